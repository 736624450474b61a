//! Around every call: access, limits, deadline, panics, and one log line if it failed.
//!
//! One tower layer; each concern is a function or a body in a module of its
//! own. A call that goes well is neither traced nor logged.

mod deadline;
mod ending;
mod load;
mod reasons;
mod receive;
mod report;

use std::convert::Infallible;
use std::future::Future;
use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tokio_util::sync::CancellationToken;
use tonic::Status;
use tonic::body::Body;
use tower_layer::Layer;
use tower_service::Service;

pub(crate) use load::{Load, Own};
pub(crate) use reasons::explain;
pub(crate) use report::report;

use crate::access::Access;
use crate::config::{Limits, Period};
use crate::methods::{Methods, Shape};
use crate::panics;
use crate::peer::Peer;
use deadline::Deadline;
use ending::{Ending, Place};
use load::Share;
use receive::{Messages, Room};

/// Health is asked most urgently when the load is highest.
const HEALTH: &str = "/grpc.health.v1.Health/";

/// The response to come of a [`Guarded`] service.
pub(crate) type Answer = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

/// What a [`Guarded`] service knows.
#[derive(Debug)]
struct Guard {
    access: Arc<Access>,
    load: Arc<Load>,
    methods: Arc<Methods>,
    request_timeout: Period,
    max_message_size: u32,
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
        let uri = request.uri().clone();
        let peer: Arc<Peer> = request.extensions().get().cloned().unwrap_or_default();
        let open = peer.call();
        let shape = self.methods.shape(uri.path());
        let stream = self.admit(&mut request, shape, &peer)?;
        let own = peer.own.clone();
        let request = self.receive(request, own, shape, stream.as_ref()).await?;
        let _call = match uri.path().starts_with(HEALTH) {
            true => None,
            false => Some(Share::of(&self.load.calls, 1)?),
        };
        let Ok(response) = service.call(request).await;
        let response = reasons::explain_head(response, uri.path(), self.max_message_size)?;
        let Some(stream) = stream else {
            return Ok(response);
        };
        let guard = Arc::clone(self);
        let report = move |status: &Status| report(guard.methods.name(uri.path()), status);
        let end = ending::end(self.stopping.clone(), wish);
        Ok(response.map(|body| Body::new(Ending::new(body, end, (stream, open), report))))
    }

    /// The place of a stream, if the call is one that may begin.
    fn admit(
        &self,
        request: &mut Request<Body>,
        shape: Option<Shape>,
        peer: &Peer,
    ) -> Result<Option<Place>, Status> {
        let path = request.uri().path();
        let caller = self.access.admit(request.headers(), path, peer)?;
        if !path.starts_with(HEALTH) {
            caller.ask(1)?;
            caller.note(request.extensions_mut());
        }
        match shape {
            Some(shape) if shape.is_stream() => Place::among(&self.load.streams).map(Some),
            _ => Ok(None),
        }
    }

    /// `request` with a body that gives whole messages only.
    async fn receive(
        &self,
        request: Request<Body>,
        own: Own,
        shape: Option<Shape>,
        stream: Option<&Place>,
    ) -> Result<Request<Body>, Status> {
        let (head, body) = request.into_parts();
        let room = Room::new(own, &self.load.receiving, self.max_message_size);
        let body = match (shape, stream) {
            // Nobody will read it.
            (None, _) => body,
            (Some(shape), Some(place)) if shape.takes_stream => {
                let patience = self.request_timeout.duration();
                Body::new(Messages::new(body, room, patience, place.over()))
            }
            (Some(_), _) => receive::whole(body, room).await?,
        };
        Ok(Request::from_parts(head, body))
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
        let guard = Guard {
            access,
            load,
            methods,
            request_timeout: limits.request_timeout,
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
        let uri = request.uri().clone();
        let wish = deadline::wish(request.headers());
        let maximum = guard.request_timeout.duration();
        let deadline = Deadline::after(wish.map_or(maximum, |wish| wish.min(maximum)));
        let wish = wish.map(Deadline::after);
        // The one that is ready; the next call asks its clone first.
        let clone = self.inner.clone();
        let inner = mem::replace(&mut self.inner, clone);
        Box::pin(async move {
            let call = panics::catch_in(guard.around(inner, request, wish));
            let status = match deadline.limit(call).await {
                Ok(Ok(Ok(response))) => return Ok(response),
                Ok(Ok(Err(status)) | Err(status)) | Err(status) => status,
            };
            report(guard.methods.name(uri.path()), &status);
            Ok(status.into_http())
        })
    }
}

#[cfg(test)]
mod tests;
