//! SCHW-6, SCHW-12: Schweine that are declared when all have spoken.

use crate::cards::{card, count};
use crate::contract::{Contract, Kind, pair_ranks};
use crate::options::{Options, SchweineMode};
use crate::trumps::trump_suit;
use crate::vorbehalt::round::{Round, Said};
use crate::vorbehalt::validity::{faults, hands};

/// SCHW-6, ARM-10, `armut.second_armut = both`: what is wrong with declarations after the first
/// exchange, while the second is still open.
pub fn faults_between(
    options: &Options,
    round: &Round,
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
        let hand = round.hands[pair.seat].as_ref();
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
/// else they are declarations of the round, and what the seat has said has to hold beside them.
pub fn late_faults(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    contract: &Contract,
) -> Vec<(usize, &'static str)> {
    let suit = trump_suit(contract.solo).unwrap_or('D');
    if contract.kind != Kind::Armut && suit == 'D' {
        return faults_of_the_round(options, round, said);
    }
    let mut faults = Vec::new();
    for pair in &round.late_schweine {
        let wanted = card(suit, pair.rank);
        let is_dulle = options.dullen && wanted == card('H', 'T');
        let available = options.schweine_mode == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank)
            && (pair.rank == 'A' || suit == 'D')
            && !is_dulle
            && contract.schweine_suit(options, pair.seat).is_some();
        let hand = round.hands[pair.seat].as_ref();
        if contract.is_poor(pair.seat) {
            faults.push((pair.seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"));
        } else if !available {
            faults.push((pair.seat, "SCHWEINE_NOT_AVAILABLE"));
        } else if hand.is_some_and(|hand| count(hand, wanted) < 2) {
            faults.push((pair.seat, "SCHWEINE_NEED_BOTH_DIAMOND_ACES"));
        }
    }
    faults
}

/// ARM-1, THROW-2, SCHW-1: a ♦A that is declared counts for the Armut of its seat, and for what
/// it throws in, also when all have spoken.
fn faults_of_the_round(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
) -> Vec<(usize, &'static str)> {
    let may = hands(options, &round.hands);
    let mut found = Vec::new();
    for (seat, said) in said.iter().enumerate() {
        let late = round.late_schweine.iter().filter(|it| it.seat == seat);
        let mut said = said.clone();
        said.schweine.extend(late.map(|it| it.rank));
        found.extend(
            faults(options, &may[seat], &said)
                .iter()
                .map(|it| (seat, *it)),
        );
    }
    found
}
