//! What is asked about a game.

use doko_harness::{
    Announce, Audit, Claim, Hochzeit, LegalCards, Options, Play, PositionQuestion, Question,
    Record, ScoreCounts, ScoreGame, Trick, Vorbehalte, Word, cards,
};
use fastrand::Rng;

use super::shrink::with;

const ANNOUNCEMENTS: [&str; 6] = [
    "re", "kontra", "keine_90", "keine_60", "keine_30", "schwarz",
];

const WORDS: [&str; 12] = [
    "gesund",
    "vorbehalt",
    "yes",
    "no",
    "hochzeit",
    "hochzeit fehl",
    "solo_karo",
    "solo_damen",
    "armut",
    "throw",
    "accept",
    "pass",
];

/// How seldom a question is asked once more through the eyes of a seat.
const VIEWS: u8 = 6;

/// Questions about the game as it stands, some of them about what is against the rules, and
/// some as one who does not know all hands asks them.
pub(super) fn about(record: &Record, random: &mut Rng) -> Vec<Question> {
    let plays = cards(&record.plays).count();
    let mut questions = if plays == 0 {
        about_the_beginning(record, random)
    } else {
        about_the_play(record, plays, random)
    };
    let seen: Vec<Question> = questions.iter().filter_map(|it| seen(it, random)).collect();
    questions.extend(seen);
    questions
}

fn about_the_beginning(record: &Record, random: &mut Rng) -> Vec<Question> {
    let mut questions = vec![Question::Vorbehalte(Vorbehalte {
        record: record.clone(),
    })];
    questions.extend(a_card(record, random));
    questions.extend(a_word(record, random));
    if record.said.is_empty() {
        let tricks = record.hands.first().map_or(12, |it| cards(it).count());
        let counts = counts(&record.rule_set, &record.options, tricks, random);
        questions.push(Question::ScoreCounts(counts));
    }
    questions
}

fn about_the_play(record: &Record, plays: usize, random: &mut Rng) -> Vec<Question> {
    let it = || record.clone();
    let mut questions = Vec::new();
    if plays.is_multiple_of(4) {
        // Whoever is wrong about a trick is wrong about what follows from it, too.
        questions.extend(u8::try_from(plays / 4).ok().map(|trick| {
            Question::Trick(Trick {
                record: it(),
                trick,
            })
        }));
    }
    questions.extend(a_card(record, random));
    if random.u8(..4) == 0 {
        let seat = random.u8(1..=4);
        questions.push(Question::LegalCards(LegalCards { record: it(), seat }));
    }
    if random.u8(..3) == 0 {
        let say = random.choice(ANNOUNCEMENTS).unwrap_or("re").to_owned();
        let seat = random.u8(1..=4);
        let is_absage = !matches!(say.as_str(), "re" | "kontra");
        let party = random.choice([None, None, Some("re"), Some("kontra")]);
        let party = party.flatten().filter(|_| is_absage);
        questions.push(Question::Announce(Announce {
            record: it(),
            seat,
            say,
            party: party.map(str::to_owned),
        }));
    }
    if random.u8(..8) == 0 {
        questions.push(Question::Position(PositionQuestion {
            record: it(),
            card: a_dealt_card(record, random),
        }));
    }
    if plays > LATE && random.u8(..6) == 0 {
        let claim = random.choice(["rest", "surrender"]).unwrap_or("rest");
        questions.push(Question::Claim(Claim {
            record: it(),
            seat: random.u8(1..=4),
            claim: claim.to_owned(),
            order: String::new(),
        }));
    }
    if plays.is_multiple_of(4) && record.said.iter().any(|it| it.contains("hochzeit")) {
        questions.push(Question::Hochzeit(Hochzeit { record: it() }));
    }
    questions.extend(about_the_end(record, plays, random));
    questions
}

/// With fewer cards on the table than this nobody claims anything.
const LATE: usize = 16;

/// How a game that has ended is settled, what in it is against the rules, and the same of a
/// game in which something is.
fn about_the_end(record: &Record, plays: usize, random: &mut Rng) -> Vec<Question> {
    let hand = record.hands.first().map_or(12, |it| cards(it).count());
    let is_short = record
        .extras
        .iter()
        .any(|it| it.contains("claim_rest") || it.contains("surrender"));
    if plays < 4 * hand && !is_short {
        return Vec::new();
    }
    let audit = |record| Question::Audit(Audit { record });
    let settled = Question::ScoreGame(ScoreGame {
        record: record.clone(),
        ended_by: None,
    });
    let mut questions = vec![settled, audit(record.clone())];
    questions.extend(damaged(record, random).map(audit));
    questions
}

