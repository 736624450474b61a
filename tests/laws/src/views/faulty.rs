//! What is certain for an observer of a game in which something is wrong.

use doko_proto::v1;

use super::alike::{alike_where, heard};
use super::grounds::the_grounds_are_so;
use crate::choices::Choices;
use crate::record::record;
use crate::script::Script;

/// Every violation that an audit states for `view` is one with the hands as they are, and with
/// any others that the observer cannot tell apart, and so is everything that is said of it.
/// What is wrong and not stated is among what could not be judged.
pub fn what_is_wrong_for_a_view_is_so(script: &Script, view: v1::View, choices: &mut Choices<'_>) {
    let whole = &record(script);
    if !is_followed(whole) {
        return;
    }
    let line = doko_notation::write(whole).unwrap_or_default();
    let told = audit(whole, view);
    // A claim lays a hand open, with which everything before it is judged.
    let claim = i32::from(v1::ExtraWord::ClaimRest);
    if !whole.extra_words.contains(&claim) {
        for violation in &told.violations {
            what_proves_it_comes_first(whole, view, violation, &line);
        }
    }
    let told_of_words = heard(&up_to(whole, 0), view);
    let mut deals = alike_where(whole, view, choices, |it| {
        is_followed(it) && heard(&up_to(it, 0), view) == told_of_words
    });
    if script.rules.announcement.pflicht.is_some() {
        // Everybody hears what the rules make somebody announce, and no position of such a
        // game tells it.
        deals.truncate(1);
    }
    for deal in deals {
        let again = audit(&deal, view);
        assert_eq!(told, again, "{view:?}: {line}");
        let so = audit(&deal, v1::View::Everything);
        let context = |it: &v1::Refusal| {
            let deal = doko_notation::write(&deal).unwrap_or_default();
            format!("{view:?} {it:?}: {line}\nwith {deal}")
        };
        for told in &told.violations {
            let mut all = so.violations.iter();
            let Some(so) = all.find(|so| so.action == told.action) else {
                panic!("no violation: {}", context(told));
            };
            the_grounds_are_so(told, so, || format!("{}\nso is {so:?}", context(told)));
        }
        for so in &so.violations {
            let stated = told.violations.iter().map(|it| place(it.action.as_ref()));
            let open = told.not_judged.iter().map(|it| place(it.action.as_ref()));
            let is_told = stated.chain(open).any(|it| it == place(so.action.as_ref()));
            assert!(is_told, "not told: {}", context(so));
        }
    }
}

/// The column of an action, and its place there.
fn place(action: Option<&v1::ActionRef>) -> Option<(i32, Option<u32>)> {
    action.map(|it| (it.section, it.index))
}

/// What was stated is stated as soon as the proving card lies, and not before.
fn what_proves_it_comes_first(
    whole: &v1::GameRecord,
    view: v1::View,
    told: &v1::Refusal,
    line: &str,
) {
    let Some(proof) = &told.proved_by else {
        return;
    };
    let index = proof.index.and_then(|it| usize::try_from(it).ok());
    let index = index.expect("the place of a card");
    for (cards, is_proved) in [(index + 1, true), (index, false)] {
        let so_far = audit(&up_to(whole, cards), view);
        let mut all = so_far.violations.iter();
        let is_stated = all.any(|it| it.action == told.action);
        assert_eq!(is_stated, is_proved, "{view:?} {told:?} {cards}: {line}");
    }
}

/// The record of the first cards, and of what was said before them.
fn up_to(whole: &v1::GameRecord, cards: usize) -> v1::GameRecord {
    let mut record = whole.clone();
    record.plays.truncate(cards);
    record.play_seats.truncate(cards);
    let all = whole.extra_at.iter();
    let extras = all.take_while(|&&at| at as usize <= cards).count();
    record.extra_at.truncate(extras);
    record.extra_seats.truncate(extras);
    record.extra_words.truncate(extras);
    record.extra_arguments.truncate(extras);
    record
}

/// Whether all of the record can be judged with these hands, whatever is wrong in it. What lies
/// was held: a view knows no better.
fn is_followed(record: &v1::GameRecord) -> bool {
    let audit = doko_wire::answer(request(record, v1::View::Everything));
    let is_conjured = |it: &v1::Refusal| {
        let mut reasons = it.violations.iter();
        reasons.any(|it| it.reason() == v1::Reason::CardNotHeld)
    };
    audit.is_ok_and(|it| it.not_judged.is_empty() && !it.violations.iter().any(is_conjured))
}

fn audit(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameResponse {
    doko_wire::answer(request(record, view)).expect("a record that can be read")
}

fn request(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameRequest {
    v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
    }
}
