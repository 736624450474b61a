//! [`Round`]: who says what before the first card, and which contract comes of it.
//!
//! The round is a fold over the words in the order in which they fall. It knows
//! two ways of speaking and lets them mix: the spoken dialogue ("Vorbehalt",
//! then the categories are asked round, then a name) and the short form, in
//! which every seat gives its final declaration at once. For each seat the round
//! keeps which categories it can still end in; the contract is settled exactly
//! when the seat that could rank highest can end in one declaration only
//! (VORB-9).

mod dialogue;
mod stance;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::{Contract, Duty, Selector, Solo, Solos};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::verdict::{Evidence, Refusal};
use crate::word::{Category, Word, Words};

pub use dialogue::{Ask, Question};
use stance::{Declaration, Places, Stance};

/// Who leads in an announced solo: option `solo.lead`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloLead {
    /// The eldest.
    Eldest,
    /// The soloist in a Pflichtsolo, else the eldest.
    PflichtOnly,
    /// The soloist.
    AlwaysSoloist,
}

/// Who plays if several players have a solo of the same rank: option `solo.conflict`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloConflict {
    /// The earlier seat (VORB-3, VORB-5).
    Seat,
    /// Who bids highest (AUC-1).
    Auction,
}

/// Whether who holds both ♣Q may say gesund: option `hochzeit.silent`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SilentHochzeit {
    /// He may, and plays alone (STILL-1).
    Allowed,
    /// He must declare the Hochzeit unless something else prevails.
    Forbidden,
}

/// What a matching trick means that the Hochzeiter wins himself: option
/// `hochzeit.own_trick_decides`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OwnTrick {
    /// Nothing, the search goes on.
    GoesOn,
    /// He plays alone (WED-7).
    Decides,
}

/// What the list asks of the players of this game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Context {
    /// Whether each seat still owes a Pflichtsolo (VORB-11).
    pub open_pflichtsolo: BySeat<bool>,
    /// The seat whose Pflichtsolo is vorgeführt in this game, if any (VORB-10).
    pub vorfuehrung: Option<Seat>,
}

/// The words so far, and what they leave open.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    context: Context,
    hands: BySeat<Option<CardSet>>,
    stances: BySeat<Stance>,
    last_speaker: Option<Seat>,
}

impl Round {
    /// A round in which nobody has spoken. A hand that is not known may hold
    /// every card that no known hand accounts for.
    pub fn new(context: Context, hands: BySeat<Option<CardSet>>) -> Round {
        Round {
            context,
            hands,
            stances: BySeat::new([Stance::Silent; 4]),
            last_speaker: None,
        }
    }

    /// Whether `seat` has said anything.
    pub fn has_spoken(&self, seat: Seat) -> bool {
        *self.stances.get(seat) != Stance::Silent
    }

    /// Enters what `seat` says.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not say so; the round is then unchanged.
    pub fn say(&mut self, rules: &RuleSet, seat: Seat, word: Word) -> Result<(), Refusal> {
        let grounds = self.objections(rules, seat, word);
        if !grounds.is_empty() {
            let accepted = self.accepted(rules, seat);
            return Err(Refusal::all(
                grounds,
                Evidence::Vorbehalt {
                    seat,
                    word,
                    accepted,
                },
            ));
        }
        let stance = self.stance_after(rules, seat, word);
        *self.stances.get_mut(seat) = stance;
        self.last_speaker = Some(seat);
        Ok(())
    }

    /// What `seat` may say now.
    pub fn accepted(&self, rules: &RuleSet, seat: Seat) -> Words {
        Word::all().fold(Words::default(), |words, word| {
            if self.objections(rules, seat, word).is_empty() {
                words.with(word)
            } else {
                words
            }
        })
    }

    /// The contract, once it is settled whatever the others say (VORB-9).
    pub fn contract(&self, rules: &RuleSet) -> Option<Contract> {
        if let Some(seat) = self.context.vorfuehrung {
            return match *self.stances.get(seat) {
                Stance::Named(Declaration::Solo(solo)) => Some(Contract::Solo {
                    seat,
                    solo,
                    duty: Duty::Pflichtsolo,
                }),
                Stance::Named(_) | Stance::Silent | Stance::Gesund | Stance::Unnamed { .. } => None,
            };
        }
        match self.leading(rules) {
            Some((_, seat)) => self
                .only_declaration(rules, seat)
                .map(|it| self.contract_of(rules, seat, it)),
            None => Some(self.nobody()),
        }
    }

