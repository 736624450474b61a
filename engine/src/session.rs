//! [`Session`]: a list of games, folded game by game: who deals next, who still
//! owes a Pflichtsolo, whose is forced, which games are Bock games, and how the
//! players stand.

mod bock;
mod check;
mod due;
mod finding;
mod length;
mod next;
mod place;
mod seating;
mod solo_round;

use crate::contract::{Contract, Duty, Solo};
use crate::options::{
    BockInSolo, BockTrigger, DealAgain, ListLength, PflichtsoloOffer, PflichtsoloStille,
    TableSeating,
};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::score::BockEvents;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::{OpenPflichtsoli, RedealReason, Round};

use bock::Bock;
pub use due::Due;
pub use finding::{
    Balance, Compared, Finding, Findings, SessionCheck, Stated, StatedContext, check_points,
};
pub use place::{ByPlace, Place, Players};
pub use seating::Seating;
use solo_round::SoloRound;

/// A game that was played.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Finished {
    /// Who played which announced solo, if it was one. A stille Hochzeit and a
    /// Hochzeit without partner are none (LIST-4, STILL-3).
    pub solo: Option<(Seat, Solo)>,
    /// Who played a stille Hochzeit to its settlement.
    pub stille: Option<Seat>,
    /// Who has won.
    pub winners: BySeat<bool>,
    /// The value, with Bock and before a soloist gets it several times.
    pub value: i32,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// What of it can start Bock games.
    pub events: BockEvents,
}

impl Finished {
    /// The value of a game that gave these points, where `re` were the seats of Re. Where only
    /// gains or only losses are written down, the other party has none.
    pub fn value_of(rules: &RuleSet, points: &BySeat<i32>, re: &[Seat]) -> i32 {
        let score = &rules.score;
        let (of_re, of_kontra) = match re.len() {
            1 => (score.solo_multiplier, score.solo_opponents_multiplier),
            _ => (1, 1),
        };
        let first = |is_re: bool| {
            let mut seats = points.iter().filter(|(seat, _)| re.contains(seat) == is_re);
            seats
                .find_map(|(_, &it)| (it != 0).then_some(it))
                .unwrap_or(0)
        };
        match first(true) {
            0 => -first(false) / i32::from(of_kontra.max(1)),
            points => points / i32::from(of_re.max(1)),
        }
    }
}

/// An announced solo that was played.
#[derive(Clone, Copy, Debug)]
struct PlayedSolo {
    seat: Seat,
    solo: Solo,
    duty: Duty,
}

/// What became of a game in its list.
#[derive(Clone, Copy, Debug)]
pub struct Entered {
    /// Its number, from 1.
    pub number: u16,
    /// Who played, and who dealt.
    pub seating: Seating,
    /// What its announced solo was, if it had one.
    pub duty: Option<Duty>,
    /// What is wrong with it.
    pub findings: Findings,
}

/// How a player stands.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Player {
    /// The total.
    pub points: i32,
    /// The penalty points contained in the total.
    pub penalty_points: i32,
    /// The games played, those aside in which the player sat out.
    pub games: u16,
    /// The games won.
    pub won: u16,
    /// The announced soli played.
    pub soli: u16,
    /// The announced soli won.
    pub soli_won: u16,
    /// The Pflichtsoli still open.
    pub pflichtsoli_open: OpenPflichtsoli,
}

/// A list of games so far.
///
/// ```
/// use doko_engine::{Finished, Place, Seat, Session, Solo, Stated, rulesets};
///
/// let mut session = Session::new(&rulesets::DDV_TSR);
/// let solo = Finished { solo: Some((Seat::Third, Solo::Damen)), ..Finished::default() };
/// session.enter(&Stated::default(), &solo);
/// let due = session.due(&Stated::default());
/// assert_eq!(due.seating.dealer(), Place::P0); // a voluntary Pflichtsolo: the same dealer again
/// assert_eq!(due.games_left, Some(23));
/// assert!(due.open_pflichtsoli.get(Seat::Third).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    rules: RuleSet,
    at_table: Players,
    players: ByPlace<Player>,
    dealer: Place,
    dealer_rule: Rule, // why it is this dealer
    played: u16,
    length: Option<u16>,
    time: Time,
    values: u64, // the sum of the values of all games
    bock: Bock,
    solo_round: Option<SoloRound>,
}

