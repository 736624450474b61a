//! Every bad field is named, with its path and its reason; and a failure fits into
//! the headers that common clients accept.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1::ErrorReason::{
    CardNotInDeck, ContradictoryFields, LimitExceeded, MalformedField, MissingField,
    RuleSetChanged, UnknownEnumValue,
};
use doko_proto::{google_rpc, v1};
use doko_wire::{Failure, Question, answer};
use prost::Message as _;

fn failure<Q: Question>(request: Q) -> Failure {
    match answer(request) {
        Ok(_) => panic!("it was answered"),
        Err(failure) => failure,
    }
}

/// The paths of all bad fields, with their reasons.
fn refused<Q: Question>(request: Q) -> Vec<(String, v1::ErrorReason)> {
    let fields = failure(request).into_fields();
    fields.into_iter().map(|it| (it.path, it.reason)).collect()
}

fn fields(fields: &[(&str, v1::ErrorReason)]) -> Vec<(String, v1::ErrorReason)> {
    let fields = fields.iter();
    fields
        .map(|&(path, reason)| (path.to_owned(), reason))
        .collect()
}

fn rule_set(overrides: v1::RuleSet) -> Option<v1::RuleSetRef> {
    Some(v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
        overrides: Some(Box::new(overrides)),
        ..v1::RuleSetRef::default()
    })
}

fn inspect(record: v1::GameRecord) -> v1::InspectGameRequest {
    v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..v1::InspectGameRequest::default()
    }
}

fn under(overrides: v1::RuleSet) -> v1::InspectGameRequest {
    inspect(v1::GameRecord {
        rule_set: rule_set(overrides),
        ..v1::GameRecord::default()
    })
}

const SOLOS: &str = "record.rule_set.overrides.solos.values";

#[test]
fn every_bad_entry_of_a_list_is_named() {
    let solos = |values| {
        refused(under(v1::RuleSet {
            solos: Some(v1::SoloList { values }),
            ..v1::RuleSet::default()
        }))
    };
    let at = |i: usize, reason| (format!("{SOLOS}[{i}]"), reason);
    assert_eq!(
        solos(vec![99, 98, 1, 1]),
        [
            at(0, UnknownEnumValue),
            at(1, UnknownEnumValue),
            at(3, MalformedField)
        ]
    );
    let too_many = solos([&[1, 1][..], &[2; 15]].concat());
    assert_eq!(too_many.first(), Some(&(SOLOS.to_owned(), LimitExceeded)));
    assert_eq!(too_many.get(1), Some(&at(1, MalformedField)));
    assert_eq!(too_many.last(), Some(&at(15, MalformedField)));
    assert_eq!(too_many.len(), 1 + 1 + 13);
}

#[test]
fn lists_of_other_things_are_read_to_their_end() {
    let packets = |values| v1::RuleSet {
        deal_packets: Some(v1::PacketList { values }),
        ..v1::RuleSet::default()
    };
    assert_eq!(
        refused(under(packets(vec![3, 0, 13, 3]))),
        fields(&[
            (
                "record.rule_set.overrides.deal_packets.values[1]",
                MalformedField
            ),
            (
                "record.rule_set.overrides.deal_packets.values[2]",
                MalformedField
            ),
        ])
    );
    assert_eq!(
        refused(under(packets(vec![1; 13]))),
        fields(&[(
            "record.rule_set.overrides.deal_packets.values",
            LimitExceeded
        )])
    );
    let conditions = v1::RuleSet {
        throw_conditions: Some(v1::ThrowConditionList {
            values: vec![v1::ThrowCondition::default(); 17],
        }),
        ..v1::RuleSet::default()
    };
    let conditions = refused(under(conditions));
    let path = "record.rule_set.overrides.throw_conditions.values";
    assert_eq!(conditions.first(), Some(&(path.to_owned(), LimitExceeded)));
    assert_eq!(conditions.len(), 1 + 16);
    let bock = |triggers| v1::RuleSet {
        bock: Some(v1::Bock {
            triggers,
            factor: 2,
            games: Some(4),
            append: v1::BockAppend::Append.into(),
        }),
        ..v1::RuleSet::default()
    };
    let path = "record.rule_set.overrides.bock.triggers";
    assert_eq!(
        refused(under(bock(vec![1, 77]))),
        [(format!("{path}[1]"), UnknownEnumValue)]
    );
}

#[test]
fn a_card_that_the_deck_lacks_cannot_be_asked_about() {
    let without_nines = v1::RuleSet {
        deck_nines: v1::DeckNines::Without.into(),
        ..v1::RuleSet::default()
    };
    let request = |rules| v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(v1::GameRecord {
            rule_set: rule_set(rules),
            ..v1::GameRecord::default()
        }),
        card: v1::Card::H9.into(),
        ..v1::ValidateMoveRequest::default()
    };
    let answered = answer(request(v1::RuleSet::default()));
    assert!(answered.is_ok(), "{answered:?}");
    assert_eq!(
        refused(request(without_nines)),
        fields(&[("card", CardNotInDeck)])
    );
}

