//! [`Parts`]: the piles of a deal. A hand as it was dealt is played with, unless cards go over
//! in an Armut: then two hands are a few parts, each with one way through the exchange.

use std::cmp::Ordering;

use doko_engine::{
    ArmutPush, ArmutReturn, BySeat, Card, CardSet, Deal, Rank, RuleSet, Seat, Suit, Word,
};

use crate::known::{Cards, Exchange, Exchanged, Known, World};
use crate::solve::{Piles, Problem, Sum};

/// Cards with one way through the exchanges.
#[derive(Clone, Copy, Debug)]
struct Part {
    dealt: Seat,
    /// Who has them in hand after it, if anybody does.
    held: Option<Seat>,
    /// The exchange in which they were pushed, and given back.
    pushed: Option<usize>,
    returned: Option<usize>,
}

/// All parts of a deal, each a pile.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    parts: Vec<Part>,
    exchanges: Vec<Exchange>,
    // Cards that are in these hands for certain.
    certain: BySeat<CardSet>,
}

impl Parts {
    /// The parts of a game in which so much is known.
    pub(crate) fn of(known: &Known<'_, '_>) -> Parts {
        let exchanges = known.exchanges();
        let whole = |seat| Part {
            dealt: seat,
            held: Some(seat),
            pushed: None,
            returned: None,
        };
        let mut parts: Vec<Part> = Seat::ALL.map(whole).into();
        for (place, exchange) in exchanges.iter().enumerate() {
            let poor = exchange.poor;
            let pushed = Part {
                held: exchange.acceptor,
                pushed: Some(place),
                ..whole(poor)
            };
            parts.push(pushed);
            if let Some(acceptor) = exchange.acceptor.filter(|_| exchange.returned.is_some()) {
                let home = |part: Part| Part {
                    held: Some(poor),
                    returned: Some(place),
                    ..part
                };
                parts.extend([home(pushed), home(whole(acceptor))]);
            }
        }
        Parts {
            parts,
            exchanges,
            certain: BySeat::default(),
        }
    }

    /// The same if everybody has these cards.
    pub(crate) fn with(self, certain: BySeat<CardSet>) -> Parts {
        Parts { certain, ..self }
    }

    /// Who pushed cards that nobody took has them again.
    pub(crate) fn take_back(&mut self, poor: Seat) {
        for part in self.parts.iter_mut().filter(|it| it.dealt == poor) {
            part.held = Some(poor);
        }
    }

    fn of_which(&self, is_one: impl Fn(&Part) -> bool) -> Piles {
        let all = (0..).zip(&self.parts).filter(|(_, part)| is_one(part));
        all.fold(0, |piles, (place, _)| piles | 1 << place)
    }

    /// What was dealt to `seat`.
    pub(crate) fn dealt(&self, seat: Seat) -> Piles {
        self.of_which(|it| it.dealt == seat)
    }

    /// What `seat` has in hand after everything that was said.
    pub(crate) fn held(&self, seat: Seat) -> Piles {
        self.of_which(|it| it.held == Some(seat))
    }

    /// What `seat` has in hand before it gives cards back, or had.
    pub(crate) fn picked_up(&self, seat: Seat) -> Piles {
        let all = (0..).zip(&self.exchanges);
        let own = all.filter(|(_, it)| it.acceptor == Some(seat));
        own.fold(self.dealt(seat), |piles, (place, _)| {
            piles | self.pushed(place)
        })
    }

    fn pushed(&self, exchange: usize) -> Piles {
        self.of_which(|it| it.pushed == Some(exchange))
    }

    fn returned(&self, exchange: usize) -> Piles {
        self.of_which(|it| it.returned == Some(exchange))
    }

    /// Everything that is known of the piles beside what was played and said: the hands, and
    /// what went over.
    pub(crate) fn problem(&self, known: &Known<'_, '_>) -> Problem {
        let rules = known.rules;
        let size = u16::from(rules.deck.hand_size());
        let mut problem = Problem::new(rules.deck.cards(), self.parts.len());
        let dealt = Seat::ALL.map(|seat| (self.dealt(seat), size));
        problem.hands(dealt.into());
        let is_over = |it: &Exchange| it.returned.is_some();
        if !self.exchanges.is_empty() && self.exchanges.iter().all(is_over) {
            problem.hands(
                Seat::ALL
                    .map(|seat| (self.held(seat), self.size(seat, size)))
                    .into(),
            );
        }
        for (seat, hand) in known.hands.iter() {
            if let Some(hand) = *hand {
                problem.bound(self.dealt(seat), hand, hand);
            }
        }
        for (seat, cards) in self.certain.iter() {
            problem.bound(self.held(seat), *cards, CardSet::FULL);
        }
        for (place, exchange) in self.exchanges.iter().enumerate() {
            self.exchange(known, place, exchange, &mut problem);
            self.keep(known, place, exchange, &mut problem);
        }
        problem
    }

    /// With how many cards `seat` plays after the exchanges.
    fn size(&self, seat: Seat, size: u16) -> u16 {
        let mut all = self.exchanges.iter();
        let own = all.find(|it| it.concerns(seat));
        let Some((own, returned)) = own.and_then(|it| Some((it, it.returned?))) else {
            return size;
        };
        let (pushed, returned) = (own.pushed.len(), returned.len());
        let (gets, gives) = if seat == own.poor {
            (returned, pushed)
        } else {
            (pushed, returned)
        };
        (size + gets).saturating_sub(gives)
    }

