//! [`Sheet`]: the lines of a settlement, written down one by one.

use super::counts_as::CountsAs;
use super::item::{Form, Item, ItemKind, Items};
use super::tally::Tally;
use crate::list::List;
use crate::options::{
    AgainstPoints, BasePoint120, FailedAbsage, GegenDieAlten, GegenInArmut, NobodyWins,
    ScoreAnsage, SoloPointDoubling, SoloPointIn, SpecialPoint, SpecialPointsDoubled,
};
use crate::party::Party;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::winning::{Taken, mark};

// Fills the unused places of a list.
const NO_ITEM: Item = Item {
    kind: ItemKind::Won,
    rule: Rule::Score1,
    party: Party::Re,
    points: 0,
    trick: None,
    seat: None,
    lost_by: None,
};

/// The lines so far and what they come to for Re.
pub(super) struct Sheet {
    pub(super) items: Items,
    /// The points that are doubled.
    pub(super) base: i32,
    /// The points that are added afterwards.
    pub(super) special: i32,
    /// The special points of tricks among them, before any doubling.
    pub(super) of_tricks: i32,
    form: Form,
}

/// Where the points of a line go.
#[derive(Clone, Copy, Debug)]
enum Part {
    Base,
    Special,
}

impl Sheet {
    /// All lines of a game that `winner` has won.
    pub(super) fn of(rules: &RuleSet, tally: &Tally, winner: Option<Party>) -> Sheet {
        let mut sheet = Sheet {
            items: List::new(NO_ITEM),
            base: 0,
            special: 0,
            of_tricks: 0,
            form: match (rules.score.ansage, winner) {
                (ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce, Some(_)) => Form::Doubling,
                // Where nobody has won nothing is doubled (SCORE-22).
                (ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce, None)
                | (ScoreAnsage::PlusOne | ScoreAnsage::PlusTwo | ScoreAnsage::PlusTwoOnce, _) => {
                    Form::Adding
                }
            },
        };
        match winner {
            Some(winner) => sheet.add_won(rules, &tally.taken, winner),
            None if rules.score.nobody_wins == NobodyWins::Zero => return sheet,
            // Nobody has won (SCORE-16).
            None => {
                for party in Party::ALL {
                    sheet.add_below(&tally.taken, party);
                }
                for party in Party::ALL {
                    sheet.add_against(rules, &tally.taken, party);
                }
            }
        }
        sheet.add_specials(rules, tally, winner);
        if let Some(winner) = winner {
            sheet.add_for_the_win(rules, tally.counts_as, winner);
        }
        sheet
    }

    fn add_won(&mut self, rules: &RuleSet, taken: &Taken, winner: Party) {
        let at_120 = taken.augen.re == taken.augen.kontra;
        if !at_120 || rules.score.base_at_120 == BasePoint120::Given {
            self.add(ItemKind::Won, winner, 1);
        }
        let failed = taken.standing.get(winner.opponent()).counted_absagen();
        let mut failed = failed.peekable();
        let has_failed = failed.peek().is_some();
        let (below, mirrored) = match rules.score.failed_absage {
            FailedAbsage::Mirror if has_failed => (false, true),
            FailedAbsage::Both if has_failed => (true, true),
            FailedAbsage::WinnerOnly | FailedAbsage::Mirror | FailedAbsage::Both => (true, false),
        };
        if below {
            self.add_below(taken, winner);
        }
        for level in failed.filter(|_| mirrored) {
            self.add(ItemKind::Mirrored(level), winner, 1);
        }
        self.add_announcements(rules, taken, winner);
        if !mirrored {
            self.add_against(rules, taken, winner);
        }
    }

    /// The marks that `party` held the other one below (SCORE-2 to SCORE-5). Where
    /// there is a winner, the loser does not get any (SCORE-13).
    fn add_below(&mut self, taken: &Taken, party: Party) {
        for level in levels_below(taken, party.opponent()) {
            self.add(ItemKind::Below(level), party, 1);
        }
    }

    /// Everything announced, whoever announced it, goes to the winner (SCORE-14).
    fn add_announcements(&mut self, rules: &RuleSet, taken: &Taken, winner: Party) {
        let mut said = Party::ALL
            .into_iter()
            .filter(|&party| taken.standing.get(party).ansage);
        match rules.score.ansage {
            ScoreAnsage::PlusOne => said.for_each(|it| self.add(ItemKind::Ansage(it), winner, 1)),
            ScoreAnsage::PlusTwo => said.for_each(|it| self.add(ItemKind::Ansage(it), winner, 2)),
            ScoreAnsage::PlusTwoOnce => {
                if let Some(first) = said.next() {
                    self.add(ItemKind::Ansage(first), winner, 2);
                }
            }
            // What doubles is no line of its own (SCORE-21).
            ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce => (),
        }
        for party in Party::ALL {
            for level in taken.standing.get(party).counted_absagen() {
                self.add(ItemKind::Absage(party, level), winner, 1);
            }
        }
    }

