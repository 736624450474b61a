//! SCHW-6, SCHW-12: Schweine that are declared when an Armut was pushed, or all have spoken.

use crate::cards::{card, count};
use crate::contract::{Contract, Kind, Pair};
use crate::options::{Options, SchweineMode};
use crate::pairs::{go_with_the_push, pair_ranks, poor_has_none, time_of};
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
///
/// `schweine.through_armut`: where Schweine go with the push there is no word for them any more.
pub fn faults_while_open(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    moments: &[Hands],
    poor: &[usize],
) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for LatePair {
        pair,
        moment,
        has_spoken,
    } in &round.late_schweine
    {
        let Some(hands) = moments
            .get(*moment)
            .filter(|_| *moment < STEPS * poor.len())
        else {
            continue;
        };
        let available = time_of(options, pair.rank) == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank);
        if !available || (*has_spoken && go_with_the_push(options)) {
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
        if poor.contains(&pair.seat) && poor_has_none(options, pair.rank) {
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
    let wanted = contract.pair_card(options, pair.rank);
    let wanted = wanted.filter(|_| contract.is_other_farbsolo());
    let knows = contract.knows(options, pair.seat, pair.rank);
    let Some(wanted) = wanted.filter(|it| it.suit != 'D' || !knows) else {
        return false;
    };
    let has_both = |wanted| {
        let hand = hands[pair.seat].as_ref();
        hand.is_none_or(|hand| count(hand, wanted) == 2)
    };
    let counts = contract.admits(options, pair.seat, pair.rank) && has_both(wanted);
    round.vorfuehrung.is_none() && !counts && has_both(card('D', pair.rank))
}

/// SCHW-6, SCHW-12, ARM-10: what is wrong with declarations when the contract stands.
///
/// After an exchange, and in a Farbsolo other than ♦, it has to admit them. Everywhere else, and
/// where ♦A are the Schweine of a Farbsolo, they are declarations of the round. After an exchange
/// there are none where Schweine go with the push (`schweine.through_armut`). The moments are the hands from the deal to the start of play.
pub fn late_faults(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    contract: &Contract,
    moments: &[Hands],
) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for late in round
        .late_schweine
        .iter()
        .filter(|it| contract_stood(it, moments))
    {
        let pair = late.pair;
        let wanted = contract.pair_card(options, pair.rank);
        let wanted = wanted.unwrap_or(card('D', pair.rank));
        let is_of_the_round = contract.kind != Kind::Armut && !contract.is_other_farbsolo();
        let is_closed = contract.kind == Kind::Armut && go_with_the_push(options);
        let knows = is_of_the_round || contract.knows(options, pair.seat, pair.rank);
        let is_pair = time_of(options, pair.rank) == SchweineMode::Vorbehalt
            && pair_ranks(options).contains(&pair.rank);
        let available = is_pair && knows && !is_closed;
        let hand = moments.last().and_then(|hands| hands[pair.seat].as_ref());
        let is_void = |hands| means_diamonds(options, round, contract, hands, &pair);
        if is_pair && moments.last().is_some_and(is_void) {
            if pair.rank == 'A' {
                found.extend(what_they_break(options, round, &said[pair.seat], pair.seat));
            }
            continue;
        }
        if contract.is_poor(pair.seat) && poor_has_none(options, pair.rank) {
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
