//! [`RuleSet`]: all the choices on which tables differ, as plain data.
//!
//! Each field names the module that decides by it, or the modules, each with what it
//! decides. No function asks *which* rule set it was given. The values stand in
//! [`rulesets`](crate::rulesets).

use crate::announcement::{AbsageRequires, Counter, Earliest, Pflichtansage, Skip};
use crate::armut::{ArmutFox, ArmutMode, ArmutPush, ArmutReport, ArmutReturn, SecondArmut};
use crate::card::Rank;
use crate::claim::Claims;
use crate::contract::{Selectors, Solos};
use crate::deal::Deck;
use crate::game::{Genscher, OwnTrick};
use crate::list::List;
use crate::order::Dullen;
use crate::party::ByParty;
use crate::penalty::Penalties;
use crate::schweine::{SchweineAnsage, SchweineContracts, SchweineCount, SchweineMode};
use crate::score::{
    AgainstPoints, BasePoint120, Counting, FailedAbsage, GegenDieAlten, KarlchenCaughtBy, PerCard,
    ScoreAnsage, ScoreFloor, SoloPointIn, SpecialPoints, SpecialPointsDoubled, SpecialPointsInSolo,
};
use crate::session::{BockRules, DealsAgain, ListLength};
use crate::throw::{ThrowCondition, ThrowRank};
use crate::trick::{DulleTie, DulleTieWithSchweine};
use crate::vorbehalt::{
    PflichtsoloKinds, PflichtsoloOffer, SilentHochzeit, SoloConflict, SoloLead,
};
use crate::winning::{SchwarzBy, StrictAnsage, Tie120};
use crate::word::Category;

/// Every option of a table that the engine knows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct RuleSet {
    /// `deck.nines`: which cards there are, and so how many tricks. See `deal`.
    pub deck: Deck,
    /// `dullen`: whether the ♥10 is the highest trump. Decides in `order`; in `score`
    /// whether one can be caught.
    pub dullen: Dullen,
    /// `dulle_tie`: which of two ♥10 wins. Decides in `trick`.
    pub dulle_tie: DulleTie,
    /// `dulle_tie_with_schweine`: the same once Schweine stand. Decides in `trick`.
    pub dulle_tie_with_schweine: DulleTieWithSchweine,
    /// `solos`: the soli that may be played. Decide in `vorbehalt`.
    pub solos: Solos,
    /// `solo.lead`: who leads in an announced solo. Decides in `vorbehalt`.
    pub solo_lead: SoloLead,
    /// `solo.conflict`: who plays if several have a solo. Decides in `vorbehalt`.
    pub solo_conflict: SoloConflict,
    /// `pflichtsolo`: how many soli a player owes the list. Decides in `vorbehalt`; in
    /// `session` how long a list of five is.
    pub pflichtsolo: u8,
    /// `pflichtsolo.kind`: of which kind they must be. Decides in `vorbehalt`.
    pub pflichtsolo_kinds: PflichtsoloKinds,
    /// `pflichtsolo.offer`: whether others may take one over. Decides in `vorbehalt`; in
    /// `session` whose duty is done then.
    pub pflichtsolo_offer: PflichtsoloOffer,
    /// `vorbehalt.order`: what precedes what. Decides in `vorbehalt`.
    pub vorbehalt_order: List<Category, 5>,
    /// `hochzeit.*`. The selectors and whether it may be silent decide in
    /// `vorbehalt`, the rest in `game`.
    pub hochzeit: HochzeitRules,
    /// `schweine.*`. Decide in `schweine`; when they are declared, in `vorbehalt` before
    /// the first card and in `game` after it.
    pub schweine: SchweineRules,
    /// `armut.*`. Decide in `armut`; what becomes of two, in `vorbehalt`.
    pub armut: ArmutRules,
    /// `throw`, `throw_before_solo`. Decide in `throw`; where a throw ranks, in
    /// `vorbehalt`.
    pub throwing: ThrowRules,
    /// `genscher`: whether both ♦K let one name a partner. Decides in `game`.
    pub genscher: Genscher,
    /// `ann.*`. Decide in `announcement`; what the rules announce by themselves, in
    /// `game`.
    pub announcement: AnnouncementRules,
    /// `win.tie_120`: who wins at 120 to 120. Decides in `winning`.
    pub tie_120: Tie120,
    /// `win.schwarz_by`: what a party must not have. Decides in `winning`.
    pub schwarz_by: SchwarzBy,
    /// `win.strict_ansage`: whether an Ansage obliges to 121. Decides in `winning`.
    pub strict_ansage: StrictAnsage,
    /// `score.*` and `feigheit`. Decide in `score`.
    pub score: ScoreRules,
    /// `bock`: games that count more. Decides in `session`.
    pub bock: BockRules,
    /// `claim`: who may shorten a game. Decides in `claim`.
    pub claim: Claims,
    /// `penalties`: which there are. Decides in `penalty`.
    pub penalties: Penalties,
    /// `list.*` and `table.players`. Decide in `session`.
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
    /// `hochzeit.silent`: whether who holds both ♣Q may say gesund.
    pub silent: SilentHochzeit,
}

/// What two ♦A of one hand are worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SchweineRules {
    /// `schweine.mode`: whether and when they are declared.
    pub mode: SchweineMode,
    /// `schweine.implies_ansage`: whether declaring them before the first card is an
    /// Ansage.
    pub ansage: SchweineAnsage,
    /// `schweine.contracts`: where they count.
    pub contracts: SchweineContracts,
    /// `schweine.above`: the pairs of ♦ that lie above them, the lowest first.
    pub above: List<Rank, 3>,
    /// `schweine.count`: how many of the two they are.
    pub count: SchweineCount,
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
    /// `armut.fox_counts`: whether ♦A count as trumps of it.
    pub fox: ArmutFox,
    /// `armut.return`: what may be given back.
    pub returned: ArmutReturn,
    /// `armut.report_trumps`: whether all learn how many trumps went back. Decides
    /// nothing here, but what a view of the game shows.
    pub report: ArmutReport,
}

/// When a hand may be thrown in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ThrowRules {
    /// `throw`: the conditions, one of which must hold, at most one of each kind. Empty
    /// means never.
    pub conditions: List<ThrowCondition, 8>,
    /// `throw_before_solo`: where it ranks.
    pub rank: ThrowRank,
}

/// When announcements may be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AnnouncementRules {
    /// `ann.counter`: what the limits count.
    pub counter: Counter,
    /// `ann.max` and `ann.per_party_max`: the largest counter value for each
    /// level, Ansage to schwarz, of each party.
    pub max: ByParty<[u8; 5]>,
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
    /// `ann.pflicht`: when a rich trick obliges to announce, if ever. Decides in `game`.
    pub pflicht: Option<Pflichtansage>,
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
    /// `score.sonder_doubled`: whether they are doubled.
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
    /// `score.solo_multiplier`: how many times the value the soloist gets, 1 to 3.
    pub solo_multiplier: u8,
    /// `score.floor_zero`: whether a winner can lose points.
    pub floor: ScoreFloor,
    /// `score.counting`: who writes down what.
    pub counting: Counting,
    /// `feigheit`: from how many missing levels on a win counts as lost, 1 to 5;
    /// 0 means never.
    pub feigheit: u8,
}

/// How a list of games is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ListRules {
    /// `list.games`: how many games a list has.
    pub games: ListLength,
    /// `list.redeal_after`: after which games the same place deals again.
    pub redeal_after: DealsAgain,
    /// `table.players`: how many sit at the table, 4 or 5.
    pub players: u8,
}
