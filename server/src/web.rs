//! What is no plain gRPC: gRPC-Web, JSON, and the questions of CORS; and what nobody should send,
//! which is turned away before it is a call, over HTTP/1 and HTTP/2 alike.
//!
//! A call over plain gRPC passes by without cost. A page from an origin that is
//! not on the list is refused before its call is looked at; whoever sends no
//! `Origin` is no browser and may use gRPC-Web freely. A page asks first for all that it sends
//! as `application/grpc`, so whatever calls itself something else never reaches a handler.

use std::convert::Infallible;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use http::header::{CONTENT_TYPE, ORIGIN};
use http::{HeaderName, HeaderValue, Method, Request, Response, Version};
use tonic::body::Body;
use tonic_web::{GrpcWebLayer, GrpcWebService};
use tower_http::cors::{AllowOrigin, Cors, CorsLayer};
use tower_layer::Layer as _;
use tower_service::Service;

use crate::config::{Origins, Switch, Web};
use crate::form::Form;
use crate::guard::{Outlet, Rests, Rewritten, Torn};
use crate::observe::{Answer, Observed};
use crate::page;
use crate::plain::{Called, Plain};
use crate::turned_away::Refusal;

const GRPC: &[u8] = b"application/grpc";
/// What is translated.
const WEB: [&[u8]; 4] = [
    b"application/grpc-web",
    b"application/grpc-web+proto",
    b"application/grpc-web-text",
    b"application/grpc-web-text+proto",
];
/// What clients in browsers send beyond what pages may always send.
const REQUEST_HEADERS: [&str; 8] = [
    "connect-protocol-version",
    "connect-timeout-ms",
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

/// A service that can be called over HTTP as well as over gRPC, and by pages.
#[derive(Clone, Debug)]
pub(crate) struct WebReady {
    direct: Observed,
    /// Absent if only gRPC is spoken. Shared, as every call has a clone of the whole service
    /// and hardly any needs this.
    translated: Option<Arc<Cors<Translated>>>,
    plain: Plain,
    origins: Arc<Origins>,
    /// Whether people see a page, which may call.
    shows_page: bool,
}

/// What makes calls of gRPC of what is none.
#[derive(Clone, Debug)]
struct Translated {
    web: GrpcWebService<Observed>,
    plain: Plain,
}

impl Service<Request<Body>> for Translated {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Answer {
        match request.method() == Method::POST && kind(&request) == Kind::Web {
            true => {
                let answer = self.web.call(request);
                called(answer)
            }
            false => self.plain.call(request),
        }
    }
}

impl WebReady {
    /// What is still to come of calls that are refused is read as `rests` has it.
    pub(crate) fn new(direct: Observed, web: &Web, rests: Arc<Rests>, shows_page: bool) -> Self {
        let origins = web.cors_origin.clone();
        let plain = Plain::new(direct.clone(), rests, shows_page);
        let translated = match web.grpc_web {
            Switch::On => {
                let translated = Translated {
                    web: GrpcWebLayer::new().layer(direct.clone()),
                    plain: plain.clone(),
                };
                Some(Arc::new(cors(&origins).layer(translated)))
            }
            Switch::Off => None,
        };
        Self {
            direct,
            translated,
            plain,
            origins: Arc::new(origins),
            shows_page,
        }
    }

    /// What calls over plain gRPC come to.
    pub(crate) fn direct(&self) -> &Observed {
        &self.direct
    }
}

impl Service<Request<Body>> for WebReady {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.direct.poll_ready(context)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        if is_plain_call(&request) {
            return self.direct.call(request);
        }
        let attempt = self.direct.attempt(&request);
        let answer = self.call_of_others(request);
        Box::pin(async move {
            let Ok(mut response) = answer.await;
            if response.extensions_mut().remove::<Called>().is_none() {
                attempt.ended(&mut response);
            }
            Ok(response)
        })
    }
}

impl WebReady {
    /// What comes of all that is no call over plain gRPC by somebody who is no page.
    fn call_of_others(&mut self, request: Request<Body>) -> Answer {
        let refusal = match self.way_of(&request) {
            Ok(Way::Direct) => {
                return called(self.direct.call(request));
            }
            Ok(Way::Translated(translated)) => {
                let torn = Torn::default();
                let mut request = request.map(|body| torn.watch(body));
                let form = Form::default();
                request.extensions_mut().insert(Rewritten { torn, form });
                // At once, so that it counts from now on.
                let answer = Cors::clone(translated).call(request);
                return Box::pin(async { answer.await.map(accounted) });
            }
            Err(refusal) => refusal,
        };
        self.plain.refuse(request, refusal)
    }

    /// Whether pages from `origin` may send `request`.
    fn may_call(&self, origin: &HeaderValue, request: &Request<Body>) -> bool {
        self.origins.contains(origin) || (self.shows_page && page::is_own(request, origin))
    }

    fn way_of(&self, request: &Request<Body>) -> Result<Way<'_>, Refusal> {
        let (method, origin) = (request.method(), request.headers().get(ORIGIN));
        let is_grpc = kind(request) == Kind::Grpc;
        let Some(translated) = self.translated.as_deref() else {
            // Whoever stands before the service speaks with pages.
            return match (method == Method::POST, is_grpc) {
                (false, _) => Err(Refusal::method("POST")),
                (true, true) => Ok(Way::Direct),
                (true, false) => Err(Refusal::no_grpc()),
            };
        };
        if origin.is_some_and(|it| !self.may_call(it, request)) {
            return Err(Refusal::origin());
        }
        match (method == Method::POST && is_grpc, origin) {
            (true, _) => Ok(Way::Direct),
            // Only pages ask what they may send.
            (false, None) if method == Method::OPTIONS => Err(Refusal::method("GET, POST")),
            (false, _) => Ok(Way::Translated(translated)),
        }
    }
}

/// The answer to a call, which is noted where all are.
fn called<F>(answer: F) -> Answer
where
    F: Future<Output = Result<Response<Body>, Infallible>> + Send + 'static,
{
    Box::pin(async {
        let Ok(mut response) = answer.await;
        response.extensions_mut().insert(Called);
        Ok(response)
    })
}

/// How a request is answered.
enum Way<'w> {
    Direct,
    Translated(&'w Cors<Translated>),
}

/// What a request says that it is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Kind {
    Grpc,
    Web,
    Other,
}

fn kind(request: &Request<Body>) -> Kind {
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.map_or(&[][..], |it| it.as_bytes());
    if WEB.contains(&kind) {
        return Kind::Web;
    }
    let subtype = kind.strip_prefix(GRPC).map(<[u8]>::first);
    let is_grpc = matches!(subtype, Some(None | Some(b'+' | b';')));
    match is_grpc && request.version() >= Version::HTTP_2 {
        true => Kind::Grpc,
        false => Kind::Other,
    }
}

/// What needs no second look.
fn is_plain_call(request: &Request<Body>) -> bool {
    request.method() == Method::POST
        && !request.headers().contains_key(ORIGIN)
        && kind(request) == Kind::Grpc
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
        .allow_methods([Method::GET, Method::POST])
        .allow_headers(REQUEST_HEADERS.map(HeaderName::from_static))
        .expose_headers(RESPONSE_HEADERS.map(HeaderName::from_static))
        .max_age(MAX_AGE)
}
