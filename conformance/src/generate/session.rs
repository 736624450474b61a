//! Draws short lists of games.

use anyhow::Result;
use doko_harness::{
    CountedGame, Options, Question, RecordedGame, Session, SessionCorrection, SessionEntry,
    SessionRedeal, cards,
};
use doko_proto::v1;
use fastrand::Rng;

use super::{game, questions};
use crate::rule_set as reference;

/// The most entries of a list.
const MOST: usize = 4;

/// A list of a few games and of what happens between games.
pub(super) fn session(
    rule_set: &str,
    options: &Options,
    seed: u64,
    random: &mut Rng,
) -> Result<Question> {
    let has_end = has_end(rule_set, options)?;
    let mut entries = Vec::new();
    for number in 0..random.u64(1..=u64::try_from(MOST)?) {
        if has_end && random.u8(..10) == 0 {
            entries.push(SessionEntry::TimeOver);
            continue;
        }
        let seed = seed.wrapping_add(number.wrapping_mul(1 << 32));
        entries.push(entry(rule_set, options, seed, entries.len(), random)?);
    }
    Ok(Question::Session(Session {
        rule_set: rule_set.to_owned(),
        options: options.clone(),
        entries,
    }))
}

/// Whether a list has an end, which its time can come to.
fn has_end(rule_set: &str, options: &Options) -> Result<bool> {
    let found = game::ask(&v1::CheckRuleSetRequest {
        rule_set: Some(reference(rule_set, options)?),
        ..Default::default()
    })?;
    let rules = found.rule_set.as_ref();
    Ok(rules.is_some_and(|it| it.list_games() != v1::ListLength::Open))
}

fn entry(
    rule_set: &str,
    options: &Options,
    seed: u64,
    before: usize,
    random: &mut Rng,
) -> Result<SessionEntry> {
    let dealer = (random.u8(..6) == 0).then(|| random.u8(..4));
    Ok(match random.u8(..12) {
        0 => SessionEntry::Redeal(SessionRedeal {
            dealer,
            reason: None,
        }),
        1 => SessionEntry::Penalty((0..4).map(|_| random.i32(-6..=0)).collect()),
        2 if before > 0 => SessionEntry::Correction(SessionCorrection {
            entry: u32::try_from(random.usize(..before))?,
            points: vec![2, -2, 0, 0],
        }),
        3..8 => {
            let games = game::game(rule_set, options, seed, random)?;
            SessionEntry::Record(RecordedGame {
                dealer,
                record: games.into_iter().next_back().unwrap_or_default(),
                games_left: None,
                places: Vec::new(),
            })
        }
        _ => {
            let hands = game::deal(rule_set, options, seed)?;
            let tricks = hands.first().map_or(0, |it| cards(it).count());
            SessionEntry::Counts(CountedGame {
                dealer,
                duty: None,
                places: Vec::new(),
                counts: questions::counts(rule_set, options, tricks, random),
            })
        }
    })
}

#[cfg(test)]
mod tests {
    use doko_harness::{Answer, Judge as _};

    use super::*;
    use crate::RoadJudge;
    use crate::road::Embedded;

    /// How many of these lists come to an end by time, and how many of those are answered.
    fn ended(rule_set: &str) -> (usize, usize) {
        let lists = (0..120).map(|seed| {
            let mut random = Rng::with_seed(seed);
            session(rule_set, &Options::new(), seed, &mut random).expect("a list is drawn")
        });
        let ended: Vec<Question> = lists
            .filter(|it| matches!(it, Question::Session(list) if list.entries.contains(&SessionEntry::TimeOver)))
            .collect();
        let judge =
            |it: &&Question| !matches!(RoadJudge::new(&Embedded).answer(it), Answer::Failed(_));
        (ended.len(), ended.iter().filter(judge).count())
    }

    #[test]
    fn the_time_of_lists_with_an_end_is_over_at_times() {
        let (drawn, answered) = ended("ddv-tsr");
        assert!(drawn > 10 && 2 * answered > drawn, "{answered} of {drawn}");
        assert_eq!(ended("vln").0, 0);
    }
}
