//! Exchanges of Armuten that a view does not see, under every option.

use doko_engine::{
    ArmutFox, ArmutPush, ArmutReturn, Budget, Card, CardSet, Context, Deal, Deck, Position, Rank,
    RuleSet, Said, Seat, SecondArmut, Word,
};
use doko_proto::v1;
use doko_worlds::{Case, Worlds};

use super::{Numbers, everything, inspect, view_of};
use crate::decode::{self, Problems};
use crate::encode;

/// Options of the Armut that differ from those of the VLN.
pub(super) fn options(number: usize) -> v1::RuleSet {
    let mut options = v1::RuleSet::default();
    if number & 1 != 0 {
        options.armut_push = v1::ArmutPush::TrumpsOnly.into();
    }
    if number & 2 != 0 {
        options.armut_fox = v1::ArmutFox::DoesNotCount.into();
    }
    if number & 4 != 0 {
        options.armut_return = v1::ArmutReturn::FehlOnly.into();
    }
    if number & 8 != 0 {
        options.armut_second_armut = v1::SecondArmut::Both.into();
    }
    if number & 16 != 0 {
        options.armut_report_trumps = v1::ArmutReport::Secret.into();
    }
    options
}

/// A record without anything that happened.
fn empty(overrides: v1::RuleSet) -> v1::GameRecord {
    v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("vln".to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        ..v1::GameRecord::default()
    }
}

fn with_hands(record: v1::GameRecord, deal: Deal, shown: impl Fn(Seat) -> bool) -> v1::GameRecord {
    let hand = |seat| {
        if shown(seat) {
            encode::cards(deal.hand(seat))
        } else {
            Vec::new()
        }
    };
    v1::GameRecord {
        hand_1: hand(Seat::First),
        hand_2: hand(Seat::Second),
        hand_3: hand(Seat::Third),
        hand_4: hand(Seat::Fourth),
        ..record
    }
}

/// Enters words, with the cards that they push and give back.
fn say(record: &mut v1::GameRecord, words: impl IntoIterator<Item = Said>) {
    let count = |cards: CardSet| Some(cards.len());
    for Said { seat, word } in words {
        record.said_seats.push(encode::seat(seat));
        record.said_words.push(encode::word(word));
        if let Word::Push(cards) = word {
            record.armut_exchanges.push(v1::ArmutExchange {
                pushed_cards: encode::cards(cards),
                pushed_count: count(cards),
                ..v1::ArmutExchange::default()
            });
        }
        if let Word::Return(cards) = word {
            let exchange = record.armut_exchanges.last_mut().unwrap();
            exchange.returned_cards = encode::cards(cards);
            exchange.returned_count = count(cards);
        }
    }
}

/// A deal in which two hands have few trumps.
fn deal(numbers: &mut Numbers, rules: &RuleSet) -> Deal {
    let mut cards: Vec<Card> = Deck::WithoutNines.cards().cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, numbers.below(last + 1));
    }
    let trumps = rules.normal_trumps();
    for start in [0, 10] {
        for place in start + numbers.below(4)..start + 10 {
            let fehl = (20..40).find(|&it| !trumps.contains(cards[it]));
            if trumps.contains(cards[place])
                && let Some(other) = fehl
            {
                cards.swap(place, other);
            }
        }
    }
    let turn = 10 * numbers.below(4);
    cards.rotate_right(turn);
    let mut hands = cards.chunks(10);
    let hands = doko_engine::BySeat::from_fn(|_| hands.next().unwrap().iter().copied().collect());
    Deal::new(Deck::WithoutNines, hands).unwrap()
}

/// A game with everything that happened in it, and its words.
pub(super) struct Drawn {
    deal: Deal,
    said: Vec<Said>,
    pub(super) record: v1::GameRecord,
}

