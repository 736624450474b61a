//! Schweine that are the Ansage of a party, in a record.

use std::vec::Vec;

use super::*;
use crate::action::{Extra, ExtraWord, Play, Record, Said};
use crate::card_set::CardSet;
use crate::deal::Deck;
use crate::options::{
    Pflichtansage, PflichtansageExcuse, PflichtansageHochzeit, PflichtansageStep,
};
use crate::party::Party;
use crate::rule::Rule;
use crate::rulesets::VLN;
use crate::seat::BySeat;
use crate::seat::Seat::{First as S1, Fourth as S4, Second as S2, Third as S3};
use crate::word::Absage;

/// Seat 1 and seat 4 have a ♣Q each, and seat 1 both ♦A.
const HANDS: [&str; 4] = [
    "CA CK CQ SA SK HA HT DJ DA DA",
    "CA CT CJ SA ST HK HQ DT DQ DJ",
    "CT CK SK SQ SQ HA HT HJ DT DK",
    "CQ CJ ST SJ SJ HK HQ HJ DK DQ",
];

/// Why the first action is refused that is, if everybody heard that the Schweine are an Ansage of
/// this party.
fn refused(extras: &[Extra], heard: Option<Party>) -> Option<Refusal> {
    refused_after(&[Card::DA], extras, heard, &VLN)
}

/// The same, with these cards and rules.
fn refused_after(
    cards: &[Card],
    extras: &[Extra],
    heard: Option<Party>,
    rules: &RuleSet,
) -> Option<Refusal> {
    let hands = HANDS.map(|text| text.parse::<CardSet>().unwrap());
    let deal = Deal::new(Deck::WithoutNines, BySeat::new(hands)).unwrap();
    let said = [S1, S2, S3, S4].map(|seat| Said {
        seat,
        word: Word::Gesund,
    });
    let plays = cards.iter().map(|&card| Play { seat: None, card });
    let plays: Vec<_> = plays.collect();
    let record = Record {
        said: &said,
        plays: &plays,
        extras,
        claim_order: &[],
        schweine_party: heard,
    };
    let mut replay = Replay::new(rules, Context::default(), deal, record);
    replay.next_refused().map(|(_, refusal)| refusal)
}

fn extra(seat: Seat, word: ExtraWord) -> Extra {
    Extra {
        at: 0,
        seat,
        word,
        party: None,
    }
}

#[test]
fn schweine_are_an_ansage_of_their_party_and_no_other() {
    let schweine = [extra(S1, ExtraWord::Schweine(Rank::Ace))];
    assert_eq!(refused(&schweine, None), None);
    assert_eq!(refused(&schweine, Some(Party::Re)), None);
    let refusal = refused(&schweine, Some(Party::Kontra)).unwrap();
    let grounds = refusal.grounds();
    let told: Vec<_> = grounds.iter().map(|it| (it.reason, it.rule)).collect();
    assert_eq!(told, [(Reason::WrongParty, Rule::Schw3)]);
}

/// The Ansage that the rules have entered may be said, too, whatever others say meanwhile; it is
/// said once.
#[test]
fn what_the_rules_have_entered_is_said_once() {
    let ansage = |seat, party| extra(seat, ExtraWord::Announcement(Announcement::Ansage(party)));
    let schweine = extra(S1, ExtraWord::Schweine(Rank::Ace));
    let (re, kontra) = (ansage(S1, Party::Re), ansage(S2, Party::Kontra));
    assert_eq!(refused(&[schweine, re], None), None);
    assert_eq!(refused(&[kontra, schweine, re], None), None);
    let refusal = refused(&[schweine, re, re], None).unwrap();
    assert_eq!(refusal.reason(), Reason::Already);
}

/// A Pflichtansage may be said, too, by who has announced something before: that was earlier in
/// the game, and has nothing to do with it.
#[test]
fn a_pflichtansage_may_be_said_after_an_announcement_of_an_earlier_card() {
    let mut rules = VLN;
    rules.announcement.pflicht = Some(Pflichtansage {
        augen: 30,
        excused_by: PflichtansageExcuse::Nobody,
        step: PflichtansageStep::NextLevel,
        in_hochzeit: PflichtansageHochzeit::Klaerungsstich,
    });
    let extra = |at, announcement| Extra {
        at,
        ..extra(S1, ExtraWord::Announcement(announcement))
    };
    let re = extra(0, Announcement::Ansage(Party::Re));
    let no_90 = extra(4, Announcement::Absage(Absage::Keine90));
    let cards = [Card::CA, Card::CT, Card::CT, Card::HK];
    assert_eq!(refused_after(&cards, &[re, no_90], None, &rules), None);
    let refusal = refused_after(&cards, &[re, no_90, no_90], None, &rules);
    assert_eq!(refusal.unwrap().reason(), Reason::Already);
}
