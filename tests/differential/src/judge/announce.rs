//! Announcements.

use doko_engine::{Announced, Announcement, RuleSet};
use doko_harness::{Announce, AnnounceAnswer, Verdict};

use super::record::{Replayed, replay};
use super::{Fault, text};

pub(super) fn announce(rules: &RuleSet, question: &Announce) -> Result<AnnounceAnswer, Fault> {
    let seat = text::seat(question.seat)?;
    let announcement = text::announcement(&question.say)?;
    let mut answer = AnnounceAnswer {
        verdict: Verdict::RecordFaulty,
        as_reply: None,
        includes: None,
        reasons: None,
        rule: None,
    };
    let Replayed::Legal(mut position) = replay(rules, &question.record)? else {
        return Ok(answer);
    };
    match position.announce(seat, announcement) {
        Ok(made) => {
            answer.verdict = Verdict::Accepted;
            answer.as_reply = Some(made.as_reply());
            answer.includes = Some(skipped(&made));
        }
        Err(refusal) => {
            let (reasons, rule) = text::reasons(&refusal);
            answer.verdict = Verdict::Refused;
            answer.reasons = Some(reasons);
            answer.rule = rule;
        }
    }
    Ok(answer)
}

/// The levels that `made` left out and that count as announced with it.
fn skipped(made: &Announced) -> Vec<String> {
    (made.lowest_level..made.announcement.level())
        .filter_map(|level| Announcement::at_level(level, made.party))
        .map(text::announcement_name)
        .collect()
}
