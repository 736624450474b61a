//! The reference model is read beside the book: each function names the rules that it is for.

use std::collections::BTreeSet;
use std::fs;

use doko_architecture::{files, root};

/// The modules that read, draw and write games. They serve rules and hold none.
const BORDER: [&str; 9] = [
    "golden.rs",
    "options.rs",
    "presets.rs",
    "random.rs",
    "random/bias.rs",
    "random/numbers.rs",
    "random/rigged.rs",
    "record.rs",
    "values.rs",
];

/// The rules that the model does not have, and why: one that is procedural, and of those without
/// a saboteur of the model (`docs/PROOF.md`), in the same words, the ones that it has nothing of.
const ABSENT: [(&str, &str); 4] = [
    (
        "CARD-7",
        "nobody cuts; the model is told the hands as they were dealt",
    ),
    (
        "CLAIM-6",
        "what claims are worth to somebody who does not know all hands; the model knows them",
    ),
    (
        "CLAIM-9",
        "a complaint after a claim comes too late; the model hears complaints about the last card only",
    ),
    (
        "VORB-8",
        "what is taken back is taken back in a dialogue; the model is told final declarations",
    ),
];

/// A function of the model.
struct Function {
    /// Its file below `tests/reference/src`, and its name.
    place: String,
    /// It is of a module of the border.
    is_border: bool,
    /// What is said about it.
    docs: String,
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_default()
}

