//! The answer to each kind of question.
//!
//! An expected answer and that of a judge are of one type. A field that an expected answer leaves
//! out is not compared. A judge fills in what it knows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How a play, an announcement or a claim is judged.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is allowed.
    Accepted,
    /// It is against the rules.
    Refused,
    /// The record before it already breaks the rules.
    RecordFaulty,
    /// What is known does not suffice: it is allowed in one deal that agrees
    /// with the record, and against the rules in another.
    Undecided,
}

/// To [`Question::Play`](crate::Question::Play).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PlayAnswer {
    /// Accepted or refused.
    pub verdict: Verdict,
    /// Why it is refused, the primary reason first; nothing if accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// The rule behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The kinds of card that the asked seat may play now, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<String>,
}

/// To [`Question::LegalCards`](crate::Question::LegalCards).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct LegalCardsAnswer {
    /// The kinds of card that may be played, each once, in any order.
    pub cards: String,
}

/// To [`Question::Trick`](crate::Question::Trick).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TrickAnswer {
    /// Who won it.
    pub winner: u8,
    /// The Augen in it.
    pub augen: u16,
}

/// How far the search for a partner is.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HochzeitState {
    /// The Klärungsstich is not complete yet.
    Pending,
    /// A partner was found.
    Partner,
    /// Nobody was found in time: one against three.
    Alone,
}

/// To [`Question::Hochzeit`](crate::Question::Hochzeit).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct HochzeitAnswer {
    /// How far the search is.
    pub state: HochzeitState,
    /// The partner, if one was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<u8>,
    /// The number of the Klärungsstich, from 1, once it is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trick: Option<u8>,
}

/// What the Vorbehalt round leads to.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum VorbehalteOutcome {
    /// The contract is fixed.
    Contract,
    /// Somebody has to say something first.
    NeedsInput,
    /// Something said is against the rules.
    #[default]
    Refused,
    /// The cards are dealt again.
    Redeal,
}

/// To [`Question::Vorbehalte`](crate::Question::Vorbehalte).
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct VorbehalteAnswer {
    /// Which of the groups of fields below is filled in.
    pub outcome: VorbehalteOutcome,
    /// Contract: `normalspiel`, `stille_hochzeit`, `hochzeit`, `armut` or `solo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Contract: who plays it; absent in a Normalspiel. Redeal: whose Vorbehalt
    /// led to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Contract: which solo (`karo`, `damen`, ...).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<String>,
    /// Contract: `pflichtsolo` or `lustsolo`, where the rule set knows both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<String>,
    /// Contract: who leads to the first trick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<u8>,
    /// Contract: which trick finds the partner of a Hochzeit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selector: Option<String>,
    /// Contract: who accepted the Armut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acceptor: Option<u8>,
    /// Contract: the parties of the seats 1 to 4, `re`, `kontra` or `open`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parties: Option<Vec<String>>,
    /// Contract: the announcements that the rules enter with it, each level by
    /// itself, in order: `"3 re"`, `"3 keine_90"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced: Option<Vec<String>>,
    /// Contract: the holder of declared Schweine, 0 if nobody is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schweine: Option<u8>,
    /// Contract: the pairs declared, in rising order: `A`, then `9`, `10` or `K`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairs: Option<Vec<String>>,
    /// Redeal: `two_armuten`, `thrown`, `armut_refused` or `armut`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redeal: Option<String>,
    /// Needs input: who is asked what, the next speaker first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Vec<Ask>>,
    /// Refused: why, the primary reason first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// Refused: the rule behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Refused: the index in `said` of what is refused, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

/// A question to a seat in the Vorbehalt round.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Ask {
    /// Who is asked.
    pub seat: u8,
    /// `declaration`, `category_pflichtsolo`, `category_lustsolo`,
    /// `category_solo`, `category_armut`, `category_hochzeit`, `name`, `bid`,
    /// `armut_push`, `armut_answer` or `armut_return`.
    pub question: String,
}

/// To [`Question::Announce`](crate::Question::Announce).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct AnnounceAnswer {
    /// Accepted or refused.
    pub verdict: Verdict,
    /// Accepted: whether it is good only as an Erwiderung.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_reply: Option<bool>,
    /// Accepted: the levels that were skipped and count as announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub includes: Option<Vec<String>>,
    /// Refused: why, the primary reason first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// Refused: the rule behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// One line of a settlement: rule, party that gets the points, points.
///
/// Lines of the same rule and party are added up before they are compared.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Item(
    /// The rule, such as `SCORE-1`.
    pub String,
    /// `re` or `kontra`.
    pub String,
    /// The points, counted for that party.
    pub i32,
);

