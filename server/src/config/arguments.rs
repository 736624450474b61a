//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use super::{Serve, socket, values};

/// Doppelkopf rules over gRPC: serves the API doppelkopf.rules.v1
///
/// Every flag has an environment variable; a flag wins over its variable, and that
/// over the file of --config.
/// Without a command the program serves until SIGTERM or SIGINT.
#[derive(Clone, Debug, Parser)]
#[command(name = "doko-server", version, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// What to do; serving if absent.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How to serve.
    #[command(flatten)]
    pub serve: Serve,
}

/// What the program can do.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Serve, which is also what happens without a command
    Serve(Box<Serve>),
    /// Ask a running service for its health; exit code 0 if it serves, else 1
    Healthcheck(Healthcheck),
    /// Make a key for a caller: prints its entry for the file of --api-keys on the
    /// standard output, and the key, which is stored nowhere, on the standard error
    /// output
    NewApiKey(NewApiKey),
}

/// For whom to make a key.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct NewApiKey {
    /// What to call the caller: letters, digits, dots, dashes or underscores
    #[arg(value_name = "NAME", value_parser = values::key_name)]
    pub name: String,
}

/// Whom to ask for health, and about what.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Healthcheck {
    /// TOML file with the settings of the service, of which --address,
    /// --unix-socket and --health-address are read
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// IP address and port that the service listens on
    #[arg(
        long,
        value_name = "IP:PORT",
        value_parser = values::address,
        default_value = "127.0.0.1:50051"
    )]
    pub address: SocketAddr,
    /// IP address and port of the listener for probes; if given, that is asked instead
    #[arg(
        long,
        value_name = "IP:PORT",
        value_parser = values::address
    )]
    pub health_address: Option<SocketAddr>,
    /// File that the service listens on; if given, and --health-address is not, that is
    /// asked instead of --address
    #[arg(
        long,
        value_name = "FILE",
        value_parser = socket::file
    )]
    pub unix_socket: Option<PathBuf>,
    /// Name of one service, such as doppelkopf.rules.v1.RulesService; empty
    /// means all of them
    #[arg(
        long,
        env = "DOKO_HEALTHCHECK_SERVICE",
        value_name = "NAME",
        default_value = ""
    )]
    pub service: String,
    /// Longest time to wait for the answer
    #[arg(
        long,
        env = "DOKO_HEALTHCHECK_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "2s"
    )]
    pub timeout: Duration,
}

impl Arguments {
    /// How to serve, if that is what to do.
    #[must_use]
    pub fn serving(&self) -> Option<&Serve> {
        match &self.command {
            None => Some(&self.serve),
            Some(Command::Serve(serve)) => Some(serve),
            Some(Command::Healthcheck(_) | Command::NewApiKey(_)) => None,
        }
    }
}
