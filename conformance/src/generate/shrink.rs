//! Makes a disagreement small: fewer cards on the table, and fewer words.

use doko_harness::{Announce, Answer, LegalCards, Play, Question, Record, cards};

use super::{Both, Compared, kind};

/// What the two say, and what is different.
type Different = (Answer, Answer, String);

/// The question with the least that shows the same disagreement.
pub(super) fn shrink(
    both: &Both<'_>,
    question: Question,
    different: Different,
) -> (Question, Different) {
    let kind_of_it = kind(&question, &different.2);
    let again = |smaller: &Question| match both.compare(smaller) {
        Compared::Different(found) if kind(smaller, &found.2) == kind_of_it => Some(*found),
        Compared::Different(_) | Compared::Same | Compared::NotAsked(_) => None,
    };
    let (mut question, mut different) = (question, different);
    let all = question.record().map_or(0, |it| cards(&it.plays).count());
    let mut earlier = (0..all).flat_map(|kept| similar(&question, kept));
    let found = earlier.find_map(|smaller| again(&smaller).map(|found| (smaller, found)));
    if let Some(found) = found {
        (question, different) = found;
    }
    let words = question.record().map_or(0, |it| it.extras.len());
    for index in (0..words).rev() {
        let smaller = with(&question, |record| drop(record.extras.remove(index)));
        if let Some(found) = again(&smaller) {
            (question, different) = (smaller, found);
        }
    }
    let said = question.record().map_or(0, |it| it.said.len());
    for kept in 0..said {
        let smaller = with(&question, |record| record.said.truncate(kept));
        if let Some(found) = again(&smaller) {
            (question, different) = (smaller, found);
            break;
        }
    }
    (question, different)
}

/// The question, and others of its kind, about the game with so many cards on the table.
fn similar(question: &Question, kept: usize) -> Vec<Question> {
    let earlier = with(question, |record| cut(record, kept));
    let mut all = vec![earlier.clone()];
    match earlier {
        Question::Play(it) => {
            for (seat, hand) in (1..).zip(it.record.hands.clone()) {
                let asked = cards(&hand).map(|card| {
                    Question::Play(Play {
                        seat,
                        card: card.to_owned(),
                        ..it.clone()
                    })
                });
                all.extend(asked);
            }
        }
        Question::LegalCards(it) => {
            all.extend((1..=4).map(|seat| Question::LegalCards(LegalCards { seat, ..it.clone() })));
        }
        Question::Announce(it) => {
            all.extend((1..=4).map(|seat| Question::Announce(Announce { seat, ..it.clone() })));
        }
        Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Position(_)
        | Question::Vorbehalte(_)
        | Question::Word(_)
        | Question::ScoreCounts(_)
        | Question::ScoreGame(_)
        | Question::Deck(_)
        | Question::Deal(_)
        | Question::Packets(_)
        | Question::Claim(_)
        | Question::Offence(_)
        | Question::Session(_)
        | Question::RuleSet(_)
        | Question::Audit(_) => (),
    }
    all
}

/// The record with so many cards on the table.
fn cut(record: &mut Record, kept: usize) {
    let plays: Vec<&str> = cards(&record.plays).take(kept).collect();
    record.plays = plays.join(" ");
    record.extras.retain(|text| {
        let extra = doko_harness::Extra::read(text);
        extra.is_some_and(|it| usize::from(it.at) <= kept)
    });
}

/// The question about another record.
fn with(question: &Question, change: impl FnOnce(&mut Record)) -> Question {
    let mut question = question.clone();
    match &mut question {
        Question::Play(it) => change(&mut it.record),
        Question::LegalCards(it) => change(&mut it.record),
        Question::Trick(it) => {
            change(&mut it.record);
            // The trick that is asked about is the last one that is whole.
            let whole = cards(&it.record.plays).count() / 4;
            it.trick = it.trick.min(u8::try_from(whole).unwrap_or(u8::MAX)).max(1);
        }
        Question::Hochzeit(it) => change(&mut it.record),
        Question::Vorbehalte(it) => change(&mut it.record),
        Question::Announce(it) => change(&mut it.record),
        Question::ScoreGame(it) => change(&mut it.record),
        Question::Audit(it) => change(&mut it.record),
        Question::Position(it) => change(&mut it.record),
        Question::Word(it) => change(&mut it.record),
        Question::Claim(it) => change(&mut it.record),
        Question::Offence(it) => change(&mut it.record),
        Question::Deal(it) => change(&mut it.record),
        Question::ScoreCounts(_)
        | Question::Deck(_)
        | Question::Packets(_)
        | Question::Session(_)
        | Question::RuleSet(_) => (),
    }
    question
}
