//! The committed sums of all runs.

use std::fmt;

const INTRODUCTION: &str = "\
# What was fuzzed

Sums over all runs without a finding: no panic, no law broken, no answer over 20 seconds, no
allocation over 16 MiB. A run that finds something adds nothing. The core time is what the target
itself had of one core, with all checks and the address sanitizer built in.

```sh
cargo xtask fuzz decode --minutes 60
```

";

const HEAD: &str =
    "| target | executions | core minutes | runs | last commit |\n|---|---|---|---|---|\n";

/// One run of one target.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) target: String,
    pub(crate) executions: u64,
    pub(crate) seconds: f64,
    pub(crate) commit: String,
}

/// A row of the report.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    target: String,
    executions: u64,
    minutes: f64,
    runs: u64,
    commit: String,
}

/// The report.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Summary {
    rows: Vec<Row>,
}

impl Summary {
    /// What a report says; nothing if there is none yet.
    pub(crate) fn read(text: &str) -> Summary {
        let lines = text.lines().filter_map(|line| line.strip_prefix("| `"));
        let row = |line: &str| {
            let mut cells = line.trim_end_matches('|').split('|').map(str::trim);
            let mut next = || cells.next();
            Some(Row {
                target: next()?.trim_end_matches('`').to_owned(),
                executions: next()?.replace(',', "").parse().ok()?,
                minutes: next()?.parse().ok()?,
                runs: next()?.parse().ok()?,
                commit: next()?.trim_matches('`').to_owned(),
            })
        };
        Summary {
            rows: lines.filter_map(row).collect(),
        }
    }

    /// Adds a run to the row of its target.
    pub(crate) fn add(&mut self, run: &Run) {
        let Run {
            target,
            executions,
            seconds,
            commit,
        } = run;
        let place = self.rows.iter().position(|it| it.target == *target);
        let before = place.map(|place| self.rows.remove(place));
        let (more, minutes, runs) =
            before.map_or((0, 0.0, 0), |it| (it.executions, it.minutes, it.runs));
        self.rows.push(Row {
            target: target.clone(),
            executions: more + executions,
            minutes: minutes + seconds / 60.0,
            runs: runs + 1,
            commit: commit.clone(),
        });
        self.rows.sort_by(|a, b| a.target.cmp(&b.target));
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(INTRODUCTION)?;
        f.write_str(HEAD)?;
        for row in &self.rows {
            let Row {
                target,
                executions,
                minutes,
                runs,
                commit,
            } = row;
            let executions = with_commas(*executions);
            writeln!(
                f,
                "| `{target}` | {executions} | {minutes:.1} | {runs} | `{commit}` |"
            )?;
        }
        Ok(())
    }
}

fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let mut written = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            written.push(',');
        }
        written.push(digit);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_added_to_what_a_report_says() {
        let run = |target: &str, executions, seconds| Run {
            target: target.to_owned(),
            executions,
            seconds,
            commit: "1234567".to_owned(),
        };
        let mut summary = Summary::default();
        summary.add(&run("record", 1_234_567, 90.0));
        summary.add(&run("decode", 10, 60.0));
        let mut read = Summary::read(&summary.to_string());
        assert_eq!(read, summary);
        read.add(&run("record", 433, 30.0));
        let text = read.to_string();
        assert!(text.contains(
            "| `decode` | 10 | 1.0 | 1 | `1234567` |\n| `record` | 1,235,000 | 2.0 | 2 |"
        ));
    }
}
