//! What the options of a rule set say against each other.

use doko_engine::{
    AnnouncementRules, ArmutMode, ArmutNine, BockTrigger, Card, Category, Counter, DealAgain, Deck,
    Earliest, FeigheitEffect, ListLength, Rank, RuleSet, SchweineAnsage, SchweineContract,
    SchweineContracts, SchweineCount, SchweineFarbsoloCard, SchweineMode, SchweineThroughArmut,
    SilentHochzeit, Solo, SpecialPoint, TableSeating, ThrowCondition, ThrowRank,
};

use super::Options;
use crate::catalogue::Text;

/// An option that cannot have its value beside those of others.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Contradiction {
    /// The option at fault.
    pub(crate) option: &'static str,
    /// Its field in the message.
    pub(crate) field: &'static str,
    /// The options that it contradicts.
    pub(crate) conflicts_with: &'static [&'static str],
    /// What is wrong.
    pub(crate) text: Text,
}

/// Whether a rule set contradicts itself in one respect.
type Check = fn(&Options) -> bool;

/// Writes the table: option and field, the options against it, when, and in words.
macro_rules! table {
    ($($option:literal ($field:literal) against [$($other:literal),+] if $check:expr;
        $de:literal, $en:literal;)+) => {
        static TABLE: &[(Contradiction, Check)] = &[$((
            Contradiction {
                option: $option,
                field: $field,
                conflicts_with: &[$($other),+],
                text: Text { de: $de, en: $en },
            },
            $check,
        ),)+];
    };
}

