//! Was this whole game played by the rules?

use doko_engine::{Budget, Game, Skipped};
use doko_proto::v1;

use super::scoring::settle;
use super::{Ruling, partial, violations};
use crate::decode::Game as Known;
use crate::encode::{self, Scribe};
use crate::published::stamp;
use crate::texts::Language;
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
        } = self;
        let (game, scribe) = super::read(record.as_ref(), view, language)?;
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
            response.not_judged = after_violation(&scribe, rest);
        } else if (position.game().is_some_and(Game::is_over) || position.redeal().is_some())
            && let Ok(settlement) = settle(&scribe, &game.record, position)
        {
            response.settlement = Some(settlement);
        }
        Ok(response)
    }
}

/// All that is left of the record, after a violation that leaves open how the
/// game goes on.
pub(super) fn after_violation(
    scribe: &Scribe,
    rest: impl Iterator<Item = Skipped>,
) -> Vec<v1::NotJudged> {
    let unjudged = |action: Skipped| v1::NotJudged {
        action: Some(encode::skipped(&action)),
        reason: v1::NotJudgedReason::AfterViolation.into(),
        text: scribe.text(|language| unjudged_text(language).to_owned()),
    };
    rest.map(unjudged).collect()
}

const fn unjudged_text(language: Language) -> &'static str {
    match language {
        Language::De => "Nach dem Verstoß davor ist offen, wie das Spiel weitergeht.",
        Language::En => "The violation before it leaves open how the game goes on.",
    }
}
