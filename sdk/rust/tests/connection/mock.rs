//! A server that does what a test tells it to.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU32, Ordering};
use std::time::Duration;

use doko_proto::v1::rules_service_server::{RulesService, RulesServiceServer};
use doko_proto::v1::table_service_server::{TableService, TableServiceServer};
use doko_proto::{google_rpc, v1};
use prost::Message as _;
use prost_types::Any;
use tokio::net::TcpListener;
use tokio_stream::wrappers::TcpListenerStream;
use tokio_stream::{Stream, StreamExt as _};
use tonic::transport::Server;
use tonic::{Code, Request, Response, Status, Streaming};

/// What to do with a question about a card.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Plan {
    /// Say yes.
    Accept,
    /// Say no.
    Refuse,
    /// Have no time for so many questions, then say yes.
    UnavailableFirst(u32),
    /// Understand nothing.
    Unreadable,
    /// Understand it, but have no answer yet.
    /// Take too long.
    Sleep,
    /// Answer only who has the key.
    DemandKey,
    /// Have too much to do for so many questions and, if known, for so long; then say
    /// yes.
    OverloadedFirst(u32, Option<Duration>),
    /// Say more than anybody reads.
    Shout,
    /// Say no, with words that only a newer client knows.
    SayNewWords,
    /// Fail over the second of several messages.
    FailSecond,
}

#[derive(Clone, Debug)]
pub(crate) struct Mock {
    address: SocketAddr,
    plan: Plan,
    calls: Arc<AtomicU32>,
    /// Whether the last call said how long it may take.
    pub(crate) saw_deadline: Arc<AtomicBool>,
    /// The view of the last call.
    view: Arc<AtomicI32>,
}

impl Mock {
    pub(crate) fn new(address: SocketAddr, plan: Plan) -> Mock {
        Mock {
            address,
            plan,
            calls: Arc::default(),
            saw_deadline: Arc::default(),
            view: Arc::default(),
        }
    }

    pub(crate) async fn start(plan: Plan) -> Mock {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mock = Mock::new(listener.local_addr().unwrap(), plan);
        tokio::spawn(mock.clone().serve(listener));
        mock
    }

    pub(crate) async fn serve(self, listener: TcpListener) {
        self.serve_with(Server::builder(), listener).await;
    }

    pub(crate) async fn serve_with(self, mut server: Server, listener: TcpListener) {
        let server = server
            .add_service(RulesServiceServer::new(self.clone()))
            .add_service(TableServiceServer::new(self));
        server
            .serve_with_incoming(TcpListenerStream::new(listener))
            .await
            .unwrap();
    }

    #[cfg(unix)]
    pub(crate) async fn serve_by_file(self, listener: tokio::net::UnixListener) {
        let incoming = tokio_stream::wrappers::UnixListenerStream::new(listener);
        let server = Server::builder().add_service(RulesServiceServer::new(self));
        server.serve_with_incoming(incoming).await.unwrap();
    }

    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The view that the last question asked for.
    pub(crate) fn view(&self) -> i32 {
        self.view.load(Ordering::Relaxed)
    }

    /// How many unary calls came in.
    pub(crate) fn calls(&self) -> u32 {
        self.calls.load(Ordering::Relaxed)
    }
}

fn verdict(outcome: v1::verdict::Outcome) -> v1::ValidateMoveResponse {
    let verdict = Some(v1::Verdict {
        outcome: Some(outcome),
    });
    v1::ValidateMoveResponse {
        verdict,
        ..Default::default()
    }
}

fn refusal() -> v1::Refusal {
    let evidence = v1::CardEvidence {
        legal_cards: vec![v1::Card::Hk.into()],
        ..Default::default()
    };
    v1::Refusal {
        violations: vec![v1::RuleCitation {
            rule_id: "FOLLOW-2".to_owned(),
            reason: v1::Reason::Revoke.into(),
            source: "TSR 5.2.2".to_owned(),
            ..Default::default()
        }],
        evidence: Some(v1::Evidence {
            evidence: Some(v1::evidence::Evidence::Card(evidence)),
        }),
        ..Default::default()
    }
}

