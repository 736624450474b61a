//! The golden games: whole games as canonical JSON, and what must come out.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use doko_proto::v1;
use prost_reflect::{DescriptorPool, DynamicMessage};
use serde::Deserialize;

/// The games of people and of worked cases that are played by the rules.
pub const LEGAL: [&str; 5] = [
    NORMALSPIEL,
    KREUZ_SOLO,
    "worked-normalspiel",
    "worked-hochzeit",
    "worked-hochzeit-alone",
];

/// The Normalspiel that people played.
pub const NORMALSPIEL: &str = "recorded-normalspiel";

/// The Kreuz-Solo that people played.
pub const KREUZ_SOLO: &str = "recorded-kreuz-solo";

/// The Kreuz-Solo as it would be if it were the Pflichtsolo.
pub const KREUZ_SOLO_PFLICHTSOLO: &str = "recorded-kreuz-solo-pflichtsolo";

/// What a golden game must come to, written down by hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Expected {
    /// What the game shows.
    pub about: String,
    /// Where it is from.
    pub source: String,
    /// What is played.
    pub contract: Contract,
    /// The search for a partner, in a Hochzeit.
    #[serde(default)]
    pub hochzeit: Option<Hochzeit>,
    /// The announcements, in order of time.
    pub announcements: Vec<Announced>,
    /// The tricks, in order.
    pub tricks: Vec<Trick>,
    /// The Re party.
    pub re: Side,
    /// The Kontra party.
    pub kontra: Side,
    /// Who has won, `re` or `kontra`.
    pub winner: String,
    /// The lines of the settlement, in order.
    pub items: Vec<Item>,
    /// The value of the game for the party that won.
    pub value: i32,
    /// What seats 1 to 4 get.
    pub points: Vec<i32>,
    /// The lines of the platform's own settlement, under its own names.
    #[serde(default)]
    pub official: BTreeMap<String, i32>,
    /// The same game with other announcements.
    #[serde(default)]
    pub variants: Vec<Variant>,
}

/// What a golden game must come to that breaks the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ExpectedFaulty {
    /// What the game shows.
    pub about: String,
    /// Where it is from.
    pub source: String,
    /// What is played.
    pub contract: Contract,
    /// What is against the rules, in order of time.
    pub violations: Vec<Violation>,
    /// The first actions that can no longer be judged.
    pub not_judged_from: NotJudgedFrom,
}

/// What is played.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// `normalspiel`, `stille_hochzeit`, `hochzeit` or `solo`.
    pub kind: String,
    /// Who plays it; 0 in a Normalspiel.
    #[serde(default)]
    pub seat: i32,
    /// Which solo; empty if it is none.
    #[serde(default)]
    pub solo: String,
    /// `pflichtsolo` or `lustsolo`; empty if it is no solo.
    #[serde(default)]
    pub duty: String,
    /// Who leads the first trick.
    pub lead: i32,
}

/// The search for a partner.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Hochzeit {
    /// Who declared it.
    pub hochzeiter: i32,
    /// The partner; 0 if nobody was found.
    #[serde(default)]
    pub partner: i32,
    /// The number of the Klärungsstich.
    pub klaerungsstich: u32,
    /// By how much the limits of announcements are shifted.
    pub shift: u32,
}

/// An announcement.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Announced {
    /// The cards on the table before it.
    pub at: u32,
    /// Who made it.
    pub seat: i32,
    /// What it was.
    pub say: String,
    /// `ordinary` or `reply`.
    pub mode: String,
    /// The cards that its maker held.
    pub cards_in_hand: u32,
}

/// A trick.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Trick {
    /// Who led it.
    pub lead: i32,
    /// Its cards in playing order.
    pub cards: String,
    /// Who won it.
    pub winner: i32,
    /// Its Augen.
    pub augen: u32,
}

/// A party at the end.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Who belongs to it.
    pub seats: Vec<i32>,
    /// Its Augen.
    pub augen: u32,
    /// Its tricks.
    pub tricks: u32,
    /// The Augen it needed to win.
    pub needed: u32,
}

