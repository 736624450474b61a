//! May this seat shorten the game, and does the claim hold?

use doko_engine::{Card, Claim, ClaimKind, Rule, Seat};
use doko_proto::v1;

use super::scoring::settlement;
use super::{accepted, faulty, position_after, refused};
use crate::decode::{self, Problems, WithHands, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Failure, Question};

/// The question, read.
struct CheckClaim {
    game: WithHands,
    seat: Seat,
    kind: ClaimKind,
    order: Vec<Card>,
    scribe: Scribe,
}

fn read(request: &v1::CheckClaimRequest) -> Result<CheckClaim, Failure> {
    let v1::CheckClaimRequest {
        record,
        seat,
        kind,
        order,
        view,
        language,
    } = request;
    let mut problems = Problems::default();
    let game = decode::record_with_hands(&mut problems, record.as_ref());
    let seat = problems.required("seat", *seat, columns::seat);
    let kind = problems.required("kind", *kind, claim_kind);
    if kind == Some(ClaimKind::Surrender) && !order.is_empty() {
        let problem = "must be empty, because a surrender names no order";
        let path = "order".to_owned();
        problems.note(path, v1::ErrorReason::ContradictoryFields, problem);
    }
    let published = game.as_ref().map(|game| game.record.published);
    let order = decode::order_of_play(&mut problems, published, "order", order);
    decode::view(&mut problems, *view);
    let language = decode::language(&mut problems, *language);
    let read = game.zip(seat).zip(kind).map(|((game, seat), kind)| {
        let scribe = Scribe {
            published: game.record.published,
            language,
        };
        CheckClaim {
            game,
            seat,
            kind,
            order,
            scribe,
        }
    });
    problems.finish(read)
}

fn claim_kind(number: i32) -> Option<ClaimKind> {
    match v1::ClaimKind::try_from(number).ok()? {
        v1::ClaimKind::Rest => Some(ClaimKind::Rest),
        v1::ClaimKind::Surrender => Some(ClaimKind::Surrender),
        v1::ClaimKind::Unspecified => None,
    }
}

impl Question for v1::CheckClaimRequest {
    type Response = v1::CheckClaimResponse;

    fn answer(self) -> Result<v1::CheckClaimResponse, Failure> {
        let CheckClaim {
            game,
            seat,
            kind,
            order,
            scribe,
        } = read(&self)?;
        let mut response = v1::CheckClaimResponse {
            answered_by: Some(stamp(scribe.published)),
            ..v1::CheckClaimResponse::default()
        };
        let mut position = match position_after(&scribe, &game) {
            Ok(position) => position,
            Err(violations) => {
                response.verdict = Some(faulty(violations));
                return Ok(response);
            }
        };
        let asked = Asked::next(&position, seat);
        let order = &order;
        let verdict = match position.claim(&Claim { seat, kind, order }) {
            Ok(()) => accepted(acceptance(&scribe, kind)),
            Err(refusal) => {
                let scene = Scene::of(&game.record, &position);
                refused(encode::refusal(&scribe, &refusal, &asked, scene))
            }
        };
        if matches!(verdict.outcome, Some(v1::verdict::Outcome::Accepted(_))) {
            let settled = position.settle().ok();
            response.settlement = settled.map(|it| settlement(&scribe, &game, &position, &it));
            let all = Seat::ALL.into_iter();
            response.windows = all.flat_map(|it| encode::windows(&position, it)).collect();
        }
        response.verdict = Some(verdict);
        Ok(response)
    }
}

fn acceptance(scribe: &Scribe, kind: ClaimKind) -> v1::Acceptance {
    let rules: &[Rule] = match kind {
        ClaimKind::Rest => &[Rule::Claim5, Rule::Claim7],
        ClaimKind::Surrender => &[Rule::Claim8],
    };
    v1::Acceptance {
        decided_by: rules.iter().map(|&it| encode::rule(scribe, it)).collect(),
        ..v1::Acceptance::default()
    }
}
