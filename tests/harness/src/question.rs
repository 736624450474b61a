//! What a vector asks.

use serde::{Deserialize, Serialize};

use crate::{Options, PositionQuestion, Record, Session, Word};

/// A question to a [`Judge`](crate::Judge).
///
/// In JSON it is an object with one field, the kind: `{"play": {...}}`.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// May this seat play this card now?
    Play(Play),
    /// Which cards may this seat play now?
    LegalCards(LegalCards),
    /// Who won this trick, and how many Augen lie in it?
    Trick(Trick),
    /// Who is the partner in a Hochzeit?
    Hochzeit(Hochzeit),
    /// What is the case after this record?
    Position(PositionQuestion),
    /// What follows from what was said in the Vorbehalt round?
    Vorbehalte(Vorbehalte),
    /// May this seat say this word now, and what does it lead to?
    Word(Word),
    /// May this seat make this announcement now?
    Announce(Announce),
    /// How is a game settled of which only the counts are known?
    ScoreCounts(ScoreCounts),
    /// How is a finished game settled?
    ScoreGame(ScoreGame),
    /// Which cards are there, and which of them are trumps?
    Deck(Deck),
    /// Can these hands be a deal?
    Deal(Deal),
    /// In which packets are the cards dealt?
    Packets(Packets),
    /// May this seat shorten the game, and does the claim hold?
    Claim(Claim),
    /// What follows from an offence?
    Offence(Offence),
    /// How does a list of games stand, and what does the next game inherit?
    Session(Session),
    /// Can a rule set be played with these options?
    RuleSet(RuleSet),
    /// What in this record is against the rules?
    Audit(Audit),
}

