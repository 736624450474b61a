// Made of rule_set.proto by `cargo xtask generate`; not edited by hand.

use doko_engine::{self as engine, RuleSet};
use doko_proto::v1;

use super::read::Reader;
use super::write;
use crate::values::{Value, pairs};

/// All options of a rule set that is dealt in these packets.
pub(crate) fn message(rules: &RuleSet, packets: &[u32]) -> v1::RuleSet {
    v1::RuleSet {
        deck_nines: Value::<v1::DeckNines>::number(rules.deck),
        deal_packets: Some(v1::PacketList {
            values: packets.to_vec(),
        }),
        dulle_tie: Value::<v1::DulleTie>::number(rules.dulle_tie),
        solos: Some(v1::SoloList {
            values: rules.solos.iter().map(Value::<v1::Solo>::number).collect(),
        }),
        solo_lead: Value::<v1::SoloLead>::number(rules.solo_lead),
        solo_conflict: Value::<v1::SoloConflict>::number(rules.solo_conflict),
        pflichtsolo: Some(u32::from(rules.pflichtsolo)),
        vorbehalt_order: write::vorbehalt_order(rules),
        hochzeit_selectors: Some(v1::HochzeitSelectorList {
            values: rules
                .hochzeit
                .selectors
                .iter()
                .map(Value::<v1::HochzeitSelector>::number)
                .collect(),
        }),
        hochzeit_limit: Some(u32::from(rules.hochzeit.limit)),
        hochzeit_own_trick: Value::<v1::HochzeitOwnTrick>::number(rules.hochzeit.own_trick),
        hochzeit_silent: Value::<v1::HochzeitSilent>::number(rules.hochzeit.silent),
        schweine_mode: Value::<v1::SchweineMode>::number(rules.schweine.mode),
        schweine_ansage: Value::<v1::SchweineAnsage>::number(rules.schweine.ansage),
        schweine_contracts: Some(v1::SchweineContractList {
            values: rules
                .schweine
                .contracts
                .iter()
                .map(Value::<v1::SchweineContract>::number)
                .collect(),
        }),
        armut: Value::<v1::ArmutMode>::number(rules.armut.mode),
        armut_max_trumps: Some(u32::from(rules.armut.max_trumps)),
        armut_push: Value::<v1::ArmutPush>::number(rules.armut.push),
        armut_second_armut: Value::<v1::SecondArmut>::number(rules.armut.second),
        throw_conditions: write::throw_conditions(rules),
        ann_counter: Value::<v1::AnnCounter>::number(rules.announcement.counter),
        ann_max: write::ann_max(rules),
        ann_earliest: Value::<v1::AnnEarliest>::number(rules.announcement.earliest),
        ann_reply_extra: write::ann_reply_extra(rules),
        ann_skip_absagen: Value::<v1::AnnSkipAbsagen>::number(rules.announcement.skip_absagen),
        ann_skip_ansage: Value::<v1::AnnSkipAnsage>::number(rules.announcement.skip_ansage),
        ann_absage_requires: Value::<v1::AbsageRequires>::number(
            rules.announcement.absage_requires,
        ),
        win_tie_120: Value::<v1::Tie120>::number(rules.tie_120),
        win_schwarz_by: Value::<v1::SchwarzBy>::number(rules.schwarz_by),
        score_ansage: Value::<v1::ScoreAnsage>::number(rules.score.ansage),
        score_sonder_doubling: Value::<v1::SonderDoubling>::number(
            rules.score.special_points_doubled,
        ),
        score_against_points: Value::<v1::AgainstPoints>::number(rules.score.against_points),
        score_gegen_die_alten: Value::<v1::GegenDieAlten>::number(rules.score.gegen_die_alten),
        score_sonder: Some(v1::SpecialPointList {
            values: rules
                .score
                .special_points
                .iter()
                .map(Value::<v1::SpecialPoint>::number)
                .collect(),
        }),
        score_sonder_in_solo: Value::<v1::SonderInSolo>::number(rules.score.special_points_in_solo),
        score_solo_point: Some(u32::from(rules.score.solo_point)),
        score_solo_multiplier: Some(u32::from(rules.score.solo_multiplier)),
        claim: Value::<v1::ClaimMode>::number(rules.claim),
        penalties: Value::<v1::PenaltyMode>::number(rules.penalties),
        list_games: write::list_games(rules),
        list_redeal_after: Some(v1::RedealAfterList {
            values: rules
                .list
                .redeal_after
                .iter()
                .map(Value::<v1::RedealAfter>::number)
                .collect(),
        }),
        dullen: Value::<v1::Dullen>::number(rules.dullen),
        dulle_tie_with_schweine: Value::<v1::DulleTieWithSchweine>::number(
            rules.dulle_tie_with_schweine,
        ),
        schweine_above: write::schweine_above(rules),
        schweine_count: Value::<v1::SchweineCount>::number(rules.schweine.count),
        armut_fox: Value::<v1::ArmutFox>::number(rules.armut.fox),
        armut_return: Value::<v1::ArmutReturn>::number(rules.armut.returned),
        armut_report_trumps: Value::<v1::ArmutReport>::number(rules.armut.report),
        throw_rank: Value::<v1::ThrowRank>::number(rules.throwing.rank),
        genscher: Value::<v1::Genscher>::number(rules.genscher),
        ann_pflicht: write::ann_pflicht(rules),
        ann_per_party_max: write::ann_per_party_max(rules),
        win_strict_ansage: Value::<v1::StrictAnsage>::number(rules.strict_ansage),
        feigheit: Some(u32::from(rules.feigheit.from)),
        score_failed_absage: Value::<v1::FailedAbsage>::number(rules.score.failed_absage),
        score_base_at_120_120: Value::<v1::BasePoint120>::number(rules.score.base_at_120),
        score_floor: Value::<v1::ScoreFloor>::number(rules.score.floor),
        score_per_card: Value::<v1::PerCard>::number(rules.score.per_card),
        score_karlchen_only_by: Value::<v1::KarlchenCaughtBy>::number(rules.score.karlchen_only_by),
        score_solo_point_in: Value::<v1::SoloPointIn>::number(rules.score.solo_point_in),
        score_counting: Value::<v1::ScoreCounting>::number(rules.score.counting),
        bock: write::bock(rules),
        table_players: Some(u32::from(rules.list.players)),
        pflichtsolo_kind: write::pflichtsolo_kind(rules),
        pflichtsolo_offer: Value::<v1::PflichtsoloOffer>::number(rules.pflichtsolo_offer),
        score_solo_point_doubling: Value::<v1::SoloPointDoubling>::number(
            rules.score.solo_point_doubling,
        ),
        score_nobody_wins: Value::<v1::NobodyWins>::number(rules.score.nobody_wins),
        score_solo_opponents_multiplier: Some(u32::from(rules.score.solo_opponents_multiplier)),
        ann_levels: Some(u32::from(rules.announcement.levels)),
        ann_last_trick: Some(u32::from(rules.announcement.last_trick)),
        ann_skipped_absagen: Value::<v1::SkippedAbsagen>::number(
            rules.announcement.skipped_absagen,
        ),
        ann_implied: Some(v1::ImpliedAnsageList {
            values: rules
                .announcement
                .implied
                .iter()
                .map(Value::<v1::ImpliedAnsage>::number)
                .collect(),
        }),
        ann_implied_step: Value::<v1::ImpliedStep>::number(rules.announcement.implied_step),
        ann_pflicht_tricks: Value::<v1::PflichtTricks>::number(rules.announcement.pflicht_tricks),
        ann_pflicht_games: Some(v1::PflichtGameList {
            values: rules
                .announcement
                .pflicht_games
                .iter()
                .map(Value::<v1::PflichtGame>::number)
                .collect(),
        }),
        ann_pflicht_moral: Some(u32::from(rules.announcement.pflicht_moral)),
        armut_nine: Value::<v1::ArmutNine>::number(rules.armut.nine),
        armut_shown: Value::<v1::ArmutShown>::number(rules.armut.shown),
        solo_rank: write::solo_rank(rules),
        pflichtsolo_stille: Value::<v1::PflichtsoloStille>::number(rules.pflichtsolo_stille),
        schweine_second_if: Value::<v1::SchweineSecondIf>::number(rules.schweine.second_if),
        schweine_farbsolo_card: Value::<v1::SchweineFarbsoloCard>::number(
            rules.schweine.farbsolo_card,
        ),
        schweine_above_mode: Value::<v1::SchweineAboveMode>::number(rules.schweine.above_mode),
        schweine_above_contracts: Some(v1::SchweineContractList {
            values: rules
                .schweine
                .above_contracts
                .iter()
                .map(Value::<v1::SchweineContract>::number)
                .collect(),
        }),
        schweine_above_holder: Value::<v1::SchweineAboveHolder>::number(
            rules.schweine.above_holder,
        ),
        schweine_through_armut: Value::<v1::SchweineThroughArmut>::number(
            rules.schweine.through_armut,
        ),
        score_gegen_in_armut: Value::<v1::GegenInArmut>::number(rules.score.gegen_in_armut),
        score_pairs_last: Some(v1::PairLastList {
            values: rules
                .score
                .pairs_last
                .iter()
                .map(Value::<v1::PairLast>::number)
                .collect(),
        }),
        feigheit_scope: Value::<v1::FeigheitScope>::number(rules.feigheit.scope),
        feigheit_specials: Value::<v1::FeigheitSpecials>::number(rules.feigheit.specials),
        feigheit_effect: Value::<v1::FeigheitEffect>::number(rules.feigheit.effect),
        feigheit_levels: write::feigheit_levels(rules),
        bock_per: Value::<v1::BockPer>::number(rules.bock_how.per),
        bock_max_open: Some(u32::from(rules.bock_how.max_open)),
        bock_overflow: Value::<v1::BockOverflow>::number(rules.bock_how.overflow),
        bock_in_solo: Value::<v1::BockInSolo>::number(rules.bock_how.in_solo),
        bock_effect: Value::<v1::BockEffect>::number(rules.bock_how.effect),
        bock_plus: Some(u32::from(rules.bock_how.plus)),
        list_points: Some(u32::from(rules.list.points)),
        list_solo_rounds: Value::<v1::SoloRounds>::number(rules.list.solo_rounds),
        table_seating: Value::<v1::TableSeating>::number(rules.list.seating),
        table_offsets: write::table_offsets(rules),
        list_games_fixed: write::list_games_fixed(rules),
    }
}

