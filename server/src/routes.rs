//! Everything that is served, from the layers down to the handlers.

use std::sync::Arc;

use doko_proto::v1::rule_set_service_server::RuleSetServiceServer;
use doko_proto::v1::rules_service_server::RulesServiceServer;
use doko_proto::v1::table_service_server::TableServiceServer;
use tokio_util::sync::CancellationToken;
use tonic::service::Routes;
use tonic_health::pb::health_server::Health;
use tonic_health::pb::health_server::HealthServer;
use tonic_reflection::server::{Builder, Error};
use tower_layer::Layer as _;

use crate::access::Access;
use crate::config::{Config, Switch};
use crate::guard::{GuardLayer, Guarded, Load, Rests};
use crate::observe::{Observed, Refusals, Watching};
use crate::services::Services;
use crate::web::WebReady;
use crate::weight::Weights;

/// The whole service. Each worker has one of its own, so that cores do not
/// contend for the same reference counts.
pub(crate) type Served = WebReady<Observed<Guarded<Routes>>>;

/// Prepares everything that workers share and gives a function that puts the
/// service of the worker with a number together.
///
/// # Errors
///
/// If the descriptors of the API cannot be read.
pub(crate) fn blueprint(
    config: &Config,
    access: &Arc<Access>,
    watching: &Arc<Watching>,
    health: HealthServer<impl Health>,
    stopping: CancellationToken,
) -> Result<impl Fn(usize) -> Served, Error> {
    let max_message_size = config.limits.max_message_size;
    let max_questions = config.limits.max_questions;
    let limit = usize::try_from(max_message_size).unwrap_or(usize::MAX);
    let health = health.max_decoding_message_size(limit);
    let threads = config.threads.count();
    let workers = config.threads.workers();
    let load = Load::new(&config.limits, threads);
    let weights = Arc::new(Weights::new(max_message_size));
    let watching = Arc::clone(watching);
    let reflection = match config.reflection {
        Switch::On => Some((
            descriptors().build_v1()?.max_decoding_message_size(limit),
            descriptors()
                .build_v1alpha()?
                .max_decoding_message_size(limit),
        )),
        Switch::Off => None,
    };
    let access = Arc::clone(access);
    let (limits, web) = (config.limits.clone(), config.web.clone());
    Ok(move |number| {
        let load = load.of_worker(number, workers);
        let services = Arc::new(Services {
            load: Arc::clone(&load),
            max_message_size,
            max_questions,
            metrics: watching.metrics.clone(),
        });
        let rules = RulesServiceServer::from_arc(Arc::clone(&services));
        let rule_sets = RuleSetServiceServer::from_arc(Arc::clone(&services));
        let table = TableServiceServer::from_arc(services);
        let mut routes = Routes::new(rules.max_decoding_message_size(limit))
            .add_service(rule_sets.max_decoding_message_size(limit))
            .add_service(table.max_decoding_message_size(limit))
            .add_service(health.clone());
        if let Some((v1, v1alpha)) = reflection.clone() {
            routes = routes.add_service(v1).add_service(v1alpha);
        }
        let (methods, weights) = (Arc::clone(&watching.methods), Arc::clone(&weights));
        let rests = Rests::new(&limits, Arc::clone(&load), stopping.clone());
        let access = Arc::clone(&access);
        let reading = Arc::clone(&rests);
        let guard = GuardLayer::new(&limits, access, load, methods, weights, reading);
        let watched = Observed::new(guard.layer(routes.prepare()), Arc::clone(&watching));
        WebReady::new(watched, &web, rests, Refusals::new(Arc::clone(&watching)))
    })
}

/// Health and nothing else, for everybody.
pub(crate) fn health_alone(
    config: &Config,
    health: HealthServer<impl Health>,
    stopping: CancellationToken,
) -> Served {
    let limits = &config.limits;
    let limit = usize::try_from(limits.max_message_size).unwrap_or(usize::MAX);
    let routes = Routes::new(health.max_decoding_message_size(limit));
    let watching = Arc::new(Watching::of_nothing());
    let (access, methods) = (Arc::new(Access::open()), Arc::clone(&watching.methods));
    let (load, weights) = (
        Load::new(limits, 1),
        Arc::new(Weights::new(limits.max_message_size)),
    );
    let rests = Rests::new(limits, Arc::clone(&load), stopping);
    let reading = Arc::clone(&rests);
    let guard = GuardLayer::new(limits, access, load, methods, weights, reading);
    let watched = Observed::new(guard.layer(routes.prepare()), Arc::clone(&watching));
    WebReady::new(watched, &config.web, rests, Refusals::new(watching))
}

fn descriptors() -> Builder<'static> {
    Builder::configure()
        .register_encoded_file_descriptor_set(doko_proto::FILE_DESCRIPTOR_SET)
        .register_encoded_file_descriptor_set(tonic_health::pb::FILE_DESCRIPTOR_SET)
}
