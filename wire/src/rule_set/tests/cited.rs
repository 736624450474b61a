//! Whatever a list of games is made of and by whatever rules: a rule that is cited is one
//! that the rule set lists.

use std::collections::BTreeSet;

use doko_proto::v1;
use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor, Value};

use super::play::Numbers;
use super::values::{Drawn, all};
use super::{contradictions, overlay, read};
use crate::published;

const RULE_SETS: u64 = 400;
const CHANGES: usize = 6;
const ENTRIES: usize = 6;

#[test]
fn a_session_cites_rules_that_its_rule_set_lists() {
    let all = all();
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let answer = pool.get_message_by_name("doppelkopf.rules.v1.ScoreSessionResponse");
    let answer = answer.unwrap();
    let mut cited = BTreeSet::new();
    for seed in 0..RULE_SETS {
        let mut numbers = Numbers::new(seed);
        let rule_set = drawn(&all, &mut numbers);
        let listed = listed(&rule_set);
        let players = [None, Some(4), Some(5)][numbers.below(3)];
        let count = numbers.below(ENTRIES) + 1;
        let entries = (0..count).map(|_| v1::SessionEntry {
            entry: Some(entry(&rule_set, &mut numbers)),
        });
        let mut request = v1::ScoreSessionRequest {
            entries: entries.collect(),
            rule_set: Some(rule_set.clone()),
            players,
            language: v1::Language::En.into(),
        };
        // What cannot stand in the list of this rule set is left out.
        let response = loop {
            match crate::answer(request.clone()) {
                Ok(response) => break response,
                Err(failure) => leave_out(&mut request, failure),
            }
        };
        let of_it = citations(&answer, &response);
        let unlisted: Vec<&String> = of_it.difference(&listed).collect();
        assert!(unlisted.is_empty(), "{unlisted:?} in {request:?}");
        cited.extend(of_it);
    }
    for rule in [
        "LIST-1", "LIST-2", "LIST-4", "LIST-5", "LIST-6", "LIST-7", "LIST-8", "LIST-9", "LIST-11",
        "SCORE-39", "SCORE-41", "SCORE-42",
    ] {
        assert!(cited.contains(rule), "{rule} of {cited:?}");
    }
}

/// A published rule set with a few values changed.
fn drawn(all: &[Drawn], numbers: &mut Numbers) -> v1::RuleSetRef {
    let published: Vec<_> = published::all().collect();
    let base = published[numbers.below(published.len())];
    let mut overrides = v1::RuleSet::default();
    for _ in 0..numbers.below(CHANGES) {
        // Mostly what lists are made of.
        let of_lists = numbers.below(3) > 0;
        let some: Vec<&Drawn> = all
            .iter()
            .filter(|it| !of_lists || LISTS.contains(&it.option.as_str()))
            .collect();
        let more = overlay(&overrides, &some[numbers.below(some.len())].overrides);
        let found = read(&overlay(&base.message, &more)).map(|it| contradictions(&it));
        if found.is_ok_and(|it| it.is_empty()) {
            overrides = more;
        }
    }
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(base.name.to_owned())),
        overrides: Some(Box::new(overrides)),
        ..v1::RuleSetRef::default()
    }
}

const LISTS: [&str; 5] = [
    "list.games",
    "pflichtsolo",
    "table.players",
    "bock",
    "pflichtsolo.offer",
];

fn listed(rule_set: &v1::RuleSetRef) -> BTreeSet<String> {
    let request = v1::ListRulesRequest {
        rule_set: Some(rule_set.clone()),
        ..v1::ListRulesRequest::default()
    };
    let rules = crate::answer(request).unwrap().rules;
    rules.into_iter().map(|it| it.id).collect()
}

