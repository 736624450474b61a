//! The engine answers otherwise where an option has another value.
#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests; a question is written as it is read"
)]

use std::collections::BTreeSet;

use doko_harness::{
    Answer, Judge as _, OptionEntry, OptionList, PacketsAnswer, Question, Vector, load, mismatch,
    vectors_dir,
};
use doko_judge::EngineJudge;
use doko_reference::options::Options;
use doko_reference::presets::{preset_with, vln};
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;
use serde_json::json;

/// Each vector that is named for a value is asked again with another one: a value that it
/// has is taken from it, one that it lacks is given to it.
#[test]
fn another_value_of_an_option_changes_the_answer() {
    let suites = load(&vectors_dir()).unwrap();
    let list = OptionList::load(&vectors_dir()).unwrap();
    let vectors: Vec<&Vector> = suites.iter().flat_map(|suite| &suite.vectors).collect();
    let mut idle = Vec::new();
    for entry in &list.options {
        for shown in &entry.values {
            for id in &shown.vectors {
                let mut named = vectors.iter().filter(|vector| vector.id == *id);
                if !named.any(|vector| depends(vector, entry, &shown.value, &list)) {
                    idle.push(format!("{} = {}: {id}", entry.option, shown.value));
                }
            }
        }
    }
    assert!(idle.is_empty(), "the same anyway:\n{}", idle.join("\n"));
}

/// A few numbers that an option may have are few enough to be shown one by one: those that
/// `docs/RULE_SETS.md` gives as `0 to 4`, or `4 or 5`.
#[test]
fn every_number_of_a_short_range_is_listed() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULE_SETS.md");
    let page = std::fs::read_to_string(page).unwrap();
    let list = OptionList::load(&vectors_dir()).unwrap();
    let mut asked = 0;
    let mut missing = Vec::new();
    for (option, range) in page.lines().filter_map(short_range) {
        let entry = list.options.iter().find(|it| it.option == option).unwrap();
        for number in range {
            asked += 1;
            let number = number.to_string();
            if entry.values.iter().all(|it| it.value != number) {
                missing.push(format!("{option} = {number}"));
            }
        }
    }
    assert!(missing.is_empty(), "not in options.json: {missing:?}");
    assert!(asked >= 5 + 3 + 6 + 2, "{asked}");
}

/// The option of a row and its numbers, if it is one of up to six numbers.
fn short_range(row: &str) -> Option<(&str, std::ops::RangeInclusive<u8>)> {
    let cells: Vec<&str> = row.split(" | ").collect();
    let &[option, _, values, _] = cells.as_slice() else {
        return None;
    };
    let option = option.strip_prefix("| `")?.strip_suffix('`')?;
    let (range, _) = values.split_once(';')?;
    let (low, high) = range.split_once(" to ").or(range.split_once(" or "))?;
    let (low, high) = (low.parse::<u8>().ok()?, high.parse::<u8>().ok()?);
    (high - low < 6).then_some((option, low..=high))
}

/// Of numbers and lists some stand for the others.
#[test]
fn every_value_that_is_a_word_is_listed() {
    let list = OptionList::load(&vectors_dir()).unwrap();
    let entries = list.options.iter();
    let listed: BTreeSet<(&str, &str)> = entries
        .flat_map(|entry| entry.values.iter().map(|it| (&*entry.option, &*it.value)))
        .collect();
    let is_list = |values: &&[&str]| values.iter().any(|it| it.is_empty() || it.contains(','));
    let words = VALUES.iter().filter(|(_, values)| !is_list(values));
    let words = words.flat_map(|(name, values)| {
        let parts = values.iter().flat_map(|it| it.split(';'));
        parts.map(move |part| (*name, part))
    });
    let is_number = |text: &str| text.ends_with(|it: char| it.is_ascii_digit());
    let missing: Vec<(&str, &str)> = words
        .filter(|word| !is_number(word.1) && !listed.contains(word))
        .collect();
    assert!(missing.is_empty(), "not in options.json: {missing:?}");
}

/// Whether the answer is another one without `value` where it applies, or with it where
/// it does not. A record that cannot be played any more is another answer, too.
fn depends(vector: &Vector, entry: &OptionEntry, value: &str, list: &OptionList) -> bool {
    let question = &vector.question;
    let own = question.options().get(&entry.option);
    let stated = own.or_else(|| entry.rule_sets.get(question.rule_set()));
    let current = stated.map_or("", String::as_str);
    let others = if entry.applies(value, question) {
        without(current, value, entry)
    } else if is_entry(value, entry) && !current.is_empty() {
        vec![format!("{current},{value}")]
    } else {
        vec![entry.whole(current, value)]
    };
    let questions = others
        .iter()
        .filter_map(|it| asked_with(question, &entry.option, it, list));
    questions
        .into_iter()
        .any(|it| is_another(vector, &answer(&it)))
}