/// Whether normal games are still played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Time {
    Running,
    Over,
}

impl Session {
    /// A list before its first game, at the table of the rule set.
    pub fn new(rules: &RuleSet) -> Session {
        Session::at(rules, Players::of(rules.list.players))
    }

    /// A list before its first game, at a table of so many.
    pub fn at(rules: &RuleSet, at_table: Players) -> Session {
        let player = Player {
            pflichtsoli_open: OpenPflichtsoli::owed(rules),
            ..Player::default()
        };
        let five = at_table == Players::Five;
        let mut session = Session {
            rules: *rules,
            at_table,
            players: ByPlace::new([player; 8]),
            dealer: Place::P0,
            dealer_rule: Rule::List2,
            played: 0,
            length: match rules.list.games {
                ListLength::Open | ListLength::MultipleOfPlayers => None,
                // 25 normal games besides the Pflichtsoli of five (LIST-8).
                ListLength::Fixed(_) if five && rules.pflichtsolo > 0 => {
                    Some(25 + 5 * u16::from(rules.pflichtsolo))
                }
                ListLength::Fixed(games) => Some(games),
            },
            time: Time::Running,
            values: 0,
            bock: Bock::NONE,
            solo_round: None,
        };
        session.dealer_rule = session.turn_rule(Rule::List2);
        session
    }

    /// How many sit at the table.
    pub const fn at_table(&self) -> Players {
        self.at_table
    }

    /// How the player of `place` stands.
    pub const fn player(&self, place: Place) -> &Player {
        self.players.get(place)
    }

    /// The rank of `place`, from 1; equal totals have equal ranks (LIST-10).
    pub fn rank(&self, place: Place) -> u8 {
        let own = self.player(place).points;
        let others = self.at_table.places().iter();
        let ahead = others.filter(|&&it| self.player(it).points > own);
        ahead.fold(1, |rank, _| rank + 1)
    }

    /// Whether all games of the list were played (LIST-1, LIST-7).
    pub fn is_finished(&self) -> bool {
        self.games_left() == Some(0)
    }

    /// Enters the next game. Who dealt it is who is said to have dealt; if that
    /// was the wrong place, the next one follows from there.
    pub fn enter(&mut self, stated: &Stated, game: &Finished) -> Entered {
        let due = self.due(stated);
        let Due { seating, .. } = due;
        let solo = game.solo.map(|(seat, solo)| PlayedSolo {
            seat,
            solo,
            duty: due.open_pflichtsoli.get(seat).duty(solo),
        });
        let findings = self.findings_after(stated, &due, solo);
        for (seat, &won) in game.winners.iter() {
            let alone = solo.is_some_and(|it| it.seat == seat);
            let player = self.players.get_mut(seating.place_of(seat));
            player.points = player.points.saturating_add(*game.points.get(seat));
            count(&mut player.games, true);
            count(&mut player.won, won);
            count(&mut player.soli, alone);
            count(&mut player.soli_won, alone && won);
        }
        if let Some(solo) = solo {
            self.settle_duties(&due, solo);
        }
        if let Some(seat) = game.stille
            && self.rules.pflichtsolo_stille == PflichtsoloStille::Fulfils
            && self.solo_round.is_none()
        {
            // It has the trumps of a Karo-Farbsolo.
            let open = self.open_at_mut(seat, &seating);
            *open = open.after(Solo::Karo);
        }
        let again = solo.is_some_and(|solo| self.deals_again(&due, solo));
        let turn = if solo.is_some() {
            Rule::List3
        } else {
            Rule::List2
        };
        self.pass_on(seating.dealer(), again, turn);
        let is_bock = solo.is_none() || self.has_bock_soli();
        if !again && is_bock && self.solo_round.is_none() {
            self.bock.use_up();
        }
        self.start_bock(&game.events);
        self.solo_round = self.solo_round.and_then(|it| it.after(seating));
        count(&mut self.played, true);
        self.add_value(game.value);
        Entered {
            number: self.played,
            seating,
            duty: solo.map(|it| it.duty),
            findings,
        }
    }

