//! The settlement of a game in both.

use std::collections::BTreeMap;

use doko_engine::{BockFactor, BockTrigger, Party, Position, RuleSet, Seat, Threshold};
use doko_reference::contract::{Kind, Party as PartyByTheBook};
use doko_reference::game::Game;
use doko_reference::list::triggers;
use doko_reference::random::off_limits;
use doko_reference::scoring::Settlement;
use doko_reference::winning::Need;

use super::Coverage;
use super::words::by_the_book;
use doko_judge::names::{reason_name, snake_case};

type Compared = Result<(), (String, String, String)>;

/// Compares the settlements, or why there is none.
pub(super) fn settlements(
    rules: &RuleSet,
    position: &Position<'_>,
    game: &Game,
    bock: i32,
    coverage: &mut Coverage,
) -> Compared {
    let engine = position.settle();
    let reference = game.settle(bock);
    let (ours, theirs) = match (engine, reference) {
        (Ok(ours), Ok(theirs)) => (ours, theirs),
        (Err(refusal), Err(reason)) if reason_name(refusal.reason()) == reason => return Ok(()),
        (ours, theirs) => {
            let about = "the settlement".to_owned();
            return Err((about, format!("{ours:?}"), format!("{theirs:?}")));
        }
    };
    let bock = u32::try_from(bock).ok().and_then(BockFactor::new);
    let ours = ours.in_bock(position.rules(), bock.unwrap_or_default());
    show(game, &theirs, coverage);
    let same = |about: &str, engine: String, reference: String| {
        if engine == reference {
            return Ok(());
        }
        Err((format!("the settlement: {about}"), engine, reference))
    };
    let winner = ours.winner.map(by_the_book);
    same(
        "winner",
        format!("{winner:?}"),
        format!("{:?}", theirs.winner),
    )?;
    let all = u32::from(rules.deck.hand_size());
    let thresholds = Party::ALL.map(|party| match *ours.thresholds.get(party) {
        Threshold::Augen(augen) => (u32::from(augen), 0),
        Threshold::AllTricks => (0, all),
        Threshold::OneTrick => (0, 1),
        Threshold::AllAugen => (240, 0),
        Threshold::AnyAugen => (1, 0),
    });
    let needs = theirs.needs.map(|need| match need {
        Need::Augen(augen) => (augen, 0),
        Need::Tricks(tricks) => (0, u32::try_from(tricks).unwrap_or_default()),
    });
    same(
        "needed Augen and Stiche",
        format!("{thresholds:?}"),
        format!("{needs:?}"),
    )?;
    let taken = &ours.taken;
    let augen = Party::ALL.map(|party| u32::from(*taken.augen.get(party)));
    let tricks = Party::ALL.map(|party| usize::from(*taken.tricks.get(party)));
    same("Augen", format!("{augen:?}"), format!("{:?}", theirs.augen))?;
    same(
        "Stiche",
        format!("{tricks:?}"),
        format!("{:?}", theirs.tricks),
    )?;
    let items = ours.items.iter();
    let items = sums(items.map(|it| (it.rule.id(), by_the_book(it.party), i32::from(it.points))));
    let lines = theirs.items.iter();
    let lines = sums(lines.map(|it| (it.rule, it.party, it.points)));
    same("items", format!("{items:?}"), format!("{lines:?}"))?;
    let side = if theirs.winner == Some(PartyByTheBook::Kontra) {
        -1
    } else {
        1
    };
    let parts = (
        ours.base * side,
        i32::from(ours.doubling),
        ours.special * side,
    );
    let reference = (theirs.base, theirs.doubling, theirs.special);
    same(
        "base, doubling, special points",
        format!("{parts:?}"),
        format!("{reference:?}"),
    )?;
    let value = ours.value_for_re * side;
    same("value", format!("{value}"), format!("{}", theirs.value))?;
    let points = Seat::ALL.map(|seat| *ours.points.get(seat));
    same(
        "points",
        format!("{points:?}"),
        format!("{:?}", theirs.points),
    )?;
    let starts = BockTrigger::ALL.into_iter();
    let starts: Vec<String> = starts
        .flat_map(|it| vec![it; ours.events.times(it).into()])
        .map(|it| snake_case(it).replace("tie120", "tie_120"))
        .collect();
    let reference: Vec<&str> = triggers(&game.counts(1), &theirs)
        .iter()
        .map(|it| it.text())
        .collect();
    same(
        "what starts Bock games",
        format!("{starts:?}"),
        format!("{reference:?}"),
    )
}

/// The points of each rule and party.
fn sums<'a>(items: impl Iterator<Item = (&'a str, PartyByTheBook, i32)>) -> BTreeMap<String, i32> {
    let mut sums = BTreeMap::new();
    for (rule, party, points) in items {
        *sums.entry(format!("{rule} {}", party.text())).or_default() += points;
    }
    sums
}

/// Counts what the game has shown.
fn show(game: &Game, settlement: &Settlement, coverage: &mut Coverage) {
    let contract = &game.contract;
    let name = match (contract.kind, contract.solo) {
        (Kind::Hochzeit, _) => match (game.hochzeit(), contract.selector) {
            (Some(state), Some(selector)) => {
                let state = format!("{state:?}");
                let state = state
                    .split(['(', ','])
                    .next()
                    .unwrap_or_default()
                    .to_owned();
                format!(
                    "Hochzeit {} {state}, Stich {}",
                    selector.text(),
                    game.shift() + 1
                )
            }
            _ => "Hochzeit".to_owned(),
        },
        (Kind::Solo, Some(solo)) if contract.pflicht => format!("Solo {} (Pflicht)", solo.text()),
        (Kind::Solo, Some(solo)) => format!("Solo {}", solo.text()),
        (kind, _) => format!("{kind:?}"),
    };
    coverage.count("contract", name);
    if contract.vorgefuehrt {
        coverage.count("contract", "Vorführung");
    }
    if contract.bid > 0 {
        coverage.count("bid", contract.bid.to_string());
    }
    for pig in &game.pigs {
        coverage.count("Schweine", format!("{} of height {}", pig.card, pig.level));
    }
    if game.genscher.is_some() {
        coverage.count("ending", "Genscher");
    }
    if let Some(shortened) = game.shortened {
        coverage.count("ending", format!("{shortened:?}"));
    }
    let winner = settlement.winner.map_or("nobody", PartyByTheBook::text);
    coverage.count("winner", winner);
    let counts = game.counts(1);
    if settlement.augen == [120, 120] {
        let order: Vec<&str> = counts.result.ansagen.iter().map(|it| it.text()).collect();
        let order = order.join(" then ");
        coverage.count("120:120", format!("announced: {order}, {winner}"));
    }
    let [re, _] = settlement.augen;
    if off_limits(re) <= 2 {
        coverage.count("Augen of Re", format!("{re:3}"));
    }
    for item in &settlement.items {
        coverage.count("rule", item.rule);
        let name = format!("{} {} ({})", item.rule, item.what, item.party.text());
        coverage.count("item", name);
    }
    coverage.count("doubling", settlement.doubling.to_string());
    for made in &game.announced {
        let how = match (made.forced, made.late_reply) {
            (true, _) => "forced",
            (_, true) => "late reply",
            (false, false) => "ordinary",
        };
        coverage.count("announcement", format!("level {} {how}", made.level));
    }
}
