//! Until when what may be announced, as a table: a row for each word and what stands, the
//! cards in hand as intervals.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::watched::{Answer, At};
use super::windows::{Answers, Asked, LATE, Times};

const WORDS: [&str; 6] = [
    "the own Ansage",
    "the Ansage of the others",
    "keine 90",
    "keine 60",
    "keine 30",
    "schwarz",
];

const STANDS: [&str; LATE + 1] = [
    "-",
    "Ansage",
    "keine 90",
    "keine 60",
    "keine 30",
    "schwarz",
    "late Erwiderung",
];

const PARTIES: [&str; 2] = ["Re", "Kontra"];

/// Whether it makes a difference anywhere that the others have begun a Stich.
pub(super) fn tells_stiche_apart(answers: &Answers) -> bool {
    let questions = answers.iter().filter(|(party, _)| party.is_some());
    let mut times = questions.flat_map(|(_, asked)| asked.values());
    times.any(|times| {
        times.iter().any(|(at, answer)| {
            let before = At::new(at.hand, false);
            times.get(&before).is_some_and(|it| it != answer)
        })
    })
}

/// The table of a scene.
pub(super) fn table(answers: &Answers, stiche: bool) -> Result<String, String> {
    let mut text = String::new();
    if let Some(open) = answers.get(&None) {
        let mut all = open.values().flat_map(BTreeMap::values);
        if let Some(other) = all.find(|it| **it != Answer::No("HOCHZEIT_PENDING")) {
            return Err(format!("while the Hochzeit is open: {other:?}"));
        }
        text += "Before the Klärungsstich is complete: HOCHZEIT_PENDING for everybody.\n";
    }
    let parties: Vec<_> = answers
        .iter()
        .filter_map(|(party, it)| Some(((*party)?, it)))
        .collect();
    let of_both = |name| -> Vec<String> {
        let parties = parties.iter();
        parties.map(|(_, it)| of_party(name, it, stiche)).collect()
    };
    match of_both("Re or Kontra").as_slice() {
        [re, kontra] if re == kontra => text += re,
        _ => {
            for (party, asked) in &parties {
                let name = PARTIES.get(*party).copied().unwrap_or_default();
                text += &of_party(name, asked, stiche);
            }
        }
    }
    Ok(text)
}

/// A row: what stands of the own party, what of the others, the intervals.
type Row = (String, String);

fn of_party(party: &str, asked: &BTreeMap<Asked, Times>, stiche: bool) -> String {
    let mut text = String::new();
    for (word, name) in WORDS.into_iter().enumerate() {
        let _ = writeln!(text, "\n{party} says {name}");
        // Those of the own party that have the same rows share them.
        let mut shared: Vec<(Vec<&str>, Vec<Row>)> = Vec::new();
        for (own, stands) in STANDS.into_iter().enumerate() {
            let rows = rows(asked, word, own, stiche);
            match shared.iter_mut().find(|(_, before)| *before == rows) {
                Some((owns, _)) => owns.push(stands),
                None if rows.is_empty() => {}
                None => shared.push((vec![stands], rows)),
            }
        }
        for (owns, rows) in shared {
            let owns = list(&owns, STANDS.len());
            for (others, intervals) in rows {
                let _ = writeln!(text, "  {owns} | {others}: {intervals}");
            }
        }
    }
    text
}

/// The rows of a word for one own standing; others with the same intervals share one.
fn rows(asked: &BTreeMap<Asked, Times>, word: usize, own: usize, stiche: bool) -> Vec<Row> {
    let mut rows: Vec<(Vec<&str>, String)> = Vec::new();
    let mut all = 0;
    for (others, stands) in STANDS.into_iter().enumerate() {
        let Some(times) = asked.get(&Asked { word, own, others }) else {
            continue;
        };
        all += 1;
        let mut intervals = intervals(times, stiche);
        if own == LATE {
            // Who of the party has replied, and when, is any game's own business.
            intervals = match intervals.split_once('-') {
                Some((_, last)) => format!("until {last}"),
                None => intervals,
            };
        }
        match rows.iter_mut().find(|(_, before)| *before == intervals) {
            Some((others, _)) => others.push(stands),
            None => rows.push((vec![stands], intervals)),
        }
    }
    let rows = rows.into_iter();
    rows.map(|(others, intervals)| (list(&others, all), intervals))
        .collect()
}

fn list(names: &[&str], all: usize) -> String {
    if names.len() == all {
        return "any".to_owned();
    }
    names.join(", ")
}

/// Moments with the same answer as intervals, from the first to the last.
fn intervals(times: &Times, stiche: bool) -> String {
    let mut times: Vec<(&At, &Answer)> = times.iter().collect();
    times.sort_by_key(|(at, _)| (std::cmp::Reverse(at.hand), at.begun));
    let mut intervals: Vec<(String, String, String)> = Vec::new();
    for (at, answer) in times {
        let begun = if stiche && at.begun { "'" } else { "" };
        let at = format!("{}{begun}", at.hand);
        let answer = described(answer);
        match intervals.last_mut() {
            Some((_, last, before)) if *before == answer => *last = at,
            Some(_) | None => intervals.push((at.clone(), at, answer)),
        }
    }
    let texts = intervals.into_iter().map(|(first, last, answer)| {
        if first == last {
            format!("{first} {answer}")
        } else {
            format!("{first}-{last} {answer}")
        }
    });
    texts.collect::<Vec<_>>().join("; ")
}

fn described(answer: &Answer) -> String {
    match answer {
        Answer::Yes(levels) => match levels.split_last() {
            Some((_, skipped)) if !skipped.is_empty() => {
                let skipped = skipped
                    .iter()
                    .filter_map(|level| STANDS.get(*level).copied());
                format!("yes, with {}", skipped.collect::<Vec<_>>().join(", "))
            }
            Some(_) | None => "yes".to_owned(),
        },
        Answer::Reply => "as Erwiderung".to_owned(),
        Answer::No(reason) => (*reason).to_owned(),
    }
}
