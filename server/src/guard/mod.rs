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
mod send;

use std::convert::Infallible;
use std::future::Future;
use std::mem;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tokio_util::sync::CancellationToken;
use tonic::Status;
use tonic::body::Body;
use tower_layer::Layer;
use tower_service::Service;

pub(crate) use load::{Load, Own, Uses};
pub(crate) use reasons::explain;
pub(crate) use send::{Outlet, Rewritten};

use crate::access::{Access, Standing};
use crate::caller::Toll;
use crate::config::{Limits, Period};
use crate::methods::{Methods, Shape};
use crate::peer::Peer;
use crate::{panics, status};
use arriving::{Arriving, Rests};
use deadline::Deadline;
use ending::{Ending, Place};
use load::{Account, Resource};
use receive::{Messages, Room};

/// Health is asked most urgently when the load is highest.
const HEALTH: &str = "/grpc.health.v1.Health/";

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
    request_timeout: Period,
    stream_idle_timeout: Period,
    max_message_size: u32,
    rests: Arc<Rests>,
    /// Cancelled when the server stops.
    stopping: CancellationToken,
}

impl Guard {
    /// The response of `service`, or why there is none.
    async fn around<S>(
        self: &Arc<Self>,
        mut service: S,
        mut request: Request<Body>,
        wish: Option<Deadline>,
    ) -> Result<Response<Body>, Status>
    where
        S: Service<Request<Body>, Response = Response<Body>, Error = Infallible>,
    {
        let body = mem::take(request.body_mut());
        let body = Arriving::new(body, Arc::clone(&self.rests));
        let uri = request.uri().clone();
        let path = uri.path();
        // Every driver notes it; without one there would be no limits.
        let peer: Option<Arc<Peer>> = request.extensions().get().cloned();
        let peer = peer.ok_or_else(status::internal)?;
        let is_rewritten = request.extensions().get::<Rewritten>().is_some();
        let open = peer.call();
        let shape = self.methods.shape(path);
        let (account, standing) = self.admit(&mut request, &peer)?;
        let stream = match shape {
            Some(shape) if shape.is_stream() => Some(Place::among_streams(&account)?),
            Some(_) | None => None,
        };
        let body = self.receive(body, &account, shape, stream.as_ref());
        *request.body_mut() = body.await?;
        let _call = match path.starts_with(HEALTH) {
            true => None,
            false => Some(account.share(Resource::Calls, 1)?),
        };
        let Ok(response) = service.call(request).await;
        let mut response = reasons::explain_head(response, path, self.max_message_size)?;
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
                let end = ending::end(self.stopping.clone(), wish, withdrawn);
                self.until(end, body, place)
            }
        };
        Ok(Response::from_parts(head, body))
    }

    /// The answers of a stream that does not end by itself.
    fn until(
        &self,
        end: impl Future<Output = Status> + Send + 'static,
        body: Body,
        place: Place,
    ) -> Body {
        let idle = self.stream_idle_timeout.duration();
        Body::new(Ending::new(body, end, idle, place))
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

    /// What gives whole messages only of `body`.
    async fn receive(
        &self,
        body: Arriving,
        account: &Account,
        shape: Option<Shape>,
        stream: Option<&Place>,
    ) -> Result<Body, Status> {
        let room = Room::new(account.memory(Resource::Receiving), self.max_message_size);
        match (shape, stream) {
            // Nobody would read it.
            (None, _) => Ok(Body::empty()),
            (Some(shape), Some(place)) if shape.takes_stream => {
                let patience = self.request_timeout.duration();
                let messages = Messages::new(body, room, patience, place.over());
                Ok(Body::new(messages))
            }
            (Some(_), _) => receive::whole(body, room).await,
        }
    }
}

/// Puts a [`Guarded`] around a service.
#[derive(Clone, Debug)]
pub(crate) struct GuardLayer {
    guard: Arc<Guard>,
}

impl GuardLayer {
    /// A guard with these limits; `access`, `load` and `methods` are shared with
    /// other guards. Streams end when `stopping` is cancelled.
    pub(crate) fn new(
        limits: &Limits,
        access: Arc<Access>,
        load: Arc<Load>,
        methods: Arc<Methods>,
        stopping: CancellationToken,
    ) -> Self {
        let message = usize::try_from(limits.max_message_size).unwrap_or(usize::MAX);
        let rests = Rests {
            longest: limits.request_timeout.duration(),
            most: message.saturating_add(receive::PREFIX),
            stopping: stopping.clone(),
        };
        let guard = Guard {
            rests: Arc::new(rests),
            access,
            load,
            methods,
            request_timeout: limits.request_timeout,
            stream_idle_timeout: limits.stream_idle_timeout,
            max_message_size: limits.max_message_size,
            stopping,
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

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let guard = Arc::clone(&self.guard);
        let wish = deadline::wish(request.headers());
        let maximum = guard.request_timeout.duration();
        let deadline = Deadline::after(wish.map_or(maximum, |wish| wish.min(maximum)));
        let wish = wish.map(Deadline::after);
        // The one that is ready; the next call asks its clone first.
        let clone = self.inner.clone();
        let inner = mem::replace(&mut self.inner, clone);
        Box::pin(async move {
            let call = pin!(guard.around(inner, request, wish));
            let status = match deadline.limit(panics::catch_in(call)).await {
                Ok(Ok(Ok(response))) => return Ok(response),
                Ok(Ok(Err(status)) | Err(status)) | Err(status) => status,
            };
            Ok(status.into_http())
        })
    }
}

#[cfg(test)]
mod tests;
