//! Plain suits are names: where two of them have the same cards, they can change places.
//!
//! This is exact for turns, legal cards, tricks, Augen, announcements, parties and the
//! winner in every contract. It is exact for the points, too, unless the Herzstich counts
//! and hearts are among the two: every other special point is made by a trump, or by
//! aces and tens of any suit. Before the contract it is exact for the two black suits,
//! which are plain wherever nothing was announced, unless a Hochzeit asks for one of them.
//! Schweine, ♥10, ♣Q, foxes and Karlchen are trumps there and keep their names; a pair
//! above the Schweine consists of trumps, too.

use doko_engine::{
    BySeat, Card, CardOrder, CardSet, Class, Contract, CountsAs, Deal, Rank, Selector,
    SpecialPoint, Suit, Word,
};

use crate::choices::Choices;
use crate::rotation::{SoloGame, both_go_alike};
use crate::script::Script;
use crate::tricks::played;

/// Two plain suits that change places in an order of cards.
#[derive(Clone, Copy, Debug)]
pub struct Rename {
    order: &'static CardOrder,
    suits: [Suit; 2],
}

impl Rename {
    /// The exchange of these suits, if they have the same plain cards.
    #[must_use]
    pub fn new(order: &'static CardOrder, suits: [Suit; 2]) -> Option<Rename> {
        let ranks = suits.map(|suit| {
            let plain = |rank: &Rank| order.class(Card::new(suit, *rank)) == Class::Plain(suit);
            let ranks: Vec<Rank> = Rank::ALL.into_iter().filter(plain).collect();
            ranks
        });
        let [one, other] = &ranks;
        (one == other && suits.first() != suits.last()).then_some(Rename { order, suits })
    }

    /// The new name of a card.
    #[must_use]
    pub fn card(&self, card: Card) -> Card {
        let [one, other] = self.suits;
        match self.order.class(card) {
            Class::Plain(suit) if suit == one => Card::new(other, card.rank()),
            Class::Plain(suit) if suit == other => Card::new(one, card.rank()),
            Class::Plain(_) | Class::Trump => card,
        }
    }

    fn cards(&self, cards: CardSet) -> CardSet {
        cards.cards().map(|card| self.card(card)).collect()
    }

    fn deal(&self, deal: &Deal, deck: doko_engine::Deck) -> Deal {
        let hands = BySeat::from_fn(|seat| self.cards(deal.hand(seat)));
        Deal::new(deck, hands).expect("the same cards by other names")
    }
}

/// In a solo any two plain suits with the same cards can change places.
pub fn plain_suits_of_a_solo_can_change_places(game: &SoloGame, choices: &mut Choices<'_>) {
    let contract = Contract::Solo {
        seat: game.soloist,
        solo: game.solo,
        duty: doko_engine::Duty::Lustsolo,
    };
    let order = CardOrder::played(contract, game.rules.dullen);
    let all = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];
    let suits = [choices.pick(&all), choices.pick(&all)];
    let [Some(one), Some(other)] = suits else {
        return;
    };
    let Some(rename) = Rename::new(order, [one, other]) else {
        return;
    };
    let there = SoloGame {
        deal: rename.deal(&game.deal, game.rules.deck),
        ..*game
    };
    let counts_as = CountsAs::Solo {
        seat: game.soloist,
        solo: game.solo,
    };
    let hearts = rename.suits.contains(&Suit::Hearts);
    let spades = rename.suits.contains(&Suit::Spades);
    let counts = |special: SpecialPoint| special.counts(&game.rules, counts_as);
    let with_points = !(hearts && counts(SpecialPoint::Herzstich)
        || spades && counts(SpecialPoint::Klabautermann));
    both_go_alike(
        game,
        &there,
        0,
        |card| rename.card(card),
        with_points,
        choices,
    );
}

/// In every game with the trumps of a Normalspiel clubs and spades can change places,
/// words included.
pub fn clubs_and_spades_can_change_places(script: &Script) {
    let order = CardOrder::played(Contract::Normalspiel, script.rules.dullen);
    let suits = [Suit::Clubs, Suit::Spades];
    let (Some(rename), Some(here)) = (Rename::new(order, suits), played(script)) else {
        return;
    };
    // Where there is one way only to find the partner, nobody says which.
    let asks_for_a_suit = |contract| {
        let Contract::Hochzeit { selector, .. } = contract else {
            return false;
        };
        matches!(selector, Selector::Kreuz | Selector::Pik)
    };
    let may_change = here
        .game()
        .is_some_and(|game| std::ptr::eq(game.order(), order) && !asks_for_a_suit(game.contract()));
    // The ♠K is caught, and the ♣K is not.
    let points = script.rules.score.special_points;
    if !may_change || points.contains(SpecialPoint::Klabautermann) {
        return;
    }
    let mut there = script.clone();
    there.deal = rename.deal(&script.deal, script.rules.deck);
    for said in &mut there.said {
        if let Word::Push(cards) | Word::Return(cards) = &mut said.word {
            *cards = rename.cards(*cards);
        }
    }
    for play in &mut there.plays {
        play.card = rename.card(play.card);
    }
    let told = |script: &Script| {
        let position = played(script).expect("a game");
        let game = position.game().expect("a game");
        let winners: Vec<_> = game.tricks().iter().map(|it| it.winner).collect();
        let settled = position.settle().ok();
        let settled = settled.map(|it| (it.winner, it.taken, it.items, it.points));
        (winners, settled)
    };
    assert_eq!(told(script), told(&there));
}
