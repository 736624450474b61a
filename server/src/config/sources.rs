//! What the command line, the environment and a file say together: a flag wins over its
//! variable, that over the file, and that over the default.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args as _, Command, CommandFactory as _, FromArgMatches as _};
use toml::Value;

use super::arguments::Arguments;
use super::bad_config::BadConfig;
use super::file::Settings;
use super::settings::Config;

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
        let (matches, file) = matches(&line)?;
        let arguments = Self::from_arg_matches(&matches)?;
        let (Some(serving), Some(serve)) = (serving(&matches), arguments.serving()) else {
            return Ok(arguments);
        };
        serve.config.check()?;
        if serve.sources.print_config {
            return Err(BadConfig::answer(printed(serving, file.as_ref())));
        }
        Ok(arguments)
    }
}

/// The command that serves, beside no command at all.
const SERVE: &str = "serve";

/// The command that asks what serves, and finds it by the same file.
const HEALTHCHECK: &str = "healthcheck";

/// What `line` and all other sources say.
fn matches(line: &[OsString]) -> Result<(ArgMatches, Option<Settings>), BadConfig> {
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

/// The command line.
fn command() -> Command {
    with_variables(Arguments::command())
        .mut_subcommand(SERVE, with_variables)
        .mut_subcommand(HEALTHCHECK, with_variables)
}

/// `command`, each flag of which has a variable of the same name. It says itself what is wrong
/// with a negative number.
fn with_variables(command: Command) -> Command {
    command.mut_args(|argument| {
        let name = argument.get_id().as_str().to_uppercase();
        let argument = match argument.get_env() {
            None => argument.env(format!("DOKO_{name}")),
            Some(_) => argument,
        };
        match argument.get_action().takes_values() {
            true => argument.allow_negative_numbers(true),
            false => argument,
        }
    })
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
    let program = command();
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
fn serving(matches: &ArgMatches) -> Option<&ArgMatches> {
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
fn printed(matches: &ArgMatches, file: Option<&Settings>) -> String {
    let settings = with_variables(Config::augment_args(Command::new("settings")));
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::config::Switch;
    use crate::config::serve::Serve;

    const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/OPERATIONS.md");
    const BEGIN: &str = "<!-- settings -->\n";
    const END: &str = "<!-- end of settings -->\n";

    /// Each flag, its default and what it is.
    fn table() -> String {
        let settings = Serve::augment_args(Command::new("settings"));
        let mut table = "| flag | default | what it is |\n|---|---|---|\n".to_owned();
        for argument in settings.get_arguments() {
            let flag = argument.get_long().unwrap();
            let default = argument.get_default_values().first();
            let default = default.map(|it| format!("`{}`", it.display()));
            let default = default.filter(|it| it != "``").unwrap_or_default();
            let help = argument.get_help().unwrap();
            writeln!(table, "| `--{flag}` | {default} | {help} |").unwrap();
        }
        table
    }

    #[test]
    fn the_page_for_operators_has_all_settings() {
        let page = fs::read_to_string(PAGE).unwrap();
        let (before, rest) = page.split_once(BEGIN).unwrap();
        let (_, after) = rest.split_once(END).unwrap();
        let fresh = format!("{before}{BEGIN}{}{END}{after}", table());
        if fresh != page {
            fs::write(PAGE, fresh).unwrap();
            panic!("the table of settings was not up to date; it is now");
        }
    }

    fn read(line: &str) -> Result<Arguments, BadConfig> {
        Arguments::read(std::iter::once("doko-server").chain(line.split_whitespace()))
    }

    #[test]
    fn defaults_of_flags_are_the_defaults_of_the_type() {
        assert_eq!(read("").unwrap().serve.config, Config::default());
    }

    #[test]
    fn every_flag_has_a_variable_and_a_text() {
        let mut program = command();
        program.build();
        check_flags(&mut program, "DOKO_");
        for command in program.get_subcommands_mut() {
            let own = format!("DOKO_{}_", command.get_name().to_uppercase());
            check_flags(command, &own);
        }
    }

    /// A variable is named after its flag: one that only a command has begins
    /// with `own`.
    fn check_flags(command: &mut Command, own: &str) {
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
