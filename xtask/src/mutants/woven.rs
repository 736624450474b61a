//! A copy of the workspace in which many mutants are woven into the source.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use serde::{Deserialize, Serialize};

use super::ask::{Built, Objection, cargo_in, compile};
use super::hold::{MUTATED, Mutated};
use super::mutant::Mutant;
use super::scratch;
use super::weave::{ALLOWANCE, CHOICE, Choice, Functions, weave};

/// What it is built with: once for all mutants, so speed is worth more than building.
pub(super) const PROFILE: &str = "woven";

/// The copy, and the numbers by which it knows the mutants.
#[derive(Debug)]
pub(super) struct Woven {
    pub(super) tree: PathBuf,
    functions: Functions,
    numbers: BTreeMap<String, u32>,
    refused: Refused,
}

/// What the compiler refuses, so that it is not asked again about the same source. Mutants
/// stand here as cargo-mutants lists them.
#[derive(Debug, Default, Deserialize, Serialize)]
struct Refused {
    /// What is known of the files, by their content.
    files: BTreeMap<String, u64>,
    /// The code is no code.
    unviable: BTreeSet<String>,
    /// It cannot be chosen; perhaps it can stand alone.
    alone: BTreeSet<String>,
}

impl Refused {
    /// What is known of files with this content.
    fn read(functions: Functions, files: &BTreeMap<String, u64>) -> Self {
        let text = fs::read_to_string(Self::path(functions)).unwrap_or_default();
        let mut known: Self = serde_json::from_str(&text).unwrap_or_default();
        let Self {
            files: then,
            unviable,
            alone,
        } = &mut known;
        then.retain(|file, content| files.get(file) == Some(content));
        let is_known = |listed: &String| {
            let file = listed.split(':').next();
            file.is_some_and(|file| then.contains_key(file))
        };
        unviable.retain(is_known);
        alone.retain(is_known);
        known
    }

    fn write(&self, functions: Functions) -> anyhow::Result<()> {
        let text = serde_json::to_string(self)?;
        Ok(fs::write(Self::path(functions), text)?)
    }

    fn path(functions: Functions) -> PathBuf {
        scratch::folder(&format!("{}-refused.json", folder(functions)))
    }

    /// Whether these files, with this content, have been compiled with all their mutants.
    fn knows(&self, files: &BTreeMap<String, u64>) -> bool {
        files
            .iter()
            .all(|(file, content)| self.files.get(file) == Some(content))
    }

    fn contains(&self, mutant: &Mutant) -> bool {
        self.unviable.contains(&mutant.listed) || self.alone.contains(&mutant.listed)
    }

    fn len(&self) -> usize {
        self.unviable.len() + self.alone.len()
    }
}

/// What is to become of a mutant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Way {
    /// It is on by this number, in this copy.
    Chosen(Functions, u32),
    /// It needs a build of its own.
    Alone,
    /// It does not compile.
    Unviable,
}

impl Way {
    /// Whether a build of its own says more: no copy chooses where the compiler calculates.
    pub(super) fn ends_alone(self) -> bool {
        matches!(self, Self::Alone | Self::Chosen(Functions::Constant, _))
    }

    /// By what number it is on in a copy.
    pub(super) fn number(self, copy: Functions) -> Option<u32> {
        match self {
            Self::Chosen(functions, number) if functions == copy => Some(number),
            Self::Chosen(..) | Self::Alone | Self::Unviable => None,
        }
    }
}

/// The choices in a file of the copy.
type Choices = BTreeMap<PathBuf, Vec<Choice>>;

impl Woven {
    /// Weaves these mutants into such functions. If they are all that there are, what the
    /// compiler refuses is remembered.
    pub(super) fn open(
        plain: &Path,
        mutants: &[Mutant],
        functions: Functions,
        are_all: bool,
    ) -> anyhow::Result<Self> {
        let numbered: Vec<_> = (1..).zip(mutants).collect();
        let mut files = BTreeMap::new();
        for mutant in mutants {
            if !files.contains_key(&mutant.file) {
                let mut hasher = DefaultHasher::new();
                fs::read(plain.join(&mutant.file))?.hash(&mut hasher);
                // What is woven otherwise, the compiler may take or refuse otherwise.
                include_str!("weave.rs").hash(&mut hasher);
                files.insert(mutant.file.clone(), hasher.finish());
            }
        }
        let numbers = numbered.iter().map(|(it, of)| (of.listed.clone(), *it));
        let mut woven = Self {
            tree: scratch::refresh(folder(functions), |file| {
                file.to_str().is_some_and(|it| files.contains_key(it)) || is_root(file)
            })?,
            functions,
            numbers: numbers.collect(),
            refused: Refused::read(functions, &files),
        };
        if woven.refused.knows(&files) {
            woven.write(plain, &numbered, "")?;
            return Ok(woven);
        }
        for mutated in &MUTATED {
            while !woven.compiles(plain, &numbered, mutated)? {}
        }
        if are_all {
            woven.refused.files = files;
            woven.refused.write(functions)?;
        }
        Ok(woven)
    }

