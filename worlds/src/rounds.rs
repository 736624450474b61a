//! [`Rounds`]: how the Vorbehalt round goes with hands of every kind.
//!
//! Whether words are legal, and what comes of them, depends on a few features of each hand, and
//! not on how the hands go together. So one hand for each combination of features is put to the
//! round; what makes no difference is left out, and only for what is left a deal is looked for.

use std::collections::BTreeMap;

use doko_engine::{
    ArmutMode, BySeat, Card, CardSet, Category, Contract, Duty, Rank, Round, Said, SchweineMode,
    Seat, SilentHochzeit, Suit, ThrowRank, Word,
};

use crate::feature::Feature;
use crate::known::Known;
use crate::parts::Parts;
use crate::solve::{Problem, Spent, Sum};

/// What it takes to say a word.
const STEPS_TO_SAY: u32 = 2;

/// So many features of all hands are put together at most.
const MOST_FEATURES: usize = 20;

/// Which features the unknown hands have, and who of them has both ♣Q, if anybody.
type Cell = (u32, Option<Seat>);

/// How the round goes with all combinations of features.
#[derive(Clone, Debug)]
pub(crate) struct Rounds<'r, 'a> {
    known: Known<'r, 'a>,
    features: Vec<(Seat, Feature)>,
    // The round after everything that was said before cards were pushed, if that is legal.
    cells: Vec<(Cell, Option<Round>)>,
    /// So many words are legal with some hands, at most; they need not make a deal.
    pub(crate) legal_words: usize,
}

/// Combinations of features of which the same is true.
#[derive(Clone, Debug)]
pub(crate) struct Kind<K> {
    pub(crate) what: K,
    // The features that matter, and those of them that the hands have.
    mask: u32,
    bits: u32,
    /// Who of the unknown hands has both ♣Q, if that matters.
    pub(crate) both: Option<Option<Seat>>,
}

impl<'r, 'a> Rounds<'r, 'a> {
    /// The rounds with all features that can matter, and these besides.
    pub(crate) fn of(known: &Known<'r, 'a>, others: &[(Seat, Feature)]) -> Result<Self, Spent> {
        let coarse = known.features(true);
        let fine = known.features(false);
        if coarse.len() < fine.len()
            && let Some(rounds) = Rounds::with(known, coarse, others)?
        {
            return Ok(rounds);
        }
        let fine = Rounds::with(known, fine, others)?;
        fine.ok_or(Spent)
    }

    /// The same with these features; `None` if an Armut and a hand to throw in are one of them
    /// and it matters which it is: once one of both could rank highest.
    fn with(
        known: &Known<'r, 'a>,
        mut features: Vec<(Seat, Feature)>,
        others: &[(Seat, Feature)],
    ) -> Result<Option<Self>, Spent> {
        let is_coarse = features.iter().any(|(_, it)| *it == Feature::Poor);
        for other in others
            .iter()
            .filter(|(seat, _)| known.hands.get(*seat).is_none())
        {
            if !features.contains(other) {
                features.push(*other);
            }
        }
        if features.len() > MOST_FEATURES {
            return Err(Spent);
        }
        let mut rounds = Rounds {
            known: *known,
            features,
            cells: Vec::new(),
            legal_words: 0,
        };
        let mut is_fine = true;
        let mut samples = BTreeMap::new();
        let nobody_known = known
            .hands
            .iter()
            .all(|(_, hand)| hand.is_none_or(|hand| !hand.contains(Card::CQ)));
        let unknown = |seat: &Seat| known.hands.get(*seat).is_none();
        let both = Seat::ALL
            .into_iter()
            .filter(unknown)
            .filter(|_| nobody_known);
        let both: Vec<Option<Seat>> = [None].into_iter().chain(both.map(Some)).collect();
        rounds.combine(0, 0, &mut |rounds, bits| {
            if !rounds.may_go_together(bits) {
                return Ok(());
            }
            for &both in &both {
                let cell = (bits, both);
                if is_fine && let Some(hands) = rounds.hands(cell, &mut samples)? {
                    let (round, of_the_poor) = rounds.round(hands, is_coarse)?;
                    is_fine = !of_the_poor;
                    rounds.cells.push((cell, round));
                }
            }
            Ok(())
        })?;
        Ok(is_fine.then_some(rounds))
    }

