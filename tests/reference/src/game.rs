//! A game card by card: whose turn, what lies, who belongs together, how it ends.

use crate::cards::{Card, card, count, hand_size, without};
use crate::contract::{Contract, Kind, Pair, Party, Pig};
use crate::options::{Options, Selector};
use crate::trick::{Laid, Moment, trick_augen, winner};
use crate::trumps::{Class, class};

/// WED-7: how a Hochzeit stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Hochzeit {
    /// The search goes on, or its last Stich is not complete.
    Pending,
    /// Clarified: the partner, the Klärungsstich.
    Partner(usize, usize),
    /// WED-8: nobody was found, the Klärungsstich.
    Alone(usize),
    /// `genscher`: clarified by naming a partner, the running Stich.
    Genscher(usize),
}

/// Something announced.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Announced {
    /// The cards on the table before it.
    pub at: usize,
    /// Who.
    pub seat: usize,
    /// MOD-5: 1 Re or Kontra, 2 keine 90, ... 5 schwarz.
    pub level: usize,
    /// ANN-16: an Erwiderung that was too late as an Ansage.
    pub late_reply: bool,
    /// ANN-21: entered by the rules.
    pub forced: bool,
}

/// CLAIM-2: how a game was shortened.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Shortened {
    /// All remaining Stiche to the soloist.
    Rest,
    /// All remaining Stiche to his opponents.
    Surrender,
    /// PEN-8: all Stiche from this one on (counted from 0) to a party.
    StoppedAt(usize, Party),
}

/// `genscher`: who named whom, in which Stich.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Genscher {
    /// Who named.
    pub seat: usize,
    /// Who was named.
    pub named: usize,
    /// The running Stich, from 1.
    pub trick: usize,
}

/// A game from the first card on.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rule set.
    pub options: Options,
    /// The contract.
    pub contract: Contract,
    /// The hands at the start of play (MOD-6).
    pub start: Vec<Vec<Card>>,
    /// The hands now.
    pub hands: Vec<Vec<Card>>,
    /// The Stiche, the running one last.
    pub tricks: Vec<Vec<Laid>>,
    /// Who won each complete Stich.
    pub winners: Vec<usize>,
    /// SCHW: what was declared, before or during play.
    pub pigs: Vec<Pig>,
    /// `schweine.above_mode`: the pairs that wait for one below them.
    pub waiting: Vec<Pair>,
    /// What was announced, in order.
    pub announced: Vec<Announced>,
    /// ANN-20: `said` of Re and Kontra.
    pub said: [bool; 2],
    /// MOD-5: the level of Re and Kontra.
    pub level: [usize; 2],
    /// ANN-16: `late_reply` of Re and Kontra.
    pub late_reply: [bool; 2],
    /// MOD-5, `ann.skipped_absagen`: the levels of Re and Kontra that were entered, in order; a
    /// skipped level may be missing.
    pub entered: [Vec<usize>; 2],
    /// `ann.pflicht_tricks`: a Stich has led to an announcement.
    pub chain: bool,
    /// `ann.pflicht_moral`: who may make which announcement until the next card lies.
    pub moral: Option<(usize, usize)>,
    /// WIN-4: who spoke the Ansagen, in order.
    pub ansagen: Vec<usize>,
    /// The Genscher, if there was one.
    pub genscher: Option<Genscher>,
    /// How it was shortened, if it was.
    pub shortened: Option<Shortened>,
}

impl Game {
    /// LEAD-3: a game before its first card; hands after an Armut exchange.
    #[must_use]
    pub fn new(options: &Options, contract: &Contract, hands: &[Vec<Card>]) -> Self {
        let mut game = Self {
            options: options.clone(),
            contract: contract.clone(),
            start: hands.to_vec(),
            hands: hands.to_vec(),
            tricks: Vec::new(),
            winners: Vec::new(),
            pigs: Vec::new(),
            waiting: contract.waiting.clone(),
            announced: Vec::new(),
            said: [false; 2],
            level: [0; 2],
            late_reply: [false; 2],
            entered: [Vec::new(), Vec::new()],
            chain: false,
            moral: None,
            ansagen: Vec::new(),
            genscher: None,
            shortened: None,
        };
        game.stand_declared();
        for (seat, level) in contract.forced(options, hands) {
            game.force(seat, level);
        }
        game
    }

