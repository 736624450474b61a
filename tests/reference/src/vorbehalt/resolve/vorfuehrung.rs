//! LIST-6, VORB-10: a Pflichtsolo that somebody is forced to play.

use std::slice::from_ref;

use crate::options::{Options, SoloLead};
use crate::vorbehalt::outcome::Outcome;
use crate::vorbehalt::resolve::{play, solo};
use crate::vorbehalt::round::{Round, Said, Vorbehalt};
use crate::vorbehalt::validity::{faults, hands};

/// VORB-10, LIST-6, LEAD-2, `pflichtsolo.offer`: no round, one player names a solo.
///
/// A pair declared by another seat is refused like a Vorbehalt: there is no round to say it in.
/// Once a Farbsolo other than ♦ is named, its aces are no matter of the round (SCHW-12).
pub(super) fn vorfuehrung(options: &Options, round: &Round, forced: usize) -> Outcome {
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
