//! A rule set as the message that names every option.

use doko_engine::{
    AnnouncementRules, ArmutRules, BockRules, HochzeitRules, ListLength, ListRules, Pflichtansage,
    PflichtsoloKinds, RuleSet, SchweineRules, ScoreRules, ThrowCondition, ThrowRules,
};
use doko_proto::v1;

use crate::values::Value;

/// All options of a rule set that is dealt in these packets.
#[expect(clippy::too_many_lines, reason = "a table with a row for each option")]
pub(crate) fn message(rules: &RuleSet, packets: &[u32]) -> v1::RuleSet {
    // Without `..`: a new option of the engine does not build until it is said here.
    let RuleSet {
        deck,
        dullen,
        dulle_tie,
        dulle_tie_with_schweine,
        solos,
        solo_lead,
        solo_conflict,
        pflichtsolo,
        pflichtsolo_kinds: PflichtsoloKinds { color, picture },
        pflichtsolo_offer,
        vorbehalt_order,
        hochzeit,
        schweine,
        armut,
        throwing: ThrowRules { conditions, rank },
        genscher,
        announcement,
        tie_120,
        schwarz_by,
        strict_ansage,
        score,
        bock,
        claim,
        penalties,
        list,
    } = rules;
    let HochzeitRules {
        selectors,
        limit,
        own_trick,
        silent,
    } = hochzeit;
    let SchweineRules {
        mode: schweine_mode,
        ansage: schweine_ansage,
        contracts,
        above,
        count,
    } = schweine;
    let ArmutRules {
        mode: armut_mode,
        max_trumps,
        push,
        second,
        fox,
        returned,
        report,
    } = armut;
    let AnnouncementRules {
        counter,
        max,
        earliest,
        reply_extra,
        skip_absagen,
        skip_ansage,
        absage_requires,
        pflicht,
    } = announcement;
    let ScoreRules {
        ansage,
        against_points,
        failed_absage,
        base_at_120,
        gegen_die_alten,
        special_points,
        special_points_doubled,
        special_points_in_solo,
        per_card,
        karlchen_only_by,
        solo_point,
        solo_point_in,
        solo_multiplier,
        floor,
        counting,
        feigheit,
    } = score;
    let ListRules {
        games,
        redeal_after,
        players,
    } = list;

    let own_limits = max.re != max.kontra;
    v1::RuleSet {
        deck_nines: Value::<v1::DeckNines>::number(*deck),
        deal_packets: Some(v1::PacketList {
            values: packets.to_vec(),
        }),
        dulle_tie: Value::<v1::DulleTie>::number(*dulle_tie),
        solos: Some(v1::SoloList {
            values: solos.iter().map(Value::<v1::Solo>::number).collect(),
        }),
        solo_lead: Value::<v1::SoloLead>::number(*solo_lead),
        solo_conflict: Value::<v1::SoloConflict>::number(*solo_conflict),
        pflichtsolo: Some(u32::from(*pflichtsolo)),
        vorbehalt_order: Some(v1::VorbehaltRankList {
            values: numbers::<v1::VorbehaltRank, _>(vorbehalt_order),
        }),
        hochzeit_selectors: Some(v1::HochzeitSelectorList {
            values: selectors
                .iter()
                .map(Value::<v1::HochzeitSelector>::number)
                .collect(),
        }),
        hochzeit_limit: Some(u32::from(*limit)),
        hochzeit_own_trick_decides: Value::<v1::HochzeitOwnTrick>::number(*own_trick),
        hochzeit_silent: Value::<v1::HochzeitSilent>::number(*silent),
        schweine_mode: Value::<v1::SchweineMode>::number(*schweine_mode),
        schweine_implies_ansage: Value::<v1::SchweineAnsage>::number(*schweine_ansage),
        schweine_contracts: Some(v1::SchweineContractList {
            values: contracts
                .iter()
                .map(Value::<v1::SchweineContract>::number)
                .collect(),
        }),
        schweine_above: Some(v1::RankList {
            values: numbers::<v1::Rank, _>(above),
        }),
        schweine_count: Value::<v1::SchweineCount>::number(*count),
        armut: Value::<v1::ArmutMode>::number(*armut_mode),
        armut_max_trumps: Some(u32::from(*max_trumps)),
        armut_push: Value::<v1::ArmutPush>::number(*push),
        armut_second_armut: Value::<v1::SecondArmut>::number(*second),
        armut_fox_counts: Value::<v1::ArmutFox>::number(*fox),
        armut_return: Value::<v1::ArmutReturn>::number(*returned),
        armut_report_trumps: Value::<v1::ArmutReport>::number(*report),
        throw_conditions: Some(v1::ThrowConditionList {
            values: conditions.iter().map(|&it| condition(it)).collect(),
        }),
        throw_before_solo: Value::<v1::ThrowRank>::number(*rank),
        ann_counter: Value::<v1::AnnCounter>::number(*counter),
        // Where both parties go by the same limits, these are those of all.
        ann_max: Some(limits(&max.re)),
        ann_per_party_max: Some(v1::AnnPerPartyMaxOption {
            value: own_limits.then(|| v1::AnnPerPartyMax {
                re: Some(limits(&max.re)),
                kontra: Some(limits(&max.kontra)),
            }),
        }),
        ann_earliest: Value::<v1::AnnEarliest>::number(*earliest),
        ann_reply_extra: match reply_extra {
            0 => v1::AnnReply::None,
            1.. => v1::AnnReply::OneMore,
        }
        .into(),
        ann_skip_absagen: Value::<v1::AnnSkipAbsagen>::number(*skip_absagen),
        ann_skip_ansage: Value::<v1::AnnSkipAnsage>::number(*skip_ansage),
        ann_absage_requires: Value::<v1::AbsageRequires>::number(*absage_requires),
        ann_pflicht: Some(v1::PflichtansageOption {
            value: pflicht.map(pflichtansage),
        }),
        win_tie_120: Value::<v1::Tie120>::number(*tie_120),
        win_schwarz_by: Value::<v1::SchwarzBy>::number(*schwarz_by),
        win_strict_ansage: Value::<v1::StrictAnsage>::number(*strict_ansage),
        feigheit: Some(u32::from(*feigheit)),
        score_ansage: Value::<v1::ScoreAnsage>::number(*ansage),
        score_sonder_doubled: Value::<v1::SonderDoubled>::number(*special_points_doubled),
        score_against_points: Value::<v1::AgainstPoints>::number(*against_points),
        score_gegen_die_alten: Value::<v1::GegenDieAlten>::number(*gegen_die_alten),
        score_sonder: Some(v1::SpecialPointList {
            values: special_points
                .iter()
                .map(Value::<v1::SpecialPoint>::number)
                .collect(),
        }),
        score_sonder_in_solo: Value::<v1::SonderInSolo>::number(*special_points_in_solo),
        score_solo_point: Some(u32::from(*solo_point)),
        score_solo_multiplier: Some(u32::from(*solo_multiplier)),
        score_failed_absage: Value::<v1::FailedAbsage>::number(*failed_absage),
        score_base_at_120_120: Value::<v1::BasePoint120>::number(*base_at_120),
        score_floor_zero: Value::<v1::ScoreFloor>::number(*floor),
        score_per_card: Value::<v1::PerCard>::number(*per_card),
        score_karlchen_only_by: Value::<v1::KarlchenCaughtBy>::number(*karlchen_only_by),
        score_solo_point_in: Value::<v1::SoloPointIn>::number(*solo_point_in),
        score_counting: Value::<v1::ScoreCounting>::number(*counting),
        claim: Value::<v1::ClaimMode>::number(*claim),
        penalties: Value::<v1::PenaltyMode>::number(*penalties),
        list_games: match games {
            ListLength::Open => v1::ListLength::Open,
            ListLength::MultipleOfPlayers => v1::ListLength::MultipleOfPlayers,
            ListLength::Fixed(_) => v1::ListLength::Fixed,
        }
        .into(),
        list_games_fixed: match games {
            ListLength::Open | ListLength::MultipleOfPlayers => None,
            ListLength::Fixed(games) => Some(u32::from(*games)),
        },
        list_redeal_after: Some(v1::RedealAfterList {
            values: redeal_after
                .iter()
                .map(Value::<v1::RedealAfter>::number)
                .collect(),
        }),
        dullen: Value::<v1::Dullen>::number(*dullen),
        dulle_tie_with_schweine: Value::<v1::DulleTieWithSchweine>::number(
            *dulle_tie_with_schweine,
        ),
        genscher: Value::<v1::Genscher>::number(*genscher),
        bock: Some(v1::BockOption {
            value: rounds(bock),
        }),
        table_players: Some(u32::from(*players)),
        pflichtsolo_kind: Some(v1::PflichtsoloKinds {
            color: u32::from(*color),
            picture: u32::from(*picture),
        }),
        pflichtsolo_offer: Value::<v1::PflichtsoloOffer>::number(*pflichtsolo_offer),
    }
}

