//! Sessions that are reckoned up in pieces.

use std::cell::Cell;

use super::*;

/// A session whose work is put aside after so many looks at whether it goes on; the
/// answer, and how many pieces it took.
fn in_pieces(
    request: v1::ScoreSessionRequest,
    most: u32,
) -> (Result<v1::ScoreSessionResponse, Failure>, u32) {
    let mut work = request.work();
    let mut pieces = 0;
    loop {
        pieces += 1;
        let left = Cell::new(most);
        let goes_on = || left.replace(left.get().max(1) - 1) > 0;
        if let Some(answered) = work.go_on(goes_on) {
            return (answered, pieces);
        }
    }
}

/// A game of which nobody says the hands.
fn hidden() -> E {
    E::Game(game(G::Record(v1::GameRecord {
        rule_set: rule_set("ddv-tsr"),
        said_seats: vec![1, 2, 3, 4],
        said_words: vec![v1::SaidWord::Gesund.into(); 4],
        ..v1::GameRecord::default()
    })))
}

/// However often it is put aside between two entries, the answer is that of the whole
/// session.
#[test]
fn pieces_make_the_same_answer() {
    let entries = || {
        (0..7).map(|number| {
            if number % 3 == 0 {
                hidden()
            } else {
                settled(|_| ())
            }
        })
    };
    let request = request(entries().collect());
    assert_eq!(request.effort(), Effort::Long);
    let whole = answer(request.clone()).unwrap();
    assert_eq!(whole.lines.len(), 7);
    for most in 0..8 {
        let (answered, pieces) = in_pieces(request.clone(), most);
        assert_eq!(answered.as_ref(), Ok(&whole), "{most}");
        assert_eq!(pieces, 7_u32.div_ceil(most + 1), "{most}");
    }
}

#[test]
fn what_cannot_be_read_fails_in_the_first_piece() {
    let unread = v1::ScoreSessionRequest::default();
    let (answered, pieces) = in_pieces(unread.clone(), 0);
    assert_eq!((answered, pieces), (answer(unread), 1));
    let (answered, pieces) = in_pieces(request(Vec::new()), 0);
    assert_eq!((answered, pieces), (answer(request(Vec::new())), 1));
}
