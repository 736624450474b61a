//! Options of a rule set on a line: the names and values of
//! `docs/OPTIONS_HASH.md`, each option that is set.

use doko_proto::options::{self, OPTIONS};
use doko_proto::v1;

use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};

/// The options that are set, in the order of their fields.
pub(crate) fn text(path: &str, rules: &v1::RuleSet) -> Result<String, Unwritable> {
    let mut entries = Vec::new();
    for option in OPTIONS {
        match option.text(rules) {
            None => {}
            Some(Ok(value)) => entries.push(format!("{}={value}", option.path)),
            Some(Err(problem)) => {
                return Err(Unwritable::new(format!("{path}.{}", option.path), problem));
            }
        }
    }
    Ok(entries.join(" "))
}

/// Reads options up to the closing brace, which is passed.
pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<v1::RuleSet, LineError> {
    let mut rules = v1::RuleSet::default();
    let mut seen: Vec<&str> = Vec::new();
    loop {
        cursor.skip_space();
        if cursor.take("}") {
            return Ok(rules);
        }
        let before = *cursor;
        let name = cursor
            .take_while(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || "._".contains(it));
        if name.is_empty() {
            return Err(before.expected("an option such as `dulle_tie=first`, or `}`"));
        }
        let Some(option) = options::find(name) else {
            return Err(before.problem(format!("there is no option `{name}`")));
        };
        if seen.contains(&name) {
            return Err(before.problem(format!("option `{name}` stands twice")));
        }
        seen.push(name);
        if !cursor.take("=") {
            return Err(cursor.expected("`=` and a value"));
        }
        let before = *cursor;
        let value = cursor.take_while(|it| !it.is_whitespace() && it != '}');
        option
            .set(&mut rules, value)
            .map_err(|what| before.problem(format!("expected {what}, found `{value}`")))?;
    }
}

/// Sets one option in place of whatever it was.
pub(crate) fn set(rules: &mut v1::RuleSet, name: &str, value: &str) -> Result<(), String> {
    let Some(option) = options::find(name) else {
        return Err(format!("there is no option `{name}`"));
    };
    let set = option.set(rules, value);
    set.map_err(|what| format!("expected {what}, found `{value}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The canonical texts of the published rule sets.
    fn published() -> Vec<&'static str> {
        let page = include_str!("../../docs/OPTIONS_HASH.md");
        let texts = page.split("```text\n").skip(1);
        texts.map(|it| it.split("```").next().unwrap()).collect()
    }

    #[test]
    fn canonical_texts_are_options_on_a_line() {
        assert!(published().len() >= 2);
        for canonical in published() {
            let braces = format!("{canonical}}}");
            let rules = read(&mut Cursor::new(&braces)).unwrap();
            let written = text("", &rules).unwrap();
            assert_eq!(written.replace(' ', "\n") + "\n", canonical);
        }
    }

    #[test]
    fn an_option_is_set_in_place_of_another_value() {
        let mut rules = v1::RuleSet::default();
        for (name, value) in [
            ("list.games", "24"),
            ("list.games", "20"),
            ("list.games", "open"),
            ("solos", "damen,buben"),
            ("solos", "karo"),
        ] {
            set(&mut rules, name, value).unwrap();
        }
        assert_eq!(text("", &rules).unwrap(), "solos=karo list.games=open");
        let before = rules.clone();
        let problem = set(&mut rules, "solo", "karo").unwrap_err();
        assert_eq!(problem, "there is no option `solo`");
        let problem = set(&mut rules, "solos", "karo,herzlos").unwrap_err();
        assert!(problem.ends_with("found `karo,herzlos`"), "{problem}");
        assert_eq!(rules, before);
    }

    #[test]
    fn the_service_reads_the_same_options() {
        for name in ["ddv-tsr", "dokoland-liga"] {
            let request = v1::GetRuleSetRequest {
                rule_set: Some(crate::read_rule_set(name).unwrap()),
                ..Default::default()
            };
            let answer = doko_wire::answer(request).unwrap();
            let braces = format!("{}}}", answer.canonical_text);
            let read = read(&mut Cursor::new(&braces)).unwrap();
            assert_eq!(Some(read), answer.rule_set);
        }
    }
}
