//! What the options of a rule set say against each other.

use doko_engine::{
    ArmutMode, Category, Deck, Earliest, ListLength, Rank, RuleSet, SchweineCount, SchweineMode,
    SilentHochzeit, Solo, ThrowCondition,
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
        if |it| it.rules.armut.mode == ArmutMode::Exchange && it.rules.armut.max_trumps > 3;
        "Eine Armut, die geschoben wird, hat höchstens drei Trümpfe, wie auch immer geschoben wird (armut.push); \
         Füchse, die nicht mitzählen (armut.fox), kommen hinzu.",
        "An Armut that is pushed has three trumps at most, whatever is pushed (armut.push); Füchse that do not \
         count (armut.fox) come on top.";
    "throw" ("throw_conditions") against ["deck.nines"]
        if |it| {
            it.rules.deck == Deck::WithoutNines
                && it.rules.throwing.conditions.iter().any(|condition| match condition {
                    ThrowCondition::Nines(_) | ThrowCondition::NinesKings(_) => true,
                    ThrowCondition::Kings(_)
                    | ThrowCondition::Augen(_)
                    | ThrowCondition::Trumps(_)
                    | ThrowCondition::FoxHighestInArmut
                    | ThrowCondition::MaxOneTrump
                    | ThrowCondition::FoxHighest => false,
                })
        };
        "Ohne Neunen lassen sich keine Neunen zählen.",
        "Without nines there are none to count.";
    "ann.max" ("ann_max") against ["ann.earliest", "ann.per_party_max"]
        if |it| {
            let ann = &it.rules.announcement;
            ann.earliest == Earliest::AfterFirstTrick
                && ann.max.re.first() == Some(&0)
                && ann.max.kontra.first() == Some(&0)
        };
        "Vor dem Ende des ersten Stichs ist jede Ansage zu früh, danach ist sie zu spät.",
        "Before the end of the first trick every Ansage is too early, and afterwards it is too late.";
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
