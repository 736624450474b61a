//! Games of a session that an offence ended.

use doko_engine::{ByPlace, Contract, Effect, Finished, Game, Position, Seat, Session};

use super::read::BrokenOff;
use super::report::Report;
use super::{announced, finished};
use crate::decode::Problems;
use crate::encode::Scribe;
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
        ending,
    } = entry;
    let due = session.due(stated.dealer);
    if stated.context.is_none() {
        game.record.context = due.context();
    }
    let prefix = format!("entries[{index}].broken_off.");
    let ended = problems.inside(&prefix, |it| rulings::ended(scribe, it, &game, &ending));
    let (before, penalty) = match ended {
        Ok(ended) => ended?,
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
    let points = ByPlace::of(&penalty.points.map(|_, &it| i32::from(it)), due.dealer);
    let (played, settlement) = match (penalty.effect, &penalty.settlement) {
        (Effect::EndsSettled, Some(_)) => {
            let message = rulings::settlement_of_ended(scribe, &game, &before, &penalty);
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
