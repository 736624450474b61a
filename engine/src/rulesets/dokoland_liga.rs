use crate::list::List;
use crate::ruleset::{ListRules, RuleSet};
use crate::rulesets::DDV_TSR;
use crate::session::{DealsAgain, ListLength};
use crate::vorbehalt::SoloLead;
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
        players: 4,
    },
    ..DDV_TSR
};
