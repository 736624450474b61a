//! Around every call: access, limits, deadline and panics.
//!
//! One tower layer; each concern is a function or a body in a module of its
//! own. Whether a call failed is noted by whoever is around this.

mod arriving;
mod deadline;
mod ending;
mod load;
mod reasons;
mod receive;
mod reflection;
mod send;
mod share;
mod slowed;
mod torn;
mod turn;

use std::convert::Infallible;
use std::future::{Future, poll_fn, ready};
use std::mem;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use http::{Request, Response};
use http_body_util::Full;
use tokio_util::sync::CancellationToken;
use tonic::Status;
use tonic::body::Body;
use tower_layer::Layer;
use tower_service::Service;

pub(crate) use arriving::{Arriving, Rests};
pub(crate) use deadline::Deadline;
pub(crate) use load::{Load, Own, Uses};
pub(crate) use reasons::explain;
pub(crate) use send::{Outlet, Rewritten};
pub(crate) use share::Share;
pub(crate) use torn::Torn;

use crate::access::{Access, Standing};
use crate::caller::Toll;
use crate::config::{Limits, Period};
use crate::methods::{Methods, Shape};
use crate::peer::{Call, Peer};
use crate::weight::Weights;
use crate::{panics, status};
use ending::{Ending, Place};
use load::{Account, Resource};
use receive::{Messages, PREFIX, Room};
use slowed::Slowed;
use turn::Turn;

/// Health is asked most urgently when the load is highest.
const HEALTH: &str = "/grpc.health.v1.Health/";

/// Says something only when something changes, for as long as its caller likes.
const WATCH: &str = "/grpc.health.v1.Health/Watch";

/// Accounts for the questions in each of its messages itself.
const EVALUATE: &str = "/doppelkopf.rules.v1.RulesService/Evaluate";

/// Accounts for its questions itself, all at once.
const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";

/// The response to come of a [`Guarded`] service.
pub(crate) type Answer = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

/// What a [`Guarded`] service knows.
#[derive(Debug)]
struct Guard {
    access: Arc<Access>,
    load: Arc<Load>,
    methods: Arc<Methods>,
    weights: Arc<Weights>,
    request_timeout: Period,
    stream_idle_timeout: Period,
    max_message_size: u32,
    rests: Arc<Rests>,
    /// Cancelled when the server stops.
    stopping: CancellationToken,
}

/// A call that may be answered.
#[derive(Debug)]
struct Admitted {
    body: Arriving,
    peer: Arc<Peer>,
    open: Call,
    shape: Option<Shape>,
    account: Account,
    standing: Option<Standing>,
    stream: Option<Place>,
    turn: Turn,
}

impl Guard {
    /// Looks at a call when it comes, before a thread has time for it: whether its caller may
    /// ask, and whether there is room for it.
    fn enter(&self, request: &mut Request<Body>) -> Result<Admitted, Status> {
        let body = mem::take(request.body_mut());
        let rewritten = request.extensions().get::<Rewritten>();
        let torn = rewritten.map(|it| it.torn.clone());
        let body = Arriving::new(body, torn, Arc::clone(&self.rests));
        // Every driver notes it; without one there would be no limits.
        let peer: Option<Arc<Peer>> = request.extensions().get().cloned();
        let peer = peer.ok_or_else(status::internal)?;
        let open = peer.call();
        let shape = self.methods.shape(request.uri().path());
        let (account, standing) = self.admit(request, &peer)?;
        let streams = match request.uri().path() {
            WATCH => Resource::Watches,
            _ => Resource::Streams,
        };
        let stream = match shape {
            Some(shape) if shape.is_stream() => Some(Place::among(&account, streams)?),
            Some(_) | None => None,
        };
        let turn = match request.uri().path().starts_with(HEALTH) {
            true => Turn::unlimited(),
            false => Turn::of(account.common(Resource::Calls))?,
        };
        Ok(Admitted {
            body,
            peer,
            open,
            shape,
            account,
            standing,
            stream,
            turn,
        })
    }

