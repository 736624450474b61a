//! A result, settled by the engine and by the reference model, in the words of the latter.

use doko_engine::{
    ByParty, CountsAs, Item, ItemKind, Parties, Party, RuleSet, Seat, Settlement, Solo, Standing,
    Taken, Tally, Threshold, no_specials,
};
use doko_judge::names::snake_case;
use doko_reference::cards::hand_size;
use doko_reference::contract::Party as PartyByTheBook;
use doko_reference::options::{Options, Solo as SoloByTheBook};
use doko_reference::scoring::{self, Counts};
use doko_reference::winning::Need;

use super::results::Contract;
use crate::twin::by_the_book;

/// The settlement of the engine in the words of the book.
///
/// # Errors
///
/// If the counts cannot be put to the engine.
pub(super) fn of_engine(
    rules: &RuleSet,
    options: &Options,
    contract: Contract,
    counts: &Counts,
) -> Result<scoring::Settlement, String> {
    let tally = tally(contract, counts)?;
    let ours = Settlement::of(rules, &tally);
    let side = match ours.winner {
        Some(Party::Kontra) => -1,
        Some(Party::Re) | None => 1,
    };
    let all = hand_size(options);
    let needs = Party::ALL.map(|party| match *ours.thresholds.get(party) {
        Threshold::Augen(augen) => Need::Augen(augen.into()),
        Threshold::AllTricks => Need::Tricks(all),
        Threshold::OneTrick => Need::Tricks(1),
        Threshold::AllAugen => Need::Augen(240),
        Threshold::AnyAugen => Need::Augen(1),
    });
    Ok(scoring::Settlement {
        winner: ours.winner.map(by_the_book),
        needs,
        augen: Party::ALL.map(|party| u32::from(*ours.taken.augen.get(party))),
        tricks: Party::ALL.map(|party| usize::from(*ours.taken.tricks.get(party))),
        items: ours.items.iter().map(line).collect(),
        base: ours.base * side,
        doubling: i32::from(ours.doubling),
        special: ours.special * side,
        value: ours.value_for_re * side,
        points: Seat::ALL.map(|seat| *ours.points.get(seat)),
    })
}

/// The counts as the engine takes them, without special points.
///
/// # Errors
///
/// If they cannot be put to it.
pub(crate) fn tally(contract: Contract, counts: &Counts) -> Result<Tally, String> {
    let is_re = |seat: &Seat| counts.re.contains(&(*seat as usize));
    let soloist = Seat::ALL.into_iter().find(is_re).ok_or("nobody is Re")?;
    let counts_as = match contract {
        Contract::Normalspiel => CountsAs::TwoAgainstTwo,
        Contract::Solo(solo) => CountsAs::Solo {
            seat: soloist,
            solo: engine_solo(solo)?,
        },
        Contract::StilleHochzeit => CountsAs::StilleHochzeit { seat: soloist },
        Contract::FailedHochzeit => CountsAs::FailedHochzeit { seat: soloist },
    };
    let result = &counts.result;
    let small = |number: usize| u8::try_from(number).map_err(|_| format!("{number}: too many"));
    let both = |[re, kontra]: [usize; 2]| -> Result<ByParty<u8>, String> {
        Ok(ByParty {
            re: small(re)?,
            kontra: small(kontra)?,
        })
    };
    let [re_said, kontra_said] = result.said;
    let level = both(result.level)?;
    Ok(Tally {
        parties: Parties::from_fn(|seat| {
            Some(if is_re(&seat) {
                Party::Re
            } else {
                Party::Kontra
            })
        }),
        counts_as,
        taken: Taken {
            augen: both(result.augen.map(|it| it as usize))?,
            tricks: both(result.tricks)?,
            standing: ByParty {
                re: Standing::new(re_said, level.re),
                kontra: Standing::new(kontra_said, level.kontra),
            },
            last_ansage: result.ansagen.last().map(|it| match it {
                PartyByTheBook::Re => Party::Re,
                PartyByTheBook::Kontra => Party::Kontra,
            }),
        },
        specials: no_specials(),
    })
}

/// The solo of the engine.
///
/// # Errors
///
/// If it has none of this name.
pub(crate) fn engine_solo(solo: SoloByTheBook) -> Result<Solo, String> {
    let mut all = Solo::ALL.into_iter();
    let solo = all.find(|it| snake_case(*it) == solo.text());
    solo.ok_or_else(|| "an unknown solo".to_owned())
}

/// A line in the words of the book.
fn line(item: &Item) -> scoring::Item {
    let level = |level: u8, names: [&str; 4]| -> String {
        let name = usize::from(level).checked_sub(1);
        let name = name.and_then(|place| names.get(place).copied());
        name.unwrap_or_default().to_owned()
    };
    let absagen = ["keine_90", "keine_60", "keine_30", "schwarz"];
    let (what, announced_by) = match item.kind {
        ItemKind::Won => ("won".to_owned(), None),
        ItemKind::Below(below) => {
            let names = ["under_90", "under_60", "under_30", "schwarz"];
            (level(below, names), None)
        }
        ItemKind::Mirrored(_) => ("mirrored_absage".to_owned(), None),
        ItemKind::Ansage(by) => (format!("{}_announced", by_the_book(by).text()), Some(by)),
        ItemKind::Absage(by, absage) => (format!("{}_announced", level(absage, absagen)), Some(by)),
        ItemKind::Against(absage) => (format!("against_{}", level(absage, absagen)), None),
        ItemKind::Special(point) => (snake_case(point), None),
        ItemKind::GegenDieAlten => ("gegen_die_alten".to_owned(), None),
        ItemKind::SoloPoint => ("solo_point".to_owned(), None),
    };
    scoring::Item {
        rule: item.rule.id(),
        what,
        party: by_the_book(item.party),
        points: item.points.into(),
        announced_by: announced_by.map(by_the_book),
        trick: None,
    }
}
