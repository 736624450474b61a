//! Rule sets: the published ones and drawn ones without a contradiction.

use doko_laws::turn_deck;
use doko_reference::options::{Options, Rank};
use doko_reference::presets;
use doko_reference::random::Random;
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;

/// The rule set of this name; `palast-40` is the one without nines, `palast-24` the one
/// with Pflichtsoli.
#[must_use]
pub fn preset(name: &str) -> Option<Options> {
    let mut options = match name {
        "palast-40" | "palast-24" => presets::palast(),
        _ => return presets::preset(name),
    };
    if name == "palast-40" {
        turn_deck(&mut options);
        return Some(options);
    }
    let order = [Rank::Pflichtsolo, Rank::Solo, Rank::Hochzeit];
    options.pflichtsolo = 1;
    options.vorbehalt_order = order.to_vec();
    Some(options)
}

/// A rule set in which every option may have any value that does not contradict the others.
#[must_use]
pub fn drawn(seed: u64) -> Options {
    let mut random = Random::new(seed ^ 0x0D15_A6BE);
    let presets = [
        presets::ddv_tsr(),
        presets::dokoland_liga(),
        presets::palast(),
        presets::vln(),
    ];
    let mut options = random.pick(&presets).unwrap_or_else(presets::vln);
    if random.chance(30) {
        turn_deck(&mut options);
    }
    let change = random.pick(&[5, 20, 50, 90]).unwrap_or_default();
    let mut all = VALUES.to_vec();
    random.shuffle(&mut all);
    for (name, values) in all {
        if random.chance(change) {
            let value = random.pick(values).unwrap_or_default();
            let mut changed = options.clone();
            if changed.set(name, value).is_ok() && is_sound(&changed) {
                options = changed;
            }
        }
    }
    options
}
