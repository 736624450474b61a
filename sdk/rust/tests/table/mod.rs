//! A deal with an Armut, Schweine and a Hochzeit, for tests of what is said about them.

use doko_sdk::{Hand, Record, Seat};

pub(crate) const S1: Seat = Seat::S1;
pub(crate) const S2: Seat = Seat::S2;
pub(crate) const S3: Seat = Seat::S3;
pub(crate) const S4: Seat = Seat::S4;

/// Seat 2 is poor, seat 3 holds both ♦A, seat 4 both ♣Q.
pub(crate) fn record() -> Record {
    let hands = [
        "HT HT SQ HQ DQ CJ DK DT CA CT",
        "SQ DT CA CT CK SA ST SK HA HK",
        "DA DA HQ DQ CJ SJ SJ DK CK SA",
        "CQ CQ HJ HJ DJ DJ ST SK HA HK",
    ];
    let hands = hands.map(|hand| hand.parse::<Hand>().unwrap());
    Record::new("vln").hands(hands)
}
