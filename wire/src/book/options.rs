//! A rule set as the message that names every option.

use doko_engine::{
    AbsageRequires, AgainstPoints, AnnouncementRules, Claims, Counter, DealAgain, DealsAgain, Deck,
    DulleTie, Earliest, GegenDieAlten, HochzeitRules, ListLength, ListRules, OwnTrick, Penalties,
    RuleSet, SchwarzBy, ScoreRules, Skip, SoloLead, SpecialPoint, SpecialPoints, Tie120,
};
use doko_proto::v1;

use super::rest;
use crate::encode;

/// All options of a rule set: those that the engine goes by, and the rest, which
/// is the same in every rule set that is served.
pub(crate) fn rule_set(rules: &RuleSet) -> v1::RuleSet {
    // Without `..`: a new option of the engine does not build until it is said here.
    let RuleSet {
        deck,
        dulle_tie: tie,
        solos,
        solo_lead: lead,
        pflichtsolo,
        vorbehalt_order,
        hochzeit,
        announcement,
        tie_120: at_120,
        schwarz_by: schwarz,
        score,
        claim: claims,
        penalties: penalised,
        list,
        ..
    } = rules;
    let HochzeitRules {
        selectors,
        limit,
        own_trick: own,
        ..
    } = hochzeit;
    let AnnouncementRules {
        counter: counted,
        max,
        earliest: first_moment,
        reply_extra,
        skip_absagen,
        skip_ansage,
        absage_requires: required,
        ..
    } = announcement;
    let ScoreRules {
        against_points: against,
        gegen_die_alten: alten,
        special_points,
        ..
    } = score;
    let ListRules {
        games,
        redeal_after: again,
        ..
    } = list;

    let values = solos.iter().map(encode::solo).collect();
    let order = vorbehalt_order.iter().map(|&it| category(it)).collect();
    let selectors = selectors.iter().map(encode::selector).collect();
    let limits = max.re.iter().map(|&it| u32::from(it)).collect();
    v1::RuleSet {
        deck_nines: deck_nines(*deck),
        dulle_tie: dulle_tie(*tie),
        solos: Some(v1::SoloList { values }),
        solo_lead: solo_lead(*lead),
        pflichtsolo: Some(u32::from(*pflichtsolo)),
        vorbehalt_order: Some(v1::VorbehaltRankList { values: order }),
        hochzeit_selectors: Some(v1::HochzeitSelectorList { values: selectors }),
        hochzeit_limit: Some(u32::from(*limit)),
        hochzeit_own_trick_decides: own_trick(*own),
        ann_counter: counter(*counted),
        ann_max: Some(v1::AnnLimits { values: limits }),
        ann_earliest: earliest(*first_moment),
        ann_reply_extra: reply(*reply_extra),
        ann_skip_absagen: absagen(*skip_absagen),
        ann_skip_ansage: ansage(*skip_ansage),
        ann_absage_requires: absage_requires(*required),
        win_tie_120: tie_120(*at_120),
        win_schwarz_by: schwarz_by(*schwarz),
        score_against_points: against_points(*against),
        score_gegen_die_alten: gegen_die_alten(*alten),
        score_sonder: Some(sonder(*special_points)),
        claim: claim(*claims),
        penalties: penalties(*penalised),
        list_games: list_length(*games),
        list_games_fixed: fixed_length(*games),
        list_redeal_after: Some(redeal_after(*again)),
        ..rest::options()
    }
}

/// What the limits of announcements count.
pub(super) fn counter(counter: Counter) -> i32 {
    match counter {
        Counter::OwnCardsPlayed => v1::AnnCounter::OwnCardsPlayed,
        Counter::TricksStarted => v1::AnnCounter::TricksStarted,
    }
    .into()
}

fn deck_nines(deck: Deck) -> i32 {
    match deck {
        Deck::WithNines => v1::DeckNines::With,
        Deck::WithoutNines => v1::DeckNines::Without,
    }
    .into()
}

fn dulle_tie(tie: DulleTie) -> i32 {
    match tie {
        DulleTie::First => v1::DulleTie::First,
        DulleTie::Second => v1::DulleTie::Second,
        DulleTie::SecondExceptLast => v1::DulleTie::SecondExceptLast,
        DulleTie::FirstExceptLast => v1::DulleTie::FirstExceptLast,
    }
    .into()
}

fn solo_lead(lead: SoloLead) -> i32 {
    match lead {
        SoloLead::Eldest => v1::SoloLead::Eldest,
        SoloLead::PflichtOnly => v1::SoloLead::PflichtOnly,
        SoloLead::AlwaysSoloist => v1::SoloLead::AlwaysSolist,
    }
    .into()
}