/// To [`Question::ScoreCounts`](crate::Question::ScoreCounts) and [`Question::ScoreGame`](crate::Question::ScoreGame).
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ScoreAnswer {
    /// `re`, `kontra` or `nobody`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// What the game is worth for each player of the party that won (before a
    /// soloist's factor); seen from Re if nobody won. It may be negative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// The points of the seats 1 to 4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 4]>,
    /// The lines of the settlement, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<Item>>,
    /// The Augen of the Re party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re_augen: Option<u16>,
    /// The Augen of the Kontra party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kontra_augen: Option<u16>,
    /// Winner and Augen of each trick, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<Vec<(u8, u16)>>,
    /// The seats of the Re party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re_seats: Option<Vec<u8>>,
    /// Why there is no settlement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// The rule behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What has to be known before a game that an offence ended can be settled:
    /// `harms_soloist` or `hands`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs_input: Option<String>,
}

/// To [`Question::Deck`](crate::Question::Deck).
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DeckAnswer {
    /// The number of cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<u16>,
    /// The Augen of all cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub augen: Option<u16>,
    /// The Augen of the cards of each printed suit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub augen_per_suit: Option<BTreeMap<String, u16>>,
    /// The number of trumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trumps: Option<u16>,
    /// The number of Fehl cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fehl: Option<u16>,
    /// The number of Fehl cards of each suit that has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fehl_per_suit: Option<BTreeMap<String, u16>>,
    /// The Augen of all trumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub augen_in_trumps: Option<u16>,
    /// The kinds of trump, highest first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trump_order: Option<String>,
    /// The kinds of Fehl card of each suit that has any, highest first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fehl_order: Option<BTreeMap<String, String>>,
}

/// Whether hands can be a deal.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DealOutcome {
    /// They are the deck.
    Valid,
    /// They cannot have been dealt: the request is unreadable.
    Impossible,
}

/// To [`Question::Deal`](crate::Question::Deal).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DealAnswer {
    /// Valid or impossible.
    pub outcome: DealOutcome,
    /// What is wrong first of all, as a reason code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The hand it is found in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// To [`Question::Packets`](crate::Question::Packets).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PacketsAnswer {
    /// The sizes of the packets a player gets, in order.
    pub packets: Vec<u8>,
}

/// To [`Question::Claim`](crate::Question::Claim).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ClaimAnswer {
    /// Accepted or refused.
    pub verdict: Verdict,
    /// Why it is refused, the primary reason first; nothing if accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// The rule behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Not proven: the number of the trick that can be lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost_trick: Option<u8>,
    /// Accepted: the Augen of the Re party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re_augen: Option<u16>,
    /// Accepted: the tricks of the Re party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re_tricks: Option<u8>,
    /// Accepted: the points of the seats 1 to 4, as things stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 4]>,
}

/// What is said about an offence.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OffenceOutcome {
    /// A penalty follows, or none at all.
    Penalty,
    /// A referee has to judge something first.
    NeedsInput,
    /// The complaint is not heard.
    Refused,
    /// The record before the offence already breaks the rules.
    RecordFaulty,
}

/// To [`Question::Offence`](crate::Question::Offence).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OffenceAnswer {
    /// Which group of fields below is filled in.
    pub outcome: OffenceOutcome,
    /// Penalty: the class that applied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// Penalty: `goes_on`, `ends_not_played`, `ends_as_played` or `ends_settled`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<String>,
    /// Penalty: the penalty points of the seats 1 to 4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 4]>,
    /// Penalty: the settlement of a game that ends with one, for the seats 1 to 4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled: Option<[i32; 4]>,
    /// Needs input: `offence_class` or `harms_soloist`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    /// Refused: why, the primary reason first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// The rule that decided, or that is behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// To [`Question::RuleSet`](crate::Question::RuleSet).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RuleSetAnswer {
    /// Accepted, or refused because the options contradict each other.
    pub verdict: Verdict,
    /// Refused: the options that cannot stand together, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problems: Option<Vec<String>>,
}

/// To [`Question::Audit`](crate::Question::Audit).
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct AuditAnswer {
    /// What is against the rules, in order of time: `"extras 2 TOO_LATE"`, the
    /// list of the record, the index in it from 0 and the primary reason.
    pub violations: Vec<String>,
    /// The rule behind the first of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Revokes that a later card proves: `"plays 9 by 21"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revokes: Option<Vec<String>>,
    /// The points of the seats 1 to 4, if the game can be settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 4]>,
}
