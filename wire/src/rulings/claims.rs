//! May this seat shorten the game, and does the claim hold?

use doko_engine::{Budget, Card, Claim, ClaimKind, Seat};
use doko_proto::v1;

use super::settlement::settlement;
use super::{Ruling, accepted, faulty, keep_verdict_alone, line, partial, position_after, refused};
use crate::decode::{self, Game, Includes, Problems, columns};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::texts::Shortened;
use crate::values::Value as _;
use crate::{Effort, Failure, Question};

/// The question, read.
struct CheckClaim {
    game: Game,
    seat: Seat,
    kind: ClaimKind,
    order: Vec<Card>,
    include: Includes,
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
        include,
        seat_names,
    } = request;
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, record.as_ref());
    let seat = problems.required("seat", *seat, columns::seat);
    let kind = problems.required("kind", *kind, ClaimKind::of_number);
    if kind == Some(ClaimKind::Surrender) && !order.is_empty() {
        let problem = "must be empty, because a surrender names no order";
        problems.contradiction("order", problem);
    }
    let deck = record.as_ref().map(|it| it.published.rules.deck);
    let order = decode::lists::order_of_play(&mut problems, deck, "order", order);
    let view = decode::view_of_action(&mut problems, *view, (*language, include));
    let game = decode::game(record, view);
    let voice = decode::voice(&mut problems, *language, seat_names);
    let include = decode::includes(&mut problems, include);
    let read = game.zip(seat).zip(kind).map(|((game, seat), kind)| {
        let scribe = Scribe::of(game.record(), voice);
        CheckClaim {
            game,
            seat,
            kind,
            order,
            include,
            scribe,
        }
    });
    problems.finish(read)
}

impl Question for v1::CheckClaimRequest {
    type Response = v1::CheckClaimResponse;

    fn effort(&self) -> Effort {
        Effort::Long
    }

