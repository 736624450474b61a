//! Two evenings on a platform, from the first deal to the last.
//!
//! ```sh
//! cargo run --release &                                      # a server
//! cargo run --release --example evening          # and two evenings
//! ```

mod evenings;
mod events;
mod host;
mod players;
mod print;
mod spoken;
mod table;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::{Parser, ValueEnum};
use doko_sdk::{Client, Language, Options, View};

use crate::evenings::{CLUB, Evening, TOURNAMENT};

/// Plays two evenings of Doppelkopf against the rules service.
///
/// A platform keeps the entries of its session and the record of the running game;
/// whatever else it has to know, it asks. The players choose among what they may
/// do, and see only their own cards. Prints a line for every deal, and at the end
/// how the session stands, which checks failed, and what happened. The exit code is
/// 0 if no check failed, 1 if one did, and 2 if an evening came to no end.
#[derive(Debug, Parser)]
#[command(name = "evening")]
struct Arguments {
    /// The server.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:50051")]
    address: String,
    /// Which evening: 24 games of a tournament, twelve games of a club, or both.
    #[arg(long, value_enum, default_value = "both")]
    evening: Which,
    /// The language of what is printed.
    #[arg(long, value_enum, default_value = "en")]
    language: Tongue,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Which {
    #[value(name = "ddv-tsr")]
    Tournament,
    #[value(name = "vln")]
    Club,
    Both,
}

impl Which {
    const fn evenings(self) -> &'static [&'static Evening] {
        match self {
            Which::Tournament => &[&TOURNAMENT],
            Which::Club => &[&CLUB],
            Which::Both => &[&TOURNAMENT, &CLUB],
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Tongue {
    De,
    En,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run(&Arguments::parse()).await {
        Ok(is_right) => ExitCode::from(u8::from(!is_right)),
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Plays the evenings, and says whether every check passed.
async fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let language = match arguments.language {
        Tongue::De => Language::De,
        Tongue::En => Language::En,
    };
    let client = Client::builder()
        .endpoint(&arguments.address)
        .deadline(Duration::from_secs(5))
        .options(Options::new().language(language).view(View::Everything))
        .connect()
        .await
        .with_context(|| {
            format!(
                "start a server at {} first: cargo run --release",
                arguments.address
            )
        })?;
    let mut out = io::stdout().lock();
    let mut is_right = true;
    for evening in arguments.evening.evenings() {
        writeln!(out, "{}", evening.rule_set)?;
        let watch = |played: &host::Played| print::game(&mut out, played, language);
        let report = host::play(&client, evening, watch).await?;
        print::end(&mut out, &report, language)?;
        is_right &= report.session.failed_checks.is_empty();
    }
    Ok(is_right)
}
