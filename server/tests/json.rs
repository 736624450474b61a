//! JSON over HTTP: every method answers as over gRPC, and reads what people write.
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

mod common;

use common::curl::{Heard, PROTO, http, post};
use common::{connect, frame, start};
use doko_notation::json;
use doko_proto::v1;
use doko_server::{Config, Running};
use prost::Message;
use serde_json::{Value, json};
use tonic::transport::Channel;
use tower::ServiceExt as _;

const GAME: &str = include_str!("../../tests/golden/recorded-normalspiel.json");
const QUESTION: &str = include_str!("../../docs/examples/revoke.json");
const ANSWER: &str = include_str!("../../docs/examples/revoke.answer.json");
const VALIDATE: &str = "/v1/games:validateMove";

/// The message of an answer over gRPC.
async fn over_grpc(channel: &Channel, path: &str, message: &[u8]) -> Vec<u8> {
    use http_body_util::BodyExt as _;
    let body = tonic::body::Body::new(http_body_util::Full::new(frame(message)));
    let request = common::call(path, common::NO_HURRY, body);
    let response = channel.clone().oneshot(request).await.unwrap();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    body[5..].to_vec()
}

/// That a question is answered alike on all ways.
async fn compare<Q, R>(service: (&Running, &Channel), (of, method): (&str, &str), text: &Value)
where
    Q: Message + Default,
    R: Message + Default,
{
    let (server, channel) = service;
    let address = server.address();
    let path = format!("/doppelkopf.rules.v1.{of}/{method}");
    let (asked, answered) = (format!("{method}Request"), format!("{method}Response"));
    let question: Q = json::message(&asked, &text.to_string()).unwrap();
    let question = question.encode_to_vec();
    let expected = over_grpc(channel, &path, &question).await;
    assert!(!expected.is_empty(), "{method}");

    let heard = post(address, &path, &text.to_string()).await;
    assert_eq!(heard.status, 200, "{method}: {}", heard.text());
    let read: R = json::message(&answered, &heard.text()).unwrap();
    assert_eq!(read.encode_to_vec(), expected, "{method}");
    // A library writes the same text.
    assert_eq!(heard.json(), json::value(&answered, &read), "{method}");

    let binary = http(address, "POST", &path, PROTO, &question).await;
    assert_eq!((binary.status, binary.body), (200, expected), "{method}");
}

#[tokio::test]
async fn every_method_answers_as_over_grpc() {
    let server = start(&Config::on_a_free_port());
    let channel = connect(server.address()).await;
    let to = (&server, &channel);
    let game: Value = serde_json::from_str(GAME).unwrap();
    let of_game = json!({"record": game, "view": "VIEW_EVERYTHING", "language": "LANGUAGE_DE"});
    let with = |more: Value| {
        let mut question = of_game.clone();
        let more = more.as_object().unwrap().clone();
        question.as_object_mut().unwrap().extend(more);
        question
    };
    let (rules, book, table) = ("RulesService", "RuleSetService", "TableService");
    macro_rules! compare {
        ($service:ident, $method:literal, $Q:ident, $R:ident, $question:expr) => {
            compare::<v1::$Q, v1::$R>(to, ($service, $method), &$question).await;
        };
    }
    compare!(
        rules,
        "ResolveVorbehalte",
        ResolveVorbehalteRequest,
        ResolveVorbehalteResponse,
        of_game
    );
    let word = with(
        json!({"seat": "SEAT_1", "said": "SAID_WORD_GESUND", "include": ["INCLUDE_POSITION"]}),
    );
    compare!(
        rules,
        "CheckWord",
        CheckWordRequest,
        CheckWordResponse,
        word
    );
    let card: Value = serde_json::from_str(QUESTION).unwrap();
    compare!(
        rules,
        "ValidateMove",
        ValidateMoveRequest,
        ValidateMoveResponse,
        card
    );
    let announced = with(json!({"seat": "SEAT_2", "announcement": "ANNOUNCEMENT_RE"}));
    compare!(
        rules,
        "CheckAnnouncement",
        CheckAnnouncementRequest,
        CheckAnnouncementResponse,
        announced
    );
    compare!(
        rules,
        "ScoreGame",
        ScoreGameRequest,
        ScoreGameResponse,
        of_game
    );
    compare!(
        rules,
        "InspectGame",
        InspectGameRequest,
        InspectGameResponse,
        of_game
    );
    compare!(
        rules,
        "AuditGame",
        AuditGameRequest,
        AuditGameResponse,
        of_game
    );
    let claim = with(json!({"seat": "SEAT_3", "kind": "CLAIM_KIND_REST", "order": ["CARD_SA"]}));
    compare!(
        rules,
        "CheckClaim",
        CheckClaimRequest,
        CheckClaimResponse,
        claim
    );
    let offence = with(json!({
        "offence": {"offender": "SEAT_2", "kind": "OFFENCE_KIND_OUT_OF_TURN", "cardsPlayed": 3},
        "complaint": {"seat": "SEAT_1", "cardsPlayed": 3}
    }));
    compare!(
        rules,
        "AssessOffence",
        AssessOffenceRequest,
        AssessOffenceResponse,
        offence
    );
    let batch = json!({"questions": [
        {"id": "a", "validateMove": card},
        {"id": "b", "inspectGame": {}},
        {"id": "c", "auditGame": of_game},
    ]});
    compare!(
        rules,
        "EvaluateBatch",
        EvaluateBatchRequest,
        EvaluateBatchResponse,
        batch
    );
    compare!(
        book,
        "ListRuleSets",
        ListRuleSetsRequest,
        ListRuleSetsResponse,
        json!({"language": "LANGUAGE_EN"})
    );
    let palast = json!({"ruleSet": {"name": "palast"}, "language": "LANGUAGE_DE"});
    compare!(
        book,
        "GetRuleSet",
        GetRuleSetRequest,
        GetRuleSetResponse,
        palast
    );
    compare!(
        book,
        "CheckRuleSet",
        CheckRuleSetRequest,
        CheckRuleSetResponse,
        palast
    );
    compare!(
        book,
        "ListRules",
        ListRulesRequest,
        ListRulesResponse,
        json!({"kind": "RULE_KIND_REFUSES"})
    );
    let vln = json!({"name": "vln"});
    let seed = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
    let dealt = json!({"ruleSet": vln, "seed": seed});
    compare!(
        table,
        "DealCards",
        DealCardsRequest,
        DealCardsResponse,
        dealt
    );
    let entry = json!({"game": {"record": game, "dealer": 1}});
    let session = json!({"ruleSet": {"name": "ddv-tsr"}, "entries": [entry]});
    compare!(
        table,
        "ScoreSession",
        ScoreSessionRequest,
        ScoreSessionResponse,
        session
    );
    server.stop().await;
}

