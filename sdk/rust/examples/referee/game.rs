//! The game as a table, a trick in each row.

use std::io::{self, Write};

use comfy_table::{Cell, CellAlignment, Table, presets};
use doko_sdk::{
    ActionSection, AnnouncementMode, ExtraAt, Language, MoveAnswer, Party, Reason, Record,
    ScoreOutcome, Seat, Verdict, VorbehaltOutcome,
};

use crate::cards::shown;
use crate::rulings::{Finding, Rulings};

const CARDS_IN_TRICK: usize = 4;

/// Prints the tricks: each card with who played it and how many kinds it was
/// chosen from, and before it what was announced.
pub(crate) fn print(
    out: &mut impl Write,
    record: &Record,
    rulings: &Rulings,
    language: Language,
) -> io::Result<()> {
    if record.plays.is_empty() {
        return writeln!(out, "No card was played.\n");
    }
    let parties = Parties::new(rulings);
    let mut table = Table::new();
    table.load_preset(presets::UTF8_FULL_CONDENSED);
    let fixed = [
        "Trick", "Leads", "First", "Second", "Third", "Fourth", "Augen", "Won by",
    ];
    let header = fixed
        .into_iter()
        .map(ToOwned::to_owned)
        .chain(parties.header());
    table.set_header(header);

    let mut running = [0; 4];
    let mut leader = lead(rulings);
    for (index, _) in record.plays.chunks(CARDS_IN_TRICK).enumerate() {
        let trick = rulings.audit.tricks.get(index);
        leader = trick.map(|trick| trick.leader).or(leader);
        let mut row = vec![
            right(index + 1),
            centre(leader.map(|seat| seat.to_string())),
        ];
        for place in 0..CARDS_IN_TRICK {
            let play = index * CARDS_IN_TRICK + place;
            let seat = leader.and_then(|leader| leader.in_turn().get(place).copied());
            row.push(Cell::new(card(
                record,
                rulings,
                play,
                seat,
                trick.map(|trick| trick.winner),
                language,
            )));
        }
        if let Some(trick) = trick {
            if let Some(augen) = running.get_mut(trick.winner.index()) {
                *augen += trick.augen;
            }
            row.push(right(trick.augen));
            row.push(centre(Some(trick.winner.to_string())));
            row.extend(parties.sums(running).into_iter().map(right));
        }
        table.add_row(row);
        leader = trick.map(|trick| trick.winner);
    }
    writeln!(out, "{table}")?;
    writeln!(
        out,
        "seat card (kinds it could choose from); * wins the trick; ! against the rules; ? not judged"
    )?;
    if !record.extras.is_empty() {
        writeln!(
            out,
            "above a card: what was said before it; \"4: re, ok\" = seat 4 announces Re, in time"
        )?;
    }
    let after: Vec<String> = announcements(record, rulings, record.plays.len()).collect();
    if !after.is_empty() {
        writeln!(out, "after the last card: {}", after.join(", "))?;
    }
    writeln!(out)
}

/// A card, and above it what was announced before it.
fn card(
    record: &Record,
    rulings: &Rulings,
    index: usize,
    seat: Option<Seat>,
    winner: Option<Seat>,
    language: Language,
) -> String {
    let Some(play) = record.plays.get(index) else {
        return String::new();
    };
    let mut lines: Vec<String> = announcements(record, rulings, index).collect();
    let seat = play.seat.or(seat);
    let who = seat.map_or("?".to_owned(), |seat| seat.to_string());
    let wins = if seat.is_some() && seat == winner {
        "*"
    } else {
        ""
    };
    let verdict = match rulings.finding(ActionSection::Plays, index) {
        Finding::Legal => "",
        Finding::Refused => " !",
        Finding::NotJudged => " ?",
    };
    let choice = match rulings.plays.get(index) {
        Some(MoveAnswer {
            verdict: Verdict::Accepted(_) | Verdict::Refused(_),
            legal_cards,
            ..
        }) => {
            format!(" ({})", legal_cards.len())
        }
        Some(_) | None => String::new(),
    };
    lines.push(format!(
        "{who} {}{wins}{verdict}{choice}",
        shown(play.card, language)
    ));
    lines.join("\n")
}

