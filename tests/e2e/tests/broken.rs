//! Both recorded games, broken in every way that people break games.
//!
//! Each case takes a game back to a moment and lets somebody do what the rules
//! forbid. It is asked on both roads: as the next action, which is refused, and
//! as an action of the record, which is then faulty. What must come out is
//! written down here to the last field: reasons, rules, sources, the action,
//! the evidence, and the words in both languages.

mod broken {
    pub(crate) mod case;
    pub(crate) mod kreuz_solo;
    pub(crate) mod normalspiel;
    pub(crate) mod roads;
}

use std::collections::BTreeSet;

use broken::case::Case;
use broken::{kreuz_solo, normalspiel, roads};
use doko_e2e::served::Service;
use doko_proto::v1;

const LANGUAGES: [v1::Language; 3] = [
    v1::Language::De,
    v1::Language::En,
    v1::Language::Unspecified,
];

#[tokio::test]
async fn asked_as_the_next_action_it_is_refused() -> anyhow::Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut wrong = Vec::new();
    for case in cases() {
        for language in LANGUAGES {
            let found = roads::asked(&mut clients, &case, language).await;
            wrong.extend(report(&case, language, found));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    service.stop().await
}

#[tokio::test]
async fn in_a_record_it_makes_the_record_faulty() -> anyhow::Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut wrong = Vec::new();
    for case in cases() {
        for language in LANGUAGES {
            let found = roads::recorded(&mut clients, &case, language).await;
            wrong.extend(report(&case, language, found));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    service.stop().await
}

#[tokio::test]
async fn a_whole_game_is_judged_as_far_as_the_rules_say_how_to_go_on() -> anyhow::Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut wrong = Vec::new();
    for whole in normalspiel::whole().into_iter().chain(kreuz_solo::whole()) {
        let found = roads::whole(&mut clients, &whole).await;
        let found = found.unwrap_or_else(|error| vec![format!("{error:#}")]);
        wrong.extend(found.into_iter().map(|it| format!("{}: {it}", whole.name)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    service.stop().await
}

#[test]
fn each_game_is_broken_in_ten_ways_and_more() {
    for cases in [normalspiel::cases(), kreuz_solo::cases()] {
        let names: BTreeSet<&str> = cases.iter().map(|case| case.name).collect();
        assert_eq!(names.len(), cases.len(), "two cases have the same name");
        assert!(cases.len() >= 10);
        let reasons: BTreeSet<&str> = cases
            .iter()
            .flat_map(|case| &case.grounds)
            .map(|ground| ground.reason)
            .collect();
        assert!(reasons.len() >= 10, "only {reasons:?}");
    }
}

fn cases() -> Vec<Case> {
    normalspiel::cases()
        .into_iter()
        .chain(kreuz_solo::cases())
        .collect()
}

fn report(
    case: &Case,
    language: v1::Language,
    found: anyhow::Result<Vec<String>>,
) -> impl Iterator<Item = String> {
    let head = format!("{} ({})", case.name, language.as_str_name());
    let found = found.unwrap_or_else(|error| vec![format!("{error:#}")]);
    found.into_iter().map(move |it| format!("{head}: {it}"))
}
