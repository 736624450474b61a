//! VORB-13: the resolver, and VORB-9: when its answer is settled early.

use std::slice::from_ref;

use crate::cards::{card, count};
use crate::contract::{Contract, Kind, Pair, standing};
use crate::options::{ArmutMode, Options, Rank, SchweineMode, SecondArmut, SoloConflict, SoloLead};
use crate::trumps::trump_suit;
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
    collect(options, round, &missing, &seats, &mut outcomes);
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
    missing: &[usize],
    said: &[Vec<Said>; 4],
    outcomes: &mut Vec<Outcome>,
) {
    let Some((seat, rest)) = missing.split_first() else {
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
    let hand = &hands(options, &round.hands)[*seat];
    for declaration in declarations(options) {
        if outcomes.len() > 1 {
            return;
        }
        if faults(options, hand, &declaration).is_empty() {
            let mut next = said.clone();
            next[*seat] = vec![declaration];
            collect(options, round, rest, &next, outcomes);
        }
    }
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
        Vorbehalt::Armut | Vorbehalt::Throw => armut(options, round, said, &best),
    }
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
            Rank::Armut => order.len() + 2,
        })
    };
    match said.vorbehalt {
        Vorbehalt::Gesund => None,
        Vorbehalt::Solo(solo, _) if round.open[seat].after(solo).is_some() => {
            Some(place(Rank::Pflichtsolo, Rank::Solo))
        }
        Vorbehalt::Solo(..) => Some(place(Rank::Lustsolo, Rank::Solo)),
        Vorbehalt::Hochzeit(_) => Some(place(Rank::Hochzeit, Rank::Hochzeit)),
        Vorbehalt::Armut | Vorbehalt::Throw => Some(place(Rank::Armut, Rank::Armut)),
    }
}

/// VORB-3, VORB-5, VORB-6, VORB-7, AUC-1, AUC-2: which of several soli of one rank is played.
fn conflict(options: &Options, said: &[Said; 4], seats: &[usize]) -> usize {
    let bid = |seat: usize| match said[seat].vorbehalt {
        Vorbehalt::Solo(_, bid) => bid,
        Vorbehalt::Gesund | Vorbehalt::Hochzeit(_) | Vorbehalt::Armut | Vorbehalt::Throw => 0,
    };
    let highest = seats.iter().map(|seat| bid(*seat)).max();
    let mut winners = seats
        .iter()
        .copied()
        .filter(|seat| options.solo_conflict == SoloConflict::Seat || Some(bid(*seat)) == highest);
    winners.next().unwrap_or_default()
}

/// VORB-11, LEAD-2, AUC-3: an announced solo.
fn solo(options: &Options, round: &Round, seat: usize, said: &Said) -> Contract {
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
    let knew_better = |(seat, before): &&(usize, Round)| {
        poor.contains(seat) && is_handled(&resolve(options, before))
    };
    let boasts = round.before_pairs.iter().find(knew_better);
    let refused: Vec<(usize, &'static str)> = boasts
        .map(|(seat, _)| (*seat, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"))
        .into_iter()
        .collect();
    if !refused.is_empty() {
        return Outcome::Refused(refused);
    }
    match exchange(options, round, poor) {
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

/// SCHW-5 to SCHW-7, SCHW-12: the contract with the Schweine that stand in it. The moments are the
/// hands from the deal to the start of play.
fn play(
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
    let suit = trump_suit(contract.solo).unwrap_or('D');
    let mut declared = Vec::new();
    for (seat, said) in said.iter().enumerate() {
        let in_time = suit == 'D' && options.schweine_mode == SchweineMode::Vorbehalt;
        let pairs = said.schweine.iter().map(|&rank| Pair { seat, rank });
        declared.extend(pairs.filter(|pair| in_time && !is_gone(pair)));
    }
    for late in &round.late_schweine {
        let is_void = means_diamonds(options, round, &contract, hands, &late.pair);
        if !is_void && (contract_stood(late, moments) || !is_gone(&late.pair)) {
            declared.push(late.pair);
        }
    }
    contract.schweine = standing(options, &contract, &declared);
    Outcome::Contract {
        contract,
        hands: hands.clone(),
    }
}

/// VORB-10, LIST-6, LEAD-2, `pflichtsolo.offer`: no round, one player names a solo.
///
/// A pair declared by another seat is refused like a Vorbehalt: there is no round to say it in.
/// Once a Farbsolo other than ♦ is named, its aces are no matter of the round (SCHW-12).
fn vorfuehrung(options: &Options, round: &Round, forced: usize) -> Outcome {
    let asked: Vec<usize> = (1..4).map(|step| (forced + step) % 4).collect();
    let offered = options.pflichtsolo_offer && round.offered;
    for (index, seat) in round.declined.iter().enumerate() {
        if !offered || asked.get(index) != Some(seat) {
            return Outcome::Refused(vec![(*seat, "ANSWER_OUT_OF_ORDER")]);
        }
    }
    let next = asked.get(round.declined.len()).filter(|_| offered);
    if let Some(seat) = next.filter(|seat| round.said[**seat].is_none()) {
        return Outcome::NeedsInput {
            what: "offer",
            seats: vec![*seat],
        };
    }
    let player = next.map_or(forced, |seat| *seat);
    let gesund = Said {
        vorbehalt: Vorbehalt::Gesund,
        schweine: Vec::new(),
    };
    let may = hands(options, &round.hands);
    let mut refused = Vec::new();
    for (seat, said) in round.said.iter().enumerate() {
        let Some(said) = said else {
            continue;
        };
        refused.extend(
            faults(options, &may[seat], said)
                .iter()
                .map(|it| (seat, *it)),
        );
        let open = round.open[seat];
        let fits = match said.vorbehalt {
            Vorbehalt::Solo(solo, _) => {
                seat != forced || open.number() == 0 || open.after(solo).is_some()
            }
            Vorbehalt::Gesund | Vorbehalt::Hochzeit(_) | Vorbehalt::Armut | Vorbehalt::Throw => {
                false
            }
        };
        if seat == player && !fits {
            refused.push((seat, "VORFUEHRUNG_NEEDS_SOLO"));
        }
        if seat != player && *said != gesund {
            refused.push((seat, "VORFUEHRUNG_NO_VORBEHALT"));
        }
    }
    if !refused.is_empty() {
        return Outcome::Refused(refused);
    }
    let Some(said) = round.said[player].clone() else {
        return Outcome::NeedsInput {
            what: "solo",
            seats: vec![player],
        };
    };
    let mut contract = solo(options, round, player, &said);
    contract.vorgefuehrt = true;
    if player == forced {
        contract.pflicht = true;
        let leads = options.solo_lead != SoloLead::Eldest;
        contract.lead = if leads { player } else { 0 };
    } else {
        contract.lead = player;
    }
    let mut all = [gesund.clone(), gesund.clone(), gesund.clone(), gesund];
    all[player] = said;
    play(options, round, &all, contract, from_ref(&round.hands))
}