    /// 120 against keine 90, 90 against keine 60, and so on (SCORE-10, SCORE-11).
    /// Only a party whose opponent failed can get there (SCORE-15).
    fn add_against(&mut self, rules: &RuleSet, taken: &Taken, party: Party) {
        if rules.score.against_points == AgainstPoints::Off {
            return;
        }
        for level in taken.standing.get(party.opponent()).counted_absagen() {
            if *taken.augen.get(party) >= mark(level) + 30 {
                self.add(ItemKind::Against(level), party, 1);
            }
        }
    }

    fn add_specials(&mut self, rules: &RuleSet, tally: &Tally, winner: Option<Party>) {
        for (i, special) in tally.specials.iter().enumerate() {
            let mut before = tally.specials.iter().take(i);
            let again = before.any(|it| (it.point, it.party) == (special.point, special.party));
            let against_schweine = special.point == SpecialPoint::GegenDieSchweine;
            if !special.point.counts(rules, tally.counts_as)
                || (against_schweine && winner != Some(special.party))
                || (again && special.point.at_most_once(rules))
            {
                continue;
            }
            let item = Item {
                kind: ItemKind::Special(special.point),
                rule: special.point.rule(),
                party: special.party,
                points: 1,
                trick: special.trick,
                seat: special.seat,
                lost_by: special.lost_by,
            };
            let part = match rules.score.gegen_die_alten {
                GegenDieAlten::Doubled if against_schweine => Part::Base,
                GegenDieAlten::Doubled | GegenDieAlten::Plain | GegenDieAlten::Off => {
                    part_of_specials(rules)
                }
            };
            self.push(item, part);
            if !against_schweine {
                self.of_tricks += for_re(special.party, 1);
            }
        }
    }

    /// What a win brings beside its base (SCORE-32, SCORE-33).
    fn add_for_the_win(&mut self, rules: &RuleSet, counts_as: CountsAs, winner: Party) {
        let part = part_of_specials(rules);
        let given = match counts_as {
            CountsAs::TwoAgainstTwo => true,
            CountsAs::Armut => rules.score.gegen_in_armut == GegenInArmut::Given,
            CountsAs::Solo { .. }
            | CountsAs::StilleHochzeit { .. }
            | CountsAs::FailedHochzeit { .. } => false,
        };
        let old = match rules.score.gegen_die_alten {
            GegenDieAlten::Plain if given && winner == Party::Kontra => Some(part),
            GegenDieAlten::Doubled if given && winner == Party::Kontra => Some(Part::Base),
            GegenDieAlten::Plain | GegenDieAlten::Doubled | GegenDieAlten::Off => None,
        };
        if let Some(part) = old {
            self.push(self.item(ItemKind::GegenDieAlten, winner, 1), part);
        }
        let solo = match (counts_as, rules.score.solo_point_in) {
            (CountsAs::TwoAgainstTwo | CountsAs::Armut, _) => false,
            (CountsAs::Solo { .. }, _) => true,
            (
                CountsAs::StilleHochzeit { .. } | CountsAs::FailedHochzeit { .. },
                SoloPointIn::SoloScored,
            ) => true,
            (
                CountsAs::StilleHochzeit { .. } | CountsAs::FailedHochzeit { .. },
                SoloPointIn::Announced,
            ) => false,
        };
        if solo && rules.score.solo_point > 0 {
            let item = self.item(ItemKind::SoloPoint, winner, rules.score.solo_point);
            let part = match (self.form, rules.score.solo_point_doubling) {
                (Form::Doubling, SoloPointDoubling::Doubled) => Part::Base,
                (Form::Doubling, SoloPointDoubling::NotDoubled) | (Form::Adding, _) => part,
            };
            self.push(item, part);
        }
    }

    fn add(&mut self, kind: ItemKind, party: Party, points: u8) {
        self.push(self.item(kind, party, points), Part::Base);
    }

    const fn item(&self, kind: ItemKind, party: Party, points: u8) -> Item {
        Item {
            kind,
            rule: kind.rule(party, self.form),
            party,
            points,
            trick: None,
            seat: None,
            lost_by: None,
        }
    }

    fn push(&mut self, item: Item, part: Part) {
        // At most 1 + 4 + 4 + 2 + 8 + 25 + 2 lines, so each finds a place.
        if self.items.push(item) {
            let sum = match part {
                Part::Base => &mut self.base,
                Part::Special => &mut self.special,
            };
            *sum += for_re(item.party, item.points.into());
        }
    }
}

/// What `points` of `party` are for Re.
pub(super) const fn for_re(party: Party, points: i32) -> i32 {
    match party {
        Party::Re => points,
        Party::Kontra => -points,
    }
}

const fn part_of_specials(rules: &RuleSet) -> Part {
    match rules.score.special_points_doubled {
        SpecialPointsDoubled::NotDoubled => Part::Special,
        SpecialPointsDoubled::Doubled => Part::Base,
    }
}

/// The marks that `party` stayed below: 90 (level 1), 60 (2), 30 (3), and any
/// trick (4).
pub(super) fn levels_below(taken: &Taken, party: Party) -> impl Iterator<Item = u8> {
    let (augen, tricks) = (*taken.augen.get(party), *taken.tricks.get(party));
    (1..=4).filter(move |&level| match level {
        4 => tricks == 0,
        _ => augen < mark(level),
    })
}
