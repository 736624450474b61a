//! Where the code keeps a rule.
//!
//! A rule is kept where `Rule::Follow2` stands, or, for a rule that is a definition
//! or a matter of course there, where a comment names its id: `(TRUMP-9)`.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::ByRule;
use super::ids::Rule;
use crate::run::root;

/// The crates that keep rules.
const CRATES: [&str; 2] = ["engine/src", "deal/src"];

/// The list of ids keeps no rule.
const LIST: &str = "engine/src/rule/ids.rs";

/// A line of code.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Place {
    /// From the root of the workspace, with `/`.
    pub(super) file: String,
    pub(super) line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The places of each rule in the order of files, tests left out.
pub(super) fn read(rules: &[Rule]) -> anyhow::Result<ByRule<Vec<Place>>> {
    let mut places: ByRule<Vec<Place>> = ByRule::new();
    for folder in CRATES {
        for file in sources(&root().join(folder))? {
            let name = file.strip_prefix(root()).unwrap_or(&file);
            let name = name.to_string_lossy().replace('\\', "/");
            if name.starts_with(LIST) {
                continue;
            }
            let text = std::fs::read_to_string(&file)
                .with_context(|| format!("`{name}` cannot be read"))?;
            for (line, text) in outside_tests(&text).lines().enumerate() {
                for rule in rules.iter().filter(|rule| names(text, rule)) {
                    places.entry(rule.id.clone()).or_default().push(Place {
                        file: name.clone(),
                        line: line + 1,
                    });
                }
            }
        }
    }
    Ok(places)
}

/// All Rust files below `folder` but those of tests, in order.
fn sources(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder)
            .with_context(|| format!("`{}` cannot be read", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let stem = path.file_stem().unwrap_or_default();
            if stem == "tests" {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// A file without its tests, which stand last in it unless they have a file.
fn outside_tests(text: &str) -> &str {
    let tests = "\n#[cfg(test)]\nmod tests {";
    text.split(tests).next().unwrap_or(text)
}

/// Whether a line names the rule, by variant or by id, and not a longer one.
fn names(line: &str, rule: &Rule) -> bool {
    let variant = format!("Rule::{}", rule.variant);
    [variant.as_str(), rule.id.as_str()].iter().any(|&name| {
        line.match_indices(name).any(|(at, _)| {
            let before = line.get(..at).and_then(|it| it.chars().next_back());
            let after = line.get(at + name.len()..).and_then(|it| it.chars().next());
            !before.is_some_and(char::is_alphanumeric)
                && !after.is_some_and(|it| it.is_ascii_digit())
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::ids::Kind;
    use super::*;

    #[test]
    fn a_longer_id_is_another_rule() {
        let rule = Rule {
            id: "ANN-1".to_owned(),
            variant: "Ann1".to_owned(),
            kind: Kind::Refuses,
            argument: String::new(),
        };
        for line in [
            "    Rule::Ann1,",
            "// Each for the own party (ANN-1).",
            "ANN-1",
        ] {
            assert!(names(line, &rule), "{line}");
        }
        for line in ["Rule::Ann10", "(ANN-11)", "MANN-1", "Ann1"] {
            assert!(!names(line, &rule), "{line}");
        }
    }

    #[test]
    fn tests_keep_no_rule() {
        let text = "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    // ANN-1\n}\n";
        assert_eq!(outside_tests(text), "fn f() {}\n");
    }
}
