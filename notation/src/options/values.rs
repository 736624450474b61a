//! Values of options as text. Lists keep the order of the message.

use doko_proto::v1;

use crate::codes::{Names, names};

/// A value as text, or what is wrong with it.
type Text = Result<String, String>;

const FIXED: i32 = v1::ListLength::Fixed as i32;
const TRUMPS: i32 = v1::ThrowKind::Trumps as i32;

pub(super) fn one_text(names: Names, number: i32) -> Option<Text> {
    (number != 0).then(|| named(names, number))
}

fn named(names: Names, number: i32) -> Text {
    let text = names.text(number);
    text.ok_or_else(|| format!("is {number}, which has no name"))
}

pub(super) fn one(names: Names, text: &str) -> Result<i32, String> {
    let number = names.find(text);
    number.ok_or_else(|| format!("one of {}", names.all()))
}

pub(super) fn list_text(names: Names, numbers: &[i32]) -> Text {
    let texts = numbers.iter().map(|&number| named(names, number));
    Ok(texts.collect::<Result<Vec<_>, _>>()?.join(","))
}

pub(super) fn list(names: Names, text: &str) -> Result<Vec<i32>, String> {
    let number = |text| {
        let number = names.find(text);
        number.ok_or_else(|| format!("any of {}, with commas", names.all()))
    };
    entries(text).map(number).collect()
}

fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| !text.is_empty())
}

