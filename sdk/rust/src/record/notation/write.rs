//! Writing the text notation.

use std::fmt;

use super::{EXTRAS, UNKNOWN, WORDS};
use crate::card::Hand;
use crate::record::rule_set::Base;
use crate::record::{ArmutExchange, Context, ExtraAt, Pile, Play, RecordError, RuleSet, Said};
use crate::words::PflichtsoloSlot;

pub(super) fn rule_set_text(rule_set: &RuleSet) -> Result<String, RecordError> {
    let RuleSet {
        base,
        edition,
        expected_options_hash,
        overrides,
    } = rule_set;
    let (Base::Named(name), None) = (base, overrides) else {
        return Err(RecordError::new(
            "rule_set",
            "has options of its own, which have no line",
        ));
    };
    let edition = if edition.is_empty() {
        String::new()
    } else {
        format!("@{edition}")
    };
    let hash = if expected_options_hash.is_empty() {
        String::new()
    } else {
        format!("#{expected_options_hash}")
    };
    Ok(format!("{name}{edition}{hash}"))
}

pub(super) fn context_text(context: &Context) -> String {
    let mut entries = Vec::new();
    for (seat, slot) in &context.open_pflichtsoli {
        let slot = if *slot == PflichtsoloSlot::Free {
            ""
        } else {
            slot.name()
        };
        entries.push(format!("o{seat}{slot}"));
    }
    entries.extend(context.vorfuehrung.map(|seat| format!("v{seat}")));
    entries.extend(context.games_left.map(|games| format!("g{games}")));
    entries.extend(context.bock_factor.map(|factor| format!("b{factor}")));
    entries.extend(
        context
            .places
            .map(|places| format!("t{}", joined(places.iter(), ""))),
    );
    entries.join(" ")
}

pub(super) fn hand_text(hand: &Option<Hand>) -> String {
    match hand {
        Some(hand) => joined(hand.iter(), ""),
        None => UNKNOWN.to_owned(),
    }
}

pub(super) fn said_text(said: &Said) -> String {
    let code = WORDS
        .iter()
        .find(|(word, _)| *word == said.word)
        .map(|(_, code)| *code);
    let word = code.unwrap_or_else(|| said.word.name());
    format!("{}{word}{}", said.seat, argument_text(said.argument))
}

fn pile_text(pile: &Option<Pile>) -> String {
    match pile {
        None => String::new(),
        Some(Pile::Cards(cards)) => joined(cards.iter(), ""),
        Some(Pile::Count(0)) => "0".to_owned(),
        Some(Pile::Count(count)) => UNKNOWN.repeat(*count as usize),
    }
}

pub(super) fn exchange_text(exchange: &ArmutExchange) -> String {
    let trumps = exchange
        .returned_trumps
        .map(|trumps| format!("/{trumps}"))
        .unwrap_or_default();
    format!(
        "{}/{}{trumps}",
        pile_text(&exchange.pushed),
        pile_text(&exchange.returned)
    )
}

pub(super) fn play_text(play: &Play) -> String {
    let seat = play.seat.map(|seat| seat.to_string()).unwrap_or_default();
    format!("{seat}{}", play.card)
}

pub(super) fn extra_text(extra: &ExtraAt) -> String {
    let code = EXTRAS
        .iter()
        .find(|(word, _)| *word == extra.extra)
        .map(|(_, code)| *code);
    let word = code.unwrap_or_else(|| extra.extra.name());
    format!(
        "{}:{}{word}{}",
        extra.at,
        extra.seat,
        argument_text(extra.argument)
    )
}

fn argument_text(argument: u32) -> String {
    if argument == 0 {
        String::new()
    } else {
        format!("={argument}")
    }
}

pub(super) fn joined<T: fmt::Display>(values: impl Iterator<Item = T>, between: &str) -> String {
    values
        .map(|value| value.to_string())
        .collect::<Vec<String>>()
        .join(between)
}
