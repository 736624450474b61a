//! [`Batch`]: the questions of vectors, many in one request.

use std::cell::{Cell, RefCell};

use doko_harness::{Judge as _, Strictness, Vector};
use doko_proto::v1;
use doko_proto::v1::answer::Answer as Of;
use doko_proto::v1::question::Question as Put;
use prost::Message as _;
use tonic::Status;

use crate::case::{Batch, Case};
use crate::compared::{Compared, compared};
use crate::road::{Fault, Reply, Road};
use crate::{Failed, Method, Profile, RoadJudge};

/// The most questions that one request has.
const MOST: usize = 200;

impl Batch {
    /// Those of `cases` that can stand in batches, in as few of them as there can be.
    pub(crate) fn of<'c>(cases: impl Iterator<Item = &'c Case>) -> Vec<Batch> {
        let cases: Vec<Case> = cases.filter(|it| is_taken(it)).cloned().collect();
        let batches = cases.chunks(MOST).map(|it| Batch { cases: it.to_vec() });
        batches.collect()
    }

    /// Asks what the profile has and does not list as failing, and compares each answer.
    pub(crate) fn put(
        &self,
        road: &dyn Road,
        profile: &Profile,
        strictness: Strictness,
    ) -> Compared {
        let asked = self.cases.iter();
        let asked =
            asked.filter(|it| profile.excludes(it).is_none() && profile.failing(it).is_none());
        let asked: Vec<&Vector> = asked.filter_map(|it| it.asked.vector()).collect();
        if asked.is_empty() {
            return Compared::NotApplicable("the profile has none of its questions".to_owned());
        }
        let asked = asked.into_iter().filter(|it| it.is_compared_at(strictness));
        let asked: Vec<&Vector> = asked.collect();
        if asked.is_empty() {
            return Compared::nothing_at(strictness);
        }
        let request = request(&asked);
        let answers = match road.call(Method::EvaluateBatch, &request.encode_to_vec()) {
            Err(fault) => return Compared::Different(format!("no answer: {fault}")),
            Ok(Reply::Unsupported(why)) => return Compared::not_supported(&why),
            Ok(Reply::Failed(failed)) => {
                return Compared::Different(format!("no answer: {failed}"));
            }
            Ok(Reply::Response(bytes)) => v1::EvaluateBatchResponse::decode(bytes.as_slice()),
        };
        let answers = match answers {
            Ok(response) => response.answers,
            Err(error) => return Compared::Different(format!("garbage: {error}")),
        };
        if answers.len() != asked.len() {
            let (expected, got) = (asked.len(), answers.len());
            return Compared::Different(format!("answers: expected {expected}, got {got}"));
        }
        let sent = request.questions.iter().zip(answers).zip(asked);
        let different = sent.filter_map(|((question, answer), vector)| {
            told(&question.id, answer, vector, road, strictness)
                .map(|difference| format!("{}: {difference}", vector.id))
        });
        let different: Vec<String> = different.collect();
        if different.is_empty() {
            Compared::Same(None)
        } else {
            Compared::Different(different.join("; "))
        }
    }
}

/// Whether the question of a case is one request that can stand in a batch.
fn is_taken(case: &Case) -> bool {
    let methods = case.methods();
    matches!(methods.as_slice(), [method] if is_batched(*method))
}

/// The request, with a question for each of these vectors.
fn request(vectors: &[&Vector]) -> v1::EvaluateBatchRequest {
    let questions = vectors.iter().zip(1..).map(|(vector, number)| {
        let asked = Wanted::default();
        RoadJudge::new(&asked).answer(&vector.question);
        let first = asked.first.into_inner();
        v1::Question {
            id: format!("{number} {}", vector.id),
            question: first.and_then(|(method, request)| question(method, &request)),
        }
    });
    v1::EvaluateBatchRequest {
        questions: questions.collect(),
    }
}

