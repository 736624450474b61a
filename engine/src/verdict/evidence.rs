//! [`Evidence`]: what shows a refusal to be right.

use crate::card::{Card, Class, Rank};
use crate::card_set::CardSet;
use crate::list::List;
use crate::seat::Seat;
use crate::verdict::{AnnouncementEvidence, Counterplay};
use crate::word::{Announcement, Announcements, Word, Words};

/// The facts that show a refusal to be right, complete enough to word any text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Evidence {
    /// About something said in the Vorbehalt round.
    Vorbehalt {
        /// Who said it.
        seat: Seat,
        /// What was said.
        word: Word,
        /// What the seat may say instead.
        accepted: Words,
        /// The cards and numbers behind it.
        facts: Facts,
    },
    /// About a card.
    Card {
        /// Who played it; nobody if it is nobody's turn and none was named.
        seat: Option<Seat>,
        /// The card.
        card: Card,
        /// Whose turn it is, if anybody's.
        to_play: Option<Seat>,
        /// The class that must be followed.
        demanded: Option<Class>,
        /// The cards of that class that the seat holds.
        followers: CardSet,
        /// The cards that the seat may play instead; empty unless it is its turn.
        legal: CardSet,
    },
    /// About an announcement.
    Announcement {
        /// Who made it.
        seat: Seat,
        /// The announcement.
        announcement: Announcement,
        /// The figures behind the verdict, once the contract is known.
        figures: Option<AnnouncementEvidence>,
        /// What the seat may announce instead.
        available: Announcements,
    },
    /// About a settlement.
    Settlement {
        /// How many cards are still to be played.
        cards_missing: u8,
    },
    /// About Schweine that are declared after the contract is settled.
    Schweine {
        /// Who declared them.
        seat: Seat,
        /// The rank of the pair, the ace for Schweine themselves.
        rank: Rank,
        /// Whose turn it is, if anybody's.
        to_play: Option<Seat>,
    },
    /// About a Genscher.
    Genscher {
        /// Who named somebody.
        seat: Seat,
        /// Who was named.
        partner: Seat,
        /// Whose turn it is, if anybody's.
        to_play: Option<Seat>,
    },
    /// About a claim.
    Claim {
        /// Who claimed.
        seat: Seat,
        /// How the claim fails, if it was looked at and does.
        counterplay: Counterplay,
        /// The cards of the named order that the claimant does not hold.
        not_held: CardSet,
    },
    /// About a complaint.
    Complaint {
        /// Who is complained of.
        offender: Seat,
        /// Who complains.
        complainant: Seat,
        /// Who may complain.
        entitled: List<Seat, 4>,
        /// Up to how many cards on the table the complaint was in time, if it is
        /// too late.
        last_cards_played: Option<u8>,
    },
}

/// The cards and numbers behind the refusal of something said before the first card:
/// those of the first reason that has any.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Facts {
    /// The cards concerned: those of the required kind that are held, the trumps that
    /// are too many, the pushed or returned cards at fault.
    pub cards: CardSet,
    /// What was counted: trumps held, cards pushed or given back, the bid.
    pub counted: Option<u8>,
    /// What it had to be, or to keep to.
    pub limit: Option<u8>,
    /// Those of the pushed or returned cards that are not held, also where `cards` are
    /// those that had to go over, or not to go back, instead.
    pub not_held: CardSet,
}

impl Evidence {
    /// What both show about the same action.
    pub(super) fn in_common(&self, other: &Evidence) -> Evidence {
        let mut common = *self;
        common.keep_player_of(other);
        common.keep_choices_of(other);
        common.keep_facts_of(other);
        common.keep_turn_of(other);
        common
    }

    /// Keeps who would play a card for whoever's turn it is, and what lies in that hand, if
    /// it is the same seat in `other`.
    fn keep_player_of(&mut self, other: &Evidence) {
        if let Evidence::Card {
            seat: own,
            followers,
            legal,
            ..
        } = self
            && let Evidence::Card { seat, .. } = other
            && own != seat
        {
            *own = None;
            *followers = CardSet::EMPTY;
            *legal = CardSet::EMPTY;
        }
    }

