//! SCHW-6, SCHW-12: Schweine that are declared when all have spoken.

use crate::cards::{Card, card, count};
use crate::contract::{Contract, Kind, pair_ranks};
use crate::options::{Options, SchweineMode};
use crate::trumps::trump_suit;
use crate::vorbehalt::round::{Round, Said};
use crate::vorbehalt::validity::{faults, hands};

/// SCHW-6, ARM-10, `armut.second_armut = both`: what is wrong with declarations after the first
/// exchange, while the second is still open. The hands are those after the first.
pub fn faults_between(
    options: &Options,
    round: &Round,
    hands: &[Option<Vec<Card>>; 4],
    poor: &[usize],
) -> Vec<(usize, &'static str)> {
    let mut faults = Vec::new();
    for pair in &round.late_schweine {
        let available = options.schweine_mode == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank);
        if !available {
            faults.push((pair.seat, "SCHWEINE_NOT_AVAILABLE"));
            continue;
        }
        let hand = hands[pair.seat].as_ref();
        if hand.is_some_and(|hand| count(hand, card('D', pair.rank)) < 2) {
            faults.push((pair.seat, "SCHWEINE_NEED_BOTH_DIAMOND_ACES"));
        }
        if poor.contains(&pair.seat) {
            faults.push((pair.seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"));
        }
    }
    faults
}

/// SCHW-6, SCHW-12, ARM-10: what is wrong with declarations when all have spoken.
///
/// After an exchange, and in a Farbsolo other than ♦, the contract has to admit them. Everywhere
/// else they are declarations of the round. The hands are those at the start of play.
pub fn late_faults(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    contract: &Contract,
    hands: &[Option<Vec<Card>>; 4],
) -> Vec<(usize, &'static str)> {
    let suit = trump_suit(contract.solo).unwrap_or('D');
    let is_of_the_round = contract.kind != Kind::Armut && suit == 'D';
    let mut found = Vec::new();
    for pair in &round.late_schweine {
        let wanted = card(suit, pair.rank);
        let is_dulle = options.dullen && wanted == card('H', 'T');
        let admits = is_of_the_round || contract.schweine_suit(options, pair.seat).is_some();
        let available = options.schweine_mode == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank)
            && (pair.rank == 'A' || suit == 'D')
            && !is_dulle
            && admits;
        let hand = hands[pair.seat].as_ref();
        if contract.is_poor(pair.seat) {
            found.push((pair.seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"));
        } else if !available {
            found.push((pair.seat, "SCHWEINE_NOT_AVAILABLE"));
        } else {
            if wanted == card('D', 'A') {
                found.extend(what_they_break(options, round, &said[pair.seat], pair.seat));
            }
            if hand.is_some_and(|hand| count(hand, wanted) < 2) {
                found.push((pair.seat, "SCHWEINE_NEED_BOTH_DIAMOND_ACES"));
            }
        }
    }
    found
}

/// ARM-1, THROW-2: a declared ♦A counts as a trump of the Armut that its seat has declared, and
/// of a hand that it throws in, also if that has lapsed (AMB-V46). What an exchange brings later
/// is no matter of either.
fn what_they_break(
    options: &Options,
    round: &Round,
    said: &Said,
    seat: usize,
) -> impl Iterator<Item = (usize, &'static str)> {
    let mut with_them = said.clone();
    with_them.schweine.push('A');
    let found = faults(options, &hands(options, &round.hands)[seat], &with_them);
    let of_trumps = ["TOO_MANY_TRUMPS", "THROW_CONDITION_NOT_MET"];
    let broken = found.into_iter().filter(move |it| of_trumps.contains(it));
    broken.map(move |it| (seat, it))
}
