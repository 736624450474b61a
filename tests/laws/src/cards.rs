//! Laws of cards and hands.

use doko_engine::{Card, Observer, Position, Seat, known_parties};

use crate::round::the_grounds_are_sound;

/// What the cards of a deck count.
const ALL_AUGEN: u16 = 240;

/// INV-1, INV-2, INV-3; a card is accepted if and only if it is listed.
pub fn the_cards_are_sound(position: &Position<'_>) {
    let game = position.game().expect("a contract");
    let sum = |cards: &[Card]| -> u16 { cards.iter().map(|card| u16::from(card.augen())).sum() };
    let in_tricks: u16 = game.augen().iter().map(|(_, &it)| u16::from(it)).sum();
    let on_table = sum(game.trick().cards());
    let hands = Seat::ALL.into_iter();
    let in_hands: u16 = hands.map(|seat| game.hand(seat).augen()).sum();
    assert_eq!(in_tricks + on_table + in_hands, ALL_AUGEN);

    for seat in Seat::ALL {
        let hand = game.hand(seat);
        let legal = position.legal_cards(seat);
        let on_turn = position.to_play() == Some(seat);
        assert_eq!(legal.is_empty(), !on_turn);
        assert!(legal.is_subset(hand));
        if on_turn {
            let class = game.demanded();
            let members = class.map(|class| hand.intersect(game.order().members(class)));
            match members.filter(|members| !members.is_empty()) {
                Some(members) => assert_eq!(legal, members),
                None => assert_eq!(legal, hand),
            }
        }
        for card in Card::ALL {
            let mut after = position.clone();
            match after.play(seat, card) {
                Ok(()) => assert!(legal.contains(card)),
                Err(refusal) => {
                    assert!(!legal.contains(card));
                    the_grounds_are_sound(&refusal);
                    assert_eq!(after.legal_cards(seat), legal);
                }
            }
            // What is laid although it may not be is a revoke.
            let is_laid = on_turn && hand.contains(card);
            assert_eq!(position.clone().play_revoke(seat, card).is_ok(), is_laid);
        }
    }
}

/// Nobody knows a party that is another one, and who sees a hand knows no less.
pub fn what_is_known_is_true(position: &Position<'_>) {
    let game = position.game().expect("a contract");
    let dealt = position.deal().hands();
    let public = known_parties(position.rules(), game, dealt, Observer::Public);
    for observer in Seat::ALL.map(Observer::Seat) {
        let known = known_parties(position.rules(), game, dealt, observer);
        for seat in Seat::ALL {
            let party = known.get(seat).map(|(party, _)| party);
            assert!(party.is_none() || party == game.parties().of(seat));
            assert!(party.is_some() || public.get(seat).is_none());
            let own = observer == Observer::Seat(seat);
            assert!(!own || party == game.parties().of(seat));
        }
    }
}
