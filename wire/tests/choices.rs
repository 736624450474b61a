//! Where a request lets the caller choose between fields, and none is set, the path names
//! the choice and the problem its fields.

#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use std::collections::{BTreeMap, BTreeSet};

use doko_proto::v1;
use doko_wire::{Failure, Question, answer};
use prost_reflect::{DescriptorPool, Kind, MessageDescriptor};

/// The only bad field of a request, and what is wrong with it.
fn only<Q: Question>(request: Q) -> Option<(String, String)> {
    let fields = answer(request).err().map(Failure::into_fields);
    let mut fields = fields.unwrap_or_default().into_iter();
    let first = fields.next().map(|it| (it.path, it.problem));
    first.filter(|_| fields.next().is_none())
}

fn missing(path: &str, problem: &str) -> Option<(String, String)> {
    Some((path.to_owned(), format!("is required{problem}")))
}

fn rule_set() -> Option<v1::RuleSetRef> {
    Some(v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
        ..v1::RuleSetRef::default()
    })
}

fn record(rule_set: Option<v1::RuleSetRef>) -> Option<v1::GameRecord> {
    Some(v1::GameRecord {
        rule_set,
        ..v1::GameRecord::default()
    })
}

#[test]
fn of_a_game_to_settle() {
    assert_eq!(
        only(v1::ScoreGameRequest::default()),
        missing("source", ": one of `record`, `counts`")
    );
}

#[test]
fn of_a_word() {
    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: record(rule_set()),
        seat: v1::Seat::Seat1.into(),
        ..v1::CheckWordRequest::default()
    };
    assert_eq!(only(request), missing("word", ": one of `said`, `extra`"));
}

#[test]
fn of_an_entry_and_of_its_game() {
    use v1::session_entry::Entry;
    let list = |entry| v1::ScoreSessionRequest {
        rule_set: rule_set(),
        entries: vec![v1::SessionEntry { entry }],
        ..v1::ScoreSessionRequest::default()
    };
    let choice = ": one of `game`, `redeal`, `broken_off`, `penalty`, `correction`, `time_over`, `solo_round`";
    assert_eq!(only(list(None)), missing("entries[0].entry", choice));
    let game = Entry::Game(v1::SessionGame::default());
    let choice = ": one of `record`, `settlement`, `counts`";
    assert_eq!(
        only(list(Some(game))),
        missing("entries[0].game.game", choice)
    );
}

#[test]
fn of_what_a_deal_is_made_from() {
    let request = v1::DealCardsRequest {
        rule_set: rule_set(),
        ..v1::DealCardsRequest::default()
    };
    let choice = ": one of `seed`, `draw`; nothing is drawn at random here";
    assert_eq!(only(request), missing("randomness", choice));
}

/// The name is what most callers set.
#[test]
fn of_a_rule_set_the_name_is_missed() {
    let request = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: record(Some(v1::RuleSetRef::default())),
        ..v1::InspectGameRequest::default()
    };
    let choice = ", unless `custom` brings all options along";
    assert_eq!(only(request), missing("record.rule_set.name", choice));
}

/// Every `oneof` of a request, with the problem that its absence is.
fn told() -> BTreeMap<&'static str, String> {
    use v1::session_entry::Entry;
    let problem = |found: Option<(String, String)>| found.unwrap().1;
    let word = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: record(rule_set()),
        seat: v1::Seat::Seat1.into(),
        ..v1::CheckWordRequest::default()
    };
    let list = |entry| v1::ScoreSessionRequest {
        rule_set: rule_set(),
        entries: vec![v1::SessionEntry { entry }],
        ..v1::ScoreSessionRequest::default()
    };
    let deal = v1::DealCardsRequest {
        rule_set: rule_set(),
        ..v1::DealCardsRequest::default()
    };
    BTreeMap::from([
        (
            "ScoreGameRequest.source",
            problem(only(v1::ScoreGameRequest::default())),
        ),
        ("CheckWordRequest.word", problem(only(word))),
        ("SessionEntry.entry", problem(only(list(None)))),
        (
            "SessionGame.game",
            problem(only(list(Some(Entry::Game(v1::SessionGame::default()))))),
        ),
        ("DealCardsRequest.randomness", problem(only(deal))),
        ("Question.question", of_a_question()),
    ])
}

/// The problem of a question in a batch that asks nothing.
fn of_a_question() -> String {
    let request = v1::EvaluateBatchRequest {
        questions: vec![v1::Question::default()],
    };
    let mut answers = answer(request).unwrap().answers.into_iter();
    match answers.next().and_then(|it| it.answer) {
        Some(v1::answer::Answer::Error(status)) => status.message,
        Some(_) | None => String::new(),
    }
}

/// The messages that a message can contain, itself among them.
fn within(message: MessageDescriptor, all: &mut BTreeMap<String, MessageDescriptor>) {
    if all
        .insert(message.full_name().to_owned(), message.clone())
        .is_some()
    {
        return;
    }
    for field in message.fields() {
        if let Kind::Message(inner) = field.kind() {
            within(inner, all);
        }
    }
}

/// A field that is added to a choice is named with the others, and a new choice has to
/// be told here. Two have no list: of a rule set the name is missed, and of a settlement
/// that comes back in a list nobody reads what a party had needed.
#[test]
fn the_fields_of_a_choice_are_those_of_the_api() {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let methods = pool
        .services()
        .flat_map(|it| it.methods().collect::<Vec<_>>());
    let mut messages = BTreeMap::new();
    for method in methods {
        within(method.input(), &mut messages);
    }
    let told = told();
    let mut seen = BTreeSet::new();
    for message in messages.values() {
        for choice in message.oneofs().filter(|it| !it.is_synthetic()) {
            let name = format!("{}.{}", message.name(), choice.name());
            if ["RuleSetRef.source", "PartyResult.threshold"].contains(&name.as_str()) {
                continue;
            }
            let problem = told.get(name.as_str());
            let problem = problem.unwrap_or_else(|| panic!("no case for {name}"));
            let fields: Vec<String> = choice
                .fields()
                .map(|it| format!("`{}`", it.name()))
                .collect();
            let list = format!("one of {}", fields.join(", "));
            assert!(problem.contains(&list), "{name}: {problem}, but {list}");
            seen.insert(name);
        }
    }
    assert!(
        seen.iter().map(String::as_str).eq(told.keys().copied()),
        "{seen:?}"
    );
}
