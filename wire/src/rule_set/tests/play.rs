//! Random games by any rule set, through the spine of the engine.

use doko_engine::{
    Announcement, ArmutPush, ArmutReturn, BySeat, Card, CardSet, Context, Counting, Deal,
    OpenPflichtsoli, PflichtsoloKinds, Position, Rank, RuleSet, Seat, Settlement, Word,
};

/// Numbers that look random and are always the same (SplitMix64).
#[derive(Clone, Debug)]
pub(super) struct Numbers(u64);

impl Numbers {
    pub(super) fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    pub(super) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let high = (mixed ^ (mixed >> 31)) >> 33;
        usize::try_from(high).unwrap() % count.max(1)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// Deals, speaks, plays and announces at random, all of it legal, up to the
/// settlement, or up to a redeal.
///
/// # Errors
///
/// Where the engine contradicts itself, or leaves nobody anything to do.
pub(super) fn game(rules: &RuleSet, numbers: &mut Numbers) -> Result<Option<Settlement>, String> {
    let mut position = Position::new(rules, context(rules, numbers), deal(rules, numbers));
    speak(&mut position, numbers)?;
    if position.redeal().is_some() {
        return Ok(None);
    }
    while let Some(seat) = position.to_play() {
        let speaker = Seat::First.after(numbers.below(4));
        let announcement = Announcement::ALL[numbers.below(Announcement::ALL.len())];
        // Whether it is in time is for the engine to say.
        let _ = position.announce(speaker, announcement);
        let _ = position.declare_schweine(seat, Rank::ALL[numbers.below(Rank::ALL.len())]);
        let _ = position.name_partner(seat, speaker);
        let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
        let card = legal.get(numbers.below(legal.len()));
        let card = *card.ok_or_else(|| format!("{seat} has no legal card"))?;
        let played = position.play(seat, card);
        played.map_err(|refusal| format!("{card} is listed and refused: {refusal:?}"))?;
    }
    let settled = position.settle();
    let settled = settled.map_err(|refusal| format!("a whole game is unsettled: {refusal:?}"))?;
    let augen = settled.taken.augen.re + settled.taken.augen.kontra;
    let sum: i32 = Seat::ALL.into_iter().map(|it| settled.points.get(it)).sum();
    let soli_balance = rules.score.solo_multiplier == 3 * rules.score.solo_opponents_multiplier;
    let is_even = rules.score.counting == Counting::PlusMinus && soli_balance;
    if augen != 240 || (is_even && sum != 0) {
        return Err(format!("{augen} Augen, points that sum to {sum}"));
    }
    Ok(Some(settled))
}

fn context(rules: &RuleSet, numbers: &mut Numbers) -> Context {
    if rules.pflichtsolo == 0 {
        return Context::default();
    }
    let PflichtsoloKinds { color, picture } = rules.pflichtsolo_kinds;
    let owed = OpenPflichtsoli {
        free: rules.pflichtsolo - color - picture,
        color,
        picture,
    };
    let open_pflichtsoli = BySeat::from_fn(|_| match numbers.one_in(2) {
        true => owed,
        false => OpenPflichtsoli::default(),
    });
    let forced = Seat::First.after(numbers.below(4));
    let is_forced = !open_pflichtsoli.get(forced).is_empty() && numbers.one_in(8);
    Context {
        open_pflichtsoli,
        vorfuehrung: is_forced.then_some(forced),
    }
}

/// In every other deal one hand has both ♣Q, both ♦A, or both.
fn deal(rules: &RuleSet, numbers: &mut Numbers) -> Deal {
    let mut cards: Vec<Card> = rules.deck.cards().cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, numbers.below(last + 1));
    }
    let size = usize::from(rules.deck.hand_size());
    let hand = size * numbers.below(4);
    for (card, to) in [(Card::CQ, hand), (Card::DA, hand + 2)] {
        if numbers.one_in(2) {
            let places: Vec<usize> = (0..cards.len()).filter(|&at| cards[at] == card).collect();
            for (from, to) in places.into_iter().zip(to..) {
                cards.swap(from, to);
            }
        }
    }
    let mut hands = cards.chunks(size);
    let hands = BySeat::from_fn(|_| hands.next().unwrap().iter().copied().collect());
    Deal::new(rules.deck, hands).unwrap()
}

