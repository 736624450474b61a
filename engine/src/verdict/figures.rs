//! What shows a refusal of an announcement or a claim to be right.

use crate::card::Card;
use crate::list::List;
use crate::options::Counter;
use crate::party::Party;

/// The figures behind a verdict on an announcement. What depends on the deal is absent
/// if the deals that fit differ in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AnnouncementEvidence {
    /// What the limits count.
    pub counts: Counter,
    /// The counter's value.
    pub counter: u8,
    /// The announcer's cards in hand.
    pub cards_in_hand: u8,
    /// By how much a Hochzeit moves the limits back.
    pub shift: u8,
    /// The announcer's party.
    pub party: Option<Party>,
    /// The lowest level that this party has not announced; of an announcement that is
    /// too late, the lowest that it would announce, whose time decides.
    pub lowest_missing: Option<u8>,
    /// The lowest level that the announcement would announce; it must be in time.
    pub lowest_level: Option<u8>,
    /// The largest counter value at which the announcement is in time, maybe as an
    /// Erwiderung. Absent, too, if it is not too late.
    pub limit: Option<u8>,
    /// The highest level of the other party; 0 if it has announced nothing.
    pub answered: Option<u8>,
}

impl AnnouncementEvidence {
    /// What is the same in the other case.
    pub(super) fn in_common(&self, other: &AnnouncementEvidence) -> AnnouncementEvidence {
        AnnouncementEvidence {
            party: self.party.filter(|_| self.party == other.party),
            lowest_missing: common(self.lowest_missing, other.lowest_missing),
            lowest_level: common(self.lowest_level, other.lowest_level),
            limit: common(self.limit, other.limit),
            answered: common(self.answered, other.answered),
            ..*self
        }
    }
}

fn common(one: Option<u8>, other: Option<u8>) -> Option<u8> {
    one.filter(|_| one == other)
}

/// How a claim to the rest fails.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Counterplay {
    /// Legal cards from the next one on, up to the end of a trick that the
    /// soloist loses; empty if the named order cannot be played at all, or if
    /// whoever asks may not know the cards.
    pub cards: List<Card, 48>,
    /// The number of that trick; 0 if there is no line.
    pub lost_trick: u8,
}

impl Counterplay {
    /// No line of play.
    pub const NONE: Counterplay = Counterplay {
        cards: List::new(Card::CA),
        lost_trick: 0,
    };
}
