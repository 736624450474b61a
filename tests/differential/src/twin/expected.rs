//! Everything that games under any rules can show.

use doko_engine::{Kind, Rule};
use doko_reference::options::{Selector, Solo};
use doko_reference::values::VALUES;

use doko_judge::names::{REASONS, reason_name};

const PARTIES: [&str; 2] = ["re", "kontra"];

/// Topics and names of what [`Coverage`](super::Coverage) counts.
pub(super) fn expected() -> Vec<(&'static str, String)> {
    let mut all: Vec<(&'static str, String)> = Vec::new();
    let mut of = |topic, names: Vec<String>| {
        all.extend(names.into_iter().map(|name| (topic, name)));
    };
    of("contract", contracts());
    for (name, values) in VALUES {
        let values = values.iter();
        let values = values.map(|value| format!("{name} = {value}"));
        of("option", values.collect());
    }
    let reasons = REASONS.iter();
    of(
        "reason",
        reasons.map(|it| reason_name(*it).to_owned()).collect(),
    );
    let rules = Rule::ALL.into_iter();
    let cited = rules.filter(|rule| rule.kind() == Kind::Refuses || is_item(*rule));
    of("rule", cited.map(|it| it.id().to_owned()).collect());
    of("item", items());
    let marks = (0..=240).step_by(30);
    let beside = marks.flat_map(|mark: i32| [mark - 1, mark, mark + 1]);
    let possible = beside.filter(|augen| (0..=240).contains(augen) && ![1, 239].contains(augen));
    of(
        "Augen of Re",
        possible.map(|it| format!("{it:3}")).collect(),
    );
    let words = |list: &[&str]| list.iter().map(|it| (*it).to_owned()).collect();
    of(
        "redeal",
        words(&["armut", "armut_refused", "two_armuten", "thrown"]),
    );
    of("winner", words(&["re", "kontra", "nobody"]));
    of("ending", words(&["Genscher", "Rest", "Surrender"]));
    let ways = ["forced", "late reply", "ordinary"].into_iter();
    let levels = ways.flat_map(|how| (1..=5).map(move |level| format!("level {level} {how}")));
    // An Absage is no answer: only a Re or Kontra can be good as an Erwiderung alone.
    let levels = levels.filter(|it| !it.ends_with("reply") || it.starts_with("level 1"));
    of("announcement", levels.collect());
    of("120:120", ties());
    all
}

fn contracts() -> Vec<String> {
    let mut names: Vec<String> = ["Normalspiel", "StilleHochzeit", "Armut", "Vorführung"]
        .map(str::to_owned)
        .to_vec();
    for solo in Solo::ALL {
        names.push(format!("Solo {}", solo.text()));
        names.push(format!("Solo {} (Pflicht)", solo.text()));
    }
    for selector in Selector::ALL {
        for found in ["Partner", "Alone", "Genscher"] {
            names.push(format!("Hochzeit {} {found}", selector.text()));
        }
    }
    names
}

/// SCORE-1 to SCORE-11, SCORE-18 and SCORE-24 to SCORE-33 give points.
fn is_item(rule: Rule) -> bool {
    let number = rule.id().strip_prefix("SCORE-");
    let number = number.and_then(|it| it.parse::<u8>().ok());
    number.is_some_and(|it| matches!(it, 1..=11 | 18 | 24..=33))
}

fn items() -> Vec<String> {
    let levels = ["keine_90", "keine_60", "keine_30", "schwarz"];
    let below = ["under_90", "under_60", "under_30", "schwarz"];
    let mut names = Vec::new();
    let mut each = |rule: &str, what: &str| {
        names.extend(PARTIES.map(|party| format!("{rule} {what} ({party})")));
    };
    each("SCORE-1", "won");
    each("SCORE-18", "won");
    each("SCORE-6", "re_announced");
    each("SCORE-7", "kontra_announced");
    for ((index, level), below) in levels.into_iter().enumerate().zip(below) {
        let rule = format!("SCORE-{}", index + 2);
        for rule in [rule.as_str(), "SCORE-18"] {
            each(rule, below);
            each(rule, "mirrored_absage");
        }
        for rule in ["SCORE-8", "SCORE-9", "SCORE-18"] {
            each(rule, &format!("{level}_announced"));
        }
    }
    for (rule, what) in [
        ("SCORE-24", "fuchs"),
        ("SCORE-25", "doppelkopf"),
        ("SCORE-26", "fuchs_last"),
        ("SCORE-27", "fuchs_caught_last"),
        ("SCORE-28", "karlchen"),
        ("SCORE-29", "karlchen_caught"),
        ("SCORE-30", "dulle"),
        ("SCORE-31", "herzstich"),
        ("SCORE-33", "solo_point"),
    ] {
        each(rule, what);
    }
    names.push("SCORE-32 gegen_die_alten (kontra)".to_owned());
    for level in levels {
        names.push(format!("SCORE-10 against_{level} (re)"));
        names.push(format!("SCORE-11 against_{level} (kontra)"));
    }
    names.sort();
    names.dedup();
    names
}

/// Who announced first, as far as Ansagen are made at all.
fn ties() -> Vec<String> {
    let orders = ["", "re", "kontra", "re then kontra", "kontra then re"];
    orders.map(|order| format!("announced: {order}")).to_vec()
}
