//! Laws of tricks.

use doko_engine::{
    Card, CardOrder, CompletedTrick, DulleTie, DulleTieWithSchweine, Dullen, Position, Replay,
    RuleSet, Seat, Trick,
};

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
    let schweine = with_schweine(script);
    assert_eq!(schweine.len(), game.tricks().len());
    for ((place, trick), stand) in game.tricks().iter().enumerate().zip(schweine) {
        let last = place + 1 == size;
        let second = second_wins(&script.rules, last, stand);
        the_winner_is_the_best(game.order(), trick, second);
        turns_with_the_table(game.order(), trick, last);
    }
}

/// Of each trick whether Schweine stood when it was complete.
fn with_schweine(script: &Script) -> Vec<bool> {
    let record = script.record();
    let mut replay = Replay::new(&script.rules, script.context, script.deal, record);
    let mut stood = Vec::new();
    while replay.step().is_some() {
        if let Some(game) = replay.position().game() {
            stood.resize(game.tricks().len(), !game.schweine().is_empty());
        }
    }
    stood
}

/// Whether the second of two ♥10 wins that are trumps, by the options for them.
fn second_wins(rules: &RuleSet, last: bool, schweine: bool) -> bool {
    let with_schweine = rules.dulle_tie_with_schweine == DulleTieWithSchweine::First;
    if rules.dullen == Dullen::Off || schweine && with_schweine {
        return false;
    }
    match rules.dulle_tie {
        DulleTie::First => false,
        DulleTie::Second => true,
        DulleTie::SecondExceptLast => !last,
        DulleTie::FirstExceptLast => last,
    }
}

/// The position at the end of a script; none if it does not come to a game.
#[must_use]
pub fn played(script: &Script) -> Option<Position<'_>> {
    let mut replay = Replay::new(&script.rules, script.context, script.deal, script.record());
    while let Some(step) = replay.step() {
        assert!(step.outcome.is_ok(), "{step:?}");
    }
    let position = replay.into_position();
    position.game().is_some().then_some(position)
}

/// INV-4: the card that wins is a trump or of the class led, and nothing beats it.
/// INV-5: of two equal cards the first wins, but of two ♥10 that are trumps the `second` where
/// the rules say so.
fn the_winner_is_the_best(order: &CardOrder, trick: &CompletedTrick, second: bool) {
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
    let is_equal = |it: (&Card, &u8)| it == (&card, &height);
    let dullen = card == Card::HT && order.trumps().contains(card);
    let expected = if dullen && second {
        with_heights().rposition(is_equal)
    } else {
        with_heights().position(is_equal)
    };
    assert_eq!(Some(place), expected, "{trick:?}");
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
