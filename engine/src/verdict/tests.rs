use super::*;

fn refusal(reasons: &[Reason]) -> Refusal {
    let mut grounds = Grounds::new();
    for &reason in reasons {
        grounds.note(true, reason, Rule::Ann1);
    }
    Refusal::all(grounds, Evidence::Settlement { cards_missing: 4 })
}

fn reasons(refusal: &Refusal) -> impl Iterator<Item = Reason> {
    refusal.grounds().iter().map(|ground| ground.reason)
}

#[test]
fn what_games_have_in_common_does_not_depend_on_their_order() {
    use Reason::{Already, TooLate, WrongParty};
    let (a, b, c) = (
        refusal(&[WrongParty]),
        refusal(&[Already]),
        refusal(&[WrongParty, TooLate]),
    );
    for all in [[a, b, c], [a, c, b], [b, c, a], [c, a, b]] {
        let [first, second, third] = all;
        let left = first.in_common(&second).in_common(&third);
        assert_eq!(left, first.in_common(&second.in_common(&third)));
        assert!(left.differs());
        assert!(reasons(&left).eq([WrongParty, Already, TooLate]));
    }
    let shared = a.in_common(&c);
    assert!(!shared.differs());
    assert!(reasons(&shared).eq([WrongParty]));
}
