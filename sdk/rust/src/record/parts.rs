//! What a record is made of.

use crate::card::{Card, Rank};
use crate::words::{Extra, Party, PflichtsoloSlot, Place, Seat, Word};

/// What a game inherits from the session it is played in. By default no
/// Pflichtsolo is open and nothing is doubled.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
#[non_exhaustive]
pub struct Context {
    /// The seats with an open Pflichtsolo, an entry for each that is open.
    pub open_pflichtsoli: Vec<(Seat, PflichtsoloSlot)>,
    /// The seat that must play its Pflichtsolo in this game (Vorführung).
    pub vorfuehrung: Option<Seat>,
    /// Games left in the list, this one included.
    pub games_left: Option<u32>,
    /// What the value is multiplied by for Bock.
    pub bock_factor: Option<u32>,
    /// The places of seats 1 to 4 at the table.
    pub places: Option<[Place; 4]>,
}

/// Something said up to the contract, and by whom.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    pub word: Word,
    /// The height of a `Bid`, 0 to 5, which is refused without one; `None` for other words.
    pub bid: Option<u32>,
    /// The pair of `Schweine` that is above the aces; `None` for the aces and for other words.
    pub rank: Option<Rank>,
}

/// A card on the table, and who played it if that is on record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Who played it. The order of play says it anyway; if it is stated it is
    /// checked. Either all plays of a record state it, or none.
    pub seat: Option<Seat>,
}

/// Something that happened after the contract besides cards.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ExtraAt {
    /// The cards on the table before it, over all tricks.
    pub at: u32,
    /// Who it came from.
    pub seat: Seat,
    /// What it was.
    pub extra: Extra,
    /// The pair of `Schweine` that is above the aces; `None` for the aces and for other words.
    pub rank: Option<Rank>,
    /// Whom a `Genscher` names, which is refused without a partner; `None` for other words.
    pub partner: Option<Seat>,
    /// The party that an Absage was made for, if it is stated; `None` for other words.
    pub party: Option<Party>,
}

/// Cards that changed hands in an Armut.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Pile {
    /// These cards.
    Cards(Vec<Card>),
    /// So many cards, for viewers who may not know which.
    Count(u32),
}

/// One exchange of an Armut.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ArmutExchange {
    /// What was pushed.
    pub pushed: Option<Pile>,
    /// What was given back.
    pub returned: Option<Pile>,
    /// How many of the cards given back were trumps, if it was told.
    pub returned_trumps: Option<u32>,
}
