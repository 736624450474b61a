//! Announcements over a road.

use anyhow::Result;
use doko_harness::{Announce, AnnounceAnswer, Answer, Verdict};
use doko_proto::v1;

use super::{RoadJudge, message, reasons, there, view};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn announce(&self, question: &Announce) -> Result<Answer> {
        use v1::verdict::Outcome;
        let request = v1::CheckAnnouncementRequest {
            record: Some(message(&question.record)?.0),
            view: view(&question.record)?,
            seat: question.seat.into(),
            announcement: name::announcement(&question.say)?,
            party: question.party.as_deref().map_or(Ok(0), name::party)?,
            ..Default::default()
        };
        let response = self.ask(request)?;
        let mut answer = AnnounceAnswer {
            verdict: Verdict::Accepted,
            as_reply: None,
            includes: None,
            reasons: None,
            rule: None,
        };
        match there("`verdict`", response.verdict.and_then(|it| it.outcome))? {
            Outcome::Accepted(accepted) => {
                answer.as_reply = Some(accepted.mode() == v1::AnnouncementMode::Reply);
                let includes = accepted
                    .includes
                    .iter()
                    .map(|&it| name::of_announcement(it));
                answer.includes = Some(includes.collect());
            }
            Outcome::Refused(refusal) => {
                answer.verdict = Verdict::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
            }
            Outcome::Undecided(_) => answer.verdict = Verdict::Undecided,
            Outcome::RecordFaulty(_) => answer.verdict = Verdict::RecordFaulty,
        }
        Ok(Answer::Announce(answer))
    }
}
