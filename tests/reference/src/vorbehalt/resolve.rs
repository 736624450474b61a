//! VORB-13: the resolver, and VORB-9: when its answer is settled early.

mod vorfuehrung;

use std::slice::from_ref;

use self::vorfuehrung::vorfuehrung;
use crate::cards::{card, count};
use crate::contract::{Contract, Kind, Pair};
use crate::options::{ArmutMode, Options, Rank, SecondArmut, SoloConflict, SoloLead};
use crate::pairs::{go_with_the_push, poor_has_none, standing, waiting};
use crate::vorbehalt::armut::{Exchanged, exchange};
use crate::vorbehalt::late::{contract_stood, faults_while_open, late_faults, means_diamonds};
use crate::vorbehalt::outcome::Outcome;
use crate::vorbehalt::round::{Hands, Round, Said, Vorbehalt, declarations};
use crate::vorbehalt::validity::{faults, hands};

/// VORB-13: what follows from all that was said, if nothing of it is invalid (VORB-12).
#[must_use]
pub fn resolve(options: &Options, round: &Round) -> Outcome {
    if let Some(forced) = round.vorfuehrung {
        return vorfuehrung(options, round, forced);
    }
    let may = hands(options, &round.hands);
    let mut refused = Vec::new();
    for (seat, said) in round.said.iter().enumerate() {
        if let Some(said) = said {
            refused.extend(
                faults(options, &may[seat], said)
                    .iter()
                    .map(|it| (seat, *it)),
            );
        }
    }
    if !refused.is_empty() {
        return Outcome::Refused(refused);
    }
    if let [Some(a), Some(b), Some(c), Some(d)] = &round.said {
        let all = [a.clone(), b.clone(), c.clone(), d.clone()];
        return conclude(options, round, &all);
    }
    early(options, round)
}

/// VORB-9: the outcome, if every completion of the missing declarations has the same.
fn early(options: &Options, round: &Round) -> Outcome {
    let missing: Vec<usize> = (0..4).filter(|seat| round.said[*seat].is_none()).collect();
    let mut outcomes = Vec::new();
    let seats = round
        .said
        .clone()
        .map(|said| said.map_or_else(Vec::new, |it| vec![it]));
    let choices: Vec<(usize, Vec<Said>)> = missing
        .iter()
        .map(|seat| (*seat, choices(options, round, *seat)))
        .collect();
    collect(options, round, &choices, &seats, &mut outcomes);
    match outcomes.as_slice() {
        [Outcome::NeedsInput { .. }] => gesund_else(options, round),
        [outcome] => outcome.clone(),
        [] => gesund_else(options, round),
        _ => Outcome::NeedsInput {
            what: "declaration",
            seats: missing,
        },
    }
}

/// ARM-2, ARM-3: which Armuten are handled, while an exchange is not complete.
fn handled(options: &Options, said: &[Said; 4]) -> Outcome {
    let poor = (0..4).filter(|seat| said[*seat].vorbehalt == Vorbehalt::Armut);
    let most = match options.armut_second_armut {
        SecondArmut::Both => 2,
        SecondArmut::Redeal | SecondArmut::FirstSeat => 1,
    };
    Outcome::NeedsInput {
        what: "armut",
        seats: poor.take(most).collect(),
    }
}

/// VORB-9: the outcome if all who are missing are gesund: where it is certain that an Armut is
/// handled, or no completion is valid.
fn gesund_else(options: &Options, round: &Round) -> Outcome {
    let all = round.said.clone().map(|said| {
        said.unwrap_or(Said {
            vorbehalt: Vorbehalt::Gesund,
            schweine: Vec::new(),
        })
    });
    conclude(options, round, &all)
}

