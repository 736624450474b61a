//! `doko ask`: any method of the API, JSON in and out.

use std::io::{self, BufRead as _, Read as _, Write as _};

use doko_notation::json::{self, Layout};

use crate::arguments::Ask;
use crate::finding::Finding;
use crate::methods::{Method, named};

pub(crate) fn run(command: &Ask) -> anyhow::Result<Finding> {
    let method = named(&command.method)?;
    if let Some(folder) = &command.published.rule_sets {
        doko_rule_sets::publish(folder)?;
    }
    let mut out = io::stdout().lock();
    if !command.lines {
        let mut question = String::new();
        io::stdin().lock().read_to_string(&mut question)?;
        let (answer, finding) = told(method, &question, Layout::Indented);
        writeln!(out, "{answer}")?;
        return Ok(finding);
    }
    let mut worst = Finding::Clean;
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let (answer, finding) = told(method, &line, Layout::Line);
        writeln!(out, "{answer}")?;
        worst = worst.max(finding);
    }
    Ok(worst)
}

fn told(method: &Method, question: &str, layout: Layout) -> (String, Finding) {
    match (method.answer)(question, layout) {
        Ok(answer) => (answer, Finding::Clean),
        Err(status) => {
            let status = json::value("google.rpc.Status", &status);
            let error = serde_json::json!({"error": status});
            let text = match layout {
                Layout::Line => error.to_string(),
                Layout::Indented => format!("{error:#}"),
            };
            (text, Finding::Unread)
        }
    }
}
