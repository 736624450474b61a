//! What `docs/LANGUAGES.md` shows in every language: the Rust of it over real gRPC, whether the
//! page quotes code that is tested, and whether the defaults are those of the page.

#[path = "../../../sdk/rust/examples/first_questions/questions.rs"]
mod questions;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use doko_e2e::PATIENCE;
use doko_e2e::golden;
use doko_e2e::served::Service;
use doko_sdk::{Card, Client, Language, Options, View};

/// The files that the page quotes, by what stands behind the three backticks. Each one is run by
/// the tests of its language.
const QUOTED: [(&str, &str); 4] = [
    ("rust", "sdk/rust/examples/first_questions/questions.rs"),
    ("python", "sdk/python/examples/first_questions.py"),
    ("ts", "sdk/typescript/examples/first-questions.ts"),
    ("go", "tests/strangers/go/main.go"),
];

/// The files that stand whole on the page, by what stands behind the three backticks.
const WHOLE: [(&str, &str); 6] = [
    ("yaml", "tests/strangers/java/buf.gen.yaml"),
    ("java", "tests/strangers/java/FirstQuestion.java"),
    ("yaml", "tests/strangers/csharp/buf.gen.yaml"),
    ("yaml", "tests/strangers/php/buf.gen.yaml"),
    ("php", "tests/strangers/php/first_question.php"),
    ("yaml", "tests/strangers/go/buf.gen.yaml"),
];

/// The languages whose snippets no test can run.
const NOT_RUN: [&str; 2] = ["kotlin", "csharp"];

#[tokio::test]
async fn rust_prints_what_every_language_prints() -> Result<()> {
    let service = Service::start()?;
    let client = Client::builder()
        .endpoint(service.url())
        .deadline(PATIENCE)
        .options(Options::new().language(Language::En).view(View::Everything))
        .connect()
        .await?;
    let mut printed = Vec::new();
    for card in [Card::CA, Card::DJ] {
        questions::explain(&mut printed, &client, card).await?;
    }
    let game = golden::text("recorded-normalspiel.json")?;
    questions::settle(&mut printed, &client, &game).await?;
    let expected = read("docs/examples/first_questions.txt")?;
    assert_eq!(String::from_utf8(printed)?, expected);
    assert!(page()?.contains(&format!("```text\n{expected}```\n")));
    service.stop().await
}

/// Every piece of code on the page stands in the file of its language, line for line, and every
/// language validates a move and settles a game.
#[test]
fn the_page_quotes_the_examples() -> Result<()> {
    let page = page()?;
    for (language, file) in QUOTED {
        let source = read(file)?;
        let quotes: Vec<&str> = page.split(&format!("```{language}\n")).skip(1).collect();
        assert_eq!(quotes.len(), 2, "{language}");
        for quote in quotes {
            let (quote, _) = quote.split_once("```").context("a quote has an end")?;
            assert!(source.contains(quote), "not in {file}:\n{quote}");
        }
        assert!(page.contains(&format!("](../{file})")), "no link to {file}");
    }
    for (language, file) in WHOLE {
        let whole = format!("```{language}\n{}```\n", read(file)?);
        assert!(page.contains(&whole), "not as in {file}");
    }
    // What is printed, and two blocks of commands.
    let code = page.matches("\n```\n").count();
    let known = 2 * QUOTED.len() + WHOLE.len() + NOT_RUN.len() + 3;
    assert_eq!(code, known, "a quote of no language");
    Ok(())
}

fn page() -> Result<String> {
    read("docs/LANGUAGES.md")
}

fn read(path: &str) -> Result<String> {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Ok(fs::read_to_string(root.join(path))?)
}
