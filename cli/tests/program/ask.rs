//! `doko ask`.

use serde_json::{Value, json};

use crate::common::{run, with_files};

const REVOKE: &str = include_str!("../../../docs/examples/revoke.json");

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn the_question_of_the_readme_has_its_answer() {
    let answer = include_str!("../../../docs/examples/revoke.answer.json");
    for method in [
        "ValidateMove",
        "doppelkopf.rules.v1.RulesService/ValidateMove",
    ] {
        let asked = run(&["ask", method], REVOKE);
        assert_eq!((asked.code, asked.complaints.as_str()), (Some(0), ""));
        assert_eq!(value(&asked.out), value(answer));
        assert!(
            asked.out.starts_with("{\n  \"answeredBy\""),
            "{}",
            asked.out
        );
    }
}

#[test]
fn each_line_is_a_question_and_has_an_answer() {
    let revoke = value(REVOKE).to_string();
    let input = format!("{revoke}\n\n{{}}\nno json\n{{\"moves\": 1}}\n{revoke}");
    let asked = run(&["ask", "--lines", "ValidateMove"], &input);
    assert_eq!((asked.code, asked.complaints.as_str()), (Some(2), ""));
    let answers: Vec<Value> = asked.out.lines().map(value).collect();
    let [first, empty, broken, unknown, last] = &answers[..] else {
        panic!("five answers: {}", asked.out);
    };
    let rule = "/verdict/refused/violations/0/ruleId";
    assert_eq!(first.pointer(rule), Some(&json!("FOLLOW-2")));
    assert_eq!(first, last);
    for (unread, part) in [
        (empty, "`record`"),
        (broken, "column 2"),
        (unknown, "moves"),
    ] {
        assert_eq!(unread.pointer("/error/code"), Some(&json!(3)));
        let message = unread.pointer("/error/message").unwrap().as_str().unwrap();
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn a_question_that_cannot_be_read_is_answered_as_by_the_service() {
    let question = r#"{"record": {"ruleSet": {"name": "skat"}}, "seat": "SEAT_1"}"#;
    let asked = run(&["ask", "ValidateMove"], question);
    assert_eq!((asked.code, asked.complaints.as_str()), (Some(2), ""));
    let answer = value(&asked.out);
    let at = |path: &str| answer.pointer(path).and_then(Value::as_str).unwrap();
    assert_eq!(
        at("/error/details/0/@type"),
        "type.googleapis.com/google.rpc.ErrorInfo"
    );
    assert_eq!(at("/error/details/0/domain"), "doppelkopf.rules.v1");
    let field = "/error/details/1/fieldViolations/0";
    assert_eq!(at(&format!("{field}/field")), "record.rule_set.name");
    assert!(at(&format!("{field}/description")).contains("ddv-tsr"));
}

#[test]
fn an_unknown_method_is_told_in_one_line() {
    for (method, told) in [
        (
            "ValidatMove",
            "there is no method `ValidatMove`; did you mean `ValidateMove`?",
        ),
        (
            "audit-game",
            "there is no method `audit-game`; did you mean `AuditGame`?",
        ),
        (
            "xyz",
            "there is no method `xyz`; there are ResolveVorbehalte, CheckWord, ",
        ),
    ] {
        let asked = run(&["ask", method], "{}");
        assert_eq!((asked.code, asked.out.as_str()), (Some(2), ""));
        assert_eq!(asked.complaints.lines().count(), 1, "{}", asked.complaints);
        assert!(asked.complaints.contains(told), "{}", asked.complaints);
    }
}

#[test]
fn questions_may_name_rule_sets_of_ones_own() {
    let folder = with_files("asked", &[("club.json", r#"{"name": "vln"}"#)]);
    let question = r#"{"ruleSet": {"name": "club"}}"#;
    assert_eq!(run(&["ask", "GetRuleSet"], question).code, Some(2));
    let folder = folder.to_str().unwrap();
    let asked = run(&["ask", "GetRuleSet", "--rule-sets", folder], question);
    assert_eq!(asked.code, Some(0), "{}", asked.out);
}
