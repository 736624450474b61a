//! Random games by any rule set, through the spine of the engine.

use doko_engine::{
    Announcement, BySeat, Card, Context, Deal, Position, RuleSet, Seat, Settlement, Word,
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
/// settlement.
///
/// # Errors
///
/// What the engine left nobody to do.
pub(super) fn game(rules: &RuleSet, numbers: &mut Numbers) -> Result<Settlement, String> {
    let mut position = Position::new(rules, context(rules, numbers), deal(rules, numbers));
    speak(&mut position, numbers)?;
    while let Some(seat) = position.to_play() {
        let speaker = Seat::First.after(numbers.below(4));
        let announcement = Announcement::ALL[numbers.below(Announcement::ALL.len())];
        // Whether it is in time is for the engine to say.
        let _ = position.announce(speaker, announcement);
        let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
        let card = legal.get(numbers.below(legal.len()));
        let card = *card.ok_or_else(|| format!("{seat} has no legal card"))?;
        let played = position.play(seat, card);
        played.map_err(|refusal| format!("{card} is listed and refused: {refusal:?}"))?;
    }
    let settled = position.settle();
    settled.map_err(|refusal| format!("a whole game is not settled: {refusal:?}"))
}

fn context(rules: &RuleSet, numbers: &mut Numbers) -> Context {
    if rules.pflichtsolo == 0 {
        return Context::default();
    }
    let open_pflichtsolo = BySeat::from_fn(|_| numbers.one_in(2));
    let forced = Seat::First.after(numbers.below(4));
    let is_forced = *open_pflichtsolo.get(forced) && numbers.one_in(8);
    Context {
        open_pflichtsolo,
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
/// settled.
fn speak(position: &mut Position<'_>, numbers: &mut Numbers) -> Result<(), String> {
    while position.game().is_none() {
        let rules = position.rules();
        let asks = position.round().asks(rules);
        let ask = asks
            .first()
            .ok_or("nobody is asked, and there is no contract")?;
        let seat = ask.seat;
        let words: Vec<Word> = position.round().accepted(rules, seat).iter().collect();
        let random = words.get(numbers.below(words.len()));
        let random = *random.ok_or_else(|| format!("{seat} has nothing to say"))?;
        let silent = words.contains(&Word::Gesund) && !numbers.one_in(3);
        let word = if silent { Word::Gesund } else { random };
        let said = position.say(seat, word);
        said.map_err(|refusal| format!("{word:?} is listed and refused: {refusal:?}"))?;
    }
    Ok(())
}
