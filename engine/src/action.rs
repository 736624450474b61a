//! [`Record`]: everything that happened in a game after the deal, and its [`Action`]s.

use crate::card::{Card, Rank};
use crate::party::Party;
use crate::seat::Seat;
use crate::word::{Announcement, Word};

/// Something said before the first card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    pub word: Word,
}

/// A card that was played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Play {
    /// Who played it, if the record says so; else whoever's turn it was.
    pub seat: Option<Seat>,
    /// The card.
    pub card: Card,
}

/// Something that happened during play and is not a card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Extra {
    /// How many cards were on the table before it, all tricks together.
    pub at: u8,
    /// Who did it.
    pub seat: Seat,
    /// What it was.
    pub word: ExtraWord,
    /// For which party an Absage was made, if that is said (ANN-10): everybody heard it, and who does
    /// not know the hand knows it from here only.
    pub party: Option<Party>,
}

/// What an [`Extra`] can be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ExtraWord {
    /// An announcement.
    Announcement(Announcement),
    /// Schweine, declared before the first card or with the card that follows in the
    /// record, with the rank of the pair: the ace for Schweine themselves.
    Schweine(Rank),
    /// A Genscher with the ♦K that follows in the record: the partner that is named.
    Genscher(Seat),
    /// A claim. The order named with it stands in the record.
    Claim(ClaimKind),
}

/// Everything that happened in a game after the deal.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// What was said before the first card, in order.
    pub said: &'a [Said],
    /// The cards in playing order.
    pub plays: &'a [Play],
    /// Everything else, in the order of time; `at` never falls.
    pub extras: &'a [Extra],
    /// The order of play named with a claim to the rest.
    pub claim_order: &'a [Card],
    /// What declared Schweine were heard to be an Ansage of, if that is said (SCHW-3).
    pub schweine_party: Option<Party>,
}

/// An action of a record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Action {
    /// Something said before the first card.
    Say(Seat, Word),
    /// A card.
    Play(Seat, Card),
    /// Anything else.
    Extra(Seat, ExtraWord),
}

/// The column of a record in which an action stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Section {
    /// What was said before the first card.
    Said,
    /// The cards.
    Plays,
    /// Everything else.
    Extras,
}

/// What is claimed (CLAIM-2).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum ClaimKind {
    /// All remaining tricks are the claimant's.
    Rest,
    /// All remaining tricks are the opponents'.
    Surrender,
}

/// A claim.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Claim<'a> {
    /// Who claims.
    pub seat: Seat,
    /// What is claimed.
    pub kind: ClaimKind,
    /// The order of play named with a claim to the rest, or its beginning
    /// (CLAIM-4). A surrender has none.
    pub order: &'a [Card],
}
