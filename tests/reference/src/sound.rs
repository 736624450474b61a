//! Which options cannot stand together.
//!
//! An option without its trigger changes nothing, and so contradicts nothing either.

use crate::cards::hand_size;
use crate::options::{
    AnnEarliest, ArmutMode, ListGames, Options, PflichtsoloKind, Rank, SchweineCount, SchweineMode,
    Solo, ThrowWhat,
};
use crate::trumps::{is_picture, trump_suit};

/// Options that can have values which do not stand together.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    /// The options by their names: nothing else decides.
    pub options: &'static [&'static str],
    applies: fn(&Options) -> bool,
}

impl Conflict {
    /// Whether the values of these options do not stand together, such as packets that add up to no
    /// hand (CARD-6).
    #[must_use]
    pub fn applies(&self, options: &Options) -> bool {
        (self.applies)(options)
    }
}

/// Whether nothing in a rule set contradicts anything else in it, from its packets (CARD-6) to the
/// earliest moment of an Ansage (ANN-2).
#[must_use]
pub fn is_sound(options: &Options) -> bool {
    !CONFLICTS.iter().any(|it| it.applies(options))
}

/// Everything that can be in conflict.
pub const CONFLICTS: &[Conflict] = &[
    // CARD-6: the packets of a hand add up to it.
    Conflict {
        options: &["deal.packets", "deck.nines"],
        applies: |it| it.deal_packets.iter().sum::<u32>() as usize != hand_size(it),
    },
    // `pflichtsolo`, `pflichtsolo.kind`: what is owed can be played, in a list long enough.
    Conflict {
        options: &["pflichtsolo", "solos"],
        applies: |it| it.pflichtsolo > 0 && it.solos.is_empty(),
    },
    Conflict {
        options: &["pflichtsolo", "list.games"],
        // `table.players`: with five it is 25 games and all Pflichtsoli, so four decide.
        applies: |it| match it.list_games {
            ListGames::Fixed(games) => it.pflichtsolo * 4 > games,
            ListGames::Open | ListGames::MultipleOfPlayers => false,
        },
    },
    Conflict {
        options: &["pflichtsolo.kind", "pflichtsolo"],
        applies: |it| it.pflichtsolo > 0 && kind(it, |it| it.color + it.picture) > it.pflichtsolo,
    },
    Conflict {
        options: &["pflichtsolo.kind", "solos", "pflichtsolo"],
        applies: |it| {
            let is_farbsolo = |solo: &Solo| trump_suit(Some(*solo)).is_some();
            it.pflichtsolo > 0 && kind(it, |it| it.color) > 0 && !it.solos.iter().any(is_farbsolo)
        },
    },
    Conflict {
        options: &["pflichtsolo.kind", "solos", "pflichtsolo"],
        applies: |it| {
            it.pflichtsolo > 0
                && kind(it, |it| it.picture) > 0
                && !it.solos.iter().any(|solo| is_picture(*solo))
        },
    },
    // `vorbehalt.order`: everything that can be declared has a place. `lustsolo` has none for a
    // Pflichtsolo.
    Conflict {
        options: &["vorbehalt.order", "solos", "pflichtsolo"],
        applies: |it| {
            let has = |rank| it.vorbehalt_order.contains(&rank);
            let pflicht = it.pflichtsolo == 0 || has(Rank::Pflichtsolo);
            let ranked = has(Rank::Solo) || (has(Rank::Lustsolo) && pflicht);
            !it.solos.is_empty() && !ranked
        },
    },
    Conflict {
        options: &["vorbehalt.order", "armut"],
        applies: |it| it.armut != ArmutMode::Off && !it.vorbehalt_order.contains(&Rank::Armut),
    },
    Conflict {
        options: &["vorbehalt.order", "hochzeit.selectors"],
        applies: |it| {
            !it.hochzeit_selectors.is_empty() && !it.vorbehalt_order.contains(&Rank::Hochzeit)
        },
    },
    // STILL-1: who must declare the Hochzeit can.
    Conflict {
        options: &["hochzeit.silent", "hochzeit.selectors"],
        applies: |it| !it.hochzeit_silent && it.hochzeit_selectors.is_empty(),
    },
    // WED-6: the last Stich that can decide is one of the game.
    Conflict {
        options: &["hochzeit.limit", "deck.nines", "hochzeit.selectors"],
        applies: |it| {
            !it.hochzeit_selectors.is_empty() && it.hochzeit_limit as usize > hand_size(it)
        },
    },
    // `schweine.above`: `9` needs nines; not with `second_only`.
    Conflict {
        options: &["schweine.above", "deck.nines", "schweine.mode"],
        applies: |it| {
            it.schweine_mode != SchweineMode::Off
                && !it.deck_nines
                && it.schweine_above.contains(&'9')
        },
    },
    Conflict {
        options: &["schweine.above", "schweine.mode"],
        applies: |it| it.schweine_mode == SchweineMode::SecondOnly && !it.schweine_above.is_empty(),
    },
    // `schweine.count`: with `vorbehalt` and `at_first_fox` only.
    Conflict {
        options: &["schweine.count", "schweine.mode"],
        applies: |it| {
            it.schweine_mode == SchweineMode::SecondOnly
                && it.schweine_count == SchweineCount::FirstOnly
        },
    },
    // ARM-4: all trumps are among the three cards that are pushed.
    Conflict {
        options: &["armut.max_trumps", "armut"],
        applies: |it| it.armut == ArmutMode::Exchange && it.armut_max_trumps > 3,
    },
    // THROW-5: nines are counted where there are any.
    Conflict {
        options: &["throw", "deck.nines"],
        applies: |it| {
            let nines = [ThrowWhat::Nines, ThrowWhat::NinesKings];
            !it.deck_nines && it.throw.iter().any(|it| nines.contains(&it.what))
        },
    },
    // AMB-V1: after the first Stich an Ansage is in time for somebody.
    Conflict {
        options: &["ann.max", "ann.earliest", "ann.per_party_max"],
        applies: |it| {
            let own = it.ann_per_party_max.as_ref();
            it.ann_earliest == AnnEarliest::AfterFirstTrick
                && own.map_or(it.ann_max[0], |own| own.re[0].max(own.kontra[0])) == 0
        },
    },
];

/// `pflichtsolo.kind`: how many Pflichtsoli must be of a kind.
fn kind(options: &Options, number: fn(&PflichtsoloKind) -> u32) -> u32 {
    options.pflichtsolo_kind.as_ref().map_or(0, number)
}