    /// MOD-4: cards on the table, over all Stiche.
    #[must_use]
    pub fn cards_played(&self) -> usize {
        self.tricks.iter().map(Vec::len).sum()
    }

    /// MOD-3: own cards of a seat on the table.
    #[must_use]
    pub fn played(&self, seat: usize) -> usize {
        hand_size(&self.options) - self.hands[seat].len()
    }

    /// MOD-4: complete Stiche.
    #[must_use]
    pub fn completed(&self) -> usize {
        self.winners.len()
    }

    /// MOD-4: the cards of the Stich that is being played.
    #[must_use]
    pub fn table(&self) -> &[Laid] {
        let running = self.tricks.get(self.completed());
        running.map_or(&[], Vec::as_slice)
    }

    /// MOD-4, CLAIM-7, CLAIM-8: no card can be played any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.shortened.is_some() || self.completed() == hand_size(&self.options)
    }

    /// MOD-1, TRICK-2, LEAD-1, LEAD-2: whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        let leader = match self.table().first() {
            Some(first) => first.seat,
            None => self.winners.last().copied().unwrap_or(self.contract.lead),
        };
        Some((leader + self.table().len()) % 4)
    }

    /// MOD-3, MOD-4, TRICK-2: plays a card, which is never taken back (FOLLOW-6).
    ///
    /// # Errors
    ///
    /// With the reasons of [`Game::check_card`].
    pub fn play(&mut self, seat: usize, card: Card) -> Result<(), Vec<&'static str>> {
        let reasons = self.check_card(seat, card);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let laid = self.laid(seat, card);
        self.hands[seat] = without(&self.hands[seat], &[card]);
        self.moral = None;
        if self.table().is_empty() {
            self.tricks.push(Vec::new());
        }
        let running = self.completed();
        self.tricks[running].push(laid);
        if self.tricks[running].len() == 4 {
            self.end_trick(self.trick_winner(running));
        }
        Ok(())
    }

    /// TRICK-2, ANN-21: a Stich is complete, and somebody has won it.
    pub fn end_trick(&mut self, winner: usize) {
        self.winners.push(winner);
        self.after_trick();
    }

    /// TRICK-1: who wins a Stich, counted from 0, or what lies of it.
    #[must_use]
    pub fn trick_winner(&self, trick: usize) -> usize {
        let table = &self.tricks[trick];
        let moment = Moment {
            is_last: trick + 1 == hand_size(&self.options),
            schweine_stand: self.pigs.iter().any(|pig| pig.level == 1),
        };
        let index = winner(&self.options, self.contract.solo, table, moment);
        table[index].seat
    }

    /// WED-2 to WED-8: how the Hochzeit stands; `None` without one.
    #[must_use]
    pub fn hochzeit(&self) -> Option<Hochzeit> {
        if self.contract.kind != Kind::Hochzeit {
            return None;
        }
        let hochzeiter = self.contract.seat?;
        let named = self.genscher.map(|genscher| genscher.trick);
        let limit = hand_size(&self.options).min(self.options.hochzeit_limit as usize);
        for (index, winner) in self.winners.iter().enumerate() {
            let number = index + 1;
            if named == Some(number) {
                return Some(Hochzeit::Genscher(number));
            }
            let matches = self.selects(self.tricks[index][0].card);
            if matches && *winner != hochzeiter {
                return Some(Hochzeit::Partner(*winner, number));
            }
            let own_decides = matches && self.options.hochzeit_own_trick;
            if own_decides || number == limit {
                return Some(Hochzeit::Alone(number));
            }
        }
        Some(Hochzeit::Pending)
    }

    /// WED-3, WED-4: whether a Stich led with this card can find the partner.
    fn selects(&self, first: Card) -> bool {
        let class = class(&self.options, self.contract.solo, first);
        match self.contract.selector {
            None | Some(Selector::Any) => true,
            Some(Selector::Fehl) => class != Class::Trump,
            Some(Selector::Trumpf) => class == Class::Trump,
            Some(Selector::Kreuz) => class == Class::Fehl('C'),
            Some(Selector::Pik) => class == Class::Fehl('S'),
            Some(Selector::Herz) => class == Class::Fehl('H'),
        }
    }

    /// ANN-13: by how much the limits end later: by nothing if the first Stich clarifies the
    /// Hochzeit, by one for each further one, also if no partner is found (WED-9) or one is named
    /// (MOD-6); not at all in a stille Hochzeit (STILL-2).
    #[must_use]
    pub fn shift(&self) -> usize {
        match self.hochzeit() {
            None | Some(Hochzeit::Pending) => 0,
            Some(
                Hochzeit::Partner(_, number) | Hochzeit::Alone(number) | Hochzeit::Genscher(number),
            ) => number - 1,
        }
    }

    /// MOD-6, WED-9, WED-10, `genscher`: the party of a seat, unknown in an open Hochzeit.
    #[must_use]
    pub fn party(&self, seat: usize) -> Option<Party> {
        let re_if = |is_re| Some(if is_re { Party::Re } else { Party::Kontra });
        if let Some(genscher) = self.genscher {
            return re_if(genscher.seat == seat || genscher.named == seat);
        }
        match self.hochzeit() {
            Some(Hochzeit::Partner(partner, _)) => {
                re_if(seat == partner || self.contract.seat == Some(seat))
            }
            Some(Hochzeit::Alone(_)) => re_if(self.contract.seat == Some(seat)),
            None | Some(Hochzeit::Pending | Hochzeit::Genscher(_)) => {
                self.contract.party(seat, &self.start[seat])
            }
        }
    }

    /// MOD-6: the seats of the Re party, in order.
    #[must_use]
    pub fn re_seats(&self) -> Vec<usize> {
        let is_re = |seat: &usize| self.party(*seat) == Some(Party::Re);
        (0..4).filter(is_re).collect()
    }

    /// STILL-3, WED-8: whether the game is scored as a solo; an Armut is not (ARM-11).
    #[must_use]
    pub fn is_scored_as_solo(&self) -> bool {
        if self.genscher.is_some() {
            return false;
        }
        match self.contract.kind {
            Kind::Solo | Kind::StilleHochzeit => true,
            Kind::Hochzeit => matches!(self.hochzeit(), Some(Hochzeit::Alone(_))),
            Kind::Normalspiel | Kind::Armut => false,
        }
    }

    /// CLAIM-1, PEN-7: the soloist, as soon as it is established that a solo is played.
    #[must_use]
    pub fn established_soloist(&self) -> Option<usize> {
        let seat = self.contract.seat?;
        let queens = self.tricks.iter().flatten();
        let laid: Vec<Card> = queens
            .filter(|laid| laid.seat == seat)
            .map(|laid| laid.card)
            .collect();
        let is_established = self.is_scored_as_solo()
            && (self.contract.kind != Kind::StilleHochzeit || count(&laid, card('C', 'Q')) == 2);
        is_established.then_some(seat)
    }

    /// TRICK-2, CLAIM-7, CLAIM-8, PEN-8: Augen and Stiche of Re and Kontra.
    ///
    /// In a shortened game what remains of 240 Augen (CARD-4) goes to whom it was given.
    #[must_use]
    pub fn taken(&self) -> ([u32; 2], [usize; 2]) {
        let mut augen = [0; 2];
        let mut tricks = [0; 2];
        let stop = match self.shortened {
            Some(Shortened::StoppedAt(trick, _)) => trick,
            None | Some(Shortened::Rest | Shortened::Surrender) => self.completed(),
        };
        for (trick, winner) in self.tricks.iter().zip(&self.winners).take(stop) {
            let Some(party) = self.party(*winner) else {
                continue;
            };
            augen[party.index()] += trick_augen(trick);
            tricks[party.index()] += 1;
        }
        let rest = match self.shortened {
            None => return (augen, tricks),
            Some(Shortened::Rest) => Party::Re,
            Some(Shortened::Surrender) => Party::Kontra,
            Some(Shortened::StoppedAt(_, party)) => party,
        };
        augen[rest.index()] = 240 - augen[rest.other().index()];
        tricks[rest.index()] = hand_size(&self.options) - tricks[rest.other().index()];
        (augen, tricks)
    }
}
