//! What games are worth, as a table: a block for each pair of announcements, a row for each
//! interval of Augen.

use std::fmt::Write as _;

use doko_reference::contract::Party;
use doko_reference::options::Options;
use doko_reference::scoring::{Counts, Item, Settlement};
use doko_reference::winning::Need;

use super::results::{Announced, Contract, Said, Taken, counts};

/// Who settles the games of a table.
pub(super) type Settle<'a> = dyn Fn(&Counts) -> Result<Settlement, String> + 'a;

const LEVELS: [&str; 6] = ["-", "", "keine 90", "keine 60", "keine 30", "schwarz"];

/// All blocks for a contract by a rule set.
pub(super) fn table(
    options: &Options,
    contract: Contract,
    settle: &Settle<'_>,
) -> Result<String, String> {
    let mut text = String::new();
    let each = Said::WITH_ANSAGE;
    let pairs = each
        .iter()
        .flat_map(|re| each.iter().map(move |kontra| [*re, *kontra]));
    for said in pairs {
        let orders = Announced::orders(said);
        let blocks: Result<Vec<(Announced, String)>, String> = orders
            .map(|announced| Ok((announced, block(options, contract, announced, settle)?)))
            .collect();
        let blocks = blocks?;
        let same = blocks.windows(2).all(|two| match two {
            [(_, one), (_, other)] => one == other,
            _ => false,
        });
        for (announced, rows) in &blocks {
            let order = match announced.first {
                _ if blocks.len() == 1 => "",
                _ if same => ", in either order",
                Party::Re => ", Re first",
                Party::Kontra => ", Kontra first",
            };
            let [re, kontra] = [Party::Re, Party::Kontra].map(|party| name(*announced, party));
            let _ = write!(text, "\nRe: {re}   Kontra: {kontra}{order}\n{rows}");
            if same {
                break;
            }
        }
    }
    Ok(text)
}

fn name(announced: Announced, party: Party) -> &'static str {
    let level = announced
        .said
        .get(party.index())
        .map_or(0, |said| said.level);
    match level {
        1 => name_of(party),
        level => LEVELS.get(level).copied().unwrap_or_default(),
    }
}

fn name_of(party: Party) -> &'static str {
    match party {
        Party::Re => "Re",
        Party::Kontra => "Kontra",
    }
}

/// The rows for one pair of announcements.
fn block(
    options: &Options,
    contract: Contract,
    announced: Announced,
    settle: &Settle<'_>,
) -> Result<String, String> {
    let mut rows: Vec<(Taken, Taken, Settlement)> = Vec::new();
    for taken in Taken::told_apart(options) {
        let mut settled = settle(&counts(options, contract, announced, taken))?;
        settled.augen = [0; 2];
        settled.tricks = [0; 2];
        match rows.last_mut() {
            Some((_, last, before)) if *before == settled => *last = taken,
            Some(_) | None => rows.push((taken, taken, settled)),
        }
    }
    let mut text = String::new();
    if let Some((.., settled)) = rows.first() {
        let [re, kontra] = settled.needs.map(need);
        let _ = writeln!(text, "needs {re} / {kontra}");
    }
    for (first, last, settled) in rows {
        let outcome = outcome(contract, &settled)?;
        let (first, last) = (first.text(options), last.text(options));
        let to = if first == last { String::new() } else { last };
        let _ = writeln!(text, "{first:>4} {to:>4}  {outcome}");
    }
    Ok(text)
}

fn need(need: Need) -> String {
    match need {
        Need::Augen(augen) => augen.to_string(),
        Need::Tricks(1) => "a Stich".to_owned(),
        Need::Tricks(_) => "all Stiche".to_owned(),
    }
}

/// A row after its Augen: the winner, the points of each player, the value and its lines.
fn outcome(contract: Contract, settled: &Settlement) -> Result<String, String> {
    let re = contract.re();
    let of = |is_re: bool| -> Result<i32, String> {
        let mut all = settled.points.iter().enumerate();
        let mut own = all.by_ref().filter(|(seat, _)| re.contains(seat) == is_re);
        let (_, first) = own.next().ok_or("a party without a seat")?;
        if own.all(|(_, points)| points == first) {
            return Ok(*first);
        }
        Err(format!(
            "points differ within a party: {:?}",
            settled.points
        ))
    };
    let winner = settled.winner.map_or("nobody", name_of);
    let reckoned = format!(
        "{} = {} x {} + {}",
        settled.value, settled.base, settled.doubling, settled.special
    );
    Ok(format!(
        "{winner:<6} {:>4} {:>4}  {reckoned:<16}  {}",
        signed(of(true)?),
        signed(of(false)?),
        lines(settled)
    ))
}

fn signed(points: i32) -> String {
    if points == 0 {
        return "0".to_owned();
    }
    format!("{points:+}")
}

/// The lines in their order, those about the same thing in one: `under 90 60 +2`.
fn lines(settled: &Settlement) -> String {
    let mut all: Vec<(String, Vec<&str>, i32)> = Vec::new();
    for item in &settled.items {
        let (what, level) = shortened(item);
        let what = if settled.winner == Some(item.party) {
            what
        } else {
            format!("{}: {what}", name_of(item.party))
        };
        match all.iter_mut().find(|(before, ..)| *before == what) {
            Some((_, levels, points)) => {
                levels.extend(level);
                *points += item.points;
            }
            None => all.push((what, level.into_iter().collect(), item.points)),
        }
    }
    let mut parts = Vec::new();
    for (what, mut levels, points) in all {
        let order = |level: &&str| {
            ["90", "60", "30", "schwarz"]
                .iter()
                .position(|it| it == level)
        };
        levels.sort_by_key(order);
        levels.insert(0, &what);
        parts.push(format!("{} +{points}", levels.join(" ")));
    }
    parts.join(", ")
}

/// A line without its rule: what it is about, and the level if it has one.
fn shortened(item: &Item) -> (String, Option<&'static str>) {
    let level = ["90", "60", "30", "schwarz"]
        .into_iter()
        .find(|level| item.what.contains(level));
    let what = match (item.what.as_str(), item.announced_by) {
        ("re_announced" | "kontra_announced", Some(by)) => name_of(by).to_owned(),
        ("gegen_die_alten", _) => "gegen die Alten".to_owned(),
        (_, Some(by)) => format!("Absagen of {}", name_of(by)),
        (what, None) if what.starts_with("against_") => "against".to_owned(),
        (what, None) if what.starts_with("under_") || what == "schwarz" => "under".to_owned(),
        (what, None) => what.replace('_', " "),
    };
    (what, level)
}
