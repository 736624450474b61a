//! Two evenings: what is dealt, and what the players are set on.

use doko_sdk::Announcement::{Keine90, Kontra, Re};
use doko_sdk::Seat::{S1, S2, S3, S4};
use doko_sdk::{HochzeitSelector, Seat, Solo};

use crate::players::Wish;

/// A list of games of one table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evening {
    pub(crate) rule_set: &'static str,
    /// The deals in order, redeals included.
    pub(crate) deals: &'static [Deal],
}

/// A deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal {
    seed: u64,
    wishes: &'static [(Seat, Wish)],
}

impl Deal {
    /// A deal in which nobody is set on anything.
    const fn plain(seed: u64) -> Deal {
        Deal { seed, wishes: &[] }
    }

    const fn with(seed: u64, wishes: &'static [(Seat, Wish)]) -> Deal {
        Deal { seed, wishes }
    }

    /// The seed. A real platform draws 32 random bytes and keeps them secret until
    /// the game is over.
    pub(crate) fn seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        for (place, byte) in seed.iter_mut().zip(self.seed.to_le_bytes()) {
            *place = byte;
        }
        seed
    }

    /// What a player is set on.
    pub(crate) fn wishes_of(&self, seat: Seat) -> Vec<Wish> {
        let own = self.wishes.iter().filter(|(whose, _)| *whose == seat);
        own.map(|&(_, wish)| wish).collect()
    }
}

/// 24 games by the tournament rules: three Pflichtsoli of the players' own accord,
/// one that is vorgeführt since nobody played it, and a Lustsolo.
pub(crate) const TOURNAMENT: Evening = Evening {
    rule_set: "ddv-tsr",
    deals: &[
        Deal::plain(1),
        Deal::with(2, &[(S3, Wish::Solo(Solo::Damen))]),
        Deal::plain(3),
        Deal::with(
            7,
            &[(S2, Wish::Announce(Re)), (S2, Wish::Announce(Keine90))],
        ),
        Deal::plain(14),
        Deal::plain(15),
        Deal::with(16, &[(S1, Wish::Solo(Solo::Buben))]),
        Deal::with(18, &[(S1, Wish::Announce(Kontra))]),
        Deal::plain(19),
        Deal::plain(20),
        Deal::with(
            22,
            &[
                (S3, Wish::Solo(Solo::Karo)),
                (S3, Wish::Announce(Re)),
                (S3, Wish::Claim),
            ],
        ),
        Deal::plain(23),
        Deal::plain(24),
        Deal::plain(25),
        Deal::with(26, &[(S1, Wish::Bid(Solo::Fleischlos, 0))]),
        Deal::plain(29),
        Deal::plain(31),
        Deal::with(
            41,
            &[
                (S1, Wish::Announce(Re)),
                (S1, Wish::Announce(Keine90)),
                (S2, Wish::Announce(Kontra)),
                (S2, Wish::Announce(Keine90)),
            ],
        ),
        Deal::plain(43),
        Deal::plain(44),
        Deal::plain(45),
        Deal::plain(48),
        Deal::plain(49),
        Deal::with(50, &[(S1, Wish::Solo(Solo::Pik))]),
    ],
};

/// Twelve games by the rules of the VLN: an auction, Armuten that are taken, one
/// that nobody takes, Schweine of who took one, a Hochzeit of each kind.
pub(crate) const CLUB: Evening = Evening {
    rule_set: "vln",
    deals: &[
        Deal::plain(3),
        Deal::plain(7),
        Deal::plain(10),
        Deal::plain(11),
        Deal::with(84, &[(S1, Wish::Accept), (S1, Wish::Schweine)]),
        Deal::with(
            85,
            &[
                (S2, Wish::Bid(Solo::Damen, 1)),
                (S4, Wish::Bid(Solo::Buben, 2)),
            ],
        ),
        Deal::plain(86),
        Deal::with(89, &[(S3, Wish::Hochzeit(HochzeitSelector::Fehl))]),
        Deal::plain(93),
        Deal::with(95, &[(S1, Wish::Hochzeit(HochzeitSelector::Trumpf))]),
        Deal::with(101, &[(S3, Wish::Accept), (S4, Wish::Accept)]),
        Deal::with(102, &[(S1, Wish::Bid(Solo::Karo, 1))]),
        Deal::plain(103),
    ],
};
