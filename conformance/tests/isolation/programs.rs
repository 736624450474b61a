//! Programs over stdin and stdout.

use std::time::Duration;

use doko_conformance::Checked;
use doko_conformance::road::Program;

use crate::{PATIENCE, asked, went_wrong_for_seat_3};

/// The Python example with a fault.
fn json(fault: &str) -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/faulty.py");
    ["python3", path, fault].map(ToOwned::to_owned).to_vec()
}

/// The engine of the kit with a fault.
fn protobuf(fault: &str) -> Vec<String> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/programs/faulty_frames.py"
    );
    let kit = env!("CARGO_BIN_EXE_doko-conformance");
    ["python3", path, fault, kit]
        .map(ToOwned::to_owned)
        .to_vec()
}

/// What comes of some cases, and how often the program was started.
fn with_fault(command: Vec<String>, patience: Duration) -> (Vec<Checked>, usize) {
    let program = Program::start(command, patience).unwrap();
    let checked = asked(&program);
    (checked, program.starts().try_into().unwrap())
}

/// Each of these faults fails its cases with these words, and costs one start each.
fn fails_its_cases_only(program: fn(&str) -> Vec<String>, faults: &[(&str, &str)]) {
    let (sound, once) = with_fault(program("none"), PATIENCE);
    assert_eq!(once, 1);
    for (fault, told) in faults {
        let (checked, starts) = with_fault(program(fault), PATIENCE);
        let failed = went_wrong_for_seat_3(&sound, &checked, told);
        // Whoever fails last is not needed again.
        assert!((failed..=failed + 1).contains(&starts), "{fault}: {starts}");
    }
    let (checked, _) = with_fault(program("hang"), Duration::from_millis(1500));
    went_wrong_for_seat_3(&sound, &checked, "no reply within 1.5 s");
}

const CRASH: (&str, &str) = (
    "crash",
    "crash: it ended with exit status: 1\n| seat 3 is too much for me",
);

#[test]
fn a_fault_in_json_fails_its_case_only() {
    fails_its_cases_only(
        json,
        &[
            CRASH,
            (
                "text",
                "garbage: expected value at line 1 column 1: `<html>502</html>`",
            ),
            ("bytes", "garbage: "),
            ("id", "garbage: a reply to question "),
            ("field", "unrecognized field name 'veredict'"),
            ("both", "garbage: not exactly one of"),
            ("half", "garbage: EOF while parsing"),
        ],
    );
}

#[test]
fn a_fault_in_protobuf_fails_its_case_only() {
    fails_its_cases_only(
        protobuf,
        &[
            CRASH,
            ("bytes", "garbage: "),
            ("endless", "garbage: a length of more than ten bytes"),
            ("huge", "garbage: more than 16777216 bytes in one message"),
            ("id", "garbage: a reply to question "),
            ("response", "garbage: no response of ValidateMove: "),
            (
                "nothing",
                "garbage: no `response`, no `failure` and no `unsupported`",
            ),
            ("half", "garbage: "),
        ],
    );
}
