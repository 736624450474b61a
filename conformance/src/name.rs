//! Names in text and numbers of messages.
//!
//! The names are those of the enums of the API without their prefix: `HT` is
//! `CARD_HT`, `keine_90` is `ANNOUNCEMENT_KEINE_90`.

use anyhow::{Context as _, Result};
use doko_proto::v1;

/// The number of a card, such as `HT`.
///
/// # Errors
///
/// If it is no card.
pub fn card(text: &str) -> Result<i32> {
    let card = v1::Card::from_str_name(&format!("CARD_{text}"));
    Ok(card.with_context(|| format!("`{text}` is no card"))?.into())
}

/// The numbers of cards, such as `HT D9`, in the order of the text.
///
/// # Errors
///
/// If one is no card.
pub fn cards(text: &str) -> Result<Vec<i32>> {
    text.split_whitespace().map(card).collect()
}

/// The name of a card, `??` if the number is none.
fn of_card(number: i32) -> &'static str {
    let card = v1::Card::try_from(number).map(|card| card.as_str_name());
    card.ok()
        .and_then(|name| name.strip_prefix("CARD_"))
        .unwrap_or("??")
}

/// The names of cards, with spaces between them.
pub fn of_cards(numbers: &[i32]) -> String {
    let names: Vec<&str> = numbers.iter().map(|&number| of_card(number)).collect();
    names.join(" ")
}

/// The number of a party, `re` or `kontra`.
///
/// # Errors
///
/// If it is no party.
pub fn party(text: &str) -> Result<i32> {
    let party = v1::Party::from_str_name(&format!("PARTY_{}", text.to_uppercase()));
    Ok(party
        .with_context(|| format!("`{text}` is no party"))?
        .into())
}

/// The name of a party; empty if there is none.
pub fn of_party(number: i32) -> String {
    lower(
        v1::Party::try_from(number).map_or("", |it| it.as_str_name()),
        "PARTY_",
    )
}

/// The number of an announcement, such as `keine_90`.
///
/// # Errors
///
/// If it is no announcement.
pub fn announcement(text: &str) -> Result<i32> {
    let found = v1::Announcement::from_str_name(&format!("ANNOUNCEMENT_{}", text.to_uppercase()));
    Ok(found
        .with_context(|| format!("`{text}` is no announcement"))?
        .into())
}

/// The numbers of announcements, with spaces between their names.
///
/// # Errors
///
/// If one is no announcement.
pub fn announcements(text: &str) -> Result<Vec<i32>> {
    text.split_whitespace().map(announcement).collect()
}

/// The name of an announcement; empty if there is none.
pub fn of_announcement(number: i32) -> String {
    lower(
        v1::Announcement::try_from(number).map_or("", |it| it.as_str_name()),
        "ANNOUNCEMENT_",
    )
}

/// The number of a word of the Vorbehalte, such as `solo_kreuz`.
///
/// # Errors
///
/// If it is no such word.
pub fn word(text: &str) -> Result<i32> {
    let word = v1::SaidWord::from_str_name(&format!("SAID_WORD_{}", text.to_uppercase()));
    Ok(word
        .with_context(|| format!("`{text}` is no word of the Vorbehalte"))?
        .into())
}

/// The name of a word of the Vorbehalte; empty if there is none.
pub fn of_word(number: i32) -> String {
    lower(
        v1::SaidWord::try_from(number).map_or("", |it| it.as_str_name()),
        "SAID_WORD_",
    )
}

/// The numbers of words, with spaces between their names.
///
/// # Errors
///
/// If one is no word of the Vorbehalte.
pub fn words(text: &str) -> Result<Vec<i32>> {
    text.split_whitespace().map(word).collect()
}

/// The number of a word in play, such as `re`.
///
/// # Errors
///
/// If it is no such word.
pub fn extra(text: &str) -> Result<i32> {
    let word = v1::ExtraWord::from_str_name(&format!("EXTRA_WORD_{}", text.to_uppercase()));
    Ok(word
        .with_context(|| format!("`{text}` is no announcement or claim"))?
        .into())
}

/// The number of a solo, such as `karo`.
///
/// # Errors
///
/// If it is no solo.
pub fn solo(text: &str) -> Result<i32> {
    let solo = v1::Solo::from_str_name(&format!("SOLO_{}", text.to_uppercase()));
    Ok(solo.with_context(|| format!("`{text}` is no solo"))?.into())
}

/// The name of a solo; empty if there is none.
pub fn of_solo(number: i32) -> String {
    lower(
        v1::Solo::try_from(number).map_or("", |it| it.as_str_name()),
        "SOLO_",
    )
}

/// The name of a kind of contract; empty if there is none.
pub fn of_contract(number: i32) -> String {
    lower(
        v1::ContractKind::try_from(number).map_or("", |it| it.as_str_name()),
        "CONTRACT_KIND_",
    )
}

/// The name of a duty, `pflichtsolo` or `lustsolo`; empty if there is none.
pub fn of_duty(number: i32) -> String {
    lower(
        v1::SoloDuty::try_from(number).map_or("", |it| it.as_str_name()),
        "SOLO_DUTY_",
    )
}

/// The name of what finds the partner of a Hochzeit; empty if there is none.
pub fn of_selector(number: i32) -> String {
    lower(
        v1::HochzeitSelector::try_from(number).map_or("", |it| it.as_str_name()),
        "HOCHZEIT_SELECTOR_",
    )
}

/// The name of why cards are dealt again, such as `thrown`; empty if there is
/// none.
pub fn of_redeal(number: i32) -> String {
    lower(
        v1::RedealReason::try_from(number).map_or("", |it| it.as_str_name()),
        "REDEAL_REASON_",
    )
}

