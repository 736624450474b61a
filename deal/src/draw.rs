//! [`FairDraw`]: a seed that nobody could choose, and the proof of it.

use alloc::vec::Vec;
use core::iter;

use doko_engine::{BySeat, CardSet, Seat};

use crate::digest::{Purpose, digest};
use crate::packets::{Packets, deal};
use crate::secret::{Commitment, Contribution, Secret, Seed};

/// The most contributions of a draw: one for each player at a table of five.
pub const MAX_CONTRIBUTIONS: usize = 5;

/// A contribution, and what the player was bound by before it was shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Contributed {
    /// What the player contributed.
    pub contribution: Contribution,
    /// What the player had published before. Absent at tables that do without.
    pub commitment: Option<Commitment>,
}

/// A draw after its end, when everything is revealed.
///
/// ```
/// use doko_deal::{Contributed, Contribution, FairDraw, Secret};
///
/// // Before: the platform keeps a secret and publishes its commitment.
/// let secret = Secret::new([0x5e; 32]);
/// let commitment = secret.commitment();
///
/// // Then each player contributes.
/// let contributions: Option<Vec<Contributed>> = ["anna", "ben", "cem", "dora"]
///     .into_iter()
///     .map(|words| {
///         let contribution = Contribution::new(words.as_bytes())?;
///         Some(Contributed { contribution, commitment: None })
///     })
///     .collect();
/// let contributions = contributions.ok_or("not 1 to 64 bytes")?;
///
/// // After the game the secret is revealed, and anyone can look.
/// let draw = FairDraw::new(commitment, contributions, secret).ok_or("not 1 to 5 players")?;
/// assert_eq!(draw.broken_promises().count(), 0);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FairDraw {
    commitment: Commitment,
    contributions: Vec<Contributed>, // INVARIANT: 1 to 5.
    reveal: Secret,
}

/// A promise that was not kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Broken {
    /// The secret revealed is not the one that the platform was bound to.
    Commitment,
    /// The contribution at this index is not the one that its player was bound to.
    Contribution(usize),
}

/// What is wrong with a draw, or with hands that are said to come from it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Finding {
    /// Somebody did not keep a promise.
    Promise(Broken),
    /// The draw gives this seat another hand.
    HandDiffers(Seat),
}

impl FairDraw {
    /// The draw with this commitment, these contributions in the order of
    /// [`FairDraw::seed`], and this secret; `None` unless there are 1 to 5
    /// contributions. Whether promises were kept is another question.
    pub fn new(
        commitment: Commitment,
        contributions: Vec<Contributed>,
        reveal: Secret,
    ) -> Option<FairDraw> {
        let fits = (1..=MAX_CONTRIBUTIONS).contains(&contributions.len());
        fits.then_some(FairDraw {
            commitment,
            contributions,
            reveal,
        })
    }

    /// The contributions, in their order.
    pub fn contributions(&self) -> &[Contributed] {
        &self.contributions
    }

    /// The seed that secret and contributions make together. The contributions
    /// count in the order of the seats 1 to 4; at a table of five the dealer,
    /// who sits out, comes last.
    pub fn seed(&self) -> Seed {
        let secret = iter::once(self.reveal.as_bytes().as_slice());
        let contributions = self
            .contributions
            .iter()
            .map(|it| it.contribution.as_bytes());
        Seed::new(digest(Purpose::Seed, secret.chain(contributions)))
    }

    /// The promises that were not kept: that of the platform first, then those
    /// of the players in order.
    pub fn broken_promises(&self) -> impl Iterator<Item = Broken> {
        let kept = self.reveal.commitment() == self.commitment;
        let platform = (!kept).then_some(Broken::Commitment);
        let players = self.contributions.iter().enumerate();
        let players = players.filter_map(|(index, it)| {
            let kept = it.contribution.commitment() == it.commitment?;
            (!kept).then_some(Broken::Contribution(index))
        });
        platform.into_iter().chain(players)
    }

    /// Everything that is wrong with the draw and with `hands`, which are said
    /// to come from it. Nothing if the deal was fair.
    ///
    /// The hands are compared with those of the secret revealed, also where it
    /// is the wrong one: if they match then, the platform dealt from a secret
    /// that it chose late.
    pub fn findings(&self, packets: Packets, hands: &BySeat<CardSet>) -> Vec<Finding> {
        let right = deal(&self.seed(), packets).sets();
        let differs = |seat: &Seat| right.get(*seat) != hands.get(*seat);
        let hands = Seat::ALL.into_iter().filter(differs);
        let promises = self.broken_promises().map(Finding::Promise);
        promises.chain(hands.map(Finding::HandDiffers)).collect()
    }
}
