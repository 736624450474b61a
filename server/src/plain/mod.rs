//! Calls over plain HTTP: the unary Connect protocol, and the paths that `google.api.http`
//! gives to methods.
//!
//! A request is made one of gRPC whose message has no frame, and goes the way of all calls. Of
//! the response is made what HTTP has for it.

mod answer;
mod ask;
mod error;
mod openapi;
mod places;
mod query;

use std::future::ready;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Request};
use http_body_util::Full;
use tonic::body::Body;
use tower_service::Service as _;

use crate::guard::{Arriving, Rests, Rewritten};
use crate::observe::{Answer, Observed};
use crate::page;
use crate::peer::Entered;
use crate::turned_away::Refusal;
use ask::Ask;

/// What a timeout is called in Connect and in gRPC.
const TIMEOUTS: [HeaderName; 2] = [
    HeaderName::from_static("connect-timeout-ms"),
    HeaderName::from_static("grpc-timeout"),
];
const VERSION: HeaderName = HeaderName::from_static("connect-protocol-version");

/// Among the extensions of a response: it is that of a call, which is noted where all are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Called;

/// Answers what comes over plain HTTP.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    direct: Observed,
    rests: Arc<Rests>,
    /// Whether people see a page.
    shows_page: bool,
}

impl Plain {
    /// What is still to come of requests that are refused is read as `rests` has it.
    pub(crate) fn new(direct: Observed, rests: Arc<Rests>, shows_page: bool) -> Self {
        Self {
            direct,
            rests,
            shows_page,
        }
    }

    /// Says `refusal` to whoever has sent `request`.
    pub(crate) fn refuse(&self, mut request: Request<Body>, refusal: Refusal) -> Answer {
        let entered: Option<Entered> = request.extensions_mut().remove();
        drop(Arriving::new(
            request.into_body(),
            None,
            Arc::clone(&self.rests),
        ));
        let response = refusal.response(entered.map(|it| it.peer).as_ref());
        Box::pin(ready(Ok(response)))
    }

    /// Answers a request, at once as far as that can be.
    pub(crate) fn call(&mut self, mut request: Request<Body>) -> Answer {
        if request.uri().path() == openapi::PATH {
            return self.describe(request);
        }
        if self.shows_page
            && let Some(file) = page::at(request.uri().path())
        {
            return self.show(request, file);
        }
        let ask = match ask::ask(&request).and_then(|ask| {
            translate(request.headers_mut())?;
            Ok(ask)
        }) {
            Ok(ask) => ask,
            Err(refusal) => return self.refuse(request, refusal),
        };
        let Ask {
            method, form, body, ..
        } = &ask;
        if let Some(body) = body {
            *request.body_mut() = Body::new(Full::new(Bytes::clone(body)));
        }
        *request.method_mut() = Method::POST;
        let extensions = request.extensions_mut();
        if let Some(rewritten) = extensions.get_mut::<Rewritten>() {
            rewritten.form = *form;
        }
        let entered = extensions.get_mut::<Entered>();
        let peer = entered.map(|entered| {
            entered.method = Some(method);
            Arc::clone(&entered.peer)
        });
        let response = self.direct.call(request);
        Box::pin(async move {
            let Ok(response) = response.await;
            let mut response = answer::answer(response, &ask, peer.as_ref()).await;
            response.extensions_mut().insert(Called);
            Ok(response)
        })
    }
}

impl Plain {
    /// A file of the page, for everybody: it says nothing that the documentation does not say.
    fn show(&self, request: Request<Body>, file: page::File) -> Answer {
        let peer = request.extensions().get::<Entered>().map(|it| &it.peer);
        match file.answer(&request, peer) {
            Ok(response) => Box::pin(ready(Ok(response))),
            Err(refusal) => self.refuse(request, refusal),
        }
    }

    /// The description of the API, for whoever may ask for its descriptors.
    fn describe(&self, request: Request<Body>) -> Answer {
        if request.method() != Method::GET {
            return self.refuse(request, Refusal::method("GET"));
        }
        let entered = request.extensions().get::<Entered>();
        let Some(peer) = entered.map(|entered| Arc::clone(&entered.peer)) else {
            return self.refuse(request, ask::nothing(openapi::PATH));
        };
        let response = match self.direct.may_read(request.headers(), &peer) {
            Ok(true) => answer::page(Bytes::clone(&openapi::TEXT), &peer),
            Ok(false) => return self.refuse(request, ask::nothing(openapi::PATH)),
            Err(status) => answer::failed(&status, Some(&peer)),
        };
        Box::pin(ready(Ok(response)))
    }
}

/// Makes the headers of Connect those of gRPC.
fn translate(headers: &mut HeaderMap) -> Result<(), Refusal> {
    if headers.get(VERSION).is_some_and(|version| version != "1") {
        let text = "the only version of the Connect protocol is 1: `Connect-Protocol-Version: 1`";
        return Err(Refusal::unreadable(text));
    }
    let [of_connect, of_grpc] = TIMEOUTS;
    if let Some(timeout) = headers.remove(of_connect) {
        let text = "`Connect-Timeout-Ms` has to be a number of milliseconds, of ten digits at most";
        let timeout = of_milliseconds(&timeout).ok_or_else(|| Refusal::unreadable(text))?;
        headers.insert(of_grpc, timeout);
    }
    if let Some(encoding) = headers.remove(CONTENT_ENCODING) {
        headers.insert("grpc-encoding", encoding);
    }
    headers.remove(CONTENT_LENGTH);
    headers.remove(CONTENT_TYPE);
    Ok(())
}

/// A number of milliseconds as gRPC writes it, in eight digits at most.
fn of_milliseconds(text: &HeaderValue) -> Option<HeaderValue> {
    let text = text.to_str().ok()?;
    if text.len() > 10 || !text.bytes().all(|it| it.is_ascii_digit()) {
        return None;
    }
    let count: u64 = text.parse().ok()?;
    let timeout = match count {
        0..100_000_000 => format!("{count}m"),
        _ => format!("{}S", count / 1_000),
    };
    HeaderValue::try_from(timeout).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_grpc_has_them() {
        for (connect, grpc) in [
            ("0", Some("0m")),
            ("1500", Some("1500m")),
            ("9999999999", Some("9999999S")),
            ("99999999999", None),
            ("", None),
            ("-1", None),
            ("1s", None),
        ] {
            let read = of_milliseconds(&HeaderValue::from_static(connect));
            assert_eq!(read, grpc.map(HeaderValue::from_static), "{connect}");
        }
    }
}