/// VORB-9: the different outcomes of all completions; two of them suffice.
///
/// A completion in which a missing declaration would be invalid is none (VORB-12). Two seats cannot
/// both hold both copies of a card, so such completions are left out.
fn collect(
    options: &Options,
    round: &Round,
    missing: &[(usize, Vec<Said>)],
    said: &[Vec<Said>; 4],
    outcomes: &mut Vec<Outcome>,
) {
    let Some(((seat, choices), rest)) = missing.split_first() else {
        let [Some(a), Some(b), Some(c), Some(d)] = said.clone().map(|mut it| it.pop()) else {
            return;
        };
        let all = [a, b, c, d];
        if !claims_agree(&all) {
            return;
        }
        let mut outcome = conclude(options, round, &all);
        if matches!(outcome, Outcome::NeedsInput { .. }) {
            outcome = handled(options, &all);
        }
        let is_missing = |(seat, _): &(usize, &str)| round.said[*seat].is_none();
        let is_impossible =
            matches!(&outcome, Outcome::Refused(faults) if faults.iter().any(is_missing));
        if !is_impossible && !outcomes.contains(&outcome) {
            outcomes.push(outcome);
        }
        return;
    };
    for declaration in choices {
        if outcomes.len() > 1 {
            return;
        }
        let mut next = said.clone();
        next[*seat] = vec![declaration.clone()];
        collect(options, round, rest, &next, outcomes);
    }
}

/// VORB-9: what a missing seat may declare, as far as its hand is known.
fn choices(options: &Options, round: &Round, seat: usize) -> Vec<Said> {
    let hand = &hands(options, &round.hands)[seat];
    let mut all = declarations(options);
    all.retain(|said| faults(options, hand, said).is_empty());
    all
}

/// VORB-9, MOD-2: at most one seat claims both ♣D, and at most one each pair of Schweine.
fn claims_agree(all: &[Said; 4]) -> bool {
    let weddings = all
        .iter()
        .filter(|said| matches!(said.vorbehalt, Vorbehalt::Hochzeit(_)));
    let pairs: Vec<char> = all.iter().flat_map(|said| said.schweine.clone()).collect();
    let twice = pairs
        .iter()
        .any(|rank| pairs.iter().filter(|other| *other == rank).count() > 1);
    weddings.count() <= 1 && !twice
}

/// VORB-2, VORB-3, VORB-5, VORB-6, VORB-7: the contract of four valid declarations.
///
/// The highest rank is played and the others lapse. Where soli go first and nothing else can be
/// declared, a Hochzeit comes about alone only, since there are never two (VORB-4). THROW-1,
/// `throw_rank`: a throw may go before everything.
fn conclude(options: &Options, round: &Round, said: &[Said; 4]) -> Outcome {
    let throws = |seat: &usize| said[*seat].vorbehalt == Vorbehalt::Throw;
    if options.throw_rank
        && let Some(seat) = (0..4).find(throws)
    {
        return redeal("thrown", seat);
    }
    let ranks: Vec<Option<usize>> = (0..4)
        .map(|seat| rank(options, round, seat, &said[seat]))
        .collect();
    let Some(top) = ranks.iter().flatten().min() else {
        return gesund(options, round, said);
    };
    let best: Vec<usize> = (0..4).filter(|seat| ranks[*seat] == Some(*top)).collect();
    let first = best[0];
    match said[first].vorbehalt {
        Vorbehalt::Gesund => gesund(options, round, said),
        Vorbehalt::Solo(..) => {
            let seat = conflict(options, said, &best);
            let contract = solo(options, round, seat, &said[seat]);
            play(options, round, said, contract, from_ref(&round.hands))
        }
        Vorbehalt::Hochzeit(selector) => {
            let mut contract = Contract::new(Kind::Hochzeit, Some(first));
            contract.selector = Some(selector);
            play(options, round, said, contract, from_ref(&round.hands))
        }
        Vorbehalt::Throw if ranks_alone(options) => redeal("thrown", first),
        Vorbehalt::Armut | Vorbehalt::Throw => armut(options, round, said, &best),
    }
}

/// THROW-1, `vorbehalt.order`: throwing in has a rank of its own, and is no second Armut (ARM-3).
fn ranks_alone(options: &Options) -> bool {
    options.vorbehalt_order.contains(&Rank::Throw)
}

/// THROW-1, ARM-2, ARM-3: the same dealer deals again.
fn redeal(reason: &'static str, seat: usize) -> Outcome {
    Outcome::Redeal { reason, seat }
}