    /// What is known of an exchange, and what the rules demand of it (ARM-4, ARM-7).
    fn exchange(&self, known: &Known<'_, '_>, place: usize, it: &Exchange, problem: &mut Problem) {
        let rules = known.rules;
        let trumps = rules.normal_trumps();
        let pushed = self.pushed(place);
        given(problem, pushed, it.pushed);
        if let Some(shown) = it.shown {
            let others = CardSet::FULL.minus(rules.armut.shown_of(CardSet::FULL));
            problem.bound(pushed, shown, others.union(shown));
        }
        let kept = self.dealt(it.poor) & !pushed;
        problem.sums.push(Sum::at_most(kept, trumps, 0));
        let schweine = known.has_said(it.poor, Word::Schweine(Rank::Ace));
        demand_pushed(rules, schweine, pushed, it.pushed.len(), problem);
        let Some((cards, acceptor)) = it.returned.zip(it.acceptor) else {
            return;
        };
        let returned = self.returned(place);
        given(problem, returned, cards);
        let told = it.trumps.map(u16::from);
        problem
            .sums
            .extend(told.map(|told| Sum::exactly(returned, trumps, told)));
        match rules.armut.returned {
            ArmutReturn::Free => (),
            ArmutReturn::FehlOnly => {
                let fehl = rules.deck.cards().without(trumps);
                let none = Sum::at_most(returned, trumps, 0);
                let all = Sum::at_most(self.held(acceptor), fehl, 0);
                problem.one_of(vec![vec![none], vec![all]]);
            }
        }
    }

    /// Demands that what the poor player declared is not given back, where who takes it has to
    /// keep it.
    fn keep(&self, known: &Known<'_, '_>, place: usize, it: &Exchange, problem: &mut Problem) {
        let own = known.record.said.iter().filter(|said| said.seat == it.poor);
        let ranks = own.filter_map(|said| said.word.schweine());
        let kept = ranks.filter(|&rank| known.rules.schweine.goes_over(rank));
        problem.sums.extend(kept.map(|rank| {
            let card = Card::new(Suit::Diamonds, rank);
            Sum::at_most(self.returned(place), CardSet::both(card), 0)
        }));
    }

    /// The world in which the piles have these cards.
    pub(crate) fn world(&self, known: &Known<'_, '_>, contents: &[CardSet]) -> Option<World> {
        let cards = |piles: Piles| {
            let all = contents.iter().enumerate();
            let own = all.filter(|(pile, _)| piles & 1 << pile != 0);
            own.fold(CardSet::EMPTY, |all, (_, cards)| {
                all.plus(*cards).unwrap_or(all)
            })
        };
        let hands = BySeat::from_fn(|seat| cards(self.dealt(seat)));
        let mut exchanged = [Exchanged::default(); 2];
        for ((place, it), own) in self.exchanges.iter().enumerate().zip(&mut exchanged) {
            let is_hidden = |cards: &Cards| cards.is_hidden();
            *own = Exchanged {
                pushed: Some(it.pushed)
                    .filter(is_hidden)
                    .map(|_| cards(self.pushed(place))),
                returned: it
                    .returned
                    .filter(is_hidden)
                    .map(|_| cards(self.returned(place))),
            };
        }
        Some(World {
            deal: Deal::new(known.rules.deck, hands)?,
            exchanged,
        })
    }
}

/// So many cards are what had to be pushed from a hand whose ♦A are Schweine or not (ARM-4).
fn demand_pushed(
    rules: &RuleSet,
    schweine: bool,
    pushed: Piles,
    number: u16,
    problem: &mut Problem,
) {
    let trumps = |number| Sum::exactly(pushed, rules.normal_trumps(), number);
    match rules.armut.push {
        ArmutPush::TrumpsOnly => problem.sums.push(trumps(number)),
        ArmutPush::ExactlyThree if number > 3 => problem.sums.push(trumps(number)),
        ArmutPush::ExactlyThree => (),
        ArmutPush::TrumpsOrThree if number == 3 => {
            problem.one_of(vec![vec![trumps(0)], vec![trumps(3)]]);
        }
        ArmutPush::TrumpsOrThree => problem.sums.push(trumps(number)),
        ArmutPush::ThreeAndFoxes => {
            let all = ["", "DA", "DA DA"].map(|it| it.parse().unwrap_or_default());
            let ways = all.into_iter().filter_map(|foxes: CardSet| {
                let held = Sum::exactly(pushed, CardSet::both(Card::DA), foxes.len() as u16);
                let least = 3 + rules.free_foxes(foxes, schweine) as u16;
                match number.cmp(&least) {
                    Ordering::Less => None,
                    Ordering::Equal => Some(vec![held]),
                    Ordering::Greater => Some(vec![held, trumps(number)]),
                }
            });
            problem.one_of(ways.collect());
        }
    }
}

/// These piles are what was given.
fn given(problem: &mut Problem, piles: Piles, cards: Cards) {
    let number = cards.len();
    problem
        .sums
        .push(Sum::exactly(piles, CardSet::FULL, number));
    if let Cards::These(cards) = cards {
        problem.bound(piles, cards, cards);
    }
}
