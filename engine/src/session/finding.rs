//! [`SessionCheck`]: what is compared between the list and what is said of it.

use crate::contract::Duty;
use crate::list::List;
use crate::options::Counting;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::score::BockFactor;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::OpenPflichtsoli;

use super::place::{ByPlace, Place, Players};
use super::seating::Seating;

/// Something about a list that can be wrong.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum SessionCheck {
    /// The points sum to zero (SCORE-41).
    SumZero,
    /// The points are all even or all odd (SCORE-41).
    EqualParity,
    /// The right place dealt (LIST-2, LIST-3).
    Dealer,
    /// The stated number of games left is right (LIST-1).
    GamesLeft,
    /// The stated Pflichtsoli are right (LIST-4).
    Pflichtsolo,
    /// A Vorführung that was due was played, and no other (LIST-6).
    Vorfuehrung,
    /// The stated Bock factor is right (SCORE-42).
    BockFactor,
    /// The list has as many games as it may have (LIST-1, LIST-7, LIST-9).
    ListLength,
    /// Nothing happens that a running round of soli forbids (`list.solo_rounds`).
    SoloRoundOpen,
}

impl SessionCheck {
    /// All checks, in order.
    pub const ALL: [SessionCheck; 9] = [
        SessionCheck::SumZero,
        SessionCheck::EqualParity,
        SessionCheck::Dealer,
        SessionCheck::GamesLeft,
        SessionCheck::Pflichtsolo,
        SessionCheck::Vorfuehrung,
        SessionCheck::BockFactor,
        SessionCheck::ListLength,
        SessionCheck::SoloRoundOpen,
    ];
}

/// A check that failed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Finding {
    /// Which one.
    pub check: SessionCheck,
    /// The rule behind it.
    pub rule: Rule,
    /// What does not agree.
    pub compared: Compared,
}

/// What was said or came out, and what is right.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Compared {
    /// Some points are even and some odd.
    Parity,
    /// Two numbers: points, games or factors.
    Numbers {
        /// What was said, or came out.
        stated: i64,
        /// What is right, if that is one number.
        expected: Option<i64>,
    },
    /// Who dealt.
    Places {
        /// Who is said to have dealt.
        stated: Place,
        /// Who had to.
        expected: Place,
    },
    /// What a solo was.
    Duties {
        /// What it is said to have been.
        stated: Duty,
        /// What it was.
        expected: Duty,
    },
    /// The open Pflichtsoli.
    Pflichtsoli {
        /// What was said of each seat.
        stated: BySeat<OpenPflichtsoli>,
        /// What is open.
        expected: BySeat<OpenPflichtsoli>,
    },
    /// Who is said to have been forced.
    Forced {
        /// The seat that was named, if any.
        stated: Option<Seat>,
        /// The seat that had to play, if any.
        expected: Option<Seat>,
    },
    /// Who was forced and did not play.
    Missed {
        /// Who played an announced solo instead, if anybody did.
        played: Option<Seat>,
        /// The seat that had to play.
        expected: Option<Seat>,
    },
}

/// The checks that failed, in order.
pub type Findings = List<Finding, 9>;

// Fills the unused places of a list.
const NO_FINDING: Finding = Finding {
    check: SessionCheck::SumZero,
    rule: Rule::Score41,
    compared: Compared::Parity,
};

/// The checks in which `differs` finds something, each with its rule.
pub(super) fn findings(
    differs: impl Fn(SessionCheck) -> Option<Compared>,
    rule: impl Fn(SessionCheck) -> Rule,
) -> Findings {
    let mut findings = List::new(NO_FINDING);
    for check in SessionCheck::ALL {
        if let Some(compared) = differs(check) {
            findings.push(Finding {
                check,
                rule: rule(check),
                compared,
            });
        }
    }
    findings
}

/// The two numbers, if they differ.
pub(super) fn numbers(stated: impl Into<i64>, expected: impl Into<i64>) -> Option<Compared> {
    let (stated, expected) = (stated.into(), expected.into());
    (stated != expected).then_some(Compared::Numbers {
        stated,
        expected: Some(expected),
    })
}

/// What can be said of the points of a game whatever happened in it (INV-8).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Balance {
    /// They sum to zero, and all are even or all are odd.
    ZeroAndParity,
    /// They sum to zero; who sits out has none, which has a parity of its own (LIST-8).
    Zero,
    /// Nothing.
    None,
}

impl Balance {
    /// What holds of a game that counts as a solo, or of another one (SCORE-40).
    pub const fn of(rules: &RuleSet, players: Players, as_solo: bool) -> Balance {
        let soli_balance = rules.score.solo_multiplier == 3 * rules.score.solo_opponents_multiplier;
        match (rules.score.counting, players) {
            (Counting::Plus | Counting::Minus, _) => Balance::None,
            (Counting::PlusMinus, _) if as_solo && !soli_balance => Balance::None,
            (Counting::PlusMinus, Players::Four) => Balance::ZeroAndParity,
            (Counting::PlusMinus, _) => Balance::Zero,
        }
    }
}

/// What is wrong with the points of a game (SCORE-41).
///
/// ```
/// use doko_engine::{Balance, ByPlace, SessionCheck, check_points};
///
/// let right = ByPlace::new([9, -3, -3, -3, 0, 0, 0, 0]);
/// assert!(check_points(Balance::ZeroAndParity, &right).is_empty());
/// let wrong = check_points(Balance::ZeroAndParity, &ByPlace::new([3, -3, 2, -3, 0, 0, 0, 0]));
/// assert_eq!(wrong.first().map(|it| it.check), Some(SessionCheck::SumZero));
/// ```
pub fn check_points(balance: Balance, points: &ByPlace<i32>) -> Findings {
    let sum: i64 = points.iter().map(|(_, &it)| i64::from(it)).sum();
    let four = points.iter().take(4);
    let odd = four.filter(|(_, it)| **it % 2 != 0).count();
    let differs = |check| match check {
        SessionCheck::SumZero => numbers(sum, 0).filter(|_| balance != Balance::None),
        SessionCheck::EqualParity => {
            let differ = balance == Balance::ZeroAndParity && !matches!(odd, 0 | 4);
            differ.then_some(Compared::Parity)
        }
        SessionCheck::Dealer
        | SessionCheck::GamesLeft
        | SessionCheck::Pflichtsolo
        | SessionCheck::Vorfuehrung
        | SessionCheck::BockFactor
        | SessionCheck::ListLength
        | SessionCheck::SoloRoundOpen => None,
    };
    findings(differs, |_| Rule::Score41)
}

/// What somebody says of a deal, to be compared with the list. What is `None`
/// was not said.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Stated {
    /// Who dealt.
    pub dealer: Option<Place>,
    /// Who played and dealt, where each game names its places (`table.seating`).
    pub seating: Option<Seating>,
    /// What the list asked of the players.
    pub context: Option<StatedContext>,
    /// The games left, this one included.
    pub games_left: Option<u16>,
    /// What an announced solo was.
    pub duty: Option<Duty>,
    /// What the game was multiplied by for Bock.
    pub bock: Option<BockFactor>,
}

/// What a game is said to have inherited from its list.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct StatedContext {
    /// The open Pflichtsoli of each seat.
    pub open_pflichtsoli: BySeat<OpenPflichtsoli>,
    /// The seat that had to play its Pflichtsolo.
    pub vorfuehrung: Option<Seat>,
}
