//! Two evenings: what is dealt, and what the players want.

use doko_sdk::{Seat, Word};

use crate::players::Wish;

/// A list of games of one table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evening {
    pub(crate) rule_set: &'static str,
    pub(crate) games: usize,
    /// What players want in which deal; deals are counted from 1, redeals included.
    pub(crate) wishes: &'static [(usize, Seat, Wish)],
    /// The number from which the seeds of the deals are counted.
    pub(crate) first_seed: u64,
}

impl Evening {
    /// The seed of a deal. A real platform draws its seeds at random and keeps
    /// them secret until the game is over.
    pub(crate) fn seed(&self, deal: usize) -> [u8; 32] {
        let mut seed = [0; 32];
        let number = self.first_seed + deal as u64;
        for (place, byte) in seed.iter_mut().zip(number.to_le_bytes()) {
            *place = byte;
        }
        seed
    }

    /// What the players want in a deal.
    pub(crate) fn wishes(&self, deal: usize) -> Vec<(Seat, Wish)> {
        let of_deal = self.wishes.iter().filter(|(number, ..)| *number == deal);
        of_deal.map(|&(_, seat, wish)| (seat, wish)).collect()
    }
}

/// 24 games by the tournament rules: three Pflichtsoli of the players' own accord,
/// one that is vorgeführt since nobody played it, and a Lustsolo.
pub(crate) const TOURNAMENT: Evening = Evening {
    rule_set: "ddv-tsr",
    games: 24,
    wishes: &[
        (2, Seat::S3, Wish::Solo(Word::SoloDamen, 0)),
        (7, Seat::S2, Wish::Solo(Word::SoloBuben, 0)),
        (12, Seat::S1, Wish::Solo(Word::SoloKaro, 0)),
        (15, Seat::S4, Wish::Solo(Word::SoloFleischlos, 0)),
        (24, Seat::S1, Wish::Solo(Word::SoloPik, 0)),
        (24, Seat::S2, Wish::Solo(Word::SoloPik, 0)),
        (24, Seat::S3, Wish::Solo(Word::SoloPik, 0)),
        (24, Seat::S4, Wish::Solo(Word::SoloPik, 0)),
    ],
    first_seed: 1,
};

/// Twelve games by the rules of the VLN: an auction, an Armut that is taken and
/// one that nobody takes, Schweine of who took it, a Hochzeit of each kind.
pub(crate) const CLUB: Evening = Evening {
    rule_set: "vln",
    games: 12,
    wishes: &[],
    first_seed: 1,
};
