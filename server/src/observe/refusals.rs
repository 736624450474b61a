//! What HTTP refuses before there is a call: pages from elsewhere, and what is no gRPC.

use std::sync::Arc;

use http::{Request, Response};

use super::report;
use super::request_id::{HEADER, RequestId};
use super::watching::{UNKNOWN, Watching};
use crate::methods::Method;
use crate::peer::Entered;

/// Something that may be refused.
#[derive(Debug)]
pub(crate) struct Attempt {
    watching: Arc<Watching>,
    method: Option<&'static Method>,
    id: RequestId,
}

impl Attempt {
    /// What to note if `request` is refused.
    pub(super) fn of<B>(watching: Arc<Watching>, request: &Request<B>) -> Self {
        let entered = request.extensions().get::<Entered>();
        Self {
            watching,
            method: entered.and_then(|entered| entered.method),
            id: RequestId::of(request.headers()),
        }
    }

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
        let method = self.method.map_or(UNKNOWN, Method::name);
        report::refused(method, status, &self.id);
        if let Some(metrics) = &self.watching.metrics {
            metrics.refused_by_http(status);
        }
    }
}