impl Drawn {
    /// Draws a game up to so many cards; nothing if no cards are pushed.
    pub(super) fn draw(
        numbers: &mut Numbers,
        overrides: v1::RuleSet,
        cards: usize,
    ) -> Option<Drawn> {
        let mut record = empty(overrides);
        let read = decode::record(&mut Problems::default(), Some(&record))?;
        let rules = &read.published.rules;
        let deal = deal(numbers, rules);
        let mut said = Vec::new();
        let mut position = Position::new(rules, Context::default(), deal);
        let mut say_so = |position: &mut Position<'_>, seat, word| {
            let accepted = position.say(seat, word).is_ok();
            if accepted {
                said.push(Said { seat, word });
            }
            accepted
        };
        for seat in Seat::ALL {
            // Only one Armut is handled, unless the rules know two.
            let second = rules.armut.second == SecondArmut::Both
                || matches!(seat, Seat::First | Seat::Third);
            if !(second && say_so(&mut position, seat, Word::Armut)) {
                say_so(&mut position, seat, Word::Gesund);
                say_so(&mut position, seat, Word::Schweine(Rank::Ace));
            }
        }
        let words = 1 + numbers.below(40);
        for _ in 0..words {
            let asks = position.round().asks(rules);
            let Some(ask) = asks.first() else { break };
            let seat = ask.seat;
            let hand = position.round().hands(rules).get(seat).unwrap();
            let trumps = hand.intersect(rules.normal_trumps());
            let options = position.round().accepted(rules, seat);
            if options.contains(Word::Push(CardSet::EMPTY)) {
                let mut pushed = trumps;
                for card in hand.minus(trumps).cards() {
                    if rules.armut.push == ArmutPush::ExactlyThree && pushed.len() < 3 {
                        pushed.insert(card);
                    }
                }
                say_so(&mut position, seat, Word::Push(pushed));
            } else if options.contains(Word::Accept) {
                let word = [Word::Accept, Word::Accept, Word::Refuse][numbers.below(3)];
                say_so(&mut position, seat, word);
            } else {
                let mut left: Vec<Card> = hand.cards().collect();
                let count = u8::try_from(hand.len()).unwrap() - 10;
                let returned = (0..count).map(|_| left.swap_remove(numbers.below(left.len())));
                let returned = returned.collect();
                say_so(&mut position, seat, Word::Return(returned));
            }
        }
        if said.iter().all(|it| !matches!(it.word, Word::Push(_))) {
            return None;
        }
        say(&mut record, said.iter().copied());
        while position.game().is_some() && record.plays.len() < cards {
            let seat = position.to_play()?;
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let card = numbers.one_of(&legal);
            position.play(seat, card).unwrap();
            record.plays.push(encode::card(card));
        }
        Some(Drawn { deal, said, record })
    }

    pub(super) fn whole(&self) -> v1::GameRecord {
        with_hands(self.record.clone(), self.deal, |_| true)
    }

    /// The same game if this was dealt, and these cards went over.
    fn otherwise(&self, deal: Deal, said: impl IntoIterator<Item = Said>) -> v1::GameRecord {
        let mut record = v1::GameRecord {
            said_seats: Vec::new(),
            said_words: Vec::new(),
            armut_exchanges: Vec::new(),
            ..self.record.clone()
        };
        say(&mut record, said);
        with_hands(record, deal, |_| true)
    }
}

#[test]
fn cards_that_went_over_unseen_change_no_byte() {
    let mut numbers = Numbers(23);
    let (mut others, mut exchanged) = (0, 0);
    let deck: Vec<Card> = Deck::WithoutNines.cards().kinds().collect();
    for round in 0..32 {
        let cards = [0, 3, 30, 36, 38][numbers.below(5)];
        let Some(game) = Drawn::draw(&mut numbers, options(round), cards) else {
            continue;
        };
        let own = match numbers.below(5) {
            0 => None,
            seat => Some(Seat::ALL[seat - 1]),
        };
        let view = view_of(own);
        let card = encode::card(numbers.one_of(&deck));
        let seat = encode::seat(numbers.one_of(&Seat::ALL));
        let whole = game.whole();
        let expected = everything(&whole, view, card, seat);
        let seen = decode::record(&mut Problems::default(), Some(&whole)).unwrap();
        let number = match own {
            None => decode::View::Public,
            Some(seat) => decode::View::Seat(seat),
        };
        let seen = seen.seen_by(number);
        let budget = Budget::new();
        let known = seen.known(&budget);
        let worlds = Worlds::of(known);
        for _ in 0..3 {
            let one: CardSet = core::iter::once(numbers.one_of(&Card::ALL)).collect();
            let case = Case::holds(numbers.one_of(&Seat::ALL), one);
            let Some(world) = worlds.deals(case).last() else {
                continue;
            };
            let words: Vec<Said> = known.words(world);
            let other = game.otherwise(world.deal, words.iter().copied());
            assert!(
                inspect(other.clone(), v1::View::Everything).is_some(),
                "{round}"
            );
            assert_eq!(everything(&other, view, card, seat), expected, "{round}");
            others += 1;
            exchanged += usize::from(words != game.said);
        }
    }
    assert!(others > 15 && exchanged > 5, "{others} {exchanged}");
}

#[test]
fn every_option_is_drawn() {
    let read = |number| {
        let record = empty(options(number));
        let read = decode::record(&mut Problems::default(), Some(&record)).unwrap();
        read.published.rules.armut
    };
    assert_eq!(read(1).push, ArmutPush::TrumpsOnly);
    assert_eq!(read(2).fox, ArmutFox::DoesNotCount);
    assert_eq!(read(4).returned, ArmutReturn::FehlOnly);
    assert_eq!(read(8).second, SecondArmut::Both);
}
