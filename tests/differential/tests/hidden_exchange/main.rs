//! Exchanges of Armuten whose cards are not known, under every option and beside every
//! hand that is known, against all the ways in which the cards can have gone over.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

mod drawn;

use std::collections::HashSet;

use doko_engine::{
    ArmutFox, ArmutPush, ArmutReturn, ArmutRules, BySeat, Card, CardSet, Context, Deal, Position,
    Rank, Record, RuleSet, Said, Seat, SecondArmut, Word, rulesets,
};
use doko_laws::Numbers;
use doko_worlds::{Hidden, Known, Worlds};

use drawn::{Ending, Exchange, trumps};

/// The rules of the VLN with other options of the Armut.
fn rules(change: impl FnOnce(&mut ArmutRules)) -> RuleSet {
    let mut rules = rulesets::VLN;
    change(&mut rules.armut);
    rules
}

impl Ending<'_> {
    /// The hands that are played with, if these were dealt.
    fn held(&self, dealt: BySeat<CardSet>) -> BySeat<CardSet> {
        let mut hands = dealt;
        for it in &self.exchanges {
            let poor = hands.get(it.poor).minus(it.pushed).plus(it.returned);
            *hands.get_mut(it.poor) = poor.unwrap();
            let acceptor = hands.get(it.acceptor).plus(it.pushed).unwrap();
            *hands.get_mut(it.acceptor) = acceptor.minus(it.returned);
        }
        hands
    }

    /// The position after the record with this deal, if these cards went over.
    fn position(&self, deal: Deal, exchanges: &[Exchange]) -> Option<Position<'_>> {
        let mut position = Position::new(self.rules, Context::default(), deal);
        let (mut pushes, mut returns) = (exchanges.iter(), exchanges.iter());
        for said in &self.said {
            let word = if matches!(said.word, Word::Push(_)) {
                Word::Push(pushes.next()?.pushed)
            } else if matches!(said.word, Word::Return(_)) {
                Word::Return(returns.next()?.returned)
            } else {
                said.word
            };
            position.say(said.seat, word).ok()?;
        }
        for play in &self.plays {
            position.play(position.to_play()?, play.card).ok()?;
        }
        Some(position)
    }

    /// Whether it can be that these hands are played with.
    fn may_be(&self, held: &BySeat<CardSet>, seen: &Seen) -> bool {
        self.fits(held, seen, &mut Vec::new())
    }

    fn fits(&self, held: &BySeat<CardSet>, seen: &Seen, chosen: &mut Vec<Exchange>) -> bool {
        let Some(next) = self.exchanges.get(chosen.len()) else {
            let mut dealt = *held;
            for it in chosen.iter() {
                let poor = held.get(it.poor).minus(it.returned).plus(it.pushed);
                *dealt.get_mut(it.poor) = poor.unwrap();
                let acceptor = held.get(it.acceptor).plus(it.returned);
                *dealt.get_mut(it.acceptor) = acceptor.unwrap().minus(it.pushed);
            }
            let deal = Deal::new(self.rules.deck, dealt).unwrap();
            return self.position(deal, chosen).is_some();
        };
        let hidden = seen.hidden[chosen.len()];
        self.any_way(next, held, seen, hidden, &mut |way| {
            chosen.push(way);
            let fits = self.fits(held, seen, chosen);
            chosen.pop();
            fits
        })
    }

    /// Whether `visit` is content with a way in which the cards can have gone over so
    /// that these hands are played with, as the rule book has it. Of the ways from the
    /// same hands one is enough.
    fn any_way(
        &self,
        it: &Exchange,
        held: &BySeat<CardSet>,
        seen: &Seen,
        hidden: Option<Hidden>,
        visit: &mut dyn FnMut(Exchange) -> bool,
    ) -> bool {
        let hidden = hidden.unwrap_or_default();
        let (poor, acceptor) = (*held.get(it.poor), *held.get(it.acceptor));
        let number = it.pushed.len();
        let named = |number: Option<u8>, cards| number.is_none().then_some(cards);
        let mut dealt = HashSet::new();
        for returned in subsets(poor, number, named(hidden.returned, it.returned)) {
            let kept = poor.minus(returned);
            let told = hidden.trumps.map(u32::from);
            if !trumps(kept).is_empty() || told.is_some_and(|told| told != trumps(returned).len()) {
                continue; // ARM-4, ARM-7
            }
            let Some(both) = acceptor.plus(returned) else {
                continue;
            };
            let fehl = both.minus(trumps(both)).len();
            let back = trumps(returned).len();
            if self.rules.armut.returned == ArmutReturn::FehlOnly
                && back > number.saturating_sub(fehl)
            {
                continue;
            }
            for pushed in subsets(both, number, named(hidden.pushed, it.pushed)) {
                let Some(hand) = kept.plus(pushed) else {
                    continue;
                };
                let own = both.minus(pushed);
                let counted = match self.rules.armut.fox {
                    ArmutFox::Counts => trumps(hand),
                    ArmutFox::SingleFree if hand.count(Card::DA) == 2 => trumps(hand),
                    ArmutFox::SingleFree | ArmutFox::DoesNotCount => {
                        trumps(hand).without(CardSet::both(Card::DA))
                    }
                };
                let right_number = match self.rules.armut.push {
                    ArmutPush::ExactlyThree => number == trumps(hand).len().max(3),
                    ArmutPush::TrumpsOnly => trumps(pushed) == pushed,
                    ArmutPush::TrumpsOrThree if trumps(hand).is_empty() => number == 3,
                    ArmutPush::TrumpsOrThree => trumps(pushed) == pushed,
                    ArmutPush::ThreeAndFoxes => {
                        let free = trumps(hand).minus(counted).len();
                        number == trumps(hand).len().max(3 + free)
                    }
                };
                let of = |seat, hand: CardSet| seen.hands.get(seat).is_none_or(|it| it == hand);
                if right_number
                    && counted.len() <= u32::from(self.rules.armut.max_trumps)
                    && of(it.poor, hand)
                    && of(it.acceptor, own)
                    && dealt.insert((hand, own))
                    && visit(Exchange {
                        pushed,
                        returned,
                        ..*it
                    })
                {
                    return true;
                }
            }
        }
        false
    }

    /// Everything that can be left in the hands.
    fn endings(&self, seen: &Seen) -> Vec<BySeat<CardSet>> {
        let now = self.position(self.deal, &self.exchanges).unwrap();
        let left = BySeat::from_fn(|seat| now.game().unwrap().hand(seat));
        let held = self.held(*self.deal.hands());
        let played = held.map(|seat, hand| hand.minus(*left.get(seat)));
        let concerned = |seat: Seat| {
            let mut all = self.exchanges.iter().zip(seen.hidden);
            all.any(|(it, hidden)| hidden.is_some() && (it.poor == seat || it.acceptor == seat))
        };
        let open = |seat: Seat| seen.hands.get(seat).is_none() || concerned(seat);
        let shown = held.map(|seat, hand| if open(seat) { *played.get(seat) } else { *hand });
        let cards = Seat::ALL.into_iter().filter(|&seat| open(seat));
        let cards: Vec<Card> = cards.flat_map(|seat| left.get(seat).cards()).collect();
        let mut found = Vec::new();
        let size = u32::from(self.rules.deck.hand_size());
        give(&cards, shown, size, &mut found);
        found.retain(|hands| self.may_be(hands, seen));
        found
            .into_iter()
            .map(|hands| hands.map(|seat, hand| hand.minus(*played.get(seat))))
            .collect()
    }

    fn known<'a>(&'a self, seen: &Seen, said: &'a [Said]) -> Known<'a, 'a> {
        let record = Record {
            said,
            plays: &self.plays,
            extras: &[],
            claim_order: &[],
            schweine_party: None,
        };
        let budget = Box::leak(Box::default());
        let mut known = Known::new(self.rules, Context::default(), seen.hands, record, budget);
        known.hidden = seen.hidden;
        known
    }

    /// What is said of it, with cards of which nothing follows where they are hidden.
    fn words(&self, seen: &Seen) -> Vec<Said> {
        let mut said = self.said.clone();
        let (mut pushes, mut returns) = (seen.hidden.iter(), seen.hidden.iter());
        for it in &mut said {
            if let Word::Push(cards) = &mut it.word {
                let hidden = pushes.next().unwrap().unwrap_or_default();
                *cards = cards.intersect(if hidden.pushed.is_none() {
                    *cards
                } else {
                    CardSet::EMPTY
                });
            } else if let Word::Return(cards) = &mut it.word {
                let hidden = returns.next().unwrap().unwrap_or_default();
                *cards = cards.intersect(if hidden.returned.is_none() {
                    *cards
                } else {
                    CardSet::EMPTY
                });
            }
        }
        said
    }
}

