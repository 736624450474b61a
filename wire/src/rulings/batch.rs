//! Many questions at once. One that cannot be read never fails the others.

use doko_proto::v1;

use crate::decode::{Problems, in_a_row};
use crate::published::engine_stamp;
use crate::{Failure, Question, answer};

const MAX_QUESTIONS: usize = 200;
const MAX_ID: usize = 64;

impl Question for v1::EvaluateBatchRequest {
    type Response = v1::EvaluateBatchResponse;

    fn answer(self) -> Result<v1::EvaluateBatchResponse, Failure> {
        let answers = answers(self.questions)?;
        Ok(v1::EvaluateBatchResponse {
            answered_by: Some(engine_stamp()),
            answers,
        })
    }
}

impl Question for v1::EvaluateRequest {
    type Response = v1::EvaluateResponse;

    fn answer(self) -> Result<v1::EvaluateResponse, Failure> {
        let answers = answers(self.questions)?;
        Ok(v1::EvaluateResponse {
            answered_by: Some(engine_stamp()),
            answers,
        })
    }
}

fn answers(questions: Vec<v1::Question>) -> Result<Vec<v1::Answer>, Failure> {
    let mut problems = Problems::default();
    if questions.is_empty() {
        problems.missing_field("questions");
    }
    crate::decode::limit(&mut problems, "questions", questions.len(), MAX_QUESTIONS);
    problems.finish(Some(()))?;
    Ok(in_a_row(|| questions.into_iter().map(answer_one).collect()))
}

fn answer_one(question: v1::Question) -> v1::Answer {
    use v1::answer::Answer as A;
    use v1::question::Question as Q;
    let v1::Question { id, question } = question;
    let mut problems = Problems::default();
    if id.len() > MAX_ID {
        let problem = format!("must not be longer than {MAX_ID} bytes");
        problems.note("id".to_owned(), v1::ErrorReason::LimitExceeded, problem);
    }
    if question.is_none() {
        problems.missing_field("question");
    }
    // An id that is too long is not sent back.
    let echoed = if id.len() > MAX_ID { String::new() } else { id };
    let answered = problems
        .finish(question)
        .and_then(|question| match question {
            Q::ResolveVorbehalte(it) => answer(it).map(A::ResolveVorbehalte),
            Q::ValidateMove(it) => answer(it).map(A::ValidateMove),
            Q::CheckAnnouncement(it) => answer(it).map(A::CheckAnnouncement),
            Q::ScoreGame(it) => answer(it).map(A::ScoreGame),
            Q::InspectGame(it) => answer(it).map(A::InspectGame),
            Q::AuditGame(it) => answer(it).map(A::AuditGame),
            Q::CheckClaim(it) => answer(it).map(A::CheckClaim),
            Q::CheckWord(it) => answer(it).map(A::CheckWord),
            Q::AssessOffence(it) => answer(it).map(A::AssessOffence),
        });
    let answered = answered.unwrap_or_else(|failure| A::Error(failure.to_status()));
    v1::Answer {
        id: echoed,
        answer: Some(answered),
    }
}
