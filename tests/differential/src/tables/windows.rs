//! Everything that can be asked about announcements in the games of a scene, answered.

use std::collections::BTreeMap;

use doko_laws::beside::WORDS;
use doko_reference::record::Record;

use super::scenes::Script;
use super::watched::{Answer, At, Watched};

/// What is asked, and what stands.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Asked {
    /// 0 is the Ansage of the own party, 1 that of the others; the Absagen follow.
    pub(super) word: usize,
    /// What stands of the own party: its level, or [`LATE`].
    pub(super) own: usize,
    /// The level of the others.
    pub(super) others: usize,
}

/// In place of a level: an Ansage that was a late Erwiderung.
pub(super) const LATE: usize = 6;

/// Everything that was answered: by the announcer's party, the question and the moment.
/// There are no parties while a Hochzeit is open.
pub(super) type Answers = BTreeMap<Option<usize>, BTreeMap<Asked, Times>>;

/// The answers to a question at every moment.
pub(super) type Times = BTreeMap<At, Answer>;

/// Asks everything in every game. Equal questions must get equal answers, whatever else is
/// different.
pub(super) fn answers<T: Watched>(
    scripts: &[Script],
    begin: impl Fn(&Record) -> Result<T, String>,
) -> Result<Answers, String> {
    let mut answers = Answers::new();
    for Script { record, histories } in scripts {
        for spoken in histories {
            let mut table = begin(record)?;
            for number in 0..=record.plays.len() {
                for it in spoken.iter().filter(|it| it.at == number) {
                    table.speak(it.seat, it.word)?;
                }
                look(&table, &mut answers)?;
                if let Some(card) = record.plays.get(number) {
                    table.lay(card)?;
                }
            }
        }
    }
    Ok(answers)
}

/// Asks everything that can be announced now.
fn look<T: Watched>(table: &T, answers: &mut Answers) -> Result<(), String> {
    let open = (0..4).any(|seat| table.party_of(seat).is_none());
    let [re, kontra] = table.stands();
    for seat in 0..4 {
        let party = table.party_of(seat).filter(|_| !open);
        let ((own, late), (others, _)) = if party == Some(1) {
            (kontra, re)
        } else {
            (re, kontra)
        };
        let own = if late { LATE } else { own };
        let at = table.at(seat);
        for (place, said) in WORDS.into_iter().enumerate() {
            let word = if place < 2 && party == Some(1) {
                1 - place
            } else {
                place
            };
            let answer = table.answer(seat, said)?;
            let asked = Asked { word, own, others };
            let times = answers.entry(party).or_default().entry(asked).or_default();
            let before = times.entry(at).or_insert_with(|| answer.clone());
            if *before != answer {
                let both = format!("{before:?} and {answer:?}");
                return Err(format!("{said}, {asked:?}, {at:?}: {both}"));
            }
        }
    }
    Ok(())
}

/// The first question that is not answered alike, if there is one.
pub(super) fn difference(one: &Answers, other: &Answers) -> Option<String> {
    let [one, other] = [one, other].map(|answers| {
        let rows = answers.iter().flat_map(|(party, rows)| {
            rows.iter().flat_map(move |(asked, times)| {
                times.iter().map(move |(at, it)| (party, asked, at, it))
            })
        });
        rows.collect::<Vec<_>>()
    });
    let mut both = one.iter().zip(&other);
    match both.find(|(one, other)| one != other) {
        Some(differ) => Some(format!("{differ:?}")),
        None if one.len() != other.len() => {
            Some(format!("{} and {} questions", one.len(), other.len()))
        }
        None => None,
    }
}

/// How many different questions these are.
pub(super) fn count(answers: &Answers) -> usize {
    let questions = answers.values().flat_map(BTreeMap::values);
    questions.map(BTreeMap::len).sum()
}
