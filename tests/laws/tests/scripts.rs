//! The scripts reach everything that the laws are about.

use std::collections::{BTreeMap, BTreeSet};

use doko_engine::{
    Announced, AnnouncementMode, Contract, Deck, ExtraWord, Hochzeit, Position, Replay, Solo, Word,
    rulesets,
};
use doko_laws::{BYTES, Choices, Numbers, Script, rules_of_forced_ansagen, tricks};

/// What must have happened in some game, by the labels of `events`.
const NEEDED: [&str; 37] = [
    "Normalspiel",
    "stille Hochzeit",
    "Hochzeit, partner in trick 1",
    "Hochzeit, partner in trick 2",
    "Hochzeit, partner in trick 3",
    "Hochzeit, alone",
    "Solo Karo",
    "Solo Kreuz",
    "Solo Pik",
    "Solo Herz",
    "Solo Damen",
    "Solo Buben",
    "Solo Fleischlos",
    "Pflichtsolo",
    "Lustsolo",
    "Vorfuehrung",
    "late words",
    "said Vorbehalt",
    "said Yes",
    "said No",
    "Vorbehalt taken back",
    "Erwiderung",
    "skipped levels",
    "both made Absagen",
    "won by Re",
    "won by Kontra",
    "won by nobody",
    "SCORE-2",
    "SCORE-3",
    "SCORE-4",
    "SCORE-5",
    "SCORE-10",
    "SCORE-11",
    "SCORE-24",
    "SCORE-25",
    "SCORE-28",
    "SCORE-32",
];

#[test]
fn the_scripts_reach_every_contract_and_every_point() {
    let mut seen = BTreeMap::<String, usize>::new();
    let mut numbers = Numbers::new(1);
    for _ in 0..3000 {
        let bytes: Vec<u8> = numbers.bytes(BYTES);
        let script = Script::of(&bytes).unwrap();
        for event in events(&script) {
            *seen.entry(event).or_default() += 1;
        }
    }
    println!("{seen:#?}");
    for needed in NEEDED {
        assert!(seen.contains_key(needed), "never seen: {needed}");
    }
}

/// What must have happened in some game by any rules.
const NEEDED_BY_ANY_RULES: [&str; 24] = [
    "Armut",
    "claim Rest",
    "claim Surrender",
    "declared Schweine",
    "named by Genscher",
    "no game",
    "redeal ArmutRefused",
    "redeal Thrown",
    "redeal TwoArmuten",
    "said Accept",
    "said Armut",
    "said Bid",
    "said Hochzeit",
    "said Pass",
    "said Push",
    "said Refuse",
    "said Return",
    "said Schweine",
    "said Throw",
    "Solo Koehler",
    "Solo Koenige",
    "Vorfuehrung",
    "with nines",
    "without nines",
];

#[test]
fn the_scripts_reach_what_any_rules_know() {
    let mut seen = BTreeMap::<String, usize>::new();
    let mut numbers = Numbers::new(2);
    for _ in 0..4000 {
        let bytes: Vec<u8> = numbers.bytes(BYTES + 64);
        let script = Script::by_any_rules(&bytes).unwrap();
        for event in rare_events(&script) {
            *seen.entry(event).or_default() += 1;
        }
    }
    println!("{seen:#?}");
    for needed in NEEDED_BY_ANY_RULES {
        assert!(seen.contains_key(needed), "never seen: {needed}");
    }
}

/// What the rules must have announced in some game.
const FORCED: [&str; 4] = [
    "Absage after the first Stich",
    "Ansage after the first Stich",
    "Ansage after the Klaerungsstich",
    "before the first card",
];

#[test]
fn the_scripts_reach_what_the_rules_announce() {
    let mut seen = BTreeMap::<&str, usize>::new();
    let mut numbers = Numbers::new(3);
    for _ in 0..1000 {
        let bytes: Vec<u8> = numbers.bytes(BYTES + 64);
        let mut choices = Choices::new(&bytes);
        let rules = rules_of_forced_ansagen(&mut choices).unwrap();
        let script = Script::by(&rules, choices.rest()).unwrap();
        for event in forced(&script) {
            *seen.entry(event).or_default() += 1;
        }
    }
    println!("{seen:#?}");
    for needed in FORCED {
        assert!(seen.contains_key(needed), "never seen: {needed}");
    }
}

fn forced(script: &Script) -> Vec<&'static str> {
    let position = tricks::played(script);
    let Some(game) = position.as_ref().and_then(Position::game) else {
        return Vec::new();
    };
    let told = |it: &Announced| match (it.mode, it.cards_played, game.contract()) {
        (AnnouncementMode::Forced, 0, _) => "before the first card",
        (AnnouncementMode::Forced, _, Contract::Hochzeit { .. }) => {
            "Ansage after the Klaerungsstich"
        }
        (AnnouncementMode::Forced, 4, _) if it.announcement.level() > 1 => {
            "Absage after the first Stich"
        }
        (AnnouncementMode::Forced, 4, _) => "Ansage after the first Stich",
        _ => "something else",
    };
    game.announced().iter().map(told).collect()
}

