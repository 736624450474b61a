//! What is certain of a game of Doppelkopf of which not every hand is known.
//!
//! A [`World`] is a complete deal, with the hidden cards of an exchange, that agrees with
//! everything that is [`Known`], with which the record is legal from the first word to the last
//! card, and with which the rules have [`Told`] everybody the same. An answer is what all worlds
//! say: yes if all say yes, no if all say no, and else undecided, with one world for each side.
//!
//! The modules in reading order: `known` and `told` are what is given. `feature` is what rules
//! read of a hand, and `solve` gives cards out so that hands have given features. `parts` makes
//! piles of hands and exchanges, `rounds` asks which features go with what was said, and `shown`
//! is what the cards show that lie. `worlds` has one world for each thing that can be the case,
//! each gone through once by the engine itself. `sight`, `ask`, `word`, `claim`, `round` and
//! `judge` say what all of them say.

mod ask;
mod claim;
mod doubt;
mod feature;
mod find;
mod judge;
mod known;
mod parts;
mod round;
mod rounds;
mod shown;
mod sight;
mod solve;
#[cfg(test)]
mod tests;
mod told;
mod word;
mod worlds;

pub use ask::{Extent, Found};
pub use doubt::Unproven;
pub use judge::{Judged, Violation};
pub use known::{Hidden, Known, World};
pub use sight::Sight;
pub use told::Told;
pub use worlds::{Case, Worlds};
