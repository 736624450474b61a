//! [`Classes`]: what answers to categories depend on, and deals in which hands are of
//! given classes.

use super::wish::Wishes;
use super::{Case, Known, Way, World, Worlds};
use crate::action::Said;
use crate::options::{SchweineMode, ThrowRank};
use crate::seat::{BySeat, Seat};
use crate::word::{Category, Word};

/// The class of each hand, three bits for each seat; and two for what is left of it where
/// Schweine were declared.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Classes(u16);

/// The hand is of an Armut.
pub(super) const ARMUT: u8 = 0b001;
/// It can be thrown in, where that ranks with the Armut.
pub(super) const THROW: u8 = 0b010;
/// It has a pair that can be declared as Schweine.
pub(super) const SCHWEINE: u8 = 0b100;

/// It is of an Armut or can be thrown in, whichever of them: no class, but several.
pub(super) const POOR: u8 = 0b1000;

const BITS: u16 = 3;

/// How many classes there are.
const CLASSES: usize = 1 << BITS;

/// Where the two bits are that tell what is left of an Armut and of a hand to throw in.
const LEFT: u16 = 4 * BITS;

/// How many classes there are with what is left of them.
pub(super) const CLASSES_LEFT: usize = CLASSES << 2;

/// It has said nothing, or had not when others bid, and can be thrown in before everything,
/// too: nothing that its cards decide.
pub(super) const SILENT: u8 = 0b1_0000;

/// It is still of an Armut with its ♦A, which count once they are declared as Schweine.
pub(super) const LEFT_ARMUT: u8 = ARMUT << 5;
/// It can still be thrown in with them.
pub(super) const LEFT_THROW: u8 = THROW << 5;
/// They were declared: it is told which of both it still is.
pub(super) const DECLARED: u8 = 0b1000_0000;

/// The number of a class among all, with what is left of it.
pub(super) fn place_of_class(class: u8) -> usize {
    let left = (class & (LEFT_ARMUT | LEFT_THROW)) >> 5;
    usize::from(left) << BITS | usize::from(class) & (CLASSES - 1)
}

impl Classes {
    /// How many sets of 64 all combinations make.
    pub(super) const SETS: usize = 1 << (LEFT + 2) >> 6;

