//! What is said where something is left open, and that nothing is settled then.

use super::lines::{SOLO, audit, not_judged};
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
        // What is only said afterwards leaves nothing open, if all hands are known.
        let said = audit(&format!("{} 4:1re", line(hands, "")));
        assert_eq!(said.violations.len(), 1, "{hands}");
        let expected = Some(settlement).filter(|_| !hands.is_empty());
        assert_eq!(said.settlement, expected, "{hands}");
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

/// Seats 2 and 3 have shown that they hold no trump, and two hands cannot hold all 26.
#[test]
fn where_no_deal_fits_nobody_is_blamed() {
    let mut action = v1::ActionRef {
        section: v1::ActionSection::Plays.into(),
        index: Some(2),
        cards_played: 2,
        seat: v1::Seat::Unspecified.into(),
    };
    let line = "ddv-tsr; s=1g 2g 3g 4g; p=HJC9C9DT";
    let seen = audit(line);
    let [fault] = &seen.violations[..] else {
        panic!("{seen:?}");
    };
    assert_eq!(fault.action, Some(action));
    assert_eq!((&fault.evidence, fault.proved_by), (&None, None));
    let [cited] = &fault.violations[..] else {
        panic!("{fault:?}");
    };
    assert_eq!(cited.reason(), v1::Reason::NoDealFits);
    let text = "No deal of the cards fits all that happened up to here; the known cards do not \
                show who broke a rule.";
    assert_eq!((fault.text.as_str(), cited.text.as_str()), (text, text));
    let after = "The violation before it leaves open how the game goes on.";
    let card = "The known cards do not show whether the seat could follow.";
    let plays = v1::ActionSection::Plays;
    assert_eq!(not_judged(&seen), [(plays, 1, card), (plays, 3, after)]);
    // Whoever asks what is next is told the same.
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        card: v1::Card::Ca.into(),
        language: v1::Language::En.into(),
        ..v1::ValidateMoveRequest::default()
    };
    let faulty = v1::RecordFaulty {
        violations: seen.violations.clone(),
    };
    let verdict = answer(request).unwrap().verdict.unwrap().outcome;
    assert_eq!(verdict, Some(v1::verdict::Outcome::RecordFaulty(faulty)));
    // One card less, and a deal fits.
    assert_eq!(audit("ddv-tsr; s=1g 2g 3g 4g; p=HJC9").violations, []);
    // With the hands it is told whose card was wrong.
    let hands = "h=HTSQCJHQDQSJHJDJS9HAHKH9/C9CACTCKSASTSKSKSTSACKCT/\
                 C9CQDADAHTSQCJCADKD9DKCQ/HQDQSJHJDJDTDTD9S9HAHKH9; ";
    let whole = audit(&line.replace("s=", &format!("{hands}s=")));
    action.seat = 3;
    assert_eq!(whole.violations[0].action, Some(action));
}
