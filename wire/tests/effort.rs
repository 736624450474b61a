//! How long the answers of a batch may take.

use doko_proto::v1;
use doko_wire::{Effort, Question as _};
use v1::question::Question as Q;

/// A question of each kind about this record, with the effort that it takes alone.
fn questions(record: &v1::GameRecord) -> Vec<(Q, Effort)> {
    macro_rules! about {
        ($($kind:ident($request:ident)),+) => {
            [$({
                let request = v1::$request {
                    record: Some(record.clone()),
                    ..v1::$request::default()
                };
                let effort = request.effort();
                (Q::$kind(request), effort)
            }),+]
        };
    }
    let score = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Record(record.clone())),
        ..v1::ScoreGameRequest::default()
    };
    let effort = score.effort();
    let mut all = vec![(Q::ScoreGame(score), effort)];
    all.extend(about![
        ResolveVorbehalte(ResolveVorbehalteRequest),
        ValidateMove(ValidateMoveRequest),
        CheckAnnouncement(CheckAnnouncementRequest),
        InspectGame(InspectGameRequest),
        AuditGame(AuditGameRequest),
        CheckClaim(CheckClaimRequest),
        AssessOffence(AssessOffenceRequest),
        CheckWord(CheckWordRequest)
    ]);
    all
}

/// A batch of one takes as long as its question: with hands that are not known any may take
/// long, with all of them only what is proved by a search.
#[test]
fn a_question_takes_as_long_in_a_batch_as_alone() {
    let known = v1::GameRecord {
        hand_1: vec![1],
        hand_2: vec![2],
        hand_3: vec![3],
        hand_4: vec![4],
        ..v1::GameRecord::default()
    };
    for (record, long) in [(v1::GameRecord::default(), 9), (known, 2)] {
        let questions = questions(&record);
        let efforts = questions.iter().map(|it| it.1);
        assert_eq!(efforts.filter(|it| *it == Effort::Long).count(), long);
        for (question, effort) in questions {
            let questions = vec![v1::Question {
                id: String::new(),
                question: Some(question),
            }];
            let batch = v1::EvaluateBatchRequest {
                questions: questions.clone(),
            };
            assert_eq!(batch.effort(), effort, "{batch:?}");
            let request = v1::EvaluateRequest { questions };
            assert_eq!(request.effort(), effort, "{request:?}");
        }
    }
}
