//! The Doppelkopf rules service: [`doko_wire::answer`] over gRPC.
//!
//! The crate adds everything around a ruling and nothing to it: handlers
//! convert, call and convert. [`Server::start`] serves inside this process,
//! which is what tests and benchmarks use; the program `doko-server` is the
//! same with signals, logs and a ready line.
//!
//! ```
//! use doko_server::{Config, Server};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), doko_server::StartError> {
//! let server = Server::start(&Config::on_a_free_port())?;
//! println!("ready on http://{}", server.address());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! Modules in the order of a call: the `acceptor` hands connections from its `listener` to
//! `workers`, each of which serves its own `routes`: `web` and `plain` translate what is
//! no gRPC, `observe` watches and reports, `guard` limits, `services` and `stream`
//! answer, through `work` if that may take long.
//! `status` is the only place that makes statuses.
//!
//! What is absent: state between calls, anything that knows the rules, and any log
//! line for a call that went well.

#![cfg_attr(not(test), deny(clippy::too_many_lines))]

mod acceptor;
mod access;
mod bucket;
mod caller;
mod config;
mod connection;
mod descriptors;
mod drive;
mod form;
mod frame;
mod guard;
mod health;
mod healthcheck;
mod json;
mod kinds;
mod listener;
mod logs;
mod methods;
mod nearest;
mod neighbours;
mod observe;
mod pace;
mod page;
mod panics;
mod peer;
mod plain;
mod probes;
mod reflection;
mod routes;
mod schema;
mod server;
mod services;
mod status;
mod stream;
mod turned_away;
mod unix_socket;
mod unread;
mod web;
mod weight;
mod work;
mod worker;

pub use access::{BadAccess, NoRandomness, new_api_key};
pub use config::{
    Access, Arguments, BadConfig, Callers, Command, Config, Drain, FileMode, Healthcheck,
    KeepAlive, Lifetimes, Limits, LogFormat, Logs, Need, Networks, NewApiKey, OpenServices,
    Origins, Page, Rate, Seeing, Serve, Sources, Switch, Tls, UnixSocket, Web,
};
pub use doko_rule_sets::BadRuleSets;
pub use healthcheck::{Asked, Unhealthy, check_health};
pub use logs::{Logging, start_logging};
pub use server::{Running, Server, StartError};
