//! What a vector asks.

mod kinds;

use serde::{Deserialize, Serialize};

pub use self::kinds::{
    Announce, Audit, Claim, Deal, Deck, EndedBy, Hochzeit, LegalCards, Offence, Packets, Play,
    RuleSet, ScoreCounts, ScoreGame, Trick, Vorbehalte,
};
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
