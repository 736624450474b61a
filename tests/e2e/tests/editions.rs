//! Rule sets of a directory in several editions, asked of the program over real gRPC.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use doko_e2e::Failed;
use doko_e2e::served::{Clients, Program};
use doko_proto::v1;
use tonic::{Code, Status};

/// Files that differ in the number of Pflichtsoli, so that each edition is told from the
/// others by what it says.
const FILES: [(&str, u32); 8] = [
    ("club.json", 1),
    ("club@9.json", 2),
    ("club@10.json", 3),
    ("club@9.12.json", 0),
    ("club@9.2.json", 4),
    ("house@2026-09-30.json", 1),
    ("house@2026-10-01.json", 2),
    ("house@2026-9-31.json", 3),
];

/// The editions as they must be listed, with their Pflichtsoli: numbers as numbers.
const CLUB: [(&str, u32); 5] = [("10", 3), ("9.12", 0), ("9.2", 4), ("9", 2), ("1", 1)];
const HOUSE: [(&str, u32); 3] = [("2026-10-01", 2), ("2026-9-31", 3), ("2026-09-30", 1)];

/// The tournament rules with so many Pflichtsoli.
fn rule_set(pflichtsolo: u32) -> String {
    format!(r#"{{"name": "ddv-tsr", "overrides": {{"pflichtsolo": {pflichtsolo}}}}}"#)
}

/// A directory of this test with these files.
fn directory(name: &str, files: &[(&str, u32)]) -> Result<PathBuf> {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory)?;
    for (file, pflichtsolo) in files {
        fs::write(directory.join(file), rule_set(*pflichtsolo))?;
    }
    Ok(directory)
}

async fn served(name: &str) -> Result<(Program, Clients)> {
    let program = Program::start_with(&directory(name, &FILES)?).await?;
    let clients = Clients::connect(program.url().to_owned()).await?;
    Ok((program, clients))
}

fn reference(name: &str, edition: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        edition: edition.to_owned(),
        ..v1::RuleSetRef::default()
    }
}

fn question(name: &str, edition: &str) -> v1::GetRuleSetRequest {
    v1::GetRuleSetRequest {
        rule_set: Some(reference(name, edition)),
        ..v1::GetRuleSetRequest::default()
    }
}

/// Code, and path, reason and description of the only bad field.
fn only_field(failed: Result<impl Sized, Status>) -> Result<(Code, String, String, String)> {
    let failed = Failed::read(&failed.err().context("answered")?)?;
    let [field] = failed.fields.as_slice() else {
        anyhow::bail!("{failed:?}");
    };
    let field = field.clone();
    Ok((failed.code, field.path, field.reason, field.description))
}

fn bad(path: &str, reason: &str, description: &str) -> (Code, String, String, String) {
    let [path, reason, description] = [path, reason, description].map(str::to_owned);
    (Code::InvalidArgument, path, reason, description)
}

/// Own rule sets stand after the shipped ones, by name; the newest edition comes first.
#[tokio::test]
async fn editions_are_listed_newest_first() -> Result<()> {
    let (program, Clients { mut book, .. }) = served("listed").await?;
    let listed = book.list_rule_sets(v1::ListRuleSetsRequest::default());
    let listed = listed.await?.into_inner().rule_sets;
    let names: Vec<&str> = listed.iter().map(|it| it.name.as_str()).collect();
    let shipped = ["ddv-tsr", "dokoland-liga", "palast", "vln"];
    assert_eq!(names, [&shipped[..], &["club", "house"]].concat());
    let own = listed.iter().skip(shipped.len());
    for (summary, expected) in own.zip([&CLUB[..], &HOUSE]) {
        let editions = summary.editions.iter().map(|it| it.edition.as_str());
        let expected: Vec<&str> = expected.iter().map(|(edition, _)| *edition).collect();
        assert_eq!(editions.collect::<Vec<_>>(), expected, "{}", summary.name);
        let mut hashes: Vec<&str> = summary.editions.iter().map(hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), expected.len(), "{}", summary.name);
    }
    assert_eq!(program.stop().await?, Some(0));
    Ok(())
}

fn hash(edition: &v1::RuleSetEdition) -> &str {
    &edition.options_hash
}

/// By name and edition, or the newest by the name alone: in the book, in a question, for
/// a deal and for a list.
#[tokio::test]
async fn an_edition_is_asked_for_and_the_newest_otherwise() -> Result<()> {
    let (program, clients) = served("asked").await?;
    for (name, editions) in [("club", &CLUB[..]), ("house", &HOUSE)] {
        let newest = editions
            .first()
            .map(|&(edition, number)| ("", edition, number));
        let named = editions
            .iter()
            .map(|&(edition, number)| (edition, edition, number));
        for (asked, served, pflichtsolo) in newest.into_iter().chain(named) {
            let mut book = clients.book.clone();
            let said = book.get_rule_set(question(name, asked)).await?.into_inner();
            let line = format!("\npflichtsolo={pflichtsolo}\n");
            let text = said.canonical_text;
            assert!(text.contains(&line), "{name}@{asked}: {text}");
            let stamp = said.answered_by.context("no stamp")?;
            let of = (stamp.name.as_str(), stamp.edition.as_str());
            assert_eq!(of, (name, served), "asked for {asked}");
            for other in stamps(&clients, name, asked).await? {
                assert_eq!(other, stamp, "asked for {asked}");
            }
        }
    }
    assert_eq!(program.stop().await?, Some(0));
    Ok(())
}

