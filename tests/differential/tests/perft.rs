//! The counted positions of `tests/vectors/perft`, by the engine and by the reference model.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;

use doko_differential::perft::{Counter, Reach, counted, divided, within};
use doko_harness::{Perft, PerftFile, perft_dir};
use sha2::{Digest as _, Sha256};

/// As far as the reference counts here; `cargo xtask perft` lets it count everything.
const OPENINGS: Reach = Reach::UpTo(60_000);
const ENDINGS: Reach = Reach::UpTo(2_000);

fn file(name: &str) -> PerftFile {
    PerftFile::load(&perft_dir().join(name)).unwrap()
}

fn agrees(counter: Counter, name: &str, reach: Reach) {
    for perft in file(name).positions {
        let found = counted(counter, &perft, reach);
        assert_eq!(found, Ok(within(&perft, reach)), "{}", perft.name);
    }
}

#[test]
fn the_engine_counts_every_opening() {
    agrees(Counter::Engine, "openings.json", Reach::Whole);
}

#[test]
fn the_engine_counts_every_ending() {
    agrees(Counter::Engine, "endings.json", Reach::Whole);
}

#[test]
fn the_reference_counts_the_openings_as_the_engine_does() {
    agrees(Counter::Reference, "openings.json", OPENINGS);
    let all = file("openings.json").positions;
    let shallow = all
        .iter()
        .filter(|it| within(it, OPENINGS).counts.len() < 6);
    let shallow: Vec<&str> = shallow.map(|it| it.name.as_str()).collect();
    assert!(shallow.len() < 4, "not past the first trick: {shallow:?}");
}

#[test]
fn the_reference_counts_the_endings_as_the_engine_does() {
    agrees(Counter::Reference, "endings.json", ENDINGS);
    let all = file("endings.json").positions;
    let settled = all
        .iter()
        .filter(|it| within(it, ENDINGS).settlements.is_some());
    assert!(settled.count() + 2 >= all.len());
}

#[test]
fn a_wrong_number_is_noticed() {
    let perft = file("openings.json").positions.swap_remove(0);
    let reach = Reach::UpTo(2_000);
    let mut wrong = within(&perft, reach);
    *wrong.counts.last_mut().unwrap() += 1;
    for counter in [Counter::Engine, Counter::Reference] {
        let found = counted(counter, &perft, reach).unwrap();
        assert!(found == within(&perft, reach) && found != wrong);
    }
}

#[test]
fn the_parts_of_a_count_add_up() {
    let perft = file("openings.json").positions.swap_remove(0);
    let parts = divided(Counter::Engine, &perft, "", 5).unwrap();
    assert_eq!(parts.values().sum::<u64>(), perft.counts[4]);
    let (card, ways) = parts.first_key_value().unwrap();
    let below = divided(Counter::Reference, &perft, card, 4).unwrap();
    assert_eq!(below.values().sum::<u64>(), *ways);
    assert!(divided(Counter::Engine, &perft, "D9 D9 D9", 1).is_err());
}

#[test]
fn the_files_are_as_the_command_writes_them() {
    let mut names = BTreeSet::new();
    for name in ["openings.json", "endings.json"] {
        let written = std::fs::read_to_string(perft_dir().join(name)).unwrap();
        let file = file(name);
        assert!(
            file.text() == written,
            "run `cargo xtask perft --write`: {name}"
        );
        for perft in file.positions {
            assert!(names.insert(perft.name.clone()), "{} twice", perft.name);
        }
    }
    assert!(names.len() >= 60);
}

/// The page writes out one position line by line.
#[test]
fn the_worked_example_is_right() {
    let page = std::fs::read_to_string(perft_dir().join("README.md")).unwrap();
    let (_, block) = page.split_once("```lines\n").unwrap();
    let (lines, _) = block.split_once("```").unwrap();
    let example: Perft = file("endings.json").positions.swap_remove(0);
    let digest: String = Sha256::digest(lines)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let count = u64::try_from(lines.lines().count()).unwrap();
    assert_eq!(example.counts.last(), Some(&count));
    assert_eq!(example.settlements.unwrap().sha256, digest);
    assert!(page.contains(&digest) && page.contains(&example.name));
}

/// The tables of the page, by the last count of each position.
#[test]
fn the_page_has_a_row_for_every_position() {
    let page = std::fs::read_to_string(perft_dir().join("README.md")).unwrap();
    let rows: Vec<String> = page.lines().map(|line| line.replace(',', "")).collect();
    let shown = |perft: &Perft| {
        let (begin, count) = (
            format!("| `{}` |", perft.name),
            perft.counts.last().copied(),
        );
        let hash = perft.settlements.as_ref().map(|it| &it.sha256[..8]);
        rows.iter().any(|row| {
            let row_count = format!("| {} |", count.unwrap_or_default());
            row.starts_with(&begin)
                && row.contains(&row_count)
                && hash.is_none_or(|hash| row.contains(hash))
        })
    };
    for name in ["openings.json", "endings.json"] {
        for perft in file(name).positions {
            assert!(shown(&perft), "{} is not shown as it is", perft.name);
        }
    }
}