table! {
    "deal.packets" ("deal_packets") against ["deck.nines"]
        if |it| it.packets.iter().sum::<u32>() != u32::from(it.rules.deck.hand_size());
        "Die Päckchen ergeben zusammen keine Hand: Mit Neunen hat sie 12 Karten, ohne 10.",
        "The packets do not add up to a hand, which has 12 cards with nines and 10 without.";
    "pflichtsolo" ("pflichtsolo") against ["solos"]
        if |it| it.rules.pflichtsolo > 0 && it.rules.solos.is_empty();
        "Ohne Soli kann niemand ein Pflichtsolo spielen.",
        "Without soli nobody can play a Pflichtsolo.";
    "pflichtsolo" ("pflichtsolo") against ["list.games"]
        if |it| match it.rules.list.games {
            ListLength::Fixed(games) => owed(&it.rules) > u32::from(games),
            ListLength::Open | ListLength::MultipleOfPlayers => false,
        };
        "Die Liste hat weniger Spiele, als vier Spieler Pflichtsoli zu spielen haben.",
        "The list has fewer games than there are Pflichtsoli of four players.";
    "pflichtsolo.kind" ("pflichtsolo_kind") against ["pflichtsolo"]
        if |it| {
            let kinds = it.rules.pflichtsolo_kinds;
            it.rules.pflichtsolo > 0
                && u16::from(kinds.color) + u16::from(kinds.picture) > u16::from(it.rules.pflichtsolo)
        };
        "Es sind mehr Pflichtsoli bestimmter Art verlangt, als es Pflichtsoli gibt.",
        "More Pflichtsoli of a kind are asked for than there are at all.";
    "pflichtsolo.kind" ("pflichtsolo_kind") against ["solos"]
        if |it| {
            let kinds = it.rules.pflichtsolo_kinds;
            let (color, picture) = (it.rules.solos.iter().any(is_farbsolo), it.rules.solos.iter().any(is_picture));
            it.rules.pflichtsolo > 0
                && ((kinds.color > 0 && !color) || (kinds.picture > 0 && !picture))
        };
        "Ein Pflichtsolo dieser Art gibt es unter den Soli nicht.",
        "There is no solo of the kind that a Pflichtsolo must have.";
    "vorbehalt.order" ("vorbehalt_order") against ["solos", "pflichtsolo"]
        if |it| !soli_have_a_rank(&it.rules);
        "In der Rangfolge der Vorbehalte fehlt ein Platz für die Soli.",
        "The order of the Vorbehalte has no place for the soli.";
    "vorbehalt.order" ("vorbehalt_order") against ["armut"]
        if |it| it.rules.armut.mode != ArmutMode::Off && !ranks(&it.rules, Category::Armut);
        "In der Rangfolge der Vorbehalte fehlt die Armut.",
        "The order of the Vorbehalte lacks the Armut.";
    "vorbehalt.order" ("vorbehalt_order") against ["hochzeit.selectors"]
        if |it| !it.rules.hochzeit.selectors.is_empty() && !ranks(&it.rules, Category::Hochzeit);
        "In der Rangfolge der Vorbehalte fehlt die Hochzeit.",
        "The order of the Vorbehalte lacks the Hochzeit.";
    "hochzeit.silent" ("hochzeit_silent") against ["hochzeit.selectors"]
        if |it| {
            it.rules.hochzeit.silent == SilentHochzeit::Forbidden
                && it.rules.hochzeit.selectors.is_empty()
        };
        "Wer beide ♣D hält, darf nicht gesund sein, kann aber auch keine Hochzeit anmelden.",
        "A holder of both ♣Q may not say gesund, and there is no Hochzeit to declare.";
    "hochzeit.limit" ("hochzeit_limit") against ["deck.nines"]
        if |it| {
            !it.rules.hochzeit.selectors.is_empty()
                && it.rules.hochzeit.limit > it.rules.deck.hand_size()
        };
        "So viele Stiche hat das Spiel nicht.",
        "The game does not have so many tricks.";
    "schweine.above" ("schweine_above") against ["deck.nines"]
        if |it| {
            it.rules.schweine.mode != SchweineMode::Off
                && it.rules.deck == Deck::WithoutNines
                && it.rules.schweine.above.contains(&Rank::Nine)
        };
        "Ohne Neunen gibt es kein Paar aus Neunen.",
        "Without nines there is no pair of nines.";
    "schweine.above" ("schweine_above") against ["schweine.mode"]
        if |it| {
            it.rules.schweine.mode == SchweineMode::SecondOnly && !it.rules.schweine.above.is_empty()
        };
        "Wird nur das zweite ♦A zum Schwein, gibt es nichts über den Schweinen.",
        "If only the second ♦A becomes a Schwein, nothing lies above the Schweine.";
    "schweine.count" ("schweine_count") against ["schweine.mode"]
        if |it| {
            it.rules.schweine.mode == SchweineMode::SecondOnly
                && it.rules.schweine.count == SchweineCount::FirstOnly
        };
        "Es kann nicht nur das erste und zugleich nur das zweite ♦A ein Schwein sein.",
        "Only the first and only the second ♦A cannot both be the Schwein.";
    "armut.max_trumps" ("armut_max_trumps") against ["armut"]
        if |it| it.rules.armut.mode == ArmutMode::Exchange && it.rules.armut.max_trumps > 5;
        "Eine Armut, die geschoben wird, hat höchstens fünf Trümpfe; was nicht mitzählt (armut.fox, armut.nine), \
         kommt hinzu.",
        "An Armut that is pushed has five trumps at most; what does not count (armut.fox, armut.nine) comes on top.";
    "armut.nine" ("armut_nine") against ["deck.nines"]
        if |it| {
            let armut = &it.rules.armut;
            armut.mode != ArmutMode::Off
                && armut.nine == ArmutNine::OneFree
                && it.rules.deck == Deck::WithoutNines
        };
        "Ohne Neunen gibt es keine ♦9, die nicht mitzählt.",
        "Without nines there is no ♦9 that does not count.";
    "score.sonder" ("score_sonder") against ["deck.nines"]
        if |it| {
            let points = it.rules.score.special_points;
            it.rules.deck == Deck::WithoutNines
                && (points.contains(SpecialPoint::Fischauge) || points.contains(SpecialPoint::Gans))
        };
        "Ohne Neunen gibt es weder Fischauge noch Gans.",
        "Without nines there is neither Fischauge nor Gans.";
    "throw" ("throw_conditions") against ["deck.nines"]
        if |it| {
            it.rules.deck == Deck::WithoutNines
                && throw_conditions(&it.rules).any(|condition| match condition {
                    ThrowCondition::Nines(_) | ThrowCondition::NinesKings(_) | ThrowCondition::NineOfEach => true,
                    ThrowCondition::Highest(card) => card == Card::D9,
                    ThrowCondition::Kings(_)
                    | ThrowCondition::Augen(_)
                    | ThrowCondition::Trumps(_)
                    | ThrowCondition::FoxHighestInArmut
                    | ThrowCondition::MaxOneTrump
                    | ThrowCondition::FoxHighest
                    | ThrowCondition::Full(_)
                    | ThrowCondition::FewAugen(_)
                    | ThrowCondition::KingOfEach => false,
                })
        };
        "Ohne Neunen lassen sich keine Neunen zählen.",
        "Without nines there are none to count.";
    "ann.max" ("ann_max") against ["ann.earliest", "ann.per_party_max", "ann.counter"]
        if |it| {
            let ann = &it.rules.announcement;
            let first = |max: &[u8; 5]| max.first().is_some_and(|&it| it < ann.unit());
            ann.earliest == Earliest::AfterFirstTrick && first(&ann.max.re) && first(&ann.max.kontra)
        };
        "Vor dem Ende des ersten Stichs ist jede Ansage zu früh, danach ist sie zu spät.",
        "Before the end of the first trick every Ansage is too early, and afterwards it is too late.";
    "ann.max" ("ann_max") against ["ann.counter"]
        if |it| {
            let ann = &it.rules.announcement;
            ann.max.re == ann.max.kontra && is_beyond(ann, &ann.max.re)
        };
        "Mehr als 13 eigene Karten oder Stiche gibt es nicht.",
        "There are no more than 13 own cards or tricks.";
    "ann.per_party_max" ("ann_per_party_max") against ["ann.counter"]
        if |it| {
            let ann = &it.rules.announcement;
            ann.max.re != ann.max.kontra
                && (is_beyond(ann, &ann.max.re) || is_beyond(ann, &ann.max.kontra))
        };
        "Mehr als 13 eigene Karten oder Stiche gibt es nicht.",
        "There are no more than 13 own cards or tricks.";
    "ann.levels" ("ann_levels") against ["schweine.ansage"]
        if |it| {
            let schweine = &it.rules.schweine;
            let announces = matches!(schweine.mode, SchweineMode::Vorbehalt | SchweineMode::Automatic);
            is_silent(&it.rules) && announces && schweine.ansage == SchweineAnsage::Implied
        };
        "Es gibt keine Ansagen, aber Schweine sollen eine sein.",
        "There are no announcements, but Schweine would be one.";
    "ann.levels" ("ann_levels") against ["ann.implied"]
        if |it| is_silent(&it.rules) && !it.rules.announcement.implied.is_empty();
        "Es gibt keine Ansagen, aber etwas soll als Ansage gelten.",
        "There are no announcements, but something would be one.";
    "ann.levels" ("ann_levels") against ["ann.pflicht"]
        if |it| is_silent(&it.rules) && it.rules.announcement.pflicht.is_some();
        "Es gibt keine Ansagen, aber ein reicher Stich verpflichtet dazu.",
        "There are no announcements, but a rich trick obliges to one.";
    "ann.levels" ("ann_levels") against ["feigheit"]
        if |it| is_silent(&it.rules) && it.rules.feigheit.from > 0;
        "Es gibt keine Ansagen, aber wer nichts ansagt, ist feige.",
        "There are no announcements, but who makes none is punished for Feigheit.";
    "ann.last_trick" ("ann_last_trick") against ["deck.nines"]
        if |it| it.rules.announcement.last_trick > it.rules.deck.hand_size();
        "So viele Stiche hat das Spiel nicht.",
        "The game does not have so many tricks.";
    "throw_rank" ("throw_rank") against ["vorbehalt.order"]
        if |it| {
            let throwing = &it.rules.throwing;
            let first = throwing.rank == ThrowRank::BeforeSolo && !throwing.conditions.is_empty();
            first && ranks(&it.rules, Category::Throw)
        };
        "Schmeißen hat in der Rangfolge der Vorbehalte schon einen eigenen Platz.",
        "Throwing in has a rank of its own in the order of the Vorbehalte.";
    "schweine.above_contracts" ("schweine_above_contracts") against ["schweine.farbsolo_card"]
        if |it| {
            let schweine = &it.rules.schweine;
            let farbsolo = |contracts: SchweineContracts| contracts.contains(SchweineContract::Farbsolo);
            schweine.mode != SchweineMode::Off
                && !schweine.above.is_empty()
                && farbsolo(schweine.above_contracts)
                && farbsolo(schweine.contracts)
                && schweine.farbsolo_card == SchweineFarbsoloCard::DiamondAce
        };
        "Sind im Farbsolo die ♦A Schweine, gibt es dort keine Paare darüber.",
        "Where the ♦A are Schweine in a Farbsolo, there are no pairs above them.";
    "schweine.count" ("schweine_count") against ["schweine.farbsolo_card"]
        if |it| {
            let schweine = &it.rules.schweine;
            schweine.mode != SchweineMode::Off
                && schweine.count == SchweineCount::FirstOnly
                && schweine.contracts.contains(SchweineContract::Farbsolo)
                && schweine.farbsolo_card == SchweineFarbsoloCard::DiamondAce
        };
        "Sind im Farbsolo die ♦A Schweine, sind es immer beide.",
        "Where the ♦A are Schweine in a Farbsolo, both of them are.";
    "schweine.through_armut" ("schweine_through_armut") against ["schweine.mode"]
        if |it| {
            it.rules.schweine.through_armut == SchweineThroughArmut::Kept
                && it.rules.armut.mode == ArmutMode::Exchange
                && !matches!(it.rules.schweine.mode, SchweineMode::Off | SchweineMode::Vorbehalt)
        };
        "Nur vor der ersten Karte angemeldete Schweine können durch eine Armut gehen.",
        "Only Schweine that are declared before the first card can go through an Armut.";
    "table.offsets" ("table_offsets") against ["table.players"]
        if |it| {
            let list = &it.rules.list;
            let out = usize::from(list.players.saturating_sub(5));
            let fits = list.offsets.len() == out && list.offsets.iter().all(|&it| it < list.players);
            list.seating == TableSeating::DealerOut && !fits
        };
        "Außer dem Geber müssen so viele Plätze aussetzen, dass vier übrig bleiben.",
        "As many places beside the dealer must sit out that four remain.";
    "table.seating" ("table_seating") against ["list.redeal_after", "pflichtsolo"]
        if |it| {
            let list = &it.rules.list;
            let pflicht = list.redeal_after.contains(DealAgain::Pflichtsolo) && it.rules.pflichtsolo > 0;
            let again = pflicht || list.redeal_after.contains(DealAgain::SoloistLed);
            list.seating == TableSeating::Free && again
        };
        "Nennt jedes Spiel seine Plätze, gibt niemand der Reihe nach noch einmal.",
        "Where each game names its places, nobody has a turn to deal again.";
    "bock" ("bock") against ["bock"]
        if |it| {
            let triggers = it.rules.bock.triggers;
            triggers.contains(BockTrigger::ReOrKontraLost)
                && (triggers.contains(BockTrigger::ReLost) || triggers.contains(BockTrigger::KontraLost))
        };
        "Wer bei jeder verlorenen Ansage Bock spielt, nennt nicht Re oder Kontra noch einmal.",
        "Where any lost Ansage starts Bock games, Re or Kontra is not named once more.";
    "feigheit.effect" ("feigheit_effect") against ["feigheit.levels"]
        if |it| {
            let feigheit = &it.rules.feigheit;
            feigheit.from > 0 && feigheit.effect == FeigheitEffect::Penalty && feigheit.levels.is_some()
        };
        "Bezahlt wird die Zahl der Stufen zu viel, und verlangte Ansagen haben keine.",
        "The number of levels too many is paid for, and demanded announcements have none.";
}

