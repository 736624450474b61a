//! Whether a claim to the rest holds against every play (CLAIM-5).
//!
//! Everything in the definition is a "for all": all cards of the opponents, and
//! all orders that the soloist left open. A claim fails, therefore, if any line of
//! play loses a trick, and as long as none is lost the soloist leads. Then:
//!
//! * One opponent is enough. What the others play never helps the soloist.
//! * That opponent wins with a card of one class, or by a trump on a lead that
//!   he cannot follow. Until then he does best to follow low and to throw other
//!   classes away, or, for the trump, just that class.
//! * The soloist does worst to lead that class at once, from the top, or, where
//!   the last trick has a rule of its own, to keep the trumps for the end.
//!
//! So the leads that are left need no search: a few lines of play for each
//! opponent and class decide. Only of the running trick, until the soloist has
//! played to it, all cards are gone through that matter: his, and those of the
//! opponent who lies in wait. The other two follow low, for a higher card of theirs
//! that does not take the trick only leaves the soloist less choice; one that does is
//! found when they lie in wait themselves. So a proof is always found or refuted: for
//! each opponent at most 5 classes led, 12 cards of his and 12 answers, and 11 lines of
//! play after each of these.

use crate::action::Claim;
use crate::budget::Budget;
use crate::card::{Card, Class};
use crate::card_set::CardSet;
use crate::game::Game;
use crate::list::List;
use crate::named_order::{NamedCard, NamedCards};
use crate::order::CardOrder;
use crate::ruleset::RuleSet;
use crate::schweine::DeclaredPair;
use crate::seat::Seat;
use crate::verdict::Counterplay;

/// A line of play in which the soloist loses a trick, if there is one. Opponents
/// with Schweine that they may declare with a card do so always or never; the
/// soloist, who has not said so with the claim, never does.
pub(super) fn refute(
    rules: &RuleSet,
    game: &Game,
    claim: &Claim<'_>,
    budget: &Budget,
) -> Option<Counterplay> {
    let soloist = claim.seat;
    let silent = Line {
        rules,
        budget,
        soloist,
        declares: Declares::Never,
        game: game.clone(),
        named: NamedCards::of(soloist, claim.order),
        cards: List::new(Card::CA),
    };
    let mut opponents = Seat::ALL.into_iter().filter(|&seat| seat != soloist);
    let may_declare = opponents.any(|seat| game.may_still_declare(rules, seat));
    let loud = Line {
        declares: Declares::Always,
        ..silent.clone()
    };
    silent
        .refute()
        .or_else(|| loud.refute().filter(|_| may_declare))
}

/// A line of play so far.
#[derive(Clone)]
struct Line<'a> {
    rules: &'a RuleSet,
    budget: &'a Budget,
    soloist: Seat,
    declares: Declares,
    game: Game,
    named: NamedCards<'a>,
    cards: List<Card, 48>,
}

/// Whether opponents declare Schweine with the cards that allow it.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Declares {
    Never,
    Always,
}

/// Which class the soloist leads after the named cards, and when.
#[derive(Clone, Copy)]
enum Leads {
    /// Cards of this class only.
    AtOnce(Class),
    /// Everything else, then cards of this class.
    AtLast(Class),
}

/// What an opponent is after who lies in wait.
#[derive(Clone, Copy)]
enum Waits {
    /// To win with the best card of this class, so he keeps it.
    Keeps(Class),
    /// To trump a lead of this class, so he throws it away.
    Throws(Class),
}

