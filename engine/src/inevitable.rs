//! Whether a party makes all remaining tricks, whatever anybody plays (PEN-2).

use crate::card::Card;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::order::CardOrder;
use crate::party::Party;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::trick::Trick;

/// How many cards the search lays for one party before it gives up. Three tricks
/// before the end there are fewer lines than that, and earlier almost every
/// position is settled by its first line of play, or by comparing the hands: of
/// 40,000 drawn solos with up to four tricks left the search gave up in a handful.
pub const MOST_CARDS_TRIED: u32 = 50_000;

/// The party that makes all remaining tricks in every legal play of all four, if
/// one certainly does. `None` says that there is none, or that it was not shown
/// within [`MOST_CARDS_TRIED`].
pub(crate) fn inevitable(rules: &RuleSet, game: &Game) -> Option<Party> {
    let fixed = Seat::ALL
        .into_iter()
        .all(|seat| game.parties().of(seat).is_some());
    Party::ALL
        .into_iter()
        .filter(|_| fixed)
        .find(|&party| makes_all(rules, game, party) == Some(true))
}

/// Whether `party` makes all remaining tricks whatever is played; `None` if the
/// search gave up.
fn makes_all(rules: &RuleSet, game: &Game, party: Party) -> Option<bool> {
    let mut search = Search {
        rules,
        party,
        left: MOST_CARDS_TRIED,
    };
    let loses = search.loses_a_trick(game);
    (loses || search.left > 0).then_some(!loses)
}

struct Search<'r> {
    rules: &'r RuleSet,
    party: Party,
    left: u32,
}

impl Search<'_> {
    /// Whether the search has found a line in which the party loses a trick.
    fn loses_a_trick(&mut self, game: &Game) -> bool {
        if game.is_over() || (game.trick().is_empty() && self.is_safe(game)) {
            return false;
        }
        let seat = game.trick().to_play();
        let own = self.is_own(game, seat);
        let mut cards = game.legal_cards();
        let mut tried = CardSet::EMPTY;
        // Own cards from the lowest on, and theirs from the highest: that loses
        // soonest, if anything does.
        while let Some(card) = extreme(game.order(), cards, !own) {
            cards = cards.without(CardSet::both(card));
            if is_like_one(game, seat, card, tried) {
                continue;
            }
            tried.insert(card);
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            let mut next = game.clone();
            next.put(self.rules, seat, card);
            let complete = next.trick().is_empty();
            let lost = complete && !self.is_own(&next, next.trick().leader());
            if lost || self.loses_a_trick(&next) {
                return true;
            }
        }
        false
    }

    fn is_own(&self, game: &Game, seat: Seat) -> bool {
        game.parties().of(seat) == Some(self.party)
    }

    /// Whether the party leads and none of its cards, once led, can be beaten by
    /// a card of the others: then it makes every trick. That is enough, but more
    /// than is needed.
    fn is_safe(&self, game: &Game) -> bool {
        let leader = game.trick().leader();
        let (own, others): (CardSet, CardSet) =
            Seat::ALL
                .into_iter()
                .fold((CardSet::EMPTY, CardSet::EMPTY), |(own, others), seat| {
                    if self.is_own(game, seat) {
                        (own.union(game.hand(seat)), others)
                    } else {
                        (own, others.union(game.hand(seat)))
                    }
                });
        self.is_own(game, leader)
            && own.kinds().all(|led| {
                !others
                    .kinds()
                    .any(|card| may_beat(self.rules, game, led, card))
            })
    }
}

/// Whether `card` takes a trick from `led`: the last one, or another one.
pub(crate) fn may_beat(rules: &RuleSet, game: &Game, led: Card, card: Card) -> bool {
    [false, true].into_iter().any(|last_trick| {
        let mut trick = Trick::new(Seat::First);
        trick.put(led, game.order(), rules.dulle_tie, last_trick);
        trick.put(card, game.order(), rules.dulle_tie, last_trick);
        trick.winning_seat() != Some(Seat::First)
    })
}

/// Whether `card` does the same as a card of `tried`: both are of one class, and
/// nobody else has a card from one to the other. Augen do not matter here.
fn is_like_one(game: &Game, seat: Seat, card: Card, tried: CardSet) -> bool {
    let order = game.order();
    let class = order.following(card);
    let table = game.trick().cards().iter().copied().collect();
    let foreign = Seat::ALL
        .into_iter()
        .filter(|&other| other != seat)
        .fold(table, |all: CardSet, other| all.union(game.hand(other)))
        .intersect(class);
    tried.intersect(class).kinds().any(|other| {
        let between = |it: Card| {
            let (above, below) = (order.beats(it, card), order.beats(it, other));
            it == card || it == other || above != below
        };
        !foreign.kinds().any(between)
    })
}

/// The strongest card of `cards`, or the weakest; of several classes some card
/// that is it in its class.
fn extreme(order: &CardOrder, cards: CardSet, strongest: bool) -> Option<Card> {
    let mut kinds = cards.kinds();
    let first = kinds.next()?;
    Some(kinds.fold(first, |best, card| {
        let beaten = if strongest {
            order.beats(card, best)
        } else {
            order.beats(best, card)
        };
        if beaten { card } else { best }
    }))
}
