//! What random games say once the round needs more, or has refused something.

use crate::cards::{Card, card, count, holds_all, write_cards};
use crate::options::{Options, Solo, SoloConflict};
use crate::random::numbers::Random;
use crate::trumps::trumps;
use crate::vorbehalt::armut::{keeps_schweine, push_faults, return_faults};
use crate::vorbehalt::round::{Round, Said, Vorbehalt};

/// STILL-1, ARM-10: changes a declaration that turned out to be refused; false if nothing helps.
pub(super) fn mend(
    options: &Options,
    random: &mut Random,
    said: &mut Said,
    reasons: &[(usize, &'static str)],
) -> bool {
    let (_, reason) = reasons[0];
    match reason {
        "HOCHZEIT_MUST_BE_DECLARED" => {
            let selector = random.pick(&options.hochzeit_selectors);
            said.vorbehalt = match selector {
                Some(selector) => Vorbehalt::Hochzeit(selector),
                None => any_solo(options, random),
            };
            said.vorbehalt != Vorbehalt::Gesund
        }
        "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE" => {
            said.schweine.clear();
            true
        }
        _ => false,
    }
}

/// ARM-4, ARM-5, ARM-7, VORB-10: something valid for what is missing.
pub(super) fn answer(
    options: &Options,
    random: &mut Random,
    round: &Round,
    what: &str,
    seat: usize,
    dealt: &[Vec<Card>; 4],
) -> String {
    let number = seat + 1;
    let exchanged = round.pushing.len().saturating_sub(1);
    let pushed = round.pushing.get(exchanged).and_then(|it| it.push.clone());
    match what {
        "armut_push" => {
            let gesund = Said {
                vorbehalt: Vorbehalt::Gesund,
                schweine: Vec::new(),
            };
            let said = round.said[seat].clone().unwrap_or(gesund);
            let cards = a_push(options, random, &said, &dealt[seat]);
            format!("{number} push {}", write_cards(&cards))
        }
        "armut_answer" => {
            let word = if random.chance(55) {
                "accept"
            } else {
                "refuse"
            };
            format!("{number} {word}")
        }
        "armut_return" => {
            let push = pushed.unwrap_or_default();
            let picked_up = [dealt[seat].clone(), push.clone()].concat();
            let foxes = count(&push, card('D', 'A')) == 2;
            let mut said = round.said.iter().flatten();
            let keeps = foxes && said.any(|it| keeps_schweine(options, it));
            let cards = a_return(options, random, &picked_up, &push, keeps);
            format!("{number} return {}", write_cards(&cards))
        }
        "offer" if random.chance(60) => format!("{number} no"),
        _ => {
            let open = round.open[seat];
            let fitting: Vec<Solo> = options
                .solos
                .iter()
                .copied()
                .filter(|solo| round.vorfuehrung != Some(seat) || open.after(*solo).is_some())
                .collect();
            let solo = random.pick(&fitting).unwrap_or(Solo::Karo);
            format!("{number} solo_{}", solo.text())
        }
    }
}

/// ARM-4: a valid push.
fn a_push(options: &Options, random: &mut Random, said: &Said, hand: &[Card]) -> Vec<Card> {
    let is_trump = |card: &&Card| trumps(options, None).contains(card);
    let mut push: Vec<Card> = hand.iter().filter(is_trump).copied().collect();
    let mut fehl: Vec<Card> = hand
        .iter()
        .filter(|card| !is_trump(card))
        .copied()
        .collect();
    random.shuffle(&mut fehl);
    while !push_faults(options, said, hand, &push).is_empty() {
        let Some(card) = fehl.pop() else {
            break;
        };
        push.push(card);
    }
    push
}

/// ARM-7, `schweine.through_armut`: a valid return, which may have to keep ♦A.
fn a_return(
    options: &Options,
    random: &mut Random,
    up: &[Card],
    push: &[Card],
    keeps: bool,
) -> Vec<Card> {
    let mut cards = up.to_vec();
    cards.retain(|it| !keeps || *it != card('D', 'A'));
    random.shuffle(&mut cards);
    let both = |card: &Card| count(up, *card) == 2;
    if random.chance(50) {
        cards.sort_by_key(both);
    }
    let any: Vec<Card> = cards.iter().take(push.len()).copied().collect();
    if return_faults(options, up, push, &any).is_empty() && holds_all(up, &any) {
        return any;
    }
    cards.sort_by_key(|card| trumps(options, None).contains(card));
    cards.truncate(push.len());
    cards
}

/// TRUMP-7, AUC-1, `ann.levels`: a random solo of the rule set, with a bid where there is an auction.
pub(super) fn any_solo(options: &Options, random: &mut Random) -> Vorbehalt {
    let Some(solo) = random.pick(&options.solos) else {
        return Vorbehalt::Gesund;
    };
    let most = options.ann_levels.min(5) as usize;
    let high = random.below(most + 1);
    let bid = match options.solo_conflict {
        SoloConflict::Seat => 0,
        SoloConflict::Auction => random.pick(&[0, 0, most.min(1), high]).unwrap_or(0),
    };
    Vorbehalt::Solo(solo, bid)
}
