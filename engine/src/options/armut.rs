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
}