/// What is different in the answer to one question of a batch.
fn told(
    id: &str,
    answer: v1::Answer,
    vector: &Vector,
    road: &dyn Road,
    strictness: Strictness,
) -> Option<String> {
    if answer.id != id {
        return Some(format!("id: expected {id:?}, got {:?}", answer.id));
    }
    let nothing = || Fault::Garbage("an answer with nothing in it".to_owned());
    let replied = Replied {
        road,
        reply: Cell::new(Some(answer.answer.map(reply).ok_or_else(nothing))),
    };
    let got = RoadJudge::new(&replied).answer(&vector.question);
    match compared(vector, &got, strictness) {
        Compared::Same(_) => None,
        Compared::Different(why) | Compared::NotApplicable(why) => Some(why),
    }
}

/// Whether a question to a method can stand in a batch.
fn is_batched(method: Method) -> bool {
    question(method, &[]).is_some()
}

/// A request as a question of a batch.
fn question(method: Method, request: &[u8]) -> Option<Put> {
    fn read<M: prost::Message + Default>(put: impl FnOnce(M) -> Put, bytes: &[u8]) -> Option<Put> {
        M::decode(bytes).ok().map(put)
    }
    match method {
        Method::ResolveVorbehalte => read(Put::ResolveVorbehalte, request),
        Method::CheckWord => read(Put::CheckWord, request),
        Method::ValidateMove => read(Put::ValidateMove, request),
        Method::CheckAnnouncement => read(Put::CheckAnnouncement, request),
        Method::ScoreGame => read(Put::ScoreGame, request),
        Method::InspectGame => read(Put::InspectGame, request),
        Method::AuditGame => read(Put::AuditGame, request),
        Method::CheckClaim => read(Put::CheckClaim, request),
        Method::AssessOffence => read(Put::AssessOffence, request),
        Method::ScoreSession => read(Put::ScoreSession, request),
        Method::EvaluateBatch
        | Method::CheckRuleSet
        | Method::GetRuleSet
        | Method::ListRuleSets
        | Method::ListRules
        | Method::DealCards
        | Method::VerifyDeal => None,
    }
}

/// An answer of a batch as the reply that the method of its question gives.
fn reply(answer: Of) -> Reply {
    Reply::Response(match answer {
        Of::ResolveVorbehalte(it) => it.encode_to_vec(),
        Of::ValidateMove(it) => it.encode_to_vec(),
        Of::CheckAnnouncement(it) => it.encode_to_vec(),
        Of::ScoreGame(it) => it.encode_to_vec(),
        Of::InspectGame(it) => it.encode_to_vec(),
        Of::AuditGame(it) => it.encode_to_vec(),
        Of::CheckClaim(it) => it.encode_to_vec(),
        Of::AssessOffence(it) => it.encode_to_vec(),
        Of::CheckWord(it) => it.encode_to_vec(),
        Of::ScoreSession(it) => it.encode_to_vec(),
        Of::Error(status) => {
            let details = status.encode_to_vec().into();
            let status = Status::with_details(status.code.into(), status.message, details);
            return Reply::Failed(Failed::of(&status));
        }
    })
}

/// A road that leads nowhere and keeps the first request.
#[derive(Default)]
struct Wanted {
    first: RefCell<Option<(Method, Vec<u8>)>>,
}

impl Road for Wanted {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let mut first = self.first.borrow_mut();
        first.get_or_insert_with(|| (method, request.to_vec()));
        Ok(Reply::Unsupported("nobody is asked".to_owned()))
    }

    fn name(&self) -> String {
        "nobody".to_owned()
    }
}

/// A road on which the first reply has already come.
struct Replied<'r> {
    road: &'r dyn Road,
    reply: Cell<Option<Result<Reply, Fault>>>,
}

impl Road for Replied<'_> {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        match self.reply.take() {
            Some(reply) => reply,
            None => self.road.call(method, request),
        }
    }

    fn name(&self) -> String {
        self.road.name()
    }
}