fn numbers<M, V: Value<M>>(values: &[V]) -> Vec<i32> {
    values.iter().map(|&it| it.number()).collect()
}

fn limits(max: &[u8]) -> v1::AnnLimits {
    v1::AnnLimits {
        values: max.iter().map(|&it| u32::from(it)).collect(),
    }
}

fn condition(condition: ThrowCondition) -> v1::ThrowCondition {
    use v1::ThrowKind as Kind;
    let (kind, number) = match condition {
        ThrowCondition::Kings(number) => (Kind::Kings, Some(number)),
        ThrowCondition::Nines(number) => (Kind::Nines, Some(number)),
        ThrowCondition::NinesKings(number) => (Kind::NinesKings, Some(number)),
        ThrowCondition::Augen(number) => (Kind::Augen, Some(number)),
        ThrowCondition::Trumps(number) => (Kind::Trumps, Some(number)),
        ThrowCondition::FoxHighestInArmut => (Kind::FoxHighestInArmut, None),
        ThrowCondition::MaxOneTrump => (Kind::MaxOneTrump, None),
        ThrowCondition::FoxHighest => (Kind::FoxHighest, None),
    };
    v1::ThrowCondition {
        kind: kind.into(),
        number: number.map(u32::from),
    }
}

fn pflichtansage(pflicht: Pflichtansage) -> v1::Pflichtansage {
    let Pflichtansage {
        augen,
        silence,
        only,
        in_hochzeit,
    } = pflicht;
    v1::Pflichtansage {
        augen: u32::from(augen),
        only_if_none: Value::<v1::PflichtansageSilence>::number(silence),
        only_re_kontra: Value::<v1::PflichtansageCondition>::number(only),
        in_hochzeit: Value::<v1::PflichtansageHochzeit>::number(in_hochzeit),
    }
}

/// Without anything that starts them there are no Bock games.
fn rounds(bock: &BockRules) -> Option<v1::Bock> {
    let BockRules {
        triggers,
        factor,
        games,
        append,
    } = bock;
    (!triggers.is_empty()).then(|| v1::Bock {
        triggers: triggers
            .iter()
            .map(Value::<v1::BockTrigger>::number)
            .collect(),
        factor: u32::from(*factor),
        games: Some(u32::from(*games)).filter(|&it| it != 0),
        append: Value::<v1::BockAppend>::number(*append),
    })
}
