//! Rule sets of one's own, published from the files of a directory.
//!
//! [`publish`] is called once, before the first question is answered. [`read`] reads one file.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use doko_notation::json;
use doko_proto::v1;
use doko_wire::{BadField, OwnRuleSet, ReadRuleSets, TooLate, UnreadableRuleSet};

/// What stands for the standard input where a file is named.
pub const STDIN: &str = "-";

/// A complete rule set has a tenth of this.
const MAX_SIZE: u64 = 64 * 1024;

/// What options are written in elsewhere, besides what is read here.
const FORMATS: [&str; 6] = ["json", "json5", "jsonc", "toml", "yaml", "yml"];

/// The edition of a file whose name has none.
const FIRST_EDITION: &str = "1";

/// Rule sets that cannot be published; none of their directory was.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", .problems.join("\n"))]
pub struct BadRuleSets {
    problems: Vec<String>,
}

impl BadRuleSets {
    /// A line for each problem: the file, the field in it, and what is wrong.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.problems
    }
}

/// Publishes every rule set in `directory`: each file `NAME@EDITION.json`, or
/// `NAME.json` for edition 1. A file in another format is refused, since it was
/// meant to be published; others, such as a page about them, stay unread.
///
/// # Errors
///
/// What is wrong with which file; nothing is published then.
pub fn publish(directory: &Path) -> Result<(), BadRuleSets> {
    let files = files(directory).map_err(|error| BadRuleSets {
        problems: vec![format!(
            "cannot read the directory {} of --rule-sets: {error}",
            directory.display()
        )],
    })?;
    let Found {
        own,
        files_of_own,
        mut problems,
    } = find(files);
    let readable = ReadRuleSets::of(&own).map_err(|unreadable| {
        for UnreadableRuleSet { index, fields } in unreadable {
            if let Some(file) = files_of_own.get(index) {
                problems.extend(fields.iter().map(|it| (file.clone(), line(file, it))));
            }
        }
    });
    match readable {
        Ok(rule_sets) if problems.is_empty() => {
            rule_sets.publish().map_err(|TooLate| BadRuleSets {
                problems: vec![format!(
                    "cannot publish {}: this process has published other rule sets",
                    directory.display()
                )],
            })
        }
        Ok(_) | Err(()) => {
            // Stable: the fields of a file stay in their order.
            problems.sort_by(|(a, _), (b, _)| a.cmp(b));
            Err(BadRuleSets {
                problems: problems.into_iter().map(|(_, line)| line).collect(),
            })
        }
    }
}

/// What the files of a directory hold, each rule set beside its file.
#[derive(Debug, Default)]
struct Found {
    own: Vec<OwnRuleSet>,
    files_of_own: Vec<PathBuf>,
    /// What is wrong with which file.
    problems: Vec<(PathBuf, String)>,
}

/// Reads all files.
fn find(files: Vec<PathBuf>) -> Found {
    let mut found = Found::default();
    let Found {
        own,
        files_of_own,
        problems,
    } = &mut found;
    for file in files {
        if file.extension() != Some(OsStr::new("json")) {
            problems.push((file.clone(), other_format(&file)));
            continue;
        }
        match read(&file) {
            Ok(rule_set) => {
                let (name, edition) = name_and_edition(&file);
                let is_same = |it: &OwnRuleSet| (&it.name, &it.edition) == (&name, &edition);
                let twin = own.iter().position(is_same);
                if let Some(twin) = twin.and_then(|it| files_of_own.get(it)) {
                    problems.push((file.clone(), same_edition(&file, twin, &name, &edition)));
                    continue;
                }
                own.push(OwnRuleSet {
                    name,
                    edition,
                    rule_set,
                });
                files_of_own.push(file);
            }
            Err(problem) => problems.push((file, problem)),
        }
    }
    found
}

/// Reads one file; [`STDIN`] is the standard input.
///
/// # Errors
///
/// A line that says what is wrong.
pub fn read(file: &Path) -> Result<v1::RuleSetRef, String> {
    let unread = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let mut text = String::new();
    let opened: Box<dyn io::Read> = if file == Path::new(STDIN) {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(|error| unread(&error))?)
    };
    opened
        .take(MAX_SIZE + 1)
        .read_to_string(&mut text)
        .map_err(|error| unread(&error))?;
    if u64::try_from(text.len()).is_ok_and(|size| size > MAX_SIZE) {
        return Err(unread(&"is longer than 64 KiB, which no rule set is"));
    }
    json::read_rule_set(&text).map_err(|error| {
        let expected = r#"a rule set is JSON of RuleSetRef, such as {"name": "ddv-tsr"}"#;
        unread(&format_args!("{error}; {expected}"))
    })
}