impl Reader<'_> {
    /// Every option. All are read before any is missed, so that every problem is named.
    pub(super) fn rules(&mut self, message: &v1::RuleSet) -> Option<RuleSet> {
        let deck_nines = self.value::<v1::DeckNines, _>("deck_nines", message.deck_nines);
        let dulle_tie = self.value::<v1::DulleTie, _>("dulle_tie", message.dulle_tie);
        let solos = message.solos.as_ref().map(|it| &it.values);
        let solos = self.values::<v1::Solo, _>("solos", solos);
        let solo_lead = self.value::<v1::SoloLead, _>("solo_lead", message.solo_lead);
        let solo_conflict =
            self.value::<v1::SoloConflict, _>("solo_conflict", message.solo_conflict);
        let pflichtsolo = self.number("pflichtsolo", message.pflichtsolo, 0, 4);
        let vorbehalt_order = self.vorbehalt_order(message);
        let hochzeit_selectors = message.hochzeit_selectors.as_ref().map(|it| &it.values);
        let hochzeit_selectors =
            self.values::<v1::HochzeitSelector, _>("hochzeit_selectors", hochzeit_selectors);
        let hochzeit_limit = self.number("hochzeit_limit", message.hochzeit_limit, 1, 12);
        let hochzeit_own_trick =
            self.value::<v1::HochzeitOwnTrick, _>("hochzeit_own_trick", message.hochzeit_own_trick);
        let hochzeit_silent =
            self.value::<v1::HochzeitSilent, _>("hochzeit_silent", message.hochzeit_silent);
        let schweine_mode =
            self.value::<v1::SchweineMode, _>("schweine_mode", message.schweine_mode);
        let schweine_ansage =
            self.value::<v1::SchweineAnsage, _>("schweine_ansage", message.schweine_ansage);
        let schweine_contracts = message.schweine_contracts.as_ref().map(|it| &it.values);
        let schweine_contracts =
            self.values::<v1::SchweineContract, _>("schweine_contracts", schweine_contracts);
        let armut = self.value::<v1::ArmutMode, _>("armut", message.armut);
        let armut_max_trumps = self.number("armut_max_trumps", message.armut_max_trumps, 0, 12);
        let armut_push = self.value::<v1::ArmutPush, _>("armut_push", message.armut_push);
        let armut_second_armut =
            self.value::<v1::SecondArmut, _>("armut_second_armut", message.armut_second_armut);
        let throw_conditions = self.throw_conditions(message);
        let ann_counter = self.value::<v1::AnnCounter, _>("ann_counter", message.ann_counter);
        let ann_max = self.ann_max(message);
        let ann_earliest = self.value::<v1::AnnEarliest, _>("ann_earliest", message.ann_earliest);
        let ann_reply_extra = self.ann_reply_extra(message);
        let ann_skip_absagen =
            self.value::<v1::AnnSkipAbsagen, _>("ann_skip_absagen", message.ann_skip_absagen);
        let ann_skip_ansage =
            self.value::<v1::AnnSkipAnsage, _>("ann_skip_ansage", message.ann_skip_ansage);
        let ann_absage_requires =
            self.value::<v1::AbsageRequires, _>("ann_absage_requires", message.ann_absage_requires);
        let win_tie_120 = self.value::<v1::Tie120, _>("win_tie_120", message.win_tie_120);
        let win_schwarz_by =
            self.value::<v1::SchwarzBy, _>("win_schwarz_by", message.win_schwarz_by);
        let score_ansage = self.value::<v1::ScoreAnsage, _>("score_ansage", message.score_ansage);
        let score_sonder_doubling = self
            .value::<v1::SonderDoubling, _>("score_sonder_doubling", message.score_sonder_doubling);
        let score_against_points = self
            .value::<v1::AgainstPoints, _>("score_against_points", message.score_against_points);
        let score_gegen_die_alten = self
            .value::<v1::GegenDieAlten, _>("score_gegen_die_alten", message.score_gegen_die_alten);
        let score_sonder = message.score_sonder.as_ref().map(|it| &it.values);
        let score_sonder = self.values::<v1::SpecialPoint, _>("score_sonder", score_sonder);
        let score_sonder_in_solo =
            self.value::<v1::SonderInSolo, _>("score_sonder_in_solo", message.score_sonder_in_solo);
        let score_solo_point = self.number("score_solo_point", message.score_solo_point, 0, 100);
        let score_solo_multiplier =
            self.number("score_solo_multiplier", message.score_solo_multiplier, 1, 3);
        let claim = self.value::<v1::ClaimMode, _>("claim", message.claim);
        let penalties = self.value::<v1::PenaltyMode, _>("penalties", message.penalties);
        let list_games = self.list_games(message);
        let list_redeal_after = message.list_redeal_after.as_ref().map(|it| &it.values);
        let list_redeal_after =
            self.values::<v1::RedealAfter, _>("list_redeal_after", list_redeal_after);
        let dullen = self.value::<v1::Dullen, _>("dullen", message.dullen);
        let dulle_tie_with_schweine = self.value::<v1::DulleTieWithSchweine, _>(
            "dulle_tie_with_schweine",
            message.dulle_tie_with_schweine,
        );
        let schweine_above = self.schweine_above(message);
        let schweine_count =
            self.value::<v1::SchweineCount, _>("schweine_count", message.schweine_count);
        let armut_fox = self.value::<v1::ArmutFox, _>("armut_fox", message.armut_fox);
        let armut_return = self.value::<v1::ArmutReturn, _>("armut_return", message.armut_return);
        let armut_report_trumps =
            self.value::<v1::ArmutReport, _>("armut_report_trumps", message.armut_report_trumps);
        let throw_rank = self.value::<v1::ThrowRank, _>("throw_rank", message.throw_rank);
        let genscher = self.value::<v1::Genscher, _>("genscher", message.genscher);
        let ann_pflicht = self.ann_pflicht(message);
        let win_strict_ansage =
            self.value::<v1::StrictAnsage, _>("win_strict_ansage", message.win_strict_ansage);
        let feigheit = self.number("feigheit", message.feigheit, 0, 5);
        let score_failed_absage =
            self.value::<v1::FailedAbsage, _>("score_failed_absage", message.score_failed_absage);
        let score_base_at_120_120 = self
            .value::<v1::BasePoint120, _>("score_base_at_120_120", message.score_base_at_120_120);
        let score_floor = self.value::<v1::ScoreFloor, _>("score_floor", message.score_floor);
        let score_per_card = self.value::<v1::PerCard, _>("score_per_card", message.score_per_card);
        let score_karlchen_only_by = self.value::<v1::KarlchenCaughtBy, _>(
            "score_karlchen_only_by",
            message.score_karlchen_only_by,
        );
        let score_solo_point_in =
            self.value::<v1::SoloPointIn, _>("score_solo_point_in", message.score_solo_point_in);
        let score_counting =
            self.value::<v1::ScoreCounting, _>("score_counting", message.score_counting);
        let bock = self.bock(message);
        let table_players = self.number("table_players", message.table_players, 4, 8);
        let pflichtsolo_kind = self.pflichtsolo_kind(message);
        let pflichtsolo_offer =
            self.value::<v1::PflichtsoloOffer, _>("pflichtsolo_offer", message.pflichtsolo_offer);
        let score_solo_point_doubling = self.value::<v1::SoloPointDoubling, _>(
            "score_solo_point_doubling",
            message.score_solo_point_doubling,
        );
        let score_nobody_wins =
            self.value::<v1::NobodyWins, _>("score_nobody_wins", message.score_nobody_wins);
        let score_solo_opponents_multiplier = self.number(
            "score_solo_opponents_multiplier",
            message.score_solo_opponents_multiplier,
            1,
            3,
        );
        let ann_levels = self.number("ann_levels", message.ann_levels, 0, 5);
        let ann_last_trick = self.number("ann_last_trick", message.ann_last_trick, 0, 12);
        let ann_skipped_absagen =
            self.value::<v1::SkippedAbsagen, _>("ann_skipped_absagen", message.ann_skipped_absagen);
        let ann_implied = message.ann_implied.as_ref().map(|it| &it.values);
        let ann_implied = self.values::<v1::ImpliedAnsage, _>("ann_implied", ann_implied);
        let ann_implied_step =
            self.value::<v1::ImpliedStep, _>("ann_implied_step", message.ann_implied_step);
        let ann_pflicht_tricks =
            self.value::<v1::PflichtTricks, _>("ann_pflicht_tricks", message.ann_pflicht_tricks);
        let ann_pflicht_games = message.ann_pflicht_games.as_ref().map(|it| &it.values);
        let ann_pflicht_games =
            self.values::<v1::PflichtGame, _>("ann_pflicht_games", ann_pflicht_games);
        let ann_pflicht_moral = self.number("ann_pflicht_moral", message.ann_pflicht_moral, 0, 43);
        let armut_nine = self.value::<v1::ArmutNine, _>("armut_nine", message.armut_nine);
        let armut_shown = self.value::<v1::ArmutShown, _>("armut_shown", message.armut_shown);
        let solo_rank = self.solo_rank(message);
        let pflichtsolo_stille = self
            .value::<v1::PflichtsoloStille, _>("pflichtsolo_stille", message.pflichtsolo_stille);
        let schweine_second_if =
            self.value::<v1::SchweineSecondIf, _>("schweine_second_if", message.schweine_second_if);
        let schweine_farbsolo_card = self.value::<v1::SchweineFarbsoloCard, _>(
            "schweine_farbsolo_card",
            message.schweine_farbsolo_card,
        );
        let schweine_above_mode = self
            .value::<v1::SchweineAboveMode, _>("schweine_above_mode", message.schweine_above_mode);
        let schweine_above_contracts = message
            .schweine_above_contracts
            .as_ref()
            .map(|it| &it.values);
        let schweine_above_contracts = self.values::<v1::SchweineContract, _>(
            "schweine_above_contracts",
            schweine_above_contracts,
        );
        let schweine_above_holder = self.value::<v1::SchweineAboveHolder, _>(
            "schweine_above_holder",
            message.schweine_above_holder,
        );
        let schweine_through_armut = self.value::<v1::SchweineThroughArmut, _>(
            "schweine_through_armut",
            message.schweine_through_armut,
        );
        let score_gegen_in_armut =
            self.value::<v1::GegenInArmut, _>("score_gegen_in_armut", message.score_gegen_in_armut);
        let score_pairs_last = message.score_pairs_last.as_ref().map(|it| &it.values);
        let score_pairs_last = self.values::<v1::PairLast, _>("score_pairs_last", score_pairs_last);
        let feigheit_scope =
            self.value::<v1::FeigheitScope, _>("feigheit_scope", message.feigheit_scope);
        let feigheit_specials =
            self.value::<v1::FeigheitSpecials, _>("feigheit_specials", message.feigheit_specials);
        let feigheit_effect =
            self.value::<v1::FeigheitEffect, _>("feigheit_effect", message.feigheit_effect);
        let feigheit_levels = self.feigheit_levels(message);
        let bock_per = self.value::<v1::BockPer, _>("bock_per", message.bock_per);
        let bock_max_open = self.number("bock_max_open", message.bock_max_open, 0, 8);
        let bock_overflow =
            self.value::<v1::BockOverflow, _>("bock_overflow", message.bock_overflow);
        let bock_in_solo = self.value::<v1::BockInSolo, _>("bock_in_solo", message.bock_in_solo);
        let bock_effect = self.value::<v1::BockEffect, _>("bock_effect", message.bock_effect);
        let bock_plus = self.number("bock_plus", message.bock_plus, 1, 100);
        let list_points = self.number("list_points", message.list_points, 0, 10000);
        let list_solo_rounds =
            self.value::<v1::SoloRounds, _>("list_solo_rounds", message.list_solo_rounds);
        let table_seating =
            self.value::<v1::TableSeating, _>("table_seating", message.table_seating);
        let table_offsets = self.table_offsets(message);
        Some(RuleSet {
            deck: deck_nines?,
            dulle_tie: dulle_tie?,
            solos: solos?.as_slice().into(),
            solo_lead: solo_lead?,
            solo_conflict: solo_conflict?,
            pflichtsolo: pflichtsolo?,
            vorbehalt_order: vorbehalt_order?,
            tie_120: win_tie_120?,
            schwarz_by: win_schwarz_by?,
            claim: claim?,
            penalties: penalties?,
            dullen: dullen?,
            dulle_tie_with_schweine: dulle_tie_with_schweine?,
            genscher: genscher?,
            strict_ansage: win_strict_ansage?,
            bock: bock?,
            pflichtsolo_kinds: pflichtsolo_kind?,
            pflichtsolo_offer: pflichtsolo_offer?,
            solo_rank: solo_rank?,
            pflichtsolo_stille: pflichtsolo_stille?,
            hochzeit: engine::HochzeitRules {
                selectors: hochzeit_selectors?.as_slice().into(),
                limit: hochzeit_limit?,
                own_trick: hochzeit_own_trick?,
                silent: hochzeit_silent?,
            },
            schweine: engine::SchweineRules {
                mode: schweine_mode?,
                ansage: schweine_ansage?,
                contracts: schweine_contracts?.as_slice().into(),
                above: schweine_above?,
                count: schweine_count?,
                second_if: schweine_second_if?,
                farbsolo_card: schweine_farbsolo_card?,
                above_mode: schweine_above_mode?,
                above_contracts: schweine_above_contracts?.as_slice().into(),
                above_holder: schweine_above_holder?,
                through_armut: schweine_through_armut?,
            },
            armut: engine::ArmutRules {
                mode: armut?,
                max_trumps: armut_max_trumps?,
                push: armut_push?,
                second: armut_second_armut?,
                fox: armut_fox?,
                returned: armut_return?,
                report: armut_report_trumps?,
                nine: armut_nine?,
                shown: armut_shown?,
            },
            throwing: engine::ThrowRules {
                conditions: throw_conditions?,
                rank: throw_rank?,
            },
            announcement: engine::AnnouncementRules {
                counter: ann_counter?,
                max: ann_max?,
                earliest: ann_earliest?,
                reply_extra: ann_reply_extra?,
                skip_absagen: ann_skip_absagen?,
                skip_ansage: ann_skip_ansage?,
                absage_requires: ann_absage_requires?,
                pflicht: ann_pflicht?,
                levels: ann_levels?,
                last_trick: ann_last_trick?,
                skipped_absagen: ann_skipped_absagen?,
                implied: ann_implied?.as_slice().into(),
                implied_step: ann_implied_step?,
                pflicht_tricks: ann_pflicht_tricks?,
                pflicht_games: ann_pflicht_games?.as_slice().into(),
                pflicht_moral: ann_pflicht_moral?,
            },
            score: engine::ScoreRules {
                ansage: score_ansage?,
                special_points_doubled: score_sonder_doubling?,
                against_points: score_against_points?,
                gegen_die_alten: score_gegen_die_alten?,
                special_points: score_sonder?.as_slice().into(),
                special_points_in_solo: score_sonder_in_solo?,
                solo_point: score_solo_point?,
                solo_multiplier: score_solo_multiplier?,
                failed_absage: score_failed_absage?,
                base_at_120: score_base_at_120_120?,
                floor: score_floor?,
                per_card: score_per_card?,
                karlchen_only_by: score_karlchen_only_by?,
                solo_point_in: score_solo_point_in?,
                counting: score_counting?,
                solo_point_doubling: score_solo_point_doubling?,
                nobody_wins: score_nobody_wins?,
                solo_opponents_multiplier: score_solo_opponents_multiplier?,
                gegen_in_armut: score_gegen_in_armut?,
                pairs_last: score_pairs_last?.as_slice().into(),
            },
            list: engine::ListRules {
                games: list_games?,
                redeal_after: list_redeal_after?.as_slice().into(),
                players: table_players?,
                points: list_points?,
                solo_rounds: list_solo_rounds?,
                seating: table_seating?,
                offsets: table_offsets?,
            },
            feigheit: engine::FeigheitRules {
                from: feigheit?,
                scope: feigheit_scope?,
                specials: feigheit_specials?,
                effect: feigheit_effect?,
                levels: feigheit_levels?,
            },
            bock_how: engine::BockHow {
                per: bock_per?,
                max_open: bock_max_open?,
                overflow: bock_overflow?,
                in_solo: bock_in_solo?,
                effect: bock_effect?,
                plus: bock_plus?,
            },
        })
    }
}

