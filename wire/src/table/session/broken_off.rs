//! Games of a session that an offence ended.

use doko_engine::{
    Balance, BockFactor, Budget, ByPlace, Effect, Finished, Penalty, RuleSet, Seat, Session, Solo,
    Stated,
};
use doko_proto::v1;

use super::judged::{announced_solo, finished};
use super::read::BrokenOff;
use super::report::{Line, Report};
use super::{Sum, hands};
use crate::decode::{Game, Problems};
use crate::encode::Scribe;
use crate::rulings::{self, Broken, Ended};

/// Enters a game that was broken off, which is judged within `budget`, and says what it gave beside the penalty,
/// if it counts as a game. What does not end a game is noted.
pub(super) fn break_off(
    scribe: &Scribe,
    session: &mut Session,
    report: &mut Report,
    problems: &mut Problems,
    index: u32,
    entry: BrokenOff,
    budget: &Budget,
) -> Option<Sum> {
    let BrokenOff {
        stated,
        mut game,
        ending,
    } = entry;
    let due = session.due(&stated);
    let bock = stated.bock.or(due.bock).unwrap_or_default();
    let record = game.record_mut();
    if stated.context.is_none() {
        record.context = due.context();
    }
    record.bock = bock;
    match rulings::ended(scribe, &game, &ending, budget) {
        Ended::Broken(broken) => enter(scribe, session, report, index, (&stated, bock), *broken),
        Ended::Faulty(faulty) => not_played(session, report, index, &stated, faulty),
        unjudged @ (Ended::GoesOn
        | Ended::NeedsClass
        | Ended::NeedsHarm
        | Ended::NeedsHands
        | Ended::NotHeld(_)) => {
            note(problems, index, &game, &unjudged);
            None
        }
    }
}

/// Enters a game that was wrong before the offence: the list goes on as after a redeal.
fn not_played(
    session: &mut Session,
    report: &mut Report,
    index: u32,
    stated: &Stated,
    fault: v1::RecordFaulty,
) -> Option<Sum> {
    let line = Line {
        fault: Some(fault),
        ..Line::default()
    };
    report.deal_again(session, index, (stated, None), line);
    None
}

/// Enters what the game came to, with its penalty.
fn enter(
    scribe: &Scribe,
    session: &mut Session,
    report: &mut Report,
    index: u32,
    (stated, bock): (&Stated, BockFactor),
    broken: Broken,
) -> Option<Sum> {
    let Broken {
        penalty,
        contract,
        settlement,
    } = broken;
    let seating = session.due(stated).seating;
    let solo = contract.and_then(announced_solo);
    let players = session.at_table();
    let points = penalty.points.map(|_, &it| i32::from(it));
    let points = seating.by_place(&points);
    let Some((played, settlement)) = as_played(&scribe.published.rules, &penalty, settlement, solo)
    else {
        session.penalize(&points);
        let line = Line {
            points,
            ..Line::default()
        };
        report.deal_again(session, index, (stated, None), line);
        return None;
    };
    let entered = session.enter(stated, &played);
    report.find(index, &entered.findings);
    session.penalize(&points);
    let gave = entered.seating.by_place(&played.points);
    let line = Line {
        points: ByPlace::from_fn(|place| gave.get(place) + points.get(place)),
        bock,
        settlement,
        fault: None,
    };
    report.game(session, index, &entered, line);
    let as_solo = penalty.settlement.is_some_and(|it| it.soloist().is_some());
    Some(Sum {
        changed_by: index,
        points: gave,
        balance: Balance::of(&scribe.published.rules, players, as_solo),
    })
}

/// What the list goes on with: what was played, and the settlement if there is one.
/// Nothing if the deal does not count as a game.
fn as_played(
    rules: &RuleSet,
    penalty: &Penalty,
    settlement: v1::Settlement,
    solo: Option<(Seat, Solo)>,
) -> Option<(Finished, Option<v1::Settlement>)> {
    match (penalty.effect, &penalty.settlement) {
        (Effect::EndsSettled, Some(settled)) => {
            let played = finished(rules, &settlement, solo, settled.events);
            Some((played, Some(settlement)))
        }
        (Effect::EndsAsPlayed, _) => {
            let played = Finished {
                solo,
                ..Finished::default()
            };
            Some((played, None))
        }
        (Effect::EndsNotPlayed | Effect::EndsSettled | Effect::GoesOn, _) => None,
    }
}

/// Notes what the entry lacks, or that the game goes on.
fn note(problems: &mut Problems, index: u32, game: &Game, ended: &Ended) {
    let prefix = format!("entries[{index}].broken_off.");
    match ended {
        Ended::GoesOn => problems.inside(&prefix, rulings::note_going_on),
        Ended::NotHeld(not_held) => problems.inside(&prefix, |it| not_held.note(it)),
        // There is no answer without it.
        Ended::NeedsClass => {
            problems.missing_field(format!("{prefix}offence.class_of_effect"));
        }
        Ended::NeedsHarm => problems.missing_field(format!("{prefix}offence.harms_soloist")),
        Ended::NeedsHands => {
            let why = "is required: what an offence leads to depends on all hands (PEN-9)";
            problems.inside(&prefix, |it| hands::note(it, game.record(), why));
        }
        Ended::Broken(_) | Ended::Faulty(_) => (),
    }
}
