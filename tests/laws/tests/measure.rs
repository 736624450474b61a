use doko_laws::views::{VIEWS, what_is_wrong_for_a_view_is_so, with_violations};
use doko_laws::{BYTES, Choices, Script, record};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, RngSeed, TestRunner};
use std::collections::BTreeMap;

#[test]
fn measure() {
    let n: u32 = std::env::var("N")
        .ok()
        .and_then(|it| it.parse().ok())
        .unwrap_or(500);
    let seed: u64 = std::env::var("SEED")
        .ok()
        .and_then(|it| it.parse().ok())
        .unwrap_or(1);
    let plain = std::env::var("PLAIN").is_ok();
    let show: usize = std::env::var("SHOW")
        .ok()
        .and_then(|it| it.parse().ok())
        .unwrap_or(2);
    let _ = RngAlgorithm::ChaCha;
    let mut runner = TestRunner::new(Config {
        rng_seed: RngSeed::Fixed(seed),
        ..Config::default()
    });
    let strategy = (
        prop::collection::vec(any::<u8>(), BYTES + 64),
        prop::collection::vec(any::<u8>(), 300),
    );
    std::panic::set_hook(Box::new(|_| ()));
    let mut kinds: BTreeMap<String, (usize, Vec<String>)> = BTreeMap::new();
    for _ in 0..n {
        let (bytes, more) = strategy.new_tree(&mut runner).unwrap().current();
        let script = if plain {
            Script::of(&bytes)
        } else {
            Script::by_any_rules(&bytes)
        }
        .unwrap();
        let mut choices = Choices::new(&more);
        let view = choices.pick(&VIEWS).unwrap();
        let faulty = with_violations(&script, &mut choices);
        let whole = record::record(&faulty);
        let audit = doko_wire::answer(doko_proto::v1::AuditGameRequest {
            record: Some(whole.clone()),
            view: view.into(),
            language: 0,
        });
        if let Ok(audit) = &audit {
            let e = kinds.entry("violations stated".into()).or_default();
            e.0 += audit.violations.len();
            if !audit.violations.is_empty() {
                kinds
                    .entry("records with violations stated".into())
                    .or_default()
                    .0 += 1;
            }
            kinds.entry("not judged".into()).or_default().0 += audit.not_judged.len();
            let all = doko_wire::answer(doko_proto::v1::AuditGameRequest {
                record: Some(whole.clone()),
                view: 0,
                language: 0,
            })
            .unwrap();
            kinds.entry("violations in truth".into()).or_default().0 += all.violations.len();
        }
        let result = std::panic::catch_unwind(move || {
            what_is_wrong_for_a_view_is_so(&faulty, view, &mut choices)
        });
        let kind = match &result {
            Ok(()) => "ok".to_owned(),
            Err(e) => e
                .downcast_ref::<String>()
                .cloned()
                .unwrap_or_else(|| "?".into()),
        };
        let key = if kind.len() > 60 || kind.contains(':') {
            kind.split(':')
                .next()
                .unwrap_or("")
                .chars()
                .take(50)
                .collect()
        } else {
            kind.clone()
        };
        let e = kinds.entry(key).or_default();
        e.0 += 1;
        e.1.push(kind);
    }
    for (k, (n, all)) in &kinds {
        println!("== {n} {k}");
        let mut all: Vec<_> = all.iter().filter(|it| it.len() > 40).collect();
        all.sort_by_key(|it| it.len());
        for it in all.iter().take(show) {
            println!("   {it}");
        }
    }
}
