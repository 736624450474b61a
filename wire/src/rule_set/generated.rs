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
        feigheit: Some(u32::from(rules.score.feigheit)),
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
        let table_players = self.number("table_players", message.table_players, 4, 5);
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
            },
            armut: engine::ArmutRules {
                mode: armut?,
                max_trumps: armut_max_trumps?,
                push: armut_push?,
                second: armut_second_armut?,
                fox: armut_fox?,
                returned: armut_return?,
                report: armut_report_trumps?,
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
                feigheit: feigheit?,
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
            },
            list: engine::ListRules {
                games: list_games?,
                redeal_after: list_redeal_after?.as_slice().into(),
                players: table_players?,
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
    Category <-> VorbehaltRank { Pflichtsolo = Pflichtsolo, Lustsolo = Lustsolo, Solo = Solo, Armut = Armut, Hochzeit = Hochzeit }
    Selector <-> HochzeitSelector { Any = Any, Fehl = Fehl, Trumpf = Trumpf, Kreuz = Kreuz, Pik = Pik, Herz = Herz }
    OwnTrick <-> HochzeitOwnTrick { GoesOn = GoesOn, Decides = Decides }
    SilentHochzeit <-> HochzeitSilent { Allowed = Allowed, Forbidden = Forbidden }
    SchweineMode <-> SchweineMode { Off = Off, Vorbehalt = Vorbehalt, AtFirstFox = AtFirstFox, SecondOnly = SecondOnly }
    SchweineAnsage <-> SchweineAnsage { None = None, Implied = Implied }
    SchweineContract <-> SchweineContract { Normal = Normal, HochzeitOwn = HochzeitOwn, HochzeitAny = HochzeitAny, Armut = Armut, Trumpfsolo = Trumpfsolo, Farbsolo = Farbsolo, Stille = Stille }
    ArmutMode <-> ArmutMode { Off = Off, Redeal = Redeal, Exchange = Exchange }
    ArmutPush <-> ArmutPush { ExactlyThree = ExactlyThree, TrumpsOnly = TrumpsOnly }
    SecondArmut <-> SecondArmut { Redeal = Redeal, FirstSeat = FirstSeat, Both = Both }
    Counter <-> AnnCounter { OwnCardsPlayed = OwnCardsPlayed, TricksStarted = TricksStarted }
    Earliest <-> AnnEarliest { ContractFixed = ContractFixed, AfterFirstTrick = AfterFirstTrick }
    Skip <-> AnnSkipAbsagen { Allowed = Allowed, Forbidden = Forbidden }
    Skip <-> AnnSkipAnsage { Forbidden = Forbidden, Allowed = Allowed }
    AbsageRequires <-> AbsageRequires { Own = Own, Any = Any }
    Tie120 <-> Tie120 { OnlyKontra = OnlyKontra, LastKontra = LastKontra, KontraAlways120 = KontraAlways120, Nobody = Nobody }
    SchwarzBy <-> SchwarzBy { Tricks = Tricks, Augen = Augen }
    ScoreAnsage <-> ScoreAnsage { PlusTwo = PlusTwo, PlusTwoOnce = PlusTwoOnce, DoubleEach = DoubleEach, DoubleOnce = DoubleOnce, PlusOne = PlusOne }
    SpecialPointsDoubled <-> SonderDoubling { NotDoubled = NotDoubled, Doubled = Doubled }
    AgainstPoints <-> AgainstPoints { Off = Off, On = On }
    GegenDieAlten <-> GegenDieAlten { Off = Off, Plain = Plain, Doubled = Doubled }
    SpecialPoint <-> SpecialPoint { Fuchs = Fuchs, Doppelkopf = Doppelkopf, Karlchen = Karlchen, KarlchenCaught = KarlchenCaught, FuchsLast = FuchsLast, FuchsCaughtLast = FuchsCaughtLast, Dulle = Dulle, Herzstich = Herzstich }
    SpecialPointsInSolo <-> SonderInSolo { None = None, Trumpfsolo = Trumpfsolo, All = All }
    Claims <-> ClaimMode { Off = Off, Soloist = Soloist }
    Penalties <-> PenaltyMode { Off = Off, Tsr = Tsr }
    DealAgain <-> RedealAfter { Pflichtsolo = Pflichtsolo, SoloistLed = SoloistLed }
    Dullen <-> Dullen { On = On, Off = Off }
    DulleTieWithSchweine <-> DulleTieWithSchweine { Same = Same, First = First }
    Rank <-> Rank { Ace = Ace, Ten = Ten, King = King, Queen = Queen, Jack = Jack, Nine = Nine }
    SchweineCount <-> SchweineCount { Both = Both, FirstOnly = FirstOnly }
    ArmutFox <-> ArmutFox { Counts = Counts, DoesNotCount = DoesNotCount }
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
    BockTrigger <-> BockTrigger { Tie120 = Tie120, SoloLost = SoloLost, ReOrKontraLost = ReOrKontraLost, ReAndKontra = ReAndKontra, Herzstich = Herzstich, Schwarz = Schwarz, ZeroGame = ZeroGame }
    BockAppend <-> BockAppend { Append = Append, Overlap = Overlap }
    PflichtsoloOffer <-> PflichtsoloOffer { Off = Off, On = On }
    SoloPointDoubling <-> SoloPointDoubling { NotDoubled = NotDoubled, Doubled = Doubled }
    NobodyWins <-> NobodyWins { Points = Points, Zero = Zero }
}
