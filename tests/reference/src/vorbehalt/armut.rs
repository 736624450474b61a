//! ARM: pushing, asking, giving back.

use crate::cards::{Card, card as card_of, count, deck, hand_size, holds_all, without};
use crate::contract::Exchange;
use crate::options::{ArmutPush, ArmutReturn, ArmutShown, Options};
use crate::pairs::go_with_the_push;
use crate::trumps::trumps;
use crate::vorbehalt::outcome::Outcome;
use crate::vorbehalt::round::{Hands, Pushing, Round, Said};
use crate::vorbehalt::throw::{free_foxes, free_nines};

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
    said: &[Said; 4],
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
            Some(hand) => refuse(poor, &push_faults(options, &said[poor], hand, push))?,
            None => {
                let faults = unseen_push_faults(options, &said[poor], &unseen(&seen), push);
                refuse(poor, &faults)?;
            }
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
            let mut faults = return_faults(options, picked_up, push, returned);
            faults.extend(broken_pair(options, &said[poor], returned));
            refuse(acceptor, &faults)?;
            *picked_up = without(picked_up, returned);
        } else {
            let mut faults = unseen_return_faults(&unseen(&seen), push, returned);
            faults.extend(broken_pair(options, &said[poor], returned));
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

/// ARM-4, `armut.push`: how many cards are pushed, all trumps among them, of which so many are ♦A
/// that are not counted (`armut.fox`).
///
/// Exactly three means as many as he has trumps, if these are more (`armut.fox`, `armut.nine`, or
/// `armut.max_trumps` above three).
fn pushed_number(options: &Options, trumps: usize, free_foxes: usize) -> usize {
    match options.armut_push {
        ArmutPush::ExactlyThree => trumps.max(3),
        ArmutPush::TrumpsOnly => trumps,
        ArmutPush::TrumpsOrThree if trumps == 0 => 3,
        ArmutPush::TrumpsOrThree => trumps,
        ArmutPush::ThreeAndFoxes => trumps.max(3 + free_foxes),
    }
}

/// ARM-4, `armut.push`: whether nothing but trumps is pushed: then too many cards are told last, and
/// too few are trumps that stay behind.
fn pushes_trumps_only(options: &Options, trumps: usize) -> bool {
    match options.armut_push {
        ArmutPush::ExactlyThree | ArmutPush::ThreeAndFoxes => false,
        ArmutPush::TrumpsOnly => true,
        ArmutPush::TrumpsOrThree => trumps > 0,
    }
}

/// `armut.fox`: how many ♦A of these cards are not counted as trumps of an Armut.
fn uncounted_foxes(options: &Options, said: &Said, cards: &[Card]) -> usize {
    let foxes = u32::try_from(count(cards, card_of('D', 'A'))).unwrap_or_default();
    free_foxes(options, foxes, said) as usize
}

/// ARM-4, `armut.push`, `armut.fox`: everything wrong with a push, in order.
#[must_use]
pub fn push_faults(
    options: &Options,
    said: &Said,
    hand: &[Card],
    push: &[Card],
) -> Vec<&'static str> {
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
    let number = pushed_number(options, his.len(), uncounted_foxes(options, said, hand));
    let trumps_only = pushes_trumps_only(options, his.len());
    if !trumps_only && push.len() != number {
        faults.push("PUSH_WRONG_COUNT");
    }
    if leaves {
        faults.push("PUSH_LEAVES_TRUMP");
    }
    if trumps_only && push.len() > number {
        faults.push("PUSH_WRONG_COUNT");
    }
    faults
}

/// VORB-9, ARM-1, ARM-4: the same for a hand that is not known, but is an Armut of unseen cards.
fn unseen_push_faults(
    options: &Options,
    said: &Said,
    unseen: &[Card],
    push: &[Card],
) -> Vec<&'static str> {
    let is_trump = |card: &&Card| trumps(options, None).contains(card);
    let held: Vec<Card> = without(push, &without(push, unseen));
    let pushed = held.iter().filter(is_trump).count();
    let foxes = uncounted_foxes(options, said, &held);
    let nines = u32::try_from(count(&held, card_of('D', '9'))).unwrap_or_default();
    let counted = pushed - foxes - free_nines(options, nines) as usize;
    let fehl = unseen.len() - unseen.iter().filter(is_trump).count();
    let least = hand_size(options).saturating_sub(fehl);
    let beyond = counted.saturating_sub(options.armut_max_trumps as usize);
    let has = pushed.max(least) - beyond;
    let mut faults = Vec::new();
    if held.len() < push.len() || beyond > 0 {
        faults.push("PUSH_CARD_NOT_HELD");
    }
    let number = pushed_number(options, has, foxes);
    let is_wrong = if pushes_trumps_only(options, has) {
        held.len() > number && pushed >= least
    } else {
        push.len() != number
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

/// SCHW-6, `schweine.through_armut`: whether Schweine of the poor player, who has declared this, go to the
/// acceptor: where an Armut has any, he must keep both.
#[must_use]
pub fn keeps_schweine(options: &Options, said: &Said) -> bool {
    go_with_the_push(options) && said.schweine.contains(&'A')
}

/// ARM-7, `schweine.through_armut`: the acceptor gives one of the Schweine back.
fn broken_pair(options: &Options, said: &Said, returned: &[Card]) -> Option<&'static str> {
    let breaks = keeps_schweine(options, said) && returned.contains(&card_of('D', 'A'));
    breaks.then_some("RETURN_KEEPS_SCHWEINE")
}

/// ARM-7: the number of trumps given back, which is told to all with `armut.report_trumps`.
#[must_use]
pub fn reported_trumps(options: &Options, returned: &[Card]) -> Option<usize> {
    let back = returned
        .iter()
        .filter(|card| trumps(options, None).contains(card));
    options.armut_report_trumps.then(|| back.count())
}

/// ARM-5, `armut.shown`: which of the pushed cards all see before they answer. What comes back is
/// shown to nobody else (ARM-7).
#[must_use]
pub fn shown_cards(options: &Options, push: &[Card]) -> Vec<Card> {
    let is_shown = |card: &&Card| match options.armut_shown {
        ArmutShown::Hidden => false,
        ArmutShown::Foxes => **card == card_of('D', 'A'),
        ArmutShown::All => true,
    };
    push.iter().filter(is_shown).copied().collect()
}
