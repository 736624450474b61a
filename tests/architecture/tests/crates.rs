//! Which crate may depend on which.

use doko_architecture::{Dependency, Package, closure, packages, root};

/// What a crate may depend on.
struct Row {
    name: &'static str,
    /// Crates of this workspace.
    may: Edges,
    /// Crates of this workspace that only a feature may bring in.
    behind_feature: &'static [&'static str],
    /// Crates from anywhere that must not come in on any way, however long.
    never: &'static [&'static str],
}

enum Edges {
    Any,
    Only(&'static [&'static str]),
}

use Edges::{Any, Only};

const ASYNC_AND_NETWORK: &[&str] = &["hyper", "mio", "tokio", "tonic", "tower"];

/// The house. An edge that is not in here is a change of the architecture:
/// argue for it in `docs/ARCHITECTURE.md`, then add it here.
const HOUSE: &[Row] = &[
    Row {
        name: "doko-engine",
        may: Only(&[]),
        behind_feature: &[],
        never: &["prost", "serde"],
    },
    Row {
        name: "doko-proto",
        may: Only(&[]),
        behind_feature: &[],
        never: ASYNC_AND_NETWORK,
    },
    Row {
        name: "doko-deal",
        may: Only(&["doko-engine"]),
        behind_feature: &[],
        never: &["doko-proto", "getrandom", "prost"],
    },
    Row {
        name: "doko-worlds",
        may: Only(&["doko-engine"]),
        behind_feature: &[],
        never: &["doko-proto", "getrandom", "prost"],
    },
    Row {
        name: "doko-wire",
        may: Only(&[
            "doko-deal",
            "doko-engine",
            "doko-notation",
            "doko-proto",
            "doko-worlds",
        ]),
        behind_feature: &[],
        never: ASYNC_AND_NETWORK,
    },
    Row {
        name: "doko-notation",
        may: Only(&["doko-proto"]),
        behind_feature: &[],
        never: &["doko-engine", "hyper", "mio", "tokio", "tonic", "tower"],
    },
    Row {
        name: "doko-rule-sets",
        may: Only(&["doko-notation", "doko-proto", "doko-wire"]),
        behind_feature: &[],
        never: ASYNC_AND_NETWORK,
    },
    Row {
        name: "doko-server",
        may: Only(&["doko-notation", "doko-proto", "doko-rule-sets", "doko-wire"]),
        behind_feature: &[],
        never: &["doko-harness"],
    },
    Row {
        name: "doko-cli",
        may: Only(&["doko-notation", "doko-proto", "doko-rule-sets", "doko-wire"]),
        behind_feature: &[],
        never: ASYNC_AND_NETWORK,
    },
    Row {
        name: "doko-sdk",
        may: Only(&["doko-notation", "doko-proto"]),
        behind_feature: &["doko-wire"],
        never: &["doko-engine", "doko-server"],
    },
    Row {
        name: "doko-harness",
        may: Only(&[]),
        behind_feature: &[],
        never: &["doko-engine", "doko-proto", "doko-wire"],
    },
    Row {
        name: "doko-conformance",
        may: Only(&["doko-harness", "doko-notation", "doko-proto", "doko-wire"]),
        behind_feature: &[],
        never: &["doko-reference", "doko-server"],
    },
    Row {
        name: "doko-reference",
        may: Only(&["doko-harness"]),
        behind_feature: &[],
        never: &["doko-engine", "doko-proto", "doko-sdk", "doko-wire"],
    },
    Row {
        name: "doko-judge",
        may: Only(&[
            "doko-engine",
            "doko-harness",
            "doko-notation",
            "doko-reference",
            "doko-wire",
            "doko-worlds",
        ]),
        behind_feature: &[],
        never: ASYNC_AND_NETWORK,
    },
    Row {
        name: "doko-laws",
        may: Only(&[
            "doko-engine",
            "doko-judge",
            "doko-notation",
            "doko-proto",
            "doko-reference",
            "doko-wire",
        ]),
        behind_feature: &[],
        never: ASYNC_AND_NETWORK,
    },
    Row {
        name: "doko-differential",
        may: Only(&[
            "doko-engine",
            "doko-harness",
            "doko-judge",
            "doko-laws",
            "doko-reference",
            "doko-worlds",
        ]),
        behind_feature: &[],
        never: &["doko-server"],
    },
    Row {
        name: "doko-e2e",
        may: Any,
        behind_feature: &[],
        never: &[],
    },
    Row {
        name: "doko-bench",
        may: Any,
        behind_feature: &[],
        never: &[],
    },
    Row {
        name: "doko-soak",
        may: Any,
        behind_feature: &[],
        never: &[],
    },
    Row {
        name: "doko-architecture",
        may: Only(&[]),
        behind_feature: &[],
        never: &[],
    },
    Row {
        name: "doko-generate",
        may: Only(&[]),
        behind_feature: &[],
        never: &[],
    },
    Row {
        name: "xtask",
        may: Only(&[]),
        behind_feature: &[],
        never: &[],
    },
];

