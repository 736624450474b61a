//! How the service runs: one typed value, from flags, environment and a file.

mod access;
mod arguments;
mod bad_config;
mod callers;
mod check;
mod connections;
mod file;
mod limits;
mod networks;
mod secrets;
mod seeing;
mod serve;
mod settings;
mod socket;
mod sources;
mod values;

pub use access::{Access, Need, OpenServices, Tls};
pub use arguments::{Arguments, Command, Healthcheck, NewApiKey};
pub use bad_config::BadConfig;
pub use callers::{Callers, Rate};
pub use connections::{KeepAlive, Lifetimes};
pub(crate) use file::line;
pub use limits::Limits;
pub use networks::Networks;
pub use seeing::Seeing;
pub use serve::{Serve, Sources};
pub use settings::{Config, Drain, Logs, Web};
pub use socket::{FileMode, UnixSocket};
pub(crate) use values::key_name;
pub use values::{LogFormat, Origins, Page, Switch};
