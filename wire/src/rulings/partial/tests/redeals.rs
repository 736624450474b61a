//! Games that end alike: all go on, or all are over, or cards are dealt again for one reason.

use doko_engine::{Budget, Redeal};
use doko_worlds::{Case, Worlds};

use crate::decode::{self, DecodedRecord, Problems};
use crate::rulings::partial::scoring::ends_alike;

/// Seat 1 has thrown its five nines in.
const THROWN: &str = "ddv-tsr{throw=nines>=5}; h=CKCKSKSKHKC9C9S9S9H9DKD9/\
                      CQCQSQSQHQHQDQDQCJCJSJSJ/HTHTHJHJDJDJCACASASAHADA/\
                      HACTCTSTSTHKDADTDTDKD9H9; s=1throw 2g 3g 4g";

/// Nobody has taken the Armut of seat 1.
const REFUSED: &str = "vln; s=1armut 2g 3g 4g 1armut_push 2armut_refuse 3armut_refuse \
                       4armut_refuse; a=??????/";

fn read(line: &str) -> DecodedRecord {
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, Some(&doko_notation::read(line).unwrap()));
    problems.finish(record).unwrap()
}

/// Whether the first game ends as the second, and why cards are dealt again after that.
fn compare(one: &str, other: &str) -> (bool, Option<Redeal>) {
    let (one, other) = (read(one), read(other));
    let budget = Budget::new();
    let [one, other] = [&one, &other].map(|it| Worlds::of(it.known(&budget)));
    let world = other.deals(Case::ANY).next().unwrap();
    let position = other.position(world);
    (ends_alike(&one, &position), position.redeal())
}

#[test]
fn what_cards_are_dealt_again_for_is_what_tells_such_ends_apart() {
    let (alike, thrown) = compare(THROWN, THROWN);
    assert!(alike && thrown.is_some());
    let (alike, refused) = compare(REFUSED, REFUSED);
    assert!(
        alike && refused.is_some() && refused != thrown,
        "{refused:?}"
    );
    assert!(!compare(THROWN, REFUSED).0);
    assert!(!compare(REFUSED, THROWN).0);
}

#[test]
fn what_goes_on_ends_like_nothing_that_is_over() {
    let begun = "ddv-tsr; s=1g 2g 3g 4g";
    assert_eq!(compare(begun, begun), (true, None));
    assert!(!compare(begun, THROWN).0);
    assert!(!compare(THROWN, begun).0);
}