/// The question through the eyes of a seat: the other hands are in the record and not to be
/// seen, or they are not in it.
fn seen(question: &Question, random: &mut Rng) -> Option<Question> {
    question.record()?;
    if random.u8(..VIEWS) > 0 {
        return None;
    }
    let seat = random.u8(1..=4);
    let is_hidden = random.bool();
    Some(with(question, |record| {
        record.view = Some(seat);
        let hands = record.hands.iter_mut().zip(1..);
        for (hand, _) in hands.filter(|(_, owner)| is_hidden && *owner != seat) {
            hand.clear();
        }
    }))
}

/// A card that somebody was dealt.
fn a_dealt_card(record: &Record, random: &mut Rng) -> Option<String> {
    let hand = random.choice(&record.hands)?;
    let card = random.choice(cards(hand).collect::<Vec<_>>())?;
    Some(card.to_owned())
}

/// Whether a word may be said. Most may not.
fn a_word(record: &Record, random: &mut Rng) -> Option<Question> {
    Some(Question::Word(Word {
        record: record.clone(),
        seat: random.u8(1..=4),
        say: random.choice(WORDS)?.to_owned(),
        in_play: false,
    }))
}

/// A game of which only the counts are known.
pub(super) fn counts(
    rule_set: &str,
    options: &Options,
    tricks: usize,
    random: &mut Rng,
) -> ScoreCounts {
    let tricks = u8::try_from(tricks).unwrap_or(12);
    let is_solo = random.u8(..4) == 0;
    let re = match random.u8(..4) {
        first if is_solo => vec![first + 1],
        0 => vec![1, 2],
        1 => vec![2, 3],
        _ => vec![1, 3],
    };
    let re_augen = random.u16(..=240);
    let re_tricks = random.u8(1..10);
    // Each party has announced all levels up to one.
    let mut announcements = Vec::new();
    for (party, most) in [("re", random.usize(..5)), ("kontra", random.usize(..4))] {
        let levels = [party, "keine_90", "keine_60", "keine_30", "schwarz"];
        for level in levels.into_iter().take(most) {
            announcements.push(if level == party {
                party.to_owned()
            } else {
                format!("{party} {level}")
            });
        }
    }
    let special = ["fuchs", "doppelkopf", "karlchen"].into_iter();
    let special = special
        .filter(|_| !is_solo && random.bool())
        .collect::<Vec<_>>();
    let special = special.into_iter().map(|what| {
        let party = if random.bool() { "re" } else { "kontra" };
        (what.to_owned(), party.to_owned())
    });
    ScoreCounts {
        rule_set: rule_set.to_owned(),
        options: options.clone(),
        kind: if is_solo { "solo" } else { "normal" }.to_owned(),
        solo: is_solo.then(|| "damen".to_owned()),
        re,
        re_augen,
        re_tricks,
        kontra_tricks: tricks.saturating_sub(re_tricks),
        announcements,
        special: special.collect(),
        bock_factor: None,
    }
}

/// Whether a card may be played: mostly one of those that the seat was dealt, and mostly by
/// the seat that follows the last one.
fn a_card(record: &Record, random: &mut Rng) -> Option<Question> {
    let seat = random.u8(1..=4);
    let dealt = if random.u8(..8) == 0 {
        random.choice(&record.hands)?
    } else {
        record.hands.get(usize::from(seat - 1))?
    };
    let card = random.choice(cards(dealt).collect::<Vec<_>>())?.to_owned();
    Some(Question::Play(Play {
        record: record.clone(),
        seat,
        card,
    }))
}

/// The record with two cards of one seat exchanged, which most often is a revoke that a
/// later card proves.
fn damaged(record: &Record, random: &mut Rng) -> Option<Record> {
    let mut plays: Vec<&str> = cards(&record.plays).collect();
    let hand = random.choice(&record.hands)?;
    let own: Vec<usize> = (0..plays.len())
        .filter(|&at| {
            plays
                .get(at)
                .is_some_and(|card| cards(hand).any(|it| it == *card))
        })
        .collect();
    let (one, other) = (*random.choice(&own)?, *random.choice(&own)?);
    plays.swap(one, other);
    Some(Record {
        plays: plays.join(" "),
        ..record.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_won_a_trick_is_asked_before_what_follows_from_it() {
        let record = Record {
            hands: vec!["DA".into(), "DT".into(), "DK".into(), "D9".into()],
            plays: "DA DT DK D9".to_owned(),
            ..Record::default()
        };
        for seed in 0..20 {
            let questions = about(&record, &mut Rng::with_seed(seed));
            assert!(matches!(questions.first(), Some(Question::Trick(it)) if it.trick == 1));
        }
    }
}
