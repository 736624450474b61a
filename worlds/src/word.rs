//! Whether a word may be said in every world, in none, or in some.

use doko_engine::{
    Action, ArmutPush, ArmutShown, Card, CardSet, Handed, Rank, Refusal, Round, Seat, Suit, Word,
};

use crate::ask::{Found, Looks};
use crate::feature::Feature;
use crate::known::{Known, World};
use crate::rounds::Rounds;
use crate::sight::hands_of;
use crate::solve::{Piles, Spent, Sum};
use crate::worlds::{One, Worlds};

impl<'r, 'a> Worlds<'r, 'a> {
    /// Whether `seat` may say `word` now, which is the last one that `longer` knows. A word that
    /// makes an earlier one of another seat wrong is legal.
    pub fn say(&self, longer: &Known<'_, '_>, seat: Seat, word: Word) -> Found {
        let mut found = Found::NOTHING;
        let is_hidden = is_hidden(longer, word);
        let judge = |world| {
            let word = if is_hidden {
                self.with_some_cards(longer, world, seat, word)
            } else {
                word
            };
            match self.asked(world, Action::Say(seat, word)) {
                Err(refusal) if refusal.allows(seat) => Ok(()),
                outcome => outcome,
            }
        };
        if self.is_in_round(word) {
            if self.say_in_round(seat, word, judge, &mut found).is_err() {
                self.known.budget.leave_open();
            }
        } else {
            if is_hidden {
                // Cards that went over with it show that it can be legal.
                let fitting = Worlds::of(Known {
                    told: self.known.told,
                    ..*longer
                });
                for one in &fitting.all {
                    found.note(one.first, Ok(()));
                }
            }
            let looks = |one: &One<'r>| self.looks_at_word(one, seat, word, is_hidden);
            self.look(looks, |world, _| {
                found.note(world, judge(world));
                !found.is_open()
            });
        }
        found.of_one_world(self, judge)
    }

    /// Whether nothing but features of hands decides what becomes of the word.
    fn is_in_round(&self, word: Word) -> bool {
        let record = &self.known.record;
        let is_open = record.plays.is_empty() && record.extras.is_empty();
        is_open && !self.known.has_exchange() && word.handed_over().is_none()
    }

    /// Looks for a world for everything that can become of the word.
    fn say_in_round(
        &self,
        seat: Seat,
        word: Word,
        judge: impl Fn(World) -> Result<(), Refusal>,
        found: &mut Found,
    ) -> Result<(), Spent> {
        let rules = self.known.rules;
        for one in &self.all {
            found.note(one.first, judge(one.first));
        }
        let rounds = Rounds::of(&self.known, &self.features_of(seat, word))?;
        let outcome = |round: &Round| {
            let mut after = *round;
            let refusal = after.say(rules, seat, word).err();
            let refusal = refusal.or_else(|| after.rejected(rules));
            let refusal = refusal.filter(|it| !it.allows(seat));
            refusal.map(|it| (it.grounds().to_vec(), *it.evidence()))
        };
        let mut seen = Vec::new();
        for kind in rounds.kinds(outcome) {
            if found.is_open() {
                return Ok(());
            }
            if seen.contains(&kind.what) {
                continue;
            }
            let mut problem = self.parts.problem(&self.known);
            rounds.demand(&kind, &self.parts, &mut problem);
            if let Some((world, _)) = self.find(&problem, &mut Default::default())? {
                found.note(world, judge(world));
                seen.push(kind.what);
            }
        }
        Ok(())
    }

    /// The features of the hand of `seat` on which the word depends.
    fn features_of(&self, seat: Seat, word: Word) -> Vec<(Seat, Feature)> {
        let mut said = self.known.record.said.iter();
        let mut has_schweine =
            said.any(|it| it.seat == seat && it.word == Word::Schweine(Rank::Ace));
        let mut features = Vec::new();
        if let Word::Schweine(rank) = word {
            let pair = Card::new(Suit::Diamonds, rank);
            let pairs = [pair].into_iter().chain(self.known.pairs_of_soli(rank));
            features.extend(pairs.map(|card| Feature::Pair(CardSet::both(card))));
            has_schweine |= rank == Rank::Ace;
        }
        let is_of_trumps = matches!(word, Word::Armut | Word::Throw | Word::Schweine(_));
        for schweine in [false, true].into_iter().filter(|it| !it || has_schweine) {
            if is_of_trumps {
                features.push(Feature::Armut { schweine });
                features.push(Feature::Throw { schweine });
            }
        }
        features.into_iter().map(|it| (seat, it)).collect()
    }

    /// Each of these looks with each number of ♦A, where a push depends on that.
    fn with_foxes(&self, word: Word, piles: Piles, looks: Looks) -> Looks {
        let armut = &self.known.rules.armut;
        let matters = armut.push == ArmutPush::ThreeAndFoxes || armut.shown != ArmutShown::Hidden;
        if !matters || !matches!(word, Word::Push(_)) {
            return looks;
        }
        let foxes = [0, 1, 2].map(|it| Sum::exactly(piles, CardSet::both(Card::DA), it));
        looks.iter().flat_map(|it| it.with_each(&foxes)).collect()
    }

