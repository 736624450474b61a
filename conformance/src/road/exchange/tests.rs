//! What a reply is, and what is none.

use super::*;

#[test]
fn which_question_a_reply_names_is_read_without_the_reply() {
    let outcome = frame::Outcome::Failure(frame::Failure {
        code: "NO_SUCH_CODE".to_owned(),
        ..frame::Failure::default()
    });
    let framed = frame::Reply {
        id: 7,
        outcome: Some(outcome),
    };
    let line = br#"{"id":7,"response":{"veredict":{}}}"#.to_vec();
    for (encoding, unit) in [
        (Encoding::Protobuf, framed.encode_to_vec()),
        (Encoding::Json, line),
    ] {
        assert_eq!(encoding.named(&unit), Ok(7));
        let reply = encoding.reply(Method::ValidateMove, &unit);
        assert!(reply.is_err(), "{encoding:?}");
    }
}

#[test]
fn a_response_that_is_none_of_its_method_is_garbage() {
    let reply = |bytes: &[u8]| {
        let outcome = Some(frame::Outcome::Response(bytes.to_vec()));
        let unit = frame::Reply { id: 1, outcome }.encode_to_vec();
        Encoding::Protobuf.reply(Method::ValidateMove, &unit)
    };
    let error = reply(&[0xff]).unwrap_err();
    assert!(
        error.starts_with("no response of ValidateMove: "),
        "{error}"
    );
    // The field 1000 may be there one day.
    let later = [0xc0, 0x3e, 1];
    assert_eq!(reply(&later), Ok(Reply::Response(later.to_vec())));
}

#[test]
fn names_and_words_have_no_control_characters() {
    let line = br#"{"hello":{"protocol":1,"encoding":"json","name":"my\u001b[31m\nengine\u0000"}}"#;
    assert_eq!(greeting(line).unwrap().name, "my[31mengine");
    let unit = br#"{"id":1,"unsupported":"not\r\n\u0007 there"}"#;
    let reply = Encoding::Json.reply(Method::ValidateMove, unit);
    assert_eq!(reply, Ok(Reply::Unsupported("not there".to_owned())));
}

#[test]
fn a_name_without_its_prefix_is_told_in_full() {
    let line =
        br#"{"id":1,"response":{"verdict":{"refused":{"violations":[{"reason":"REVOKE"}]}}}}"#;
    let error = Encoding::Json.reply(Method::ValidateMove, line);
    let error = error.unwrap_err();
    let hint = "did you mean `REASON_REVOKE` in `verdict.refused.violations.reason`?";
    assert!(error.ends_with(hint), "{error}");
    let line = br#"{"id":1,"response":{"legalCards":["CARD_HT","CARD_XX"]}}"#;
    let error = Encoding::Json.reply(Method::ValidateMove, line);
    let error = error.unwrap_err();
    assert!(!error.contains("did you mean"), "{error}");
}

#[test]
fn of_a_later_version_nothing_else_has_to_be_there() {
    let later = greeting(br#"{"hello":{"protocol":2}}"#).unwrap_err();
    assert_eq!(later, "it speaks version 2 of the protocol, not 1");
    let nameless = greeting(br#"{"hello":{"protocol":1,"encoding":"json"}}"#).unwrap_err();
    assert!(nameless.contains("missing field `name`"), "{nameless}");
}
