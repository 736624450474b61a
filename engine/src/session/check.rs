//! [`SessionCheck`]: what is compared between the list and what is said of it.

use crate::contract::Duty;
use crate::list::List;
use crate::rule::Rule;
use crate::seat::{BySeat, Seat};

use super::{ByPlace, Place};

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
    /// The list has no more games than it may have (LIST-1, LIST-7).
    ListLength,
}

impl SessionCheck {
    /// All checks, in order.
    pub const ALL: [SessionCheck; 7] = [
        SessionCheck::SumZero,
        SessionCheck::EqualParity,
        SessionCheck::Dealer,
        SessionCheck::GamesLeft,
        SessionCheck::Pflichtsolo,
        SessionCheck::Vorfuehrung,
        SessionCheck::ListLength,
    ];
}

/// A check that failed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Finding {
    /// Which one.
    pub check: SessionCheck,
    /// The rule behind it.
    pub rule: Rule,
}

/// The checks that failed, in order.
pub type Findings = List<Finding, 7>;

// Fills the unused places of a list.
const NO_FINDING: Finding = Finding {
    check: SessionCheck::SumZero,
    rule: Rule::Score41,
};

/// The checks that `fails` picks, each with its rule.
pub(super) fn findings(
    fails: impl Fn(SessionCheck) -> bool,
    rule: impl Fn(SessionCheck) -> Rule,
) -> Findings {
    let mut findings = List::new(NO_FINDING);
    for check in SessionCheck::ALL.into_iter().filter(|&it| fails(it)) {
        findings.push(Finding {
            check,
            rule: rule(check),
        });
    }
    findings
}

/// What is wrong with the points of a game (SCORE-41, INV-8).
///
/// ```
/// use doko_engine::{ByPlace, SessionCheck, check_points};
///
/// assert!(check_points(&ByPlace::new([9, -3, -3, -3])).is_empty());
/// let wrong = check_points(&ByPlace::new([3, -3, 2, -3]));
/// assert_eq!(wrong.first().map(|it| it.check), Some(SessionCheck::SumZero));
/// ```
pub fn check_points(points: &ByPlace<i32>) -> Findings {
    let sum: i64 = points.iter().map(|(_, &it)| i64::from(it)).sum();
    let odd = points.iter().filter(|(_, it)| **it % 2 != 0).count();
    let fails = |check| match check {
        SessionCheck::SumZero => sum != 0,
        SessionCheck::EqualParity => !matches!(odd, 0 | 4),
        SessionCheck::Dealer
        | SessionCheck::GamesLeft
        | SessionCheck::Pflichtsolo
        | SessionCheck::Vorfuehrung
        | SessionCheck::ListLength => false,
    };
    findings(fails, |_| Rule::Score41)
}

/// What somebody says of a deal, to be compared with the list. What is `None`
/// was not said.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Stated {
    /// Who dealt.
    pub dealer: Option<Place>,
    /// What the list asked of the players.
    pub context: Option<StatedContext>,
    /// The games left, this one included.
    pub games_left: Option<u16>,
    /// What an announced solo was.
    pub duty: Option<Duty>,
}

/// What a game is said to have inherited from its list.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct StatedContext {
    /// The open Pflichtsoli of each seat.
    pub open_pflichtsolo: BySeat<u8>,
    /// The seat that had to play its Pflichtsolo.
    pub vorfuehrung: Option<Seat>,
}
