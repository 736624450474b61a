use super::ddv_tsr::DDV_TSR;
use crate::list::List;
use crate::options::{
    AgainstPoints, DealAgain, DealsAgain, ListLength, ListRules, Penalties, ScoreRules,
};
use crate::ruleset::RuleSet;
use crate::word::Category;

/// The rules of the Doppelkopf-Palast, with nines. At its table of 24 rounds a
/// Pflichtsolo is played (`pflichtsolo` 1), which then precedes every other solo.
pub const PALAST: RuleSet = RuleSet {
    pflichtsolo: 0,
    vorbehalt_order: List::of(
        &[Category::Pflichtsolo, Category::Solo, Category::Hochzeit],
        Category::Solo,
    ),
    // SCORE-23.
    score: ScoreRules {
        against_points: AgainstPoints::Off,
        ..DDV_TSR.score
    },
    penalties: Penalties::Off,
    list: ListRules {
        games: ListLength::MultipleOfPlayers,
        redeal_after: DealsAgain::of(&[DealAgain::Pflichtsolo]),
        ..DDV_TSR.list
    },
    ..DDV_TSR
};
