//! The choices that tables have in scoring.

/// Whether reaching the mark against an Absage counts: option `score.against_points`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AgainstPoints {
    /// A point for each Absage of the others (SCORE-10, SCORE-11).
    Count,
    /// None.
    Off,
}

/// Whether Kontra gets a point for winning: option `score.gegen_die_alten`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum GegenDieAlten {
    /// A special point (SCORE-32).
    Plain,
    /// A point of the base, doubled with it.
    Doubled,
    /// None.
    Off,
}

/// What an Ansage is worth: option `score.ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ScoreAnsage {
    /// Two points for each (SCORE-6, SCORE-7).
    PlusTwo,
    /// Two points in all if at least one stands (SCORE-44).
    PlusTwoOnce,
    /// Each doubles the base (SCORE-19).
    DoubleEach,
    /// The base is doubled once if at least one stands (SCORE-44).
    DoubleOnce,
}

/// Whether special points are doubled with the base: option `score.sonder_doubled`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SpecialPointsDoubled {
    /// They are added afterwards (SCORE-20).
    NotDoubled,
    /// They are part of the base.
    Doubled,
}

/// In which games that count as a solo special points count: option
/// `score.sonder_in_solo`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SpecialPointsInSolo {
    /// In none (SCORE-34).
    None,
    /// In those with the trumps of the Normalspiel (SCORE-44).
    Trumpfsolo,
    /// In all, as far as the cards are trumps (SCORE-44).
    All,
}

/// Which games bring the solo point: option `score.solo_point_in`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloPointIn {
    /// All that count as a solo (SCORE-33).
    SoloScored,
    /// Announced soli only.
    Announced,
}

/// What a failed Absage costs: option `score.failed_absage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FailedAbsage {
    /// The winner gets its own points only.
    WinnerOnly,
    /// The winner gets a point for each level that the loser announced, as if it
    /// had held the loser below it.
    Mirror,
}

/// Whether the game itself counts at 120 to 120: option `score.base_at_120_120`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BasePoint120 {
    /// It does.
    Given,
    /// It does not.
    NotGiven,
}

/// Whether a winner can lose points: option `score.floor_zero`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ScoreFloor {
    /// The value may be negative for the winner (SCORE-17).
    Negative,
    /// It is at least 0.
    Zero,
}

/// How often a Fuchs or Karlchen counts that is caught in the last trick: option
/// `score.per_card`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PerCard {
    /// Each card.
    Each,
    /// Once at most.
    Once,
}

/// What must catch Karlchen: option `score.karlchen_only_by`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum KarlchenCaughtBy {
    /// Any card.
    Any,
    /// A ♦Q.
    DiamondQueen,
}

/// Who writes down what: option `score.counting`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counting {
    /// Winners plus, losers minus.
    PlusMinus,
    /// What is positive only.
    Plus,
    /// What is negative only.
    Minus,
}
