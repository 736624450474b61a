//! What has changed since it was measured, by what is committed of the measurement: a copy
//! without a history knows it, too.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use anyhow::ensure;

use super::argued::Argued;
use super::measured::{Measured, Seen};
use super::mutant::Mutant;
use super::trial::{Asked, Fate, Laboratory};
use super::woven::Way;
use super::{Chosen, by_file};
use crate::run::{output, program};

/// Fewer where survivors are failures: each meets all tests, and time has to be looked at
/// in between.
const BATCH: usize = 8;

/// So many mutants in changed lines are tried, however much has changed.
pub(super) const MOST: usize = 40;

/// In the whole test run no more of them are tried after so long, with what it takes to
/// build them.
const LONGEST: Duration = Duration::from_secs(5 * 60);

/// What is said where there is nothing to try.
pub(crate) const NOTHING: &str = "no file has changed since its mutants were tried";

/// Where mutants are.
const FOLDERS: [&str; 2] = ["engine/src", "wire/src"];

/// Whether anything can have changed.
pub(crate) fn has_changed() -> anyhow::Result<bool> {
    Ok(!files(&Measured::read()?)?.is_empty())
}

/// Tries at most 40 mutants in changed lines by the quick tests, as a part of the whole test
/// run: what came of it, and an error if one survives.
pub(crate) fn changed_lines() -> anyhow::Result<String> {
    let trial = Trial {
        quick: true,
        together: true,
        most: MOST,
        deadline: Some(Instant::now() + LONGEST),
    };
    let told = trial.perform(&Measured::read()?, &[])?;
    ensure!(told.survivors == 0, "{}", told.text);
    Ok(told.text)
}

/// A trial of mutants in lines that have changed since they were seen. The report stays
/// as it is: whole files are what it tells of.
pub(super) struct Trial {
    pub(super) quick: bool,
    pub(super) together: bool,
    pub(super) most: usize,
    pub(super) deadline: Option<Instant>,
}

/// What came of it.
pub(super) struct Told {
    pub(super) survivors: usize,
    pub(super) text: String,
}

impl Trial {
    pub(super) fn perform(&self, measured: &Measured, only: &[String]) -> anyhow::Result<Told> {
        let mut files = files(measured)?;
        let chosen = Chosen { only, except: &[] };
        files.retain(|file| chosen.has(file));
        if files.is_empty() {
            let text = NOTHING.to_owned();
            return Ok(Told { survivors: 0, text });
        }
        let mut laboratory = Laboratory::open()?;
        let all = laboratory.mutants()?;
        let changed = new_ones(&laboratory, measured, &files, all)?;
        let mut chosen: Vec<_> = evenly(&changed, self.most).cloned().collect();
        laboratory.weave_only(&chosen);
        if self.together {
            let mut woven = Vec::new();
            for mutant in chosen {
                if laboratory.way_of(&mutant)? != Way::Alone {
                    woven.push(mutant);
                }
            }
            chosen = woven;
        }
        let (tried, survivors) = self.try_all(&mut laboratory, &chosen)?;
        let mut text = format!("{} mutants in changed lines, {tried} tried", changed.len());
        for survivor in &survivors {
            text.push_str(&format!("\nno test notices: {survivor}"));
        }
        Ok(Told {
            survivors: survivors.len(),
            text,
        })
    }

    /// How many were tried before time was over, and those that survive.
    fn try_all(
        &self,
        laboratory: &mut Laboratory,
        chosen: &[Mutant],
    ) -> anyhow::Result<(usize, Vec<String>)> {
        let asked = Asked {
            quick: self.quick,
            together: self.together,
            by: Vec::new(),
            until: self.deadline,
        };
        let mut tried = 0;
        let mut survivors = Vec::new();
        let package = |it: &Mutant| it.file.split('/').next().map(str::to_owned);
        for mutants in chosen.chunk_by(|one, next| package(one) == package(next)) {
            for batch in mutants.chunks(BATCH) {
                if self.deadline.is_some_and(|it| Instant::now() >= it) {
                    return Ok((tried, survivors));
                }
                for (mutant, fate) in laboratory.try_all(batch, &asked)? {
                    tried += 1;
                    if fate == Fate::Survives {
                        survivors.push(mutant.listed);
                    }
                }
            }
        }
        Ok((tried, survivors))
    }
}

/// The mutants of these files that change lines of which nothing is known; without those that
/// are known to survive, or to change nothing.
fn new_ones(
    laboratory: &Laboratory,
    measured: &Measured,
    files: &[String],
    all: Vec<Mutant>,
) -> anyhow::Result<Vec<Mutant>> {
    let argued = Argued::read()?;
    let mut found = Vec::new();
    for (file, mutants) in by_file(all) {
        if !files.contains(&file) {
            continue;
        }
        let (row, seen) = (measured.files.get(&file), measured.seen.get(&file));
        let source = laboratory.source(&file)?;
        let is_known = |it: &Mutant| {
            let is_open = row.is_some_and(|row| row.survivors.contains(&it.name));
            is_open || argued.is_about(it)
        };
        let new = mutants.into_iter();
        let new = new.filter(|it| is_new(seen, &source, it) && !is_known(it));
        found.extend(new);
    }
    Ok(found)
}

