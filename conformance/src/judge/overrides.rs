//! Options by their names, as fields of a message.

use anyhow::{Context as _, Result, bail};
use doko_harness::Options;
use doko_proto::v1;
use serde_json::Value;

/// The options as overrides; none if nothing differs.
pub(super) fn overrides(options: &Options) -> Result<Option<v1::RuleSet>> {
    let mut message = v1::RuleSet::default();
    for (name, value) in options {
        set(&mut message, name, value).with_context(|| format!("`{name}` cannot be `{value}`"))?;
    }
    Ok((!options.is_empty()).then_some(message))
}

/// The option of a field of the message.
pub(super) fn option_of(field: &str) -> String {
    let field = field.split('.').next().unwrap_or(field);
    match field {
        "throw_conditions" => "throw".to_owned(),
        "dulle_tie" | "dulle_tie_with_schweine" | "throw_before_solo" => field.to_owned(),
        field => field.replacen('_', ".", 1),
    }
}

/// Reads the name of a value of an enum.
macro_rules! named {
    ($enum:ident, $prefix:literal, $value:expr) => {{
        let text = word($value)?;
        let found = v1::$enum::from_str_name(&format!("{}_{}", $prefix, text.to_uppercase()));
        found.with_context(|| format!("no `{text}`"))?.into()
    }};
}

fn set(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "deck.nines" => {
            it.deck_nines = truth(value, v1::DeckNines::With, v1::DeckNines::Without)?;
        }
        "deal.packets" => {
            it.deal_packets = Some(v1::PacketList {
                values: numbers(value)?,
            })
        }
        "dullen" => it.dullen = truth(value, v1::Dullen::On, v1::Dullen::Off)?,
        "dulle_tie" => it.dulle_tie = named!(DulleTie, "DULLE_TIE", value),
        "dulle_tie_with_schweine" => {
            it.dulle_tie_with_schweine =
                named!(DulleTieWithSchweine, "DULLE_TIE_WITH_SCHWEINE", value);
        }
        "solos" => {
            let values = each(value, |it| Ok(named!(Solo, "SOLO", it)))?;
            it.solos = Some(v1::SoloList { values });
        }
        "solo.lead" => it.solo_lead = named!(SoloLead, "SOLO_LEAD", value),
        "solo.conflict" => it.solo_conflict = named!(SoloConflict, "SOLO_CONFLICT", value),
        "pflichtsolo" => it.pflichtsolo = Some(number(value)?),
        "pflichtsolo.kind" => {
            it.pflichtsolo_kind = Some(v1::PflichtsoloKinds {
                color: number(field(value, "color")?)?,
                picture: number(field(value, "picture")?)?,
            });
        }
        "pflichtsolo.offer" => {
            it.pflichtsolo_offer =
                truth(value, v1::PflichtsoloOffer::On, v1::PflichtsoloOffer::Off)?;
        }
        "vorbehalt.order" => {
            let values = each(value, |it| Ok(named!(VorbehaltRank, "VORBEHALT_RANK", it)))?;
            it.vorbehalt_order = Some(v1::VorbehaltRankList { values });
        }
        "genscher" => it.genscher = named!(Genscher, "GENSCHER", value),
        "feigheit" => it.feigheit = Some(number(value)?),
        "claim" => it.claim = named!(ClaimMode, "CLAIM_MODE", value),
        "penalties" => it.penalties = named!(PenaltyMode, "PENALTY_MODE", value),
        "bock" => {
            it.bock = Some(v1::BockOption {
                value: Some(bock(value)?),
            })
        }
        "table.players" => it.table_players = Some(number(value)?),
        name => match name.split_once('.') {
            Some(("hochzeit", rest)) => set_hochzeit(it, rest, value)?,
            Some(("schweine", rest)) => set_schweine(it, rest, value)?,
            Some(("ann", rest)) => set_announcement(it, rest, value)?,
            Some(("win", rest)) => set_win(it, rest, value)?,
            Some(("score", rest)) => set_score(it, rest, value)?,
            Some(("list", rest)) => set_list(it, rest, value)?,
            _ => set_armut(it, name, value)?,
        },
    }
    Ok(())
}

