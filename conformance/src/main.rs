//! The program `doko-conformance`.

mod arguments;
mod interrupt;
mod output;

use std::io::IsTerminal as _;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Parser as _;
use doko_conformance::generate::{generate, told, vectors};
use doko_conformance::road::{Embedded, Road, serve};
use doko_conformance::{
    Against, Book, Case, Level, Outcome, Profile, Run, cases, check, explain, reply, report,
};
use doko_harness::unread;
use doko_proto::v1;
use indicatif::{ProgressBar, ProgressStyle};

use crate::arguments::{Arguments, Language, hint};
use crate::output::{Output, say};

/// Something is wrong with the implementation.
const WRONG: u8 = 1;
/// Something in the arguments or files cannot be understood.
const NOT_UNDERSTOOD: u8 = 2;
/// There is nobody to ask, or nothing applied.
const NOTHING: u8 = 3;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let code = perform(&arguments).unwrap_or_else(|error| {
        let pipe = error
            .downcast_ref::<std::io::Error>()
            .map(std::io::Error::kind);
        if pipe == Some(std::io::ErrorKind::BrokenPipe) {
            // Whoever reads has seen enough.
            return 0;
        }
        anstream::eprintln!("doko-conformance: {error:#}");
        NOT_UNDERSTOOD
    });
    ExitCode::from(code)
}

/// All that a run needs to know.
struct Task {
    cases: Vec<Case>,
    profile: Profile,
    book: Book,
}

fn perform(arguments: &Arguments) -> Result<u8> {
    if let Some(spoken) = arguments.act_as_program {
        let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
        serve(&Embedded, spoken.encoding(), input, output)?;
        return Ok(0);
    }
    interrupt::listen();
    let task = Task::read(arguments)?;
    if arguments.list {
        return task.list(arguments);
    }
    if !arguments.against.is_empty() {
        return task.against(arguments);
    }
    let Some(target) = arguments.target(&task.profile)? else {
        return match &arguments.explain {
            Some(pattern) => task.explain(arguments, pattern, None),
            None => {
                anyhow::bail!(
                    "name an implementation with --server or --program, or see a run with \
                     --embedded (--help says more)"
                )
            }
        };
    };
    let road = match target.open(
        arguments.patience(&task.profile)?,
        &arguments.credentials()?,
    ) {
        Ok(road) => road,
        Err(error) => {
            anstream::eprintln!("doko-conformance: {error:#}");
            return Ok(NOTHING);
        }
    };
    match (&arguments.explain, arguments.generate) {
        (Some(pattern), _) => task.explain(arguments, pattern, Some(road.as_ref())),
        (None, Some(games)) => task.generate(arguments, games, road.as_ref()),
        (None, None) => task.run(arguments, road.as_ref()),
    }
}

/// Whether an implementation has answered nobody, which is no verdict on its rules.
fn is_turned_away(road: &dyn Road) -> bool {
    let Some(why) = road.turned_away() else {
        return false;
    };
    let name = road.name();
    anstream::eprintln!(
        "doko-conformance: {name} could not be asked: it turned every question away ({why}). \
         Give a key that it knows with --api-key or in DOKO_API_KEY"
    );
    true
}

impl Task {
    fn read(arguments: &Arguments) -> Result<Task> {
        let cases = cases(arguments.vectors.as_deref())?;
        if let Some(folder) = &arguments.vectors {
            for path in unread(folder)? {
                let path = path.display();
                anstream::eprintln!(
                    "doko-conformance: {path} is not read: vectors lie in a folder by their \
                     topic, such as follow/mine.json"
                );
            }
        }
        let mut profile = match &arguments.profile {
            Some(path) => Profile::load(path)?,
            None => Profile::default(),
        };
        if let Some(path) = &arguments.known {
            profile.add_failing(path)?;
        }
        let checked = profile.check(&cases);
        match &arguments.profile {
            Some(path) => checked.with_context(|| format!("{} is no profile", path.display()))?,
            None => checked?,
        }
        arguments.check(&cases)?;
        let book = Book::open(match arguments.language {
            Language::En => v1::Language::En,
            Language::De => v1::Language::De,
        })?;
        Ok(Task {
            cases,
            profile,
            book,
        })
    }

    fn list(&self, arguments: &Arguments) -> Result<u8> {
        let selected = self.cases.iter();
        let selected: Vec<&Case> = selected.filter(|it| is_selected(arguments, it)).collect();
        anyhow::ensure!(!selected.is_empty(), "no case is selected");
        for case in selected {
            say(&format!(
                "{:<26} {:<22} {:<36} {}\n",
                case.label(),
                case.level,
                case.suite,
                case.name
            ))?;
        }
        Ok(0)
    }

    fn explain(&self, arguments: &Arguments, pattern: &str, road: Option<&dyn Road>) -> Result<u8> {
        let meant = self
            .cases
            .iter()
            .filter(|it| it.is_meant_by(pattern) && is_selected(arguments, it));
        let strictness = arguments.strictness(&self.profile);
        let (mut shown, mut code) = (0, 0);
        for case in meant {
            say(&format!("{}\n", explain(case, &self.book)))?;
            shown += 1;
            let Some(road) = road else {
                continue;
            };
            let replied = reply(case, road, |road| {
                let outcome = check(case, road, &self.profile, strictness);
                if matches!(outcome, Outcome::Failed(_) | Outcome::Mended { .. }) {
                    code = WRONG;
                }
                outcome
            });
            say(&format!("{replied}\n"))?;
        }
        anyhow::ensure!(
            shown > 0,
            "no case is `{pattern}` (--list shows all{})",
            hint(pattern)
        );
        if road.is_some_and(is_turned_away) {
            return Ok(NOTHING);
        }
        Ok(code)
    }