    /// The seat whose Pflichtsolo is vorgeführt, if any.
    pub const fn vorfuehrung(&self) -> Option<Seat> {
        self.context.vorfuehrung
    }

    /// The rule by which Vorbehalte are asked round and take precedence.
    pub fn precedence_rule(rules: &RuleSet) -> Rule {
        match place(rules, Category::Pflichtsolo) {
            Some(_) => Rule::Vorb3,
            None => Rule::Vorb5,
        }
    }

    /// Who leads the first trick of `contract` (LEAD-1, LEAD-2).
    pub fn lead(rules: &RuleSet, contract: Contract) -> Seat {
        match (contract, rules.solo_lead) {
            (Contract::Solo { seat, .. }, SoloLead::AlwaysSoloist)
            | (
                Contract::Solo {
                    seat,
                    duty: Duty::Pflichtsolo,
                    ..
                },
                SoloLead::PflichtOnly,
            ) => seat,
            (
                Contract::Solo { .. }
                | Contract::Normalspiel
                | Contract::StilleHochzeit { .. }
                | Contract::Hochzeit { .. }
                | Contract::Armut { .. },
                SoloLead::Eldest | SoloLead::PflichtOnly | SoloLead::AlwaysSoloist,
            ) => Seat::First,
        }
    }

    /// The seat that could rank highest, with the place it could have; the
    /// earlier seat first within a place (VORB-3, VORB-5).
    fn leading(&self, rules: &RuleSet) -> Option<(u8, Seat)> {
        let mut best: Option<(u8, Seat)> = None;
        for seat in Seat::ALL {
            if let Some(place) = self.possible(rules, seat).first()
                && best.is_none_or(|(other, _)| place < other)
            {
                best = Some((place, seat));
            }
        }
        best
    }

    /// The places at which `seat` can still end, gesund aside.
    fn possible(&self, rules: &RuleSet, seat: Seat) -> Places {
        match *self.stances.get(seat) {
            Stance::Gesund => Places::NONE,
            Stance::Silent => self.any(rules, seat),
            Stance::Unnamed {
                affirmed: Some(place),
                ..
            } => Places::only(place),
            Stance::Unnamed {
                denied,
                affirmed: None,
            } => self.any(rules, seat).without(denied),
            Stance::Named(declaration) => {
                let word = match declaration {
                    Declaration::Hochzeit(selector) => Word::Hochzeit(selector),
                    Declaration::Solo(solo) => Word::Solo(solo),
                };
                self.place_of(rules, seat, word)
                    .map_or(Places::NONE, Places::only)
            }
        }
    }

    /// The places of all that `seat` can have.
    fn any(&self, rules: &RuleSet, seat: Seat) -> Places {
        let places = |word| {
            self.place_of(rules, seat, word)
                .map_or(Places::NONE, Places::only)
        };
        let mut any = Places::NONE;
        if rules.solos != Solos::of(&[]) {
            any = any.with(places(Word::Solo(Solo::Karo)));
        }
        if self.may_hold_both_queens(rules, seat) {
            any = any.with(places(Word::Hochzeit(Selector::Any)));
        }
        any
    }

    /// Where a solo or a Hochzeit of `seat` ranks. A seat with an open
    /// Pflichtsolo plays that one, whatever it calls it (VORB-11).
    fn place_of(&self, rules: &RuleSet, seat: Seat, word: Word) -> Option<u8> {
        let open = *self.context.open_pflichtsolo.get(seat);
        match word {
            Word::Hochzeit(_) => place(rules, Category::Hochzeit),
            Word::Solo(_) if open => {
                place(rules, Category::Pflichtsolo).or(place(rules, Category::Solo))
            }
            Word::Solo(_) => place(rules, Category::Lustsolo).or(place(rules, Category::Solo)),
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Bid
            | Word::Armut
            | Word::Throw
            | Word::Schweine => None,
        }
    }

