//! The choices that tables have in scoring.

use crate::option_set::option_set;

/// Whether reaching the mark against an Absage counts: option `score.against_points`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AgainstPoints {
    /// A point for each Absage of the others (SCORE-10, SCORE-11).
    On,
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
    /// One point for each (SCORE-44).
    PlusOne,
}

/// Whether special points are doubled with the base: option `score.sonder_doubling`.
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

/// Whether the solo point is doubled with the base: option `score.solo_point_doubling`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloPointDoubling {
    /// It is added afterwards (SCORE-33).
    NotDoubled,
    /// It is part of the base (SCORE-44).
    Doubled,
}

/// What a game counts that nobody has won: option `score.nobody_wins`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NobodyWins {
    /// What both parties have reached (SCORE-16).
    Points,
    /// Nothing (SCORE-44).
    Zero,
}

/// What a failed Absage costs: option `score.failed_absage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FailedAbsage {
    /// The winner gets its own points only.
    WinnerOnly,
    /// The winner gets a point for each level that the loser announced, as if it
    /// had held the loser below it.
    Mirror,
    /// The same, and the marks that it did hold the loser below (SCORE-44).
    Both,
}

/// Whether the game itself counts at 120 to 120: option `score.base_at_120_120`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BasePoint120 {
    /// It does.
    Given,
    /// It does not.
    NotGiven,
}

/// Whether a winner can lose points: option `score.floor`.
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
    /// Each Fuchs, but Karlchen once at most (SCORE-44).
    KarlchenOnce,
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

/// A special point (Sonderpunkt) that a trick can bring.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum SpecialPoint {
    /// A ♦A taken from the other party (SCORE-24).
    Fuchs,
    /// A trick of 40 Augen or more (SCORE-25).
    Doppelkopf,
    /// A ♣J that wins the last trick (SCORE-28).
    Karlchen,
    /// A ♣J taken from the other party in the last trick (SCORE-29).
    KarlchenCaught,
    /// A ♦A that wins the last trick (SCORE-26).
    FuchsLast,
    /// A ♦A taken from the other party in the last trick (SCORE-27).
    FuchsCaughtLast,
    /// A ♥10 that catches the other one (SCORE-30).
    Dulle,
    /// A trick of four plain hearts (SCORE-31).
    Herzstich,
    /// A win against the holder of Schweine (SCORE-44).
    GegenDieSchweine,
    /// A ♠K that a ♠Q takes from the other party (SCORE-44).
    Klabautermann,
    /// A ♦9 that wins a trick after the first trump of the game (SCORE-44).
    Fischauge,
    /// A ♦9 that a ♦A takes from the other party (SCORE-44).
    Gans,
    /// A trick of four queens (SCORE-44).
    Kaffeekraenzchen,
}

impl SpecialPoint {
    /// All special points.
    pub const ALL: [SpecialPoint; 13] = [
        SpecialPoint::Fuchs,
        SpecialPoint::Doppelkopf,
        SpecialPoint::Karlchen,
        SpecialPoint::KarlchenCaught,
        SpecialPoint::FuchsLast,
        SpecialPoint::FuchsCaughtLast,
        SpecialPoint::Dulle,
        SpecialPoint::Herzstich,
        SpecialPoint::GegenDieSchweine,
        SpecialPoint::Klabautermann,
        SpecialPoint::Fischauge,
        SpecialPoint::Gans,
        SpecialPoint::Kaffeekraenzchen,
    ];
}

option_set! {
    /// A set of special points: option `score.sonder`.
    SpecialPoints of SpecialPoint in u16
}

/// Whether Kontra gets that point in an Armut: option `score.gegen_in_armut`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum GegenInArmut {
    /// It does (SCORE-32).
    Given,
    /// It does not (SCORE-44).
    NotGiven,
}

/// What counts twice with both cards in the last trick: an entry of option
/// `score.pairs_last`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum PairLast {
    /// The ♦A that wins it (SCORE-26).
    Fuchs,
    /// The ♣J that wins it (SCORE-28).
    Karlchen,
}

