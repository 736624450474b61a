//! The mistakes that are planted.

use doko_conformance::Book;
use doko_harness::{OptionEntry, OptionList, vectors_dir};
use serde_json::{Value, json};

/// A mistake of an implementation that is right in all else.
#[derive(Clone, Debug)]
pub(crate) enum Mistake {
    /// It does not refuse by this rule.
    Forgives(String),
    /// It gives no points by this rule.
    GivesNothing(String),
    /// It does not check this of a list of games.
    ChecksNothing(String),
    /// It plays by another value of this option.
    PlaysBy(OptionEntry, String),
    /// It refuses what the rule allows.
    Forbids,
    /// It gives a point where the rule gives none.
    GivesMore,
    /// It takes one word or card of a question for another, and the other way round.
    Takes(&'static str, &'static str),
    /// It does the same in its answer.
    Says(&'static str, &'static str),
    /// It is one off in this field.
    Miscounts(&'static str),
    /// It does not see the last card on the table.
    ForgetsTheLastCard,
    /// It goes on after a claim as if there had been none.
    OverlooksClaims,
}

use Mistake::{Forbids, ForgetsTheLastCard, GivesMore, Miscounts, OverlooksClaims, Says, Takes};

/// The mistakes with rules that neither refuse nor give points and that no option touches.
const OTHERS: [(&str, &[Mistake]); 42] = [
    ("ANN-14", &[Forbids]),
    ("ANN-3", &[Forbids]),
    ("ANN-4", &[Forbids]),
    ("ANN-6", &[Forbids]),
    ("ARM-11", &[GivesMore]),
    ("ARM-9", &[Forbids]),
    ("CARD-3", &[Miscounts("augen")]),
    ("CARD-4", &[Miscounts("augen")]),
    ("CLAIM-10", &[OverlooksClaims]),
    ("FOLLOW-3", &[Forbids]),
    ("FOLLOW-4", &[Forbids]),
    ("FOLLOW-6", &[ForgetsTheLastCard]),
    ("LIST-10", &[Miscounts("ranks")]),
    ("MOD-2", &[Miscounts("copies"), Forbids]),
    ("MOD-3", &[ForgetsTheLastCard]),
    ("MOD-5", &[Takes("keine_60", "keine_90")]),
    ("PEN-13", &[Miscounts("points"), Miscounts("penaltyPoints")]),
    ("PEN-14", &[Miscounts("penaltyPoints")]),
    ("SCHW-4", &[Miscounts("schweine")]),
    ("SCORE-12", &[GivesMore]),
    ("SCORE-15", &[GivesMore]),
    ("SCORE-21", &[GivesMore]),
    ("SCORE-22", &[GivesMore]),
    ("SCORE-35", &[GivesMore]),
    ("SCORE-36", &[GivesMore]),
    ("SCORE-37", &[GivesMore]),
    ("SCORE-38", &[GivesMore]),
    ("SCORE-41", &[Miscounts("totals")]),
    ("SCORE-43", &[Miscounts("totals")]),
    ("STILL-2", &[Says("ANN-11", "ANN-12")]),
    ("STILL-4", &[Miscounts("lead")]),
    ("TRICK-1", &[Miscounts("winner")]),
    ("TRUMP-12", &[Miscounts("winner")]),
    ("TRUMP-13", &[Says("CA", "CT"), Says("SA", "ST")]),
    ("TRUMP-9", &[Takes("DT", "CT")]),
    ("VORB-1", &[Says("declaration", "name")]),
    ("VORB-13", &[Says("buben", "damen")]),
    ("VORB-2", &[Says("normalspiel", "stille_hochzeit")]),
    ("VORB-4", &[Says("solo", "hochzeit")]),
    ("VORB-5", &[Says("solo", "hochzeit")]),
    ("WED-11", &[Forbids]),
    ("WED-4", &[Takes("trumpf", "fehl")]),
];

/// The same, of games and their winners.
const OF_GAMES: [(&str, &[Mistake]); 3] = [
    ("WED-9", &[Takes("hochzeit", "gesund"), GivesMore]),
    ("WIN-1", &[Says("re", "kontra")]),
    ("WIN-7", &[Says("re", "kontra")]),
];

impl Mistake {
    /// What sort of mistake it is.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Mistake::Forgives(_) => "forgives",
            Mistake::GivesNothing(_) => "gives nothing",
            Mistake::ChecksNothing(_) => "checks nothing",
            Mistake::PlaysBy(_, _) => "plays by another option",
            Forbids => "forbids",
            GivesMore => "gives more",
            Takes(_, _) | Says(_, _) => "takes one for another",
            Miscounts(_) => "miscounts",
            ForgetsTheLastCard => "forgets the last card",
            OverlooksClaims => "overlooks claims",
        }
    }

    /// What it takes the question for.
    pub(crate) fn changes_question(&self, question: &mut Value) {
        match self {
            Mistake::PlaysBy(entry, value) => set_option(question, entry, value),
            Takes(one, other) => exchange(question, one, other),
            ForgetsTheLastCard => {
                if let Some(Value::String(plays)) = of_record(question, "plays") {
                    plays.truncate(plays.len().saturating_sub(3));
                }
            }
            OverlooksClaims => {
                if let Some(Value::Array(extras)) = of_record(question, "extras") {
                    extras.retain(|it| !it.as_str().is_some_and(|it| it.ends_with(" claim_rest")));
                }
            }
            Mistake::Forgives(_)
            | Mistake::GivesNothing(_)
            | Mistake::ChecksNothing(_)
            | Forbids
            | GivesMore
            | Says(_, _)
            | Miscounts(_) => (),
        }
    }

    /// What it makes of the answer.
    pub(crate) fn changes_answer(&self, answer: &mut Value) {
        match self {
            Mistake::Forgives(rule) => {
                if answer.get("rule").is_some_and(|it| it == rule.as_str()) {
                    forgive(answer);
                }
            }
            Mistake::GivesNothing(rule) => give_nothing(answer, rule),
            Mistake::ChecksNothing(rule) => {
                if let Some(failed) = answer.get_mut("failed").and_then(Value::as_array_mut) {
                    failed.retain(|it| !it.as_str().is_some_and(|it| it.ends_with(rule.as_str())));
                }
            }
            Forbids => forbid(answer),
            GivesMore => pay(answer, 1),
            Says(one, other) => exchange(answer, one, other),
            Miscounts(field) => {
                if let Some(field) = answer.get_mut(field) {
                    one_more(field);
                }
            }
            Mistake::PlaysBy(_, _) | Takes(_, _) | ForgetsTheLastCard | OverlooksClaims => (),
        }
    }
}

