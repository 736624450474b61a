//! What an implementation may do, in steps that have badges.

use std::fmt;

use doko_harness::{Question, Vector};
use serde::{Deserialize, Serialize};

/// One of the steps.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Which cards may be played, and who wins a trick.
    Play,
    /// Which announcements may be made, and what they include.
    Announcements,
    /// Who wins a game, and with how many points.
    Scoring,
    /// What is played, and by whom.
    Vorbehalte,
    /// What in a whole record is against the rules.
    Audit,
    /// The same where hands are not known or not to be seen.
    PartialKnowledge,
    /// How a list of games stands.
    Sessions,
    /// Whether a game may be shortened, and what follows from an offence.
    ClaimsAndPenalties,
    /// Which cards there are, in which order, and how they are dealt.
    Deals,
    /// Which options can stand together, and what the book has.
    RuleSets,
    /// All questions once more, many in one request.
    Batches,
}

impl Level {
    /// All of them, in the order in which an implementation is likely to grow.
    pub const ALL: [Level; 11] = [
        Level::Play,
        Level::Announcements,
        Level::Scoring,
        Level::Vorbehalte,
        Level::Audit,
        Level::PartialKnowledge,
        Level::Sessions,
        Level::ClaimsAndPenalties,
        Level::Deals,
        Level::RuleSets,
        Level::Batches,
    ];

    /// The name that profiles have for it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Play => "play",
            Level::Announcements => "announcements",
            Level::Scoring => "scoring",
            Level::Vorbehalte => "vorbehalte",
            Level::Audit => "audit",
            Level::PartialKnowledge => "partial_knowledge",
            Level::Sessions => "sessions",
            Level::ClaimsAndPenalties => "claims_and_penalties",
            Level::Deals => "deals",
            Level::RuleSets => "rule_sets",
            Level::Batches => "batches",
        }
    }

    /// The level that a vector belongs to.
    pub fn of(vector: &Vector) -> Level {
        Level::of_question(&vector.question)
    }

    /// The level that a question belongs to.
    pub(crate) fn of_question(question: &Question) -> Level {
        match question {
            Question::Deck(_) | Question::Packets(_) | Question::Deal(_) => return Level::Deals,
            Question::RuleSet(_) => return Level::RuleSets,
            Question::Session(_) => return Level::Sessions,
            Question::ScoreCounts(_) => return Level::Scoring,
            // What may be said needs the hands of others now and then only.
            Question::Vorbehalte(it) if it.record.view.is_none() => return Level::Vorbehalte,
            Question::Play(_)
            | Question::LegalCards(_)
            | Question::Trick(_)
            | Question::Hochzeit(_)
            | Question::Position(_)
            | Question::Vorbehalte(_)
            | Question::Word(_)
            | Question::Announce(_)
            | Question::ScoreGame(_)
            | Question::Claim(_)
            | Question::Offence(_)
            | Question::Audit(_) => (),
        }
        let record = question.record();
        let is_whole = record.is_none_or(|it| {
            it.view.is_none() && it.hands.len() == 4 && it.hands.iter().all(|it| !it.is_empty())
        });
        if !is_whole {
            return Level::PartialKnowledge;
        }
        match question {
            Question::Play(_)
            | Question::LegalCards(_)
            | Question::Trick(_)
            | Question::Hochzeit(_)
            | Question::Position(_) => Level::Play,
            Question::Word(it) if it.in_play => Level::Play,
            Question::Vorbehalte(_) | Question::Word(_) => Level::Vorbehalte,
            Question::Announce(_) => Level::Announcements,
            Question::ScoreCounts(_) | Question::ScoreGame(_) => Level::Scoring,
            Question::Claim(_) | Question::Offence(_) => Level::ClaimsAndPenalties,
            Question::Audit(_) => Level::Audit,
            Question::Deck(_) | Question::Packets(_) | Question::Deal(_) => Level::Deals,
            Question::Session(_) => Level::Sessions,
            Question::RuleSet(_) => Level::RuleSets,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
