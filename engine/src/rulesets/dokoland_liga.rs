use super::ddv_tsr::DDV_TSR;
use crate::list::List;
use crate::options::{DealsAgain, ListLength, ListRules, SoloLead};
use crate::ruleset::RuleSet;
use crate::word::Category;

/// The league rules of the Dokoland: the tournament rules without lists and
/// Pflichtsoli, and the soloist leads.
pub const DOKOLAND_LIGA: RuleSet = RuleSet {
    solo_lead: SoloLead::AlwaysSoloist,
    pflichtsolo: 0,
    vorbehalt_order: List::of(&[Category::Solo, Category::Hochzeit], Category::Solo),
    list: ListRules {
        games: ListLength::Open,
        redeal_after: DealsAgain::of(&[]),
        ..DDV_TSR.list
    },
    ..DDV_TSR
};