    /// Visits all combinations of features that can go together.
    fn combine(
        &mut self,
        place: usize,
        bits: u32,
        visit: &mut dyn FnMut(&mut Self, u32) -> Result<(), Spent>,
    ) -> Result<(), Spent> {
        let Some(&(_, feature)) = self.features.get(place) else {
            return visit(self, bits);
        };
        self.combine(place + 1, bits, visit)?;
        // Two hands cannot both have the same pair.
        let is_one = |kinds: CardSet| kinds.kinds().count() == 1;
        let is_pair = |other: Feature| match other {
            Feature::Pair(kinds) => is_one(kinds) && other == feature,
            Feature::Armut { .. } | Feature::Throw { .. } | Feature::Poor => false,
        };
        let before = self.features.iter().take(place).enumerate();
        let mut taken = before.filter(|(_, (_, other))| is_pair(*other));
        if taken.any(|(other, _)| bits & 1 << other != 0) {
            return Ok(());
        }
        self.combine(place + 1, bits | 1 << place, visit)
    }

    /// Whether somebody has all the trumps of which poor hands have few.
    fn may_go_together(&self, bits: u32) -> bool {
        let rules = self.known.rules;
        let trumps = rules.armut_trumps(false);
        let size = u32::from(rules.deck.hand_size());
        let few = Feature::Armut { schweine: false };
        let free = rules.free_trumps(false, true).len() as u32;
        let most = free + u32::from(rules.armut.max_trumps);
        let room = Seat::ALL.map(|seat| match self.known.hands.get(seat) {
            Some(hand) => hand.len() - hand.without(trumps).len(),
            None => {
                let mut own = self.features.iter().enumerate();
                let is_poor = own.any(|(it, of)| *of == (seat, few) && bits & 1 << it != 0);
                if is_poor { size.min(most) } else { size }
            }
        });
        room.into_iter().sum::<u32>() >= trumps.len()
    }

    /// Hands with these features, which need not make a deal; `None` if there are none.
    fn hands(
        &self,
        (bits, both): Cell,
        samples: &mut BTreeMap<(Seat, u32, bool), Option<CardSet>>,
    ) -> Result<Option<BySeat<Option<CardSet>>>, Spent> {
        let mut hands = self.known.hands;
        for seat in Seat::ALL
            .into_iter()
            .filter(|it| self.known.hands.get(*it).is_none())
        {
            let own = self.mask_of(seat);
            let key = (seat, bits & own, both == Some(seat));
            let hand = match samples.get(&key) {
                Some(hand) => *hand,
                None => {
                    let hand = self.sample(key)?;
                    samples.insert(key, hand);
                    hand
                }
            };
            let Some(hand) = hand else {
                return Ok(None);
            };
            *hands.get_mut(seat) = Some(hand);
        }
        Ok(Some(hands))
    }

    /// The features of `seat`.
    fn mask_of(&self, seat: Seat) -> u32 {
        let all = self.features.iter().enumerate();
        let own = all.filter(|(_, (of, _))| *of == seat);
        own.fold(0, |mask, (place, _)| mask | 1 << place)
    }

    fn sample(&self, (seat, bits, both): (Seat, u32, bool)) -> Result<Option<CardSet>, Spent> {
        let rules = self.known.rules;
        let mut problem = Problem::new(rules.deck.cards(), 2);
        let size = u16::from(rules.deck.hand_size());
        problem.sums.push(Sum::exactly(1, CardSet::FULL, size));
        let queens = CardSet::both(Card::CQ);
        problem.sums.push(if both {
            Sum::exactly(1, queens, 2)
        } else {
            Sum::at_most(1, queens, 1)
        });
        for (place, (of, feature)) in self.features.iter().enumerate() {
            if *of == seat {
                feature.demand(rules, bits & 1 << place != 0, 1, &mut problem);
            }
        }
        let found = problem.solve(self.known.budget)?;
        Ok(found.and_then(|it| it.first().copied()))
    }

