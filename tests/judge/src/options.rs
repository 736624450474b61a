//! The options of the reference as a rule set of the engine, by their text.

use doko_engine::{
    AbsageRequires, AgainstPoints, AnnouncementRules, ArmutFox, ArmutMode, ArmutPush, ArmutReport,
    ArmutReturn, ArmutRules, BasePoint120, BockAppend, BockRules, BockTrigger, BockTriggers,
    ByParty, Category, Claims, Counter, Counting, DealAgain, DealsAgain, Deck, DulleTie,
    DulleTieWithSchweine, Dullen, Earliest, FailedAbsage, GegenDieAlten, Genscher, HochzeitRules,
    KarlchenCaughtBy, ListLength, ListRules, OwnTrick, Penalties, PerCard, Pflichtansage,
    PflichtansageHochzeit, PflichtansageOnly, PflichtansageSilence, PflichtsoloKinds,
    PflichtsoloOffer, Rank, RuleSet, SchwarzBy, SchweineAnsage, SchweineContract,
    SchweineContracts, SchweineCount, SchweineMode, SchweineRules, ScoreAnsage, ScoreFloor,
    ScoreRules, SecondArmut, Selector, Selectors, SilentHochzeit, Skip, Solo, SoloConflict,
    SoloLead, SoloPointIn, Solos, SpecialPoint, SpecialPoints, SpecialPointsDoubled,
    SpecialPointsInSolo, StrictAnsage, ThrowCondition, ThrowRank, ThrowRules, Tie120, rulesets,
};
use doko_reference::options::Options;

use crate::names::snake_case;

/// The rule set of the engine that `options` describe.
///
/// # Errors
///
/// If the engine has no such value; the texts are those of the rules.
pub fn rule_set(options: &Options) -> Result<RuleSet, String> {
    let it = Named { options };
    let mut rules = rulesets::DDV_TSR;
    rules.deck = it.switch("deck.nines", Deck::WithoutNines, Deck::WithNines)?;
    rules.dullen = it.switch("dullen", Dullen::Off, Dullen::On)?;
    rules.dulle_tie = it.one(
        "dulle_tie",
        &[
            DulleTie::First,
            DulleTie::Second,
            DulleTie::SecondExceptLast,
            DulleTie::FirstExceptLast,
        ],
    )?;
    rules.dulle_tie_with_schweine = it.one(
        "dulle_tie_with_schweine",
        &[DulleTieWithSchweine::Same, DulleTieWithSchweine::First],
    )?;
    rules.solos = Solos::of(&it.each("solos", &Solo::ALL)?);
    rules.solo_lead = it.pick(
        "solo.lead",
        &[
            ("eldest", SoloLead::Eldest),
            ("pflicht_only", SoloLead::PflichtOnly),
            ("always_soloist", SoloLead::AlwaysSoloist),
        ],
    )?;
    rules.solo_conflict = it.one(
        "solo.conflict",
        &[SoloConflict::Seat, SoloConflict::Auction],
    )?;
    rules.pflichtsolo = it.number("pflichtsolo")?;
    rules.pflichtsolo_kinds = PflichtsoloKinds {
        color: it.number("pflichtsolo.kind.color")?,
        picture: it.number("pflichtsolo.kind.picture")?,
    };
    let (off, on) = (PflichtsoloOffer::Off, PflichtsoloOffer::On);
    rules.pflichtsolo_offer = it.switch("pflichtsolo.offer", off, on)?;
    let categories = [
        Category::Pflichtsolo,
        Category::Lustsolo,
        Category::Solo,
        Category::Armut,
        Category::Hochzeit,
    ];
    let order = it.each("vorbehalt.order", &categories)?;
    rules.vorbehalt_order = list(&order, Category::Solo);
    rules.hochzeit = hochzeit(&it)?;
    rules.schweine = schweine(&it)?;
    rules.armut = armut(&it)?;
    let (after, before) = (ThrowRank::AfterSolo, ThrowRank::BeforeSolo);
    rules.throwing = ThrowRules {
        conditions: list(&throws(&it)?, ThrowCondition::FoxHighest),
        rank: it.switch("throw_before_solo", after, before)?,
    };
    rules.genscher = it.switch("genscher", Genscher::Off, Genscher::On)?;
    rules.announcement = announcement(&it)?;
    rules.tie_120 = it.pick(
        "win.tie_120",
        &[
            ("only_kontra", Tie120::OnlyKontra),
            ("last_kontra", Tie120::LastKontra),
            ("kontra_always_120", Tie120::KontraAlways),
        ],
    )?;
    rules.schwarz_by = it.one("win.schwarz_by", &[SchwarzBy::Tricks, SchwarzBy::Augen])?;
    rules.strict_ansage = it.switch("win.strict_ansage", StrictAnsage::Off, StrictAnsage::On)?;
    rules.score = score(&it)?;
    rules.bock = bock(&it)?;
    rules.claim = it.pick(
        "claim",
        &[("off", Claims::Off), ("soloist", Claims::Soloist)],
    )?;
    rules.penalties = it.one("penalties", &[Penalties::Off, Penalties::Tsr])?;
    rules.list = ListRules {
        games: match it.text("list.games")?.as_str() {
            "0" => ListLength::Open,
            "multiple_of_players" => ListLength::MultipleOfPlayers,
            games => ListLength::Fixed(games.parse().map_err(|_| it.unknown("list.games"))?),
        },
        redeal_after: DealsAgain::of(&it.pick_each(
            "list.redeal_after",
            &[
                ("pflichtsolo", DealAgain::Pflichtsolo),
                ("soloist_led", DealAgain::SoloistLed),
            ],
        )?),
        players: it.number("table.players")?,
    };
    Ok(rules)
}

