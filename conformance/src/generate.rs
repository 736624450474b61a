//! Games by chance, put to an implementation and to the engine inside this program.

mod both;
mod counts;
mod found;
mod game;
mod options;
mod questions;
mod session;
mod shrink;
mod told;

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use doko_harness::{Answer, Options, Question, Strictness};
use fastrand::Rng;

use self::both::{Both, Compared, kind};
use self::options::Pool;
use crate::Profile;
use crate::road::Road;

pub use found::{Disagreement, Generated, Unshown};
pub use told::{told, vectors};

/// How many disagreements are made small. Others are named by their kinds.
const IN_FULL: usize = 5;

/// Plays games of the rule sets of the profile, the first of them by `seed`, and tells
/// `after` of each.
///
/// # Errors
///
/// If there are not so many games from `seed` on, or the engine inside does not give one.
pub fn generate(
    games: u64,
    seed: u64,
    road: &dyn Road,
    profile: &Profile,
    strictness: Strictness,
    mut after: impl FnMut(&Generated),
) -> Result<Generated> {
    let last = seed.checked_add(games.saturating_sub(1));
    let last = last.with_context(|| format!("there are no {games} games from {seed} on"))?;
    let both = Both {
        road,
        profile,
        strictness,
    };
    let rule_sets = match &profile.rule_sets {
        Some(names) => names.clone(),
        None => game::published()?,
    };
    let pool = Pool::of(profile)?;
    let mut found = Generated::default();
    let mut kinds = Kinds::new();
    for seed in (seed..=last).take(usize::try_from(games)?) {
        let mut random = Rng::with_seed(seed);
        if let Some(rule_set) = random.choice(&rule_sets) {
            let options = pool.draw(rule_set, &mut random);
            let questions = questions(rule_set, &options, seed, &mut random)?;
            one(&both, questions, seed, &mut found, &mut kinds);
        }
        found.games += 1;
        after(&found);
    }
    Ok(found)
}

/// How often a list of games is drawn in place of a game.
const LISTS: u64 = 8;

/// All that is asked about one game, or about a short list of games.
fn questions(
    rule_set: &str,
    options: &Options,
    seed: u64,
    random: &mut Rng,
) -> Result<Vec<Question>> {
    if random.u64(..LISTS) == 0 {
        return Ok(vec![session::session(rule_set, options, seed, random)?]);
    }
    let records = game::game(rule_set, options, seed, random)?;
    let questions = records
        .iter()
        .flat_map(|record| questions::about(record, random));
    Ok(questions.collect())
}

/// One game. Its first disagreement is the last thing asked: what follows from a mistake is
/// not another one.
fn one(
    both: &Both<'_>,
    questions: Vec<Question>,
    seed: u64,
    found: &mut Generated,
    kinds: &mut Kinds,
) {
    for question in questions {
        match both.compare(&question) {
            Compared::Same => found.questions += 1,
            Compared::NotAsked(None) => (),
            Compared::NotAsked(Some(why)) => *found.unsupported.entry(why).or_default() += 1,
            Compared::Different(different) => {
                found.questions += 1;
                found.note(both, seed, question, *different, kinds);
                return;
            }
        }
    }
}

/// Where the disagreement stands that was the first of its kind.
type Kinds = BTreeMap<String, usize>;

impl Generated {
    /// Makes the first disagreement of a kind small, and counts the others.
    fn note(
        &mut self,
        both: &Both<'_>,
        seed: u64,
        question: Question,
        different: (Answer, Answer, String),
        kinds: &mut Kinds,
    ) {
        let kind = kind(&question, &different.2);
        let place = kinds.get(&kind);
        if let Some(first) = place.and_then(|it| self.disagreements.get_mut(*it)) {
            first.alike += 1;
            self.others += 1;
        } else if self.disagreements.len() < IN_FULL {
            kinds.insert(kind, self.disagreements.len());
            let disagreement = both.disagreement(seed, question, different);
            self.disagreements.push(disagreement);
        } else {
            let unshown = self.unshown.entry(kind);
            unshown.or_insert(Unshown { seed, count: 0 }).count += 1;
            self.others += 1;
        }
    }
}

impl Both<'_> {
    fn disagreement(
        &self,
        seed: u64,
        question: Question,
        different: (Answer, Answer, String),
    ) -> Disagreement {
        let (question, (expected, got, difference)) = shrink::shrink(self, question, different);
        Disagreement {
            seed,
            alike: 0,
            rules: told::rules(&question, &expected, &got),
            question,
            expected,
            got,
            difference,
        }
    }
}

#[cfg(test)]
mod tests;
