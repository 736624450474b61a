//! Cards, games and questions as people look at them.

use std::fmt::Write as _;

use doko_harness::{Offence, Question, Record, ScoreCounts};

/// A card, such as `♥10`.
pub(crate) fn card(text: &str) -> String {
    let (suit, rank) = text.split_at_checked(1).unwrap_or((text, ""));
    let suit = match suit {
        "C" => "♣",
        "S" => "♠",
        "H" => "♥",
        "D" => "♦",
        other => other,
    };
    let rank = if rank == "T" { "10" } else { rank };
    format!("{suit}{rank}")
}

/// Cards with spaces between them.
pub(crate) fn cards(text: &str) -> String {
    let cards: Vec<String> = doko_harness::cards(text).map(card).collect();
    cards.join(" ")
}

/// What is known of a game.
pub(crate) fn record(record: &Record) -> String {
    let mut text = format!("rule set  {}\n", record.rule_set);
    for (option, value) in &record.options {
        let _ = writeln!(text, "option    {option} = {value}");
    }
    let mut row = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = writeln!(text, "{name:<9} {value}");
        }
    };
    let number = |it: Option<u8>| it.map(|it| format!("seat {it}")).unwrap_or_default();
    row("seen by", number(record.view));
    row("forced", number(record.vorfuehrung));
    row("owing", listed(&record.open_pflichtsolo));
    row("slots", record.slots.join(", "));
    let factor = record.bock_factor.map(|it| it.to_string());
    row("bock", factor.unwrap_or_default());
    for (seat, hand) in (1..).zip(&record.hands) {
        let known = if hand.is_empty() {
            "not known".to_owned()
        } else {
            cards(hand)
        };
        row(&format!("hand {seat}"), known);
    }
    row("said", record.said.join(", "));
    let plays: Vec<&str> = doko_harness::cards(&record.plays).collect();
    for (number, trick) in (1..).zip(plays.chunks(4)) {
        row(&format!("trick {number}"), cards(&trick.join(" ")));
    }
    row("then", record.extras.join(", "));
    row("in order", cards(&record.claim_order));
    let party = record.schweine_party.clone();
    row("Schweine", party.unwrap_or_default());
    text
}

/// The question in words.
pub(crate) fn question(question: &Question) -> String {
    match question {
        Question::Play(it) => format!("May seat {} play {} now?", it.seat, card(&it.card)),
        Question::LegalCards(it) => format!("Which cards may seat {} play now?", it.seat),
        Question::Trick(it) => format!("Who wins trick {}, with how many Augen?", it.trick),
        Question::Hochzeit(_) => "Who is the partner in the Hochzeit?".to_owned(),
        Question::Position(it) => match &it.card {
            Some(kind) => format!("Who may hold {}, and what else is known?", card(kind)),
            None => "Which cards are where, as far as it is known?".to_owned(),
        },
        Question::Vorbehalte(_) => "What does the Vorbehalt round lead to?".to_owned(),
        Question::Word(it) => format!("May seat {} say `{}` now?", it.seat, it.say),
        Question::Announce(it) => {
            let party = it.party.as_ref().map(|it| format!(" for {it}"));
            let party = party.unwrap_or_default();
            format!("May seat {} announce `{}`{party} now?", it.seat, it.say)
        }
        Question::ScoreCounts(it) => counts(it),
        Question::ScoreGame(_) => "How is this game settled?".to_owned(),
        Question::Deck(it) => {
            let solo = it.solo.as_deref().unwrap_or_default();
            format!(
                "Which cards are there, and which are trumps? ({} {solo})",
                it.contract
            )
        }
        Question::Deal(_) => "Can these hands be a deal?".to_owned(),
        Question::Packets(_) => "In which packets are the cards dealt?".to_owned(),
        Question::Claim(it) => format!("May seat {} claim `{}` now?", it.seat, it.claim),
        Question::Offence(it) => offence(it),
        Question::Session(it) => format!(
            "How does a list of {} entries stand, and who deals next?",
            it.entries.len()
        ),
        Question::RuleSet(_) => "Can these options stand together?".to_owned(),
        Question::Audit(_) => "What in this record is against the rules?".to_owned(),
    }
}

/// The question what follows from an offence.
fn offence(it: &Offence) -> String {
    let named = it.named_by.map(|seat| {
        let order = &it.named_order;
        format!(" Seat {seat} had named the order `{order}` before it.")
    });
    format!(
        "What follows from an offence (`{}`) of seat {} after {} cards, of which seat {} complains \
         after {}?{}",
        it.kind,
        it.offender,
        it.at,
        it.complainant,
        it.complained_at,
        named.unwrap_or_default()
    )
}

/// The question how a game is settled of which only the counts are known.
fn counts(counts: &ScoreCounts) -> String {
    let special = counts.special.iter();
    let special: Vec<String> = special
        .map(|(what, party)| format!("{what} for {party}"))
        .collect();
    format!(
        "How is a game settled ({}, Re are seats {} with {} Augen and {} tricks against {}, \
         announced: {}; special points: {})?",
        counts.kind,
        listed(&counts.re),
        counts.re_augen,
        counts.re_tricks,
        counts.kontra_tricks,
        none_if_empty(counts.announcements.join(", ")),
        none_if_empty(special.join(", ")),
    )
}

fn none_if_empty(text: String) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text
    }
}

fn listed(seats: &[u8]) -> String {
    let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
    seats.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_their_signs() {
        assert_eq!(cards("CQ HT D9"), "♣Q ♥10 ♦9");
    }

    #[test]
    fn a_record_shows_hands_words_and_tricks() {
        let shown = record(&Record {
            rule_set: "vln".to_owned(),
            hands: vec!["CQ".to_owned(), String::new()],
            said: vec!["1 gesund".to_owned()],
            plays: "CA CT CK C9 SA".to_owned(),
            ..Record::default()
        });
        assert_eq!(
            shown,
            "rule set  vln\nhand 1    ♣Q\nhand 2    not known\nsaid      1 gesund\n\
             trick 1   ♣A ♣10 ♣K ♣9\ntrick 2   ♠A\n"
        );
    }
}