fn hochzeit(it: &Named<'_>) -> Result<HochzeitRules, String> {
    let (on, decides) = (OwnTrick::GoesOn, OwnTrick::Decides);
    let (forbidden, allowed) = (SilentHochzeit::Forbidden, SilentHochzeit::Allowed);
    Ok(HochzeitRules {
        selectors: Selectors::of(&it.each("hochzeit.selectors", &Selector::ALL)?),
        limit: it.number("hochzeit.limit")?,
        own_trick: it.switch("hochzeit.own_trick_decides", on, decides)?,
        silent: it.switch("hochzeit.silent", forbidden, allowed)?,
    })
}

fn schweine(it: &Named<'_>) -> Result<SchweineRules, String> {
    let (none, implied) = (SchweineAnsage::None, SchweineAnsage::Implied);
    let ranks = [("10", Rank::Ten), ("K", Rank::King), ("9", Rank::Nine)];
    Ok(SchweineRules {
        mode: it.one(
            "schweine.mode",
            &[
                SchweineMode::Off,
                SchweineMode::Vorbehalt,
                SchweineMode::AtFirstFox,
                SchweineMode::SecondOnly,
            ],
        )?,
        ansage: it.switch("schweine.implies_ansage", none, implied)?,
        contracts: SchweineContracts::of(&it.each("schweine.contracts", &SchweineContract::ALL)?),
        above: list(&it.pick_each("schweine.above", &ranks)?, Rank::Nine),
        count: it.one(
            "schweine.count",
            &[SchweineCount::Both, SchweineCount::FirstOnly],
        )?,
    })
}

fn armut(it: &Named<'_>) -> Result<ArmutRules, String> {
    let modes = [ArmutMode::Off, ArmutMode::Redeal, ArmutMode::Exchange];
    let pushes = [ArmutPush::ExactlyThree, ArmutPush::TrumpsOnly];
    let seconds = [
        SecondArmut::Redeal,
        SecondArmut::FirstSeat,
        SecondArmut::Both,
    ];
    let (out, counts) = (ArmutFox::DoesNotCount, ArmutFox::Counts);
    let (secret, told) = (ArmutReport::Secret, ArmutReport::Told);
    Ok(ArmutRules {
        mode: it.one("armut", &modes)?,
        max_trumps: it.number("armut.max_trumps")?,
        push: it.one("armut.push", &pushes)?,
        second: it.one("armut.second_armut", &seconds)?,
        fox: it.switch("armut.fox_counts", out, counts)?,
        returned: it.one("armut.return", &[ArmutReturn::Free, ArmutReturn::FehlOnly])?,
        report: it.switch("armut.report_trumps", secret, told)?,
    })
}

