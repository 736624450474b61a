//! SCORE-1 to SCORE-33: what a settlement is made of.

use crate::contract::Party;
use crate::options::{
    FailedAbsage, GegenDieAlten, NobodyWins, Options, ScoreAnsage, SoloPointIn, Sonder,
};
use crate::scoring::{Counts, Item, Scored};
use crate::sonder::{counts, is_single};

/// What the items are found from.
pub(super) struct Sheet<'a> {
    /// The rule set.
    pub(super) options: &'a Options,
    /// The finished game.
    pub(super) game: &'a Counts,
    /// WIN-6: who has won.
    pub(super) winner: Option<Party>,
}

impl Sheet<'_> {
    /// SCORE-19, SCORE-21, SCORE-44: whether Ansagen double and so bring no points of their own.
    fn doubles(&self) -> bool {
        match self.options.score_ansage {
            ScoreAnsage::PlusTwo | ScoreAnsage::PlusTwoOnce | ScoreAnsage::PlusOne => false,
            ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce => true,
        }
    }

    /// SCORE-19, SCORE-22, SCORE-44: the factor for Ansagen.
    pub(super) fn doubling(&self) -> i32 {
        let ansagen = self.game.result.said.iter().filter(|said| **said).count();
        match self.options.score_ansage {
            _ if self.winner.is_none() => 1,
            ScoreAnsage::DoubleEach if ansagen == 2 => 4,
            ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce if ansagen > 0 => 2,
            ScoreAnsage::PlusTwo
            | ScoreAnsage::PlusTwoOnce
            | ScoreAnsage::PlusOne
            | ScoreAnsage::DoubleEach
            | ScoreAnsage::DoubleOnce => 1,
        }
    }

    /// SCORE-12, SCORE-18: all items: those that are doubled, those that are added afterwards.
    ///
    /// SCORE-20, `score.sonder_doubling`, `score.gegen_die_alten`, `score.solo_point_doubling`:
    /// which Sonderpunkte are where. Without a winner both parties get what they held the other
    /// below (SCORE-16, SCORE-22), or there is nothing at all (`score.nobody_wins`).
    pub(super) fn items(&self) -> (Vec<Item>, Vec<Item>) {
        let mut before = Vec::new();
        let mut after = Vec::new();
        if self.winner.is_none() && self.options.score_nobody_wins == NobodyWins::Zero {
            return (before, after);
        }
        if let Some(winner) = self.winner {
            self.won(winner, &mut before);
        } else {
            for party in [Party::Re, Party::Kontra] {
                self.held_below(party, &mut before);
            }
        }
        self.against(&mut before);
        let mut sonder = self.sonder();
        let gegen = [self.gegen_die_alten(), self.gegen_die_schweine()];
        let gegen = gegen.into_iter().flatten();
        if self.options.score_gegen_die_alten == GegenDieAlten::Doubled {
            before.extend(gegen);
        } else {
            sonder.extend(gegen);
        }
        if self.doubles_solo_point() {
            before.extend(self.solo_point());
        } else {
            sonder.extend(self.solo_point());
        }
        if self.options.score_sonder_doubling {
            before.extend(sonder);
        } else {
            after.extend(sonder);
        }
        (before, after)
    }

    /// SCORE-1 to SCORE-9, SCORE-18: what the winner gets for the win and for announcements.
    ///
    /// He gets those of the loser too, and of skipped levels (SCORE-14) if they were entered. The
    /// loser gets nothing for holding him below a mark (SCORE-13). The levels of a failed Absage
    /// stand in for the Augen of the loser, or come on top of them (`score.failed_absage`).
    fn won(&self, winner: Party, items: &mut Vec<Item>) {
        let result = &self.game.result;
        let even = result.augen == [120, 120];
        if self.options.score_base_at_120_120 || !even {
            items.push(self.item("SCORE-1", "won", winner, 1));
        }
        let failed = self.counts_failed_absage(winner);
        if !failed || self.options.score_failed_absage == FailedAbsage::Both {
            self.held_below(winner, items);
        }
        if failed {
            for level in self.absagen(winner.other()) {
                items.push(self.item(below_rule(level), "mirrored_absage", winner, 1));
            }
        }
        self.ansagen(winner, items);
        for party in [Party::Re, Party::Kontra] {
            let rule = match party {
                Party::Re => "SCORE-8",
                Party::Kontra => "SCORE-9",
            };
            for level in self.absagen(party) {
                let what = format!("{}_announced", level_name(level));
                items.push(self.item(rule, &what, winner, 1).by(party));
            }
        }
    }

    /// SCORE-14, `ann.skipped_absagen`: the Absagen of a party that were entered, 1 for keine 90.
    fn absagen(&self, party: Party) -> Vec<usize> {
        let skipped = &self.game.skipped[party.index()];
        let all = 1..=self.game.result.absagen(party);
        all.filter(|level| !skipped.contains(level)).collect()
    }

    /// SCORE-6, SCORE-7, SCORE-44: two points for each Ansage, or once, or one point for each; none
    /// if they double (SCORE-21).
    fn ansagen(&self, winner: Party, items: &mut Vec<Item>) {
        let [re, kontra] = self.game.result.said;
        let once = self.options.score_ansage == ScoreAnsage::PlusTwoOnce;
        let one = self.options.score_ansage == ScoreAnsage::PlusOne;
        let points = if one { 1 } else { 2 };
        if self.doubles() {
            return;
        }
        if re {
            let item = self.item("SCORE-6", "re_announced", winner, points);
            items.push(item.by(Party::Re));
        }
        if kontra && !(re && once) {
            let item = self.item("SCORE-7", "kontra_announced", winner, points);
            items.push(item.by(Party::Kontra));
        }
    }

    /// SCORE-2 to SCORE-5, SCORE-16: for holding the other party below 90, 60, 30, without Stich.
    fn held_below(&self, party: Party, items: &mut Vec<Item>) {
        for level in 1..=self.levels(party) {
            let what = ["under_90", "under_60", "under_30", "schwarz"][level - 1];
            items.push(self.item(below_rule(level), what, party, 1));
        }
    }

    /// SCORE-2 to SCORE-5: how many of these levels a party reached. Schwarz counts Stiche.
    pub(super) fn levels(&self, party: Party) -> usize {
        let other = party.other().index();
        let augen = self.game.result.augen[other];
        let below = [90, 60, 30].iter().filter(|mark| augen < **mark).count();
        below + usize::from(self.game.result.tricks[other] == 0)
    }

    /// SCORE-13, SCORE-18, `score.failed_absage`: the loser had an own Absage, and it counts
    /// against him.
    fn counts_failed_absage(&self, winner: Party) -> bool {
        self.options.score_failed_absage != FailedAbsage::WinnerOnly
            && self.game.result.absagen(winner.other()) > 0
    }

    /// SCORE-10, SCORE-11: 120 against keine 90 and so on, for each announced level, in rule sets
    /// that have it (SCORE-23).
    ///
    /// Who reaches so much has made the Absage fail, and so is no loser (SCORE-15). Where Ansagen
    /// double these points are part of what is doubled: only Sonderpunkte stand outside.
    fn against(&self, items: &mut Vec<Item>) {
        let failed = self.winner.is_some_and(|it| self.counts_failed_absage(it));
        if failed || !self.options.score_against_points {
            return;
        }
        for (party, rule) in [(Party::Re, "SCORE-10"), (Party::Kontra, "SCORE-11")] {
            for level in self.absagen(party.other()) {
                let mark = [120, 90, 60, 30][level - 1];
                if self.game.result.augen[party.index()] >= mark {
                    let what = format!("against_{}", level_name(level));
                    items.push(self.item(rule, &what, party, 1));
                }
            }
        }
    }

    /// SCORE-24 to SCORE-31, SCORE-34, SCORE-44: the Sonderpunkte of Stiche, as far as they count.
    /// Some count once, whatever was caught (`score.per_card`).
    fn sonder(&self) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        for special in &self.game.specials {
            let seen = items.iter().any(|it| it.what == special.what.text());
            let again = seen && is_single(self.options, special.what);
            let of_trick = special.what != Sonder::GegenDieSchweine;
            if of_trick && !again && self.counts(special.what) {
                let rule = sonder_rule(special.what);
                items.push(Item {
                    trick: special.trick,
                    ..Item::new(rule, special.what.text(), special.party, 1)
                });
            }
        }
        items
    }

    /// SCORE-34, SCORE-44: whether a Sonderpunkt counts in this game.
    fn counts(&self, what: Sonder) -> bool {
        let (as_solo, solo) = match self.game.scored {
            Scored::TwoAgainstTwo => (false, None),
            Scored::Solo(solo) => (true, Some(solo)),
            Scored::Alone => (true, None),
        };
        counts(self.options, as_solo, solo, what)
    }

    /// SCORE-24 to SCORE-31, `score.sonder`: those of the items that are Sonderpunkte of Stiche.
    pub(super) fn sonderpunkte(&self, items: &[Item]) -> Vec<Item> {
        let is_one = |item: &&Item| {
            let what = Sonder::from_text(&item.what);
            what.is_some_and(|it| it != Sonder::GegenDieSchweine)
        };
        items.iter().filter(is_one).cloned().collect()
    }

    /// SCORE-32, `score.sonder`: the holder of Schweine has lost. It stands where SCORE-32 does.
    fn gegen_die_schweine(&self) -> Option<Item> {
        let what = Sonder::GegenDieSchweine;
        let winner = self.winner.filter(|_| self.counts(what))?;
        let mut specials = self.game.specials.iter();
        let won = specials.any(|it| it.what == what && it.party == winner);
        won.then(|| Item::new(sonder_rule(what), what.text(), winner, 1))
    }

    /// SCORE-32, SCORE-34, SCORE-23: Kontra has won, 2 against 2; not against an Armut if
    /// `score.gegen_in_armut` says so.
    fn gegen_die_alten(&self) -> Option<Item> {
        let counts = self.winner == Some(Party::Kontra)
            && self.game.scored == Scored::TwoAgainstTwo
            && (self.options.score_gegen_in_armut || !self.game.armut)
            && self.options.score_gegen_die_alten != GegenDieAlten::Off;
        counts.then(|| Item::new("SCORE-32", "gegen_die_alten", Party::Kontra, 1))
    }

    /// SCORE-33, `score.solo_point_in`: the point for the solo, of whoever wins it.
    fn solo_point(&self) -> Option<Item> {
        let counts = match self.game.scored {
            Scored::TwoAgainstTwo => false,
            Scored::Solo(_) => true,
            Scored::Alone => self.options.score_solo_point_in == SoloPointIn::SoloScored,
        };
        let points = i32::try_from(self.options.score_solo_point).unwrap_or_default();
        let party = self.winner.filter(|_| counts && points > 0)?;
        Some(Item::new("SCORE-33", "solo_point", party, points))
    }

    /// SCORE-33, SCORE-44, `score.solo_point_doubling`: the solo point is part of what Ansagen
    /// double. Where they double nothing, or all Sonderpunkte too, it stays in its place.
    fn doubles_solo_point(&self) -> bool {
        let options = self.options;
        options.score_solo_point_doubling && self.doubles() && !options.score_sonder_doubling
    }

    /// SCORE-18: in the form with doubling these items are parts of one base, unless nobody has
    /// won (SCORE-22).
    fn item(&self, rule: &'static str, what: &str, party: Party, points: i32) -> Item {
        let is_won = self.winner.is_some();
        let is_base = is_won && self.doubles() && rule != "SCORE-10" && rule != "SCORE-11";
        let rule = if is_base { "SCORE-18" } else { rule };
        Item::new(rule, what, party, points)
    }
}

/// SCORE-2 to SCORE-5: the rule of keine 90, keine 60, keine 30 or schwarz.
fn below_rule(level: usize) -> &'static str {
    ["SCORE-2", "SCORE-3", "SCORE-4", "SCORE-5"][level - 1]
}

/// MOD-5: the word of an Absage level.
fn level_name(level: usize) -> &'static str {
    ["keine_90", "keine_60", "keine_30", "schwarz"][level - 1]
}

/// SCORE-24 to SCORE-31, SCORE-44: the rule of a Sonderpunkt.
fn sonder_rule(what: Sonder) -> &'static str {
    match what {
        Sonder::Fuchs => "SCORE-24",
        Sonder::Doppelkopf => "SCORE-25",
        Sonder::FuchsLast => "SCORE-26",
        Sonder::FuchsCaughtLast => "SCORE-27",
        Sonder::Karlchen => "SCORE-28",
        Sonder::KarlchenCaught => "SCORE-29",
        Sonder::Dulle => "SCORE-30",
        Sonder::Herzstich => "SCORE-31",
        Sonder::Klabautermann
        | Sonder::Fischauge
        | Sonder::Gans
        | Sonder::Kaffeekraenzchen
        | Sonder::GegenDieSchweine => "SCORE-44",
    }
}
