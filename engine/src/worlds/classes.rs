//! [`Classes`]: what answers to categories depend on, and deals in which hands are of
//! given classes.

use super::wish::Wishes;
use super::{Case, Known, Way, World, Worlds};
use crate::replay::Said;
use crate::schweine::SchweineMode;
use crate::seat::{BySeat, Seat};
use crate::throw::ThrowRank;
use crate::word::{Category, Word};

/// The class of each hand, two bits for each seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Classes(u8);

/// The hand is of an Armut, or it can be thrown in where that ranks with it.
pub(super) const ARMUT: u8 = 0b01;
/// It has a pair that can be declared as Schweine.
pub(super) const SCHWEINE: u8 = 0b10;

/// It has said nothing, and can be thrown in before everything, too.
pub(super) const SILENT: u8 = 0b100;

impl Classes {
    const fn of(self, seat: Seat) -> u8 {
        self.0 >> (2 * seat as u8) & 0b11
    }

    const fn with(self, seat: Seat, class: u8) -> Classes {
        Classes(self.0 | class << (2 * seat as u8))
    }

    /// The place of its bit among four times 64.
    pub(super) const fn bit(self) -> (usize, u64) {
        (self.0 as usize / 64, 1 << (self.0 % 64))
    }
}

/// The class that each hand should be of; none where any will do.
pub(super) type Wanted = BySeat<Option<u8>>;

impl Worlds<'_, '_> {
    /// A world of this kind in which the hands are of these classes, and else as they are
    /// wished to be. If none is found there is none, or that is said to the budget.
    pub(super) fn of_classes(
        &self,
        way: Way,
        case: &Case,
        wanted: &Wanted,
        wishes: &Wishes,
    ) -> Option<World> {
        let known = &self.known;
        let mut rest = *wanted;
        let origins = |class| known.origins(class).len();
        let open = wanted
            .iter()
            .filter_map(|(seat, class)| Some((seat, (*class)?)));
        let Some((seat, class)) = open.min_by_key(|&(_, class)| origins(class)) else {
            return self.filled_as(way, case, wishes);
        };
        *rest.get_mut(seat) = None;
        let is_last = rest.iter().all(|(_, class)| class.is_none());
        for origin in known.origins(class).iter() {
            if known.budget.is_spent() {
                known.budget.leave_open();
                return None;
            }
            let mut wishes = *wishes;
            wishes.get_mut(seat).come(known, class, origin);
            if !is_last && !self.may_be_filled_as(way, case, &wishes) {
                continue;
            }
            if let Some(world) = self.of_classes(way, case, &rest, &wishes) {
                return Some(world);
            }
        }
        None
    }
}

impl Known<'_, '_> {
    /// Whether hands can be of this class at all.
    pub(super) fn may_have(&self, class: u8) -> bool {
        let rules = self.rules;
        if class == SCHWEINE {
            return rules.schweine.mode == SchweineMode::Vorbehalt;
        }
        let throws = !rules.throwing.conditions.is_empty();
        rules.armut.has_vorbehalt() || throws && rules.throwing.rank == ThrowRank::AfterSolo
    }

    /// Whether it is to be asked of which class the hand of `seat` is: it is not known, and
    /// `seat` has or had a Vorbehalt, or has said nothing.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        let has_vorbehalt = |it: &Said| it.seat == seat && it.word == Word::Vorbehalt;
        let is_open = self.hands.get(seat).is_none();
        is_open && self.record.said.iter().any(has_vorbehalt) || self.is_silent(seat)
    }

    /// The class that each hand should be of if these are those of who can be asked.
    pub(super) fn wanted(&self, classes: Classes) -> Wanted {
        BySeat::from_fn(|seat| self.class_of(seat, classes))
    }

    /// The class that the hand of `seat` should be of, if any.
    pub(super) fn class_of(&self, seat: Seat, classes: Classes) -> Option<u8> {
        let silent = if self.is_silent(seat) { SILENT } else { 0 };
        self.is_asked(seat).then_some(classes.of(seat) | silent)
    }

    /// What the hand of `seat` can be of.
    fn possible_classes(&self, seat: Seat) -> u8 {
        let thrown = !self.rules.throwing.conditions.is_empty() && self.is_silent(seat);
        let armut = thrown || self.may_have(ARMUT);
        let class = if armut { ARMUT } else { 0 };
        class | if self.may_have(SCHWEINE) { SCHWEINE } else { 0 }
    }

    /// All combinations of classes.
    pub(super) fn all_classes(&self) -> impl Iterator<Item = Classes> + Clone + use<> {
        let asked = Seat::ALL.into_iter().filter(|&seat| self.is_asked(seat));
        let open = asked.fold(Classes::default(), |all, seat| {
            all.with(seat, self.possible_classes(seat))
        });
        (0..=u8::MAX)
            .filter(move |bits| bits & !open.0 == 0)
            .map(Classes)
    }

    /// The same, those first that what was answered speaks for.
    pub(super) fn likely_classes(&self, way: Way) -> impl Iterator<Item = Classes> + use<> {
        let hint = Seat::ALL
            .into_iter()
            .filter(|&seat| self.is_asked(seat))
            .fold(Classes::default(), |all, seat| {
                all.with(seat, self.hinted(seat, way))
            });
        let all = self.all_classes();
        (0..=8).flat_map(move |steps| {
            let all = all.clone();
            all.filter(move |it| (it.0 ^ hint.0).count_ones() == steps)
        })
    }

    /// What the answers of `seat` make likely: who was asked once more than for a solo
    /// and a Hochzeit has an Armut, and who says no to everything has something left.
    fn hinted(&self, seat: Seat, way: Way) -> u8 {
        let rules = self.rules;
        let own = self.record.said.iter().filter(|it| it.seat == seat);
        let answers = own.filter(|it| matches!(it.word, Word::Yes | Word::No));
        let (number, last) = answers.fold((0, Word::Yes), |(number, _), it| (number + 1, it.word));
        let before = |category: &&Category| match category {
            Category::Solo => !rules.solos.is_empty(),
            Category::Pflichtsolo | Category::Lustsolo => false,
            Category::Hochzeit => way.queens(seat) == 2,
            Category::Armut => false,
        };
        let before = rules.vorbehalt_order.iter().filter(before).count();
        let class = match (number > before, last) {
            (true, Word::No) if number == before + 1 => ARMUT | SCHWEINE,
            (true, _) => ARMUT,
            (false, Word::No) if number == before => ARMUT,
            (false, _) => 0,
        };
        class & self.possible_classes(seat)
    }
}
