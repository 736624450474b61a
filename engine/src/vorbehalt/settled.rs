//! What stands, whatever is still said.

use super::auction::Rank;
use super::stance::{Declaration, Places, SCHWEINE, Stance, category_at, place, throw_place};
use super::{Outcome, Redeal, RedealReason, Round, Settled};
use crate::armut::Step;
use crate::contract::Contract;
use crate::list::List;
use crate::options::{ArmutMode, SecondArmut, SilentHochzeit};
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::word::Category;

/// What the declarations lead to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Resolution {
    /// A contract with the bid of its soloist.
    Contract(Contract, u8),
    Redeal(Redeal),
    /// The Armut of a seat is handled, and that of another one after it.
    Armut(Seat, Option<Seat>),
}

/// How a seat can end at the place of the Armut (ARM-2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Poor {
    Armut,
    Throw,
}

impl Round {
    /// What the round leads to, once that is settled whatever the others say
    /// (VORB-9). It follows from what is known and said alone (VORB-13).
    pub fn outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        let settled = |contract, lead, bid, second_poor| {
            Outcome::Contract(Settled {
                contract,
                lead,
                bid,
                schweine: self.valid_pairs(rules, contract),
                second_poor,
            })
        };
        if let Some(forced) = self.context.vorfuehrung {
            let (contract, lead) = self.forced_contract(rules, forced)?;
            return Some(settled(contract, lead, 0, None));
        }
        match self.resolution(rules)? {
            Resolution::Redeal(redeal) => Some(Outcome::Redeal(redeal)),
            Resolution::Contract(contract, bid) => {
                let lead = Round::lead(rules, contract);
                Some(settled(contract, lead, bid, None))
            }
            Resolution::Armut(poor, second_poor) => match self.exchange_step(poor, second_poor) {
                Step::Refused(seat) => Some(Outcome::Redeal(Redeal {
                    reason: RedealReason::ArmutRefused,
                    seat,
                })),
                Step::Done => {
                    let [first, _] = self.exchanges;
                    let contract = Contract::Armut {
                        seat: poor,
                        acceptor: first.acceptor?,
                    };
                    if self.may_gain_schweine(rules, contract) {
                        return None;
                    }
                    let lead = Round::lead(rules, contract);
                    Some(settled(contract, lead, 0, second_poor))
                }
                Step::Push(_) | Step::Answer(_) | Step::Return(_) => None,
            },
        }
    }

    /// The poor player whose Armut is handled, and a second one, if any.
    pub(super) fn armut(&self, rules: &RuleSet) -> Option<(Seat, Option<Seat>)> {
        if self.context.vorfuehrung.is_some() {
            return None;
        }
        match self.resolution(rules)? {
            Resolution::Armut(poor, second) => Some((poor, second)),
            Resolution::Contract(..) | Resolution::Redeal(_) => None,
        }
    }

    /// What the declarations lead to, once no missing one can change it.
    pub(super) fn resolution(&self, rules: &RuleSet) -> Option<Resolution> {
        let resolution = self.without_schweine(rules)?;
        let is_open = match resolution {
            Resolution::Contract(contract, _) => {
                self.may_gain_schweine(rules, contract) || self.waits_for_schweine(rules, contract)
            }
            Resolution::Redeal(_) | Resolution::Armut(..) => false,
        };
        (!is_open).then_some(resolution)
    }

    /// Whether nothing ranks above a Vorbehalt that can only be Schweine, and it has to be
    /// named in this `contract`.
    fn waits_for_schweine(&self, rules: &RuleSet, contract: Contract) -> bool {
        let only_schweine = |(place, ..): Rank| place == SCHWEINE;
        self.may_name_schweine(rules, contract) && self.leading(rules).is_some_and(only_schweine)
    }

    /// The same, whoever may still declare Schweine, or name them.
    pub(super) fn without_schweine(&self, rules: &RuleSet) -> Option<Resolution> {
        if self.is_plainly_open(rules) {
            return None;
        }
        Some(match (self.owed_hochzeit(rules), self.leading(rules)) {
            (Some(hochzeit), _) => Resolution::Contract(hochzeit, 0),
            (None, None) => Resolution::Contract(self.nobody(), 0),
            (None, Some((place, ..))) if category_at(rules, place) == Some(Category::Armut) => {
                self.armuten(rules, place)?
            }
            (None, Some((place, .., seat))) => self.prevailing(rules, place, seat)?,
        })
    }

    /// Whether nothing can stand yet, as it is before the first word and after almost
    /// every one: nobody has a Vorbehalt so far, and who is still silent may have a solo.
    pub(crate) fn is_plainly_open(&self, rules: &RuleSet) -> bool {
        let mut silent = false;
        for (_, stance) in self.stances.iter() {
            match stance {
                Stance::Silent => silent = true,
                Stance::Gesund => (),
                Stance::Unnamed { .. } | Stance::Named { .. } => return false,
            }
        }
        silent && !rules.solos.is_empty()
    }

    /// The Hochzeit that one player must declare, where gesund is no answer for a
    /// holder of both ♣Q, nothing else can prevail, and nobody has to say how the
    /// partner is found (STILL-1).
    fn owed_hochzeit(&self, rules: &RuleSet) -> Option<Contract> {
        match rules.hochzeit.silent {
            SilentHochzeit::Allowed => return None,
            SilentHochzeit::Forbidden => (),
        }
        let mut selectors = rules.hochzeit.selectors.iter();
        let selector = selectors.next().filter(|_| selectors.next().is_none())?;
        let hochzeit = Places::only(place(rules, Category::Hochzeit));
        let seat = Seat::ALL
            .into_iter()
            .find(|&seat| self.must_hold_both_queens(seat))?;
        let nothing_else = Seat::ALL.into_iter().all(|other| {
            let due = if other == seat {
                hochzeit
            } else {
                Places::NONE
            };
            self.possible(rules, other).without(Places::only(SCHWEINE)) == due
        });
        nothing_else.then_some(Contract::Hochzeit { seat, selector })
    }

    /// What comes of the Vorbehalt of `seat`, which could rank highest, at `place`.
    fn prevailing(&self, rules: &RuleSet, place: u8, seat: Seat) -> Option<Resolution> {
        if place == SCHWEINE {
            return Some(Resolution::Contract(self.nobody(), 0));
        }
        if !self.is_certain(rules, seat, place) || self.may_take_back(seat) {
            return None;
        }
        let bid = self.winning_bid(rules, seat, place)?;
        Some(match self.only_declaration(rules, seat, place)? {
            Declaration::Throw => Resolution::Redeal(Redeal {
                reason: RedealReason::Thrown,
                seat,
            }),
            Declaration::Hochzeit(selector) => {
                Resolution::Contract(Contract::Hochzeit { seat, selector }, bid)
            }
            Declaration::Solo(solo) => {
                let duty = self.duty(rules, seat, solo);
                Resolution::Contract(Contract::Solo { seat, solo, duty }, bid)
            }
            Declaration::Armut => Resolution::Armut(seat, None),
        })
    }

    /// What comes of all that rank at the `place` of the Armut, if that is the same
    /// however they end (ARM-3, THROW-1).
    fn armuten(&self, rules: &RuleSet, place: u8) -> Option<Resolution> {
        let ends = BySeat::from_fn(|seat| self.ends_as_poor(rules, seat, place));
        let mut all = [0_usize; 4];
        let mut found: Option<Resolution> = None;
        loop {
            let poor = ends.map(|seat, ends| {
                let pick = all.get(seat as usize).copied().unwrap_or(0);
                ends.get(pick).copied().flatten()
            });
            let one = of_the_poor(rules, &poor)?;
            if found.is_some_and(|other| other != one) {
                return None;
            }
            found = Some(one);
            // The next combination, as one counts.
            let next = all.iter_mut().zip(Seat::ALL).find_map(|(pick, seat)| {
                let is_last = *pick + 1 == ends.get(seat).len();
                *pick = if is_last { 0 } else { *pick + 1 };
                (!is_last).then_some(())
            });
            if next.is_none() {
                return found;
            }
        }
    }

    /// How `seat` can end: with an Armut, with a throw of the same `place`, or
    /// (`None`) somewhere else. At least one.
    fn ends_as_poor(&self, rules: &RuleSet, seat: Seat, place: u8) -> List<Option<Poor>, 3> {
        let mut ends = List::new(None);
        if !self.possible(rules, seat).contains(place) {
            ends.push(None);
            return ends;
        }
        if !self.is_certain(rules, seat, place) || self.may_take_back(seat) {
            ends.push(None);
        }
        let named = match *self.stances.get(seat) {
            Stance::Named { declaration, .. } => Some(declaration),
            Stance::Silent | Stance::Gesund | Stance::Unnamed { .. } => None,
        };
        // What has its name was checked as far as the hand is known.
        let may = |declaration, held: bool| named.map_or(held, |named| named == declaration);
        if may(Declaration::Armut, self.may_be_armut(rules, seat)) {
            ends.push(Some(Poor::Armut));
        }
        let throws = throw_place(rules) == place;
        if throws && may(Declaration::Throw, self.may_throw(rules, seat)) {
            ends.push(Some(Poor::Throw));
        }
        // What was affirmed and no card allows any more, for what others have said of theirs.
        if ends.is_empty() {
            ends.push(None);
        }
        ends
    }

    /// The seat that could rank highest, with the rank it could have. Only one player
    /// can have a Hochzeit: where there is nothing beside it but soli, the other of two
    /// Vorbehalte is one and goes before it (VORB-4).
    pub(super) fn leading(&self, rules: &RuleSet) -> Option<Rank> {
        let ranks = Seat::ALL
            .into_iter()
            .filter_map(|seat| self.best(rules, seat));
        ranks.min()
    }

    /// What the Vorbehalt is that could rank highest as things stand, if there is one.
    pub fn leading_category(&self, rules: &RuleSet) -> Option<Category> {
        let (place, ..) = self.leading(rules)?;
        category_at(rules, place)
    }

    /// The only declaration with which `seat` can end at `place`, if there is just
    /// one.
    fn only_declaration(&self, rules: &RuleSet, seat: Seat, at: u8) -> Option<Declaration> {
        if let Stance::Named { declaration, .. } = *self.stances.get(seat) {
            return Some(declaration);
        }
        let hochzeiten = rules.hochzeit.selectors.iter().map(Declaration::Hochzeit);
        let soli = rules.solos.iter().map(Declaration::Solo);
        let mut all = hochzeiten
            .chain(soli)
            .chain([Declaration::Throw])
            .filter(|&it| self.place_of(rules, seat, it) == at);
        let only = all.next()?;
        all.next().is_none().then_some(only)
    }

    /// The contract if no Vorbehalt prevails (VORB-2, STILL-1).
    fn nobody(&self) -> Contract {
        let alone = Seat::ALL
            .into_iter()
            .find(|&seat| self.must_hold_both_queens(seat));
        alone.map_or(Contract::Normalspiel, |seat| Contract::StilleHochzeit {
            seat,
        })
    }
}

