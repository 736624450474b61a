//! The options that the engine does not go by, because they do not change any
//! ruling about a game of the rule sets that are served.
//!
//! When the engine learns one of them, it moves to [`options`](super::options).

use doko_proto::v1;

/// The options about what happens around a game, in which rule sets differ.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct AroundTheGame {
    /// `list.games`: the games of a list; 0 means as many as are played.
    pub(crate) list_games: u32,
    /// `list.redeal_after`: after which games the same seat deals again.
    pub(crate) redeal_after: &'static [v1::RedealAfter],
}

/// The lists of the tournament rules (LIST-1, LIST-3).
pub(crate) const DDV_TSR_AROUND: AroundTheGame = AroundTheGame {
    list_games: 24,
    redeal_after: &[v1::RedealAfter::Pflichtsolo],
};

/// The league keeps no lists (LIST-5).
pub(crate) const DOKOLAND_LIGA_AROUND: AroundTheGame = AroundTheGame {
    list_games: 0,
    redeal_after: &[],
};

/// The rest of a rule set: `around`, and what is the same in every rule set
/// that is served. Options that need another one, such as all about Schweine,
/// have the value that tables with it usually play; without it they change
/// nothing.
pub(super) fn options(around: &AroundTheGame) -> v1::RuleSet {
    let redeal_after = around.redeal_after.iter().map(|&it| it.into()).collect();
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
        claim: v1::ClaimMode::Solist.into(),
        penalties: v1::PenaltyMode::Tsr.into(),
        list_games: match around.list_games {
            0 => v1::ListLength::Open,
            1.. => v1::ListLength::Fixed,
        }
        .into(),
        list_games_fixed: Some(around.list_games).filter(|&games| games > 0),
        list_redeal_after: Some(v1::RedealAfterList {
            values: redeal_after,
        }),
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
