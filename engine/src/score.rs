//! [`Settlement`]: what a game is worth, item by item, each with its rule.

use crate::card::Card;
use crate::list::List;
use crate::option_set::option_set;
use crate::party::{ByParty, Parties, Party};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::trick::CompletedTrick;
use crate::winning::{Taken, Threshold, first_to_reach, mark};

/// Whether reaching the mark against an Absage counts: option `score.against_points`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AgainstPoints {
    /// A point for each Absage of the others (SCORE-10, SCORE-11).
    Count,
    /// None.
    Off,
}

/// Whether Kontra gets a point for winning: option `score.gegen_die_alten`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum GegenDieAlten {
    /// A special point (SCORE-32).
    Plain,
    /// A point of the base, doubled with it.
    Doubled,
    /// None.
    Off,
}

/// A special point (Sonderpunkt) that a trick can bring.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum SpecialPoint {
    /// A ♦A taken from the other party (SCORE-24).
    Fuchs,
    /// A trick of 40 Augen or more (SCORE-25).
    Doppelkopf,
    /// A ♣J that wins the last trick (SCORE-28).
    Karlchen,
    /// A ♣J taken from the other party in the last trick (SCORE-29).
    KarlchenCaught,
    /// A ♦A that wins the last trick (SCORE-26).
    FuchsLast,
    /// A ♦A taken from the other party in the last trick (SCORE-27).
    FuchsCaughtLast,
    /// A ♥10 that catches the other one (SCORE-30).
    Dulle,
    /// A trick of four plain hearts (SCORE-31).
    Herzstich,
}

impl SpecialPoint {
    /// All special points.
    pub const ALL: [SpecialPoint; 8] = [
        SpecialPoint::Fuchs,
        SpecialPoint::Doppelkopf,
        SpecialPoint::Karlchen,
        SpecialPoint::KarlchenCaught,
        SpecialPoint::FuchsLast,
        SpecialPoint::FuchsCaughtLast,
        SpecialPoint::Dulle,
        SpecialPoint::Herzstich,
    ];

    /// The rule that gives it.
    pub const fn rule(self) -> Rule {
        match self {
            SpecialPoint::Fuchs | SpecialPoint::FuchsLast | SpecialPoint::FuchsCaughtLast => {
                Rule::Score24
            }
            SpecialPoint::Doppelkopf | SpecialPoint::Dulle | SpecialPoint::Herzstich => {
                Rule::Score25
            }
            SpecialPoint::Karlchen | SpecialPoint::KarlchenCaught => Rule::Score28,
        }
    }
}

option_set! {
    /// A set of special points: option `score.sonder`.
    SpecialPoints of SpecialPoint in u8
}

/// What an Ansage is worth: option `score.ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ScoreAnsage {
    /// Two points for each (SCORE-6, SCORE-7).
    PlusTwo,
    /// Two points in all if at least one stands (SCORE-44).
    PlusTwoOnce,
    /// Each doubles the base (SCORE-19).
    DoubleEach,
    /// The base is doubled once if at least one stands (SCORE-44).
    DoubleOnce,
}

/// Whether special points are doubled with the base: option `score.sonder_doubled`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SpecialPointsDoubled {
    /// They are added afterwards (SCORE-20).
    NotDoubled,
    /// They are part of the base.
    Doubled,
}

/// In which games that count as a solo special points count: option
/// `score.sonder_in_solo`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SpecialPointsInSolo {
    /// In none (SCORE-34).
    None,
    /// In those with the trumps of the Normalspiel (SCORE-44).
    Trumpfsolo,
    /// In all, as far as the cards are trumps (SCORE-44).
    All,
}

/// Which games bring the solo point: option `score.solo_point_in`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloPointIn {
    /// All that count as a solo (SCORE-33).
    SoloScored,
    /// Announced soli only.
    Announced,
}

