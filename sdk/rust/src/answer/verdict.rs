//! [`Verdict`]: may this happen?

use std::fmt;

use doko_proto::v1;

use crate::answer::announcement::AnnouncementMode;
use crate::answer::evidence::Evidence;
use crate::card::{Card, CardClass};
use crate::named::named;
use crate::read::{FromMessage, Malformed, all, list, maybe, optional, present, required};
use crate::reason::Reason;
use crate::words::{Announcement, Party, Seat, Word};

/// By which rules and by which engine an answer was given. Equal questions get
/// equal answers from equal stamps.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct RuleSetStamp {
    /// The name of the rule set; empty where a question is about no single one.
    pub name: String,
    /// Its edition.
    pub edition: String,
    /// SHA-256 of the canonical text of its options.
    pub options_hash: String,
    /// The version of the engine.
    pub engine_version: String,
}

impl From<Option<v1::RuleSetStamp>> for RuleSetStamp {
    fn from(message: Option<v1::RuleSetStamp>) -> RuleSetStamp {
        let message = message.unwrap_or_default();
        RuleSetStamp {
            name: message.name,
            edition: message.edition,
            options_hash: message.options_hash,
            engine_version: message.engine_version,
        }
    }
}

named! {
    /// The part of a record that an action stands in.
    open ActionSection of ActionSection {
        /// The action that the question asks about; not part of the record.
        Asked = Asked "asked",
        /// What was said up to the contract.
        Said = Said "said",
        /// The cards.
        Plays = Plays "plays",
        /// Announcements and claims.
        Extras = Extras "extras",
        /// The exchanges of an Armut.
        Armut = Armut "armut",
    }
}

/// Points at one action.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ActionRef {
    /// Where it stands.
    pub section: ActionSection,
    /// Its index there; `None` for the action that was asked about.
    pub index: Option<usize>,
    /// Cards on the table before it.
    pub cards_played: u32,
    /// Whose action it is.
    pub seat: Option<Seat>,
}

impl FromMessage for ActionRef {
    type Message = v1::ActionRef;

    fn from_message(message: v1::ActionRef) -> Result<ActionRef, Malformed> {
        Ok(ActionRef {
            section: required(message.section, "ActionRef.section")?,
            index: message.index.map(|index| index as usize),
            cards_played: message.cards_played,
            seat: optional(message.seat, "ActionRef.seat")?,
        })
    }
}

impl fmt::Display for ActionRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index {
            None => write!(f, "{}", self.section),
            Some(index) => write!(f, "{}[{index}]", self.section),
        }
    }
}

/// One rule, and where it is written down.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleCitation {
    /// The id of the rule, such as `FOLLOW-2`.
    pub rule_id: String,
    /// The reason for a refusal; `None` where the rule is cited for something else.
    pub reason: Option<Reason>,
    /// The place in the rules, such as `TSR 5.2.2`.
    pub source: String,
    /// The edition of that source.
    pub edition: String,
    /// The option that decided; empty if none was involved.
    pub option_path: String,
    /// The rule applied to this case; empty without a language.
    pub text: String,
    /// What the text was filled with, in its order.
    pub arguments: Vec<TextArgument>,
}

/// What fills a gap of a text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TextArgument {
    /// The name of the gap, such as `seat_to_play`.
    pub name: String,
    /// What fills it.
    pub value: TextValue,
}

/// A value in a text.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum TextValue {
    /// A seat, or those of which the text says that it is one of them.
    Seats(Vec<Seat>),
    /// Cards: each kind once, or a line of play in order.
    Cards(Vec<Card>),
    /// A party.
    Party(Party),
    /// A class of cards.
    CardClass(CardClass),
    /// An announcement, or those of which any may be made; none for a bid of nothing.
    Announcements(Vec<Announcement>),
    /// A word, or those of which any may be said.
    Words(Vec<Word>),
    /// A number.
    Number(u32),
}

impl FromMessage for TextArgument {
    type Message = v1::TextArgument;

