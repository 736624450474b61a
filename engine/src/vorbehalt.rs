//! [`Round`]: who says what before the first card, and what comes of it.
//!
//! The round is a fold over the words in the order in which they fall. It knows
//! two ways of speaking and lets them mix: the spoken dialogue ("Vorbehalt",
//! then the categories are asked round, then a name) and the short form, in
//! which every seat gives its final declaration at once. A Vorbehalt has a place
//! in the order of precedence, and for each seat the round keeps the places at
//! which it can still end. What the round leads to is settled exactly when no
//! word that is still missing can change it (VORB-9); then cards may change hands
//! in an Armut, and Schweine may be declared until the first card.

mod against;
mod auction;
mod dialogue;
mod exchange;
mod holding;
mod objections;
mod outcome;
mod pair;
mod pflichtsolo;
mod possible;
mod schweine;
mod settled;
mod stance;
mod vorfuehrung;

use crate::armut::Exchange;
use crate::card_set::CardSet;
use crate::contract::{Contract, Duty};
use crate::list::List;
use crate::options::{SoloConflict, SoloLead};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::verdict::{Evidence, Refusal};
use crate::word::{Category, Handed, Word, Words};

use against::Objection;
pub use dialogue::{Ask, Question};
pub use exchange::ArmutExchange;
pub use outcome::{Outcome, Redeal, RedealReason, Settled};
use pair::Pair;
pub use pflichtsolo::OpenPflichtsoli;
use stance::{HIGHEST, Offer, Places, Stance};

/// What the list asks of the players of this game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Context {
    /// The Pflichtsoli that each seat still owes (VORB-11).
    pub open_pflichtsoli: BySeat<OpenPflichtsoli>,
    /// The seat that must play its Pflichtsolo, or without an open one any solo, in this
    /// game, if one must (VORB-10).
    pub vorfuehrung: Option<Seat>,
}

/// The words so far, and what they leave open.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    context: Context,
    hands: BySeat<Option<CardSet>>,
    stances: BySeat<Stance>,
    last_speaker: Option<Seat>,
    /// The Schweine declared so far, in the order of the words.
    pairs: List<Pair, 4>,
    /// The exchanges of the one Armut that is handled, or of both.
    exchanges: [Exchange; 2],
    offer: Offer,
    /// The places of the known hands, without and with Schweine declared, once they were read.
    places: BySeat<Option<[Places; 2]>>,
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
            pairs: List::new(Pair::NONE),
            exchanges: [Exchange::default(); 2],
            offer: Offer::None,
            places: BySeat::new([None; 4]),
        }
    }

    /// The same round, which has read the known hands. It says the same with less work, if
    /// many words follow.
    #[must_use]
    pub fn with_hands_read(mut self, rules: &RuleSet) -> Round {
        self.places = BySeat::from_fn(|seat| {
            self.hands
                .get(seat)
                .is_some()
                .then(|| [false, true].map(|schweine| self.places_with(rules, seat, schweine)))
        });
        self
    }

    /// Whether `seat` has said whether it has a Vorbehalt.
    pub fn has_spoken(&self, seat: Seat) -> bool {
        *self.stances.get(seat) != Stance::Silent
    }

    /// Enters what `seat` says.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not say so; the round is then unchanged.
    pub fn say(&mut self, rules: &RuleSet, seat: Seat, word: Word) -> Result<(), Refusal> {
        self.try_enter(rules, seat, word)
            .map_err(|objection| self.refusal(rules, objection))
    }

    /// The refusal of an accepted word that a later one of another seat has made wrong. Its own
    /// seat has to say something else, and nothing comes of the round as it is (VORB-12).
    pub fn rejected(&self, rules: &RuleSet) -> Option<Refusal> {
        let wrong = self.wrong_gesund(rules)?;
        Some(self.refusal(rules, wrong))
    }

    /// What is at fault, with what could have been said.
    fn refusal(&self, rules: &RuleSet, objection: Objection) -> Refusal {
        let Objection {
            grounds,
            facts,
            seat,
            word,
        } = objection;
        let evidence = Evidence::Vorbehalt {
            seat,
            word,
            accepted: self.accepted(rules, seat),
            facts,
        };
        Refusal::all(grounds, evidence)
    }

    /// What `seat` may say now, with some argument. Whether it holds cards to push
    /// is not asked.
    pub fn accepted(&self, rules: &RuleSet, seat: Seat) -> Words {
        let may = |word| {
            let mut after = *self;
            after.try_enter(rules, seat, word).is_ok()
        };
        Word::all().fold(Words::default(), |words, word| {
            let accepted = match word {
                Word::Bid(_) => {
                    let auction = rules.solo_conflict == SoloConflict::Auction;
                    auction && (0..=HIGHEST).any(|bid| may(Word::Bid(bid)))
                }
                Word::Schweine(_) => rules.schweine.ranks().any(|rank| may(Word::Schweine(rank))),
                Word::Push(cards) => self.is_to_hand_over(rules, seat, Handed::Pushed(cards)),
                Word::Return(cards) => self.is_to_hand_over(rules, seat, Handed::Returned(cards)),
                Word::Gesund
                | Word::Vorbehalt
                | Word::Yes
                | Word::No
                | Word::Hochzeit(_)
                | Word::Solo(_)
                | Word::Pass
                | Word::Armut
                | Word::Throw
                | Word::Accept
                | Word::Refuse => may(word),
            };
            if accepted { words.with(word) } else { words }
        })
    }

    /// The contract, once it is settled whatever the others say (VORB-9).
    pub fn contract(&self, rules: &RuleSet) -> Option<Contract> {
        match self.outcome(rules)? {
            Outcome::Contract(settled) => Some(settled.contract),
            Outcome::Redeal(_) => None,
        }
    }

    /// The seat that must play a solo, if one must.
    pub const fn vorfuehrung(&self) -> Option<Seat> {
        self.context.vorfuehrung
    }

    /// The rule by which Vorbehalte are asked round and take precedence.
    pub fn precedence_rule(rules: &RuleSet) -> Rule {
        let has = |category| rules.vorbehalt_order.contains(&category);
        match (has(Category::Pflichtsolo), has(Category::Lustsolo)) {
            _ if has(Category::Armut) => Rule::Vorb7,
            (_, true) => Rule::Vorb3,
            (true, false) => Rule::Vorb6,
            (false, false) => Rule::Vorb5,
        }
    }

    /// Who leads the first trick of `contract` (LEAD-1, LEAD-2, STILL-4).
    pub fn lead(rules: &RuleSet, contract: Contract) -> Seat {
        match contract {
            Contract::Solo { seat, duty, .. } => match (rules.solo_lead, duty) {
                (SoloLead::AlwaysSoloist, _) | (SoloLead::PflichtOnly, Duty::Pflichtsolo) => seat,
                (SoloLead::Eldest, _) | (SoloLead::PflichtOnly, Duty::Lustsolo) => Seat::First,
            },
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. } => Seat::First,
        }
    }
}

#[cfg(test)]
mod tests;
