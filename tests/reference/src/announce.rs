//! ANN: who may announce what, and until when.

use crate::contract::Party;
use crate::game::{Announced, Game, Hochzeit, Shortened};
use crate::options::{AbsageRequires, AnnCounter, AnnEarliest};

/// The words of announcements; Re and Kontra are both level 1 (MOD-5).
pub const WORDS: [&str; 6] = [
    "re", "kontra", "keine_90", "keine_60", "keine_30", "schwarz",
];

/// MOD-5: the level of a word.
#[must_use]
pub fn level_of(word: &str) -> Option<usize> {
    let place = WORDS.iter().position(|it| *it == word)?;
    Some(place.max(1))
}

/// What may be announced, and how.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Allowed {
    /// ANN-15: `OK_REPLY`, good only as an Erwiderung.
    pub as_reply: bool,
    /// ANN-8: the levels that become announced, the one that is said last.
    pub levels: Vec<usize>,
}

impl Game {
    /// ANN-11, ANN-12: what the limits count.
    #[must_use]
    pub fn counter(&self, seat: usize) -> usize {
        match self.options.ann_counter {
            AnnCounter::OwnCardsPlayed => self.played(seat),
            AnnCounter::TricksStarted => self.tricks.len(),
            AnnCounter::CardsOnTable => self.cards_played(),
        }
    }

    /// ANN-13, ANN-15, ANN-24, `ann.counter`: by how much the counter grows in a Stich; a shift and an
    /// Erwiderung are so much longer.
    fn step(&self) -> usize {
        match self.options.ann_counter {
            AnnCounter::OwnCardsPlayed | AnnCounter::TricksStarted => 1,
            AnnCounter::CardsOnTable => 4,
        }
    }

    /// ANN-11, ANN-12, ANN-13, `ann.max`, `ann.per_party_max`: the limit of a level for a party.
    ///
    /// Each level has its own, whatever was said before (ANN-14), and with ten cards the same
    /// number as with twelve (ANN-19).
    fn limit(&self, party: Party, level: usize) -> usize {
        let own = self.options.ann_per_party_max.as_ref();
        let limits = own.map_or(self.options.ann_max, |own| match party {
            Party::Re => own.re,
            Party::Kontra => own.kontra,
        });
        limits[level - 1] as usize + self.step() * self.shift()
    }

