use crate::list::List;
use crate::ruleset::RuleSet;
use crate::rulesets::DDV_TSR;
use crate::vorbehalt::SoloLead;
use crate::word::Category;

/// The league rules of the Dokoland: the tournament rules without Pflichtsolo,
/// and the soloist leads.
pub const DOKOLAND_LIGA: RuleSet = RuleSet {
    solo_lead: SoloLead::AlwaysSoloist,
    pflichtsolo: 0,
    vorbehalt_order: List::of(&[Category::Solo, Category::Hochzeit], Category::Solo),
    ..DDV_TSR
};
