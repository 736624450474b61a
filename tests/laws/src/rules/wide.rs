//! Rule sets in which every option can have another value: what two rare values make together is
//! seldom met by sets that stay near a published one.

use doko_engine::RuleSet;
use doko_judge::rules_of;
use doko_reference::options::{SchweineContract, Selector, Solo, Sonder, ThrowWhat};
use doko_reference::presets;
use doko_reference::values::VALUES;

use super::{set_if_sound, turn_deck};
use crate::choices::Choices;

/// What of twenty options is drawn anew, in one rule set or another.
const SHARES: [usize; 4] = [3, 8, 16, 20];

/// How often all options are gone through: some values stand together only with what comes later.
const ROUNDS: usize = 2;

/// Options that say nothing of a single game, or go with the deck.
const LEFT_OUT: [&str; 6] = [
    "deck.nines",
    "deal.packets",
    "list.games",
    "list.redeal_after",
    "bock",
    "table.players",
];

/// Mostly what stands in it is true (STILL-1): by the other value nearly every game is the same.
const MOSTLY: (&str, &str) = ("hochzeit.silent", "allowed");

/// A value of an option that has more of them than can be listed.
type Drawn = fn(&mut Choices<'_>) -> String;

/// Numbers and lists with all that they can be, or nearly.
const RICH: [(&str, Drawn); 15] = [
    ("solos", |it| some_of(it, Solo::ALL, Solo::text)),
    ("vorbehalt.order", order),
    ("hochzeit.selectors", |it| {
        some_of(it, Selector::ALL, Selector::text)
    }),
    ("schweine.contracts", |it| {
        some_of(it, SchweineContract::ALL, SchweineContract::text)
    }),
    ("schweine.above", |it| {
        some_of(it, &["ten", "king", "nine"], |rank| rank)
    }),
    ("throw", conditions),
    ("ann.max", limits),
    ("ann.per_party_max", |it| {
        format!("re:{};kontra:{}", limits(it), limits(it))
    }),
    ("ann.pflicht", pflichtansage),
    ("hochzeit.limit", |it| {
        number(it, &[1, 1, 2, 3, 4, 5, 8, 10])
    }),
    ("armut.max_trumps", |it| number(it, &[0, 1, 2, 3, 4, 5, 6])),
    ("pflichtsolo", |it| number(it, &[0, 1, 2, 3, 4])),
    ("pflichtsolo.kind", |it| {
        let [color, picture] = [(); 2].map(|()| number(it, &[0, 0, 1, 2]));
        format!("color:{color};picture:{picture}")
    }),
    ("score.sonder", |it| some_of(it, Sonder::ALL, Sonder::text)),
    ("score.solo_point", |it| number(it, &[0, 1, 2, 3, 4, 5])),
];

/// Any rules: few of their options are those of a published rule set, half of them, most, or
/// none.
///
/// # Errors
///
/// If the engine lacks a value that the rules have.
pub fn wide_rules(choices: &mut Choices<'_>) -> Result<RuleSet, String> {
    let published = [
        presets::ddv_tsr,
        presets::dokoland_liga,
        presets::palast,
        presets::vln,
    ];
    let mut options = choices
        .pick(&published)
        .map_or_else(presets::vln, |it| it());
    if choices.one_in(2) {
        turn_deck(&mut options);
    }
    let share = choices.pick(&SHARES).unwrap_or_default();
    for _ in 0..ROUNDS {
        for (name, values) in VALUES.iter().filter(|it| !LEFT_OUT.contains(&it.0)) {
            if choices.below(20) < share
                && let Some(value) = value(choices, name, values)
            {
                set_if_sound(&mut options, name, &value);
            }
        }
    }
    rules_of(&options)
}

/// One of these values, or any other one that the option can have.
fn value(choices: &mut Choices<'_>, name: &str, values: &[&str]) -> Option<String> {
    if name == MOSTLY.0 && !choices.one_in(8) {
        return Some(MOSTLY.1.to_owned());
    }
    let rich = RICH.iter().find(|it| it.0 == name);
    match rich.filter(|_| choices.below(4) > 0) {
        Some((_, drawn)) => Some(drawn(choices)),
        None => choices.pick(values).map(str::to_owned),
    }
}

/// Few of these, half of them or most, in any order.
fn some_of<T: Copy>(choices: &mut Choices<'_>, all: &[T], text: fn(T) -> &'static str) -> String {
    let share = 1 + choices.below(3);
    let some = all.iter().filter(|_| choices.below(4) < share);
    let mut texts: Vec<&str> = some.map(|&it| text(it)).collect();
    let first = choices.below(texts.len());
    texts.rotate_left(first);
    texts.join(",")
}

/// Which Vorbehalt outranks which: any of them, in any order.
fn order(choices: &mut Choices<'_>) -> String {
    const SETS: [&[&str]; 8] = [
        &["solo", "armut", "hochzeit"],
        &["solo", "armut", "hochzeit"],
        &["pflichtsolo", "lustsolo", "armut", "hochzeit"],
        &["pflichtsolo", "solo", "armut", "hochzeit"],
        &["pflichtsolo", "armut", "hochzeit"],
        &["lustsolo", "armut", "hochzeit"],
        &["solo", "hochzeit"],
        &["pflichtsolo", "lustsolo", "solo", "armut", "hochzeit"],
    ];
    let mut names = choices.pick(&SETS).unwrap_or_default().to_vec();
    for last in (1..names.len()).rev() {
        names.swap(last, choices.below(last + 1));
    }
    names.join(",")
}

/// Which hands may be thrown in: up to four conditions with numbers that some hands reach.
fn conditions(choices: &mut Choices<'_>) -> String {
    let mut kinds = ThrowWhat::ALL.to_vec();
    let mut all = Vec::new();
    for _ in 0..choices.below(5) {
        let place = choices.below(kinds.len());
        let what = kinds.remove(place);
        let number = match what {
            ThrowWhat::Kings | ThrowWhat::Nines => 2 + choices.below(4),
            ThrowWhat::NinesKings => 3 + choices.below(5),
            ThrowWhat::Augen => 50 + choices.below(31),
            ThrowWhat::Trumps => 1 + choices.below(5),
            ThrowWhat::Full => 4 + choices.below(4),
            ThrowWhat::LittleAugen => 30 + choices.below(20),
            ThrowWhat::Highest
            | ThrowWhat::FoxHighestInArmut
            | ThrowWhat::MaxOneTrump
            | ThrowWhat::FoxHighest
            | ThrowWhat::NineOfEach
            | ThrowWhat::KingOfEach => 0,
        };
        let text = what.text();
        all.push(if what == ThrowWhat::Highest {
            let card = choices.pick(&["DJ", "HJ", "CJ", "DQ"]).unwrap_or_default();
            format!("{text}{card}")
        } else if text.ends_with('=') {
            format!("{text}{number}")
        } else {
            text.to_owned()
        });
    }
    all.join(",")
}

/// With how many cards on the table, or in how many tricks, each level is in time at most.
fn limits(choices: &mut Choices<'_>) -> String {
    let mut numbers: Vec<usize> = (0..5).map(|_| choices.below(11)).collect();
    numbers.sort_unstable();
    let texts: Vec<String> = numbers.iter().map(usize::to_string).collect();
    texts.join(",")
}

/// How many Augen oblige whom to say what.
fn pflichtansage(choices: &mut Choices<'_>) -> String {
    let augen = number(choices, &[1, 10, 20, 25, 30, 35]);
    let excuse = choices.pick(&["nobody", "anybody"]).unwrap_or_default();
    let step = choices.pick(&["next_level", "ansage"]);
    let step = step.unwrap_or_default();
    let hochzeit = choices
        .pick(&["none", "klaerungsstich"])
        .unwrap_or_default();
    format!("augen:{augen};excused_by:{excuse};step:{step};in_hochzeit:{hochzeit}")
}

fn number(choices: &mut Choices<'_>, numbers: &[u32]) -> String {
    choices.pick(numbers).unwrap_or_default().to_string()
}
