//! Deals from a seed, and fair draws that anyone can check.
//!
//! A [`Seed`] of 32 bytes decides a deal, the same one in every language: the
//! algorithm [`ALGORITHM`] is written down in `docs/DEALS.md`, with vectors.
//! Where the seed comes from a [`FairDraw`], nobody could choose it: the
//! platform is bound to a [`Secret`] by a [`Commitment`] before the players
//! contribute, and reveals it after the game.
//!
//! ```
//! use doko_deal::{Packets, Seed, deal};
//! use doko_engine::{Deck, Seat};
//!
//! let packets = Packets::new(Deck::WithNines, &[3, 3, 3, 3]).ok_or("not 12 cards")?;
//! let dealt = deal(&Seed::new([0; 32]), packets);
//!
//! let hand: Vec<String> = dealt.hand(Seat::First).iter().map(|card| card.to_string()).collect();
//! assert_eq!(hand.join(" "), "CT CQ H9 ST C9 HA CK HJ HT DJ CQ D9");
//! # Ok::<(), &str>(())
//! ```
//!
//! # What is deliberately absent
//!
//! * No source of randomness: whoever wants chance brings a seed or a secret
//!   from the generator of the operating system. Equal seeds give equal deals.
//! * No I/O, clock or threads: the crate is `no_std`, so the compiler enforces it.
//! * Nothing that prints a seed, a secret or a contribution: `Debug` leaves
//!   their bytes out.
#![no_std]
#![cfg_attr(not(test), deny(clippy::too_many_lines))]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod digest;
mod draw;
mod packets;
mod secret;
mod shuffle;

pub use draw::{Broken, Contributed, FairDraw, Finding, MAX_CONTRIBUTIONS};
pub use packets::{Dealt, Packets, deal};
pub use secret::{Commitment, Contribution, Secret, Seed};

/// The name of the algorithm, which stands for everything in `docs/DEALS.md`.
/// A change of any deal is a new name.
pub const ALGORITHM: &str = "doko-deal-1";

#[cfg(test)]
mod tests;

/// The examples of the document are tests.
#[cfg(doctest)]
#[doc = include_str!("../../docs/DEALS.md")]
struct Document;