/// VORB-3, VORB-5, VORB-6, VORB-7, `vorbehalt.order`: the place of a declaration, the lowest first.
/// Schweine have none (SCHW-7).
///
/// What the list leaves out comes after everything in it: a solo, then a Hochzeit, then an Armut
/// or a throw.
fn rank(options: &Options, round: &Round, seat: usize, said: &Said) -> Option<usize> {
    let order = &options.vorbehalt_order;
    let place = |entry: Rank, kind: Rank| {
        let found = order.iter().position(|it| *it == entry || *it == kind);
        found.unwrap_or(match kind {
            Rank::Pflichtsolo | Rank::Lustsolo | Rank::Solo => order.len(),
            Rank::Hochzeit => order.len() + 1,
            Rank::Armut | Rank::Throw => order.len() + 2,
        })
    };
    match said.vorbehalt {
        Vorbehalt::Gesund => None,
        Vorbehalt::Solo(solo, _) if round.open[seat].after(solo).is_some() => {
            Some(place(Rank::Pflichtsolo, Rank::Solo))
        }
        Vorbehalt::Solo(..) => Some(place(Rank::Lustsolo, Rank::Solo)),
        Vorbehalt::Hochzeit(_) => Some(place(Rank::Hochzeit, Rank::Hochzeit)),
        Vorbehalt::Throw if ranks_alone(options) => Some(place(Rank::Throw, Rank::Throw)),
        Vorbehalt::Armut | Vorbehalt::Throw => Some(place(Rank::Armut, Rank::Armut)),
    }
}

/// VORB-3, VORB-5, VORB-6, VORB-7, AUC-1, AUC-2: which of several soli of one rank is played.
///
/// `solo.rank`: the kind that comes first in this list, before the earlier seat; kinds that are not
/// in it are equal and last.
fn conflict(options: &Options, said: &[Said; 4], seats: &[usize]) -> usize {
    let bid = |seat: usize| match said[seat].vorbehalt {
        Vorbehalt::Solo(_, bid) => bid,
        Vorbehalt::Gesund | Vorbehalt::Hochzeit(_) | Vorbehalt::Armut | Vorbehalt::Throw => 0,
    };
    let kind = |seat: usize| match said[seat].vorbehalt {
        Vorbehalt::Solo(solo, _) => options.solo_rank.iter().position(|it| *it == solo),
        Vorbehalt::Gesund | Vorbehalt::Hochzeit(_) | Vorbehalt::Armut | Vorbehalt::Throw => None,
    };
    let highest = seats.iter().map(|seat| bid(*seat)).max();
    let winners = seats
        .iter()
        .copied()
        .filter(|seat| options.solo_conflict == SoloConflict::Seat || Some(bid(*seat)) == highest);
    let best = winners.min_by_key(|seat| kind(*seat).unwrap_or(usize::MAX));
    best.unwrap_or_default()
}

/// VORB-11, LEAD-2, AUC-3: an announced solo.
pub(super) fn solo(options: &Options, round: &Round, seat: usize, said: &Said) -> Contract {
    let mut contract = Contract::new(Kind::Solo, Some(seat));
    if let Vorbehalt::Solo(solo, bid) = said.vorbehalt {
        contract.solo = Some(solo);
        contract.bid = bid;
        contract.pflicht = round.open[seat].after(solo).is_some();
    }
    let leads = match options.solo_lead {
        SoloLead::Eldest => false,
        SoloLead::PflichtOnly => contract.pflicht,
        SoloLead::AlwaysSoloist => true,
    };
    contract.lead = if leads { seat } else { 0 };
    contract
}

/// VORB-2, STILL-1, `hochzeit.silent`: nobody has a Vorbehalt that counts. A holder of both ♣D must
/// declare where there is no stille Hochzeit (VORB-1).
fn gesund(options: &Options, round: &Round, said: &[Said; 4]) -> Outcome {
    let queens = card('C', 'Q');
    let holds_both = |seat: &usize| {
        let hand = round.hands[*seat].as_ref();
        hand.is_some_and(|hand| count(hand, queens) == 2)
    };
    let Some(seat) = (0..4).find(holds_both) else {
        let contract = Contract::new(Kind::Normalspiel, None);
        return play(options, round, said, contract, from_ref(&round.hands));
    };
    if !options.hochzeit_silent {
        return Outcome::Refused(vec![(seat, "HOCHZEIT_MUST_BE_DECLARED")]);
    }
    let contract = Contract::new(Kind::StilleHochzeit, Some(seat));
    play(options, round, said, contract, from_ref(&round.hands))
}

/// ARM-10: whether it is certain that an Armut is handled.
fn is_handled(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::NeedsInput { what, .. } if what.starts_with("armut_"))
}

