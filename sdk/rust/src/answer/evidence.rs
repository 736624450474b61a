//! [`Evidence`]: what shows that a rule is broken.

use doko_proto::v1;

use crate::answer::announcement::{AnnCounter, StandingAnnouncement};
use crate::card::{Card, CardClass, Rank};
use crate::read::{FromMessage, Malformed, all, alternatives, list, optional};
use crate::words::{Announcement, Party, Seat, Word};

/// What shows that a rule is broken.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Evidence {
    /// For a card.
    Card(CardEvidence),
    /// For an announcement.
    Announcement(AnnouncementEvidence),
    /// For something said up to the contract.
    Vorbehalt(VorbehaltEvidence),
    /// For a claim.
    Claim(ClaimEvidence),
    /// For a complaint that is not heard.
    Penalty(PenaltyEvidence),
    /// Evidence of a kind that this version cannot read.
    Other,
}

impl FromMessage for Evidence {
    type Message = v1::Evidence;

    fn from_message(message: v1::Evidence) -> Result<Evidence, Malformed> {
        use v1::evidence::Evidence as Kind;

        Ok(match message.evidence {
            Some(Kind::Card(card)) => Evidence::Card(FromMessage::from_message(card)?),
            Some(Kind::Announcement(announcement)) => {
                Evidence::Announcement(FromMessage::from_message(announcement)?)
            }
            Some(Kind::Vorbehalt(vorbehalt)) => {
                Evidence::Vorbehalt(FromMessage::from_message(vorbehalt)?)
            }
            Some(Kind::Claim(claim)) => Evidence::Claim(FromMessage::from_message(claim)?),
            Some(Kind::Penalty(penalty)) => Evidence::Penalty(FromMessage::from_message(penalty)?),
            None => Evidence::Other,
        })
    }
}

/// The situation in which a card is refused.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CardEvidence {
    /// The card; `None` if a settlement was asked for too early.
    pub card: Option<Card>,
    /// Who was to play it.
    pub seat: Option<Seat>,
    /// Whose turn it is; `None` if it is nobody's.
    pub seat_to_play: Option<Seat>,
    /// The number of the trick, 1 to 12; `None` while the contract is open, and if the
    /// game ended before its first trick.
    pub trick: Option<u32>,
    /// Who leads it; `None` if there is no trick.
    pub trick_leader: Option<Seat>,
    /// Its cards on the table.
    pub trick_cards: Vec<Card>,
    /// The class that the first card demands.
    pub demanded: Option<CardClass>,
    /// The cards of that class in the seat's hand.
    pub held_of_demanded: Vec<Card>,
    /// The seat's hand before the action.
    pub hand: Vec<Card>,
    /// The cards that it could play instead; empty if it is not its turn.
    pub legal_cards: Vec<Card>,
    /// If the card is held no longer: the indices in
    /// [`Record::plays`](crate::Record::plays) where this seat played it.
    pub played_at: Vec<u32>,
    /// If a settlement was asked for too early: how many cards were still to be
    /// played.
    pub cards_missing: Option<u32>,
}

impl FromMessage for CardEvidence {
    type Message = v1::CardEvidence;

    fn from_message(message: v1::CardEvidence) -> Result<CardEvidence, Malformed> {
        Ok(CardEvidence {
            card: optional(message.card, "CardEvidence.card")?,
            seat: optional(message.seat, "CardEvidence.seat")?,
            seat_to_play: optional(message.seat_to_play, "CardEvidence.seat_to_play")?,
            trick: message.trick,
            trick_leader: optional(message.trick_leader, "CardEvidence.trick_leader")?,
            trick_cards: list(&message.trick_cards, "CardEvidence.trick_cards")?,
            demanded: optional(message.demanded, "CardEvidence.demanded")?,
            held_of_demanded: list(&message.held_of_demanded, "CardEvidence.held_of_demanded")?,
            hand: list(&message.hand, "CardEvidence.hand")?,
            legal_cards: list(&message.legal_cards, "CardEvidence.legal_cards")?,
            played_at: message.played_at,
            cards_missing: message.cards_missing,
        })
    }
}

/// The situation in which an announcement is refused.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct AnnouncementEvidence {
    /// What was to be announced.
    pub announcement: Option<Announcement>,
    /// Who was to announce it.
    pub seat: Option<Seat>,
    /// The seat's party; `None` if it is not fixed yet.
    pub party: Option<Party>,
    /// The seat's own cards on the table.
    pub cards_played: u32,
    /// The seat's cards in hand.
    pub cards_in_hand: u32,
    /// Tricks of which at least one card lies.
    pub tricks_started: u32,
    /// What the limits of this rule set count.
    pub counter_kind: Option<AnnCounter>,
    /// The largest value of that counter that is in time; `None` if time was not
    /// the question.
    pub counter_limit: Option<u32>,
    /// The fewest cards in hand to be in time.
    pub cards_in_hand_needed: Option<u32>,
    /// The lowest level that the party has not announced: its time decides.
    pub lowest_missing: Option<Announcement>,
    /// By how much a Hochzeit shifts the limits.
    pub hochzeit_shift: u32,
    /// The number of the Klärungsstich; `None` if there is none yet.
    pub klaerungsstich: Option<u32>,
    /// The announcements that stand.
    pub standing: Vec<StandingAnnouncement>,
    /// What the seat may announce now instead.
    pub available: Vec<Announcement>,
}

