//! The report as JSON.

use serde_json::{Value, json};

use crate::{Counts, Level, Outcome, Run};

/// The run as a JSON object. Fields may be added to it; none changes its meaning.
pub fn json(run: &Run) -> Value {
    let cases = run.checked.iter().map(|it| {
        let (outcome, reason, difference) = match &it.outcome {
            Outcome::Passed => ("passed", None, None),
            Outcome::Failed(difference) => ("failed", None, Some(difference)),
            Outcome::KnownToFail { reason, difference } => {
                ("known_to_fail", Some(reason), Some(difference))
            }
            Outcome::Mended { reason } => ("mended", Some(reason), None),
            Outcome::NotApplicable(reason) => ("not_applicable", Some(reason), None),
        };
        let case = &it.case;
        json!({
            "id": case.id,
            "name": case.name,
            "ruleSet": it.case.rule_set,
            "suite": it.case.suite,
            "level": it.case.level,
            "rules": case.rules,
            "source": case.source,
            "why": case.why,
            "outcome": outcome,
            "reason": reason,
            "difference": difference,
            "allowed": it.allowed,
            "seconds": it.took.as_secs_f64(),
        })
    });
    let mut badges = Vec::new();
    for level in Level::ALL {
        for rule_set in run.rule_sets() {
            let (badge, counts) = run.badge(level, rule_set);
            badges.push(json!({
                "level": level,
                "ruleSet": rule_set,
                "badge": badge.name(),
                "counts": counts_as_json(&counts),
            }));
        }
    }
    json!({
        "implementation": run.name,
        "kit": env!("CARGO_PKG_VERSION"),
        "vectors": run.vectors,
        "strictness": run.strictness,
        "counts": counts_as_json(&run.counts()),
        "summary": run.summary(),
        "badges": badges,
        "idleKnownFailures": run.idle,
        "unappliedKnownFailures": run.unapplied,
        "cases": cases.collect::<Vec<_>>(),
    })
}

/// The counts of a run.
pub(crate) fn counts_as_json(counts: &Counts) -> Value {
    json!({
        "passed": counts.passed,
        "failed": counts.failed,
        "knownToFail": counts.known,
        "notApplicable": counts.not_applicable,
    })
}
