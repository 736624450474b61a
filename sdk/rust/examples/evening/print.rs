//! The lines of an evening.

use std::io::Write;

use doko_sdk::{
    Announcement, AnnouncementMode, Contract, GameResult, HochzeitSelector, Language, Party, Place,
    RedealReason, Settlement, Standing, StandingAnnouncement,
};

use crate::host::{Played, Report};
use crate::spoken::spoken;

/// Who sits where.
const NAMES: [&str; 4] = ["Anna", "Ben", "Cem", "Dora"];

/// A deal: who dealt, what was played and announced, how it ended, who got what, and
/// how everybody stands.
pub(crate) fn game(out: &mut dyn Write, played: &Played, language: Language) -> anyhow::Result<()> {
    let say = |german, english| either(language, german, english);
    let line = played.session.lines.last();
    let number = line.and_then(|line| line.game_number);
    let number = number.map_or_else(|| "  -".to_owned(), |number| format!("{number:3}"));
    let points = line.map_or_else(String::new, |line| numbers(&line.points));
    let totals = line.map_or_else(String::new, |line| numbers(&line.totals));
    let dealer = name(played.dealer);
    write!(out, "{number}  {dealer:4} {}", say("gibt", "deals"))?;
    match &played.end.contract {
        Some(contract) => write!(out, "  {}", describe(contract, played, language))?,
        None => write!(out, "  {}", say("kein Spiel", "no game"))?,
    }
    for announcement in &played.end.announcements {
        write!(out, ", {}", announced(announcement, played, language))?;
    }
    writeln!(out, ": {}", result(&played.settlement, language))?;
    let (game, all) = (say("Punkte", "points"), say("Stand", "totals"));
    writeln!(out, "     {game} {points}   {all} {totals}")?;
    Ok(())
}

/// The end of an evening.
pub(crate) fn end(out: &mut dyn Write, report: &Report, language: Language) -> anyhow::Result<()> {
    let say = |german, english| either(language, german, english);
    // Cards that were dealt anew made no game.
    let games = report.games.iter();
    let games = games
        .filter(|it| it.settlement.redeal_reason.is_none())
        .count();
    let (after, played) = (say("nach", "after"), say("Spielen", "games"));
    writeln!(out, "\n{after} {games} {played}:")?;
    let mut standings: Vec<&Standing> = report.session.standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    let (of, games_won) = (say("von", "of"), say("Spielen gewonnen", "games won"));
    let soli = say("Soli", "soli");
    for standing in standings {
        writeln!(
            out,
            "{}. {:4} {:+4}  {} {of} {} {games_won}, {} {of} {} {soli}",
            standing.rank,
            name(standing.place),
            standing.points,
            standing.won,
            standing.games,
            standing.soli_won,
            standing.soli
        )?;
    }
    let failed = &report.session.failed_checks;
    let heading = say("nicht bestandene Prüfungen", "checks failed");
    writeln!(out, "\n{heading}: {}", failed.len())?;
    for check in failed {
        let text = check.rule.as_ref().map_or("", |rule| rule.text.as_str());
        let entry = say("Eintrag", "entry");
        writeln!(out, "  {entry} {}: {} {text}", check.entry, check.kind)?;
    }
    writeln!(out, "{}", say("was vorkam:", "what happened:"))?;
    for event in &report.events {
        writeln!(out, "  {}", event.name(language))?;
    }
    writeln!(out)?;
    Ok(())
}

/// One of both texts.
fn either(language: Language, german: &'static str, english: &'static str) -> &'static str {
    if language == Language::De {
        german
    } else {
        english
    }
}

/// The name of who has a place.
fn name(place: Place) -> &'static str {
    let index = Place::ALL.iter().position(|&it| it == place);
    index
        .and_then(|index| NAMES.get(index))
        .copied()
        .unwrap_or("?")
}

/// The name of who has a seat in this game.
fn player(seat: doko_sdk::Seat, played: &Played) -> &'static str {
    let places = played.record.context.places;
    let place = places.and_then(|places| places.get(seat.index()).copied());
    place.map_or("?", name)
}

fn numbers(points: &[i32]) -> String {
    let points: Vec<String> = points.iter().map(|points| format!("{points:+4}")).collect();
    points.join(" ")
}

