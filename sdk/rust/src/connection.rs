//! [`Connections`]: several connections, of which the good ones take turns.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use doko_proto::v1;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tonic::client::Grpc;
use tonic::codegen::http::uri::PathAndQuery;
use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue};
use tonic::transport::Channel;
use tonic::{Request, Status, Streaming};
use tonic_prost::ProstCodec;

use crate::defaults::LARGEST_ANSWER;
use crate::error::{Error, Failed};
use crate::transport::Method;

/// How long a connection rests after a fault.
const REST: Duration = Duration::from_secs(5);

/// The stream of questions.
const EVALUATE: &str = "/doppelkopf.rules.v1.RulesService/Evaluate";

/// What a connection is tried with. Every gRPC server answers something.
const HEALTH: &str = "/grpc.health.v1.Health/Check";

/// One connection to a server.
struct Connection {
    address: String,
    channel: Channel,
    state: Mutex<State>,
}

#[derive(Clone, Copy)]
enum State {
    /// The server answers.
    Good,
    /// Whether the server answers is to be tried first, and before this moment
    /// only if no other connection is better.
    Doubtful(Instant),
}

impl Connection {
    fn state(&self) -> State {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, state: State) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    async fn ready(&self) -> Result<Grpc<Channel>, Failed> {
        let mut grpc = Grpc::new(self.channel.clone()).max_decoding_message_size(LARGEST_ANSWER);
        let ready = grpc.ready().await;
        ready.map_err(|error| Status::from_error(error.into()))?;
        Ok(grpc)
    }

    fn rest(&self) {
        self.set(State::Doubtful(Instant::now() + REST));
    }
}

/// A question on its way. If nothing comes back, in time or before the asker
/// loses interest, the connection is tried again before it is used.
struct Pending<'a> {
    connection: &'a Connection,
    is_answered: bool,
}

impl<'a> Pending<'a> {
    fn new(connection: &'a Connection) -> Pending<'a> {
        Pending {
            connection,
            is_answered: false,
        }
    }

    /// What came back, from the server or from the connection.
    fn answered<T>(mut self, result: Result<T, Status>) -> Result<T, Failed> {
        let result = result.map_err(Failed::from);
        match &result {
            Err(failed) if failed.is_fault() => self.connection.rest(),
            Err(failed) if failed.is_late() => return result,
            Ok(_) | Err(_) => {}
        }
        self.is_answered = true;
        result
    }
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        if !self.is_answered {
            self.connection.set(State::Doubtful(Instant::now()));
        }
    }
}

/// Several connections, of which the good ones take turns.
pub(crate) struct Connections {
    // INVARIANT: at least one.
    connections: Vec<Connection>,
    turn: AtomicUsize,
    headers: Vec<(AsciiMetadataKey, AsciiMetadataValue)>,
    patience: Duration,
}

impl fmt::Debug for Connections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connections")
            .field("count", &self.connections.len())
            .finish_non_exhaustive()
    }
}

impl Connections {
    /// Connections to these addresses. A server that takes longer than `patience`
    /// to answer when it is tried is not there.
    ///
    /// Fails without an address.
    pub(crate) fn new(
        channels: Vec<(String, Channel)>,
        headers: Vec<(AsciiMetadataKey, AsciiMetadataValue)>,
        patience: Duration,
    ) -> Result<Connections, Error> {
        if channels.is_empty() {
            return Err(Error::settings("there is no address to connect to"));
        }
        let now = Instant::now();
        let connection = |(address, channel)| Connection {
            address,
            channel,
            state: Mutex::new(State::Doubtful(now)),
        };
        Ok(Connections {
            connections: channels.into_iter().map(connection).collect(),
            turn: AtomicUsize::new(0),
            headers,
            patience,
        })
    }

