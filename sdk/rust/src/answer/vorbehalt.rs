//! [`VorbehaltOutcome`]: which contract what was said leads to.

use std::fmt;

use doko_proto::v1;

use crate::answer::announcement::StandingAnnouncement;
use crate::answer::input::MissingInput;
use crate::answer::verdict::{RecordFaulty, RuleCitation};
use crate::card::{Card, Rank};
use crate::named::{Numbered as _, named, number_or_zero};
use crate::read::{
    FromMessage, Malformed, all, alternatives, by_seat, is_new, list, optional, required,
};
use crate::words::{HochzeitSelector, Party, Seat, Solo, Word};

named! {
    /// What kind of game is played.
    open ContractKind of ContractKind {
        /// All said gesund; the holders of the queens of clubs play together.
        Normalspiel = Normalspiel "normalspiel",
        /// One seat holds both queens of clubs, undisclosed, and plays alone.
        StilleHochzeit = StilleHochzeit "stille_hochzeit",
        /// The declared holder of both queens of clubs looks for a partner.
        Hochzeit = Hochzeit "hochzeit",
        /// An announced solo.
        Solo = Solo "solo",
        /// The poor player and the acceptor play together.
        Armut = Armut "armut",
    }
}

named! {
    /// Whether an announced solo fulfils a duty.
    open SoloDuty of SoloDuty {
        /// A solo without duty.
        Lustsolo = Lustsolo "lustsolo",
        /// A Pflichtsolo.
        Pflichtsolo = Pflichtsolo "pflichtsolo",
    }
}

named! {
    /// Why the cards are dealt again.
    open RedealReason of RedealReason {
        /// Two or more Armuten stand and no solo.
        TwoArmuten = TwoArmuten "two_armuten",
        /// A hand was thrown in.
        Thrown = Thrown "thrown",
        /// Nobody accepted the Armut.
        ArmutRefused = ArmutRefused "armut_refused",
        /// One Armut stands, and the rule set deals again for it.
        Armut = Armut "armut",
    }
}

named! {
    /// What a seat is asked.
    open AskKind of AskKind {
        /// Gesund or Vorbehalt?
        Declaration = Declaration "declaration",
        /// Pflichtsolo?
        CategoryPflichtsolo = CategoryPflichtsolo "category_pflichtsolo",
        /// Lustsolo?
        CategoryLustsolo = CategoryLustsolo "category_lustsolo",
        /// Solo?
        CategorySolo = CategorySolo "category_solo",
        /// Armut?
        CategoryArmut = CategoryArmut "category_armut",
        /// Hochzeit?
        CategoryHochzeit = CategoryHochzeit "category_hochzeit",
        /// What is it called?
        Name = Name "name",
        /// Which solo, in a Vorführung?
        VorfuehrungSolo = VorfuehrungSolo "vorfuehrung_solo",
        /// How high?
        Bid = Bid "bid",
        /// Which cards are pushed?
        ArmutPush = ArmutPush "armut_push",
        /// Is the Armut accepted?
        ArmutAnswer = ArmutAnswer "armut_answer",
        /// Which cards are given back?
        ArmutReturn = ArmutReturn "armut_return",
        /// Is the hand thrown in?
        CategoryThrow = CategoryThrow "category_throw",
    }
}

named! {
    /// When a right ends that nobody is asked for.
    open OpenUntil of OpenUntil {
        /// When the next seat speaks.
        NextWord = NextWord "next_word",
        /// When several Vorbehalte are queried, or the first card lies.
        Questioning = Questioning "questioning",
        /// When the first card lies.
        FirstCard = FirstCard "first_card",
    }
}

/// What is played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Contract {
    /// The kind of game.
    pub kind: ContractKind,
    /// Who plays it; `None` in a Normalspiel.
    pub seat: Option<Seat>,
    /// The kind of solo, for an announced solo.
    pub solo: Option<Solo>,
    /// Whether it is a duty, for an announced solo.
    pub duty: Option<SoloDuty>,
    /// Which trick finds the partner, for a Hochzeit.
    pub selector: Option<HochzeitSelector>,
    /// Who accepted, for an Armut.
    pub acceptor: Option<Seat>,
    /// Who leads the first trick.
    pub lead: Seat,
}

impl Contract {
    pub(crate) fn to_message(self) -> v1::Contract {
        v1::Contract {
            kind: self.kind.number(),
            seat: number_or_zero(self.seat),
            solo: number_or_zero(self.solo),
            duty: number_or_zero(self.duty),
            selector: number_or_zero(self.selector),
            acceptor: number_or_zero(self.acceptor),
            lead: self.lead.number(),
        }
    }
}

impl FromMessage for Contract {
    type Message = v1::Contract;

    fn from_message(message: v1::Contract) -> Result<Contract, Malformed> {
        Ok(Contract {
            kind: required(message.kind, "Contract.kind")?,
            seat: optional(message.seat, "Contract.seat")?,
            solo: optional(message.solo, "Contract.solo")?,
            duty: optional(message.duty, "Contract.duty")?,
            selector: optional(message.selector, "Contract.selector")?,
            acceptor: optional(message.acceptor, "Contract.acceptor")?,
            lead: required(message.lead, "Contract.lead")?,
        })
    }
}