/// A line about a field of the rule set in `file`.
#[must_use]
pub fn line(file: &Path, field: &BadField) -> String {
    let path = field.path.strip_prefix("rule_set.").unwrap_or(&field.path);
    format!("{}: `{path}` {}", file.display(), field.problem)
}

/// A line about a file that is one edition too many.
fn same_edition(file: &Path, twin: &Path, name: &str, edition: &str) -> String {
    let (file, twin) = (file.display(), twin.display());
    format!(
        "{file}: is edition `{edition}` of `{name}`, and so is {twin}; \
         give one of them another edition: `{name}@EDITION.json`"
    )
}

/// A line about a file that nobody would read.
fn other_format(file: &Path) -> String {
    let json = file.with_extension("json");
    let name = json.file_name().unwrap_or_default().to_string_lossy();
    format!(
        "{}: is not read; a rule set is JSON in a file `{name}`",
        file.display()
    )
}

/// Whether a file with this name is meant to hold a rule set, in whatever format. One
/// that is hidden is not.
fn is_meant(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let format = file.extension().unwrap_or_default().to_ascii_lowercase();
    !name.starts_with('.') && FORMATS.iter().any(|it| format == *it)
}

/// The files that are meant to hold rule sets, sorted.
fn files(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let file = entry?.path();
        if is_meant(&file) {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

/// What the name of a file says. One that is not Unicode becomes a name that no
/// rule set can have.
fn name_and_edition(file: &Path) -> (String, String) {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    match stem.split_once('@') {
        Some((name, edition)) => (name.to_owned(), edition.to_owned()),
        None => (stem.into_owned(), FIRST_EDITION.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The only test of this program that publishes: it can be done once.
    #[test]
    fn nothing_of_a_directory_is_published_unless_all_of_it_is() {
        let directory = std::env::temp_dir().join(format!("doko-rules-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        let write = |file: &str, text: &str| fs::write(directory.join(file), text).unwrap();
        write("good.json", r#"{"name": "ddv-tsr"}"#);
        write("torn.json", "{");
        let refused = publish(&directory).unwrap_err();
        assert_eq!(refused.problems().len(), 1, "{refused}");

        // Another rule set of the same name can only follow if none went before.
        write("good.json", r#"{"name": "vln"}"#);
        fs::remove_file(directory.join("torn.json")).unwrap();
        assert_eq!(publish(&directory), Ok(()));
        fs::remove_dir_all(&directory).unwrap();
    }

    #[test]
    fn a_file_that_is_meant_to_be_read_is_not_passed_over() {
        let directory = std::env::temp_dir().join(format!("doko-formats-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        for file in [
            "a.yaml",
            "b.yml",
            "c.toml",
            "d.JSON",
            ".e.json",
            "README",
            "README.md",
            "f.txt",
        ] {
            fs::write(directory.join(file), "{}").unwrap();
        }
        let refused = publish(&directory).unwrap_err();
        let lines = refused.problems().iter();
        let named: Vec<String> = lines
            .map(|line| line.replace(&format!("{}/", directory.display()), ""))
            .collect();
        assert_eq!(
            named,
            [
                "a.yaml: is not read; a rule set is JSON in a file `a.json`",
                "b.yml: is not read; a rule set is JSON in a file `b.json`",
                "c.toml: is not read; a rule set is JSON in a file `c.json`",
                "d.JSON: is not read; a rule set is JSON in a file `d.json`",
            ]
        );
        fs::remove_dir_all(&directory).unwrap();
    }

    /// As in a question, where both are the same bytes.
    #[test]
    fn an_option_written_as_unspecified_is_one_left_out() {
        let read = |overrides: &str| {
            let text = format!(r#"{{"name": "ddv-tsr", "overrides": {overrides}}}"#);
            json::read_rule_set(&text).unwrap()
        };
        let left_out = read("{}");
        assert_eq!(read(r#"{"dulle_tie": 0}"#), left_out);
        assert_eq!(read(r#"{"dulle_tie": "DULLE_TIE_UNSPECIFIED"}"#), left_out);
        assert_ne!(read(r#"{"dulle_tie": "DULLE_TIE_SECOND"}"#), left_out);
        // Of a number an absent one and 0 are two things.
        assert_ne!(read(r#"{"pflichtsolo": 0}"#), left_out);
    }

    #[test]
    fn names_of_files_are_names_and_editions() {
        let read = |file: &str| name_and_edition(Path::new(file));
        let pair = |name: &str, edition: &str| (name.to_owned(), edition.to_owned());
        assert_eq!(read("/a/club.json"), pair("club", "1"));
        assert_eq!(read("club@2026.1.json"), pair("club", "2026.1"));
        assert_eq!(read("club@.json"), pair("club", ""));
        assert_eq!(read("a@b@c.json"), pair("a", "b@c"));
    }
}
