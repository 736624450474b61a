//! Every record has a line that says the same.
mod common;

use common::{records, rule_sets};
use doko_notation::{json, read, seen_by, write};
use doko_proto::v1;
use doko_proto::v1::ExtraWord::{ClaimRest, Surrender};
use doko_proto::v1::View;
use proptest::prelude::*;

const VIEWS: [View; 6] = [
    View::Everything,
    View::Seat1,
    View::Seat2,
    View::Seat3,
    View::Seat4,
    View::Public,
];

/// The hands, by the numbers of their seats.
fn hands(record: &v1::GameRecord) -> [(i32, &Vec<i32>); 4] {
    [
        (1, &record.hand_1),
        (2, &record.hand_2),
        (3, &record.hand_3),
        (4, &record.hand_4),
    ]
}

/// Whether this seat has claimed in one of these ways, and so shown what was dealt to it:
/// who took part in an exchange holds other cards.
fn has_shown(record: &v1::GameRecord, seat: i32, claims: &[v1::ExtraWord]) -> bool {
    use v1::SaidWord::{ArmutAccept, ArmutPush, ArmutReturn};
    let mut said = record.said_seats.iter().zip(&record.said_words);
    let exchange = [ArmutPush, ArmutAccept, ArmutReturn].map(i32::from);
    let exchanges = said.any(|(&by, word)| by == seat && exchange.contains(word));
    let is_claim = |word: i32| claims.iter().any(|&it| i32::from(it) == word);
    let mut extras = record.extra_seats.iter().zip(&record.extra_words);
    !exchanges && extras.any(|(&by, &word)| by == seat && is_claim(word))
}

proptest! {
    #[test]
    fn a_line_says_what_the_record_says(record in records()) {
        let line = write(&record).unwrap();
        prop_assert!(!line.contains(['\n', '\r']));
        prop_assert_eq!(read(&line), Ok(record), "{}", line);
    }

    #[test]
    fn what_is_read_is_written_as_it_was(record in records()) {
        let line = write(&record).unwrap();
        prop_assert_eq!(write(&read(&line).unwrap()), Ok(line));
    }

    #[test]
    fn space_and_order_of_sections_are_free(record in records()) {
        let line = write(&record).unwrap();
        // Within braces stand semicolons, too.
        let (rules, sections) = match line.split_once("; ") {
            Some((rules, sections)) => (rules, sections.split("; ").collect()),
            None => (line.as_str(), Vec::new()),
        };
        let backwards: String = sections
            .iter()
            .rev()
            .map(|section| format!("  ;{}  ", section.replacen('=', " =  ", 1)))
            .collect();
        let loose = format!(" {rules} {backwards}");
        prop_assert_eq!(read(&loose), Ok(record), "{}", loose);
    }

    #[test]
    fn both_stored_forms_hold_the_same(record in records()) {
        let line = write(&record).unwrap();
        let record = json::read(&json::write(&record)).unwrap();
        prop_assert_eq!(write(&record), Ok(line));
    }

    #[test]
    fn a_game_has_a_line_for_every_view(record in records()) {
        for view in VIEWS {
            let seen = seen_by(&record, view);
            prop_assert_eq!(read(&write(&seen).unwrap()), Ok(seen.clone()));
            prop_assert_eq!(seen_by(&seen, view), seen);
        }
    }

    #[test]
    fn the_public_knows_what_every_seat_knows(record in records()) {
        let public = seen_by(&record, View::Public);
        for ((seat, seen), (_, dealt)) in hands(&public).into_iter().zip(hands(&record)) {
            let nothing = Vec::new();
            let open = has_shown(&record, seat, &[ClaimRest]);
            prop_assert_eq!(seen, if open { dealt } else { &nothing });
        }
        let sees_none = hands(&public).into_iter().all(|(_, hand)| hand.is_empty());
        prop_assert_eq!(!write(&public).unwrap().contains("; h="), sees_none);
        for view in VIEWS {
            prop_assert_eq!(&seen_by(&seen_by(&record, view), View::Public), &public);
        }
    }

    #[test]
    fn cards_that_a_view_does_not_know_do_not_matter(record in records(), other in records()) {
        let mut changed = record.clone();
        let hidden = [
            (1, &mut changed.hand_1, other.hand_1),
            (3, &mut changed.hand_3, other.hand_3),
            (4, &mut changed.hand_4, other.hand_4),
        ];
        for (seat, hand, other) in hidden {
            if !has_shown(&record, seat, &[ClaimRest, Surrender]) {
                *hand = other;
            }
        }
        prop_assert_eq!(seen_by(&changed, View::Seat2), seen_by(&record, View::Seat2));
    }

    #[test]
    fn options_of_ones_own_survive(rule_set in rule_sets()) {
        let record = v1::GameRecord {
            rule_set: Some(rule_set),
            ..v1::GameRecord::default()
        };
        let line = write(&record).unwrap();
        prop_assert_eq!(read(&line), Ok(record), "{}", line);
    }

    #[test]
    fn nothing_that_is_typed_panics(line in "\\PC*") {
        let _ = read(&line);
    }

    /// Lines that are nearly good reach further into the reader.
    #[test]
    fn a_damaged_line_is_read_or_refused_where_it_is_damaged(
        record in records(),
        at in any::<prop::sample::Index>(),
        with in prop::sample::select(vec!["", "?", "0", ";", "/", "=", "é", " ", "{", "}", "SJ"]),
    ) {
        let line = write(&record).unwrap();
        let letters: Vec<char> = line.chars().collect();
        let at = at.index(letters.len());
        let before: String = letters.iter().take(at).collect();
        let after: String = letters.iter().skip(at + 1).collect();
        let damaged = format!("{before}{with}{after}");
        match read(&damaged) {
            Ok(read) => prop_assert!(write(&read).is_ok()),
            Err(error) => {
                prop_assert!(error.column <= damaged.chars().count() + 1, "{}", error);
                prop_assert!(!error.problem.is_empty());
            }
        }
    }
}

/// The Armut of the notation's own page, and the soloist of a game who claims.
#[test]
fn a_claim_shows_the_hand_but_for_cards_that_an_exchange_hides() {
    let hands =
        "HTCQSQHQSJHJDTCACTHK/HTCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK/DQDQCJCJHJDJDKCKSTHA";
    let armut = "s=1g 2g 3armut 4g 3armut_push 4armut_accept 4armut_return; a=DJDADK/CKSTHA/0";
    let solo = "s=1g 2g 3g 4solo_karo";
    let shown = |words: &str, claim: &str| {
        let record = read(&format!("vln; h={hands}; {words}; x=0:4{claim}")).unwrap();
        [View::Seat1, View::Public].map(|view| {
            let seen = seen_by(&record, view);
            assert!(seen.hand_2.is_empty() && seen.hand_3.is_empty(), "{view:?}");
            assert!(seen.hand_4.is_empty() || seen.hand_4 == record.hand_4);
            !seen.hand_4.is_empty()
        })
    };
    assert_eq!(shown(solo, "rest"), [true, true]);
    // Who gives up hands the cards to the opponents.
    assert_eq!(shown(solo, "surrender"), [true, false]);
    assert_eq!(shown(armut, "rest"), [false, false]);
    assert_eq!(shown(armut, "surrender"), [false, false]);
}
