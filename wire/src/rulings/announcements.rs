//! May this seat make this announcement now, and what may be announced until when?

use doko_engine::{Budget, Position, Seat};
use doko_proto::v1;

use super::{
    Ruling, accepted, also, faulty, keep_verdict_alone, line, partial, position_after, refused,
};
use crate::decode::{self, Announcing, DecodedRecord, Game, Includes, Problems, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Effort, Failure, Question};

/// The question, read.
struct CheckAnnouncement {
    game: Game,
    seat: Option<Seat>,
    asked: Option<Announcing>,
    include: Includes,
    scribe: Scribe,
}

fn read(request: &v1::CheckAnnouncementRequest) -> Result<CheckAnnouncement, Failure> {
    let v1::CheckAnnouncementRequest {
        record,
        seat,
        announcement,
        view,
        language,
        include,
        party,
        also_views,
        seat_names,
    } = request;
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, record.as_ref());
    if *announcement != 0 && *seat == 0 {
        problems.missing_field("seat");
    }
    let seat = problems.optional("seat", *seat, columns::seat);
    let what = problems.optional("announcement", *announcement, columns::announcement);
    let view = match *announcement {
        0 => decode::required_view(&mut problems, *view),
        _ => decode::view_of_action(&mut problems, *view, (*language, include)),
    };
    let game = decode::game(record, view);
    let voice = decode::voice(&mut problems, *language, seat_names);
    let include = decode::includes(&mut problems, include);
    also::check(&mut problems, also_views);
    let party = decode::party_of_absage(&mut problems, *party, *announcement);
    let asked = seat.zip(what);
    let asked = asked.map(|(seat, what)| Announcing { seat, what, party });
    let read = game.map(|game| {
        let scribe = Scribe::of(game.record(), voice);
        CheckAnnouncement {
            game,
            seat,
            asked,
            include,
            scribe,
        }
    });
    problems.finish(read)
}

impl Question for v1::CheckAnnouncementRequest {
    type Response = v1::CheckAnnouncementResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view).with_views(&self.also_views)
    }

    fn answer(self) -> Result<v1::CheckAnnouncementResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::CheckAnnouncementRequest {
    fn within(self, budget: &Budget) -> Result<v1::CheckAnnouncementResponse, Failure> {
        let question = read(&self)?;
        let mut response = question.judge(budget);
        if self.view == 0 {
            keep_verdict_alone(response.verdict.as_mut());
            response.windows.clear();
        }
        let asked = (self.record.as_ref(), response.verdict.as_ref());
        // An announcement has the same number among all that comes after the contract.
        let given = decode::Given {
            party: self.party,
            ..decode::Given::default()
        };
        let add = |record: &mut _| line::extra(record, self.seat, self.announcement, given);
        if question.include.line {
            response.line = line::after(asked, self.view, add);
        }
        let also = (self.also_views.as_slice(), self.language, &*self.seat_names);
        response.also_positions = also::positions(asked, also, add);
        Ok(response)
    }
}

impl CheckAnnouncement {
    fn judge(&self, budget: &Budget) -> v1::CheckAnnouncementResponse {
        let CheckAnnouncement {
            game,
            seat,
            asked,
            include,
            scribe,
        } = self;
        let (seat, asked, include) = (*seat, *asked, *include);
        let mut response = v1::CheckAnnouncementResponse {
            answered_by: Some(stamp(&scribe.published)),
            ..v1::CheckAnnouncementResponse::default()
        };
        let game = match game {
            Game::Whole(game) => game,
            Game::Partial(record) => {
                let asked = (seat, asked);
                let judged =
                    partial::announcement(scribe, record, asked, include, budget, &mut response);
                let judged = (judged, budget);
                return partial::certain(scribe, response, judged, unanswered);
            }
        };
        let before = match position_after(scribe, game) {
            Ok(position) => position,
            Err(violations) => {
                response.verdict = Some(faulty(violations));
                return response;
            }
        };
        let seats = Seat::ALL
            .into_iter()
            .filter(|&it| seat.is_none_or(|only| only == it));
        response.windows = seats.flat_map(|it| encode::windows(&before, it)).collect();
        let mut after = before.clone();
        if let Some(asked) = asked {
            let verdict = verdict(scribe, &game.record, &mut after, asked);
            let legal = matches!(verdict.outcome, Some(v1::verdict::Outcome::Accepted(_)));
            response.verdict = Some(verdict);
            if include.effects && legal {
                response.effects = Some(encode::effects(scribe, &before, &after));
            }
        }
        if include.position {
            response.position = Some(encode::position(scribe, &after, &game.record));
        }
        response
    }
}

/// What is left of the answer with a verdict that is none.
fn unanswered(
    response: v1::CheckAnnouncementResponse,
    verdict: v1::Verdict,
) -> v1::CheckAnnouncementResponse {
    v1::CheckAnnouncementResponse {
        answered_by: response.answered_by,
        verdict: Some(verdict),
        ..v1::CheckAnnouncementResponse::default()
    }
}

/// Makes the announcement, if it is legal.
fn verdict(
    scribe: &Scribe,
    record: &DecodedRecord,
    position: &mut Position<'_>,
    Announcing { seat, what, party }: Announcing,
) -> v1::Verdict {
    let asked = Asked::next(position, Some(seat));
    let before = scribe.voice.as_ref().map(|_| position.clone());
    match position.announce_for(seat, what, party) {
        Ok(made) => {
            let before = before.as_ref().unwrap_or(position);
            accepted(encode::announcement_accepted(scribe, before, &made))
        }
        Err(refusal) => {
            let scene = Scene::of(record, position);
            refused(encode::refusal(scribe, &refusal, &asked, scene))
        }
    }
}
