//! Every `cargo xtask` that a page names is one that this program understands.

use std::fs;

use clap::Parser as _;

use crate::Arguments;
use crate::run::{output, program, root};

#[test]
fn the_commands_of_the_pages_are_understood() {
    let mut list = program("git");
    list.args(["ls-files", "*.md"]);
    let mut named = 0;
    for page in output(list).unwrap().lines() {
        let text = fs::read_to_string(root().join(page)).unwrap();
        for rest in text.split("cargo xtask ").skip(1) {
            let command = rest.split(['`', '\n', '#']).next().unwrap_or_default();
            let words = command.split_whitespace().map(|it| it.trim_matches('"'));
            let read = Arguments::try_parse_from(["cargo xtask"].into_iter().chain(words));
            let is_help = command.ends_with("--help");
            assert!(read.is_ok() || is_help, "{page}: cargo xtask {command}");
            named += 1;
        }
    }
    assert!(named > 20, "{named}");
}