impl FromMessage for AnnouncementEvidence {
    type Message = v1::AnnouncementEvidence;

    fn from_message(message: v1::AnnouncementEvidence) -> Result<AnnouncementEvidence, Malformed> {
        Ok(AnnouncementEvidence {
            announcement: optional(message.announcement, "AnnouncementEvidence.announcement")?,
            seat: optional(message.seat, "AnnouncementEvidence.seat")?,
            party: optional(message.party, "AnnouncementEvidence.party")?,
            cards_played: message.cards_played,
            cards_in_hand: message.cards_in_hand,
            tricks_started: message.tricks_started,
            counter_kind: optional(message.counter_kind, "AnnouncementEvidence.counter_kind")?,
            counter_limit: message.counter_limit,
            cards_in_hand_needed: message.cards_in_hand_needed,
            lowest_missing: optional(
                message.lowest_missing,
                "AnnouncementEvidence.lowest_missing",
            )?,
            hochzeit_shift: message.hochzeit_shift,
            klaerungsstich: message.klaerungsstich,
            standing: all(message.standing)?,
            available: alternatives(&message.available, "AnnouncementEvidence.available")?,
        })
    }
}

/// The situation in which something said up to the contract is refused.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct VorbehaltEvidence {
    /// What was said.
    pub word: Option<Word>,
    /// Who said it.
    pub seat: Option<Seat>,
    /// The height of a `Bid`; `None` for every other word.
    pub bid: Option<u32>,
    /// The pair of `Schweine`, the ace for Schweine themselves; `None` for every other word.
    pub rank: Option<Rank>,
    /// What the seat could have said instead; empty if it was not to speak.
    pub accepted_words: Vec<Word>,
    /// Who was to speak; `None` if nobody.
    pub seat_to_speak: Option<Seat>,
    /// The cards concerned.
    pub cards: Vec<Card>,
    /// What was counted.
    pub counted: Option<u32>,
    /// What it had to be, or not to exceed.
    pub limit: Option<u32>,
    /// Those of the pushed or returned cards that the seat does not hold; also where `cards`
    /// are those that had to go over, or not to go back, instead.
    pub not_held: Vec<Card>,
}

impl FromMessage for VorbehaltEvidence {
    type Message = v1::VorbehaltEvidence;

    fn from_message(message: v1::VorbehaltEvidence) -> Result<VorbehaltEvidence, Malformed> {
        Ok(VorbehaltEvidence {
            word: optional(message.word, "VorbehaltEvidence.word")?,
            seat: optional(message.seat, "VorbehaltEvidence.seat")?,
            bid: message.bid,
            rank: optional(message.rank, "VorbehaltEvidence.rank")?,
            accepted_words: alternatives(
                &message.accepted_words,
                "VorbehaltEvidence.accepted_words",
            )?,
            seat_to_speak: optional(message.seat_to_speak, "VorbehaltEvidence.seat_to_speak")?,
            cards: list(&message.cards, "VorbehaltEvidence.cards")?,
            counted: message.counted,
            limit: message.limit,
            not_held: list(&message.not_held, "VorbehaltEvidence.not_held")?,
        })
    }
}

/// Why a claim is refused.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ClaimEvidence {
    /// Who claimed.
    pub seat: Option<Seat>,
    /// A line of play, starting with the next card, in which the claimant loses a
    /// trick: who plays what.
    pub line: Vec<(Seat, Card)>,
    /// The number of the trick that is lost in it; `None` if no line is given.
    pub lost_trick: Option<u32>,
    /// Cards of the named order that the claimant does not hold.
    pub not_held: Vec<Card>,
}

impl FromMessage for ClaimEvidence {
    type Message = v1::ClaimEvidence;

    fn from_message(message: v1::ClaimEvidence) -> Result<ClaimEvidence, Malformed> {
        let seats: Vec<Seat> = list(&message.line_seats, "ClaimEvidence.line_seats")?;
        let cards: Vec<Card> = list(&message.line, "ClaimEvidence.line")?;
        Ok(ClaimEvidence {
            seat: optional(message.seat, "ClaimEvidence.seat")?,
            line: seats.into_iter().zip(cards).collect(),
            lost_trick: message.lost_trick,
            not_held: list(&message.not_held, "ClaimEvidence.not_held")?,
        })
    }
}

/// Why a complaint is not heard.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PenaltyEvidence {
    /// Who is complained of.
    pub offender: Option<Seat>,
    /// Who complains.
    pub complainant: Option<Seat>,
    /// The seats that may complain.
    pub entitled: Vec<Seat>,
    /// Cards on the table until which the complaint had to come; `None` if time was
    /// not the question.
    pub last_cards_played: Option<u32>,
}

impl FromMessage for PenaltyEvidence {
    type Message = v1::PenaltyEvidence;

    fn from_message(message: v1::PenaltyEvidence) -> Result<PenaltyEvidence, Malformed> {
        Ok(PenaltyEvidence {
            offender: optional(message.offender, "PenaltyEvidence.offender")?,
            complainant: optional(message.complainant, "PenaltyEvidence.complainant")?,
            entitled: list(&message.entitled, "PenaltyEvidence.entitled")?,
            last_cards_played: message.last_cards_played,
        })
    }
}