/// Some answers that nobody has to understand: they are the same however a question is written.
async fn answers(server: &Running, questions: &[Value]) -> Vec<Value> {
    let mut answers = Vec::new();
    for question in questions {
        let heard = post(server.address(), VALIDATE, &question.to_string()).await;
        assert_eq!(heard.status, 200, "{}", heard.text());
        answers.push(heard.json());
    }
    answers
}

#[tokio::test]
async fn the_question_of_the_readme_has_its_answer() {
    let server = start(&Config::on_a_free_port());
    let expected: Value = serde_json::from_str(ANSWER).unwrap();
    let heard = post(server.address(), VALIDATE, QUESTION).await;
    assert_eq!(
        (heard.status, &heard.json()["verdict"]),
        (200, &expected["verdict"])
    );
    assert!(heard.head.contains("content-type: application/json\r\n"));
    server.stop().await;
}

#[tokio::test]
async fn what_people_write_is_understood() {
    let server = start(&Config::on_a_free_port());
    let record = json!({
        "rule_set": {"name": "ddv-tsr"},
        "said_seats": ["1", "2", "3", "4"],
        "said_words": ["GESUND", "GESUND", "GESUND", "GESUND"],
        "hand_3": ["SQ","HQ","DQ","DQ","DA","DA","D9","CK","C9","SA","SK","HK"],
        "plays": ["HA", "DT"],
    });
    let snake = json!({"record": record, "seat": "3", "card": "HQ"});
    let text = snake.to_string();
    let same = |changes: &[(&str, &str)]| {
        let changed = |text: String, (from, to): &(&str, &str)| {
            assert!(text.contains(from), "{from}");
            text.replace(from, to)
        };
        serde_json::from_str(&changes.iter().fold(text.clone(), changed)).unwrap()
    };
    let asked = [
        snake.clone(),
        same(&[
            ("rule_set", "ruleSet"),
            ("said_", "said"),
            ("saidseats", "saidSeats"),
            ("saidwords", "saidWords"),
        ]),
        same(&[("hand_3", "hand3")]),
        same(&[
            ("GESUND", "SAID_WORD_GESUND"),
            ("\"seat\":\"3\"", "\"seat\":3"),
        ]),
        same(&[("\"3\"", "\"SEAT_3\""), ("\"HA\"", "\"CARD_HA\"")]),
        same(&[(
            "\"card\"",
            "\"view\":null,\"include\":[],\"language\":0,\"card\"",
        )]),
    ];
    let answers = answers(&server, &asked).await;
    assert!(
        answers[0]["verdict"]["refused"].is_object(),
        "{}",
        answers[0]
    );
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    server.stop().await;
}

/// The fields that are at fault, each with its reason and what is said of it.
fn faults(heard: &Heard) -> Vec<(String, String, String)> {
    assert_eq!(heard.status, 400, "{}", heard.text());
    let error = heard.json();
    assert_eq!(error["code"], "invalid_argument");
    let detail = &error["details"][1];
    assert_eq!(detail["type"], "google.rpc.BadRequest");
    let faults = detail["debug"]["fieldViolations"].as_array().unwrap();
    let text = |fault: &Value, name| fault[name].as_str().unwrap_or_default().to_owned();
    let read = |it: &Value| {
        (
            text(it, "field"),
            text(it, "reason"),
            text(it, "description"),
        )
    };
    faults.iter().map(read).collect()
}