    /// ANN-20 of an announcement with which no party is named.
    ///
    /// # Errors
    ///
    /// With the first reason that applies.
    pub fn check_announcement(&self, seat: usize, word: &str) -> Result<Allowed, &'static str> {
        self.check_announcement_for(seat, word, None)
    }

    /// ANN-20, line by line: whether it is time to begin (ANN-2, WED-10), for the right party
    /// (ANN-1), with a card left (ANN-18), nothing twice (ANN-5), after an Ansage where one is
    /// needed (ANN-7, ANN-9), not after a late reply (ANN-16), without a gap (ANN-8), within the
    /// limit (ANN-11, ANN-12), or as a reply within a longer one (ANN-15), if there is one
    /// (ANN-17). First of all the level has to exist (ANN-23, `ann.levels`).
    ///
    /// `ann.last_trick`: after this Stich nothing is in time any more. `ann.absage_requires`: where
    /// an Absage needs no Ansage, it brings none along either. `ann.pflicht_moral`: what its winner
    /// may say after a rich Stich is always in time.
    ///
    /// Nobody has to be on turn (ANN-4), and what the others have announced stands in nobody's way
    /// (ANN-6). A Hochzeit counts as no Ansage (WED-11). ANN-10: with an Absage the party can be
    /// `named` that makes it. After a surrender the opponents may still announce (CLAIM-8, ANN-22),
    /// for the soloist the game is over.
    ///
    /// # Errors
    ///
    /// With the first reason that applies.
    pub fn check_announcement_for(
        &self,
        seat: usize,
        word: &str,
        named: Option<&str>,
    ) -> Result<Allowed, &'static str> {
        let Some(x) = level_of(word) else {
            return Err("UNKNOWN_ANNOUNCEMENT");
        };
        if x > self.options.ann_levels as usize {
            return Err("ANN_LEVEL_NOT_AVAILABLE");
        }
        match self.shortened {
            Some(Shortened::Rest | Shortened::StoppedAt(..)) => return Err("GAME_OVER"),
            Some(Shortened::Surrender) if self.established_soloist() == Some(seat) => {
                return Err("GAME_OVER");
            }
            None | Some(Shortened::Surrender) => {}
        }
        if self.hochzeit() == Some(Hochzeit::Pending) {
            return Err("HOCHZEIT_PENDING");
        }
        if self.options.ann_earliest == AnnEarliest::AfterFirstTrick && self.completed() == 0 {
            return Err("TOO_EARLY");
        }
        let me = self.party(seat).ok_or("HOCHZEIT_PENDING")?;
        if x == 1 && word != me.text() {
            return Err("WRONG_PARTY");
        }
        if x >= 2 && named.is_some_and(|party| party != me.text()) {
            return Err("WRONG_PARTY");
        }
        if self.hands[seat].is_empty() {
            return Err("NO_CARD_LEFT");
        }
        let opp = me.other();
        let said = self.said[me.index()];
        let level = self.level[me.index()];
        if (x == 1 && said) || (x >= 2 && x <= level) {
            return Err("ALREADY");
        }
        let free = self.options.ann_absage_requires == AbsageRequires::None;
        let skip_ansage = self.options.ann_skip_ansage && !free;
        let any = self.options.ann_absage_requires == AbsageRequires::Any
            && (self.said[opp.index()] || level >= 2);
        if x >= 2 && !said && !skip_ansage && !any && !free {
            return Err("NEEDS_ANSAGE");
        }
        if x >= 2 && self.late_reply[me.index()] {
            return Err("BLOCKED_BY_LATE_REPLY");
        }
        let low = if x == 1 {
            1
        } else if said || skip_ansage {
            level + 1
        } else {
            (level + 1).max(2)
        };
        if x > low && !self.options.ann_skip_absagen {
            return Err("NEEDS_PREVIOUS");
        }
        let counter = self.counter(seat);
        let last = self.options.ann_last_trick as usize;
        let in_time = |limit| counter <= limit && (last == 0 || self.completed() < last);
        if in_time(self.limit(me, low)) || self.moral == Some((seat, x)) {
            return Ok(Allowed {
                as_reply: false,
                levels: self.entered_with(low, x),
            });
        }
        let answered = self.level[opp.index()];
        let extra = self.step() * usize::from(self.options.ann_reply_extra);
        if x == 1 && extra > 0 && answered >= 1 && in_time(self.limit(opp, answered) + extra) {
            return Ok(Allowed {
                as_reply: true,
                levels: vec![1],
            });
        }
        Err("TOO_LATE")
    }

    /// ANN-8, ANN-9, `ann.skipped_absagen`: the levels that are entered with one, from the lowest
    /// that is missing on. Where skipped Absagen do not count, these are only a skipped Ansage and
    /// the level itself.
    fn entered_with(&self, low: usize, x: usize) -> Vec<usize> {
        let counts = |level: &usize| self.options.ann_skipped_absagen || *level == 1 || *level == x;
        (low..=x).filter(counts).collect()
    }

    /// ANN-20: announces, if nothing stands against it.
    ///
    /// # Errors
    ///
    /// With the reason of [`Game::check_announcement`].
    pub fn announce(&mut self, seat: usize, word: &str) -> Result<Allowed, &'static str> {
        self.announce_for(seat, word, None)
    }

    /// ANN-20, ANN-8: announces, the skipped levels too, with the party that is named (ANN-10).
    ///
    /// `ann.pflicht_moral`, `ann.pflicht_tricks`: a moral announcement obliges in the next Stich.
    ///
    /// # Errors
    ///
    /// With the reason of [`Game::check_announcement_for`].
    pub fn announce_for(
        &mut self,
        seat: usize,
        word: &str,
        named: Option<&str>,
    ) -> Result<Allowed, &'static str> {
        let allowed = self.check_announcement_for(seat, word, named)?;
        for level in allowed.levels.clone() {
            self.chain |= self.moral == Some((seat, level));
            self.enter(seat, level, allowed.as_reply, false);
        }
        Ok(allowed)
    }

    /// ANN-3, ANN-16, MOD-5: from here on a level stands for the whole party.
    pub(crate) fn enter(&mut self, seat: usize, level: usize, late_reply: bool, forced: bool) {
        let Some(party) = self.party(seat) else {
            return;
        };
        self.announced.push(Announced {
            at: self.cards_played(),
            seat,
            level,
            late_reply,
            forced,
        });
        let party = party.index();
        self.level[party] = self.level[party].max(level);
        self.entered[party].push(level);
        self.late_reply[party] |= late_reply;
        if level == 1 {
            self.said[party] = true;
            self.ansagen.push(seat);
        }
    }
}
