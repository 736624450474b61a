//! What a position says of a game that is going on.

use std::vec;

use super::*;
use crate::action::{Claim, ClaimKind};
use crate::deal::Deal;
use crate::options::{
    Claims, Earliest, Genscher, SchweineContract, SchweineContracts, SchweineMode,
};
use crate::position::Position;
use crate::verdict::{Evidence, Refusal};
use crate::vorbehalt::Context;
use crate::word::Word;

const GESUND: Word = Word::Gesund;

fn begin(rules: &RuleSet) -> Position<'_> {
    let deal = Deal::new(rules.deck, hands(SCHWEINE)).unwrap();
    Position::new(rules, Context::default(), deal)
}

/// After four times gesund, with these tricks played.
fn after<'r>(rules: &'r RuleSet, tricks: &[&str]) -> Position<'r> {
    let mut position = begin(rules);
    for seat in Seat::ALL {
        position.say(seat, GESUND).unwrap();
    }
    let cards = tricks.iter().flat_map(|it| it.split_whitespace());
    for card in cards {
        position.play_in_turn(card.parse().unwrap()).unwrap();
    }
    position
}

fn told(refusal: &Refusal) -> Vec<Reason> {
    refusal.grounds().iter().map(|it| it.reason).collect()
}

fn grounds(refusal: &Refusal) -> Vec<(Reason, Rule)> {
    let grounds = refusal.grounds().iter();
    grounds.map(|it| (it.reason, it.rule)).collect()
}

fn earliest(earliest: Earliest) -> RuleSet {
    let mut rules = VLN;
    rules.announcement.earliest = earliest;
    rules
}

#[test]
fn announcements_are_open_from_the_contract_or_from_the_first_trick_on() {
    let at_once = earliest(Earliest::ContractFixed);
    assert!(!begin(&at_once).announcements_open());
    assert!(after(&at_once, &[]).announcements_open());
    let later = earliest(Earliest::AfterFirstTrick);
    assert!(!after(&later, &[]).announcements_open());
    assert!(!after(&later, &["HK HK HA"]).announcements_open());
    assert!(after(&later, &TRICKS[..1]).announcements_open());
}

#[test]
fn a_window_that_is_not_open_yet_is_one_unless_it_closes_before() {
    let re = Announcement::Ansage(Party::Re);
    let mut later = earliest(Earliest::AfterFirstTrick);
    let early = after(&later, &[]);
    let refused = early.check_announcement(Seat::Second, re).unwrap_err();
    assert_eq!(told(&refused), [Reason::TooEarly]);
    assert_eq!(early.window(Seat::Second, re).unwrap().last_counter, 1);
    later.announcement.max.re[0] = 0;
    let never = after(&later, &[]);
    assert!(told(&never.window(Seat::Second, re).unwrap_err()).contains(&Reason::TooEarly));
    let mut now = later;
    now.announcement.earliest = Earliest::ContractFixed;
    assert_eq!(
        after(&now, &[])
            .window(Seat::Second, re)
            .unwrap()
            .last_counter,
        0
    );
}

#[test]
fn a_settlement_has_to_wait_for_the_cards_that_are_missing() {
    let missing = |tricks: &[&str]| match after(&VLN, tricks).settle().unwrap_err().evidence() {
        Evidence::Settlement { cards_missing } => *cards_missing,
        it @ (Evidence::Card { .. }
        | Evidence::Announcement { .. }
        | Evidence::Vorbehalt { .. }
        | Evidence::Schweine { .. }
        | Evidence::Genscher { .. }
        | Evidence::Claim { .. }
        | Evidence::Complaint { .. }) => panic!("{it:?}"),
    };
    assert_eq!(missing(&[]), 40);
    assert_eq!(missing(&TRICKS[..2]), 32);
    assert_eq!(missing(&["HK HK HA"]), 37);
}

#[test]
fn nobody_plays_before_there_is_a_contract() {
    let mut position = begin(&VLN);
    let refused = position.play_in_turn(Card::HK).unwrap_err();
    assert_eq!(told(&refused), [Reason::PlayBeforeContract]);
}

