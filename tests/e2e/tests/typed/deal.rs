//! Whether a deal can be one.

use anyhow::{Context as _, Result, bail};
use doko_harness::{Deal, DealAnswer, DealOutcome};
use doko_sdk::{Error, View};

use super::judge::Typed;
use super::record::record;

impl Typed {
    pub(super) fn deal(&self, question: &Deal) -> Result<DealAnswer> {
        let (record, _) = record(&question.record)?;
        let inspected = self
            .runtime
            .block_on(self.client.inspect(&record, View::Everything));
        let fields = match inspected {
            Ok(_) => {
                return Ok(DealAnswer {
                    outcome: DealOutcome::Valid,
                    reason: None,
                    seat: None,
                });
            }
            Err(Error::Unreadable { fields, .. }) => fields,
            Err(other) => bail!(other),
        };
        let field = fields.first().context("no bad field")?;
        let hand = field.path.strip_prefix("record.hand_");
        let hand = hand.context("no hand is at fault")?;
        Ok(DealAnswer {
            outcome: DealOutcome::Impossible,
            reason: field.reason.map(|it| it.name().to_owned()),
            seat: hand.get(..1).and_then(|seat| seat.parse().ok()),
        })
    }
}
