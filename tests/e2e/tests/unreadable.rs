//! Requests that cannot be read, and questions that are not answered yet.
//!
//! A request that nobody could answer is `INVALID_ARGUMENT`, with every bad
//! field by its path and a published reason; it is never a verdict.

use std::future::Future;

use anyhow::{Context as _, Result, ensure};
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_e2e::{BadField, Failed, name};
use doko_proto::v1;
use tonic::{Code, Response, Status};

/// A record with something unreadable in it: what is wrong, how it came about,
/// and path and reason of each bad field in the order of the fields.
type Case = (&'static str, Spoil, &'static [(&'static str, &'static str)]);

type Spoil = fn(&mut v1::GameRecord);

/// An impossible deal.
const DEALS: &[Case] = &[
    // Seats 1 and 4 hold the tens of hearts.
    (
        "a third copy",
        |record| set(&mut record.hand_2, 0, v1::Card::Ht),
        &[("record.hand_4[1]", "TOO_MANY_COPIES")],
    ),
    (
        "three copies in one hand",
        |record| {
            set(&mut record.hand_1, 1, v1::Card::Ht);
            set(&mut record.hand_1, 2, v1::Card::Ht);
        },
        &[
            ("record.hand_1[2]", "TOO_MANY_COPIES"),
            ("record.hand_4[1]", "TOO_MANY_COPIES"),
        ],
    ),
    (
        "a card that nobody knows",
        |record| put(&mut record.hand_2, 3, 25),
        &[("record.hand_2[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "a card with a negative number",
        |record| put(&mut record.hand_2, 3, -1),
        &[("record.hand_2[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "no card at all",
        |record| put(&mut record.hand_2, 3, 0),
        &[("record.hand_2[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "eleven cards",
        |record| record.hand_3.truncate(11),
        &[("record.hand_3", "WRONG_HAND_SIZE")],
    ),
    (
        "thirteen cards and eleven",
        |record| record.hand_1.extend(record.hand_3.pop()),
        &[
            ("record.hand_1", "WRONG_HAND_SIZE"),
            ("record.hand_3", "WRONG_HAND_SIZE"),
        ],
    ),
    (
        "several at once",
        |record| {
            record.hand_1.truncate(11);
            put(&mut record.hand_2, 3, 99);
            record.hand_4.truncate(1);
        },
        &[
            ("record.hand_1", "WRONG_HAND_SIZE"),
            ("record.hand_2[3]", "UNKNOWN_ENUM_VALUE"),
            ("record.hand_4", "WRONG_HAND_SIZE"),
        ],
    ),
];

/// The rules that are asked for.
const RULE_SETS: &[Case] = &[
    (
        "no rule set",
        |record| record.rule_set = None,
        &[("record.rule_set", "MISSING_FIELD")],
    ),
    (
        "a rule set without a name",
        |record| record.rule_set = Some(v1::RuleSetRef::default()),
        &[("record.rule_set.name", "MISSING_FIELD")],
    ),
    (
        "an empty name",
        |record| named(record, ""),
        &[("record.rule_set.name", "MISSING_FIELD")],
    ),
    (
        "a rule set that nobody has published",
        |record| named(record, "skat"),
        &[("record.rule_set.name", "UNKNOWN_RULE_SET")],
    ),
    (
        "a name in the wrong case",
        |record| named(record, "DDV-TSR"),
        &[("record.rule_set.name", "UNKNOWN_RULE_SET")],
    ),
    (
        "an edition that there never was",
        |record| rule_set(record).edition = "1999".to_owned(),
        &[("record.rule_set.edition", "UNKNOWN_EDITION")],
    ),
    (
        "the edition of another rule set",
        |record| rule_set(record).edition = "2011".to_owned(),
        &[("record.rule_set.edition", "UNKNOWN_EDITION")],
    ),
    (
        "a hash of other options",
        |record| rule_set(record).expected_options_hash = "0".repeat(64),
        &[("record.rule_set.expected_options_hash", "RULE_SET_CHANGED")],
    ),
    (
        "a hash that is none",
        |record| rule_set(record).expected_options_hash = "abc".to_owned(),
        &[("record.rule_set.expected_options_hash", "MALFORMED_FIELD")],
    ),
];

/// What was said, played and announced.
const COLUMNS: &[Case] = &[
    (
        "a word less than speakers",
        |record| record.said_words.truncate(3),
        &[("record.said_words", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "arguments for some words only",
        |record| record.said_arguments = vec![0],
        &[("record.said_arguments", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "an argument of a word that takes none",
        |record| record.said_arguments = vec![0, 7, 0, 0],
        &[("record.said_arguments[1]", "MALFORMED_FIELD")],
    ),
    (
        "a fifth seat, and a word from nowhere",
        |record| {
            put(&mut record.said_seats, 1, 5);
            put(&mut record.said_words, 2, 99);
        },
        &[
            ("record.said_seats[1]", "UNKNOWN_ENUM_VALUE"),
            ("record.said_words[2]", "UNKNOWN_ENUM_VALUE"),
        ],
    ),
    (
        "nobody says nothing",
        |record| {
            put(&mut record.said_seats, 0, 0);
            put(&mut record.said_words, 0, 0);
        },
        &[
            ("record.said_seats[0]", "UNKNOWN_ENUM_VALUE"),
            ("record.said_words[0]", "UNKNOWN_ENUM_VALUE"),
        ],
    ),
    (
        "too many words",
        |record| {
            record.said_seats = vec![1; 65];
            record.said_words = vec![1; 65];
        },
        &[("record.said_seats", "LIMIT_EXCEEDED")],
    ),
    (
        "a play that is no card",
        |record| put(&mut record.plays, 3, 0),
        &[("record.plays[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "forty-nine plays",
        |record| {
            record.plays.push(v1::Card::Ca.into());
            record.play_seats.push(1);
        },
        &[("record.plays", "LIMIT_EXCEEDED")],
    ),
    (
        "some players are stated",
        |record| record.play_seats.truncate(47),
        &[("record.play_seats", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "a card of a ninth seat",
        |record| put(&mut record.play_seats, 3, 9),
        &[("record.play_seats[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "announcements without speakers and words",
        |record| {
            record.extra_seats.clear();
            record.extra_words.pop();
        },
        &[
            ("record.extra_seats", "COLUMN_LENGTH_MISMATCH"),
            ("record.extra_words", "COLUMN_LENGTH_MISMATCH"),
        ],
    ),
    (
        "announcements that run backwards",
        |record| record.extra_at = vec![9, 1, 13],
        &[("record.extra_at[1]", "OUT_OF_ORDER")],
    ),
    (
        "an announcement after more cards than were played",
        |record| record.extra_at = vec![1, 9, 49],
        &[("record.extra_at[2]", "OUT_OF_ORDER")],
    ),
    (
        "an announcement of nobody, and one of nothing",
        |record| {
            put(&mut record.extra_seats, 0, 0);
            put(&mut record.extra_words, 1, 77);
        },
        &[
            ("record.extra_seats[0]", "UNKNOWN_ENUM_VALUE"),
            ("record.extra_words[1]", "UNKNOWN_ENUM_VALUE"),
        ],
    ),
    (
        "an argument of Re",
        |record| record.extra_arguments = vec![1, 0, 0],
        &[("record.extra_arguments[0]", "MALFORMED_FIELD")],
    ),
    (
        "too many announcements",
        |record| {
            record.extra_at = vec![48; 65];
            record.extra_seats = vec![1; 65];
            record.extra_words = vec![1; 65];
        },
        &[("record.extra_at", "LIMIT_EXCEEDED")],
    ),
];

/// What the game inherits.
const CONTEXTS: &[Case] = &[
    (
        "a Pflichtsolo of a fifth seat",
        |record| context(record).pflichtsolo_seats = vec![5],
        &[("record.context.pflichtsolo_seats[0]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "two Pflichtsoli of one seat, which owes one",
        |record| context(record).pflichtsolo_seats = vec![2, 2],
        &[(
            "record.context.pflichtsolo_seats[1]",
            "CONTRADICTORY_FIELDS",
        )],
    ),
    (
        "a Pflichtsolo where nobody owes one",
        |record| {
            named(record, "dokoland-liga");
            context(record).pflichtsolo_seats = vec![2];
        },
        &[(
            "record.context.pflichtsolo_seats[0]",
            "CONTRADICTORY_FIELDS",
        )],
    ),
    (
        "more kinds than Pflichtsoli",
        |record| context(record).pflichtsolo_slots = vec![1],
        &[("record.context.pflichtsolo_slots", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "the Vorführung of a seat that owes nothing",
        |record| context(record).vorfuehrung_seat = 3,
        &[("record.context.vorfuehrung_seat", "CONTRADICTORY_FIELDS")],
    ),
    (
        "no game left, and nothing for the game",
        |record| {
            context(record).games_left = Some(0);
            context(record).bock_factor = Some(0);
        },
        &[
            ("record.context.games_left", "MALFORMED_FIELD"),
            ("record.context.bock_factor", "MALFORMED_FIELD"),
        ],
    ),
    (
        "two seats at one place",
        |record| context(record).places = vec![1, 2, 2, 4],
        &[("record.context.places[2]", "CONTRADICTORY_FIELDS")],
    ),
    (
        "places of three seats",
        |record| context(record).places = vec![1, 2, 3],
        &[("record.context.places", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "a place that no table has",
        |record| context(record).places = vec![1, 2, 3, 6],
        &[("record.context.places[3]", "UNKNOWN_ENUM_VALUE")],
    ),
];

#[tokio::test]
async fn every_bad_field_of_a_record_is_named_by_every_method() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    for (what, spoil, fields) in [DEALS, RULE_SETS, COLUMNS, CONTEXTS].into_iter().flatten() {
        let mut record = golden::record(NORMALSPIEL)?;
        spoil(&mut record);
        for (method, failed) in ask_all(&mut clients, &record).await? {
            assert_unreadable(&format!("{what} ({method})"), &failed, fields);
        }
    }
    service.stop().await
}

/// The Vorbehalte are found without cards on the table, so what is wrong with
/// those is not looked at.
#[tokio::test]
async fn what_does_not_matter_is_not_looked_at() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    for (what, spoil, fields) in [DEALS, RULE_SETS, CONTEXTS].into_iter().flatten() {
        let mut record = golden::record(NORMALSPIEL)?;
        spoil(&mut record);
        let request = v1::ResolveVorbehalteRequest {
            record: Some(record),
            ..Default::default()
        };
        assert_unreadable(
            what,
            &failure(clients.rules.resolve_vorbehalte(request)).await?,
            fields,
        );
    }
    for (what, spoil, fields) in COLUMNS {
        let mut record = golden::record(NORMALSPIEL)?;
        spoil(&mut record);
        let request = v1::ResolveVorbehalteRequest {
            record: Some(record),
            ..Default::default()
        };
        let answered = clients.rules.resolve_vorbehalte(request).await;
        if fields
            .iter()
            .all(|(path, _)| !path.starts_with("record.said"))
        {
            assert!(answered.is_ok(), "{what}: {answered:?}");
        } else {
            assert!(answered.is_err(), "{what}");
        }
    }
    service.stop().await
}

#[tokio::test]
async fn several_bad_fields_are_listed_in_order() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    rule_set(&mut record).edition = "1999".to_owned();
    put(&mut record.said_seats, 0, 9);
    put(&mut record.plays, 0, 99);
    record.extra_words.clear();
    let request = v1::ValidateMoveRequest {
        record: Some(record),
        seat: 7,
        card: 0,
        view: 99,
        language: 9,
        include: vec![0, 1, 77],
    };
    let failed = failure(clients.rules.validate_move(request)).await?;
    let fields = [
        ("record.rule_set.edition", "UNKNOWN_EDITION"),
        ("record.said_seats[0]", "UNKNOWN_ENUM_VALUE"),
        ("record.plays[0]", "UNKNOWN_ENUM_VALUE"),
        ("record.extra_words", "COLUMN_LENGTH_MISMATCH"),
        ("seat", "UNKNOWN_ENUM_VALUE"),
        ("card", "MISSING_FIELD"),
        ("view", "UNKNOWN_ENUM_VALUE"),
        ("language", "UNKNOWN_ENUM_VALUE"),
        ("include[0]", "UNKNOWN_ENUM_VALUE"),
        ("include[2]", "UNKNOWN_ENUM_VALUE"),
    ];
    assert_unreadable("ten at once", &failed, &fields);

    // All are named, the first sixteen with a description, and the message says
    // how many there are.
    let mut record = golden::record(NORMALSPIEL)?;
    record.plays.fill(0);
    let request = v1::AuditGameRequest {
        record: Some(record),
        ..Default::default()
    };
    let failed = failure(clients.rules.audit_game(request)).await?;
    let paths: Vec<String> = (0..48)
        .map(|index| format!("record.plays[{index}]"))
        .collect();
    let found: Vec<&str> = failed.fields.iter().map(|it| it.path.as_str()).collect();
    assert_eq!(found, paths);
    assert!(
        failed.message.contains("48 of its fields"),
        "{}",
        failed.message
    );
    service.stop().await
}

#[tokio::test]
async fn each_method_names_its_own_bad_fields() -> Result<()> {
    let service = Service::start()?;
    let Clients {
        mut rules,
        mut book,
        ..
    } = service.connect().await?;
    let record = Some(golden::record(NORMALSPIEL)?);

    let nothing = failure(rules.validate_move(v1::ValidateMoveRequest::default())).await?;
    let fields = [("record", "MISSING_FIELD"), ("card", "MISSING_FIELD")];
    assert_unreadable("nothing", &nothing, &fields);

    let request = v1::ValidateMoveRequest {
        record: record.clone(),
        card: 25,
        include: vec![1; 9],
        ..Default::default()
    };
    let fields = [
        ("card", "UNKNOWN_ENUM_VALUE"),
        ("include", "LIMIT_EXCEEDED"),
    ];
    assert_unreadable(
        "card and includes",
        &failure(rules.validate_move(request)).await?,
        &fields,
    );

    let request = v1::CheckAnnouncementRequest {
        record: record.clone(),
        announcement: 1,
        ..Default::default()
    };
    let failed = failure(rules.check_announcement(request)).await?;
    assert_unreadable(
        "an announcement of nobody",
        &failed,
        &[("seat", "MISSING_FIELD")],
    );

    let request = v1::CheckAnnouncementRequest {
        record: record.clone(),
        seat: 1,
        announcement: 7,
        ..Default::default()
    };
    let failed = failure(rules.check_announcement(request)).await?;
    assert_unreadable(
        "no such announcement",
        &failed,
        &[("announcement", "UNKNOWN_ENUM_VALUE")],
    );

    for failed in [
        failure(rules.resolve_vorbehalte(v1::ResolveVorbehalteRequest::default())).await?,
        failure(rules.check_announcement(v1::CheckAnnouncementRequest::default())).await?,
        failure(rules.score_game(v1::ScoreGameRequest::default())).await?,
        failure(rules.inspect_game(v1::InspectGameRequest::default())).await?,
        failure(rules.audit_game(v1::AuditGameRequest::default())).await?,
    ] {
        assert_unreadable("no record", &failed, &[("record", "MISSING_FIELD")]);
    }

    let counts = v1::GameCounts {
        kind: v1::CountedGame::TwoAgainstTwo.into(),
        solo: v1::Solo::Damen.into(),
        re_seats: vec![1, 1, 5],
        re_augen: 241,
        re_tricks: 6,
        kontra_tricks: 5,
        announcements: vec![v1::CountedAnnouncement::default()],
        specials: vec![v1::CountedSpecial {
            kind: 99,
            party: 1,
            count: 13,
        }],
        bock_factor: Some(0),
        rule_set: record.clone().and_then(|it| it.rule_set),
    };
    let source = Some(v1::score_game_request::Source::Counts(counts));
    let request = v1::ScoreGameRequest {
        source,
        ..Default::default()
    };
    let failed = failure(rules.score_game(request)).await?;
    let fields = [
        ("counts.solo", "CONTRADICTORY_FIELDS"),
        ("counts.re_seats", "COLUMN_LENGTH_MISMATCH"),
        ("counts.re_seats[1]", "CONTRADICTORY_FIELDS"),
        ("counts.re_augen", "MALFORMED_FIELD"),
        ("counts.kontra_tricks", "CONTRADICTORY_FIELDS"),
        ("counts.announcements[0].party", "MISSING_FIELD"),
        ("counts.announcements[0].announcement", "MISSING_FIELD"),
        ("counts.specials[0].kind", "UNKNOWN_ENUM_VALUE"),
        ("counts.specials[0].count", "MALFORMED_FIELD"),
        ("counts.bock_factor", "MALFORMED_FIELD"),
    ];
    assert_unreadable("counts", &failed, &fields);

    let request = v1::GetRuleSetRequest {
        name: "skat".to_owned(),
        ..Default::default()
    };
    let failed = failure(book.get_rule_set(request)).await?;
    assert_unreadable(
        "a book that there is not",
        &failed,
        &[("name", "UNKNOWN_RULE_SET")],
    );
    let failed = failure(book.get_rule_set(v1::GetRuleSetRequest::default())).await?;
    assert_unreadable(
        "a book without a name",
        &failed,
        &[("name", "MISSING_FIELD")],
    );
    let request = v1::GetRuleSetRequest {
        name: "ddv-tsr".to_owned(),
        edition: "1999".to_owned(),
        ..Default::default()
    };
    let failed = failure(book.get_rule_set(request)).await?;
    assert_unreadable("an old book", &failed, &[("edition", "UNKNOWN_EDITION")]);
    service.stop().await
}

#[tokio::test]
async fn batches_have_limits_and_bad_items_fail_alone() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let good = |id: &str| -> Result<v1::Question> {
        let record = Some(golden::record(NORMALSPIEL)?);
        let request = v1::AuditGameRequest {
            record,
            ..Default::default()
        };
        let question = v1::question::Question::AuditGame(request);
        Ok(v1::Question {
            id: id.to_owned(),
            question: Some(question),
        })
    };
    for (count, fields) in [
        (0, [("questions", "MISSING_FIELD")]),
        (201, [("questions", "LIMIT_EXCEEDED")]),
    ] {
        let questions = vec![v1::Question::default(); count];
        let request = v1::EvaluateBatchRequest {
            questions: questions.clone(),
        };
        let failed = failure(rules.evaluate_batch(request)).await?;
        assert_unreadable(&format!("a batch of {count}"), &failed, &fields);

        let message = tokio_stream::iter([v1::EvaluateRequest { questions }]);
        let mut answers = rules.evaluate(message).await?.into_inner();
        let status = answers
            .message()
            .await
            .err()
            .context("the stream goes on")?;
        assert_unreadable(
            &format!("a message of {count}"),
            &Failed::read(&status)?,
            &fields,
        );
    }

    let too_long = "x".repeat(65);
    let questions = vec![
        good("first")?,
        good(&too_long)?,
        v1::Question {
            id: "empty".to_owned(),
            question: None,
        },
        v1::Question {
            id: "bad".to_owned(),
            question: Some(v1::question::Question::AuditGame(
                v1::AuditGameRequest::default(),
            )),
        },
        v1::Question {
            id: "not yet".to_owned(),
            question: Some(v1::question::Question::InspectGame(
                v1::InspectGameRequest {
                    record: Some(golden::record(NORMALSPIEL)?),
                    view: v1::View::Public.into(),
                    ..Default::default()
                },
            )),
        },
        good(&"y".repeat(64))?,
    ];
    let request = v1::EvaluateBatchRequest { questions };
    let answers = rules.evaluate_batch(request).await?.into_inner().answers;
    let ids: Vec<&str> = answers.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(
        ids,
        [
            "first",
            "",
            "empty",
            "bad",
            "not yet",
            "y".repeat(64).as_str()
        ]
    );
    let errors = [
        None,
        Some((3, "id", "LIMIT_EXCEEDED")),
        Some((3, "question", "MISSING_FIELD")),
        Some((3, "record", "MISSING_FIELD")),
        Some((12, "", "NOT_YET_AVAILABLE")),
        None,
    ];
    for (answer, expected) in answers.iter().zip(errors) {
        let place = &answer.id;
        match (&answer.answer, expected) {
            (Some(v1::answer::Answer::AuditGame(audit)), None) => {
                assert!(
                    audit.violations.is_empty() && audit.settlement.is_some(),
                    "{place}"
                );
            }
            (Some(v1::answer::Answer::Error(status)), Some((code, path, reason))) => {
                let failed = item_failure(status)?;
                assert_eq!(
                    (status.code, failed.reason.as_str()),
                    (code, reason),
                    "{place}"
                );
                let paths: Vec<&str> = failed.fields.iter().map(|it| it.path.as_str()).collect();
                let expected: Vec<&str> =
                    Some(path).filter(|it| !it.is_empty()).into_iter().collect();
                assert_eq!(paths, expected, "{place}");
            }
            (got, expected) => panic!("{place}: {got:?} in place of {expected:?}"),
        }
    }
    service.stop().await
}

/// What the service understands and does not answer yet, it does not answer by
/// halves: it says what is missing.
#[tokio::test]
async fn what_is_not_served_yet_says_so() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let cases: [(Spoil, &str); 9] = [
        (|record| named(record, "vln"), "vln"),
        (|record| named(record, "palast"), "palast"),
        (
            |record| {
                let source = v1::rule_set_ref::Source::Custom(Box::default());
                record.rule_set = Some(v1::RuleSetRef {
                    source: Some(source),
                    ..Default::default()
                });
            },
            "custom rule sets",
        ),
        (
            |record| rule_set(record).overrides = Some(Box::default()),
            "overrides",
        ),
        (|record| record.hand_1.clear(), "hands"),
        (
            |record| {
                record.hand_1.clear();
                record.hand_2.clear();
                record.hand_3.clear();
                record.hand_4.clear();
            },
            "hands",
        ),
        (
            |record| record.armut_exchanges.push(v1::ArmutExchange::default()),
            "Armut",
        ),
        (
            |record| put(&mut record.extra_words, 0, v1::ExtraWord::Genscher.into()),
            "Genscher",
        ),
        (|record| context(record).bock_factor = Some(2), "Bock"),
    ];
    for (alter, missing) in cases {
        let mut record = golden::record(NORMALSPIEL)?;
        alter(&mut record);
        for (method, failed) in ask_all(&mut clients, &record).await? {
            assert_missing(method, &failed, missing);
        }
    }

    let Clients {
        mut rules,
        mut book,
        ..
    } = clients;
    let record = Some(golden::record(NORMALSPIEL)?);
    for view in 2..=6 {
        let request = v1::InspectGameRequest {
            record: record.clone(),
            view,
            ..Default::default()
        };
        assert_missing(
            "view",
            &failure(rules.inspect_game(request)).await?,
            "views",
        );
    }
    let failed = failure(book.check_rule_set(v1::CheckRuleSetRequest::default())).await?;
    assert_missing("CheckRuleSet", &failed, "CheckRuleSet");
    service.stop().await
}

/// The same for games that an offence ended.
#[tokio::test]
async fn games_ended_by_an_offence_are_not_served_yet() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let record = Some(golden::record(NORMALSPIEL)?);
    let source = record.map(v1::score_game_request::Source::Record);
    let request = v1::ScoreGameRequest {
        source,
        offence: Some(v1::Offence::default()),
        ..Default::default()
    };
    assert_missing(
        "offence",
        &failure(rules.score_game(request)).await?,
        "offence",
    );
    service.stop().await
}

/// Claims and complaints that cannot be read, with every field that is at fault.
#[tokio::test]
async fn claims_and_complaints_name_their_fields() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    record.claim_order.push(1);
    for (method, failed) in ask_all(&mut clients, &record).await? {
        let fields = [("record.claim_order", "CONTRADICTORY_FIELDS")];
        assert_unreadable(method, &failed, &fields);
    }

    let Clients { mut rules, .. } = clients;
    let record = Some(golden::record(NORMALSPIEL)?);
    let request = v1::CheckClaimRequest {
        record: record.clone(),
        kind: v1::ClaimKind::Surrender.into(),
        order: vec![25],
        ..Default::default()
    };
    let fields = [
        ("seat", "MISSING_FIELD"),
        ("order", "CONTRADICTORY_FIELDS"),
        ("order[0]", "UNKNOWN_ENUM_VALUE"),
    ];
    let failed = failure(rules.check_claim(request)).await?;
    assert_unreadable("CheckClaim", &failed, &fields);

    let request = v1::AssessOffenceRequest {
        record: record.clone(),
        ..Default::default()
    };
    let fields = [("offence", "MISSING_FIELD"), ("complaint", "MISSING_FIELD")];
    let failed = failure(rules.assess_offence(request)).await?;
    assert_unreadable("AssessOffence", &failed, &fields);

    let request = v1::AssessOffenceRequest {
        record,
        offence: Some(v1::Offence {
            offender: 5,
            cards_played: 49,
            class_of_effect: 9,
            ..Default::default()
        }),
        complaint: Some(v1::Complaint {
            seat: 1,
            cards_played: 3,
        }),
        ..Default::default()
    };
    let fields = [
        ("offence.offender", "UNKNOWN_ENUM_VALUE"),
        ("offence.kind", "MISSING_FIELD"),
        ("offence.class_of_effect", "UNKNOWN_ENUM_VALUE"),
        ("offence.cards_played", "OUT_OF_ORDER"),
        ("complaint.cards_played", "OUT_OF_ORDER"),
    ];
    let failed = failure(rules.assess_offence(request)).await?;
    assert_unreadable("AssessOffence", &failed, &fields);
    service.stop().await
}

/// What cannot be read at all is told first, even if something else is not
/// served yet.
#[tokio::test]
async fn unreadable_comes_before_not_served() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    record.hand_1.clear();
    put(&mut record.plays, 0, 99);
    let request = v1::AuditGameRequest {
        record: Some(record),
        ..Default::default()
    };
    let failed = failure(rules.audit_game(request)).await?;
    assert_unreadable(
        "both",
        &failed,
        &[("record.plays[0]", "UNKNOWN_ENUM_VALUE")],
    );
    service.stop().await
}

/// Asks every method that looks at the whole record, and takes its failure.
async fn ask_all(
    clients: &mut Clients,
    record: &v1::GameRecord,
) -> Result<Vec<(&'static str, Failed)>> {
    let rules = &mut clients.rules;
    let card = name::card("HT")?;
    let record = || Some(record.clone());
    let moved = v1::ValidateMoveRequest {
        record: record(),
        card,
        ..Default::default()
    };
    let announced = v1::CheckAnnouncementRequest {
        record: record(),
        ..Default::default()
    };
    let source = record().map(v1::score_game_request::Source::Record);
    let scored = v1::ScoreGameRequest {
        source,
        ..Default::default()
    };
    let inspected = v1::InspectGameRequest {
        record: record(),
        ..Default::default()
    };
    let audited = v1::AuditGameRequest {
        record: record(),
        ..Default::default()
    };
    let question = v1::question::Question::AuditGame(audited.clone());
    let questions = vec![v1::Question {
        id: String::new(),
        question: Some(question),
    }];
    let batch = rules
        .evaluate_batch(v1::EvaluateBatchRequest { questions })
        .await?
        .into_inner();
    let item = match batch.answers.first().and_then(|it| it.answer.as_ref()) {
        Some(v1::answer::Answer::Error(status)) => item_failure(status)?,
        other => anyhow::bail!("answered: {other:?}"),
    };
    let failures = vec![
        ("ValidateMove", failure(rules.validate_move(moved)).await?),
        (
            "CheckAnnouncement",
            failure(rules.check_announcement(announced)).await?,
        ),
        ("ScoreGame", failure(rules.score_game(scored)).await?),
        ("InspectGame", failure(rules.inspect_game(inspected)).await?),
        ("AuditGame", failure(rules.audit_game(audited)).await?),
        ("EvaluateBatch", item),
    ];
    Ok(failures)
}

/// The failure of a call that must fail.
async fn failure<T: std::fmt::Debug>(
    call: impl Future<Output = Result<Response<T>, Status>>,
) -> Result<Failed> {
    match call.await {
        Ok(response) => anyhow::bail!("answered: {:?}", response.into_inner()),
        Err(status) => {
            let failed = Failed::read(&status)?;
            ensure!(
                failed.domain == "doppelkopf.rules.v1",
                "domain {}",
                failed.domain
            );
            Ok(failed)
        }
    }
}

/// The failure of one question of many, read like that of a call.
fn item_failure(status: &doko_proto::google_rpc::Status) -> Result<Failed> {
    let details = prost::Message::encode_to_vec(status);
    let code = Code::from_i32(status.code);
    Failed::read(&Status::with_details(
        code,
        status.message.clone(),
        details.into(),
    ))
}

fn assert_unreadable(what: &str, failed: &Failed, fields: &[(&str, &str)]) {
    assert_eq!(failed.code, Code::InvalidArgument, "{what}: {failed:?}");
    assert_eq!(failed.paths(), fields, "{what}");
    let first = fields.first().copied().unwrap_or_default();
    let field = failed.metadata.get("field").map_or("", String::as_str);
    assert_eq!((field, failed.reason.as_str()), first, "{what}");
    assert!(
        failed.message.contains(&format!("`{field}`")),
        "{what}: {}",
        failed.message
    );
    for BadField {
        path, description, ..
    } in &failed.fields
    {
        assert!(
            !description.is_empty(),
            "{what}: nothing is said about {path}"
        );
        assert!(
            description.starts_with(char::is_lowercase),
            "{what}: {description}"
        );
        assert!(!description.ends_with('.'), "{what}: {description}");
    }
}

fn assert_missing(what: &str, failed: &Failed, missing: &str) {
    assert_eq!(failed.code, Code::Unimplemented, "{what}: {failed:?}");
    assert_eq!(failed.reason, "NOT_YET_AVAILABLE", "{what}");
    assert!(failed.fields.is_empty(), "{what}: {failed:?}");
    let named = failed.metadata.get("missing").map_or("", String::as_str);
    assert!(
        named.contains(missing),
        "{what}: `{named}` is missing, not `{missing}`"
    );
    assert!(failed.message.contains(named), "{what}: {}", failed.message);
}

fn set(column: &mut [i32], index: usize, card: v1::Card) {
    put(column, index, card.into());
}

fn put(column: &mut [i32], index: usize, number: i32) {
    if let Some(entry) = column.get_mut(index) {
        *entry = number;
    }
}

fn rule_set(record: &mut v1::GameRecord) -> &mut v1::RuleSetRef {
    record.rule_set.get_or_insert_default()
}

fn named(record: &mut v1::GameRecord, name: &str) {
    let source = Some(v1::rule_set_ref::Source::Name(name.to_owned()));
    record.rule_set = Some(v1::RuleSetRef {
        source,
        ..Default::default()
    });
}

fn context(record: &mut v1::GameRecord) -> &mut v1::GameContext {
    record.context.get_or_insert_default()
}