/// What comes of these Armuten and throws, if there is one.
fn of_the_poor(rules: &RuleSet, poor: &BySeat<Option<Poor>>) -> Option<Resolution> {
    let redeal = |reason, seat| Resolution::Redeal(Redeal { reason, seat });
    let mut all = poor
        .iter()
        .filter_map(|(seat, poor)| Some((seat, (*poor)?)));
    let (seat, first) = all.next()?;
    let second = all.next().filter(|_| rules.armut.has_vorbehalt());
    let alone = match (first, rules.armut.mode) {
        (Poor::Throw, _) => redeal(RedealReason::Thrown, seat),
        (Poor::Armut, ArmutMode::Redeal | ArmutMode::Off) => redeal(RedealReason::Armut, seat),
        (Poor::Armut, ArmutMode::Exchange) => Resolution::Armut(seat, None),
    };
    let Some((other, next)) = second else {
        return Some(alone);
    };
    let two = (first, next) == (Poor::Armut, Poor::Armut) && all.next().is_none();
    Some(match rules.armut.second {
        SecondArmut::FirstSeat => alone,
        SecondArmut::Both if two => match rules.armut.mode {
            ArmutMode::Exchange => Resolution::Armut(seat, Some(other)),
            ArmutMode::Redeal | ArmutMode::Off => alone,
        },
        SecondArmut::Both | SecondArmut::Redeal => redeal(RedealReason::TwoArmuten, seat),
    })
}
