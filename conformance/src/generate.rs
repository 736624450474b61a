//! Games by chance, put to an implementation and to the engine inside this program.

mod counts;
mod game;
mod options;
mod questions;
mod session;
mod shrink;
mod told;

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use doko_harness::{Answer, Judge as _, Options, Question, Strictness, mismatch_within};
use fastrand::Rng;

use self::options::Pool;
use crate::road::{Embedded, Road};
use crate::{Level, Profile, RoadJudge, case};

pub use told::{told, vectors};

/// How many disagreements are made small. Others are named by their kinds.
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
    fn compare(&self, question: &Question) -> Compared {
        let expected = RoadJudge::new(&Embedded).answer(question);
        if matches!(expected, Answer::Failed(_) | Answer::Unsupported(_)) {
            return Compared::NotAsked(None);
        }
        let level = Level::of_question(question);
        let levels = self.profile.levels.as_ref();
        if levels.is_some_and(|it| !it.contains(&level)) {
            let why = format!("the level `{level}` is left out");
            return Compared::NotAsked(Some(why));
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
        if !self.strictness.compares(&expected) && !matches!(got, Answer::Failed(_)) {
            let why = format!("nothing of it is compared at `{}`", self.strictness);
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
            alike: 0,
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
    let what = if fields.is_empty() {
        fault.to_owned()
    } else {
        fields.join(", ")
    };
    format!("{}: {what}", question.kind())
}

#[cfg(test)]
mod tests;