#[test]
fn what_is_included_twice_is_named_each_time() {
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(v1::GameRecord {
            rule_set: rule_set(v1::RuleSet::default()),
            ..v1::GameRecord::default()
        }),
        card: v1::Card::Ca.into(),
        include: vec![1, 2, 1, 9, 2, 1],
        ..v1::ValidateMoveRequest::default()
    };
    assert_eq!(
        refused(request),
        fields(&[
            ("include[2]", MalformedField),
            ("include[3]", UnknownEnumValue),
            ("include[4]", MalformedField),
            ("include[5]", MalformedField),
        ])
    );
}

#[test]
fn an_offence_is_read_without_a_game() {
    let request = v1::ScoreGameRequest {
        source: None,
        offence: Some(v1::Offence::default()),
        view: 77,
        language: 99,
        ..v1::ScoreGameRequest::default()
    };
    assert_eq!(
        refused(request),
        fields(&[
            ("source", MissingField),
            ("offence.offender", MissingField),
            ("offence.kind", MissingField),
            ("offence.class_of_effect", MissingField),
            ("offence.cards_played", MissingField),
            ("view", UnknownEnumValue),
            ("language", UnknownEnumValue),
        ])
    );
}

#[test]
fn what_a_word_takes_beside_it_is_said_of_that_word() {
    let problem = |word: v1::ExtraWord, column: &str, value| {
        let only = |it| {
            if it == column {
                vec![value]
            } else {
                Vec::new()
            }
        };
        let record = v1::GameRecord {
            rule_set: rule_set(v1::RuleSet::default()),
            extra_at: vec![0],
            extra_seats: vec![1],
            extra_words: vec![word.into()],
            extra_ranks: only("ranks"),
            extra_partners: only("partners"),
            extra_parties: only("parties"),
            ..v1::GameRecord::default()
        };
        let fields = failure(inspect(record)).into_fields();
        let [field] = fields.as_slice() else {
            panic!("{fields:?}");
        };
        assert_eq!(field.path, format!("record.extra_{column}[0]"));
        field.problem.clone()
    };
    let (re, schweine, genscher) = (
        problem(v1::ExtraWord::Re, "parties", 2),
        problem(v1::ExtraWord::Schweine, "ranks", 7),
        problem(v1::ExtraWord::Genscher, "partners", 9),
    );
    assert_eq!(re, "must be unset, because the word takes no party");
    assert_eq!(schweine, "must name a value of its enum, 1 to 6");
    assert_eq!(genscher, "must name a value of its enum, 1 to 4");
}

#[test]
fn a_hash_is_compared_with_every_question_of_a_batch() {
    let question = |expected: &str| {
        let mut request = under(v1::RuleSet {
            dulle_tie: v1::DulleTie::First.into(),
            ..v1::RuleSet::default()
        });
        let record = request.record.get_or_insert_default();
        let reference = record.rule_set.get_or_insert_default();
        reference.expected_options_hash = expected.to_owned();
        v1::Question {
            id: String::new(),
            question: Some(v1::question::Question::InspectGame(request)),
        }
    };
    let wrong = "0".repeat(64);
    let hashes = [&wrong, "", &wrong, &wrong, "abc", "abc", ""];
    let questions = hashes.map(question).to_vec();
    let answers = answer(v1::EvaluateBatchRequest { questions }).unwrap();
    let codes = answers.answers.iter().map(|it| match &it.answer {
        Some(v1::answer::Answer::Error(status)) => {
            let reason = [RuleSetChanged, MalformedField].into_iter().find(|it| {
                let name = doko_wire::reason_name(*it).as_bytes();
                let mut details = status.details.iter();
                details.any(|it| it.value.windows(name.len()).any(|it| it == name))
            });
            reason.map(|it| it as i32)
        }
        _ => None,
    });
    let (changed, malformed) = (Some(RuleSetChanged as i32), Some(MalformedField as i32));
    assert_eq!(
        codes.collect::<Vec<_>>(),
        [changed, None, changed, changed, malformed, malformed, None]
    );
}

#[test]
fn a_hash_is_compared_when_a_rule_set_is_checked() {
    let check = |expected_options_hash: String| {
        answer(v1::CheckRuleSetRequest {
            rule_set: Some(v1::RuleSetRef {
                source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                expected_options_hash,
                ..v1::RuleSetRef::default()
            }),
            ..v1::CheckRuleSetRequest::default()
        })
    };
    let hash = check(String::new())
        .unwrap()
        .answered_by
        .unwrap()
        .options_hash;
    assert!(check(hash).is_ok());
    let refused = check("0".repeat(64)).unwrap_err();
    assert_eq!(refused.fields[0].path, "rule_set.expected_options_hash");
    assert_eq!(refused.reason(), RuleSetChanged);
}

