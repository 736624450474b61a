//! Which file of a crate takes something from which other one.
//!
//! An arrow goes from a file that names something, such as `crate::card::Suit`, to the file that
//! declares it, whichever modules pass it on. A `mod` declaration is no arrow, and nor is a
//! `pub use`. What only tests see has no arrows.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::modules::{Module, Modules, Name};
use crate::names;

/// For each file of a crate, the files from which it takes something.
pub type Arrows = BTreeMap<PathBuf, BTreeSet<PathBuf>>;

/// The arrows of the crate with this root, such as `src/lib.rs`.
///
/// # Errors
///
/// If a file cannot be read or is no Rust.
pub fn arrows(root: &Path) -> anyhow::Result<Arrows> {
    arrows_between(root, &|path| fs::read_to_string(path).ok())
}

/// The same where `read` has the text of each file that there is.
///
/// # Errors
///
/// If a file is missing or is no Rust.
pub fn arrows_between(
    root: &Path,
    read: &dyn Fn(&Path) -> Option<String>,
) -> anyhow::Result<Arrows> {
    let modules = Modules::read(root, read)?;
    let mut arrows = Arrows::new();
    for (name, module) in modules.iter() {
        let targets = arrows.entry(module.file.clone()).or_default();
        for path in names::of(&module.items) {
            let declared = resolve(&modules, name, &path, MOST_STEPS);
            targets.extend(declared.filter(|it| **it != module.file).cloned());
        }
    }
    Ok(arrows)
}

/// The arrows that belong to circles.
///
/// Arrows to a file in whose folder the taker lies do not count. An `impl` block in a file of its
/// own needs the type, which the module above declares.
#[must_use]
pub fn circles(arrows: &Arrows) -> Arrows {
    let counts = |file: &Path, target: &Path| !file.starts_with(folder_below(target));
    let of_file = |(file, targets): (&PathBuf, &BTreeSet<PathBuf>)| {
        let targets = targets.iter().filter(|target| counts(file, target));
        (file.clone(), targets.cloned().collect())
    };
    let arrows = &arrows.iter().map(of_file).collect::<Arrows>();
    let mut found = Arrows::new();
    for (file, targets) in arrows {
        let back = |target: &&PathBuf| reached(arrows, target).contains(file);
        let back: BTreeSet<PathBuf> = targets.iter().filter(back).cloned().collect();
        if !back.is_empty() {
            found.insert(file.clone(), back);
        }
    }
    found
}

/// The folder of the modules below the one in this file.
fn folder_below(file: &Path) -> PathBuf {
    match file.file_stem().and_then(|it| it.to_str()) {
        Some("lib" | "main" | "mod") => file.with_file_name(""),
        _ => file.with_extension(""),
    }
}

/// All files to which arrows lead from this one.
fn reached(arrows: &Arrows, file: &Path) -> BTreeSet<PathBuf> {
    let mut reached = BTreeSet::new();
    let mut next = vec![file];
    while let Some(file) = next.pop() {
        for target in arrows.get(file).into_iter().flatten() {
            if reached.insert(target.clone()) {
                next.push(target);
            }
        }
    }
    reached
}

/// A name is passed on by fewer modules than this.
const MOST_STEPS: usize = 8;

/// The file that declares what `path` means in the module `here`, if it is of this crate.
fn resolve<'m>(
    modules: &'m Modules,
    here: &Name,
    path: &[String],
    steps: usize,
) -> Option<&'m PathBuf> {
    let steps = steps.checked_sub(1)?;
    let mut at = here.clone();
    let mut is_of_crate = false;
    let mut rest = path;
    while let [first, after @ ..] = rest {
        match first.as_str() {
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            "self" => (),
            _ => break,
        }
        is_of_crate = true;
        rest = after;
    }
    while let [first, after @ ..] = rest {
        at.push(first.clone());
        if modules.get(&at).is_none() {
            at.pop();
            let module = modules.get(&at)?;
            let passed_on = || passed_on(modules, &at, module, rest, steps);
            return if module.declares(first) {
                Some(&module.file)
            } else {
                passed_on().or_else(|| is_of_crate.then_some(&module.file))
            };
        }
        is_of_crate = true;
        rest = after;
    }
    // A word alone is something local rather than a module.
    let module = modules.get(&at).filter(|_| path.len() > 1);
    module.map(|module| &module.file)
}

/// The file that declares what the module takes from elsewhere by the first name of `path`.
fn passed_on<'m>(
    modules: &'m Modules,
    name: &Name,
    module: &Module,
    path: &[String],
    steps: usize,
) -> Option<&'m PathBuf> {
    let (first, after) = path.split_first()?;
    for (alias, source) in &module.uses {
        let is_whole = source.first() == Some(first) && source.len() == 1;
        let path = match alias.as_str() {
            _ if is_whole => continue,
            "*" => [source, path].concat(),
            _ if alias == first => [source, after].concat(),
            _ => continue,
        };
        let file = resolve(modules, name, &path, steps);
        if file.is_some() && (alias != "*" || file != Some(&module.file)) {
            return file;
        }
    }
    None
}
