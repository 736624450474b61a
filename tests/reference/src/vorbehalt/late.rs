//! SCHW-6, SCHW-12: Schweine that are declared when an Armut was pushed, or all have spoken.

use crate::cards::{card, count};
use crate::contract::{Contract, Kind, Pair, pair_ranks};
use crate::options::{Options, SchweineMode};
use crate::trumps::trump_suit;
use crate::vorbehalt::round::{Hands, LatePair, Round, Said};
use crate::vorbehalt::validity::{faults, hands};

/// ARM-4, ARM-5, ARM-7: an exchange has so many steps: cards are pushed, taken up and given back.
const STEPS: usize = 3;

/// SCHW-6, SCHW-12: whether the contract stood already when it was declared: then it has to count
/// in it. Before, the exchange is not over, and what comes to nothing is void (SCHW-7).
pub fn contract_stood(late: &LatePair, moments: &[Hands]) -> bool {
    late.moment + 1 >= moments.len()
}

/// SCHW-6, SCHW-7, ARM-10: what is wrong with declarations while an exchange is not complete, or
/// the second is still open (`armut.second_armut = both`). The acceptor declares what he holds with
/// the cards that he has taken up. Of a hand that is not known nothing is asked.
pub fn faults_while_open(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    moments: &[Hands],
    poor: &[usize],
) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for LatePair { pair, moment } in &round.late_schweine {
        let Some(hands) = moments
            .get(*moment)
            .filter(|_| *moment < STEPS * poor.len())
        else {
            continue;
        };
        let available = options.schweine_mode == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank);
        if !available {
            found.push((pair.seat, "SCHWEINE_NOT_AVAILABLE"));
            continue;
        }
        if pair.rank == 'A' {
            found.extend(what_they_break(options, round, &said[pair.seat], pair.seat));
        }
        let hand = hands[pair.seat].as_ref();
        if hand.is_some_and(|hand| count(hand, card('D', pair.rank)) < 2) {
            found.push((pair.seat, "SCHWEINE_NEED_BOTH_DIAMOND_ACES"));
        }
        if poor.contains(&pair.seat) {
            found.push((pair.seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"));
        }
    }
    found
}

/// SCHW-7, SCHW-12: whether a pair is void that was declared when a Farbsolo other than ♦ stood: a
/// last word of the round, in which ♦ are meant, as the trump aces do not count or are not there. A
/// Vorführung has no round.
pub fn means_diamonds(
    options: &Options,
    round: &Round,
    contract: &Contract,
    hands: &Hands,
    pair: &Pair,
) -> bool {
    let Some(suit) = trump_suit(contract.solo).filter(|suit| *suit != 'D') else {
        return false;
    };
    let has_both = |suit| {
        let hand = hands[pair.seat].as_ref();
        hand.is_none_or(|hand| count(hand, card(suit, pair.rank)) == 2)
    };
    let admits = contract.schweine_suit(options, pair.seat).is_some();
    let counts = pair.rank == 'A' && admits && has_both(suit);
    round.vorfuehrung.is_none() && !counts && has_both('D')
}

/// SCHW-6, SCHW-12, ARM-10: what is wrong with declarations when the contract stands.
///
/// After an exchange, and in a Farbsolo other than ♦, it has to admit them. Everywhere else they
/// are declarations of the round. The moments are the hands from the deal to the start of play.
pub fn late_faults(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    contract: &Contract,
    moments: &[Hands],
) -> Vec<(usize, &'static str)> {
    let suit = trump_suit(contract.solo).unwrap_or('D');
    let is_of_the_round = contract.kind != Kind::Armut && suit == 'D';
    let mut found = Vec::new();
    for late in round
        .late_schweine
        .iter()
        .filter(|it| contract_stood(it, moments))
    {
        let pair = late.pair;
        let wanted = card(suit, pair.rank);
        let is_dulle = options.dullen && wanted == card('H', 'T');
        let admits = is_of_the_round || contract.schweine_suit(options, pair.seat).is_some();
        let is_pair = options.schweine_mode == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank);
        let available = is_pair && (pair.rank == 'A' || suit == 'D') && !is_dulle && admits;
        let hand = moments.last().and_then(|hands| hands[pair.seat].as_ref());
        let is_void = |hands| means_diamonds(options, round, contract, hands, &pair);
        if is_pair && moments.last().is_some_and(is_void) {
            if pair.rank == 'A' {
                found.extend(what_they_break(options, round, &said[pair.seat], pair.seat));
            }
            continue;
        }
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
/// of a hand that it throws in, also if that has lapsed (AMB-V46). Both are about the hand as
/// dealt, whatever an exchange brings later.
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