    /// What was said before cards were pushed, if it is legal with these hands; and, if that is
    /// asked, whether an Armut could rank highest at any time.
    fn round(
        &mut self,
        hands: BySeat<Option<CardSet>>,
        is_asked: bool,
    ) -> Result<(Option<Round>, bool), Spent> {
        let known = self.known;
        let mut round = Round::new(known.context, hands).with_hands_read(known.rules);
        let mut of_the_poor = false;
        let mut look = |round: &Round| {
            let leading = || round.leading_category(known.rules);
            of_the_poor |= is_asked && leading() == Some(Category::Armut);
        };
        let words = known.words_before_exchange();
        known.budget.spend(1 + STEPS_TO_SAY * words as u32);
        if known.budget.is_spent() {
            return Err(Spent);
        }
        // Whether somebody has a Vorbehalt asks for nothing that others may have, unless pairs or
        // a Hochzeit that is owed make it wrong.
        let said = || known.record.said.iter().take(words);
        let is_owed = known.rules.hochzeit.silent == SilentHochzeit::Forbidden;
        let asks = is_owed || said().any(|it| it.word.schweine().is_some());
        for (place, said) in said().enumerate() {
            if asks || !matches!(said.word, Word::Gesund | Word::Vorbehalt) {
                look(&round);
            }
            let is_legal = round.say(known.rules, said.seat, said.word).is_ok();
            if !is_legal || round.rejected(known.rules).is_some() {
                return Ok((None, of_the_poor));
            }
            self.legal_words = self.legal_words.max(place + 1);
        }
        look(&round);
        Ok((Some(round), of_the_poor))
    }

    /// The combinations with which everything is legal, told apart by `what` is true of the
    /// round alone: features that make no difference are left out.
    pub(crate) fn kinds<K: PartialEq + Clone>(&self, what: impl Fn(&Round) -> K) -> Vec<Kind<K>> {
        let mut found: Vec<K> = Vec::new();
        let mut number = |round: &Round| {
            let one = what(round);
            let place = found.iter().position(|other| *other == one);
            place.unwrap_or_else(|| {
                found.push(one);
                found.len() - 1
            })
        };
        // What makes no difference is merged bit by bit; the ♣Q come last.
        let cells = self.cells.iter();
        let mut cells: BTreeMap<(u32, Option<Option<Seat>>), Option<usize>> = cells
            .map(|((bits, both), round)| ((*bits, Some(*both)), round.as_ref().map(&mut number)))
            .collect();
        let mut mask = 0;
        for place in 0..self.features.len() {
            match merged(&cells, |(bits, both)| (bits & !(1 << place), both)) {
                Some(fewer) => cells = fewer,
                None => mask |= 1 << place,
            }
        }
        cells = merged(&cells, |(bits, _)| (bits, None)).unwrap_or(cells);
        let legal = cells.into_iter().filter_map(|((bits, both), number)| {
            let what = found.get(number?)?.clone();
            Some(Kind {
                what,
                mask,
                bits,
                both,
            })
        });
        legal.collect()
    }

    /// Demands hands of this kind.
    pub(crate) fn demand<K>(&self, kind: &Kind<K>, parts: &Parts, problem: &mut Problem) {
        for (place, (seat, feature)) in self.features.iter().enumerate() {
            if kind.mask & 1 << place != 0 {
                let is_so = kind.bits & 1 << place != 0;
                feature.demand(self.known.rules, is_so, parts.dealt(*seat), problem);
            }
        }
        let Some(both) = kind.both else { return };
        let queens = CardSet::both(Card::CQ);
        let unknown = self.known.hands.iter().filter(|(_, hand)| hand.is_none());
        for (seat, _) in unknown {
            let piles = parts.dealt(seat);
            problem.sums.push(if both == Some(seat) {
                Sum::exactly(piles, queens, 2)
            } else {
                Sum::at_most(piles, queens, 1)
            });
        }
    }
}

