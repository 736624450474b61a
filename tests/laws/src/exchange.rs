//! Laws of the Armut.

use doko_engine::{BySeat, Card, CardOrder, Contract, Position, Seat, Word};

use crate::script::Script;

/// INV-12: an exchange keeps the sizes of hands and all cards; the trumps that the poor
/// player holds then are among those that came back.
pub fn the_exchange_keeps_the_cards(script: &Script) {
    let mut position = Position::new(&script.rules, script.context, script.deal);
    let mut pushed_by = None;
    let mut returned = BySeat::new([None; 4]);
    for said in &script.said {
        position.say(said.seat, said.word).expect("a legal word");
        if let Word::Push(_) = said.word {
            pushed_by = Some(said.seat);
        }
        if let Word::Return(cards) = said.word {
            let poor = pushed_by.expect("cards were pushed before");
            *returned.get_mut(poor) = Some(cards);
        }
    }
    let Some(game) = position.game() else {
        return;
    };
    let size = u32::from(script.rules.deck.hand_size());
    let hands = BySeat::from_fn(|seat| game.hand(seat));
    assert!(
        Seat::ALL
            .into_iter()
            .all(|seat| hands.get(seat).len() == size)
    );
    for card in Card::ALL {
        let all: u32 = hands.iter().map(|(_, hand)| hand.count(card)).sum();
        assert_eq!(all, script.rules.deck.cards().count(card));
    }
    if let Contract::Armut { .. } = game.contract() {
        let order = CardOrder::played(Contract::Normalspiel, script.rules.dullen);
        for (poor, returned) in returned.iter() {
            if let Some(returned) = *returned {
                let trumps = hands.get(poor).intersect(order.trumps());
                assert!(trumps.is_subset(returned), "{poor}: {trumps} of {returned}");
            }
        }
        for other in Seat::ALL {
            let kept = hands.get(other) == script.deal.hands().get(other);
            let mut own = script.said.iter().filter(|it| it.seat == other);
            let took_part = own.any(|it| matches!(it.word, Word::Push(_) | Word::Accept));
            assert!(kept || took_part, "{other}");
        }
    } else {
        assert_eq!(&hands, script.deal.hands());
    }
}
