//! Rule sets: the published ones, their variants, and any that does not contradict
//! itself.

use doko_engine::RuleSet;
use doko_reference::options::Options;
use doko_reference::presets;
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;

use crate::choices::Choices;
use doko_judge::options::rule_set;

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
        let mut changed = options.clone();
        if changed.set(name, value).is_ok() && is_sound(&changed) {
            options = changed;
        }
    }
    rule_set(&options)
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
