//! Where a hearing stands, what it leaves out, and what it draws on.

use super::*;
use crate::action::{Extra, Play, Said};
use crate::card::Card;
use crate::deal::Deck;
use crate::options::Penalties;
use crate::party::Party;
use crate::penalty::OffenceClass;
use crate::rulesets::DDV_TSR;
use crate::seat::BySeat;
use crate::verdict::Reason;
use crate::word::{Announcement, Word};

/// Seats 2 and 4 have a ♣Q each.
const HANDS: [&str; 4] = [
    "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
    "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
    "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
    "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
];

const fn gesund(seat: Seat) -> Said {
    let word = Word::Gesund;
    Said { seat, word }
}

const fn play(card: Card) -> Play {
    Play { seat: None, card }
}

const SAID: [Said; 4] = [
    gesund(Seat::First),
    gesund(Seat::Second),
    gesund(Seat::Third),
    gesund(Seat::Fourth),
];

/// Seat 3 complains of an announcement of seat 2 after the first Stich: what these records say
/// of seat 2 before it is another one, unless it is known to be the offence.
fn hearing<'r, 'a>(rules: &'r RuleSet, plays: &'a [Play], extras: &'a [Extra]) -> Hearing<'r, 'a> {
    let hands = HANDS.map(|hand| hand.parse().unwrap());
    let deal = Deal::new(Deck::WithNines, BySeat::new(hands)).unwrap();
    let record = Record {
        said: &SAID,
        plays,
        extras,
        claim_order: &[],
        schweine_party: None,
    };
    let complaint = Complaint {
        offender: Seat::Second,
        kind: OffenceKind::Announcement,
        cards_played: 4,
        complainant: Seat::Third,
    };
    Hearing::new(rules, Context::default(), deal, record, complaint)
}

fn announced(at: u8, announcement: Announcement) -> Extra {
    Extra {
        at,
        seat: Seat::Second,
        word: ExtraWord::Announcement(announcement),
        party: None,
    }
}

#[test]
fn no_complaint_is_heard_without_penalties_and_a_heard_one_is_assessed() {
    let without = RuleSet {
        penalties: Penalties::Off,
        ..DDV_TSR
    };
    let offence = Offence {
        offender: Seat::Second,
        class: Some(OffenceClass::Minor),
        harm: None,
        named: None,
    };
    let at_the_offence = |rules| {
        let mut hearing = hearing(rules, &[], &[]);
        assert!(hearing.next_fault().is_none());
        hearing
    };
    let refused = at_the_offence(&without).finish(&offence).1;
    assert_eq!(refused.unwrap_err().reason(), Reason::PenaltiesNotAvailable);
    let heard = at_the_offence(&DDV_TSR).finish(&offence).1;
    assert_eq!(at_the_offence(&without).assess(&offence).1, heard.unwrap());
}

#[test]
fn what_is_known_to_be_the_offence_is_not_performed_though_the_hands_allow_it() {
    let plays = [Card::CA, Card::CT, Card::CK, Card::C9].map(play);
    let extras = [announced(0, Announcement::Ansage(Party::Re))];
    let mut known = hearing(&DDV_TSR, &plays, &extras).with_offence(Some(0));
    assert!(known.before().is_none());
    assert!(known.next_fault().is_none());
    let before = known.before().and_then(Position::game).unwrap();
    assert_eq!(before.cards_played(), 0);
    let after = known.replay().position().game().unwrap();
    assert!(after.announced().is_empty());

    let mut unknown = hearing(&DDV_TSR, &plays, &extras);
    assert!(unknown.next_fault().is_none());
    let before = unknown.before().and_then(Position::game).unwrap();
    assert_eq!((before.cards_played(), before.announced().len()), (4, 1));
}

#[test]
fn a_refused_announcement_can_be_left_out_and_a_card_that_is_not_held_cannot() {
    let plays = [Card::CA, Card::HJ].map(play);
    let extras = [announced(0, Announcement::Ansage(Party::Kontra))];
    let mut hearing = hearing(&DDV_TSR, &plays, &extras);
    let refused = hearing.next_fault().unwrap();
    assert_eq!(refused.section, Section::Extras);
    assert!(hearing.overlook(&refused));
    let refused = hearing.next_fault().unwrap();
    assert_eq!((refused.section, refused.index), (Section::Plays, 1));
    assert!(!hearing.overlook(&refused));
}

#[test]
fn what_a_hearing_costs_is_drawn_from_the_budget_that_it_is_given() {
    let budget = Budget::new();
    let hearing = hearing(&DDV_TSR, &[], &[]);
    assert!(hearing.replay().budget().is_none());
    let given = hearing.drawing_on(&budget).replay().budget().unwrap();
    assert!(core::ptr::eq(given, &raw const budget));
}