    /// The word with cards that `seat` can hand over in `world`: those that all have seen and all
    /// trumps first where they are pushed, and as many as was told where they go back.
    fn with_some_cards(
        &self,
        longer: &Known<'_, '_>,
        world: World,
        seat: Seat,
        word: Word,
    ) -> Word {
        let Some(exchange) = longer.exchanges().pop() else {
            return word;
        };
        let rules = self.known.rules;
        let trumps = rules.normal_trumps();
        let hand = *hands_of(&self.position(world)).get(seat);
        match word.handed_over() {
            Some(Handed::Pushed(_)) => {
                let seen = exchange.shown.map(|_| rules.armut.shown_of(CardSet::FULL));
                let hidden = hand.without(seen.unwrap_or_default());
                let shown = exchange.shown.unwrap_or_default();
                let number = u32::from(exchange.pushed.len()).saturating_sub(shown.len());
                let cards = some_of(hidden, trumps, number, number);
                Word::Push(cards.plus(shown).unwrap_or(cards))
            }
            Some(Handed::Returned(_)) => {
                let number = exchange.returned.map_or(0, |it| u32::from(it.len()));
                let told = exchange.trumps.map_or(0, u32::from);
                Word::Return(some_of(hand, trumps, told, number))
            }
            None => word,
        }
    }

    /// Hands of `seat` that differ in what the word depends on, during an exchange or after it.
    fn looks_at_word(&self, one: &One<'r>, seat: Seat, word: Word, is_hidden: bool) -> Looks {
        if self.known.knows_hand(seat) {
            return Vec::new();
        }
        let trumps = self.known.rules.normal_trumps();
        let fehl = self.known.rules.deck.cards().without(trumps);
        let piles = self.parts.held(seat);
        let numbers = |kinds| {
            let number = |number| Sum::exactly(piles, kinds, number);
            let most = self.known.rules.armut.most_pushed();
            (0..=most.into()).map(number).collect::<Vec<_>>()
        };
        match word {
            Word::Push(cards) | Word::Return(cards) => {
                let kinds = if matches!(word, Word::Push(_)) {
                    trumps
                } else {
                    fehl
                };
                let others = CardSet::FULL.without(kinds);
                let counts = one.problem.with_each(&numbers(kinds));
                if is_hidden {
                    return self.with_foxes(word, piles, counts);
                }
                let missing = cards.kinds().map(|card| {
                    let copies = cards.count(card) as u16;
                    Sum::at_most(piles, CardSet::both(card), copies - 1)
                });
                let missing: Vec<Sum> = missing.collect();
                let all = counts.iter().flat_map(|it| {
                    let mut all = it.clone();
                    all.bound(piles, cards, CardSet::FULL);
                    // All of these kinds that the hand has go over.
                    let mut no_more = it.clone();
                    no_more.bound(piles, CardSet::EMPTY, others.union(cards));
                    it.with_each(&missing).into_iter().chain([all, no_more])
                });
                // Each of them alone, so that a card is missing only where all hands lack it.
                let alone = cards.kinds().map(|card| {
                    let mut held = one.problem.clone();
                    held.bound(piles, cards.intersect(CardSet::both(card)), CardSet::FULL);
                    held
                });
                all.chain(alone).collect()
            }
            Word::Schweine(rank) => {
                let pair = CardSet::both(Card::new(Suit::Diamonds, rank));
                let copies = [0, 1, 2].map(|it| Sum::exactly(piles, pair, it));
                one.problem.with_each(&copies)
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Accept
            | Word::Refuse => {
                let rules = self.known.rules;
                let dealt = self.parts.dealt(seat);
                let features = self.features_of(seat, word).into_iter();
                let features = features.flat_map(|(_, it)| [(it, false), (it, true)]);
                let queens = CardSet::both(Card::CQ);
                let queens = [
                    Sum::at_most(dealt, queens, 1),
                    Sum::exactly(dealt, queens, 2),
                ];
                let with = |(feature, is_so): (Feature, bool)| {
                    let mut problem = one.problem.clone();
                    feature.demand(rules, is_so, dealt, &mut problem);
                    problem
                };
                let all = features.map(with);
                all.chain(one.problem.with_each(&queens)).collect()
            }
        }
    }
}

/// Whether cards go over with the last word that are not named.
fn is_hidden(longer: &Known<'_, '_>, word: Word) -> bool {
    let last = longer.exchanges().pop();
    match word.handed_over() {
        Some(Handed::Pushed(_)) => last.is_some_and(|it| it.pushed.is_hidden()),
        Some(Handed::Returned(_)) => last
            .and_then(|it| it.returned)
            .is_some_and(crate::known::Cards::is_hidden),
        None => false,
    }
}

/// So many cards of a hand: first so many trumps, then Fehl, then what is left.
fn some_of(hand: CardSet, trumps: CardSet, first: u32, number: u32) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let fehl = hand.without(trumps);
    let piles = [(hand.without(fehl), first), (fehl, number), (hand, number)];
    for (kinds, limit) in piles {
        for card in kinds.cards() {
            if cards.len() < limit.min(number) && cards.count(card) < hand.count(card) {
                cards.insert(card);
            }
        }
    }
    cards
}