fn set_hochzeit(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "selectors" => {
            let values = each(value, |it| {
                Ok(named!(HochzeitSelector, "HOCHZEIT_SELECTOR", it))
            })?;
            it.hochzeit_selectors = Some(v1::HochzeitSelectorList { values });
        }
        "limit" => it.hochzeit_limit = Some(number(value)?),
        "own_trick_decides" => {
            let (decides, goes_on) = (v1::HochzeitOwnTrick::Decides, v1::HochzeitOwnTrick::GoesOn);
            it.hochzeit_own_trick_decides = truth(value, decides, goes_on)?;
        }
        "silent" => {
            let (allowed, forbidden) = (v1::HochzeitSilent::Allowed, v1::HochzeitSilent::Forbidden);
            it.hochzeit_silent = truth(value, allowed, forbidden)?;
        }
        _ => bail!("no such option"),
    }
    Ok(())
}

fn set_schweine(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "mode" => it.schweine_mode = named!(SchweineMode, "SCHWEINE_MODE", value),
        "implies_ansage" => {
            let (implied, none) = (v1::SchweineAnsage::Implied, v1::SchweineAnsage::None);
            it.schweine_implies_ansage = truth(value, implied, none)?;
        }
        "contracts" => {
            let values = each(value, |it| {
                Ok(named!(SchweineContract, "SCHWEINE_CONTRACT", it))
            })?;
            it.schweine_contracts = Some(v1::SchweineContractList { values });
        }
        "above" => {
            let values = each(value, |it| Ok(i32::try_from(rank(word(it)?)?)?))?;
            it.schweine_above = Some(v1::RankList { values });
        }
        "count" => it.schweine_count = named!(SchweineCount, "SCHWEINE_COUNT", value),
        _ => bail!("no such option"),
    }
    Ok(())
}

fn set_armut(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "armut" => it.armut = named!(ArmutMode, "ARMUT_MODE", value),
        "armut.max_trumps" => it.armut_max_trumps = Some(number(value)?),
        "armut.push" => it.armut_push = named!(ArmutPush, "ARMUT_PUSH", value),
        "armut.second_armut" => it.armut_second_armut = named!(SecondArmut, "SECOND_ARMUT", value),
        "armut.fox_counts" => {
            it.armut_fox_counts = truth(value, v1::ArmutFox::Counts, v1::ArmutFox::DoesNotCount)?;
        }
        "armut.return" => it.armut_return = named!(ArmutReturn, "ARMUT_RETURN", value),
        "armut.report_trumps" => {
            it.armut_report_trumps = truth(value, v1::ArmutReport::Told, v1::ArmutReport::Secret)?;
        }
        "throw" => {
            let values = each(value, condition)?;
            it.throw_conditions = Some(v1::ThrowConditionList { values });
        }
        "throw_before_solo" => {
            let (before, after) = (v1::ThrowRank::BeforeSolo, v1::ThrowRank::AfterSolo);
            it.throw_before_solo = truth(value, before, after)?;
        }
        _ => bail!("no such option"),
    }
    Ok(())
}

