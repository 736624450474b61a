//! The checks of a session that failed, as they are answered.

use doko_engine::{BySeat, Compared, Finding, OpenPflichtsoli, Rule, Seat, SessionCheck};
use doko_proto::v1;

use super::pflichtsoli::pflichtsoli;
use super::place;
use crate::encode::{self, Scribe};
use crate::values::Value as _;
use crate::{book, texts};

/// A check that failed at this entry.
pub(super) fn failed(scribe: &Scribe, entry: u32, finding: Finding) -> v1::SessionCheck {
    let Finding {
        check,
        rule,
        compared,
    } = finding;
    v1::SessionCheck {
        kind: kind(check).into(),
        entry,
        rule: Some(encode::rule(scribe, of_rule_set(scribe, rule))),
        text: scribe.text(|language| texts::session::check(language, check, compared)),
        ..values(compared)
    }
}

/// The check that a game of the list failed by its record: the rule is the first that is
/// broken, if that is certain.
pub(super) fn faulty(
    scribe: &Scribe,
    entry: u32,
    rule: Option<v1::RuleCitation>,
) -> v1::SessionCheck {
    v1::SessionCheck {
        kind: v1::SessionCheckKind::Record.into(),
        entry,
        rule,
        text: scribe.text(|language| texts::session::faulty(language).to_owned()),
        ..v1::SessionCheck::default()
    }
}

/// What was stated, and what is right.
fn values(compared: Compared) -> v1::SessionCheck {
    match compared {
        Compared::Parity => v1::SessionCheck::default(),
        Compared::Numbers { stated, expected } => v1::SessionCheck {
            stated: Some(number(stated)),
            expected: expected.map(number),
            ..v1::SessionCheck::default()
        },
        Compared::Places { stated, expected } => both(place(stated), place(expected)),
        Compared::Duties { stated, expected } => both(stated.number(), expected.number()),
        Compared::Forced { stated, expected }
        | Compared::Missed {
            played: stated,
            expected,
        } => both(seat(stated), seat(expected)),
        Compared::Pflichtsoli { stated, expected } => seats(&stated, &expected),
    }
}

fn both(stated: i32, expected: i32) -> v1::SessionCheck {
    v1::SessionCheck {
        stated: Some(stated),
        expected: Some(expected),
        ..v1::SessionCheck::default()
    }
}

fn seats(stated: &BySeat<OpenPflichtsoli>, expected: &BySeat<OpenPflichtsoli>) -> v1::SessionCheck {
    let (stated_seats, stated_slots) = pflichtsoli(stated);
    let (expected_seats, expected_slots) = pflichtsoli(expected);
    v1::SessionCheck {
        stated_seats,
        stated_slots,
        expected_seats,
        expected_slots,
        ..v1::SessionCheck::default()
    }
}

/// Points are bounded by what a list may state, and so far within what is answered.
fn number(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn seat(seat: Option<Seat>) -> i32 {
    encode::seat_or_unset(seat)
}

/// That the next place deals is said by the league; where a rule set is silent, a
/// custom says it.
fn of_rule_set(scribe: &Scribe, rule: Rule) -> Rule {
    if rule == Rule::List5 {
        book::without_lists(scribe.published.cites)
    } else {
        rule
    }
}

fn kind(check: SessionCheck) -> v1::SessionCheckKind {
    match check {
        SessionCheck::SumZero => v1::SessionCheckKind::SumZero,
        SessionCheck::EqualParity => v1::SessionCheckKind::EqualParity,
        SessionCheck::Dealer => v1::SessionCheckKind::Dealer,
        SessionCheck::GamesLeft => v1::SessionCheckKind::GamesLeft,
        SessionCheck::Pflichtsolo => v1::SessionCheckKind::Pflichtsolo,
        SessionCheck::Vorfuehrung => v1::SessionCheckKind::Vorfuehrung,
        SessionCheck::BockFactor => v1::SessionCheckKind::BockFactor,
        SessionCheck::ListLength => v1::SessionCheckKind::ListLength,
        SessionCheck::SoloRoundOpen => v1::SessionCheckKind::SoloRoundOpen,
    }
}
