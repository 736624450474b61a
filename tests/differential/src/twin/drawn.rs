//! Rule sets: the published ones and drawn ones without a contradiction.

use doko_reference::options::{ArmutMode, Options, Rank, SchweineMode, Solo, ThrowWhat};
use doko_reference::presets::{self, VALUES};
use doko_reference::random::Random;
use doko_reference::trumps::{is_picture, trump_suit};

/// The rule set of this name; `palast-40` is the one without nines, `palast-24` the one
/// with Pflichtsoli.
#[must_use]
pub fn preset(name: &str) -> Option<Options> {
    let mut options = match name {
        "palast-40" | "palast-24" => presets::palast(),
        _ => return presets::preset(name),
    };
    if name == "palast-40" {
        options.deck_nines = false;
        options.deal_packets = vec![3, 4, 3];
        return Some(options);
    }
    let order = [Rank::Pflichtsolo, Rank::Solo, Rank::Hochzeit];
    options.pflichtsolo = 1;
    options.vorbehalt_order = order.to_vec();
    Some(options)
}

/// A rule set in which every option may have any value, made free of contradictions.
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
    let change = random.pick(&[5, 20, 50, 90]).unwrap_or_default();
    for (name, values) in VALUES {
        if random.chance(change) {
            let value = random.pick(values).unwrap_or_default();
            let _ = options.set(name, value);
        }
    }
    if random.chance(30) {
        options.deck_nines = !options.deck_nines;
    }
    settle(&mut options);
    options
}

/// Whether no option contradicts another one.
pub(super) fn is_sound(options: &Options) -> bool {
    let mut settled = options.clone();
    settle(&mut settled);
    settled.deal_packets.clone_from(&options.deal_packets);
    settled == *options
}

/// Takes back what contradicts something else.
fn settle(options: &mut Options) {
    let tricks = if options.deck_nines { 12 } else { 10 };
    options.deal_packets = if options.deck_nines {
        vec![4, 4, 4]
    } else {
        vec![3, 4, 3]
    };
    options.hochzeit_limit = options.hochzeit_limit.min(tricks);
    if !options.deck_nines {
        options.schweine_above.retain(|rank| *rank != '9');
        let nines = [ThrowWhat::Nines, ThrowWhat::NinesKings];
        options.throw.retain(|it| !nines.contains(&it.what));
    }
    if options.schweine_mode == SchweineMode::SecondOnly {
        options.schweine_above.clear();
        let _ = options.set("schweine.count", "both");
    }
    options.armut_max_trumps = options.armut_max_trumps.min(3);
    let of_kind = |kind: fn(Solo) -> bool| options.solos.iter().any(|solo| kind(*solo));
    let (color, picture) = (
        of_kind(|it| trump_suit(Some(it)).is_some()),
        of_kind(is_picture),
    );
    if options.solos.is_empty() {
        options.pflichtsolo = 0;
    }
    if !color {
        options.pflichtsolo_kind_color = 0;
    }
    if !picture {
        options.pflichtsolo_kind_picture = 0;
    }
    let kinds = options.pflichtsolo_kind_color + options.pflichtsolo_kind_picture;
    if kinds > options.pflichtsolo {
        options.pflichtsolo_kind_color = 0;
        options.pflichtsolo_kind_picture = 0;
    }
    let has_armut = options.armut != ArmutMode::Off;
    let missing: Vec<Rank> = [(Rank::Armut, has_armut), (Rank::Hochzeit, true)]
        .into_iter()
        .filter(|(rank, exists)| *exists && !options.vorbehalt_order.contains(rank))
        .map(|(rank, _)| rank)
        .collect();
    options.vorbehalt_order.extend(missing);
    let has = |rank| options.vorbehalt_order.contains(&rank);
    let pflicht = options.pflichtsolo == 0 || has(Rank::Pflichtsolo);
    let ranked = has(Rank::Solo) || (has(Rank::Lustsolo) && pflicht);
    if !ranked {
        options.vorbehalt_order.push(Rank::Solo);
    }
}
