//! What games by chance ask, and how disagreements are told.

use std::time::Duration;

use doko_harness::Judge as _;

use super::*;
use crate::Method;
use crate::judge::RoadJudge;
use crate::road::Embedded;
use crate::road::{Fault, Reply};

/// What is wrong with the form of a vector that is made of a question.
fn slips(seed: u64, question: &Question, answer: Answer) -> Vec<String> {
    let found = Generated {
        disagreements: vec![Disagreement {
            seed,
            alike: 0,
            question: question.clone(),
            expected: answer,
            got: Answer::Failed(String::new()),
            difference: String::new(),
            rules: vec!["MOD-1".to_owned()],
        }],
        ..Generated::default()
    };
    let suite = doko_harness::Suite::read("games/found.json", &vectors(&found)).unwrap();
    suite
        .vectors
        .iter()
        .flat_map(doko_harness::faults)
        .collect()
}

#[test]
fn games_ask_about_everything_that_happens_in_one() {
    let mut answered = BTreeMap::new();
    let mut said = String::new();
    let mut seen = BTreeMap::new();
    let rule_sets = game::published().unwrap();
    let pool = Pool::of(&Profile::default()).unwrap();
    for seed in 0..90 {
        let mut random = Rng::with_seed(seed);
        let rule_set = random.choice(&rule_sets).unwrap();
        let options = pool.draw(rule_set, &mut random);
        for question in questions(rule_set, &options, seed, &mut random).unwrap() {
            let answer = RoadJudge::new(&Embedded).answer(&question);
            if matches!(answer, Answer::Failed(_)) {
                continue;
            }
            // To write and read all of them takes long.
            if seed % 8 == 0 {
                let slips = slips(seed, &question, answer);
                assert_eq!(slips, Vec::<String>::new(), "{question:?}");
            }
            *answered.entry(question.kind()).or_insert(0) += 1;
            let mut note = |what: &'static str, is_so: bool| {
                *seen.entry(what).or_insert(0) += usize::from(is_so);
            };
            note("options", !question.options().is_empty());
            if let Some(record) = question.record() {
                said = format!("{said} {}", record.said.join(" "));
                note("views", record.view.is_some());
                note("hidden hands", record.hands.iter().any(String::is_empty));
                note(
                    "claims",
                    record.extras.iter().any(|it| it.contains("claim")),
                );
            }
        }
    }
    for kind in [
        "announce",
        "audit",
        "claim",
        "hochzeit",
        "legal_cards",
        "play",
        "position",
        "score_counts",
        "score_game",
        "session",
        "trick",
        "vorbehalte",
        "word",
    ] {
        let count = answered.get(kind).copied().unwrap_or(0);
        assert!(count >= 5, "{kind}: {answered:?}");
    }
    for word in ["gesund", "solo_", "hochzeit", "vorbehalt", "armut"] {
        assert!(said.contains(word), "{word}");
    }
    assert_eq!(seen.len(), 4);
    assert!(seen.values().all(|it| *it > 0), "{seen:?}");
}

/// The engine, but silent at requests of some lengths.
struct Moody;

impl Road for Moody {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        if request.len() % 30 == 2 {
            return Err(Fault::Hang(Duration::from_secs(1)));
        }
        Embedded.call(method, request)
    }

    fn name(&self) -> String {
        "moody".to_owned()
    }
}

#[test]
fn disagreements_that_are_not_shown_are_accounted_for() {
    let profile = Profile::read(r#"rule_sets = ["vln"]"#).unwrap();
    let generate =
        |games, seed| generate(games, seed, &Moody, &profile, Strictness::Full, |_| {}).unwrap();
    let found = generate(80, 0);
    assert_eq!(found.disagreements.len(), IN_FULL);
    let alike: u64 = found.disagreements.iter().map(|it| it.alike).sum();
    let unshown: u64 = found.unshown.values().map(|it| it.count).sum();
    assert!(alike > 0 && unshown > 0, "{:?}", found.unshown);
    assert_eq!(found.others, alike + unshown);
    for (named, it) in &found.unshown {
        let alone = generate(1, it.seed).disagreements;
        let kinds: Vec<String> = alone
            .iter()
            .map(|it| kind(&it.question, &it.difference))
            .collect();
        assert_eq!(kinds, [named.as_str()]);
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let game = |seed| game::game("vln", &Options::new(), seed, &mut Rng::with_seed(seed)).unwrap();
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
}

#[test]
fn only_options_of_the_profile_are_drawn() {
    let profile = Profile::read(r#"options = ["dulle*"]"#).unwrap();
    let pool = Pool::of(&profile).unwrap();
    let mut random = Rng::with_seed(1);
    let drawn: Vec<Options> = (0..40).map(|_| pool.draw("ddv-tsr", &mut random)).collect();
    let mut names = drawn.iter().flat_map(Options::keys);
    assert!(names.clone().count() > 5 && names.all(|it| it.starts_with("dulle")));
}
