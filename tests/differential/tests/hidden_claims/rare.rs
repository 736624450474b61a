//! Claims in which one condition decides, found among thousands by going through them with that
//! condition changed: how they are answered, and how much is looked at for it.
//!
//! Most have too many deals to go through them all, as the other tests of claims do. Here no answer
//! may contradict the deal as it is, and a change is noticed at once that few other claims show.

use doko_differential::told;
use doko_engine::{Budget, BySeat, Card, Claim, ClaimKind, Extra, ExtraWord, Seat};
use doko_laws::{Numbers, Script};
use doko_worlds::{Extent, Judged, Worlds};

use super::endings::{ending, ending_with_schweine, position};

/// A solo with some cards left, and who sees his hand beside the soloist.
fn drawn(numbers: &mut Numbers) -> (Script, Seat, usize) {
    let left = 4 + numbers.below(45);
    let (script, soloist) = if numbers.below(3) > 0 {
        ending(numbers, left)
    } else {
        ending_with_schweine(numbers, left)
    };
    let shown = [0, 0, numbers.below(16)][numbers.below(3)];
    (script, soloist, shown)
}

/// Whether the rest can be claimed in any order, in one that is begun, and in one of all cards:
/// with some deal, with none that was tried refused, and told of all; how many deals were tried,
/// and the steps.
fn asked(seed: u64) -> [[u32; 5]; 3] {
    let mut numbers = Numbers::new(seed);
    let (script, soloist, shown) = drawn(&mut numbers);
    let hands = BySeat::from_fn(|seat| {
        let is_seen = seat == soloist || shown & (1 << seat as usize) != 0;
        is_seen.then_some(script.deal.hand(seat))
    });
    let now = position(&script, script.deal).unwrap();
    let game = now.game().unwrap();
    let mut cards: Vec<Card> = game.hand(soloist).cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, numbers.below(last + 1));
    }
    if numbers.below(2) == 0 {
        cards.sort_by_key(|&card| game.order().trumps().count(card) == 0);
    }
    let some = numbers.below(cards.len() + 1);
    [0, some, cards.len()].map(|named| {
        let budget = Budget::new();
        let claim = Claim {
            seat: soloist,
            kind: ClaimKind::Rest,
            order: &cards[..named],
        };
        let found = Worlds::of(told::known(&script, hands, &budget)).claim(&claim);
        let is_told = found.extent == Extent::All;
        let is_so = if now.clone().claim(&claim).is_ok() {
            found.accepted_with.is_some()
        } else {
            found.refused_with.is_some()
        };
        assert!(is_so || !is_told, "{found:?} contradicts the deal");
        [
            u32::from(found.accepted_with.is_some()),
            u32::from(found.refused_with.is_none()),
            u32::from(is_told),
            found.deals_tried,
            budget.spent(),
        ]
    })
}

/// A claim that stands in the record: whether it is legal, whether a search left something open, how
/// much is in doubt, how often a card may be played with some deal, and not with one, and the
/// steps.
fn recorded(seed: u64) -> [u32; 6] {
    let mut numbers = Numbers::new(seed);
    let (mut script, soloist, shown) = drawn(&mut numbers);
    let hands = BySeat::from_fn(|seat| {
        let own = seat == soloist && numbers.below(4) > 0;
        (own || shown & (1 << seat as usize) != 0).then_some(script.deal.hand(seat))
    });
    script.extras.push(Extra {
        at: u8::try_from(script.plays.len()).unwrap(),
        seat: soloist,
        word: ExtraWord::Claim(ClaimKind::Rest),
        party: None,
    });
    let budget = Budget::new();
    let judged = told::known(&script, hands, &budget).judge();
    let Judged::Legal(worlds) = &judged else {
        let is_open = matches!(judged, Judged::BeyondBound);
        return [0, u32::from(is_open), 0, 0, 0, budget.spent()];
    };
    let (mut accepted, mut refused) = (0, 0);
    for seat in Seat::ALL {
        for card in Card::ALL {
            let found = worlds.play(Some(seat), card);
            accepted += u32::from(found.accepted_with.is_some());
            refused += u32::from(found.refused_with.is_some());
        }
    }
    [
        1,
        u32::from(budget.is_in_doubt()),
        u32::try_from(worlds.unproven().len()).unwrap(),
        accepted,
        refused,
        budget.spent(),
    ]
}

#[test]
fn rare_claims_are_answered_so() {
    let found = [1_000_055, 1_000_436, 1_001_408, 1_004_236].map(asked);
    let expected = [
        [
            [1, 1, 1, 8, 1_185],
            [1, 1, 1, 8, 1_185],
            [1, 1, 1, 8, 2_209],
        ],
        [
            [0, 0, 1, 1_113, 47_019],
            [0, 0, 1, 1_113, 47_019],
            [0, 0, 1, 1_113, 47_019],
        ],
        [
            [1, 1, 1, 21, 2_685],
            [1, 1, 1, 21, 2_685],
            [1, 1, 1, 21, 4_029],
        ],
        [
            [1, 0, 1, 8, 3_569],
            [1, 0, 1, 22, 7_131],
            [1, 1, 1, 36, 17_124],
        ],
    ];
    assert_eq!(found, expected);
}

#[test]
fn rare_claims_of_records_are_judged_so() {
    let found = [1_000_003, 1_000_053, 1_000_122, 1_000_536].map(recorded);
    let expected = [
        [1, 0, 1, 0, 96, 98_149],
        [1, 1, 1, 0, 96, 400_315],
        [0, 1, 0, 0, 0, 51_960],
        [1, 0, 2, 0, 96, 11_398],
    ];
    assert_eq!(found, expected);
}
