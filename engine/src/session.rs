//! [`Session`]: a list of games, folded game by game: who deals next, who still
//! owes a Pflichtsolo, whose is forced, and how the players stand.

mod check;
mod place;

use crate::contract::{Contract, Duty, Solo};
use crate::option_set::option_set;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::{Context, OpenPflichtsoli, Round};

pub use check::{Finding, Findings, SessionCheck, Stated, StatedContext, check_points};
pub use place::{ByPlace, Place};

/// How many games a list has: option `list.games`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ListLength {
    /// As many as are played (LIST-5).
    Open,
    /// This many, Pflichtsoli included (LIST-1).
    Fixed(u16),
    /// One, or a multiple of the number of players (LIST-9).
    MultipleOfPlayers,
}

/// After which games the same place deals again: an entry of option
/// `list.redeal_after`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum DealAgain {
    /// After a Pflichtsolo of the player's own accord (LIST-3).
    Pflichtsolo,
    /// After an announced solo that the soloist led.
    SoloistLed,
}

impl DealAgain {
    /// All values.
    pub const ALL: [DealAgain; 2] = [DealAgain::Pflichtsolo, DealAgain::SoloistLed];
}

option_set! {
    /// A set of games after which the same place deals again: option
    /// `list.redeal_after`.
    DealsAgain of DealAgain in u8
}

/// How many of the Pflichtsoli of a player must be of which kind; the rest is
/// free: option `pflichtsolo.kind`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PflichtsoloKinds {
    /// Farbsoli.
    pub color: u8,
    /// Picture soli.
    pub picture: u8,
}

/// Whether a Vorführung may be offered to the others: option `pflichtsolo.offer`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtsoloOffer {
    /// The player must play.
    Off,
    /// The others may take it over, clockwise.
    On,
}

/// What makes a game start a block of Bock games: an entry of option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum BockTrigger {
    /// 120 Augen each.
    Tie120,
    /// An announced solo that the soloist did not win.
    SoloLost,
    /// A party with an Ansage of its own did not win.
    ReOrKontraLost,
    /// Both Ansagen stand.
    ReAndKontra,
    /// A trick of four plain hearts, with two against two.
    Herzstich,
    /// A party without a trick.
    Schwarz,
    /// Nobody gets points.
    ZeroGame,
}

impl BockTrigger {
    /// All triggers.
    pub const ALL: [BockTrigger; 7] = [
        BockTrigger::Tie120,
        BockTrigger::SoloLost,
        BockTrigger::ReOrKontraLost,
        BockTrigger::ReAndKontra,
        BockTrigger::Herzstich,
        BockTrigger::Schwarz,
        BockTrigger::ZeroGame,
    ];
}

option_set! {
    /// A set of triggers of Bock games.
    BockTriggers of BockTrigger in u8
}

/// Where a new block of Bock games goes: part of option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockAppend {
    /// Behind the blocks that are open.
    Append,
    /// It starts with the next game, and the factors multiply.
    Overlap,
}

/// Bock games: option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BockRules {
    /// What starts a block. Empty means that there are no Bock games.
    pub triggers: BockTriggers,
    /// What a Bock game is multiplied by.
    pub factor: u8,
    /// The games of a block; 0 stands for the number of players.
    pub games: u8,
    /// Where a new block goes.
    pub append: BockAppend,
}

/// What a game inherits from its list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Due {
    /// Who deals.
    pub dealer: Place,
    /// The open Pflichtsoli of each seat.
    pub open_pflichtsolo: BySeat<u8>,
    /// The seat that must play its Pflichtsolo, if one must (LIST-6).
    pub vorfuehrung: Option<Seat>,
    /// The games left, this one included; `None` in a list without an end.
    pub games_left: Option<u16>,
}

impl Due {
    /// What the Vorbehalt round has to know of it.
    pub fn context(&self) -> Context {
        Context {
            open_pflichtsoli: self
                .open_pflichtsolo
                .map(|_, &open| OpenPflichtsoli::free(open)),
            vorfuehrung: self.vorfuehrung,
        }
    }
}

