//! A disagreement as a vector, ready to be pasted.

use doko_harness::{Answer, Judge, Question, laid_out, mismatch};
use doko_judge::EngineJudge;
use doko_reference::options::Options;
use doko_reference::record::Record;
use serde_json::{Map, Value};

use super::questions::{ends_of_stich, questions, stich};
use super::written::record as recorded;
use super::{Asked, Disagreement, Sides};

/// The id until somebody gives it one.
pub(super) const ID: &str = "NEW-1";

/// A disagreement with a vector that shows it, by this rule set and what differs from it.
pub(super) fn printed(
    sides: &Sides,
    (name, base): (&str, &Options),
    record: &Record,
    found: &Disagreement,
) -> String {
    let options = &sides.options;
    let told = recorded(name, options.differs(base), options, record);
    let mut asked = questions(found, options, told.clone());
    if found.asked == Asked::Stich {
        let ways = ends_of_stich(&sides.taken(), record);
        asked.extend(ways.into_iter().map(|plays| stich(&told, &plays)));
    }
    let asked = asked.into_iter();
    let mut answered = asked.map(|question| Answered::of(sides, question));
    let mut nearest = None;
    let shown = answered.find(|it| {
        if nearest.is_none() && !it.reference.is_empty() {
            nearest = Some(it.clone());
        }
        it.differs
    });
    let (about, shown) = match (shown, nearest) {
        (Some(shown), _) => ("A vector with the answer of the reference", shown),
        (None, Some(near)) => ("No question of the vectors shows it; the nearest", near),
        (None, None) => return format!("{found}No question of the vectors comes near it.\n"),
    };
    let engine = if let Answer::Failed(why) | Answer::Unsupported(why) = &shown.engine {
        format!("None of the engine: {why}\n")
    } else {
        let answer = field("answer", &laid_out(&shown.engine));
        format!("The engine has in its place:\n  {answer}\n")
    };
    format!(
        "{found}{about}; id and texts are to be filled in:\n{}{engine}",
        shown.vector(&found.about)
    )
}

/// A question with both answers.
#[derive(Clone)]
struct Answered {
    question: Question,
    engine: Answer,
    /// What is told of the answer of the reference; nothing if it has none.
    reference: Map<String, Value>,
    differs: bool,
}

impl Answered {
    fn of(sides: &Sides, question: Question) -> Answered {
        let engine = EngineJudge.answer(&question);
        let reference = told(&sides.reference.answer(&question), &engine);
        let all = compares_all(&question);
        let expected = Answer::read(&question, Value::Object(reference.clone()));
        let differs = expected.is_ok_and(|it| mismatch(&it, &engine, all).is_some());
        Answered {
            question,
            engine,
            reference,
            differs,
        }
    }

    /// The vector with the answer of the reference.
    fn vector(&self, about: &str) -> String {
        let why = format!("To be filled in: engine and reference disagree on {about}.");
        let rules = self.rules();
        let source = format!("RULES {}", rules.join(", "));
        let mut fields = vec![
            field("id", &laid_out(&ID)),
            field("name", &laid_out(&slug(about))),
            field("why", &laid_out(&why)),
            field("source", &laid_out(&source)),
            field("rules", &laid_out(&rules)),
        ];
        if self.reference.contains_key("reasons") && !compares_all(&self.question) {
            let why = "To be filled in: the reference names the first reason only.";
            fields.push(field("firstReason", &laid_out(&why)));
        }
        fields.push(field("question", &laid_out(&self.question)));
        let answer = Value::Object(self.reference.clone());
        match Answer::read(&self.question, answer.clone()) {
            Ok(answer) => fields.push(field("answer", &laid_out(&answer))),
            Err(_) => fields.push(field("answer", &laid_out(&answer))),
        }
        format!("{{\n  {}\n}}\n", fields.join(",\n  "))
    }

    /// The rules concerned: the one that the engine refuses by, those of lines of the settlement
    /// that only one of the two has, or the one to begin reading with.
    fn rules(&self) -> Vec<String> {
        let engine = fields(&self.engine);
        if let Some(rule) = engine.get("rule").and_then(Value::as_str) {
            return vec![rule.to_owned()];
        }
        let lines = |of: &Map<String, Value>| -> Vec<Value> {
            let items = of.get("items").and_then(Value::as_array);
            items.cloned().unwrap_or_default()
        };
        let (ours, theirs) = (lines(&engine), lines(&self.reference));
        let of_one = ours.iter().filter(|it| !theirs.contains(it));
        let of_one = of_one.chain(theirs.iter().filter(|it| !ours.contains(it)));
        let mut rules: Vec<String> = of_one
            .filter_map(|it| it.get(0)?.as_str())
            .map(str::to_owned)
            .collect();
        rules.sort();
        rules.dedup();
        if rules.is_empty() {
            rules.push(first_rule(&self.question).to_owned());
        }
        rules
    }
}

/// What of its answer the reference is held to: if both come to the same verdict, no more than
/// the engine tells, too.
fn told(reference: &Answer, engine: &Answer) -> Map<String, Value> {
    let mut told = fields(reference);
    let engine = fields(engine);
    let verdicts = ["verdict", "outcome"];
    if verdicts.iter().all(|it| told.get(*it) == engine.get(*it)) && !engine.is_empty() {
        told.retain(|name, _| engine.contains_key(name));
    }
    told
}

fn fields(answer: &Answer) -> Map<String, Value> {
    match serde_json::to_value(answer) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => Map::new(),
    }
}

/// Whether the reference names all reasons.
fn compares_all(question: &Question) -> bool {
    matches!(question, Question::Play(_) | Question::Vorbehalte(_))
}

/// Where to begin reading.
fn first_rule(question: &Question) -> &'static str {
    match question {
        Question::Play(_) | Question::LegalCards(_) => "FOLLOW-2",
        Question::Trick(_) => "TRICK-1",
        Question::Hochzeit(_) => "WED-7",
        Question::Vorbehalte(_) => "VORB-13",
        Question::Word(_) => "SCHW-1",
        Question::Announce(_) => "ANN-20",
        Question::Claim(_) => "CLAIM-1",
        Question::ScoreGame(_) | Question::ScoreCounts(_) => "WIN-3",
        Question::Deal(_) | Question::Deck(_) | Question::Packets(_) => "CARD-1",
        Question::Position(_)
        | Question::Offence(_)
        | Question::Session(_)
        | Question::RuleSet(_)
        | Question::Audit(_) => "MOD-1",
    }
}

/// A field of a vector.
fn field(name: &str, value: &str) -> String {
    format!("\"{name}\": {}", value.trim_end().replace('\n', "\n  "))
}

/// A text as the name of a vector.
fn slug(text: &str) -> String {
    let words = text.split(|it: char| !it.is_ascii_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    words.join("-")
}
