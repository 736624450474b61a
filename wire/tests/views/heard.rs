//! What everybody heard of Ansagen that the rules entered.

use doko_proto::v1;

use super::{audit, inspect};

const HANDS: [&str; 3] = [
    "CACACTCJSASTHKDTDTDJ/CQCJSTHTHTHQHJHKDADA/CTCKSKSKSJHAHAHJDKDQ/CKCQSASQSQSJHQDKDQDJ",
    "CACACTCJSASTHKDTDTDJ/CQCJSTHTHTHQHJHKHADA/CTCKSKSKSJHAHJDADKDQ/CKCQSASQSQSJHQDKDQDJ",
    "CACACTCJSASTHKDTDTDJ/CQCJSTHTHTHQHJHKDADQ/CTCKSKSKSJHAHAHJDKDA/CKCQSASQSQSJHQDKDQDJ",
];

/// Seat 2 declares Schweine with two ♦A, and with one: that they are Re is heard all the same.
#[test]
fn wrong_schweine_are_heard_like_right_ones() {
    for rest in ["", "; p=CACTCKCQ", "; p=CACTCKCQSASJ"] {
        let record = |hands: &str| {
            let line = format!("vln; h={hands}; s=1g 2g 3g 4g 2schweine{rest}");
            doko_notation::read(&line).unwrap()
        };
        let [right, wrong, also_wrong] = HANDS.map(record);
        let whole = audit(&wrong, v1::View::Everything);
        assert_eq!(whole.violations.len(), 1);
        for view in [v1::View::Public, v1::View::Seat1, v1::View::Seat4] {
            for other in [&wrong, &also_wrong] {
                assert_eq!(audit(&right, view), audit(other, view), "{view:?}");
                assert_eq!(inspect(&right, view), inspect(other, view), "{view:?}");
            }
        }
        let seen = super::position(&wrong, v1::View::Public);
        let ansage = seen.announcements.first().unwrap();
        assert_eq!(ansage.announcement(), v1::Announcement::Re);
    }
}

/// The same with Schweine that are declared with a card, which takes the Stich.
#[test]
fn wrong_schweine_of_a_card_are_heard_like_right_ones() {
    let record = |hands: &str| {
        let line = format!(
            "vln{{schweine.mode=at_first_fox}}; h={hands}; s=1g 2g 3g 4g; p=DJDADKDQHT; \
             x=1:2schweine"
        );
        doko_notation::read(&line).unwrap()
    };
    let [right, wrong, _] = HANDS.map(record);
    let whole = audit(&wrong, v1::View::Everything);
    assert!(!whole.violations.is_empty());
    for view in [v1::View::Public, v1::View::Seat1, v1::View::Seat4] {
        assert_eq!(audit(&right, view), audit(&wrong, view), "{view:?}");
        assert_eq!(inspect(&right, view), inspect(&wrong, view), "{view:?}");
    }
}