/// So many of them at most, from all over.
fn evenly<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    let chosen = all.len().min(most);
    (0..chosen).filter_map(move |it| all.get(it * all.len() / chosen))
}

/// The source files that have other content than what was seen last.
pub(super) fn files(measured: &Measured) -> anyhow::Result<Vec<String>> {
    let mut files = sources()?;
    let blobs = blobs(&files)?;
    files.retain(|file| {
        let seen = measured.seen.get(file);
        seen.map(|it| &it.blob) != blobs.get(file)
    });
    Ok(files)
}

/// All source files that are there, without those of tests.
pub(super) fn sources() -> anyhow::Result<Vec<String>> {
    let mut list = program("git");
    list.args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    list.args(FOLDERS);
    let listed = output(list)?;
    let is_source = |file: &&str| {
        let parts: Vec<_> = file.split('/').collect();
        let is_test = parts.contains(&"tests") || parts.last() == Some(&"tests.rs");
        file.ends_with(".rs") && !is_test && crate::run::root().join(file).is_file()
    };
    let sources = listed.lines().filter(is_source);
    Ok(sources.map(str::to_owned).collect())
}

/// What git calls the content of these files.
pub(super) fn blobs(files: &[String]) -> anyhow::Result<BTreeMap<String, String>> {
    let mut hash = program("git");
    hash.args(["hash-object", "--no-filters", "--"]).args(files);
    let blobs = output(hash)?;
    let blobs = blobs.lines().map(str::to_owned);
    Ok(files.iter().cloned().zip(blobs).collect())
}

/// What stands for the lines that these mutants of a file change, each once.
fn marks(source: &str, mutants: &[Mutant]) -> String {
    let marks = mutants.iter().map(|it| mark(source, it));
    let marks: BTreeSet<_> = marks.collect();
    marks.into_iter().collect::<Vec<_>>().join(" ")
}

/// Whether a mutant changes lines that were not there when its file was seen last.
fn is_new(seen: Option<&Seen>, source: &str, mutant: &Mutant) -> bool {
    let mark = mark(source, mutant);
    seen.is_none_or(|it| !it.marks.split(' ').any(|it| it == mark))
}

impl Seen {
    /// A file with this content, and all its mutants.
    pub(super) fn of(blob: &str, source: &str, mutants: &[Mutant]) -> Self {
        Self {
            blob: blob.to_owned(),
            marks: marks(source, mutants),
        }
    }
}

/// 24 bits of the lines in which a mutant changes something: FNV, which is the same
/// everywhere and for ever.
fn mark(source: &str, mutant: &Mutant) -> String {
    let hash = mutant
        .lines(source)
        .bytes()
        .fold(0x811c_9dc5_u32, |all, byte| {
            (all ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
    format!("{:06x}", hash >> 8)
}

#[cfg(test)]
mod tests {
    use super::super::mutant::{listed, parse};
    use super::*;

    fn mutants(places: &[[(usize, usize); 2]]) -> Vec<Mutant> {
        let list = places.iter().map(|it| listed("a.rs", "change", *it, ""));
        parse(&format!("[{}]", list.collect::<Vec<_>>().join(","))).unwrap()
    }

    #[test]
    fn what_moves_is_not_new_and_what_is_said_otherwise_is() {
        let before = "fn f() {\n    a < b\n}\n";
        let measured = mutants(&[[(2, 7), (2, 8)], [(1, 8), (3, 2)]]);
        let seen = Seen::of("0", before, &measured);
        assert_eq!(seen.marks.split(' ').count(), 2);
        let moved = "// c\nfn f() {\n    a < b\n}\n";
        let later = "fn f() {\n    a < b;\n    a < c\n}\n";
        let [inner, whole] = &mutants(&[[(3, 7), (3, 8)], [(2, 8), (4, 2)]])[..] else {
            panic!("there are two");
        };
        assert!(!is_new(Some(&seen), moved, inner) && !is_new(Some(&seen), moved, whole));
        assert!(is_new(Some(&seen), later, inner));
        assert!(is_new(None, moved, inner));
    }

    #[test]
    fn sources_are_those_that_may_be_mutated() {
        let sources = sources().unwrap();
        assert!(sources.iter().any(|it| it == "engine/src/card_set.rs"));
        assert!(!sources.iter().any(|it| it.contains("tests")));
        assert_eq!(blobs(&sources).unwrap().len(), sources.len());
    }

    #[test]
    fn a_choice_is_spread_over_all() {
        let all: Vec<_> = (0..100).collect();
        assert_eq!(evenly(&all, 4).collect::<Vec<_>>(), [&0, &25, &50, &75]);
        assert_eq!(evenly(&all[..3], 40).collect::<Vec<_>>(), [&0, &1, &2]);
        assert_eq!(evenly(&all[..0], 40).count(), 0);
    }
}
