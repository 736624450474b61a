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

/// The lines and failed checks of a list with a hand that was thrown in, and its correction to
/// these points.
fn corrected(options: &str, points: [i32; 4]) -> v1::ScoreSessionResponse {
    let line = format!(
        "ddv-tsr{{throw=nines>=5{options}}}; h=CKCKSKSKHKC9C9S9S9H9DKD9/CQCQSQSQHQHQDQDQCJCJSJSJ/\
         HTHTHJHJDJDJCACASASAHADA/HACTCTSTSTHKDADTDTDKD9H9; s=1throw 2g 3g 4g"
    );
    let record = doko_notation::read(&line).unwrap();
    let rule_set = record.rule_set.clone();
    let mut request = request(vec![
        E::Game(game(G::Record(record))),
        E::Correction(v1::SessionCorrection {
            entry: Some(0),
            points: points.to_vec(),
            note: String::new(),
        }),
    ]);
    request.rule_set = rule_set;
    answer(request).unwrap()
}

/// It gave no points, so that its correction has to balance by itself.
#[test]
fn a_game_that_was_dealt_again_can_be_corrected() {
    let response = corrected("", [3, 0, 0, -1]);
    let [thrown, corrected] = response.lines.as_slice() else {
        panic!("{:?}", response.lines);
    };
    let settlement = thrown.settlement.as_ref().unwrap();
    assert_eq!(settlement.result(), v1::GameResult::Redeal);
    assert_eq!(
        (thrown.game_number, thrown.totals.as_slice()),
        (None, [0; 4].as_slice())
    );
    assert_eq!(corrected.totals, [3, 0, 0, -1]);
    let failed = response.failed_checks.iter().map(|it| it.kind());
    let balances = [
        v1::SessionCheckKind::SumZero,
        v1::SessionCheckKind::EqualParity,
    ];
    assert_eq!(failed.collect::<Vec<_>>(), balances);
    assert!(response.failed_checks.iter().all(|it| it.entry == 1));
    let penalties = response.standings.iter().map(|it| it.penalty_points);
    assert_eq!(penalties.collect::<Vec<_>>(), [0; 4]);
}

/// It may have been a solo, and where one counts once its points need not sum to zero (SCORE-41).
#[test]
fn a_correction_to_a_solo_balances_as_one() {
    let failed = |options| corrected(options, [2, -2, -2, -2]).failed_checks.len();
    assert_eq!(failed(" score.solo_multiplier=1"), 0);
    assert!(failed("") > 0);
}
