//! The first part of a line: the rule set.

use doko_proto::v1;
use doko_proto::v1::rule_set_ref::Source;

use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};
use crate::options;

/// What stands in place of a name when all options are the caller's own.
const CUSTOM: &str = "custom";

pub(crate) fn text(rule_set: Option<&v1::RuleSetRef>) -> Result<String, Unwritable> {
    let Some(rule_set) = rule_set else {
        return Err(Unwritable::new("rule_set", "is missing"));
    };
    let v1::RuleSetRef {
        source,
        edition,
        overrides,
        expected_options_hash,
    } = rule_set;
    let (name, options) = match (source, overrides) {
        (None, _) => return Err(Unwritable::new("rule_set.name", "is missing")),
        (Some(Source::Custom(_)), Some(_)) => {
            let problem = "stand beside options of one's own, which have no line together";
            return Err(Unwritable::new("rule_set.overrides", problem));
        }
        (Some(Source::Name(name)), Some(_)) if name == CUSTOM => {
            let problem = "is `custom`, which on a line is no name beside options";
            return Err(Unwritable::new("rule_set.name", problem));
        }
        (Some(Source::Name(name)), Some(options)) => {
            (name.as_str(), Some(("rule_set.overrides", options)))
        }
        (Some(Source::Name(name)), None) => (name.as_str(), None),
        (Some(Source::Custom(options)), None) => (CUSTOM, Some(("rule_set.custom", options))),
    };
    let mut text = one_word("rule_set.name", name)?.to_owned();
    if !edition.is_empty() {
        text.push('@');
        text.push_str(one_word("rule_set.edition", edition)?);
    }
    if let Some((path, options)) = options {
        text.push('{');
        text.push_str(&options::text(path, options)?);
        text.push('}');
    }
    if !expected_options_hash.is_empty() {
        text.push('#');
        let path = "rule_set.expected_options_hash";
        text.push_str(one_word(path, expected_options_hash)?);
    }
    Ok(text)
}

pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<v1::RuleSetRef, LineError> {
    let before = *cursor;
    let name = cursor.take_while(is_of_a_word);
    if name.is_empty() {
        return Err(before.expected("the name of a rule set"));
    }
    let mut rule_set = v1::RuleSetRef {
        source: Some(Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    };
    if cursor.take("@") {
        rule_set.edition = word(cursor, "an edition")?;
    }
    if cursor.take("{") {
        let options = options::read(cursor)?;
        if name == CUSTOM {
            rule_set.source = Some(Source::Custom(Box::new(options)));
        } else {
            rule_set.overrides = Some(Box::new(options));
        }
    }
    if cursor.take("#") {
        rule_set.expected_options_hash = word(cursor, "a hash of options")?;
    }
    let is_complete = cursor.is_at_end_of_section() || cursor.next_is(char::is_whitespace);
    if is_complete {
        return Ok(rule_set);
    }
    Err(cursor.expected("`@`, `{`, `#` or `;`"))
}

fn word(cursor: &mut Cursor<'_>, what: &str) -> Result<String, LineError> {
    let before = *cursor;
    let word = cursor.take_while(is_of_a_word);
    if word.is_empty() {
        return Err(before.expected(what));
    }
    Ok(word.to_owned())
}

fn one_word<'a>(path: &str, text: &'a str) -> Result<&'a str, Unwritable> {
    if !text.is_empty() && text.chars().all(is_of_a_word) {
        return Ok(text);
    }
    Err(Unwritable::new(path, "is not one word without `@{}#;=%`"))
}

/// Whether names, editions and hashes may contain this character.
fn is_of_a_word(character: char) -> bool {
    !character.is_whitespace() && !character.is_control() && !"@{}#;=%".contains(character)
}
