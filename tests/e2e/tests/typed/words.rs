//! Words of the vectors as values of the SDK, and back.

use anyhow::{Context as _, Result};
use doko_harness::Verdict as Told;
use doko_sdk::{Card, Place, Rank, RuleCitation, Seat, Verdict};

pub(super) fn seat(number: u8) -> Result<Seat> {
    Ok(number.to_string().parse()?)
}

pub(super) fn number(seat: Seat) -> u8 {
    match seat {
        Seat::S1 => 1,
        Seat::S2 => 2,
        Seat::S3 => 3,
        Seat::S4 => 4,
    }
}

/// A place, which has an index in the vectors.
pub(super) fn place(index: u8) -> Result<Place> {
    let all = Place::ALL.get(usize::from(index));
    all.copied().with_context(|| format!("no place {index}"))
}

pub(super) fn index(place: Place) -> u8 {
    match place {
        Place::P1 => 0,
        Place::P2 => 1,
        Place::P3 => 2,
        Place::P4 => 3,
        Place::P5 => 4,
        Place::P6 => 5,
        Place::P7 => 6,
        Place::P8 => 7,
    }
}

/// A pair of diamonds.
pub(super) fn pair(text: &str) -> Result<Rank> {
    let card: Card = match text {
        "10" => Card::DT,
        other => format!("D{other}").parse()?,
    };
    Ok(card.rank())
}

pub(super) fn of_pair(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "A",
        Rank::Ten => "10",
        Rank::King => "K",
        Rank::Queen => "Q",
        Rank::Jack => "J",
        Rank::Nine => "9",
    }
}

pub(super) fn of_cards(cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
    names.join(" ")
}

/// The value with this name, of those that may become more.
pub(super) fn known<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Result<T> {
    let found = all.iter().copied().find(|it| name(*it) == text);
    found.with_context(|| format!("no `{text}`"))
}

/// What a verdict says, and why.
pub(super) fn told(verdict: &Verdict) -> (Told, &[RuleCitation]) {
    match verdict {
        Verdict::Accepted(_) => (Told::Accepted, &[]),
        Verdict::Refused(refusal) => (Told::Refused, &refusal.violations),
        Verdict::Undecided(undecided) => (Told::Undecided, &undecided.violations),
        Verdict::RecordFaulty(_) => (Told::RecordFaulty, &[]),
    }
}

pub(super) fn reasons(violations: &[RuleCitation]) -> Option<Vec<String>> {
    let named = |it: &RuleCitation| it.reason.map(|reason| reason.name().to_owned());
    violations.iter().map(named).collect()
}

pub(super) fn rule(citations: &[RuleCitation]) -> Option<String> {
    citations.first().map(|it| it.rule_id.clone())
}