/// Everything in which `options` contradict themselves.
pub(crate) fn contradictions(options: &Options) -> Vec<Contradiction> {
    let found = TABLE.iter().filter(|(_, check)| check(options));
    found.map(|&(contradiction, _)| contradiction).collect()
}

/// Every contradiction that there can be.
#[cfg(test)]
pub(crate) fn contradiction_rows() -> impl Iterator<Item = &'static Contradiction> {
    TABLE.iter().map(|(contradiction, _)| contradiction)
}

/// The Pflichtsoli of four players together. A list of five has as many games as it
/// needs, whatever the number says (LIST-8).
fn owed(rules: &RuleSet) -> u32 {
    u32::from(rules.pflichtsolo) * 4
}

/// Whether nothing can be announced.
const fn is_silent(rules: &RuleSet) -> bool {
    rules.announcement.levels == 0
}

/// Whether there is a limit that only the cards of all four can come to (ANN-24).
fn is_beyond(ann: &AnnouncementRules, limits: &[u8; 5]) -> bool {
    ann.counter != Counter::CardsOnTable && limits.iter().any(|&it| it > 13)
}

/// Every condition for throwing in, one by one.
fn throw_conditions(rules: &RuleSet) -> impl Iterator<Item = ThrowCondition> {
    let all = rules.throwing.conditions.iter();
    all.flat_map(|it| [Some(it.condition), it.also]).flatten()
}

fn ranks(rules: &RuleSet, category: Category) -> bool {
    rules.vorbehalt_order.contains(&category)
}

/// Whether every solo that can be played has a place in the order.
fn soli_have_a_rank(rules: &RuleSet) -> bool {
    let pflicht = rules.pflichtsolo == 0 || ranks(rules, Category::Pflichtsolo);
    rules.solos.is_empty()
        || ranks(rules, Category::Solo)
        || (ranks(rules, Category::Lustsolo) && pflicht)
}

const fn is_farbsolo(solo: Solo) -> bool {
    matches!(solo, Solo::Karo | Solo::Kreuz | Solo::Pik | Solo::Herz)
}

const fn is_picture(solo: Solo) -> bool {
    !is_farbsolo(solo) && !matches!(solo, Solo::Fleischlos)
}
