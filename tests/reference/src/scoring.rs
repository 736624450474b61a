//! SCORE: the value of a game and the points of the seats.

use crate::contract::{Contract, Kind, Party};
use crate::game::Game;
use crate::options::{
    Counting, FailedAbsage, GegenDieAlten, Options, ScoreAnsage, Solo, SoloPointIn, Sonder,
};
use crate::sonder::{Special, counts, specials};
use crate::winning::{Need, Tally};

/// How a game is scored.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Scored {
    /// 2 against 2.
    TwoAgainstTwo,
    /// An announced solo.
    Solo(Solo),
    /// STILL-3, WED-8: a stille or a failed Hochzeit.
    Alone,
}

/// A finished game as a scorekeeper knows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Counts {
    /// How it is scored.
    pub scored: Scored,
    /// The seats of Re.
    pub re: Vec<usize>,
    /// What decides who has won.
    pub result: Tally,
    /// Sonderpunkte of the Stiche.
    pub specials: Vec<Special>,
    /// `bock`: what the value is multiplied by.
    pub bock: i32,
}

/// One line of a settlement.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Item {
    /// The rule that gives it.
    pub rule: &'static str,
    /// What it is for, as a word: `won`, `keine_90_announced`, `fuchs`.
    pub what: String,
    /// Who gets it.
    pub party: Party,
    /// How many points, before any doubling.
    pub points: i32,
    /// For a point of an announcement: whose it was.
    pub announced_by: Option<Party>,
    /// For a Sonderpunkt of a Stich: its number from 1, and who won it.
    pub trick: Option<(usize, usize)>,
}

impl Item {
    /// SCORE-1 to SCORE-11, SCORE-18, SCORE-24 to SCORE-33: a line that one of these gives.
    fn new(rule: &'static str, what: &str, party: Party, points: i32) -> Self {
        Self {
            rule,
            what: what.to_owned(),
            party,
            points,
            announced_by: None,
            trick: None,
        }
    }

    /// SCORE-6 to SCORE-9: the line is for an announcement of this party.
    fn by(self, party: Party) -> Self {
        Self {
            announced_by: Some(party),
            ..self
        }
    }
}

/// A settlement. Without a winner everything is seen from Re.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Settlement {
    /// WIN-6.
    pub winner: Option<Party>,
    /// What Re and Kontra needed.
    pub needs: [Need; 2],
    /// Augen of Re and Kontra.
    pub augen: [u32; 2],
    /// Stiche of Re and Kontra.
    pub tricks: [usize; 2],
    /// The lines.
    pub items: Vec<Item>,
    /// What is doubled.
    pub base: i32,
    /// By what: 1, 2 or 4.
    pub doubling: i32,
    /// What is added afterwards.
    pub special: i32,
    /// The value, after everything else.
    pub value: i32,
    /// What the seats get.
    pub points: [i32; 4],
}

impl Game {
    /// WIN-8, CLAIM-7: settles a finished game.
    ///
    /// # Errors
    ///
    /// With `INCOMPLETE` before the last card without a claim.
    pub fn settle(&self, bock: i32) -> Result<Settlement, &'static str> {
        if !self.is_over() {
            return Err("INCOMPLETE");
        }
        Ok(settle_counts(&self.options, &self.counts(bock)))
    }

    /// WIN-8, SCORE-12: what the game comes to: Augen, Stiche, announcements and Sonderpunkte.
    #[must_use]
    pub fn counts(&self, bock: i32) -> Counts {
        let (augen, tricks) = self.taken();
        let parties = self.ansagen.iter().filter_map(|seat| self.party(*seat));
        Counts {
            scored: scored(&self.contract, self.is_scored_as_solo()),
            re: self.re_seats(),
            result: Tally {
                augen,
                tricks,
                said: self.said,
                level: self.level,
                ansagen: parties.collect(),
            },
            specials: specials(self),
            bock,
        }
    }
}

/// SCORE-34, SCORE-39, SCORE-40: how the game is scored.
fn scored(contract: &Contract, as_solo: bool) -> Scored {
    match (contract.kind, contract.solo) {
        (Kind::Solo, Some(solo)) => Scored::Solo(solo),
        _ if as_solo => Scored::Alone,
        _ => Scored::TwoAgainstTwo,
    }
}

