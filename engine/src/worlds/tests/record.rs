//! The first actions of a record.

use super::standing::words;
use super::*;
use crate::claim::ClaimKind;
use crate::replay::{Extra, Play};

#[test]
fn a_record_is_as_long_as_it_was_at_most() {
    let said = words("1g 2g 3g 4g");
    let plays = [Play {
        seat: None,
        card: Card::CA,
    }; 2];
    let extras = [0, 1, 1, 2].map(|at| Extra {
        at,
        seat: Seat::First,
        word: ExtraWord::Claim(ClaimKind::Rest),
        party: None,
    });
    let record = Record {
        said: &said,
        plays: &plays,
        extras: &extras,
        claim_order: &[],
        schweine_party: None,
    };
    let first = |actions| {
        let first = record.up_to(actions);
        [first.said.len(), first.plays.len(), first.extras.len()]
    };
    assert_eq!([0, 3, 4].map(first), [[0, 0, 0], [3, 0, 0], [4, 0, 0]]);
    // What is said with a card comes before it.
    let later = [
        [4, 0, 1],
        [4, 1, 1],
        [4, 1, 2],
        [4, 1, 3],
        [4, 2, 3],
        [4, 2, 4],
    ];
    assert_eq!([5, 6, 7, 8, 9, 10].map(first), later);
    assert_eq!([11, 50].map(first), [later[5]; 2]);
}
