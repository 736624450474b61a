//! The words of the vectors and the values of the engine.

use doko_engine::{
    Absage, Announcement, Party, Refusal, RuleSet, Seat, Selector, Solo, Word, rulesets,
};

use super::Fault;
use crate::beside::reason_name;
pub(super) use crate::beside::snake_case;

/// The rule set of this name.
pub(super) fn rule_set(name: &str) -> Result<&'static RuleSet, Fault> {
    match name {
        "ddv-tsr" => Ok(&rulesets::DDV_TSR),
        "dokoland-liga" => Ok(&rulesets::DOKOLAND_LIGA),
        _ => Err(format!("no rule set `{name}`")),
    }
}

/// The seat of this number.
pub(super) fn seat(number: u8) -> Result<Seat, Fault> {
    let found = Seat::ALL.into_iter().find(|seat| seat.number() == number);
    found.ok_or_else(|| format!("no seat {number}"))
}

/// `re` or `kontra`.
pub(super) fn party(text: &str) -> Result<Party, Fault> {
    let found = Party::ALL.into_iter().find(|&it| snake_case(it) == text);
    found.ok_or_else(|| format!("no party `{text}`"))
}

/// A solo by its option name.
pub(super) fn solo(text: &str) -> Result<Solo, Fault> {
    let found = Solo::ALL.into_iter().find(|&it| snake_case(it) == text);
    found.ok_or_else(|| format!("no solo `{text}`"))
}

/// An announcement by its name.
pub(super) fn announcement(text: &str) -> Result<Announcement, Fault> {
    let found = Announcement::ALL
        .into_iter()
        .find(|&it| announcement_name(it) == text);
    found.ok_or_else(|| format!("no announcement `{text}`"))
}

/// The name of an announcement.
pub(super) fn announcement_name(announcement: Announcement) -> String {
    match announcement {
        Announcement::Ansage(party) => snake_case(party),
        Announcement::Absage(Absage::Keine90) => "keine_90".to_owned(),
        Announcement::Absage(Absage::Keine60) => "keine_60".to_owned(),
        Announcement::Absage(Absage::Keine30) => "keine_30".to_owned(),
        Announcement::Absage(Absage::Schwarz) => "schwarz".to_owned(),
    }
}

/// What is said in the Vorbehalt round, with its argument.
pub(super) fn word(text: &str, argument: Option<&str>) -> Result<Word, Fault> {
    if let Some(name) = text.strip_prefix("solo_") {
        let solo = solo(name)?;
        return Ok(if argument.is_some() {
            Word::Bid(0)
        } else {
            Word::Solo(solo)
        });
    }
    if text == "hochzeit" {
        let name = argument.unwrap_or("any");
        let found = Selector::ALL.into_iter().find(|&it| snake_case(it) == name);
        let selector = found.ok_or_else(|| format!("no selector `{name}`"))?;
        return Ok(Word::Hochzeit(selector));
    }
    let plain = Word::all().find(|&it| word_name(it) == text);
    plain.ok_or_else(|| format!("no word `{text}`"))
}

/// The name of a word without its argument.
fn word_name(word: Word) -> String {
    match word {
        Word::Bid(_) => "bid".to_owned(),
        Word::Schweine(_) => "schweine".to_owned(),
        Word::Push(_) => "armut_push".to_owned(),
        Word::Accept => "armut_accept".to_owned(),
        Word::Refuse => "armut_refuse".to_owned(),
        Word::Return(_) => "armut_return".to_owned(),
        plain => snake_case(plain),
    }
}

/// The reasons of a refusal, and the rule of the first.
pub(super) fn reasons(refusal: &Refusal) -> (Vec<String>, Option<String>) {
    let grounds = refusal.grounds();
    let names = grounds.iter().map(|ground| reason_name(ground.reason));
    let rule = grounds.first().map(|ground| ground.rule.id().to_owned());
    (names.collect(), rule)
}
