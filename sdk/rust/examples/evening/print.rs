//! The lines of an evening.

use std::io::Write;

use doko_sdk::{
    Announcement, Contract, HochzeitSelector, Language, Party, Place, Settlement,
    StandingAnnouncement,
};

use crate::host::{Played, Report};

/// Who sits where.
const NAMES: [&str; 4] = ["Anna", "Ben", "Cem", "Dora"];

/// A deal: who dealt, what was played and announced, how it ended, who got what, and
/// how everybody stands.
pub(crate) fn game(out: &mut dyn Write, played: &Played) -> anyhow::Result<()> {
    let line = played.session.lines.last();
    let number = line.and_then(|line| line.game_number);
    let number = number.map_or_else(|| "  -".to_owned(), |number| format!("{number:3}"));
    let points = line.map_or_else(String::new, |line| numbers(&line.points));
    let totals = line.map_or_else(String::new, |line| numbers(&line.totals));
    write!(out, "{number}  {:4} deals", name(played.dealer))?;
    match &played.end.contract {
        Some(contract) => write!(out, "  {}", describe(contract, played))?,
        None => write!(out, "  no game")?,
    }
    for announcement in &played.end.announcements {
        write!(out, ", {}", announced(announcement, played))?;
    }
    writeln!(out, ": {}", result(&played.settlement))?;
    writeln!(out, "     points {points}   totals {totals}")?;
    Ok(())
}

/// The end of an evening.
pub(crate) fn end(out: &mut dyn Write, report: &Report, language: Language) -> anyhow::Result<()> {
    writeln!(out, "\nafter {} deals:", report.games.len())?;
    for standing in &report.session.standings {
        writeln!(
            out,
            "{}. {:4} {:+4}  {} of {} games won, {} of {} soli",
            standing.rank,
            name(standing.place),
            standing.points,
            standing.won,
            standing.games,
            standing.soli_won,
            standing.soli
        )?;
    }
    writeln!(
        out,
        "\nchecks failed: {}",
        report.session.failed_checks.len()
    )?;
    for check in &report.session.failed_checks {
        let text = check.rule.as_ref().map_or("", |rule| rule.text.as_str());
        writeln!(out, "  entry {}: {} {text}", check.entry, check.kind)?;
    }
    writeln!(out, "what happened:")?;
    for event in &report.events {
        writeln!(out, "  {}", event.name(language))?;
    }
    writeln!(out)?;
    Ok(())
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

fn describe(contract: &Contract, played: &Played) -> String {
    let mut text = contract.kind.to_string();
    if let Some(solo) = contract.solo {
        text = format!("{text} {solo}");
    }
    if let Some(seat) = contract.seat {
        text = format!("{text} of {}", player(seat, played));
    }
    if let Some(duty) = contract.duty {
        text = format!("{text} ({duty})");
    }
    if let Some(selector) = contract.selector.filter(|it| *it != HochzeitSelector::Any) {
        text = format!("{text} ({selector})");
    }
    if let Some(acceptor) = contract.acceptor {
        text = format!("{text}, taken by {}", player(acceptor, played));
    }
    if let Some(pair) = played.end.schweine.first() {
        text = format!("{text}, Schweine of {}", player(pair.seat, played));
    }
    text
}

fn announced(standing: &StandingAnnouncement, played: &Played) -> String {
    let by = standing.seat.map_or("?", |seat| player(seat, played));
    let what = standing
        .announcement
        .map_or("an Ansage", Announcement::name);
    format!("{by} {what} ({})", standing.mode)
}

fn result(settlement: &Settlement) -> String {
    let augen = |party: Party| {
        let result = match party {
            Party::Re => &settlement.re,
            Party::Kontra => &settlement.kontra,
        };
        result.as_ref().map_or(0, |result| result.augen)
    };
    if let Some(reason) = settlement.redeal_reason {
        return format!("dealt again ({reason})");
    }
    format!(
        "{} {}:{} for {}",
        settlement.result,
        augen(Party::Re),
        augen(Party::Kontra),
        settlement.value
    )
}
