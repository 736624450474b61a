//! Hands of each class: what they show without a deal.
//!
//! Whether words are legal depends on the class of each hand, and not on how the hands go
//! together. So a hand of each class, with both ♣Q and without, tells for all combinations
//! with which of them the words are legal; only of these a deal is looked for. A class of
//! which there is no hand is not looked for at all.

use core::array;
use core::cell::Cell;

use super::classes::{CLASSES_LEFT, Classes, Wanted, place_of_class};
use super::standing::Standing;
use super::wish::{NO_WISHES, Wish};
use super::{Case, Known, Way, Worlds};
use crate::action::Section;
use crate::card_set::CardSet;
use crate::seat::{BySeat, Seat};
use crate::verdict::Refusal;
use crate::vorbehalt::Round;
use crate::word::Word;

/// Work that is as much as so many cards that are laid: a word of a round.
const STEPS_TO_SAY: u32 = 2;

/// What is known of the hands of one class.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Sample {
    /// Nobody looked.
    #[default]
    Unknown,
    /// There is none, or none was found.
    Missing,
    /// One of them.
    Hand(CardSet),
}

/// A hand of each class, the last one for whatever class, without both ♣Q and with them.
pub(super) type OfClasses = [[Cell<Sample>; 2]; CLASSES_LEFT + 1];

/// Nobody looked for any.
pub(super) fn no_samples() -> OfClasses {
    array::from_fn(|_| array::from_fn(|_| Cell::default()))
}

/// Combinations of classes, by who has both ♣Q.
#[derive(Clone, Debug)]
struct Combinations([[Cell<u64>; Classes::SETS]; 5]);

impl Combinations {
    fn none() -> Combinations {
        Combinations(array::from_fn(|_| array::from_fn(|_| Cell::default())))
    }

    fn contains(&self, classes: Classes, queens: usize) -> bool {
        let (place, bit) = classes.bit();
        let bits = self.0.get(queens).and_then(|it| it.get(place));
        bits.is_some_and(|bits| bits.get() & bit != 0)
    }

    fn insert(&self, classes: Classes, queens: usize) {
        let (place, bit) = classes.bit();
        if let Some(bits) = self.0.get(queens).and_then(|it| it.get(place)) {
            bits.set(bits.get() | bit);
        }
    }
}

/// What was found of the classes.
#[derive(Clone, Debug)]
pub(super) struct Told {
    samples: BySeat<OfClasses>,
    /// The combinations that were looked at, and those of them that are legal, by what
    /// comes of the words.
    seen: Combinations,
    legal: [Combinations; Standing::ALL.len()],
}

impl Told {
    /// Nothing was looked at.
    pub(super) fn nothing() -> Told {
        Told {
            samples: BySeat::from_fn(|_| no_samples()),
            seen: Combinations::none(),
            legal: array::from_fn(|_| Combinations::none()),
        }
    }
}

impl Worlds<'_, '_> {
    /// Whether what was said can be legal with hands of these classes, so that it leads
    /// where it does in this `way`.
    pub(super) fn is_legal_of(&self, classes: Classes, way: Way) -> bool {
        let queens = way.hochzeiter();
        let Told { seen, legal, .. } = &self.told;
        if !seen.contains(classes, queens) {
            seen.insert(classes, queens);
            let may_be = self.known.may_go_together(classes);
            self.known.budget.spend(u32::from(may_be));
            let hands = may_be.then(|| self.hands_of(classes, queens)).flatten();
            if let Some(round) = hands.and_then(|hands| self.known.round(hands)) {
                let here = Standing::of(&self.known, &round);
                for (standing, legal) in Standing::ALL.into_iter().zip(legal) {
                    if standing == here || self.hands_over() {
                        legal.insert(classes, queens);
                    }
                }
            }
        }
        let mut all = Standing::ALL.into_iter().zip(legal);
        let is_one = all.any(|(standing, legal)| {
            let is_one = way.standing.allows(standing);
            let may_go_on = !self.goes_on() || standing == Standing::Contract;
            is_one && may_go_on && legal.contains(classes, queens)
        });
        is_one && self.is_one_of(classes, way)
    }