/// A field of the record that a question is about.
fn of_record<'q>(question: &'q mut Value, field: &str) -> Option<&'q mut Value> {
    let asked = question.as_object_mut()?.values_mut().next()?;
    asked.get_mut("record")?.get_mut(field)
}

/// What is allowed is refused, or a card is missing among those that may be played.
fn forbid(answer: &mut Value) {
    if answer.get("verdict").is_some_and(|it| it == "accepted") {
        *answer = json!({ "verdict": "refused", "reasons": ["REVOKE"], "rule": "FOLLOW-2" });
    } else if let Some(Value::String(cards)) = answer.get_mut("cards") {
        cards.truncate(cards.len().saturating_sub(3));
    }
}

/// Takes the lines of a rule out of a settlement, and their points with them.
fn give_nothing(answer: &mut Value, rule: &str) {
    let winner = answer.get("winner").cloned();
    let Some(items) = answer.get_mut("items").and_then(Value::as_array_mut) else {
        return;
    };
    let mut lost = 0;
    for item in items.iter().filter(|item| item[0] == rule) {
        let points = item[2].as_i64().unwrap();
        let is_losers = winner.as_ref() == Some(&json!("kontra"));
        let of_winner = (item[1] == "kontra") == is_losers;
        lost += if of_winner { points } else { -points };
    }
    items.retain(|item| item[0] != rule);
    pay(answer, -lost);
}