/// What questions about this rule set are answered by, each of another kind.
async fn stamps(clients: &Clients, name: &str, edition: &str) -> Result<[v1::RuleSetStamp; 3]> {
    let Clients {
        mut rules,
        mut table,
        ..
    } = clients.clone();
    let rule_set = Some(reference(name, edition));
    let inspect = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(v1::GameRecord {
            rule_set: rule_set.clone(),
            ..v1::GameRecord::default()
        }),
        ..v1::InspectGameRequest::default()
    };
    let deal = v1::DealCardsRequest {
        rule_set: rule_set.clone(),
        randomness: Some(v1::deal_cards_request::Randomness::Seed(vec![7; 32])),
        ..v1::DealCardsRequest::default()
    };
    let session = v1::ScoreSessionRequest {
        rule_set: rule_set.clone(),
        ..v1::ScoreSessionRequest::default()
    };
    let stamps = [
        rules.inspect_game(inspect).await?.into_inner().answered_by,
        table.deal_cards(deal).await?.into_inner().answered_by,
        table.score_session(session).await?.into_inner().answered_by,
    ];
    let [Some(inspected), Some(dealt), Some(scored)] = stamps else {
        anyhow::bail!("an answer without a stamp: {stamps:?}");
    };
    Ok([inspected, dealt, scored])
}

/// What is not published is named by its path, with what would be right.
#[tokio::test]
async fn unknown_editions_and_names_are_bad_fields() -> Result<()> {
    let (program, clients) = served("unknown").await?;
    let Clients {
        mut rules,
        mut book,
        ..
    } = clients;
    let newest = "must be empty or a published edition; the newest is 10";
    // Editions are compared as numbers and told apart as they are written.
    for edition in ["11", "09", "9.0", " 9"] {
        let found = only_field(book.get_rule_set(question("club", edition)).await)?;
        assert_eq!(
            found,
            bad("rule_set.edition", "UNKNOWN_EDITION", newest),
            "{edition}"
        );
    }
    let names = "must be one of ddv-tsr, dokoland-liga, palast, vln, club, house";
    let found = only_field(book.get_rule_set(question("club@9", "")).await)?;
    assert_eq!(found, bad("rule_set.name", "UNKNOWN_RULE_SET", names));

    let inspect = |name, edition| v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(v1::GameRecord {
            rule_set: Some(reference(name, edition)),
            ..v1::GameRecord::default()
        }),
        ..v1::InspectGameRequest::default()
    };
    let found = only_field(rules.inspect_game(inspect("house", "9")).await)?;
    let newest = "must be empty or a published edition; the newest is 2026-10-01";
    let path = "record.rule_set.edition";
    assert_eq!(found, bad(path, "UNKNOWN_EDITION", newest));
    let found = only_field(rules.inspect_game(inspect("clubs", "9")).await)?;
    let path = "record.rule_set.name";
    assert_eq!(found, bad(path, "UNKNOWN_RULE_SET", names));
    assert_eq!(program.stop().await?, Some(0));
    Ok(())
}

/// A question may start from an edition, and pin what it says.
#[tokio::test]
async fn overrides_and_hashes_go_by_the_edition() -> Result<()> {
    let (program, clients) = served("overridden").await?;
    let Clients { mut book, .. } = clients;
    let check = |edition| {
        let mut overrides = v1::RuleSet::default();
        overrides.set_dulle_tie(v1::DulleTie::Second);
        v1::CheckRuleSetRequest {
            rule_set: Some(v1::RuleSetRef {
                overrides: Some(Box::new(overrides)),
                ..reference("club", edition)
            }),
            ..v1::CheckRuleSetRequest::default()
        }
    };
    for (edition, pflichtsolo) in [("", 3), ("9", 2), ("10", 3)] {
        let checked = book.check_rule_set(check(edition)).await?.into_inner();
        let text = checked.canonical_text;
        for line in [
            format!("\npflichtsolo={pflichtsolo}\n"),
            "\ndulle_tie=second\n".to_owned(),
        ] {
            assert!(text.contains(&line), "{edition}: {text}");
        }
    }
    let said = book.get_rule_set(question("club", "9")).await?.into_inner();
    let hash = said.answered_by.context("no stamp")?.options_hash;
    for (edition, is_right) in [("9", true), ("10", false), ("", false)] {
        let mut rules = clients.rules.clone();
        let pinned = v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record: Some(v1::GameRecord {
                rule_set: Some(v1::RuleSetRef {
                    expected_options_hash: hash.clone(),
                    ..reference("club", edition)
                }),
                ..v1::GameRecord::default()
            }),
            ..v1::InspectGameRequest::default()
        };
        let answer = rules.inspect_game(pinned).await;
        if is_right {
            answer?;
            continue;
        }
        let (code, path, reason, _) = only_field(answer)?;
        assert_eq!(code, Code::InvalidArgument);
        let expected = ("record.rule_set.expected_options_hash", "RULE_SET_CHANGED");
        assert_eq!((path.as_str(), reason.as_str()), expected, "{edition}");
    }
    assert_eq!(program.stop().await?, Some(0));
    Ok(())
}

/// An edition in two files is refused before anything listens, with both names.
#[tokio::test]
async fn an_edition_in_two_files_is_refused() -> Result<()> {
    let files = [("club.json", 1), ("club@1.json", 2), ("club@01.json", 3)];
    let directory = directory("twins", &files)?;
    let (code, message) = Program::refused(&directory).await?;
    assert_eq!(code, Some(64), "{message}");
    let file = |name: &str| directory.join(name).display().to_string();
    let complaints: Vec<&str> = message.lines().collect();
    let expected = format!(
        "{}: is edition `1` of `club`, and so is {}; \
         give one of them another edition: `club@EDITION.json`",
        file("club@1.json"),
        file("club.json")
    );
    // 01 is written in another way, and another edition.
    assert_eq!(complaints, [expected]);
    Ok(())
}
