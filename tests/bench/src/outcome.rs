//! What the engine and the bare walk must find alike.

/// How a game went: who took each trick, and the Augen of each seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Outcome {
    winners: u32,
    augen: [u8; 4],
}

impl Outcome {
    /// Enters the next trick.
    pub(crate) fn enter(&mut self, winner: usize, augen: u8) {
        self.winners = self.winners << 2 | winner as u32;
        if let Some(sum) = self.augen.get_mut(winner) {
            *sum += augen;
        }
    }

    /// A number that tells series of outcomes apart, one after the other.
    pub(crate) fn digest(self, before: u64) -> u64 {
        let augen = u64::from(u32::from_le_bytes(self.augen));
        before.rotate_left(7) ^ (u64::from(self.winners) << 32 | augen)
    }
}
