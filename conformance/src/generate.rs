//! Games by chance, put to an implementation and to the engine inside this program.

mod game;
mod questions;
mod shrink;
mod told;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use doko_harness::{Answer, Judge as _, Question, Strictness, mismatch_within};
use fastrand::Rng;

use crate::road::{Embedded, Road};
use crate::{Profile, RoadJudge, case};

pub use told::{told, vectors};

/// How many disagreements are made small. Others are counted.
const IN_FULL: usize = 5;

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
}

/// A question to which the implementation says something else.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The seed of the game.
    pub seed: u64,
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

/// Puts questions to both.
struct Both<'r> {
    road: &'r dyn Road,
    profile: &'r Profile,
    strictness: Strictness,
}

/// What came of a question.
enum Compared {
    /// Both say the same.
    Same,
    /// One of them cannot be asked this; if it is the implementation, why.
    NotAsked(Option<String>),
    /// They say different things.
    Different(Box<(Answer, Answer, String)>),
}

/// Plays games of the rule sets of the profile, the first of them by `seed`, and tells
/// `after` of each.
///
/// # Errors
///
/// If the engine inside does not give a game.
pub fn generate(
    games: u64,
    seed: u64,
    road: &dyn Road,
    profile: &Profile,
    strictness: Strictness,
    mut after: impl FnMut(&Generated),
) -> Result<Generated> {
    let both = Both {
        road,
        profile,
        strictness,
    };
    let rule_sets = match &profile.rule_sets {
        Some(names) => names.clone(),
        None => game::published()?,
    };
    let mut found = Generated::default();
    let mut kinds = BTreeSet::new();
    for seed in (seed..).take(usize::try_from(games)?) {
        let mut random = Rng::with_seed(seed);
        if let Some(rule_set) = random.choice(&rule_sets) {
            one(&both, rule_set, seed, &mut random, &mut found, &mut kinds)?;
        }
        found.games += 1;
        after(&found);
    }
    Ok(found)
}

/// One game. Its first disagreement is the last thing asked: what follows from a mistake is
/// not another one.
fn one(
    both: &Both<'_>,
    rule_set: &str,
    seed: u64,
    random: &mut Rng,
    found: &mut Generated,
    kinds: &mut BTreeSet<String>,
) -> Result<()> {
    for record in game::game(rule_set, seed, random)? {
        for question in questions::about(&record, random) {
            match both.compare(&question) {
                Compared::Same => found.questions += 1,
                Compared::NotAsked(None) => (),
                Compared::NotAsked(Some(why)) => *found.unsupported.entry(why).or_default() += 1,
                Compared::Different(different) => {
                    found.questions += 1;
                    let kind = kind(&question, &different.2);
                    if found.disagreements.len() < IN_FULL && kinds.insert(kind) {
                        let found = &mut found.disagreements;
                        found.push(both.disagreement(seed, question, *different));
                    } else {
                        found.others += 1;
                    }
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

impl Both<'_> {
    fn compare(&self, question: &Question) -> Compared {
        let expected = RoadJudge::new(&Embedded).answer(question);
        if matches!(expected, Answer::Failed(_) | Answer::Unsupported(_)) {
            return Compared::NotAsked(None);
        }
        let methods = case::methods(question, &expected);
        if let Some(method) = methods.into_iter().find(|it| !self.profile.has_method(*it)) {
            let why = format!("the profile has no method `{method}`");
            return Compared::NotAsked(Some(why));
        }
        let got = RoadJudge::new(self.road).answer(question);
        if let Answer::Unsupported(why) = got {
            return Compared::NotAsked(Some(why));
        }
        match mismatch_within(&expected, &got, true, self.strictness) {
            None => Compared::Same,
            Some(difference) => Compared::Different(Box::new((expected, got, difference))),
        }
    }

    fn disagreement(
        &self,
        seed: u64,
        question: Question,
        different: (Answer, Answer, String),
    ) -> Disagreement {
        let (question, (expected, got, difference)) = shrink::shrink(self, question, different);
        Disagreement {
            seed,
            rules: told::rules(&question, &expected, &got),
            question,
            expected,
            got,
            difference,
        }
    }
}

/// What a disagreement has in common with others that are probably about the same: the kind of
/// question, and the fields that differ.
fn kind(question: &Question, difference: &str) -> String {
    let fields = difference
        .split("; ")
        .filter_map(|part| part.split_once(": expected"))
        .map(|(field, _)| field);
    let fields: Vec<&str> = fields.collect();
    let fault = difference.lines().next().unwrap_or_default();
    let fault = if fields.is_empty() { fault } else { "" };
    format!("{} {} {fault}", question.kind(), fields.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_ask_about_everything_that_happens_in_one() {
        let mut answered = BTreeMap::new();
        let mut said = String::new();
        let rule_sets = game::published().unwrap();
        for seed in 0..60 {
            let mut random = Rng::with_seed(seed);
            let rule_set = random.choice(&rule_sets).unwrap();
            for record in game::game(rule_set, seed, &mut random).unwrap() {
                said = format!("{said} {}", record.said.join(" "));
                for question in questions::about(&record, &mut random) {
                    let answer = RoadJudge::new(&Embedded).answer(&question);
                    if !matches!(answer, Answer::Failed(_)) {
                        *answered.entry(question.kind()).or_insert(0) += 1;
                    }
                }
            }
        }
        for kind in [
            "announce",
            "audit",
            "hochzeit",
            "legal_cards",
            "play",
            "score_counts",
            "score_game",
            "trick",
            "vorbehalte",
            "word",
        ] {
            let count = answered.get(kind).copied().unwrap_or(0);
            assert!(count >= 10, "{kind}: {answered:?}");
        }
        for word in ["gesund", "solo_", "hochzeit", "vorbehalt", "armut"] {
            assert!(said.contains(word), "{word}");
        }
    }

    #[test]
    fn equal_seeds_give_equal_games() {
        let game = |seed| game::game("vln", seed, &mut Rng::with_seed(seed)).unwrap();
        assert_eq!(game(3), game(3));
        assert_ne!(game(3), game(4));
    }
}