    fn against(&self, arguments: &Arguments) -> Result<u8> {
        let patience = arguments.patience(&self.profile)?;
        let credentials = arguments.credentials()?;
        let mut roads = Vec::new();
        for (name, target) in &arguments.against {
            match target.open(patience, &credentials) {
                Ok(road) => roads.push((name.clone(), road)),
                Err(error) => {
                    anstream::eprintln!("doko-conformance: {name}: {error:#}");
                    return Ok(NOTHING);
                }
            }
        }
        let selects = |case: &Case| is_selected(arguments, case);
        let count = self.cases.iter().filter(|it| selects(it)).count();
        let bar = progress(count * roads.len());
        let strictness = arguments.strictness(&self.profile);
        let cases = &self.cases;
        let against = Against::of(cases, selects, &roads, &self.profile, strictness, |_| {
            bar.inc(1);
        });
        bar.finish_and_clear();
        let against = match arguments.vectors_by_name() {
            Some(vectors) => against.with_vectors(&vectors),
            None => against,
        };
        if roads.iter().any(|(_, road)| is_turned_away(road.as_ref())) {
            return Ok(NOTHING);
        }
        let mut output = Output::default();
        output.report(arguments.json.as_ref(), || {
            Ok(format!("{:#}\n", against.json()))
        })?;
        output.report(arguments.markdown.as_ref(), || Ok(against.markdown()))?;
        output.say(&against.table())?;
        if against.runs().iter().all(Run::is_empty) {
            return Ok(NOTHING);
        }
        Ok(if against.is_faulty() { WRONG } else { 0 })
    }

    fn generate(&self, arguments: &Arguments, games: u64, road: &dyn Road) -> Result<u8> {
        let mut profile = self.profile.clone();
        if !arguments.rule_set.is_empty() {
            profile.rule_sets = Some(arguments.rule_set.clone());
        }
        if !arguments.level.is_empty() {
            let has = |it: &Level| profile.levels.as_ref().is_none_or(|all| all.contains(it));
            profile.levels = Some(arguments.level.iter().copied().filter(has).collect());
        }
        let bar = progress(usize::try_from(games)?);
        let strictness = arguments.strictness(&profile);
        let found = generate(games, arguments.seed, road, &profile, strictness, |found| {
            bar.set_message(format!("{} questions", found.questions));
            bar.inc(1);
        })?;
        bar.finish_and_clear();
        if is_turned_away(road) {
            return Ok(NOTHING);
        }
        let mut output = Output::default();
        output.report(arguments.json.as_ref(), || Ok(vectors(&found)))?;
        output.say(&told(&found, &self.book))?;
        Ok(match (found.disagreements.len(), found.questions) {
            (1.., _) => WRONG,
            (0, 0) => NOTHING,
            (0, 1..) => 0,
        })
    }

    fn run(&self, arguments: &Arguments, road: &dyn Road) -> Result<u8> {
        let selects = |case: &Case| is_selected(arguments, case);
        let count = self.cases.iter().filter(|it| selects(it)).count();
        anyhow::ensure!(count > 0, "no case is selected (--list shows all)");
        let bar = progress(count);
        let mut failed = 0;
        let strictness = arguments.strictness(&self.profile);
        let mut run = Run::of(
            &self.cases,
            selects,
            road,
            &self.profile,
            strictness,
            |checked| {
                if let Outcome::Failed(_) = checked.outcome {
                    failed += 1;
                    bar.set_message(format!("{failed} failed"));
                }
                bar.inc(1);
            },
        );
        bar.finish_and_clear();
        if let Some(vectors) = arguments.vectors_by_name() {
            run.vectors = vectors;
        }
        if is_turned_away(road) {
            return Ok(NOTHING);
        }
        self.write(arguments, &run)?;
        Ok(match (run.is_faulty(), run.is_empty()) {
            (true, _) => WRONG,
            (false, true) => NOTHING,
            (false, false) => 0,
        })
    }

    fn write(&self, arguments: &Arguments, run: &Run) -> Result<()> {
        let book = &self.book;
        let mut output = Output::default();
        output.report(arguments.json.as_ref(), || {
            Ok(format!("{:#}\n", report::json(run)))
        })?;
        output.report(arguments.junit.as_ref(), || report::junit(run, book))?;
        output.report(arguments.markdown.as_ref(), || {
            Ok(report::markdown(run, book))
        })?;
        output.report(arguments.html.as_ref(), || Ok(report::html(run, book)))?;
        output.say(&report::terminal(run, book))
    }
}

/// Whether a case is one of those that the arguments name.
fn is_selected(arguments: &Arguments, case: &Case) -> bool {
    let or_all = |is_empty: bool, is_named: bool| is_empty || is_named;
    or_all(
        arguments.case.is_empty(),
        arguments.case.iter().any(|it| case.is_meant_by(it)),
    ) && or_all(
        arguments.suite.is_empty(),
        arguments.suite.iter().any(|it| case.is_in(it)),
    ) && or_all(
        arguments.level.is_empty(),
        arguments.level.contains(&case.level),
    ) && or_all(
        arguments.rule_set.is_empty(),
        arguments.rule_set.contains(&case.rule_set),
    )
}

/// A bar on stderr, where somebody is looking.
fn progress(count: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::try_from(count).unwrap_or_default());
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}
