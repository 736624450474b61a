//! How to serve, from all sources: a flag wins over its variable, that over the
//! file, and that over the default.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, CommandFactory as _};
use toml::Value;

use super::file::Settings;
use super::{Arguments, BadConfig, Config, values};

/// How to serve.
#[derive(Args, Clone, Debug, Default, Eq, PartialEq)]
pub struct Serve {
    /// Where else to look.
    #[command(flatten)]
    pub sources: Sources,
    /// What all sources say together.
    #[command(flatten)]
    pub config: Config,
}

/// Where settings come from besides flags and variables.
#[derive(Args, Clone, Debug, Default, Eq, PartialEq)]
#[command(next_help_heading = "Configuration")]
pub struct Sources {
    /// TOML file with settings for what neither a flag nor its variable says. Each
    /// key is the name of a flag with _ for -, such as max_message_size = 65536;
    /// an unknown key is refused
    #[arg(long, env = "DOKO_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print all settings as a file for --config has them, each with where it
    /// comes from, and do not serve. No setting is a secret: keys and tokens are in
    /// files, of which only the names are settings
    #[arg(long, env = "DOKO_PRINT_CONFIG", value_parser = values::on_or_off)]
    pub print_config: bool,
}

/// The command that serves, beside no command at all.
const SERVE: &str = "serve";

/// The command that asks what serves, and finds it by the same file.
const HEALTHCHECK: &str = "healthcheck";

/// What `line` and all other sources say.
pub(super) fn matches(line: &[OsString]) -> Result<(ArgMatches, Option<Settings>), BadConfig> {
    let read = |command: Command| command.try_get_matches_from(line);
    let matches = read(command()).map_err(|error| with_source(error, line))?;
    let file = configured(&matches).and_then(|it| it.get_one::<PathBuf>("config"));
    let Some(file) = file else {
        return Ok((matches, None));
    };
    let settings = Settings::read(file)?;
    let matches = with_defaults(&settings).try_get_matches_from(line)?;
    Ok((matches, Some(settings)))
}

/// The command line. A flag says itself what is wrong with a negative number.
fn command() -> Command {
    let with_numbers = |command: Command| {
        command.mut_args(|argument| match argument.get_action().takes_values() {
            true => argument.allow_negative_numbers(true),
            false => argument,
        })
    };
    with_numbers(Arguments::command())
        .mut_subcommand(SERVE, with_numbers)
        .mut_subcommand(HEALTHCHECK, with_numbers)
}

/// `error`, naming the variable if it is about the value of one: whoever set that may know
/// nothing of flags.
fn with_source(mut error: clap::Error, line: &[OsString]) -> clap::Error {
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else {
        return error;
    };
    let flag = argument.split_whitespace().next().unwrap_or_default();
    let is_said = |word: &OsString| {
        let rest = word.to_str().and_then(|word| word.strip_prefix(flag));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    };
    let program = Arguments::command();
    let arguments = program.get_subcommands().flat_map(Command::get_arguments);
    let variable = program
        .get_arguments()
        .chain(arguments)
        .find(|it| it.get_long().map(|name| format!("--{name}")).as_deref() == Some(flag))
        .map(variable)
        .filter(|name| !line.iter().any(is_said) && std::env::var_os(name).is_some());
    if let Some(name) = variable {
        let named = ContextValue::String(format!("{name}, which is {argument}"));
        error.insert(ContextKind::InvalidArg, named);
    }
    error
}

/// What is said about serving, if that is what to do.
pub(super) fn serving(matches: &ArgMatches) -> Option<&ArgMatches> {
    match matches.subcommand() {
        None => Some(matches),
        Some((SERVE, serving)) => Some(serving),
        Some(_) => None,
    }
}

/// What is said to a command that reads a file of settings.
fn configured(matches: &ArgMatches) -> Option<&ArgMatches> {
    match matches.subcommand() {
        Some((HEALTHCHECK, asking)) => Some(asking),
        Some(_) | None => serving(matches),
    }
}

/// The command line, with the settings of a file in place of the defaults.
fn with_defaults(settings: &Settings) -> Command {
    let with_default = |command: Command, (key, value): &(String, String)| {
        let has = command.get_arguments().any(|arg| arg.get_id() == key);
        match has {
            true => command.mut_arg(key, |arg| arg.default_value(value.clone())),
            false => command,
        }
    };
    let with_all = |command| settings.pairs.iter().fold(command, with_default);
    with_all(command())
        .mut_subcommand(SERVE, with_all)
        .mut_subcommand(HEALTHCHECK, with_all)
}

/// All settings as TOML, each with where it comes from.
pub(super) fn printed(matches: &ArgMatches, file: Option<&Settings>) -> String {
    let settings = Config::augment_args(Command::new("settings"));
    let mut text = String::new();
    for argument in settings.get_arguments() {
        let key = argument.get_id().as_str();
        let flag = argument.get_long().unwrap_or_default();
        let origin = match matches.value_source(key) {
            Some(ValueSource::CommandLine) => format!("--{flag}"),
            Some(ValueSource::EnvVariable) => variable(argument),
            _ => match file.filter(|file| file.has(key)) {
                Some(file) => file.path.display().to_string(),
                None => "default".to_owned(),
            },
        };
        let value = matches.get_raw(key).and_then(|mut values| values.next());
        // A `String` takes all that is written to it.
        let _ = match value.map(|value| toml_value(&value.to_string_lossy())) {
            Some(value) => writeln!(text, "{key} = {value}  # {origin}"),
            None => writeln!(text, "# {key} is not set"),
        };
    }
    text.trim_end().to_owned()
}

fn variable(argument: &clap::Arg) -> String {
    let name = argument.get_env().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// A value as a file has it. A text that only looks like a number stays what it is.
fn toml_value(text: &str) -> Value {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => Value::Integer(number),
        Ok(_) | Err(_) => Value::String(text.to_owned()),
    }
}