    /// Keeps of what may be done instead what may be done with `other`, too.
    fn keep_choices_of(&mut self, other: &Evidence) {
        if let Evidence::Vorbehalt { accepted: own, .. } = self
            && let Evidence::Vorbehalt { accepted, .. } = other
        {
            *own = own.intersect(*accepted);
        }
        if let Evidence::Card { legal: own, .. } = self
            && let Evidence::Card { legal, .. } = other
        {
            *own = own.intersect(*legal);
        }
        if let Evidence::Announcement { available: own, .. } = self
            && let Evidence::Announcement { available, .. } = other
        {
            *own = own.intersect(*available);
        }
    }

    /// Keeps whose turn it is, and what is to be followed, if that is the same in `other`:
    /// where hands decide whether a contract stands, it can be nobody's.
    fn keep_turn_of(&mut self, other: &Evidence) {
        let (turn, class) = other.turn();
        if let Evidence::Card { demanded: own, .. } = self {
            *own = own.filter(|it| Some(*it) == class);
        }
        if let Evidence::Card { to_play: own, .. }
        | Evidence::Schweine { to_play: own, .. }
        | Evidence::Genscher { to_play: own, .. } = self
        {
            *own = own.filter(|it| Some(*it) == turn);
        }
    }

    /// Whose turn it is, and what is to be followed.
    const fn turn(&self) -> (Option<Seat>, Option<Class>) {
        match self {
            Evidence::Card {
                to_play, demanded, ..
            } => (*to_play, *demanded),
            Evidence::Schweine { to_play, .. } | Evidence::Genscher { to_play, .. } => {
                (*to_play, None)
            }
            Evidence::Vorbehalt { .. }
            | Evidence::Announcement { .. }
            | Evidence::Settlement { .. }
            | Evidence::Claim { .. }
            | Evidence::Complaint { .. } => (None, None),
        }
    }

    /// Keeps of what shows the refusal what is the same in `other`.
    fn keep_facts_of(&mut self, other: &Evidence) {
        match (self, other) {
            (Evidence::Vorbehalt { facts: own, .. }, Evidence::Vorbehalt { facts, .. }) => {
                *own = own.in_common(facts);
            }
            (Evidence::Card { followers: own, .. }, Evidence::Card { followers, .. }) => {
                *own = own.intersect(*followers);
            }
            (
                Evidence::Announcement { figures: own, .. },
                Evidence::Announcement { figures, .. },
            ) => {
                let both = own.zip(*figures);
                *own = both.map(|(own, other)| own.in_common(&other));
            }
            (
                Evidence::Claim {
                    counterplay: own_play,
                    not_held: own_cards,
                    ..
                },
                Evidence::Claim {
                    counterplay,
                    not_held,
                    ..
                },
            ) => {
                if own_play.cards != counterplay.cards {
                    own_play.cards = Counterplay::NONE.cards;
                }
                *own_cards = own_cards.intersect(*not_held);
            }
            // What is left is kept elsewhere or does not depend on the deal.
            (
                Evidence::Vorbehalt { .. }
                | Evidence::Card { .. }
                | Evidence::Announcement { .. }
                | Evidence::Claim { .. }
                | Evidence::Settlement { .. }
                | Evidence::Schweine { .. }
                | Evidence::Genscher { .. }
                | Evidence::Complaint { .. },
                _,
            ) => (),
        }
    }
}

impl Facts {
    /// What is the same in the other case.
    fn in_common(&self, other: &Facts) -> Facts {
        Facts {
            cards: self.cards.intersect(other.cards),
            counted: self.counted.filter(|_| self.counted == other.counted),
            limit: self.limit.filter(|_| self.limit == other.limit),
            not_held: self.not_held.intersect(other.not_held),
        }
    }
}