/// Makes a game worth more by so many points.
fn pay(answer: &mut Value, more: i64) {
    let Some(value) = answer.get("value").and_then(Value::as_i64) else {
        return;
    };
    if let Some(points) = answer.get_mut("points").and_then(Value::as_array_mut) {
        for own in points {
            let times = own.as_i64().unwrap().checked_div(value).unwrap_or(0);
            *own = json!(own.as_i64().unwrap() + times * more);
        }
    }
    answer["value"] = json!(value + more);
}

/// Every number is one more.
fn one_more(json: &mut Value) {
    match json {
        Value::Number(number) => *json = json!(number.as_i64().unwrap() + 1),
        Value::Array(entries) => entries.iter_mut().for_each(one_more),
        Value::Object(fields) => fields.values_mut().for_each(one_more),
        Value::Null | Value::Bool(_) | Value::String(_) => (),
    }
}

/// Exchanges two words in all texts.
fn exchange(json: &mut Value, one: &str, other: &str) {
    match json {
        Value::String(text) => {
            let words = text.split(' ').map(|word| match word {
                word if word == one => other,
                word if word == other => one,
                word => word,
            });
            *text = words.collect::<Vec<_>>().join(" ");
        }
        Value::Array(entries) => entries.iter_mut().for_each(|it| exchange(it, one, other)),
        Value::Object(fields) => fields.values_mut().for_each(|it| exchange(it, one, other)),
        Value::Null | Value::Bool(_) | Value::Number(_) => (),
    }
}

/// A refusal that is none.
fn forgive(answer: &mut Value) {
    if answer.get("verdict").is_some() {
        *answer = json!({ "verdict": "accepted" });
    } else if answer.get("violations").is_some() {
        *answer = json!({ "violations": [] });
    } else if answer.get("outcome").is_some() {
        answer["outcome"] = json!("needs_input");
        answer["reasons"] = Value::Null;
        answer["rule"] = Value::Null;
    } else {
        *answer = json!({ "points": [0, 0, 0, 0] });
    }
}

/// Sets an option wherever a rule set is named.
fn set_option(json: &mut Value, entry: &OptionEntry, value: &str) {
    match json {
        Value::Object(fields) => {
            if fields.get("ruleSet").is_some_and(|it| it != "") {
                let options = fields.entry("options").or_insert_with(|| json!({}));
                let option = &mut options[&entry.option];
                *option = json!(entry.whole(option.as_str().unwrap_or_default(), value));
            }
            for field in fields.values_mut() {
                set_option(field, entry, value);
            }
        }
        Value::Array(all) => {
            for one in all {
                set_option(one, entry, value);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}

/// The mistakes that may be made with a rule, the plainest first.
pub(crate) fn mistakes(rule: &str, book: &Book) -> Vec<Mistake> {
    let rule = rule.to_owned();
    let mut all = vec![
        Mistake::Forgives(rule.clone()),
        Mistake::GivesNothing(rule.clone()),
        Mistake::ChecksNothing(rule.clone()),
    ];
    let options = OptionList::load(&vectors_dir()).unwrap();
    for option in book.options(&rule) {
        let entry = options.options.iter().find(|it| it.option == *option);
        for (entry, shown) in entry
            .iter()
            .flat_map(|it| it.values.iter().map(move |shown| (*it, shown)))
        {
            all.push(Mistake::PlaysBy(entry.clone(), shown.value.clone()));
        }
    }
    let others = OTHERS.iter().chain(&OF_GAMES);
    for (_, mistakes) in others.filter(|(id, _)| *id == rule) {
        all.extend(mistakes.iter().cloned());
    }
    all
}
