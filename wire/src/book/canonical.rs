//! The canonical text of the options of a rule set: one line for each option,
//! as `docs/OPTIONS_HASH.md` specifies it.

use doko_proto::v1;

/// The text whose SHA-256 is the options hash.
pub(crate) fn canonical_text(rules: &v1::RuleSet) -> String {
    let lines = values(rules);
    lines
        .iter()
        .map(|(option, value)| format!("{option}={value}\n"))
        .collect()
}

/// The name of an enum value without the prefix of its enum, in lower case.
macro_rules! name {
    ($enum:ident, $number:expr) => {
        short(
            v1::$enum::try_from($number)
                .unwrap_or_default()
                .as_str_name(),
            v1::$enum::Unspecified.as_str_name(),
        )
    };
}

/// The entries of a list, in their order.
macro_rules! list {
    ($enum:ident, $list:expr) => {
        match $list {
            None => UNSET.to_owned(),
            Some(it) => join(it.values.iter().map(|&number| name!($enum, number))),
        }
    };
}

/// The entries of a set, each once, in the order of their numbers.
macro_rules! set {
    ($enum:ident, $list:expr) => {
        match $list {
            None => UNSET.to_owned(),
            Some(it) => {
                let mut numbers = it.values.clone();
                numbers.sort_unstable();
                numbers.dedup();
                join(numbers.iter().map(|&number| name!($enum, number)))
            }
        }
    };
}

/// What stands for an option that is not set. A complete rule set has none.
const UNSET: &str = "unset";