#[test]
fn every_function_of_the_model_names_what_it_is_for() {
    let book = read("docs/RULES.md");
    let (rules, options) = (rules(&book), options(&book));
    let functions = model();
    assert!(functions.len() > 200, "{}", functions.len());
    let mut faults = Vec::new();
    for Function { place, docs, .. } in &functions {
        let named = ids(docs);
        let unknown: Vec<&String> = named.difference(&rules).collect();
        let names_option = quoted(docs).any(|name| options.contains(name));
        if docs.is_empty() {
            faults.push(format!("{place} has no comment"));
        } else if named.is_empty() && !names_option {
            faults.push(format!("{place} names neither a rule nor an option"));
        } else if !unknown.is_empty() {
            faults.push(format!("{place} names what is no rule: {unknown:?}"));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn every_rule_is_named_in_the_model() {
    let functions = model();
    let inner = functions.iter().filter(|it| !it.is_border);
    let held: BTreeSet<String> = inner.flat_map(|it| ids(&it.docs)).collect();
    let named: BTreeSet<String> = functions.iter().flat_map(|it| ids(&it.docs)).collect();
    let absent: BTreeSet<String> = ABSENT.iter().map(|(id, _)| (*id).to_owned()).collect();
    let rules = rules(&read("docs/RULES.md"));
    assert!(rules.len() > 200, "{}", rules.len());
    let missing: Vec<&String> = rules
        .iter()
        .filter(|id| !held.contains(*id) && !absent.contains(*id))
        .collect();
    assert_eq!(missing, Vec::<&String>::new(), "no function names these");
    let present: Vec<&String> = absent.intersection(&named).collect();
    assert_eq!(
        present,
        Vec::<&String>::new(),
        "said to be absent and named"
    );
}

#[test]
fn what_the_model_lacks_stands_in_the_page_on_proof() {
    let (book, proof) = (read("docs/RULES.md"), read("docs/PROOF.md"));
    let unfounded: Vec<&str> = ABSENT
        .iter()
        .filter(|(id, why)| {
            let row = format!("| {id} | {why} |");
            !is_procedural(&book, id) && !proof.lines().any(|line| line == row)
        })
        .map(|(id, _)| *id)
        .collect();
    assert_eq!(unfounded, Vec::<&str>::new());
}

/// The ids of the book but for the invariants, which are properties of all the others.
fn rules(book: &str) -> BTreeSet<String> {
    let heads = book.lines().filter_map(|line| line.strip_prefix("### "));
    heads
        .filter_map(|head| head.split(':').next())
        .filter(|id| !id.starts_with("INV-"))
        .map(str::to_owned)
        .collect()
}

/// The options that the rules of the book name.
fn options(book: &str) -> BTreeSet<&str> {
    let lines = book
        .lines()
        .filter_map(|line| line.strip_prefix("Options: "));
    lines.flat_map(quoted).collect()
}

/// No record shows whether this rule was kept.
fn is_procedural(book: &str, id: &str) -> bool {
    let entry = book.split(&format!("\n### {id}: ")).nth(1);
    let entry = entry.and_then(|rest| rest.split("\n### ").next());
    entry.is_some_and(|entry| entry.lines().any(|line| line == "*procedural*"))
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The functions of the model, in all its files.
fn model() -> Vec<Function> {
    let folder = root().join("tests/reference/src");
    let mut found = Vec::new();
    for path in files("rs").unwrap_or_default() {
        let Ok(file) = path.strip_prefix(&folder) else {
            continue;
        };
        let file = file.to_string_lossy();
        let text = fs::read_to_string(&path).unwrap_or_default();
        let here = functions(&text).into_iter();
        found.extend(here.map(|(name, docs)| Function {
            place: format!("{file}: {name}"),
            is_border: BORDER.contains(&file.as_ref()),
            docs,
        }));
    }
    found
}

/// The functions of a file with what is said about them. Its tests stand at the end of it.
fn functions(text: &str) -> Vec<(&str, String)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut docs = String::new();
    let mut is_attribute = false;
    for line in code.lines().map(str::trim) {
        if let Some(doc) = line.strip_prefix("///") {
            docs.push_str(doc);
        } else if is_attribute || line.starts_with("#[") {
            is_attribute = !line.ends_with(']');
        } else {
            let docs = std::mem::take(&mut docs);
            found.extend(function(line).map(|name| (name, docs)));
        }
    }
    found
}

/// The name of the function that begins in this line.
fn function(line: &str) -> Option<&str> {
    let words = line.split(' ');
    let mut words = words.skip_while(|word| word.starts_with("pub") || *word == "const");
    let is_function = words.next() == Some("fn");
    let name = words.next().filter(|_| is_function)?;
    name.split(['(', '<']).next()
}

/// The ids of a text, and all from one to another where it says `ARM-4 to ARM-7`.
fn ids(text: &str) -> BTreeSet<String> {
    let is_apart = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    let mut named = BTreeSet::new();
    let mut last = None;
    let mut is_range = false;
    for word in text.split(is_apart).filter(|word| !word.is_empty()) {
        let here = id(word);
        if let Some((section, number)) = here {
            let first = last.filter(|(before, _)| is_range && *before == section);
            let first = first.map_or(number, |(_, first)| first);
            named.extend((first..=number).map(|number| format!("{section}-{number}")));
        }
        is_range = word == "to";
        if !is_range {
            last = here;
        }
    }
    named
}

/// An id in its two parts.
fn id(word: &str) -> Option<(&str, u32)> {
    let (section, number) = word.split_once('-')?;
    let is_section = !section.is_empty() && section.bytes().all(|it| it.is_ascii_uppercase());
    number
        .parse()
        .ok()
        .filter(|_| is_section)
        .map(|it| (section, it))
}

#[test]
fn functions_are_found_with_their_comments() {
    let text = "/// A.\n///\n/// B.\n#[must_use]\npub fn one<T>() -> T {\n    two(); // fn no()\n}\n\n\
                #[expect(\n    unused\n)]\npub(crate) const fn two() {}\n\
                #[cfg(test)]\nmod tests {\n    fn three() {}\n}\n";
    let found = functions(text);
    assert_eq!(
        found,
        [("one", " A. B.".to_owned()), ("two", String::new())]
    );
}

#[test]
fn ids_are_found() {
    let found =
        ids("ARM-4 to ARM-7, `TRUMP-1`: as in AMB-T17 (MOD-6). Goes on to WED-2 and e-mail-3");
    let expected = [
        "ARM-4", "ARM-5", "ARM-6", "ARM-7", "MOD-6", "TRUMP-1", "WED-2",
    ];
    assert!(found.iter().eq(&expected), "{found:?}");
    assert_eq!(ids("SCORE-9 to BE-11").len(), 2);
}
