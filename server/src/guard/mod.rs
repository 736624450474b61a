//! Around every call: limits, deadline, panics, and one log line if it failed.
//!
//! One tower layer and one allocation; each concern is a function in a module
//! of its own. None of them costs anything that could be measured, because a
//! call that goes well is neither traced nor logged.

mod deadline;
mod load;
mod reasons;
mod report;

use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tonic::Status;
use tonic::body::Body;
use tower_layer::Layer;
use tower_service::Service;

pub(crate) use deadline::Deadline;
pub(crate) use load::Load;
pub(crate) use reasons::explain;
pub(crate) use report::report;

use crate::config::{Limits, Period};
use crate::methods::Methods;
use crate::panics;

/// Health is asked most urgently when the load is highest.
const HEALTH: &str = "/grpc.health.v1.Health/";

/// The response to come of a [`Guarded`] service.
pub(crate) type Answer = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

/// What a [`Guarded`] service knows.
#[derive(Debug)]
struct Guard {
    load: Arc<Load>,
    methods: Arc<Methods>,
    request_timeout: Period,
    max_message_size: u32,
}

impl Guard {
    /// The response of `call`, or why there is none.
    async fn around<F>(
        &self,
        path: &str,
        deadline: Deadline,
        call: F,
    ) -> Result<Response<Body>, Status>
    where
        F: Future<Output = Result<Response<Body>, Infallible>>,
    {
        let _permit = match path.starts_with(HEALTH) {
            true => None,
            false => Some(self.load.admit()?),
        };
        let Ok(response) = deadline.limit(panics::catch_in(call)).await??;
        reasons::explain_head(response, path, self.max_message_size)
    }
}

/// Puts a [`Guarded`] around a service.
#[derive(Clone, Debug)]
pub(crate) struct GuardLayer {
    guard: Arc<Guard>,
}

impl GuardLayer {
    /// A guard with these limits; `load` and `methods` are shared with
    /// other guards.
    pub(crate) fn new(limits: &Limits, load: Arc<Load>, methods: Arc<Methods>) -> Self {
        let guard = Guard {
            load,
            methods,
            request_timeout: limits.request_timeout,
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
    S::Future: Send + 'static,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, mut request: Request<Body>) -> Self::Future {
        let guard = Arc::clone(&self.guard);
        let uri = request.uri().clone();
        let wish = deadline::wish(request.headers());
        if let Some(wish) = wish {
            request.extensions_mut().insert(Deadline::after(wish));
        }
        let maximum = guard.request_timeout.duration();
        let deadline = Deadline::after(wish.map_or(maximum, |wish| wish.min(maximum)));
        let call = self.inner.call(request);
        Box::pin(async move {
            let status = match guard.around(uri.path(), deadline, call).await {
                Ok(response) => return Ok(response),
                Err(status) => status,
            };
            report(guard.methods.name(uri.path()), &status);
            Ok(status.into_http())
        })
    }
}

#[cfg(test)]
mod tests;
