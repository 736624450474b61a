//! What is printed: tables for people, or one JSON document.

use std::io::Write as _;

use comfy_table::{Cell, CellAlignment, Row, Table, presets};
use serde::Serialize;
use serde_json::Value;

use crate::instructions::Count;
use crate::machine::Machine;
use crate::markdown;
use crate::number::number;
use crate::rounds::{Comparison, Spread};
#[cfg(feature = "service")]
use crate::service::program::Program;

#[derive(Debug, Serialize)]
pub(crate) struct Report {
    machine: Machine,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) engine: Option<Comparison>,
    /// Empty where they cannot be counted.
    pub(crate) instructions: Vec<Count>,
    pub(crate) service: Vec<Comparison>,
    /// Empty where there is no outside judge.
    pub(crate) judge: Vec<Comparison>,
    #[cfg(feature = "service")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) program: Option<Program>,
}

impl Report {
    pub(crate) fn new() -> Report {
        Report {
            machine: Machine::this(),
            engine: None,
            instructions: Vec::new(),
            service: Vec::new(),
            judge: Vec::new(),
            #[cfg(feature = "service")]
            program: None,
        }
    }

    /// Whether all targets are met that do not depend on the machine.
    pub(crate) fn is_good(&self) -> bool {
        self.comparisons().all(Comparison::is_good)
            && self.instructions.iter().all(Count::is_good)
            && self.program_is_good()
    }

    fn comparisons(&self) -> impl Iterator<Item = &Comparison> {
        let engine = self.engine.iter();
        engine.chain(&self.service).chain(&self.judge)
    }

    #[cfg(feature = "service")]
    fn program_is_good(&self) -> bool {
        self.program.as_ref().is_none_or(Program::is_good)
    }

    #[cfg(not(feature = "service"))]
    fn program_is_good(&self) -> bool {
        true
    }

    /// The rounds, and what they come to.
    fn document(&self) -> anyhow::Result<Value> {
        let mut document = serde_json::to_value(self)?;
        let numbered = |name: &str, all: &[Comparison]| {
            let pointer = |at| format!("/{name}/{at}");
            (0..all.len()).map(pointer).collect::<Vec<String>>()
        };
        let engine = self.engine.iter().map(|_| "/engine".to_owned());
        let service = numbered("service", &self.service);
        let pointers = engine.chain(service).chain(numbered("judge", &self.judge));
        for (pointer, comparison) in pointers.zip(self.comparisons()) {
            let fields = document
                .pointer_mut(&pointer)
                .and_then(Value::as_object_mut);
            if let Some(fields) = fields {
                let judged = [
                    ("ratio", serde_json::to_value(comparison.ratio())?),
                    (
                        "ratio_by_core_time",
                        serde_json::to_value(comparison.cpu_ratio())?,
                    ),
                    ("met", comparison.is_good().into()),
                ];
                fields.extend(judged.map(|(key, value)| (key.to_owned(), value)));
            }
        }
        Ok(document)
    }

    pub(crate) fn print_json(&self) -> anyhow::Result<()> {
        writeln!(std::io::stdout().lock(), "{:#}", self.document()?)?;
        Ok(())
    }

    pub(crate) fn print_markdown(&self) -> anyhow::Result<()> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}\n", self.machine)?;
        if self.comparisons().next().is_some() {
            writeln!(out, "{}", markdown::comparisons(self.comparisons()))?;
        }
        if !self.instructions.is_empty() {
            writeln!(out, "{}", markdown::counts(&self.instructions))?;
        }
        #[cfg(feature = "service")]
        if let Some(program) = &self.program {
            write!(out, "{}", markdown::program(program))?;
        }
        Ok(())
    }

    pub(crate) fn print(&self) -> anyhow::Result<()> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}", self.machine)?;
        for comparison in self.comparisons() {
            writeln!(out, "\n{}", comparison_text(comparison))?;
        }
        if !self.instructions.is_empty() {
            writeln!(out, "\n{}", instruction_table(&self.instructions))?;
        }
        #[cfg(feature = "service")]
        if let Some(program) = &self.program {
            writeln!(out, "\n{}", program_table(program))?;
        }
        Ok(())
    }
}

fn comparison_text(comparison: &Comparison) -> String {
    let Comparison {
        what,
        baseline,
        unit,
        rounds,
        floor,
        goal,
    } = comparison;
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["", "median", "min", "max"]);
    let mut add = |name: String, spread: Option<Spread>, digits: usize| {
        let values = spread.map_or([f64::NAN; 3], |it| [it.median, it.min, it.max]);
        let cells = values.map(|value| right(number(value, digits)));
        table.add_row(std::iter::once(Cell::new(name)).chain(cells));
    };
    let own = Spread::of(rounds.iter().map(|it| it.per_second));
    add(format!("{what}, {unit}"), own, 0);
    let other = Spread::of(rounds.iter().map(|it| it.baseline_per_second));
    add(format!("{baseline}, {unit}"), other, 0);
    add("ratio in one round".to_owned(), comparison.ratio(), 3);
    if let Some(ratio) = comparison.cpu_ratio() {
        let cpu = |side: fn([f64; 2]) -> f64| {
            let both = rounds.iter().filter_map(|it| it.per_cpu_second);
            Spread::of(both.map(|it| 1e6 / side(it)))
        };
        add(format!("{what}, µs of its core"), cpu(|[own, _]| own), 2);
        add(format!("{baseline}, µs of its core"), cpu(|[_, it]| it), 2);
        add("ratio by time of the core".to_owned(), Some(ratio), 3);
    }
    let met = |met| if met { "met" } else { "missed" };
    let mut text = match floor {
        Some(floor) => {
            let verdict = met(comparison.is_good());
            format!("{table}\nratio of at least {floor}: {verdict}")
        }
        None => format!("{table}\nno target"),
    };
    if let Some((goal, own)) = goal.zip(own) {
        let verdict = if own.median >= goal {
            "met"
        } else {
            "missed on this machine"
        };
        text += &format!("; {} {unit}: {verdict}", number(goal, 0));
    }
    format!("{text} ({} rounds)", rounds.len())
}

fn instruction_table(counts: &[Count]) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["instructions", "counted", "budget", ""]);
    for count in counts {
        let budget = count
            .budget
            .map_or_else(String::new, |it| number(it as f64, 0));
        let verdict = match count.budget {
            None => "baseline",
            Some(_) if count.is_good() => "met",
            Some(_) => "exceeded",
        };
        table.add_row(Row::from([
            Cell::new(count.what),
            right(number(count.instructions as f64, 0)),
            right(budget),
            Cell::new(verdict),
        ]));
    }
    table
}

#[cfg(feature = "service")]
fn program_table(program: &Program) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["doko-server", "median", "min", "max", "at most", ""]);
    for figure in program.figures() {
        let Spread { median, min, max } = figure.spread;
        let values = [median, min, max].map(|value| right(number(value, 1)));
        let verdict = if figure.is_good() { "met" } else { "missed" };
        let mut row = Row::from([Cell::new(figure.what)]);
        for cell in values {
            row.add_cell(cell);
        }
        row.add_cell(right(number(figure.most, 0)));
        row.add_cell(Cell::new(verdict));
        table.add_row(row);
    }
    table
}

fn right(text: String) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}
