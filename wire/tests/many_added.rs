//! More rule sets than a problem can name. They are added once for a whole program, so this
//! is a program of its own.

use doko_proto::v1;
use doko_wire::{OwnRuleSet, ReadRuleSets, answer};

fn of(name: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    }
}

fn ask(name: &str) -> Result<v1::GetRuleSetResponse, doko_wire::Failure> {
    answer(v1::GetRuleSetRequest {
        rule_set: Some(of(name)),
        ..v1::GetRuleSetRequest::default()
    })
}

/// The first twelve are named, and that there are others; editions count once.
#[test]
fn twelve_names_are_told_of_more() {
    let own = |name: &str, edition: &str| OwnRuleSet {
        name: name.to_owned(),
        edition: edition.to_owned(),
        rule_set: of("ddv-tsr"),
    };
    let mut all = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
        .map(|it| own(it, "1"))
        .to_vec();
    all.push(own("a", "2"));
    ReadRuleSets::of(&all).unwrap().publish().unwrap();
    let fields = ask("skat").unwrap_err().into_fields();
    let [field] = fields.as_slice() else {
        panic!("{fields:?}");
    };
    assert_eq!(field.path, "rule_set.name");
    assert_eq!(field.reason, v1::ErrorReason::UnknownRuleSet);
    assert_eq!(
        field.problem,
        "must be one of ddv-tsr, dokoland-liga, palast, vln, a, b, c, d, e, f, g, h, ..."
    );
    // What is not named is there all the same.
    assert_eq!(ask("i").unwrap().answered_by.unwrap().name, "i");
}