/// A refusal in which number 99 stands for everything new.
fn new_words() -> v1::ValidateMoveResponse {
    let evidence = v1::VorbehaltEvidence {
        accepted_words: vec![99, v1::SaidWord::Gesund.into()],
        ..Default::default()
    };
    let refusal = v1::Refusal {
        evidence: Some(v1::Evidence {
            evidence: Some(v1::evidence::Evidence::Vorbehalt(evidence)),
        }),
        ..refusal()
    };
    let window = |announcement| v1::AnnouncementWindow {
        seat: v1::Seat::Seat1.into(),
        announcement,
        includes: vec![99, v1::Announcement::Keine90.into()],
        mode: v1::AnnouncementMode::Ordinary.into(),
        opens: v1::WindowOpening::Now.into(),
        ..Default::default()
    };
    v1::ValidateMoveResponse {
        announcement_windows: vec![window(99), window(v1::Announcement::Keine60.into())],
        ..verdict(v1::verdict::Outcome::Refused(refusal))
    }
}

fn overloaded(retry_after: Option<Duration>) -> Status {
    let detail = |delay: Duration| {
        let retry_delay = delay.try_into().ok();
        Any {
            type_url: "type.googleapis.com/google.rpc.RetryInfo".to_owned(),
            value: google_rpc::RetryInfo { retry_delay }.encode_to_vec(),
        }
    };
    let details = google_rpc::Status {
        code: Code::ResourceExhausted.into(),
        message: String::new(),
        details: retry_after.map(detail).into_iter().collect(),
    };
    let details = details.encode_to_vec();
    Status::with_details(Code::ResourceExhausted, "too much", details.into())
}

fn status(code: Code, reason: &str, missing: &str, fields: &[(&str, &str)]) -> Status {
    let info = google_rpc::ErrorInfo {
        reason: reason.to_owned(),
        domain: "doppelkopf.rules.v1".to_owned(),
        metadata: [("missing".to_owned(), missing.to_owned())].into(),
    };
    let field = |(path, problem): &(&str, &str)| google_rpc::bad_request::FieldViolation {
        field: (*path).to_owned(),
        description: (*problem).to_owned(),
        ..Default::default()
    };
    let bad = google_rpc::BadRequest {
        field_violations: fields.iter().map(field).collect(),
    };
    let any = |name: &str, value| Any {
        type_url: format!("type.googleapis.com/{name}"),
        value,
    };
    let details = google_rpc::Status {
        code: code.into(),
        message: String::new(),
        details: vec![
            any("google.rpc.ErrorInfo", info.encode_to_vec()),
            any("google.rpc.BadRequest", bad.encode_to_vec()),
        ],
    };
    Status::with_details(code, "no", details.encode_to_vec().into())
}

