//! Programs over stdin and stdout: the examples, and programs that go wrong.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::Result;
use doko_conformance::road::{Fault, Program, Road as _};
use doko_conformance::{Method, Profile, Run, cases};
use doko_harness::Strictness;
use doko_proto::v1;
use prost::Message as _;

const PATIENCE: Duration = Duration::from_secs(20);

fn command(words: &[&str]) -> Vec<String> {
    words.iter().map(|it| (*it).to_owned()).collect()
}

fn example(interpreter: &str, file: &str) -> Vec<String> {
    let path = format!("{}/executors/{file}", env!("CARGO_MANIFEST_DIR"));
    command(&[interpreter, &path])
}

fn faulty(fault: &str) -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/faulty.py");
    command(&["python3", path, fault])
}

fn run(command: Vec<String>) -> Result<Run> {
    let program = Program::start(command, PATIENCE)?;
    let cases = cases(None)?;
    Ok(Run::of(
        &cases,
        |_| true,
        &program,
        &Profile::default(),
        Strictness::Full,
        |_| {},
    ))
}

#[test]
fn the_example_in_python_is_right_in_what_it_knows() {
    let run = run(example("python3", "normalspiel.py")).unwrap();
    let counts = run.counts();
    assert_eq!((counts.failed, run.name.as_str()), (0, "normalspiel.py"));
    assert!(counts.passed >= 15, "{counts}");
}

#[test]
fn the_example_in_javascript_is_right_in_what_it_knows() {
    let run = run(example("node", "orders.js")).unwrap();
    let counts = run.counts();
    assert_eq!((counts.failed, run.name.as_str()), (0, "orders.js"));
    assert!(counts.passed >= 30, "{counts}");
}

#[test]
fn both_encodings_carry_every_vector() {
    for encoding in ["json", "protobuf"] {
        let kit = env!("CARGO_BIN_EXE_doko-conformance");
        let counts = run(command(&[kit, "--act-as-program", encoding]))
            .unwrap()
            .counts();
        assert!(
            counts.passed == counts.all() && counts.passed > 1000,
            "{counts}"
        );
    }
}

/// Whoever begins reads all of an example.
#[test]
fn the_examples_are_short() {
    for file in ["normalspiel.py", "orders.js"] {
        let path = format!("{}/executors/{file}", env!("CARGO_MANIFEST_DIR"));
        let lines = fs::read_to_string(path).unwrap().lines().count();
        assert!(lines <= 50, "{file}: {lines}");
    }
}

#[test]
fn who_speaks_unasked_is_started_anew() {
    let program = Program::start(faulty("twice"), PATIENCE).unwrap();
    for _ in 0..3 {
        let reply = program.call(Method::AuditGame, &[]).unwrap();
        let told = format!("{reply:?}");
        assert!(told.contains("AuditGame is not there yet"), "{told}");
    }
}

/// A reply that comes a second time is known by its id, whatever else it says: it fails nobody.
#[test]
fn who_replies_once_more_to_an_earlier_question_is_asked_again() {
    let program = Program::start(faulty("late"), PATIENCE).unwrap();
    for method in [Method::AuditGame, Method::ScoreGame, Method::GetRuleSet] {
        let reply = program.call(method, &[]).unwrap();
        let told = format!("{reply:?}");
        assert!(
            told.contains(&format!("{method} is not there yet")),
            "{told}"
        );
    }
    assert_eq!(program.starts(), 3);
}

#[test]
fn a_program_that_does_not_speak_the_protocol_is_not_asked() {
    for (fault, told) in [
        (
            "rude",
            "its first line is not how an executor greets the kit (expected value",
        ),
        ("old", "it speaks version 0 of the protocol, not 1"),
        ("gone", "I do not start at all"),
    ] {
        let error = Program::start(faulty(fault), PATIENCE).unwrap_err();
        assert!(format!("{error:#}").contains(told), "{fault}: {error:#}");
    }
    let error = Program::start(command(&["cat"]), PATIENCE).unwrap_err();
    assert!(
        error.to_string().ends_with(
            r#"A greeting is such as `{"hello":{"protocol":1,"encoding":"json","name":"my engine"}}`"#
        ),
        "{error:#}"
    );
    let error = Program::start(command(&["no-such-program"]), PATIENCE).unwrap_err();
    assert!(format!("{error:#}").contains("unreachable"), "{error:#}");
}

/// A request that goes wrong.
fn about_seat_3() -> Vec<u8> {
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        seat: v1::Seat::Seat3.into(),
        ..v1::ValidateMoveRequest::default()
    };
    request.encode_to_vec()
}

#[test]
fn who_does_not_start_three_times_in_a_row_is_asked_no_more() {
    let begun = concat!(env!("CARGO_TARGET_TMPDIR"), "/begun");
    if fs::exists(begun).unwrap() {
        fs::remove_file(begun).unwrap();
    }
    let program = Program::start(faulty(&format!("once:{begun}")), PATIENCE).unwrap();
    let ask = || {
        program
            .call(Method::ValidateMove, &about_seat_3())
            .unwrap_err()
    };
    let told = ask().to_string();
    assert!(told.contains("seat 3 is too much for me"), "{told}");
    for starts in 2..=4 {
        let told = ask().to_string();
        assert!(told.contains("I start once only"), "{told}");
        assert_eq!(program.starts(), starts);
    }
    for _ in 0..2 {
        let why = "it did not start 3 times in a row".to_owned();
        assert_eq!(ask(), Fault::Unreachable(why));
    }
    assert_eq!(program.starts(), 4);
}

/// However short answers must be, a program may take its time to start, but not for ever.
#[test]
fn a_program_has_twenty_seconds_to_start() {
    let patience = Duration::from_millis(500);
    let slow = Program::start(faulty("slow"), patience).unwrap();
    assert_eq!(slow.starts(), 1);
    let began = Instant::now();
    let error = Program::start(command(&["sleep", "600"]), patience).unwrap_err();
    assert_eq!(error.to_string(), "`sleep 600`: no reply within 20 s");
    assert!(began.elapsed() >= Duration::from_secs(20));
}