/// A line of a settlement.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Item {
    /// What it is for, such as `won`.
    pub kind: String,
    /// The party that gets it.
    pub party: String,
    /// How many points.
    pub points: i32,
    /// Whose announcement it was; empty if it is for something else.
    #[serde(default)]
    pub announced_by: String,
    /// The trick of a Sonderpunkt.
    #[serde(default)]
    pub trick: Option<u32>,
    /// Who won that trick; 0 for other lines.
    #[serde(default)]
    pub seat: i32,
}

/// The same game with other announcements.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// What it shows.
    pub why: String,
    /// All announcements, each as `9: 1 keine_90`.
    pub extras: Vec<String>,
    /// The value of the game for the party that won.
    pub value: i32,
    /// What seats 1 to 4 get.
    pub points: Vec<i32>,
}

/// Something against the rules.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Violation {
    /// `said`, `plays` or `extras`.
    pub section: String,
    /// The index in that section.
    pub index: u32,
    /// The cards on the table before it.
    pub cards_played: u32,
    /// Who did it.
    pub seat: i32,
    /// Every reason, the primary one first.
    pub reasons: Vec<String>,
    /// The rule behind each reason.
    pub rules: Vec<String>,
}

impl Violation {
    /// A refusal of an action of the record.
    pub fn of(message: &v1::Refusal) -> Violation {
        let action = message.action.unwrap_or_default();
        let reasons = message
            .violations
            .iter()
            .map(|it| crate::name::of_reason(it.reason));
        Violation {
            section: crate::name::of_section(action.section),
            index: action.index.unwrap_or(u32::MAX),
            cards_played: action.cards_played,
            seat: action.seat,
            reasons: reasons.map(str::to_owned).collect(),
            rules: message
                .violations
                .iter()
                .map(|it| it.rule_id.clone())
                .collect(),
        }
    }
}

/// The first actions that can no longer be judged, by section.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct NotJudgedFrom {
    /// Index in `extra_*`.
    pub extras: u32,
    /// Index in `plays`.
    pub plays: u32,
}

/// The record of a golden game.
///
/// # Errors
///
/// If the file is missing or is no canonical JSON of a `GameRecord`.
pub fn record(game: &str) -> Result<v1::GameRecord> {
    let text = text(&format!("{game}.json"))?;
    let read = || {
        let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
        let descriptor = pool
            .get_message_by_name("doppelkopf.rules.v1.GameRecord")
            .context("the API has no GameRecord")?;
        let mut json = serde_json::Deserializer::from_str(&text);
        let message = DynamicMessage::deserialize(descriptor, &mut json)?;
        json.end()?;
        anyhow::Ok(message.transcode_to::<v1::GameRecord>()?)
    };
    read().with_context(|| format!("{game}.json"))
}

/// What a golden game must come to.
///
/// # Errors
///
/// If the file is missing, has an unknown field, or does not add up to a game.
pub fn expected(game: &str) -> Result<Expected> {
    let expected: Expected = read_json(game)?;
    ensure!(
        expected.tricks.len() == 12,
        "{game}: a game has twelve tricks"
    );
    ensure!(
        expected.re.augen + expected.kontra.augen == 240,
        "{game}: a deck has 240 Augen"
    );
    ensure!(
        expected.re.tricks + expected.kontra.tricks == 12,
        "{game}: twelve tricks in all"
    );
    ensure!(
        expected.points.iter().sum::<i32>() == 0,
        "{game}: points sum to zero"
    );
    Ok(expected)
}

/// What a golden game must come to that breaks the rules.
///
/// # Errors
///
/// If the file is missing or has an unknown field.
pub fn expected_faulty(game: &str) -> Result<ExpectedFaulty> {
    read_json(game)
}

/// The text of a golden file.
///
/// # Errors
///
/// If it cannot be read.
pub fn text(file: &str) -> Result<String> {
    let path = directory().join(file);
    fs::read_to_string(&path).with_context(|| path.display().to_string())
}

/// Where the golden games are.
pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden")
}

fn read_json<T: serde::de::DeserializeOwned>(game: &str) -> Result<T> {
    let file = format!("{game}.expected.json");
    serde_json::from_str(&text(&file)?).context(file)
}