    /// Who deals after a game of `dealer`: the same place `again`, or the next one.
    fn pass_on(&mut self, dealer: Place, again: bool, turn: Rule) {
        self.dealer = if again {
            dealer
        } else {
            self.at_table.next(dealer)
        };
        self.dealer_rule = self.turn_rule(turn);
    }

    fn start_bock(&mut self, events: &BockEvents) {
        let RuleSet { bock, bock_how, .. } = &self.rules;
        self.bock.start(bock, bock_how, self.at_table, events);
    }

    /// Whether an announced solo can be a Bock game.
    fn has_bock_soli(&self) -> bool {
        self.rules.bock_how.in_solo == BockInSolo::Counts
    }

    /// Enters a deal that was not played, for a `reason` unless it was not played out, and
    /// says what is wrong with what is said of it. Nothing is used up, and who dealt it deals
    /// again (THROW-1, LIST-11), also if that was the wrong place. A wrong deal is none of
    /// these: it is only checked.
    pub fn deal_again(&mut self, stated: &Stated, reason: Option<RedealReason>) -> Findings {
        let findings = self.check(stated);
        self.dealer = stated.dealer.unwrap_or(self.dealer);
        let event = match reason {
            Some(RedealReason::Thrown) => Some(BockTrigger::Thrown),
            Some(RedealReason::ArmutRefused) => Some(BockTrigger::ArmutRefused),
            Some(RedealReason::TwoArmuten | RedealReason::Armut) | None => None,
        };
        self.start_bock(&BockEvents::from_fn(|it| u8::from(Some(it) == event)));
        findings
    }

    /// Adds points that no game gave: a correction of one.
    pub fn correct(&mut self, points: &ByPlace<i32>) {
        for (place, &more) in points.iter() {
            let player = self.players.get_mut(place);
            player.points = player.points.saturating_add(more);
        }
    }

    /// Adds penalty points, which are part of the total and of no game (SCORE-43).
    pub fn penalize(&mut self, points: &ByPlace<i32>) {
        self.correct(points);
        for (place, &more) in points.iter() {
            let player = self.players.get_mut(place);
            player.penalty_points = player.penalty_points.saturating_add(more);
        }
    }

    /// Takes from the open Pflichtsoli what was played. Who had to play and had it
    /// taken over is done, too.
    fn settle_duties(&mut self, due: &Due, solo: PlayedSolo) {
        let PlayedSolo { seat, solo, duty } = solo;
        if duty == Duty::Pflichtsolo {
            let open = self.open_at_mut(seat, &due.seating);
            *open = open.after(solo);
        }
        if let Some(forced) = self.taken_over(due, seat) {
            let open = self.open_at_mut(forced, &due.seating);
            *open = open.after_takeover();
        }
    }

    /// Whether the same place deals again after this solo (LIST-3). In a round of soli the
    /// deal goes round, and where each game names its places there is no turn.
    fn deals_again(&self, due: &Due, solo: PlayedSolo) -> bool {
        if self.solo_round.is_some() || self.rules.list.seating == TableSeating::Free {
            return false;
        }
        let PlayedSolo { seat, solo, duty } = solo;
        let taken_over = self.taken_over(due, seat).is_some();
        let forced = due.vorfuehrung == Some(seat) || taken_over;
        let lead = Round::lead(&self.rules, Contract::Solo { seat, solo, duty });
        self.rules.list.redeal_after.iter().any(|it| match it {
            DealAgain::Pflichtsolo => duty == Duty::Pflichtsolo && !forced,
            DealAgain::SoloistLed => taken_over || lead == seat,
        })
    }

    /// Who was forced to what `seat` played instead, if it was somebody else.
    fn taken_over(&self, due: &Due, seat: Seat) -> Option<Seat> {
        match self.rules.pflichtsolo_offer {
            _ if self.solo_round.is_some() => None,
            PflichtsoloOffer::On => due.vorfuehrung.filter(|&forced| forced != seat),
            PflichtsoloOffer::Off => None,
        }
    }
}

fn count(counter: &mut u16, holds: bool) {
    *counter = counter.saturating_add(u16::from(holds));
}

#[cfg(test)]
mod tests;
