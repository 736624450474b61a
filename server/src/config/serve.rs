//! How to serve, and where that is said.

use std::path::PathBuf;

use clap::Args;

use super::settings::Config;
use super::values;

/// How to serve.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Serve {
    /// Where else to look.
    #[command(flatten)]
    pub sources: Sources,
    /// What all sources say together.
    #[command(flatten)]
    pub config: Config,
}

/// Where settings come from besides flags and variables.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Configuration")]
pub struct Sources {
    /// TOML file with settings for what neither a flag nor its variable says
    ///
    /// Each key is the name of a flag with _ for -, such as max_message_size = 65536. An
    /// unknown key is refused.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print all settings, each with where it comes from, and do not serve
    ///
    /// They are printed as a file for --config has them. No setting is a secret: keys and
    /// tokens are in files, of which only the names are settings.
    #[arg(long, value_parser = values::on_or_off)]
    pub print_config: bool,
}
