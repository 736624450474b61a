//! Many questions at once. One that cannot be read never fails the others.

use std::{mem, vec};

use doko_proto::v1;

use crate::decode::{Problems, in_a_row};
use crate::published::engine_stamp;
use crate::{Effort, Failure, Question, Work, answer};

const MAX_QUESTIONS: usize = 200;
const MAX_ID: usize = 64;

impl Question for v1::EvaluateBatchRequest {
    type Response = v1::EvaluateBatchResponse;

    fn answer(self) -> Result<v1::EvaluateBatchResponse, Failure> {
        Ok(batch_response(Batch::of(self.questions)?.answers()))
    }

    fn effort(&self) -> Effort {
        Effort::of(&self.questions)
    }

    fn work(self) -> Work<v1::EvaluateBatchResponse> {
        in_pieces(self.questions, batch_response)
    }
}

impl Question for v1::EvaluateRequest {
    type Response = v1::EvaluateResponse;

    fn answer(self) -> Result<v1::EvaluateResponse, Failure> {
        Ok(response(Batch::of(self.questions)?.answers()))
    }

    fn effort(&self) -> Effort {
        Effort::of(&self.questions)
    }

    fn work(self) -> Work<v1::EvaluateResponse> {
        in_pieces(self.questions, response)
    }
}

fn batch_response(answers: Vec<v1::Answer>) -> v1::EvaluateBatchResponse {
    v1::EvaluateBatchResponse {
        answered_by: Some(engine_stamp()),
        answers,
    }
}

fn response(answers: Vec<v1::Answer>) -> v1::EvaluateResponse {
    v1::EvaluateResponse {
        answered_by: Some(engine_stamp()),
        answers,
    }
}

/// The answers to some of many questions, and those that are left.
struct Batch {
    left: vec::IntoIter<v1::Question>,
    answers: Vec<v1::Answer>,
}

impl Batch {
    fn of(questions: Vec<v1::Question>) -> Result<Batch, Failure> {
        let mut problems = Problems::default();
        if questions.is_empty() {
            problems.missing_field("questions");
        }
        crate::decode::limit(&mut problems, "questions", questions.len(), MAX_QUESTIONS);
        problems.finish(Some(Batch {
            answers: Vec::with_capacity(questions.len()),
            left: questions.into_iter(),
        }))
    }

    /// All answers.
    fn answers(mut self) -> Vec<v1::Answer> {
        self.go_on(&|| true);
        self.answers
    }

    /// Answers one question, and others as long as it may go on; whether all are
    /// answered.
    fn go_on(&mut self, goes_on: &dyn Fn() -> bool) -> bool {
        in_a_row(|| {
            for question in self.left.by_ref() {
                self.answers.push(answer_one(question));
                if !goes_on() {
                    break;
                }
            }
        });
        self.left.len() == 0
    }
}

fn in_pieces<R: 'static>(
    questions: Vec<v1::Question>,
    respond: fn(Vec<v1::Answer>) -> R,
) -> Work<R> {
    let mut batch = Batch::of(questions);
    Work::new(move |goes_on| match &mut batch {
        Ok(all) => all
            .go_on(goes_on)
            .then(|| Ok(respond(mem::take(&mut all.answers)))),
        Err(failure) => Some(Err(failure.clone())),
    })
}

fn answer_one(question: v1::Question) -> v1::Answer {
    use v1::answer::Answer as A;
    use v1::question::Question as Q;
    let v1::Question { id, question } = question;
    let mut problems = Problems::default();
    if id.len() > MAX_ID {
        let problem = format_args!("must not be longer than {MAX_ID} bytes");
        problems.note("id", v1::ErrorReason::LimitExceeded, problem);
    }
    if question.is_none() {
        let fields = [
            "resolve_vorbehalte",
            "validate_move",
            "check_announcement",
            "score_game",
            "inspect_game",
            "audit_game",
            "check_claim",
            "assess_offence",
            "check_word",
            "score_session",
        ];
        problems.missing_choice("question", &fields);
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
            Q::ScoreSession(it) => answer(it).map(A::ScoreSession),
        });
    let answered = answered.unwrap_or_else(|failure| A::Error(failure.to_status()));
    v1::Answer {
        id: echoed,
        answer: Some(answered),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn questions() -> Vec<v1::Question> {
        let unread = v1::ValidateMoveRequest::default();
        let hidden = v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record: Some(v1::GameRecord {
                rule_set: Some(v1::RuleSetRef {
                    source: Some(v1::rule_set_ref::Source::Name("vln".to_owned())),
                    ..v1::RuleSetRef::default()
                }),
                ..v1::GameRecord::default()
            }),
            ..v1::InspectGameRequest::default()
        };
        let all = [
            v1::question::Question::ValidateMove(unread),
            v1::question::Question::InspectGame(hidden),
        ];
        let questions = all.into_iter().cycle().take(7).enumerate();
        questions
            .map(|(number, question)| v1::Question {
                id: number.to_string(),
                question: Some(question),
            })
            .collect()
    }

    /// However often it is stopped, the answer is that of the whole batch.
    #[test]
    fn pieces_make_the_same_answer() {
        let questions = questions();
        let request = v1::EvaluateBatchRequest { questions };
        assert_eq!(request.effort(), Effort::Long);
        let whole = answer(request.clone()).unwrap();
        for most in 0..8 {
            let mut work = request.clone().work();
            let mut pieces = 0;
            let answered = loop {
                pieces += 1;
                let left = Cell::new(most);
                let goes_on = || left.replace(left.get().max(1) - 1) > 0;
                if let Some(answered) = work.go_on(goes_on) {
                    break answered;
                }
            };
            assert_eq!(answered.unwrap(), whole, "{most}");
            assert_eq!(
                pieces,
                7_i32.div_euclid(most + 1) + i32::from(7 % (most + 1) > 0)
            );
        }
    }

    #[test]
    fn an_unreadable_batch_fails_at_once() {
        let empty = v1::EvaluateRequest::default();
        assert_eq!(empty.effort(), Effort::Short);
        let answered = empty.clone().work().go_on(|| false).unwrap();
        assert_eq!(answered, answer(empty));
    }

    #[test]
    fn an_id_comes_back_if_it_is_not_too_long() {
        let asked = |length: usize| {
            let id = "i".repeat(length);
            let questions = vec![v1::Question {
                id,
                ..questions().swap_remove(1)
            }];
            let batch = answer(v1::EvaluateBatchRequest {
                questions: questions.clone(),
            });
            let streamed = answer(v1::EvaluateRequest { questions }).unwrap();
            let batch = batch.unwrap();
            assert_eq!(batch.answered_by, Some(engine_stamp()));
            assert_eq!(streamed.answered_by, Some(engine_stamp()));
            assert_eq!(batch.answers, streamed.answers);
            let [v1::Answer { id, answer }] = batch.answers.as_slice() else {
                panic!("{batch:?}");
            };
            let answer = answer.as_ref().unwrap();
            if let v1::answer::Answer::Error(status) = answer {
                return (id.len(), Some(status.message.clone()));
            }
            assert!(matches!(answer, v1::answer::Answer::InspectGame(_)));
            (id.len(), None)
        };
        assert_eq!(asked(0), (0, None));
        assert_eq!(asked(63), (63, None));
        assert_eq!(asked(64), (64, None));
        let (length, error) = asked(65);
        assert_eq!(length, 0);
        assert_eq!(
            error.as_deref(),
            Some("the request cannot be read (1 bad field): `id` must not be longer than 64 bytes")
        );
    }
}
