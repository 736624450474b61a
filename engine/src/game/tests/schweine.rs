//! Who may still declare Schweine with a card.

use super::*;
use crate::options::{SchweineContract, SchweineContracts, SchweineCount, SchweineMode};

#[test]
fn a_poor_player_never_has_schweine() {
    let mut rules = mode(SchweineMode::AtFirstFox);
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Armut]);
    let contract = Contract::Armut {
        seat: Seat::First,
        acceptor: Seat::Third,
    };
    let may = |second_poor| {
        let opening = Opening {
            second_poor,
            ..opening(contract, SCHWEINE)
        };
        let mut game = Game::new(&rules, &opening);
        let before = game.may_still_declare(&rules, Seat::Second);
        play(&mut game, &rules, "SQ");
        let reasons = reasons(&game.schweine_grounds(&rules, Seat::Second, Rank::Ace));
        let refused = reasons.contains(&(Reason::PoorPlayerMayNotDeclareSchweine, Rule::Arm10));
        assert_eq!(before, game.may_still_declare(&rules, Seat::Second));
        (before, refused)
    };
    assert_eq!(may(None), (true, false));
    assert_eq!(may(Some(Seat::Second)), (false, true));
}

/// Of a pair with one Schwein, that one stands on top until its trick is complete.
#[test]
fn one_schwein_stands_on_top_as_long_as_it_counts() {
    let mut rules = VLN;
    rules.schweine.count = SchweineCount::FirstOnly;
    let mut game = with_schweine(&rules);
    let top = |game: &Game| trumps(game, &rules).starts_with("DA HT CQ");
    for trick in &TRICKS[..5] {
        assert!(top(&game));
        play(&mut game, &rules, trick);
    }
    play(&mut game, &rules, "SQ SK DA");
    assert!(top(&game), "it lies in the trick");
    play(&mut game, &rules, "DT");
    assert!(!top(&game));
    play(&mut game, &rules, "CJ DQ HQ ST DT CK DA");
    assert!(!top(&game), "the other one is a Fuchs");
    play(&mut game, &rules, "CJ");
    assert!(!top(&game));
}

/// A pair that everybody took for one has lost nothing as long as none of it was laid.
#[test]
fn one_schwein_counts_where_there_is_no_other() {
    let mut rules = VLN;
    rules.schweine.count = SchweineCount::FirstOnly;
    let mut of = SCHWEINE;
    of[0] = "SQ HQ SJ CT CK CK ST ST SK DA";
    of[1] = "DA HK CQ CJ SJ HJ CA SA SK HK";
    let mut opening = opening(Contract::Normalspiel, of);
    opening.schweine.push(PAIR);
    let mut game = Game::new(&rules, &opening);
    let height = |game: &Game| game.height(&rules, Seat::Second, Card::DA);
    assert!(height(&game) > 0);
    play(&mut game, &rules, "CT CA CT CA");
    assert!(height(&game) > 0, "other cards were laid");
    play(&mut game, &rules, "HK");
    assert_eq!(
        game.height(&rules, Seat::First, Card::DA),
        0,
        "no pair of this seat"
    );
}

#[test]
fn two_schweine_stand_on_top_for_the_whole_game() {
    let mut game = with_schweine(&VLN);
    for trick in TRICKS {
        play(&mut game, &VLN, trick);
        assert!(trumps(&game, &VLN).starts_with("DA HT CQ"));
    }
}

/// That one ace only is a Schwein says nothing of the pairs above.
#[test]
fn of_a_pair_above_both_are_raised() {
    let mut rules = VLN;
    rules.schweine.count = SchweineCount::FirstOnly;
    rules.schweine.above = List::of(&[Rank::King], Rank::King);
    let mut game = with_schweine(&rules);
    let kings = DeclaredPair {
        seat: Seat::Fourth,
        rank: Rank::King,
    };
    game.declare(&rules, kings);
    let heights = |game: &Game| {
        let of = |seat, card| game.height(&rules, seat, card);
        (of(Seat::Fourth, Card::DK), of(Seat::Second, Card::DA))
    };
    assert_eq!(heights(&game), (2, 1));
    play(&mut game, &rules, "SQ DA HT DK");
    // A ♦K and a ♦A are left.
    assert_eq!(heights(&game), (2, 0));
    assert_eq!(game.height(&rules, Seat::Third, Card::DK), 0);
}

#[test]
fn schweine_are_declared_with_a_card_only_where_they_come_with_one() {
    let with_card = |rules: &RuleSet, card| {
        let game = plain(rules);
        let declarable = game.declarable_with(rules, Seat::Second, card);
        let leads = Opening {
            lead: Seat::Second,
            ..opening(Contract::Normalspiel, SCHWEINE)
        };
        let leading = Game::new(rules, &leads);
        (
            declarable,
            leading.declarable_with(rules, Seat::Second, card),
        )
    };
    assert_eq!(with_card(&VLN, Card::DA), (None, None));
    let at_first = mode(SchweineMode::AtFirstFox);
    assert_eq!(with_card(&at_first, Card::DA), (None, Some(PAIR)));
    assert_eq!(with_card(&at_first, Card::SA), (None, None));
    let second = mode(SchweineMode::SecondOnly);
    assert_eq!(with_card(&second, Card::DA), (None, None));
}

/// The second ♦A needs a first one, played or still held, and is declared once.
#[test]
fn a_second_ace_to_come_is_held_after_a_first() {
    let rules = mode(SchweineMode::SecondOnly);
    let could = |game: &Game, hand: &str| {
        let hand = hand.parse().unwrap();
        game.could_declare_with(&rules, Seat::Second, Card::DA, hand)
    };
    let mut game = plain(&rules);
    assert!(could(&game, "DA DA"));
    assert!(!could(&game, "DA CJ"));
    assert!(!could(&with_schweine(&rules), "DA DA"));
    play(&mut game, &rules, "SQ DA HT DK");
    assert!(could(&game, "DA CJ"));
    play(&mut game, &rules, "DJ DK SJ DA");
    assert!(!could(&game, "SA CQ"));
}
