//! Everything that the service says about one game.

use std::collections::BTreeSet;

use doko_sdk::{
    ActionRef, ActionSection, Answer, Audit, AuditGame, CheckAnnouncement, Client, Error, Extra,
    ExtraAt, Include, MoveAnswer, Options, Question, Record, ResolveVorbehalte, ScoreGame,
    ScoreOutcome, ValidateMove, Verdict, View, VorbehaltOutcome,
};

/// What the service says.
pub(crate) struct Rulings {
    /// What was to be said before each word, and the outcome after the last one.
    pub(crate) dialogue: Vec<VorbehaltOutcome>,
    /// About each card, as far as the record is sound up to there.
    pub(crate) plays: Vec<MoveAnswer>,
    /// About each announcement; `None` for what is no announcement.
    pub(crate) extras: Vec<Option<Verdict>>,
    /// About the whole game.
    pub(crate) audit: Audit,
    /// What it is worth.
    pub(crate) score: ScoreOutcome,
}

/// What the audit says about one step.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Finding {
    Legal,
    Refused,
    NotJudged,
}

impl Rulings {
    /// Asks about the whole game in one batch and about every step of it in
    /// another one, in which announcements that the audit refuses are left out:
    /// the game goes on without them.
    pub(crate) async fn ask(client: &Client, record: &Record) -> Result<Rulings, Error> {
        let mut whole = client.evaluate_batch(about_all(record)).await.into_iter();
        let (mut dialogue, mut audit, mut score) = (Vec::new(), None, None);
        while let Some(answer) = whole.next().transpose()? {
            match answer {
                Answer::ResolveVorbehalte(answer) => dialogue.push(answer.outcome),
                Answer::AuditGame(answer) => audit = Some(*answer),
                Answer::ScoreGame(answer) => score = Some(answer.outcome),
                other @ (Answer::ValidateMove(_) | Answer::CheckAnnouncement(_) | _) => {
                    return Err(unasked(&other));
                }
            }
        }
        let (Some(audit), Some(score)) = (audit, score) else {
            return Err(Error::Protocol {
                message: "the game was not judged".to_owned(),
            });
        };

        let refused = refused_extras(&audit);
        let mut steps = client
            .evaluate_batch(about_steps(record, &refused))
            .await
            .into_iter();
        let (mut plays, mut extras) = (Vec::new(), vec![None; record.extras.len()]);
        let mut places = announcements(record);
        while let Some(answer) = steps.next().transpose()? {
            match answer {
                Answer::ValidateMove(answer) => plays.push(*answer),
                Answer::CheckAnnouncement(answer) => {
                    if let Some(place) = places.next().and_then(|index| extras.get_mut(index)) {
                        *place = answer.verdict;
                    }
                }
                other @ (Answer::AuditGame(_) | Answer::ScoreGame(_) | _) => {
                    return Err(unasked(&other));
                }
            }
        }
        Ok(Rulings {
            dialogue,
            plays,
            extras,
            audit,
            score,
        })
    }

    /// Whether nothing in the game is against the rules.
    pub(crate) fn is_clean(&self) -> bool {
        self.audit.is_clean()
    }

    /// What the audit says about the card or announcement of this index.
    pub(crate) fn finding(&self, section: ActionSection, index: usize) -> Finding {
        let is_it = |action: &Option<ActionRef>| {
            action.is_some_and(|it| it.section == section && it.index == Some(index))
        };
        if self
            .audit
            .violations
            .iter()
            .any(|refusal| is_it(&refusal.action))
        {
            return Finding::Refused;
        }
        if self.audit.not_judged.iter().any(|step| is_it(&step.action)) {
            return Finding::NotJudged;
        }
        Finding::Legal
    }
}

/// The dialogue word by word, the whole game, and the settlement.
fn about_all(record: &Record) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    for index in 0..=record.said.len() {
        questions.push(ResolveVorbehalte::new(&record.before_said(index), View::Everything).into());
    }
    questions.push(AuditGame::new(record, View::Everything).into());
    questions.push(ScoreGame::new(record).into());
    questions
}

/// Every card, then every announcement.
fn about_steps(record: &Record, refused: &BTreeSet<usize>) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    let options = Options::new().include(Include::LegalCards);
    for (index, play) in record.plays.iter().enumerate() {
        let before = without(record.before_play(index), refused);
        let question = ValidateMove::new(&before, play.seat, play.card);
        questions.push(question.with(options.clone()).into());
    }
    for index in announcements(record) {
        let before = without(record.before_extra(index), refused);
        if let Some(ExtraAt {
            seat,
            extra: Extra::Announce(what),
            ..
        }) = record.extras.get(index)
        {
            questions.push(CheckAnnouncement::new(&before, *seat, *what).into());
        }
    }
    questions
}

/// The record without these announcements.
fn without(mut record: Record, refused: &BTreeSet<usize>) -> Record {
    let mut index = 0;
    record.extras.retain(|_| {
        index += 1;
        !refused.contains(&(index - 1))
    });
    record
}

/// The indices of the announcements that the audit refuses.
fn refused_extras(audit: &Audit) -> BTreeSet<usize> {
    let actions = audit.violations.iter().filter_map(|refusal| refusal.action);
    actions
        .filter(|action| action.section == ActionSection::Extras)
        .filter_map(|action| action.index)
        .collect()
}

/// The indices of the announcements among the extras.
fn announcements(record: &Record) -> impl Iterator<Item = usize> {
    let extras = record.extras.iter().enumerate();
    extras
        .filter(|(_, extra)| matches!(extra.extra, Extra::Announce(_)))
        .map(|(index, _)| index)
}

fn unasked(answer: &Answer) -> Error {
    Error::Protocol {
        message: format!("an answer that nobody asked for: {answer:?}"),
    }
}
