//! The choices that tables have about who wins.

/// Who wins at 120 to 120 without an Absage: option `win.tie_120`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Tie120 {
    /// Kontra, unless only Kontra was announced (WIN-3).
    OnlyKontra,
    /// Kontra, unless Kontra was the last Ansage (WIN-4).
    LastKontra,
    /// Kontra, always.
    KontraAlways120,
    /// Both need 121: at 120 to 120 nobody wins (WIN-8).
    Nobody,
}

/// Whether an Ansage obliges to 121 Augen: option `win.strict_ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum StrictAnsage {
    /// It does not.
    Off,
    /// It does, so that with both Ansagen nobody wins at 120 to 120.
    On,
}

/// What a party must not have to be schwarz: option `win.schwarz_by`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchwarzBy {
    /// A trick (WIN-5).
    Tricks,
    /// Any Augen.
    Augen,
}
