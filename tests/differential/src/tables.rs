//! Tables of everything that a game can come to, and of everything that can be announced.
//!
//! * `results` lists every result of a game, `settled` puts it to the engine, and `values`
//!   writes down what it is worth.
//! * `scenes` finds games with every moment at which somebody could announce something,
//!   `watched` asks there, `windows` collects the answers, and `times` writes them down.
//!
//! What is written down comes from the reference model; the engine has to come to the same
//! (`tests/golden/tables`).

mod headers;
mod results;
mod scenes;
mod settled;
mod times;
mod values;
mod watched;
mod windows;

use std::path::PathBuf;

use doko_engine::RuleSet;
use doko_judge::rules_of;
use doko_reference::options::Options;
use doko_reference::scoring::{Counts, Settlement, settle_counts};
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;

use crate::twin::{preset, spoken};
pub(crate) use results::Contract;
use results::{Announced, Said, Taken, counts};
use scenes::{Scene, Script};
pub(crate) use settled::{engine_solo, tally};
use windows::Answers;

/// The rule sets whose tables are written down: the published ones, and those of the
/// Palast without nines and with Pflichtsoli.
pub const RULE_SETS: [&str; 6] = [
    "ddv-tsr",
    "dokoland-liga",
    "palast",
    "palast-24",
    "palast-40",
    "vln",
];

/// What a table is about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Topic {
    /// What games of two against two are worth.
    Normalspiel,
    /// What games that count as a solo are worth.
    Solo,
    /// Until when what may be announced.
    Announcements,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 3] = [Topic::Normalspiel, Topic::Solo, Topic::Announcements];

    const fn name(self) -> &'static str {
        match self {
            Topic::Normalspiel => "normalspiel",
            Topic::Solo => "solo",
            Topic::Announcements => "announcements",
        }
    }
}

/// Who answers.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Who {
    /// The engine.
    Engine,
    /// The reference model.
    Reference,
}

/// One table, for all rule sets that have the same.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct File {
    /// Its name in the folder.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Where the tables are.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../golden/tables"))
}

/// The tables of a topic as the first of these makes them, and how many questions they
/// answer.
///
/// # Errors
///
/// With the first question that another of them answers differently.
pub fn files(topic: Topic, by: &[Who]) -> Result<(Vec<File>, usize), String> {
    let mut bodies: Vec<(String, Vec<&str>)> = Vec::new();
    let mut questions = 0;
    for name in RULE_SETS {
        let (options, rules) = rule_sets_of(name)?;
        let asked = Asked {
            options: &options,
            rules: &rules,
            by,
        };
        let (body, count) = match topic {
            Topic::Normalspiel => asked.worth(&[Contract::Normalspiel]),
            Topic::Solo => {
                let mut all = Contract::all(&options);
                all.retain(|it| *it != Contract::Normalspiel);
                asked.worth(&all)
            }
            Topic::Announcements => asked.windows(),
        }
        .map_err(|what| format!("{name}: {what}"))?;
        questions += count;
        match bodies.iter_mut().find(|(before, _)| *before == body) {
            Some((_, names)) => names.push(name),
            None => bodies.push((body, vec![name])),
        }
    }
    let files = bodies.into_iter().map(|(body, names)| {
        let first = names.first().copied().unwrap_or_default();
        File {
            name: format!("{}-{first}.txt", topic.name()),
            text: format!("{}{body}", headers::header(topic, &names)),
        }
    });
    Ok((files.collect(), questions))
}

/// How much of what can be asked is compared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Extent {
    /// Each number of Augen with one number of Stiche, or two where it matters.
    Augen,
    /// Each number of Augen with each number of Stiche, and all soli.
    Stiche,
}

/// Settles every result of the rule set in both, with all announcements that any rule set
/// lets stand, and says how many there were.
///
/// # Errors
///
/// With the first that is settled differently.
pub fn agree(options: &Options, extent: Extent) -> Result<usize, String> {
    let rules = rules_of(options)?;
    let each = [&Said::WITH_ANSAGE[..], &Said::WITHOUT_ANSAGE].concat();
    let taken = match extent {
        Extent::Augen => Taken::told_apart(options),
        Extent::Stiche => Taken::all(options).collect(),
    };
    let mut contracts = Contract::all(options);
    if extent == Extent::Augen {
        let mut before = 0;
        contracts.retain(|it| {
            before += usize::from(matches!(it, Contract::Solo(_)));
            !matches!(it, Contract::Solo(_)) || before == 1
        });
    }
    let asked = Asked {
        options,
        rules: &rules,
        by: &[Who::Engine, Who::Reference],
    };
    let mut number = 0;
    for contract in contracts {
        for announced in Announced::all(&each) {
            for taken in &taken {
                asked.settle(contract, &counts(options, contract, announced, *taken))?;
                number += 1;
            }
        }
    }
    Ok(number)
}