/// A game that was played.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Finished {
    /// Who played an announced solo, if it was one. A stille Hochzeit and a
    /// Hochzeit without partner are none (LIST-4, STILL-3).
    pub soloist: Option<Seat>,
    /// Who has won.
    pub winners: BySeat<bool>,
    /// The points of each seat.
    pub points: BySeat<i32>,
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
    /// The games played.
    pub games: u16,
    /// The games won.
    pub won: u16,
    /// The announced soli played.
    pub soli: u16,
    /// The announced soli won.
    pub soli_won: u16,
    /// The Pflichtsoli still open.
    pub pflichtsoli_open: u8,
}

/// A list of games at a table of four, so far.
///
/// ```
/// use doko_engine::{Finished, Place, Seat, Session, Stated, rulesets};
///
/// let mut session = Session::new(&rulesets::DDV_TSR);
/// let solo = Finished { soloist: Some(Seat::Third), ..Finished::default() };
/// session.enter(&Stated::default(), &solo);
/// let due = session.due(None);
/// assert_eq!(due.dealer, Place::P0); // a voluntary Pflichtsolo: the same dealer again
/// assert_eq!(due.games_left, Some(23));
/// assert_eq!(*due.open_pflichtsolo.get(Seat::Third), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Session<'r> {
    rules: &'r RuleSet,
    players: ByPlace<Player>,
    dealer: Place,
    dealer_rule: Rule, // why it is this dealer
    played: u16,
    length: Option<u16>,
    length_rule: Rule, // why it is this length
}

