//! Slips of the pen in a vector.

use std::collections::BTreeMap;

use crate::{
    AnnounceAnswer, Answer, ClaimAnswer, Extra, OffenceAnswer, OffenceOutcome, PlayAnswer,
    Question, Record, Said, SessionEntry, Vector, Verdict, WordAnswer, cards,
};

/// Every word of the Vorbehalt round.
const SAID: [&str; 26] = [
    "gesund",
    "vorbehalt",
    "yes",
    "no",
    "hochzeit",
    "armut",
    "throw",
    "schweine",
    "solo_karo",
    "solo_kreuz",
    "solo_pik",
    "solo_herz",
    "solo_damen",
    "solo_buben",
    "solo_koenige",
    "solo_fleischlos",
    "solo_damen_buben",
    "solo_koenige_buben",
    "solo_koenige_damen",
    "solo_koehler",
    "bid",
    "pass",
    "push",
    "accept",
    "refuse",
    "return",
];

/// The ranks of a pair of Schweine above the aces, and those of which there are none.
const PAIRS: [&str; 5] = ["9", "10", "K", "Q", "J"];

/// Every announcement, the lowest first.
const ANNOUNCEMENTS: [&str; 6] = [
    "re", "kontra", "keine_90", "keine_60", "keine_30", "schwarz",
];

/// What is wrong with the form of `vector`; nothing if it is well written.
///
/// This knows what a card, a deck and a word look like, but no rule of the
/// game: whether a record is played by the rules is for judges to say.
pub fn faults(vector: &Vector) -> Vec<String> {
    let mut faults = Vec::new();
    let mut claim = |holds: bool, fault: &str| {
        if !holds {
            faults.push(format!("{}: {fault}", vector.id));
        }
    };
    claim(
        is_case_id(&vector.id),
        "the id is not like `C-01` or `H-09/a`",
    );
    claim(is_slug(&vector.name), "the name is not a slug");
    claim(vector.why.ends_with('.'), "`why` is not a sentence");
    claim(!vector.source.is_empty(), "no source");
    claim(!vector.rules.is_empty(), "no rules");
    claim(
        vector.rules.iter().all(|rule| is_rule_id(rule)),
        "a rule id is not like `FOLLOW-2`",
    );
    claim(
        answer_is_sound(&vector.answer),
        "the verdict and its reasons do not fit",
    );
    let hand_size = hand_size(&vector.question);
    for record in records(&vector.question) {
        let impossible_deal = matches!(vector.question, Question::Deal(_));
        claim(
            impossible_deal || is_deck(&record.hands, hand_size),
            "the hands are not the deck",
        );
        claim(plays_fit(record), "a card is played that nobody was dealt");
        claim(words_fit(record), "a word cannot be read");
        claim(
            extras_in_order(record),
            "`extras` are not in the order of time",
        );
    }
    claim(
        own_cards_exist(&vector.question),
        "the card asked about does not exist",
    );
    faults
}

/// `C-01` or `H-09/a`; house rules of other programs have two letters, such as `HT-10`, and a game
/// by chance has the number of its seed, such as `G-1234`.
fn is_case_id(id: &str) -> bool {
    let (case, letter) = id
        .split_once('/')
        .map_or((id, "a"), |(case, letter)| (case, letter));
    let Some((topic, number)) = case.split_once('-') else {
        return false;
    };
    let is_topic = (1..=2).contains(&topic.len());
    is_topic
        && topic.chars().all(|it| it.is_ascii_uppercase())
        && letter.len() == 1
        && letter.chars().all(|it| it.is_ascii_lowercase())
        && number.len() >= 2
        && number.chars().all(|c| c.is_ascii_digit())
}

/// Small letters and digits, joined by single hyphens.
fn is_slug(text: &str) -> bool {
    text.split('-').all(|part| {
        !part.is_empty()
            && part
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    })
}

/// Capital letters, a hyphen, a number.
fn is_rule_id(id: &str) -> bool {
    id.split_once('-').is_some_and(|(chapter, number)| {
        !chapter.is_empty()
            && chapter.chars().all(|c| c.is_ascii_uppercase())
            && number.parse::<u8>().is_ok()
    })
}

