//! Laws of tricks.

use doko_engine::{Card, CardOrder, CompletedTrick, DulleTie, Position, RuleSet, Seat, Trick};

use crate::script::Script;

/// INV-4, INV-5 for every trick of a game.
pub fn every_trick_goes_to_its_best_card(script: &Script) {
    let Some(position) = played(script) else {
        return;
    };
    let Some(game) = position.game() else {
        return;
    };
    let size = usize::from(script.rules.deck.hand_size());
    for (place, trick) in game.tricks().iter().enumerate() {
        the_winner_is_the_best(game.order(), trick, &script.rules);
        turns_with_the_table(game.order(), trick, place + 1 == size);
    }
}

/// The position at the end of a script; none if it does not come to a game.
#[must_use]
pub fn played(script: &Script) -> Option<Position<'_>> {
    let mut replay =
        doko_engine::Replay::new(&script.rules, script.context, script.deal, script.record());
    while let Some(step) = replay.step() {
        assert!(step.outcome.is_ok(), "{step:?}");
    }
    let position = replay.into_position();
    position.game().is_some().then_some(position)
}

/// INV-4: the card that wins is a trump or of the class led, and nothing beats it.
/// INV-5: of two equal cards the first wins, but for two ♥10.
fn the_winner_is_the_best(order: &CardOrder, trick: &CompletedTrick, rules: &RuleSet) {
    let place = trick.winner.distance_from(trick.leader);
    let card = trick.winning_card();
    let led = trick.cards[0];
    let class = order.class(card);
    assert!(order.trumps().contains(card) || class == order.class(led));
    let height = trick.winning_height();
    let with_heights = || trick.cards.iter().zip(&trick.raised);
    for (&other, &raised) in with_heights() {
        assert!(raised < height || raised == height && (height > 0 || !order.beats(other, card)));
    }
    let twin = with_heights().position(|it| it == (&card, &height));
    let first = twin.is_some_and(|twin| twin == place);
    let dullen = card == Card::HT && order.trumps().contains(card);
    assert!(
        first || dullen && rules.dulle_tie != DulleTie::First,
        "{trick:?}"
    );
}

/// INV-4: whoever leads, the same card wins.
fn turns_with_the_table(order: &CardOrder, trick: &CompletedTrick, last: bool) {
    let ties = [
        DulleTie::First,
        DulleTie::Second,
        DulleTie::SecondExceptLast,
        DulleTie::FirstExceptLast,
    ];
    for tie in ties {
        let winners = Seat::ALL.map(|leader| {
            let mut turned = Trick::new(leader);
            for (&card, &raised) in trick.cards.iter().zip(&trick.raised) {
                turned.put(card, raised, order, tie, last);
            }
            let finished = turned.finish().expect("four cards");
            assert_eq!(finished.augen, trick.augen);
            finished.winner.distance_from(leader)
        });
        assert!(winners.iter().all(|it| Some(it) == winners.first()));
    }
}
