//! [`Position`]: what is the case after a record, and what an action changes.

use doko_proto::v1;

use crate::answer::announcement::{AnnouncementWindow, StandingAnnouncement};
use crate::answer::armut::ArmutState;
use crate::answer::verdict::{ActionRef, RuleCitation};
use crate::answer::vorbehalt::{Ask, Contract, DeclaredPair, OpenRight, Redeal};
use crate::card::{Card, CardClass};
use crate::named::named;
use crate::options::View;
use crate::read::{
    FromMessage, Malformed, all, all_known, alternatives, by_seat, list, maybe, optional, present,
    required,
};
use crate::words::{Extra, HochzeitSelector, Party, Seat};

named! {
    /// How far a game is.
    open Phase of Phase {
        /// The contract is being found.
        Vorbehalte = Vorbehalte "vorbehalte",
        /// Cards of an Armut are being exchanged.
        Armut = Armut "armut",
        /// Cards are being played.
        Play = Play "play",
        /// The game is over.
        Over = Over "over",
        /// The cards are dealt again.
        Redeal = Redeal "redeal",
    }
}

named! {
    /// What makes a party known.
    open PartyProof of PartyProof {
        /// The seat's own cards.
        OwnHand = OwnHand "own_hand",
        /// A queen of clubs was played.
        ClubQueen = ClubQueen "club_queen",
        /// A solo was named.
        Solo = Solo "solo",
        /// A Hochzeit was declared.
        Hochzeit = Hochzeit "hochzeit",
        /// The Klärungsstich found the partner, or none.
        Klaerungsstich = Klaerungsstich "klaerungsstich",
        /// The Armut was accepted.
        Armut = Armut "armut",
        /// An announcement.
        Announcement = Announcement "announcement",
        /// Schweine that were an Ansage.
        Schweine = Schweine "schweine",
        /// Fehl on a trump lead.
        FehlOnTrump = FehlOnTrump "fehl_on_trump",
        /// The other parties are known.
        Elimination = Elimination "elimination",
        /// A Genscher.
        Genscher = Genscher "genscher",
    }
}

/// A trick of four cards.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CompletedTrick {
    /// Its number, 1 to 12.
    pub number: u32,
    /// Who led it.
    pub leader: Seat,
    /// Its cards in playing order.
    pub cards: Vec<Card>,
    /// Who won it.
    pub winner: Seat,
    /// Its Augen.
    pub augen: u32,
    /// The rule that made the winner, where one in particular did.
    pub decided_by: Vec<RuleCitation>,
}

impl CompletedTrick {
    /// The cards with who played them, in playing order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.leader
            .in_turn()
            .into_iter()
            .zip(self.cards.iter().copied())
    }
}

impl FromMessage for CompletedTrick {
    type Message = v1::CompletedTrick;

    fn from_message(message: v1::CompletedTrick) -> Result<CompletedTrick, Malformed> {
        Ok(CompletedTrick {
            number: message.number,
            leader: required(message.leader, "CompletedTrick.leader")?,
            cards: list(&message.cards, "CompletedTrick.cards")?,
            winner: required(message.winner, "CompletedTrick.winner")?,
            augen: message.augen,
            decided_by: all(message.decided_by)?,
        })
    }
}

/// The trick being played.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RunningTrick {
    /// Its number, 1 to 12.
    pub number: u32,
    /// Who leads it.
    pub leader: Seat,
    /// The cards on the table, none to three.
    pub cards: Vec<Card>,
    /// What it demands; `None` while no card lies.
    pub demanded: Option<CardClass>,
    /// Who would win it now; `None` while no card lies.
    pub best_seat: Option<Seat>,
    /// The Augen on the table.
    pub augen: u32,
}

impl FromMessage for RunningTrick {
    type Message = v1::RunningTrick;

