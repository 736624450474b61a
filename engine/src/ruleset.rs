//! [`RuleSet`]: all the choices on which tables differ, as plain data.
//!
//! Each field names the module that decides by it. No function asks *which* rule
//! set it was given. The values stand in [`rulesets`](crate::rulesets).

use crate::announcement::{AbsageRequires, Counter, Earliest, Skip};
use crate::claim::Claims;
use crate::contract::{Selectors, Solos};
use crate::deal::Deck;
use crate::list::List;
use crate::penalty::Penalties;
use crate::score::{AgainstPoints, GegenDieAlten, SpecialPoints};
use crate::session::{DealsAgain, ListLength};
use crate::trick::DulleTie;
use crate::vorbehalt::{OwnTrick, SoloLead};
use crate::winning::{SchwarzBy, Tie120};
use crate::word::Category;

/// Every option of a table that the engine knows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct RuleSet {
    /// `deck.nines`: which cards there are, and so how many tricks. See `deal`.
    pub deck: Deck,
    /// `dulle_tie`: which of two ♥10 wins. Decides in `trick`.
    pub dulle_tie: DulleTie,
    /// `solos`: the soli that may be played. Decide in `vorbehalt`.
    pub solos: Solos,
    /// `solo.lead`: who leads in an announced solo. Decides in `vorbehalt`.
    pub solo_lead: SoloLead,
    /// `pflichtsolo`: how many soli a player owes the list. Decides in `session`.
    pub pflichtsolo: u8,
    /// `vorbehalt.order`: what precedes what. Decides in `vorbehalt`.
    pub vorbehalt_order: List<Category, 4>,
    /// `hochzeit.*`. The selectors decide in `vorbehalt`, the
    /// rest in `game`.
    pub hochzeit: HochzeitRules,
    /// `ann.*`. Decide in `announcement`.
    pub announcement: AnnouncementRules,
    /// `win.tie_120`: who wins at 120 to 120. Decides in `winning`.
    pub tie_120: Tie120,
    /// `win.schwarz_by`: what a party must not have. Decides in `winning`.
    pub schwarz_by: SchwarzBy,
    /// `score.*`. Decide in `score`.
    pub score: ScoreRules,
    /// `claim`: who may shorten a game. Decides in `claim`.
    pub claim: Claims,
    /// `penalties`: which there are. Decides in `penalty`.
    pub penalties: Penalties,
    /// `list.*`. Decide in `session`.
    pub list: ListRules,
}

/// How a Hochzeit finds its partner.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HochzeitRules {
    /// `hochzeit.selectors`: what the Hochzeiter may name.
    pub selectors: Selectors,
    /// `hochzeit.limit`: the last trick that can decide, from 1.
    pub limit: u8,
    /// `hochzeit.own_trick_decides`: what a matching trick of the Hochzeiter means.
    pub own_trick: OwnTrick,
}

/// When announcements may be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AnnouncementRules {
    /// `ann.counter`: what the limits count.
    pub counter: Counter,
    /// `ann.max`: the largest counter value for each level, Ansage to schwarz.
    pub max: [u8; 5],
    /// `ann.earliest`: the first moment.
    pub earliest: Earliest,
    /// `ann.reply_extra`: how much longer an Erwiderung may take, in steps of the
    /// counter; 0 means that there is none.
    pub reply_extra: u8,
    /// `ann.skip_absagen`: whether Absagen may be left out.
    pub skip_absagen: Skip,
    /// `ann.skip_ansage`: whether the Ansage may be left out.
    pub skip_ansage: Skip,
    /// `ann.absage_requires`: whose Ansage an Absage needs.
    pub absage_requires: AbsageRequires,
}

/// What counts in the settlement.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ScoreRules {
    /// `score.against_points`: whether reaching the mark against an Absage counts.
    pub against_points: AgainstPoints,
    /// `score.gegen_die_alten`: whether Kontra gets a point for winning.
    pub gegen_die_alten: GegenDieAlten,
    /// `score.sonder`: the special points.
    pub special_points: SpecialPoints,
}

/// How a list of games is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ListRules {
    /// `list.games`: how many games a list has.
    pub games: ListLength,
    /// `list.redeal_after`: after which games the same place deals again.
    pub redeal_after: DealsAgain,
}
