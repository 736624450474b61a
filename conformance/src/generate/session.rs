//! Draws short lists of games.

use anyhow::Result;
use doko_harness::{
    CountedGame, Options, Question, RecordedGame, Session, SessionCorrection, SessionEntry,
    SessionRedeal, cards,
};
use fastrand::Rng;

use super::{game, questions};

/// The most entries of a list.
const MOST: usize = 4;

/// A list of a few games and of what happens between games.
pub(super) fn session(
    rule_set: &str,
    options: &Options,
    seed: u64,
    random: &mut Rng,
) -> Result<Question> {
    let mut entries = Vec::new();
    for number in 0..random.u64(1..=u64::try_from(MOST)?) {
        let seed = seed.wrapping_add(number.wrapping_mul(1 << 32));
        entries.push(entry(rule_set, options, seed, entries.len(), random)?);
    }
    Ok(Question::Session(Session {
        rule_set: rule_set.to_owned(),
        options: options.clone(),
        entries,
    }))
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
        0 => SessionEntry::Redeal(SessionRedeal { dealer }),
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
                counts: questions::counts(rule_set, options, tricks, random),
            })
        }
    })
}
