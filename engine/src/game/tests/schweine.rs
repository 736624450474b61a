//! Who may still declare Schweine with a card.

use super::*;

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
