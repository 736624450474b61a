//! What is a finished game worth?

use doko_engine::{BockTriggers, Budget, ByParty, Game, Party, Position, Seat, Settlement};
use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome;

use super::{Ending, ended, partial, position_after, settlement_of_ended};
use crate::decode::{self, Counts, DecodedRecord, Game as Known, Problems, WithHands};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Effort, Failure, Question};

/// What is known of the game.
enum Source {
    Record(Box<Known>, Option<Ending>),
    Counts(Box<Counts>, Vec<v1::CountedAnnouncement>),
}

fn read(request: v1::ScoreGameRequest) -> Result<(Source, Scribe), Failure> {
    use v1::score_game_request::Source as Message;
    let v1::ScoreGameRequest {
        source,
        offence,
        view,
        language,
    } = request;
    let mut problems = Problems::default();
    let source = match source {
        None => {
            problems.missing_field("record");
            decode::view(&mut problems, view);
            None
        }
        Some(Message::Record(record)) => {
            let read = decode::record(&mut problems, Some(&record));
            let rule_set = decode::rule_set(&mut Problems::default(), "", record.rule_set.as_ref());
            let ending = offence.and_then(|offence| {
                let plays = record.plays.len();
                super::ending(&mut problems, rule_set.as_deref(), plays, Some(offence))
            });
            let view = decode::view(&mut problems, view);
            let game = decode::game(&mut problems, read, view);
            game.map(|game| Source::Record(Box::new(game), ending))
        }
        Some(Message::Counts(counts)) => {
            if offence.is_some() {
                let problem = "must not be set unless the game is given as a record";
                problems.note(
                    "offence".to_owned(),
                    v1::ErrorReason::ContradictoryFields,
                    problem,
                );
            }
            let read = decode::counts(&mut problems, &counts);
            decode::view(&mut problems, view);
            read.map(|read| Source::Counts(Box::new(read), counts.announcements))
        }
    };
    let language = decode::language(&mut problems, language);
    let read = source.map(|source| {
        let published = match &source {
            Source::Record(game, _) => game.record().published.clone(),
            Source::Counts(counts, _) => counts.published.clone(),
        };
        (
            source,
            Scribe {
                published,
                language,
            },
        )
    });
    problems.finish(read)
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
        let (source, scribe) = read(self)?;
        let outcome = match source {
            Source::Counts(counts, announcements) => {
                Outcome::Settlement(settle_counts(&scribe, &counts, &announcements).0)
            }
            Source::Record(game, ending) => match (*game, ending) {
                (Known::Whole(game), None) => match position_after(&scribe, &game) {
                    Err(violations) => Outcome::RecordFaulty(violations),
                    Ok(position) => settle(&scribe, &game.record, &position),
                },
                (Known::Whole(game), Some(ending)) => {
                    settle_ended(&scribe, &game, &ending, &Budget::new())?
                }
                (Known::Partial(record), None) => partial::score(&scribe, &record),
                (Known::Partial(record), Some(ending)) => {
                    partial::score_ended(&scribe, &record, &ending)?
                }
            },
        };
        Ok(v1::ScoreGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
        })
    }
}

/// What a game came to that an offence ended, or what is wrong with its record.
pub(super) fn settle_ended(
    scribe: &Scribe,
    game: &WithHands,
    ending: &Ending,
    budget: &Budget,
) -> Result<Outcome, Failure> {
    let mut problems = Problems::default();
    let outcome = match ended(scribe, &mut problems, game, ending, budget) {
        Err(faulty) => Some(Outcome::RecordFaulty(faulty)),
        Ok(found) => found.map(|(before, penalty)| {
            Outcome::Settlement(settlement_of_ended(scribe, game, &before, &penalty))
        }),
    };
    problems.finish(outcome)
}

/// The settlement of a whole game with what of it can start Bock games, or what is
/// wrong with its record.
pub(crate) fn settle_record(
    scribe: &Scribe,
    game: &WithHands,
) -> Result<(v1::Settlement, BockTriggers), v1::RecordFaulty> {
    let position = position_after(scribe, game)?;
    let triggers = position.settle().map(|it| it.triggers);
    match settle(scribe, &game.record, &position) {
        Outcome::Settlement(settlement) => Ok((settlement, triggers.unwrap_or_default())),
        Outcome::Refused(refusal) => Err(v1::RecordFaulty {
            violations: vec![refusal],
        }),
        Outcome::RecordFaulty(faulty) => Err(faulty),
    }
}

/// The settlement, or why the game is not settled yet.
pub(super) fn settle(scribe: &Scribe, record: &DecodedRecord, position: &Position<'_>) -> Outcome {
    if let Some(redeal) = position.redeal() {
        return Outcome::Settlement(encode::settled_by_redeal(scribe, redeal));
    }
    let settled = match position.settle() {
        Ok(settled) => settled,
        Err(refusal) => {
            let seat = position.to_play().unwrap_or(Seat::First);
            let asked = Asked::next(position, seat);
            let refusal = encode::refusal(scribe, &refusal, &asked, Scene::of(record, position));
            return Outcome::Refused(refusal);
        }
    };
    Outcome::Settlement(settlement(scribe, record, position, &settled))
}

/// The settlement of the game in `position` as a message.
pub(super) fn settlement(
    scribe: &Scribe,
    record: &DecodedRecord,
    position: &Position<'_>,
    settled: &Settlement,
) -> v1::Settlement {
    let played = position.game();
    let re = |seat: &Seat| played.and_then(|it| it.parties().of(*seat)) == Some(Party::Re);
    let re_seats: Vec<Seat> = Seat::ALL.into_iter().filter(re).collect();
    let announcements = ByParty::from_fn(|party| announcements_of(record, played, party));
    let contract = played.map(Game::contract);
    let settled = settled.in_bock(record.bock);
    let mut message = encode::settlement(scribe, &settled, contract, &re_seats, announcements);
    message.contract = played.map(|it| encode::contract_led_by(it.contract(), it.first_leader()));
    let ended = played.and_then(Game::shortened);
    let ended = ended.map(|it| encode::rule(scribe, it.rule()));
    message.decided_by.extend(ended);
    message
}

/// The announcements of `party`, in order of time.
fn announcements_of(
    record: &DecodedRecord,
    played: Option<&Game>,
    party: Party,
) -> Vec<v1::StandingAnnouncement> {
    let made = played.map(Game::announced).unwrap_or_default();
    encode::with_indices(&record.extras, made)
        .filter(|(it, _)| it.party == party)
        .map(|(it, index)| encode::standing(it, index))
        .collect()
}

/// The settlement of a game given by counts, with what of it can start Bock games.
pub(crate) fn settle_counts(
    scribe: &Scribe,
    counts: &Counts,
    announcements: &[v1::CountedAnnouncement],
) -> (v1::Settlement, BockTriggers) {
    let settled = Settlement::of(&counts.published.rules, &counts.tally).in_bock(counts.bock);
    let re = |seat: &Seat| counts.tally.parties.of(*seat) == Some(Party::Re);
    let re_seats: Vec<Seat> = Seat::ALL.into_iter().filter(re).collect();
    let stated = ByParty::from_fn(|party| {
        let own = announcements
            .iter()
            .filter(|it| it.party == encode::party(party));
        own.map(|it| v1::StandingAnnouncement {
            party: it.party,
            announcement: it.announcement,
            mode: it.mode,
            ..v1::StandingAnnouncement::default()
        })
        .collect()
    });
    let message = encode::settlement(scribe, &settled, None, &re_seats, stated);
    (message, settled.triggers)
}