#[test]
fn what_is_said_after_the_contract_is_refused_for_what_it_is() {
    let refused = |rules, tricks: &[&str], word| {
        let mut position = after(rules, tricks);
        told(&position.say(Seat::First, word).unwrap_err())
    };
    let schweine = Word::Schweine(Rank::Ace);
    let with = RuleSet {
        deck: VLN.deck,
        ..DDV_TSR
    };
    assert_eq!(
        refused(&with, &TRICKS[..1], schweine),
        [Reason::SchweineNotAvailable]
    );
    assert_eq!(
        refused(&VLN, &TRICKS[..1], schweine),
        [Reason::SchweineTooLate]
    );
    assert_eq!(refused(&VLN, &["HK"], schweine), [Reason::SchweineTooLate]);
    assert_eq!(refused(&VLN, &TRICKS[..1], GESUND), [Reason::NotAsked]);
    // An announcement ends what is said before the first card, too.
    let mut announced = after(&VLN, &[]);
    let re = Announcement::Ansage(Party::Re);
    announced.announce(Seat::Second, re).unwrap();
    let refused = announced.say(Seat::First, schweine).unwrap_err();
    assert_eq!(told(&refused), [Reason::NotAsked]);
}

/// What is refused once the game is over is refused for its time, too, in whichever way
/// it is said.
#[test]
fn after_the_end_schweine_are_too_late_as_a_word_and_in_play() {
    let schweine = Word::Schweine(Rank::Ace);
    let both = |rules: &RuleSet, is_over: bool| {
        let mut position = after(rules, &TRICKS[..1]);
        while is_over && let Some(seat) = position.to_play() {
            let card = position.legal_cards(seat).kinds().next().unwrap();
            position.play(seat, card).unwrap();
        }
        let in_play = position.check_schweine(Seat::Second, Rank::Ace);
        let said = position.say(Seat::Second, schweine);
        [in_play, said].map(|it| grounds(&it.unwrap_err()))
    };
    let over = (Reason::GameOver, Rule::Mod4);
    let late = |rule| (Reason::SchweineTooLate, rule);
    assert_eq!(
        both(&VLN, true),
        [[over, late(Rule::Schw2)], [over, late(Rule::Schw2)]]
    );
    // Where they come with a card, no word of the round declares them at any time.
    let no_word = (Reason::SchweineNotAvailable, Rule::Schw2);
    for (mode, rule) in [
        (mode(SchweineMode::AtFirstFox), Rule::Schw9),
        (mode(SchweineMode::SecondOnly), Rule::Schw10),
    ] {
        let [in_play, said] = both(&mode, true).map(Vec::from);
        assert_eq!((in_play, said), (vec![over, late(rule)], vec![no_word]));
        assert_eq!(both(&mode, false)[1], [no_word]);
    }
}

/// A solo that is given up before a card lies does not begin once more with a word.
#[test]
fn after_a_surrender_without_a_card_nothing_is_said() {
    let mut rules = VLN;
    rules.claim = Claims::Soloist;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Farbsolo]);
    let mut position = begin(&rules);
    position.say(Seat::First, Word::Solo(Solo::Karo)).unwrap();
    position.say(Seat::First, Word::Bid(0)).unwrap();
    for seat in [Seat::Second, Seat::Third, Seat::Fourth] {
        position.say(seat, GESUND).unwrap();
    }
    let schweine = Word::Schweine(Rank::Ace);
    assert_eq!(position.clone().say(Seat::Second, schweine), Ok(()));
    let surrender = Claim {
        seat: Seat::First,
        kind: ClaimKind::Surrender,
        order: &[],
    };
    position.claim(&surrender).unwrap();
    assert!(!position.may_speak());
    let over = [(Reason::GameOver, Rule::Claim8)];
    for refused in [
        position.say(Seat::Second, schweine),
        position.check_schweine(Seat::Second, Rank::Ace),
    ] {
        assert_eq!(grounds(&refused.unwrap_err()), over);
    }
    let refused = position.say(Seat::Second, GESUND).unwrap_err();
    assert_eq!(told(&refused), [Reason::NotAsked]);
    assert!(position.game().is_some_and(Game::is_over));
}