    /// Whether it is the other deal that it is to be, where that matters. After an exchange there is
    /// one reason to deal again.
    fn is_one_of(&self, classes: Classes, way: Way) -> bool {
        match way.standing {
            Standing::RedealUnlike(_) => {
                let hands = self.hands_of(classes, way.hochzeiter());
                let round = hands.and_then(|hands| self.known.round(hands));
                round.is_some_and(|round| way.standing.is_of(&self.known, &round))
            }
            Standing::Any | Standing::Contract | Standing::Redeal | Standing::Open => true,
        }
    }

    /// Hands of these classes, which need not make a deal; `None` if there are none.
    pub(super) fn hands_of(
        &self,
        classes: Classes,
        queens: usize,
    ) -> Option<BySeat<Option<CardSet>>> {
        let mut hands = self.known.hands;
        for (seat, number) in Seat::ALL.into_iter().zip(1..) {
            if self.known.hands.get(seat).is_some() {
                continue;
            }
            let class = self.known.class_of(seat, classes);
            let both = number == queens;
            let sample = place_of(self.told.samples.get(seat), class, both)?;
            if matches!(sample.get(), Sample::Unknown) {
                sample.set(self.sample(seat, class, both, Wish::NONE));
            }
            *hands.get_mut(seat) = Some(sample.get().hand()?);
        }
        Some(hands)
    }

    /// A hand of `seat` of this class that is as it is wished to be.
    pub(super) fn sample(&self, seat: Seat, class: Option<u8>, both: bool, wish: Wish) -> Sample {
        let mut wishes = NO_WISHES;
        *wishes.get_mut(seat) = wish;
        self.known.wish_for_pairs(&mut wishes);
        let mut wanted = Wanted::default();
        *wanted.get_mut(seat) = class;
        let mut ways = self.known.ways();
        let found = ways.find_map(|way| {
            let is_one = (way.queens(seat) == 2) == both;
            let world = is_one.then(|| self.of_classes(way, &Case::ANY, &wanted, &wishes));
            world.flatten()
        });
        found.map_or(Sample::Missing, |world| Sample::Hand(world.deal.hand(seat)))
    }

    /// Whether cards were handed over; what comes of that is not asked of samples.
    fn hands_over(&self) -> bool {
        let mut said = self.known.record.said.iter();
        said.any(|it| it.word.handed_over().is_some())
    }

    /// Whether something follows that needs a contract, or was heard that does.
    pub(super) fn goes_on(&self) -> bool {
        let overlooked = |index| self.overlooked.contains(Section::Extras, index);
        let record = self.known.record;
        !record.plays.is_empty()
            || (0..record.extras.len()).any(|it| !overlooked(it))
            || self.known.heard_an_announcement()
    }
}

impl Sample {
    /// The hand that was found, if one was.
    pub(super) const fn hand(self) -> Option<CardSet> {
        match self {
            Sample::Hand(hand) => Some(hand),
            Sample::Unknown | Sample::Missing => None,
        }
    }
}

/// The place of the hand of this class.
pub(super) fn place_of(
    samples: &OfClasses,
    class: Option<u8>,
    both: bool,
) -> Option<&Cell<Sample>> {
    let of_class = samples.get(class.map_or(CLASSES_LEFT, place_of_class))?;
    of_class.get(usize::from(both))
}

impl Known<'_, '_> {
    /// What was said before cards were handed over, if it is legal with these hands. Each
    /// hand is asked alone.
    pub(super) fn round(&self, hands: BySeat<Option<CardSet>>) -> Option<Round> {
        let said = self.record.said.iter();
        let mut round = Round::new(self.context, hands);
        let said = (0..).zip(said.take_while(|it| it.word.handed_over().is_none()));
        for (index, it) in said {
            self.budget.spend(STEPS_TO_SAY);
            let checked = self.trust.checks(index);
            if !round.takes(self.rules, it.seat, it.word, checked) {
                return None;
            }
        }
        Some(round)
    }

    /// What becomes of `word` with these hands, if what was said is legal with them.
    pub(super) fn outcome(
        &self,
        hands: BySeat<Option<CardSet>>,
        seat: Seat,
        word: Word,
    ) -> Option<Result<(), Refusal>> {
        let mut round = self.round(hands)?;
        self.budget.spend(STEPS_TO_SAY);
        Some(round.say(self.rules, seat, word))
    }
}