/// Whether the option is a list, and this one entry of it.
fn is_entry(value: &str, entry: &OptionEntry) -> bool {
    let is_list = || {
        vln()
            .set(&entry.option, &format!("{value},{value}"))
            .is_ok()
    };
    let is_name = value.parse::<u32>().is_err();
    is_name && !value.is_empty() && !value.contains(',') && is_list()
}

/// Every value that `current` can have instead, as far as it is about `value`.
fn without(current: &str, value: &str, entry: &OptionEntry) -> Vec<String> {
    if is_entry(value, entry) {
        return elsewhere(current, value, entry);
    }
    let listed = entry.values.iter().map(|shown| &shown.value);
    let published = entry.rule_sets.values().filter(|_| !value.contains(':'));
    listed
        .chain(published)
        .filter(|it| *it != value && is_instead_of(it, value))
        .map(|it| entry.whole(current, it))
        .filter(|it| it != current)
        .collect()
}

/// The list without `value`, with it in another place, and the lists of the rule sets.
fn elsewhere(current: &str, value: &str, entry: &OptionEntry) -> Vec<String> {
    let rest: Vec<&str> = current.split(',').filter(|it| *it != value).collect();
    let first = [&[value], &rest[..]].concat().join(",");
    let last = [&rest[..], &[value]].concat().join(",");
    let mut others = vec![rest.join(","), first, last];
    others.extend(entry.rule_sets.values().cloned());
    others.retain(|it| it != current);
    others
}

/// Whether one cannot have both: parts of a value stand beside others.
fn is_instead_of(one: &str, other: &str) -> bool {
    let names = |value: &str| -> Vec<String> {
        let parts = value.split(';').filter_map(|it| it.split_once(':'));
        parts.map(|(name, _)| name.to_owned()).collect()
    };
    let [one, other] = [one, other].map(names);
    one.is_empty() || other.is_empty() || one == other
}

/// The question with this value; none if that contradicts another option.
fn asked_with(
    question: &Question,
    option: &str,
    value: &str,
    list: &OptionList,
) -> Option<Question> {
    let asked = changed(question, option, value, list);
    if is_sound(&reference(&asked)?) {
        return Some(asked);
    }
    // Both say how many cards a hand has, so the one changes with the other.
    let beside = match option {
        "deck.nines" => "deal.packets",
        "deal.packets" => "deck.nines",
        _ => return None,
    };
    let mut entries = list.options.iter();
    let values = &entries.find(|entry| entry.option == beside)?.values;
    let mut both = values
        .iter()
        .map(|shown| changed(&asked, beside, &shown.value, list));
    both.find(|it| reference(it).is_some_and(|options| is_sound(&options)))
}

fn changed(question: &Question, option: &str, value: &str, list: &OptionList) -> Question {
    let mut options = question.options().clone();
    options.insert(option.to_owned(), value.to_owned());
    // What the rule set says anyway is not written.
    let mut entries = list.options.iter();
    let entry = entries.find(|entry| entry.option == option).unwrap();
    let published = entry.rule_sets.get(question.rule_set());
    if published.is_some_and(|it| it == value) {
        options.remove(option);
    }
    let mut written = serde_json::to_value(question).unwrap();
    let asked = written.get_mut(question.kind()).unwrap();
    let place = match question.record() {
        Some(_) => asked.get_mut("record").unwrap(),
        None => asked,
    };
    let fields = place.as_object_mut().unwrap();
    fields.remove("options");
    if !options.is_empty() {
        fields.insert("options".to_owned(), json!(options));
    }
    let changed: Question = serde_json::from_value(written).unwrap();
    changed.under(question.rule_set())
}

/// The options of the question; none if there is no such value.
fn reference(question: &Question) -> Option<Options> {
    preset_with(question.rule_set(), question.options()).ok()
}

/// What the engine answers, and what the reference says of the packets.
fn answer(question: &Question) -> Answer {
    let Question::Packets(_) = question else {
        return EngineJudge.answer(question);
    };
    let packets = reference(question).unwrap().deal_packets.into_iter();
    let packets = packets.map(|it| u8::try_from(it).unwrap()).collect();
    Answer::Packets(PacketsAnswer { packets })
}

fn is_another(vector: &Vector, got: &Answer) -> bool {
    if let Answer::Unsupported(_) = got {
        return false;
    }
    let mut allowed = std::iter::once(&vector.answer).chain(&vector.also_allowed);
    allowed.all(|expected| mismatch(expected, got, vector.compares_all()).is_some())
}
