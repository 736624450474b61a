//! Rule sets: the published ones, their variants, and any that does not contradict
//! itself.

mod wide;

use doko_engine::RuleSet;
use doko_reference::options::Options;
use doko_reference::presets;
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;

use crate::choices::Choices;
use doko_judge::rules_of;

pub use wide::wide_rules;

/// How many options are changed at most.
const CHANGES: usize = 24;

/// A published rule set, in every fourth case with the other deck, with up to 23 options
/// changed as long as they do not contradict the others.
///
/// # Errors
///
/// If the engine lacks a value that the rules have.
pub fn any_rules(choices: &mut Choices<'_>) -> Result<RuleSet, String> {
    let mut options = match choices.below(4) {
        0 => presets::ddv_tsr(),
        1 => presets::dokoland_liga(),
        2 => presets::palast(),
        _ => presets::vln(),
    };
    if choices.one_in(4) {
        turn_deck(&mut options);
    }
    for _ in 0..choices.below(CHANGES) {
        let Some((name, values)) = choices.pick(VALUES) else {
            continue;
        };
        let Some(value) = choices.pick(values) else {
            continue;
        };
        set_if_sound(&mut options, name, value);
    }
    rules_of(&options)
}

/// What a Vorbehalt can be and which one is played, with values of which hands decide more often
/// than by published rules.
const OF_VORBEHALTE: [(&str, &[&str]); 12] = [
    ("pflichtsolo", &["0"]),
    ("solo.conflict", &["seat", "auction"]),
    ("solos", &["", "fleischlos", "herz,kreuz"]),
    ("armut", &["off", "redeal", "redeal", "exchange"]),
    (
        "throw",
        &[
            "kings>=5,augen>=70",
            "nines_kings>=7,trumps<=2",
            "fox_highest",
            "",
        ],
    ),
    ("throw_rank", &["before_solo", "after_solo"]),
    ("hochzeit.selectors", &["any", "any,fehl,trumpf", ""]),
    (
        "vorbehalt.order",
        &[
            "solo,armut,hochzeit",
            "solo,hochzeit",
            "solo,hochzeit,armut",
            "armut,hochzeit",
        ],
    ),
    ("armut.max_trumps", &["3", "4"]),
    ("schweine.above", &["", "king"]),
    ("armut.fox", &["counts", "does_not_count"]),
    ("hochzeit.silent", &["allowed", "allowed", "forbidden"]),
];

/// Rules by which it is open after few words what is played: with few Vorbehalte, of which
/// the hands decide.
///
/// # Errors
///
/// If the engine lacks a value that the rules have.
pub fn rules_of_few_vorbehalte(choices: &mut Choices<'_>) -> Result<RuleSet, String> {
    let mut options = presets::vln();
    if choices.one_in(2) {
        turn_deck(&mut options);
    }
    // Some values stand together only with what comes later.
    for (name, values) in [OF_VORBEHALTE; 2].concat() {
        let Some(value) = choices.pick(values) else {
            continue;
        };
        set_if_sound(&mut options, name, value);
    }
    rules_of(&options)
}

/// Rules by which Schweine or a Genscher come with a card.
///
/// # Errors
///
/// If the engine lacks a value that the rules have.
pub fn rules_of_declarations(choices: &mut Choices<'_>) -> Result<RuleSet, String> {
    let mut options = presets::vln();
    let (schweine, genscher) = choices
        .pick(&[(true, false), (false, true)])
        .unwrap_or_default();
    if schweine {
        set_if_sound(&mut options, "schweine.mode", "at_first_fox");
    }
    if genscher {
        set_if_sound(&mut options, "genscher", "on");
    }
    rules_of(&options)
}

/// What words before the first card say of hands.
const OF_WORDS: [(&str, &[&str]); 10] = [
    (
        "schweine.mode",
        &["vorbehalt", "vorbehalt", "at_first_fox", "off"],
    ),
    ("genscher", &["off", "on"]),
    ("schweine.above", &["", "king"]),
    (
        "schweine.contracts",
        &["normal,hochzeit_any,armut,farbsolo,stille", "normal"],
    ),
    ("schweine.ansage", &["none", "implied"]),
    ("hochzeit.silent", &["allowed", "allowed", "forbidden"]),
    ("hochzeit.selectors", &["any", "any,fehl,trumpf"]),
    ("armut", &["off", "redeal", "exchange"]),
    ("throw", &["kings>=5,augen>=70", ""]),
    ("throw_rank", &["before_solo", "after_solo"]),
];

/// Rules by which somebody says what he holds before the first card.
///
/// # Errors
///
/// If the engine lacks a value that the rules have.
pub fn rules_of_words(choices: &mut Choices<'_>) -> Result<RuleSet, String> {
    let presets = [
        presets::ddv_tsr,
        presets::dokoland_liga,
        presets::palast,
        presets::vln,
    ];
    let mut options = choices.pick(&presets).map_or_else(presets::vln, |it| it());
    for (name, values) in OF_WORDS {
        if let Some(value) = choices.pick(values).filter(|_| choices.one_in(2)) {
            set_if_sound(&mut options, name, value);
        }
    }
    rules_of(&options)
}

/// The least Augen of a first Stich after which the rules enter an Ansage: every third game or
/// so has one.
const RICH: &str = "20";

/// Rules by which others hear of which party somebody is: the rules enter an Ansage for Schweine
/// before the first card, and after a first Stich of many Augen. By half of them Schweine come
/// with the first fox, and are no Ansage (SCHW-11).
///
/// # Errors
///
/// What the engine's own values are refused for.
pub fn rules_of_forced_ansagen(choices: &mut Choices<'_>) -> Result<RuleSet, String> {
    let mut options = presets::vln();
    if choices.one_in(2) {
        set_if_sound(&mut options, "schweine.mode", "at_first_fox");
    }
    // One choice for all parts, a third of them without a Pflichtansage.
    let number = choices.below(12);
    let (kind, parts) = (number % 3, number / 3);
    if kind > 0 {
        let either = |is_one, one, other| if is_one { one } else { other };
        let excuse = either(parts % 2 == 0, "anybody", "nobody");
        let step = either(parts < 2, "ansage", "next_level");
        let hochzeit = either(kind == 2, "klaerungsstich", "none");
        let pflicht =
            format!("augen:{RICH};excused_by:{excuse};step:{step};in_hochzeit:{hochzeit}");
        set_if_sound(&mut options, "ann.pflicht", &pflicht);
    }
    rules_of(&options)
}

/// Sets the option to this value, unless that contradicts the others.
fn set_if_sound(options: &mut Options, name: &str, value: &str) {
    let mut changed = options.clone();
    changed.set(name, value).expect("a value of this option");
    if is_sound(&changed) {
        *options = changed;
    }
}

/// Takes the nines out or puts them in, with packets that fit.
pub fn turn_deck(options: &mut Options) {
    options.deck_nines = !options.deck_nines;
    options.deal_packets = if options.deck_nines {
        vec![4, 4, 4]
    } else {
        vec![3, 4, 3]
    };
}