/// The name of a pair of Schweine, `A`, `10`, `K` or `9`; empty if there is none.
pub fn of_pair(rank: i32) -> String {
    let name = match v1::Rank::try_from(rank) {
        Ok(v1::Rank::Ace) => "A",
        Ok(v1::Rank::Ten) => "10",
        Ok(v1::Rank::King) => "K",
        Ok(v1::Rank::Nine) => "9",
        Ok(v1::Rank::Queen | v1::Rank::Jack | v1::Rank::Unspecified) | Err(_) => "",
    };
    name.to_owned()
}

/// The name of what is asked, such as `category_lustsolo`; empty if there is
/// none.
pub fn of_ask(number: i32) -> String {
    lower(
        v1::AskKind::try_from(number).map_or("", |it| it.as_str_name()),
        "ASK_KIND_",
    )
}

/// The name of what points are for, such as `won`; empty if there is none.
pub fn of_item(number: i32) -> String {
    lower(
        v1::ScoreItemKind::try_from(number).map_or("", |it| it.as_str_name()),
        "SCORE_ITEM_KIND_",
    )
}

/// The name of a section of the record, such as `plays`; empty if there is
/// none.
pub fn of_section(number: i32) -> String {
    lower(
        v1::ActionSection::try_from(number).map_or("", |it| it.as_str_name()),
        "ACTION_SECTION_",
    )
}

/// The number of a class that is demanded, such as `trump`; 0 for no text.
///
/// # Errors
///
/// If it is no class.
pub fn class(text: &str) -> Result<i32> {
    if text.is_empty() {
        return Ok(0);
    }
    let class = v1::CardClass::from_str_name(&format!("CARD_CLASS_{}", text.to_uppercase()));
    Ok(class
        .with_context(|| format!("`{text}` is no class of cards"))?
        .into())
}

/// The number of a reason, such as `REVOKE`.
///
/// # Errors
///
/// If it is no reason.
pub fn reason(text: &str) -> Result<i32> {
    let reason = v1::Reason::from_str_name(&format!("REASON_{text}"));
    Ok(reason
        .with_context(|| format!("`{text}` is no reason"))?
        .into())
}

/// The name of a reason, as it is published.
pub fn of_reason(number: i32) -> &'static str {
    let reason = v1::Reason::try_from(number).map(|it| it.as_str_name());
    reason
        .ok()
        .and_then(|name| name.strip_prefix("REASON_"))
        .unwrap_or_default()
}

/// The number of a claim, `rest` or `surrender`.
///
/// # Errors
///
/// If it is no claim.
pub fn claim(text: &str) -> Result<i32> {
    let claim = v1::ClaimKind::from_str_name(&format!("CLAIM_KIND_{}", text.to_uppercase()));
    Ok(claim
        .with_context(|| format!("`{text}` is no claim"))?
        .into())
}

/// The number of an offence, such as `revoke`.
///
/// # Errors
///
/// If it is no offence.
pub fn offence(text: &str) -> Result<i32> {
    let kind = v1::OffenceKind::from_str_name(&format!("OFFENCE_KIND_{}", text.to_uppercase()));
    Ok(kind
        .with_context(|| format!("`{text}` is no offence"))?
        .into())
}

/// The number of a class of offences, such as `grave`.
///
/// # Errors
///
/// If it is no such class.
pub fn offence_class(text: &str) -> Result<i32> {
    let class = v1::OffenceClass::from_str_name(&format!("OFFENCE_CLASS_{}", text.to_uppercase()));
    Ok(class
        .with_context(|| format!("`{text}` is no class of offences"))?
        .into())
}

/// The name of a class of offences; empty if there is none.
pub fn of_offence_class(number: i32) -> String {
    let name = v1::OffenceClass::try_from(number).map_or("", |it| it.as_str_name());
    lower(name, "OFFENCE_CLASS_")
}

/// The number of whether the soloist can be harmed, `yes` or `no`.
///
/// # Errors
///
/// If it is neither.
pub fn harm(text: &str) -> Result<i32> {
    let harm = v1::HarmsSoloist::from_str_name(&format!("HARMS_SOLOIST_{}", text.to_uppercase()));
    Ok(harm
        .with_context(|| format!("`{text}` is neither yes nor no"))?
        .into())
}

/// The name of what becomes of a game, such as `goes_on`; empty if there is none.
pub fn of_effect(number: i32) -> String {
    let name = v1::PenaltyEffect::try_from(number).map_or("", |it| it.as_str_name());
    lower(name, "PENALTY_EFFECT_")
}

/// The name of what a referee has to judge; empty if there is none.
pub fn of_input(number: i32) -> String {
    let name = v1::MissingInput::try_from(number).map_or("", |it| it.as_str_name());
    lower(name, "MISSING_INPUT_")
}

fn lower(name: &str, prefix: &str) -> String {
    let name = name.strip_prefix(prefix).unwrap_or(name).to_lowercase();
    if name == "unspecified" {
        String::new()
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        assert_eq!(of_cards(&cards("CA HT D9").unwrap()), "CA HT D9");
        assert_eq!(
            of_announcement(announcement("keine_90").unwrap()),
            "keine_90"
        );
        assert_eq!(of_party(party("kontra").unwrap()), "kontra");
        assert_eq!(of_reason(reason("REVOKE").unwrap()), "REVOKE");
        assert_eq!(of_party(0), "");
        assert!(card("XX").is_err() && word("re").is_err() && extra("gesund").is_err());
    }
}
