//! The ids, as the engine lists them.

use anyhow::Context as _;

use crate::run::root;

/// Where the engine lists its rules: one line each, `Name = "ID", Kind;`.
const LIST: &str = "engine/src/rule/ids.rs";

/// What a rule does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    /// It can refuse an action.
    Refuses,
    /// It determines a result.
    Determines,
    /// No service can judge it.
    Procedural,
}

/// A rule of the engine.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    /// Such as `FOLLOW-2`.
    pub(super) id: String,
    /// Its name in Rust, such as `Follow2`.
    pub(super) variant: String,
    pub(super) kind: Kind,
    /// Why nobody can judge it: the comment `// Procedural: …`. Empty for all others.
    pub(super) argument: String,
}

impl Kind {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Refuses => "refuses",
            Self::Determines => "determines",
            Self::Procedural => "procedural",
        }
    }
}

/// All rules in the order of the engine.
pub(super) fn read() -> anyhow::Result<Vec<Rule>> {
    let list = std::fs::read_to_string(root().join(LIST))
        .with_context(|| format!("`{LIST}` cannot be read"))?;
    let rules = parse(&list);
    anyhow::ensure!(!rules.is_empty(), "`{LIST}` lists no rule");
    Ok(rules)
}

fn parse(list: &str) -> Vec<Rule> {
    let mut rules = Vec::new();
    let mut argument = String::new();
    for line in list.lines().map(str::trim) {
        if let Some(reason) = line.strip_prefix("// Procedural: ") {
            reason.clone_into(&mut argument);
        }
        let Some((variant, id, kind)) = entry(line) else {
            continue;
        };
        rules.push(Rule {
            id: id.to_owned(),
            variant: variant.to_owned(),
            kind,
            argument: std::mem::take(&mut argument),
        });
    }
    rules
}

/// The parts of `Follow2 = "FOLLOW-2", Refuses;`.
fn entry(line: &str) -> Option<(&str, &str, Kind)> {
    let (variant, rest) = line.strip_suffix(';')?.split_once(" = \"")?;
    let (id, kind) = rest.split_once("\", ")?;
    let kind = match kind {
        "Refuses" => Kind::Refuses,
        "Determines" => Kind::Determines,
        "Procedural" => Kind::Procedural,
        _ => return None,
    };
    Some((variant, id, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_line_by_line() {
        let rules = parse(
            "    /// What it says.\n    Mod1 = \"MOD-1\", Refuses;\n    // Procedural: nobody sees it.\n    \
             /// Cutting.\n    Card7 = \"CARD-7\", Procedural;\n",
        );
        let ids: Vec<&str> = rules.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids, ["MOD-1", "CARD-7"]);
        let arguments: Vec<&str> = rules.iter().map(|it| it.argument.as_str()).collect();
        assert_eq!(arguments, ["", "nobody sees it."]);
        let kinds: Vec<Kind> = rules.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [Kind::Refuses, Kind::Procedural]);
    }
}
