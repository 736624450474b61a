//! ARM: pushing, asking, giving back.

use crate::cards::{Card, card as card_of, count, deck, hand_size, holds_all, without};
use crate::contract::Exchange;
use crate::options::{ArmutPush, ArmutReturn, Options};
use crate::trumps::trumps;
use crate::vorbehalt::outcome::Outcome;
use crate::vorbehalt::round::{Hands, Pushing, Round};

/// What the exchanges came to.
pub(crate) struct Exchanged {
    pub(crate) exchanges: Vec<Exchange>,
    /// SCHW-6: the hands as far as they are known, as dealt and whenever cards had been pushed,
    /// taken up or given back.
    pub(crate) moments: Vec<Hands>,
    /// What is still to come, or that nobody takes the cards.
    pub(crate) open: Option<Outcome>,
}

/// ARM-4 to ARM-7: how far the exchanges have come, with the hands there, or what is refused.
///
/// If nobody takes the cards, they are dealt again (ARM-6). With two poor players
/// (`armut.second_armut = both`, ARM-3) neither is asked by the other, and the second one asks who
/// is left over.
pub(crate) fn exchange(
    options: &Options,
    round: &Round,
    poor_seats: &[usize],
) -> Result<Exchanged, Box<Outcome>> {
    let mut hands = round.hands.clone();
    let mut moments = vec![hands.clone()];
    let mut exchanges: Vec<Exchange> = Vec::new();
    // The cards of which it is known to whom they were dealt (VORB-9).
    let mut seen: Vec<Card> = hands.iter().flatten().flatten().copied().collect();
    let unseen = |seen: &[Card]| without(&deck(options), seen);
    for (index, poor) in poor_seats.iter().copied().enumerate() {
        let pushing = round.pushing.get(index).cloned().unwrap_or_default();
        let stops = |exchanges, moments, open| {
            Ok(Exchanged {
                exchanges,
                moments,
                open: Some(open),
            })
        };
        let needs = |what, seat| Outcome::NeedsInput {
            what,
            seats: vec![seat],
        };
        let Some(push) = &pushing.push else {
            return stops(exchanges, moments, needs("armut_push", poor));
        };
        match &hands[poor] {
            Some(hand) => refuse(poor, &push_faults(options, hand, push))?,
            None => refuse(poor, &unseen_push_faults(options, &unseen(&seen), push))?,
        }
        if let Some(hand) = &mut hands[poor] {
            *hand = without(hand, push);
        } else {
            seen.extend(push);
        }
        moments.push(hands.clone());
        let asked: Vec<usize> = (1..4)
            .map(|step| (poor + step) % 4)
            .filter(|seat| poor_seats.len() == 1 || !poor_seats.contains(seat))
            .filter(|seat| exchanges.iter().all(|it| it.acceptor != *seat))
            .collect();
        let acceptor = acceptor(&asked, &pushing)?;
        let Some(acceptor) = acceptor else {
            let open = match asked.get(pushing.answers.len()) {
                Some(next) => needs("armut_answer", *next),
                None => Outcome::Redeal {
                    reason: "armut_refused",
                    seat: poor,
                },
            };
            return stops(exchanges, moments, open);
        };
        if let Some(hand) = &mut hands[acceptor] {
            hand.extend(push);
        }
        moments.push(hands.clone());
        let Some(returned) = &pushing.returned else {
            return stops(exchanges, moments, needs("armut_return", acceptor));
        };
        if let Some(picked_up) = &mut hands[acceptor] {
            refuse(acceptor, &return_faults(options, picked_up, push, returned))?;
            *picked_up = without(picked_up, returned);
        } else {
            let faults = unseen_return_faults(&unseen(&seen), push, returned);
            refuse(acceptor, &faults)?;
            seen.extend(without(returned, push));
        }
        if let Some(hand) = &mut hands[poor] {
            hand.extend(returned);
        }
        moments.push(hands.clone());
        exchanges.push(Exchange { poor, acceptor });
    }
    Ok(Exchanged {
        exchanges,
        moments,
        open: None,
    })
}

/// ARM-4, ARM-5, ARM-7: what this seat did is refused, if there are reasons.
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

/// ARM-4, `armut.push`, `armut.fox`: everything wrong with a push, in order.
///
/// Exactly three means as many as he has trumps, if these are more (`armut.fox`, or
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

/// VORB-9, ARM-1, ARM-4: the same for a hand that is not known, but is an Armut of unseen cards.
fn unseen_push_faults(options: &Options, unseen: &[Card], push: &[Card]) -> Vec<&'static str> {
    let is_trump = |card: &&Card| trumps(options, None).contains(card);
    let is_counted =
        |card: &&Card| is_trump(card) && (options.armut_fox || **card != card_of('D', 'A'));
    let held: Vec<Card> = without(push, &without(push, unseen));
    let pushed = held.iter().filter(is_trump).count();
    let counted = held.iter().filter(is_counted).count();
    let fehl = unseen.len() - unseen.iter().filter(is_trump).count();
    let least = hand_size(options).saturating_sub(fehl);
    let beyond = counted.saturating_sub(options.armut_max_trumps as usize);
    let number = pushed.max(least) - beyond;
    let mut faults = Vec::new();
    if held.len() < push.len() || beyond > 0 {
        faults.push("PUSH_CARD_NOT_HELD");
    }
    let is_wrong = match options.armut_push {
        ArmutPush::ExactlyThree => push.len() != number.max(3),
        ArmutPush::TrumpsOnly => held.len() > number && pushed >= least,
    };
    if is_wrong {
        faults.push("PUSH_WRONG_COUNT");
    }
    if pushed < least {
        faults.push("PUSH_LEAVES_TRUMP");
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

/// VORB-9, ARM-7: the same for a hand that is not known; what it gives of its own is unseen.
fn unseen_return_faults(unseen: &[Card], push: &[Card], returned: &[Card]) -> Vec<&'static str> {
    let mut faults = Vec::new();
    if !holds_all(unseen, &without(returned, push)) {
        faults.push("RETURN_CARD_NOT_HELD");
    }
    if returned.len() != push.len() {
        faults.push("RETURN_WRONG_COUNT");
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
