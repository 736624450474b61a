//! The choices that tables have about soli and Pflichtsoli.

/// Who leads in an announced solo: option `solo.lead`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloLead {
    /// The eldest.
    Eldest,
    /// The soloist in a Pflichtsolo, else the eldest.
    PflichtOnly,
    /// The soloist.
    AlwaysSoloist,
}

/// Who plays if several players have a solo of the same rank: option `solo.conflict`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloConflict {
    /// The earlier seat (VORB-3, VORB-5).
    Seat,
    /// Who bids highest (AUC-1).
    Auction,
}

/// How many of the Pflichtsoli of a player must be of which kind; the rest is
/// free: option `pflichtsolo.kind`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PflichtsoloKinds {
    /// Farbsoli.
    pub color: u8,
    /// Picture soli.
    pub picture: u8,
}

/// Whether a stille Hochzeit is a Pflichtsolo: option `pflichtsolo.stille`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtsoloStille {
    /// It is none.
    StaysOpen,
    /// It fulfils one that is open.
    Fulfils,
}

/// Whether a Vorführung may be offered to the others: option `pflichtsolo.offer`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtsoloOffer {
    /// The player must play.
    Off,
    /// The others may take it over, clockwise.
    On,
}
