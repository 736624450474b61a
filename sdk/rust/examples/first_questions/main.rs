//! May this card be played, why not, and what is a game worth?
//!
//! With a server: `cargo run --example first_questions -- [http://host:port [game.json]]`

mod questions;

use std::{env, fs, io};

use anyhow::Context as _;
use doko_sdk::{Card, Client, Language, Options, View};

/// A game of the repository that this program is built in.
const GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/golden/recorded-normalspiel.json"
);

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = env::args().skip(1);
    let address = arguments.next();
    let address = address.unwrap_or_else(|| "http://127.0.0.1:50051".to_owned());
    let game = arguments.next();
    let game = game.unwrap_or_else(|| GAME.to_owned());

    let client = Client::builder()
        .endpoint(&address)
        .options(Options::new().language(Language::En).view(View::Everything))
        .connect()
        .await
        .with_context(|| format!("start a server at {address} first: cargo run --release"))?;
    let mut out = io::stdout();
    for card in [Card::CA, Card::DJ] {
        questions::explain(&mut out, &client, card).await?;
    }
    questions::settle(&mut out, &client, &fs::read_to_string(game)?).await
}
