//! What speaks against Schweine that are declared.

use crate::card::{Card, Rank};
use crate::card_set::CardSet;
use crate::contract::{Contract, Solo};
use crate::options::SchweineMode;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::schweine::{DeclaredPair, admission_rule};
use crate::seat::Seat;
use crate::verdict::{Facts, Reason};
use crate::vorbehalt::Round;
use crate::vorbehalt::against::Objections;
use crate::vorbehalt::stance::{Declaration, Stance, place, throw_place};
use crate::word::Category;

impl Round {
    /// Why `contract` does not admit Schweine of `rank` that are declared when it
    /// stands: after an exchange, and in a Farbsolo of another suit than ♦. What is
    /// meant for the round is void instead (SCHW-7).
    fn not_admitted(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Option<Rule> {
        let contract = self.contract(rules)?;
        let counts = rules.schweine.count_in(contract, seat, Rank::Ace);
        let none = match contract {
            Contract::Armut { .. } => !counts,
            Contract::Solo {
                solo: Solo::Kreuz | Solo::Pik | Solo::Herz,
                ..
            } if self.is_over() && !self.may_mean_diamonds(rules, seat, rank) => {
                !counts || rules.card_of_pair(contract, rank).is_none()
            }
            Contract::Solo { .. }
            | Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. } => false,
        };
        none.then(|| admission_rule(contract))
    }

    /// What speaks against Schweine of `rank`.
    pub(in crate::vorbehalt) fn object_to_schweine(
        &self,
        rules: &RuleSet,
        seat: Seat,
        rank: Rank,
        objections: &mut Objections,
    ) {
        if matches!(rank, Rank::Queen | Rank::Jack) {
            objections.note(true, Reason::UnknownVorbehalt, Rule::Vorb12);
            return;
        }
        if let Some((reason, rule)) = self.has_none(rules, seat, rank) {
            objections.note(true, reason, rule);
            return;
        }
        let goes_over = rules.schweine.goes_over(rank);
        let card = self.card_of(rules, seat, rank);
        let has_both = if goes_over {
            self.holding(rules, seat).may_have_both(card)
        } else {
            self.may_have_now(rules, seat, card)
        };
        if !has_both {
            let hand = self.hands(rules).get(seat).unwrap_or_default();
            let facts = Facts {
                cards: hand.intersect(CardSet::both(card)),
                counted: u8::try_from(hand.count(card)).ok(),
                limit: Some(2),
                ..Facts::default()
            };
            objections.show(Reason::SchweineNeedBothDiamondAces, Rule::Schw1, facts);
        }
        let barred = !goes_over && self.is_poor(rules, seat);
        objections.note(barred, Reason::PoorPlayerMayNotDeclareSchweine, Rule::Arm10);
        let declared = DeclaredPair { seat, rank };
        let again = self.is_pair(declared, card) && !self.may_name(seat);
        objections.note(again, Reason::AlreadySpoken, Rule::Vorb1);
        if rank == Rank::Ace && card == Card::DA {
            self.object_to_more_trumps(rules, seat, objections);
        }
    }

    /// Why there are no Schweine of `rank` for `seat` now, whatever it holds.
    fn has_none(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Option<(Reason, Rule)> {
        let contract = self.contract(rules);
        let armut = contract.filter(|it| matches!(it, Contract::Armut { .. }));
        let poor = self.is_poor(rules, seat);
        let pushed = self.exchanges.iter().any(|it| it.pushed.is_some());
        let late = rules.schweine.goes_over(Rank::Ace) && pushed && self.has_spoken(seat);
        let mode = rules.schweine.mode_of(rank);
        if poor && armut.is_some() && mode != SchweineMode::Automatic {
            // After the exchange this comes before all other reasons.
            return Some((Reason::PoorPlayerMayNotDeclareSchweine, Rule::Arm10));
        }
        let missing = rules.schweine.is_off(rank);
        let rule = if missing {
            Some(Rule::Trump7)
        } else if mode != SchweineMode::Vorbehalt {
            Some(Rule::Schw2)
        } else if late {
            // Who keeps those of another one has not declared them, and nobody can any more.
            Some(Rule::Schw6)
        } else {
            self.not_admitted(rules, seat, rank).filter(|_| !poor)
        };
        rule.map(|rule| (Reason::SchweineNotAvailable, rule))
    }

    /// Declared ♦A count as trumps of an Armut, where others do not. What was named, or is one
    /// of the names at the place that was affirmed, has to be so with them.
    fn object_to_more_trumps(&self, rules: &RuleSet, seat: Seat, objections: &mut Objections) {
        let (armut, throw) = match *self.stances.get(seat) {
            Stance::Named { declaration, .. } => {
                let is = |it| declaration == it;
                (is(Declaration::Armut), is(Declaration::Throw))
            }
            Stance::Unnamed {
                affirmed: Some(at), ..
            } => {
                let armut = rules.armut.has_vorbehalt() && place(rules, Category::Armut) == at;
                let throw = !rules.throwing.conditions.is_empty() && throw_place(rules) == at;
                (armut, throw)
            }
            Stance::Silent | Stance::Gesund | Stance::Unnamed { affirmed: None, .. } => return,
        };
        let holding = self.holding(rules, seat);
        let stays =
            armut && rules.is_armut(holding, true) || throw && rules.is_thrown(holding, true);
        if armut && !stays {
            self.object_to_armut(rules, seat, true, objections);
        }
        if throw && !stays {
            self.object_to_throw(rules, seat, true, objections);
        }
    }
}
