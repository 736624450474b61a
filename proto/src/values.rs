//! Values of options as text. Lists keep the order of the message.

use crate::{Names, names, v1};

/// A value as text, or what is wrong with it.
type Text = Result<String, String>;

const FIXED: i32 = v1::ListLength::Fixed as i32;
const TRUMPS: i32 = v1::ThrowKind::Trumps as i32;

pub(crate) fn one_text(names: Names, number: i32) -> Option<Text> {
    (number != 0).then(|| named(names, number))
}

fn named(names: Names, number: i32) -> Text {
    let text = names.text(number);
    text.ok_or_else(|| format!("is {number}, which has no name"))
}

pub(crate) fn one(names: Names, text: &str) -> Result<i32, String> {
    let number = names.find(text);
    number.ok_or_else(|| format!("one of {}", names.all()))
}

pub(crate) fn list_text(names: Names, numbers: &[i32]) -> Text {
    let texts = numbers.iter().map(|&number| named(names, number));
    Ok(texts.collect::<Result<Vec<_>, _>>()?.join(","))
}

pub(crate) fn list(names: Names, text: &str) -> Result<Vec<i32>, String> {
    let number = |text| {
        let number = names.find(text);
        number.ok_or_else(|| format!("any of {}, with commas", names.all()))
    };
    entries(text).map(number).collect()
}

fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| !text.is_empty())
}

pub(crate) fn number(text: &str) -> Result<u32, String> {
    let is_number = text.bytes().all(|it| it.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    number.ok_or_else(|| "a number".to_owned())
}

pub(crate) fn numbers_text(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(",")
}

pub(crate) fn numbers(text: &str) -> Result<Vec<u32>, String> {
    let numbers: Result<_, _> = entries(text).map(number).collect();
    numbers.map_err(|_: String| "numbers with commas".to_owned())
}

/// Sorts a set and leaves each value once.
pub(crate) fn sort(values: &mut Vec<i32>) {
    values.sort_unstable();
    values.dedup();
}

/// The number stands for both fields.
pub(crate) fn games_text(rules: &v1::RuleSet) -> Option<Text> {
    match (rules.list_games, rules.list_games_fixed) {
        (FIXED, Some(games)) => Some(Ok(games.to_string())),
        (_, Some(_)) => Some(Err("has a number without a fixed length".to_owned())),
        (length, None) => one_text(names!(ListLength), length),
    }
}

pub(crate) fn games(rules: &mut v1::RuleSet, text: &str) -> Result<(), String> {
    let length = match number(text) {
        Ok(games) => (FIXED, Some(games)),
        Err(_) => {
            let number_or = |what| format!("a number, or {what}");
            (one(names!(ListLength), text).map_err(number_or)?, None)
        }
    };
    (rules.list_games, rules.list_games_fixed) = length;
    Ok(())
}

/// A length goes with its number, and a number alone keeps the length.
pub(crate) fn take_games(rules: &mut v1::RuleSet, others: &v1::RuleSet) {
    if others.list_games != 0 {
        rules.list_games = others.list_games;
        rules.list_games_fixed = others.list_games_fixed;
    } else if others.list_games_fixed.is_some() {
        rules.list_games_fixed = others.list_games_fixed;
    }
}

pub(crate) fn throw_text(conditions: &v1::ThrowConditionList) -> Text {
    let texts = conditions.values.iter().map(|condition| {
        let v1::ThrowCondition { kind, number } = condition;
        let name = named(names!(ThrowKind), *kind)?;
        let number = number.map(|number| format!("{}{number}", sign(*kind)));
        Ok::<String, String>(format!("{name}{}", number.unwrap_or_default()))
    });
    Ok(texts.collect::<Result<Vec<_>, _>>()?.join(","))
}

const fn sign(kind: i32) -> &'static str {
    if kind == TRUMPS { "<=" } else { ">=" }
}

pub(crate) fn throw(text: &str) -> Result<v1::ThrowConditionList, String> {
    let what = || "conditions such as `kings>=5,trumps<=3,fox_highest`".to_owned();
    let condition = |text: &str| {
        let end = text.find(['<', '>']).unwrap_or(text.len());
        let (name, rest) = text.split_at_checked(end)?;
        let kind = names!(ThrowKind).find(name)?;
        let number = match rest {
            "" => None,
            _ => Some(number(rest.strip_prefix(sign(kind))?).ok()?),
        };
        Some(v1::ThrowCondition { kind, number })
    };
    let values: Option<_> = entries(text).map(condition).collect();
    let values = values.ok_or_else(what)?;
    Ok(v1::ThrowConditionList { values })
}

pub(crate) fn sort_conditions(conditions: &mut v1::ThrowConditionList) {
    let values = &mut conditions.values;
    values.sort_unstable_by_key(|it| (it.kind, it.number));
    values.dedup();
}

/// The parts of a `message`, or the word for one in which nothing is set.
pub(crate) fn parts_text<M: Default + PartialEq, const N: usize>(
    absent: &str,
    message: &M,
    parts: [(&str, Option<Text>); N],
) -> Text {
    if *message == M::default() {
        return Ok(absent.to_owned());
    }
    let said = parts
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)));
    let said = said.map(|(name, text)| Ok::<String, String>(format!("{name}:{}", text?)));
    Ok(said.collect::<Result<Vec<_>, _>>()?.join(";"))
}

/// The parts with their values, each once and of these names; none, if `text` is the word for that.
pub(crate) fn parts<'a>(
    absent: &str,
    names: &[&str],
    text: &'a str,
) -> Result<Vec<(&'a str, &'a str)>, String> {
    let what = || {
        format!(
            "`{absent}`, or `{}:` and so on with `;`",
            names.join(":`, `")
        )
    };
    let mut parts: Vec<(&str, &str)> = Vec::new();
    if text == absent {
        return Ok(parts);
    }
    for part in text.split(';') {
        let (name, value) = part.split_once(':').ok_or_else(what)?;
        let is_new = parts.iter().all(|(other, _)| *other != name);
        if !is_new || !names.contains(&name) {
            return Err(what());
        }
        parts.push((name, value));
    }
    Ok(parts)
}

/// A message that was read; one in which nothing is set is none, which has a word.
pub(crate) fn some<M: Default + PartialEq>(text: &str, message: M) -> Result<M, String> {
    if message == M::default() && text != "none" {
        return Err("`none`, or parts in which something is set".to_owned());
    }
    Ok(message)
}

/// A number of a part that may be absent, for which there is a word.
pub(crate) mod part {
    pub(crate) fn text(absent: &str, number: Option<u32>) -> String {
        number.map_or_else(|| absent.to_owned(), |it| it.to_string())
    }

    pub(crate) fn number(absent: &str, text: &str) -> Result<Option<u32>, String> {
        if text == absent {
            return Ok(None);
        }
        super::number(text).map(Some)
    }
}