/// WIN-6, SCORE-12, SCORE-16, SCORE-20: the settlement of counts.
///
/// Bock multiplies the value in the end (SCORE-42); penalty points are no part of it (SCORE-43).
#[must_use]
pub fn settle_counts(options: &Options, game: &Counts) -> Settlement {
    let winner = game.result.winner(options);
    let sheet = Sheet {
        options,
        game,
        winner,
    };
    let side = winner.unwrap_or(Party::Re);
    let (before, after) = sheet.items();
    let sum = |items: &[Item]| -> i32 {
        let signed = items.iter().map(|item| {
            if item.party == side {
                item.points
            } else {
                -item.points
            }
        });
        signed.sum()
    };
    let (base, special, doubling) = (sum(&before), sum(&after), sheet.doubling());
    let mut value = base * doubling + special;
    value = sheet.floor(value);
    value = sheet.feigheit(value);
    value *= game.bock;
    Settlement {
        winner,
        needs: [Party::Re, Party::Kontra].map(|party| game.result.need(options, party)),
        augen: game.result.augen,
        tricks: game.result.tricks,
        items: [before, after].concat(),
        base,
        doubling,
        special,
        value,
        points: points(options, game, side, value),
    }
}

/// SCORE-39, SCORE-40, `score.solo_multiplier`, `score.counting`: what the seats get. Where both
/// signs are written down and a solo counts three times, it is nothing together (SCORE-41).
fn points(options: &Options, game: &Counts, side: Party, value: i32) -> [i32; 4] {
    let multiplier = i32::try_from(options.score_solo_multiplier).unwrap_or(3);
    [0, 1, 2, 3].map(|seat| {
        let is_re = game.re.contains(&seat);
        let wins = is_re == (side == Party::Re);
        let alone = is_re && game.scored != Scored::TwoAgainstTwo;
        let factor = if alone { multiplier } else { 1 };
        let points = if wins { value } else { -value } * factor;
        match options.score_counting {
            Counting::PlusMinus => points,
            Counting::Plus => points.max(0),
            Counting::Minus => points.min(0),
        }
    })
}

/// What the items are found from.
struct Sheet<'a> {
    options: &'a Options,
    game: &'a Counts,
    winner: Option<Party>,
}

