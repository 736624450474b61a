//! One change of one place.

use std::collections::BTreeMap;

/// What cargo-mutants would change.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Mutant {
    pub(super) file: String,
    /// What is changed into what, without a line, so that it stays the same when code
    /// above moves. Equal changes in one function are counted: `… #2`.
    pub(super) name: String,
    /// File, line and column.
    pub(super) place: String,
    /// The whole of it, as cargo-mutants writes it.
    pub(super) listed: String,
}

/// All mutants of a list of cargo-mutants, one in each line. The list has to be that of
/// whole files, or equal changes are counted wrong.
pub(super) fn parse(list: &str) -> Vec<Mutant> {
    let mut seen = BTreeMap::<(String, String), usize>::new();
    let mut mutants = Vec::new();
    for listed in list.lines() {
        let Some((place, change)) = listed.split_once(": ") else {
            continue;
        };
        let file = place.split(':').next().unwrap_or(place).to_owned();
        let count = seen.entry((file.clone(), change.to_owned())).or_default();
        *count += 1;
        let name = match *count {
            1 => change.to_owned(),
            count => format!("{change} #{count}"),
        };
        mutants.push(Mutant {
            file,
            name,
            place: place.to_owned(),
            listed: listed.to_owned(),
        });
    }
    mutants
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_know_no_lines_and_tell_equal_changes_apart() {
        let mutants = parse(
            "a.rs:1:2: replace && with || in T::f\n\
             a.rs:9:2: replace && with || in T::f\n\
             b.rs:3:4: replace && with || in T::f\n",
        );
        let told: Vec<_> = mutants.iter().map(|it| (&*it.file, &*it.name)).collect();
        let name = "replace && with || in T::f";
        let second = "replace && with || in T::f #2";
        assert_eq!(told, [("a.rs", name), ("a.rs", second), ("b.rs", name)]);
        assert_eq!(mutants[1].place, "a.rs:9:2");
    }
}
