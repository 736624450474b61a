//! What Rust code of others can name, held against what was promised.
//!
//! One file for each library below `tests/api`, a line for each public item. A line that is gone
//! breaks somebody's code; a new one is a promise from now on.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use public_api::Builder;

use crate::run::{cargo, output, root, target};

/// The libraries whose items are promised. The messages of `doko-proto` are held by
/// `buf breaking`, and what it makes of them follows from the generator.
const PROMISED: [&str; 7] = [
    "doko-engine",
    "doko-deal",
    "doko-wire",
    "doko-notation",
    "doko-harness",
    "doko-sdk",
    "doko-conformance",
];

/// What differs from the promise, in words; nothing if all is as it was.
///
/// # Errors
///
/// If a library cannot be documented, or the list of its items is not there.
pub(crate) fn differences() -> anyhow::Result<Option<String>> {
    let mut text = String::new();
    for library in PROMISED {
        let file = file(library);
        let promised = fs::read_to_string(&file)
            .with_context(|| format!("{} cannot be read", file.display()))?;
        let found = items(library)?;
        text.push_str(&compared(library, &promised, &found));
    }
    if text.is_empty() {
        return Ok(None);
    }
    text.push_str(
        "What is gone breaks code of others: it takes a new minor version, or stays. Once that is \
         settled, and for what is new, `cargo xtask api --write`, and a line in CHANGELOG.md.\n",
    );
    Ok(Some(text))
}

/// Promises what there is now.
///
/// # Errors
///
/// If a library cannot be documented, or its list cannot be written.
pub(crate) fn write() -> anyhow::Result<()> {
    for library in PROMISED {
        let file = file(library);
        fs::write(&file, items(library)?)
            .with_context(|| format!("{} cannot be written", file.display()))?;
    }
    Ok(())
}

/// What is gone from the items of a library, and what is new among them. What was
/// changed is both.
fn compared(library: &str, promised: &str, found: &str) -> String {
    let mut text = String::new();
    let before: BTreeSet<&str> = promised.lines().collect();
    let now: BTreeSet<&str> = found.lines().collect();
    for gone in before.difference(&now) {
        let _ = writeln!(text, "gone from {library}: {gone}");
    }
    for new in now.difference(&before) {
        let _ = writeln!(text, "new in {library}: {new}");
    }
    text
}

fn file(library: &str) -> PathBuf {
    root().join("tests/api").join(format!("{library}.txt"))
}

/// All public items of a library with all its features, a line each. What the compiler
/// implements by itself is left out.
fn items(library: &str) -> anyhow::Result<String> {
    let mut document = cargo(["rustdoc", "--quiet", "--lib", "--all-features", "--package"]);
    document.arg(library);
    document.args(["--", "-Z", "unstable-options", "--output-format", "json"]);
    document.env("RUSTDOC", root().join("xtask/src/api/rustdoc.sh"));
    output(document)?;
    let written = target().join(format!("doc/{}.json", library.replace('-', "_")));
    let api = Builder::from_rustdoc_json(&written)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()?;
    let mut text = String::new();
    for item in api.items() {
        let _ = writeln!(text, "{item}");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::PUBLISHED;

    #[test]
    fn whatever_is_published_is_promised() {
        let promised = BTreeSet::from(super::PROMISED);
        let published: BTreeSet<&str> = PUBLISHED
            .into_iter()
            .filter(|it| *it != "doko-proto")
            .collect();
        assert_eq!(promised, published);
    }

    const PROMISED: &str = "pub enum lib::Reason\npub lib::Reason::Revoke\npub fn lib::judge(&str) -> bool\n\
                            pub struct lib::Card\n";

    #[test]
    fn an_item_that_is_lost_or_changed_or_new_is_named() {
        assert_eq!(compared("lib", PROMISED, PROMISED), "");
        let lost = PROMISED.replace("pub struct lib::Card\n", "");
        assert_eq!(
            compared("lib", PROMISED, &lost),
            "gone from lib: pub struct lib::Card\n"
        );
        let changed = PROMISED.replace("(&str)", "(&str, u8)");
        assert_eq!(
            compared("lib", PROMISED, &changed),
            "gone from lib: pub fn lib::judge(&str) -> bool\n\
             new in lib: pub fn lib::judge(&str, u8) -> bool\n"
        );
        let variant = format!("{PROMISED}pub lib::Reason::TooLate\n");
        assert_eq!(
            compared("lib", PROMISED, &variant),
            "new in lib: pub lib::Reason::TooLate\n"
        );
    }
}