    /// Tries the first so many connections, and fails if none of them is good.
    pub(crate) async fn connect(&self, count: usize) -> Result<(), Error> {
        let mut outcome = Ok(());
        let mut is_reached = false;
        for connection in self.connections.iter().take(count) {
            match self.attempt(connection).await {
                Ok(_) => is_reached = true,
                Err(failed) => outcome = Err(failed.error),
            }
        }
        if is_reached { Ok(()) } else { outcome }
    }

    /// Makes one attempt.
    pub(crate) async fn call<M: Method>(
        &self,
        request: M,
        left: Duration,
    ) -> Result<M::Response, Failed> {
        let deadline = Instant::now() + left;
        let (connection, mut grpc) = self.ready().await?;
        let mut request = self.request(request);
        request.set_timeout(deadline.saturating_duration_since(Instant::now()));
        let codec = ProstCodec::<M, M::Response>::default();
        let pending = Pending::new(connection);
        let response = grpc
            .unary(request, PathAndQuery::from_static(M::PATH), codec)
            .await;
        Ok(pending.answered(response)?.into_inner())
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
        let (connection, mut grpc) = self.ready().await?;
        let (sender, receiver) = mpsc::channel(waiting);
        let request = self.request(ReceiverStream::new(receiver));
        let codec = ProstCodec::<v1::EvaluateRequest, v1::EvaluateResponse>::default();
        let pending = Pending::new(connection);
        let response = grpc
            .streaming(request, PathAndQuery::from_static(EVALUATE), codec)
            .await;
        Ok((sender, pending.answered(response)?.into_inner()))
    }

    /// A connection whose server answers: the next in turn that does not rest, and
    /// if all do, the one that has rested longest. What is tried here is no
    /// question, so that this costs neither attempts nor budget.
    async fn ready(&self) -> Result<(&Connection, Grpc<Channel>), Failed> {
        let mut tries = 1;
        loop {
            let connection = self.next();
            match self.attempt(connection).await {
                Ok(grpc) => return Ok((connection, grpc)),
                Err(failed) if tries == self.connections.len() => return Err(failed),
                Err(_) => tries += 1,
            }
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "the remainder is below the number of connections"
    )]
    fn next(&self) -> &Connection {
        let count = self.connections.len();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % count;
        let in_turn = (0..count).map(|i| &self.connections[(turn + i) % count]);
        let now = Instant::now();
        let usable = |connection: &&Connection| match connection.state() {
            State::Good => now,
            State::Doubtful(until) => until.max(now),
        };
        in_turn
            .min_by_key(usable)
            .unwrap_or(&self.connections[turn])
    }

    /// The connection, if its server answers. That there is a connection does not
    /// say so: a server that hangs accepts one, too.
    async fn attempt(&self, connection: &Connection) -> Result<Grpc<Channel>, Failed> {
        let is_good = matches!(connection.state(), State::Good);
        if !is_good {
            // Others use other connections meanwhile.
            connection.rest();
        }
        let tried = async {
            if !is_good {
                self.try_out(connection).await?;
            }
            connection.ready().await
        };
        let tried = match timeout(self.patience, tried).await {
            Ok(tried) => tried.map_err(|failed: Failed| failed.reaching(&connection.address)),
            Err(_) => Err(Failed::silence(&connection.address, self.patience)),
        };
        match &tried {
            Ok(_) if is_good => {}
            Ok(_) => connection.set(State::Good),
            Err(_) => connection.rest(),
        }
        tried
    }

    /// Whether the server answers, whatever it says.
    async fn try_out(&self, connection: &Connection) -> Result<(), Failed> {
        let mut grpc = connection.ready().await?;
        let codec = ProstCodec::<(), ()>::default();
        let health = PathAndQuery::from_static(HEALTH);
        match grpc.unary(self.request(()), health, codec).await {
            Ok(_) => Ok(()),
            Err(status) => match Failed::from(status) {
                failed if failed.is_fault() => Err(failed),
                _ => Ok(()),
            },
        }
    }

    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        for (key, value) in &self.headers {
            request.metadata_mut().insert(key.clone(), value.clone());
        }
        request
    }
}
