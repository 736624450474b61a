//! `grpc.health.v1`: the state of the service as a whole and of each service.

use std::pin::Pin;

use doko_proto::v1::{rule_set_service_server, rules_service_server, table_service_server};
use tokio_stream::{Stream, StreamExt as _, once, pending};
use tonic::{Request, Response, Status};
use tonic_health::ServingStatus;
use tonic_health::pb::health_check_response::ServingStatus as Said;
use tonic_health::pb::health_server::{self, HealthServer};
use tonic_health::pb::{HealthCheckRequest, HealthCheckResponse};
use tonic_health::server::{HealthReporter, HealthService};

/// The names that can be asked for. Empty is the service as a whole.
const NAMES: [&str; 4] = [
    "",
    rules_service_server::SERVICE_NAME,
    rule_set_service_server::SERVICE_NAME,
    table_service_server::SERVICE_NAME,
];

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

    /// The service that answers.
    pub(crate) fn service(&self) -> HealthServer<Answers> {
        let known = HealthService::from_health_reporter(self.reporter.clone());
        HealthServer::new(Answers { known })
    }

    async fn say(&self, status: ServingStatus) {
        for name in NAMES {
            self.reporter.set_service_status(name, status).await;
        }
    }
}

/// What is answered: as the library does, but for who watches a name that is not known. Health
/// of gRPC has it that this one is told so and waits, as there might be such a service one day.
#[derive(Debug)]
pub(crate) struct Answers {
    known: HealthService,
}

type States = Pin<Box<dyn Stream<Item = Result<HealthCheckResponse, Status>> + Send>>;

#[tonic::async_trait]
impl health_server::Health for Answers {
    async fn check(
        &self,
        request: Request<HealthCheckRequest>,
    ) -> Result<Response<HealthCheckResponse>, Status> {
        self.known.check(request).await
    }

    type WatchStream = States;

    async fn watch(
        &self,
        request: Request<HealthCheckRequest>,
    ) -> Result<Response<States>, Status> {
        if NAMES.contains(&request.get_ref().service.as_str()) {
            let states = self.known.watch(request).await?;
            return Ok(states.map(|states| -> States { Box::pin(states) }));
        }
        let unknown = HealthCheckResponse {
            status: Said::ServiceUnknown.into(),
        };
        Ok(Response::new(Box::pin(once(Ok(unknown)).chain(pending()))))
    }
}
