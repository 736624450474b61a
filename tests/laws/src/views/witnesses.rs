//! Deals that show that hands decide something.

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::verdict::Outcome;

use super::asked::verdict;

/// With one of the deals the action is legal, and with the other one it breaks the rules
/// that are named. What goes over in an exchange no deal shows.
pub(super) fn deals_show_that_it_is_undecided(
    record: &v1::GameRecord,
    action: &Q,
    told: &v1::Undecided,
) {
    if !record.armut_exchanges.is_empty() {
        return;
    }
    let with = |witness: &v1::Witness| {
        let v1::Witness {
            hand_1,
            hand_2,
            hand_3,
            hand_4,
        } = witness.clone();
        let deal = v1::GameRecord {
            hand_1,
            hand_2,
            hand_3,
            hand_4,
            ..record.clone()
        };
        verdict(&deal, action, v1::View::Everything)
    };
    let line = || doko_notation::write(record).unwrap_or_default();
    if let Some(witness) = &told.accepted_with {
        let so = with(witness);
        let is_so = matches!(so, Some(Outcome::Accepted(_)));
        assert!(is_so, "{action:?} {told:?} {so:?}: {}", line());
    }
    if let Some(witness) = &told.refused_with {
        match with(witness) {
            Some(Outcome::Refused(so)) => {
                let same = named(&so.violations) == named(&told.violations);
                assert!(same, "{action:?} {told:?} {so:?}: {}", line());
            }
            so => panic!("{action:?} {told:?} {so:?}: {}", line()),
        }
    }
}

/// The reasons with their rules.
fn named(violations: &[v1::RuleCitation]) -> Vec<(i32, &str)> {
    let each = violations.iter();
    each.map(|it| (it.reason, it.rule_id.as_str())).collect()
}