/// Such as `solo kreuz of seat 2 (lustsolo)`.
impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        if let Some(solo) = self.solo {
            write!(f, " {solo}")?;
        }
        if let Some(seat) = self.seat {
            write!(f, " of seat {seat}")?;
        }
        if let Some(duty) = self.duty {
            write!(f, " ({duty})")?;
        }
        Ok(())
    }
}

/// A pair that stands declared: Schweine, or what lies above them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DeclaredPair {
    /// Who holds it.
    pub seat: Seat,
    /// Its rank, the ace for Schweine.
    pub rank: Rank,
}

impl FromMessage for DeclaredPair {
    type Message = v1::DeclaredPair;

    fn from_message(message: v1::DeclaredPair) -> Result<DeclaredPair, Malformed> {
        Ok(DeclaredPair {
            seat: required(message.seat, "DeclaredPair.seat")?,
            rank: required(message.rank, "DeclaredPair.rank")?,
        })
    }
}

/// The contract is settled.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractSettled {
    /// What is played.
    pub contract: Contract,
    /// The parties of seats 1 to 4, as far as they are fixed.
    pub parties: [Option<Party>; 4],
    /// Announcements that the rules entered with the contract.
    pub forced: Vec<StandingAnnouncement>,
    /// The pairs that count, in rising order, starting with the Schweine.
    pub schweine: Vec<DeclaredPair>,
    /// The rules that decided.
    pub decided_by: Vec<RuleCitation>,
}

impl FromMessage for ContractSettled {
    type Message = v1::ContractSettled;

    fn from_message(message: v1::ContractSettled) -> Result<ContractSettled, Malformed> {
        let parties = message
            .parties
            .iter()
            .map(|&party| optional(party, "ContractSettled.parties"));
        let parties: Vec<Option<Party>> = parties.collect::<Result<_, _>>()?;
        Ok(ContractSettled {
            contract: Contract::from_message(message.contract.unwrap_or_default())?,
            parties: by_seat(parties, "ContractSettled.parties")?,
            forced: all(message.forced)?,
            schweine: all(message.schweine)?,
            decided_by: all(message.decided_by)?,
        })
    }
}

/// The cards are dealt again, by the same seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Redeal {
    /// Why.
    pub reason: RedealReason,
    /// Whose Vorbehalt led to it.
    pub seat: Option<Seat>,
    /// The rules that decided.
    pub decided_by: Vec<RuleCitation>,
}

impl FromMessage for Redeal {
    type Message = v1::Redeal;

    fn from_message(message: v1::Redeal) -> Result<Redeal, Malformed> {
        Ok(Redeal {
            reason: required(message.reason, "Redeal.reason")?,
            seat: optional(message.seat, "Redeal.seat")?,
            decided_by: all(message.decided_by)?,
        })
    }
}

/// One question to one seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: AskKind,
    /// Every word that this seat may answer.
    pub options: Vec<Word>,
    /// For a bid: the lowest that stays in the auction.
    pub least_bid: Option<u32>,
    /// For a bid: the highest of the rule set.
    pub greatest_bid: Option<u32>,
    /// For cards of an Armut: how many, if the view may know it.
    pub card_count: Option<u32>,
    /// The cards that must be among them.
    pub must_contain: Vec<Card>,
    /// The cards that may be among them, those of `must_contain` included. Any `card_count` of them with
    /// all of `must_contain` are legal.
    pub may_contain: Vec<Card>,
}

impl FromMessage for Ask {
    type Message = v1::Ask;

    fn from_message(message: v1::Ask) -> Result<Ask, Malformed> {
        Ok(Ask {
            seat: required(message.seat, "Ask.seat")?,
            question: required(message.question, "Ask.question")?,
            options: alternatives(&message.options, "Ask.options")?,
            least_bid: message.least_bid,
            greatest_bid: message.greatest_bid,
            card_count: message.card_count,
            must_contain: list(&message.must_contain, "Ask.must_contain")?,
            may_contain: list(&message.may_contain, "Ask.may_contain")?,
        })
    }
}

/// Something a seat may say without being asked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct OpenRight {
    /// Who may say it.
    pub seat: Seat,
    /// What.
    pub right: Word,
    /// When the right ends.
    pub open_until: OpenUntil,
}

impl FromMessage for OpenRight {
    type Message = v1::OpenRight;

    fn is_known(message: &v1::OpenRight) -> bool {
        !is_new::<Word>(message.right)
    }

    fn from_message(message: v1::OpenRight) -> Result<OpenRight, Malformed> {
        Ok(OpenRight {
            seat: required(message.seat, "OpenRight.seat")?,
            right: required(message.right, "OpenRight.right")?,
            open_until: required(message.open_until, "OpenRight.open_until")?,
        })
    }
}

/// Which contract what was said leads to, or what is missing.
#[derive(Clone, Debug, PartialEq)]
pub enum VorbehaltOutcome {
    /// The contract is settled: no word that is still missing can change it.
    Settled(ContractSettled),
    /// The cards are dealt again.
    Redeal(Redeal),
    /// Somebody has to speak. The first says who speaks next.
    NeedsInput(Vec<Ask>),
    /// Something that was said is not legal.
    RecordFaulty(RecordFaulty),
    /// This has to be known first: hands decide who is asked next, or more deals fit the record
    /// than are looked at for one question.
    Missing(MissingInput),
}