    /// The response of `service`, or why there is none.
    async fn around<S>(
        self: &Arc<Self>,
        mut service: S,
        mut request: Request<Body>,
        admitted: Admitted,
        wish: Option<Deadline>,
    ) -> Result<Response<Body>, Status>
    where
        S: Service<Request<Body>, Response = Response<Body>, Error = Infallible>,
    {
        let Admitted {
            body,
            peer,
            open,
            shape,
            account,
            standing,
            stream,
            mut turn,
        } = admitted;
        let uri = request.uri().clone();
        let path = uri.path();
        let is_rewritten = request.extensions().get::<Rewritten>().is_some();
        let received = self.receive(body, &account, shape, path, stream.as_ref(), &mut turn);
        let message;
        (*request.body_mut(), message) = received.await?;
        let response = self.wait_for(service.call(request), &account, path, &message);
        let response = response.await?;
        let mut response = reasons::explain_head(response, path, self.max_message_size)?;
        let is_watch = path == WATCH;
        let leaving = is_watch.then(|| peer.leaving.clone());
        let outlet = Outlet { account, peer };
        if is_rewritten {
            response.extensions_mut().insert(outlet.clone());
        }
        let (head, body) = response.into_parts();
        let body = match stream {
            None => Body::new(outlet.whole(body, open).await?),
            Some(place) => {
                let body = Body::new(outlet.stream(body, open));
                let withdrawn = Arc::clone(&self.access).ended(standing);
                let end = ending::end(self.stopping.clone(), wish, withdrawn, leaving);
                let idle = self.stream_idle_timeout.duration();
                let idle = (!is_watch).then_some(idle);
                Body::new(Ending::new(body, end, idle, place))
            }
        };
        Ok(Response::from_parts(head, body))
    }

    /// What `response` comes to. If that takes a while, what became of `message` is accounted
    /// for meanwhile.
    async fn wait_for<F>(
        &self,
        response: F,
        account: &Account,
        path: &str,
        message: &[u8],
    ) -> Result<Response<Body>, Status>
    where
        F: Future<Output = Result<Response<Body>, Infallible>>,
    {
        let mut response = pin!(response);
        let mut held = None;
        poll_fn(|context| {
            let Poll::Ready(Ok(response)) = response.as_mut().poll(context) else {
                if held.is_none() {
                    let mut memory = account.memory(Resource::Receiving);
                    memory.hold(self.weights.weigh(path, message))?;
                    held = Some(memory);
                }
                return Poll::Pending;
            };
            Poll::Ready(Ok(response))
        })
        .await
    }

    /// The account of the caller, who may ask, and what that stands or falls with.
    fn admit(
        &self,
        request: &mut Request<Body>,
        peer: &Arc<Peer>,
    ) -> Result<(Account, Option<Standing>), Status> {
        let path = request.uri().path();
        let (caller, standing) = self.access.admit(request.headers(), path, peer)?;
        let account = Account::new(
            peer.own.clone(),
            Arc::clone(&self.load),
            caller.bucket.clone(),
        );
        if path == BATCH {
            Toll::note(caller, request.extensions_mut());
        } else if !path.starts_with(HEALTH) {
            caller.ask(1)?;
            caller.note(request.extensions_mut());
        }
        Ok((account, standing))
    }

