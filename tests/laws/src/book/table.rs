//! A whole game as people keep it: what was dealt, what is left, and every trick
//! and announcement in order.

use super::announce::{Calls, Claim, Options, Ruling, check};
use super::cards::{augen, class, trick_winner};
use super::score::{Counts, Outcome, settle};

/// A game after the contract is fixed.
#[derive(Clone, Debug)]
pub struct Table {
    /// `normalspiel`, `stille_hochzeit`, `hochzeit`, or a solo by its name.
    pub kind: String,
    /// Who plays the solo or has the Hochzeit.
    pub who: Option<usize>,
    /// The cards that each seat was dealt.
    pub dealt: [Vec<String>; 4],
    /// The tricks, the running one last: who played what.
    pub tricks: Vec<Vec<(usize, String)>>,
    /// What was announced: who, which level, from which level on, as a reply.
    pub said: Vec<(usize, u32, u32, bool)>,
    /// The options for announcements.
    pub options: Options,
    hands: [Vec<String>; 4],
    lead: usize,
}

impl Table {
    /// The table before the first card, which `lead` plays.
    pub fn new(kind: &str, who: Option<usize>, lead: usize, dealt: [Vec<String>; 4]) -> Table {
        Table {
            kind: kind.to_owned(),
            who,
            hands: dealt.clone(),
            dealt,
            tricks: vec![Vec::new()],
            said: Vec::new(),
            options: Options::default(),
            lead,
        }
    }

    /// The cards that a seat still holds.
    pub fn hand(&self, seat: usize) -> &[String] {
        self.hands.get(seat).map_or(&[], Vec::as_slice)
    }

    /// The tricks that have four cards.
    pub fn complete(&self) -> impl Iterator<Item = &Vec<(usize, String)>> {
        self.tricks.iter().filter(|trick| trick.len() == 4)
    }

    /// Who takes a trick.
    pub fn taker(&self, trick: &[(usize, String)]) -> usize {
        let cards: Vec<String> = trick.iter().map(|(_, card)| card.clone()).collect();
        let best = trick_winner(&self.kind, &cards);
        trick.get(best).map_or(self.lead, |(seat, _)| *seat)
    }

    /// Whose turn it is, if cards are left.
    pub fn to_play(&self) -> Option<usize> {
        if self.complete().count() == 12 {
            return None;
        }
        match self.running().first() {
            Some((leader, _)) => Some((leader + self.running().len()) % 4),
            None => {
                let last = self.complete().last();
                Some(last.map_or(self.lead, |trick| self.taker(trick)))
            }
        }
    }