/// A refusal has reasons, and what is undecided may have those that it would be refused for;
/// anything else has none.
fn answer_is_sound(answer: &Answer) -> bool {
    let are_there = |list: &Option<Vec<String>>| list.as_ref().is_some_and(|it| !it.is_empty());
    let fits = |verdict: &Verdict, reasons: &Option<Vec<String>>| match verdict {
        Verdict::Refused => are_there(reasons),
        Verdict::Undecided => true,
        Verdict::Accepted | Verdict::RecordFaulty => !are_there(reasons),
    };
    match answer {
        Answer::Play(PlayAnswer {
            verdict, reasons, ..
        })
        | Answer::Announce(AnnounceAnswer {
            verdict, reasons, ..
        }) => fits(verdict, reasons),
        Answer::Claim(ClaimAnswer {
            verdict, reasons, ..
        })
        | Answer::Word(WordAnswer {
            verdict, reasons, ..
        }) => fits(verdict, reasons),
        Answer::Offence(OffenceAnswer {
            outcome, reasons, ..
        }) => (*outcome == OffenceOutcome::Refused) == are_there(reasons),
        Answer::RuleSet(it) => (it.verdict == Verdict::Refused) == are_there(&it.problems),
        Answer::Unsupported(_) | Answer::Failed(_) => false,
        Answer::LegalCards(_)
        | Answer::Trick(_)
        | Answer::Hochzeit(_)
        | Answer::Position(_)
        | Answer::Vorbehalte(_)
        | Answer::Score(_)
        | Answer::Deck(_)
        | Answer::Deal(_)
        | Answer::Packets(_)
        | Answer::Audit(_)
        | Answer::Session(_) => true,
    }
}

/// Twelve cards, or ten if the nines are left out.
fn hand_size(question: &Question) -> usize {
    match question.options().get("deck.nines").map(String::as_str) {
        Some("without") => 10,
        None if question.rule_set() == "vln" => 10,
        _ => 12,
    }
}

/// Whether `hands` are four, as many as are known of the size dealt, and
/// together the deck or a part of it.
fn is_deck(hands: &[String], hand_size: usize) -> bool {
    if hands.is_empty() {
        return true;
    }
    let known = || hands.iter().filter(|hand| !hand.is_empty());
    let counts = counted(hands.iter().flat_map(|hand| cards(hand)));
    hands.len() == 4
        && known().all(|hand| cards(hand).count() == hand_size)
        && counts.iter().all(|(card, count)| {
            is_card(card) && *count <= 2 && (hand_size == 12 || !card.ends_with('9'))
        })
        && (known().count() < 4 || counts.values().all(|count| *count == 2))
}

/// Whether no card is played more often than it was dealt, or than there are.
fn plays_fit(record: &Record) -> bool {
    let all_known = record.hands.iter().all(|hand| !hand.is_empty());
    let dealt = counted(record.hands.iter().flat_map(|hand| cards(hand)));
    counted(cards(&record.plays)).iter().all(|(card, count)| {
        if record.hands.is_empty() || !all_known {
            *count <= 2
        } else {
            dealt.get(card).is_some_and(|dealt| count <= dealt)
        }
    })
}

/// Whether every word is one that the format knows.
fn words_fit(record: &Record) -> bool {
    let seats = record
        .open_pflichtsolo
        .iter()
        .chain(record.vorfuehrung.iter())
        .chain(record.view.iter());
    record.said().all(|said| said.as_ref().is_some_and(is_said))
        && record
            .extras()
            .all(|extra| extra.as_ref().is_some_and(is_extra))
        && seats.copied().all(is_seat)
        && (record.slots.is_empty() || record.slots.len() == record.open_pflichtsolo.len())
}

/// A word of the round with an argument that it can have.
fn is_said(said: &Said<'_>) -> bool {
    let fits = match (said.word, said.argument) {
        ("bid", argument) => argument.is_some_and(|it| it.parse::<u8>().is_ok()),
        ("push" | "return", argument) => cards(argument.unwrap_or_default()).all(is_card),
        ("schweine", argument) => argument.is_none_or(|it| PAIRS.contains(&it)),
        ("hochzeit", _) | (_, None) => true,
        (word, Some(argument)) => word.starts_with("solo_") && argument.parse::<u8>().is_ok(),
    };
    SAID.contains(&said.word) && fits
}

/// An announcement, a claim, Schweine or a Genscher.
fn is_extra(extra: &Extra<'_>) -> bool {
    match (extra.word, extra.argument) {
        ("schweine", argument) => argument.is_none_or(|it| PAIRS.contains(&it)),
        ("genscher", argument) => argument.is_some_and(|it| matches!(it, "1" | "2" | "3" | "4")),
        ("claim_rest" | "surrender", None) => true,
        ("claim_rest" | "surrender", Some(_)) => false,
        (word, party) => is_announcement(word, party),
    }
}

