//! Games near their end in which cards were pushed.

use doko_engine::{
    ArmutFox, ArmutPush, BySeat, Card, CardSet, Context, Deal, Deck, Play, Position, Rank, RuleSet,
    Said, Seat, SecondArmut, Word, rulesets,
};
use doko_laws::Numbers;

/// So many of these cards.
fn some_of(numbers: &mut Numbers, cards: CardSet, count: u32) -> CardSet {
    let mut left: Vec<Card> = cards.cards().collect();
    (0..count)
        .map(|_| left.swap_remove(numbers.below(left.len())))
        .collect()
}

/// Cards that went from one hand to another one and back.
#[derive(Clone, Copy)]
pub(super) struct Exchange {
    pub(super) poor: Seat,
    pub(super) acceptor: Seat,
    pub(super) pushed: CardSet,
    pub(super) returned: CardSet,
}

/// A game near its end, with its exchanges.
pub(super) struct Ending<'r> {
    pub(super) rules: &'r RuleSet,
    pub(super) deal: Deal,
    pub(super) said: Vec<Said>,
    pub(super) plays: Vec<Play>,
    pub(super) exchanges: Vec<Exchange>,
}

impl<'r> Ending<'r> {
    /// Draws a game with so many poor hands and so many cards left; nothing if the
    /// cards are dealt again.
    pub(super) fn draw(
        numbers: &mut Numbers,
        rules: &'r RuleSet,
        poor: usize,
        left: usize,
    ) -> Option<Ending<'r>> {
        let deal = deal(numbers, rules, poor);
        let mut ending = Ending {
            rules,
            deal,
            said: Vec::new(),
            plays: Vec::new(),
            exchanges: Vec::new(),
        };
        let mut position = Position::new(rules, Context::default(), deal);
        let mut poor = Vec::new();
        for seat in Seat::ALL {
            if ending.say(&mut position, seat, Word::Armut) {
                poor.push(seat);
            } else {
                ending.say(&mut position, seat, Word::Gesund);
                ending.declare(numbers, &mut position, seat);
            }
        }
        let handled = match rules.armut.second {
            SecondArmut::Both => 2,
            SecondArmut::Redeal | SecondArmut::FirstSeat => 1,
        };
        for &seat in poor.iter().take(handled) {
            ending.exchange(numbers, &mut position, seat)?;
        }
        let cards = usize::from(rules.deck.hand_size()) * 4 - left;
        while position.game().is_some() && ending.plays.len() < cards {
            let seat = position.to_play().unwrap();
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let card = legal[numbers.below(legal.len())];
            position.play(seat, card).unwrap();
            ending.plays.push(Play { seat: None, card });
        }
        (!ending.exchanges.is_empty() && !ending.plays.is_empty()).then_some(ending)
    }

    fn say(&mut self, position: &mut Position<'_>, seat: Seat, word: Word) -> bool {
        let said = position.say(seat, word).is_ok();
        if said {
            self.said.push(Said { seat, word });
        }
        said
    }

    fn declare(&mut self, numbers: &mut Numbers, position: &mut Position<'_>, seat: Seat) {
        if numbers.below(3) > 0 {
            self.say(position, seat, Word::Schweine(Rank::Ace));
        }
    }

    fn exchange(
        &mut self,
        numbers: &mut Numbers,
        position: &mut Position<'_>,
        poor: Seat,
    ) -> Option<()> {
        let hand = self.deal.hand(poor);
        let mut pushed = trumps(hand);
        if self.rules.armut.push == ArmutPush::ExactlyThree && pushed.len() < 3 {
            let fehl = some_of(numbers, hand.minus(pushed), 3 - pushed.len());
            pushed = pushed.plus(fehl).unwrap();
        }
        if !self.say(position, poor, Word::Push(pushed)) {
            return None;
        }
        let mut acceptor = poor.next();
        while numbers.below(3) == 0 && self.say(position, acceptor, Word::Refuse) {
            acceptor = acceptor.next();
        }
        while !self.say(position, acceptor, Word::Accept) {
            acceptor = acceptor.next();
            if acceptor == poor {
                return None;
            }
        }
        if numbers.below(4) == 0 {
            self.declare(numbers, position, acceptor);
        }
        let picked_up = self.deal.hand(acceptor).plus(pushed).unwrap();
        for _ in 0..400 {
            // Low cards go back more often.
            let from = match numbers.below(3) {
                0 => picked_up.without(trumps(picked_up)),
                _ => picked_up,
            };
            if from.len() < pushed.len() {
                continue;
            }
            let returned = some_of(numbers, from, pushed.len());
            if self.say(position, acceptor, Word::Return(returned)) {
                self.exchanges.push(Exchange {
                    poor,
                    acceptor,
                    pushed,
                    returned,
                });
                if numbers.below(4) == 0 {
                    self.declare(numbers, position, acceptor);
                }
                return Some(());
            }
        }
        None
    }
}

pub(super) fn trumps(hand: CardSet) -> CardSet {
    hand.intersect(rulesets::VLN.normal_trumps())
}

/// A deal in which so many hands have few trumps.
fn deal(numbers: &mut Numbers, rules: &RuleSet, poor: usize) -> Deal {
    let mut cards: Vec<Card> = Deck::WithoutNines.cards().cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, numbers.below(last + 1));
    }
    let first = numbers.below(4);
    for hand in 0..poor {
        let start = (first + hand * (1 + numbers.below(2))) % 4 * 10;
        let limit = numbers.below(usize::from(rules.armut.max_trumps) + 1);
        let is_few = |card: Card| {
            let fox = rules.armut.fox == ArmutFox::DoesNotCount && card == Card::DA;
            trumps(core::iter::once(card).collect()).is_empty() || fox
        };
        let mut rich = 0;
        for place in start..start + 10 {
            if is_few(cards[place]) {
                continue;
            }
            rich += 1;
            let other = (0..40).find(|&it| is_few(cards[it]) && it / 10 != start / 10);
            if let Some(other) = other.filter(|_| rich > limit) {
                cards.swap(place, other);
            }
        }
    }
    let mut hands = cards.chunks(10);
    let hands = BySeat::from_fn(|_| hands.next().unwrap().iter().copied().collect());
    Deal::new(Deck::WithoutNines, hands).unwrap()
}
