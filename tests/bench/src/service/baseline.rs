//! The handler that only decodes and encodes, on the arrangement of the server:
//! a single-threaded runtime, no layers.

use std::net::SocketAddr;
use std::thread;

use anyhow::Context as _;
use doko_proto::v1;
use doko_proto::v1::rules_service_server::{RulesService, RulesServiceServer};
use doko_server::Config;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;
use tonic::{Request, Response, Status, Streaming};

use super::question::Question;

/// The name of the thread that serves.
pub(crate) const THREAD: &str = "baseline";

/// A baseline that serves until it is dropped.
#[derive(Debug)]
pub(crate) struct Baseline {
    address: SocketAddr,
    _stop: oneshot::Sender<()>,
}

impl Baseline {
    /// Starts to serve, with what `config` says about connections.
    ///
    /// # Errors
    ///
    /// The system gives no port or no thread.
    pub(crate) fn start(question: &Question, config: &Config) -> anyhow::Result<Baseline> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let incoming = {
            let _inside = runtime.enter();
            TcpIncoming::bind(config.address).context("the baseline has no port")?
        };
        let incoming = incoming.with_nodelay(Some(true));
        let address = incoming.local_addr()?;
        let service = RulesServiceServer::new(Canned(question.response.clone()));
        let streams = config.limits.max_concurrent_streams;
        let (stop, stopped) = oneshot::channel();
        thread::Builder::new()
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
            _stop: stop,
        })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Has one answer for everything.
#[derive(Debug)]
struct Canned(v1::ValidateMoveResponse);

/// Implements the service with one answer and without all other methods.
macro_rules! serve {
    ($($method:ident: $request:ident => $response:ident;)*) => {
        #[tonic::async_trait]
        impl RulesService for Canned {
            type EvaluateStream = tokio_stream::Empty<Result<v1::EvaluateResponse, Status>>;

            async fn validate_move(
                &self,
                request: Request<v1::ValidateMoveRequest>,
            ) -> Result<Response<v1::ValidateMoveResponse>, Status> {
                drop(request);
                Ok(Response::new(self.0.clone()))
            }

            async fn evaluate(
                &self,
                _: Request<Streaming<v1::EvaluateRequest>>,
            ) -> Result<Response<Self::EvaluateStream>, Status> {
                Err(Status::unimplemented("a baseline"))
            }

            $(
                async fn $method(
                    &self,
                    _: Request<v1::$request>,
                ) -> Result<Response<v1::$response>, Status> {
                    Err(Status::unimplemented("a baseline"))
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
    evaluate_batch: EvaluateBatchRequest => EvaluateBatchResponse;
}