/// Answers each question with an error that repeats the name of its rule set.
fn answers(questions: Vec<v1::Question>) -> Vec<v1::Answer> {
    let name = |question: v1::Question| match question.question {
        Some(v1::question::Question::ScoreGame(v1::ScoreGameRequest {
            source: Some(v1::score_game_request::Source::Record(record)),
            ..
        })) => match record.rule_set.and_then(|rule_set| rule_set.source) {
            Some(v1::rule_set_ref::Source::Name(name)) => name,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    let answer = |question| v1::Answer {
        id: String::new(),
        answer: Some(v1::answer::Answer::Error(google_rpc::Status {
            code: 3,
            message: name(question),
            details: Vec::new(),
        })),
    };
    questions.into_iter().map(answer).collect()
}

/// Methods that no test calls, written as `async_trait` would write them.
macro_rules! unserved {
    ($( $method:ident: $Request:ident -> $Response:ident, )+) => { $(
        fn $method<'life, 'async_trait>(
            &'life self,
            _: Request<v1::$Request>,
        ) -> Pin<Box<dyn Future<Output = Reply<v1::$Response>> + Send + 'async_trait>>
        where
            'life: 'async_trait,
            Self: 'async_trait,
        {
            Box::pin(async { Err(Status::unimplemented("")) })
        }
    )+ };
}

type Reply<T> = Result<Response<T>, Status>;

#[tonic::async_trait]
impl RulesService for Mock {
    async fn validate_move(
        &self,
        request: Request<v1::ValidateMoveRequest>,
    ) -> Result<Response<v1::ValidateMoveResponse>, Status> {
        let call = self.calls.fetch_add(1, Ordering::Relaxed) + 1;
        let metadata = request.metadata();
        self.view.store(request.get_ref().view, Ordering::Relaxed);
        self.saw_deadline
            .store(metadata.contains_key("grpc-timeout"), Ordering::Relaxed);
        let has_key = metadata
            .get("authorization")
            .is_some_and(|key| key == "Bearer secret");
        match self.plan {
            Plan::UnavailableFirst(count) if call <= count => {
                return Err(Status::unavailable("no time"));
            }
            Plan::Unreadable => {
                let fields = [
                    ("record.hand_1", "must have 12 cards"),
                    ("card", "is required"),
                ];
                return Err(status(
                    Code::InvalidArgument,
                    "WRONG_HAND_SIZE",
                    "",
                    &fields,
                ));
            }
            Plan::DemandKey if !has_key => return Err(Status::unauthenticated("who are you?")),
            Plan::Refuse => {
                return Ok(Response::new(verdict(v1::verdict::Outcome::Refused(
                    refusal(),
                ))));
            }
            Plan::OverloadedFirst(count, retry_after) if call <= count => {
                return Err(overloaded(retry_after));
            }
            Plan::Shout => {
                let text = "!".repeat(17 << 20);
                let refusal = v1::Refusal { text, ..refusal() };
                return Ok(Response::new(verdict(v1::verdict::Outcome::Refused(
                    refusal,
                ))));
            }
            Plan::SayNewWords => return Ok(Response::new(new_words())),
            Plan::Sleep => tokio::time::sleep(Duration::from_secs(5)).await,
            Plan::Accept
            | Plan::UnavailableFirst(_)
            | Plan::OverloadedFirst(..)
            | Plan::DemandKey
            | Plan::FailSecond => {}
        }
        let accepted = v1::verdict::Outcome::Accepted(v1::Acceptance::default());
        Ok(Response::new(verdict(accepted)))
    }

    async fn evaluate_batch(
        &self,
        request: Request<v1::EvaluateBatchRequest>,
    ) -> Result<Response<v1::EvaluateBatchResponse>, Status> {
        let call = self.calls.fetch_add(1, Ordering::Relaxed) + 1;
        if matches!(self.plan, Plan::FailSecond) && call == 2 {
            return Err(Status::internal("a fault"));
        }
        let answers = answers(request.into_inner().questions);
        Ok(Response::new(v1::EvaluateBatchResponse {
            answered_by: None,
            answers,
        }))
    }

    type EvaluateStream = Pin<Box<dyn Stream<Item = Result<v1::EvaluateResponse, Status>> + Send>>;

    async fn evaluate(
        &self,
        request: Request<Streaming<v1::EvaluateRequest>>,
    ) -> Result<Response<Self::EvaluateStream>, Status> {
        let responses = request.into_inner().map(|request| {
            let answers = answers(request?.questions);
            Ok(v1::EvaluateResponse {
                answered_by: None,
                answers,
            })
        });
        Ok(Response::new(Box::pin(responses)))
    }

    unserved! {
        resolve_vorbehalte: ResolveVorbehalteRequest -> ResolveVorbehalteResponse,
        check_word: CheckWordRequest -> CheckWordResponse,
        check_announcement: CheckAnnouncementRequest -> CheckAnnouncementResponse,
        score_game: ScoreGameRequest -> ScoreGameResponse,
        inspect_game: InspectGameRequest -> InspectGameResponse,
        audit_game: AuditGameRequest -> AuditGameResponse,
        check_claim: CheckClaimRequest -> CheckClaimResponse,
        assess_offence: AssessOffenceRequest -> AssessOffenceResponse,
    }
}

#[tonic::async_trait]
impl TableService for Mock {
    async fn deal_cards(
        &self,
        request: Request<v1::DealCardsRequest>,
    ) -> Result<Response<v1::DealCardsResponse>, Status> {
        let Some(v1::deal_cards_request::Randomness::Seed(seed)) = request.into_inner().randomness
        else {
            panic!("no seed")
        };
        Ok(Response::new(v1::DealCardsResponse {
            seed,
            hand_1: vec![v1::Card::Cq.into()],
            ..Default::default()
        }))
    }

    async fn verify_deal(
        &self,
        request: Request<v1::VerifyDealRequest>,
    ) -> Result<Response<v1::VerifyDealResponse>, Status> {
        let request = request.into_inner();
        assert_eq!(request.hand_1, [i32::from(v1::Card::Cq)]);
        Ok(Response::new(v1::VerifyDealResponse {
            findings: vec![v1::DealFinding::HandsDiffer.into()],
            differing_hands: vec![v1::Seat::Seat2.into()],
            ..Default::default()
        }))
    }

    unserved! {
        score_session: ScoreSessionRequest -> ScoreSessionResponse,
    }
}