impl PairLast {
    /// All values.
    pub const ALL: [PairLast; 2] = [PairLast::Fuchs, PairLast::Karlchen];
}

option_set! {
    /// What counts twice with both cards in the last trick: option `score.pairs_last`.
    PairsLast of PairLast in u8
}

/// In which games Feigheit is punished: option `feigheit.scope`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FeigheitScope {
    /// With two against two.
    Normal,
    /// In games that count as a solo.
    Solo,
    /// In all.
    Both,
}

/// What Feigheit does to special points: option `feigheit.specials`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FeigheitSpecials {
    /// They are turned round too.
    Turn,
    /// They stay with who made them.
    Stay,
}

/// What Feigheit does: option `feigheit.effect`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FeigheitEffect {
    /// The game counts against the winner.
    Turned,
    /// The game counts nothing.
    Nobody,
    /// The winner pays for each level too many.
    Penalty,
}

/// Wins that nobody dared to announce.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FeigheitRules {
    /// `feigheit`: from how many missing levels on a win counts as lost, 1 to 5; 0 means
    /// never.
    pub from: u8,
    /// `feigheit.scope`: in which games.
    pub scope: FeigheitScope,
    /// `feigheit.specials`: what becomes of special points.
    pub specials: FeigheitSpecials,
    /// `feigheit.effect`: what it does.
    pub effect: FeigheitEffect,
    /// `feigheit.levels`: the announcement, 0 to 5, demanded of the winner if the loser is
    /// below 90, below 60, below 30, and schwarz; `None` for the number of `from`.
    pub levels: Option<[u8; 4]>,
}

/// What counts in the settlement.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ScoreRules {
    /// `score.ansage`: what an Ansage is worth.
    pub ansage: ScoreAnsage,
    /// `score.against_points`: whether reaching the mark against an Absage counts.
    pub against_points: AgainstPoints,
    /// `score.failed_absage`: what a failed Absage costs.
    pub failed_absage: FailedAbsage,
    /// `score.base_at_120_120`: whether the game itself counts at 120 to 120.
    pub base_at_120: BasePoint120,
    /// `score.gegen_die_alten`: whether Kontra gets a point for winning.
    pub gegen_die_alten: GegenDieAlten,
    /// `score.sonder`: the special points.
    pub special_points: SpecialPoints,
    /// `score.sonder_doubling`: whether they are doubled.
    pub special_points_doubled: SpecialPointsDoubled,
    /// `score.sonder_in_solo`: in which soli they count.
    pub special_points_in_solo: SpecialPointsInSolo,
    /// `score.per_card`: how often what is caught in the last trick counts.
    pub per_card: PerCard,
    /// `score.karlchen_only_by`: what must catch Karlchen.
    pub karlchen_only_by: KarlchenCaughtBy,
    /// `score.solo_point`: what a solo is worth by itself.
    pub solo_point: u8,
    /// `score.solo_point_in`: which soli are.
    pub solo_point_in: SoloPointIn,
    /// `score.solo_point_doubling`: whether it is doubled.
    pub solo_point_doubling: SoloPointDoubling,
    /// `score.nobody_wins`: what a game counts without a winner.
    pub nobody_wins: NobodyWins,
    /// `score.solo_opponents_multiplier`: how many times the value each opponent of a
    /// soloist gets, 1 to 3.
    pub solo_opponents_multiplier: u8,
    /// `score.solo_multiplier`: how many times the value the soloist gets, 1 to 3.
    pub solo_multiplier: u8,
    /// `score.floor`: whether a winner can lose points.
    pub floor: ScoreFloor,
    /// `score.counting`: who writes down what.
    pub counting: Counting,
    /// `score.gegen_in_armut`: whether Kontra gets its point in an Armut.
    pub gegen_in_armut: GegenInArmut,
    /// `score.pairs_last`: what counts twice with both cards in the last trick.
    pub pairs_last: PairsLast,
}
