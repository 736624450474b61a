//! The choices that tables have about Armut.

/// What an Armut is: option `armut`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutMode {
    /// There is none (THROW-4).
    Off,
    /// The cards are dealt again.
    Redeal,
    /// Cards are pushed to who accepts them (ARM-4 to ARM-9).
    Exchange,
}

/// What the poor player pushes: option `armut.push`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutPush {
    /// Three cards, all trumps among them (ARM-4).
    ExactlyThree,
    /// All trumps and nothing else.
    TrumpsOnly,
    /// All trumps and nothing else, and any three cards without one.
    TrumpsOrThree,
    /// As many as with three cards, and one more for each ♦A that does not count.
    ThreeAndFoxes,
}

/// What becomes of two Armuten: option `armut.second_armut`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SecondArmut {
    /// The cards are dealt again (ARM-3).
    Redeal,
    /// That of the earliest seat is handled.
    FirstSeat,
    /// Both are handled, one after the other.
    Both,
}

/// Whether ♦A count as trumps of an Armut: option `armut.fox`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutFox {
    /// They do.
    Counts,
    /// They do not.
    DoesNotCount,
    /// Both of one hand do, a single one does not.
    SingleFree,
}

/// Whether all ♦9 count as trumps of an Armut: option `armut.nine`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutNine {
    /// They do.
    Counts,
    /// One of them does not.
    OneFree,
}

/// Which of the pushed cards all see before they answer: option `armut.shown`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutShown {
    /// None.
    Hidden,
    /// The ♦A.
    Foxes,
    /// All.
    All,
}

/// What the acceptor may give back: option `armut.return`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutReturn {
    /// Any cards (ARM-7).
    Free,
    /// Fehl, as far as there is enough.
    FehlOnly,
}

/// Whether all are told how many trumps went back: option `armut.report_trumps`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutReport {
    /// They are (ARM-7).
    Told,
    /// They are not.
    Secret,
}

/// What becomes of a hand with few trumps.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ArmutRules {
    /// `armut`: what an Armut is.
    pub mode: ArmutMode,
    /// `armut.max_trumps`: the most trumps of such a hand.
    pub max_trumps: u8,
    /// `armut.push`: what is pushed.
    pub push: ArmutPush,
    /// `armut.second_armut`: what becomes of two of them.
    pub second: SecondArmut,
    /// `armut.fox`: whether ♦A count as trumps of it.
    pub fox: ArmutFox,
    /// `armut.return`: what may be given back.
    pub returned: ArmutReturn,
    /// `armut.report_trumps`: whether all learn how many trumps went back. Decides
    /// nothing here, but what a view of the game shows.
    pub report: ArmutReport,
    /// `armut.nine`: whether all ♦9 count as trumps of it.
    pub nine: ArmutNine,
    /// `armut.shown`: which of the pushed cards all see. Decides nothing here, but what a
    /// view of the game shows.
    pub shown: ArmutShown,
}
