//! The engine stands in floors, and no crate has a circle of files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use doko_architecture::{Arrows, arrows, arrows_between, circles, packages, root};

/// The modules of the engine, from the ground up. A module takes from lower floors only.
const FLOORS: &[&[&str]] = &[
    &["budget", "card", "list", "option_set", "rule", "seat"],
    &["card_set", "contract"],
    &["deal", "holding", "named_order", "order", "party"],
    &["options", "word"],
    &["action", "ruleset", "schweine", "verdict"],
    &[
        "announcement",
        "armut",
        "opening",
        "rulesets",
        "throw",
        "trick",
    ],
    &["vorbehalt", "winning"],
    &["score"],
    &["game", "session"],
    &["claim", "inevitable"],
    &["position"],
    &["replay"],
    &["penalty"],
];

#[test]
fn the_engine_takes_from_lower_floors_only() {
    let engine = arrows(&root().join("engine/src/lib.rs")).unwrap();
    let source = root().join("engine/src");
    assert_eq!(objections(&engine, &source), Vec::<String>::new());
    let modules: BTreeSet<String> = engine.keys().filter_map(|it| module(it, &source)).collect();
    let floors: BTreeSet<String> = FLOORS.concat().into_iter().map(str::to_owned).collect();
    assert_eq!(modules, floors);
}

#[test]
fn the_page_names_the_floors() {
    let page = std::fs::read_to_string(root().join("docs/ARCHITECTURE.md")).unwrap();
    for (number, floor) in (1..).zip(FLOORS) {
        let row = format!("| {number} | {} |", floor.join(", "));
        assert!(page.contains(&row), "docs/ARCHITECTURE.md lacks {row}");
    }
}

#[test]
fn no_crate_has_a_circle_of_files() {
    let mut found = Arrows::new();
    for package in packages().unwrap() {
        for root in &package.roots {
            found.extend(circles(&arrows(root).unwrap()));
        }
    }
    assert!(found.is_empty(), "circles of files:\n{}", drawn(&found));
}

#[test]
fn planted_arrows_are_found() {
    let files = [
        (
            "src/lib.rs",
            "mod card;\nmod position;\nmod seat;\nmod word;\npub use word::Word;",
        ),
        ("src/card.rs", "fn of(_: crate::Word) {}"),
        (
            "src/seat.rs",
            "use crate::card::Card;\nmod tests { fn is() { use super::Card; } }",
        ),
        (
            "src/position.rs",
            "mod play;\nmod turn;\nuse play::Play;\npub struct Position(Play);",
        ),
        (
            "src/position/play.rs",
            "pub struct Play;\nfn of() { f!(super::Position::new(), super::turn::Turn) }",
        ),
        (
            "src/position/turn.rs",
            "use super::play::Play;\npub struct Turn(Play);",
        ),
        (
            "src/word.rs",
            "pub enum Word {}\n#[cfg(test)]\nmod tests { use crate::position::Position; }",
        ),
    ];
    let read = |path: &Path| {
        let file = files.iter().find(|(name, _)| Path::new(name) == path);
        file.map(|(_, text)| (*text).to_owned())
    };
    let arrows = arrows_between(Path::new("src/lib.rs"), &read).unwrap();
    assert_eq!(
        objections(&arrows, Path::new("src")),
        [
            "src/card.rs takes from src/word.rs",
            "src/seat.rs takes from src/card.rs",
        ]
    );
    assert_eq!(
        drawn(&circles(&arrows)),
        "src/position/play.rs -> src/position/turn.rs\nsrc/position/turn.rs -> src/position/play.rs"
    );
}

/// Every arrow that goes up or stays on its floor.
fn objections(arrows: &Arrows, source: &Path) -> Vec<String> {
    let floor = |name: &str| FLOORS.iter().position(|it| it.contains(&name));
    let mut objections = Vec::new();
    for (file, target) in pairs(arrows) {
        // The root passes on what it likes.
        let (Some(from), Some(to)) = (module(file, source), module(target, source)) else {
            continue;
        };
        if from != to && floor(&from) <= floor(&to) {
            objections.push(format!("{} takes from {}", short(file), short(target)));
        }
    }
    objections
}

/// Each arrow by itself.
fn pairs(arrows: &Arrows) -> impl Iterator<Item = (&Path, &Path)> {
    arrows.iter().flat_map(|(file, targets)| {
        let targets = targets.iter().map(PathBuf::as_path);
        targets.map(move |target| (file.as_path(), target))
    })
}

/// The top module to which a file of these sources belongs; none for the root.
fn module(file: &Path, source: &Path) -> Option<String> {
    let inner = file.strip_prefix(source).ok()?.with_extension("");
    let first = inner.iter().next()?.to_string_lossy().into_owned();
    (first != "lib").then_some(first)
}

fn drawn(arrows: &Arrows) -> String {
    let lines = pairs(arrows).map(|(file, target)| format!("{} -> {}", short(file), short(target)));
    lines.collect::<Vec<_>>().join("\n")
}

fn short(path: &Path) -> String {
    path.strip_prefix(root())
        .unwrap_or(path)
        .display()
        .to_string()
}
