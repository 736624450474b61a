//! The table of options.

use super::OptionRow;
use super::values;
use crate::codes::names;

/// An option with one value out of a few.
macro_rules! one_of {
    ($name:literal, $field:ident: $Enum:ident) => {
        OptionRow {
            name: $name,
            text: |rules| values::one_text(names!($Enum), rules.$field),
            read: |rules, text| {
                rules.$field = values::one(names!($Enum), text)?;
                Ok(())
            },
        }
    };
}

/// An option that is a list of such values.
macro_rules! list_of {
    ($name:literal, $field:ident: $List:ident of $Enum:ident) => {
        OptionRow {
            name: $name,
            text: |rules| {
                let list = rules.$field.as_ref()?;
                Some(values::list_text(names!($Enum), &list.values))
            },
            read: |rules, text| {
                let values = values::list(names!($Enum), text)?;
                rules.$field = Some(doko_proto::v1::$List { values });
                Ok(())
            },
        }
    };
}

/// An option that is a number.
macro_rules! number {
    ($name:literal, $field:ident) => {
        OptionRow {
            name: $name,
            text: |rules| rules.$field.map(|it| Ok(it.to_string())),
            read: |rules, text| {
                rules.$field = Some(values::number(text)?);
                Ok(())
            },
        }
    };
}

/// An option that is a list of numbers.
macro_rules! numbers {
    ($name:literal, $field:ident: $List:ident) => {
        OptionRow {
            name: $name,
            text: |rules| {
                let list = rules.$field.as_ref()?;
                Some(Ok(values::numbers_text(&list.values)))
            },
            read: |rules, text| {
                let values = values::numbers(text)?;
                rules.$field = Some(doko_proto::v1::$List { values });
                Ok(())
            },
        }
    };
}

/// An option that is a message of its own.
macro_rules! message {
    ($name:literal, $field:ident: $text:ident, $read:ident) => {
        OptionRow {
            name: $name,
            text: |rules| rules.$field.as_ref().map(values::$text),
            read: |rules, text| {
                rules.$field = Some(values::$read(text)?);
                Ok(())
            },
        }
    };
}

/// Every option, in the order of its field.
pub(super) const OPTIONS: &[OptionRow] = &[
    one_of!("deck.nines", deck_nines: DeckNines),
    numbers!("deal.packets", deal_packets: PacketList),
    one_of!("dulle_tie", dulle_tie: DulleTie),
    list_of!("solos", solos: SoloList of Solo),
    one_of!("solo.lead", solo_lead: SoloLead),
    one_of!("solo.conflict", solo_conflict: SoloConflict),
    number!("pflichtsolo", pflichtsolo),
    list_of!("vorbehalt.order", vorbehalt_order: VorbehaltRankList of VorbehaltRank),
    list_of!("hochzeit.selectors", hochzeit_selectors: HochzeitSelectorList of HochzeitSelector),
    number!("hochzeit.limit", hochzeit_limit),
    one_of!("hochzeit.own_trick_decides", hochzeit_own_trick_decides: HochzeitOwnTrick),
    one_of!("hochzeit.silent", hochzeit_silent: HochzeitSilent),
    one_of!("schweine.mode", schweine_mode: SchweineMode),
    one_of!("schweine.implies_ansage", schweine_implies_ansage: SchweineAnsage),
    list_of!("schweine.contracts", schweine_contracts: SchweineContractList of SchweineContract),
    one_of!("armut", armut: ArmutMode),
    number!("armut.max_trumps", armut_max_trumps),
    one_of!("armut.push", armut_push: ArmutPush),
    one_of!("armut.second_armut", armut_second_armut: SecondArmut),
    message!("throw", throw_conditions: throw_text, throw),
    one_of!("ann.counter", ann_counter: AnnCounter),
    numbers!("ann.max", ann_max: AnnLimits),
    one_of!("ann.earliest", ann_earliest: AnnEarliest),
    one_of!("ann.reply_extra", ann_reply_extra: AnnReply),
    one_of!("ann.skip_absagen", ann_skip_absagen: AnnSkipAbsagen),
    one_of!("ann.skip_ansage", ann_skip_ansage: AnnSkipAnsage),
    one_of!("ann.absage_requires", ann_absage_requires: AbsageRequires),
    one_of!("win.tie_120", win_tie_120: Tie120),
    one_of!("win.schwarz_by", win_schwarz_by: SchwarzBy),
    one_of!("score.ansage", score_ansage: ScoreAnsage),
    one_of!("score.sonder_doubled", score_sonder_doubled: SonderDoubled),
    one_of!("score.against_points", score_against_points: AgainstPoints),
    one_of!("score.gegen_die_alten", score_gegen_die_alten: GegenDieAlten),
    list_of!("score.sonder", score_sonder: SpecialPointList of SpecialPoint),
    one_of!("score.sonder_in_solo", score_sonder_in_solo: SonderInSolo),
    number!("score.solo_point", score_solo_point),
    number!("score.solo_multiplier", score_solo_multiplier),
    one_of!("claim", claim: ClaimMode),
    one_of!("penalties", penalties: PenaltyMode),
    OptionRow {
        name: "list.games",
        text: |rules| values::games_text(rules.list_games, rules.list_games_fixed),
        read: values::games,
    },
    OptionRow {
        name: "list.games_fixed",
        text: |rules| values::games_fixed_text(rules.list_games, rules.list_games_fixed),
        read: values::games_fixed,
    },
    list_of!("list.redeal_after", list_redeal_after: RedealAfterList of RedealAfter),
    one_of!("dullen", dullen: Dullen),
    one_of!("dulle_tie_with_schweine", dulle_tie_with_schweine: DulleTieWithSchweine),
    list_of!("schweine.above", schweine_above: RankList of Rank),
    one_of!("schweine.count", schweine_count: SchweineCount),
    one_of!("armut.fox_counts", armut_fox_counts: ArmutFox),
    one_of!("armut.return", armut_return: ArmutReturn),
    one_of!("armut.report_trumps", armut_report_trumps: ArmutReport),
    one_of!("throw_before_solo", throw_before_solo: ThrowRank),
    one_of!("genscher", genscher: Genscher),
    message!("ann.pflicht", ann_pflicht: pflichtansage_text, pflichtansage),
    message!("ann.per_party_max", ann_per_party_max: per_party_text, per_party),
    one_of!("win.strict_ansage", win_strict_ansage: StrictAnsage),
    number!("feigheit", feigheit),
    one_of!("score.failed_absage", score_failed_absage: FailedAbsage),
    one_of!("score.base_at_120_120", score_base_at_120_120: BasePoint120),
    one_of!("score.floor_zero", score_floor_zero: ScoreFloor),
    one_of!("score.per_card", score_per_card: PerCard),
    one_of!("score.karlchen_only_by", score_karlchen_only_by: KarlchenCaughtBy),
    one_of!("score.solo_point_in", score_solo_point_in: SoloPointIn),
    one_of!("score.counting", score_counting: ScoreCounting),
    message!("bock", bock: bock_text, bock),
    number!("table.players", table_players),
    message!("pflichtsolo.kind", pflichtsolo_kind: kinds_text, kinds),
    one_of!("pflichtsolo.offer", pflichtsolo_offer: PflichtsoloOffer),
];