#[tokio::test]
async fn what_is_wrong_is_named_with_what_would_be_right() {
    let server = start(&Config::on_a_free_port());
    for (question, path, reason, hint) in [
        (
            json!({"record": {"hnad_1": []}}),
            "record.hnad_1",
            "UNDECODABLE_MESSAGE",
            "nearest is `hand_1`",
        ),
        (
            json!({"recrod": {"x": [{}]}}),
            "recrod",
            "UNDECODABLE_MESSAGE",
            "nearest is `record`",
        ),
        (
            json!({"colour": 1}),
            "colour",
            "UNDECODABLE_MESSAGE",
            "which has record, view",
        ),
        (
            json!({"record": {"plays": ["SA", "S1"]}}),
            "record.plays[1]",
            "UNKNOWN_ENUM_VALUE",
            "`Card`",
        ),
        (
            json!({"record": {"plays": [null]}}),
            "record.plays[0]",
            "MALFORMED_FIELD",
            "`Card`",
        ),
        (
            json!({"record": {"plays": [["SA"]]}}),
            "record.plays[0]",
            "MALFORMED_FIELD",
            "`Card`",
        ),
        (
            json!({"record": {"plays": "SA"}}),
            "record.plays",
            "MALFORMED_FIELD",
            "must be a list",
        ),
        (
            json!({"record": {"plays": {"a": "SA"}}}),
            "record.plays",
            "MALFORMED_FIELD",
            "must be a list",
        ),
        (
            json!({"record": [1]}),
            "record",
            "MALFORMED_FIELD",
            "must be an object, a `GameRecord`",
        ),
        (
            json!({"record": "x"}),
            "record",
            "MALFORMED_FIELD",
            "must be an object",
        ),
        (
            json!({"seat": true}),
            "seat",
            "MALFORMED_FIELD",
            "`Seat`: 1, 2, 3, 4",
        ),
        (json!({"seat": 1.5}), "seat", "MALFORMED_FIELD", "`Seat`"),
        (
            json!({"record": {"context": {"bock_factor": -1}}}),
            "record.context.bock_factor",
            "MALFORMED_FIELD",
            "0 to",
        ),
        (
            json!({"record": {"context": {"bockFactor": 1e30}}}),
            "record.context.bock_factor",
            "MALFORMED_FIELD",
            "0 to",
        ),
        (
            json!({"record": {"ruleSet": {"name": 7}}}),
            "record.rule_set.name",
            "MALFORMED_FIELD",
            "must be a string",
        ),
        (
            json!({"record": {"ruleSet": {}, "rule_set": {}}}),
            "record.rule_set",
            "CONTRADICTORY_FIELDS",
            "twice",
        ),
        (
            json!({"record": {"ruleSet": {"name": "vln", "custom": {}}}}),
            "record.rule_set.name",
            "CONTRADICTORY_FIELDS",
            "beside",
        ),
    ] {
        let heard = post(server.address(), VALIDATE, &question.to_string()).await;
        let faults = faults(&heard);
        let [(field, why, text)] = &faults[..] else {
            panic!("{question}: {faults:?}");
        };
        assert_eq!((field.as_str(), why.as_str()), (path, reason), "{question}");
        assert!(text.contains(hint), "{text}");
    }
    // All of them, as far as they fit; and what the service itself finds.
    let many: serde_json::Map<_, _> = (0..1_000).map(|it| (format!("x{it}"), json!(1))).collect();
    let heard = post(server.address(), VALIDATE, &Value::Object(many).to_string()).await;
    assert!(
        heard.error().1.contains("1000 bad fields"),
        "{}",
        heard.text()
    );
    assert!(faults(&heard).len() > 16);
    let heard = post(server.address(), VALIDATE, "{}").await;
    assert_eq!(faults(&heard)[0].0, "record");
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_json_is_refused() {
    let server = start(&Config::on_a_free_port());
    let deep = format!("{{\"x\":{}", "[".repeat(100_000));
    let deeper = format!("{{\"record\":{}", "[".repeat(100_000));
    for text in [
        "",
        "{",
        "{}{}",
        "{\"seat\":1,}",
        "nul",
        "{\"seat\":\"\\ud800\"}",
        &deep,
        &deeper,
    ] {
        let heard = post(server.address(), VALIDATE, text).await;
        assert_eq!(
            (heard.status, heard.reason().as_str()),
            (400, "UNDECODABLE_MESSAGE")
        );
        assert!(
            heard.error().1.starts_with("the message is no JSON: "),
            "{}",
            heard.text()
        );
    }
    for text in ["[]", "1", "null", "\"x\""] {
        let heard = post(server.address(), VALIDATE, text).await;
        assert_eq!(heard.status, 400, "{text}: {}", heard.text());
    }
    server.stop().await;
}
