use super::ddv_tsr::DDV_TSR;
use crate::contract::{Selector, Selectors, Solo, Solos};
use crate::deal::Deck;
use crate::list::List;
use crate::options::{
    AgainstPoints, AnnouncementRules, ArmutMode, ArmutRules, Counter, DealsAgain, DulleTie,
    HochzeitRules, ListLength, ListRules, Penalties, SchweineAnsage, SchweineContract,
    SchweineContracts, SchweineMode, SchweineRules, ScoreAnsage, ScoreRules, SoloConflict,
    SoloLead, SpecialPoint, SpecialPoints, Throw, ThrowCondition, ThrowRank, ThrowRules, Tie120,
};
use crate::ruleset::RuleSet;
use crate::word::Category;

/// The rules of the VLN: 40 cards, the second ♥10 wins, Armut, Schweine, and an
/// auction between several soli.
pub const VLN: RuleSet = RuleSet {
    deck: Deck::WithoutNines,
    dulle_tie: DulleTie::Second,
    solos: Solos::of(&[Solo::Karo, Solo::Damen, Solo::Buben, Solo::Koenige]),
    solo_lead: SoloLead::Eldest,
    solo_conflict: SoloConflict::Auction,
    pflichtsolo: 0,
    vorbehalt_order: List::of(
        &[Category::Solo, Category::Armut, Category::Hochzeit],
        Category::Solo,
    ),
    hochzeit: HochzeitRules {
        selectors: Selectors::of(&[Selector::Any, Selector::Fehl, Selector::Trumpf]),
        ..DDV_TSR.hochzeit
    },
    schweine: SchweineRules {
        mode: SchweineMode::Vorbehalt,
        ansage: SchweineAnsage::Implied,
        contracts: SchweineContracts::of(&[
            SchweineContract::Normal,
            SchweineContract::HochzeitOwn,
            SchweineContract::Armut,
            SchweineContract::Trumpfsolo,
            SchweineContract::Stille,
        ]),
        ..DDV_TSR.schweine
    },
    armut: ArmutRules {
        mode: ArmutMode::Exchange,
        ..DDV_TSR.armut
    },
    throwing: ThrowRules {
        conditions: List::of(
            &[
                Throw::of(ThrowCondition::FoxHighestInArmut),
                Throw::of(ThrowCondition::MaxOneTrump),
            ],
            Throw::of(ThrowCondition::FoxHighest),
        ),
        rank: ThrowRank::AfterSolo,
    },
    announcement: AnnouncementRules {
        counter: Counter::TricksStarted,
        reply_extra: 0,
        ..DDV_TSR.announcement
    },
    tie_120: Tie120::LastKontra,
    score: ScoreRules {
        ansage: ScoreAnsage::DoubleEach,
        against_points: AgainstPoints::Off,
        special_points: SpecialPoints::of(&[
            SpecialPoint::Fuchs,
            SpecialPoint::Doppelkopf,
            SpecialPoint::Karlchen,
            SpecialPoint::KarlchenCaught,
            SpecialPoint::FuchsLast,
            SpecialPoint::FuchsCaughtLast,
            SpecialPoint::Dulle,
            SpecialPoint::Herzstich,
        ]),
        solo_point: 1,
        ..DDV_TSR.score
    },
    penalties: Penalties::Off,
    list: ListRules {
        games: ListLength::Open,
        redeal_after: DealsAgain::of(&[]),
        ..DDV_TSR.list
    },
    ..DDV_TSR
};
