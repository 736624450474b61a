//! [`Report`]: what came of it, for people.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::watch::{Open, Sample, memory};
use crate::{Counts, Kind};

/// By how much memory may differ between the second quarter and the last one, in percent,
/// before it is no longer called flat.
const FLAT: u64 = 10;

/// How many moments the table of memory names.
const MOMENTS: usize = 10;

/// What came of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// How long there was load.
    pub time: Duration,
    /// How many different questions there are.
    pub questions: usize,
    /// What each kind of caller saw.
    pub counts: BTreeMap<Kind, Counts>,
    /// The process before the load.
    pub before: Sample,
    /// The process under load, about once a second.
    pub samples: Vec<Sample>,
    /// The process when all callers had been gone for a while.
    pub after: Sample,
    /// What the service had open before the load, by its own account.
    pub begun: Open,
    /// What the service had open then, by its own account.
    pub left: Open,
    /// The exit code after SIGTERM.
    pub code: Option<i32>,
}

impl Report {
    /// What is not as it must be; empty if all is well.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (kind, counts) in &self.counts {
            if counts.wrong > 0 {
                let described = counts.described.join("; ");
                faults.push(format!("{kind:?}: {} wrong: {described}", counts.wrong));
            }
            if kind.is_honest() && counts.right == 0 {
                faults.push(format!("{kind:?}: nothing was answered"));
            }
            if counts.again > kind.most_again(self.time) {
                faults.push(format!(
                    "{kind:?}: {} calls were not taken at first",
                    counts.again
                ));
            }
            if kind.is_honest() && !counts.unanswered.is_empty() {
                faults.push(format!("{kind:?}: no answer: {:?}", counts.unanswered));
            }
        }
        let (early, late) = self.early_and_late();
        if late > early + early * FLAT / 100 {
            faults.push(format!("memory grew from {early} to {late} KiB"));
        }
        if self.after.files > self.before.files {
            faults.push(format!(
                "{} files stay open",
                self.after.files - self.before.files
            ));
        }
        let Open {
            connections,
            calls,
            tasks,
        } = self.left;
        if tasks > self.begun.tasks {
            faults.push(format!(
                "{tasks} tasks are left, where there were {}",
                self.begun.tasks
            ));
        }
        if connections + calls > 0 {
            faults.push(format!(
                "{connections} connections and {calls} calls stay open"
            ));
        }
        if self.code != Some(0) {
            faults.push(format!("it ended with {:?} after SIGTERM", self.code));
        }
        faults
    }

    /// The median memory in the second and in the last quarter, in KiB.
    fn early_and_late(&self) -> (u64, u64) {
        let quarter = self.samples.len() / 4;
        let early = self.samples.get(quarter..2 * quarter).unwrap_or_default();
        let late = self.samples.get(3 * quarter..).unwrap_or_default();
        (memory(early), memory(late))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.time.as_secs();
        writeln!(
            f,
            "{} different questions, {seconds} s of load.\n",
            self.questions
        )?;
        writeln!(
            f,
            "| callers | asked | right | wrong | asked again | without an answer |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        for (kind, counts) in &self.counts {
            let Counts {
                asked,
                right,
                wrong,
                again,
                ..
            } = counts;
            let why = &counts.unanswered;
            let why: Vec<String> = why
                .iter()
                .map(|(why, count)| format!("{why}: {count}"))
                .collect();
            let name = format!("{kind:?}").to_lowercase();
            writeln!(
                f,
                "| {name} | {asked} | {right} | {wrong} | {again} | {} |",
                why.join("; ")
            )?;
        }
        writeln!(
            f,
            "\nAsked again: calls that their connection no longer took when it ended, so that the service never saw them."
        )?;
        writeln!(f, "\n| after | memory in KiB | threads | open files |")?;
        writeln!(f, "|---|---|---|---|")?;
        row(f, "no load yet", &self.before)?;
        let step = (self.samples.len() / MOMENTS).max(1);
        for (at, sample) in self.samples.iter().enumerate().skip(step - 1).step_by(step) {
            row(f, &format!("{} s", at + 1), sample)?;
        }
        row(f, "all callers were gone", &self.after)?;
        let Open {
            connections,
            calls,
            tasks,
        } = self.left;
        let begun = self.begun.tasks;
        writeln!(
            f,
            "\nThen the service itself counted {connections} open connections, {calls} open calls and \
             {tasks} tasks, of which there had been {begun} before the load."
        )?;
        let (early, late) = self.early_and_late();
        writeln!(
            f,
            "\nMedian memory: {early} KiB in the second quarter of the time, {late} KiB in the last one."
        )
    }
}

fn row(f: &mut fmt::Formatter<'_>, when: &str, sample: &Sample) -> fmt::Result {
    let Sample {
        memory,
        threads,
        files,
    } = sample;
    writeln!(f, "| {when} | {memory} | {threads} | {files} |")
}
