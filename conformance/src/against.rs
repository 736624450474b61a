//! Several implementations, asked the same.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{ContentArrangement, Table};
use doko_harness::Strictness;
use serde_json::{Map, Value, json};

use crate::road::Road;
use crate::{Case, Checked, Outcome, Profile, Run, report};

/// What several implementations say of the same cases.
#[derive(Clone, Debug)]
pub struct Against {
    names: Vec<String>,
    runs: Vec<Run>,
}

impl Against {
    /// Asks each of `roads` every case that is selected, and tells `after` of each.
    pub fn of(
        cases: &[Case],
        selects: impl Fn(&Case) -> bool,
        roads: &[(String, Box<dyn Road>)],
        profile: &Profile,
        strictness: Strictness,
        mut after: impl FnMut(&Checked),
    ) -> Against {
        let runs = roads.iter().map(|(name, road)| {
            let mut run = Run::of(
                cases,
                &selects,
                road.as_ref(),
                profile,
                strictness,
                &mut after,
            );
            run.name.clone_from(name);
            run
        });
        Against {
            runs: runs.collect(),
            names: roads.iter().map(|(name, _)| name.clone()).collect(),
        }
    }

    /// Names the vectors, if they are not those inside this program.
    #[must_use]
    pub fn with_vectors(mut self, vectors: &str) -> Against {
        for run in &mut self.runs {
            vectors.clone_into(&mut run.vectors);
        }
        self
    }

    /// Whether something is wrong with one of them, or with the list of known failures.
    pub fn is_faulty(&self) -> bool {
        self.runs.iter().any(Run::is_faulty)
    }

    fn conditions(&self) -> String {
        let first = self.runs.first();
        first.map(Run::conditions).unwrap_or_default()
    }

    /// The runs, one for each implementation.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The cases in which not all say what is expected, with what each of them says. That is
    /// not wrong where it is allowed, or known to fail.
    pub fn contested(&self) -> Vec<(&Case, Vec<String>)> {
        let mut cells: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for run in &self.runs {
            for (place, checked) in run.checked.iter().enumerate() {
                cells.entry(place).or_default().push(said(checked));
            }
        }
        let cases = self.runs.first().map(|it| it.checked.as_slice());
        let cases = cases.unwrap_or_default().iter().zip(cells.into_values());
        cases
            .filter(|(_, said)| said.iter().any(|it| it != EXPECTED && it != NOTHING))
            .map(|(checked, said)| (&checked.case, said))
            .collect()
    }

    /// A table of who says what where not all agree, and the counts of each.
    pub fn table(&self) -> String {
        let mut table = Table::new();
        table
            .load_preset(ASCII_MARKDOWN)
            .set_content_arrangement(ContentArrangement::Disabled);
        let header = ["case", "rules"].into_iter();
        table.set_header(header.chain(self.names.iter().map(String::as_str)));
        for (case, said) in self.contested() {
            let row = [
                format!("{} {}", case.label(), case.name),
                case.rules.join(", "),
            ];
            table.add_row(row.into_iter().chain(said));
        }
        let mut text = String::new();
        if table.row_count() > 0 {
            let _ = writeln!(text, "{table}\n");
        }
        let _ = writeln!(text, "{}", self.conditions());
        for run in &self.runs {
            let _ = writeln!(text, "{}: {}", run.name, run.summary());
            for (entry, why) in run.out_of_date() {
                let _ = writeln!(text, "{}: known failures: {entry} {why}", run.name);
            }
        }
        text
    }
}

impl Against {
    /// The table and the counts as a JSON object, with what each implementation says by its
    /// name. Fields may be added to it; none changes its meaning.
    pub fn json(&self) -> Value {
        let contested = self.contested().into_iter().map(|(case, said)| {
            let said = self.names.iter().cloned().zip(said);
            json!({
                "id": case.id,
                "name": case.name,
                "ruleSet": case.rule_set,
                "suite": case.suite,
                "level": case.level,
                "rules": case.rules,
                "said": said.map(|(name, it)| (name, it.into())).collect::<Map<_, _>>(),
            })
        });
        let runs = self.runs.iter().map(|run| {
            json!({
                "implementation": run.name,
                "counts": report::counts_as_json(&run.counts()),
                "idleKnownFailures": run.idle,
                "unappliedKnownFailures": run.unapplied,
            })
        });
        json!({
            "kit": env!("CARGO_PKG_VERSION"),
            "vectors": self.runs.first().map(|it| &it.vectors),
            "strictness": self.runs.first().map(|it| it.strictness),
            "runs": runs.collect::<Vec<_>>(),
            "contested": contested.collect::<Vec<_>>(),
        })
    }

    /// The table and the counts as Markdown.
    pub fn markdown(&self) -> String {
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let mut text = format!("# {}\n\n", report::plain(&names.join(", ")));
        for run in &self.runs {
            let _ = writeln!(
                text,
                "- {}: {}",
                report::plain(&run.name),
                report::plain(&run.summary())
            );
            for (entry, why) in run.out_of_date() {
                let entry = report::plain(entry);
                let _ = writeln!(text, "  - known failures: {entry} {why}");
            }
        }
        let _ = writeln!(text, "\n{}", report::plain(&self.conditions()));
        let contested = self.contested();
        if contested.is_empty() {
            return text;
        }
        text.push('\n');
        let names: Vec<String> = names.into_iter().map(report::plain).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        report::header(&mut text, &["case", "rules"], &names);
        for (case, said) in contested {
            let said: Vec<String> = said.iter().map(|it| report::plain(it)).collect();
            let _ = writeln!(
                text,
                "| {} {} | {} | {} |",
                case.label(),
                case.name,
                case.rules.join(", "),
                said.join(" | ")
            );
        }
        text
    }
}

const EXPECTED: &str = "as expected";
const NOTHING: &str = "-";

/// What an implementation says of a case, for a cell of a table.
fn said(checked: &Checked) -> String {
    match &checked.outcome {
        Outcome::Mended { .. } => "passes, but is listed".to_owned(),
        Outcome::Passed => checked.allowed.map_or_else(
            || EXPECTED.to_owned(),
            |number| format!("as allowed ({number})"),
        ),
        Outcome::NotApplicable(_) => NOTHING.to_owned(),
        Outcome::Failed(difference) => got(difference),
        Outcome::KnownToFail { difference, .. } => format!("{} (known to fail)", got(difference)),
    }
}

/// What came in place of what is expected.
fn got(difference: &str) -> String {
    // Of a crash only its first line has room.
    let first = difference.lines().next().unwrap_or_default();
    let parts = first.split("; ").map(|part| {
        let (field, both) = part.split_once(": expected ").unwrap_or(("", part));
        let got = both.rsplit_once(", got ").map_or(both, |(_, got)| got);
        format!("{field} {got}").trim().to_owned()
    });
    parts.collect::<Vec<_>>().join("; ")
}