/// What was announced when so many cards lay on the table.
fn announcements(record: &Record, rulings: &Rulings, at: usize) -> impl Iterator<Item = String> {
    let extras = record.extras.iter().enumerate();
    extras
        .filter(move |(_, extra)| extra.at as usize == at)
        .map(|(index, extra)| said(extra, index, rulings))
}

fn said(it: &ExtraAt, index: usize, rulings: &Rulings) -> String {
    let ExtraAt { seat, extra, .. } = it;
    match (
        rulings.finding(ActionSection::Extras, index),
        rulings.extras.get(index),
    ) {
        (Finding::Legal, Some(Some(Verdict::Accepted(accepted)))) => {
            let mode = accepted
                .mode
                .filter(|mode| *mode != AnnouncementMode::Ordinary);
            let mode = mode.map(|mode| format!(" ({mode})")).unwrap_or_default();
            format!("{seat}: {extra}{mode}, ok")
        }
        (Finding::Legal, _) => format!("{seat}: {extra}, ok"),
        (Finding::Refused, Some(Some(Verdict::Refused(refusal)))) => {
            let reason = refusal.reason().map_or("refused", Reason::name);
            format!("{seat}: {extra} ! {reason}")
        }
        (Finding::Refused, _) => format!("{seat}: {extra} !"),
        (Finding::NotJudged, _) => format!("{seat}: {extra} ?"),
    }
}

/// Who leads the first trick, if the contract is settled.
fn lead(rulings: &Rulings) -> Option<Seat> {
    match rulings.dialogue.last()? {
        VorbehaltOutcome::Settled(settled) => Some(settled.contract.lead),
        VorbehaltOutcome::Redeal(_)
        | VorbehaltOutcome::NeedsInput(_)
        | VorbehaltOutcome::RecordFaulty(_)
        | VorbehaltOutcome::Missing(_) => None,
    }
}

/// Whose Augen are added up: both parties if the game tells who they are, else
/// the seats.
enum Parties {
    Known(Vec<Seat>),
    Open,
}

impl Parties {
    fn new(rulings: &Rulings) -> Parties {
        let settlement = rulings.audit.settlement.as_ref().or(match &rulings.score {
            ScoreOutcome::Settled(settlement) => Some(settlement),
            ScoreOutcome::Refused(_)
            | ScoreOutcome::RecordFaulty(_)
            | ScoreOutcome::NeedsInput(_) => None,
        });
        settlement.map_or(Parties::Open, |settlement| {
            Parties::Known(settlement.re_seats.clone())
        })
    }

    fn header(&self) -> Vec<String> {
        let Parties::Known(re_seats) = self else {
            return Seat::ALL
                .iter()
                .map(|seat| format!("Seat {seat}"))
                .collect();
        };
        let names = |is_re: bool| {
            let seats = Seat::ALL
                .iter()
                .filter(|seat| re_seats.contains(seat) == is_re);
            seats
                .map(ToString::to_string)
                .collect::<Vec<String>>()
                .join("+")
        };
        vec![
            format!("Re {}", names(true)),
            format!("Kontra {}", names(false)),
        ]
    }

    fn sums(&self, by_seat: [u32; 4]) -> Vec<u32> {
        let Parties::Known(re_seats) = self else {
            return by_seat.to_vec();
        };
        let party = |seat: &Seat| {
            if re_seats.contains(seat) {
                Party::Re
            } else {
                Party::Kontra
            }
        };
        let sum = |of: Party| {
            let seats = Seat::ALL.iter().zip(by_seat);
            seats
                .filter(|(seat, _)| party(seat) == of)
                .map(|(_, augen)| augen)
                .sum()
        };
        vec![sum(Party::Re), sum(Party::Kontra)]
    }
}

fn right(number: impl ToString) -> Cell {
    Cell::new(number).set_alignment(CellAlignment::Right)
}

fn centre(text: Option<String>) -> Cell {
    Cell::new(text.unwrap_or_default()).set_alignment(CellAlignment::Center)
}
