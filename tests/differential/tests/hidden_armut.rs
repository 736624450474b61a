//! Armut and Schweine among hands that are not known, against all the deals that fit.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    BySeat, Card, CardSet, Context, Deal, Deck, Play, Position, Rank, Record, RuleSet, Said, Seat,
    Word, rulesets,
};
use doko_laws::Numbers;
use doko_worlds::{Hidden, Known, Worlds};

const RULES: &RuleSet = &rulesets::VLN;

/// A game of the VLN near its end, often an Armut.
struct Ending {
    deal: Deal,
    said: Vec<Said>,
    plays: Vec<Play>,
    exchange: Option<(Seat, Seat, CardSet, CardSet)>,
}

impl Ending {
    /// A game up to the last one or two tricks, or so many cards before.
    fn draw(numbers: &mut Numbers, before: usize) -> Ending {
        let deal = deal(numbers);
        let mut ending = Ending {
            deal,
            said: Vec::new(),
            plays: Vec::new(),
            exchange: None,
        };
        let mut position = Position::new(RULES, Context::default(), deal);
        for seat in Seat::ALL {
            let poor = trumps(deal.hand(seat)).len() <= 3;
            let word = if poor { Word::Armut } else { Word::Gesund };
            ending.say(&mut position, seat, word);
            let pair = deal.hand(seat).count(Card::DA) == 2;
            if pair && !poor && numbers.below(2) == 0 {
                ending.say(&mut position, seat, Word::Schweine(Rank::Ace));
            }
        }
        if let Some(poor) = ending.said.iter().find(|it| it.word == Word::Armut) {
            ending.exchange(numbers, &mut position, poor.seat);
        }
        let left = 4 + numbers.below(5) + before;
        while position.game().is_some() && ending.plays.len() < 40 - left {
            let seat = position.to_play().unwrap();
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let card = legal[numbers.below(legal.len())];
            position.play(seat, card).unwrap();
            ending.plays.push(Play { seat: None, card });
        }
        ending
    }

    fn say(&mut self, position: &mut Position<'_>, seat: Seat, word: Word) {
        if position.say(seat, word).is_ok() {
            self.said.push(Said { seat, word });
        }
    }

    fn exchange(&mut self, numbers: &mut Numbers, position: &mut Position<'_>, poor: Seat) {
        let hand = self.deal.hand(poor);
        let fehl = hand.minus(trumps(hand));
        let count = 3 - trumps(hand).len() as usize;
        let mut pushed = trumps(hand);
        for card in fehl.cards().take(count) {
            pushed.insert(card);
        }
        let acceptor = poor.next();
        let picked_up = self.deal.hand(acceptor).plus(pushed).unwrap();
        let mut cards: Vec<Card> = picked_up.cards().collect();
        let mut returned = CardSet::EMPTY;
        for _ in 0..3 {
            returned.insert(cards.swap_remove(numbers.below(cards.len())));
        }
        self.say(position, poor, Word::Push(pushed));
        self.say(position, acceptor, Word::Accept);
        self.say(position, acceptor, Word::Return(returned));
        self.exchange = Some((poor, acceptor, pushed, returned));
    }

    /// The hands that are played with, if these were dealt; and the way back.
    fn exchanged(&self, hands: BySeat<CardSet>, back: bool) -> BySeat<CardSet> {
        let Some((poor, acceptor, pushed, returned)) = self.exchange else {
            return hands;
        };
        let (away, home) = if back {
            (returned, pushed)
        } else {
            (pushed, returned)
        };
        hands.map(|seat, &hand| {
            if seat == poor {
                hand.minus(away).plus(home).unwrap()
            } else if seat == acceptor {
                let both = hand.cards().chain(away.cards());
                let mut all: Vec<Card> = both.collect();
                for card in home.cards() {
                    if let Some(place) = all.iter().position(|&it| it == card) {
                        all.swap_remove(place);
                    }
                }
                all.into_iter().collect()
            } else {
                hand
            }
        })
    }

