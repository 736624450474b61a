//! [`Item`]: one line of a settlement.

use crate::list::List;
use crate::options::SpecialPoint;
use crate::party::Party;
use crate::rule::Rule;
use crate::seat::Seat;

/// What an [`Item`] is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ItemKind {
    /// The game is won.
    Won,
    /// The loser has less than 90 (level 1), 60 (2) or 30 (3), or no trick (4).
    Below(u8),
    /// The loser failed with its Absage of this level, 1 to 4, and is taken to be
    /// below it itself.
    Mirrored(u8),
    /// An Ansage of this party.
    Ansage(Party),
    /// The Absage of this level, 1 to 4, by this party.
    Absage(Party, u8),
    /// The mark was reached against the Absage of this level, 1 to 4.
    Against(u8),
    /// A special point.
    Special(SpecialPoint),
    /// Kontra has won.
    GegenDieAlten,
    /// The game counts as a solo.
    SoloPoint,
}

/// How a settlement is built: what an Ansage does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Form {
    /// It is an item like the others (SCORE-1 to SCORE-12).
    Adding,
    /// It doubles the base (SCORE-18 to SCORE-20).
    Doubling,
}

impl ItemKind {
    /// The rule that gives the points of the item to `party`.
    pub(super) const fn rule(self, party: Party, form: Form) -> Rule {
        match (self, form, party) {
            (
                ItemKind::Won | ItemKind::Below(_) | ItemKind::Mirrored(_) | ItemKind::Absage(..),
                Form::Doubling,
                _,
            ) => Rule::Score18,
            (ItemKind::Won, Form::Adding, _) => Rule::Score1,
            (ItemKind::Below(1) | ItemKind::Mirrored(1), Form::Adding, _) => Rule::Score2,
            (ItemKind::Below(2) | ItemKind::Mirrored(2), Form::Adding, _) => Rule::Score3,
            (ItemKind::Below(3) | ItemKind::Mirrored(3), Form::Adding, _) => Rule::Score4,
            (ItemKind::Below(_) | ItemKind::Mirrored(_), Form::Adding, _) => Rule::Score5,
            (ItemKind::Ansage(Party::Re), ..) => Rule::Score6,
            (ItemKind::Ansage(Party::Kontra), ..) => Rule::Score7,
            (ItemKind::Absage(Party::Re, _), Form::Adding, _) => Rule::Score8,
            (ItemKind::Absage(Party::Kontra, _), Form::Adding, _) => Rule::Score9,
            (ItemKind::Against(_), _, Party::Re) => Rule::Score10,
            (ItemKind::Against(_), _, Party::Kontra) => Rule::Score11,
            (ItemKind::Special(point), ..) => point.rule(),
            (ItemKind::GegenDieAlten, ..) => Rule::Score32,
            (ItemKind::SoloPoint, ..) => Rule::Score33,
        }
    }
}

/// One line of a settlement.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Item {
    /// What it is for.
    pub kind: ItemKind,
    /// The rule that gives it.
    pub rule: Rule,
    /// The party that gets the points.
    pub party: Party,
    /// How many points, at least 1, before any doubling.
    pub points: u8,
    /// The trick that brought it, from 1, if a single one did.
    pub trick: Option<u8>,
    /// The seat that made it, if a single one did.
    pub seat: Option<Seat>,
    /// Whose card was caught, if one was.
    pub lost_by: Option<Seat>,
}

/// The lines of a settlement.
pub type Items = List<Item, 48>;
