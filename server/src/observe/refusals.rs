//! What HTTP refuses before there is a call: pages from elsewhere, and what is no gRPC.

use std::sync::Arc;

use http::{Request, Response};

use super::layer::Watching;
use super::report;
use super::request_id::{HEADER, RequestId};

/// Who notes that.
#[derive(Clone, Debug)]
pub(crate) struct Refusals(Arc<Watching>);

/// Something that may be refused.
#[derive(Debug)]
pub(crate) struct Attempt {
    watching: Arc<Watching>,
    path: String,
    id: RequestId,
}

impl Refusals {
    pub(crate) fn new(watching: Arc<Watching>) -> Self {
        Self(watching)
    }

    /// What to note if `request` is refused.
    pub(crate) fn of<B>(&self, request: &Request<B>) -> Attempt {
        Attempt {
            watching: Arc::clone(&self.0),
            path: request.uri().path().to_owned(),
            id: RequestId::of(request.headers()),
        }
    }
}

impl Attempt {
    /// Notes it if `response` is a refusal, which then has the id that stands in the log.
    pub(crate) fn ended<B>(self, response: &mut Response<B>) {
        let status = response.status();
        let is_refused = status.is_client_error() || status.is_server_error();
        if (is_refused || self.id.is_given())
            && let Some(value) = self.id.value()
        {
            response.headers_mut().insert(HEADER, value);
        }
        if !is_refused {
            return;
        }
        report::refused(self.watching.methods.name(&self.path), status, &self.id);
        if let Some(metrics) = &self.watching.metrics {
            metrics.refused_by_http(status);
        }
    }
}
