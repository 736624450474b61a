//! Games that began before all seats had spoken: hands decide whether they had to.

use doko_proto::v1;
use doko_proto::v1::View;

use super::{VIEWS, position};

/// Whether seat 1 said yes to an Armut or to a solo depends on its hand.
#[test]
fn no_armut_is_told_before_everybody_knows_what_is_asked() {
    let line = "vln{vorbehalt.order=hochzeit,armut,pflichtsolo,lustsolo}; \
                h=CACTCTCQSASTHTHQHJDQ/CQSTSQSQHKHQHJDADTDJ/CKCJCJSAHAHTDADTDKDQ/\
                CACKSKSKSJSJHAHKDKDJ; s=1v 2v 3g 4g 1y";
    let record = doko_notation::read(line).unwrap();
    for view in VIEWS.into_iter().chain([View::Everything]) {
        assert_eq!(position(&record, view).armuten, [], "{view:?}");
    }
}

/// Which seat laid the last card depends on hands, but not what the seat itself was dealt.
#[test]
fn the_viewer_is_no_possible_holder_of_an_unseen_card() {
    let line = "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=normal,farbsolo}; \
                h=CTCTSTSTSKS9S9HAHKH9DKDK/CACACQC9C9SASQHTHTHQH9D9/CKCJSQSJHQHJHJDADADTDQDJ/\
                CKCQCJSASKSJHAHKDTDQDJD9; s=1g 2g 3g 4g 3schweine; p=HKH9DTHKDACJDKHQCK";
    let record = doko_notation::read(line).unwrap();
    for (view, seat) in VIEWS.into_iter().zip(v1::Seat::Seat1 as i32..) {
        let unseen = position(&record, view).unseen;
        assert!(!unseen.is_empty(), "{view:?}");
        let is_own = |it: &v1::UnseenCard| it.possible_holders.contains(&seat);
        assert!(!unseen.iter().any(is_own), "{view:?}");
    }
}