fn set_announcement(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "counter" => it.ann_counter = named!(AnnCounter, "ANN_COUNTER", value),
        "max" => {
            it.ann_max = Some(v1::AnnLimits {
                values: numbers(value)?,
            })
        }
        "earliest" => it.ann_earliest = named!(AnnEarliest, "ANN_EARLIEST", value),
        "reply_extra" => {
            it.ann_reply_extra = match number(value)? {
                0 => v1::AnnReply::None.into(),
                1 => v1::AnnReply::OneMore.into(),
                _ => bail!("neither 0 nor 1"),
            };
        }
        "skip_absagen" => {
            let (allowed, forbidden) = (v1::AnnSkipAbsagen::Allowed, v1::AnnSkipAbsagen::Forbidden);
            it.ann_skip_absagen = truth(value, allowed, forbidden)?;
        }
        "skip_ansage" => {
            let (allowed, forbidden) = (v1::AnnSkipAnsage::Allowed, v1::AnnSkipAnsage::Forbidden);
            it.ann_skip_ansage = truth(value, allowed, forbidden)?;
        }
        "absage_requires" => {
            it.ann_absage_requires = named!(AbsageRequires, "ABSAGE_REQUIRES", value);
        }
        "pflicht" => {
            let value = Some(pflichtansage(value)?);
            it.ann_pflicht = Some(v1::PflichtansageOption { value });
        }
        "per_party_max" => {
            let limits = |party| {
                let values = numbers(field(value, party)?)?;
                anyhow::Ok(Some(v1::AnnLimits { values }))
            };
            let value = v1::AnnPerPartyMax {
                re: limits("re")?,
                kontra: limits("kontra")?,
            };
            it.ann_per_party_max = Some(v1::AnnPerPartyMaxOption { value: Some(value) });
        }
        _ => bail!("no such option"),
    }
    Ok(())
}

fn pflichtansage(value: &Value) -> Result<v1::Pflichtansage> {
    use v1::{PflichtansageCondition as Condition, PflichtansageSilence as Silence};
    let (trick, none) = (
        v1::PflichtansageHochzeit::Klaerungsstich,
        v1::PflichtansageHochzeit::None,
    );
    Ok(v1::Pflichtansage {
        augen: number(field(value, "augen")?)?,
        only_if_none: truth(
            field(value, "only_if_none")?,
            Silence::OnlyIfNone,
            Silence::Any,
        )?,
        only_re_kontra: truth(
            field(value, "only_re_kontra")?,
            Condition::NoAnsageOfParty,
            Condition::Always,
        )?,
        in_hochzeit: truth(field(value, "in_hochzeit")?, trick, none)?,
    })
}

fn set_win(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "tie_120" => it.win_tie_120 = named!(Tie120, "TIE120", value),
        "schwarz_by" => it.win_schwarz_by = named!(SchwarzBy, "SCHWARZ_BY", value),
        "strict_ansage" => {
            it.win_strict_ansage = truth(value, v1::StrictAnsage::On, v1::StrictAnsage::Off)?;
        }
        _ => bail!("no such option"),
    }
    Ok(())
}

fn set_score(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "ansage" => it.score_ansage = named!(ScoreAnsage, "SCORE_ANSAGE", value),
        "sonder_doubled" => {
            let (yes, no) = (v1::SonderDoubled::Doubled, v1::SonderDoubled::NotDoubled);
            it.score_sonder_doubled = truth(value, yes, no)?;
        }
        "against_points" => {
            it.score_against_points = truth(value, v1::AgainstPoints::On, v1::AgainstPoints::Off)?;
        }
        "gegen_die_alten" => {
            it.score_gegen_die_alten = named!(GegenDieAlten, "GEGEN_DIE_ALTEN", value);
        }
        "sonder" => {
            let values = each(value, |it| Ok(named!(SpecialPoint, "SPECIAL_POINT", it)))?;
            it.score_sonder = Some(v1::SpecialPointList { values });
        }
        "sonder_in_solo" => it.score_sonder_in_solo = named!(SonderInSolo, "SONDER_IN_SOLO", value),
        "solo_point" => it.score_solo_point = Some(number(value)?),
        "solo_multiplier" => it.score_solo_multiplier = Some(number(value)?),
        "failed_absage" => it.score_failed_absage = named!(FailedAbsage, "FAILED_ABSAGE", value),
        "base_at_120_120" => {
            let (given, not_given) = (v1::BasePoint120::Given, v1::BasePoint120::NotGiven);
            it.score_base_at_120_120 = truth(value, given, not_given)?;
        }
        "floor_zero" => {
            it.score_floor_zero = truth(value, v1::ScoreFloor::Zero, v1::ScoreFloor::Negative)?;
        }
        "per_card" => it.score_per_card = truth(value, v1::PerCard::Each, v1::PerCard::Once)?,
        "karlchen_only_by" => {
            it.score_karlchen_only_by = match word(value)? {
                "any" => v1::KarlchenCaughtBy::Any.into(),
                "DQ" => v1::KarlchenCaughtBy::DiamondQueen.into(),
                _ => bail!("no such card"),
            };
        }
        "solo_point_in" => it.score_solo_point_in = named!(SoloPointIn, "SOLO_POINT_IN", value),
        "counting" => it.score_counting = named!(ScoreCounting, "SCORE_COUNTING", value),
        _ => bail!("no such option"),
    }
    Ok(())
}

