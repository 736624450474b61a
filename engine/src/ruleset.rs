//! [`RuleSet`]: all the choices on which tables differ, as plain data.
//!
//! Each field names the module that decides by it, or the modules, each with what it
//! decides. No function asks *which* rule set it was given. The values stand in
//! [`rulesets`](crate::rulesets).

use crate::card::{Card, Rank};
use crate::contract::{Contract, Solo, Solos};
use crate::deal::Deck;
use crate::list::List;
use crate::options::{
    AnnouncementRules, ArmutRules, BockHow, BockRules, Claims, DulleTie, DulleTieWithSchweine,
    FeigheitRules, Genscher, HochzeitRules, ListRules, Penalties, PflichtsoloKinds,
    PflichtsoloOffer, PflichtsoloStille, SchwarzBy, SchweineRules, ScoreRules, SoloConflict,
    SoloLead, StrictAnsage, ThrowRules, Tie120,
};
use crate::order::Dullen;
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
    /// `pflichtsolo.stille`: whether a stille Hochzeit is one. Decides in `session`.
    pub pflichtsolo_stille: PflichtsoloStille,
    /// `solo.rank`: which solo goes before another. Decides in `vorbehalt`.
    pub solo_rank: List<Solo, 12>,
    /// `vorbehalt.order`: what precedes what. Decides in `vorbehalt`.
    pub vorbehalt_order: List<Category, 6>,
    /// `hochzeit.*`. The selectors and whether it may be silent decide in
    /// `vorbehalt`, the rest in `game`.
    pub hochzeit: HochzeitRules,
    /// `schweine.*`. Decide in `schweine`; when they are declared, in `vorbehalt` before
    /// the first card and in `game` after it.
    pub schweine: SchweineRules,
    /// `armut.*`. Decide in `armut`; what becomes of two, in `vorbehalt`.
    pub armut: ArmutRules,
    /// `throw`, `throw_rank`. Decide in `throw`; where a throw ranks, in
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
    /// `score.*`. Decide in `score`.
    pub score: ScoreRules,
    /// `feigheit.*`. Decide in `score`.
    pub feigheit: FeigheitRules,
    /// `bock`: games that count more. Decides in `session`.
    pub bock: BockRules,
    /// `bock.*`: how these are kept. Decides in `session`.
    pub bock_how: BockHow,
    /// `claim`: who may shorten a game. Decides in `claim`.
    pub claim: Claims,
    /// `penalties`: which there are. Decides in `penalty`.
    pub penalties: Penalties,
    /// `list.*` and `table.players`. Decide in `session`.
    pub list: ListRules,
}

impl RuleSet {
    /// The card of which the pair of `rank` is made in `contract`, if there is one (SCHW-12).
    pub fn card_of_pair(&self, contract: Contract, rank: Rank) -> Option<Card> {
        self.schweine.card_of_pair(contract, rank, self.dullen)
    }
}