/// What somebody sees of it.
struct Seen {
    hands: BySeat<Option<CardSet>>,
    hidden: [Option<Hidden>; 2],
}

impl Seen {
    fn draw(numbers: &mut Numbers, ending: &Ending<'_>) -> Seen {
        let number = |cards: CardSet| Some(cards.len() as u8);
        let mut hidden = [None; 2];
        for (hidden, it) in hidden.iter_mut().zip(&ending.exchanges) {
            let told = numbers.below(2) == 0;
            let all = Hidden {
                pushed: number(it.pushed),
                shown: None,
                returned: number(it.returned),
                trumps: number(trumps(it.returned)).filter(|_| told),
            };
            *hidden = match numbers.below(10) {
                0 => Some(Hidden {
                    pushed: None,
                    ..all
                }),
                1 => Some(Hidden {
                    returned: None,
                    trumps: None,
                    ..all
                }),
                2 => None,
                _ => Some(all),
            };
        }
        let shown = match numbers.below(4) {
            0 => 0,
            1 => 1 << numbers.below(4),
            _ => numbers.below(16),
        };
        Seen {
            hands: ending
                .deal
                .hands()
                .map(|seat, &hand| (shown & 1 << seat as usize != 0).then_some(hand)),
            hidden,
        }
    }
}

