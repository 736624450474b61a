//! What each kind of question has to know.

use serde::{Deserialize, Serialize};

use crate::{Options, Record};

/// See [`Question::Play`](crate::Question::Play).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Play {
    /// The game so far.
    pub record: Record,
    /// Who wants to play.
    pub seat: u8,
    /// The card.
    pub card: String,
}

/// See [`Question::LegalCards`](crate::Question::LegalCards).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct LegalCards {
    /// The game so far.
    pub record: Record,
    /// Whose turn it is.
    pub seat: u8,
}

/// See [`Question::Trick`](crate::Question::Trick).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Trick {
    /// The game at least up to the fourth card of the trick.
    pub record: Record,
    /// The number of the trick, from 1.
    pub trick: u8,
}

/// See [`Question::Hochzeit`](crate::Question::Hochzeit).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Hochzeit {
    /// The game so far, with a declared Hochzeit.
    pub record: Record,
}

/// See [`Question::Vorbehalte`](crate::Question::Vorbehalte).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Vorbehalte {
    /// What was said so far; the hands may be missing.
    pub record: Record,
}

/// See [`Question::Announce`](crate::Question::Announce).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Announce {
    /// The game so far.
    pub record: Record,
    /// Who wants to announce.
    pub seat: u8,
    /// `re`, `kontra`, `keine_90`, `keine_60`, `keine_30` or `schwarz`.
    pub say: String,
    /// For which party an Absage is made, `re` or `kontra`; not stated if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub party: Option<String>,
}

/// See [`Question::ScoreCounts`](crate::Question::ScoreCounts).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ScoreCounts {
    /// The rule set; filled in like [`Record::rule_set`].
    #[serde(default)]
    pub rule_set: String,
    /// What differs from it; nothing if absent.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// `normal` (two against two), `solo`, `stille_hochzeit` or
    /// `failed_hochzeit`.
    pub kind: String,
    /// Which solo, if it makes a difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<String>,
    /// The seats of the Re party.
    pub re: Vec<u8>,
    /// The Augen of the Re party.
    pub re_augen: u16,
    /// The tricks of the Re party.
    pub re_tricks: u8,
    /// The tricks of the Kontra party.
    pub kontra_tricks: u8,
    /// What was announced, in order: `"re"`, `"kontra"`, `"kontra as_reply"`,
    /// `"re keine_60"`. The first word is the party.
    #[serde(default)]
    pub announcements: Vec<String>,
    /// The special points `[what, party]`; what is `fuchs`, `doppelkopf`,
    /// `karlchen`, `karlchen_caught`, `fuchs_last`, `fuchs_caught_last`, `dulle`
    /// or `herzstich`, the party is the one that earns it.
    #[serde(default)]
    pub special: Vec<(String, String)>,
    /// What the game is multiplied by for Bock; 1 if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bock_factor: Option<u32>,
}

/// See [`Question::ScoreGame`](crate::Question::ScoreGame).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ScoreGame {
    /// The whole game.
    pub record: Record,
    /// The grave offence at the end of the record that ended it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_by: Option<EndedBy>,
}

/// A grave offence that ended a game.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct EndedBy {
    /// The seat that committed it.
    pub offender: u8,
    /// Whether it can harm the soloist, `yes` or `no`; not judged if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harms_soloist: Option<String>,
}

/// See [`Question::Deck`](crate::Question::Deck).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Deck {
    /// The rule set; filled in like [`Record::rule_set`].
    #[serde(default)]
    pub rule_set: String,
    /// What differs from it; nothing if absent.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// `normalspiel`, `stille_hochzeit`, `hochzeit`, `armut` or `solo`.
    pub contract: String,
    /// Which solo, if the contract is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<String>,
}

/// See [`Question::Deal`](crate::Question::Deal).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Deal {
    /// A record of which only the hands matter.
    pub record: Record,
}

/// See [`Question::Packets`](crate::Question::Packets).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Packets {
    /// The rule set; filled in like [`Record::rule_set`].
    #[serde(default)]
    pub rule_set: String,
    /// What differs from it; nothing if absent.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
}

/// See [`Question::Claim`](crate::Question::Claim).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Claim {
    /// The game up to the claim.
    pub record: Record,
    /// Who claims.
    pub seat: u8,
    /// `rest` or `surrender`.
    pub claim: String,
    /// The order of play named with the claim.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub order: String,
}

/// See [`Question::Offence`](crate::Question::Offence).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Offence {
    /// The game up to the complaint.
    pub record: Record,
    /// Who committed it.
    pub offender: u8,
    /// `revoke`, `out_of_turn`, `announcement`, `vorbehalt`, `claim` or `other`.
    pub kind: String,
    /// How grave it is (`irrelevant`, `minor`, `grave`, `unsporting`), if that was
    /// judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// Whether it can harm the soloist (`yes`, `no`), if that was judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harms_soloist: Option<String>,
    /// The order of play that was named before it, from its position on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub named_order: String,
    /// Who named that order, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_by: Option<u8>,
    /// How many cards were on the table before it.
    pub at: u8,
    /// Who complains.
    pub complainant: u8,
    /// How many cards were on the table when the complaint came.
    pub complained_at: u8,
}

/// See [`Question::RuleSet`](crate::Question::RuleSet).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RuleSet {
    /// The rule set; filled in like [`Record::rule_set`].
    #[serde(default)]
    pub rule_set: String,
    /// What differs from it; nothing if absent.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
}

/// See [`Question::Audit`](crate::Question::Audit).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Audit {
    /// The game, whole or up to any point.
    pub record: Record,
}
