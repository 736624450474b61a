//! What is a finished game worth?

use doko_engine::{ByParty, Game, Party, Position, Seat, Settlement};
use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome;

use super::{partial, position_after};
use crate::decode::{self, Counts, DecodedRecord, Game as Known, Problems, WithHands};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Failure, Question};

/// What is known of the game.
enum Source {
    Record(Box<Known>),
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
        Some(Message::Record(record)) => decode::game(&mut problems, Some(&record), view)
            .map(|game| Source::Record(Box::new(game))),
        Some(Message::Counts(counts)) => {
            let read = decode::counts(&mut problems, &counts);
            decode::view(&mut problems, view);
            read.map(|read| Source::Counts(Box::new(read), counts.announcements))
        }
    };
    if offence.is_some() {
        problems.not_yet("games that an offence ended");
    }
    let language = decode::language(&mut problems, language);
    let read = source.map(|source| {
        let published = match &source {
            Source::Record(game) => game.record().published.clone(),
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

    fn answer(self) -> Result<v1::ScoreGameResponse, Failure> {
        let (source, scribe) = read(self)?;
        let outcome = match source {
            Source::Counts(counts, announcements) => {
                Outcome::Settlement(settle_counts(&scribe, &counts, &announcements))
            }
            Source::Record(game) => match *game {
                Known::Whole(game) => match position_after(&scribe, &game) {
                    Err(violations) => Outcome::RecordFaulty(violations),
                    Ok(position) => settle(&scribe, &game.record, &position),
                },
                Known::Partial(record) => partial::score(&scribe, &record),
            },
        };
        Ok(v1::ScoreGameResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
        })
    }
}

/// The settlement of a whole game, or what is wrong with its record.
pub(crate) fn settle_record(
    scribe: &Scribe,
    game: &WithHands,
) -> Result<v1::Settlement, v1::RecordFaulty> {
    let position = position_after(scribe, game)?;
    match settle(scribe, &game.record, &position) {
        Outcome::Settlement(settlement) => Ok(settlement),
        Outcome::Refused(refusal) => Err(v1::RecordFaulty {
            violations: vec![refusal],
        }),
        Outcome::RecordFaulty(faulty) => Err(faulty),
    }
}

/// The settlement, or why the game is not settled yet.
pub(super) fn settle(scribe: &Scribe, record: &DecodedRecord, position: &Position<'_>) -> Outcome {
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
pub(crate) fn settlement(
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
    let mut message = encode::settlement(scribe, settled, contract, &re_seats, announcements);
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

/// The settlement of a game given by counts.
pub(crate) fn settle_counts(
    scribe: &Scribe,
    counts: &Counts,
    announcements: &[v1::CountedAnnouncement],
) -> v1::Settlement {
    let settled = Settlement::of(&counts.published.rules, &counts.tally);
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
    encode::settlement(scribe, &settled, None, &re_seats, stated)
}