    /// What gives whole messages only of `body`, and the message if it is a single one.
    async fn receive(
        &self,
        body: Arriving,
        account: &Account,
        shape: Option<Shape>,
        path: &str,
        stream: Option<&Place>,
        turn: &mut Turn,
    ) -> Result<(Body, Bytes), Status> {
        let room = Room::new(account.memory(Resource::Receiving), self.max_message_size);
        match (shape, stream) {
            // Nobody would read it.
            (None, _) => Ok((Body::empty(), Bytes::new())),
            (Some(shape), Some(place)) if shape.takes_stream => {
                let (patience, scale) = (self.request_timeout.duration(), self.weights.scale(path));
                let messages = Messages::new(body, room, scale, patience, place.over());
                let messages = messages.of(path, place.fault());
                let body = match account.bucket().filter(|_| path != EVALUATE) {
                    Some(bucket) => Body::new(Slowed::new(messages, Arc::clone(bucket))),
                    None => Body::new(messages),
                };
                Ok((body, Bytes::new()))
            }
            (Some(_), _) => {
                let framed = receive::whole(body, room, turn).await?;
                let message = framed.slice(framed.len().min(PREFIX)..);
                if !self.weights.allow(path, &message) {
                    return Err(status::too_heavy(self.weights.most()));
                }
                Ok((Body::new(Full::new(framed)), message))
            }
        }
    }
}

/// Puts a [`Guarded`] around a service.
#[derive(Clone, Debug)]
pub(crate) struct GuardLayer {
    guard: Arc<Guard>,
}

impl GuardLayer {
    /// A guard with these limits; `access`, `load`, `methods` and `weights` are shared with
    /// other guards, and what is still to come of refused calls is read as `rests` has it.
    /// Streams end when that does.
    pub(crate) fn new(
        limits: &Limits,
        access: Arc<Access>,
        load: Arc<Load>,
        methods: Arc<Methods>,
        weights: Arc<Weights>,
        rests: Arc<Rests>,
    ) -> Self {
        let guard = Guard {
            stopping: rests.stopping.clone(),
            rests,
            access,
            load,
            methods,
            weights,
            request_timeout: limits.request_timeout,
            stream_idle_timeout: limits.stream_idle_timeout,
            max_message_size: limits.max_message_size,
        };
        Self {
            guard: Arc::new(guard),
        }
    }
}

impl<S> Layer<S> for GuardLayer {
    type Service = Guarded<S>;

    fn layer(&self, inner: S) -> Guarded<S> {
        Guarded {
            inner,
            guard: Arc::clone(&self.guard),
        }
    }
}

/// A service with a guard around every call.
#[derive(Clone, Debug)]
pub(crate) struct Guarded<S> {
    inner: S,
    guard: Arc<Guard>,
}

impl<S> Service<Request<Body>> for Guarded<S>
where
    S: Service<Request<Body>, Response = Response<Body>, Error = Infallible>,
    S: Clone + Send + 'static,
    S::Future: Send,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, mut request: Request<Body>) -> Self::Future {
        let guard = Arc::clone(&self.guard);
        let wish = deadline::wish(request.headers());
        let maximum = guard.request_timeout.duration();
        let deadline = Deadline::after(wish.map_or(maximum, |wish| wish.min(maximum)));
        let wish = wish.map(Deadline::after);
        // Whoever answers many questions at once looks at it himself.
        let noted = match request.uri().path() {
            BATCH => Some(deadline),
            EVALUATE => wish,
            _ => None,
        };
        if let Some(deadline) = noted {
            request.extensions_mut().insert(deadline);
        }
        // The one that is ready; the next call asks its clone first.
        let clone = self.inner.clone();
        let inner = mem::replace(&mut self.inner, clone);
        let admitted = panics::catch(|| guard.enter(&mut request));
        let admitted = match admitted {
            Ok(Ok(admitted)) => admitted,
            // Many may be refused before a thread comes to say so: nothing of them is kept.
            Ok(Err(status)) | Err(status) => return Box::pin(ready(Ok(status.into_http()))),
        };
        Box::pin(async move {
            let call = pin!(guard.around(inner, request, admitted, wish));
            let status = match deadline.limit(panics::catch_in(call)).await {
                Ok(Ok(Ok(response))) => return Ok(response),
                Ok(Ok(Err(status)) | Err(status)) | Err(status) => status,
            };
            Ok(status.into_http())
        })
    }
}

#[cfg(test)]
mod overload;
#[cfg(test)]
mod tests;
