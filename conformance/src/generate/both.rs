//! Puts a question to both, the engine inside this program and an implementation.

use doko_harness::{Answer, Judge as _, Question, Strictness, mismatch_within};

use crate::case;
use crate::judge::RoadJudge;
use crate::level::Level;
use crate::profile::Profile;
use crate::road::{Embedded, Road};

/// Puts questions to both.
pub(super) struct Both<'r> {
    pub(super) road: &'r dyn Road,
    pub(super) profile: &'r Profile,
    pub(super) strictness: Strictness,
}

/// What came of a question.
pub(super) enum Compared {
    /// Both say the same.
    Same,
    /// One of them cannot be asked this; if it is the implementation, why.
    NotAsked(Option<String>),
    /// They say different things.
    Different(Box<(Answer, Answer, String)>),
}

impl Both<'_> {
    pub(super) fn compare(&self, question: &Question) -> Compared {
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
}

/// What a disagreement has in common with others that are probably about the same: the kind of
/// question, and the fields that differ.
pub(super) fn kind(question: &Question, difference: &str) -> String {
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