impl<'r> Session<'r> {
    /// A list before its first game.
    pub fn new(rules: &'r RuleSet) -> Session<'r> {
        let player = Player {
            pflichtsoli_open: rules.pflichtsolo,
            ..Player::default()
        };
        let mut session = Session {
            rules,
            players: ByPlace::new([player; 4]),
            dealer: Place::P0,
            dealer_rule: Rule::List2,
            played: 0,
            length: match rules.list.games {
                ListLength::Open | ListLength::MultipleOfPlayers => None,
                ListLength::Fixed(games) => Some(games),
            },
            length_rule: Rule::List1,
        };
        session.dealer_rule = session.without_lists().unwrap_or(Rule::List2);
        session
    }

    /// How the players stand.
    pub const fn players(&self) -> &ByPlace<Player> {
        &self.players
    }

    /// The rank of `place`, from 1; equal totals have equal ranks (LIST-10).
    pub fn rank(&self, place: Place) -> u8 {
        let own = self.players.get(place).points;
        let ahead = self.players.iter().filter(|(_, it)| it.points > own);
        ahead.fold(1, |rank, _| rank + 1)
    }

    /// Whether all games of the list were played (LIST-1, LIST-7).
    pub fn is_finished(&self) -> bool {
        self.games_left() == Some(0)
    }

    /// What the next game inherits if `dealer` deals it; `None` stands for the
    /// place that has to.
    pub fn due(&self, dealer: Option<Place>) -> Due {
        let dealer = dealer.unwrap_or(self.dealer);
        let open = BySeat::from_fn(|seat| {
            let player = self.players.get(Place::of(seat, dealer));
            player.pflichtsoli_open
        });
        let games_left = self.games_left();
        let forced = games_left.is_some_and(|left| left > 0 && self.open_pflichtsoli() >= left);
        let mut seats = Seat::ALL.into_iter();
        Due {
            dealer,
            open_pflichtsolo: open,
            vorfuehrung: seats.find(|&seat| forced && *open.get(seat) > 0),
            games_left,
        }
    }

    /// What is wrong with what is said of the next deal. A deal that is not
    /// played to its end, such as a wrong one (CARD-8), changes nothing: the
    /// same place deals again.
    pub fn check(&self, stated: &Stated) -> Findings {
        self.findings(stated, None)
    }

    /// Enters the next game. Who dealt it is who is said to have dealt; if that
    /// was the wrong place, the next one follows from there.
    pub fn enter(&mut self, stated: &Stated, game: &Finished) -> Entered {
        let due = self.due(stated.dealer);
        let duty = game.soloist.map(|seat| self.duty(&due, seat));
        let findings = self.findings(stated, Some((game.soloist, duty)));
        for (seat, &won) in game.winners.iter() {
            let soloist = game.soloist == Some(seat);
            let player = self.players.get_mut(Place::of(seat, due.dealer));
            player.points = player.points.saturating_add(*game.points.get(seat));
            count(&mut player.games, true);
            count(&mut player.won, won);
            count(&mut player.soli, soloist);
            count(&mut player.soli_won, soloist && won);
            if soloist && duty == Some(Duty::Pflichtsolo) {
                player.pflichtsoli_open = player.pflichtsoli_open.saturating_sub(1);
            }
        }
        count(&mut self.played, true);
        let again = game.soloist.zip(duty).is_some_and(|(seat, duty)| {
            let voluntary = due.vorfuehrung != Some(seat);
            self.deals_again(seat, duty, voluntary)
        });
        self.dealer = if again { due.dealer } else { due.dealer.next() };
        let turn = if game.soloist.is_some() {
            Rule::List3
        } else {
            Rule::List2
        };
        self.dealer_rule = self.without_lists().unwrap_or(turn);
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

    /// Ends the list: from now on only open Pflichtsoli are played (LIST-7).
    pub fn end_time(&mut self) {
        self.length = Some(self.played.saturating_add(self.open_pflichtsoli()));
        self.length_rule = Rule::List7;
    }

    fn games_left(&self) -> Option<u16> {
        Some(self.length?.saturating_sub(self.played))
    }

    fn open_pflichtsoli(&self) -> u16 {
        let open = self.players.iter().map(|(_, it)| it.pflichtsoli_open);
        open.map(u16::from).sum()
    }

    /// What a solo of `seat` is: a player's first one fills the duty (LIST-4, VORB-11).
    fn duty(&self, due: &Due, seat: Seat) -> Duty {
        if *due.open_pflichtsolo.get(seat) > 0 {
            Duty::Pflichtsolo
        } else {
            Duty::Lustsolo
        }
    }

    /// Whether the same place deals again after this solo (LIST-3).
    fn deals_again(&self, seat: Seat, duty: Duty, voluntary: bool) -> bool {
        // Which solo it is makes no difference to who leads it.
        let contract = Contract::Solo {
            seat,
            solo: Solo::Karo,
            duty,
        };
        self.rules.list.redeal_after.iter().any(|it| match it {
            DealAgain::Pflichtsolo => duty == Duty::Pflichtsolo && voluntary,
            DealAgain::SoloistLed => Round::lead(self.rules, contract) == seat,
        })
    }

    /// The rule of a rule set without Pflichtsoli and lists, if this is one.
    fn without_lists(&self) -> Option<Rule> {
        let open = self.rules.list.games == ListLength::Open;
        (open && self.rules.pflichtsolo == 0).then_some(Rule::List5)
    }

    /// What is wrong with what is `stated`, and with what was `played`: by whom
    /// a solo was announced, if it was one, and what it was.
    fn findings(&self, stated: &Stated, played: Option<(Option<Seat>, Option<Duty>)>) -> Findings {
        let due = self.due(stated.dealer);
        let soloist = played.and_then(|(soloist, _)| soloist);
        let duty = played.and_then(|(_, duty)| duty);
        let missed = played.is_some() && due.vorfuehrung.is_some() && due.vorfuehrung != soloist;
        let games_left = stated.games_left.zip(due.games_left);
        let context = stated.context.as_ref();
        let fails = |check| match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => false,
            SessionCheck::Dealer => due.dealer != self.dealer,
            SessionCheck::GamesLeft => games_left.is_some_and(|(stated, left)| stated != left),
            SessionCheck::Pflichtsolo => {
                context.is_some_and(|it| it.open_pflichtsolo != due.open_pflichtsolo)
                    || stated
                        .duty
                        .is_some_and(|it| duty.is_some() && Some(it) != duty)
            }
            SessionCheck::Vorfuehrung => {
                missed || context.is_some_and(|it| it.vorfuehrung != due.vorfuehrung)
            }
            SessionCheck::ListLength => self.is_finished(),
        };
        let rule = |check| match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => Rule::Score41,
            SessionCheck::Dealer => self.dealer_rule,
            SessionCheck::GamesLeft | SessionCheck::ListLength => self.length_rule,
            SessionCheck::Pflichtsolo => self.without_lists().unwrap_or(Rule::List4),
            SessionCheck::Vorfuehrung => Rule::List6,
        };
        check::findings(fails, rule)
    }
}

fn count(counter: &mut u16, holds: bool) {
    *counter = counter.saturating_add(u16::from(holds));
}

#[cfg(test)]
mod tests;