    fn record(&self) -> Record<'_> {
        Record {
            said: &self.said,
            plays: &self.plays,
            extras: &[],
            claim_order: &[],
            schweine_party: None,
        }
    }

    fn known(&self, hands: BySeat<Option<CardSet>>, hidden: Option<Hidden>) -> Known<'_, '_> {
        let budget = Box::leak(Box::default());
        let mut known = Known::new(RULES, Context::default(), hands, self.record(), budget);
        known.hidden = [hidden, None];
        known
    }

    /// The position after the record with this deal, and these words.
    fn position(&self, deal: Deal, said: &[Said]) -> Option<Position<'_>> {
        let mut position = Position::new(RULES, Context::default(), deal);
        for said in said {
            position.say(said.seat, said.word).ok()?;
        }
        for play in &self.plays {
            position.play(position.to_play()?, play.card).ok()?;
        }
        Some(position)
    }

    /// What can be left in the hands, if those of `hidden` are not known, as it is
    /// played with.
    fn endings(&self, hidden: &[Seat]) -> Vec<(BySeat<CardSet>, BySeat<CardSet>)> {
        let now = self.position(self.deal, &self.said).unwrap();
        let left = BySeat::from_fn(|seat| now.game().unwrap().hand(seat));
        let hands = self.exchanged(*self.deal.hands(), false);
        let shown = hands.map(|seat, hand| {
            if hidden.contains(&seat) {
                hand.minus(*left.get(seat))
            } else {
                *hand
            }
        });
        let cards = hidden.iter().flat_map(|&seat| left.get(seat).cards());
        let mut cards: Vec<Card> = cards.collect();
        cards.sort();
        let mut found = Vec::new();
        give(&cards, 0, shown, &mut found);
        found
            .into_iter()
            .map(|hands| {
                let played = |seat| {
                    self.exchanged(*self.deal.hands(), false)
                        .get(seat)
                        .minus(*left.get(seat))
                };
                (hands, hands.map(|seat, hand| hand.minus(played(seat))))
            })
            .collect()
    }
}

/// Gives these cards out, the first to this seat or a later one.
fn give(cards: &[Card], from: usize, hands: BySeat<CardSet>, found: &mut Vec<BySeat<CardSet>>) {
    let Some((&card, rest)) = cards.split_first() else {
        found.push(hands);
        return;
    };
    for (place, seat) in Seat::ALL.into_iter().enumerate().skip(from) {
        let mut next = hands;
        if hands.get(seat).len() < 10 && next.get_mut(seat).insert(card) {
            // Which of two equal cards a hand has makes no other deal.
            let from = if rest.first() == Some(&card) {
                place
            } else {
                0
            };
            give(rest, from, next, found);
        }
    }
}

fn trumps(hand: CardSet) -> CardSet {
    hand.intersect(RULES.normal_trumps())
}

/// A deal in which one hand often has few trumps.
fn deal(numbers: &mut Numbers) -> Deal {
    let mut cards: Vec<Card> = Deck::WithoutNines.cards().cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, numbers.below(last + 1));
    }
    if numbers.below(4) > 0 {
        cards.sort_by_key(|&card| RULES.normal_trumps().contains(card));
        let trump = 17 + numbers.below(20);
        cards.swap(2, trump);
        let start = 10 * numbers.below(4);
        cards.rotate_right(start);
        for last in (11..cards.len()).rev() {
            let other = 10 + numbers.below(last - 9);
            let turned = |place: usize| (place + start) % 40;
            cards.swap(turned(last), turned(other));
        }
    }
    let mut hands = cards.chunks(10);
    let hands = BySeat::from_fn(|_| hands.next().unwrap().iter().copied().collect());
    Deal::new(Deck::WithoutNines, hands).unwrap()
}

fn check(worlds: &Worlds<'_, '_>, all: &[BySeat<CardSet>], what: &str) {
    assert!(
        !worlds.is_empty() && !all.is_empty(),
        "{what}: {} {}",
        worlds.is_empty(),
        all.len()
    );
    let sight = worlds.sight();
    for seat in Seat::ALL {
        let hands = || all.iter().map(|hands| *hands.get(seat));
        let least = hands().reduce(CardSet::intersect).unwrap();
        let most = hands().reduce(CardSet::union).unwrap();
        assert_eq!(sight.least(seat), least, "{what}: {seat}");
        assert_eq!(sight.most(seat), most, "{what}: {seat}");
    }
}

#[test]
fn players_of_an_armut_know_the_cards_that_they_exchanged() {
    players(6, 150, 0);
}

/// Three hands of up to four cards.
#[test]
fn players_of_an_armut_know_the_cards_in_larger_hands() {
    let deals = players(7, 60, 8);
    assert!(deals > 50_000, "{deals}");
}

