//! What says that an action is legal, and which rule allows it.

use doko_engine::{Announced, Position, Rule, Seat};
use doko_proto::v1;

use super::{Scribe, citation, includes};
use crate::decode::Spoken;
use crate::texts::{self, Allowed, Shortened};
use crate::values::Value as _;

/// A card or a word that is legal.
pub(crate) fn acceptance(scribe: &Scribe, allowed: &Allowed) -> v1::Acceptance {
    let said = scribe.said(|voice| texts::allowed(voice, allowed));
    v1::Acceptance {
        decided_by: vec![citation(scribe, allowed.rule(), None, said)],
        ..v1::Acceptance::default()
    }
}

/// What would allow this word in this position; its cards are named if they may be `seen`.
pub(crate) fn allowed_word(
    position: &Position<'_>,
    (seat, word): (Seat, Spoken),
    seen: bool,
) -> Option<Allowed> {
    match word {
        Spoken::Said(word, _) => {
            let rules = position.rules();
            Some(Allowed::said(rules, position.round(), (seat, word), seen))
        }
        Spoken::Extra(word) => Allowed::extra(position, seat, word),
    }
}

/// A word that is legal, by what allows it.
pub(crate) fn word_accepted(scribe: &Scribe, allowed: Option<Allowed>) -> v1::Acceptance {
    let allowed = allowed.map(|it| acceptance(scribe, &it));
    allowed.unwrap_or_default()
}

/// An announcement that may be `made` in this position.
pub(crate) fn announcement_accepted(
    scribe: &Scribe,
    position: &Position<'_>,
    made: &Announced,
) -> v1::Acceptance {
    let in_time = texts::rule_of_time(position, made);
    let said = scribe.said(|voice| texts::in_time(voice, position, made));
    let mut decided_by = vec![citation(scribe, in_time, None, said)];
    let includes = includes(made.lowest_level, made.announcement, made.party, made.alone);
    if !includes.is_empty() {
        let said = scribe.said(|voice| texts::announces_more(voice, made));
        decided_by.push(citation(scribe, Rule::Ann8, None, said));
    }
    v1::Acceptance {
        includes,
        mode: made.mode.number(),
        decided_by,
    }
}

/// A claim that ends the game.
pub(crate) fn claim_accepted(scribe: &Scribe, shortened: &Shortened) -> v1::Acceptance {
    let each = texts::shortened(shortened);
    v1::Acceptance {
        decided_by: each
            .map(|(rule, told)| citation(scribe, rule, None, scribe.said(told)))
            .collect(),
        ..v1::Acceptance::default()
    }
}
