//! The words of the vectors and the values of the engine.

use doko_engine::{
    Absage, Announcement, CardSet, Party, Rank, Refusal, Seat, Selector, Solo, Word,
};

use super::Fault;
use crate::names::reason_name;
pub(crate) use crate::names::snake_case;

/// The seat of this number.
pub(crate) fn seat(number: u8) -> Result<Seat, Fault> {
    let found = Seat::ALL.into_iter().find(|seat| seat.number() == number);
    found.ok_or_else(|| format!("no seat {number}"))
}

/// `re` or `kontra`.
pub(crate) fn party(text: &str) -> Result<Party, Fault> {
    let found = Party::ALL.into_iter().find(|&it| snake_case(it) == text);
    found.ok_or_else(|| format!("no party `{text}`"))
}

/// A solo by its option name.
pub(crate) fn solo(text: &str) -> Result<Solo, Fault> {
    let found = Solo::ALL.into_iter().find(|&it| snake_case(it) == text);
    found.ok_or_else(|| format!("no solo `{text}`"))
}

/// An announcement by its name.
pub(crate) fn announcement(text: &str) -> Result<Announcement, Fault> {
    let found = Announcement::ALL
        .into_iter()
        .find(|&it| announcement_name(it) == text);
    found.ok_or_else(|| format!("no announcement `{text}`"))
}

/// The name of an announcement.
pub(crate) fn announcement_name(announcement: Announcement) -> String {
    match announcement {
        Announcement::Ansage(party) => snake_case(party),
        Announcement::Absage(Absage::Keine90) => "keine_90".to_owned(),
        Announcement::Absage(Absage::Keine60) => "keine_60".to_owned(),
        Announcement::Absage(Absage::Keine30) => "keine_30".to_owned(),
        Announcement::Absage(Absage::Schwarz) => "schwarz".to_owned(),
    }
}

/// What is said before the first card, with its argument: a solo that is bid for is
/// two words.
pub(crate) fn words(text: &str, argument: Option<&str>) -> Result<Vec<Word>, Fault> {
    let cards = || {
        let cards = argument.unwrap_or_default().parse::<CardSet>();
        cards.map_err(|error| format!("`{text}`: {error}"))
    };
    let word = match (text, argument) {
        ("hochzeit", name) => {
            let name = name.unwrap_or("any");
            let found = Selector::ALL.into_iter().find(|&it| snake_case(it) == name);
            Word::Hochzeit(found.ok_or_else(|| format!("no selector `{name}`"))?)
        }
        ("schweine", pair) => Word::Schweine(rank(pair)?),
        ("push", _) => Word::Push(cards()?),
        ("return", _) => Word::Return(cards()?),
        ("bid", Some(bid)) => Word::Bid(number(bid)?),
        (text, argument) => {
            let plain = Word::all().find(|&it| word_name(it) == text);
            let plain = plain.ok_or_else(|| format!("no word `{text}`"))?;
            return match argument {
                None => Ok(vec![plain]),
                Some(bid) => Ok(vec![plain, Word::Bid(number(bid)?)]),
            };
        }
    };
    Ok(vec![word])
}

fn word_name(word: Word) -> String {
    if let Word::Solo(solo) = word {
        return format!("solo_{}", snake_case(solo));
    }
    snake_case(word)
}

fn number(text: &str) -> Result<u8, Fault> {
    text.parse().map_err(|_| format!("no number `{text}`"))
}

/// The ranks of pairs of Schweine, and those of which there are none.
const PAIRS: [(&str, Rank); 6] = [
    ("A", Rank::Ace),
    ("10", Rank::Ten),
    ("K", Rank::King),
    ("9", Rank::Nine),
    ("Q", Rank::Queen),
    ("J", Rank::Jack),
];

/// The rank of a pair of Schweine, the aces if none is named.
pub(crate) fn rank(text: Option<&str>) -> Result<Rank, Fault> {
    let text = text.unwrap_or("A");
    let found = PAIRS.iter().find(|(name, _)| *name == text);
    found
        .map(|(_, rank)| *rank)
        .ok_or_else(|| format!("no pair of `{text}`"))
}

/// The name of a pair of Schweine.
pub(crate) fn pair(rank: Rank) -> String {
    let found = PAIRS.iter().find(|(_, it)| *it == rank);
    found.map_or_else(String::new, |(name, _)| (*name).to_owned())
}

/// The reasons of a refusal, and the rule of the first.
pub(crate) fn reasons(refusal: &Refusal) -> (Vec<String>, Option<String>) {
    let grounds = refusal.grounds();
    let names = grounds
        .iter()
        .map(|ground| reason_name(ground.reason).to_owned());
    let rule = grounds.first().map(|ground| ground.rule.id().to_owned());
    (names.collect(), rule)
}