    /// The only declaration in which `seat` can end, if there is just one.
    fn only_declaration(&self, rules: &RuleSet, seat: Seat) -> Option<Declaration> {
        match *self.stances.get(seat) {
            Stance::Silent | Stance::Gesund => None,
            Stance::Named(declaration) => Some(declaration),
            Stance::Unnamed { .. } => {
                let possible = self.possible(rules, seat);
                let mut all = rules.hochzeit.selectors.iter().map(Declaration::Hochzeit);
                let hochzeit = place(rules, Category::Hochzeit).map(Places::only) == Some(possible);
                let only = all.next().filter(|_| hochzeit)?;
                all.next().is_none().then_some(only)
            }
        }
    }

    fn contract_of(&self, rules: &RuleSet, seat: Seat, declaration: Declaration) -> Contract {
        match declaration {
            Declaration::Hochzeit(selector) => Contract::Hochzeit { seat, selector },
            Declaration::Solo(solo) => {
                let owed = self.place_of(rules, seat, Word::Solo(solo))
                    == place(rules, Category::Pflichtsolo);
                let open = *self.context.open_pflichtsolo.get(seat);
                let duty = if open && owed {
                    Duty::Pflichtsolo
                } else {
                    Duty::Lustsolo
                };
                Contract::Solo { seat, solo, duty }
            }
        }
    }

    /// The contract if everybody is gesund (VORB-2, STILL-1).
    fn nobody(&self) -> Contract {
        let alone = Seat::ALL
            .into_iter()
            .find(|&seat| self.must_hold_both_queens(seat));
        alone.map_or(Contract::Normalspiel, |seat| Contract::StilleHochzeit {
            seat,
        })
    }

    /// Whether `seat` holds both ♣Q: they lie in its hand, or in no other one.
    fn must_hold_both_queens(&self, seat: Seat) -> bool {
        match self.hands.get(seat) {
            Some(hand) => hand.count(Card::CQ) == 2,
            None => self
                .hands
                .iter()
                .filter(|&(other, _)| other != seat)
                .all(|(_, hand)| hand.is_some_and(|it| !it.contains(Card::CQ))),
        }
    }

    /// Whether `seat` holds both ♣Q, or could for all that is known.
    fn may_hold_both_queens(&self, rules: &RuleSet, seat: Seat) -> bool {
        let elsewhere = |other: Seat| {
            let hand = self.hands.get(other);
            hand.is_some_and(|hand| hand.contains(Card::CQ)) || self.claims_queens(rules, other)
        };
        match self.hands.get(seat) {
            Some(hand) => hand.count(Card::CQ) == 2,
            None => Seat::ALL
                .into_iter()
                .all(|other| other == seat || !elsewhere(other)),
        }
    }

    /// Whether `seat` has said so much that only a Hochzeit is left.
    fn claims_queens(&self, rules: &RuleSet, seat: Seat) -> bool {
        match *self.stances.get(seat) {
            Stance::Silent | Stance::Gesund => false,
            Stance::Named(declaration) => matches!(declaration, Declaration::Hochzeit(_)),
            Stance::Unnamed {
                affirmed: Some(affirmed),
                ..
            } => place(rules, Category::Hochzeit) == Some(affirmed),
            Stance::Unnamed {
                denied,
                affirmed: None,
            } => {
                let solo = self.place_of(rules, seat, Word::Solo(Solo::Karo));
                solo.is_none_or(|solo| denied.contains(solo))
            }
        }
    }

    /// Whether one hand that is not known may hold both ♣Q. Then nobody can say
    /// whether four times gesund is a Normalspiel or a stille Hochzeit.
    pub fn may_hide_both_queens(&self, rules: &RuleSet) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            self.hands.get(seat).is_none()
                && self.may_hold_both_queens(rules, seat)
                && !self.must_hold_both_queens(seat)
        })
    }
}

/// The place of `category` in the order of the rule set.
fn place(rules: &RuleSet, category: Category) -> Option<u8> {
    let found = rules
        .vorbehalt_order
        .iter()
        .position(|&it| it == category)?;
    u8::try_from(found).ok()
}
