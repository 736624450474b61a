//! Every refusal gives its reasons in the order of `Reason`, whatever is said before
//! the first card, in whatever rule set.

#![expect(
    clippy::expect_used,
    reason = "what is expected here is what the law claims"
)]

use doko_differential::twin::drawn;
use doko_engine::{
    BySeat, Card, CardSet, Context, Deal, Deck, OpenPflichtsoli, Position, Rank, Reason, Refusal,
    RuleSet, Seat, Word,
};
use doko_judge::rules_of;
use doko_reference::random::Random;

const ROUNDS: u64 = 3_000;
const WORDS: usize = 24;

#[test]
fn a_refusal_gives_its_reasons_in_order() {
    let mut several = 0;
    for seed in 0..ROUNDS {
        let rules = rules_of(&drawn(seed)).expect("a rule set");
        let mut random = Random::new(seed);
        let mut position = Position::new(&rules, context(&mut random), deal(&rules, &mut random));
        for _ in 0..WORDS {
            let (seat, word) = anything(&rules, &position, &mut random);
            if let Err(refusal) = position.say(seat, word) {
                let reasons = reasons(&refusal);
                assert!(
                    !reasons.is_empty() && reasons.is_sorted(),
                    "{seat} {word:?}: {reasons:?}"
                );
                several += u32::from(reasons.len() > 1);
            }
        }
    }
    assert!(several > 1_000, "{several}");
}

fn reasons(refusal: &Refusal) -> Vec<Reason> {
    let grounds = refusal.grounds().iter();
    grounds.map(|ground| ground.reason).collect()
}

fn context(random: &mut Random) -> Context {
    Context {
        open_pflichtsoli: BySeat::new([OpenPflichtsoli::free(1); 4]),
        vorfuehrung: random.pick(&Seat::ALL).filter(|_| random.chance(40)),
    }
}

fn deal(rules: &RuleSet, random: &mut Random) -> Deal {
    let mut deck: Vec<Card> = rules.deck.cards().cards().collect();
    random.shuffle(&mut deck);
    let size = match rules.deck {
        Deck::WithNines => 12,
        Deck::WithoutNines => 10,
    };
    let mut hands = deck.chunks(size).map(|hand| hand.iter().copied().collect());
    let hands = BySeat::from_fn(|_| hands.next().unwrap_or_default());
    Deal::new(rules.deck, hands).expect("a deal")
}

/// A word of a seat, now and then one that is legal.
fn anything(rules: &RuleSet, position: &Position<'_>, random: &mut Random) -> (Seat, Word) {
    let round = position.round();
    let asked = round.asks(rules).first().map(|ask| ask.seat);
    let seat = random.pick(&Seat::ALL).expect("there are seats");
    let seat = asked.filter(|_| random.chance(60)).unwrap_or(seat);
    let all: Vec<Word> = if random.chance(50) {
        round.accepted(rules, seat).iter().collect()
    } else {
        Word::all().collect()
    };
    let some = |random: &mut Random| -> CardSet {
        let mut cards: Vec<Card> = position.deal().hand(seat).cards().collect();
        random.shuffle(&mut cards);
        cards.into_iter().take(2 + random.below(2)).collect()
    };
    let word = match random.pick(&all).unwrap_or(Word::Gesund) {
        Word::Bid(_) => Word::Bid(u8::try_from(random.below(7)).unwrap_or_default()),
        Word::Schweine(_) => Word::Schweine(random.pick(&Rank::ALL).unwrap_or(Rank::Ace)),
        Word::Push(_) => Word::Push(some(random)),
        Word::Return(_) => Word::Return(some(random)),
        word @ (Word::Gesund
        | Word::Vorbehalt
        | Word::Yes
        | Word::No
        | Word::Hochzeit(_)
        | Word::Solo(_)
        | Word::Pass
        | Word::Armut
        | Word::Throw
        | Word::Accept
        | Word::Refuse) => word,
    };
    (seat, word)
}