    fn from_message(message: v1::RunningTrick) -> Result<RunningTrick, Malformed> {
        Ok(RunningTrick {
            number: message.number,
            leader: required(message.leader, "RunningTrick.leader")?,
            cards: list(&message.cards, "RunningTrick.cards")?,
            demanded: optional(message.demanded, "RunningTrick.demanded")?,
            best_seat: optional(message.best_seat, "RunningTrick.best_seat")?,
            augen: message.augen,
        })
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatState {
    /// Which one.
    pub seat: Seat,
    /// Its party, if it is fixed and may be known.
    pub party: Option<Party>,
    /// The seats that know its party for certain.
    pub party_known_to: Vec<Seat>,
    /// What made it known to all.
    pub party_proof: Option<PartyProof>,
    /// The action that made it known to all.
    pub party_proof_action: Option<ActionRef>,
    /// Its cards in hand.
    pub cards_in_hand: u32,
    /// Its cards on the table.
    pub cards_played: u32,
    /// The Augen in its tricks.
    pub augen: u32,
    /// Its tricks.
    pub tricks: u32,
    /// Its hand; empty if it is not known.
    pub hand: Vec<Card>,
    /// The cards it may play now; empty if it is not its turn.
    pub legal_cards: Vec<Card>,
    /// What it may announce now or later.
    pub announcements: Vec<AnnouncementWindow>,
    /// What else it may do now.
    pub other_rights: Vec<Extra>,
}

impl FromMessage for SeatState {
    type Message = v1::SeatState;

    fn from_message(message: v1::SeatState) -> Result<SeatState, Malformed> {
        Ok(SeatState {
            seat: required(message.seat, "SeatState.seat")?,
            party: optional(message.party, "SeatState.party")?,
            party_known_to: list(&message.party_known_to, "SeatState.party_known_to")?,
            party_proof: optional(message.party_proof, "SeatState.party_proof")?,
            party_proof_action: maybe(message.party_proof_action)?,
            cards_in_hand: message.cards_in_hand,
            cards_played: message.cards_played,
            augen: message.augen,
            tricks: message.tricks,
            hand: list(&message.hand, "SeatState.hand")?,
            legal_cards: list(&message.legal_cards, "SeatState.legal_cards")?,
            announcements: all_known(message.announcements)?,
            other_rights: alternatives(&message.other_rights, "SeatState.other_rights")?,
        })
    }
}

/// A declared Hochzeit.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HochzeitState {
    /// Who declared it.
    pub hochzeiter: Seat,
    /// Which trick finds the partner.
    pub selector: Option<HochzeitSelector>,
    /// The partner; `None` while the search goes on, and if it failed.
    pub partner: Option<Seat>,
    /// The number of the Klärungsstich; `None` while the search goes on.
    pub klaerungsstich: Option<u32>,
    /// By how much the limits of announcements are shifted.
    pub shift: u32,
}

impl FromMessage for HochzeitState {
    type Message = v1::HochzeitState;

    fn from_message(message: v1::HochzeitState) -> Result<HochzeitState, Malformed> {
        Ok(HochzeitState {
            hochzeiter: required(message.hochzeiter, "HochzeitState.hochzeiter")?,
            selector: optional(message.selector, "HochzeitState.selector")?,
            partner: optional(message.partner, "HochzeitState.partner")?,
            klaerungsstich: message.klaerungsstich,
            shift: message.shift,
        })
    }
}

/// Who may hold the unseen copies of a card.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnseenCard {
    /// The card.
    pub card: Card,
    /// How many copies are unseen.
    pub copies: u32,
    /// The seats that may hold one.
    pub possible_holders: Vec<Seat>,
}

impl FromMessage for UnseenCard {
    type Message = v1::UnseenCard;

    fn from_message(message: v1::UnseenCard) -> Result<UnseenCard, Malformed> {
        Ok(UnseenCard {
            card: required(message.card, "UnseenCard.card")?,
            copies: message.copies,
            possible_holders: list(&message.possible_holders, "UnseenCard.possible_holders")?,
        })
    }
}

/// What is the case after a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// How far the game is.
    pub phase: Phase,
    /// What is played; `None` while it is being found.
    pub contract: Option<Contract>,
    /// Why the cards are dealt again, if they are.
    pub redeal: Option<Redeal>,
    /// Who is asked what, while the contract is being found.
    pub needs_input: Vec<Ask>,
    /// What may be said without being asked.
    pub open_rights: Vec<OpenRight>,
    /// The trumps, highest first, each kind once.
    pub trump_order: Vec<Card>,
    /// The four seats in order.
    pub seats: [SeatState; 4],
    /// Whose turn it is to play.
    pub turn: Option<Seat>,
    /// The trick being played.
    pub trick: Option<RunningTrick>,
    /// The complete tricks.
    pub tricks: Vec<CompletedTrick>,
    /// The announcements that stand.
    pub announcements: Vec<StandingAnnouncement>,
    /// The Hochzeit, if one was declared.
    pub hochzeit: Option<HochzeitState>,
    /// The pairs that count, in the order of their declaration; the Schweine come first.
    pub schweine: Vec<DeclaredPair>,
    /// The cards that the view does not see.
    pub unseen: Vec<UnseenCard>,
    /// The Augen of Re so far; `None` while the parties are open.
    pub re_augen: Option<u32>,
    /// The Augen of Kontra so far; `None` while the parties are open.
    pub kontra_augen: Option<u32>,
    /// The Armuten whose cards are pushed, one or two.
    pub armuten: Vec<ArmutState>,
}