/// Every option with its value as text, in the order of `RuleSet`.
#[expect(clippy::too_many_lines, reason = "a table with a row for each option")]
pub(super) fn values(rules: &v1::RuleSet) -> Vec<(&'static str, String)> {
    // Without `..`: a new option does not build until it has a line here.
    let v1::RuleSet {
        deck_nines,
        deal_packets,
        dulle_tie,
        solos,
        solo_lead,
        solo_conflict,
        pflichtsolo,
        vorbehalt_order,
        hochzeit_selectors,
        hochzeit_limit,
        hochzeit_own_trick_decides,
        hochzeit_silent,
        schweine_mode,
        schweine_implies_ansage,
        schweine_contracts,
        armut,
        armut_max_trumps,
        armut_push,
        armut_second_armut,
        throw_conditions,
        ann_counter,
        ann_max,
        ann_earliest,
        ann_reply_extra,
        ann_skip_absagen,
        ann_skip_ansage,
        ann_absage_requires,
        win_tie_120,
        win_schwarz_by,
        score_ansage,
        score_sonder_doubled,
        score_against_points,
        score_gegen_die_alten,
        score_sonder,
        score_sonder_in_solo,
        score_solo_point,
        score_solo_multiplier,
        claim,
        penalties,
        list_games,
        list_games_fixed,
        list_redeal_after,
        dullen,
        dulle_tie_with_schweine,
        schweine_above,
        schweine_count,
        armut_fox_counts,
        armut_return,
        armut_report_trumps,
        throw_before_solo,
        genscher,
        ann_pflicht,
        ann_per_party_max,
        win_strict_ansage,
        feigheit,
        score_failed_absage,
        score_base_at_120_120,
        score_floor_zero,
        score_per_card,
        score_karlchen_only_by,
        score_solo_point_in,
        score_counting,
        bock,
        table_players,
        pflichtsolo_kind,
        pflichtsolo_offer,
    } = rules;
    vec![
        ("deck.nines", name!(DeckNines, *deck_nines)),
        ("deal.packets", packets(deal_packets.as_ref())),
        ("dulle_tie", name!(DulleTie, *dulle_tie)),
        ("solos", set!(Solo, solos)),
        ("solo.lead", name!(SoloLead, *solo_lead)),
        ("solo.conflict", name!(SoloConflict, *solo_conflict)),
        ("pflichtsolo", number(*pflichtsolo)),
        ("vorbehalt.order", list!(VorbehaltRank, vorbehalt_order)),
        (
            "hochzeit.selectors",
            set!(HochzeitSelector, hochzeit_selectors),
        ),
        ("hochzeit.limit", number(*hochzeit_limit)),
        (
            "hochzeit.own_trick_decides",
            name!(HochzeitOwnTrick, *hochzeit_own_trick_decides),
        ),
        ("hochzeit.silent", name!(HochzeitSilent, *hochzeit_silent)),
        ("schweine.mode", name!(SchweineMode, *schweine_mode)),
        (
            "schweine.implies_ansage",
            name!(SchweineAnsage, *schweine_implies_ansage),
        ),
        (
            "schweine.contracts",
            set!(SchweineContract, schweine_contracts),
        ),
        ("armut", name!(ArmutMode, *armut)),
        ("armut.max_trumps", number(*armut_max_trumps)),
        ("armut.push", name!(ArmutPush, *armut_push)),
        (
            "armut.second_armut",
            name!(SecondArmut, *armut_second_armut),
        ),
        ("throw", throw(throw_conditions.as_ref())),
        ("ann.counter", name!(AnnCounter, *ann_counter)),
        ("ann.max", limits(ann_max.as_ref())),
        ("ann.earliest", name!(AnnEarliest, *ann_earliest)),
        ("ann.reply_extra", name!(AnnReply, *ann_reply_extra)),
        ("ann.skip_absagen", name!(AnnSkipAbsagen, *ann_skip_absagen)),
        ("ann.skip_ansage", name!(AnnSkipAnsage, *ann_skip_ansage)),
        (
            "ann.absage_requires",
            name!(AbsageRequires, *ann_absage_requires),
        ),
        ("win.tie_120", name!(Tie120, *win_tie_120)),
        ("win.schwarz_by", name!(SchwarzBy, *win_schwarz_by)),
        ("score.ansage", name!(ScoreAnsage, *score_ansage)),
        (
            "score.sonder_doubled",
            name!(SonderDoubled, *score_sonder_doubled),
        ),
        (
            "score.against_points",
            name!(AgainstPoints, *score_against_points),
        ),
        (
            "score.gegen_die_alten",
            name!(GegenDieAlten, *score_gegen_die_alten),
        ),
        ("score.sonder", set!(SpecialPoint, score_sonder)),
        (
            "score.sonder_in_solo",
            name!(SonderInSolo, *score_sonder_in_solo),
        ),
        ("score.solo_point", number(*score_solo_point)),
        ("score.solo_multiplier", number(*score_solo_multiplier)),
        ("claim", name!(ClaimMode, *claim)),
        ("penalties", name!(PenaltyMode, *penalties)),
        ("list.games", games(*list_games, *list_games_fixed)),
        ("list.redeal_after", set!(RedealAfter, list_redeal_after)),
        ("dullen", name!(Dullen, *dullen)),
        (
            "dulle_tie_with_schweine",
            name!(DulleTieWithSchweine, *dulle_tie_with_schweine),
        ),
        ("schweine.above", list!(Rank, schweine_above)),
        ("schweine.count", name!(SchweineCount, *schweine_count)),
        ("armut.fox_counts", name!(ArmutFox, *armut_fox_counts)),
        ("armut.return", name!(ArmutReturn, *armut_return)),
        (
            "armut.report_trumps",
            name!(ArmutReport, *armut_report_trumps),
        ),
        ("throw_before_solo", name!(ThrowRank, *throw_before_solo)),
        ("genscher", name!(Genscher, *genscher)),
        ("ann.pflicht", pflichtansage(ann_pflicht.as_ref())),
        ("ann.per_party_max", per_party(ann_per_party_max.as_ref())),
        ("win.strict_ansage", name!(StrictAnsage, *win_strict_ansage)),
        ("feigheit", number(*feigheit)),
        (
            "score.failed_absage",
            name!(FailedAbsage, *score_failed_absage),
        ),
        (
            "score.base_at_120_120",
            name!(BasePoint120, *score_base_at_120_120),
        ),
        ("score.floor_zero", name!(ScoreFloor, *score_floor_zero)),
        ("score.per_card", name!(PerCard, *score_per_card)),
        (
            "score.karlchen_only_by",
            name!(KarlchenCaughtBy, *score_karlchen_only_by),
        ),
        (
            "score.solo_point_in",
            name!(SoloPointIn, *score_solo_point_in),
        ),
        ("score.counting", name!(ScoreCounting, *score_counting)),
        ("bock", bock_rounds(bock.as_ref())),
        ("table.players", number(*table_players)),
        ("pflichtsolo.kind", kinds(*pflichtsolo_kind)),
        (
            "pflichtsolo.offer",
            name!(PflichtsoloOffer, *pflichtsolo_offer),
        ),
    ]
}

