//! What everybody heard of a game that was declared wrongly.

use super::hands::{known, plays};
use super::standing::{hand, words};
use super::*;
use crate::action::{ClaimKind, Extra};
use crate::card::Rank;
use crate::deal::{Deal, Deck};
use crate::options::{Genscher, SchweineAnsage, SchweineContract, SchweineContracts, SchweineMode};
use crate::party::Party;
use crate::rulesets::DDV_TSR;
use crate::schweine::DeclaredPair;
use crate::word::{Absage, Announcement};

const HANDS: [&str; 4] = [
    "CA CT CT CQ C9 C9 SA S9 HK H9 DT DJ",
    "CK CQ CJ ST SJ S9 HT HQ HJ H9 DA D9",
    "CA CJ SA ST SK SQ HK HQ DT DK DK D9",
    "CK SK SQ SJ HA HA HT HJ DA DQ DQ DJ",
];

const PLAYS: &str = "SA S9 SK SK DJ DA CJ SQ HA HK H9 HK HA H9 HJ DK HT HQ DA DT CJ D9 HJ CQ \
                     CA CK CA CK CT CQ DK DQ ST SA HT S9 SJ C9 HQ DT D9 SQ DJ C9 ST DQ CT";

/// Seat 3 names its partner with the first ♦K, which the hands have to be guessed to allow: so
/// seat 2, who has a ♣Q, is Kontra like everybody else who was not named, and its Absage names no
/// party. Its Schweine are wrong, so that all of it is what is believed.
#[test]
fn a_genscher_that_is_believed_makes_the_parties() {
    let mut rules = DDV_TSR;
    rules.genscher = Genscher::On;
    let plays = plays(PLAYS);
    let extra = |at, seat, word| Extra {
        at,
        seat,
        word,
        party: None,
    };
    let absage = Announcement::Absage(Absage::Keine90);
    let absage = extra(45, Seat::Second, ExtraWord::Announcement(absage));
    let genscher = extra(15, Seat::Third, ExtraWord::Genscher(Seat::Fourth));
    let schweine = extra(35, Seat::Second, ExtraWord::Schweine(Rank::Ace));
    let deal = Deal::new(Deck::WithNines, BySeat::new(HANDS.map(hand))).unwrap();
    let party = |extras: &[Extra]| {
        let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
        let mut game = known(&rules, &said, &budget);
        game.record.plays = &plays;
        game.record.extras = extras;
        let mut named = extras.to_vec();
        game.heard_as_believed(&deal).name_parties(&mut named);
        named.last().unwrap().party
    };
    assert_eq!(party(&[genscher, schweine, absage]), None);
    assert!(party(&[schweine, absage]).is_some(), "by the ♣Q");
}

/// Whether a game goes on after a claim is decided by hands, so nothing after it is heard.
#[test]
fn nothing_is_heard_after_a_claim() {
    let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
    let plays = plays(PLAYS);
    let extra = |at, word| Extra {
        at,
        seat: Seat::Second,
        word,
        party: None,
    };
    let claim = extra(40, ExtraWord::Claim(ClaimKind::Surrender));
    let absage = ExtraWord::Announcement(Announcement::Absage(Absage::Keine90));
    let [before, after] = [35, 45].map(|at| extra(at, absage));
    let deal = Deal::new(Deck::WithNines, BySeat::new(HANDS.map(hand))).unwrap();
    let parties = |extras: &[Extra]| {
        let mut game = known(&DDV_TSR, &said, &budget);
        game.record.plays = &plays;
        game.record.extras = extras;
        let own = Replay::new(&DDV_TSR, Context::default(), deal, game.record).heard();
        [own, game.heard_as_believed(&deal)].map(|table| {
            let mut named = extras.to_vec();
            table.name_parties(&mut named);
            let absagen = named.iter().filter(|it| it.word == absage);
            absagen.map(|it| it.party).collect::<Vec<_>>()
        })
    };
    let re = Some(Party::Re);
    assert_eq!(parties(&[after]), [[re], [re]]);
    assert_eq!(parties(&[before, claim, after]), [[re, None], [re, None]]);
}