/// Whoever is asked says something legal, mostly gesund, until the contract is
/// settled or the cards are dealt again.
fn speak(position: &mut Position<'_>, numbers: &mut Numbers) -> Result<(), String> {
    let rules = position.rules();
    while position.game().is_none() && position.redeal().is_none() {
        let asks = position.round().asks(rules);
        let ask = asks.first();
        let ask = ask.ok_or_else(|| {
            let round = position.round();
            format!("nobody is asked, and nothing is settled: {round:?}")
        });
        let seat = ask?.seat;
        // A word that makes that of a Hochzeiter wrong lets nobody go on (STILL-1).
        let stands = |word: &Word| {
            let has_cards = matches!(word, Word::Push(_) | Word::Return(_));
            let mut meant = meant(*word).into_iter();
            has_cards || meant.any(|it| position.clone().say(seat, it).is_ok())
        };
        let words = position.round().accepted(rules, seat);
        let words: Vec<Word> = words.iter().filter(stands).collect();
        let random = words.get(numbers.below(words.len()));
        let random = *random.ok_or_else(|| format!("{seat} has nothing to say"))?;
        let silent = words.contains(&Word::Gesund) && !numbers.one_in(3);
        let word = if silent { Word::Gesund } else { random };
        let meant = match word {
            Word::Push(_) => vec![Word::Push(pushed(position, seat, numbers))],
            Word::Return(_) => vec![Word::Return(returned(position, seat, numbers))],
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
            | Word::Schweine(_)
            | Word::Accept
            | Word::Refuse => meant(word),
        };
        let start = numbers.below(meant.len());
        let mut in_turn = meant.iter().cycle().skip(start).take(meant.len());
        if !in_turn.any(|&word| position.say(seat, word).is_ok()) {
            return Err(format!("{word:?} is listed and refused: {meant:?}"));
        }
    }
    // After an exchange Schweine may still be declared.
    let _ = position.say(
        Seat::First.after(numbers.below(4)),
        Word::Schweine(Rank::Ace),
    );
    Ok(())
}

/// The bids, or the pairs of Schweine, that a listed word can mean.
fn meant(word: Word) -> Vec<Word> {
    if matches!(word, Word::Bid(_)) {
        (0..=5).map(Word::Bid).collect()
    } else if word.schweine().is_some() {
        Rank::ALL.into_iter().map(Word::Schweine).collect()
    } else {
        vec![word]
    }
}

/// All trumps, and any Fehl up to three cards where three are pushed.
fn pushed(position: &Position<'_>, seat: Seat, numbers: &mut Numbers) -> CardSet {
    let rules = position.rules();
    let hand = position.round().hands(rules).get(seat).unwrap();
    let trumps = hand.intersect(rules.normal_trumps());
    let size = match rules.armut.push {
        ArmutPush::ExactlyThree | ArmutPush::ThreeAndFoxes => 3,
        ArmutPush::TrumpsOrThree if trumps.is_empty() => 3,
        ArmutPush::TrumpsOnly | ArmutPush::TrumpsOrThree => 0,
    };
    let mut fehl: Vec<Card> = hand.minus(trumps).cards().collect();
    let mut cards: Vec<Card> = trumps.cards().collect();
    while cards.len() < size {
        cards.push(fehl.remove(numbers.below(fehl.len())));
    }
    cards.into_iter().collect()
}

/// As many cards as were picked up, Fehl first where that must go back.
fn returned(position: &Position<'_>, seat: Seat, numbers: &mut Numbers) -> CardSet {
    let rules = position.rules();
    let hand = position.round().hands(rules).get(seat).unwrap();
    let mut left: Vec<Card> = hand.cards().collect();
    if rules.armut.returned == ArmutReturn::FehlOnly {
        left.sort_by_key(|&it| rules.normal_trumps().contains(it));
    }
    let surplus = left.len() - usize::from(rules.deck.hand_size());
    let chosen = (0..surplus).map(|_| match rules.armut.returned {
        ArmutReturn::FehlOnly => left.remove(0),
        ArmutReturn::Free => left.remove(numbers.below(left.len())),
    });
    chosen.collect()
}
