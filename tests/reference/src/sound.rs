//! Which options cannot stand together.
//!
//! An option without its trigger changes nothing, and so contradicts nothing either.

use crate::cards::hand_size;
use crate::options::{
    AnnCounter, AnnEarliest, ArmutMode, BockTrigger, FarbsoloCard, FeigheitEffect, ListGames,
    Options, PflichtsoloKind, Rank, RedealAfter, SchweineContract, SchweineCount, SchweineMode,
    Seating, Solo, Sonder, Throw, ThrowIf, ThrowWhat,
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
    // `schweine.above_contracts`: in a Farbsolo there is nothing above ♦A of another suit.
    Conflict {
        options: &[
            "schweine.above",
            "schweine.above_contracts",
            "schweine.farbsolo_card",
            "schweine.contracts",
            "schweine.mode",
        ],
        applies: |it| {
            let farbsolo = SchweineContract::Farbsolo;
            it.schweine_mode != SchweineMode::Off
                && !it.schweine_above.is_empty()
                && it.schweine_above_contracts.contains(&farbsolo)
                && it.schweine_contracts.contains(&farbsolo)
                && it.schweine_farbsolo_card == FarbsoloCard::DiamondAce
        },
    },
    // `schweine.farbsolo_card`: both ♦A are two more trumps, and the Schweine.
    Conflict {
        options: &[
            "schweine.count",
            "schweine.farbsolo_card",
            "schweine.contracts",
            "schweine.mode",
        ],
        applies: |it| {
            it.schweine_mode != SchweineMode::Off
                && it.schweine_count == SchweineCount::FirstOnly
                && it.schweine_contracts.contains(&SchweineContract::Farbsolo)
                && it.schweine_farbsolo_card == FarbsoloCard::DiamondAce
        },
    },
    // `schweine.through_armut`: what goes with the push was said in the round.
    Conflict {
        options: &["schweine.through_armut", "schweine.mode", "armut"],
        applies: |it| {
            let modes = [SchweineMode::Off, SchweineMode::Vorbehalt];
            it.schweine_through_armut
                && it.armut == ArmutMode::Exchange
                && !modes.contains(&it.schweine_mode)
        },
    },
    // ARM-4: all trumps are among the cards that are pushed, and these are not too many.
    Conflict {
        options: &["armut.max_trumps", "armut"],
        applies: |it| it.armut == ArmutMode::Exchange && it.armut_max_trumps > 5,
    },
    // THROW-1: throwing in has one rank.
    Conflict {
        options: &["throw_rank", "vorbehalt.order", "throw"],
        applies: |it| {
            it.throw_rank && !it.throw.is_empty() && it.vorbehalt_order.contains(&Rank::Throw)
        },
    },
    // `armut.nine`: a ♦9 is left out where there is one.
    Conflict {
        options: &["armut.nine", "deck.nines", "armut"],
        applies: |it| !it.armut_nine && !it.deck_nines && it.armut != ArmutMode::Off,
    },
    // THROW-5: nines are counted where there are any.
    Conflict {
        options: &["throw", "deck.nines"],
        applies: |it| {
            let is_of_nines = |it: ThrowIf| match it.what {
                ThrowWhat::Nines | ThrowWhat::NinesKings | ThrowWhat::NineOfEach => true,
                ThrowWhat::Highest => it.card == Some(('D', '9')),
                ThrowWhat::Kings
                | ThrowWhat::Augen
                | ThrowWhat::Trumps
                | ThrowWhat::FoxHighestInArmut
                | ThrowWhat::MaxOneTrump
                | ThrowWhat::FoxHighest
                | ThrowWhat::Full
                | ThrowWhat::LittleAugen
                | ThrowWhat::KingOfEach => false,
            };
            !it.deck_nines && it.throw.iter().flat_map(Throw::all).any(is_of_nines)
        },
    },
    // `bock`: what both do is one thing.
    Conflict {
        options: &["bock"],
        applies: |it| {
            it.bock.as_ref().is_some_and(|bock| {
                let has = |trigger| bock.triggers.contains(&trigger);
                has(BockTrigger::ReOrKontraLost)
                    && (has(BockTrigger::ReLost) || has(BockTrigger::KontraLost))
            })
        },
    },
    // `feigheit.effect`: a penalty counts by how many levels, so there is one number for all.
    Conflict {
        options: &["feigheit.effect", "feigheit.levels", "feigheit"],
        applies: |it| {
            it.feigheit > 0
                && it.feigheit_effect == FeigheitEffect::Penalty
                && it.feigheit_levels.is_some()
        },
    },
    // `score.sonder`: ♦9 is where there are nines.
    Conflict {
        options: &["score.sonder", "deck.nines"],
        applies: |it| {
            let nines = [Sonder::Fischauge, Sonder::Gans];
            !it.deck_nines && it.score_sonder.iter().any(|it| nines.contains(it))
        },
    },
    // `table.offsets`: the dealer and so many others sit out that four play.
    Conflict {
        options: &["table.offsets", "table.players", "table.seating"],
        applies: |it| {
            let mut offsets = it.table_offsets.clone();
            offsets.sort_unstable();
            offsets.dedup();
            let out = it.table_players.saturating_sub(5) as usize;
            let fits = |offset: &u32| (1..it.table_players).contains(offset);
            let four = offsets.len() == out && it.table_offsets.len() == out;
            it.table_seating == Seating::DealerOut && !(four && offsets.iter().all(fits))
        },
    },
    // `table.seating`: where the places are free nobody has a turn to deal.
    Conflict {
        options: &["table.seating", "list.redeal_after", "pflichtsolo"],
        applies: |it| {
            let after = |entry| it.list_redeal_after.contains(&entry);
            it.table_seating == Seating::Free
                && (after(RedealAfter::SoloistLed)
                    || (after(RedealAfter::Pflichtsolo) && it.pflichtsolo > 0))
        },
    },
    // AMB-V1: after the first Stich an Ansage is in time for somebody.
    Conflict {
        options: &[
            "ann.max",
            "ann.earliest",
            "ann.per_party_max",
            "ann.counter",
        ],
        applies: |it| {
            let own = it.ann_per_party_max.as_ref();
            let first_trick = if it.ann_counter == AnnCounter::CardsOnTable {
                4
            } else {
                1
            };
            it.ann_earliest == AnnEarliest::AfterFirstTrick
                && own.map_or(it.ann_max[0], |own| own.re[0].max(own.kontra[0])) < first_trick
        },
    },
    // `ann.counter`: nobody plays more than 13 cards, and there are no more Stiche.
    Conflict {
        options: &["ann.max", "ann.counter", "ann.per_party_max"],
        applies: |it| it.ann_per_party_max.is_none() && is_beyond(it, &it.ann_max),
    },
    Conflict {
        options: &["ann.per_party_max", "ann.counter"],
        applies: |it| {
            let own = it.ann_per_party_max.as_ref();
            own.is_some_and(|own| is_beyond(it, &own.re) || is_beyond(it, &own.kontra))
        },
    },
    // `ann.last_trick`: it is a Stich of the game.
    Conflict {
        options: &["ann.last_trick", "deck.nines"],
        applies: |it| it.ann_last_trick as usize > hand_size(it),
    },
    // `ann.levels`: what must be announced can be.
    Conflict {
        options: &["ann.levels", "schweine.ansage", "schweine.mode"],
        applies: |it| {
            let modes = [SchweineMode::Vorbehalt, SchweineMode::Automatic];
            it.ann_levels == 0 && it.schweine_ansage && modes.contains(&it.schweine_mode)
        },
    },
    Conflict {
        options: &["ann.levels", "ann.implied"],
        applies: |it| it.ann_levels == 0 && !it.ann_implied.is_empty(),
    },
    Conflict {
        options: &["ann.levels", "ann.pflicht"],
        applies: |it| it.ann_levels == 0 && it.ann_pflicht.is_some(),
    },
    Conflict {
        options: &["ann.levels", "feigheit"],
        applies: |it| it.ann_levels == 0 && it.feigheit > 0,
    },
];

/// ANN-11, ANN-12, `ann.counter`: a limit that only all cards on the table can come to.
fn is_beyond(options: &Options, limits: &[u32; 5]) -> bool {
    options.ann_counter != AnnCounter::CardsOnTable && limits.iter().any(|it| *it > 13)
}

/// `pflichtsolo.kind`: how many Pflichtsoli must be of a kind.
fn kind(options: &Options, number: fn(&PflichtsoloKind) -> u32) -> u32 {
    options.pflichtsolo_kind.as_ref().map_or(0, number)
}
