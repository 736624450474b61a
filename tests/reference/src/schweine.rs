//! SCHW: Schweine on the table, and Genscher, which is said with a card too.

use crate::cards::{Card, card, count};
use crate::contract::{Kind, Pair, Party, Pig};
use crate::game::{Game, Genscher, Hochzeit};
use crate::options::{SchweineCount, SchweineMode, SecondIf};
use crate::pairs::{go_with_the_push, pair_ranks, poor_has_none, standing, time_of, waiting};
use crate::penalty::known_to_all;

impl Game {
    /// SCHW-2: the pairs declared before the first card.
    pub(crate) fn stand_declared(&mut self) {
        for pair in self.contract.schweine.clone() {
            self.enter_pair(pair);
        }
    }

    /// TRUMP-8, `schweine.above`: a pair takes its place above the trumps.
    fn enter_pair(&mut self, pair: Pair) {
        let ranks = pair_ranks(&self.options);
        let level = ranks.iter().position(|rank| *rank == pair.rank);
        let card = self.contract.pair_card(&self.options, pair.rank);
        if let (Some(level), Some(card)) = (level, card) {
            self.pigs.push(Pig {
                seat: pair.seat,
                card,
                level: level + 1,
            });
        }
    }

    /// TRUMP-8, SCHW-9, SCHW-10, `schweine.count`: how high above the trumps a card stands that a seat
    /// plays now; 0 for an ordinary card, and so for a Fuchs that nobody declared (SCHW-4).
    #[must_use]
    pub fn top(&self, seat: usize, card: Card) -> usize {
        let pig = self
            .pigs
            .iter()
            .find(|pig| pig.seat == seat && pig.card == card);
        let Some(pig) = pig else {
            return 0;
        };
        let is_first = count(&self.hands[seat], card) == count(&self.start[seat], card);
        let first_only = self.options.schweine_count == SchweineCount::FirstOnly
            && self.options.schweine_mode != SchweineMode::SecondOnly
            && pig.level == 1;
        if first_only && !is_first {
            return 0;
        }
        pig.level
    }

