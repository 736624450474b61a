//! What answers say, in few words: the method, the rule set, the outcome and the rule.

use doko_proto::v1;

/// What one answer says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Ruling<'a> {
    pub(super) method: &'static str,
    /// As it is published, or `custom`.
    pub(super) rule_set: &'a str,
    pub(super) outcome: &'static str,
    /// The first rule that was broken, if one was.
    pub(super) rule: Option<&'a str>,
}

/// How often each was said. Few are different in one message.
#[derive(Debug, Default)]
pub(crate) struct Tally<'a>(pub(super) Vec<(Ruling<'a>, u64)>);

impl<'a> Tally<'a> {
    fn note(&mut self, ruling: Ruling<'a>) {
        match self.0.iter_mut().find(|(known, _)| *known == ruling) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => self.0.push((ruling, 1)),
        }
    }

    fn ruling(
        &mut self,
        method: &'static str,
        stamp: Option<&'a v1::RuleSetStamp>,
        (outcome, rule): (&'static str, Option<&'a str>),
    ) {
        self.note(Ruling {
            method,
            rule_set: stamp.map_or("", |stamp| &stamp.name),
            outcome,
            rule,
        });
    }
}

/// A response that may hold rulings.
pub(crate) trait Rulings {
    /// Counts them.
    fn tally<'a>(&'a self, tally: &mut Tally<'a>);
}

type Said<'a> = (&'static str, Option<&'a str>);

fn refused(refusal: &v1::Refusal) -> Option<&str> {
    refusal.violations.first().map(|rule| rule.rule_id.as_str())
}

fn faulty(record: &v1::RecordFaulty) -> Said<'_> {
    ("record_faulty", record.violations.first().and_then(refused))
}

fn verdict(verdict: Option<&v1::Verdict>) -> Said<'_> {
    use v1::verdict::Outcome;
    match verdict.and_then(|verdict| verdict.outcome.as_ref()) {
        Some(Outcome::Accepted(_)) => ("accepted", None),
        Some(Outcome::Refused(refusal)) => ("refused", refused(refusal)),
        Some(Outcome::Undecided(_)) => ("undecided", None),
        Some(Outcome::RecordFaulty(record)) => faulty(record),
        None => ("listed", None),
    }
}

/// What each response says, by its method.
macro_rules! say {
    ($($Response:ident, $method:literal: $said:expr;)*) => { $(
        impl Rulings for v1::$Response {
            fn tally<'a>(&'a self, tally: &mut Tally<'a>) {
                let said: fn(&v1::$Response) -> Said<'_> = $said;
                tally.ruling($method, self.answered_by.as_ref(), said(self));
            }
        }
    )* };
}

say! {
    CheckWordResponse, "CheckWord": |it| verdict(it.verdict.as_ref());
    ValidateMoveResponse, "ValidateMove": |it| verdict(it.verdict.as_ref());
    CheckAnnouncementResponse, "CheckAnnouncement": |it| verdict(it.verdict.as_ref());
    CheckClaimResponse, "CheckClaim": |it| verdict(it.verdict.as_ref());
    ResolveVorbehalteResponse, "ResolveVorbehalte": contract;
    ScoreGameResponse, "ScoreGame": score;
    InspectGameResponse, "InspectGame": position;
    AuditGameResponse, "AuditGame": audit;
    AssessOffenceResponse, "AssessOffence": penalty;
}

fn contract(response: &v1::ResolveVorbehalteResponse) -> Said<'_> {
    use v1::resolve_vorbehalte_response::Outcome;
    match &response.outcome {
        Some(Outcome::Settled(_)) => ("settled", None),
        Some(Outcome::Redeal(_)) => ("redeal", None),
        Some(Outcome::NeedsInput(_)) => ("needs_input", None),
        Some(Outcome::RecordFaulty(record)) => faulty(record),
        None => ("", None),
    }
}

fn score(response: &v1::ScoreGameResponse) -> Said<'_> {
    use v1::score_game_response::Outcome;
    match &response.outcome {
        Some(Outcome::Settlement(_)) => ("settled", None),
        Some(Outcome::Refused(refusal)) => ("refused", refused(refusal)),
        Some(Outcome::RecordFaulty(record)) => faulty(record),
        Some(Outcome::NeedsInput(_)) => ("needs_input", None),
        None => ("", None),
    }
}

fn position(response: &v1::InspectGameResponse) -> Said<'_> {
    use v1::inspect_game_response::Outcome;
    match &response.outcome {
        Some(Outcome::Position(_)) => ("position", None),
        Some(Outcome::RecordFaulty(record)) => faulty(record),
        Some(Outcome::NeedsInput(_)) => ("needs_input", None),
        None => ("", None),
    }
}