impl Question {
    /// The kind as it stands in the files.
    pub fn kind(&self) -> &'static str {
        match self {
            Question::Play(_) => "play",
            Question::LegalCards(_) => "legal_cards",
            Question::Trick(_) => "trick",
            Question::Hochzeit(_) => "hochzeit",
            Question::Position(_) => "position",
            Question::Vorbehalte(_) => "vorbehalte",
            Question::Word(_) => "word",
            Question::Announce(_) => "announce",
            Question::ScoreCounts(_) => "score_counts",
            Question::ScoreGame(_) => "score_game",
            Question::Deck(_) => "deck",
            Question::Deal(_) => "deal",
            Question::Packets(_) => "packets",
            Question::Claim(_) => "claim",
            Question::Offence(_) => "offence",
            Question::Session(_) => "session",
            Question::RuleSet(_) => "rule_set",
            Question::Audit(_) => "audit",
        }
    }

    /// The record the question is about, if it is about one.
    pub fn record(&self) -> Option<&Record> {
        match self {
            Question::Play(it) => Some(&it.record),
            Question::LegalCards(it) => Some(&it.record),
            Question::Trick(it) => Some(&it.record),
            Question::Hochzeit(it) => Some(&it.record),
            Question::Position(it) => Some(&it.record),
            Question::Vorbehalte(it) => Some(&it.record),
            Question::Word(it) => Some(&it.record),
            Question::Announce(it) => Some(&it.record),
            Question::ScoreGame(it) => Some(&it.record),
            Question::Deal(it) => Some(&it.record),
            Question::Claim(it) => Some(&it.record),
            Question::Offence(it) => Some(&it.record),
            Question::Audit(it) => Some(&it.record),
            Question::RuleSet(_)
            | Question::ScoreCounts(_)
            | Question::Deck(_)
            | Question::Packets(_)
            | Question::Session(_) => None,
        }
    }

    /// The rule set the question is asked under.
    pub fn rule_set(&self) -> &str {
        match self {
            Question::Play(it) => &it.record.rule_set,
            Question::LegalCards(it) => &it.record.rule_set,
            Question::Trick(it) => &it.record.rule_set,
            Question::Hochzeit(it) => &it.record.rule_set,
            Question::Position(it) => &it.record.rule_set,
            Question::Vorbehalte(it) => &it.record.rule_set,
            Question::Word(it) => &it.record.rule_set,
            Question::Announce(it) => &it.record.rule_set,
            Question::ScoreGame(it) => &it.record.rule_set,
            Question::Deal(it) => &it.record.rule_set,
            Question::ScoreCounts(it) => &it.rule_set,
            Question::Deck(it) => &it.rule_set,
            Question::Packets(it) => &it.rule_set,
            Question::Claim(it) => &it.record.rule_set,
            Question::Offence(it) => &it.record.rule_set,
            Question::Session(it) => &it.rule_set,
            Question::RuleSet(it) => &it.rule_set,
            Question::Audit(it) => &it.record.rule_set,
        }
    }

    /// What differs from that rule set.
    pub fn options(&self) -> &Options {
        match self {
            Question::Play(it) => &it.record.options,
            Question::LegalCards(it) => &it.record.options,
            Question::Trick(it) => &it.record.options,
            Question::Hochzeit(it) => &it.record.options,
            Question::Position(it) => &it.record.options,
            Question::Vorbehalte(it) => &it.record.options,
            Question::Word(it) => &it.record.options,
            Question::Announce(it) => &it.record.options,
            Question::ScoreGame(it) => &it.record.options,
            Question::Deal(it) => &it.record.options,
            Question::ScoreCounts(it) => &it.options,
            Question::Deck(it) => &it.options,
            Question::Packets(it) => &it.options,
            Question::Claim(it) => &it.record.options,
            Question::Offence(it) => &it.record.options,
            Question::Session(it) => &it.options,
            Question::RuleSet(it) => &it.options,
            Question::Audit(it) => &it.record.options,
        }
    }

    /// The same question under another rule set.
    #[must_use]
    pub fn under(mut self, rule_set: &str) -> Question {
        let place = match &mut self {
            Question::Play(it) => &mut it.record.rule_set,
            Question::LegalCards(it) => &mut it.record.rule_set,
            Question::Trick(it) => &mut it.record.rule_set,
            Question::Hochzeit(it) => &mut it.record.rule_set,
            Question::Position(it) => &mut it.record.rule_set,
            Question::Vorbehalte(it) => &mut it.record.rule_set,
            Question::Word(it) => &mut it.record.rule_set,
            Question::Announce(it) => &mut it.record.rule_set,
            Question::ScoreGame(it) => &mut it.record.rule_set,
            Question::Deal(it) => &mut it.record.rule_set,
            Question::ScoreCounts(it) => &mut it.rule_set,
            Question::Deck(it) => &mut it.rule_set,
            Question::Packets(it) => &mut it.rule_set,
            Question::Claim(it) => &mut it.record.rule_set,
            Question::Offence(it) => &mut it.record.rule_set,
            Question::RuleSet(it) => &mut it.rule_set,
            Question::Audit(it) => &mut it.record.rule_set,
            Question::Session(it) => {
                it.set_rule_set(rule_set);
                return self;
            }
        };
        rule_set.clone_into(place);
        self
    }
}

/// See [`Question::Play`].
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

/// See [`Question::LegalCards`].
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct LegalCards {
    /// The game so far.
    pub record: Record,
    /// Whose turn it is.
    pub seat: u8,
}

/// See [`Question::Trick`].
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Trick {
    /// The game at least up to the fourth card of the trick.
    pub record: Record,
    /// The number of the trick, from 1.
    pub trick: u8,
}

/// See [`Question::Hochzeit`].
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Hochzeit {
    /// The game so far, with a declared Hochzeit.
    pub record: Record,
}

/// See [`Question::Vorbehalte`].
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Vorbehalte {
    /// What was said so far; the hands may be missing.
    pub record: Record,
}

/// See [`Question::Announce`].
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

/// See [`Question::ScoreCounts`].
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

/// See [`Question::ScoreGame`].
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

/// See [`Question::Deck`].
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

/// See [`Question::Deal`].
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Deal {
    /// A record of which only the hands matter.
    pub record: Record,
}

/// See [`Question::Packets`].
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

/// See [`Question::Claim`].
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

/// See [`Question::Offence`].
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

/// See [`Question::RuleSet`].
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

/// See [`Question::Audit`].
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Audit {
    /// The game, whole or up to any point.
    pub record: Record,
}
