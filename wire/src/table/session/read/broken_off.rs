//! A game of a session that an offence ended.

use doko_engine::{Offence, OffenceClass, OffenceKind, Penalties, Stated};
use doko_proto::v1;

use super::game::{inherited, same_rule_set};
use crate::decode::{self, Problems, WithHands};
use crate::published::Published;
use crate::rulings;

/// A game broken off that can be read.
pub(in super::super) struct BrokenOff {
    pub(in super::super) stated: Stated,
    pub(in super::super) game: WithHands,
    pub(in super::super) offence: Offence,
    pub(in super::super) kind: OffenceKind,
    /// How many cards were on the table before the offence.
    pub(in super::super) cards_played: u8,
}

/// Reads a game broken off, under `published`.
pub(super) fn broken_off(
    problems: &mut Problems,
    published: Option<&Published>,
    message: &v1::SessionBrokenOff,
) -> Option<BrokenOff> {
    let v1::SessionBrokenOff { record, offence } = message;
    let mut stated = Stated::default();
    let game = decode::record_with_hands(problems, record.as_ref());
    let context = record.as_ref().and_then(|it| it.context.as_ref());
    if let Some(context) = context {
        inherited(problems, context, &mut stated);
    }
    if let Some(record) = record {
        same_rule_set(problems, "record", published, record.rule_set.as_ref());
    }
    if published.is_some_and(|it| it.rules.penalties == Penalties::Off) {
        let problem = "must not be there: this rule set knows no penalties (PEN-9)";
        problems.note(
            "offence".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    let plays = record.as_ref().map_or(0, |it| it.plays.len());
    let read = rulings::offence(problems, *offence);
    if let Some((offence, _, at)) = read {
        check_class(problems, offence.class);
        if usize::try_from(at).map_or(true, |at| at > plays) {
            let problem = "must not exceed the number of plays";
            problems.note(
                "offence.cards_played".to_owned(),
                v1::ErrorReason::OutOfOrder,
                problem,
            );
        }
    }
    let (offence, kind, at) = read?;
    Some(BrokenOff {
        stated,
        game: game?,
        offence,
        kind,
        cards_played: u8::try_from(at).ok()?,
    })
}

/// Only a grave offence ends a game.
fn check_class(problems: &mut Problems, class: Option<OffenceClass>) {
    let path = "offence.class_of_effect";
    match class {
        Some(OffenceClass::Grave) => (),
        None => problems.missing_field(path),
        Some(OffenceClass::Irrelevant | OffenceClass::Minor | OffenceClass::Unsporting) => {
            let problem = "must be grave: no other offence ends a game (PEN-5, PEN-6, PEN-8)";
            problems.note(
                path.to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
    }
}
