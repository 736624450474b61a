//! Announcements.

use doko_engine::{Announced, Announcement, Party, Refusal, RuleSet};
use doko_harness::{Announce, AnnounceAnswer, Verdict};
use doko_worlds::Worlds;

use super::known::{accepted, known, seen, verdict, worlds};
use super::record::is_hidden;
use super::replay::{Replayed, replay};
use super::{Fault, text};

pub(crate) fn announce(rules: &RuleSet, question: &Announce) -> Result<AnnounceAnswer, Fault> {
    let seat = text::seat(question.seat)?;
    let announcement = text::announcement(&question.say)?;
    let party = question.party.as_deref().map(text::party).transpose()?;
    if is_hidden(&question.record) {
        let seen = seen(rules, &question.record)?;
        return match worlds(known(rules, &question.record, &seen)?) {
            Ok(worlds) => announce_in(&worlds, question.seat, &question.say, party),
            Err(verdict) => Ok(answer(verdict)),
        };
    }
    let Replayed::Legal(mut position) = replay(rules, &question.record)? else {
        return Ok(answer(Verdict::RecordFaulty));
    };
    Ok(match position.announce_for(seat, announcement, party) {
        Ok(it) => made(&it),
        Err(refusal) => refused(&refusal),
    })
}

/// The answer about these deals.
pub(crate) fn announce_in(
    worlds: &Worlds<'_, '_>,
    seat: u8,
    say: &str,
    party: Option<Party>,
) -> Result<AnnounceAnswer, Fault> {
    let (seat, announcement) = (text::seat(seat)?, text::announcement(say)?);
    let found = worlds.announce(seat, announcement, party);
    let (verdict, refusal) = verdict(worlds, &found);
    let announced = accepted(worlds, &found).and_then(|position| {
        position
            .check_announcement_for(seat, announcement, party)
            .ok()
    });
    Ok(match (verdict, announced, refusal) {
        (Verdict::Accepted, Some(it), _) => made(&it),
        (_, _, Some(refusal)) => refused(&refusal),
        (verdict, _, None) => answer(verdict),
    })
}

/// An answer that says nothing but this.
const fn answer(verdict: Verdict) -> AnnounceAnswer {
    AnnounceAnswer {
        verdict,
        as_reply: None,
        includes: None,
        reasons: None,
        rule: None,
    }
}

fn made(made: &Announced) -> AnnounceAnswer {
    AnnounceAnswer {
        as_reply: Some(made.as_reply()),
        includes: Some(skipped(made)),
        ..answer(Verdict::Accepted)
    }
}

fn refused(refusal: &Refusal) -> AnnounceAnswer {
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
        .filter(|&level| level == 1 || !made.alone)
        .filter_map(|level| Announcement::at_level(level, made.party))
        .map(text::announcement_name)
        .collect()
}
