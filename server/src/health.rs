//! `grpc.health.v1`: the state of the service as a whole and of each service.

use std::pin::Pin;

use tokio_stream::{Stream, StreamExt as _, once, pending};
use tonic::{Request, Response, Status};
use tonic_health::ServingStatus;
use tonic_health::pb::health_check_response::ServingStatus as Said;
use tonic_health::pb::health_server::Health as _;
use tonic_health::pb::{HealthCheckRequest, HealthCheckResponse};
use tonic_health::server::{HealthReporter, HealthService};

use crate::methods::SERVICES;

/// The names that can be asked for. Empty is the service as a whole.
const NAMES: [&str; 4] = {
    let [rules, rule_sets, table] = SERVICES;
    ["", rules, rule_sets, table]
};

/// What health says, shared by all workers.
#[derive(Clone, Debug)]
pub(crate) struct Health {
    reporter: HealthReporter,
}

impl Health {
    /// Not serving yet.
    pub(crate) async fn not_serving_yet() -> Self {
        let health = Self {
            reporter: HealthReporter::new(),
        };
        health.say(ServingStatus::NotServing).await;
        health
    }

    /// All names are served from now on.
    pub(crate) async fn serving(&self) {
        self.say(ServingStatus::Serving).await;
    }

    /// No name is served any more.
    pub(crate) async fn not_serving(&self) {
        self.say(ServingStatus::NotServing).await;
    }

    /// The state of what `question` names.
    ///
    /// # Errors
    ///
    /// NOT_FOUND for another name.
    pub(crate) async fn check(
        self,
        question: HealthCheckRequest,
    ) -> Result<HealthCheckResponse, Status> {
        let state = self.library().check(Request::new(question)).await;
        state.map(Response::into_inner)
    }

    /// The state of what `question` names, and what it becomes. Who watches another name is
    /// told so and waits, as there might be such a service one day.
    ///
    /// # Errors
    ///
    /// None for a name that is known.
    pub(crate) async fn watch(self, question: HealthCheckRequest) -> Result<States, Status> {
        if NAMES.contains(&question.service.as_str()) {
            let states = self.library().watch(Request::new(question)).await?;
            return Ok(Box::pin(states.into_inner()));
        }
        let unknown = HealthCheckResponse {
            status: Said::ServiceUnknown.into(),
        };
        Ok(Box::pin(once(Ok(unknown)).chain(pending())))
    }

    fn library(&self) -> HealthService {
        HealthService::from_health_reporter(self.reporter.clone())
    }

    async fn say(&self, status: ServingStatus) {
        for name in NAMES {
            self.reporter.set_service_status(name, status).await;
        }
    }
}

/// A state, and all that come after it.
type States = Pin<Box<dyn Stream<Item = Result<HealthCheckResponse, Status>> + Send>>;
