//! May this seat play this card now?

use doko_engine::{Budget, Card, Position, Seat};
use doko_proto::v1;

use super::{
    Ruling, accepted, also, faulty, keep_verdict_alone, line, partial, position_after, refused,
};
use crate::decode::{self, DecodedRecord, Game, Includes, Problems, WithHands, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::texts::Allowed;
use crate::{Effort, Failure, Question};

/// The question, read.
struct ValidateMove {
    game: Game,
    seat: Option<Seat>,
    card: Card,
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
        also_views,
        seat_names,
    } = request;
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, record.as_ref());
    let seat = problems.optional("seat", *seat, columns::seat);
    let deck = record.as_ref().map(|it| it.published.rules.deck);
    let card = problems.required("card", *card, Some);
    let card = card.and_then(|it| decode::lists::card_of(&mut problems, deck, "card", it));
    let view = decode::view_of_action(&mut problems, *view, (*language, include));
    let game = decode::game(record, view);
    let voice = decode::voice(&mut problems, *language, seat_names);
    let include = decode::includes(&mut problems, include);
    also::check(&mut problems, also_views);
    let read = game.zip(card).map(|(game, card)| {
        let scribe = Scribe::of(game.record(), voice);
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
        Effort::about(self.record.as_ref(), self.view).with_views(&self.also_views)
    }

    fn answer(self) -> Result<v1::ValidateMoveResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::ValidateMoveRequest {
    fn within(self, budget: &Budget) -> Result<v1::ValidateMoveResponse, Failure> {
        let question = read(&self)?;
        let response = v1::ValidateMoveResponse {
            answered_by: Some(stamp(&question.scribe.published)),
            ..v1::ValidateMoveResponse::default()
        };
        let mut response = match &question.game {
            Game::Whole(game) => question.whole(game, response),
            Game::Partial(record) => question.partial(record, budget, response),
        };
        if self.view == 0 {
            keep_verdict_alone(response.verdict.as_mut());
        }
        let asked = (self.record.as_ref(), response.verdict.as_ref());
        let add = |record: &mut _| line::play(record, self.seat, self.card);
        if question.include.line {
            response.line = line::after(asked, self.view, add);
        }
        let also = (self.also_views.as_slice(), self.language, &*self.seat_names);
        response.also_positions = also::positions(asked, also, add);
        Ok(response)
    }
}

impl ValidateMove {
    /// Answers into `response` as far as the hands are known.
    fn partial(
        &self,
        record: &DecodedRecord,
        budget: &Budget,
        mut response: v1::ValidateMoveResponse,
    ) -> v1::ValidateMoveResponse {
        let asked = (self.seat, self.card);
        let scribe = &self.scribe;
        let judged = partial::card(scribe, record, asked, self.include, budget, &mut response);
        partial::certain(scribe, response, (judged, budget), |it, verdict| {
            v1::ValidateMoveResponse {
                answered_by: it.answered_by,
                verdict: Some(verdict),
                ..v1::ValidateMoveResponse::default()
            }
        })
    }

    /// Answers into `response` where all hands are known.
    fn whole(
        &self,
        game: &WithHands,
        mut response: v1::ValidateMoveResponse,
    ) -> v1::ValidateMoveResponse {
        let mut position = match position_after(&self.scribe, game) {
            Ok(position) => position,
            Err(violations) => {
                response.verdict = Some(faulty(violations));
                return response;
            }
        };
        let seat = self.seat.or(position.to_play());
        if let Some(seat) = seat.filter(|_| self.include.legal_cards) {
            response.legal_cards = encode::cards(position.legal_cards(seat));
        }
        let before = self.include.effects.then(|| position.clone());
        let verdict = self.play(&mut position, seat, &game.record);
        let legal = matches!(verdict.outcome, Some(v1::verdict::Outcome::Accepted(_)));
        if let Some(before) = before.filter(|_| legal) {
            response.effects = Some(encode::effects(&self.scribe, &before, &position));
        }
        response.verdict = Some(verdict);
        if self.include.position {
            response.position = Some(encode::position(&self.scribe, &position, &game.record));
        }
        if self.include.windows {
            let all = Seat::ALL.into_iter();
            response.announcement_windows =
                all.flat_map(|it| encode::windows(&position, it)).collect();
        }
        response
    }

    /// Plays the card if it is legal, and says what is to be said of it.
    fn play(
        &self,
        position: &mut Position<'_>,
        seat: Option<Seat>,
        record: &DecodedRecord,
    ) -> v1::Verdict {
        let asked = Asked::next(position, seat);
        let allowed = Allowed::card(position, self.card);
        let played = match seat {
            Some(seat) => position.play(seat, self.card),
            None => position.play_in_turn(self.card),
        };
        match played {
            Ok(()) => accepted(encode::acceptance(&self.scribe, &allowed)),
            Err(refusal) => {
                let scene = Scene::of(record, position);
                refused(encode::refusal(&self.scribe, &refusal, &asked, scene))
            }
        }
    }
}