#[test]
fn who_may_declare_schweine_holds_a_pair_that_counts() {
    let at_first_fox = mode(SchweineMode::AtFirstFox);
    let may = |rules, tricks: &[&str], seat| after(rules, tricks).may_declare_schweine(seat);
    assert!(!begin(&at_first_fox).may_declare_schweine(Seat::Second));
    let to_trumps = [&TRICKS[..1], &["DJ HJ SQ"]].concat();
    assert!(may(&at_first_fox, &to_trumps, Seat::Second));
    assert!(!may(&at_first_fox, &to_trumps, Seat::First));
    assert!(!may(&DDV_TSR_40, &to_trumps, Seat::Second));
}

/// Tournament rules with the deck of these hands.
const DDV_TSR_40: RuleSet = RuleSet {
    deck: VLN.deck,
    ..DDV_TSR
};

#[test]
fn schweine_are_an_ansage_of_their_holder_where_they_are_one() {
    let position = after(&VLN, &[]);
    assert_eq!(
        position.schweine_ansage(Seat::Second, Rank::Ace),
        Some(Party::Re)
    );
    assert_eq!(
        position.schweine_ansage(Seat::Fourth, Rank::Ace),
        Some(Party::Kontra)
    );
    assert_eq!(position.schweine_ansage(Seat::Second, Rank::King), None);
    assert_eq!(begin(&VLN).schweine_ansage(Seat::Second, Rank::Ace), None);
    assert_eq!(
        after(&DDV_TSR_40, &[]).schweine_ansage(Seat::Second, Rank::Ace),
        None
    );
}

#[test]
fn who_holds_both_kings_names_somebody_else_and_in_turn() {
    let rules = RuleSet {
        genscher: Genscher::On,
        ..VLN
    };
    let tricks = [&TRICKS[..3], &["SJ DJ"]].concat();
    let position = after(&rules, &tricks);
    assert!(position.may_name_a_partner(Seat::Fourth));
    assert!(!position.may_name_a_partner(Seat::First));
    let refused = |position: &Position<'_>, partner| {
        told(&position.check_genscher(Seat::Fourth, partner).unwrap_err())
    };
    assert_eq!(
        refused(&position, Seat::Fourth),
        [Reason::GenscherNotAvailable]
    );
    assert_eq!(
        refused(&begin(&rules), Seat::First),
        [Reason::GenscherNotAvailable]
    );
    let earlier = after(&rules, &TRICKS[..3]);
    assert_eq!(refused(&earlier, Seat::Fourth), [Reason::OutOfTurn]);
    assert!(!after(&VLN, &tricks).may_name_a_partner(Seat::Fourth));
}

#[test]
fn a_claim_is_for_who_plays_alone() {
    let mut position = begin(&DDV_TSR_40);
    position.say(Seat::First, Word::Solo(Solo::Damen)).unwrap();
    for seat in [Seat::Second, Seat::Third, Seat::Fourth] {
        position.say(seat, GESUND).unwrap();
    }
    assert!(position.may_claim(Seat::First) && !position.may_claim(Seat::Second));
    assert!(
        Seat::ALL
            .iter()
            .all(|&seat| !after(&DDV_TSR_40, &[]).may_claim(seat))
    );
}

/// Whose turn it is, is said as long as there is one.
#[test]
fn a_refused_card_says_whose_turn_it_is() {
    let mut position = after(&VLN, &[]);
    let refused = position.play(Seat::Third, Card::HK).unwrap_err();
    assert!(told(&refused).contains(&Reason::OutOfTurn));
    let Evidence::Card { to_play, .. } = *refused.evidence() else {
        panic!("{refused:?}");
    };
    assert_eq!(to_play, Some(Seat::First));
}
