//! Values of options as text. Lists keep the order of the message.

use crate::{Names, names, v1};

/// A value as text, or what is wrong with it.
type Text = Result<String, String>;

const FIXED: i32 = v1::ListLength::Fixed as i32;

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

/// The numbers, or the word for an empty list.
pub(crate) fn numbers_text(absent: &str, numbers: &[u32]) -> String {
    if numbers.is_empty() {
        return absent.to_owned();
    }
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(",")
}

/// The numbers; none, if `text` is the word for an empty list.
pub(crate) fn numbers(absent: &str, text: &str) -> Result<Vec<u32>, String> {
    if text == absent {
        return Ok(Vec::new());
    }
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

/// How a condition with a number or a card is written, where that differs from its name and `>=`.
const SIGNS: [(v1::ThrowKind, &str); 3] = [
    (v1::ThrowKind::Trumps, "trumps<="),
    (v1::ThrowKind::FewAugen, "augen<="),
    (v1::ThrowKind::Highest, "highest<="),
];

pub(crate) fn throw_text(conditions: &v1::ThrowConditionList) -> Text {
    let texts = conditions.values.iter().map(|first| {
        let mut text = condition_text(first)?;
        if let Some(also) = first.also {
            text = format!("{text}&{}", condition_text(&alone(also))?);
        }
        Ok::<String, String>(text)
    });
    Ok(texts.collect::<Result<Vec<_>, _>>()?.join(","))
}

fn condition_text(condition: &v1::ThrowCondition) -> Text {
    let name = named(names!(ThrowKind), condition.kind)?;
    let sign = SIGNS.iter().find(|(kind, _)| *kind == condition.kind());
    let start = sign.map_or_else(|| format!("{name}>="), |(_, it)| (*it).to_owned());
    match (condition.number, condition.card) {
        (None, 0) => Ok(name),
        (None, card) => Ok(start + &named(names!(Card), card)?.to_ascii_uppercase()),
        (Some(number), _) => Ok(format!("{start}{number}")),
    }
}

pub(crate) fn throw(text: &str) -> Result<v1::ThrowConditionList, String> {
    let what = || {
        "conditions such as `kings>=5,trumps<=3,highest<=DJ,fox_highest,kings>=4&nines>=4`"
            .to_owned()
    };
    let entry = |text: &str| match text.split_once('&') {
        None => condition(text),
        Some((first, also)) => Some(v1::ThrowCondition {
            also: Some(second(condition(also)?)),
            ..condition(first)?
        }),
    };
    let values: Option<_> = entries(text).map(entry).collect();
    let values = values.ok_or_else(what)?;
    Ok(v1::ThrowConditionList { values })
}

/// The second condition as one that stands alone.
pub(crate) const fn alone(second: v1::ThrowSecond) -> v1::ThrowCondition {
    let v1::ThrowSecond { kind, number, card } = second;
    v1::ThrowCondition {
        kind,
        number,
        card,
        also: None,
    }
}

const fn second(condition: v1::ThrowCondition) -> v1::ThrowSecond {
    let v1::ThrowCondition {
        kind,
        number,
        card,
        also: _,
    } = condition;
    v1::ThrowSecond { kind, number, card }
}

fn condition(text: &str) -> Option<v1::ThrowCondition> {
    let end = text.find('=').map_or(text.len(), |it| it + 1);
    let (start, value) = text.split_at_checked(end)?;
    let sign = SIGNS.iter().find(|(_, it)| *it == start);
    let name = start.strip_suffix(">=").unwrap_or(start);
    let kind = match sign {
        Some((kind, _)) => (*kind).into(),
        None => names!(ThrowKind).find(name)?,
    };
    let mut condition = v1::ThrowCondition {
        kind,
        ..v1::ThrowCondition::default()
    };
    if condition.kind() == v1::ThrowKind::Highest {
        let is_upper = !value.bytes().any(|it| it.is_ascii_lowercase());
        let card = names!(Card).find(&value.to_ascii_lowercase());
        condition.card = card.filter(|_| is_upper)?;
    } else if !value.is_empty() {
        condition.number = Some(number(value).ok()?);
    } else if name != start {
        return None;
    }
    Some(condition)
}

/// Puts the conditions in the order of their numbers, the two of an entry as well.
pub(crate) fn sort_conditions(conditions: &mut v1::ThrowConditionList) {
    let key = |it: &v1::ThrowCondition| (it.kind, it.number, it.card);
    let values = &mut conditions.values;
    for first in values.iter_mut() {
        if let Some(also) = first.also.map(alone)
            && key(&also) < key(first)
        {
            let before = second(*first);
            *first = v1::ThrowCondition {
                also: Some(before),
                ..also
            };
        }
    }
    values.sort_unstable_by_key(|it| (key(it), it.also.map(|it| key(&alone(it)))));
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
