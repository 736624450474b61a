//! Announcements.

use doko_engine::{Announced, Announcement, Refusal, RuleSet};
use doko_harness::{Announce, AnnounceAnswer, Verdict};

use super::record::{Replayed, replay};
use super::{Fault, known, text};

pub(crate) fn announce(rules: &RuleSet, question: &Announce) -> Result<AnnounceAnswer, Fault> {
    let seat = text::seat(question.seat)?;
    let announcement = text::announcement(&question.say)?;
    if known::is_hidden(&question.record) {
        return known::announce(rules, question);
    }
    let Replayed::Legal(mut position) = replay(rules, &question.record)? else {
        return Ok(answer(Verdict::RecordFaulty));
    };
    let party = question.party.as_deref().map(text::party).transpose()?;
    Ok(match position.announce_for(seat, announcement, party) {
        Ok(it) => made(&it),
        Err(refusal) => refused(&refusal),
    })
}

/// An answer that says nothing but this.
pub(crate) const fn answer(verdict: Verdict) -> AnnounceAnswer {
    AnnounceAnswer {
        verdict,
        as_reply: None,
        includes: None,
        reasons: None,
        rule: None,
    }
}

pub(crate) fn made(made: &Announced) -> AnnounceAnswer {
    AnnounceAnswer {
        as_reply: Some(made.as_reply()),
        includes: Some(skipped(made)),
        ..answer(Verdict::Accepted)
    }
}

pub(crate) fn refused(refusal: &Refusal) -> AnnounceAnswer {
    let (reasons, rule) = text::reasons(refusal);
    AnnounceAnswer {
        reasons: Some(reasons),
        rule,
        ..answer(Verdict::Refused)
    }
}

/// The levels that `made` left out and that count as announced with it.
fn skipped(made: &Announced) -> Vec<String> {
    (made.lowest_level..made.announcement.level())
        .filter_map(|level| Announcement::at_level(level, made.party))
        .map(text::announcement_name)
        .collect()
}
