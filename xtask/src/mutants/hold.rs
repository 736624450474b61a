//! The tests that hold a package, quick ones first.

use std::fmt;

use serde::Deserialize;

use crate::run::cargo;

/// Some tests of one package.
#[derive(Debug)]
pub(super) struct Stage {
    pub(super) package: &'static str,
    pub(super) arguments: &'static [&'static str],
    /// Tests that are left out, by the beginning of their names.
    pub(super) without: &'static [&'static str],
    /// What they are built with for a mutant that has a build of its own.
    pub(super) profile: &'static str,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            package,
            arguments,
            without,
            profile: _,
        } = self;
        write!(f, "{package} {}", arguments.join(" "))?;
        for name in *without {
            write!(f, " --skip={name}")?;
        }
        Ok(())
    }
}

/// The package whose tests start the service as a program, without any mutant.
pub(super) const END_TO_END: &str = "doko-e2e";

/// A package that is mutated, and the tests that hold it. Each stage gets only what survived
/// those before it.
#[derive(Debug)]
pub(super) struct Mutated {
    pub(super) package: &'static str,
    pub(super) folder: &'static str,
    /// Where its modules begin.
    pub(super) root: &'static str,
    /// They take seconds to build and to run, and catch nearly everything.
    pub(super) quick: &'static [Stage],
    /// Minutes, for what is left. Random games beside the reference and pairs of options
    /// take longer still, and are left out.
    pub(super) thorough: &'static [Stage],
}

/// What is mutated; each may depend on those before it.
pub(super) const MUTATED: [Mutated; 2] = [ENGINE, WIRE];

