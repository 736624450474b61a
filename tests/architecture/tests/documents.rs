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

/// `docs/PLATFORM.md` names fields as `Message.field.field`.
#[test]
fn every_field_that_the_platform_page_names_exists() {
    let page = read("docs/PLATFORM.md");
    let (_, table) = page.split_once("\n| in the snippets |").unwrap();
    let (table, _) = table.split_once("\n\n").unwrap();
    let columns = table.lines().filter_map(|row| row.split(" | ").nth(1));
    let named: Vec<&str> = columns
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .filter(|name| name.starts_with(char::is_uppercase) && name.contains('.'))
        .collect();
    let folder = root().join("proto/doppelkopf/rules/v1");
    let files = fs::read_dir(folder).unwrap();
    let text: String = files
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    let missing: Vec<&&str> = named
        .iter()
        .filter(|name| {
            let (message, fields) = name.split_once('.').unwrap();
            let last = fields
                .split('.')
                .try_fold(message, |it, field| kind(&text, it, field));
            last.is_none()
        })
        .collect();
    assert!(named.len() > 10, "{named:?}");
    assert_eq!(missing, Vec::<&&str>::new());
    assert_eq!(kind(&text, "GameRecord", "hand_5"), None);
}

/// The type of a field of a message.
fn kind<'a>(protos: &'a str, message: &str, field: &str) -> Option<&'a str> {
    let (_, body) = protos.split_once(&format!("\nmessage {message} {{\n"))?;
    let (body, _) = body.split_once("\n}\n")?;
    let mut lines = body.lines().map(str::trim);
    let line = lines.find(|it| it.contains(&format!(" {field} = ")))?;
    let (head, _) = line.split_once(" = ")?;
    head.rsplit(' ').nth(1)
}

#[test]
fn links_are_found() {
    let found: Vec<&str> = links("see [a](b.md) and [c](d/e.md#f)").collect();
    assert_eq!(found, ["b.md", "d/e.md#f"]);
    assert!(Path::new(&root()).join("README.md").exists());
}