/// All piles of so many cards of `hand`; if they are named, these.
fn subsets(hand: CardSet, number: u32, named: Option<CardSet>) -> Vec<CardSet> {
    if let Some(cards) = named {
        return if cards.is_subset(hand) {
            vec![cards]
        } else {
            Vec::new()
        };
    }
    let mut all = vec![CardSet::EMPTY];
    for card in hand.kinds() {
        for pile in all.clone() {
            let mut more = pile;
            for _ in 0..hand.count(card) {
                more.insert(card);
                if more.len() <= number {
                    all.push(more);
                }
            }
        }
    }
    all.retain(|pile| pile.len() == number);
    all
}

fn give(cards: &[Card], hands: BySeat<CardSet>, size: u32, found: &mut Vec<BySeat<CardSet>>) {
    let Some((&card, rest)) = cards.split_first() else {
        if !found.contains(&hands) {
            found.push(hands);
        }
        return;
    };
    for seat in Seat::ALL {
        let mut next = hands;
        if hands.get(seat).len() < size && next.get_mut(seat).insert(card) {
            give(rest, next, size, found);
        }
    }
}

/// Looks at `games` endings, and holds what can be in each hand against what follows
/// from all ways to give the cards out.
fn hold(name: &str, rules: &RuleSet, poor: usize, seed: u64, games: usize) {
    hold_where(name, rules, poor, seed, games, |_| true);
}

