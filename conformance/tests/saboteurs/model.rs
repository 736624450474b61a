//! The reference model behind the same border: rules written once more, by somebody who never
//! saw the engine.

use std::panic::{AssertUnwindSafe, catch_unwind};

use doko_conformance::{Case, Outcome, Profile, compare};
use doko_harness::{Answer, Question, Strictness};
use doko_reference::cards::write_cards;
use doko_reference::trick::trick_augen;
use serde_json::{Value, json};

use crate::mistakes::Mistake;
use crate::read::{game, number, options, seat};
use crate::{list, play, round, score, vector};

/// What the model answers, or nothing if this is not a question for it: it does not speak in
/// dialogues, knows all hands, and judges no record as a whole.
fn answer(question: &Question) -> Option<Value> {
    let asked = serde_json::to_value(question).ok()?;
    let asked = asked.as_object()?.values().next()?;
    let options = options(question);
    match question {
        Question::Play(_) => play::play(&options, asked),
        Question::LegalCards(_) => {
            let game = game(&options, asked)?.ok()?;
            Some(json!({ "cards": write_cards(&game.legal_cards(seat(&asked["seat"]))) }))
        }
        Question::Trick(_) => {
            let game = game(&options, asked)?.ok()?;
            let trick = number(&asked["trick"]).checked_sub(1)?;
            let augen = trick_augen(game.tricks.get(trick)?);
            let winner = game.winners.get(trick)? + 1;
            Some(json!({ "winner": winner, "augen": augen }))
        }
        Question::Hochzeit(_) => Some(play::hochzeit(&game(&options, asked)?.ok()?)),
        Question::Vorbehalte(_) => round::vorbehalte(&options, asked),
        Question::Announce(_) => play::announce(&options, asked),
        Question::ScoreCounts(_) => Some(score::score_counts(&options, asked)),
        Question::ScoreGame(_) => score::score_game(&options, asked),
        Question::Deck(_) => Some(score::the_deck(&options, asked)),
        Question::Deal(_) => Some(score::the_deal(&options, asked)),
        Question::Packets(_) => Some(json!({ "packets": options.deal_packets })),
        Question::Claim(_) => play::claim(&options, asked),
        Question::Offence(_) => play::offence(&options, asked),
        Question::Session(_) => list::session(&options, asked),
        Question::Position(_) | Question::Word(_) | Question::RuleSet(_) | Question::Audit(_) => {
            None
        }
    }
}

/// What the model answers with this mistake. It has no ids of rules: one that it refuses by is
/// the one that the vector names.
fn mistaken(case: &Case, mistake: Option<&Mistake>) -> Option<Answer> {
    let vector = vector(case);
    let mut question = serde_json::to_value(&vector.question).unwrap();
    if let Some(mistake) = mistake {
        mistake.changes_question(&mut question);
    }
    let asked: Question = serde_json::from_value(question).unwrap();
    // A mistaken question may be one that the model takes for granted never to be asked.
    let mut found = catch_unwind(AssertUnwindSafe(|| answer(&asked))).ok()??;
    let expected = serde_json::to_value(&vector.answer).unwrap();
    let is_ruled = found.get("reasons").is_some() || found.get("effect").is_some();
    if let Some(rule) = expected.get("rule").filter(|_| is_ruled) {
        found["rule"] = rule.clone();
    }
    // Nor does it repeat how grave an offence was said to be.
    if let Question::Offence(it) = &asked
        && found.get("effect").is_some()
    {
        found["class"] = json!(it.class);
    }
    if let Some(mistake) = mistake {
        mistake.changes_answer(&mut found);
    }
    Answer::read(&vector.question, found).ok()
}

/// Whether the answer is as the case expects, as far as it is compared.
fn passes(case: &Case, answer: &Answer, strictness: Strictness) -> bool {
    compare(case, answer, &Profile::default(), strictness) == Outcome::Passed
}

/// How much of its answer the model gets right in a case, if it does at all: it does not tell
/// everything.
pub(crate) fn told(case: &Case) -> Option<Strictness> {
    let answer = mistaken(case, None)?;
    let mut all = [Strictness::Full, Strictness::Rule, Strictness::Verdict].into_iter();
    all.find(|it| passes(case, &answer, *it))
}

/// Whether the kit notices the mistake of the model, comparing what it tells.
pub(crate) fn is_caught(case: &Case, told: Strictness, mistake: &Mistake) -> bool {
    mistaken(case, Some(mistake)).is_some_and(|it| !passes(case, &it, told))
}