/// The cells with these names, if no two of which different things are true get the same one.
fn merged<N: Ord + Copy>(
    cells: &BTreeMap<N, Option<usize>>,
    name: impl Fn(N) -> N,
) -> Option<BTreeMap<N, Option<usize>>> {
    let mut merged = BTreeMap::new();
    for (&cell, &what) in cells {
        if *merged.entry(name(cell)).or_insert(what) != what {
            return None;
        }
    }
    Some(merged)
}

impl Known<'_, '_> {
    /// The features of the unknown hands that can matter to what was said; an Armut and a hand to
    /// throw in are one where they rank alike and nobody named them, if that is `coarse`.
    fn features(&self, coarse: bool) -> Vec<(Seat, Feature)> {
        let rules = self.rules;
        let mut features = Vec::new();
        for seat in Seat::ALL
            .into_iter()
            .filter(|it| self.hands.get(*it).is_none())
        {
            let said = self.record.said.iter().take(self.words_before_exchange());
            let own = said.filter(|it| it.seat == seat).map(|it| it.word);
            let own: Vec<Word> = own.collect();
            let is_open = self.is_open(seat);
            let has_declared = own.contains(&Word::Schweine(Rank::Ace));
            let is_named = own.contains(&Word::Armut) || own.contains(&Word::Throw);
            let has_armut = rules.armut.mode != ArmutMode::Off;
            let has_throw = !rules.throwing.conditions.is_empty() && !self.is_no_throw(seat);
            let has_own = rules.vorbehalt_order.contains(&Category::Throw);
            let rank_alike = rules.throwing.rank == ThrowRank::AfterSolo && !has_own;
            if coarse
                && is_open
                && !is_named
                && !has_declared
                && has_armut
                && has_throw
                && rank_alike
            {
                features.push((seat, Feature::Poor));
            } else {
                for schweine in [false, true].into_iter().filter(|it| !it || has_declared) {
                    if has_armut && (is_open || own.contains(&Word::Armut)) {
                        features.push((seat, Feature::Armut { schweine }));
                    }
                    if has_throw && (is_open || own.contains(&Word::Throw)) {
                        features.push((seat, Feature::Throw { schweine }));
                    }
                }
            }
            features.extend(
                self.pairs(&own, is_open)
                    .map(|it| (seat, Feature::Pair(it))),
            );
        }
        features
    }

    /// Whether the hand of `seat` cannot be thrown in any more, nor could while it mattered: where a
    /// throw goes before everything it is said at once, and before its Vorbehalt others have said
    /// no more than whether they have one.
    fn is_no_throw(&self, seat: Seat) -> bool {
        let rules = self.rules;
        let said = self.record.said.iter();
        let is_plain = |it: &&Said| matches!(it.word, Word::Gesund | Word::Vorbehalt);
        let mut before = said.take_while(is_plain);
        rules.throwing.rank == ThrowRank::BeforeSolo
            && !rules.solos.is_empty()
            && before.any(|it| it.seat == seat && it.word == Word::Vorbehalt)
    }

