//! Games of a session that an offence ended.

use doko_engine::{
    Assessment, ByPlace, Contract, Effect, Finished, Game, Penalty, Position, Rule, Seat, Session,
};
use doko_proto::v1;

use super::read::BrokenOff;
use super::report::Report;
use super::{announced, finished};
use crate::decode::Problems;
use crate::encode::{self, Scribe};
use crate::rulings;

/// Enters a game that was broken off, and says what it gave beside the penalty,
/// if it counts as a game. What does not end a game is noted.
pub(super) fn break_off(
    scribe: &Scribe,
    session: &mut Session<'_>,
    report: &mut Report,
    problems: &mut Problems,
    index: u32,
    entry: BrokenOff,
) -> Option<ByPlace<i32>> {
    let BrokenOff {
        stated,
        mut game,
        offence,
        kind,
        cards_played,
    } = entry;
    let due = session.due(stated.dealer);
    if stated.context.is_none() {
        game.record.context = due.context();
    }
    let (before, found) = match rulings::assess_heard(scribe, &game, &offence, kind, cards_played) {
        Ok(assessed) => assessed,
        Err(faulty) => {
            report.find(index, &session.check(&stated));
            report.deal(
                session,
                index,
                due.dealer,
                &ByPlace::default(),
                Some(faulty),
            );
            return None;
        }
    };
    let penalty = ended(problems, index, found)?;
    let points = ByPlace::of(&penalty.points.map(|_, &it| i32::from(it)), due.dealer);
    let (played, settlement) = match (penalty.effect, &penalty.settlement) {
        (Effect::EndsSettled, Some(settled)) => {
            let mut message = rulings::settlement(scribe, &game.record, &before, settled);
            message.decided_by.push(encode::rule(scribe, Rule::Pen8));
            (finished(&message, announced(&message)), Some(message))
        }
        (Effect::EndsAsPlayed, _) => {
            let soloist = soloist(&before);
            let played = Finished {
                soloist,
                ..Finished::default()
            };
            (played, None)
        }
        (Effect::EndsNotPlayed | Effect::EndsSettled | Effect::GoesOn, _) => {
            report.find(index, &session.check(&stated));
            session.penalize(&points);
            report.deal(session, index, due.dealer, &points, None);
            return None;
        }
    };
    let entered = session.enter(&stated, &played);
    report.find(index, &entered.findings);
    session.penalize(&points);
    let gave = ByPlace::of(&played.points, entered.dealer);
    let mut all = gave;
    for (place, more) in points.iter() {
        *all.get_mut(place) += more;
    }
    report.game(session, index, &entered, &all, settlement, None);
    Some(gave)
}

/// The penalty, if it ends the game.
fn ended(problems: &mut Problems, index: u32, found: Assessment) -> Option<Penalty> {
    let path = |field: &str| format!("entries[{index}].broken_off.offence{field}");
    match found {
        Assessment::Penalty(penalty) if penalty.effect != Effect::GoesOn => Some(penalty),
        Assessment::Penalty(_) => {
            let problem = "does not end the game: all remaining tricks were decided (PEN-2)";
            let reason = v1::ErrorReason::ContradictoryFields;
            problems.note(path(""), reason, problem);
            None
        }
        Assessment::NeedsHarm => {
            problems.missing_field(&path(".harms_soloist"));
            None
        }
        // Noted when the request was read.
        Assessment::NeedsClass => {
            problems.missing_field(&path(".class_of_effect"));
            None
        }
    }
}

/// Who plays an announced solo.
fn soloist(position: &Position<'_>) -> Option<Seat> {
    match position.game().map(Game::contract)? {
        Contract::Solo { seat, .. } => Some(seat),
        Contract::Normalspiel
        | Contract::StilleHochzeit { .. }
        | Contract::Hochzeit { .. }
        | Contract::Armut { .. } => None,
    }
}