    fn answer(self) -> Result<v1::CheckClaimResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::CheckClaimRequest {
    fn within(self, budget: &Budget) -> Result<v1::CheckClaimResponse, Failure> {
        let question = read(&self)?;
        let mut response = question.judge(budget);
        if self.view == 0 {
            keep_verdict_alone(response.verdict.as_mut());
            response.settlement = None;
            response.windows.clear();
        }
        if question.include.line {
            let (record, verdict) = (self.record.as_ref(), response.verdict.as_ref());
            response.line = line::after((record, verdict), self.view, |record| {
                let word = match question.kind {
                    ClaimKind::Rest => v1::ExtraWord::ClaimRest,
                    ClaimKind::Surrender => v1::ExtraWord::Surrender,
                };
                line::extra(record, self.seat, word.into(), decode::Given::default());
                record.claim_order = self.order.clone();
            });
        }
        Ok(response)
    }
}

impl CheckClaim {
    fn judge(&self, budget: &Budget) -> v1::CheckClaimResponse {
        let CheckClaim {
            game,
            seat,
            kind,
            order,
            include: _,
            scribe,
        } = self;
        let (seat, kind) = (*seat, *kind);
        let mut response = v1::CheckClaimResponse {
            answered_by: Some(stamp(&scribe.published)),
            ..v1::CheckClaimResponse::default()
        };
        let claim = Claim { seat, kind, order };
        let game = match game {
            Game::Whole(game) => game,
            Game::Partial(record) => {
                let judged = partial::claim(scribe, record, &claim, budget, &mut response);
                let judged = (judged, budget);
                return partial::certain(scribe, response, judged, unanswered);
            }
        };
        let mut position = match position_after(scribe, game) {
            Ok(position) => position,
            Err(violations) => {
                response.verdict = Some(faulty(violations));
                return response;
            }
        };
        let asked = Asked::next(&position, Some(seat));
        let shortened = Shortened::by(&position, &claim, true);
        let verdict = match position.claim(&claim) {
            Ok(()) => accepted(encode::claim_accepted(scribe, &shortened)),
            Err(refusal) => {
                let scene = Scene::of(&game.record, &position);
                refused(encode::refusal(scribe, &refusal, &asked, scene))
            }
        };
        if matches!(verdict.outcome, Some(v1::verdict::Outcome::Accepted(_))) {
            let settled = position.settle().ok();
            response.settlement =
                settled.map(|it| settlement(scribe, &game.record, &position, &it));
            let all = Seat::ALL.into_iter();
            response.windows = all.flat_map(|it| encode::windows(&position, it)).collect();
        }
        response.verdict = Some(verdict);
        response
    }
}

/// What is left of the answer with a verdict that is none.
fn unanswered(response: v1::CheckClaimResponse, verdict: v1::Verdict) -> v1::CheckClaimResponse {
    v1::CheckClaimResponse {
        answered_by: response.answered_by,
        verdict: Some(verdict),
        ..v1::CheckClaimResponse::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seat 1 plays a Karo-Solo and holds ♥10 ♥10 ♣A after nine tricks.
    fn record() -> v1::GameRecord {
        let cards = |text: &str| {
            text.split(' ')
                .map(|it| {
                    v1::Card::from_str_name(&format!("CARD_{it}"))
                        .unwrap()
                        .into()
                })
                .collect()
        };
        v1::GameRecord {
            rule_set: Some(v1::RuleSetRef {
                source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                ..v1::RuleSetRef::default()
            }),
            hand_1: cards("CA CT CQ CJ C9 HT HT HK DA DT DK DJ"),
            hand_2: cards("CT SK SK SQ S9 S9 HJ DT DK DQ DQ D9"),
            hand_3: cards("CA CQ C9 SA SA ST ST HA HA HQ HJ D9"),
            hand_4: cards("CK CK CJ SQ SJ SJ HK HQ H9 H9 DA DJ"),
            said_seats: vec![1, 2, 3, 4],
            said_words: vec![
                v1::SaidWord::SoloKaro.into(),
                v1::SaidWord::Gesund.into(),
                v1::SaidWord::Gesund.into(),
                v1::SaidWord::Gesund.into(),
            ],
            plays: cards(
                "DK HJ HQ SJ ST CJ HK S9 SQ DA DQ HJ HK DJ SK HA DT DT CQ SJ HA H9 C9 CT CA CK CT \
                 DQ S9 SA HQ CJ DA CQ DK D9",
            ),
            ..v1::GameRecord::default()
        }
    }

    fn ask(record: v1::GameRecord, kind: v1::ClaimKind) -> v1::CheckClaimResponse {
        let request = v1::CheckClaimRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            seat: v1::Seat::Seat1.into(),
            kind: kind.into(),
            ..v1::CheckClaimRequest::default()
        };
        crate::answer(request).unwrap()
    }

    #[test]
    fn a_claim_that_stands_is_part_of_the_line() {
        let response = crate::answer(v1::CheckClaimRequest {
            view: v1::View::Everything.into(),
            record: Some(record()),
            seat: v1::Seat::Seat1.into(),
            kind: v1::ClaimKind::Surrender.into(),
            include: vec![v1::Include::Line.into()],
            ..v1::CheckClaimRequest::default()
        });
        let line = response.unwrap().line;
        assert!(line.ends_with("; x=36:1surrender"), "{line}");
    }

    #[test]
    fn a_claim_alone_has_no_settlement() {
        let response = crate::answer(v1::CheckClaimRequest {
            record: Some(record()),
            seat: v1::Seat::Seat1.into(),
            kind: v1::ClaimKind::Surrender.into(),
            ..v1::CheckClaimRequest::default()
        });
        let response = response.unwrap();
        let outcome = response.verdict.and_then(|it| it.outcome);
        assert!(matches!(outcome, Some(v1::verdict::Outcome::Accepted(_))));
        assert_eq!((response.settlement, response.windows), (None, Vec::new()));
    }

    #[test]
    fn after_a_surrender_only_the_opponents_may_announce() {
        let mut dealt = record();
        dealt.plays.clear();
        let response = ask(dealt, v1::ClaimKind::Surrender);
        let mut seats: Vec<i32> = response.windows.iter().map(|it| it.seat).collect();
        seats.dedup();
        assert_eq!(seats, [2, 3, 4]);
        assert!(!response.windows.iter().any(|it| it.closed_by_next_card));
        let settlement = response.settlement.unwrap();
        assert_eq!(settlement.points, [-15, 5, 5, 5]);
        let rules = settlement.decided_by.iter().map(|it| it.rule_id.as_str());
        assert_eq!(rules.collect::<Vec<_>>(), ["WIN-3", "CLAIM-8"]);
    }

    #[test]
    fn the_line_that_breaks_a_claim_says_who_plays_each_card() {
        let response = ask(record(), v1::ClaimKind::Rest);
        let Some(v1::verdict::Outcome::Refused(refusal)) = response.verdict.unwrap().outcome else {
            panic!("the ace of clubs may be trumped");
        };
        let Some(v1::evidence::Evidence::Claim(claim)) = refusal.evidence.unwrap().evidence else {
            panic!("no evidence of a claim");
        };
        assert_eq!((claim.seat, claim.lost_trick), (1, Some(10)));
        assert_eq!(claim.line_seats, [1, 2, 3, 4]);
        assert_eq!(claim.line.first(), Some(&v1::Card::Ca.into()));
        assert_eq!(response.settlement, None);
    }

    #[test]
    fn where_nobody_takes_a_trick_none_is_told() {
        let request = v1::CheckClaimRequest {
            view: v1::View::Everything.into(),
            record: Some(record()),
            seat: v1::Seat::Seat2.into(),
            kind: v1::ClaimKind::Rest.into(),
            ..v1::CheckClaimRequest::default()
        };
        let verdict = crate::answer(request).unwrap().verdict.unwrap();
        let Some(v1::verdict::Outcome::Refused(refusal)) = verdict.outcome else {
            panic!("only the soloist may claim");
        };
        let Some(v1::evidence::Evidence::Claim(claim)) = refusal.evidence.unwrap().evidence else {
            panic!("no evidence of a claim");
        };
        assert_eq!(
            (claim.seat, claim.line.len(), claim.lost_trick),
            (2, 0, None)
        );
    }

    #[test]
    fn a_position_lists_the_claims_of_the_soloist_alone() {
        let request = v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record: Some(record()),
            ..v1::InspectGameRequest::default()
        };
        let outcome = crate::answer(request).unwrap().outcome;
        let Some(v1::inspect_game_response::Outcome::Position(position)) = outcome else {
            panic!("no position");
        };
        let claims = [
            i32::from(v1::ExtraWord::ClaimRest),
            i32::from(v1::ExtraWord::Surrender),
        ];
        for state in &position.seats {
            let expected: &[i32] = if state.seat == 1 { &claims } else { &[] };
            assert_eq!(state.other_rights, expected);
        }
    }
}