/// The words of a record are those before the first card, and the pairs that count are heard once
/// the contract stands: also by whoever believes that the hands are others.
#[test]
fn schweine_that_count_are_heard_when_the_contract_stands() {
    let mut rules = DDV_TSR;
    rules.schweine.mode = SchweineMode::Vorbehalt;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Normal]);
    rules.schweine.ansage = SchweineAnsage::Implied;
    let mut hands = HANDS;
    hands[1] = "CK CQ CJ ST SJ S9 HT HQ HJ H9 DA DA";
    hands[3] = "CK SK SQ SJ HA HA HT HJ D9 DQ DQ DJ";
    let deal = Deal::new(Deck::WithNines, BySeat::new(hands.map(hand))).unwrap();
    let pair = DeclaredPair {
        seat: Seat::Second,
        rank: Rank::Ace,
    };
    let heard = |text: &str, cards: &str| {
        let (said, plays, budget) = (words(text), plays(cards), Budget::new());
        let mut game = known(&rules, &said, &budget);
        game.record.plays = &plays;
        let own = Replay::new(&rules, Context::default(), deal, game.record).heard();
        let believed = game.heard_as_believed(&deal);
        assert!(own.is_held && !believed.is_held);
        assert_eq!(own.heard, believed.heard, "{text}");
        let all = [own, believed].map(|it| it.pairs.map(|it| it.to_vec()));
        let with = Known {
            heard: own.heard,
            ..game
        };
        (all, own.heard, with.heard_an_announcement())
    };
    let (none, ..) = heard("1g 2w", "");
    assert_eq!(none, [None, None]);
    let both = [Some(std::vec![pair]), Some(std::vec![pair])];
    let (all, after_words, entered) = heard("1g 2w 2g 3g 4g", "");
    assert_eq!((all, entered), (both.clone(), true));
    let (all, after_cards, entered) = heard("1g 2w 2g 3g 4g", "SA S9");
    assert_eq!((all, entered), (both, true));
    // The Ansage comes with the contract, whenever they were declared.
    let (_, earlier, entered) = heard("2w 2g 1g 3g 4g", "SA S9");
    assert_eq!(earlier, after_cards);
    assert!(entered && after_words != after_cards);
    let (_, nothing, entered) = heard("1g 2g 3g 4g", "SA S9");
    assert!(!entered && nothing != after_cards);
}

/// What is believed goes as far as any deal does, whoever has the ♣Q.
#[test]
fn a_hochzeit_that_the_hands_do_not_have_is_believed() {
    let deal = Deal::new(Deck::WithNines, BySeat::new(HANDS.map(hand))).unwrap();
    let pairs = |text: &str, cards: &str| {
        let (said, plays, budget) = (words(text), plays(cards), Budget::new());
        let mut game = known(&DDV_TSR, &said, &budget);
        game.record.plays = &plays;
        game.heard_as_believed(&deal).pairs.map(|it| it.to_vec())
    };
    assert_eq!(pairs("1h 2g 3g 4g", "SA S9"), Some(Vec::new()));
    // Of the third ♠A there is none, so that no deal goes on to the end.
    assert_eq!(pairs("1h 2g 3g 4g", "SA SA SA"), Some(Vec::new()));
    assert_eq!(pairs("1h 2g", ""), None, "no contract stands");
}

/// Of deals that go equally far the one is taken whose ♣Q are where they are.
#[test]
fn parties_are_those_of_the_queens_if_that_goes_as_far() {
    let deal = Deal::new(Deck::WithNines, BySeat::new(HANDS.map(hand))).unwrap();
    let plays = plays("SA SA SA");
    let party = |seat| {
        let absage = ExtraWord::Announcement(Announcement::Absage(Absage::Keine90));
        let mut extras = [Extra {
            at: 0,
            seat,
            word: absage,
            party: None,
        }];
        let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
        let mut game = known(&DDV_TSR, &said, &budget);
        game.record.plays = &plays;
        let named = extras;
        game.record.extras = &named;
        game.heard_as_believed(&deal).name_parties(&mut extras);
        extras[0].party
    };
    let (re, kontra) = (Some(Party::Re), Some(Party::Kontra));
    assert_eq!(Seat::ALL.map(party), [re, re, kontra, kontra]);
}
