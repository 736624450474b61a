//! One game in the engine and in the reference model at once.
//!
//! * `drawn` and `engine_game` make random games: legal by the one or by
//!   the other.
//! * `compare` plays a game in both and holds everything that can be asked of a
//!   position against each other after every action.
//! * `pairs` draws rule sets that together have every pair of values.
//! * `sides` says what both play by, `shrink` makes a disagreement small, and `vector` prints
//!   it as a vector: one of the `questions` that show it, of a record as `written` has it.

mod compare;
mod coverage;
mod drawn;
mod engine_game;
mod expected;
mod opening;
mod pairs;
mod probe;
mod questions;
mod settlement;
mod shrink;
mod sides;
mod vector;
mod words;
mod written;

use std::fmt;

use doko_judge::rules_of;
use doko_reference::options::Options;
use doko_reference::random::{Bias, random_game};
use doko_reference::record::Record;

use crate::model::Reference;

pub use compare::{Ending, readings};
pub use coverage::Coverage;
pub use drawn::{drawn, preset};
use engine_game::engine_game;
pub use pairs::{Drawn, Pairs, RefusedPair};
pub use questions::Asked;
pub use sides::Sides;
pub(crate) use words::{by_the_book, spoken};
pub(crate) use written::record as recorded;

/// Something on which engine and reference do not agree.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// What was asked, and when.
    pub about: String,
    /// What the engine answers.
    pub engine: String,
    /// What the reference answers.
    pub reference: String,
    /// The words said before it.
    pub said: usize,
    /// The cards on the table before it.
    pub plays: usize,
    /// The question.
    pub asked: Asked,
}

impl Disagreement {
    /// The engine takes a rule set or a deal for none.
    fn of_deal(what: String) -> Self {
        Self {
            about: "the rule set or the deal".to_owned(),
            engine: what,
            reference: "taken".to_owned(),
            said: 0,
            plays: 0,
            asked: Asked::Deal,
        }
    }

    /// The same, to this question.
    fn to(self, asked: Asked) -> Self {
        Self { asked, ..self }
    }

    /// What it has in common with others that are probably about the same: its texts
    /// without seats, numbers and cards.
    #[must_use]
    pub fn kind(&self) -> String {
        let plain = |text: &str| -> String {
            let words = text.split(|it: char| !it.is_alphabetic() && it != '_');
            let words: Vec<&str> = words.filter(|word| word.len() > 2).take(6).collect();
            words.join(" ")
        };
        let [about, engine, reference] =
            [&self.about, &self.engine, &self.reference].map(|text| plain(text));
        format!("{about} | {engine} | {reference}")
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.about)?;
        writeln!(f, "  engine:    {}", self.engine)?;
        writeln!(f, "  reference: {}", self.reference)
    }
}

/// A random game, legal by the reference if `seed` is even, else by the engine.
///
/// If the engine takes the rule set or the deal for none, it is the deal, on which a comparison
/// then finds the two to disagree.
#[must_use]
pub fn game(options: &Options, seed: u64) -> Record {
    let bias = Bias::random(seed / 2);
    if seed.is_multiple_of(2) {
        return random_game(options, seed, &bias).0;
    }
    engine_game(options, seed, &bias)
}

/// Plays a record in engine and reference, and compares everything that can be asked of
/// every position on the way.
///
/// # Errors
///
/// With the first disagreement.
pub fn compare(
    options: &Options,
    record: &Record,
    coverage: &mut Coverage,
) -> Result<Ending, Disagreement> {
    sides(options, record).compare(record, coverage)
}

/// A disagreement with the least that shows it, as a vector; see [`Sides::shrink`].
#[must_use]
pub fn shrink(options: &Options, record: &Record, found: &Disagreement) -> String {
    sides(options, record).shrink(record, found)
}

fn sides(options: &Options, record: &Record) -> Sides {
    Sides::new(options, record, Reference::default())
}
