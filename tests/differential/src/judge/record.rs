//! Records as text, replayed by the engine.

use doko_engine::{
    BySeat, Card, CardSet, Context, Deal, Extra, ExtraWord, Play, Position, Refusal, Replay,
    RuleSet, Said, Seat,
};
use doko_harness::{Record, cards};

use super::{Fault, text};

/// A record after its last action.
pub(super) enum Replayed {
    /// Everything in it was legal.
    Legal(Box<Position<'static>>),
    /// Something in it was refused.
    Refused(Refusal),
}

/// Replays `record`, which must know its hands.
pub(super) fn replay(record: &Record) -> Result<Replayed, Fault> {
    let rules = text::rule_set(&record.rule_set)?;
    let deal = Deal::new(rules.deck, known_hands(record)?).ok_or("the hands are no deal")?;
    let (said, plays, extras) = (said(record)?, plays(record)?, extras(record)?);
    let actions = doko_engine::Record {
        said: &said,
        plays: &plays,
        extras: &extras,
    };
    let mut replay = Replay::new(rules, context(record)?, deal, actions);
    while let Some(step) = replay.step() {
        if let Err(refusal) = step.outcome {
            return Ok(Replayed::Refused(refusal));
        }
    }
    Ok(Replayed::Legal(Box::new(replay.into_position())))
}

/// The rule set of `record`.
pub(super) fn rules(record: &Record) -> Result<&'static RuleSet, Fault> {
    text::rule_set(&record.rule_set)
}

/// What the list asks of the players.
pub(super) fn context(record: &Record) -> Result<Context, Fault> {
    Ok(Context {
        open_pflichtsolo: BySeat::from_fn(|seat| record.open_pflichtsolo.contains(&seat.number())),
        vorfuehrung: record.vorfuehrung.map(text::seat).transpose()?,
    })
}

/// The hands, each `None` if the record does not know them.
pub(super) fn hands(record: &Record) -> Result<BySeat<Option<CardSet>>, Fault> {
    if record.hands.is_empty() {
        return Ok(BySeat::default());
    }
    Ok(known_hands(record)?.map(|_, &hand| Some(hand)))
}

/// What was said before the first card.
pub(super) fn said(record: &Record) -> Result<Vec<Said>, Fault> {
    let read = record.said().map(|said| {
        let said = said.ok_or("a word of the round cannot be read")?;
        Ok(Said {
            seat: text::seat(said.seat)?,
            word: text::word(said.word, said.argument)?,
        })
    });
    read.collect()
}

/// A card.
pub(super) fn card(text: &str) -> Result<Card, Fault> {
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

fn known_hands(record: &Record) -> Result<BySeat<CardSet>, Fault> {
    let mut hands = BySeat::default();
    if record.hands.len() != Seat::ALL.len() {
        return Err(format!("{} hands", record.hands.len()));
    }
    for (seat, text) in Seat::ALL.into_iter().zip(&record.hands) {
        *hands.get_mut(seat) = text
            .parse()
            .map_err(|error| format!("hand {seat}: {error}"))?;
    }
    Ok(hands)
}

fn plays(record: &Record) -> Result<Vec<Play>, Fault> {
    let read = cards(&record.plays).map(|text| {
        Ok(Play {
            seat: None,
            card: card(text)?,
        })
    });
    read.collect()
}

fn extras(record: &Record) -> Result<Vec<Extra>, Fault> {
    let read = record.extras().map(|extra| {
        let extra = extra.ok_or("an announcement cannot be read")?;
        Ok(Extra {
            at: extra.at,
            seat: text::seat(extra.seat)?,
            word: ExtraWord::Announcement(text::announcement(extra.word)?),
        })
    });
    read.collect()
}
