//! Games of a list with a faulty record of which not every hand is known.

use super::hands::list_of;
use super::*;

/// Seat 1 was asked for a Hochzeit or for the solo, of which there is one, and said yes; then seat 2
/// laid a card of which seat 3 has both.
const HOCHZEIT_OR_SOLO: &str = "ddv-tsr{solos=herz vorbehalt.order=hochzeit,solo,armut \
    armut=redeal}; h=??/??/CKCKCTCASASTSKSKHAHKDKD9/??; s=1v 2v 3g 4g 1y; p=CTCK";

/// Whether a solo is done depends on hands, although it is certain what was wrong.
#[test]
fn a_list_asks_for_the_hands_that_decide_whether_a_solo_was_played() {
    let game = doko_notation::read(HOCHZEIT_OR_SOLO).unwrap();
    let failure = answer(list_of(&[game])).unwrap_err();
    let fields = failure.into_fields().into_iter();
    let told: Vec<_> = fields.map(|it| (it.path, it.problem)).collect();
    let hand = |seat| {
        let path = format!("entries[0].game.record.hand_{seat}");
        let why = "is required: without it nobody knows whether the game has ended, and how";
        (path, why.to_owned())
    };
    assert_eq!(told, [1, 2, 4].map(hand));
}

/// Seat 2 says gesund twice, which changes nothing of the solo of seat 1.
#[test]
fn the_solo_of_a_faulty_game_is_done_where_the_game_went_on() {
    let open_soli = |words: &str| -> Vec<u32> {
        let line = format!(
            "ddv-tsr; h=CACTCQCJC9HTHTHKDADTDKDJ/CTSKSKSQS9S9HJDTDKDQDQD9/\
             CACQC9SASASTSTHAHAHQHJD9/CKCKCJSQSJSJHKHQH9H9DADJ; s={words}; p=DKDTD9DJ"
        );
        let told = answer(list_of(&[doko_notation::read(&line).unwrap()])).unwrap();
        assert!(told.lines[0].record_faulty.is_some(), "{told:?}");
        told.standings
            .iter()
            .map(|it| it.pflichtsoli_open)
            .collect()
    };
    let solo = open_soli("1solo_karo 2g 2g 3g 4g");
    let none = open_soli("1g 2g 2g 3g 4g");
    assert_eq!(none, [1; 4]);
    let after_it = open_soli("1g 1g 2solo_karo 3g 4g");
    assert_eq!(after_it, [1; 4], "nobody knows how the game went on");
    assert_eq!(solo, [1, 0, 1, 1], "place 1 deals");
}
