//! What documents and lists say, held against what is there.

use std::fs;
use std::path::Path;

use doko_architecture::{Package, files, packages, root};

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_default()
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let mut dead = Vec::new();
    for document in files("md").unwrap() {
        let text = fs::read_to_string(&document).unwrap();
        let folder = document.parent().unwrap();
        for link in links(&text).filter(|link| !link.contains("://") && !link.starts_with('#')) {
            let path = link.split('#').next().unwrap_or_default();
            if !folder.join(path).exists() {
                dead.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert_eq!(dead, Vec::<String>::new());
}

/// The targets of `[text](target)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
}

#[test]
fn the_image_is_built_from_every_crate() {
    let ignore = read(".dockerignore");
    for package in packages().unwrap() {
        let top = top_folder(&package);
        assert!(
            ignore
                .lines()
                .any(|line| line.strip_prefix('!') == Some(top.as_str())),
            ".dockerignore keeps {top} from the build, where {} lies",
            package.name
        );
    }
}

/// The folder below the root in which a crate lies.
fn top_folder(package: &Package) -> String {
    let root = root();
    let inside = package
        .manifest
        .strip_prefix(&root)
        .unwrap_or(&package.manifest);
    let top = inside
        .components()
        .next()
        .map(|it| it.as_os_str().to_string_lossy().into_owned());
    top.unwrap_or_default()
}

#[test]
fn the_page_on_architecture_has_a_row_for_every_crate() {
    let page = read("docs/ARCHITECTURE.md");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| ")).collect();
    for package in packages().unwrap() {
        let named = |row: &&str| {
            let first = row
                .trim_start_matches("| ")
                .split(" |")
                .next()
                .unwrap_or_default();
            first.split(", ").any(|name| name == package.name)
        };
        assert!(rows.iter().any(named), "{} has no row", package.name);
    }
}

#[test]
fn every_dependency_of_the_workspace_is_used() {
    let manifest = read("Cargo.toml");
    let section = manifest.split("[workspace.dependencies]").nth(1).unwrap();
    let section = section.split("\n[").next().unwrap_or_default();
    let names = section
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name);
    let packages = packages().unwrap();
    let manifests: Vec<String> = packages
        .iter()
        .map(|it| fs::read_to_string(&it.manifest).unwrap())
        .collect();
    let used = |name: &str| {
        manifests.iter().flat_map(|it| it.lines()).any(|line| {
            let rest = line.strip_prefix(name).unwrap_or_default();
            rest.starts_with(".workspace = true") || rest.starts_with(" = { workspace = true")
        })
    };
    let idle: Vec<&str> = names
        .filter(|name| !name.starts_with('#') && !used(name))
        .collect();
    assert_eq!(idle, Vec::<&str>::new());
}

#[test]
fn links_are_found() {
    let found: Vec<&str> = links("see [a](b.md) and [c](d/e.md#f)").collect();
    assert_eq!(found, ["b.md", "d/e.md#f"]);
    assert!(Path::new(&root()).join("README.md").exists());
}
