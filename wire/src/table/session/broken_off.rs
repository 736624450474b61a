//! Games of a session that an offence ended.

use doko_engine::{
    Balance, Budget, ByPlace, Effect, Finished, Game, Position, Seat, Session, Solo,
};

use super::read::BrokenOff;
use super::report::{Line, Report};
use super::{Sum, announced_solo, finished};
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
) -> Option<Sum> {
    let BrokenOff {
        stated,
        mut game,
        ending,
    } = entry;
    let due = session.due(stated.dealer);
    let bock = stated.bock.unwrap_or(due.bock);
    if stated.context.is_none() {
        game.record.context = due.context();
    }
    game.record.bock = bock;
    let prefix = format!("entries[{index}].broken_off.");
    let ended = problems.inside(&prefix, |it| {
        rulings::ended(scribe, it, &game, &ending, &Budget::new())
    });
    let (before, penalty) = match ended {
        Ok(ended) => ended?,
        Err(faulty) => {
            report.find(index, &session.check(&stated));
            let line = Line {
                record_faulty: Some(faulty),
                ..Line::default()
            };
            report.deal(session, index, due.dealer, line);
            return None;
        }
    };
    let players = session.at_table();
    let points = penalty.points.map(|_, &it| i32::from(it));
    let points = ByPlace::of(&points, players, due.dealer);
    let (played, settlement) = match (penalty.effect, &penalty.settlement) {
        (Effect::EndsSettled, Some(settled)) => {
            let message = rulings::settlement_of_ended(scribe, &game, &before, &penalty);
            let played = finished(&message, solo_of(&before), settled.triggers);
            (played, Some(message))
        }
        (Effect::EndsAsPlayed, _) => {
            let played = Finished {
                solo: solo_of(&before),
                ..Finished::default()
            };
            (played, None)
        }
        (Effect::EndsNotPlayed | Effect::EndsSettled | Effect::GoesOn, _) => {
            report.find(index, &session.check(&stated));
            session.penalize(&points);
            let line = Line {
                points,
                ..Line::default()
            };
            report.deal(session, index, due.dealer, line);
            return None;
        }
    };
    let entered = session.enter(&stated, &played);
    report.find(index, &entered.findings);
    session.penalize(&points);
    let gave = ByPlace::of(&played.points, players, entered.dealer);
    let line = Line {
        points: ByPlace::from_fn(|place| gave.get(place) + points.get(place)),
        bock,
        settlement,
        record_faulty: None,
    };
    report.game(session, index, &entered, line);
    let as_solo = penalty.settlement.is_some_and(|it| it.soloist().is_some());
    Some(Sum {
        changed_by: index,
        points: gave,
        balance: Balance::of(&scribe.published.rules, players, as_solo),
    })
}

/// Who plays which announced solo.
fn solo_of(position: &Position<'_>) -> Option<(Seat, Solo)> {
    announced_solo(position.game().map(Game::contract)?)
}
