//! Games under the tournament rules of which words and cards are known, and the hands are not.

use doko_engine::{Budget, BySeat, Context, Play, Record, Said, Seat, Solo, Word, rulesets};
use doko_worlds::Known;

/// Seat 1 plays a Fleischlos; the others said gesund.
pub fn fleischlos() -> [Said; 4] {
    Seat::ALL.map(|seat| Said {
        seat,
        word: match seat {
            Seat::First => Word::Solo(Solo::Fleischlos),
            Seat::Second | Seat::Third | Seat::Fourth => Word::Gesund,
        },
    })
}

/// What is known of a game with these words and cards.
pub fn all_hidden<'a>(said: &'a [Said], plays: &'a [Play], budget: &'a Budget) -> Known<'a, 'a> {
    let record = Record {
        said,
        plays,
        extras: &[],
        claim_order: &[],
        schweine_party: None,
    };
    let rules = &rulesets::DDV_TSR;
    Known::new(rules, Context::default(), BySeat::default(), record, budget)
}