fn set_list(it: &mut v1::RuleSet, name: &str, value: &Value) -> Result<()> {
    match name {
        "games" => {
            let fixed = value.as_u64().map(u32::try_from).transpose()?;
            it.list_games = match (fixed, value.as_str()) {
                (Some(0), _) => v1::ListLength::Open,
                (Some(_), _) => v1::ListLength::Fixed,
                (None, Some("multiple_of_players")) => v1::ListLength::MultipleOfPlayers,
                (None, _) => bail!("no length of a list"),
            }
            .into();
            it.list_games_fixed = fixed.filter(|&it| it > 0);
        }
        "redeal_after" => {
            let values = each(value, |it| Ok(named!(RedealAfter, "REDEAL_AFTER", it)))?;
            it.list_redeal_after = Some(v1::RedealAfterList { values });
        }
        _ => bail!("no such option"),
    }
    Ok(())
}

fn bock(value: &Value) -> Result<v1::Bock> {
    let trigger = |it: &Value| {
        Ok(match word(it)? {
            "120_120" => v1::BockTrigger::Tie120.into(),
            _ => named!(BockTrigger, "BOCK_TRIGGER", it),
        })
    };
    Ok(v1::Bock {
        triggers: each(field(value, "triggers")?, trigger)?,
        factor: number(field(value, "factor")?)?,
        games: Some(number(field(value, "games")?)?).filter(|&it| it != 0),
        append: truth(
            field(value, "append")?,
            v1::BockAppend::Append,
            v1::BockAppend::Overlap,
        )?,
    })
}

/// A condition for throwing a hand in, such as `kings>=5`.
fn condition(value: &Value) -> Result<v1::ThrowCondition> {
    let text = word(value)?;
    let (name, number) = match text.split_once(['>', '<']) {
        Some((name, number)) => (name, Some(number.trim_start_matches('=').parse()?)),
        None => (text, None),
    };
    let kind = v1::ThrowKind::from_str_name(&format!("THROW_KIND_{}", name.to_uppercase()));
    Ok(v1::ThrowCondition {
        kind: kind
            .with_context(|| format!("no condition `{name}`"))?
            .into(),
        number,
    })
}

/// The number of the rank of a pair of Schweine above the aces.
pub(super) fn rank(text: &str) -> Result<u32> {
    let rank = match text {
        "10" => v1::Rank::Ten,
        "K" => v1::Rank::King,
        "9" => v1::Rank::Nine,
        "Q" => v1::Rank::Queen,
        "J" => v1::Rank::Jack,
        other => bail!("no pair of `{other}`"),
    };
    Ok(u32::try_from(i32::from(rank))?)
}

fn truth<E: Into<i32>>(value: &Value, yes: E, no: E) -> Result<i32> {
    match value.as_bool() {
        Some(true) => Ok(yes.into()),
        Some(false) => Ok(no.into()),
        None => bail!("neither true nor false"),
    }
}

fn word(value: &Value) -> Result<&str> {
    value.as_str().context("no word")
}

fn number(value: &Value) -> Result<u32> {
    Ok(u32::try_from(value.as_u64().context("no number")?)?)
}

fn numbers(value: &Value) -> Result<Vec<u32>> {
    each(value, number)
}

fn each<T>(value: &Value, read: impl Fn(&Value) -> Result<T>) -> Result<Vec<T>> {
    value
        .as_array()
        .context("no list")?
        .iter()
        .map(read)
        .collect()
}

fn field<'a>(value: &'a Value, name: &str) -> Result<&'a Value> {
    value.get(name).with_context(|| format!("no `{name}`"))
}