    /// The pairs of a hand that matter: those that were declared by it, with these words, and if
    /// it is open, the one that would count next, and whether it has another one.
    fn pairs(&self, own: &[Word], is_open: bool) -> impl Iterator<Item = CardSet> {
        let rules = self.rules;
        let pair = |rank| CardSet::both(Card::new(Suit::Diamonds, rank));
        let said = self.record.said.iter().take(self.words_before_exchange());
        let declared = said.filter(|it| it.word.schweine().is_some()).count();
        let is_said = |rank: &Rank| own.contains(&Word::Schweine(*rank));
        let ranks: Vec<Rank> = rules.schweine.ranks_at(SchweineMode::Vorbehalt).collect();
        let of_soli = ranks.iter().copied().filter(is_said);
        let of_soli = of_soli.flat_map(|rank| self.pairs_of_soli(rank));
        let next = ranks.iter().take(declared + 1).filter(|_| is_open);
        let single = ranks.iter().filter(|it| is_said(it)).chain(next);
        let mut pairs: Vec<CardSet> = single.map(|&rank| pair(rank)).collect();
        pairs.extend(of_soli.map(CardSet::both));
        let others = ranks
            .iter()
            .skip(declared + 1)
            .filter(|it| is_open && !is_said(it));
        let others = others.fold(CardSet::EMPTY, |all, &rank| all.union(pair(rank)));
        pairs.extend(Some(others).filter(|it| !it.is_empty()));
        pairs.sort_unstable_by_key(|it| it.kinds().next());
        pairs.dedup();
        pairs.into_iter()
    }

    /// The cards, beside ♦, of which Schweine of this rank are in soli that were named, or in
    /// the only one that there is.
    pub(crate) fn pairs_of_soli(&self, rank: Rank) -> Vec<Card> {
        let is_only = self.rules.solos.iter().count() == 1;
        let said = |solo| {
            self.record
                .said
                .iter()
                .any(|it| it.word == Word::Solo(solo))
        };
        let soli = self
            .rules
            .solos
            .iter()
            .filter(|&solo| is_only || said(solo));
        let cards = soli.filter_map(|solo| {
            let (seat, duty) = (Seat::First, Duty::Lustsolo);
            self.rules
                .card_of_pair(Contract::Solo { seat, solo, duty }, rank)
        });
        cards.filter(|card| card.suit() != Suit::Diamonds).collect()
    }

    /// Whether the cards of `seat`, whose hand is not known, can decide what others may say or
    /// what is played: it has or had a Vorbehalt without a name, or has said nothing so far, or
    /// had not when others bid.
    fn is_open(&self, seat: Seat) -> bool {
        if self.context.vorfuehrung.is_some() {
            return false;
        }
        let words = self.words_before_exchange();
        let own = |it: &&Said| it.seat == seat;
        let mut said = self.record.said.iter().take(words).filter(own);
        said.any(|it| it.word == Word::Vorbehalt)
            || self.bids_rest_on_hands()
            || self.is_silent(seat)
    }

    /// Whether `seat` has not said whether it has a Vorbehalt. Where somebody may have a solo and
    /// nobody has a Vorbehalt, that is no matter.
    pub(crate) fn is_silent(&self, seat: Seat) -> bool {
        let all = self.record.said;
        let mut before = all.iter().take(self.words_before_exchange());
        let is_plain = |it: &Said| it.word == Word::Gesund;
        self.context.vorfuehrung.is_none()
            && before.all(|it| it.seat != seat || !is_declaration(it.word))
            && (self.rules.solos.is_empty() || !all.iter().all(is_plain))
    }

    /// Whether somebody bid for a solo and others may have had what goes before any: whether
    /// there was a bid to make depends on that (AUC-1).
    fn bids_rest_on_hands(&self) -> bool {
        let rules = self.rules;
        let is_solo = |it: &Category| match it {
            Category::Solo | Category::Pflichtsolo | Category::Lustsolo => true,
            Category::Hochzeit | Category::Armut | Category::Throw => false,
        };
        let order = rules.vorbehalt_order;
        let last = order.iter().rposition(is_solo).unwrap_or(order.len());
        let goes_before = !order.iter().take(last).all(is_solo);
        let throws =
            !rules.throwing.conditions.is_empty() && rules.throwing.rank == ThrowRank::BeforeSolo;
        let is_bid = |it: &Said| matches!(it.word, Word::Bid(_) | Word::Pass);
        (goes_before || throws) && self.record.said.iter().any(is_bid)
    }
}

/// Whether this says that somebody has a Vorbehalt, or none.
pub(crate) const fn is_declaration(word: Word) -> bool {
    matches!(
        word,
        Word::Gesund
            | Word::Vorbehalt
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Armut
            | Word::Throw
    )
}