/// What a failed Absage costs: option `score.failed_absage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FailedAbsage {
    /// The winner gets its own points only.
    WinnerOnly,
    /// The winner gets a point for each level that the loser announced, as if it
    /// had held the loser below it.
    Mirror,
}

/// Whether the game itself counts at 120 to 120: option `score.base_at_120_120`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BasePoint120 {
    /// It does.
    Given,
    /// It does not.
    NotGiven,
}

/// Whether a winner can lose points: option `score.floor_zero`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ScoreFloor {
    /// The value may be negative for the winner (SCORE-17).
    Negative,
    /// It is at least 0.
    Zero,
}

/// How often a Fuchs or Karlchen counts that is caught in the last trick: option
/// `score.per_card`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PerCard {
    /// Each card.
    Each,
    /// Once at most.
    Once,
}

/// What must catch Karlchen: option `score.karlchen_only_by`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum KarlchenCaughtBy {
    /// Any card.
    Any,
    /// A ♦Q.
    DiamondQueen,
}

/// Who writes down what: option `score.counting`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counting {
    /// Winners plus, losers minus.
    PlusMinus,
    /// What is positive only.
    Plus,
    /// What is negative only.
    Minus,
}

/// What an [`Item`] is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ItemKind {
    /// The game is won.
    Won,
    /// The loser has less than 90 (level 1), 60 (2) or 30 (3), or no trick (4).
    Below(u8),
    /// An Ansage of this party.
    Ansage(Party),
    /// The Absage of this level, 1 to 4, by this party.
    Absage(Party, u8),
    /// The mark was reached against the Absage of this level, 1 to 4.
    Against(u8),
    /// A special point.
    Special(SpecialPoint),
    /// Kontra has won.
    GegenDieAlten,
}

impl ItemKind {
    /// The rule that gives the points of the item to `party`.
    const fn rule(self, party: Party) -> Rule {
        match (self, party) {
            (ItemKind::Won, _) => Rule::Score1,
            (ItemKind::Below(1), _) => Rule::Score2,
            (ItemKind::Below(2), _) => Rule::Score3,
            (ItemKind::Below(3), _) => Rule::Score4,
            (ItemKind::Below(_), _) => Rule::Score5,
            (ItemKind::Ansage(Party::Re), _) => Rule::Score6,
            (ItemKind::Ansage(Party::Kontra), _) => Rule::Score7,
            (ItemKind::Absage(Party::Re, _), _) => Rule::Score8,
            (ItemKind::Absage(Party::Kontra, _), _) => Rule::Score9,
            (ItemKind::Against(_), Party::Re) => Rule::Score10,
            (ItemKind::Against(_), Party::Kontra) => Rule::Score11,
            (ItemKind::Special(point), _) => point.rule(),
            (ItemKind::GegenDieAlten, _) => Rule::Score32,
        }
    }
}

/// One line of a settlement.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Item {
    /// What it is for.
    pub kind: ItemKind,
    /// The rule that gives it.
    pub rule: Rule,
    /// The party that gets the points.
    pub party: Party,
    /// How many points, at least 1.
    pub points: u8,
    /// The trick that brought it, from 1, if a single one did.
    pub trick: Option<u8>,
    /// The seat that made it, if a single one did.
    pub seat: Option<Seat>,
}

/// A special point that was made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Special {
    /// Which one.
    pub point: SpecialPoint,
    /// The party that gets it.
    pub party: Party,
    /// The trick that brought it, from 1, if it is known.
    pub trick: Option<u8>,
    /// The seat that made it, if it is known.
    pub seat: Option<Seat>,
}

/// At most four Doppelköpfe fit into a deck (each takes four of the 16 aces
/// and tens, SCORE-38), two Füchse and one Karlchen.
pub type Specials = List<Special, 8>;

// Fills the unused places of a list.
const NO_SPECIAL: Special = Special {
    point: SpecialPoint::Fuchs,
    party: Party::Re,
    trick: None,
    seat: None,
};

