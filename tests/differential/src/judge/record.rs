//! Records as text, replayed by the engine.

use doko_engine::{
    BySeat, Card, CardSet, ClaimKind, Context, Deal, Extra, ExtraWord, OpenPflichtsoli, Play,
    Position, Refusal, Replay, RuleSet, Said, Seat,
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

/// The actions of a record.
pub(super) struct Actions {
    said: Vec<Said>,
    plays: Vec<Play>,
    extras: Vec<Extra>,
    claim_order: Vec<Card>,
}

impl Actions {
    pub(super) fn read(record: &Record) -> Result<Actions, Fault> {
        Ok(Actions {
            said: said(record)?,
            plays: plays(record)?,
            extras: extras(record)?,
            claim_order: order(&record.claim_order)?,
        })
    }

    pub(super) fn record(&self) -> doko_engine::Record<'_> {
        doko_engine::Record {
            said: &self.said,
            plays: &self.plays,
            extras: &self.extras,
            claim_order: &self.claim_order,
        }
    }
}

/// The deal of `record`, which must know its hands.
pub(super) fn deal(record: &Record) -> Result<Deal, Fault> {
    let deck = text::rule_set(&record.rule_set)?.deck;
    Ok(Deal::new(deck, known_hands(record)?).ok_or("the hands are no deal")?)
}

/// Cards in order.
pub(super) fn order(text: &str) -> Result<Vec<Card>, Fault> {
    cards(text).map(card).collect()
}

/// Replays `record`, which must know its hands.
pub(super) fn replay(record: &Record) -> Result<Replayed, Fault> {
    let rules = text::rule_set(&record.rule_set)?;
    let deal = deal(record)?;
    let actions = Actions::read(record)?;
    let mut replay = Replay::new(rules, context(record)?, deal, actions.record());
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
        open_pflichtsoli: BySeat::from_fn(|seat| {
            let open = record.open_pflichtsolo.contains(&seat.number());
            OpenPflichtsoli::free(u8::from(open))
        }),
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
            word: match extra.word {
                "claim_rest" => ExtraWord::Claim(ClaimKind::Rest),
                "surrender" => ExtraWord::Claim(ClaimKind::Surrender),
                word => ExtraWord::Announcement(text::announcement(word)?),
            },
        })
    });
    read.collect()
}
