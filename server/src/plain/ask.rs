//! What a request over plain HTTP asks.

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{Method as Verb, Request};

use super::places::{self, Found};
use super::query;
use crate::form::Form;
use crate::methods::{self, Method};
use crate::nearest::nearest;
use crate::turned_away::Refusal;

/// What there is, where something else was asked for.
const WHERE: &str = "GET /openapi.json lists all paths";

/// A question in HTTP.
#[derive(Debug)]
pub(super) struct Ask {
    pub(super) method: &'static Method,
    /// How its message is written, and the answer to it.
    pub(super) form: Form,
    /// The message, if it is not in the body.
    pub(super) body: Option<Bytes>,
}

/// What `request` asks.
///
/// # Errors
///
/// What would be right, if it asks nothing.
pub(super) fn ask<B>(request: &Request<B>) -> Result<Ask, Refusal> {
    let (verb, path) = (request.method(), request.uri().path());
    let query = request.uri().query().unwrap_or_default();
    if let Some(method) = methods::find(path) {
        return of_connect(request, method, query);
    }
    match places::find(verb, path) {
        Found::Post(method) => {
            let form = form(request)?;
            match form {
                Form::Json => Ok(Ask {
                    method,
                    form,
                    body: None,
                }),
                Form::Binary | Form::Framed => {
                    Err(Refusal::kind("send `content-type: application/json`"))
                }
            }
        }
        Found::Get(method, fields) => Ok(Ask {
            method,
            form: Form::Json,
            body: Some(query::fields(fields, query)?),
        }),
        Found::Elsewhere(allow) => Err(Refusal::method(allow)),
        Found::Nothing => Err(nothing(path)),
    }
}

/// A question by the name of its method.
fn of_connect<B>(
    request: &Request<B>,
    method: &'static Method,
    query: &str,
) -> Result<Ask, Refusal> {
    let verb = request.method();
    if method.is_stream() {
        let text = "this method is a stream: ask it over gRPC or gRPC-Web, or send many questions \
                    to `EvaluateBatch`";
        return Err(Refusal::kind(text));
    }
    let (form, body) = match (verb == Verb::POST, verb == Verb::GET && method.is_pure) {
        (true, _) => (form(request)?, None),
        (_, true) => {
            let (form, message) = query::message(query)?;
            (form, Some(message))
        }
        _ if method.is_pure => return Err(Refusal::method("GET, POST")),
        _ => return Err(Refusal::method("POST")),
    };
    Ok(Ask { method, form, body })
}

/// The form of the message in the body of `request`.
fn form<B>(request: &Request<B>) -> Result<Form, Refusal> {
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if kind.eq_ignore_ascii_case("application/json") {
        Ok(Form::Json)
    } else if kind.eq_ignore_ascii_case("application/proto") {
        Ok(Form::Binary)
    } else {
        Err(Refusal::kind(
            "send JSON (`content-type: application/json`), or the bytes of a message \
             (application/proto); this service also speaks gRPC over HTTP/2 (application/grpc) \
             and gRPC-Web (application/grpc-web+proto)",
        ))
    }
}

/// That there is nothing at `path`, and what there is.
pub(super) fn nothing(path: &str) -> Refusal {
    let known: Vec<_> = methods::all().into_iter().map(Method::path).collect();
    let known = || known.iter().copied().chain(places::templates());
    let last = |path: &str| path.rsplit([':', '/']).next().map(str::to_owned);
    let near = known().find(|it| last(it) == last(path));
    Refusal::path(match near.or_else(|| nearest(path, known())) {
        Some(near) => format!("there is nothing at this path; the nearest is `{near}`; {WHERE}"),
        None => format!("there is nothing at this path; {WHERE}"),
    })
}
