//! The handler that only decodes and encodes, on the arrangement of the server:
//! a single-threaded runtime, no layers.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::thread::{self, JoinHandle};

use anyhow::Context as _;
use doko_proto::v1;
use doko_proto::v1::rules_service_server::{RulesService, RulesServiceServer};
use doko_server::Config;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio_stream::Stream;
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;
use tonic::{Request, Response, Status, Streaming};

use super::exchange::Canned;

/// The name of the thread that serves.
pub(crate) const THREAD: &str = "baseline";

/// A baseline that serves until it is dropped.
#[derive(Debug)]
pub(crate) struct Baseline {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Baseline {
    /// Starts to serve this answer, with what `config` says about connections.
    ///
    /// # Errors
    ///
    /// The system gives no port or no thread.
    pub(crate) fn start(canned: &Canned, config: &Config) -> anyhow::Result<Baseline> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let incoming = {
            let _inside = runtime.enter();
            TcpIncoming::bind(config.address).context("the baseline has no port")?
        };
        let incoming = incoming.with_nodelay(Some(true));
        let address = incoming.local_addr()?;
        let service = RulesServiceServer::new(canned.clone());
        let streams = config.limits.max_concurrent_streams;
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new()
            .name(THREAD.to_owned())
            .spawn(move || {
                let serving = Server::builder()
                    .max_concurrent_streams(streams)
                    .add_service(service)
                    .serve_with_incoming(incoming);
                runtime.block_on(async {
                    tokio::select! {
                        result = serving => if let Err(error) = result {
                            eprintln!("the baseline stopped: {error}");
                        },
                        _ = stopped => {}
                    }
                });
            })?;
        Ok(Baseline {
            address,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Baseline {
    fn drop(&mut self) {
        drop(self.stop.take());
        // It can only fail by a panic, which says so itself.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// The same answer to each question of a stream.
#[derive(Debug)]
pub(crate) struct Answers {
    questions: Streaming<v1::EvaluateRequest>,
    answer: v1::EvaluateResponse,
}

impl Stream for Answers {
    type Item = Result<v1::EvaluateResponse, Status>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let question = Pin::new(&mut self.questions).poll_next(context);
        question.map(|question| question.map(|it| it.map(|_| self.answer.clone())))
    }
}

/// Implements the service with one answer and without all other methods.
macro_rules! serve {
    ($($method:ident: $request:ident => $response:ident;)*) => {
        #[tonic::async_trait]
        impl RulesService for Canned {
            type EvaluateStream = Answers;

            async fn validate_move(
                &self,
                _: Request<v1::ValidateMoveRequest>,
            ) -> Result<Response<v1::ValidateMoveResponse>, Status> {
                match self {
                    Canned::Ruling(answer) => Ok(Response::new(v1::ValidateMoveResponse::clone(answer))),
                    Canned::Batch(_) | Canned::Stream(_) => Err(not_here()),
                }
            }

            async fn evaluate_batch(
                &self,
                _: Request<v1::EvaluateBatchRequest>,
            ) -> Result<Response<v1::EvaluateBatchResponse>, Status> {
                match self {
                    Canned::Batch(answer) => Ok(Response::new(answer.clone())),
                    Canned::Ruling(_) | Canned::Stream(_) => Err(not_here()),
                }
            }

            async fn evaluate(
                &self,
                questions: Request<Streaming<v1::EvaluateRequest>>,
            ) -> Result<Response<Self::EvaluateStream>, Status> {
                match self {
                    Canned::Stream(answer) => Ok(Response::new(Answers {
                        questions: questions.into_inner(),
                        answer: answer.clone(),
                    })),
                    Canned::Ruling(_) | Canned::Batch(_) => Err(not_here()),
                }
            }

            $(
                async fn $method(
                    &self,
                    _: Request<v1::$request>,
                ) -> Result<Response<v1::$response>, Status> {
                    Err(not_here())
                }
            )*
        }
    };
}

serve! {
    resolve_vorbehalte: ResolveVorbehalteRequest => ResolveVorbehalteResponse;
    check_word: CheckWordRequest => CheckWordResponse;
    check_announcement: CheckAnnouncementRequest => CheckAnnouncementResponse;
    score_game: ScoreGameRequest => ScoreGameResponse;
    inspect_game: InspectGameRequest => InspectGameResponse;
    audit_game: AuditGameRequest => AuditGameResponse;
    check_claim: CheckClaimRequest => CheckClaimResponse;
    assess_offence: AssessOffenceRequest => AssessOffenceResponse;
}

fn not_here() -> Status {
    Status::unimplemented("a baseline has one answer")
}