/// A finished game, ready to be settled: from a record, or from counts.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// The parties; all four are fixed.
    pub parties: Parties,
    /// Who plays alone, if the game counts as a solo: an announced solo, a stille
    /// Hochzeit, or a Hochzeit without partner.
    pub soloist: Option<Seat>,
    /// What decides the game.
    pub taken: Taken,
    /// The special points, not counting the one for Kontra's win. They count in
    /// games of two against two only (SCORE-34).
    pub specials: Specials,
}

/// What a game is worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Settlement {
    /// Who has won, or nobody (WIN-6).
    pub winner: Option<Party>,
    /// Who plays alone, if the game counts as a solo.
    pub soloist: Option<Seat>,
    /// What both parties took.
    pub taken: Taken,
    /// What each party needed.
    pub thresholds: ByParty<Threshold>,
    /// The lines, in the order of the rules.
    pub items: List<Item, 32>,
    /// The value for each player of Re in a game of two against two; Kontra has
    /// the negative. A soloist gets it three times (SCORE-40).
    pub value_for_re: i8,
    /// The points of each seat; they sum to 0 (SCORE-41).
    pub points: BySeat<i16>,
}

impl Settlement {
    /// Settles a game.
    ///
    /// ```
    /// use doko_engine::{ByParty, Parties, Seat, Settlement, Specials, Tally, Taken, rulesets};
    ///
    /// let tally = Tally {
    ///     parties: Parties::pair(Seat::First, Seat::Third),
    ///     soloist: None,
    ///     taken: Taken {
    ///         augen: ByParty { re: 120, kontra: 120 },
    ///         tricks: ByParty { re: 6, kontra: 6 },
    ///         standing: ByParty::default(),
    ///         last_ansage: None,
    ///     },
    ///     specials: doko_engine::no_specials(),
    /// };
    /// let settlement = Settlement::of(&rulesets::DDV_TSR, &tally);
    /// assert_eq!(settlement.value_for_re, -2); // Kontra won, against the queens of clubs
    /// ```
    pub fn of(rules: &RuleSet, tally: &Tally) -> Settlement {
        let taken = &tally.taken;
        let thresholds = ByParty::from_fn(|party| Threshold::of(rules, taken, party));
        let winner = first_to_reach(&thresholds, taken);
        let mut sheet = Sheet {
            items: List::new(NO_ITEM),
            balance: 0,
        };
        if let Some(winner) = winner {
            sheet.add(ItemKind::Won, winner, 1);
        }
        for party in Party::ALL
            .into_iter()
            .filter(|&party| winner.is_none_or(|it| it == party))
        {
            sheet.add_below(taken, party);
        }
        if let Some(winner) = winner {
            sheet.add_announcements(taken, winner);
        }
        if rules.score.against_points == AgainstPoints::Count {
            for party in Party::ALL {
                sheet.add_against(taken, party);
            }
        }
        if tally.soloist.is_none() {
            sheet.add_specials(rules, &tally.specials);
            let old = rules.score.gegen_die_alten == GegenDieAlten::Plain;
            if old && winner == Some(Party::Kontra) {
                sheet.add(ItemKind::GegenDieAlten, Party::Kontra, 1);
            }
        }
        Settlement {
            winner,
            soloist: tally.soloist,
            taken: *taken,
            thresholds,
            items: sheet.items,
            value_for_re: sheet.balance,
            points: points(tally, sheet.balance),
        }
    }
}

/// The points of each seat: the value for each of Re, its negative for each of
/// Kontra, and three times the value for who plays alone (SCORE-39, SCORE-40).
fn points(tally: &Tally, value_for_re: i8) -> BySeat<i16> {
    let value = i16::from(value_for_re);
    BySeat::from_fn(|seat| match (tally.parties.of(seat), tally.soloist) {
        (Some(Party::Re), Some(_)) => 3 * value,
        (Some(Party::Re), None) => value,
        (Some(Party::Kontra), _) => -value,
        (None, _) => 0,
    })
}

