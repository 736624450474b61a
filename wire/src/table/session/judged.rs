//! What a game of a session comes to, as far as the list is concerned.

use doko_engine::{
    BockEvents, Budget, BySeat, Contract, CountsAs, Finished, Party, Position, RedealReason,
    RuleSet, Seat, Solo,
};
use doko_proto::v1;
use doko_worlds::{Case, Worlds};

use super::read::{Settled, Source};
use crate::decode::Game as Known;
use crate::decode::columns::seat;
use crate::encode::Scribe;
use crate::rulings::{ForList, Unjudged, followed, settle_counts, settle_record};
use crate::values::Value as _;

/// A game as far as the list is concerned.
#[derive(Default)]
pub(super) struct Judged {
    pub(super) finished: Finished,
    /// Whether it counts as a solo.
    pub(super) as_solo: bool,
    /// Why the cards were dealt again, if they were.
    pub(super) redeal: Option<RedealReason>,
    /// The settlement, if the service made it.
    pub(super) settlement: Option<v1::Settlement>,
    /// What is wrong with the record.
    pub(super) fault: Option<v1::RecordFaulty>,
}

/// A game that is not settled without hands that its record does not have.
pub(super) struct Unsettled {
    pub(super) game: Box<Known>,
    /// What they are needed for.
    pub(super) why: &'static str,
}

impl Unsettled {
    /// More deals fit the record than are looked at.
    fn beyond_bound(game: Box<Known>) -> Unsettled {
        let why =
            "is required: more deals fit the record without it than are looked at for one game";
        Unsettled { game, why }
    }

    /// The deals that fit the record end differently.
    fn rests_on_hands(game: Box<Known>) -> Unsettled {
        let why = "is required: without it nobody knows whether the game has ended, and how";
        Unsettled { game, why }
    }
}

/// Judges a game within `budget`.
pub(super) fn judge(scribe: &Scribe, source: Source, budget: &Budget) -> Result<Judged, Unsettled> {
    let rules = &scribe.published.rules;
    Ok(match source {
        Source::Settlement(Settled { message, events }) => Judged {
            finished: finished(rules, &message, announced(&message), events),
            as_solo: message.re_seats.len() == 1,
            ..Judged::default()
        },
        Source::Counts {
            counts,
            announcements,
            solo,
        } => {
            let (settlement, events) = settle_counts(scribe, &counts, &announcements);
            let stille = match counts.tally.counts_as {
                CountsAs::StilleHochzeit { seat } => Some(seat),
                CountsAs::TwoAgainstTwo
                | CountsAs::Armut
                | CountsAs::Solo { .. }
                | CountsAs::FailedHochzeit { .. } => None,
            };
            Judged {
                finished: Finished {
                    stille,
                    ..finished(rules, &settlement, solo, events)
                },
                as_solo: settlement.scored_as() == v1::ScoredAs::Solo,
                settlement: Some(settlement),
                ..Judged::default()
            }
        }
        Source::Record(game) => match settle_record(scribe, &game, budget) {
            Ok(ForList {
                settlement,
                events,
                redeal,
            }) => Judged {
                finished: finished(rules, &settlement, announced(&settlement), events),
                as_solo: settlement.scored_as() == v1::ScoredAs::Solo,
                redeal,
                settlement: Some(settlement),
                ..Judged::default()
            },
            Err(Unjudged::BeyondBound) => return Err(Unsettled::beyond_bound(game)),
            Err(Unjudged::RestsOnHands) => return Err(Unsettled::rests_on_hands(game)),
            Err(Unjudged::Faulty(faulty)) => return with_fault(game, faulty, budget),
        },
    })
}

/// A game with a faulty record. It was played all the same: it has its place in the list, and a
/// solo that was announced is done.
fn with_fault(
    game: Box<Known>,
    fault: v1::RecordFaulty,
    budget: &Budget,
) -> Result<Judged, Unsettled> {
    let solo = solo_of(&game, budget);
    if budget.is_in_doubt() {
        return Err(Unsettled::beyond_bound(game));
    }
    let Some(solo) = solo else {
        return Err(Unsettled::rests_on_hands(game));
    };
    Ok(Judged {
        finished: Finished {
            solo,
            ..Finished::default()
        },
        fault: Some(fault),
        ..Judged::default()
    })
}

/// What a settlement says of a game; `solo` is who played which announced solo.
pub(super) fn finished(
    rules: &RuleSet,
    settlement: &v1::Settlement,
    solo: Option<(Seat, Solo)>,
    events: BockEvents,
) -> Finished {
    let winner = match settlement.result() {
        v1::GameResult::ReWon => Some(Party::Re),
        v1::GameResult::KontraWon => Some(Party::Kontra),
        v1::GameResult::NobodyWon
        | v1::GameResult::Unspecified
        | v1::GameResult::Redeal
        | v1::GameResult::BrokenOff => None,
    };
    let re: Vec<Seat> = settlement
        .re_seats
        .iter()
        .filter_map(|&it| seat(it))
        .collect();
    let party = |seat| {
        if re.contains(&seat) {
            Party::Re
        } else {
            Party::Kontra
        }
    };
    let mut points = BySeat::default();
    for (seat, &more) in Seat::ALL.into_iter().zip(&settlement.points) {
        *points.get_mut(seat) = more;
    }
    let contract = settlement.contract.as_ref();
    let stille = contract.filter(|it| it.kind() == v1::ContractKind::StilleHochzeit);
    Finished {
        solo,
        stille: stille
            .and_then(|it| seat(it.seat))
            .filter(|_| re.len() == 1),
        winners: BySeat::from_fn(|seat| winner == Some(party(seat))),
        value: Finished::value_of(rules, &points, &re),
        points,
        events,
    }
}

/// Who played which announced solo, by the contract of a settlement.
fn announced(settlement: &v1::Settlement) -> Option<(Seat, Solo)> {
    let contract = settlement.contract.as_ref()?;
    let announced = contract.kind() == v1::ContractKind::Solo;
    let played = seat(contract.seat).zip(Solo::of_number(contract.solo));
    played.filter(|_| announced)
}

/// Who played which announced solo, as far as a faulty record shows it; nothing, if hands
/// that are not known decide it.
fn solo_of(game: &Known, budget: &Budget) -> Option<Option<(Seat, Solo)>> {
    match game {
        Known::Whole(game) => Some(solo_in(&followed(game.replay()))),
        Known::Partial(record) => {
            let worlds = Worlds::of(record.known(budget));
            let deals = worlds.deals(Case::ANY);
            let mut soli = deals.map(|world| solo_in(&worlds.position(world)));
            let first = soli.next().flatten();
            soli.all(|it| it == first).then_some(first)
        }
    }
}

/// Who plays which announced solo in this position.
fn solo_in(position: &Position<'_>) -> Option<(Seat, Solo)> {
    announced_solo(position.game()?.contract())
}

/// Who plays which solo, if it is an announced one.
pub(super) const fn announced_solo(contract: Contract) -> Option<(Seat, Solo)> {
    match contract {
        Contract::Solo { seat, solo, .. } => Some((seat, solo)),
        Contract::Normalspiel
        | Contract::StilleHochzeit { .. }
        | Contract::Hochzeit { .. }
        | Contract::Armut { .. } => None,
    }
}
