//! [`SessionCheck`]: what is compared between the list and what is said of it.

use crate::contract::Duty;
use crate::list::List;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::score::{BockFactor, Counting};
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::OpenPflichtsoli;

use super::{ByPlace, Due, Place, PlayedSolo, Players, Session};

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
}

impl SessionCheck {
    /// All checks, in order.
    pub const ALL: [SessionCheck; 8] = [
        SessionCheck::SumZero,
        SessionCheck::EqualParity,
        SessionCheck::Dealer,
        SessionCheck::GamesLeft,
        SessionCheck::Pflichtsolo,
        SessionCheck::Vorfuehrung,
        SessionCheck::BockFactor,
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
pub type Findings = List<Finding, 8>;

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

impl Session {
    /// What is wrong with what is said of the next deal. A deal that is not
    /// played to its end, such as a wrong one (CARD-8), changes nothing: the
    /// same place deals again (LIST-11).
    pub fn check(&self, stated: &Stated) -> Findings {
        self.findings(stated, &self.due(stated.dealer), None, false)
    }

    /// What is wrong with what is said of a game that was played, with this `solo` or
    /// with none.
    pub(super) fn findings_after(
        &self,
        stated: &Stated,
        due: &Due,
        solo: Option<PlayedSolo>,
    ) -> Findings {
        let fits = solo.is_some_and(|PlayedSolo { seat, duty, .. }| {
            let own = due.vorfuehrung == Some(seat) && duty == Duty::Pflichtsolo;
            own || self.taken_over(due, seat).is_some()
        });
        let missed = due.vorfuehrung.is_some() && !fits;
        self.findings(stated, due, solo.map(|it| it.duty), missed)
    }

    /// What is wrong with what is `stated`, with a solo that was `duty`, and if a
    /// Vorführung was `missed`.
    fn findings(&self, stated: &Stated, due: &Due, duty: Option<Duty>, missed: bool) -> Findings {
        let games_left = stated.games_left.zip(due.games_left);
        let context = stated.context.as_ref();
        let fails = |check| match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => false,
            SessionCheck::Dealer => due.dealer != self.next_dealer(),
            SessionCheck::GamesLeft => games_left.is_some_and(|(it, left)| it != left),
            SessionCheck::Pflichtsolo => {
                let other = stated.duty.zip(duty).is_some_and(|(it, duty)| it != duty);
                other || context.is_some_and(|it| it.open_pflichtsoli != due.open_pflichtsoli)
            }
            SessionCheck::Vorfuehrung => {
                missed || context.is_some_and(|it| it.vorfuehrung != due.vorfuehrung)
            }
            SessionCheck::BockFactor => stated.bock.is_some_and(|it| it != due.bock),
            SessionCheck::ListLength => self.is_finished(),
        };
        let rule = |check| match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => Rule::Score41,
            SessionCheck::Dealer => self.dealer_rule,
            SessionCheck::GamesLeft | SessionCheck::ListLength => self.length_rule,
            SessionCheck::Pflichtsolo => self.without_lists().unwrap_or(Rule::List4),
            SessionCheck::Vorfuehrung => Rule::List6,
            SessionCheck::BockFactor => Rule::Score42,
        };
        findings(fails, rule)
    }
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
        match (rules.score.counting, rules.score.solo_multiplier, players) {
            (Counting::Plus | Counting::Minus, ..) => Balance::None,
            (Counting::PlusMinus, 3, Players::Four) => Balance::ZeroAndParity,
            (Counting::PlusMinus, 3, Players::Five) => Balance::Zero,
            (Counting::PlusMinus, _, _) if as_solo => Balance::None,
            (Counting::PlusMinus, _, Players::Four) => Balance::ZeroAndParity,
            (Counting::PlusMinus, _, Players::Five) => Balance::Zero,
        }
    }
}

/// What is wrong with the points of a game (SCORE-41).
///
/// ```
/// use doko_engine::{Balance, ByPlace, SessionCheck, check_points};
///
/// let right = ByPlace::new([9, -3, -3, -3, 0]);
/// assert!(check_points(Balance::ZeroAndParity, &right).is_empty());
/// let wrong = check_points(Balance::ZeroAndParity, &ByPlace::new([3, -3, 2, -3, 0]));
/// assert_eq!(wrong.first().map(|it| it.check), Some(SessionCheck::SumZero));
/// ```
pub fn check_points(balance: Balance, points: &ByPlace<i32>) -> Findings {
    let sum: i64 = points.iter().map(|(_, &it)| i64::from(it)).sum();
    let four = points.iter().take(4);
    let odd = four.filter(|(_, it)| **it % 2 != 0).count();
    let fails = |check| match check {
        SessionCheck::SumZero => balance != Balance::None && sum != 0,
        SessionCheck::EqualParity => balance == Balance::ZeroAndParity && !matches!(odd, 0 | 4),
        SessionCheck::Dealer
        | SessionCheck::GamesLeft
        | SessionCheck::Pflichtsolo
        | SessionCheck::Vorfuehrung
        | SessionCheck::BockFactor
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
