//! Which announcements and claims of a record may have been the offence.

use doko_engine::{Budget, Offence, OffenceKind, Seat};

use crate::decode::{self, Problems};
use crate::rulings::Ending;
use crate::rulings::partial::before;

/// The places of those by which seat 1 may have offended with so many cards on the table.
fn offences(extras: &str, kind: OffenceKind, cards_played: u8) -> Vec<usize> {
    let line = format!("ddv-tsr; s=1g 2g 3g 4g; p=SASTSKS9CACTCKC9; x={extras}");
    offences_of(&line, kind, cards_played)
}

/// The same in the record of a line.
fn offences_of(line: &str, kind: OffenceKind, cards_played: u8) -> Vec<usize> {
    let mut problems = Problems::default();
    let record = decode::record(&mut problems, Some(&doko_notation::read(line).unwrap()));
    let record = problems.finish(record).unwrap();
    let ending = Ending {
        offence: Offence {
            offender: Seat::First,
            class: None,
            harm: None,
            named: None,
        },
        kind,
        cards_played,
    };
    before::offences(&record, &ending, &Budget::new())
}

#[test]
fn what_its_seat_announced_then_may_have_been_the_offence() {
    use OffenceKind::{Announcement, Claim, Other};
    let of = |extras: &str| offences(extras, Announcement, 4);
    assert_eq!(of("4:1re"), [0], "it may be Kontra");
    assert_eq!(of("4:2re 4:1re"), [1]);
    assert_eq!(of("0:1re 4:1re"), [1], "it was announced before");
    assert_eq!(of("8:1re"), [0; 0]);
    assert_eq!(of("4:1rest 4:1surrender"), [0; 0]);
    let claims = |extras: &str| offences(extras, Claim, 4);
    assert_eq!(claims("4:1rest 4:1re 4:1surrender"), [0, 2]);
    assert_eq!(claims("4:2rest 8:1rest"), [0; 0]);
    assert_eq!(offences("4:1re 4:1rest", Other, 4), [0; 0]);
}

#[test]
fn what_was_allowed_with_every_deal_was_no_offence() {
    let of = |extras: &str| offences(extras, OffenceKind::Announcement, 4);
    assert_eq!(of("0:1re 4:1k90"), [0; 0]);
    assert_eq!(of("0:1re 4:1k90 4:1k60"), [0; 0]);
    assert_eq!(
        of("0:1re 4:1k60 4:1k90"),
        [2],
        "it was skipped with the other"
    );
    assert_eq!(of("4:1re 4:1k90"), [0, 1], "one of the two was");
    // Of what was not allowed nothing comes.
    assert_eq!(of("0:1re 4:1kontra 4:1k90"), [1]);
    assert_eq!(of("0:1re 4:1kontra 4:1k90 4:1re"), [1, 3]);
    // Where something is wrong before it nothing is allowed for certain.
    assert_eq!(of("0:1re 0:2re 0:3re 4:1k90"), [3]);
    assert_eq!(of("0:1re 0:1re 4:1k90"), [2]);
}

/// With some deals the soloist has won all that is left, and then nobody announces anything.
#[test]
fn after_a_claim_that_may_hold_nothing_is_allowed_for_certain() {
    for (re, claim) in [(0, 0), (0, 4), (4, 4)] {
        let of = |claim: &str| {
            let extras = format!("{re}:1re {claim}4:1k90");
            let line = format!("ddv-tsr; s=1solo_karo 2g 3g 4g; p=CKCAHACT; x={extras}");
            offences_of(&line, OffenceKind::Announcement, 4)
        };
        assert_eq!(of(""), [0; 0]);
        assert_eq!(of(&format!("{claim}:1rest ")), [2]);
    }
}
