//! Random complete games through the public API of the engine, as any user of
//! the crate would play them, beside the bare walk.

use std::hint::black_box;
use std::time::Instant;

use anyhow::Context as _;
use doko_engine::{
    BySeat, Card, CardSet, Context, Deal, Deck, Kinds, Position, RuleSet, Seat, Settlement, Word,
    rulesets,
};
use fastrand::Rng;

use crate::outcome::Outcome;
use crate::rounds::{Comparison, Side, Time, take_turns};
use crate::walk;

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

/// Games that are compared one by one before anything is measured.
const CHECKED: u64 = 20_000;

/// Plays `games` of both kinds in each round.
///
/// # Errors
///
/// The engine and the walk disagree about a single trick.
pub(crate) fn compare(rounds: u32, games: u32) -> anyhow::Result<Comparison> {
    for seed in 0..CHECKED {
        let (found, settlement) = play(&mut Rng::with_seed(seed))?;
        let expected = walk::play(&mut Rng::with_seed(seed));
        anyhow::ensure!(
            found == expected,
            "the engine errs in the game of seed {seed}: {found:?}, but the walk {expected:?}"
        );
        let sum: i32 = settlement.points.iter().map(|(_, points)| points).sum();
        anyhow::ensure!(
            sum == 0,
            "the points of the game of seed {seed} add up to {sum}"
        );
    }
    let mut digests = [0, 0];
    let rounds = take_turns(rounds, games, |round, side| {
        let [engine, walk] = &mut digests;
        let mut rng = Rng::with_seed(u64::from(round));
        let started = Instant::now();
        match side {
            Side::Subject => {
                for _ in 0..games {
                    let (outcome, settlement) = play(&mut rng)?;
                    black_box(settlement);
                    *engine = outcome.digest(*engine);
                }
            }
            Side::Baseline => {
                for _ in 0..games {
                    *walk = walk::play(&mut rng).digest(*walk);
                }
            }
        }
        let passed = started.elapsed();
        let consumed = None;
        Ok(Time { passed, consumed })
    })?;
    let [engine, walk] = digests;
    anyhow::ensure!(engine == walk, "the engine errs in a measured game");
    Ok(Comparison {
        what: "random complete games",
        baseline: "bare walk over bitsets",
        unit: "games/s",
        rounds,
        floor: Some(0.5),
        goal: Some(1e6),
    })
}

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
