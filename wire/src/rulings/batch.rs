//! Many questions at once. One that cannot be read never fails the others.

use std::{mem, vec};

use doko_proto::v1;
use doko_proto::v1::answer::Answer as A;
use doko_proto::v1::question::Question as Q;

use crate::decode::{self, MAX_ENTRIES, Problems, in_a_row};
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
    /// The list that is being reckoned up, with the id of its question.
    list: Option<(String, Work<v1::ScoreSessionResponse>)>,
    answers: Vec<v1::Answer>,
}

impl Batch {
    fn of(questions: Vec<v1::Question>) -> Result<Batch, Failure> {
        let mut problems = Problems::default();
        if questions.is_empty() {
            problems.missing_field("questions");
        }
        decode::limit(&mut problems, "questions", questions.len(), MAX_QUESTIONS);
        let entries = questions.iter().map(|it| match &it.question {
            Some(Q::ScoreSession(list)) => list.entries.len(),
            _ => 0,
        });
        if entries.sum::<usize>() > MAX_ENTRIES {
            let problem = format_args!("must not have more than {MAX_ENTRIES} entries of lists");
            problems.note("questions", v1::ErrorReason::LimitExceeded, problem);
        }
        problems.finish(Some(Batch {
            answers: Vec::with_capacity(questions.len()),
            list: None,
            left: questions.into_iter(),
        }))
    }

    /// All answers.
    fn answers(mut self) -> Vec<v1::Answer> {
        self.go_on(&|| true);
        self.answers
    }

    /// Answers one question, or a part of a list, and others as long as it may go on; whether
    /// all are answered.
    fn go_on(&mut self, goes_on: &dyn Fn() -> bool) -> bool {
        in_a_row(|| while self.step(goes_on) && goes_on() {});
        self.list.is_none() && self.left.len() == 0
    }

    /// Answers the next question, or goes on with a list; whether there was anything to do.
    fn step(&mut self, goes_on: &dyn Fn() -> bool) -> bool {
        if let Some((id, mut work)) = self.list.take() {
            match work.go_on(goes_on) {
                None => self.list = Some((id, work)),
                Some(answered) => self.push(id, answered.map(A::ScoreSession)),
            }
            return true;
        }
        let Some(question) = self.left.next() else {
            return false;
        };
        let (id, question) = read(question);
        let answered = match question {
            Err(failure) => Err(failure),
            Ok(Q::ResolveVorbehalte(it)) => answer(it).map(A::ResolveVorbehalte),
            Ok(Q::ValidateMove(it)) => answer(it).map(A::ValidateMove),
            Ok(Q::CheckAnnouncement(it)) => answer(it).map(A::CheckAnnouncement),
            Ok(Q::ScoreGame(it)) => answer(it).map(A::ScoreGame),
            Ok(Q::InspectGame(it)) => answer(it).map(A::InspectGame),
            Ok(Q::AuditGame(it)) => answer(it).map(A::AuditGame),
            Ok(Q::CheckClaim(it)) => answer(it).map(A::CheckClaim),
            Ok(Q::CheckWord(it)) => answer(it).map(A::CheckWord),
            Ok(Q::AssessOffence(it)) => answer(it).map(A::AssessOffence),
            Ok(Q::ScoreSession(list)) => {
                self.list = Some((id, list.work()));
                return true;
            }
        };
        self.push(id, answered);
        true
    }

    fn push(&mut self, id: String, answered: Result<A, Failure>) {
        let answered = answered.unwrap_or_else(|failure| A::Error(failure.to_status()));
        self.answers.push(v1::Answer {
            id,
            answer: Some(answered),
        });
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

/// The id that is sent back, and the question. An id that is too long is not sent back.
fn read(question: v1::Question) -> (String, Result<Q, Failure>) {
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
    let echoed = if id.len() > MAX_ID { String::new() } else { id };
    (echoed, problems.finish(question))
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
        let all = [Q::ValidateMove(unread), Q::InspectGame(hidden)];
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

    /// A list of so many games that nobody played.
    fn list(games: usize) -> v1::Question {
        let redeal = v1::SessionEntry {
            entry: Some(v1::session_entry::Entry::Redeal(
                v1::SessionRedeal::default(),
            )),
        };
        v1::Question {
            id: games.to_string(),
            question: Some(Q::ScoreSession(v1::ScoreSessionRequest {
                rule_set: Some(v1::RuleSetRef {
                    source: Some(v1::rule_set_ref::Source::Name("vln".to_owned())),
                    ..v1::RuleSetRef::default()
                }),
                entries: vec![redeal; games],
                ..v1::ScoreSessionRequest::default()
            })),
        }
    }

    #[test]
    fn a_list_is_stopped_between_its_games() {
        let mut questions = questions();
        questions.insert(3, list(9));
        questions.push(list(0));
        let request = v1::EvaluateBatchRequest { questions };
        let whole = answer(request.clone()).unwrap();
        let Some(A::ScoreSession(lines)) = &whole.answers[3].answer else {
            panic!("{:?}", whole.answers[3])
        };
        assert_eq!(lines.lines.len(), 9);
        assert_eq!(whole.answers.last().unwrap().id, "0");
        let mut work = request.work();
        let mut pieces = 1;
        let answered = loop {
            match work.go_on(|| false) {
                Some(answered) => break answered,
                None => pieces += 1,
            }
        };
        assert_eq!(answered.unwrap(), whole);
        assert!(pieces > 7 + 9, "{pieces}");
    }

    #[test]
    fn the_lists_of_a_batch_have_1000_entries_at_most() {
        let asked = |questions| answer(v1::EvaluateBatchRequest { questions });
        assert!(asked(vec![list(600), list(400)]).is_ok());
        let failure = asked(vec![list(600), list(401)]).unwrap_err();
        let fields: Vec<_> = failure.fields.iter().map(|it| it.path.as_str()).collect();
        assert_eq!(fields, ["questions"]);
        assert_eq!(failure.reason(), v1::ErrorReason::LimitExceeded);
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