/// The name of a variant, without what it holds.
fn variant(value: impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(['(', ' ']).unwrap_or(text.len());
    text.get(..end).unwrap_or_default().to_owned()
}

fn rare_events(script: &Script) -> BTreeSet<String> {
    let mut replay = Replay::new(&script.rules, script.context, script.deal, script.record());
    while replay.step().is_some() {}
    let position = replay.into_position();
    let mut events = BTreeSet::new();
    for said in &script.said {
        events.insert(format!("said {}", variant(said.word)));
    }
    for extra in &script.extras {
        events.insert(match extra.word {
            ExtraWord::Announcement(_) => "announced".to_owned(),
            ExtraWord::Schweine(_) => "declared Schweine".to_owned(),
            ExtraWord::Genscher(_) => "named by Genscher".to_owned(),
            ExtraWord::Claim(kind) => format!("claim {kind:?}"),
        });
    }
    if let Some(redeal) = position.redeal() {
        events.insert(format!("redeal {:?}", redeal.reason));
    }
    events.insert(match position.game().map(|game| game.contract()) {
        Some(Contract::Solo { solo, .. }) => format!("Solo {solo:?}"),
        Some(contract) => variant(contract),
        None => "no game".to_owned(),
    });
    if script.context.vorfuehrung.is_some() {
        events.insert("Vorfuehrung".to_owned());
    }
    let deck = match script.rules.deck {
        Deck::WithNines => "with nines",
        Deck::WithoutNines => "without nines",
    };
    events.insert(deck.to_owned());
    events
}

/// No bytes at all make a game too.
#[test]
fn the_shortest_script_is_a_game() {
    let script = Script::of(&[]).unwrap();
    assert_eq!(script.plays.len(), 48);
    assert_eq!(script.rules, rulesets::DDV_TSR);
}

fn events(script: &Script) -> Vec<String> {
    let mut replay = Replay::new(&script.rules, script.context, script.deal, script.record());
    let mut early = Position::new(&script.rules, script.context, script.deal);
    let needed = script.said.iter().position(|said| {
        let heard = early.say(said.seat, said.word);
        heard.is_ok() && early.game().is_some()
    });
    while replay.step().is_some() {}
    let position = replay.into_position();
    let (Some(game), Ok(settlement)) = (position.game(), position.settle()) else {
        return Vec::new();
    };
    let mut events = match (game.contract(), game.hochzeit()) {
        (Contract::Normalspiel, _) => vec!["Normalspiel".to_owned()],
        (Contract::StilleHochzeit { .. }, _) => vec!["stille Hochzeit".to_owned()],
        (Contract::Armut { .. }, _) => vec!["Armut".to_owned()],
        (Contract::Solo { solo, duty, .. }, _) => solo_events(script, solo, &format!("{duty:?}")),
        (
            Contract::Hochzeit { .. },
            Hochzeit::Clarified {
                trick,
                partner: Some(_),
            },
        ) => {
            vec![format!("Hochzeit, partner in trick {trick}")]
        }
        (Contract::Hochzeit { .. }, _) => vec!["Hochzeit, alone".to_owned()],
    };
    let mut note = |happened: bool, event: &str| {
        if happened {
            events.push(event.to_owned());
        }
    };
    note(
        needed.is_some_and(|place| place + 1 < script.said.len()),
        "late words",
    );
    for (place, said) in script.said.iter().enumerate() {
        let before = script.said.get(..place).unwrap_or_default();
        let again = before.iter().any(|it| it.seat == said.seat);
        note(true, &format!("said {:?}", said.word));
        note(again && said.word == Word::Gesund, "Vorbehalt taken back");
    }
    for made in game.announced() {
        note(made.as_reply(), "Erwiderung");
        note(
            made.lowest_level < made.announcement.level(),
            "skipped levels",
        );
    }
    let standing = game.standing();
    note(
        standing.re.level() > 1 && standing.kontra.level() > 1,
        "both made Absagen",
    );
    let winner = settlement
        .winner
        .map_or("nobody".to_owned(), |party| format!("{party:?}"));
    note(true, &format!("won by {winner}"));
    for item in settlement.items.iter() {
        note(true, item.rule.id());
    }
    events
}

fn solo_events(script: &Script, solo: Solo, duty: &str) -> Vec<String> {
    let mut events = vec![format!("Solo {solo:?}"), duty.to_owned()];
    if script.context.vorfuehrung.is_some() {
        events.push("Vorfuehrung".to_owned());
    }
    events
}