impl Sheet<'_> {
    /// SCORE-19, SCORE-21, SCORE-44: whether Ansagen double and so bring no points of their own.
    fn doubles(&self) -> bool {
        match self.options.score_ansage {
            ScoreAnsage::PlusTwo | ScoreAnsage::PlusTwoOnce => false,
            ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce => true,
        }
    }

    /// SCORE-19, SCORE-22, SCORE-44: the factor for Ansagen.
    fn doubling(&self) -> i32 {
        let ansagen = self.game.result.said.iter().filter(|said| **said).count();
        match self.options.score_ansage {
            _ if self.winner.is_none() => 1,
            ScoreAnsage::DoubleEach if ansagen == 2 => 4,
            ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce if ansagen > 0 => 2,
            ScoreAnsage::PlusTwo
            | ScoreAnsage::PlusTwoOnce
            | ScoreAnsage::DoubleEach
            | ScoreAnsage::DoubleOnce => 1,
        }
    }

    /// SCORE-12, SCORE-18: all items: those that are doubled, those that are added afterwards.
    ///
    /// SCORE-20, `score.sonder_doubled`, `score.gegen_die_alten`: which Sonderpunkte are where.
    /// Without a winner both parties get what they held the other below (SCORE-16, SCORE-22).
    fn items(&self) -> (Vec<Item>, Vec<Item>) {
        let mut before = Vec::new();
        let mut after = Vec::new();
        if let Some(winner) = self.winner {
            self.won(winner, &mut before);
        } else {
            for party in [Party::Re, Party::Kontra] {
                self.held_below(party, &mut before);
            }
        }
        self.against(&mut before);
        let mut sonder = self.sonder();
        let gegen = self.gegen_die_alten();
        if self.options.score_gegen_die_alten == GegenDieAlten::Doubled {
            before.extend(gegen);
        } else {
            sonder.extend(gegen);
        }
        sonder.extend(self.solo_point());
        if self.options.score_sonder_doubled {
            before.extend(sonder);
        } else {
            after.extend(sonder);
        }
        (before, after)
    }

    /// SCORE-1 to SCORE-9, SCORE-18: what the winner gets for the win and for announcements.
    ///
    /// He gets those of the loser too, and of skipped levels (SCORE-14). The loser gets nothing for
    /// holding him below a mark (SCORE-13).
    fn won(&self, winner: Party, items: &mut Vec<Item>) {
        let result = &self.game.result;
        let even = result.augen == [120, 120];
        if self.options.score_base_at_120_120 || !even {
            items.push(self.item("SCORE-1", "won", winner, 1));
        }
        if self.is_mirrored(winner) {
            for level in 1..=result.absagen(winner.other()) {
                items.push(self.item(below_rule(level), "mirrored_absage", winner, 1));
            }
        } else {
            self.held_below(winner, items);
        }
        self.ansagen(winner, items);
        for party in [Party::Re, Party::Kontra] {
            let rule = match party {
                Party::Re => "SCORE-8",
                Party::Kontra => "SCORE-9",
            };
            for level in 1..=result.absagen(party) {
                let what = format!("{}_announced", level_name(level));
                items.push(self.item(rule, &what, winner, 1).by(party));
            }
        }
    }

    /// SCORE-6, SCORE-7, SCORE-44: two points for each Ansage, or once; none if they double
    /// (SCORE-21).
    fn ansagen(&self, winner: Party, items: &mut Vec<Item>) {
        let [re, kontra] = self.game.result.said;
        let once = self.options.score_ansage == ScoreAnsage::PlusTwoOnce;
        if self.doubles() {
            return;
        }
        if re {
            let item = self.item("SCORE-6", "re_announced", winner, 2);
            items.push(item.by(Party::Re));
        }
        if kontra && !(re && once) {
            let item = self.item("SCORE-7", "kontra_announced", winner, 2);
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
    fn levels(&self, party: Party) -> usize {
        let other = party.other().index();
        let augen = self.game.result.augen[other];
        let below = [90, 60, 30].iter().filter(|mark| augen < **mark).count();
        below + usize::from(self.game.result.tricks[other] == 0)
    }

    /// SCORE-13, SCORE-18, `score.failed_absage`: the loser had an own Absage, and it counts
    /// against him.
    fn is_mirrored(&self, winner: Party) -> bool {
        self.options.score_failed_absage == FailedAbsage::Mirror
            && self.game.result.absagen(winner.other()) > 0
    }

    /// SCORE-10, SCORE-11: 120 against keine 90 and so on, for each announced level, in rule sets
    /// that have it (SCORE-23).
    ///
    /// Who reaches so much has made the Absage fail, and so is no loser (SCORE-15). Where Ansagen
    /// double these points are part of what is doubled: only Sonderpunkte stand outside.
    fn against(&self, items: &mut Vec<Item>) {
        if !self.options.score_against_points || self.winner.is_some_and(|it| self.is_mirrored(it))
        {
            return;
        }
        for (party, rule) in [(Party::Re, "SCORE-10"), (Party::Kontra, "SCORE-11")] {
            for level in 1..=self.game.result.absagen(party.other()) {
                let mark = [120, 90, 60, 30][level - 1];
                if self.game.result.augen[party.index()] >= mark {
                    let what = format!("against_{}", level_name(level));
                    items.push(self.item(rule, &what, party, 1));
                }
            }
        }
    }

    /// SCORE-24 to SCORE-31, SCORE-34, SCORE-44: the Sonderpunkte of Stiche, as far as they count.
    fn sonder(&self) -> Vec<Item> {
        let (as_solo, solo) = match self.game.scored {
            Scored::TwoAgainstTwo => (false, None),
            Scored::Solo(solo) => (true, Some(solo)),
            Scored::Alone => (true, None),
        };
        let mut items = Vec::new();
        for special in &self.game.specials {
            if counts(self.options, as_solo, solo, special.what) {
                let rule = sonder_rule(special.what);
                items.push(Item {
                    trick: special.trick,
                    ..Item::new(rule, special.what.text(), special.party, 1)
                });
            }
        }
        items
    }

    /// SCORE-32, SCORE-34, SCORE-23: Kontra has won, 2 against 2.
    fn gegen_die_alten(&self) -> Option<Item> {
        let counts = self.winner == Some(Party::Kontra)
            && self.game.scored == Scored::TwoAgainstTwo
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

    /// SCORE-17, `score.floor_zero`: a win is worth nothing at least.
    fn floor(&self, value: i32) -> i32 {
        if self.options.score_floor_zero && self.winner.is_some() {
            value.max(0)
        } else {
            value
        }
    }

    /// SCORE-39, `feigheit`: the winner reached too much more than he announced; the levels reached
    /// are those of the Augen, also where `score.failed_absage` replaces their points.
    fn feigheit(&self, value: i32) -> i32 {
        let (Some(winner), Some(most)) = (self.winner, self.options.feigheit) else {
            return value;
        };
        let reached = 1 + self.levels(winner);
        let said = self.game.result.level[winner.index()];
        let is_cowardly = reached >= said + most as usize;
        if is_cowardly && self.game.scored == Scored::TwoAgainstTwo {
            -value
        } else {
            value
        }
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

/// SCORE-24 to SCORE-31: the rule of a Sonderpunkt.
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
    }
}
