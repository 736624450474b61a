//! Games under the tournament rules of which words and cards are known, and the hands are not.

use doko_engine::{
    Budget, BySeat, Context, Heard, Known, Play, Record, Said, Seat, Solo, Trust, Word, rulesets,
};

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
    Known {
        rules: &rulesets::DDV_TSR,
        context: Context::default(),
        hands: BySeat::default(),
        record: Record {
            said,
            plays,
            extras: &[],
            claim_order: &[],
            schweine_party: None,
        },
        hidden: [None; 2],
        heard: Heard::default(),
        budget,
        pairs: None,
        trust: Trust::default(),
    }
}
