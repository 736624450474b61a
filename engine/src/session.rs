//! [`Session`]: a list of games, folded game by game: who deals next, who still
//! owes a Pflichtsolo, whose is forced, which games are Bock games, and how the
//! players stand.

mod bock;
mod check;
mod due;
mod finding;
mod next;
mod place;

use crate::contract::{Contract, Duty, Solo};
use crate::options::{BockTriggers, DealAgain, ListLength, PflichtsoloOffer};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::{OpenPflichtsoli, Round};

use bock::Bock;
pub use due::Due;
pub use finding::{
    Balance, Compared, Finding, Findings, SessionCheck, Stated, StatedContext, check_points,
};
pub use place::{ByPlace, Place, Players};

/// A game that was played.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Finished {
    /// Who played which announced solo, if it was one. A stille Hochzeit and a
    /// Hochzeit without partner are none (LIST-4, STILL-3).
    pub solo: Option<(Seat, Solo)>,
    /// Who has won.
    pub winners: BySeat<bool>,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// What of it can start Bock games.
    pub triggers: BockTriggers,
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
    /// Who dealt it.
    pub dealer: Place,
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
/// let due = session.due(None);
/// assert_eq!(due.dealer, Place::P0); // a voluntary Pflichtsolo: the same dealer again
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
    bock: Bock,
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
            players: ByPlace::new([player; 5]),
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
            bock: Bock::NONE,
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
        let due = self.due(stated.dealer);
        let solo = game.solo.map(|(seat, solo)| PlayedSolo {
            seat,
            solo,
            duty: due.open_pflichtsoli.get(seat).duty(solo),
        });
        let findings = self.findings_after(stated, &due, solo);
        for (seat, &won) in game.winners.iter() {
            let alone = solo.is_some_and(|it| it.seat == seat);
            let place = self.at_table.place_of(seat, due.dealer);
            let player = self.players.get_mut(place);
            player.points = player.points.saturating_add(*game.points.get(seat));
            count(&mut player.games, true);
            count(&mut player.won, won);
            count(&mut player.soli, alone);
            count(&mut player.soli_won, alone && won);
        }
        if let Some(solo) = solo {
            self.settle_duties(&due, solo);
        }
        count(&mut self.played, true);
        let again = solo.is_some_and(|solo| self.deals_again(&due, solo));
        self.dealer = if again {
            due.dealer
        } else {
            self.at_table.next(due.dealer)
        };
        let turn = if solo.is_some() {
            Rule::List3
        } else {
            Rule::List2
        };
        self.dealer_rule = self.turn_rule(turn);
        if !again {
            self.bock.use_up();
        }
        let rules = &self.rules.bock;
        self.bock.start(rules, self.at_table, game.triggers);
        Entered {
            number: self.played,
            dealer: due.dealer,
            duty: solo.map(|it| it.duty),
            findings,
        }
    }

    /// Enters a deal that was not played, and says what is wrong with what is said of
    /// it. Nothing is used up, and who dealt it deals again (THROW-1, LIST-11), also
    /// if that was the wrong place. A wrong deal is none of these: it is only checked.
    pub fn deal_again(&mut self, stated: &Stated) -> Findings {
        let findings = self.check(stated);
        self.dealer = stated.dealer.unwrap_or(self.dealer);
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

    /// Ends the list: from now on only open Pflichtsoli are played (LIST-7). Says
    /// what is wrong with that: a list that ends after a number of games that it
    /// may not have (LIST-9).
    pub fn end_time(&mut self) -> Findings {
        let length = self.played.saturating_add(self.open_pflichtsoli());
        self.length = Some(length);
        self.time = Time::Over;
        let players = u16::from(self.at_table.number());
        let multiple = length == 1 || length.is_multiple_of(players);
        let odd = self.rules.list.games == ListLength::MultipleOfPlayers && !multiple;
        let compared = odd.then_some(Compared::Numbers {
            stated: i64::from(length),
            expected: None,
        });
        let differs = |check| compared.filter(|_| check == SessionCheck::ListLength);
        finding::findings(differs, |_| Rule::List9)
    }

    /// Takes from the open Pflichtsoli what was played. Who had to play and had it
    /// taken over is done, too.
    fn settle_duties(&mut self, due: &Due, solo: PlayedSolo) {
        let PlayedSolo { seat, solo, duty } = solo;
        if duty == Duty::Pflichtsolo {
            let open = self.open_at_mut(seat, due.dealer);
            *open = open.after(solo);
        }
        if let Some(forced) = self.taken_over(due, seat) {
            let open = self.open_at_mut(forced, due.dealer);
            *open = open.after_takeover();
        }
    }

    /// Whether the same place deals again after this solo (LIST-3).
    fn deals_again(&self, due: &Due, solo: PlayedSolo) -> bool {
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
            PflichtsoloOffer::On => due.vorfuehrung.filter(|&forced| forced != seat),
            PflichtsoloOffer::Off => None,
        }
    }

    /// The rule of a rule set without Pflichtsoli and lists, if this is one.
    fn without_lists(&self) -> Option<Rule> {
        let open = self.rules.list.games == ListLength::Open;
        (open && self.rules.pflichtsolo == 0).then_some(Rule::List5)
    }

    /// The rule that says which games the list has, and why it ends where it does.
    fn length_rule(&self) -> Rule {
        let five = self.at_table == Players::Five;
        match self.rules.list.games {
            ListLength::MultipleOfPlayers => Rule::List9,
            ListLength::Open | ListLength::Fixed(_) => {
                self.without_lists().unwrap_or(match self.time {
                    Time::Over => Rule::List7,
                    Time::Running if five => Rule::List8,
                    Time::Running => Rule::List1,
                })
            }
        }
    }

    /// The rule about Pflichtsoli, which is `of_those` where there are any. Where there
    /// are none, the rule that says which games there are instead says so.
    fn pflichtsolo_rule(&self, of_those: Rule) -> Rule {
        if self.rules.pflichtsolo > 0 {
            of_those
        } else {
            self.length_rule()
        }
    }

    /// The rule that says who deals: that of a list of 24 games, unless it is none.
    fn turn_rule(&self, of_list: Rule) -> Rule {
        match self.rules.list.games {
            ListLength::MultipleOfPlayers => Rule::List9,
            ListLength::Open | ListLength::Fixed(_) => self.without_lists().unwrap_or(of_list),
        }
    }
}

fn count(counter: &mut u16, holds: bool) {
    *counter = counter.saturating_add(u16::from(holds));
}

#[cfg(test)]
mod tests;
