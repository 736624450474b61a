//! The engine against the rules told a second time by a naive model.
//!
//! * [`hidden`] has games of which nobody's hand is known.
//! * [`lists`] keeps lists of games in the engine and in the reference model at once.
//! * [`model`] has the reference model answer in the words of the vectors.
//! * [`offences`] has both judge offences in games at random.
//! * [`perft`] counts the ways in which games go on, by the engine and by the
//!   reference model.
//! * [`told`] counts what somebody is told who does not know all hands.
//! * [`twin`] plays a game in the engine and in the reference model at once.
//!
//! # What is deliberately absent
//!
//! * No service: what stands between a client and the engine is
//!   proven elsewhere, by the same vectors.
//! * No laws: what holds of every game whatever anybody else says stands in
//!   `doko-laws`.

pub mod hidden;
pub mod lists;
pub mod model;
pub mod offences;
pub mod perft;
// How the reference is asked in the words of the vectors stands beside it, in its own tests.
#[path = "../../reference/tests/vectors/play.rs"]
#[expect(clippy::indexing_slicing, reason = "JSON has no other way")]
mod play;
#[path = "../../reference/tests/vectors/read.rs"]
#[expect(clippy::unwrap_used, reason = "rule sets that are named are there")]
mod read;
#[path = "../../reference/tests/vectors/round.rs"]
#[expect(clippy::indexing_slicing, reason = "JSON has no other way")]
mod round;
#[path = "../../reference/tests/vectors/score.rs"]
#[expect(clippy::indexing_slicing, reason = "JSON has no other way")]
mod score;
pub mod tables;
pub mod told;
pub mod twin;

use doko_engine::Seat;

/// Every choice of one for each seat.
pub fn one_of_each<T: Copy>([a, b, c, d]: [Vec<T>; 4]) -> Vec<[T; 4]> {
    let mut all = Vec::new();
    for &a in &a {
        for &b in &b {
            for &c in &c {
                all.extend(d.iter().map(|&d| [a, b, c, d]));
            }
        }
    }
    all
}

/// Every order in which the seats can speak.
pub fn orders() -> Vec<[Seat; 4]> {
    let mut orders = one_of_each([(); 4].map(|()| Seat::ALL.to_vec()));
    orders.retain(|order| Seat::ALL.iter().all(|seat| order.contains(seat)));
    orders
}