    pub(super) fn way_of(&self, mutant: &Mutant) -> Way {
        match self.numbers.get(&mutant.listed) {
            Some(_) if self.refused.unviable.contains(&mutant.listed) => Way::Unviable,
            Some(number) if !self.refused.alone.contains(&mutant.listed) => {
                Way::Chosen(self.functions, *number)
            }
            Some(_) | None => Way::Alone,
        }
    }

    /// Whether a package compiles with the mutants that are left; otherwise there are fewer
    /// of them now.
    fn compiles(
        &mut self,
        plain: &Path,
        numbered: &[(u32, &Mutant)],
        mutated: &Mutated,
    ) -> anyhow::Result<bool> {
        let Mutated {
            package, folder, ..
        } = mutated;
        let choices = self.write(plain, numbered, folder)?;
        let of_package = numbered.iter().filter(|it| it.1.file.starts_with(folder));
        let mutants: BTreeMap<u32, &Mutant> = of_package.copied().collect();
        let check = ["check", "--profile", PROFILE, "--lib", "--package", package];
        let Built::Refused(objections) = compile(cargo_in(&self.tree, check))? else {
            let arms = choices.values().flatten().flat_map(|it| &it.arms);
            let woven: BTreeSet<u32> = arms.map(|arm| arm.0).collect();
            let others = mutants.into_iter().filter(|(it, _)| !woven.contains(it));
            let others = others.filter(|(_, it)| !self.refused.contains(it));
            let others: Vec<_> = others.map(|(_, it)| it.listed.clone()).collect();
            self.refused.alone.extend(others);
            return Ok(true);
        };
        let before = self.refused.len();
        for objection in &objections {
            self.heed(objection, &choices, &mutants);
        }
        let told = objections.iter().filter_map(|it| it.rendered.clone());
        ensure!(self.refused.len() > before, "{}", told.collect::<String>());
        Ok(false)
    }

    /// Takes out what an error is about. What stands for all that a function does is as wrong
    /// alone; of other code that is not sure.
    fn heed(&mut self, objection: &Objection, choices: &Choices, mutants: &BTreeMap<u32, &Mutant>) {
        for place in objection.spans.iter().filter(|it| it.is_primary) {
            let is_within = |bytes: &Range<usize>| {
                bytes.start <= place.byte_start && place.byte_end <= bytes.end
            };
            let around = choices.get(&place.file_name).into_iter().flatten();
            let around = around.filter(|it| is_within(&it.bytes));
            let Some(choice) = around.min_by_key(|it| it.bytes.len()) else {
                continue;
            };
            let arm = choice.arms.iter().find(|arm| is_within(&arm.1));
            let these = arm.map_or(&*choice.arms, std::slice::from_ref);
            for mutant in these.iter().filter_map(|it| mutants.get(&it.0)) {
                let listed = mutant.listed.clone();
                if arm.is_some() && mutant.is_body {
                    self.refused.unviable.insert(listed);
                } else {
                    self.refused.alone.insert(listed);
                }
            }
        }
    }

    /// Writes the woven files below a folder; equal ones are not touched.
    fn write(
        &self,
        plain: &Path,
        numbered: &[(u32, &Mutant)],
        folder: &str,
    ) -> anyhow::Result<Choices> {
        let mut files = BTreeMap::<&str, Vec<(u32, &Mutant)>>::new();
        for mutated in &MUTATED {
            if mutated.folder.starts_with(folder) {
                files.insert(mutated.root, Vec::new());
            }
        }
        for &(number, mutant) in numbered {
            if mutant.file.starts_with(folder) {
                let mutants = files.entry(&mutant.file).or_default();
                if !self.refused.contains(mutant) {
                    mutants.push((number, mutant));
                }
            }
        }
        let mut choices = Choices::new();
        for (file, mutants) in files {
            let source = fs::read_to_string(plain.join(file))?;
            let (before, after) = if is_root(Path::new(file)) {
                (ALLOWANCE, CHOICE)
            } else {
                ("", "")
            };
            let woven = weave(before, &source, &mutants, self.functions);
            let mut woven = woven.with_context(|| file.to_owned())?;
            woven.text.push_str(after);
            let path = self.tree.join(file);
            if fs::read_to_string(&path).unwrap_or_default() != woven.text {
                if let Some(parent) = path.parent() {
                    fs::create_dir_all(parent)?;
                }
                fs::write(path, woven.text)?;
            }
            choices.insert(PathBuf::from(file), woven.choices);
        }
        Ok(choices)
    }
}

/// Where the copy is.
fn folder(functions: Functions) -> &'static str {
    match functions {
        Functions::Plain => "woven",
        Functions::Constant => "woven-constant",
    }
}

fn is_root(file: &Path) -> bool {
    MUTATED.iter().any(|it| Path::new(it.root) == file)
}