/// So many games, each so many cards before one of the last tricks, through the eyes of
/// somebody who exchanged cards; how many deals fitted.
fn players(seed: u64, rounds: usize, before: usize) -> usize {
    let mut numbers = Numbers::new(seed);
    let (mut armuten, mut deals) = (0, 0);
    for round in 0..rounds {
        let ending = Ending::draw(&mut numbers, before);
        if ending.plays.is_empty() {
            continue; // dealt again
        }
        let own = match ending.exchange {
            Some((poor, acceptor, ..)) => [poor, acceptor][numbers.below(2)],
            None => Seat::ALL[numbers.below(4)],
        };
        armuten += usize::from(ending.exchange.is_some());
        let hidden: Vec<Seat> = Seat::ALL.into_iter().filter(|&it| it != own).collect();
        let shown = |seat: Seat, &hand: &CardSet| (seat == own).then_some(hand);
        let worlds = Worlds::of(ending.known(ending.deal.hands().map(shown), None));
        for words in 0..=ending.said.len() {
            let mut before = ending.known(ending.deal.hands().map(shown), None);
            (before.record.plays, before.record.said) = (&[], &ending.said[..words]);
            assert!(!Worlds::of(before).is_empty(), "{round}: {words} words");
        }
        let all: Vec<BySeat<CardSet>> = ending
            .endings(&hidden)
            .into_iter()
            .filter(|(hands, _)| {
                let dealt = ending.exchanged(*hands, true);
                let deal = Deal::new(Deck::WithoutNines, dealt);
                deal.is_some_and(|deal| ending.position(deal, &ending.said).is_some())
            })
            .map(|(_, left)| left)
            .collect();
        deals += all.len();
        check(&worlds, &all, &format!("{round}: {own} {:?}", ending.said));
    }
    assert!(armuten > rounds / 8, "{armuten}");
    deals
}

#[test]
fn others_know_how_many_trumps_went_back() {
    others(8, 150, 0);
}

/// Three or four hands of up to three cards.
#[test]
fn others_know_of_larger_hands_how_many_trumps_went_back() {
    let deals = others(9, 60, 4);
    assert!(deals > 15_000, "{deals}");
}

/// The same through the eyes of the others, or of nobody.
fn others(seed: u64, rounds: usize, before: usize) -> usize {
    let mut numbers = Numbers::new(seed);
    let (mut armuten, mut deals) = (0, 0);
    for round in 0..rounds {
        let ending = Ending::draw(&mut numbers, before);
        let Some((poor, acceptor, _, returned)) = ending.exchange else {
            continue;
        };
        // Schweine that the acceptor gives away again are another matter.
        let pair = |said: &Said| said.seat == acceptor && matches!(said.word, Word::Schweine(_));
        if ending.plays.is_empty() || ending.said.iter().any(pair) {
            continue;
        }
        armuten += 1;
        let told = numbers.below(2) == 0;
        let number = trumps(returned).len();
        let hidden: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|&seat| seat != acceptor.next() || numbers.below(2) == 0)
            .collect();
        let shown = |seat: Seat, &hand: &CardSet| (!hidden.contains(&seat)).then_some(hand);
        let secret = Hidden {
            shown: None,
            pushed: Some(3),
            returned: Some(3),
            trumps: told.then_some(number as u8),
        };
        let worlds = Worlds::of(ending.known(ending.deal.hands().map(shown), Some(secret)));
        // The same three cards may have gone back.
        let all: Vec<BySeat<CardSet>> = ending
            .endings(&hidden)
            .into_iter()
            .filter(|(hands, _)| {
                let hand = *hands.get(poor);
                let mut pile = trumps(hand);
                for card in hand
                    .minus(pile)
                    .cards()
                    .take(3_usize.saturating_sub(pile.len() as usize))
                {
                    pile.insert(card);
                }
                let said: Vec<Said> = ending
                    .said
                    .iter()
                    .map(|&said| {
                        let word = if matches!(said.word, Word::Push(_)) {
                            Word::Push(pile)
                        } else if matches!(said.word, Word::Return(_)) {
                            Word::Return(pile)
                        } else {
                            said.word
                        };
                        Said { word, ..said }
                    })
                    .collect();
                let fits = !told || trumps(hand).len() == number;
                let deal = Deal::new(Deck::WithoutNines, *hands).unwrap();
                fits && ending.position(deal, &said).is_some()
            })
            .map(|(_, left)| left)
            .collect();
        deals += all.len();
        check(
            &worlds,
            &all,
            &format!("{round}: {told} {number} {:?}", ending.said),
        );
    }
    assert!(armuten > rounds / 8, "{armuten}");
    deals
}
