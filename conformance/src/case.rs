//! [`Case`]: something to ask under one rule set, and what is expected.

use doko_harness::{Answer, Options, Question, Vector};

use crate::call::Call;
use crate::level::Level;
use crate::method::Method;

/// Something to ask under one rule set, and what is expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The file it stands in, such as `follow/solo.json`.
    pub suite: String,
    /// What it is called, as a vector is.
    pub id: String,
    /// What is shown, as a short slug.
    pub name: String,
    /// Why the answer is what it is, in one sentence.
    pub why: String,
    /// What the answer rests on.
    pub source: String,
    /// The ids of the rules that an implementation breaks if it answers otherwise.
    pub rules: Vec<String>,
    /// The rule set it is asked under.
    pub rule_set: String,
    /// What differs from that rule set.
    pub options: Options,
    /// Where it belongs.
    pub level: Level,
    /// What is asked, and expected.
    pub asked: Asked,
}

impl Case {
    /// A case of what a vector of a file asks.
    pub(crate) fn of(suite: &str, vector: Vector) -> Case {
        Case {
            suite: suite.to_owned(),
            id: vector.id.clone(),
            name: vector.name.clone(),
            why: vector.why.clone(),
            source: vector.source.clone(),
            rules: vector.rules.clone(),
            rule_set: vector.question.rule_set().to_owned(),
            options: vector.question.options().clone(),
            level: Level::of(&vector),
            asked: Asked::Vector(Box::new(vector)),
        }
    }

    /// The id with the rule set, such as `C-01/a (ddv-tsr)`: unique over all cases.
    pub fn label(&self) -> String {
        format!("{} ({})", self.id, self.rule_set)
    }

    /// The methods that it asks.
    pub fn methods(&self) -> Vec<Method> {
        self.asked.methods()
    }

    /// Whether a pattern with `*` and `?` means it, by its id or by its label; `H-09` means
    /// `H-09/a`, too, and `H-09 (vln)` means `H-09/a (vln)`.
    pub fn is_meant_by(&self, pattern: &str) -> bool {
        let pattern = wildmatch::WildMatch::new(pattern);
        let case = self.id.split_once('/').map_or(&*self.id, |(case, _)| case);
        let of_case = format!("{case} ({})", self.rule_set);
        [&*self.id, &self.label(), case, &of_case]
            .into_iter()
            .any(|text| pattern.matches(text))
    }

    /// Whether a pattern with `*` and `?` means its file; `follow` means all files in that
    /// folder, and `follow/solo` does without the ending.
    pub fn is_in(&self, pattern: &str) -> bool {
        let pattern = wildmatch::WildMatch::new(pattern);
        let file = self.suite.strip_suffix(".json").unwrap_or(&self.suite);
        let folder = self
            .suite
            .split_once('/')
            .map_or(file, |(folder, _)| folder);
        [self.suite.as_str(), file, folder]
            .into_iter()
            .any(|text| pattern.matches(text))
    }
}

/// What a case puts to an implementation, and expects.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// The question of a vector.
    Vector(Box<Vector>),
    /// Many of them in one request.
    Batch(Batch),
    /// A request to a method that no question of a vector is about.
    Call(Call),
}

impl Asked {
    /// The vector, if it is the question of one.
    pub fn vector(&self) -> Option<&Vector> {
        match self {
            Asked::Vector(vector) => Some(vector),
            Asked::Batch(_) | Asked::Call(_) => None,
        }
    }

    /// The methods that are asked.
    pub(crate) fn methods(&self) -> Vec<Method> {
        match self {
            Asked::Vector(vector) => methods(&vector.question, &vector.answer),
            Asked::Batch(_) => vec![Method::EvaluateBatch],
            Asked::Call(call) => vec![call.method],
        }
    }
}

/// Questions of vectors that are asked in one request, each of which is one question of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// The cases that ask them one by one.
    pub cases: Vec<Case>,
}

/// The methods that a question asks, if this answer is compared.
pub(crate) fn methods(question: &Question, answer: &Answer) -> Vec<Method> {
    let mut methods = vec![match question {
        Question::Play(_) => Method::ValidateMove,
        Question::LegalCards(_)
        | Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Position(_)
        | Question::Deal(_) => Method::InspectGame,
        Question::Vorbehalte(_) => Method::ResolveVorbehalte,
        Question::Word(_) => Method::CheckWord,
        Question::Announce(_) => Method::CheckAnnouncement,
        Question::ScoreCounts(_) | Question::ScoreGame(_) => Method::ScoreGame,
        Question::Deck(_) => Method::GetRuleSet,
        Question::Packets(_) | Question::RuleSet(_) => Method::CheckRuleSet,
        Question::Claim(_) => Method::CheckClaim,
        Question::Offence(_) => Method::AssessOffence,
        Question::Session(_) => Method::ScoreSession,
        Question::Audit(_) => Method::AuditGame,
    }];
    if let Answer::Score(expected) = answer
        && expected.tricks.is_some()
    {
        methods.push(Method::AuditGame);
    }
    methods
}