fn describe(contract: &Contract, played: &Played, language: Language) -> String {
    let of = either(language, "von", "of");
    let mut text = contract
        .solo
        .map_or_else(|| spoken(contract.kind.name()), |solo| spoken(solo.name()));
    if let Some(seat) = contract.seat {
        text = format!("{text} {of} {}", player(seat, played));
    }
    if let Some(duty) = contract.duty {
        text = format!("{text} ({})", spoken(duty.name()));
    }
    if let Some(selector) = contract.selector.filter(|it| *it != HochzeitSelector::Any) {
        let by = either(language, "sucht mit", "by");
        text = format!("{text} ({by} {})", first_trick(selector, language));
    }
    if let Some(acceptor) = contract.acceptor {
        let taken = either(language, "mitgenommen von", "taken by");
        text = format!("{text}, {taken} {}", player(acceptor, played));
    }
    if let Some(pair) = played.end.schweine.first() {
        text = format!("{text}, Schweine {of} {}", player(pair.seat, played));
    }
    text
}

fn first_trick(selector: HochzeitSelector, language: Language) -> &'static str {
    let say = |german, english| either(language, german, english);
    match selector {
        HochzeitSelector::Any => say("dem ersten Stich", "the first trick"),
        HochzeitSelector::Fehl => say("dem ersten Fehlstich", "the first Fehl trick"),
        HochzeitSelector::Trumpf => say("dem ersten Trumpfstich", "the first trump trick"),
        HochzeitSelector::Kreuz => say("dem ersten ♣-Stich", "the first ♣ trick"),
        HochzeitSelector::Pik => say("dem ersten ♠-Stich", "the first ♠ trick"),
        HochzeitSelector::Herz => say("dem ersten ♥-Stich", "the first ♥ trick"),
    }
}

fn announced(standing: &StandingAnnouncement, played: &Played, language: Language) -> String {
    let say = |german, english| either(language, german, english);
    let by = standing.seat.map_or("?", |seat| player(seat, played));
    let what = standing.announcement;
    let what = what.map_or_else(
        || say("eine Ansage", "an Ansage").to_owned(),
        |it: Announcement| spoken(it.name()),
    );
    match standing.mode {
        AnnouncementMode::Reply => format!("{by} {what} (Erwiderung)"),
        AnnouncementMode::Forced | AnnouncementMode::Suspended => {
            format!("{by} {what} ({})", say("von selbst", "by the rules"))
        }
        AnnouncementMode::Ordinary | AnnouncementMode::Unknown(_) | _ => format!("{by} {what}"),
    }
}

fn result(settlement: &Settlement, language: Language) -> String {
    let say = |german, english| either(language, german, english);
    let augen = |party: Party| {
        let result = match party {
            Party::Re => &settlement.re,
            Party::Kontra => &settlement.kontra,
        };
        result.as_ref().map_or(0, |result| result.augen)
    };
    if let Some(reason) = settlement.redeal_reason {
        let why = match reason {
            RedealReason::TwoArmuten => say("zwei Armuten", "two Armuten"),
            RedealReason::Thrown => say("geschmissen", "thrown in"),
            RedealReason::ArmutRefused => {
                say("niemand nimmt die Armut mit", "nobody takes the Armut")
            }
            RedealReason::Armut => "Armut",
            other @ (RedealReason::Unknown(_) | _) => other.name(),
        };
        return format!("{} ({why})", say("neu gegeben", "dealt again"));
    }
    let won = match settlement.result {
        GameResult::ReWon => say("Re gewinnt", "Re wins"),
        GameResult::KontraWon => say("Kontra gewinnt", "Kontra wins"),
        GameResult::NobodyWon => say("niemand gewinnt", "nobody wins"),
        GameResult::Redeal => say("neu gegeben", "dealt again"),
        GameResult::BrokenOff => say("abgebrochen", "broken off"),
        other @ (GameResult::Unknown(_) | _) => other.name(),
    };
    // Players name the Augen of the winner first.
    let (first, second) = match settlement.result {
        GameResult::KontraWon => (Party::Kontra, Party::Re),
        GameResult::ReWon
        | GameResult::NobodyWon
        | GameResult::Redeal
        | GameResult::BrokenOff
        | GameResult::Unknown(_)
        | _ => (Party::Re, Party::Kontra),
    };
    format!(
        "{won} {}:{}, {} {}",
        augen(first),
        augen(second),
        say("Wert", "value"),
        settlement.value
    )
}
