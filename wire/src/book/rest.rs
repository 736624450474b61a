//! The options that the engine does not go by, because they do not change any
//! ruling about a game of the rule sets that are served.
//!
//! When the engine learns one of them, it moves to [`options`](super::options).

use doko_proto::v1;

/// The rest of a rule set, which is the same in every rule set that is served.
/// Options that need another one, such as all about Schweine, have the value
/// that tables with it usually play; without it they change nothing.
pub(super) fn options() -> v1::RuleSet {
    v1::RuleSet {
        deal_packets: Some(v1::PacketList {
            values: vec![3, 3, 3, 3],
        }),
        solo_conflict: v1::SoloConflict::Seat.into(),
        hochzeit_silent: v1::HochzeitSilent::Allowed.into(),
        score_ansage: v1::ScoreAnsage::PlusTwo.into(),
        score_sonder_in_solo: v1::SonderInSolo::None.into(),
        score_solo_point: Some(0),
        score_solo_multiplier: Some(3),
        dullen: v1::Dullen::On.into(),
        throw_conditions: Some(v1::ThrowConditionList::default()),
        throw_before_solo: v1::ThrowRank::AfterSolo.into(),
        genscher: v1::Genscher::Off.into(),
        ann_pflicht: Some(v1::PflichtansageOption::default()),
        ann_per_party_max: Some(v1::AnnPerPartyMaxOption::default()),
        win_strict_ansage: v1::StrictAnsage::Off.into(),
        feigheit: Some(0),
        score_failed_absage: v1::FailedAbsage::WinnerOnly.into(),
        score_base_at_120_120: v1::BasePoint120::Given.into(),
        score_floor_zero: v1::ScoreFloor::Negative.into(),
        score_counting: v1::ScoreCounting::PlusMinus.into(),
        bock: Some(v1::BockOption::default()),
        table_players: Some(4),
        pflichtsolo_offer: v1::PflichtsoloOffer::Off.into(),

        // No Schweine.
        schweine_mode: v1::SchweineMode::Off.into(),
        schweine_implies_ansage: v1::SchweineAnsage::None.into(),
        schweine_contracts: Some(v1::SchweineContractList::default()),
        schweine_above: Some(v1::RankList::default()),
        schweine_count: v1::SchweineCount::Both.into(),
        dulle_tie_with_schweine: v1::DulleTieWithSchweine::Same.into(),
        // No Armut.
        armut: v1::ArmutMode::Off.into(),
        armut_max_trumps: Some(3),
        armut_push: v1::ArmutPush::ExactlyThree.into(),
        armut_second_armut: v1::SecondArmut::Redeal.into(),
        armut_fox_counts: v1::ArmutFox::Counts.into(),
        armut_return: v1::ArmutReturn::Free.into(),
        armut_report_trumps: v1::ArmutReport::Told.into(),
        // Nothing is doubled.
        score_sonder_doubled: v1::SonderDoubled::NotDoubled.into(),
        // Neither Fuchs nor Karlchen counts twice in the last trick.
        score_per_card: v1::PerCard::Each.into(),
        score_karlchen_only_by: v1::KarlchenCaughtBy::Any.into(),
        // No point for a solo.
        score_solo_point_in: v1::SoloPointIn::SoloScored.into(),
        // One Pflichtsolo of any kind, if there is one.
        pflichtsolo_kind: Some(v1::PflichtsoloKinds {
            color: 0,
            picture: 0,
        }),
        ..v1::RuleSet::default()
    }
}
