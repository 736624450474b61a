//! What browsers send: gRPC-Web, and the questions of CORS.
//!
//! A call over plain gRPC passes by without cost. A page from an origin that is
//! not on the list is refused before its call is looked at; whoever sends no
//! `Origin` is no browser and may use gRPC-Web freely.

use std::convert::Infallible;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use http::header::{CONTENT_TYPE, ORIGIN};
use http::{HeaderName, Method, Request, Response, StatusCode, Version};
use tonic::body::Body;
use tonic_web::{GrpcWebLayer, GrpcWebService};
use tower_http::cors::{AllowOrigin, Cors, CorsLayer};
use tower_layer::Layer as _;
use tower_service::Service;

use crate::config::{Origins, Switch, Web};
use crate::guard::{Answer, Arriving, Outlet, Rests, Rewritten};
use crate::observe::Refusals;

const GRPC_WEB: &[u8] = b"application/grpc-web";
/// What gRPC-Web clients send beyond what pages may always send.
const REQUEST_HEADERS: [&str; 6] = [
    "content-type",
    "grpc-timeout",
    "x-grpc-web",
    "x-user-agent",
    "authorization",
    "x-request-id",
];
/// What they have to read.
const RESPONSE_HEADERS: [&str; 4] = [
    "grpc-status",
    "grpc-message",
    "grpc-status-details-bin",
    "x-request-id",
];
/// How long a browser remembers what it may do.
const MAX_AGE: Duration = Duration::from_secs(60 * 60);

/// A service that browsers can call, too.
#[derive(Clone, Debug)]
pub(crate) struct WebReady<S> {
    direct: S,
    /// Absent if gRPC-Web is off. Shared, as every call has a clone of the whole service
    /// and hardly any needs this.
    browser: Option<Arc<Cors<GrpcWebService<S>>>>,
    origins: Arc<Origins>,
    rests: Arc<Rests>,
    refusals: Refusals,
}

impl<S: Clone> WebReady<S> {
    /// What is still to come of calls that are refused is read as `rests` has it.
    pub(crate) fn new(direct: S, web: &Web, rests: Arc<Rests>, refusals: Refusals) -> Self {
        let origins = web.cors_origin.clone();
        let browser = match web.grpc_web {
            Switch::On => {
                let translated = GrpcWebLayer::new().layer(direct.clone());
                Some(Arc::new(cors(&origins).layer(translated)))
            }
            Switch::Off => None,
        };
        Self {
            direct,
            browser,
            origins: Arc::new(origins),
            rests,
            refusals,
        }
    }

    fn refuse(&self, request: Request<Body>, code: StatusCode) -> Answer {
        drop(Arriving::new(request.into_body(), Arc::clone(&self.rests)));
        let mut response = Response::new(Body::empty());
        *response.status_mut() = code;
        Box::pin(async { Ok(response) })
    }

    /// What calls over plain gRPC come to.
    pub(crate) fn direct(&self) -> &S {
        &self.direct
    }
}

impl<S> Service<Request<Body>> for WebReady<S>
where
    S: Service<Request<Body>, Response = Response<Body>, Error = Infallible, Future = Answer>,
    S: Clone + Send + 'static,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.direct.poll_ready(context)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        if !comes_from_the_web(&request) {
            return self.direct.call(request);
        }
        let attempt = self.refusals.of(&request);
        let answer = self.call_of_a_browser(request);
        Box::pin(async move {
            let Ok(mut response) = answer.await;
            attempt.ended(&mut response);
            Ok(response)
        })
    }
}

impl<S> WebReady<S>
where
    S: Service<Request<Body>, Response = Response<Body>, Error = Infallible, Future = Answer>,
    S: Clone + Send + 'static,
{
    fn call_of_a_browser(&self, mut request: Request<Body>) -> Answer {
        let Some(browser) = &self.browser else {
            return self.refuse(request, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        };
        match request.headers().get(ORIGIN) {
            Some(origin) if !self.origins.contains(origin) => {
                self.refuse(request, StatusCode::FORBIDDEN)
            }
            _ => {
                request.extensions_mut().insert(Rewritten);
                // At once, so that it counts from now on.
                let answer = Cors::clone(browser).call(request);
                Box::pin(async { answer.await.map(accounted) })
            }
        }
    }
}

/// Everything that cannot be a call over plain gRPC.
fn comes_from_the_web(request: &Request<Body>) -> bool {
    let content_type = request
        .headers()
        .get(CONTENT_TYPE)
        .map_or(&[][..], |value| value.as_bytes());
    content_type.starts_with(GRPC_WEB)
        || request.version() < Version::HTTP_2
        || request.method() == Method::OPTIONS
}

/// `response`, whose body is not the one any more that was accounted for.
fn accounted(mut response: Response<Body>) -> Response<Body> {
    match response.extensions_mut().remove::<Outlet>() {
        Some(outlet) => response.map(|body| Body::new(outlet.rewritten(body))),
        None => response,
    }
}

fn cors(origins: &Origins) -> CorsLayer {
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins.iter().cloned()))
        .allow_methods([Method::POST])
        .allow_headers(REQUEST_HEADERS.map(HeaderName::from_static))
        .expose_headers(RESPONSE_HEADERS.map(HeaderName::from_static))
        .max_age(MAX_AGE)
}
