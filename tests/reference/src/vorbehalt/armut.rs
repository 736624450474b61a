//! ARM: pushing, asking, giving back.

use crate::cards::{Card, card, count, holds_all, without};
use crate::contract::{Exchange, pair_ranks};
use crate::options::{ArmutPush, ArmutReturn, Options, SchweineMode};
use crate::trumps::trumps;
use crate::vorbehalt::resolve::Outcome;
use crate::vorbehalt::round::{Pushing, Round};

/// What the exchanges came to.
pub(crate) struct Exchanged {
    pub(crate) exchanges: Vec<Exchange>,
    /// The hands afterwards, as far as they are known.
    pub(crate) hands: [Option<Vec<Card>>; 4],
}

/// ARM-4 to ARM-7: the exchanges and the hands afterwards, or what stands in the way.
///
/// With two poor players (`armut.second_armut = both`) neither is asked by the other, and the
/// second one asks who is left over.
pub(crate) fn exchange(
    options: &Options,
    round: &Round,
    poor_seats: &[usize],
) -> Result<Exchanged, Box<Outcome>> {
    let mut hands = round.hands.clone();
    let mut exchanges: Vec<Exchange> = Vec::new();
    for (index, poor) in poor_seats.iter().copied().enumerate() {
        let pushing = round.pushing.get(index).cloned().unwrap_or_default();
        let between = pairs_between(options, round, &hands, poor_seats);
        let needs = |what, seat| {
            if !between.is_empty() {
                return Box::new(Outcome::Refused(between.clone()));
            }
            Box::new(Outcome::NeedsInput {
                what,
                seats: vec![seat],
            })
        };
        let Some(push) = &pushing.push else {
            return Err(needs("armut_push", poor));
        };
        if let Some(hand) = &hands[poor] {
            refuse(poor, &push_faults(options, hand, push))?;
        }
        let asked: Vec<usize> = (1..4)
            .map(|step| (poor + step) % 4)
            .filter(|seat| poor_seats.len() == 1 || !poor_seats.contains(seat))
            .filter(|seat| exchanges.iter().all(|it| it.acceptor != *seat))
            .collect();
        let acceptor = acceptor(&asked, &pushing)?;
        let Some(acceptor) = acceptor else {
            return match asked.get(pushing.answers.len()) {
                Some(next) => Err(needs("armut_answer", *next)),
                None => Err(Box::new(Outcome::Redeal {
                    reason: "armut_refused",
                    seat: poor,
                })),
            };
        };
        let Some(returned) = &pushing.returned else {
            return Err(needs("armut_return", acceptor));
        };
        if let Some(hand) = hands[acceptor].clone() {
            let picked_up = [hand, push.clone()].concat();
            refuse(
                acceptor,
                &return_faults(options, &picked_up, push, returned),
            )?;
            hands[acceptor] = Some(without(&picked_up, returned));
        }
        if let Some(hand) = hands[poor].clone() {
            hands[poor] = Some([without(&hand, push), returned.clone()].concat());
        }
        exchanges.push(Exchange { poor, acceptor });
    }
    Ok(Exchanged { exchanges, hands })
}

/// SCHW-1, SCHW-6: what is wrong with pairs declared when one of two exchanges is done.
fn pairs_between(
    options: &Options,
    round: &Round,
    hands: &[Option<Vec<Card>>; 4],
    poor_seats: &[usize],
) -> Vec<(usize, &'static str)> {
    let mut faults = Vec::new();
    for pair in &round.late_schweine {
        let in_mode = options.schweine_mode == SchweineMode::Vorbehalt;
        if !in_mode || !pair_ranks(options).contains(&pair.rank) {
            faults.push((pair.seat, "SCHWEINE_NOT_AVAILABLE"));
            continue;
        }
        let hand = hands[pair.seat].as_ref();
        if hand.is_some_and(|hand| count(hand, card('D', pair.rank)) < 2) {
            faults.push((pair.seat, "SCHWEINE_NEED_BOTH_DIAMOND_ACES"));
        }
        if poor_seats.contains(&pair.seat) {
            faults.push((pair.seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"));
        }
    }
    faults
}

fn refuse(seat: usize, reasons: &[&'static str]) -> Result<(), Box<Outcome>> {
    if reasons.is_empty() {
        return Ok(());
    }
    let refused = reasons.iter().map(|reason| (seat, *reason)).collect();
    Err(Box::new(Outcome::Refused(refused)))
}

/// ARM-5: who accepts, each asked once, in order, nobody after a yes.
fn acceptor(asked: &[usize], pushing: &Pushing) -> Result<Option<usize>, Box<Outcome>> {
    let mut acceptor = None;
    for (index, (seat, accepts)) in pushing.answers.iter().enumerate() {
        if acceptor.is_some() || asked.get(index) != Some(seat) {
            refuse(*seat, &["ANSWER_OUT_OF_ORDER"])?;
        }
        if *accepts {
            acceptor = Some(*seat);
        }
    }
    Ok(acceptor)
}

/// ARM-4, `armut.push`, `armut.fox_counts`: everything wrong with a push, in order.
///
/// Exactly three means as many as he has trumps, if these are more (`armut.fox_counts`, or
/// `armut.max_trumps` above three).
#[must_use]
pub fn push_faults(options: &Options, hand: &[Card], push: &[Card]) -> Vec<&'static str> {
    let is_trump = |card: &&Card| trumps(options, None).contains(card);
    let his: Vec<Card> = hand.iter().filter(is_trump).copied().collect();
    let held = holds_all(hand, push);
    let leaves = his
        .iter()
        .any(|card| count(push, *card) < count(hand, *card));
    let mut faults = Vec::new();
    if !held {
        faults.push("PUSH_CARD_NOT_HELD");
    }
    match options.armut_push {
        ArmutPush::ExactlyThree => {
            if push.len() != his.len().max(3) {
                faults.push("PUSH_WRONG_COUNT");
            }
            if leaves {
                faults.push("PUSH_LEAVES_TRUMP");
            }
        }
        ArmutPush::TrumpsOnly => {
            if leaves {
                faults.push("PUSH_LEAVES_TRUMP");
            }
            if push.len() > his.len() {
                faults.push("PUSH_WRONG_COUNT");
            }
        }
    }
    faults
}

/// ARM-7, `armut.return`: everything wrong with what is given back, in order.
#[must_use]
pub fn return_faults(
    options: &Options,
    picked_up: &[Card],
    push: &[Card],
    returned: &[Card],
) -> Vec<&'static str> {
    let is_trump = |card: &&Card| trumps(options, None).contains(card);
    let fehl = picked_up.len() - picked_up.iter().filter(is_trump).count();
    let short_of = push.len().saturating_sub(fehl);
    let mut faults = Vec::new();
    if !holds_all(picked_up, returned) {
        faults.push("RETURN_CARD_NOT_HELD");
    }
    if returned.len() != push.len() {
        faults.push("RETURN_WRONG_COUNT");
    }
    let trumps_back = returned.iter().filter(is_trump).count();
    if options.armut_return == ArmutReturn::FehlOnly && trumps_back > short_of {
        faults.push("RETURN_NEEDS_FEHL");
    }
    faults
}

/// ARM-7: the number of trumps given back, which is told to all with `armut.report_trumps`.
#[must_use]
pub fn reported_trumps(options: &Options, returned: &[Card]) -> Option<usize> {
    let back = returned
        .iter()
        .filter(|card| trumps(options, None).contains(card));
    options.armut_report_trumps.then(|| back.count())
}