// Fills the unused places of a list.
const NO_ITEM: Item = Item {
    kind: ItemKind::Won,
    rule: Rule::Score1,
    party: Party::Re,
    points: 0,
    trick: None,
    seat: None,
};

/// The lines so far and what they come to for Re.
struct Sheet {
    items: List<Item, 32>,
    balance: i8,
}

impl Sheet {
    fn add(&mut self, kind: ItemKind, party: Party, points: u8) {
        self.push(Item {
            kind,
            rule: kind.rule(party),
            party,
            points,
            trick: None,
            seat: None,
        });
    }

    fn push(&mut self, item: Item) {
        // At most 1 + 4 + 2 + 8 + 4 + 8 + 1 lines, so each finds a place.
        if self.items.push(item) {
            let points = item.points as i8;
            self.balance += if item.party == Party::Re {
                points
            } else {
                -points
            };
        }
    }

    /// The marks that `party` held the other one below (SCORE-2 to SCORE-5).
    fn add_below(&mut self, taken: &Taken, party: Party) {
        let loser = party.opponent();
        for level in 1..=3 {
            if *taken.augen.get(loser) < mark(level) {
                self.add(ItemKind::Below(level), party, 1);
            }
        }
        if *taken.tricks.get(loser) == 0 {
            self.add(ItemKind::Below(4), party, 1);
        }
    }

    /// Everything announced, whoever announced it, goes to the winner (SCORE-14).
    fn add_announcements(&mut self, taken: &Taken, winner: Party) {
        for party in Party::ALL
            .into_iter()
            .filter(|&party| taken.standing.get(party).ansage)
        {
            self.add(ItemKind::Ansage(party), winner, 2);
        }
        for party in Party::ALL {
            for level in 1..=taken.standing.get(party).absage_level() {
                self.add(ItemKind::Absage(party, level), winner, 1);
            }
        }
    }

    /// 120 against keine 90, 90 against keine 60, and so on (SCORE-10, SCORE-11).
    /// Only a party whose opponent failed can get there (SCORE-15).
    fn add_against(&mut self, taken: &Taken, party: Party) {
        for level in 1..=taken.standing.get(party.opponent()).absage_level() {
            if *taken.augen.get(party) >= mark(level) + 30 {
                self.add(ItemKind::Against(level), party, 1);
            }
        }
    }

    fn add_specials(&mut self, rules: &RuleSet, specials: &Specials) {
        for special in specials
            .iter()
            .filter(|it| rules.score.special_points.contains(it.point))
        {
            self.push(Item {
                kind: ItemKind::Special(special.point),
                rule: special.point.rule(),
                party: special.party,
                points: 1,
                trick: special.trick,
                seat: special.seat,
            });
        }
    }
}

/// No special points at all.
pub const fn no_specials() -> Specials {
    List::new(NO_SPECIAL)
}

/// The special points that complete tricks brought, judged by the
/// final parties (WED-9), in the order of the tricks. `last_trick` is the number
/// of the last trick of a whole game.
pub(crate) fn specials_of(
    tricks: &[CompletedTrick],
    parties: &Parties,
    last_trick: usize,
) -> Specials {
    let mut specials = no_specials();
    for (i, trick) in tricks.iter().enumerate() {
        let mut add = |point| {
            if let Some(party) = parties.of(trick.winner) {
                specials.push(Special {
                    point,
                    party,
                    trick: u8::try_from(i + 1).ok(),
                    seat: Some(trick.winner),
                });
            }
        };
        for (seat, card) in trick.plays() {
            if card == Card::DA && !parties.together(seat, trick.winner) {
                add(SpecialPoint::Fuchs);
            }
        }
        if trick.augen >= 40 {
            add(SpecialPoint::Doppelkopf);
        }
        if i + 1 == last_trick && trick.winning_card() == Card::CJ {
            add(SpecialPoint::Karlchen);
        }
    }
    specials
}