fn throws(it: &Named<'_>) -> Result<Vec<ThrowCondition>, String> {
    let text = it.text("throw")?;
    let read = |entry: &str| {
        let number = || entry.rsplit('=').next()?.parse::<u8>().ok();
        Some(
            match entry.trim_end_matches(|it: char| it.is_ascii_digit()) {
                "kings>=" => ThrowCondition::Kings(number()?),
                "nines>=" => ThrowCondition::Nines(number()?),
                "nines_kings>=" => ThrowCondition::NinesKings(number()?),
                "augen>=" => ThrowCondition::Augen(number()?),
                "trumps<=" => ThrowCondition::Trumps(number()?),
                "fox_highest_in_armut" => ThrowCondition::FoxHighestInArmut,
                "max_one_trump" => ThrowCondition::MaxOneTrump,
                "fox_highest" => ThrowCondition::FoxHighest,
                _ => return None,
            },
        )
    };
    let entries = text.split(',').filter(|entry| !entry.is_empty());
    let read: Option<Vec<ThrowCondition>> = entries.map(read).collect();
    read.ok_or_else(|| it.unknown("throw"))
}

fn announcement(it: &Named<'_>) -> Result<AnnouncementRules, String> {
    let max = it.limits("ann.max")?;
    let own = |name: &str| match it.text(name)?.as_str() {
        "off" => Ok(max),
        _ => it.limits(name),
    };
    let (any, if_none) = (PflichtansageSilence::Any, PflichtansageSilence::OnlyIfNone);
    let (lowest, ansage) = (
        PflichtansageOnly::LowestMissing,
        PflichtansageOnly::ReKontra,
    );
    let (none, trick) = (
        PflichtansageHochzeit::None,
        PflichtansageHochzeit::Klaerungsstich,
    );
    let pflicht = match it.text("ann.pflicht")?.as_str() {
        "off" => None,
        augen => Some(Pflichtansage {
            augen: augen.parse().map_err(|_| it.unknown("ann.pflicht"))?,
            silence: it.switch("ann.pflicht.only_if_none", any, if_none)?,
            only: it.switch("ann.pflicht.only_re_kontra", lowest, ansage)?,
            in_hochzeit: it.switch("ann.pflicht.in_hochzeit", none, trick)?,
        }),
    };
    Ok(AnnouncementRules {
        counter: it.one(
            "ann.counter",
            &[Counter::OwnCardsPlayed, Counter::TricksStarted],
        )?,
        max: ByParty {
            re: own("ann.per_party_max.re")?,
            kontra: own("ann.per_party_max.kontra")?,
        },
        earliest: it.one(
            "ann.earliest",
            &[Earliest::ContractFixed, Earliest::AfterFirstTrick],
        )?,
        reply_extra: it.number("ann.reply_extra")?,
        skip_absagen: it.switch("ann.skip_absagen", Skip::Forbid, Skip::Allow)?,
        skip_ansage: it.switch("ann.skip_ansage", Skip::Forbid, Skip::Allow)?,
        absage_requires: it.one(
            "ann.absage_requires",
            &[AbsageRequires::Own, AbsageRequires::Any],
        )?,
        pflicht,
    })
}

fn score(it: &Named<'_>) -> Result<ScoreRules, String> {
    let (plain, doubled) = (
        SpecialPointsDoubled::NotDoubled,
        SpecialPointsDoubled::Doubled,
    );
    let in_solo = [
        SpecialPointsInSolo::None,
        SpecialPointsInSolo::Trumpfsolo,
        SpecialPointsInSolo::All,
    ];
    let (off, count) = (AgainstPoints::Off, AgainstPoints::Count);
    let (given, not_given) = (BasePoint120::Given, BasePoint120::NotGiven);
    let (any, queen) = (KarlchenCaughtBy::Any, KarlchenCaughtBy::DiamondQueen);
    Ok(ScoreRules {
        ansage: it.one(
            "score.ansage",
            &[
                ScoreAnsage::PlusTwo,
                ScoreAnsage::PlusTwoOnce,
                ScoreAnsage::DoubleEach,
                ScoreAnsage::DoubleOnce,
            ],
        )?,
        against_points: it.switch("score.against_points", off, count)?,
        failed_absage: it.one(
            "score.failed_absage",
            &[FailedAbsage::WinnerOnly, FailedAbsage::Mirror],
        )?,
        base_at_120: it.switch("score.base_at_120_120", not_given, given)?,
        gegen_die_alten: it.one(
            "score.gegen_die_alten",
            &[
                GegenDieAlten::Off,
                GegenDieAlten::Plain,
                GegenDieAlten::Doubled,
            ],
        )?,
        special_points: SpecialPoints::of(&it.each("score.sonder", &SpecialPoint::ALL)?),
        special_points_doubled: it.switch("score.sonder_doubled", plain, doubled)?,
        special_points_in_solo: it.one("score.sonder_in_solo", &in_solo)?,
        per_card: it.switch("score.per_card", PerCard::Once, PerCard::Each)?,
        karlchen_only_by: it.pick("score.karlchen_only_by", &[("any", any), ("DQ", queen)])?,
        solo_point: it.number("score.solo_point")?,
        solo_point_in: it.one(
            "score.solo_point_in",
            &[SoloPointIn::SoloScored, SoloPointIn::Announced],
        )?,
        solo_multiplier: it.number("score.solo_multiplier")?,
        floor: it.switch("score.floor_zero", ScoreFloor::Negative, ScoreFloor::Zero)?,
        counting: it.one(
            "score.counting",
            &[Counting::PlusMinus, Counting::Plus, Counting::Minus],
        )?,
        feigheit: match it.text("feigheit")?.as_str() {
            "off" => 0,
            number => number.parse().map_err(|_| it.unknown("feigheit"))?,
        },
    })
}

