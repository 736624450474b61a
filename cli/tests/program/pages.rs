//! The commands of the pages, word for word.

use std::path::Path;
use std::process::{Command, Stdio};

const PAGES: [&str; 3] = [
    include_str!("../../../docs/HIDDEN_HANDS.md"),
    include_str!("../../../docs/NOTATION.md"),
    include_str!("../../../docs/RULE_SETS.md"),
];

#[test]
fn the_commands_of_the_pages_run() {
    let folder = Path::new(env!("CARGO_BIN_EXE_doko")).parent().unwrap();
    let commands = PAGES.iter().flat_map(|page| page.lines());
    let commands: Vec<&str> = commands.filter(|it| it.starts_with("doko ")).collect();
    assert!(commands.len() >= 4, "{commands:?}");
    for command in commands {
        let status = Command::new("sh")
            .args(["-c", &format!("PATH={}:$PATH; {command}", folder.display())])
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
            .stdout(Stdio::null())
            .status();
        assert!(status.unwrap().success(), "{command}");
    }
}
