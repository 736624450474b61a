//! The options for which the engine has another type than the message, written.

use doko_engine::{
    BockRules, ListLength, Pflichtansage, PflichtsoloKinds, RuleSet, Throw, ThrowCondition,
};
use doko_proto::v1;

use crate::encode;
use crate::values::Value;

pub(super) fn vorbehalt_order(rules: &RuleSet) -> Option<v1::VorbehaltRankList> {
    let values = rules.vorbehalt_order.iter();
    let values = values.map(|&it| Value::<v1::VorbehaltRank>::number(it));
    Some(v1::VorbehaltRankList {
        values: values.collect(),
    })
}

pub(super) fn solo_rank(rules: &RuleSet) -> Option<v1::SoloList> {
    let values = rules.solo_rank.iter();
    Some(v1::SoloList {
        values: values.map(|&it| Value::<v1::Solo>::number(it)).collect(),
    })
}

pub(super) fn feigheit_levels(rules: &RuleSet) -> Option<v1::FeigheitLevels> {
    let levels = rules.feigheit.levels.iter().flatten();
    Some(v1::FeigheitLevels {
        values: levels.map(|&it| u32::from(it)).collect(),
    })
}

pub(super) fn table_offsets(rules: &RuleSet) -> Option<v1::OffsetList> {
    let offsets = rules.list.offsets.iter();
    Some(v1::OffsetList {
        values: offsets.map(|&it| u32::from(it)).collect(),
    })
}

pub(super) fn schweine_above(rules: &RuleSet) -> Option<v1::RankList> {
    let values = rules.schweine.above.iter();
    let values = values.map(|&it| Value::<v1::Rank>::number(it));
    Some(v1::RankList {
        values: values.collect(),
    })
}

pub(super) fn throw_conditions(rules: &RuleSet) -> Option<v1::ThrowConditionList> {
    let values = rules.throwing.conditions.iter();
    Some(v1::ThrowConditionList {
        values: values.map(|&it| throw(it)).collect(),
    })
}

fn throw(throw: Throw) -> v1::ThrowCondition {
    let also = throw.also.map(|it| {
        let v1::ThrowCondition {
            kind,
            number,
            card,
            also: _,
        } = condition(it);
        v1::ThrowSecond { kind, number, card }
    });
    v1::ThrowCondition {
        also,
        ..condition(throw.condition)
    }
}

fn condition(condition: ThrowCondition) -> v1::ThrowCondition {
    use v1::ThrowKind as Kind;
    let mut card = 0;
    let (kind, number) = match condition {
        ThrowCondition::Kings(number) => (Kind::Kings, Some(number)),
        ThrowCondition::Nines(number) => (Kind::Nines, Some(number)),
        ThrowCondition::NinesKings(number) => (Kind::NinesKings, Some(number)),
        ThrowCondition::Augen(number) => (Kind::Augen, Some(number)),
        ThrowCondition::Trumps(number) => (Kind::Trumps, Some(number)),
        ThrowCondition::FoxHighestInArmut => (Kind::FoxHighestInArmut, None),
        ThrowCondition::MaxOneTrump => (Kind::MaxOneTrump, None),
        ThrowCondition::FoxHighest => (Kind::FoxHighest, None),
        ThrowCondition::Full(number) => (Kind::Full, Some(number)),
        ThrowCondition::FewAugen(number) => (Kind::FewAugen, Some(number)),
        ThrowCondition::NineOfEach => (Kind::NineOfEach, None),
        ThrowCondition::KingOfEach => (Kind::KingOfEach, None),
        ThrowCondition::Highest(highest) => {
            card = encode::card(highest);
            (Kind::Highest, None)
        }
    };
    v1::ThrowCondition {
        kind: kind.into(),
        number: number.map(u32::from),
        card,
        also: None,
    }
}

pub(super) fn ann_max(rules: &RuleSet) -> Option<v1::AnnLimits> {
    Some(limits(&rules.announcement.max.re))
}

/// None of their own if both parties have the same limits.
pub(super) fn ann_per_party_max(rules: &RuleSet) -> Option<v1::AnnPerPartyMax> {
    let max = &rules.announcement.max;
    if max.re == max.kontra {
        return Some(v1::AnnPerPartyMax::default());
    }
    Some(v1::AnnPerPartyMax {
        re: Some(limits(&max.re)),
        kontra: Some(limits(&max.kontra)),
    })
}

fn limits(max: &[u8]) -> v1::AnnLimits {
    v1::AnnLimits {
        values: max.iter().map(|&it| u32::from(it)).collect(),
    }
}

pub(super) fn ann_reply_extra(rules: &RuleSet) -> i32 {
    match rules.announcement.reply_extra {
        0 => v1::AnnReply::None,
        _ => v1::AnnReply::OneMore,
    }
    .into()
}

pub(super) fn ann_pflicht(rules: &RuleSet) -> Option<v1::Pflichtansage> {
    let written = rules.announcement.pflicht.map(|it| {
        let Pflichtansage {
            augen,
            excused_by,
            step,
            in_hochzeit,
        } = it;
        v1::Pflichtansage {
            augen: u32::from(augen),
            excused_by: Value::<v1::PflichtansageExcuse>::number(excused_by),
            step: Value::<v1::PflichtansageStep>::number(step),
            in_hochzeit: Value::<v1::PflichtansageHochzeit>::number(in_hochzeit),
        }
    });
    Some(written.unwrap_or_default())
}

/// Without anything that starts them there are no Bock games.
pub(super) fn bock(rules: &RuleSet) -> Option<v1::Bock> {
    let BockRules {
        triggers,
        factor,
        games,
        append,
    } = rules.bock;
    if triggers.is_empty() {
        return Some(v1::Bock::default());
    }
    Some(v1::Bock {
        triggers: triggers
            .iter()
            .map(Value::<v1::BockTrigger>::number)
            .collect(),
        factor: u32::from(factor),
        games: Some(u32::from(games)).filter(|&it| it != 0),
        append: Value::<v1::BockAppend>::number(append),
    })
}

pub(super) fn pflichtsolo_kind(rules: &RuleSet) -> Option<v1::PflichtsoloKinds> {
    let PflichtsoloKinds { color, picture } = rules.pflichtsolo_kinds;
    Some(v1::PflichtsoloKinds {
        color: u32::from(color),
        picture: u32::from(picture),
    })
}

pub(super) fn list_games(rules: &RuleSet) -> i32 {
    match rules.list.games {
        ListLength::Open => v1::ListLength::Open,
        ListLength::MultipleOfPlayers => v1::ListLength::MultipleOfPlayers,
        ListLength::Fixed(_) => v1::ListLength::Fixed,
    }
    .into()
}

pub(super) fn list_games_fixed(rules: &RuleSet) -> Option<u32> {
    match rules.list.games {
        ListLength::Open | ListLength::MultipleOfPlayers => None,
        ListLength::Fixed(games) => Some(u32::from(games)),
    }
}
