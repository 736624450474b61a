use crate::card::Rank;
use crate::contract::{Selector, Selectors, Solo, Solos};
use crate::deal::Deck;
use crate::list::List;
use crate::options::{
    AbsageRequires, AgainstPoints, AnnouncementRules, ArmutFox, ArmutMode, ArmutPush, ArmutReport,
    ArmutReturn, ArmutRules, BasePoint120, BockAppend, BockRules, BockTriggers, Claims, Counter,
    Counting, DealAgain, DealsAgain, DulleTie, DulleTieWithSchweine, Earliest, FailedAbsage,
    GegenDieAlten, Genscher, HochzeitRules, KarlchenCaughtBy, ListLength, ListRules, NobodyWins,
    OwnTrick, Penalties, PerCard, PflichtsoloKinds, PflichtsoloOffer, SchwarzBy, SchweineAnsage,
    SchweineContracts, SchweineCount, SchweineMode, SchweineRules, ScoreAnsage, ScoreFloor,
    ScoreRules, SecondArmut, SilentHochzeit, Skip, SoloConflict, SoloLead, SoloPointDoubling,
    SoloPointIn, SpecialPoint, SpecialPoints, SpecialPointsDoubled, SpecialPointsInSolo,
    StrictAnsage, ThrowCondition, ThrowRank, ThrowRules, Tie120,
};
use crate::order::Dullen;
use crate::party::ByParty;
use crate::ruleset::RuleSet;
use crate::word::Category;

/// The Turnier-Spielregeln of the Deutscher Doppelkopf-Verband, as of 21.02.2026.
pub const DDV_TSR: RuleSet = RuleSet {
    deck: Deck::WithNines,
    dullen: Dullen::On,
    dulle_tie: DulleTie::First,
    dulle_tie_with_schweine: DulleTieWithSchweine::Same,
    solos: Solos::of(&[
        Solo::Karo,
        Solo::Kreuz,
        Solo::Pik,
        Solo::Herz,
        Solo::Damen,
        Solo::Buben,
        Solo::Fleischlos,
    ]),
    solo_lead: SoloLead::PflichtOnly,
    solo_conflict: SoloConflict::Seat,
    pflichtsolo: 1,
    pflichtsolo_kinds: PflichtsoloKinds {
        color: 0,
        picture: 0,
    },
    pflichtsolo_offer: PflichtsoloOffer::Off,
    vorbehalt_order: List::of(
        &[
            Category::Pflichtsolo,
            Category::Lustsolo,
            Category::Hochzeit,
        ],
        Category::Solo,
    ),
    hochzeit: HochzeitRules {
        selectors: Selectors::of(&[Selector::Any]),
        limit: 3,
        own_trick: OwnTrick::GoesOn,
        silent: SilentHochzeit::Allowed,
    },
    schweine: SchweineRules {
        mode: SchweineMode::Off,
        ansage: SchweineAnsage::None,
        contracts: SchweineContracts::of(&[]),
        above: List::new(Rank::Nine),
        count: SchweineCount::Both,
    },
    armut: ArmutRules {
        mode: ArmutMode::Off,
        max_trumps: 3,
        push: ArmutPush::ExactlyThree,
        second: SecondArmut::Redeal,
        fox: ArmutFox::Counts,
        returned: ArmutReturn::Free,
        report: ArmutReport::Told,
    },
    throwing: ThrowRules {
        conditions: List::new(ThrowCondition::FoxHighest),
        rank: ThrowRank::AfterSolo,
    },
    genscher: Genscher::Off,
    announcement: AnnouncementRules {
        counter: Counter::OwnCardsPlayed,
        max: ByParty {
            re: [1, 2, 3, 4, 5],
            kontra: [1, 2, 3, 4, 5],
        },
        earliest: Earliest::ContractFixed,
        reply_extra: 1,
        skip_absagen: Skip::Allowed,
        skip_ansage: Skip::Forbidden,
        absage_requires: AbsageRequires::Own,
        pflicht: None,
    },
    tie_120: Tie120::OnlyKontra,
    schwarz_by: SchwarzBy::Tricks,
    strict_ansage: StrictAnsage::Off,
    score: ScoreRules {
        ansage: ScoreAnsage::PlusTwo,
        against_points: AgainstPoints::On,
        failed_absage: FailedAbsage::WinnerOnly,
        base_at_120: BasePoint120::Given,
        gegen_die_alten: GegenDieAlten::Plain,
        special_points: SpecialPoints::of(&[
            SpecialPoint::Fuchs,
            SpecialPoint::Doppelkopf,
            SpecialPoint::Karlchen,
        ]),
        special_points_doubled: SpecialPointsDoubled::NotDoubled,
        special_points_in_solo: SpecialPointsInSolo::None,
        per_card: PerCard::Each,
        karlchen_only_by: KarlchenCaughtBy::Any,
        solo_point: 0,
        solo_point_in: SoloPointIn::SoloScored,
        solo_point_doubling: SoloPointDoubling::NotDoubled,
        nobody_wins: NobodyWins::Points,
        solo_multiplier: 3,
        solo_opponents_multiplier: 1,
        floor: ScoreFloor::Negative,
        counting: Counting::PlusMinus,
        feigheit: 0,
    },
    bock: BockRules {
        triggers: BockTriggers::of(&[]),
        factor: 2,
        games: 0,
        append: BockAppend::Append,
    },
    claim: Claims::Soloist,
    penalties: Penalties::Tsr,
    list: ListRules {
        games: ListLength::Fixed(24),
        redeal_after: DealsAgain::of(&[DealAgain::Pflichtsolo]),
        players: 4,
    },
};
