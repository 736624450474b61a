//! What is said where something is left open, and that nothing is settled then.

use super::lines::{LEADS, SOLO, audit, not_judged};
use super::*;

#[test]
fn of_a_card_it_is_open_whether_it_follows_and_of_a_word_whether_the_hand_was_so() {
    // Seat 3 lays a heart on clubs.
    let seen = audit("ddv-tsr; s=1hochzeit 2g 3g 4g; p=CACKHACT");
    let word = "The known cards do not show whether the hand allowed it.";
    let card = "The known cards do not show whether the seat could follow.";
    assert_eq!(
        not_judged(&seen),
        [
            (v1::ActionSection::Said, 0, word),
            (v1::ActionSection::Plays, 2, card),
        ]
    );
}

/// The soloist has given up, and two cards follow of which only the first is judged.
#[test]
fn a_game_that_has_ended_is_settled_only_if_all_of_its_record_is_judged() {
    let line = |hands: &str, more: &str| {
        format!("ddv-tsr; {hands}s=1solo_karo 2g 3g 4g; p=DKHJHQSJ{more}; x=4:1surrender")
    };
    for hands in ["", SOLO] {
        let ended = audit(&line(hands, ""));
        assert_eq!(not_judged(&ended), []);
        let settlement = ended.settlement.unwrap();
        assert_eq!(settlement.points, [-15, 5, 5, 5], "{hands}");
        let longer = audit(&line(hands, "DJDQ"));
        let places = longer.violations.iter().map(|it| it.action.unwrap().index);
        assert_eq!(places.collect::<Vec<_>>(), [Some(4)], "{hands}");
        let after = "The violation before it leaves open how the game goes on.";
        let rest = [(v1::ActionSection::Plays, 5, after)];
        assert_eq!(not_judged(&longer), rest, "{hands}");
        assert_eq!(longer.tricks.len(), 1, "{hands}");
        assert_eq!(longer.settlement, None, "{hands}");
        let one = audit(&line(hands, "DJ"));
        assert_eq!((one.violations.len(), one.settlement), (1, None), "{hands}");
        // What is only said afterwards leaves nothing open.
        let said = audit(&format!("{} 4:1re", line(hands, "")));
        assert_eq!(said.violations.len(), 1, "{hands}");
        assert_eq!(said.settlement, Some(settlement), "{hands}");
    }
}

/// Seat 3 lays ♥A on clubs, and ♣9 on the next trick.
#[test]
fn a_card_that_proves_a_violation_is_named_with_it() {
    let seen = audit("ddv-tsr; s=1g 2g 3g 4g; p=CKCAHACTSAC9");
    let [revoke] = &seen.violations[..] else {
        panic!("{seen:?}");
    };
    let told = "♥A does not follow ♣; the hand still holds ♣9. ♣9, played later, shows it.";
    assert_eq!(revoke.text, told);
}

/// Nobody knows who leads the ♣K.
#[test]
fn after_a_violation_of_which_nobody_knows_whose_it_was_a_verdict_depends_on_cards() {
    for (language, text) in [
        (
            v1::Language::De,
            "Das hängt von Karten ab, die nicht bekannt sind.",
        ),
        (
            v1::Language::En,
            "This depends on cards that are not known.",
        ),
    ] {
        let request = v1::ValidateMoveRequest {
            record: Some(doko_notation::read(LEADS).unwrap()),
            card: v1::Card::Ca.into(),
            language: language.into(),
            ..v1::ValidateMoveRequest::default()
        };
        let verdict = answer(request).unwrap().verdict.unwrap().outcome;
        let open = v1::Undecided {
            text: text.to_owned(),
            ..v1::Undecided::default()
        };
        assert_eq!(verdict, Some(v1::verdict::Outcome::Undecided(open)));
    }
}