    pub(super) const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (BITS * seat as u16)) as u8 & (CLASSES as u8 - 1)
    }

    const fn with(self, seat: Seat, class: u8) -> Classes {
        Classes(self.0 | (class as u16) << (BITS * seat as u16))
    }

    /// Which of [`ARMUT`] and [`THROW`] is left where Schweine were declared.
    const fn left(self) -> u8 {
        (self.0 >> LEFT) as u8
    }

    const fn with_left(self, class: u8) -> Classes {
        Classes(self.0 | ((class & (ARMUT | THROW)) as u16) << LEFT)
    }

    /// Whether no more is left of the class of `declarer` than there was.
    fn leave_no_more(self, declarer: Option<Seat>) -> bool {
        let before = declarer.map_or(0, |seat| self.of(seat));
        self.left() & !before == 0
    }

    /// The set in which it is, and its bit there.
    pub(super) const fn bit(self) -> (usize, u64) {
        (self.0 as usize / 64, 1 << (self.0 % 64))
    }

    /// What each hand has of these bits.
    fn kept(self, class: u8) -> Classes {
        let all = Seat::ALL.into_iter();
        let all = all.fold(Classes::default(), |all, seat| all.with(seat, class));
        Classes(self.0 & all.0)
    }

    /// All that have some of these bits and no others, these themselves last.
    fn some(self) -> impl Iterator<Item = Classes> + Clone {
        let mut next = Some(0);
        core::iter::from_fn(move || {
            let bits = next?;
            next = (bits != self.0).then(|| (bits | !self.0).wrapping_add(1) & self.0);
            Some(Classes(bits))
        })
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
    /// Whether hands can be of this class at all: of an Armut, to throw in, or with Schweine.
    pub(super) fn may_have(&self, class: u8) -> bool {
        self.possible() & class != 0
    }

    /// All that a hand can be at once.
    fn possible(&self) -> u8 {
        let rules = self.rules;
        let throws = !rules.throwing.conditions.is_empty();
        let all = [
            (ARMUT, rules.armut.has_vorbehalt()),
            (THROW, throws && rules.throwing.rank == ThrowRank::AfterSolo),
            (SCHWEINE, rules.schweine.mode == SchweineMode::Vorbehalt),
        ];
        let possible = all.into_iter().filter(|&(_, may_be)| may_be);
        possible.fold(0, |all, (it, _)| all | it)
    }

    /// Whether it is to be asked of which class the hand of `seat` is: it is not known, and
    /// `seat` has or had a Vorbehalt, or has said nothing, or had not when others bid.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        let has_vorbehalt = |it: &Said| it.seat == seat && it.word == Word::Vorbehalt;
        let is_open = self.hands.get(seat).is_none();
        let is_one = self.record.said.iter().any(has_vorbehalt) || self.bids_rest_on_hands();
        is_open && is_one || self.is_silent(seat)
    }

    /// The class that each hand should be of if these are those of who can be asked.
    pub(super) fn wanted(&self, classes: Classes) -> Wanted {
        BySeat::from_fn(|seat| self.class_of(seat, classes))
    }

    /// The class that the hand of `seat` should be of, if any.
    pub(super) fn class_of(&self, seat: Seat, classes: Classes) -> Option<u8> {
        let silent = if self.may_throw_before_all(seat) {
            SILENT
        } else {
            0
        };
        let left = if self.declarer() == Some(seat) {
            classes.left() << 5 | DECLARED
        } else {
            0
        };
        self.is_asked(seat)
            .then_some(classes.of(seat) | silent | left)
    }

    /// Who has declared Schweine, if it is asked of which class its hand is, and ♦A count
    /// for an Armut only then.
    fn declarer(&self) -> Option<Seat> {
        let rules = self.rules;
        if rules.armut_trumps(false) == rules.armut_trumps(true) {
            return None;
        }
        let declarer = Seat::ALL.into_iter().find(|&seat| self.has_schweine(seat));
        declarer.filter(|&seat| self.is_asked(seat))
    }

    /// What the hand of `seat` can be of.
    fn possible_classes(&self, seat: Seat) -> u8 {
        let throws = !self.rules.throwing.conditions.is_empty();
        let silent = throws && self.may_throw_before_all(seat);
        self.possible() | if silent { THROW } else { 0 }
    }

    /// All combinations of classes.
    pub(super) fn all_classes(&self) -> impl Iterator<Item = Classes> + Clone + use<> {
        let asked = Seat::ALL.into_iter().filter(|&seat| self.is_asked(seat));
        let open = asked.fold(Classes::default(), |all, seat| {
            all.with(seat, self.possible_classes(seat))
        });
        self.with_what_is_left(open).some()
    }

    /// The same with what can be left of them where Schweine were declared.
    fn with_what_is_left(&self, open: Classes) -> Classes {
        let declarer = self.declarer();
        declarer.map_or(open, |seat| open.with_left(open.of(seat)))
    }

    /// Whether hands of these classes may go together, as far as can be seen at once: no
    /// pair is in two hands, and somebody has all the trumps that others have few of.
    pub(super) fn may_go_together(&self, classes: Classes) -> bool {
        let rules = self.rules;
        let pairs = Seat::ALL.into_iter();
        let pairs = pairs.filter(|&seat| classes.of(seat) & SCHWEINE != 0);
        let trumps = rules.armut_trumps(false).len();
        let size = u32::from(rules.deck.hand_size());
        let few = u32::from(rules.armut.max_trumps).min(size);
        let room = Seat::ALL
            .into_iter()
            .map(|seat| match self.hands.get(seat) {
                Some(hand) => hand.intersect(rules.armut_trumps(false)).len(),
                None if classes.of(seat) & ARMUT == 0 => size,
                None => few,
            });
        classes.leave_no_more(self.declarer())
            && pairs.count() <= rules.schweine.ranks().count()
            && room.sum::<u32>() >= trumps
    }

    /// The same, those first that what was answered speaks for; an Armut stands for an
    /// Armut, a hand to throw in, or both.
    pub(super) fn likely_classes(&self, way: Way) -> impl Iterator<Item = Classes> + use<> {
        let hint = Seat::ALL
            .into_iter()
            .filter(|&seat| self.is_asked(seat))
            .fold(Classes::default(), |all, seat| {
                all.with(seat, self.hinted(seat, way))
            });
        let poor = self.poor();
        let open = self.all_classes().last().unwrap_or_default();
        let open = open.kept(poor | SCHWEINE).some();
        (0..=4 * u32::from(BITS)).flat_map(move |steps| {
            let far = open.clone().filter(move |it| it.0.count_ones() == steps);
            far.map(move |it| Classes(hint.0 ^ it.0))
        })
    }

    /// What stands for an Armut, or a hand to throw in, or both.
    fn poor(&self) -> u8 {
        if self.may_have(ARMUT) { ARMUT } else { THROW }
    }

    /// All classes of which those are one whose Armut stands for an Armut, a hand to throw
    /// in, or both.
    pub(super) fn kinds_of(
        &self,
        classes: Classes,
    ) -> impl Iterator<Item = Classes> + Clone + use<> {
        let poor = classes.kept(ARMUT | THROW);
        let is_poor = move |seat: &Seat| poor.of(*seat) != 0;
        let open = Seat::ALL.into_iter().filter(is_poor);
        let open = open.fold(Classes::default(), |all, seat| {
            all.with(seat, self.possible_classes(seat) & (ARMUT | THROW))
        });
        let pairs = classes.kept(SCHWEINE);
        let declarer = self.declarer();
        let each = move |it: &Classes| {
            let mut open = Seat::ALL.into_iter().filter(is_poor);
            it.leave_no_more(declarer) && open.all(|seat| it.of(seat) != 0)
        };
        self.with_what_is_left(open)
            .some()
            .filter(each)
            .map(move |it| Classes(it.0 | pairs.0))
    }

    /// The same for a search for all of them at once.
    pub(super) fn wanted_alike(&self, classes: Classes) -> Wanted {
        self.wanted(classes).map(|_, &class| {
            class.map(|class| match class & (ARMUT | THROW) {
                0 => class,
                _poor => class & (SCHWEINE | SILENT) | POOR,
            })
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
        let armut = self.poor();
        let class = match (number > before, last) {
            (true, Word::No) if number == before + 1 => armut | SCHWEINE,
            (true, _) => armut,
            (false, Word::No) if number == before => armut,
            (false, _) => 0,
        };
        class & self.possible_classes(seat)
    }
}
