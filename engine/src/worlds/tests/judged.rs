//! What is wrong with a record that no deal fits.

use super::hands::{known, plays};
use super::standing::words;
use super::*;
use crate::action::{Extra, Section};
use crate::party::Party;
use crate::rulesets::DDV_TSR;
use crate::verdict::Reason;
use crate::word::Announcement;

/// The action that is wrong, why, and the card that shows it.
fn found(known: Known<'_, '_>) -> Option<(Section, usize, Reason, Option<usize>)> {
    match known.judge() {
        Judged::Legal(_) | Judged::BeyondBound => None,
        Judged::Faulty(_, Violation::Refused(step, refusal)) => {
            Some((step.section, step.index, refusal.reason(), None))
        }
        Judged::Faulty(
            _,
            Violation::Revoke {
                step,
                refusal,
                proved_by,
            },
        ) => Some((step.section, step.index, refusal.reason(), Some(proved_by))),
        Judged::Faulty(_, Violation::NoDealFits(action)) => {
            Some((action.section, action.index, Reason::NoDealFits, None))
        }
    }
}

fn of_cards(cards: &str) -> Option<(Section, usize, Reason, Option<usize>)> {
    let (said, budget, plays) = (words("1g 2g 3g 4g"), Budget::new(), plays(cards));
    let mut game = known(&DDV_TSR, &said, &budget);
    game.record.plays = &plays;
    found(game)
}

#[test]
fn a_revoke_is_proven_by_a_card_of_the_class() {
    let revoke = Some((Section::Plays, 1, Reason::Revoke, Some(5)));
    assert_eq!(of_cards("HA SA H9 H9 HK HA"), revoke);
    assert_eq!(of_cards("HA SA H9 H9 HK"), None);
}

/// Seats 2 and 3 have no trump, and two hands cannot hold all 26.
#[test]
fn the_first_action_after_which_no_deal_fits_is_of_nobody() {
    let nobody = Some((Section::Plays, 2, Reason::NoDealFits, None));
    assert_eq!(of_cards("HJ C9 C9 DT"), nobody);
    assert_eq!(of_cards("HJ C9 C9"), nobody);
    assert_eq!(of_cards("HJ C9"), None);
}

/// A third copy is in no hand.
#[test]
fn what_every_deal_refuses_is_shown() {
    let third = Some((Section::Plays, 2, Reason::CardNotHeld, None));
    assert_eq!(of_cards("SA SA SA"), third);
}

/// Whoever is of which party, who has laid two cards announces nothing any more.
#[test]
fn an_announcement_too_late_is_refused_by_all() {
    let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
    let plays = plays("HA DT HK HA CA CK CT C9");
    let extras = [Extra {
        at: 8,
        seat: Seat::Fourth,
        word: ExtraWord::Announcement(Announcement::Ansage(Party::Re)),
        party: None,
    }];
    let mut game = known(&DDV_TSR, &said, &budget);
    game.record.plays = &plays;
    game.record.extras = &extras;
    let wrong = Some((Section::Extras, 0, Reason::TooLate, None));
    assert_eq!(found(game), wrong);
}
