//! Programs over stdin and stdout: the examples, and programs that go wrong.

use std::time::Duration;

use anyhow::Result;
use doko_conformance::road::{Program, Road as _};
use doko_conformance::{Checked, Method, Outcome, Profile, Run, cases};
use doko_harness::{Question, Strictness};

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
        let lines = std::fs::read_to_string(path).unwrap().lines().count();
        assert!(lines <= 50, "{file}: {lines}");
    }
}

/// What comes of some cases when the Python example goes wrong whenever seat 3 is asked
/// about, and how often it was started.
fn with_fault(fault: &str, patience: Duration) -> Result<(Vec<Checked>, u32)> {
    let program = Program::start(faulty(fault), patience)?;
    let cases = cases(None)?;
    let run = Run::of(
        &cases,
        |case| case.suite == "refusals/play.json",
        &program,
        &Profile::read(r#"methods = ["ValidateMove"]"#)?,
        Strictness::Full,
        |_| {},
    );
    Ok((run.checked, program.starts()))
}

/// Those of seat 3 have failed with this reason, and all others are as they were.
fn went_wrong_for_seat_3(sound: &[Checked], faulty: &[Checked], told: &str) -> usize {
    let mut failed = 0;
    for (sound, faulty) in sound.iter().zip(faulty) {
        let question = sound.case.asked.vector().map(|it| &it.question);
        let Some(Question::Play(question)) = question else {
            continue;
        };
        if question.seat != 3 {
            assert_eq!(sound.outcome, faulty.outcome, "{}", faulty.case.label());
            continue;
        }
        failed += 1;
        let why = format!("{:?}", faulty.outcome);
        let told = format!("{told:?}");
        let is_so = matches!(faulty.outcome, Outcome::Failed(_));
        assert!(
            is_so && why.contains(told.trim_matches('"')),
            "{told}: {why}"
        );
    }
    failed
}

#[test]
fn a_fault_fails_its_case_only() {
    let (sound, once) = with_fault("none", PATIENCE).unwrap();
    assert_eq!(once, 1);
    assert!(
        sound
            .iter()
            .filter(|it| it.outcome == Outcome::Passed)
            .count()
            > 5
    );
    for (fault, told) in [
        (
            "crash",
            "crash: it ended with exit status: 1\n| seat 3 is too much for me",
        ),
        (
            "text",
            "garbage: expected value at line 1 column 1: `<html>502</html>`",
        ),
        ("bytes", "garbage: "),
        ("id", "garbage: a reply to question "),
        ("field", "unrecognized field name 'veredict'"),
        ("both", "garbage: not exactly one of"),
        ("half", "garbage: EOF while parsing"),
    ] {
        let (checked, starts) = with_fault(fault, PATIENCE).unwrap();
        let failed = went_wrong_for_seat_3(&sound, &checked, told);
        // Whoever fails last is not needed again.
        let starts = usize::try_from(starts).unwrap();
        assert!(
            (failed..=failed + 1).contains(&starts) && failed > 1,
            "{fault}: {starts}"
        );
    }
}

#[test]
fn a_program_that_hangs_is_ended() {
    let (sound, _) = with_fault("none", PATIENCE).unwrap();
    let (checked, _) = with_fault("hang", Duration::from_millis(800)).unwrap();
    went_wrong_for_seat_3(&sound, &checked, "no reply within 0.8 s");
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