const ENGINE: Mutated = Mutated {
    package: "doko-engine",
    folder: "engine/",
    root: "engine/src/lib.rs",
    quick: &[
        Stage {
            package: "doko-judge",
            arguments: &["--test=vectors"],
            without: &[],
            profile: QUICK_TO_BUILD,
        },
        Stage {
            package: "doko-engine",
            arguments: &["--lib"],
            // These go through all there is, and take longer than all others together.
            without: &[
                "claim::tests::definition",
                "worlds::split::tests::every_way",
                "worlds::tests::standing::a_pair_that_was_dealt",
                "session::tests::a_list_that_is_kept",
            ],
            profile: QUICK_TO_BUILD,
        },
        Stage {
            package: "doko-judge",
            arguments: &["--test=values"],
            without: &[],
            profile: QUICK_TO_BUILD,
        },
        Stage {
            package: "doko-engine",
            arguments: &["--lib"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        // Hands that are not known, deal by deal: what a second tells of them is most of it.
        Stage {
            package: "doko-differential",
            arguments: &[
                "--test=grounds",
                "--test=hidden_armut",
                "--test=proofs",
                "--test=winning",
                "--test=worlds",
            ],
            without: &["larger"],
            profile: QUICK_TO_RUN,
        },
        Stage {
            package: "doko-differential",
            arguments: &["--test=blame", "--test=heard", "--test=steps"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        Stage {
            package: "doko-differential",
            arguments: &["--test=hidden_claims"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        Stage {
            package: "doko-judge",
            arguments: &["--test=known"],
            without: &[],
            profile: QUICK_TO_BUILD,
        },
    ],
    thorough: &[
        Stage {
            package: "doko-laws",
            arguments: &["--test=rotation", "--test=scripts"],
            without: &[],
            profile: QUICK_TO_BUILD,
        },
        // What is said to a view: in some games, and held against the hands as they are.
        Stage {
            package: "doko-wire",
            arguments: &["--test=views"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        VIEWS,
        Stage {
            package: "doko-differential",
            arguments: &["--test=hidden_exchange"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        // What only explains an answer is for the service to say, and what is published of
        // rule sets is the engine's data, held by texts and hashes.
        EMBEDDED,
        WIRE_ALONE,
        RESPONSES,
        Stage {
            package: "doko-differential",
            arguments: &[
                "--test=answers",
                "--test=auctions",
                "--test=claims",
                "--test=golden",
                "--test=hidden_armut",
                "--test=lists",
                "--test=offences",
                "--test=options",
                "--test=perft",
                "--test=tables",
                "--test=vorbehalte",
                "--test=words",
                "--test=worlds",
            ],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        Stage {
            package: "doko-laws",
            arguments: &["--test=games", "--test=seeds"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
    ],
};

const WIRE: Mutated = Mutated {
    package: "doko-wire",
    folder: "wire/",
    root: "wire/src/lib.rs",
    quick: &[
        // All but the views, which are gone through game by game.
        Stage {
            package: "doko-wire",
            arguments: &[
                "--test=accepted",
                "--test=added",
                "--test=bad_fields",
                "--test=choices",
                "--test=complaint",
                "--test=counted_specials",
                "--test=counts",
                "--test=effort",
                "--test=error_examples",
                "--test=example",
                "--test=many_added",
                "--test=named_order",
                "--test=nobody",
                "--test=option_paths",
                "--test=rule_book",
                "--test=texts",
            ],
            without: &[],
            profile: QUICK_TO_RUN,
        },
        Stage {
            package: "doko-wire",
            arguments: &["--lib"],
            // Nearly all of the time, for what other tests hold, too.
            without: &[
                "rule_set::tests::pairs",
                "partial::tests::armut",
                "partial::tests::bounds",
                "partial::tests::worst",
                "view_may_not_know",
                "same_in_every_deal",
                "every_deal_says_the_same",
                "are_gone_through",
            ],
            profile: QUICK_TO_RUN,
        },
        EMBEDDED,
        RESPONSES,
    ],
    thorough: &[
        VIEWS,
        WIRE_ALONE,
        Stage {
            package: END_TO_END,
            arguments: &["--tests"],
            without: &[],
            profile: QUICK_TO_RUN,
        },
    ],
};

const VIEWS: Stage = Stage {
    package: "doko-laws",
    arguments: &["--test=lines", "--test=views"],
    without: &[],
    profile: QUICK_TO_RUN,
};

const EMBEDDED: Stage = Stage {
    package: "doko-conformance",
    arguments: &["--test=embedded", "--test=known"],
    without: &[],
    profile: QUICK_TO_RUN,
};

/// Takes longer than all others of its package together.
const RESPONSES: Stage = Stage {
    package: "doko-conformance",
    arguments: &["--test=responses"],
    without: &[],
    profile: QUICK_TO_RUN,
};

const WIRE_ALONE: Stage = Stage {
    package: "doko-wire",
    arguments: &["--lib", "--tests"],
    without: &[],
    profile: QUICK_TO_RUN,
};

/// Without optimization: for an engine that is built anew each time.
const QUICK_TO_BUILD: &str = "mutants";

/// With the engine optimized, for tests that search and play much.
const QUICK_TO_RUN: &str = "dev";

/// The tests that stages name and nobody has, by what Cargo tells of the workspace.
pub(super) fn unknown_tests() -> anyhow::Result<Vec<String>> {
    let metadata = crate::run::output(cargo(["metadata", "--no-deps", "--format-version=1"]))?;
    let metadata: Workspace = serde_json::from_str(&metadata)?;
    let stages = MUTATED
        .iter()
        .flat_map(|it| it.quick.iter().chain(it.thorough));
    let named = stages.flat_map(|stage| {
        let tests = stage.arguments.iter();
        let tests = tests.filter_map(|it| it.strip_prefix("--test="));
        tests.map(|test| (stage.package, test))
    });
    let unknown = named.filter(|&(package, test)| !metadata.has_test(package, test));
    Ok(unknown
        .map(|(package, test)| {
            format!("`{package}` has no test `{test}` that mutants are tried on")
        })
        .collect())
}

/// What Cargo tells of a workspace, as far as it is needed here.
#[derive(Debug, Deserialize)]
struct Workspace {
    packages: Vec<Package>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    targets: Vec<Target>,
}

#[derive(Debug, Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

impl Workspace {
    fn has_test(&self, package: &str, test: &str) -> bool {
        let mut packages = self.packages.iter();
        let package = packages.find(|it| it.name == package);
        let mut targets = package.into_iter().flat_map(|it| &it.targets);
        targets.any(|it| it.name == test && it.kind.iter().any(|kind| kind == "test"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_are_gone_are_named() {
        let metadata = r#"{"packages": [{"name": "a", "targets": [
            {"name": "one", "kind": ["test"]}, {"name": "a", "kind": ["lib"]}]}]}"#;
        let metadata: Workspace = serde_json::from_str(metadata).unwrap();
        assert!(metadata.has_test("a", "one"));
        assert!(!metadata.has_test("a", "a") && !metadata.has_test("b", "one"));
        assert_eq!(unknown_tests().unwrap(), [""; 0]);
    }
}
