//! A game that is shortened, in words: which rules allow it, and what comes of it.

use doko_engine::{Card, Claim, ClaimKind, List, Position, Rule, Seat};

use super::template::{Filling, Sentence, Template};
use super::{Voice, phrases as say};

/// A claim that holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shortened {
    seat: Seat,
    kind: ClaimKind,
    order: List<Card, 48>,
    /// How many tricks are left, the running one among them.
    tricks: u8,
    /// Whether every hand is known.
    seen: bool,
}

impl Shortened {
    /// By `claim` in this position, which stands for all that can be the case where not
    /// every hand is `seen`.
    pub(crate) fn by(position: &Position<'_>, claim: &Claim<'_>, seen: bool) -> Shortened {
        let complete = position.game().map_or(0, |game| game.tricks().len());
        let complete = u8::try_from(complete).unwrap_or(u8::MAX);
        Shortened {
            seat: claim.seat,
            kind: claim.kind,
            order: List::of(claim.order, Card::CA),
            tricks: position.rules().deck.hand_size().saturating_sub(complete),
            seen,
        }
    }

    /// The rules by which it holds, each with the sentence about this case.
    pub(super) fn rules_and_templates(
        &self,
    ) -> impl Iterator<Item = (Rule, &'static Template)> + use<> {
        // One card has no order.
        let sure = if self.order.len() < 2 {
            &say::REST_IS_SURE
        } else {
            &say::REST_IS_SURE_IN_ORDER
        };
        let (first, taken, unseen) = match self.kind {
            ClaimKind::Rest => (
                (Rule::Claim5, sure),
                Some((Rule::Claim7, &say::REST_IS_TAKEN)),
                (!self.seen).then_some((Rule::Claim6, &say::REST_IS_SURE_UNSEEN)),
            ),
            // Nothing of a surrender depends on the cards.
            ClaimKind::Surrender => ((Rule::Claim8, &say::REST_IS_GIVEN_UP), None, None),
        };
        core::iter::once(first).chain(taken).chain(unseen)
    }

    fn fillings(&self) -> [(&'static str, Filling); 3] {
        [
            ("seat", Filling::Seat(self.seat)),
            ("cards", Filling::Row(self.order)),
            ("tricks", Filling::Number(self.tricks)),
        ]
    }
}

/// Which rules let the game end here, and why: "Seat 1 surrenders ...".
pub(crate) fn shortened(
    shortened: &Shortened,
) -> impl Iterator<Item = (Rule, impl Fn(&Voice) -> Sentence)> {
    let fillings = shortened.fillings();
    let each = shortened.rules_and_templates();
    each.map(move |(rule, template)| (rule, move |voice: &Voice| template.fill(voice, &fillings)))
}
