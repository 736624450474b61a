//! [`Session`]: a list of games, folded game by game: who deals next, who still
//! owes a Pflichtsolo, whose is forced, which games are Bock games, and how the
//! players stand.

mod bock;
mod check;
mod options;
mod place;

use crate::contract::{Contract, Duty, Solo};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::score::BockFactor;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::{Context, OpenPflichtsoli, Round};

use bock::Bock;
pub use check::{Balance, Finding, Findings, SessionCheck, Stated, StatedContext, check_points};
pub use options::{
    BockAppend, BockRules, BockTrigger, BockTriggers, DealAgain, DealsAgain, ListLength,
    PflichtsoloKinds, PflichtsoloOffer,
};
pub use place::{ByPlace, Place, Players};

/// What a game inherits from its list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Due {
    /// Who deals.
    pub dealer: Place,
    /// The open Pflichtsoli of each seat.
    pub open_pflichtsoli: BySeat<OpenPflichtsoli>,
    /// The seat that must play its Pflichtsolo, if one must (LIST-6).
    pub vorfuehrung: Option<Seat>,
    /// The games left, this one included; `None` in a list without an end.
    pub games_left: Option<u16>,
    /// What the game is multiplied by for Bock.
    pub bock: BockFactor,
}

impl Due {
    /// What the Vorbehalt round has to know of it.
    pub const fn context(&self) -> Context {
        Context {
            open_pflichtsoli: self.open_pflichtsoli,
            vorfuehrung: self.vorfuehrung,
        }
    }
}

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
    length_rule: Rule, // why it is this length
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
            pflichtsoli_open: owed(rules),
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
            length_rule: match rules.list.games {
                ListLength::Open | ListLength::Fixed(_) if five => Rule::List8,
                ListLength::Open | ListLength::Fixed(_) => Rule::List1,
                ListLength::MultipleOfPlayers => Rule::List9,
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

    /// What the next game inherits if `dealer` deals it; `None` stands for the
    /// place that has to.
    pub fn due(&self, dealer: Option<Place>) -> Due {
        let dealer = dealer.unwrap_or_else(|| self.next_dealer());
        let open = BySeat::from_fn(|seat| self.open_at(seat, dealer));
        let mut seats = Seat::ALL.into_iter();
        let owes = |seat: &Seat| !open.get(*seat).is_empty();
        Due {
            dealer,
            open_pflichtsoli: open,
            vorfuehrung: seats.find(|seat| self.is_forced() && owes(seat)),
            games_left: self.games_left(),
            bock: if self.is_finished() {
                BockFactor::ONE
            } else {
                self.bock.factor(&self.rules.bock)
            },
        }
    }

    /// What is wrong with what is said of the next deal. A deal that is not
    /// played to its end, such as a wrong one (CARD-8), changes nothing: the
    /// same place deals again (LIST-11).
    pub fn check(&self, stated: &Stated) -> Findings {
        self.findings(stated, None)
    }

    /// Enters the next game. Who dealt it is who is said to have dealt; if that
    /// was the wrong place, the next one follows from there.
    pub fn enter(&mut self, stated: &Stated, game: &Finished) -> Entered {
        let due = self.due(stated.dealer);
        let soloist = game.solo.map(|(seat, _)| seat);
        let duty = game.solo.map(|(seat, solo)| duty(&due, seat, solo));
        let findings = self.findings(stated, Some(game));
        for (seat, &won) in game.winners.iter() {
            let alone = soloist == Some(seat);
            let place = self.at_table.place_of(seat, due.dealer);
            let player = self.players.get_mut(place);
            player.points = player.points.saturating_add(*game.points.get(seat));
            count(&mut player.games, true);
            count(&mut player.won, won);
            count(&mut player.soli, alone);
            count(&mut player.soli_won, alone && won);
        }
        self.settle_duties(&due, game.solo, duty);
        count(&mut self.played, true);
        let again = game.solo.zip(duty).is_some_and(|((seat, solo), duty)| {
            let contract = Contract::Solo { seat, solo, duty };
            self.deals_again(&due, contract, seat)
        });
        self.dealer = if again {
            due.dealer
        } else {
            self.at_table.next(due.dealer)
        };
        let turn = if game.solo.is_some() {
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
            duty,
            findings,
        }
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
        self.length_rule = Rule::List7;
        self.time = Time::Over;
        let players = u16::from(self.at_table.number());
        let multiple = length == 1 || length.is_multiple_of(players);
        let odd = self.rules.list.games == ListLength::MultipleOfPlayers && !multiple;
        let fails = |check| check == SessionCheck::ListLength && odd;
        check::findings(fails, |_| Rule::List9)
    }

    fn games_left(&self) -> Option<u16> {
        let left = self.length?.saturating_sub(self.played);
        Some(match self.time {
            Time::Running => left,
            // One game may have settled two Pflichtsoli.
            Time::Over => left.min(self.open_pflichtsoli()),
        })
    }

    fn open_pflichtsoli(&self) -> u16 {
        let places = self.at_table.places().iter();
        let open = places.map(|&it| u16::from(self.player(it).pflichtsoli_open.count()));
        open.sum()
    }

    fn open_at(&self, seat: Seat, dealer: Place) -> OpenPflichtsoli {
        let place = self.at_table.place_of(seat, dealer);
        self.player(place).pflichtsoli_open
    }

    /// Whether as many Pflichtsoli are open as games are left (LIST-6).
    fn is_forced(&self) -> bool {
        let open = self.open_pflichtsoli();
        let left = self.games_left();
        left.is_some_and(|left| left > 0 && open >= left)
    }

    /// The place that has to deal. If the only Pflichtsolo to be forced is that of a
    /// place that would sit out, the next one deals: it can be played in a later
    /// deal only (LIST-8).
    fn next_dealer(&self) -> Place {
        let owes = |seat: &Seat| !self.open_at(*seat, self.dealer).is_empty();
        if self.is_forced() && !Seat::ALL.iter().any(owes) {
            self.at_table.next(self.dealer)
        } else {
            self.dealer
        }
    }

    /// Takes from the open Pflichtsoli what was played. Who had to play and had it
    /// taken over is done, too (option `pflichtsolo.offer`).
    fn settle_duties(&mut self, due: &Due, solo: Option<(Seat, Solo)>, duty: Option<Duty>) {
        let Some((seat, solo)) = solo else {
            return;
        };
        let place = |seat| self.at_table.place_of(seat, due.dealer);
        let (own, forced) = (place(seat), due.vorfuehrung.map(place));
        if duty == Some(Duty::Pflichtsolo) {
            let player = self.players.get_mut(own);
            player.pflichtsoli_open = player.pflichtsoli_open.after(solo);
        }
        let offers = self.rules.pflichtsolo_offer == PflichtsoloOffer::On;
        if let Some(forced) = forced.filter(|&it| it != own && offers) {
            let player = self.players.get_mut(forced);
            player.pflichtsoli_open = without_one(player.pflichtsoli_open);
        }
    }

    /// Whether the same place deals again after this solo (LIST-3).
    fn deals_again(&self, due: &Due, contract: Contract, seat: Seat) -> bool {
        let taken_over = self.takes_over(due, seat);
        let forced = due.vorfuehrung == Some(seat) || taken_over;
        self.rules.list.redeal_after.iter().any(|it| match it {
            DealAgain::Pflichtsolo => {
                let duty = matches!(
                    contract,
                    Contract::Solo {
                        duty: Duty::Pflichtsolo,
                        ..
                    }
                );
                duty && !forced
            }
            DealAgain::SoloistLed => taken_over || Round::lead(&self.rules, contract) == seat,
        })
    }

    /// Whether `seat` played what another one was forced to (option
    /// `pflichtsolo.offer`).
    fn takes_over(&self, due: &Due, seat: Seat) -> bool {
        let offers = self.rules.pflichtsolo_offer == PflichtsoloOffer::On;
        offers && due.vorfuehrung.is_some_and(|forced| forced != seat)
    }

    /// The rule of a rule set without Pflichtsoli and lists, if this is one.
    fn without_lists(&self) -> Option<Rule> {
        let open = self.rules.list.games == ListLength::Open;
        (open && self.rules.pflichtsolo == 0).then_some(Rule::List5)
    }

    /// The rule that says who deals: that of a list of 24 games, unless it is none.
    fn turn_rule(&self, of_list: Rule) -> Rule {
        match self.rules.list.games {
            ListLength::MultipleOfPlayers => Rule::List9,
            ListLength::Open | ListLength::Fixed(_) => self.without_lists().unwrap_or(of_list),
        }
    }

    /// What is wrong with what is `stated`, and with the game that was `played`.
    fn findings(&self, stated: &Stated, played: Option<&Finished>) -> Findings {
        let due = self.due(stated.dealer);
        let solo = played.and_then(|game| game.solo);
        let duty = solo.map(|(seat, solo)| duty(&due, seat, solo));
        let missed = played.and(due.vorfuehrung).is_some_and(|forced| {
            !solo.is_some_and(|(seat, solo)| {
                let fits = due.open_pflichtsoli.get(forced).takes(solo);
                (seat == forced && fits) || self.takes_over(&due, seat)
            })
        });
        let games_left = stated.games_left.zip(due.games_left);
        let context = stated.context.as_ref();
        let fails = |check| match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => false,
            SessionCheck::Dealer => due.dealer != self.next_dealer(),
            SessionCheck::GamesLeft => games_left.is_some_and(|(stated, left)| stated != left),
            SessionCheck::Pflichtsolo => {
                context.is_some_and(|it| it.open_pflichtsoli != due.open_pflichtsoli)
                    || stated
                        .duty
                        .is_some_and(|it| duty.is_some() && Some(it) != duty)
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
        check::findings(fails, rule)
    }
}

/// What each player owes a list at its beginning.
const fn owed(rules: &RuleSet) -> OpenPflichtsoli {
    let PflichtsoloKinds { color, picture } = rules.pflichtsolo_kinds;
    OpenPflichtsoli {
        free: rules
            .pflichtsolo
            .saturating_sub(color)
            .saturating_sub(picture),
        color,
        picture,
    }
}

/// What is left after one was done by another player, those of a kind first.
const fn without_one(mut open: OpenPflichtsoli) -> OpenPflichtsoli {
    if open.color > 0 {
        open.color -= 1;
    } else if open.picture > 0 {
        open.picture -= 1;
    } else {
        open.free = open.free.saturating_sub(1);
    }
    open
}

/// What a solo of `seat` is: the first ones fill the duty (LIST-4, VORB-11).
fn duty(due: &Due, seat: Seat, solo: Solo) -> Duty {
    if due.open_pflichtsoli.get(seat).takes(solo) {
        Duty::Pflichtsolo
    } else {
        Duty::Lustsolo
    }
}

fn count(counter: &mut u16, holds: bool) {
    *counter = counter.saturating_add(u16::from(holds));
}

#[cfg(test)]
mod tests;
