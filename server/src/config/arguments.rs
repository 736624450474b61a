//! The command line.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, FromArgMatches as _, Parser, Subcommand};

use super::secrets::without_secrets;
use super::{ADDRESS, Period, Serve, serve, socket, values};

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
    #[arg(value_name = "NAME", value_parser = crate::access::key_name)]
    pub name: String,
}

/// Whom to ask for health, and about what.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Healthcheck {
    /// TOML file with the settings of the service, of which --address,
    /// --unix-socket and --health-address are read
    #[arg(long, env = "DOKO_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// IP address and port that the service listens on
    #[arg(
        long,
        env = "DOKO_ADDRESS",
        value_name = "IP:PORT",
        value_parser = values::address,
        default_value_t = ADDRESS
    )]
    pub address: SocketAddr,
    /// IP address and port of the listener for probes; if given, that is asked instead
    #[arg(
        long,
        env = "DOKO_HEALTH_ADDRESS",
        value_name = "IP:PORT",
        value_parser = values::address
    )]
    pub health_address: Option<SocketAddr>,
    /// File that the service listens on; if given, and --health-address is not, that is
    /// asked instead of --address
    #[arg(
        long,
        env = "DOKO_UNIX_SOCKET",
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
        default_value_t = Period::from_secs(2)
    )]
    pub timeout: Period,
}

/// The program cannot start like this; says why in words.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct BadConfig {
    message: String,
    is_request: bool,
}

impl BadConfig {
    pub(super) fn new(message: impl AsRef<str>) -> Self {
        Self {
            message: without_secrets(message.as_ref()),
            is_request: false,
        }
    }

    /// Whether nothing is wrong: the user asked for help, for the version or for the
    /// settings, and the message is the answer.
    #[must_use]
    pub fn is_request(&self) -> bool {
        self.is_request
    }
}

impl From<clap::Error> for BadConfig {
    fn from(error: clap::Error) -> Self {
        Self {
            message: without_secrets(error.render().to_string().trim_end()),
            is_request: matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ),
        }
    }
}

impl Arguments {
    /// What `line`, which begins with the name of the program, the environment and
    /// the file of settings say.
    ///
    /// # Errors
    ///
    /// If a flag, variable or setting cannot be read or contradicts another one, or
    /// help or the settings were asked for.
    pub fn read<L>(line: L) -> Result<Self, BadConfig>
    where
        L: IntoIterator,
        L::Item: Into<OsString>,
    {
        let line: Vec<OsString> = line.into_iter().map(Into::into).collect();
        let (matches, file) = serve::matches(&line)?;
        let arguments = Self::from_arg_matches(&matches)?;
        let (Some(serving), Some(serve)) = (serve::serving(&matches), arguments.serving()) else {
            return Ok(arguments);
        };
        serve.config.check()?;
        if serve.sources.print_config {
            return Err(BadConfig {
                message: serve::printed(serving, file.as_ref()),
                is_request: true,
            });
        }
        Ok(arguments)
    }

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

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::config::{Config, Switch};

    fn read(line: &str) -> Result<Arguments, BadConfig> {
        Arguments::read(std::iter::once("doko-server").chain(line.split_whitespace()))
    }

    #[test]
    fn defaults_of_flags_are_the_defaults_of_the_type() {
        assert_eq!(read("").unwrap().serve.config, Config::default());
    }

    #[test]
    fn every_flag_has_a_variable_and_a_text() {
        let mut program = Arguments::command();
        program.build();
        check_flags(&mut program, "DOKO_");
        for command in program.get_subcommands_mut() {
            let own = format!("DOKO_{}_", command.get_name().to_uppercase());
            check_flags(command, &own);
        }
    }

    /// A variable is named after its flag: one that only a command has begins
    /// with `own`.
    fn check_flags(command: &mut clap::Command, own: &str) {
        let help = command.render_long_help().to_string();
        for argument in command.get_arguments() {
            let Some(flag) = argument
                .get_long()
                .filter(|flag| !["help", "version"].contains(flag))
            else {
                continue;
            };
            let name = flag.replace('-', "_").to_uppercase();
            let names = [format!("{own}{name}"), format!("DOKO_{name}")];
            let variable = argument.get_env().unwrap().to_str().unwrap();
            assert!(names.iter().any(|name| name == variable), "{variable}");
            assert!(help.contains(&format!("[env: {variable}=")), "{flag}");
            assert!(
                argument.get_help().unwrap().to_string().len() > 20,
                "{flag}"
            );
        }
    }

    #[test]
    fn containers_are_told_how_to_set_the_address() {
        let help = read("--help").unwrap_err().to_string();
        assert!(help.contains("In containers set DOKO_ADDRESS"), "{help}");
    }

    #[test]
    fn serving_can_be_said() {
        let arguments = read("serve --reflection off").unwrap();
        assert_eq!(arguments.serving().unwrap().config.reflection, Switch::Off);
    }

    #[test]
    fn contradictions_are_named() {
        for (line, part) in [
            (
                "--grpc-web off --cors-origin https://example.com",
                "--cors-origin https://example.com is of no use",
            ),
            ("--request-timeout 0s", "must be longer than 0s"),
            ("--http2-keepalive-timeout 0s", "must be longer than 0s"),
            ("healthcheck --timeout 0ms", "must be longer than 0s"),
            (
                "--receive-buffer 300000",
                "--receive-buffer 300000 must be at least three times",
            ),
            ("--request-timeout 10", "--request-timeout <TIME>"),
            ("--max-message-size 0", "--max-message-size <BYTES>"),
            ("--log-filter a=b=c", "--log-filter <FILTER>"),
            ("--address localhost", "--address <IP:PORT>"),
            ("--address localhost:1", "such as 127.0.0.1:50051"),
            ("healthcheck --address here", "such as 127.0.0.1:50051"),
            ("--adress 1", "--address"),
        ] {
            let error = read(line).unwrap_err();
            assert!(!error.is_request());
            assert!(error.to_string().contains(part), "{line}: {error}");
        }
        assert!(read("--help").unwrap_err().is_request());
    }
}
