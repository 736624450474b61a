//! Claims against hands that are not known, against all the deals that fit.

#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

mod by_the_book;
mod endings;
mod rare;

use doko_differential::hidden::{all_hidden, fleischlos};
use doko_differential::told;
use doko_engine::{
    Budget, BySeat, Card, CardSet, Claim, ClaimKind, Deal, Extra, ExtraWord, Play, Seat,
};
use doko_laws::{Numbers, Script};
use doko_worlds::{Extent, Judged, Known, Worlds};

use endings::{deals, ending, ending_with_schweine, position};

#[test]
fn a_claim_is_judged_as_in_all_deals_that_fit() {
    let seen = judged_as_in_all_deals(5, 250, ending);
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

/// What is declared, and what may be, raises cards.
#[test]
fn a_claim_with_schweine_is_judged_as_in_all_deals_that_fit() {
    let seen = judged_as_in_all_deals(7, 2_000, ending_with_schweine);
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

/// What is declared with the next card counts as soon as that lies, and whoever plays
/// another one has declared nothing: each deal is judged by the book, too.
#[test]
fn a_claim_with_schweine_to_come_is_judged_as_in_all_deals_that_fit() {
    let mut numbers = Numbers::new(13);
    let mut seen = [0; 3];
    let mut declarers = [0; 2];
    for round in 0..3_000 {
        let options = by_the_book::options(&mut numbers);
        let left = 5 + numbers.below(6);
        let Some((script, soloist)) = endings::with_schweine_to_come(&mut numbers, left, &options)
        else {
            continue;
        };
        let pending = script.extras.last().unwrap().seat;
        declarers[usize::from(pending == soloist)] += 1;
        let number = judged_in_all_deals(&script, soloist, &mut numbers, round, |deal, claim| {
            let engine = position(&script, deal).unwrap().claim(claim).is_ok();
            let book = by_the_book::holds(&options, &script, deal, claim);
            assert_eq!(engine, book, "{round}: {claim:?} {script:?}");
            engine
        });
        seen[number] += 1;
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
    assert!(declarers.iter().all(|&count| count > 5), "{declarers:?}");
}

/// How often no deal, some deals and all deals allow a claim.
fn judged_as_in_all_deals(
    seed: u64,
    rounds: usize,
    ending: fn(&mut Numbers, usize) -> (Script, Seat),
) -> [usize; 3] {
    let mut numbers = Numbers::new(seed);
    let mut seen = [0; 3];
    for round in 0..rounds {
        let left = 4 + numbers.below(6);
        let (script, soloist) = ending(&mut numbers, left);
        let holds = |deal, claim: &Claim<'_>| position(&script, deal).unwrap().claim(claim).is_ok();
        let number = judged_in_all_deals(&script, soloist, &mut numbers, round, holds);
        seen[number] += 1;
    }
    seen
}

/// Whether no deal (0), some deals (1) or all deals (2) allow a claim of the soloist, which is
/// what is said of it by somebody who knows no other hand.
fn judged_in_all_deals(
    script: &Script,
    soloist: Seat,
    numbers: &mut Numbers,
    round: usize,
    holds: impl Fn(Deal, &Claim<'_>) -> bool,
) -> usize {
    let now = position(script, script.deal).unwrap();
    let hand = now.game().unwrap().hand(soloist);
    let named: Vec<Card> = hand.cards().take(numbers.below(3)).collect();
    let claim = Claim {
        seat: soloist,
        kind: ClaimKind::Rest,
        order: &named,
    };
    let hands = script.deal.hands();
    let budget = Budget::new();
    let mut known = known(script, &budget);
    known.hands = hands.map(|seat, &hand| (seat == soloist).then_some(hand));
    let found = Worlds::of(known).claim(&claim);
    assert_eq!(found.extent, Extent::All, "{round}");
    let judged = deals(script, soloist)
        .into_iter()
        .map(|it| holds(it, &claim));
    let judged: Vec<bool> = judged.collect();
    let (any, all) = (judged.contains(&true), !judged.contains(&false));
    assert_eq!(found.accepted_with.is_some(), any, "{round}: {named:?}");
    assert_eq!(found.refused_with.is_none(), all, "{round}: {named:?}");
    usize::from(any) + usize::from(all)
}

/// What is known of a game of which all hands are.
fn known<'a>(script: &'a Script, budget: &'a Budget) -> Known<'a, 'a> {
    told::known(
        script,
        script.deal.hands().map(|_, &hand| Some(hand)),
        budget,
    )
}

/// Ten tricks before the end nobody can go through all deals; top cards are
/// enough.
#[test]
fn top_cards_need_no_search() {
    let hand: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 C9".parse().unwrap();
    let said = fleischlos();
    let claim = Claim {
        seat: Seat::First,
        kind: ClaimKind::Rest,
        order: &[],
    };
    let budgets = [Budget::new(), Budget::new()];
    let known = |hand: CardSet, budget| {
        let mut known = all_hidden(&said, &[], budget);
        *known.hands.get_mut(Seat::First) = Some(hand);
        known
    };
    let found = Worlds::of(known(hand, &budgets[0])).claim(&claim);
    assert!(found.refused_with.is_none() && found.extent == Extent::All);
    let weaker: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 S9".parse().unwrap();
    let found = Worlds::of(known(weaker, &budgets[1])).claim(&claim);
    assert!(found.refused_with.is_some() && found.accepted_with.is_none());
}

/// Whatever is hidden, a question about a claim takes little more than its budget,
/// whether the claim is asked about or stands in the record.
#[test]
fn what_is_looked_at_for_a_claim_is_bounded() {
    let mut numbers = Numbers::new(11);
    let mut taken = [0; 2];
    for round in 0..150 {
        let left = 4 + numbers.below(45);
        let (mut script, soloist) = ending(&mut numbers, left);
        let shown = numbers.below(16);
        let hands = BySeat::from_fn(|seat| {
            let known = seat == soloist || shown & (1 << seat as usize) != 0;
            known.then_some(script.deal.hand(seat))
        });
        let at = u8::try_from(script.plays.len()).unwrap();
        for asked in [true, false] {
            let budget = Budget::new();
            if !asked {
                let word = ExtraWord::Claim(ClaimKind::Rest);
                let seat = soloist;
                script.extras.push(Extra {
                    at,
                    seat,
                    word,
                    party: None,
                });
            }
            let mut known = known(&script, &budget);
            known.hands = hands;
            let judged = known.judge();
            let claim = Claim {
                seat: soloist,
                kind: ClaimKind::Rest,
                order: &[],
            };
            let Judged::Legal(worlds) = &judged else {
                taken[usize::from(asked)] += budget.spent();
                continue;
            };
            if asked {
                let found = worlds.claim(&claim);
                assert!(
                    !budget.is_spent() || found.extent == Extent::Some,
                    "{round}"
                );
            } else {
                worlds.unproven();
            }
            assert!(
                budget.spent() < Budget::STEPS / 100 * 105,
                "{round}: {budget:?}"
            );
            taken[usize::from(asked)] += budget.spent();
        }
    }
    // What is looked at decides what is left undecided: it changes only by intention.
    assert_eq!(taken, [3_069_784, 2_513_010]);
}

/// A claim that has to be proved against all hands takes but a small part of the
/// budget: with whole hands no claim is left undecided.
#[test]
fn a_proof_is_short() {
    let mut numbers = Numbers::new(12);
    for round in 0..600 {
        let left = 4 + numbers.below(45);
        let (script, soloist) = ending(&mut numbers, left);
        let budget = Budget::new();
        let worlds = Worlds::of(known(&script, &budget));
        let before = budget.spent();
        let claim = Claim {
            seat: soloist,
            kind: ClaimKind::Rest,
            order: &[],
        };
        assert_eq!(worlds.claim(&claim).extent, Extent::All);
        let taken = budget.spent() - before;
        assert!(taken < Budget::STEPS / 20, "{round}: {taken}");
    }
}

/// Eleven tricks before the end, with an ace on the table that may be beaten by
/// nothing and a long suit behind it, there are more deals than anybody looks at.
#[test]
fn a_claim_beyond_the_budget_is_left_undecided() {
    let hand: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 C9".parse().unwrap();
    let said = fleischlos();
    let plays = [Play {
        seat: None,
        card: Card::CA,
    }];
    let ask = || {
        let budget = Budget::new();
        let mut known = all_hidden(&said, &plays, &budget);
        *known.hands.get_mut(Seat::First) = Some(hand);
        let found = Worlds::of(known).claim(&Claim {
            seat: Seat::First,
            kind: ClaimKind::Rest,
            order: &[],
        });
        assert_eq!(found.extent, Extent::Some);
        assert!(found.refused_with.is_none() && found.deals_tried > 100);
        assert!(budget.spent() < Budget::STEPS / 100 * 105, "{budget:?}");
        (found.accepted_with, found.deals_tried)
    };
    assert_eq!(ask(), ask());
}