fn category(category: doko_engine::Category) -> i32 {
    use doko_engine::Category;
    match category {
        Category::Pflichtsolo => v1::VorbehaltRank::Pflichtsolo,
        Category::Lustsolo => v1::VorbehaltRank::Lustsolo,
        Category::Solo => v1::VorbehaltRank::Solo,
        Category::Armut => v1::VorbehaltRank::Armut,
        Category::Hochzeit => v1::VorbehaltRank::Hochzeit,
    }
    .into()
}

fn own_trick(own: OwnTrick) -> i32 {
    match own {
        OwnTrick::GoesOn => v1::HochzeitOwnTrick::GoesOn,
        OwnTrick::Decides => v1::HochzeitOwnTrick::Decides,
    }
    .into()
}

fn earliest(earliest: Earliest) -> i32 {
    match earliest {
        Earliest::ContractFixed => v1::AnnEarliest::ContractFixed,
        Earliest::AfterFirstTrick => v1::AnnEarliest::AfterFirstTrick,
    }
    .into()
}

fn reply(extra: u8) -> i32 {
    match extra {
        0 => v1::AnnReply::None,
        1.. => v1::AnnReply::OneMore,
    }
    .into()
}

fn absagen(skip: Skip) -> i32 {
    match skip {
        Skip::Allow => v1::AnnSkipAbsagen::Allowed,
        Skip::Forbid => v1::AnnSkipAbsagen::Forbidden,
    }
    .into()
}

fn ansage(skip: Skip) -> i32 {
    match skip {
        Skip::Allow => v1::AnnSkipAnsage::Allowed,
        Skip::Forbid => v1::AnnSkipAnsage::Forbidden,
    }
    .into()
}

fn absage_requires(required: AbsageRequires) -> i32 {
    match required {
        AbsageRequires::Own => v1::AbsageRequires::Own,
        AbsageRequires::Any => v1::AbsageRequires::Any,
    }
    .into()
}

fn tie_120(tie: Tie120) -> i32 {
    match tie {
        Tie120::OnlyKontra => v1::Tie120::OnlyKontra,
        Tie120::LastKontra => v1::Tie120::LastKontra,
        Tie120::KontraAlways => v1::Tie120::KontraAlways120,
    }
    .into()
}

fn schwarz_by(by: SchwarzBy) -> i32 {
    match by {
        SchwarzBy::Tricks => v1::SchwarzBy::Tricks,
        SchwarzBy::Augen => v1::SchwarzBy::Augen,
    }
    .into()
}

fn against_points(points: AgainstPoints) -> i32 {
    match points {
        AgainstPoints::Count => v1::AgainstPoints::On,
        AgainstPoints::Off => v1::AgainstPoints::Off,
    }
    .into()
}

fn gegen_die_alten(point: GegenDieAlten) -> i32 {
    match point {
        GegenDieAlten::Plain => v1::GegenDieAlten::Plain,
        GegenDieAlten::Doubled => v1::GegenDieAlten::Doubled,
        GegenDieAlten::Off => v1::GegenDieAlten::Off,
    }
    .into()
}

fn sonder(points: SpecialPoints) -> v1::SpecialPointList {
    let all = [
        (SpecialPoint::Fuchs, v1::SpecialPoint::Fuchs),
        (SpecialPoint::Doppelkopf, v1::SpecialPoint::Doppelkopf),
        (SpecialPoint::Karlchen, v1::SpecialPoint::Karlchen),
    ];
    let present = all.into_iter().filter(|(point, _)| points.contains(*point));
    v1::SpecialPointList {
        values: present.map(|(_, number)| number.into()).collect(),
    }
}

fn claim(claims: Claims) -> i32 {
    match claims {
        Claims::Off => v1::ClaimMode::Off,
        Claims::Soloist => v1::ClaimMode::Solist,
    }
    .into()
}

fn penalties(penalties: Penalties) -> i32 {
    match penalties {
        Penalties::Off => v1::PenaltyMode::Off,
        Penalties::Tsr => v1::PenaltyMode::Tsr,
    }
    .into()
}

fn list_length(games: ListLength) -> i32 {
    match games {
        ListLength::Open => v1::ListLength::Open,
        ListLength::Fixed(_) => v1::ListLength::Fixed,
        ListLength::MultipleOfPlayers => v1::ListLength::MultipleOfPlayers,
    }
    .into()
}

fn fixed_length(games: ListLength) -> Option<u32> {
    match games {
        ListLength::Open | ListLength::MultipleOfPlayers => None,
        ListLength::Fixed(games) => Some(u32::from(games)),
    }
}

fn redeal_after(again: DealsAgain) -> v1::RedealAfterList {
    let value = |it| match it {
        DealAgain::Pflichtsolo => v1::RedealAfter::Pflichtsolo,
        DealAgain::SoloistLed => v1::RedealAfter::SolistLed,
    };
    v1::RedealAfterList {
        values: again.iter().map(|it| value(it).into()).collect(),
    }
}
