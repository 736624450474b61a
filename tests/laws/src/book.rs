//! The rules told a second time, the way the rule book tells them: slowly, from
//! the whole history of a game, in text and plain numbers.
//!
//! Only `ddv-tsr` and `dokoland-liga` are told, with all options for announcements. Seats are 0 to 3, seat 0 is the
//! eldest. Nothing here shares a type or a line with the engine.

mod announce;
mod cards;
mod score;
mod table;

pub use announce::{Calls, Claim, Options, Ruling, check};
pub use cards::{augen, class, trick_winner};
pub use score::{Counts, Outcome, settle, winner};
pub use table::Table;
