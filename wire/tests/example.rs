//! The example of the README: the question in `docs/examples/revoke.json` gets
//! the answer in `docs/examples/revoke.answer.json`.

use std::path::{Path, PathBuf};

use doko_proto::{FILE_DESCRIPTOR_SET, v1};
use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage};

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs/examples")
        .join(name)
}

#[test]
fn the_example_gets_its_answer() {
    let pool = DescriptorPool::decode(FILE_DESCRIPTOR_SET).unwrap();
    let message = |name: &str| {
        pool.get_message_by_name(&format!("doppelkopf.rules.v1.{name}"))
            .unwrap()
    };

    let question = std::fs::read_to_string(example("revoke.json")).unwrap();
    let mut json = serde_json::Deserializer::from_str(&question);
    let question = DynamicMessage::deserialize(message("ValidateMoveRequest"), &mut json).unwrap();
    let question: v1::ValidateMoveRequest = question.transcode_to().unwrap();

    let answer = doko_wire::answer(question).unwrap().encode_to_vec();
    let answer =
        DynamicMessage::decode(message("ValidateMoveResponse"), answer.as_slice()).unwrap();
    let answer = serde_json::to_value(&answer).unwrap();

    let path = example("revoke.answer.json");
    if std::env::var_os("UPDATE").is_some() {
        let text = serde_json::to_string_pretty(&answer).unwrap();
        std::fs::write(&path, text + "\n").unwrap();
    }
    let expected: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(answer, expected);
}
