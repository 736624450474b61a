//! Was this whole game played by the rules?

use doko_engine::{Budget, Game};
use doko_proto::v1;

use super::not_judged::after_violation;
use super::settlement::settle;
use super::{Ruling, partial, violations};
use crate::decode::{Game as Known, Problems};
use crate::encode;
use crate::published::stamp;
use crate::{Effort, Failure, Question};

impl Question for v1::AuditGameRequest {
    type Response = v1::AuditGameResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view)
    }

    fn answer(self) -> Result<v1::AuditGameResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::AuditGameRequest {
    fn within(self, budget: &Budget) -> Result<v1::AuditGameResponse, Failure> {
        let v1::AuditGameRequest {
            record,
            view,
            language,
            seat_names,
        } = self;
        let told = (language, seat_names.as_slice());
        let (game, scribe) = super::read(Problems::default(), record.as_ref(), view, told)?;
        let mut response = v1::AuditGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            ..v1::AuditGameResponse::default()
        };
        let game = match &game {
            Known::Whole(game) => game,
            Known::Partial(record) => {
                partial::audit(&scribe, record, budget, &mut response);
                return Ok(response);
            }
        };
        let mut replay = game.replay();
        let (found, lost) = violations(&scribe, game, &mut replay);
        response.violations = found;
        let position = replay.position();
        let tricks = position.game().map(Game::tricks).unwrap_or_default();
        response.tricks = (1..)
            .zip(tricks)
            .map(|(number, it)| encode::completed_trick(&scribe, number, it))
            .collect();
        if lost {
            let rest = std::iter::from_fn(|| replay.skip());
            response.not_judged = rest.map(|it| after_violation(&scribe, &it)).collect();
        } else if (position.game().is_some_and(Game::is_over) || position.redeal().is_some())
            && let Ok(settlement) = settle(&scribe, &game.record, position)
        {
            response.settlement = Some(settlement);
        }
        Ok(response)
    }
}