/// `DULLE_TIE_FIRST` beside `DULLE_TIE_UNSPECIFIED` is `first`.
fn short(name: &str, zero: &str) -> String {
    let prefix = zero.strip_suffix("UNSPECIFIED").unwrap_or_default();
    name.strip_prefix(prefix)
        .unwrap_or(name)
        .to_ascii_lowercase()
}

fn join(entries: impl Iterator<Item = String>) -> String {
    entries.collect::<Vec<_>>().join(",")
}

fn number(number: Option<u32>) -> String {
    number.map_or_else(|| UNSET.to_owned(), |it| it.to_string())
}

fn games(length: i32, fixed: Option<u32>) -> String {
    if length == i32::from(v1::ListLength::Fixed) {
        number(fixed)
    } else {
        name!(ListLength, length)
    }
}

fn packets(packets: Option<&v1::PacketList>) -> String {
    packets.map_or_else(
        || UNSET.to_owned(),
        |it| join(it.values.iter().map(u32::to_string)),
    )
}

fn limits(limits: Option<&v1::AnnLimits>) -> String {
    limits.map_or_else(
        || UNSET.to_owned(),
        |it| join(it.values.iter().map(u32::to_string)),
    )
}

fn throw(conditions: Option<&v1::ThrowConditionList>) -> String {
    let Some(conditions) = conditions else {
        return UNSET.to_owned();
    };
    let mut conditions = conditions.values.clone();
    conditions.sort_unstable_by_key(|it| (it.kind, it.number));
    conditions.dedup();
    join(conditions.iter().map(|it| {
        let kind = name!(ThrowKind, it.kind);
        let sign = if it.kind() == v1::ThrowKind::Trumps {
            "<="
        } else {
            ">="
        };
        it.number
            .map_or(kind.clone(), |number| format!("{kind}{sign}{number}"))
    }))
}

fn pflichtansage(option: Option<&v1::PflichtansageOption>) -> String {
    let Some(v1::PflichtansageOption { value }) = option else {
        return UNSET.to_owned();
    };
    value.map_or_else(
        || "none".to_owned(),
        |it| {
            let v1::Pflichtansage {
                augen,
                only_if_none,
                only_re_kontra,
                in_hochzeit,
            } = it;
            format!(
                "augen:{augen};only_if_none:{};only_re_kontra:{};in_hochzeit:{}",
                name!(PflichtansageSilence, only_if_none),
                name!(PflichtansageCondition, only_re_kontra),
                name!(PflichtansageHochzeit, in_hochzeit),
            )
        },
    )
}

fn per_party(option: Option<&v1::AnnPerPartyMaxOption>) -> String {
    let Some(v1::AnnPerPartyMaxOption { value }) = option else {
        return UNSET.to_owned();
    };
    value.as_ref().map_or_else(
        || "none".to_owned(),
        |v1::AnnPerPartyMax { re, kontra }| {
            format!(
                "re:{};kontra:{}",
                limits(re.as_ref()),
                limits(kontra.as_ref())
            )
        },
    )
}

fn bock_rounds(option: Option<&v1::BockOption>) -> String {
    let Some(v1::BockOption { value }) = option else {
        return UNSET.to_owned();
    };
    value.as_ref().map_or_else(
        || "none".to_owned(),
        |v1::Bock {
             triggers,
             factor,
             games,
             append,
         }| {
            let mut triggers = triggers.clone();
            triggers.sort_unstable();
            triggers.dedup();
            let games = games.map_or_else(|| "players".to_owned(), |it| it.to_string());
            format!(
                "triggers:{};factor:{factor};games:{games};append:{}",
                join(triggers.iter().map(|&it| name!(BockTrigger, it))),
                name!(BockAppend, *append),
            )
        },
    )
}

fn kinds(kinds: Option<v1::PflichtsoloKinds>) -> String {
    match kinds {
        None => UNSET.to_owned(),
        Some(v1::PflichtsoloKinds {
            color: 0,
            picture: 0,
        }) => "any".to_owned(),
        Some(v1::PflichtsoloKinds { color, picture }) => {
            format!("color:{color};picture:{picture}")
        }
    }
}
