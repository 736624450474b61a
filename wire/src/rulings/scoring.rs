//! What is a finished game worth?

use doko_engine::{BockEvents, Budget, Position, RedealReason};
use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome;

use super::settlement::{settle_alike, settle_counts};
use super::{Ended, Ending, Ruling, Unjudged, ended, keep_reasons_alone, note_going_on, partial};
use crate::decode::{self, Counts, Game as Known, Problems};
use crate::encode::Scribe;
use crate::published::{Served, stamp};
use crate::{Effort, Failure, Question};

/// What is known of the game.
enum Source {
    Record(Box<Known>, Option<Ending>),
    Counts(Box<Counts>, Vec<v1::CountedAnnouncement>),
}

impl Source {
    const fn published(&self) -> &Served {
        match self {
            Source::Record(game, _) => &game.record().published,
            Source::Counts(counts, _) => &counts.published,
        }
    }
}

fn read(request: v1::ScoreGameRequest) -> Result<(Source, Scribe), Failure> {
    use v1::score_game_request::Source as Message;
    let v1::ScoreGameRequest {
        source,
        offence,
        view,
        language,
        seat_names,
    } = request;
    let mut problems = Problems::default();
    let source = match source {
        None => {
            problems.missing_choice("source", &["record", "counts"]);
            if offence.is_some() {
                super::ending(&mut problems, None, None, offence);
            }
            decode::view(&mut problems, view);
            None
        }
        Some(Message::Record(message)) => read_record(&mut problems, &message, offence, view),
        Some(Message::Counts(message)) => read_counts(&mut problems, message, offence, view),
    };
    let voice = decode::voice(&mut problems, language, &seat_names);
    let read = source.map(|source| {
        let published = source.published().clone();
        let scribe = Scribe { published, voice };
        (source, scribe)
    });
    problems.finish(read)
}

/// Reads a game given as a record, which an offence may have ended.
fn read_record(
    problems: &mut Problems,
    message: &v1::GameRecord,
    offence: Option<v1::Offence>,
    view: i32,
) -> Option<Source> {
    let read = decode::record(problems, Some(message));
    let ending = offence.and_then(|offence| {
        let published = read.as_ref().map(|it| &*it.published);
        super::ending(
            problems,
            published,
            read.as_ref().map(|it| it.plays.len()),
            Some(offence),
        )
    });
    let view = decode::view(problems, view);
    let game = decode::game(read, view)?;
    Some(Source::Record(Box::new(game), ending))
}

/// Reads a game given by counts. Those know of no offence.
fn read_counts(
    problems: &mut Problems,
    message: v1::GameCounts,
    offence: Option<v1::Offence>,
    view: i32,
) -> Option<Source> {
    let read = decode::counts(problems, &message);
    if offence.is_some() {
        let problem = "must not be set unless the game is given as a record";
        problems.contradiction("offence", problem);
    }
    decode::view(problems, view);
    Some(Source::Counts(Box::new(read?), message.announcements))
}

impl Question for v1::ScoreGameRequest {
    type Response = v1::ScoreGameResponse;

    fn effort(&self) -> Effort {
        match &self.source {
            Some(v1::score_game_request::Source::Record(_)) if self.offence.is_some() => {
                Effort::Long
            }
            Some(v1::score_game_request::Source::Record(it)) => Effort::about(Some(it), self.view),
            Some(v1::score_game_request::Source::Counts(_)) | None => Effort::Short,
        }
    }

