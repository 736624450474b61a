//! May this seat play this card now?

use doko_engine::{Budget, Seat};
use doko_proto::v1;

use super::{Ruling, accepted, faulty, partial, position_after, refused};
use crate::decode::{self, Game, Includes, Problems, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::texts::Allowed;
use crate::{Effort, Failure, Question};

/// The question, read.
struct ValidateMove {
    game: Game,
    seat: Option<Seat>,
    card: doko_engine::Card,
    include: Includes,
    scribe: Scribe,
}

fn read(request: &v1::ValidateMoveRequest) -> Result<ValidateMove, Failure> {
    let v1::ValidateMoveRequest {
        record,
        seat,
        card,
        view,
        language,
        include,
    } = request;
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, record.as_ref());
    let seat = problems.optional("seat", *seat, columns::seat);
    let deck = record.as_ref().map(|it| it.published.rules.deck);
    let card = problems.required("card", *card, Some);
    let card = card.and_then(|it| decode::lists::card_of(&mut problems, deck, "card", it));
    let view = decode::view(&mut problems, *view);
    let game = decode::game(record, view);
    let language = decode::language(&mut problems, *language);
    let include = decode::includes(&mut problems, include);
    let read = game.zip(card).map(|(game, card)| {
        let scribe = Scribe {
            published: game.record().published.clone(),
            language,
        };
        ValidateMove {
            game,
            seat,
            card,
            include,
            scribe,
        }
    });
    problems.finish(read)
}

impl Question for v1::ValidateMoveRequest {
    type Response = v1::ValidateMoveResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view)
    }

    fn answer(self) -> Result<v1::ValidateMoveResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::ValidateMoveRequest {
    fn within(self, budget: &Budget) -> Result<v1::ValidateMoveResponse, Failure> {
        let ValidateMove {
            game,
            seat,
            card,
            include,
            scribe,
        } = read(&self)?;
        let mut response = v1::ValidateMoveResponse {
            answered_by: Some(stamp(&scribe.published)),
            ..v1::ValidateMoveResponse::default()
        };
        let game = match &game {
            Game::Whole(game) => game,
            Game::Partial(record) => {
                let judged = partial::card(
                    &scribe,
                    record,
                    (seat, card),
                    include,
                    budget,
                    &mut response,
                );
                let response =
                    partial::certain(&scribe, response, (judged, budget), |it, verdict| {
                        v1::ValidateMoveResponse {
                            answered_by: it.answered_by,
                            verdict: Some(verdict),
                            ..v1::ValidateMoveResponse::default()
                        }
                    });
                return Ok(response);
            }
        };
        let mut position = match position_after(&scribe, game) {
            Ok(position) => position,
            Err(violations) => {
                response.verdict = Some(faulty(violations));
                return Ok(response);
            }
        };
        let seat = seat.or(position.to_play());
        if let Some(seat) = seat.filter(|_| include.legal_cards) {
            response.legal_cards = encode::cards(position.legal_cards(seat));
        }
        let before = include.effects.then(|| position.clone());
        let asked = Asked::next(&position, seat);
        let allowed = Allowed::card(&position, card);
        let played = match seat {
            Some(seat) => position.play(seat, card),
            None => position.play_in_turn(card),
        };
        let verdict = match played {
            Ok(()) => {
                let diff = before
                    .as_ref()
                    .map(|before| encode::effects(&scribe, before, &position));
                response.effects = diff;
                accepted(encode::acceptance(&scribe, &allowed))
            }
            Err(refusal) => refused(encode::refusal(
                &scribe,
                &refusal,
                &asked,
                Scene::of(&game.record, &position),
            )),
        };
        response.verdict = Some(verdict);
        if include.position {
            response.position = Some(encode::position(&scribe, &position, &game.record));
        }
        if include.windows {
            let all = Seat::ALL.into_iter();
            response.announcement_windows =
                all.flat_map(|it| encode::windows(&position, it)).collect();
        }
        Ok(response)
    }
}