    /// SCHW-1, SCHW-2, SCHW-9, SCHW-10, ARM-10: every reason against declaring a pair together with
    /// this card, the primary one first. Before the first card those of a declaration after the
    /// round, which also go for a Farbsolo that was named (SCHW-6, SCHW-12); from then on, and
    /// where a card goes with it, those of a declaration in play.
    ///
    /// `schweine.mode`: no word goes with pairs that stand without one.
    #[must_use]
    pub fn check_schweine(&self, seat: usize, rank: char, with: Card) -> Vec<&'static str> {
        let options = &self.options;
        let mode = time_of(options, rank);
        let has_no_word = [SchweineMode::Off, SchweineMode::Automatic].contains(&mode);
        if has_no_word || !pair_ranks(options).contains(&rank) {
            return vec!["SCHWEINE_NOT_AVAILABLE"];
        }
        let begun = self.cards_played() > 0 || self.is_over();
        if mode == SchweineMode::Vorbehalt && !begun {
            return self.check_before_play(seat, rank);
        }
        let mut reasons = Vec::new();
        if self.is_over() {
            reasons.push("GAME_OVER");
        }
        if !self.is_time_for_schweine(seat, rank, with) {
            reasons.push("SCHWEINE_TOO_LATE");
        }
        if self.contract.is_poor(seat) && poor_has_none(options, rank) {
            reasons.push("POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE");
        } else if !self.knows_pair(seat, rank) {
            reasons.push("SCHWEINE_NOT_AVAILABLE");
        }
        reasons
    }

    /// SCHW-1, SCHW-6, SCHW-12, ARM-10: every reason against a pair after the round, before the
    /// first card.
    fn check_before_play(&self, seat: usize, rank: char) -> Vec<&'static str> {
        let mut reasons = Vec::new();
        if self.contract.is_poor(seat) && poor_has_none(&self.options, rank) {
            reasons.push("POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE");
        } else if !self.knows_pair(seat, rank) || self.stands(seat, rank) {
            reasons.push("SCHWEINE_NOT_AVAILABLE");
        }
        let pair = self.contract.pair_card(&self.options, rank);
        if pair.is_none_or(|pair| count(&self.start[seat], pair) < 2) {
            reasons.push("SCHWEINE_NEED_BOTH_DIAMOND_ACES");
        }
        reasons
    }

    /// SCHW-2: whether this pair stands declared.
    fn stands(&self, seat: usize, rank: char) -> bool {
        let level = pair_ranks(&self.options).iter().position(|it| *it == rank);
        let mut pigs = self.pigs.iter();
        level.is_some_and(|level| pigs.any(|pig| pig.seat == seat && pig.level == level + 1))
    }

    /// SCHW-5, SCHW-6, SCHW-12, `schweine.through_armut`: whether the contract knows this pair of a
    /// seat that is not poor, and there is still a word for it.
    fn knows_pair(&self, seat: usize, rank: char) -> bool {
        let is_closed = self.contract.kind == Kind::Armut
            && go_with_the_push(&self.options)
            && time_of(&self.options, rank) == SchweineMode::Vorbehalt;
        self.contract.knows(&self.options, seat, rank) && !is_closed
    }

    /// SCHW-1, SCHW-2, SCHW-9, SCHW-10: whether the pair may be declared with this card. A pair
    /// that the contract does not know in its trumps comes neither early nor late.
    ///
    /// `schweine.farbsolo_card`: it may be a card that is legal only with the word, as a trump, or
    /// only without it.
    fn is_time_for_schweine(&self, seat: usize, rank: char, with: Card) -> bool {
        let mode = time_of(&self.options, rank);
        let none = self.contract.is_without(&self.options, rank);
        if mode != SchweineMode::Vorbehalt && none {
            return true;
        }
        let pair = self.contract.pair_card(&self.options, rank);
        let pair = pair.unwrap_or(card('D', rank));
        let held_both = count(&self.start[seat], pair) == 2;
        let left = count(&self.hands[seat], with);
        let mut with_word = self.clone();
        with_word.enter_pair(Pair { seat, rank });
        let games = [self, &with_word];
        let playable = games.iter().any(|it| it.legal_cards(seat).contains(&with));
        let is_of_pair = pair == with && held_both && playable;
        match mode {
            SchweineMode::Off | SchweineMode::Vorbehalt | SchweineMode::Automatic => {
                self.cards_played() == 0
            }
            SchweineMode::AtFirstFox => is_of_pair && left == 2,
            SchweineMode::SecondOnly => is_of_pair && left == 1 && self.may_be_second(seat, with),
        }
    }

    /// SCHW-10, `schweine.second_if`: whether the second ♦A may be declared after what became of the
    /// first: its Stich was won by the seat itself, or by somebody of its party, known to all or
    /// not; or an Ansage stands; or in any case. In an open Hochzeit no party is certain.
    fn may_be_second(&self, seat: usize, fox: Card) -> bool {
        let with_fox = self.tricks.iter().position(|trick| {
            trick
                .iter()
                .any(|laid| laid.seat == seat && laid.card == fox)
        });
        let winner = with_fox.and_then(|trick| self.winners.get(trick).copied());
        let Some(winner) = winner else {
            return false;
        };
        let is_open = self.hochzeit() == Some(Hochzeit::Pending);
        let both = |party: &dyn Fn(usize) -> Option<Party>| {
            let own = party(seat).filter(|_| !is_open);
            winner == seat || (own.is_some() && party(winner) == own)
        };
        match self.options.schweine_second_if {
            SecondIf::KnownToAll => both(&|seat| known_to_all(self, seat)),
            SecondIf::PartyWon => both(&|seat| self.party(seat)),
            SecondIf::Always => true,
            SecondIf::Announced => self.said.contains(&true),
        }
    }

    /// SCHW-9, SCHW-10: declares a pair with the card that is played next. Schweine are no Ansage
    /// then (SCHW-11), a pair above them may imply one (`ann.implied`).
    ///
    /// `schweine.above`: without the lower pair the declaration is void and changes nothing, or it
    /// waits for it (`schweine.above_mode`).
    ///
    /// # Errors
    ///
    /// With the reasons of [`Game::check_schweine`].
    pub fn declare_schweine(
        &mut self,
        seat: usize,
        rank: char,
        with: Card,
    ) -> Result<(), Vec<&'static str>> {
        let reasons = self.check_schweine(seat, rank, with);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let ranks = pair_ranks(&self.options);
        let before = self.pigs.iter().map(|pig| Pair {
            seat: pig.seat,
            rank: ranks[pig.level - 1],
        });
        let before: Vec<Pair> = before.collect();
        let mut declared = [before.as_slice(), self.waiting.as_slice()].concat();
        declared.push(Pair { seat, rank });
        self.waiting = waiting(&self.options, &self.contract, &declared);
        for pair in standing(&self.options, &self.contract, &declared) {
            if !before.contains(&pair) {
                self.enter_pair(pair);
            }
            if !before.contains(&pair) && pair.rank != 'A' {
                self.force_by_pair(pair);
            }
        }
        Ok(())
    }

    /// MOD-6, `genscher`: whether a seat may name this partner with the card that it plays next.
    ///
    /// Not in an Armut (ARM-11), nor in a rule set with ♦K as Schweine of `schweine.above`.
    #[must_use]
    pub fn may_genscher(&self, seat: usize, named: usize, with: Card) -> bool {
        let king = card('D', 'K');
        let kings_are_schweine = self.options.schweine_mode != SchweineMode::Off
            && pair_ranks(&self.options).contains(&'K');
        let contract_admits = match self.contract.kind {
            Kind::Normalspiel | Kind::StilleHochzeit => true,
            Kind::Hochzeit => !matches!(self.hochzeit(), Some(Hochzeit::Alone(_))),
            Kind::Armut | Kind::Solo => false,
        };
        self.options.genscher
            && contract_admits
            && self.genscher.is_none()
            && seat != named
            && with == king
            && count(&self.hands[seat], king) == 2
            && !kings_are_schweine
    }

    /// MOD-6, `genscher`: names a partner with the first ♦K: these two are Re, Absagen and blocks
    /// lapse, an Ansage stays with its speaker.
    pub fn declare_genscher(&mut self, seat: usize, named: usize) {
        let trick = self.completed() + 1;
        self.genscher = Some(Genscher { seat, named, trick });
        self.said = [false; 2];
        self.level = [0; 2];
        self.late_reply = [false; 2];
        self.entered = [Vec::new(), Vec::new()];
        self.moral = None;
        for speaker in std::mem::take(&mut self.ansagen) {
            let party = self.party(speaker).unwrap_or(Party::Kontra);
            if !self.said[party.index()] {
                self.said[party.index()] = true;
                self.level[party.index()] = 1;
                self.entered[party.index()].push(1);
                self.ansagen.push(speaker);
            }
        }
    }
}
