//! Whether a party makes all remaining tricks, whatever anybody plays or in an order that
//! it has named (PEN-2).

use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::list::List;
use crate::named_order::{NamedCard, NamedCards, NamedOrder};
use crate::options::SchweineCount;
use crate::order::CardOrder;
use crate::party::Party;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::trick::Trick;

/// What it takes to lay a card here, and to find out whether it does the same as
/// another one. A question has steps for at most 50,000 of them: three tricks before the end
/// there are fewer lines than that, and earlier almost every position is settled by its
/// first line of play, or by comparing the hands. Of 40,000 drawn solos with up to four
/// tricks left the search gave up in a handful.
const STEPS_TO_LAY: u32 = 8;

/// The party that makes all remaining tricks in every legal play of all four, if
/// one certainly does. `None` says that there is none, or that it was not shown
/// within what is left of `budget`; so it is while somebody can still declare Schweine or
/// name a partner. In a Hochzeit without a partner the tricks are
/// counted for the parties that come of it.
///
/// The order that a seat has `named` is followed as far as it can be, and speaks for the
/// party of that seat only: nobody is bound for the others by what he said. Whose party is
/// still open speaks for none.
pub(crate) fn inevitable(
    rules: &RuleSet,
    game: &Game,
    named: Option<&NamedOrder>,
    budget: &Budget,
) -> Option<Party> {
    let may_change =
        |seat| game.may_still_declare(rules, seat) || game.may_name_a_partner(rules, seat);
    let certain = !Seat::ALL.into_iter().any(may_change);
    Party::ALL.into_iter().filter(|_| certain).find(|&party| {
        let own = named.filter(|it| game.parties().of(it.seat) == Some(party));
        makes_all(rules, game, party, own, budget) == Some(true)
    })
}

/// Whether `party` makes all remaining tricks whatever is played beside what one of it
/// has `named`; `None` if the search gave up.
fn makes_all(
    rules: &RuleSet,
    game: &Game,
    party: Party,
    named: Option<&NamedOrder>,
    budget: &Budget,
) -> Option<bool> {
    let search = Search {
        rules,
        party,
        budget,
    };
    let named = named.map_or(NamedCards::NONE, NamedOrder::cards_left);
    let loses = search.loses_a_trick(game, named, Takers::new(Seat::First));
    (loses || !budget.is_spent()).then_some(!loses)
}

/// Who has taken the tricks of a line.
type Takers = List<Seat, 12>;

struct Search<'r> {
    rules: &'r RuleSet,
    budget: &'r Budget,
    party: Party,
}

impl Search<'_> {
    /// Whether the search has found a line in which the party loses a trick.
    fn loses_a_trick(&self, game: &Game, named: NamedCards<'_>, takers: Takers) -> bool {
        let has_all = || self.is_safe(game) && takers.iter().all(|&it| self.is_own(game, it));
        if game.is_over() || (game.trick().is_empty() && has_all()) {
            return false;
        }
        let seat = game.trick().to_play();
        let own = self.is_own(game, seat);
        let legal = game.legal_cards();
        let (mut cards, named) = match named.next(seat, legal) {
            NamedCard::Any => (legal, named),
            NamedCard::Is(card) => (CardSet::from_iter([card]), named.after(seat)),
            // Who cannot do as he said plays as anybody does.
            NamedCard::Unplayable => (legal, named.given_up()),
        };
        let mut tried = CardSet::EMPTY;
        // Own cards from the lowest on, and theirs from the highest: that loses
        // soonest, if anything does.
        while let Some(card) = extreme(game.order(), cards, !own) {
            cards = cards.without(CardSet::both(card));
            if self.is_like_one(game, seat, card, tried) {
                continue;
            }
            tried.insert(card);
            if self.budget.is_spent() {
                return false;
            }
            self.budget.spend(STEPS_TO_LAY);
            let mut next = game.clone();
            next.put(self.rules, seat, card);
            let mut takers = takers;
            let complete = next.trick().is_empty();
            if complete {
                takers.push(next.trick().leader());
            }
            let is_lost = |&it: &Seat| {
                let party = next.parties().of(it);
                party.is_some_and(|it| it != self.party)
            };
            let lost = complete && takers.iter().any(is_lost);
            if lost || self.loses_a_trick(&next, named, takers) {
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
        let sides = |own: bool| {
            let of_side = move |seat: &Seat| self.is_own(game, *seat) == own;
            let seats = Seat::ALL.into_iter().filter(of_side);
            seats.flat_map(move |seat| game.hand(seat).kinds().map(move |card| (seat, card)))
        };
        self.is_own(game, game.trick().leader())
            && sides(true).all(|led| {
                !sides(false).any(|card| {
                    self.budget.spend(1);
                    may_beat(self.rules, game, led, card)
                })
            })
    }

    /// Whether `card` does the same as a card of `tried`: both are of one class, none
    /// is raised, and nobody else has a card from one to the other. Augen do not
    /// matter here.
    fn is_like_one(&self, game: &Game, seat: Seat, card: Card, tried: CardSet) -> bool {
        let order = game.order();
        let class = order.following(card);
        let table = game.trick().cards().iter().copied().collect();
        let foreign = Seat::ALL
            .into_iter()
            .filter(|&other| other != seat)
            .fold(table, |all: CardSet, other| all.union(game.hand(other)))
            .intersect(class);
        let raised = |it: Card| game.height(self.rules, seat, it) > 0;
        let mut alike = tried.intersect(class).kinds();
        !raised(card)
            && alike.any(|other| {
                let between = |it: Card| {
                    let (above, below) = (order.beats(it, card), order.beats(it, other));
                    it == card || it == other || above != below
                };
                !raised(other) && !foreign.kinds().any(between)
            })
    }
}

/// Whether `late` takes a trick from `led`: the last one, or another one.
pub(crate) fn may_beat(
    rules: &RuleSet,
    game: &Game,
    led: (Seat, Card),
    late: (Seat, Card),
) -> bool {
    // Of two equal cards the first one only may be raised.
    let least = match rules.schweine.count {
        SchweineCount::Both => game.height(rules, led.0, led.1),
        SchweineCount::FirstOnly => 0,
    };
    let most = game.height_as_next(rules, late.0, late.1);
    [false, true]
        .into_iter()
        .any(|last_trick| takes(game, (led.1, least), (late.1, most), last_trick))
}

/// Whether `late` takes a trick from `led`, each raised so far.
fn takes(game: &Game, led: (Card, u8), late: (Card, u8), last_trick: bool) -> bool {
    let mut trick = Trick::new(Seat::First);
    for (card, raised) in [led, late] {
        trick.put(card, raised, game.order(), game.tie(), last_trick);
    }
    trick.winning_seat() != Some(Seat::First)
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