    fn from_message(message: v1::TextArgument) -> Result<TextArgument, Malformed> {
        let party = optional(message.party, "TextArgument.party")?;
        let class = optional(message.card_class, "TextArgument.card_class")?;
        let value = if let Some(number) = message.number {
            TextValue::Number(number)
        } else if let Some(party) = party {
            TextValue::Party(party)
        } else if let Some(class) = class {
            TextValue::CardClass(class)
        } else if !message.seats.is_empty() {
            TextValue::Seats(list(&message.seats, "TextArgument.seats")?)
        } else if !message.cards.is_empty() {
            TextValue::Cards(list(&message.cards, "TextArgument.cards")?)
        } else if !message.words.is_empty() {
            TextValue::Words(list(&message.words, "TextArgument.words")?)
        } else {
            let announcements = list(&message.announcements, "TextArgument.announcements")?;
            TextValue::Announcements(announcements)
        };
        Ok(TextArgument {
            name: message.name,
            value,
        })
    }
}

impl FromMessage for RuleCitation {
    type Message = v1::RuleCitation;

    fn from_message(message: v1::RuleCitation) -> Result<RuleCitation, Malformed> {
        Ok(RuleCitation {
            rule_id: message.rule_id,
            reason: optional(message.reason, "RuleCitation.reason")?,
            source: message.source,
            edition: message.edition,
            option_path: message.option_path,
            text: message.text,
            arguments: all(message.arguments)?,
        })
    }
}

/// An action is not legal, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// Every rule that it breaks, at least one; the first is the primary one.
    pub violations: Vec<RuleCitation>,
    /// Whether it depends on hands that are not known which of these rules it breaks;
    /// at least one in any case.
    pub depends_on_hands: bool,
    /// The action.
    pub action: Option<ActionRef>,
    /// What shows it.
    pub evidence: Option<Evidence>,
    /// The refusal in a sentence or two; empty without a language.
    pub text: String,
    /// The later card that proves it, if the hand was not known.
    pub proved_by: Option<ActionRef>,
}

impl Refusal {
    /// The primary reason.
    pub fn reason(&self) -> Option<Reason> {
        self.reasons().next()
    }

    /// All reasons, the primary one first.
    pub fn reasons(&self) -> impl Iterator<Item = Reason> {
        self.violations
            .iter()
            .filter_map(|violation| violation.reason)
    }

    /// The ids of the broken rules, in the order of the reasons.
    pub fn rule_ids(&self) -> impl Iterator<Item = &str> {
        self.violations
            .iter()
            .map(|violation| violation.rule_id.as_str())
    }

    /// The cards that would have been legal, where a card is refused.
    pub fn legal_cards(&self) -> &[Card] {
        match &self.evidence {
            Some(Evidence::Card(card)) => &card.legal_cards,
            Some(
                Evidence::Announcement(_)
                | Evidence::Vorbehalt(_)
                | Evidence::Claim(_)
                | Evidence::Penalty(_)
                | Evidence::Other,
            )
            | None => &[],
        }
    }

    /// The announcements that would have been legal, where one is refused.
    pub fn available_announcements(&self) -> &[Announcement] {
        match &self.evidence {
            Some(Evidence::Announcement(announcement)) => &announcement.available,
            Some(
                Evidence::Card(_)
                | Evidence::Vorbehalt(_)
                | Evidence::Claim(_)
                | Evidence::Penalty(_)
                | Evidence::Other,
            )
            | None => &[],
        }
    }

    /// The words that would have been legal, where one is refused.
    pub fn accepted_words(&self) -> &[Word] {
        match &self.evidence {
            Some(Evidence::Vorbehalt(vorbehalt)) => &vorbehalt.accepted_words,
            Some(
                Evidence::Card(_)
                | Evidence::Announcement(_)
                | Evidence::Claim(_)
                | Evidence::Penalty(_)
                | Evidence::Other,
            )
            | None => &[],
        }
    }
}

impl FromMessage for Refusal {
    type Message = v1::Refusal;

    fn from_message(message: v1::Refusal) -> Result<Refusal, Malformed> {
        Ok(Refusal {
            violations: all(message.violations)?,
            depends_on_hands: message.depends_on_hands,
            action: maybe(message.action)?,
            evidence: maybe(message.evidence)?,
            text: message.text,
            proved_by: maybe(message.proved_by)?,
        })
    }
}

/// The text, or without one the reasons with their sources.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.text.is_empty() {
            return f.write_str(&self.text);
        }
        for (i, violation) in self.violations.iter().enumerate() {
            let between = if self.depends_on_hands { " or " } else { ", " };
            let comma = if i == 0 { "" } else { between };
            let reason = violation.reason.map_or("refused", Reason::name);
            write!(
                f,
                "{comma}{reason} ({}, {})",
                violation.rule_id, violation.source
            )?;
        }
        Ok(())
    }
}

