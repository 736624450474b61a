//! What is the case after this record?

use doko_engine::Budget;
use doko_proto::v1;

use super::{Ruling, Unjudged, also, needs, partial, position_after};
use crate::decode::{Game, Problems};
use crate::encode;
use crate::published::stamp;
use crate::{Effort, Failure, Question};

impl Question for v1::InspectGameRequest {
    type Response = v1::InspectGameResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view).with_views(&self.also_views)
    }

    fn answer(self) -> Result<v1::InspectGameResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::InspectGameRequest {
    fn within(self, budget: &Budget) -> Result<v1::InspectGameResponse, Failure> {
        use v1::inspect_game_response::Outcome;
        let v1::InspectGameRequest {
            record,
            view,
            language,
            also_views,
            seat_names,
        } = self;
        let mut problems = Problems::default();
        also::check(&mut problems, &also_views);
        let (game, scribe) = super::read(problems, record.as_ref(), view, (language, &seat_names))?;
        let position = match &game {
            Game::Whole(game) => position_after(&scribe, game)
                .map(|it| encode::position(&scribe, &it, &game.record))
                .map_err(Unjudged::Faulty),
            Game::Partial(record) => partial::inspect(&scribe, record, budget),
        };
        let outcome = match position {
            Ok(position) => Outcome::Position(position),
            Err(Unjudged::Faulty(violations)) => Outcome::RecordFaulty(violations),
            Err(Unjudged::BeyondBound | Unjudged::RestsOnHands) => {
                Outcome::NeedsInput(needs(v1::MissingInput::Hands))
            }
        };
        let is_faulty = matches!(outcome, Outcome::RecordFaulty(_));
        let record = record.filter(|_| !is_faulty);
        let also_positions = record.map_or_else(Vec::new, |it| {
            also::seen(&it, (&also_views, language, &seat_names))
        });
        Ok(v1::InspectGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
            also_positions,
        })
    }
}
