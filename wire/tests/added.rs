//! Rule sets that whoever runs the service adds to the published ones: once for a whole
//! program, so all of it is one test.

#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1;
use doko_wire::{OwnRuleSet, ReadRuleSets, TooLate, answer};
use v1::ErrorReason::{ContradictoryFields, MalformedField, UnknownRuleSet};

fn of(base: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(base.to_owned())),
        ..v1::RuleSetRef::default()
    }
}

fn own(name: &str, edition: &str) -> OwnRuleSet {
    OwnRuleSet {
        name: name.to_owned(),
        edition: edition.to_owned(),
        rule_set: v1::RuleSetRef {
            overrides: Some(Box::new(v1::RuleSet {
                dulle_tie: v1::DulleTie::Second.into(),
                ..v1::RuleSet::default()
            })),
            ..of("ddv-tsr")
        },
    }
}

/// What is wrong with each of these that cannot be read.
fn unreadable(all: &[OwnRuleSet]) -> Vec<(usize, Vec<(String, v1::ErrorReason)>)> {
    let unreadable = ReadRuleSets::of(all).err().unwrap_or_default().into_iter();
    let fields = unreadable.map(|it| {
        let fields = it.fields.into_iter().map(|it| (it.path, it.reason));
        (it.index, fields.collect())
    });
    fields.collect()
}

fn at(
    index: usize,
    path: &str,
    reason: v1::ErrorReason,
) -> (usize, Vec<(String, v1::ErrorReason)>) {
    (index, vec![(path.to_owned(), reason)])
}

#[test]
fn a_rule_set_needs_a_name_that_is_free() {
    assert_eq!(
        unreadable(&[own("club", "1"), own("club", "2"), own("tour", "1")]),
        []
    );
    let names = ["ddv-tsr", "custom", "palast"];
    let taken = names.map(|name| unreadable(&[own(name, "77")]));
    assert_eq!(
        taken,
        [(); 3].map(|()| vec![at(0, "name", ContradictoryFields)])
    );
    let all = [
        own("a", "1"),
        own("b", "1"),
        own("a", "1"),
        own("b", "2"),
        own("a", "1"),
    ];
    assert_eq!(
        unreadable(&all),
        [
            at(2, "name", ContradictoryFields),
            at(4, "name", ContradictoryFields)
        ]
    );
}

#[test]
fn names_are_short_and_plain() {
    let free = [
        ("a", "1"),
        ("club-2", "2026-1.b"),
        (&"n".repeat(64), &"e".repeat(32)),
    ];
    for (name, edition) in free {
        assert_eq!(unreadable(&[own(name, edition)]), [], "{name} {edition}");
    }
    for name in ["", &"n".repeat(65), "Club", "club.1", "club_1", "köln"] {
        let malformed = [at(0, "name", MalformedField)];
        assert_eq!(unreadable(&[own(name, "1")]), malformed, "{name}");
    }
    for edition in ["", &"e".repeat(33), "A", "1_2"] {
        let malformed = [at(0, "edition", MalformedField)];
        assert_eq!(unreadable(&[own("club", edition)]), malformed, "{edition}");
    }
    let mut unknown = own("club", "1");
    unknown.rule_set = of("skat");
    assert_eq!(
        unreadable(&[own("tour", "1"), unknown]),
        [at(1, "rule_set.name", UnknownRuleSet)]
    );
}

fn problem(name: &str) -> String {
    let request = v1::GetRuleSetRequest {
        rule_set: Some(of(name)),
        ..v1::GetRuleSetRequest::default()
    };
    let fields = answer(request).unwrap_err().fields;
    fields.first().unwrap().problem.clone()
}

#[test]
fn what_is_added_is_published_once_and_for_all() {
    let publish = |all: &[OwnRuleSet]| ReadRuleSets::of(all).unwrap().publish();
    let listed = || {
        let sets = answer(v1::ListRuleSetsRequest::default())
            .unwrap()
            .rule_sets;
        let names = sets.into_iter().map(|it| it.name);
        names.collect::<Vec<_>>()
    };
    let shipped = ["ddv-tsr", "dokoland-liga", "palast", "vln"];
    assert_eq!(listed(), shipped);
    assert_eq!(
        problem("skat"),
        "must be one of ddv-tsr, dokoland-liga, palast, vln"
    );

    let added = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let mut all = added.map(|name| own(name, "1")).to_vec();
    all.insert(0, own("b", "2"));
    // Five cards twice, of a deck without nines.
    if let Some(last) = all.last_mut() {
        let packets = vec![5, 5];
        last.rule_set = v1::RuleSetRef {
            overrides: Some(Box::new(v1::RuleSet {
                deal_packets: Some(v1::PacketList { values: packets }),
                ..v1::RuleSet::default()
            })),
            ..of("vln")
        };
    }
    assert_eq!(publish(&all), Ok(()));
    assert_eq!(listed(), [&shipped[..], &added].concat());
    // Twelve names are all told.
    assert!(problem("skat").ends_with("vln, a, b, c, d, e, f, g, h"));

    let book = |reference: v1::RuleSetRef| {
        let request = v1::GetRuleSetRequest {
            rule_set: Some(reference),
            ..v1::GetRuleSetRequest::default()
        };
        answer(request).unwrap()
    };
    let newest = book(of("b"));
    let options = newest.rule_set.unwrap();
    assert_eq!(options.dulle_tie(), v1::DulleTie::Second);
    assert_eq!(newest.answered_by.unwrap().edition, "2");

    // The packets of a rule set stay with its deck, and are the usual ones with another.
    let packets = |base: &str, nines: v1::DeckNines| {
        let reference = v1::RuleSetRef {
            overrides: Some(Box::new(v1::RuleSet {
                deck_nines: nines.into(),
                ..v1::RuleSet::default()
            })),
            ..of(base)
        };
        let options = book(reference).rule_set.unwrap();
        options.deal_packets.unwrap().values
    };
    use v1::DeckNines::{Unspecified, With, Without};
    let of_own = [Without, Unspecified, With].map(|nines| packets("h", nines));
    assert_eq!(of_own, [vec![5, 5], vec![5, 5], vec![3, 3, 3, 3]]);
    let of_palast = [With, Unspecified, Without].map(|nines| packets("palast", nines));
    assert_eq!(of_palast, [vec![4, 4, 4], vec![4, 4, 4], vec![3, 4, 3]]);

    // The same again, in whatever order, is no change; anything else comes too late.
    all.reverse();
    assert_eq!(publish(&all), Ok(()));
    assert_eq!(publish(&all[1..]), Err(TooLate));
    let with = |change: fn(&mut OwnRuleSet)| {
        let mut all = all.clone();
        change(all.last_mut().unwrap());
        publish(&all)
    };
    assert_eq!(with(|it| it.name = "i".to_owned()), Err(TooLate));
    assert_eq!(with(|it| it.edition = "3".to_owned()), Err(TooLate));
    assert_eq!(with(|it| it.rule_set = of("ddv-tsr")), Err(TooLate));
    assert_eq!(with(|it| it.rule_set = of("vln")), Err(TooLate));
    assert_eq!(listed(), [&shipped[..], &added].concat());
}
