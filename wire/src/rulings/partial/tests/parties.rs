//! Who is told to know the party of a seat, and what is told of an Armut.

use super::*;
use crate::rulings::tests::inspect;

/// Who sees one hand knows a party if and only if the position tells it, also where neither what
/// was shown nor its own cards do, but that nobody else can have the ♣Q.
#[test]
fn who_is_told_a_party_knows_it() {
    let mut numbers = Numbers(83);
    let (mut known, mut followed, mut open) = (0, 0, 0);
    for _ in 0..2_000 {
        let cards = 24 + numbers.below(24);
        let game = Drawn::draw(&mut numbers, cards);
        let own = numbers.one_of(&Seat::ALL);
        let all = inspect(game.with(game.deal, |_| true));
        let seen = inspect(game.with(game.deal, |seat| seat == own));
        let own = encode::seat(own);
        for (told, shown) in seen.seats.iter().zip(&all.seats) {
            let is_known = told.party() != v1::Party::Unspecified;
            assert_eq!(told.party_known_to.contains(&own), is_known, "{told:?}");
            known += u32::from(is_known);
            open += u32::from(!is_known);
            followed += u32::from(is_known && !shown.party_known_to.contains(&own));
        }
    }
    let counts = [known, followed, open];
    assert!(known > 5_000 && followed > 3 && open > 300, "{counts:?}");
}

/// Before cards are pushed an Armut shows in nothing but that they are asked for.
#[test]
fn an_armut_shows_once_its_cards_are_asked_for() {
    let armuten = |line: &str| inspect(doko_notation::read(line).unwrap()).armuten.len();
    assert_eq!(armuten("vln; s=1armut 2g 3g"), 0);
    assert_eq!(armuten("vln; s=1armut 2g 3g 4g"), 1);
    assert_eq!(armuten("vln; s=1armut 2g 3g 4g 1armut_push; a=??????/"), 1);
}