impl Position {
    /// The state of this seat.
    #[expect(clippy::indexing_slicing, reason = "a seat is below four")]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }
}

/// The position as one view sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewedPosition {
    /// Who sees it.
    pub view: View,
    /// The position; `None` if more deals fit than are looked at for one view, and if this view shows
    /// that the record is faulty.
    pub position: Option<Position>,
}

impl FromMessage for ViewedPosition {
    type Message = v1::ViewedPosition;

    fn from_message(message: v1::ViewedPosition) -> Result<ViewedPosition, Malformed> {
        let view = View::from_number(message.view);
        Ok(ViewedPosition {
            view: present(view, "ViewedPosition.view")?,
            position: maybe(message.position)?,
        })
    }
}

impl FromMessage for Position {
    type Message = v1::Position;

    fn from_message(message: v1::Position) -> Result<Position, Malformed> {
        Ok(Position {
            phase: required(message.phase, "Position.phase")?,
            contract: maybe(message.contract)?,
            redeal: maybe(message.redeal)?,
            needs_input: all(message.needs_input.unwrap_or_default().asks)?,
            open_rights: all_known(message.open_rights)?,
            trump_order: list(&message.trump_order, "Position.trump_order")?,
            seats: by_seat(all(message.seats)?, "Position.seats")?,
            turn: optional(message.turn, "Position.turn")?,
            trick: maybe(message.trick)?,
            tricks: all(message.tricks)?,
            announcements: all(message.announcements)?,
            hochzeit: maybe(message.hochzeit)?,
            schweine: all(message.schweine)?,
            unseen: all(message.unseen)?,
            re_augen: message.re_augen,
            kontra_augen: message.kontra_augen,
            armuten: all(message.armuten)?,
        })
    }
}

/// A party that became known.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PartyRevealed {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub party: Party,
    /// To whom.
    pub to_seats: Vec<Seat>,
    /// By what.
    pub proof: PartyProof,
}

impl FromMessage for PartyRevealed {
    type Message = v1::PartyRevealed;

    fn from_message(message: v1::PartyRevealed) -> Result<PartyRevealed, Malformed> {
        Ok(PartyRevealed {
            seat: required(message.seat, "PartyRevealed.seat")?,
            party: required(message.party, "PartyRevealed.party")?,
            to_seats: list(&message.to_seats, "PartyRevealed.to_seats")?,
            proof: required(message.proof, "PartyRevealed.proof")?,
        })
    }
}

/// What an action brings about.
#[derive(Clone, Debug, PartialEq)]
pub struct Effects {
    /// The trick it completes.
    pub trick_won: Option<CompletedTrick>,
    /// The parties that become known by it.
    pub revealed: Vec<PartyRevealed>,
    /// The Hochzeit, if the action clarifies it.
    pub hochzeit_clarified: Option<HochzeitState>,
    /// The announcement rights that it ends.
    pub closed: Vec<AnnouncementWindow>,
    /// The announcement rights that it opens.
    pub opened: Vec<AnnouncementWindow>,
    /// Announcements that the rules enter with it.
    pub entered: Vec<StandingAnnouncement>,
    /// How far the game is after it.
    pub phase: Phase,
    /// Who plays next.
    pub next_seat: Option<Seat>,
}

impl FromMessage for Effects {
    type Message = v1::Effects;

    fn from_message(message: v1::Effects) -> Result<Effects, Malformed> {
        Ok(Effects {
            trick_won: maybe(message.trick_won)?,
            revealed: all(message.revealed)?,
            hochzeit_clarified: maybe(message.hochzeit_clarified)?,
            closed: all_known(message.closed)?,
            opened: all_known(message.opened)?,
            entered: all(message.entered)?,
            phase: required(message.phase, "Effects.phase")?,
            next_seat: optional(message.next_seat, "Effects.next_seat")?,
        })
    }
}