/// An action is legal.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Acceptance {
    /// For an announcement: the skipped levels that count as announced with it.
    pub includes: Vec<Announcement>,
    /// For an announcement: in what way it is made.
    pub mode: Option<AnnouncementMode>,
    /// The rules that allow it, where one in particular does.
    pub decided_by: Vec<RuleCitation>,
}

impl FromMessage for Acceptance {
    type Message = v1::Acceptance;

    fn from_message(message: v1::Acceptance) -> Result<Acceptance, Malformed> {
        Ok(Acceptance {
            includes: list(&message.includes, "Acceptance.includes")?,
            mode: optional(message.mode, "Acceptance.mode")?,
            decided_by: all(message.decided_by)?,
        })
    }
}

/// A complete deal that agrees with everything the record says, seat 1 first.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Witness {
    /// The cards that were dealt.
    pub hands: [Vec<Card>; 4],
}

impl FromMessage for Witness {
    type Message = v1::Witness;

    fn from_message(message: v1::Witness) -> Result<Witness, Malformed> {
        Ok(Witness {
            hands: [
                list(&message.hand_1, "Witness.hand_1")?,
                list(&message.hand_2, "Witness.hand_2")?,
                list(&message.hand_3, "Witness.hand_3")?,
                list(&message.hand_4, "Witness.hand_4")?,
            ],
        })
    }
}

/// What is known does not suffice.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Undecided {
    /// A deal with which the action is legal.
    pub accepted_with: Option<Witness>,
    /// A deal with which it is not.
    pub refused_with: Option<Witness>,
    /// The rules that it would break then; without texts, since nobody knows that deal.
    pub violations: Vec<RuleCitation>,
    /// How many deals were looked at, if there are more of them than the service
    /// goes through and all of those agreed.
    pub deals_tried: Option<u32>,
    /// Why it is open, in the language asked for.
    pub text: String,
}

impl FromMessage for Undecided {
    type Message = v1::Undecided;

    fn from_message(message: v1::Undecided) -> Result<Undecided, Malformed> {
        Ok(Undecided {
            accepted_with: maybe(message.accepted_with)?,
            refused_with: maybe(message.refused_with)?,
            violations: all(message.violations)?,
            deals_tried: message.deals_tried,
            text: message.text,
        })
    }
}

/// The record breaks the rules before the question is reached.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordFaulty {
    /// Its violations in the order of time, at least one.
    pub violations: Vec<Refusal>,
}

impl FromMessage for RecordFaulty {
    type Message = v1::RecordFaulty;

    fn from_message(message: v1::RecordFaulty) -> Result<RecordFaulty, Malformed> {
        Ok(RecordFaulty {
            violations: all(message.violations)?,
        })
    }
}

/// The answer to "may this happen next?". A refusal is an answer, never an error.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is legal.
    Accepted(Acceptance),
    /// It is not legal.
    Refused(Refusal),
    /// It cannot be said from what is known.
    Undecided(Undecided),
    /// The record itself is faulty, so the question has no answer.
    RecordFaulty(RecordFaulty),
}

impl Verdict {
    /// Whether it is legal.
    pub const fn is_accepted(&self) -> bool {
        matches!(self, Verdict::Accepted(_))
    }

    /// Why it is not legal, if it is not.
    pub const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Verdict::Refused(refusal) => Some(refusal),
            Verdict::Accepted(_) | Verdict::Undecided(_) | Verdict::RecordFaulty(_) => None,
        }
    }
}

impl FromMessage for Verdict {
    type Message = v1::Verdict;

    fn from_message(message: v1::Verdict) -> Result<Verdict, Malformed> {
        use v1::verdict::Outcome;

        Ok(match present(message.outcome, "Verdict.outcome")? {
            Outcome::Accepted(accepted) => Verdict::Accepted(FromMessage::from_message(accepted)?),
            Outcome::Refused(refused) => Verdict::Refused(FromMessage::from_message(refused)?),
            Outcome::Undecided(unknown) => Verdict::Undecided(FromMessage::from_message(unknown)?),
            Outcome::RecordFaulty(faulty) => {
                Verdict::RecordFaulty(FromMessage::from_message(faulty)?)
            }
        })
    }
}