    fn answer(self) -> Result<v1::ScoreGameResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::ScoreGameRequest {
    fn within(self, budget: &Budget) -> Result<v1::ScoreGameResponse, Failure> {
        let view = self.view;
        let (source, scribe) = read(self)?;
        let mut outcome = match source {
            Source::Counts(counts, announcements) => {
                Outcome::Settlement(settle_counts(&scribe, &counts, &announcements).0)
            }
            Source::Record(game, Some(ending)) => settle_ended(&scribe, &game, &ending, budget)?,
            Source::Record(game, None) => match positions_after(&scribe, &game, budget) {
                Err(Unjudged::Faulty(violations)) => Outcome::RecordFaulty(violations),
                Err(Unjudged::BeyondBound | Unjudged::RestsOnHands) => {
                    needs(v1::MissingInput::Hands)
                }
                Ok((position, others)) => {
                    match settle_alike(&scribe, game.record(), &position, &others) {
                        Ok(settlement) => Outcome::Settlement(settlement),
                        Err(refusal) => Outcome::Refused(*refusal),
                    }
                }
            },
        };
        match &mut outcome {
            Outcome::Refused(it) if view == 0 => keep_reasons_alone(it),
            Outcome::RecordFaulty(it) if view == 0 => {
                it.violations.iter_mut().for_each(keep_reasons_alone);
            }
            Outcome::Settlement(_)
            | Outcome::Refused(_)
            | Outcome::RecordFaulty(_)
            | Outcome::NeedsInput(_) => (),
        }
        Ok(v1::ScoreGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
        })
    }
}

fn needs(missing: v1::MissingInput) -> Outcome {
    Outcome::NeedsInput(super::needs(missing))
}

/// What a game came to that an offence ended, or why that is not known.
fn settle_ended(
    scribe: &Scribe,
    game: &Known,
    ending: &Ending,
    budget: &Budget,
) -> Result<Outcome, Failure> {
    let mut problems = Problems::default();
    let outcome = match ended(scribe, game, ending, budget) {
        Ended::Broken(broken) => Some(Outcome::Settlement(broken.settlement)),
        Ended::GoesOn => {
            note_going_on(&mut problems);
            None
        }
        Ended::NotHeld(not_held) => {
            not_held.note(&mut problems);
            None
        }
        Ended::NeedsClass => Some(needs(v1::MissingInput::OffenceClass)),
        Ended::NeedsHarm => Some(needs(v1::MissingInput::HarmsSoloist)),
        Ended::NeedsHands => Some(needs(v1::MissingInput::Hands)),
        Ended::Faulty(faulty) => Some(Outcome::RecordFaulty(faulty)),
    };
    problems.finish(outcome)
}

/// The position after a whole record, and those with other deals that fit it, or what is
/// wrong with the record.
fn positions_after<'g>(
    scribe: &Scribe,
    game: &'g Known,
    budget: &Budget,
) -> Result<(Position<'g>, Vec<Position<'g>>), Unjudged> {
    match game {
        Known::Whole(game) => Ok((super::position_after(scribe, game)?, Vec::new())),
        Known::Partial(record) => partial::positions_after(scribe, record, budget),
    }
}

/// A game that was settled, or dealt again, for a list.
pub(crate) struct ForList {
    pub(crate) settlement: v1::Settlement,
    /// What of it can start Bock games.
    pub(crate) events: BockEvents,
    /// Why the cards were dealt again, if they were.
    pub(crate) redeal: Option<RedealReason>,
}

/// The settlement of a game, or what is wrong with its record.
pub(crate) fn settle_record(
    scribe: &Scribe,
    game: &Known,
    budget: &Budget,
) -> Result<ForList, Unjudged> {
    let (position, others) = positions_after(scribe, game, budget)?;
    let rules = &scribe.published.rules;
    let settled = position.settle().ok();
    let settled = settled.map(|it| it.in_bock(rules, game.record().bock));
    match settle_alike(scribe, game.record(), &position, &others) {
        Ok(settlement) => Ok(ForList {
            settlement,
            events: settled.map_or_else(BockEvents::default, |it| it.events),
            redeal: position.redeal().map(|it| it.reason),
        }),
        Err(refusal) => Err(Unjudged::Faulty(v1::RecordFaulty {
            violations: vec![*refusal],
        })),
    }
}