/// The rule set with each value of each option that settlements depend on, one at a time.
///
/// # Errors
///
/// If there is no such rule set.
pub fn changed(name: &str) -> Result<Vec<(String, Options)>, String> {
    let options = preset(name).ok_or_else(|| format!("no rule set `{name}`"))?;
    let mut all = Vec::new();
    let counts = |name: &&str| {
        ["win.", "score.", "feigheit"]
            .iter()
            .any(|it| name.starts_with(it))
    };
    for (option, values) in VALUES.iter().filter(|(option, _)| counts(option)) {
        for value in *values {
            let mut changed = options.clone();
            changed.set(option, value)?;
            if is_sound(&changed) {
                all.push((format!("{name}, {option} {value}"), changed));
            }
        }
    }
    Ok(all)
}

fn rule_sets_of(name: &str) -> Result<(Options, RuleSet), String> {
    let options = preset(name).ok_or_else(|| format!("no rule set `{name}`"))?;
    let rules = rules_of(&options)?;
    Ok((options, rules))
}

/// A rule set, and who is asked about it.
struct Asked<'a> {
    options: &'a Options,
    rules: &'a RuleSet,
    by: &'a [Who],
}

impl Asked<'_> {
    /// The table of what these are worth, which is the same for all of them.
    fn worth(&self, contracts: &[Contract]) -> Result<(String, usize), String> {
        let mut bodies: Vec<(Contract, String)> = Vec::new();
        for &contract in contracts {
            let settle = |counts: &Counts| self.settle(contract, counts);
            bodies.push((contract, values::table(self.options, contract, &settle)?));
        }
        let (_, first) = bodies.first().cloned().ok_or("no contract")?;
        if let Some((other, _)) = bodies.iter().find(|(_, body)| *body != first) {
            return Err(format!("{} needs a table of its own", other.text()));
        }
        let pairs = Announced::all(&Said::WITH_ANSAGE).count();
        let results = Taken::told_apart(self.options).len();
        Ok((first, contracts.len() * pairs * results))
    }

    fn settle(&self, contract: Contract, counts: &Counts) -> Result<Settlement, String> {
        let settled = |who| match who {
            Who::Engine => settled::of_engine(self.rules, self.options, contract, counts),
            Who::Reference => Ok(settle_counts(self.options, counts)),
        };
        let difference = |first: &Settlement, other: &Settlement| {
            (first != other).then(|| format!("{first:?} and {other:?}"))
        };
        self.all_agree(settled, difference)
            .map_err(|what| format!("{} {counts:?}: {what}", contract.text()))
    }

    /// The table of announcements: scenes with the same one share it.
    fn windows(&self) -> Result<(String, usize), String> {
        let mut scenes: Vec<(Vec<String>, Answers)> = Vec::new();
        let mut count = 0;
        for scene in Scene::all(self.options) {
            let scripts = scenes::scripts(self.options, scene)?;
            let answers = self
                .all_agree(|who| self.answers(who, &scripts), windows::difference)
                .map_err(|what| format!("{}: {what}", scene.text()))?;
            count += windows::count(&answers);
            scenes.push((vec![scene.text()], answers));
        }
        let stiche = scenes.iter().any(|(_, it)| times::tells_stiche_apart(it));
        let mut bodies: Vec<(Vec<String>, String)> = Vec::new();
        for (names, answers) in scenes {
            let body = times::table(&answers, stiche)?;
            match bodies.iter_mut().find(|(_, before)| *before == body) {
                Some((before, _)) => before.extend(names),
                None => bodies.push((names, body)),
            }
        }
        let texts = bodies.into_iter();
        let texts = texts.map(|(names, body)| format!("\n== {}\n{body}", names.join("; ")));
        Ok((texts.collect(), count))
    }

    fn answers(&self, who: Who, scripts: &[Script]) -> Result<Answers, String> {
        match who {
            Who::Engine => windows::answers(scripts, |record| spoken(self.rules, record)),
            Who::Reference => {
                windows::answers(scripts, |record| scenes::opened(self.options, record))
            }
        }
    }

    /// What the first of those who are asked says, if the others say the same.
    fn all_agree<T>(
        &self,
        ask: impl Fn(Who) -> Result<T, String>,
        difference: impl Fn(&T, &T) -> Option<String>,
    ) -> Result<T, String> {
        let mut answers = self.by.iter().map(|who| ask(*who));
        let first = answers.next().ok_or("nobody is asked")??;
        for other in answers {
            if let Some(what) = difference(&first, &other?) {
                return Err(what);
            }
        }
        Ok(first)
    }
}
