//! ARM-1, THROW: which hands are an Armut, and which may be thrown in.

use crate::cards::{Card, augen, card};
use crate::options::{ArmutFox, ArmutMode, Options, SchweineContract, SchweineMode, Throw};
use crate::options::{ThrowIf, ThrowWhat};
use crate::trumps::trumps;
use crate::vorbehalt::round::Said;
use crate::vorbehalt::validity::Hand;

/// Where the number of ♦A begins in what is kept of a hand: the trumps are below it.
const FOXES: u32 = 100;
/// Where the number of ♦9, or of trumps above ♦A, begins.
const OTHERS: u32 = 10_000;

impl Hand {
    /// ARM-1, `armut.max_trumps`, `armut.fox`, `armut.nine`: whether it may have so few trumps.
    #[must_use]
    pub fn may_be_armut(&self, options: &Options, said: &Said) -> bool {
        let look = |[seen, _]: [u32; 2], held| {
            let nine = u32::from(held == card('D', '9'));
            [seen + trump_or_fox(options, held) + nine * OTHERS, 0]
        };
        self.may(options, look, |[seen, _]| {
            let (foxes, nines) = (seen / FOXES % FOXES, seen / OTHERS);
            let free = free_foxes(options, foxes, said) + free_nines(options, nines);
            seen % FOXES - free <= options.armut_max_trumps
        })
    }

    /// THROW-5: at least one entry of the set holds, with both its conditions if it has two.
    #[must_use]
    pub fn may_throw(&self, options: &Options, said: &Said) -> bool {
        let holds = |entry: &Throw| {
            let (first, second) = (entry.first, entry.second);
            let look = |[a, b]: [u32; 2], held| {
                let other = second.map_or(0, |it| look(options, it, b, held));
                [look(options, first, a, held), other]
            };
            self.may(options, look, |[a, b]| {
                holds(options, first, a, said)
                    && second.is_none_or(|it| holds(options, it, b, said))
            })
        };
        options.throw.iter().any(holds)
    }
}

/// TRUMP-1: 1 for a trump, and `FOXES` more if it is ♦A.
fn trump_or_fox(options: &Options, held: Card) -> u32 {
    let trump = u32::from(trumps(options, None).contains(&held));
    trump + FOXES * u32::from(held == card('D', 'A'))
}

/// ARM-1, `armut.fox`: how many ♦A of a hand are not counted as trumps of an Armut.
///
/// `schweine.mode`: where both become Schweine without a word in an Armut, both are counted.
pub(crate) fn free_foxes(options: &Options, foxes: u32, said: &Said) -> u32 {
    let automatic = options.schweine_mode == SchweineMode::Automatic
        && options
            .schweine_contracts
            .contains(&SchweineContract::Armut);
    if automatic && foxes == 2 {
        return 0;
    }
    thrown_foxes(options, foxes, said)
}

/// THROW-2, THROW-3, `armut.fox`: how many ♦A of a hand are not counted; none of a seat that
/// declares Schweine, also if they come to nothing. Without an Armut this option says nothing.
fn thrown_foxes(options: &Options, foxes: u32, said: &Said) -> u32 {
    let declares = options.schweine_mode == SchweineMode::Vorbehalt && said.schweine.contains(&'A');
    match options.armut_fox {
        _ if declares || options.armut == ArmutMode::Off => 0,
        ArmutFox::Counts => 0,
        ArmutFox::DoesNotCount => foxes,
        ArmutFox::SingleFree => u32::from(foxes == 1),
    }
}

/// ARM-1, `armut.nine`: one ♦9 may be left out of the count.
pub(crate) fn free_nines(options: &Options, nines: u32) -> u32 {
    if options.armut_nine { 0 } else { nines.min(1) }
}

/// THROW-5: what a condition keeps of a hand, after one more card. Numbers beyond the one that it
/// asks for are all the same.
fn look(options: &Options, condition: ThrowIf, seen: u32, held: Card) -> u32 {
    let add = |number: u32| (seen + number).min(condition.number + 1);
    let if_any = |is_one: bool| add(u32::from(is_one));
    let bit = 1 << "CSHD".find(held.suit).unwrap_or_default();
    let trumps = trumps(options, None);
    let is_trump = trumps.contains(&held);
    match condition.what {
        ThrowWhat::Kings => if_any(held.rank == 'K'),
        ThrowWhat::Nines => if_any(held.rank == '9'),
        ThrowWhat::NinesKings => if_any("9K".contains(held.rank)),
        ThrowWhat::Full => if_any("AT".contains(held.rank)),
        ThrowWhat::Augen | ThrowWhat::LittleAugen => add(augen(held)),
        ThrowWhat::Trumps => if_any(is_trump),
        ThrowWhat::FoxHighest => if_any(is_trump && is_above(held, card('D', 'A'))),
        ThrowWhat::Highest => {
            let highest = condition.card.map_or(held, |(suit, rank)| card(suit, rank));
            if_any(is_trump && (!trumps.contains(&highest) || is_above(held, highest)))
        }
        ThrowWhat::NineOfEach if held.rank == '9' => seen | bit,
        ThrowWhat::KingOfEach if held.rank == 'K' => seen | bit,
        ThrowWhat::NineOfEach | ThrowWhat::KingOfEach => seen,
        ThrowWhat::FoxHighestInArmut | ThrowWhat::MaxOneTrump => {
            let above = u32::from(is_trump && is_above(held, card('D', 'A')));
            seen + trump_or_fox(options, held) + above * OTHERS
        }
    }
}

/// THROW-2, THROW-3, THROW-5: whether a condition holds of a hand. "At most 3 trumps" of THROW-2 is
/// a number of its own, not `armut.max_trumps`.
fn holds(options: &Options, condition: ThrowIf, seen: u32, said: &Said) -> bool {
    let counted = || seen % FOXES - thrown_foxes(options, seen / FOXES % FOXES, said);
    match condition.what {
        ThrowWhat::Kings
        | ThrowWhat::Nines
        | ThrowWhat::NinesKings
        | ThrowWhat::Full
        | ThrowWhat::Augen => seen >= condition.number,
        ThrowWhat::LittleAugen | ThrowWhat::Trumps => seen <= condition.number,
        ThrowWhat::FoxHighest | ThrowWhat::Highest => seen == 0,
        ThrowWhat::NineOfEach | ThrowWhat::KingOfEach => seen == 0b1111,
        ThrowWhat::FoxHighestInArmut => seen < OTHERS && counted() <= 3,
        ThrowWhat::MaxOneTrump => counted() <= 1,
    }
}

/// THROW-2, THROW-5, TRUMP-1: whether a trump of the normal order stands above another one, ♥10
/// above all, whether a rule set has it and nines or not.
fn is_above(held: Card, other: Card) -> bool {
    let place = |it: Card| match it.rank {
        'T' if it.suit == 'H' => 0,
        'Q' => 1 + suit_place(it),
        'J' => 5 + suit_place(it),
        rank => 9 + "ATK9".find(rank).unwrap_or_default(),
    };
    place(held) < place(other)
}

/// TRUMP-1: ♣, ♠, ♥, ♦ within the D and the B.
fn suit_place(it: Card) -> usize {
    "CSHD".find(it.suit).unwrap_or_default()
}
