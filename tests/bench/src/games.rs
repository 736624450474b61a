//! Random complete games through the public API of the engine, as any user of
//! the crate would play them.

use anyhow::Context as _;
use doko_engine::{
    BySeat, Card, CardSet, Context, Deal, Deck, Kinds, Position, RuleSet, Seat, Settlement, Word,
    rulesets,
};
use fastrand::Rng;

use crate::outcome::Outcome;

const RULES: &RuleSet = &rulesets::DDV_TSR;

const HAND: usize = Deck::WithNines.hand_size() as usize;

/// All cards, before shuffling.
#[expect(
    clippy::indexing_slicing,
    reason = "evaluated by the compiler, where a wrong index does not build"
)]
const DECK: [Card; 4 * HAND] = {
    let mut deck = [Card::CA; 4 * HAND];
    let mut i = 0;
    while i < deck.len() {
        deck[i] = Card::ALL[i % Card::COUNT];
        i += 1;
    }
    deck
};

/// Deals one game, plays it to its end and settles it. Everybody is gesund.
///
/// # Errors
///
/// The engine refuses what it called legal.
pub(crate) fn play(rng: &mut Rng) -> anyhow::Result<(Outcome, Settlement)> {
    let mut position = Position::new(RULES, Context::default(), deal(rng)?);
    for seat in Seat::ALL {
        position
            .say(seat, Word::Gesund)
            .map_err(|refusal| anyhow::anyhow!("gesund refused: {refusal:?}"))?;
    }
    while let Some(seat) = position.to_play() {
        let kinds = position.legal_cards(seat).kinds();
        let card = pick(rng, kinds).context("no legal card on one's turn")?;
        position
            .play(seat, card)
            .map_err(|refusal| anyhow::anyhow!("legal card refused: {refusal:?}"))?;
    }
    let settlement = position
        .settle()
        .map_err(|refusal| anyhow::anyhow!("settlement refused: {refusal:?}"))?;
    let game = position.game().context("no game after the last card")?;
    let mut outcome = Outcome::default();
    for trick in game.tricks() {
        outcome.enter(trick.winner as usize, trick.augen);
    }
    Ok((outcome, settlement))
}

fn deal(rng: &mut Rng) -> anyhow::Result<Deal> {
    let mut deck = DECK;
    rng.shuffle(&mut deck);
    let mut hands = deck.chunks_exact(HAND);
    let hands = BySeat::from_fn(|_| {
        hands
            .next()
            .into_iter()
            .flatten()
            .copied()
            .collect::<CardSet>()
    });
    Deal::new(Deck::WithNines, hands).context("a shuffled deck is no deal")
}

/// One of the kinds, each as likely as the others.
fn pick(rng: &mut Rng, mut kinds: Kinds) -> Option<Card> {
    let n = kinds.len();
    kinds.nth(rng.usize(..n.max(1)))
}