    /// The first thing that speaks against a card.
    pub fn objection(&self, seat: usize, card: &str) -> Option<&'static str> {
        let Some(to_play) = self.to_play() else {
            return Some("GAME_OVER");
        };
        let hand = self.hand(seat);
        if to_play != seat {
            return Some("OUT_OF_TURN");
        }
        if !hand.iter().any(|it| it == card) {
            return Some("CARD_NOT_HELD");
        }
        let (_, led) = self.running().first()?;
        let led = class(&self.kind, led);
        let could = hand.iter().any(|it| class(&self.kind, it) == led);
        (could && class(&self.kind, card) != led).then_some("REVOKE")
    }

    /// Lays a legal card on the table.
    pub fn play(&mut self, seat: usize, card: &str) {
        if let Some(hand) = self.hands.get_mut(seat)
            && let Some(place) = hand.iter().position(|it| it == card)
        {
            hand.remove(place);
        }
        if self.tricks.last().is_none_or(|trick| trick.len() == 4) {
            self.tricks.push(Vec::new());
        }
        if let Some(trick) = self.tricks.last_mut() {
            trick.push((seat, card.to_owned()));
        }
    }

    /// The Klärungsstich and the partner, once it is complete.
    pub fn clarified(&self) -> Option<(usize, Option<usize>)> {
        let hochzeiter = self.who?;
        let takers = self.complete().map(|trick| self.taker(trick)).take(3);
        let takers: Vec<usize> = takers.collect();
        let found = takers.iter().position(|&taker| taker != hochzeiter);
        match found {
            Some(place) => Some((place + 1, takers.get(place).copied())),
            None => (takers.len() == 3).then_some((3, None)),
        }
    }

    /// Whether a seat is Re, as far as that is fixed (MOD-6).
    pub fn is_re(&self, seat: usize) -> Option<bool> {
        match (self.kind.as_str(), self.who) {
            ("normalspiel", _) => {
                let dealt = self.dealt.get(seat)?;
                Some(dealt.iter().any(|card| card == "CQ"))
            }
            ("hochzeit", Some(who)) if seat == who => Some(true),
            ("hochzeit", _) => {
                let (_, partner) = self.clarified()?;
                Some(partner == Some(seat))
            }
            (_, who) => Some(who == Some(seat)),
        }
    }

    /// What becomes of an announcement; `word` is `re`, `kontra` or an Absage.
    pub fn ruling(&self, seat: usize, word: &str) -> Ruling {
        let levels = ["", "", "keine_90", "keine_60", "keine_30", "schwarz"];
        let level = levels.iter().position(|&it| it == word && !it.is_empty());
        let re = self.is_re(seat);
        let in_hand = self.hand(seat).len() as u32;
        let clarified = self.clarified().filter(|_| self.kind == "hochzeit");
        let claim = Claim {
            contract_fixed: true,
            hochzeit_pending: self.kind == "hochzeit" && clarified.is_none(),
            level: level.map_or(1, |level| level as u32),
            word_fits: level.is_some() || re == Some(word == "re"),
            completed: self.complete().count() as u32,
            counter: if self.options.tricks_started {
                self.tricks.iter().filter(|trick| !trick.is_empty()).count() as u32
            } else {
                12 - in_hand
            },
            in_hand,
            shift: clarified.map_or(0, |(trick, _)| trick as u32 - 1),
            own: self.calls(re == Some(true)),
            others: self.calls(re != Some(true)),
        };
        check(&self.options, &claim)
    }

    /// Enters an announcement that was ruled good.
    pub fn announce(&mut self, seat: usize, word: &str) {
        let levels = ["re", "keine_90", "keine_60", "keine_30", "schwarz"];
        let place = levels.iter().position(|&it| it == word).unwrap_or(0);
        match self.ruling(seat, word) {
            Ruling::Ok(low) => self.said.push((seat, place as u32 + 1, low, false)),
            Ruling::OkReply => self.said.push((seat, 1, 1, true)),
            Ruling::No(_) => {}
        }
    }

    /// The settlement, after the last card.
    pub fn settle(&self) -> Option<Outcome> {
        let mut re_augen = 0;
        let mut tricks = [0, 0];
        let mut special = 0;
        let is_re = |seat: usize| self.is_re(seat) == Some(true);
        if self.to_play().is_some() {
            return None;
        }
        for (number, trick) in self.complete().enumerate() {
            let taker = self.taker(trick);
            let worth: u32 = trick.iter().map(|(_, card)| augen(card)).sum();
            let [re, kontra] = &mut tricks;
            let mut points = i32::from(worth >= 40); // SCORE-25
            for (by, card) in trick {
                points += i32::from(card == "DA" && is_re(*by) != is_re(taker)); // SCORE-24
                let last = number == 11;
                points += i32::from(last && card == "CJ" && self.wins(trick, *by)); // SCORE-28
            }
            if is_re(taker) {
                re_augen += worth as i32;
                *re += 1;
                special += points;
            } else {
                *kontra += 1;
                special -= points;
            }
        }
        let (re, kontra) = (self.calls(true), self.calls(false));
        let alone = self.kind == "hochzeit" && self.clarified().is_some_and(|it| it.1.is_none());
        Some(settle(&Counts {
            re: [0, 1, 2, 3].map(is_re),
            solo: alone || !matches!(self.kind.as_str(), "normalspiel" | "hochzeit"),
            re_augen,
            tricks,
            said: [re.said, kontra.said],
            absage: [re, kontra].map(|it| (it.level as i32 - 1).max(0)),
            special,
        }))
    }

    fn wins(&self, trick: &[(usize, String)], seat: usize) -> bool {
        self.taker(trick) == seat
    }

    fn running(&self) -> &[(usize, String)] {
        let last = self.tricks.last().filter(|trick| trick.len() < 4);
        last.map_or(&[], Vec::as_slice)
    }

    /// What Re or Kontra has called so far.
    fn calls(&self, re: bool) -> Calls {
        let mut calls = Calls::default();
        for &(seat, level, low, late) in &self.said {
            if self.is_re(seat) == Some(re) {
                calls.said |= low == 1;
                calls.level = calls.level.max(level);
                calls.late_reply |= late;
            }
        }
        calls
    }
}
