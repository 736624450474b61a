//! Whether options stand together, over a road.

use anyhow::{Context as _, Result, ensure};
use doko_harness::{Answer, RuleSet, RuleSetAnswer, Verdict};
use doko_proto::options::OPTIONS;
use doko_proto::v1;
use tonic::Code;

use super::RoadJudge;
use super::message::rule_set;
use crate::BadField;

impl RoadJudge<'_> {
    /// What contradicts itself is answered; a value that no rule set can have is
    /// not read at all.
    pub(super) fn rule_set(&self, question: &RuleSet) -> Result<Answer> {
        let request = v1::CheckRuleSetRequest {
            rule_set: Some(rule_set(&question.rule_set, &question.options)?),
            ..Default::default()
        };
        let problems = match self.send(request)? {
            Ok(response) => contradictions(&response.problems),
            Err(failed) => {
                ensure!(failed.code == Code::InvalidArgument, "{failed:?}");
                let path = |it: &BadField| {
                    let field = it.path.strip_prefix("rule_set.overrides.");
                    field.map(option_of).with_context(|| format!("{it:?}"))
                };
                failed.fields.iter().map(path).collect::<Result<_>>()?
            }
        };
        let verdict = if problems.is_empty() {
            Verdict::Accepted
        } else {
            Verdict::Refused
        };
        Ok(Answer::RuleSet(RuleSetAnswer {
            verdict,
            problems: (!problems.is_empty()).then_some(problems),
        }))
    }
}

/// Every option that is in a contradiction, once.
fn contradictions(problems: &[v1::RuleSetProblem]) -> Vec<String> {
    let mut options = Vec::new();
    for problem in problems {
        options.push(problem.option_path.clone());
        options.extend(problem.conflicts_with.iter().cloned());
    }
    options.sort_unstable();
    options.dedup();
    options
}

/// The option of a field of the message.
fn option_of(field: &str) -> String {
    let field = field.split('.').next().unwrap_or(field);
    let option = OPTIONS.iter().find(|it| it.field == field);
    option.map_or(field, |it| it.path).to_owned()
}
