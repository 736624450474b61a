//! What is the case after this record?

use doko_proto::v1;

use super::position_after;
use crate::decode::{self, Problems};
use crate::encode::{self, Scribe};
use crate::published::stamp;
use crate::{Failure, Question};

impl Question for v1::InspectGameRequest {
    type Response = v1::InspectGameResponse;

    fn answer(self) -> Result<v1::InspectGameResponse, Failure> {
        use v1::inspect_game_response::Outcome;
        let v1::InspectGameRequest {
            record,
            view,
            language,
        } = self;
        let mut problems = Problems::default();
        let game = decode::record_with_hands(&mut problems, record.as_ref());
        decode::view(&mut problems, view);
        let language = decode::language(&mut problems, language);
        let game = problems.finish(game)?;
        let scribe = Scribe {
            published: game.record.published.clone(),
            language,
        };
        let outcome = match position_after(&scribe, &game) {
            Ok(position) => Outcome::Position(encode::position(&scribe, &position, &game.record)),
            Err(violations) => Outcome::RecordFaulty(violations),
        };
        Ok(v1::InspectGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
        })
    }
}
