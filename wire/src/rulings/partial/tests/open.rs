//! What is said where something is left open, and that nothing is settled then.

use super::*;

fn audit(line: &str) -> v1::AuditGameResponse {
    let request = v1::AuditGameRequest {
        record: Some(doko_notation::read(line).unwrap()),
        language: v1::Language::En.into(),
        ..v1::AuditGameRequest::default()
    };
    answer(request).unwrap()
}

/// Which actions are not judged, and why.
fn not_judged(audit: &v1::AuditGameResponse) -> Vec<(v1::ActionSection, u32, &str)> {
    let all = audit.not_judged.iter().map(|it| {
        let action = it.action.unwrap();
        (action.section(), action.index.unwrap(), it.text.as_str())
    });
    all.collect()
}

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

const SOLO: &str = "h=CACTCQCJC9HTHTHKDADTDKDJ/CTSKSKSQS9S9HJDTDKDQDQD9/\
                    CACQC9SASASTSTHAHAHQHJD9/CKCKCJSQSJSJHKHQH9H9DADJ; ";

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

/// Whether ♦A as Schweine or ♥10 takes the first trick, nobody knows, nor who then leads ♣K, of
/// which seat 3 has both.
#[test]
fn after_a_violation_of_which_nobody_knows_whose_it_was_a_verdict_depends_on_cards() {
    let line = "ddv-tsr{schweine.mode=at_first_fox schweine.contracts=normal}; \
                h=??/??/CKCKCTCASASTSKSKHAHKDKD9/??; s=1g 2g 3g 4g; p=DJDADKHTCK; x=1:2schweine";
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
            record: Some(doko_notation::read(line).unwrap()),
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