/// Anything that can happen at a table, true or not.
fn entry(rule_set: &v1::RuleSetRef, numbers: &mut Numbers) -> v1::session_entry::Entry {
    use v1::session_entry::Entry;
    let dealer = [0, 0, 1, 3][numbers.below(4)];
    match numbers.below(8) {
        0 | 1 => Entry::TimeOver(v1::SessionTimeOver {}),
        2 => Entry::Redeal(v1::SessionRedeal { dealer, reason: 0 }),
        3 => Entry::Penalty(v1::SessionPenalty {
            points: vec![-1, 0, 0, 1],
            note: String::new(),
        }),
        kind => Entry::Game(v1::SessionGame {
            dealer,
            game: Some(match kind {
                4 | 5 => settled(numbers),
                _ => v1::session_game::Game::Counts(counts(rule_set, numbers)),
            }),
            duty: [0, 1, 2][numbers.below(3)],
            places: Vec::new(),
        }),
    }
}

fn settled(numbers: &mut Numbers) -> v1::session_game::Game {
    v1::session_game::Game::Settlement(v1::Settlement {
        result: v1::GameResult::ReWon.into(),
        contract: Some(v1::Contract {
            kind: v1::ContractKind::Solo.into(),
            seat: 1,
            solo: v1::Solo::Damen.into(),
            duty: [0, 1, 2][numbers.below(3)],
            ..v1::Contract::default()
        }),
        re_seats: vec![1],
        points: [vec![9, -3, -3, -3], vec![9, -3, -3, -2]][numbers.below(2)].clone(),
        bock_factor: [1, 2][numbers.below(2)],
        ..v1::Settlement::default()
    })
}

fn counts(rule_set: &v1::RuleSetRef, numbers: &mut Numbers) -> v1::GameCounts {
    let solo = numbers.below(2) == 0;
    v1::GameCounts {
        rule_set: Some(rule_set.clone()),
        kind: if solo {
            v1::CountedGame::Solo
        } else {
            v1::CountedGame::TwoAgainstTwo
        }
        .into(),
        solo: if solo { v1::Solo::Damen.into() } else { 0 },
        re_seats: if solo { vec![1] } else { vec![1, 3] },
        re_augen: Some([120, 121, 151][numbers.below(3)]),
        re_tricks: Some(6),
        kontra_tricks: Some([6, 4][numbers.below(2)]),
        bock_factor: [None, Some(1), Some(2)][numbers.below(3)],
        ..v1::GameCounts::default()
    }
}

/// Mends what is refused, or takes the entry out of which something is.
fn leave_out(request: &mut v1::ScoreSessionRequest, failure: crate::Failure) {
    let field = failure.into_fields().remove(0);
    let index = field.path.strip_prefix("entries[");
    let index = index.and_then(|it| it.split(']').next()?.parse::<usize>().ok());
    let index = index.unwrap_or_else(|| panic!("{field:?} in {request:?}"));
    let entry = request.entries[index].entry.as_mut();
    match entry {
        Some(v1::session_entry::Entry::Game(game))
            if field.path.ends_with(".duty") && game.duty != 0 =>
        {
            game.duty = 0;
        }
        Some(v1::session_entry::Entry::Penalty(penalty)) if penalty.points.len() == 4 => {
            penalty.points.push(0);
        }
        Some(_) | None => {
            request.entries.remove(index);
        }
    }
}

/// The ids of all rules that the answer cites anywhere.
fn citations(of: &MessageDescriptor, response: &v1::ScoreSessionResponse) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let bytes = response.encode_to_vec();
    let message = DynamicMessage::decode(of.clone(), bytes.as_slice()).unwrap();
    collect_of(&message, &mut found);
    found
}

fn collect(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Message(message) => collect_of(message, found),
        Value::List(values) => values.iter().for_each(|it| collect(it, found)),
        Value::Map(values) => values.values().for_each(|it| collect(it, found)),
        Value::String(_)
        | Value::Bool(_)
        | Value::I32(_)
        | Value::I64(_)
        | Value::U32(_)
        | Value::U64(_)
        | Value::F32(_)
        | Value::F64(_)
        | Value::Bytes(_)
        | Value::EnumNumber(_) => {}
    }
}

fn collect_of(message: &DynamicMessage, found: &mut BTreeSet<String>) {
    for (field, value) in message.fields() {
        let id = value.as_str().filter(|_| field.name() == "rule_id");
        found.extend(id.map(str::to_owned));
        collect(value, found);
    }
}
