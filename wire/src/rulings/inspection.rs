//! What is the case after this record?

use doko_proto::v1;

use super::{partial, position_after};
use crate::decode::{self, Game, Problems};
use crate::encode::{self, Scribe};
use crate::published::stamp;
use crate::{Effort, Failure, Question};

impl Question for v1::InspectGameRequest {
    type Response = v1::InspectGameResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view)
    }

    fn answer(self) -> Result<v1::InspectGameResponse, Failure> {
        use v1::inspect_game_response::Outcome;
        let v1::InspectGameRequest {
            record,
            view,
            language,
        } = self;
        let mut problems = Problems::default();
        let record = decode::record(&mut problems, record.as_ref());
        let view = decode::view(&mut problems, view);
        let game = decode::game(&mut problems, record, view);
        let language = decode::language(&mut problems, language);
        let game = problems.finish(game)?;
        let scribe = Scribe {
            published: game.record().published.clone(),
            language,
        };
        let position = match &game {
            Game::Whole(game) => {
                position_after(&scribe, game).map(|it| encode::position(&scribe, &it, &game.record))
            }
            Game::Partial(record) => partial::inspect(&scribe, record),
        };
        let outcome = match position {
            Ok(position) => Outcome::Position(position),
            Err(violations) => Outcome::RecordFaulty(violations),
        };
        Ok(v1::InspectGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
        })
    }
}