pairs! {
    Deck <-> DeckNines { WithNines = With, WithoutNines = Without }
    DulleTie <-> DulleTie { First = First, Second = Second, SecondExceptLast = SecondExceptLast, FirstExceptLast = FirstExceptLast }
    Solo <-> Solo { Karo = Karo, Kreuz = Kreuz, Pik = Pik, Herz = Herz, Damen = Damen, Buben = Buben, Koenige = Koenige, Fleischlos = Fleischlos, DamenBuben = DamenBuben, KoenigeBuben = KoenigeBuben, KoenigeDamen = KoenigeDamen, Koehler = Koehler }
    SoloLead <-> SoloLead { Eldest = Eldest, PflichtOnly = PflichtOnly, AlwaysSoloist = AlwaysSoloist }
    SoloConflict <-> SoloConflict { Seat = Seat, Auction = Auction }
    Category <-> VorbehaltRank { Pflichtsolo = Pflichtsolo, Lustsolo = Lustsolo, Solo = Solo, Armut = Armut, Hochzeit = Hochzeit, Throw = Throw }
    Selector <-> HochzeitSelector { Any = Any, Fehl = Fehl, Trumpf = Trumpf, Kreuz = Kreuz, Pik = Pik, Herz = Herz }
    OwnTrick <-> HochzeitOwnTrick { GoesOn = GoesOn, Decides = Decides }
    SilentHochzeit <-> HochzeitSilent { Allowed = Allowed, Forbidden = Forbidden }
    SchweineMode <-> SchweineMode { Off = Off, Vorbehalt = Vorbehalt, AtFirstFox = AtFirstFox, SecondOnly = SecondOnly, Automatic = Automatic }
    SchweineAnsage <-> SchweineAnsage { None = None, Implied = Implied }
    SchweineContract <-> SchweineContract { Normal = Normal, HochzeitOwn = HochzeitOwn, HochzeitAny = HochzeitAny, Armut = Armut, Trumpfsolo = Trumpfsolo, Farbsolo = Farbsolo, Stille = Stille }
    ArmutMode <-> ArmutMode { Off = Off, Redeal = Redeal, Exchange = Exchange }
    ArmutPush <-> ArmutPush { ExactlyThree = ExactlyThree, TrumpsOnly = TrumpsOnly, TrumpsOrThree = TrumpsOrThree, ThreeAndFoxes = ThreeAndFoxes }
    SecondArmut <-> SecondArmut { Redeal = Redeal, FirstSeat = FirstSeat, Both = Both }
    Counter <-> AnnCounter { OwnCardsPlayed = OwnCardsPlayed, TricksStarted = TricksStarted, CardsOnTable = CardsOnTable }
    Earliest <-> AnnEarliest { ContractFixed = ContractFixed, AfterFirstTrick = AfterFirstTrick }
    Skip <-> AnnSkipAbsagen { Allowed = Allowed, Forbidden = Forbidden }
    Skip <-> AnnSkipAnsage { Forbidden = Forbidden, Allowed = Allowed }
    AbsageRequires <-> AbsageRequires { Own = Own, Any = Any, None = None }
    Tie120 <-> Tie120 { OnlyKontra = OnlyKontra, LastKontra = LastKontra, KontraAlways120 = KontraAlways120, Nobody = Nobody }
    SchwarzBy <-> SchwarzBy { Tricks = Tricks, Augen = Augen }
    ScoreAnsage <-> ScoreAnsage { PlusTwo = PlusTwo, PlusTwoOnce = PlusTwoOnce, DoubleEach = DoubleEach, DoubleOnce = DoubleOnce, PlusOne = PlusOne }
    SpecialPointsDoubled <-> SonderDoubling { NotDoubled = NotDoubled, Doubled = Doubled }
    AgainstPoints <-> AgainstPoints { Off = Off, On = On }
    GegenDieAlten <-> GegenDieAlten { Off = Off, Plain = Plain, Doubled = Doubled }
    SpecialPoint <-> SpecialPoint { Fuchs = Fuchs, Doppelkopf = Doppelkopf, Karlchen = Karlchen, KarlchenCaught = KarlchenCaught, FuchsLast = FuchsLast, FuchsCaughtLast = FuchsCaughtLast, Dulle = Dulle, Herzstich = Herzstich, GegenDieSchweine = GegenDieSchweine, Klabautermann = Klabautermann, Fischauge = Fischauge, Gans = Gans, Kaffeekraenzchen = Kaffeekraenzchen }
    SpecialPointsInSolo <-> SonderInSolo { None = None, Trumpfsolo = Trumpfsolo, All = All }
    Claims <-> ClaimMode { Off = Off, Soloist = Soloist }
    Penalties <-> PenaltyMode { Off = Off, Tsr = Tsr }
    DealAgain <-> RedealAfter { Pflichtsolo = Pflichtsolo, SoloistLed = SoloistLed }
    Dullen <-> Dullen { On = On, Off = Off }
    DulleTieWithSchweine <-> DulleTieWithSchweine { Same = Same, First = First }
    Rank <-> Rank { Ace = Ace, Ten = Ten, King = King, Queen = Queen, Jack = Jack, Nine = Nine }
    SchweineCount <-> SchweineCount { Both = Both, FirstOnly = FirstOnly }
    ArmutFox <-> ArmutFox { Counts = Counts, DoesNotCount = DoesNotCount, SingleFree = SingleFree }
    ArmutReturn <-> ArmutReturn { Free = Free, FehlOnly = FehlOnly }
    ArmutReport <-> ArmutReport { Told = Told, Secret = Secret }
    ThrowRank <-> ThrowRank { AfterSolo = AfterSolo, BeforeSolo = BeforeSolo }
    Genscher <-> Genscher { Off = Off, On = On }
    PflichtansageExcuse <-> PflichtansageExcuse { Nobody = Nobody, Anybody = Anybody }
    PflichtansageStep <-> PflichtansageStep { Ansage = Ansage, NextLevel = NextLevel }
    PflichtansageHochzeit <-> PflichtansageHochzeit { None = None, Klaerungsstich = Klaerungsstich }
    StrictAnsage <-> StrictAnsage { Off = Off, On = On }
    FailedAbsage <-> FailedAbsage { WinnerOnly = WinnerOnly, Mirror = Mirror, Both = Both }
    BasePoint120 <-> BasePoint120 { Given = Given, NotGiven = NotGiven }
    ScoreFloor <-> ScoreFloor { Negative = Negative, Zero = Zero }
    PerCard <-> PerCard { Each = Each, Once = Once, KarlchenOnce = KarlchenOnce }
    KarlchenCaughtBy <-> KarlchenCaughtBy { Any = Any, DiamondQueen = DiamondQueen }
    SoloPointIn <-> SoloPointIn { SoloScored = SoloScored, Announced = Announced }
    Counting <-> ScoreCounting { PlusMinus = PlusMinus, Plus = Plus, Minus = Minus }
    BockTrigger <-> BockTrigger { Tie120 = Tie120, SoloLost = SoloLost, ReOrKontraLost = ReOrKontraLost, ReAndKontra = ReAndKontra, Herzstich = Herzstich, Schwarz = Schwarz, ZeroGame = ZeroGame, ReLost = ReLost, KontraLost = KontraLost, AnySolo = AnySolo, BothFailed = BothFailed, Thrown = Thrown, ArmutRefused = ArmutRefused }
    BockAppend <-> BockAppend { Append = Append, Overlap = Overlap, OverlapAdd = OverlapAdd, Ignore = Ignore, Restart = Restart }
    PflichtsoloOffer <-> PflichtsoloOffer { Off = Off, On = On }
    SoloPointDoubling <-> SoloPointDoubling { NotDoubled = NotDoubled, Doubled = Doubled }
    NobodyWins <-> NobodyWins { Points = Points, Zero = Zero }
    SkippedAbsagen <-> SkippedAbsagen { Count = Count, DoNotCount = DoNotCount }
    ImpliedAnsage <-> ImpliedAnsage { Solo = Solo, Hochzeit = Hochzeit, Armut = Armut, SchweineAbove = SchweineAbove }
    ImpliedStep <-> ImpliedStep { Ansage = Ansage, NextLevel = NextLevel }
    PflichtTricks <-> PflichtTricks { First = First, Chain = Chain, FirstTwo = FirstTwo }
    PflichtGame <-> PflichtGame { Armut = Armut, Solo = Solo }
    ArmutNine <-> ArmutNine { Counts = Counts, OneFree = OneFree }
    ArmutShown <-> ArmutShown { Hidden = Hidden, Foxes = Foxes, All = All }
    PflichtsoloStille <-> PflichtsoloStille { StaysOpen = StaysOpen, Fulfils = Fulfils }
    SchweineSecondIf <-> SchweineSecondIf { KnownToAll = KnownToAll, PartyWon = PartyWon, Always = Always, Announced = Announced }
    SchweineFarbsoloCard <-> SchweineFarbsoloCard { TrumpAce = TrumpAce, DiamondAce = DiamondAce }
    SchweineAboveMode <-> SchweineAboveMode { Same = Same, Vorbehalt = Vorbehalt, AtFirstCard = AtFirstCard }
    SchweineAboveHolder <-> SchweineAboveHolder { Anyone = Anyone, NotTheSame = NotTheSame, TheSame = TheSame }
    SchweineThroughArmut <-> SchweineThroughArmut { JudgedAfter = JudgedAfter, Kept = Kept }
    GegenInArmut <-> GegenInArmut { Given = Given, NotGiven = NotGiven }
    PairLast <-> PairLast { Fuchs = Fuchs, Karlchen = Karlchen }
    FeigheitScope <-> FeigheitScope { Normal = Normal, Solo = Solo, Both = Both }
    FeigheitSpecials <-> FeigheitSpecials { Turn = Turn, Stay = Stay }
    FeigheitEffect <-> FeigheitEffect { Turned = Turned, Nobody = Nobody, Penalty = Penalty }
    BockPer <-> BockPer { Game = Game, Trigger = Trigger, Event = Event }
    BockOverflow <-> BockOverflow { Later = Later, Lost = Lost }
    BockInSolo <-> BockInSolo { Counts = Counts, NotCounts = NotCounts }
    BockEffect <-> BockEffect { Factor = Factor, FactorBase = FactorBase, Plus = Plus }
    SoloRounds <-> SoloRounds { None = None, Called = Called }
    TableSeating <-> TableSeating { DealerOut = DealerOut, Free = Free }
}