pub(super) fn number(text: &str) -> Result<u32, String> {
    let is_number = text.bytes().all(|it| it.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    number.ok_or_else(|| "a number".to_owned())
}

pub(super) fn numbers_text(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(",")
}

pub(super) fn numbers(text: &str) -> Result<Vec<u32>, String> {
    let numbers: Result<_, _> = entries(text).map(number).collect();
    numbers.map_err(|_: String| "numbers with commas".to_owned())
}

/// The number stands for both fields, where the length is a number.
pub(super) fn games_text(length: i32, fixed: Option<u32>) -> Option<Text> {
    match fixed {
        Some(games) if length == FIXED => Some(Ok(games.to_string())),
        Some(_) | None => one_text(names!(ListLength), length),
    }
}

pub(super) fn games(rules: &mut v1::RuleSet, text: &str) -> Result<(), String> {
    if let Ok(games) = number(text) {
        if rules.list_games_fixed.is_some() {
            return Err("no second number beside `list.games_fixed`".to_owned());
        }
        rules.list_games = FIXED;
        rules.list_games_fixed = Some(games);
        return Ok(());
    }
    let number_or = |what| format!("a number, or {what}");
    rules.list_games = one(names!(ListLength), text).map_err(number_or)?;
    Ok(())
}

/// The number alone, where the length is not a number or not set.
pub(super) fn games_fixed_text(length: i32, fixed: Option<u32>) -> Option<Text> {
    fixed
        .filter(|_| length != FIXED)
        .map(|games| Ok(games.to_string()))
}

pub(super) fn games_fixed(rules: &mut v1::RuleSet, text: &str) -> Result<(), String> {
    if rules.list_games_fixed.is_some() {
        return Err("no second number beside `list.games`".to_owned());
    }
    rules.list_games_fixed = Some(number(text)?);
    Ok(())
}

pub(super) fn throw_text(conditions: &v1::ThrowConditionList) -> Text {
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

pub(super) fn throw(text: &str) -> Result<v1::ThrowConditionList, String> {
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

const NO_VALUE: &str = "none";

pub(super) fn pflichtansage_text(option: &v1::PflichtansageOption) -> Text {
    let v1::PflichtansageOption { value } = option;
    let Some(v1::Pflichtansage {
        augen,
        only_if_none,
        only_re_kontra,
        in_hochzeit,
    }) = value
    else {
        return Ok(NO_VALUE.to_owned());
    };
    let fields = [
        ("only_if_none", SILENCE, *only_if_none),
        ("only_re_kontra", CONDITION, *only_re_kontra),
        ("in_hochzeit", HOCHZEIT, *in_hochzeit),
    ];
    let mut text = format!("augen:{augen}");
    for (field, names, number) in fields.into_iter().filter(|(_, _, number)| *number != 0) {
        text = format!("{text};{field}:{}", named(names, number)?);
    }
    Ok(text)
}

const SILENCE: Names = names!(PflichtansageSilence);
const CONDITION: Names = names!(PflichtansageCondition);
const HOCHZEIT: Names = names!(PflichtansageHochzeit);

pub(super) fn pflichtansage(text: &str) -> Result<v1::PflichtansageOption, String> {
    if text == NO_VALUE {
        return Ok(v1::PflichtansageOption { value: None });
    }
    let mut value = v1::Pflichtansage::default();
    let names = ["augen", "only_if_none", "only_re_kontra", "in_hochzeit"];
    for (field, text) in fields(text, &names)? {
        match field {
            "augen" => value.augen = number(text)?,
            "only_if_none" => value.only_if_none = one(SILENCE, text)?,
            "only_re_kontra" => value.only_re_kontra = one(CONDITION, text)?,
            _ => value.in_hochzeit = one(HOCHZEIT, text)?,
        }
    }
    Ok(v1::PflichtansageOption { value: Some(value) })
}

/// Fields with their values, each once and of these names.
fn fields<'a>(text: &'a str, names: &[&str]) -> Result<Vec<(&'a str, &'a str)>, String> {
    let what = || format!("`none`, or `{}:` and so on with `;`", names.join(":`, `"));
    let mut fields: Vec<(&str, &str)> = Vec::new();
    for part in text.split(';').filter(|_| !text.is_empty()) {
        let (name, value) = part.split_once(':').ok_or_else(what)?;
        let is_new = fields.iter().all(|(other, _)| *other != name);
        if !is_new || !names.contains(&name) {
            return Err(what());
        }
        fields.push((name, value));
    }
    Ok(fields)
}

pub(super) fn per_party_text(option: &v1::AnnPerPartyMaxOption) -> Text {
    let v1::AnnPerPartyMaxOption { value } = option;
    let Some(v1::AnnPerPartyMax { re, kontra }) = value else {
        return Ok(NO_VALUE.to_owned());
    };
    let limits = [("re", re), ("kontra", kontra)];
    let parts = limits.into_iter().filter_map(|(party, limits)| {
        let limits = limits.as_ref()?;
        Some(format!("{party}:{}", numbers_text(&limits.values)))
    });
    Ok(parts.collect::<Vec<_>>().join(";"))
}

pub(super) fn per_party(text: &str) -> Result<v1::AnnPerPartyMaxOption, String> {
    if text == NO_VALUE {
        return Ok(v1::AnnPerPartyMaxOption { value: None });
    }
    let mut value = v1::AnnPerPartyMax::default();
    for (field, text) in fields(text, &["re", "kontra"])? {
        let values = numbers(text)?;
        let limits = Some(v1::AnnLimits { values });
        match field {
            "re" => value.re = limits,
            _ => value.kontra = limits,
        }
    }
    Ok(v1::AnnPerPartyMaxOption { value: Some(value) })
}

/// As many Bock games as there are players.
const PLAYERS: &str = "players";

pub(super) fn bock_text(option: &v1::BockOption) -> Text {
    let v1::BockOption { value } = option;
    let Some(v1::Bock {
        triggers,
        factor,
        games,
        append,
    }) = value
    else {
        return Ok(NO_VALUE.to_owned());
    };
    let triggers = list_text(names!(BockTrigger), triggers)?;
    let games = games.map_or_else(|| PLAYERS.to_owned(), |it| it.to_string());
    let mut text = format!("triggers:{triggers};factor:{factor};games:{games}");
    if *append != 0 {
        text = format!("{text};append:{}", named(names!(BockAppend), *append)?);
    }
    Ok(text)
}

pub(super) fn bock(text: &str) -> Result<v1::BockOption, String> {
    if text == NO_VALUE {
        return Ok(v1::BockOption { value: None });
    }
    let mut value = v1::Bock::default();
    for (field, text) in fields(text, &["triggers", "factor", "games", "append"])? {
        match field {
            "triggers" => value.triggers = list(names!(BockTrigger), text)?,
            "factor" => value.factor = number(text)?,
            "games" if text == PLAYERS => value.games = None,
            "games" => value.games = Some(number(text)?),
            _ => value.append = one(names!(BockAppend), text)?,
        }
    }
    Ok(v1::BockOption { value: Some(value) })
}

pub(super) fn kinds_text(kinds: &v1::PflichtsoloKinds) -> Text {
    Ok(match kinds {
        v1::PflichtsoloKinds {
            color: 0,
            picture: 0,
        } => "any".to_owned(),
        v1::PflichtsoloKinds { color, picture } => format!("color:{color};picture:{picture}"),
    })
}

pub(super) fn kinds(text: &str) -> Result<v1::PflichtsoloKinds, String> {
    let mut kinds = v1::PflichtsoloKinds::default();
    if text == "any" {
        return Ok(kinds);
    }
    let what = |_| "`any`, or such as `color:1;picture:0`".to_owned();
    for (field, text) in fields(text, &["color", "picture"]).map_err(what)? {
        match field {
            "color" => kinds.color = number(text)?,
            _ => kinds.picture = number(text)?,
        }
    }
    Ok(kinds)
}
