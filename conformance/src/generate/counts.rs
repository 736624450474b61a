//! What a game of which only the counts are known can be made simpler to.

use doko_harness::{Question, ScoreCounts, SessionEntry};

/// Augen of Re with which most is decided: won by one, lost by one, and the borders of 90, 60,
/// 30 and Schwarz. Those at the beginning are simpler.
const AUGEN: [u16; 10] = [121, 120, 151, 90, 181, 60, 211, 30, 240, 0];

/// The counts of a question: its own, or those of the games of its list.
pub(super) fn counts_of(question: &mut Question) -> Vec<&mut ScoreCounts> {
    match question {
        Question::ScoreCounts(it) => vec![it],
        Question::Session(it) => it.entries.iter_mut().filter_map(counted).collect(),
        Question::Play(_)
        | Question::LegalCards(_)
        | Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Position(_)
        | Question::Vorbehalte(_)
        | Question::Word(_)
        | Question::Announce(_)
        | Question::ScoreGame(_)
        | Question::Deck(_)
        | Question::Deal(_)
        | Question::Packets(_)
        | Question::Claim(_)
        | Question::Offence(_)
        | Question::RuleSet(_)
        | Question::Audit(_) => Vec::new(),
    }
}

fn counted(entry: &mut SessionEntry) -> Option<&mut ScoreCounts> {
    match entry {
        SessionEntry::Counts(it) => Some(&mut it.counts),
        SessionEntry::Record(_)
        | SessionEntry::BrokenOff(_)
        | SessionEntry::Settled(_)
        | SessionEntry::Redeal(_)
        | SessionEntry::Penalty(_)
        | SessionEntry::Correction(_)
        | SessionEntry::TimeOver
        | SessionEntry::SoloRound {} => None,
    }
}

/// The question with each of the next simpler counts. One after the other they come to an end.
pub(super) fn simpler(question: &Question) -> Vec<Question> {
    let mut all = Vec::new();
    for place in 0..counts_of(&mut question.clone()).len() {
        let mut original = question.clone();
        let Some(counts) = counts_of(&mut original).into_iter().nth(place) else {
            continue;
        };
        for simpler in simpler_counts(counts) {
            let mut question = question.clone();
            if let Some(counts) = counts_of(&mut question).into_iter().nth(place) {
                *counts = simpler;
            }
            all.push(question);
        }
    }
    all
}

/// One announcement or special point less, no Bock, a game with partners, and numbers that
/// people look for first.
fn simpler_counts(counts: &ScoreCounts) -> Vec<ScoreCounts> {
    let mut all = Vec::new();
    let mut add = |change: &dyn Fn(&mut ScoreCounts)| {
        let mut simpler = counts.clone();
        change(&mut simpler);
        if simpler != *counts {
            all.push(simpler);
        }
    };
    for index in (0..counts.announcements.len()).rev() {
        add(&|it| drop(it.announcements.remove(index)));
    }
    for index in (0..counts.special.len()).rev() {
        add(&|it| drop(it.special.remove(index)));
    }
    add(&|it| it.bock_factor = None);
    if counts.kind != "normal" {
        add(&|it| {
            it.kind = "normal".to_owned();
            it.solo = None;
            it.re = vec![1, 2];
        });
    }
    let rank = AUGEN.iter().position(|it| *it == counts.re_augen);
    for augen in AUGEN.into_iter().take(rank.unwrap_or(AUGEN.len())) {
        add(&|it| it.re_augen = augen);
    }
    add(&|it| {
        let tricks = it.re_tricks + it.kontra_tricks;
        it.re_tricks = tricks / 2;
        it.kontra_tricks = tricks - tricks / 2;
    });
    all
}
