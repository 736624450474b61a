//! What of a [`Refusal`] is told to somebody who does not know every hand.

use super::{Evidence, Facts, Reason, Refusal};
use crate::card_set::CardSet;
use crate::seat::Seat;
use crate::verdict::Counterplay;
use crate::word::{Word, Words};

impl Refusal {
    /// The same refusal, with what is `known` of the cards in hand alone: those that a seat
    /// holds in any case, and its hand if that is known.
    pub fn as_seen(&self, known: impl Fn(Seat) -> (CardSet, Option<CardSet>)) -> Refusal {
        let mut seen = *self;
        match &mut seen.evidence {
            Evidence::Claim { counterplay, .. } => {
                if !Seat::ALL.into_iter().all(|seat| known(seat).1.is_some()) {
                    counterplay.cards = Counterplay::NONE.cards;
                }
            }
            Evidence::Card {
                seat: Some(seat),
                followers,
                legal,
                ..
            } => {
                let (least, hand) = known(*seat);
                *followers = followers.intersect(least);
                if hand.is_none() {
                    *legal = CardSet::EMPTY;
                    seen.keep_what_shows_without_a_hand();
                }
            }
            Evidence::Vorbehalt {
                seat,
                word,
                accepted,
                facts,
            } => {
                let (least, hand) = known(*seat);
                if hand.is_none() {
                    *accepted = accepted.of_any_hand();
                    // What is handed over and what is bid is no matter of the hand.
                    if word.handed_over().is_none() && !matches!(word, Word::Bid(_)) {
                        facts.cards = facts.cards.intersect(least);
                        facts.counted = None;
                    }
                    seen.keep_what_shows_without_a_hand();
                }
            }
            Evidence::Card { seat: None, .. }
            | Evidence::Announcement { .. }
            | Evidence::Settlement { .. }
            | Evidence::Schweine { .. }
            | Evidence::Genscher { .. }
            | Evidence::Complaint { .. } => (),
        }
        seen
    }

    /// The same refusal, which shows of the words that could have been said instead only those
    /// that `may_be_said` by the seat.
    pub fn instead_of_which(mut self, may_be_said: impl Fn(Seat, Word) -> bool) -> Refusal {
        if let Evidence::Vorbehalt { seat, accepted, .. } = &mut self.evidence {
            let said = accepted.iter().filter(|&word| may_be_said(*seat, word));
            *accepted = said.fold(Words::default(), Words::with);
        }
        self
    }

    /// The same refusal without the cards of an exchange that are at fault: nobody
    /// knows them where it is not known which ones went over.
    pub fn of_unknown_cards(&self) -> Refusal {
        let mut seen = *self;
        if let Evidence::Vorbehalt { word, facts, .. } = &mut seen.evidence
            && word.handed_over().is_some()
        {
            facts.cards = CardSet::EMPTY;
            facts.not_held = CardSet::EMPTY;
        }
        seen
    }

    /// Leaves out reasons that lie in a hand that is not known if another one suffices:
    /// before the contract is settled it is not asked then whether every hand gives them.
    fn keep_what_shows_without_a_hand(&mut self) {
        let before = matches!(self.evidence, Evidence::Vorbehalt { .. })
            || self
                .grounds
                .0
                .iter()
                .any(|it| it.reason == Reason::PlayBeforeContract);
        let suffices = self.grounds.filter(|reason| !reason.is_of_a_hand());
        if !before || suffices.is_empty() || suffices == self.grounds {
            return;
        }
        self.grounds = suffices;
        if let Evidence::Vorbehalt { facts, .. } = &mut self.evidence {
            *facts = Facts::default();
        }
    }
}

impl Reason {
    /// Whether it lies in what a hand holds beside the ♣Q.
    const fn is_of_a_hand(self) -> bool {
        matches!(
            self,
            Reason::TooManyTrumps
                | Reason::ThrowConditionNotMet
                | Reason::SchweineNeedBothDiamondAces
                | Reason::CardNotHeld
                | Reason::Revoke
        )
    }
}
