//! What a record shows to be wrong to an observer who does not know all hands.

use doko_proto::v1;

use super::grounds::the_grounds_are_so;
use crate::record::record;
use crate::script::Script;

/// What an audit states for `view` is one violation, which is one with the hands as they are, too,
/// unless no seat is blamed; and it is stated as soon as the action lies that shows it, and not
/// before. Says whether something is stated.
pub fn what_is_wrong_for_a_view_is_so(script: &Script, view: v1::View) -> bool {
    let whole = record(script);
    let line = doko_notation::write(&whole).unwrap_or_default();
    let told = audit(&whole, view);
    let Some((stated, others)) = told.violations.split_first() else {
        return false;
    };
    let context = || format!("{view:?} {stated:?}: {line}");
    assert_eq!(others, [], "more than one: {}", context());
    let so = audit(&whole, v1::View::Everything);
    assert!(!so.violations.is_empty(), "it is legal: {}", context());
    let place = |it: &v1::Refusal| it.action.map(|it| (it.section, it.index));
    if is_of_nobody(stated) {
        let seat = stated.action.map(|it| it.seat);
        assert_eq!((seat, &stated.evidence), (Some(0), &None), "{}", context());
    } else if let Some(so) = so.violations.iter().find(|so| place(so) == place(stated)) {
        the_grounds_are_so(stated, so, context);
    } else {
        let mut open = so.not_judged.iter().filter_map(|it| it.action);
        let is_open = open.any(|it| Some((it.section, it.index)) == place(stated));
        assert!(is_open, "no violation: {}", context());
    }
    if let Some(proof) = stated.proved_by {
        let cards = proof.cards_played as usize;
        let shown = |cards: usize| audit(&record(&script.up_to(cards)), view).violations;
        let first = |all: Vec<v1::Refusal>| all.first().map(place);
        assert_eq!(
            first(shown(cards + 1)),
            Some(place(stated)),
            "{}",
            context()
        );
        assert_eq!(first(shown(cards)), None, "{}", context());
    }
    true
}

/// Whether it only says that no deal fits.
fn is_of_nobody(refusal: &v1::Refusal) -> bool {
    let mut reasons = refusal.violations.iter().map(v1::RuleCitation::reason);
    reasons.any(|it| it == v1::Reason::NoDealFits)
}

pub(super) fn audit(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameResponse {
    let request = v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::AuditGameRequest::default()
    };
    doko_wire::answer(request).expect("a record that can be read")
}
