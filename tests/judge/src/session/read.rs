//! What the entries of a session say.

use doko_engine::{
    BockEvents, BockTrigger, ByPlace, BySeat, Context, Contract, Duty, Finished, Party, Place,
    RedealReason, Round, RuleSet, Seat, Settlement, Solo,
};
use doko_harness::{Record, SettledGame};

use crate::{Fault, record, text};

/// Points by place.
pub(super) fn placed(points: &[i32]) -> ByPlace<i32> {
    let point = |place: Place| points.get(usize::from(place.number()));
    ByPlace::from_fn(|place| point(place).copied().unwrap_or(0))
}

pub(super) fn dealer(number: Option<u8>) -> Result<Option<Place>, Fault> {
    number.map(place).transpose()
}

pub(super) fn place(number: u8) -> Result<Place, Fault> {
    let found = Place::ALL.into_iter().find(|it| it.number() == number);
    found.ok_or_else(|| format!("no place {number}"))
}

pub(super) fn redeal(reason: &str) -> Result<RedealReason, Fault> {
    Ok(match reason {
        "two_armuten" => RedealReason::TwoArmuten,
        "thrown" => RedealReason::Thrown,
        "armut_refused" => RedealReason::ArmutRefused,
        "armut" => RedealReason::Armut,
        other => return Err(format!("no reason `{other}`")),
    })
}

pub(super) fn duty(text: Option<&str>) -> Result<Option<Duty>, Fault> {
    match text {
        None => Ok(None),
        Some("pflichtsolo") => Ok(Some(Duty::Pflichtsolo)),
        Some("lustsolo") => Ok(Some(Duty::Lustsolo)),
        Some(other) => Err(format!("no duty `{other}`")),
    }
}

/// What is known of a game that was settled elsewhere: of what starts Bock games,
/// only what its winner and its points say.
pub(super) fn settled(rules: &RuleSet, game: &SettledGame) -> Result<Finished, Fault> {
    let solo = named(&game.contract, game.re.first(), game.solo.as_deref())?;
    let re = game.re.iter().map(|&it| text::seat(it));
    let re: Vec<Seat> = re.collect::<Result<_, _>>()?;
    let points = BySeat::new(game.points);
    let stille = game.contract == "stille_hochzeit" && re.len() == 1;
    Ok(Finished {
        solo,
        stille: re.first().copied().filter(|_| stille),
        winners: winners(&game.winner, &game.re)?,
        value: Finished::value_of(rules, &points, &re),
        points,
        events: BockEvents::from_fn(|it| {
            u8::from(match it {
                BockTrigger::SoloLost => solo.is_some() && game.winner != "re",
                BockTrigger::ZeroGame => game.points == [0; 4],
                BockTrigger::AnySolo => solo.is_some(),
                BockTrigger::BothFailed => game.winner == "nobody",
                BockTrigger::Tie120
                | BockTrigger::ReOrKontraLost
                | BockTrigger::ReLost
                | BockTrigger::KontraLost
                | BockTrigger::ReAndKontra
                | BockTrigger::Herzstich
                | BockTrigger::Schwarz
                | BockTrigger::Thrown
                | BockTrigger::ArmutRefused => false,
            })
        }),
    })
}

/// Who played which announced solo; where it makes no difference none is named.
pub(super) fn named(
    kind: &str,
    seat: Option<&u8>,
    solo: Option<&str>,
) -> Result<Option<(Seat, Solo)>, Fault> {
    match (kind, seat) {
        ("solo", Some(&seat)) => {
            let solo = solo.map_or(Ok(Solo::Damen), text::solo)?;
            Ok(Some((text::seat(seat)?, solo)))
        }
        _ => Ok(None),
    }
}

pub(super) fn finished(
    settlement: &Settlement,
    solo: Option<(Seat, Solo)>,
    is_re: impl Fn(Seat) -> bool,
) -> Finished {
    let won = |seat| {
        settlement
            .winner
            .is_some_and(|winner| is_re(seat) == (winner == Party::Re))
    };
    Finished {
        solo,
        stille: None,
        winners: BySeat::from_fn(won),
        value: settlement.value_for_re,
        points: settlement.points,
        events: settlement.events,
    }
}

pub(super) fn winners(winner: &str, re: &[u8]) -> Result<BySeat<bool>, Fault> {
    let party = match winner {
        "nobody" => return Ok(BySeat::default()),
        winner => text::party(winner)?,
    };
    Ok(BySeat::from_fn(|seat| {
        re.contains(&seat.number()) == (party == Party::Re)
    }))
}

/// Who plays which announced solo by what was said.
pub(super) fn solo(
    rules: &RuleSet,
    record: &Record,
    context: Context,
) -> Result<Option<(Seat, Solo)>, Fault> {
    let mut round = Round::new(context, record::hands(record)?);
    for said in record::words(record)?.0 {
        if round.say(rules, said.seat, said.word).is_err() {
            break;
        }
    }
    Ok(match round.contract(rules) {
        Some(Contract::Solo { seat, solo, .. }) => Some((seat, solo)),
        Some(
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. },
        )
        | None => None,
    })
}