impl Line<'_> {
    /// A line in which one of the opponents wins a trick.
    fn refute(&self) -> Option<Counterplay> {
        if self.is_led_or_played() {
            return self.attacked();
        }
        let mut opponents = Seat::ALL.into_iter().filter(|&seat| seat != self.soloist);
        opponents.find_map(|opponent| self.refute_by(opponent))
    }

    /// Goes through the running trick until the soloist has played to it, and
    /// leaves what follows to [`attack`](Line::attack).
    fn refute_by(&self, opponent: Seat) -> Option<Counterplay> {
        if self.game.is_over() {
            return None;
        }
        if self.is_led_or_played() {
            return self.attacked();
        }
        let seat = self.game.trick().to_play();
        let own = seat == self.soloist;
        let choice = if own {
            self.choice()
        } else if seat == opponent {
            Some(self.legal())
        } else {
            Some(self.idle())
        };
        let Some(choice) = choice else {
            return Some(Counterplay::NONE); // the named order cannot be played
        };
        if choice.is_empty() {
            return self.clone().play_out(|line| line.weakest(line.legal()));
        }
        choice.kinds().find_map(|card| {
            let mut next = self.clone();
            next.put(card).or_else(|| next.refute_by(opponent))
        })
    }

    /// Whether the soloist has played to the running trick, or leads to it: then no opponent is
    /// told from another any more.
    fn is_led_or_played(&self) -> bool {
        let trick = self.game.trick();
        let leads = trick.is_empty() && trick.to_play() == self.soloist;
        leads || trick.has_played(self.soloist)
    }

    /// A line of those that are left then.
    fn attacked(&self) -> Option<Counterplay> {
        let at_once = |class| {
            let both = [Waits::Keeps(class), Waits::Throws(class)];
            both.map(|waits| (Leads::AtOnce(class), waits))
        };
        let at_last = (Leads::AtLast(Class::Trump), Waits::Keeps(Class::Trump));
        let mut all = Class::ALL.into_iter().flat_map(at_once).chain([at_last]);
        all.find_map(|(leads, waits)| self.clone().attack(leads, waits))
    }

    /// What an opponent plays, before the soloist does, who leaves the trick to
    /// another one: the lowest card, of each class if he leads. A card that declares
    /// Schweine may allow others to declare more.
    fn idle(&self) -> CardSet {
        let legal = self.legal();
        let declaring = legal
            .kinds()
            .filter(|&card| self.declaration(card).is_some());
        let trumps = self.order().trumps();
        let lowest = |cards| self.weakest(cards).into_iter();
        match self.game.demanded() {
            None => {
                let classes = Class::ALL.into_iter();
                let classes = classes.map(|class| legal.intersect(self.order().members(class)));
                classes.flat_map(lowest).chain(declaring).collect()
            }
            Some(_) => {
                let fehl = lowest(legal.without(trumps));
                let low = fehl.chain(lowest(legal)).take(1);
                low.chain(declaring).collect()
            }
        }
    }

    /// The cards that the soloist, who follows, is taken to choose from; `None`
    /// if he named one that he may not play.
    fn choice(&self) -> Option<CardSet> {
        match self.named.next(self.soloist, self.legal()) {
            NamedCard::Is(next) => return Some(CardSet::from_iter([next])),
            NamedCard::Unplayable => return None,
            NamedCard::Any => (),
        }
        let followers = self.game.followers(self.soloist);
        if !followers.is_empty() {
            return Some(followers.kinds().filter(|&card| self.takes(card)).collect());
        }
        let trumps = self.order().trumps();
        Some(match self.game.demanded() {
            Some(Class::Trump) => CardSet::EMPTY,
            Some(Class::Plain(_)) | None => self.legal().intersect(trumps),
        })
    }

    /// Plays on as it is worst for the soloist, for whom all opponents lie in wait: what
    /// one of them plays never hinders another one.
    fn attack(self, leads: Leads, waits: Waits) -> Option<Counterplay> {
        self.play_out(|line| {
            if line.game.trick().to_play() == line.soloist {
                line.lead(leads)
            } else {
                line.wait(waits)
            }
        })
    }

    /// What the soloist leads; `None` if nothing is left that he should.
    fn lead(&self, leads: Leads) -> Option<Card> {
        let hand = self.legal();
        if let NamedCard::Is(next) = self.named.next(self.soloist, hand) {
            return Some(next);
        }
        let (target, others) = match leads {
            Leads::AtOnce(class) => (class, CardSet::EMPTY),
            Leads::AtLast(class) => (class, hand.without(self.order().members(class))),
        };
        // The highest card of a class: nothing in the hand follows and beats it. That
        // trumps come first is for the soloist to say (CLAIM-11).
        let top = |cards: CardSet| {
            let highest = |&card: &Card| {
                let class = cards.intersect(self.order().following(card));
                !class.kinds().any(|other| self.outranks(other, card))
            };
            cards.kinds().find(highest)
        };
        top(others).or_else(|| top(hand.intersect(self.order().members(target))))
    }

    /// What an opponent plays who wants to win a trick.
    fn wait(&self, waits: Waits) -> Option<Card> {
        let legal = self.legal();
        let winning = legal.kinds().find(|&card| self.takes(card));
        let first = match waits {
            Waits::Keeps(class) => legal.without(self.order().members(class)),
            Waits::Throws(class) => legal.intersect(self.order().members(class)),
        };
        winning
            .or_else(|| self.weakest(first))
            .or_else(|| self.weakest(legal))
    }

    /// Lets everybody play what `card` says, until the soloist loses a trick or
    /// it says nothing more.
    fn play_out(mut self, card: impl Fn(&Line<'_>) -> Option<Card>) -> Option<Counterplay> {
        while !self.game.is_over() {
            let next = card(&self)?;
            let lost = self.put(next);
            if lost.is_some() {
                return lost;
            }
        }
        None
    }

    /// Plays `card`, and gives the line if that completes a trick that the
    /// soloist loses.
    fn put(&mut self, card: Card) -> Option<Counterplay> {
        let seat = self.game.trick().to_play();
        self.named = self.named.after(seat);
        if let Some(pair) = self.declaration(card) {
            self.game.declare_in_time(self.rules, pair);
        }
        self.budget.spend(1);
        self.game.put(self.rules, seat, card);
        self.cards.push(card);
        let complete = self.game.trick().is_empty();
        let winner = self.game.tricks().last().map(|trick| trick.winner);
        (complete && winner != Some(self.soloist)).then(|| Counterplay {
            cards: self.cards,
            lost_trick: self.game.tricks().len() as u8,
        })
    }

    /// Whether `card` of the seat on turn takes the trick as it lies.
    fn takes(&self, card: Card) -> bool {
        let raised = self.height(card);
        let trick = self.game.with_card(self.rules, card, raised);
        trick.winning_seat() == Some(self.game.trick().to_play())
    }

    /// The Schweine that the seat on turn declares with `card`.
    fn declaration(&self, card: Card) -> Option<DeclaredPair> {
        let seat = self.game.trick().to_play();
        let declares = self.declares == Declares::Always && seat != self.soloist;
        let pair = declares.then(|| self.game.declarable_with(self.rules, seat, card));
        pair.flatten()
    }

    /// How far `card` of the seat on turn is raised when it is played.
    fn height(&self, card: Card) -> u8 {
        let seat = self.game.trick().to_play();
        let declared = self.declaration(card);
        let declared = declared.filter(|pair| self.game.would_stand(self.rules, *pair));
        let declared = declared.and_then(|pair| self.rules.schweine.height(pair.rank));
        declared.unwrap_or_else(|| self.game.height_as_next(self.rules, seat, card))
    }

    /// Whether `one` of the seat on turn is stronger than `other` of its cards.
    fn outranks(&self, one: Card, other: Card) -> bool {
        let raised = |card| (card, self.height(card));
        self.order().outranks(raised(one), raised(other))
    }

    /// A card of `cards` of the seat on turn that is stronger than no other one.
    fn weakest(&self, cards: CardSet) -> Option<Card> {
        let mut kinds = cards.kinds();
        let first = kinds.next()?;
        Some(kinds.fold(
            first,
            |low, card| {
                if self.outranks(low, card) { card } else { low }
            },
        ))
    }

    fn order(&self) -> &'static CardOrder {
        self.game.order()
    }

    /// The legal cards, and ♦A if it is one with the word that makes it a trump.
    fn legal(&self) -> CardSet {
        let mut legal = self.game.legal_cards();
        if self.declaration(Card::DA).is_some() && !legal.contains(Card::DA) {
            legal.insert(Card::DA);
        }
        legal
    }
}
