//! May this seat say this word now, and what does it lead to?

use doko_engine::{Budget, Replay, Seat};
use doko_proto::v1;
use doko_proto::v1::check_word_response::Outcome;
use doko_proto::v1::resolve_vorbehalte_response::Outcome as Reached;

use super::{
    Ruling, accepted, also, faulty, keep_verdict_alone, line, partial, refused, replay_of,
    vorbehalte,
};
use crate::decode::{self, DecodedRecord, Game, Includes, Problems, Spoken, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Effort, Failure, Question};

/// The question, read.
struct CheckWord {
    game: Game,
    /// The game with the word at its end.
    longer: Game,
    seat: Seat,
    word: Spoken,
    include: Includes,
    scribe: Scribe,
}

fn read(request: &v1::CheckWordRequest) -> Result<CheckWord, Failure> {
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, request.record.as_ref());
    let seat = problems.required("seat", request.seat, columns::seat);
    let word = decode::spoken(&mut problems, record.as_ref(), seat, request);
    let told = (request.language, request.include.as_slice());
    let view = decode::view_of_action(&mut problems, request.view, told);
    let longer = record.as_ref().zip(seat).zip(word);
    let longer = longer.map(|((record, seat), word)| record.with(seat, word));
    let game = decode::game(record, view);
    let longer = decode::game(longer, view);
    let voice = decode::voice(&mut problems, request.language, &request.seat_names);
    let include = decode::includes(&mut problems, &request.include);
    also::check(&mut problems, &request.also_views);
    let read = game.zip(longer).zip(seat.zip(word));
    let read = read.map(|((game, mut longer), (seat, word))| {
        longer.record_mut().know_no_more_than(game.record());
        let scribe = Scribe::of(game.record(), voice);
        CheckWord {
            game,
            longer,
            seat,
            word,
            include,
            scribe,
        }
    });
    problems.finish(read)
}

impl Question for v1::CheckWordRequest {
    type Response = v1::CheckWordResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view).with_views(&self.also_views)
    }

    fn answer(self) -> Result<v1::CheckWordResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::CheckWordRequest {
    fn within(self, budget: &Budget) -> Result<v1::CheckWordResponse, Failure> {
        let CheckWord {
            game,
            longer,
            seat,
            word,
            include,
            scribe,
        } = read(&self)?;
        let mut response = v1::CheckWordResponse {
            answered_by: Some(stamp(&scribe.published)),
            ..v1::CheckWordResponse::default()
        };
        let asked = (seat, word);
        let judged = match &game {
            // Cards that are asked about and not named are any that may be.
            Game::Whole(game) if !longer.record().hides_an_exchange() => {
                match replay_of(&scribe, game) {
                    Ok(replay) => {
                        let scene = (&game.record, longer.record());
                        whole(&scribe, replay, scene, asked, include, &mut response);
                    }
                    Err(violations) => response.verdict = Some(faulty(violations)),
                }
                Ok(())
            }
            Game::Whole(_) | Game::Partial(_) => {
                let records = (game.record(), longer.record());
                partial::word(&scribe, records, asked, include, budget, &mut response)
            }
        };
        if is_accepted(&response) && matches!(word, Spoken::Said(..)) && self.view != 0 {
            lead_on(&scribe, longer.record(), budget, &mut response);
        }
        let mut response = partial::certain(&scribe, response, (judged, budget), |it, verdict| {
            v1::CheckWordResponse {
                answered_by: it.answered_by,
                verdict: Some(verdict),
                ..v1::CheckWordResponse::default()
            }
        });
        if self.view == 0 {
            keep_verdict_alone(response.verdict.as_mut());
        }
        let asked = (self.record.as_ref(), response.verdict.as_ref());
        let add = |record: &mut _| line::word(record, &self);
        if include.line {
            response.line = line::after(asked, self.view, add);
        }
        let also = (self.also_views.as_slice(), self.language, &*self.seat_names);
        response.also_positions = also::positions(asked, also, add);
        Ok(response)
    }
}

/// Answers into `response` where all hands are known.
fn whole(
    scribe: &Scribe,
    mut replay: Replay<'_, '_>,
    (record, longer): (&DecodedRecord, &DecodedRecord),
    (seat, word): (Seat, Spoken),
    include: Includes,
    response: &mut v1::CheckWordResponse,
) {
    let action = word.by(seat);
    let before = include.effects.then(|| replay.position().clone());
    let asked = Asked::action(replay.position(), action);
    let allowed = encode::allowed_word(replay.position(), (seat, word), true);
    let outcome = replay.ask(action);
    let position = replay.position();
    if outcome.is_err_and(|it| it.allows(seat)) {
        // Nothing follows until the other seat has said something else.
        response.verdict = Some(accepted(encode::word_accepted(scribe, allowed)));
        return;
    }
    let (verdict, now) = match outcome {
        Ok(()) => (accepted(encode::word_accepted(scribe, allowed)), longer),
        Err(refusal) => {
            let scene = Scene::of(record, position);
            let message = encode::refusal(scribe, &refusal, &asked, scene);
            (refused(message), record)
        }
    };
    response.verdict = Some(verdict);
    if let Some(before) = before.filter(|_| is_accepted(response)) {
        response.effects = Some(encode::effects(scribe, &before, position));
    }
    if include.position {
        response.position = Some(encode::position(scribe, position, now));
    }
}

fn is_accepted(response: &v1::CheckWordResponse) -> bool {
    let verdict = response.verdict.as_ref();
    let outcome = verdict.and_then(|it| it.outcome.as_ref());
    matches!(outcome, Some(v1::verdict::Outcome::Accepted(_)))
}

/// Says what the record with the accepted word leads to.
fn lead_on(
    scribe: &Scribe,
    record: &DecodedRecord,
    budget: &Budget,
    response: &mut v1::CheckWordResponse,
) {
    let Ok((reached, rights)) = vorbehalte::outcome(scribe, record, budget) else {
        return;
    };
    response.outcome = match reached {
        Reached::Settled(it) => Some(Outcome::Settled(it)),
        Reached::Redeal(it) => Some(Outcome::Redeal(it)),
        Reached::NeedsInput(it) if it.missing == 0 => Some(Outcome::NeedsInput(it)),
        Reached::NeedsInput(_) | Reached::RecordFaulty(_) => None,
    };
    response.open_rights = rights;
}
