//! Rounds that are gone through in every way, with the laws of what is said held in each.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;

use doko_engine::{
    BySeat, Context, Deal, Deck, Position, Question, Rank, RuleSet, Seat, Selector, SilentHochzeit,
    Solo, Word, rulesets,
};
use doko_laws::round::the_round_is_sound;

/// What the seat that is asked next may try.
const WORDS: [Word; 8] = [
    Word::Gesund,
    Word::Vorbehalt,
    Word::Armut,
    Word::Hochzeit(Selector::Any),
    Word::Solo(Solo::Karo),
    Word::Bid(0),
    Word::Yes,
    Word::No,
];

/// Goes on from here with every word, and with Schweine of every seat, up to an exchange.
fn go_through(position: &Position<'_>, seen: &mut BTreeSet<String>) {
    if !seen.insert(format!("{:?}", position.round())) {
        return;
    }
    the_round_is_sound(position);
    let asks = position.round().asks(position.rules());
    let Some(next) = asks.first().filter(|it| it.question != Question::ArmutPush) else {
        return;
    };
    let words = WORDS.map(|word| (next.seat, word));
    let pairs = Seat::ALL.map(|seat| (seat, Word::Schweine(Rank::Ace)));
    for (seat, word) in words.into_iter().chain(pairs) {
        let mut after = position.clone();
        if after.say(seat, word).is_ok() {
            go_through(&after, seen);
        }
    }
}

fn rounds(rules: &RuleSet, hands: [&str; 4]) -> usize {
    let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
    let deal = Deal::new(rules.deck, hands).unwrap();
    let mut seen = BTreeSet::new();
    go_through(&Position::new(rules, Context::default(), deal), &mut seen);
    seen.len()
}

/// Seat 3 is poor and has both ♦A, seat 2 has both ♣Q where no Hochzeit is silent.
#[test]
fn whoever_is_asked_may_say_what_is_true() {
    let poor = [
        "SA HK HT CQ SQ HQ HA HQ DQ CK",
        "DT CA DT SA DJ CQ DK DQ HT SJ",
        "DA DA DJ CA CT CK ST SK HA HK",
        "SQ CJ HJ CT CJ SK SJ ST HJ DK",
    ];
    assert_eq!(rulesets::VLN.deck, Deck::WithoutNines);
    let found = rounds(&rulesets::VLN, poor);
    assert!(found > 100, "{found}");
    let mut loud = rulesets::VLN;
    loud.hochzeit.silent = SilentHochzeit::Forbidden;
    let [first, second, third, fourth] = poor;
    let second = second.replacen("DT", "CQ", 1);
    let first = first.replacen("CQ", "DT", 1);
    let found = rounds(&loud, [&first, &second, third, fourth]);
    assert!(found > 100, "{found}");
}
