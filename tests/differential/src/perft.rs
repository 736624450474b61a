//! In how many ways a game goes on, and what it comes to, counted twice.
//!
//! What is counted and what is hashed is defined in `tests/vectors/perft/README.md`.
//! Going through all continuations is no rule and stands here once; which cards are legal,
//! who is next and what a game is worth is asked of the engine (`engine`) or of the
//! reference model (`book`).

mod book;
mod engine;

use std::collections::BTreeMap;
use std::fmt;

use doko_harness::{Perft, Settlements, Start};
use sha2::{Digest as _, Sha256};

/// Who counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counter {
    /// The engine.
    Engine,
    /// The reference model, some ten times slower.
    Reference,
}

/// How far is counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Reach {
    /// As far as the files go: eight cards, and to the end of a game in which cards lie.
    Whole,
    /// As far as the position does, but no count of more than this.
    UpTo(u64),
}

/// How many cards are counted from the first one on.
const DEPTH: usize = 8;

/// A game that can be gone on with.
trait Table: Sized {
    /// A kind of card.
    type Card: Copy + fmt::Display;

    /// How the game began.
    fn start(&self) -> Start;

    /// The kinds that may be played now, each once; none at the end.
    fn legal(&self) -> impl Iterator<Item = Self::Card>;

    /// The game after this card.
    fn after(&self, card: Self::Card) -> Result<Self, String>;

    /// The points of a game that is over.
    fn points(&self) -> Result<[i32; 4], String>;
}

/// The position with everything counted anew.
///
/// # Errors
///
/// With what cannot be read, or was refused.
pub fn counted(counter: Counter, perft: &Perft, reach: Reach) -> Result<Perft, String> {
    match counter {
        Counter::Engine => {
            let rules = engine::rules(&perft.record)?;
            fill(&engine::table(&rules, &perft.record)?, perft, reach)
        }
        Counter::Reference => fill(&book::table(&perft.record)?, perft, reach),
    }
}

/// The position as [`counted`] finds it if all is well: without what lies beyond `reach`.
#[must_use]
pub fn within(perft: &Perft, reach: Reach) -> Perft {
    let Reach::UpTo(most) = reach else {
        return perft.clone();
    };
    let counts = perft.counts.iter().take_while(|count| **count <= most);
    let counts: Vec<u64> = counts.copied().collect();
    let settlements = perft.settlements.clone();
    Perft {
        settlements: settlements.filter(|_| counts.len() == perft.counts.len()),
        counts,
        ..perft.clone()
    }
}

/// How many continuations of so many cards begin with each card, after these cards.
///
/// # Errors
///
/// With what cannot be read, or was refused.
pub fn divided(
    counter: Counter,
    perft: &Perft,
    cards: &str,
    depth: usize,
) -> Result<BTreeMap<String, u64>, String> {
    let mut record = perft.record.clone();
    record.plays = format!("{} {cards}", record.plays).trim().to_owned();
    match counter {
        Counter::Engine => {
            let rules = engine::rules(&record)?;
            divide(&engine::table(&rules, &record)?, depth)
        }
        Counter::Reference => divide(&book::table(&record)?, depth),
    }
}

fn divide<T: Table>(table: &T, depth: usize) -> Result<BTreeMap<String, u64>, String> {
    let first = table.legal().map(|card| {
        let ways = count(&table.after(card)?, depth.saturating_sub(1))?;
        Ok((card.to_string(), ways))
    });
    first.collect()
}

fn fill<T: Table>(table: &T, perft: &Perft, reach: Reach) -> Result<Perft, String> {
    let to_the_end = !perft.record.plays.is_empty();
    let mut found = Perft {
        start: table.start(),
        counts: Vec::new(),
        settlements: None,
        ..perft.clone()
    };
    let most_cards = match reach {
        Reach::Whole if to_the_end => usize::MAX,
        Reach::Whole => DEPTH,
        Reach::UpTo(_) => within(perft, reach).counts.len(),
    };
    for depth in 1..=most_cards {
        let ways = count(table, depth)?;
        if ways == 0 {
            break;
        }
        found.counts.push(ways);
    }
    if to_the_end && (reach == Reach::Whole || found.counts.len() == perft.counts.len()) {
        found.settlements = Some(settlements(table)?);
    }
    Ok(found)
}

/// The number of continuations of so many cards.
fn count<T: Table>(table: &T, depth: usize) -> Result<u64, String> {
    match depth {
        0 => Ok(1),
        1 => Ok(table.legal().map(|_| 1).sum()),
        _ => table
            .legal()
            .map(|card| count(&table.after(card)?, depth - 1))
            .sum(),
    }
}

fn settlements<T: Table>(table: &T) -> Result<Settlements, String> {
    let mut sum = Sum::default();
    sum.add(table, "")?;
    let digest = sum.hash.finalize();
    Ok(Settlements {
        sha256: digest.iter().map(|byte| format!("{byte:02x}")).collect(),
        outcomes: sum.outcomes,
    })
}

#[derive(Default)]
struct Sum {
    hash: Sha256,
    outcomes: BTreeMap<String, u64>,
}

impl Sum {
    /// Everything that follows after the cards of `path`, each with a blank behind it.
    fn add<T: Table>(&mut self, table: &T, path: &str) -> Result<(), String> {
        let mut next: Vec<(String, T::Card)> =
            table.legal().map(|it| (it.to_string(), it)).collect();
        if next.is_empty() {
            let points = table.points()?.map(|it| it.to_string()).join(" ");
            self.hash.update(format!("{path}{points}\n"));
            *self.outcomes.entry(points).or_default() += 1;
            return Ok(());
        }
        next.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (name, card) in next {
            self.add(&table.after(card)?, &format!("{path}{name} "))?;
        }
        Ok(())
    }
}

/// A hand as the files have it: in the order of the codes.
fn hand<C: fmt::Display>(cards: impl Iterator<Item = C>) -> String {
    let mut codes: Vec<String> = cards.map(|card| card.to_string()).collect();
    codes.sort();
    codes.join(" ")
}
