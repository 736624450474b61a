//! One game in the engine and in the reference model at once.
//!
//! * `drawn` and `engine_game` make random games: legal by the one or by
//!   the other.
//! * `compare` plays a game in both and holds everything that can be asked of a
//!   position against each other after every action.
//! * `pairs` draws rule sets that together have every pair of values.
//! * `shrink` makes a disagreement small, and `written` makes a question of it as the
//!   vectors have them.

mod compare;
mod coverage;
mod drawn;
mod engine_game;
mod expected;
mod opening;
mod pairs;
mod probe;
mod settlement;
mod shrink;
mod written;

use std::fmt;

use doko_judge::options::rule_set;
use doko_reference::options::Options;
use doko_reference::random::{Bias, random_game};
use doko_reference::record::Record;

pub(crate) use compare::by_the_book;
pub use compare::{Ending, compare, readings};
pub use coverage::Coverage;
pub use drawn::{drawn, preset};
pub use engine_game::engine_game;
pub(crate) use opening::spoken;
pub use pairs::{Drawn, Pairs, RefusedPair};
pub use shrink::shrink;
pub(crate) use written::record as recorded;
pub use written::{Asked, written};

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
pub fn game(options: &Options, seed: u64) -> Result<Record, Disagreement> {
    let bias = Bias::random(seed / 2);
    if seed.is_multiple_of(2) {
        return Ok(random_game(options, seed, &bias).0);
    }
    engine_game(options, seed, &bias)
}
