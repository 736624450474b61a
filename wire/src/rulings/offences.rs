//! Which penalty follows from an offence?

use doko_engine::{
    Assessment, Budget, Complaint, Deck, Harm, Hearing, Offence, OffenceClass, OffenceKind,
    Position, Refusal, Rule, Seat,
};
use doko_proto::v1;
use doko_proto::v1::assess_offence_response::Outcome;

use super::Ruling;
use super::named_order::{NotHeld, named_order};
use super::settlement::settlement;
use crate::decode::{self, DecodedRecord, Game as Known, Problems, WithHands, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::values::Value as _;
use crate::{Effort, Failure, Question};

/// What becomes of a complaint.
enum Assessed<'g> {
    /// The record is faulty before the offence.
    Faulty(v1::RecordFaulty),
    /// The order that was named has cards that its seat had not.
    NotHeld(NotHeld),
    /// The position at the offence, and the answer.
    Heard(Box<(Position<'g>, Result<Assessment, Refusal>)>),
    /// It takes all hands to say.
    NeedsHands,
}

/// The question, read. The record ends with the complaint.
struct AssessOffence {
    game: Known,
    complaint: Complaint,
    // How many cards were on the table when the complaint came.
    complained: u8,
    offence: Offence,
    scribe: Scribe,
}

fn read(request: v1::AssessOffenceRequest) -> Result<AssessOffence, Failure> {
    let v1::AssessOffenceRequest {
        record,
        offence,
        complaint,
        view,
        language,
        seat_names,
    } = request;
    let mut problems = Problems::default();
    let committed = offence.as_ref().and_then(|it| it.cards_played);
    let complained = complaint.and_then(|it| it.cards_played);
    let record = decode::record(&mut problems, record.as_ref());
    let plays = record.as_ref().map(|it| it.plays.len());
    let deck = record.as_ref().map(|it| it.published.rules.deck);
    let offence = self::offence(&mut problems, deck, offence, |problems, number| {
        problems.optional("offence.class_of_effect", number, OffenceClass::of_number)
    });
    let complaint = self::complaint(&mut problems, complaint);
    check_times(&mut problems, committed, complained, plays);
    let view = decode::required_view(&mut problems, view);
    let game = decode::game(record, view);
    let voice = decode::voice(&mut problems, language, &seat_names);
    let read = game.zip(offence).zip(complaint);
    let read = read.and_then(|((mut game, offence), (complainant, complained))| {
        let (offence, kind, committed) = offence;
        let until = usize::try_from(complained).ok()?;
        let record = game.record_mut();
        record.plays.truncate(until);
        record.extras.retain(|it| usize::from(it.at) <= until);
        let scribe = Scribe::of(game.record(), voice);
        let complaint = Complaint {
            offender: offence.offender,
            kind,
            cards_played: u8::try_from(committed).ok()?,
            complainant,
        };
        Some(AssessOffence {
            game,
            complaint,
            complained: u8::try_from(complained).ok()?,
            offence,
            scribe,
        })
    });
    problems.finish(read)
}

/// The offence, what it was, and how many cards were on the table before it; `class`
/// reads how grave it is.
pub(super) fn offence(
    problems: &mut Problems,
    deck: Option<Deck>,
    message: Option<v1::Offence>,
    class: impl FnOnce(&mut Problems, i32) -> Option<OffenceClass>,
) -> Option<(Offence, OffenceKind, u32)> {
    let Some(message) = message else {
        problems.missing_field("offence");
        return None;
    };
    let v1::Offence {
        offender,
        kind,
        class_of_effect,
        harms_soloist,
        cards_played,
        named_order: order,
        named_by,
    } = message;
    let offender = problems.required("offence.offender", offender, columns::seat);
    let kind = problems.required("offence.kind", kind, OffenceKind::of_number);
    let class = class(problems, class_of_effect);
    let harm = problems.optional("offence.harms_soloist", harms_soloist, Harm::of_number);
    let cards_played = problems.number("offence.cards_played", cards_played);
    let named = named_order(problems, deck, &order, named_by);
    let (offender, kind) = offender.zip(kind)?;
    let offence = Offence {
        offender,
        class,
        harm,
        named,
    };
    Some((offence, kind, cards_played?))
}

fn complaint(problems: &mut Problems, message: Option<v1::Complaint>) -> Option<(Seat, u32)> {
    let Some(v1::Complaint { seat, cards_played }) = message else {
        problems.missing_field("complaint");
        return None;
    };
    let seat = problems.required("complaint.seat", seat, columns::seat);
    let cards_played = problems.number("complaint.cards_played", cards_played);
    seat.zip(cards_played)
}

/// The complaint follows the offence, and both are in the record.
fn check_times(
    problems: &mut Problems,
    committed: Option<u32>,
    complained: Option<u32>,
    plays: Option<usize>,
) {
    let Some(plays) = plays else {
        return;
    };
    let beyond = |at: u32| usize::try_from(at).map_or(true, |at| at > plays);
    if committed.is_some_and(beyond) {
        let problem = "must not exceed the number of plays";
        let path = "offence.cards_played";
        problems.note(path, v1::ErrorReason::OutOfOrder, problem);
    }
    if complained.is_some_and(|at| beyond(at) || committed.is_some_and(|it| at < it)) {
        let problem = "must not be before the offence and must not exceed the number of plays";
        let path = "complaint.cards_played";
        problems.note(path, v1::ErrorReason::OutOfOrder, problem);
    }
}

impl Question for v1::AssessOffenceRequest {
    type Response = v1::AssessOffenceResponse;

    fn effort(&self) -> Effort {
        Effort::Long
    }

    fn answer(self) -> Result<v1::AssessOffenceResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::AssessOffenceRequest {
    fn within(self, budget: &Budget) -> Result<v1::AssessOffenceResponse, Failure> {
        let AssessOffence {
            game,
            complaint,
            complained,
            offence,
            scribe,
        } = read(self)?;
        let mut response = v1::AssessOffenceResponse {
            answered_by: Some(stamp(&scribe.published)),
            ..v1::AssessOffenceResponse::default()
        };
        let asked = Asked::complaint(complained, complaint.complainant);
        let heard = match &game {
            Known::Whole(game) => assess(&scribe, game, complaint, &offence, budget),
            Known::Partial(_) => Assessed::NeedsHands,
        };
        response.outcome = Some(match heard {
            Assessed::Faulty(violations) => Outcome::RecordFaulty(violations),
            Assessed::NotHeld(not_held) => {
                let mut problems = Problems::default();
                not_held.note(&mut problems);
                return problems.finish(None);
            }
            Assessed::NeedsHands => needs(v1::MissingInput::Hands),
            Assessed::Heard(heard) => {
                let (before, heard) = *heard;
                answer(
                    &scribe,
                    game.record(),
                    &before,
                    heard,
                    &asked,
                    &mut response,
                )
            }
        });
        Ok(response)
    }
}

/// Hears the complaint with all hands.
fn assess<'g>(
    scribe: &Scribe,
    game: &'g WithHands,
    complaint: Complaint,
    offence: &Offence,
    budget: &'g Budget,
) -> Assessed<'g> {
    let mut hearing = game.hearing(complaint, budget);
    let violations = faults(scribe, game, &mut hearing);
    if !violations.is_empty() {
        return Assessed::Faulty(v1::RecordFaulty { violations });
    }
    let before = hearing.before();
    match NotHeld::among(offence.named.as_ref(), before) {
        Some(not_held) => Assessed::NotHeld(not_held),
        None => Assessed::Heard(Box::new(hearing.finish(offence))),
    }
}

/// What follows from a complaint; the settlement goes into `response`.
fn answer(
    scribe: &Scribe,
    record: &DecodedRecord,
    before: &Position<'_>,
    heard: Result<Assessment, Refusal>,
    asked: &Asked,
    response: &mut v1::AssessOffenceResponse,
) -> Outcome {
    match heard {
        Ok(Assessment::Penalty(found)) => {
            let settled = found.settlement.as_ref();
            response.settlement = settled.map(|it| {
                let mut message = settlement(scribe, record, before, it);
                message.decided_by.push(encode::rule(scribe, Rule::Pen8));
                message
            });
            Outcome::Penalty(encode::penalty(scribe, &found))
        }
        Ok(Assessment::NeedsClass) => needs(v1::MissingInput::OffenceClass),
        Ok(Assessment::NeedsHarm) => needs(v1::MissingInput::HarmsSoloist),
        Err(refusal) => {
            let scene = Scene::of(record, before);
            Outcome::Refused(encode::refusal(scribe, &refusal, asked, scene))
        }
    }
}

fn needs(missing: v1::MissingInput) -> Outcome {
    Outcome::NeedsInput(super::needs(missing))
}

/// What is wrong with the record before the offence.
pub(super) fn faults(
    scribe: &Scribe,
    game: &WithHands,
    hearing: &mut Hearing<'_, '_>,
) -> Vec<v1::Refusal> {
    let mut violations = Vec::new();
    while let Some(step) = hearing.next_fault() {
        if let Err(refused) = &step.outcome {
            let position: &Position<'_> = hearing.replay().position();
            let scene = Scene::of(&game.record, position);
            violations.push(encode::refusal(scribe, refused, &Asked::of(&step), scene));
        }
        if !hearing.overlook(&step) {
            break;
        }
    }
    violations
}