/// ARM-2, ARM-3, THROW-1, option `armut.second_armut`: Armuten and throws without a solo.
///
/// `armut.second_armut` belongs to an Armut: where there is none, the earliest of several throws
/// is what happens. An Armut that is dealt again is not handled.
fn armut(options: &Options, round: &Round, said: &[Said; 4], seats: &[usize]) -> Outcome {
    let first = seats[0];
    let throws = seats
        .iter()
        .any(|seat| said[*seat].vorbehalt == Vorbehalt::Throw);
    let second = options.armut_second_armut;
    let is_both = second == SecondArmut::Both && seats.len() == 2 && !throws;
    let lapse = second == SecondArmut::FirstSeat || options.armut == ArmutMode::Off;
    if seats.len() > 1 && !lapse && !is_both {
        return redeal("two_armuten", first);
    }
    if said[first].vorbehalt == Vorbehalt::Throw {
        return redeal("thrown", first);
    }
    if options.armut == ArmutMode::Redeal {
        return redeal("armut", first);
    }
    let poor = if is_both { seats } else { &seats[..1] };
    let is_free = |pair: &Pair| {
        !poor_has_none(options, pair.rank) || (pair.rank == 'A' && go_with_the_push(options))
    };
    let knew_better = |(pair, before): &&(Pair, Round)| {
        poor.contains(&pair.seat) && !is_free(pair) && is_handled(&resolve(options, before))
    };
    let boasts = round.before_pairs.iter().find(knew_better);
    let refused: Vec<(usize, &'static str)> = boasts
        .map(|(pair, _)| (pair.seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"))
        .into_iter()
        .collect();
    if !refused.is_empty() {
        return Outcome::Refused(refused);
    }
    match exchange(options, round, said, poor) {
        Ok(Exchanged {
            exchanges,
            moments,
            open,
        }) => {
            let refused = faults_while_open(options, round, said, &moments, poor);
            if !refused.is_empty() {
                return Outcome::Refused(refused);
            }
            if let Some(open) = open {
                return open;
            }
            let mut contract = Contract::new(Kind::Armut, Some(first));
            contract.exchanges = exchanges;
            play(options, round, said, contract, &moments)
        }
        Err(outcome) => *outcome,
    }
}

/// SCHW-5 to SCHW-7, SCHW-12, `schweine.mode`: the contract with the Schweine that stand in it,
/// declared or without a word. The moments are the hands from the deal to the start of play.
pub(super) fn play(
    options: &Options,
    round: &Round,
    said: &[Said; 4],
    mut contract: Contract,
    moments: &[Hands],
) -> Outcome {
    let late = late_faults(options, round, said, &contract, moments);
    if !late.is_empty() {
        return Outcome::Refused(late);
    }
    let hands = &moments[moments.len() - 1];
    let is_gone = |pair: &Pair| {
        let hand = hands[pair.seat].as_ref();
        hand.is_some_and(|hand| count(hand, card('D', pair.rank)) < 2)
    };
    let is_diamond = |pair: &Pair| {
        let wanted = contract.pair_card(options, pair.rank);
        wanted.is_none_or(|wanted| wanted.suit == 'D')
    };
    let mut declared = Vec::new();
    for (seat, said) in said.iter().enumerate() {
        let pairs = said.schweine.iter().map(|&rank| {
            let seat = holder(options, &contract, seat, rank);
            Pair { seat, rank }
        });
        declared.extend(pairs.filter(|pair| is_diamond(pair) && !is_gone(pair)));
    }
    for late in &round.late_schweine {
        let is_void = means_diamonds(options, round, &contract, hands, &late.pair);
        if !is_void && (contract_stood(late, moments) || !is_gone(&late.pair)) {
            declared.push(late.pair);
        }
    }
    declared.extend(contract.automatic(options, hands));
    contract.schweine = standing(options, &contract, &declared);
    contract.waiting = waiting(options, &contract, &declared);
    Outcome::Contract {
        contract,
        hands: hands.clone(),
    }
}

/// SCHW-6, `schweine.through_armut`: who has a pair declared in the round: the acceptor has the
/// Schweine of the poor player, where they go with the push.
fn holder(options: &Options, contract: &Contract, seat: usize, rank: char) -> usize {
    let mut exchanges = contract.exchanges.iter();
    let pushed = exchanges.find(|it| it.poor == seat && rank == 'A' && go_with_the_push(options));
    pushed.map_or(seat, |it| it.acceptor)
}
