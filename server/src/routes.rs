//! Everything that is served, from the layers down to the handlers.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;
use tonic_reflection::server::Error;

use crate::access::Access;
use crate::config::{Config, Switch};
use crate::guard::{Guard, Load, Rests};
use crate::health::Health;
use crate::observe::{Observed, Watching};
use crate::reflection::Reflection;
use crate::services::{Rules, Services};
use crate::web::WebReady;

/// Prepares everything that workers share and gives a function that puts the service of the
/// worker with a number together. Each has one of its own, so that cores do not contend for
/// the same reference counts.
///
/// # Errors
///
/// If the descriptors of the API cannot be read.
pub(crate) fn blueprint<'a>(
    config: &'a Config,
    access: &'a Arc<Access>,
    watching: &'a Arc<Watching>,
    health: &'a Health,
    stopping: &'a CancellationToken,
) -> Result<impl Fn(usize) -> WebReady + 'a, Error> {
    let load = Load::new(&config.limits);
    let reflection = match config.reflection {
        Switch::On => Some(Reflection::new(config.limits.max_message_size)?),
        Switch::Off => None,
    };
    Ok(move |number| {
        let load = load.of_worker(number, config.threads());
        let services = Services {
            rules: Some(Rules {
                load: Arc::clone(&load),
                max_questions: config.limits.max_questions,
                metrics: watching.metrics.clone(),
            }),
            health: health.clone(),
            reflection: reflection.clone(),
        };
        served(config, access, watching, services, load, stopping)
    })
}

/// Health and nothing else, for everybody.
pub(crate) fn health_alone(
    config: &Config,
    health: &Health,
    stopping: &CancellationToken,
) -> WebReady {
    let services = Services {
        rules: None,
        health: health.clone(),
        reflection: None,
    };
    let (access, watching) = (Arc::new(Access::open()), Arc::new(Watching::of_nothing()));
    let load = Load::new(&config.limits);
    served(config, &access, &watching, services, load, stopping)
}

/// `services` within all layers.
fn served(
    config: &Config,
    access: &Arc<Access>,
    watching: &Arc<Watching>,
    services: Services,
    load: Arc<Load>,
    stopping: &CancellationToken,
) -> WebReady {
    let rests = Rests::new(&config.limits, Arc::clone(&load), stopping.clone());
    let shows_page = services.rules.is_some() && config.shows_page();
    let services = Box::new(services);
    let guard = Guard::new(
        &config.limits,
        Arc::clone(access),
        load,
        Arc::clone(&rests),
        services,
    );
    let watched = Observed::new(guard, Arc::clone(watching));
    WebReady::new(watched, &config.web, rests, shows_page)
}
