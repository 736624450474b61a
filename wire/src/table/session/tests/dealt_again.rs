//! Who deals what was not played, where the wrong place has dealt.

use super::*;

/// A list in which place 2 deals first, though place 1 has to.
fn dealt_by_place_2(of: &str, entries: Vec<E>) -> v1::ScoreSessionResponse {
    let mut request = request(entries);
    request.rule_set = rule_set(of);
    answer(request).unwrap()
}

fn redeal(reason: v1::RedealReason) -> E {
    E::Redeal(v1::SessionRedeal {
        dealer: v1::Place::Place2.into(),
        reason: reason.into(),
    })
}

/// The dealers of all deals and of the next one, and the entries with a wrong one.
fn told(response: &v1::ScoreSessionResponse) -> (Vec<i32>, i32, Vec<u32>) {
    let dealers = response.lines.iter().map(|it| it.dealer).collect();
    let checks = response.failed_checks.iter();
    let wrong = checks.filter(|it| it.kind() == v1::SessionCheckKind::Dealer);
    let wrong = wrong.map(|it| it.entry).collect();
    (dealers, response.next_dealer, wrong)
}

#[test]
fn who_dealt_what_was_not_played_deals_again() {
    let refused = || redeal(v1::RedealReason::ArmutRefused);
    let once = dealt_by_place_2("vln", vec![refused()]);
    assert_eq!(told(&once), (vec![2], 2, vec![0]));
    let twice = dealt_by_place_2("vln", vec![refused(), refused()]);
    assert_eq!(told(&twice), (vec![2, 2], 2, vec![0]));
}

#[test]
fn a_wrong_deal_is_dealt_again_by_who_has_to() {
    let wrong = redeal(v1::RedealReason::Unspecified);
    let response = dealt_by_place_2("vln", vec![wrong]);
    assert_eq!(told(&response), (vec![2], 1, vec![0]));
}

/// A game that place 2 dealt, broken off by the eldest before anybody won anything.
fn broken_off_at_once(said: usize) -> E {
    let mut entry = broken_off(1, 1);
    if let E::BrokenOff(v1::SessionBrokenOff {
        record: Some(record),
        ..
    }) = &mut entry
    {
        record.said_seats.truncate(said);
        record.said_words.truncate(said);
        record.context = Some(v1::GameContext {
            places: vec![3, 4, 1, 2],
            ..v1::GameContext::default()
        });
    }
    entry
}

#[test]
fn a_game_broken_off_that_counts_as_not_played_is_dealt_again_by_its_dealer() {
    let response = dealt_by_place_2("ddv-tsr", vec![broken_off_at_once(4)]);
    assert_eq!(response.lines.first().unwrap().game_number, None);
    assert_eq!(told(&response), (vec![2], 2, vec![0]));
    let faulty = dealt_by_place_2("ddv-tsr", vec![broken_off_at_once(3)]);
    assert!(faulty.lines.first().unwrap().record_faulty.is_some());
    assert_eq!(told(&faulty), (vec![2], 2, vec![0]));
}