fn audit(response: &v1::AuditGameResponse) -> Said<'_> {
    match response.violations.first() {
        Some(refusal) => ("violations", refused(refusal)),
        None => ("clean", None),
    }
}

fn penalty(response: &v1::AssessOffenceResponse) -> Said<'_> {
    use v1::assess_offence_response::Outcome;
    match &response.outcome {
        Some(Outcome::Penalty(_)) => ("penalty", None),
        Some(Outcome::Refused(refusal)) => ("refused", refused(refusal)),
        Some(Outcome::NeedsInput(_)) => ("needs_input", None),
        Some(Outcome::RecordFaulty(record)) => faulty(record),
        None => ("", None),
    }
}

impl Rulings for v1::Answer {
    fn tally<'a>(&'a self, tally: &mut Tally<'a>) {
        use v1::answer::Answer;
        match &self.answer {
            Some(Answer::ResolveVorbehalte(it)) => it.tally(tally),
            Some(Answer::ValidateMove(it)) => it.tally(tally),
            Some(Answer::CheckAnnouncement(it)) => it.tally(tally),
            Some(Answer::ScoreGame(it)) => it.tally(tally),
            Some(Answer::InspectGame(it)) => it.tally(tally),
            Some(Answer::AuditGame(it)) => it.tally(tally),
            Some(Answer::CheckClaim(it)) => it.tally(tally),
            Some(Answer::AssessOffence(it)) => it.tally(tally),
            Some(Answer::CheckWord(it)) => it.tally(tally),
            Some(Answer::ScoreSession(it)) => it.tally(tally),
            Some(Answer::Error(_)) | None => tally.ruling("", None, ("error", None)),
        }
    }
}

impl Rulings for v1::EvaluateBatchResponse {
    fn tally<'a>(&'a self, tally: &mut Tally<'a>) {
        self.answers.iter().for_each(|answer| answer.tally(tally));
    }
}

impl Rulings for v1::EvaluateResponse {
    fn tally<'a>(&'a self, tally: &mut Tally<'a>) {
        self.answers.iter().for_each(|answer| answer.tally(tally));
    }
}

/// What rules on nothing that was played.
macro_rules! silent {
    ($($Response:ident)*) => { $(
        impl Rulings for v1::$Response {
            fn tally<'a>(&'a self, _: &mut Tally<'a>) {}
        }
    )* };
}

silent! {
    ListRuleSetsResponse GetRuleSetResponse CheckRuleSetResponse ListRulesResponse
    DealCardsResponse VerifyDealResponse ScoreSessionResponse
}

#[cfg(test)]
mod tests {
    use super::super::Metrics;
    use super::*;

    fn refusal(rule: &str) -> v1::ValidateMoveResponse {
        let violation = v1::RuleCitation {
            rule_id: rule.to_owned(),
            ..v1::RuleCitation::default()
        };
        let refusal = v1::Refusal {
            violations: vec![violation],
            ..v1::Refusal::default()
        };
        let stamp = v1::RuleSetStamp {
            name: "ddv-tsr".to_owned(),
            ..v1::RuleSetStamp::default()
        };
        v1::ValidateMoveResponse {
            answered_by: Some(stamp),
            verdict: Some(v1::Verdict {
                outcome: Some(v1::verdict::Outcome::Refused(refusal)),
            }),
            ..v1::ValidateMoveResponse::default()
        }
    }

    #[test]
    fn answers_are_counted_by_what_they_say() {
        let metrics = Metrics::new();
        let answers = ["FOLLOW-2", "FOLLOW-2", "TURN-1"].map(|rule| v1::Answer {
            id: "secret".to_owned(),
            answer: Some(v1::answer::Answer::ValidateMove(refusal(rule))),
        });
        let mut batch = v1::EvaluateBatchResponse::default();
        batch.answers.extend(answers);
        batch.answers.push(v1::Answer::default());
        metrics.said(&batch);
        let page = metrics.page();
        for line in [
            r#"doko_rulings_total{method="ValidateMove",rule_set="ddv-tsr",outcome="refused"} 3"#,
            r#"doko_rulings_total{method="",rule_set="",outcome="error"} 1"#,
            r#"doko_refusals_total{method="ValidateMove",rule="FOLLOW-2"} 2"#,
            r#"doko_refusals_total{method="ValidateMove",rule="TURN-1"} 1"#,
        ] {
            assert!(page.lines().any(|it| it == line), "{line}: {page}");
        }
        assert!(!page.contains("secret"), "{page}");
    }
}
