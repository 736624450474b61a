//! Makes a disagreement small: fewer cards on the table, fewer words, entries and options, and
//! simpler counts.

use doko_harness::{Announce, Answer, LegalCards, Play, Question, Record, SessionEntry, cards};

use super::both::{Both, Compared, kind};
use super::counts;

/// What the two say, and what is different.
type Different = (Answer, Answer, String);

/// The smallest question so far that shows the disagreement.
struct Smallest<'b> {
    both: &'b Both<'b>,
    kind: String,
    question: Question,
    different: Different,
}

/// The question with the least that shows the same disagreement.
pub(super) fn shrink(
    both: &Both<'_>,
    question: Question,
    different: Different,
) -> (Question, Different) {
    let mut smallest = Smallest {
        both,
        kind: kind(&question, &different.2),
        question,
        different,
    };
    smallest.shrink_list();
    smallest.shrink_rules();
    smallest.shrink_counts();
    smallest.shrink_record();
    (smallest.question, smallest.different)
}

impl Smallest<'_> {
    /// Whether this shows the disagreement, too; then it is the smallest.
    fn is_shown_by(&mut self, smaller: Question) -> bool {
        match self.both.compare(&smaller) {
            Compared::Different(found) if kind(&smaller, &found.2) == self.kind => {
                (self.question, self.different) = (smaller, *found);
                true
            }
            Compared::Different(_) | Compared::Same | Compared::NotAsked(_) => false,
        }
    }

    /// Fewer entries of a list.
    fn shrink_list(&mut self) {
        let Question::Session(session) = &self.question else {
            return;
        };
        for index in (0..session.entries.len()).rev() {
            let mut smaller = self.question.clone();
            if let Question::Session(session) = &mut smaller {
                session.entries.remove(index);
            }
            self.is_shown_by(smaller);
        }
    }

    /// Fewer options, and the eyes of nobody in particular.
    fn shrink_rules(&mut self) {
        let names: Vec<String> = self.question.options().keys().cloned().collect();
        for name in names {
            self.is_shown_by(without_option(&self.question, &name));
        }
        if self.question.record().is_some_and(|it| it.view.is_some()) {
            self.is_shown_by(with(&self.question, |record| record.view = None));
        }
    }

    /// Fewer announcements and special points, and simpler numbers.
    fn shrink_counts(&mut self) {
        while counts::simpler(&self.question)
            .into_iter()
            .any(|simpler| self.is_shown_by(simpler))
        {}
    }

    /// Fewer cards on the table, announcements and words.
    fn shrink_record(&mut self) {
        let count = |of: fn(&Record) -> usize, question: &Question| question.record().map_or(0, of);
        let all = count(|it| cards(&it.plays).count(), &self.question);
        let asked = self.question.clone();
        (0..all)
            .flat_map(|kept| similar(&asked, kept))
            .any(|smaller| self.is_shown_by(smaller));
        for index in (0..count(|it| it.extras.len(), &self.question)).rev() {
            self.is_shown_by(with(&self.question, |record| {
                record.extras.remove(index);
            }));
        }
        let said = count(|it| it.said.len(), &self.question);
        let asked = self.question.clone();
        (0..said)
            .map(|kept| with(&asked, |record| record.said.truncate(kept)))
            .any(|smaller| self.is_shown_by(smaller));
    }
}

/// The question without an option, also in all games of a list.
fn without_option(question: &Question, name: &str) -> Question {
    let mut question = with(question, |record| {
        record.options.remove(name);
    });
    match &mut question {
        Question::ScoreCounts(it) => drop(it.options.remove(name)),
        Question::Deck(it) => drop(it.options.remove(name)),
        Question::Packets(it) => drop(it.options.remove(name)),
        Question::RuleSet(it) => drop(it.options.remove(name)),
        Question::Session(it) => {
            it.options.remove(name);
            for entry in &mut it.entries {
                match entry {
                    SessionEntry::Record(it) => drop(it.record.options.remove(name)),
                    SessionEntry::Counts(it) => drop(it.counts.options.remove(name)),
                    SessionEntry::BrokenOff(it) => drop(it.record.options.remove(name)),
                    SessionEntry::Settled(_)
                    | SessionEntry::Redeal(_)
                    | SessionEntry::Penalty(_)
                    | SessionEntry::Correction(_)
                    | SessionEntry::TimeOver
                    | SessionEntry::SoloRound {} => (),
                }
            }
        }
        Question::Play(_)
        | Question::LegalCards(_)
        | Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Position(_)
        | Question::Vorbehalte(_)
        | Question::Word(_)
        | Question::Announce(_)
        | Question::ScoreGame(_)
        | Question::Deal(_)
        | Question::Claim(_)
        | Question::Offence(_)
        | Question::Audit(_) => (),
    }
    question
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
pub(super) fn with(question: &Question, change: impl FnOnce(&mut Record)) -> Question {
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

#[cfg(test)]
mod tests;
