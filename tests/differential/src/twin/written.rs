//! Records as the vectors write them.

use doko_harness::{Options as Written, Record};
use doko_reference::options::{Options, SoloConflict};
use doko_reference::record::Record as Recorded;

/// The game as the vectors write it.
pub(crate) fn record(
    rule_set: &str,
    differs: Written,
    options: &Options,
    recorded: &Recorded,
) -> Record {
    let open = recorded.open.iter();
    let open = open.map(|it| it.split_once(' ').unwrap_or((it, "free")));
    let seats = open.clone().filter_map(|(seat, _)| seat.parse().ok());
    let slots: Vec<String> = open.map(|(_, slot)| slot.to_owned()).collect();
    let all_free = slots.iter().all(|it| it == "free");
    let forced = recorded.vorfuehrung;
    let extra = |it: &String| pair_as_written(it.trim_end_matches(" A"));
    Record {
        rule_set: rule_set.to_owned(),
        options: differs,
        view: None,
        bock_factor: u32::try_from(recorded.bock).ok().filter(|it| *it > 1),
        open_pflichtsolo: seats.collect(),
        slots: if all_free { Vec::new() } else { slots },
        vorfuehrung: forced.and_then(|seat| u8::try_from(seat + 1).ok()),
        hands: recorded.hands.clone(),
        said: recorded.said.iter().map(|it| line(it, options)).collect(),
        plays: recorded.plays.join(" "),
        extras: recorded.extras.iter().map(extra).collect(),
        claim_order: recorded.claim_order.clone(),
        schweine_party: None,
    }
}

/// A line of the round; in an auction every solo has a bid (AUC-1).
pub(super) fn line(said: &str, options: &Options) -> String {
    let bids = options.solo_conflict == SoloConflict::Auction;
    if bids && said.contains(" solo_") && said.split(' ').count() == 2 {
        return format!("{said} 0");
    }
    if said.contains(" schweine") {
        return pair_as_written(said.trim_end_matches(" A"));
    }
    said.to_owned()
}

fn pair_as_written(line: &str) -> String {
    match line.strip_suffix("schweine T") {
        Some(before) => format!("{before}schweine 10"),
        None => line.to_owned(),
    }
}
