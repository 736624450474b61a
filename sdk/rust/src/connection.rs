//! [`Connections`]: several connections, of which the good ones take turns.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use doko_proto::v1;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_stream::wrappers::ReceiverStream;
use tonic::client::Grpc;
use tonic::codegen::http::uri::PathAndQuery;
use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue};
use tonic::transport::Channel;
use tonic::{Request, Status, Streaming};
use tonic_prost::ProstCodec;

use crate::defaults::LARGEST_ANSWER;
use crate::error::{Error, Failed};
use crate::method::Method;

/// How long a connection may take to be made and to show that its server answers, whoever
/// waits for it.
pub(crate) const CONNECT: Duration = Duration::from_secs(2);

/// How long a connection rests after a fault.
const REST: Duration = Duration::from_secs(5);

/// The stream of questions.
const EVALUATE: &str = "/doppelkopf.rules.v1.RulesService/Evaluate";

/// What a connection is tried with. Every gRPC server answers something.
const HEALTH: &str = "/grpc.health.v1.Health/Check";

type Headers = Arc<[(AsciiMetadataKey, AsciiMetadataValue)]>;

/// What a trial has found, once it has.
type Trial = watch::Receiver<Option<Result<(), Failed>>>;

/// One connection to a server.
struct Connection {
    address: String,
    channel: Channel,
    headers: Headers,
    state: Mutex<State>,
}

#[derive(Clone)]
enum State {
    /// The server answers.
    Good,
    /// Whether the server answers is to be tried first, and before this moment
    /// only if no other connection is better.
    Doubtful(Instant),
    /// That is being tried. Others use other connections meanwhile, as long as it rests.
    Tried(Instant, Trial),
}

impl Connection {
    fn state(&self) -> State {
        let state = self.state.lock();
        state.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, state: State) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    /// The trial that runs, or a new one; `None` if the server is known to answer.
    ///
    /// A trial goes on when those who wait for it have lost patience, so that a server
    /// that is far away has a connection for the next question.
    fn trial(self: &Arc<Self>) -> Option<Trial> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &*state {
            State::Good => return None,
            // Whether somebody still makes it: it may have ended with its runtime.
            State::Tried(_, trial) if trial.has_changed().is_ok() => return Some(trial.clone()),
            State::Tried(..) | State::Doubtful(_) => {}
        }
        let (found, trial) = watch::channel(None);
        *state = State::Tried(Instant::now() + REST, trial.clone());
        let connection = Arc::clone(self);
        tokio::spawn(async move {
            let outcome = match timeout(CONNECT, connection.try_out()).await {
                Ok(tried) => tried.map_err(|failed| failed.reaching(&connection.address)),
                Err(_) => Err(Failed::silence(&connection.address, CONNECT)),
            };
            match &outcome {
                Ok(()) => connection.set(State::Good),
                Err(_) => connection.rest(),
            }
            found.send_replace(Some(outcome));
        });
        Some(trial)
    }

    /// Whether the server answers, whatever it says. That there is a connection does not
    /// say so: a server that hangs accepts one, too.
    async fn try_out(&self) -> Result<(), Failed> {
        let mut grpc = self.ready().await?;
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

    /// What the trial finds, as long as there is patience for it since the waiting began.
    async fn heard(
        &self,
        mut trial: Trial,
        began: Instant,
        patience: Duration,
    ) -> Result<(), Failed> {
        let found = timeout_at(began + patience, trial.wait_for(Option::is_some)).await;
        let silence = || Failed::silence(&self.address, patience);
        match found {
            Ok(Ok(found)) => found.clone().unwrap_or_else(|| Err(silence())),
            Ok(Err(_)) | Err(_) => Err(silence()),
        }
    }

    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        for (key, value) in self.headers.iter() {
            request.metadata_mut().insert(key.clone(), value.clone());
        }
        request
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
    connections: Vec<Arc<Connection>>,
    turn: AtomicUsize,
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
    /// Connections to these addresses. For a server that takes longer than `patience`
    /// to answer when it is tried no question waits.
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
        let headers: Headers = headers.into();
        let connection = |(address, channel)| {
            Arc::new(Connection {
                address,
                channel,
                headers: Arc::clone(&headers),
                state: Mutex::new(State::Doubtful(now)),
            })
        };
        Ok(Connections {
            connections: channels.into_iter().map(connection).collect(),
            turn: AtomicUsize::new(0),
            patience,
        })
    }

    /// Tries the first so many connections, all at once, and fails if none of them is good.
    /// It waits for them all together as long as a question does, and as long as a connection
    /// may take if none is good by then.
    pub(crate) async fn connect(&self, count: usize) -> Result<(), Error> {
        let began = Instant::now();
        let first = self.connections.iter().take(count);
        let trials: Vec<_> = first.filter_map(|it| Some((it, it.trial()?))).collect();
        let mut outcome = Ok(());
        for patience in [self.patience, CONNECT] {
            let mut is_reached = false;
            for (connection, trial) in &trials {
                match connection.heard(trial.clone(), began, patience).await {
                    Ok(()) => is_reached = true,
                    Err(failed) => outcome = Err(failed.error),
                }
            }
            if is_reached {
                return Ok(());
            }
        }
        outcome
    }

    /// Makes one attempt.
    pub(crate) async fn call<M: Method>(
        &self,
        request: M,
        left: Duration,
    ) -> Result<M::Response, Failed> {
        let deadline = Instant::now() + left;
        let (connection, mut grpc) = self.ready().await?;
        let mut request = connection.request(request);
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
        let request = connection.request(ReceiverStream::new(receiver));
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
    async fn ready(&self) -> Result<(&Arc<Connection>, Grpc<Channel>), Failed> {
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
    fn next(&self) -> &Arc<Connection> {
        let count = self.connections.len();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % count;
        let in_turn = (0..count).map(|i| &self.connections[(turn + i) % count]);
        let now = Instant::now();
        let usable = |connection: &&Arc<Connection>| match connection.state() {
            State::Good => now,
            State::Doubtful(until) | State::Tried(until, _) => until.max(now),
        };
        in_turn
            .min_by_key(usable)
            .unwrap_or(&self.connections[turn])
    }

    /// The connection, if its server answers.
    async fn attempt(&self, connection: &Arc<Connection>) -> Result<Grpc<Channel>, Failed> {
        let began = Instant::now();
        if let Some(trial) = connection.trial() {
            connection.heard(trial, began, self.patience).await?;
        }
        let ready = match timeout_at(began + self.patience, connection.ready()).await {
            Ok(ready) => ready.map_err(|failed| failed.reaching(&connection.address)),
            Err(_) => Err(Failed::silence(&connection.address, self.patience)),
        };
        if ready.is_err() {
            connection.rest();
        }
        ready
    }
}