/// The same, of endings that are `wanted`.
fn hold_where(
    name: &str,
    rules: &RuleSet,
    poor: usize,
    seed: u64,
    games: usize,
    wanted: impl Fn(&Ending<'_>) -> bool,
) {
    let mut numbers = Numbers::new(seed);
    let mut seen_by_nobody = 0;
    let mut done = 0;
    while done < games {
        let left = 4 + numbers.below(2 + usize::from(poor == 1));
        let Some(ending) = Ending::draw(&mut numbers, rules, poor, left) else {
            continue;
        };
        let seen = Seen::draw(&mut numbers, &ending);
        if seen.hidden == [None; 2] || !wanted(&ending) {
            continue;
        }
        done += 1;
        let what = format!(
            "{name} {done}: {:?} {:?} {:?} of {:?}",
            seen.hidden, seen.hands, ending.said, ending.deal
        );
        let said = ending.words(&seen);
        for words in 0..=said.len() {
            let mut before = ending.known(&seen, &said[..words]);
            before.record.plays = &[];
            assert!(!Worlds::of(before).is_empty(), "{words} words, {what}");
        }
        let worlds = Worlds::of(ending.known(&seen, &said));
        assert!(!worlds.is_empty(), "{what}");
        let all = ending.endings(&seen);
        let sight = worlds.sight();
        for seat in Seat::ALL {
            let hands = || all.iter().map(|hands| *hands.get(seat));
            let least = hands().reduce(CardSet::intersect).unwrap();
            let most = hands().reduce(CardSet::union).unwrap();
            assert_eq!(sight.least(seat), least, "{seat}, {what}");
            assert_eq!(sight.most(seat), most, "{seat}, {what}");
        }
        seen_by_nobody += usize::from(all.len() > 1);
    }
    assert!(seen_by_nobody > games / 3, "{name}: {seen_by_nobody}");
}

#[test]
fn three_cards_that_nobody_names() {
    hold("usual", &rulesets::VLN, 1, 1, 30);
}

#[test]
fn trumps_only() {
    let rules = rules(|it| it.push = ArmutPush::TrumpsOnly);
    hold("trumps only", &rules, 1, 2, 30);
}

#[test]
fn foxes_that_do_not_count() {
    let few = rules(|it| it.fox = ArmutFox::DoesNotCount);
    hold("foxes", &few, 1, 3, 40);
    let rules = rules(|it| {
        it.fox = ArmutFox::DoesNotCount;
        it.push = ArmutPush::TrumpsOnly;
        it.max_trumps = 2;
    });
    hold("foxes, trumps only", &rules, 1, 4, 40);
}

#[test]
fn fehl_goes_back() {
    let few = rules(|it| it.returned = ArmutReturn::FehlOnly);
    hold("fehl", &few, 1, 5, 40);
    let rules = rules(|it| {
        it.returned = ArmutReturn::FehlOnly;
        it.push = ArmutPush::TrumpsOnly;
        it.max_trumps = 5;
    });
    hold("fehl, trumps only", &rules, 1, 6, 40);
}

#[test]
fn fewer_and_more_trumps() {
    for max_trumps in [1, 2, 5] {
        let rules = rules(|it| it.max_trumps = max_trumps);
        hold("limits", &rules, 1, 7 + u64::from(max_trumps), 20);
    }
}

#[test]
fn two_armuten() {
    let both = rules(|it| it.second = SecondArmut::Both);
    hold("both", &both, 2, 20, 30);
    let odd = rules(|it| {
        it.second = SecondArmut::Both;
        it.push = ArmutPush::TrumpsOnly;
        it.returned = ArmutReturn::FehlOnly;
    });
    hold("both, odd", &odd, 2, 21, 20);
    let first = rules(|it| it.second = SecondArmut::FirstSeat);
    hold("first seat", &first, 2, 22, 40);
}

#[test]
fn schweine_that_the_acceptor_may_have_given_away() {
    let acceptor_had_them = |ending: &Ending<'_>| {
        let acceptor = ending.exchanges[0].acceptor;
        ending
            .said
            .iter()
            .take_while(|it| !matches!(it.word, Word::Return(_)))
            .any(|it| it.seat == acceptor && it.word == Word::Schweine(Rank::Ace))
    };
    hold_where("pairs", &rulesets::VLN, 1, 30, 20, acceptor_had_them);
    let given_away = |ending: &Ending<'_>| {
        acceptor_had_them(ending) && ending.exchanges[0].returned.contains(Card::DA)
    };
    hold_where("no pairs", &rulesets::VLN, 1, 31, 10, given_away);
}
