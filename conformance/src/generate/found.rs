//! What games by chance have shown.

use std::collections::BTreeMap;

use doko_harness::{Answer, Question};

/// What games by chance have shown.
#[derive(Clone, Debug, Default)]
pub struct Generated {
    /// How many games were played.
    pub games: u64,
    /// How many questions were compared.
    pub questions: u64,
    /// What was not compared, and how often.
    pub unsupported: BTreeMap<String, u64>,
    /// The disagreements, each kind once.
    pub disagreements: Vec<Disagreement>,
    /// How many more there were.
    pub others: u64,
    /// The kinds of disagreements beyond these, which are not made small.
    pub unshown: BTreeMap<String, Unshown>,
}

/// Disagreements of a kind that is not made small.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unshown {
    /// The seed of the first game with one.
    pub seed: u64,
    /// How many there were.
    pub count: u64,
}

/// A question to which the implementation says something else.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The seed of the game.
    pub seed: u64,
    /// How many more of its kind there were.
    pub alike: u64,
    /// The least that shows it.
    pub question: Question,
    /// What the engine inside this program answers.
    pub expected: Answer,
    /// What the implementation answers.
    pub got: Answer,
    /// What is different.
    pub difference: String,
    /// The rules behind the difference.
    pub rules: Vec<String>,
}