/// A session in which every entry after the first hundred has bad fields, with the
/// longest paths and with many of them.
fn session(record: &v1::GameRecord) -> v1::ScoreSessionRequest {
    use v1::session_entry::Entry;
    let entry = |i: usize| v1::SessionEntry {
        entry: Some(if i < 100 {
            Entry::Redeal(v1::SessionRedeal::default())
        } else {
            Entry::Game(v1::SessionGame {
                game: Some(v1::session_game::Game::Record(record.clone())),
                ..v1::SessionGame::default()
            })
        }),
    };
    v1::ScoreSessionRequest {
        rule_set: rule_set(v1::RuleSet::default()),
        entries: (0..200).map(entry).collect(),
        ..v1::ScoreSessionRequest::default()
    }
}

/// What a failure takes of the headers: the details in Base64 and the message,
/// escaped, with names and what is counted beside each, and 256 bytes for all others.
fn header_bytes(failure: &Failure) -> usize {
    let status = failure.to_status();
    let escaped: usize = status
        .message
        .bytes()
        .map(|it| {
            if it.is_ascii_alphanumeric() || b"_.,;:[]()/-".contains(&it) {
                1
            } else {
                3
            }
        })
        .sum();
    let details = status.encoded_len().div_ceil(3) * 4;
    let names = "grpc-status-details-bin".len() + "grpc-message".len() + 2 * 32;
    details + escaped + names + 256
}

fn violations(failure: &Failure) -> Vec<google_rpc::bad_request::FieldViolation> {
    let status = failure.to_status();
    let last = status.details.last().unwrap();
    let named = google_rpc::BadRequest::decode(last.value.as_slice()).unwrap();
    named.field_violations
}

#[test]
fn a_failure_fits_into_the_headers_of_common_clients() {
    let lists = v1::GameRecord {
        rule_set: rule_set(v1::RuleSet {
            hochzeit_selectors: Some(v1::HochzeitSelectorList {
                values: vec![99; 17],
            }),
            throw_conditions: Some(v1::ThrowConditionList {
                values: vec![v1::ThrowCondition::default(); 17],
            }),
            schweine_contracts: Some(v1::SchweineContractList {
                values: vec![99; 17],
            }),
            ..v1::RuleSet::default()
        }),
        plays: vec![99; 49],
        hand_1: vec![99; 12],
        ..v1::GameRecord::default()
    };
    let contradictory = v1::GameRecord {
        rule_set: rule_set(v1::RuleSet {
            deck_nines: v1::DeckNines::Without.into(),
            dullen: v1::Dullen::Off.into(),
            armut: v1::ArmutMode::Exchange.into(),
            armut_max_trumps: Some(0),
            pflichtsolo: Some(4),
            pflichtsolo_kind: Some(v1::PflichtsoloKinds {
                color: 4,
                picture: 4,
            }),
            schweine_mode: v1::SchweineMode::Vorbehalt.into(),
            ..v1::RuleSet::default()
        }),
        ..v1::GameRecord::default()
    };
    for (record, least) in [(&lists, 30), (&contradictory, 10)] {
        let failure = failure(session(record));
        let taken = header_bytes(&failure);
        assert!(taken < 8 * 1024, "{taken} bytes");
        // What could be named is.
        let violations = violations(&failure);
        let named = violations.len();
        assert!(named >= least, "{named} are named in {taken} bytes");
        assert!(taken > 6 * 1024 || named == 96, "{named} in {taken} bytes");
        let described = violations.iter().filter(|it| !it.description.is_empty());
        assert_eq!(described.count(), 16.min(named));
        assert!(
            violations
                .iter()
                .all(|it| it.field.starts_with("entries[1"))
        );
    }
}

#[test]
fn all_bad_fields_are_counted_and_few_are_kept() {
    let record = v1::GameRecord {
        rule_set: rule_set(v1::RuleSet::default()),
        plays: vec![99; 48],
        ..v1::GameRecord::default()
    };
    let failure = failure(session(&record));
    let message = failure.to_string();
    assert!(message.contains("(4800 bad fields)"), "{message}");
    assert!(message.ends_with("; ..."), "{message}");
    let Failure { fields, count } = failure;
    assert_eq!((fields.len(), count), (96, 4800));
    let first = fields.first().map(|it| it.path.as_str());
    assert_eq!(first, Some("entries[100].game.record.plays[0]"));
}

#[test]
fn few_bad_fields_are_all_described() {
    let record = v1::GameRecord {
        rule_set: None,
        plays: vec![99],
        ..v1::GameRecord::default()
    };
    let failure = failure(inspect(record));
    assert_eq!(
        failure.to_string(),
        "the request cannot be read (2 bad fields): `record.rule_set` is required; \
         `record.plays[0]` must name a value of its enum, 1 to 24"
    );
    let violations = violations(&failure);
    assert_eq!(violations.len(), 2);
    assert!(violations.iter().all(|it| !it.description.is_empty()));
    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Counts(
            v1::GameCounts::default(),
        )),
        offence: Some(v1::Offence::default()),
        ..v1::ScoreGameRequest::default()
    };
    assert!(refused(request).contains(&("offence".to_owned(), ContradictoryFields)));
}