#[test]
fn every_crate_has_a_row_and_stays_within_it() {
    let packages = packages().unwrap();
    assert_eq!(objections(&packages), Vec::<String>::new());
}

#[test]
fn every_row_has_a_crate() {
    let packages = packages().unwrap();
    for row in HOUSE {
        assert!(
            packages.iter().any(|package| package.name == row.name),
            "{} is gone",
            row.name
        );
    }
}

#[test]
fn nothing_comes_in_on_a_detour() {
    for row in HOUSE.iter().filter(|row| !row.never.is_empty()) {
        let closure = closure(row.name).unwrap();
        assert!(closure.contains(&row.name.to_owned()), "{closure:?}");
        for never in row.never {
            assert!(
                !closure.contains(&(*never).to_owned()),
                "{} brings in {never}: cargo tree --package {} --invert {never}",
                row.name,
                row.name
            );
        }
    }
}

#[test]
fn the_engine_has_no_dependencies_and_no_std() {
    let closure = closure("doko-engine").unwrap();
    assert_eq!(closure, ["doko-engine"]);
    let engine = std::fs::read_to_string(root().join("engine/src/lib.rs")).unwrap();
    assert!(
        engine.contains("#![no_std]"),
        "engine/src/lib.rs lacks no_std"
    );
    let outside_tests = engine.replace("#[cfg(test)]\nextern crate std;", "");
    assert!(
        !outside_tests.contains("extern crate"),
        "engine/src/lib.rs brings in a crate"
    );
}

#[test]
fn planted_edges_are_found() {
    for (from, to, objection) in [
        (
            "doko-sdk",
            "doko-server",
            "doko-sdk must not depend on doko-server",
        ),
        (
            "doko-sdk",
            "doko-wire",
            "doko-sdk may depend on doko-wire behind a feature only",
        ),
        (
            "doko-harness",
            "doko-engine",
            "doko-harness must not depend on doko-engine",
        ),
    ] {
        let package = planted(from, to, false);
        assert_eq!(objections(&[package]), [objection]);
    }
    assert_eq!(
        objections(&[planted("doko-new", "doko-proto", false)]),
        ["doko-new has no row in the house"]
    );
}

#[test]
fn tests_of_a_library_are_not_the_library() {
    let package = planted("doko-sdk", "doko-server", true);
    assert_eq!(objections(&[package]), Vec::<String>::new());
}

fn planted(from: &str, to: &str, is_for_tests: bool) -> Package {
    Package {
        name: from.to_owned(),
        manifest: "Cargo.toml".into(),
        roots: Vec::new(),
        dependencies: vec![Dependency {
            name: to.to_owned(),
            is_for_tests,
            is_optional: false,
        }],
    }
}

/// Every edge between crates of this workspace that the house does not have.
fn objections(packages: &[Package]) -> Vec<String> {
    let mut objections = Vec::new();
    for Package {
        name, dependencies, ..
    } in packages
    {
        let Some(row) = HOUSE.iter().find(|row| row.name == name) else {
            objections.push(format!("{name} has no row in the house"));
            continue;
        };
        let Only(may) = row.may else {
            continue;
        };
        for edge in dependencies.iter().filter(|edge| !edge.is_for_tests) {
            let to = edge.name.as_str();
            if !HOUSE.iter().any(|row| row.name == to) || may.contains(&to) {
                continue;
            }
            if !row.behind_feature.contains(&to) {
                objections.push(format!("{name} must not depend on {to}"));
            } else if !edge.is_optional {
                objections.push(format!("{name} may depend on {to} behind a feature only"));
            }
        }
    }
    objections
}
