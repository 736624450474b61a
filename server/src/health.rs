//! `grpc.health.v1`: the state of the service as a whole and of each service.

use doko_proto::v1::{rule_set_service_server, rules_service_server, table_service_server};
use tonic_health::ServingStatus;
use tonic_health::pb::health_server::HealthServer;
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
    pub(crate) fn service(&self) -> HealthServer<HealthService> {
        HealthServer::new(HealthService::from_health_reporter(self.reporter.clone()))
    }

    async fn say(&self, status: ServingStatus) {
        for name in NAMES {
            self.reporter.set_service_status(name, status).await;
        }
    }
}
