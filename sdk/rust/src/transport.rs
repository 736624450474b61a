//! How questions travel: over gRPC, or not at all.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use doko_proto::v1;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::client::Grpc;
use tonic::codegen::http::uri::PathAndQuery;
use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue};
use tonic::transport::Channel;
use tonic::{Request, Status, Streaming};
use tonic_prost::ProstCodec;

use crate::error::{Error, Failed};

/// Largest answer that is read. A batch of whole positions is far below.
const LARGEST_ANSWER: usize = 16 << 20;

/// The stream of questions.
const EVALUATE: &str = "/doppelkopf.rules.v1.RulesService/Evaluate";

/// A unary method of the API, by its request.
pub(crate) trait Method: prost::Message + Clone + Default + 'static {
    /// What it answers.
    type Response: prost::Message + Default + 'static;

    /// Where it is served.
    const PATH: &'static str;

    /// Answers inside the process.
    #[cfg(feature = "embedded")]
    fn answer_here(self) -> Result<Self::Response, Error>;
}

macro_rules! methods {
    ($( $service:literal / $method:literal: $Request:ident -> $Response:ident, )+) => { $(
        impl Method for v1::$Request {
            type Response = v1::$Response;

            const PATH: &'static str = concat!("/doppelkopf.rules.v1.", $service, "/", $method);

            #[cfg(feature = "embedded")]
            fn answer_here(self) -> Result<v1::$Response, Error> {
                doko_wire::answer(self).map_err(|failure| Error::from_message(failure.to_status()))
            }
        }
    )+ };
}

methods! {
    "RulesService" / "ResolveVorbehalte": ResolveVorbehalteRequest -> ResolveVorbehalteResponse,
    "RulesService" / "ValidateMove": ValidateMoveRequest -> ValidateMoveResponse,
    "RulesService" / "CheckAnnouncement": CheckAnnouncementRequest -> CheckAnnouncementResponse,
    "RulesService" / "ScoreGame": ScoreGameRequest -> ScoreGameResponse,
    "RulesService" / "InspectGame": InspectGameRequest -> InspectGameResponse,
    "RulesService" / "AuditGame": AuditGameRequest -> AuditGameResponse,
    "RulesService" / "EvaluateBatch": EvaluateBatchRequest -> EvaluateBatchResponse,
    "RuleSetService" / "ListRuleSets": ListRuleSetsRequest -> ListRuleSetsResponse,
    "RuleSetService" / "GetRuleSet": GetRuleSetRequest -> GetRuleSetResponse,
    "RuleSetService" / "ListRules": ListRulesRequest -> ListRulesResponse,
}

/// Where questions go.
#[derive(Debug)]
pub(crate) enum Transport {
    /// To servers.
    Grpc(Connections),
    /// Nowhere: they are answered inside the process.
    #[cfg(feature = "embedded")]
    Embedded,
}

/// Several connections, used in turn.
pub(crate) struct Connections {
    // INVARIANT: at least one.
    channels: Vec<Channel>,
    turn: AtomicUsize,
    headers: Vec<(AsciiMetadataKey, AsciiMetadataValue)>,
}

impl fmt::Debug for Connections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connections")
            .field("count", &self.channels.len())
            .finish_non_exhaustive()
    }
}

impl Connections {
    /// Fails without a channel.
    pub(crate) fn new(
        channels: Vec<Channel>,
        headers: Vec<(AsciiMetadataKey, AsciiMetadataValue)>,
    ) -> Result<Connections, Error> {
        if channels.is_empty() {
            return Err(Error::settings("there is no address to connect to"));
        }
        Ok(Connections {
            channels,
            turn: AtomicUsize::new(0),
            headers,
        })
    }

    /// Makes one attempt.
    pub(crate) async fn call<M: Method>(
        &self,
        request: M,
        left: Duration,
    ) -> Result<M::Response, Failed> {
        let mut grpc = self.ready().await?;
        let mut request = self.request(request);
        request.set_timeout(left);
        let codec = ProstCodec::<M, M::Response>::default();
        let response = grpc
            .unary(request, PathAndQuery::from_static(M::PATH), codec)
            .await?;
        Ok(response.into_inner())
    }

    /// Opens a stream: what is sent, and what comes back. At most so many messages
    /// wait to be sent.
    pub(crate) async fn open(
        &self,
        waiting: usize,
    ) -> Result<
        (
            mpsc::Sender<v1::EvaluateRequest>,
            Streaming<v1::EvaluateResponse>,
        ),
        Failed,
    > {
        let mut grpc = self.ready().await?;
        let (sender, receiver) = mpsc::channel(waiting);
        let request = self.request(ReceiverStream::new(receiver));
        let codec = ProstCodec::<v1::EvaluateRequest, v1::EvaluateResponse>::default();
        let path = PathAndQuery::from_static(EVALUATE);
        let response = grpc.streaming(request, path, codec).await?;
        Ok((sender, response.into_inner()))
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "the remainder is below the number of channels"
    )]
    async fn ready(&self) -> Result<Grpc<Channel>, Status> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % self.channels.len();
        let channel = self.channels[turn].clone();
        let mut grpc = Grpc::new(channel).max_decoding_message_size(LARGEST_ANSWER);
        grpc.ready()
            .await
            .map_err(|error| Status::from_error(error.into()))?;
        Ok(grpc)
    }

    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        for (key, value) in &self.headers {
            request.metadata_mut().insert(key.clone(), value.clone());
        }
        request
    }
}