/// An announcement, with the party of an Absage if one is named.
fn is_announcement(word: &str, party: Option<&str>) -> bool {
    let is_absage = !matches!(word, "re" | "kontra");
    let is_party = |it| is_absage && matches!(it, "re" | "kontra");
    ANNOUNCEMENTS.contains(&word) && party.is_none_or(is_party)
}

/// Whether nothing was said before what stands in front of it, or later than now.
fn extras_in_order(record: &Record) -> bool {
    let moments: Vec<usize> = record
        .extras()
        .flatten()
        .map(|extra| extra.at.into())
        .collect();
    moments.is_sorted() && moments.iter().all(|&at| at <= cards(&record.plays).count())
}

/// Whether cards, seats and words beside the record are such.
fn own_cards_exist(question: &Question) -> bool {
    match question {
        Question::Play(it) => is_card(&it.card) && is_seat(it.seat),
        Question::LegalCards(it) => is_seat(it.seat),
        Question::Word(it) => {
            let (said, extra) = (it.said(), it.extra());
            let said = said.as_deref().and_then(Said::read);
            let extra = extra.as_deref().and_then(Extra::read);
            is_seat(it.seat)
                && (said.is_some_and(|it| is_said(&it)) || extra.is_some_and(|it| is_extra(&it)))
        }
        Question::Announce(it) => is_announcement(&it.say, it.party.as_deref()) && is_seat(it.seat),
        Question::Claim(it) => {
            let kind = matches!(it.claim.as_str(), "rest" | "surrender");
            kind && is_seat(it.seat) && cards(&it.order).all(is_card)
        }
        Question::Offence(it) => {
            it.at <= it.complained_at
                && usize::from(it.complained_at) <= cards(&it.record.plays).count()
                && is_seat(it.offender)
                && is_seat(it.complainant)
                && it.named_by.is_none_or(is_seat)
                && it.named_by.is_some() != it.named_order.is_empty()
                && cards(&it.named_order).all(is_card)
        }
        Question::ScoreCounts(it) => it.re.iter().copied().all(is_seat) && it.re_augen <= 240,
        Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Position(_)
        | Question::Vorbehalte(_)
        | Question::ScoreGame(_)
        | Question::Deck(_)
        | Question::Deal(_)
        | Question::Packets(_)
        | Question::RuleSet(_)
        | Question::Audit(_) => true,
        Question::Session(it) => it.entries.iter().all(entry_is_sound),
    }
}

/// The records of a question.
fn records(question: &Question) -> Vec<&Record> {
    let Question::Session(session) = question else {
        return question.record().into_iter().collect();
    };
    let games = session.entries.iter().filter_map(|entry| match entry {
        SessionEntry::Record(it) => Some(&it.record),
        SessionEntry::BrokenOff(it) => Some(&it.record),
        SessionEntry::Settled(_)
        | SessionEntry::Counts(_)
        | SessionEntry::Redeal(_)
        | SessionEntry::Penalty(_)
        | SessionEntry::Correction(_)
        | SessionEntry::TimeOver
        | SessionEntry::SoloRound {} => None,
    });
    games.collect()
}

/// Whether places and seats beside the records are such.
fn entry_is_sound(entry: &SessionEntry) -> bool {
    let is_place = |place: &u8| *place < 8;
    match entry {
        SessionEntry::Settled(it) => {
            it.dealer.iter().all(is_place) && it.re.iter().copied().all(is_seat)
        }
        SessionEntry::Record(it) => it.dealer.iter().chain(&it.places).all(is_place),
        SessionEntry::Counts(it) => {
            it.dealer.iter().all(is_place) && it.counts.re.iter().copied().all(is_seat)
        }
        SessionEntry::BrokenOff(it) => is_seat(it.offender),
        SessionEntry::Redeal(it) => it.dealer.iter().all(is_place),
        SessionEntry::Penalty(_)
        | SessionEntry::Correction(_)
        | SessionEntry::TimeOver
        | SessionEntry::SoloRound {} => true,
    }
}

/// How often each card stands in a list.
fn counted<'a>(cards: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(card).or_insert(0) += 1;
    }
    counts
}

/// A suit and a rank.
fn is_card(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|suit| "CSHD".contains(suit))
        && letters.next().is_some_and(|rank| "ATKQJ9".contains(rank))
        && letters.next().is_none()
}

/// 1 to 4.
fn is_seat(seat: u8) -> bool {
    (1..=4).contains(&seat)
}