/// The triggers of Bock games as the rules write them.
pub const TRIGGERS: [(&str, BockTrigger); 7] = [
    ("120_120", BockTrigger::Tie120),
    ("solo_lost", BockTrigger::SoloLost),
    ("re_or_kontra_lost", BockTrigger::ReOrKontraLost),
    ("re_and_kontra", BockTrigger::ReAndKontra),
    ("herzstich", BockTrigger::Herzstich),
    ("schwarz", BockTrigger::Schwarz),
    ("zero_game", BockTrigger::ZeroGame),
];

fn bock(it: &Named<'_>) -> Result<BockRules, String> {
    let (overlap, append) = (BockAppend::Overlap, BockAppend::Append);
    Ok(BockRules {
        triggers: BockTriggers::of(&it.pick_each("bock.triggers", &TRIGGERS)?),
        factor: it.number("bock.factor")?,
        games: it.number("bock.games")?,
        append: it.switch("bock.append", overlap, append)?,
    })
}

fn list<T: Copy, const N: usize>(items: &[T], filler: T) -> doko_engine::List<T, N> {
    doko_engine::List::of(items, filler)
}

/// Options that are read by their names.
struct Named<'a> {
    options: &'a Options,
}

impl Named<'_> {
    fn text(&self, name: &str) -> Result<String, String> {
        let text = self.options.get(name);
        text.ok_or_else(|| format!("no option `{name}`"))
    }

    fn unknown(&self, name: &str) -> String {
        let value = self.options.get(name).unwrap_or_default();
        format!("the engine has no value `{value}` of `{name}`")
    }

    fn pick<T: Copy>(&self, name: &str, values: &[(&str, T)]) -> Result<T, String> {
        let text = self.text(name)?;
        let found = values.iter().find(|(value, _)| *value == text);
        found.map(|(_, it)| *it).ok_or_else(|| self.unknown(name))
    }

    fn switch<T: Copy>(&self, name: &str, off: T, on: T) -> Result<T, String> {
        self.pick(name, &[("false", off), ("true", on)])
    }

    /// The value whose variant has the text as its name.
    fn one<T: Copy + std::fmt::Debug>(&self, name: &str, values: &[T]) -> Result<T, String> {
        let text = self.text(name)?;
        let found = values.iter().find(|value| snake_case(**value) == text);
        found.copied().ok_or_else(|| self.unknown(name))
    }

    fn pick_each<T: Copy>(&self, name: &str, values: &[(&str, T)]) -> Result<Vec<T>, String> {
        let text = self.text(name)?;
        let entries = text.split(',').filter(|entry| !entry.is_empty());
        let read: Option<Vec<T>> = entries
            .map(|entry| values.iter().find(|(value, _)| *value == entry))
            .map(|found| found.map(|(_, it)| *it))
            .collect();
        read.ok_or_else(|| self.unknown(name))
    }

    fn each<T: Copy + std::fmt::Debug>(&self, name: &str, values: &[T]) -> Result<Vec<T>, String> {
        let named: Vec<(String, T)> = values.iter().map(|it| (snake_case(*it), *it)).collect();
        let named: Vec<(&str, T)> = named
            .iter()
            .map(|(text, it)| (text.as_str(), *it))
            .collect();
        self.pick_each(name, &named)
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, String> {
        self.text(name)?.parse().map_err(|_| self.unknown(name))
    }

    fn limits(&self, name: &str) -> Result<[u8; 5], String> {
        let text = self.text(name)?;
        let read: Result<Vec<u8>, _> = text.split(',').map(str::parse).collect();
        let read = read.map_err(|_| self.unknown(name))?;
        read.try_into().map_err(|_| self.unknown(name))
    }
}
