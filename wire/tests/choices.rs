//! Where a request lets the caller choose between fields, and none is set, the path names
//! the choice and the problem its fields.

use doko_proto::v1;
use doko_wire::{Failure, Question, answer};

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
    let choice = ": one of `game`, `redeal`, `broken_off`, `penalty`, `correction`, `time_over`";
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
        record: record(Some(v1::RuleSetRef::default())),
        ..v1::InspectGameRequest::default()
    };
    let choice = ", unless `custom` brings all options along";
    assert_eq!(only(request), missing("record.rule_set.name", choice));
}
