//! Referees a stored game: every word, every card and every announcement is put
//! to the rules service, and what it says is printed.
//!
//! ```sh
//! cargo run --release &                                      # a server
//! cargo run --release --example referee -- game.json    # and a referee
//! ```

mod cards;
mod dialogue;
mod game;
mod rulings;
mod settlement;
mod violations;

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::{Parser, ValueEnum};
use doko_sdk::{Client, Error, Language, Options, Record, View};

use crate::rulings::Rulings;

/// Referees a stored game of Doppelkopf.
///
/// Prints how the contract was found, the tricks with every card and every
/// announcement judged, all violations, and the settlement. The exit code is 0
/// if the game was played by the rules, 1 if it was not, and 2 if it could not be
/// judged. Where the reader of the output has seen enough, it is 0.
#[derive(Debug, Parser)]
#[command(name = "referee")]
struct Arguments {
    /// The game: canonical JSON of a `GameRecord`, or one line of text notation.
    record: PathBuf,
    /// The server.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:50051")]
    address: String,
    /// The language of the rulings, and of the letters on the cards.
    #[arg(long, value_enum, default_value = "en")]
    language: Tongue,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Tongue {
    De,
    En,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run(&Arguments::parse()).await {
        Ok(is_clean) => ExitCode::from(u8::from(!is_clean)),
        Err(error) if nobody_reads_on(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether the output went to a pipe that was closed, as `| head` does.
fn nobody_reads_on(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Referees the game, and says whether it was played by the rules.
async fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let record = read(arguments)?;
    let language = match arguments.language {
        Tongue::De => Language::De,
        Tongue::En => Language::En,
    };
    let client = connect(arguments, language).await?;
    let rulings = Rulings::ask(&client, &record).await.map_err(explained)?;

    let stamp = &rulings.audit.answered_by;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{}, edition {}; engine {}\n",
        stamp.name, stamp.edition, stamp.engine_version
    )?;
    dialogue::print(&mut out, &record, &rulings)?;
    game::print(&mut out, &record, &rulings, language)?;
    violations::print(&mut out, &rulings, language)?;
    settlement::print(&mut out, &rulings)?;
    Ok(rulings.is_clean())
}

fn read(arguments: &Arguments) -> anyhow::Result<Record> {
    let path = arguments.record.display();
    let text =
        fs::read_to_string(&arguments.record).with_context(|| format!("cannot read {path}"))?;
    let record = if text.trim_start().starts_with('{') {
        Record::from_json(&text)
    } else {
        Record::from_line(&text)
    };
    record.with_context(|| format!("{path} is no record"))
}

async fn connect(arguments: &Arguments, language: Language) -> anyhow::Result<Client> {
    let client = Client::builder()
        .endpoint(&arguments.address)
        .deadline(Duration::from_secs(5))
        .options(Options::new().language(language).view(View::Everything))
        .connect()
        .await;
    client.map_err(|error| {
        if !error.is_transient() {
            return error.into();
        }
        let address = &arguments.address;
        anyhow::anyhow!("no server at {address}; start one with `cargo run --release`")
    })
}

/// The error, and if the record cannot be read also what is wrong with it.
fn explained(error: Error) -> anyhow::Error {
    let Error::Unreadable { reason, fields, .. } = &error else {
        return error.into();
    };
    let reason = reason.map_or("unreadable", |reason| reason.name());
    let fields: String = fields.iter().map(|field| format!("\n  {field}")).collect();
    anyhow::anyhow!("the service cannot read this record: {reason}{fields}")
}
