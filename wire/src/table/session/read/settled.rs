//! A game of a session that was settled elsewhere.

#[cfg(test)]
mod tests;

use doko_engine::{
    ArmutMode, BockEvents, BockFactor, BockTrigger, Genscher, RuleSet, Seat, Solo, Stated,
};
use doko_proto::v1;

use super::{Table, points};
use crate::decode::columns::seat;
use crate::decode::lists::seats_of_party;
use crate::decode::{self, Problems};
use crate::values::Value;

/// A game settled elsewhere: four points, and a contract.
pub(in super::super) struct Settled {
    pub(in super::super) message: Box<v1::Settlement>,
    /// What of it can start Bock games, as far as it says so.
    pub(in super::super) events: BockEvents,
}

/// A settlement made elsewhere. Beside the points only what the list needs is
/// read: who has won, and who played an announced solo.
pub(super) fn settlement(
    problems: &mut Problems,
    table: Table<'_>,
    message: &v1::Settlement,
    stated: &mut Stated,
) -> Option<Settled> {
    problems.required("settlement.result", message.result, |number| {
        v1::GameResult::try_from(number).ok()
    });
    if matches!(
        message.result(),
        v1::GameResult::Redeal | v1::GameResult::BrokenOff
    ) {
        let problem = "must not be a redeal or a game broken off: those are entries of their own";
        problems.contradiction("settlement.result", problem);
    }
    points(problems, "settlement.points", "seat", &message.points, 4);
    stated.bock = bock_factor(problems, message.bock_factor);
    let re = re_seats(problems, &message.re_seats);
    let Some(played) = &message.contract else {
        problems.missing_field("settlement.contract");
        return None;
    };
    contract(problems, table.published.map(|it| &it.rules), played, &re);
    stated.duty = problems.optional("settlement.contract.duty", played.duty, Value::of_number);
    Some(Settled {
        events: events(message),
        message: Box::new(v1::Settlement {
            result: message.result,
            contract: Some(*played),
            re_seats: message.re_seats.clone(),
            points: message.points.clone(),
            ..v1::Settlement::default()
        }),
    })
}

/// What the game is said to have been multiplied by; 0 says nothing.
fn bock_factor(problems: &mut Problems, stated: u32) -> Option<BockFactor> {
    let factor = BockFactor::new(stated);
    if stated != 0 && factor.is_none() {
        let problem = format!("must be 1 to {}", BockFactor::MOST);
        problems.malformed("settlement.bock_factor", problem);
    }
    factor
}

/// What of the game can start Bock games, as far as the settlement says so: Augen,
/// tricks and announcements of the parties, and items.
fn events(message: &v1::Settlement) -> BockEvents {
    use v1::ScoreItemKind as Kind;
    let parties = [&message.re, &message.kontra].map(Option::as_ref);
    let item = |kind: Kind| message.items.iter().any(|it| it.kind() == kind);
    let won = [v1::GameResult::ReWon, v1::GameResult::KontraWon];
    let ansagen = [
        (v1::Announcement::Re, Kind::ReAnnounced),
        (v1::Announcement::Kontra, Kind::KontraAnnounced),
    ];
    let said: Vec<bool> = ansagen
        .into_iter()
        .zip(parties)
        .map(|((ansage, kind), party)| item(kind) || party.is_some_and(|it| stands(it, ansage)))
        .collect();
    let solo = message
        .contract
        .is_some_and(|it| it.kind() == v1::ContractKind::Solo);
    let all = |holds: fn(&v1::PartyResult) -> bool| parties.iter().all(|it| it.is_some_and(holds));
    let lost = |party: usize| {
        let mut party = said.iter().zip(won).skip(party).take(1);
        u8::from(party.any(|(&said, won)| said && message.result() != won))
    };
    let herzstiche = || {
        let items = message.items.iter();
        let made = items.filter(|it| it.kind() == Kind::Herzstich).count();
        u8::try_from(made).unwrap_or(u8::MAX)
    };
    BockEvents::from_fn(|trigger| match trigger {
        BockTrigger::Tie120 => u8::from(all(|it| it.augen == 120)),
        BockTrigger::SoloLost => u8::from(solo && message.result() != v1::GameResult::ReWon),
        BockTrigger::ReOrKontraLost => lost(0) + lost(1),
        BockTrigger::ReAndKontra => u8::from(said.iter().all(|&it| it)),
        BockTrigger::Herzstich if message.re_seats.len() == 2 => herzstiche(),
        BockTrigger::Schwarz => {
            let tricks = || parties.iter().flatten().map(|it| it.tricks);
            let none = tricks().any(|it| it == 0) && tricks().any(|it| it > 0);
            u8::from(item(Kind::Schwarz) || none)
        }
        BockTrigger::ReLost => lost(0),
        BockTrigger::KontraLost => lost(1),
        BockTrigger::AnySolo => u8::from(solo),
        BockTrigger::BothFailed => u8::from(message.result() == v1::GameResult::NobodyWon),
        BockTrigger::ZeroGame => u8::from(message.points.iter().all(|&it| it == 0)),
        // The last two come of redeals.
        BockTrigger::Herzstich | BockTrigger::Thrown | BockTrigger::ArmutRefused => 0,
    })
}

/// Whether this Ansage stands for the party.
fn stands(party: &v1::PartyResult, ansage: v1::Announcement) -> bool {
    party
        .announcements
        .iter()
        .any(|it| it.announcement() == ansage || it.includes.contains(&i32::from(ansage)))
}

/// The seats of the Re party, each once.
fn re_seats(problems: &mut Problems, numbers: &[i32]) -> Vec<Seat> {
    let path = "settlement.re_seats";
    if numbers.is_empty() {
        problems.missing_field(path);
    }
    decode::limit(problems, path, numbers.len(), 2);
    seats_of_party(problems, path, numbers)
}

/// Looks whether the contract is one of the rule set, and whether it has this Re
/// party.
fn contract(problems: &mut Problems, rules: Option<&RuleSet>, message: &v1::Contract, re: &[Seat]) {
    use v1::ContractKind as Kind;
    let v1::Contract {
        kind,
        seat: by,
        solo: which,
        duty: _,
        selector: _,
        acceptor,
        lead: _,
    } = message;
    let genscher = rules.is_some_and(|it| it.genscher == Genscher::On);
    let number = Kind::try_from(*kind);
    let alone = match number {
        Ok(Kind::Normalspiel) => false,
        Ok(Kind::StilleHochzeit) => !genscher || re.len() == 1,
        Ok(Kind::Solo) => true,
        Ok(Kind::Hochzeit) => re.len() == 1,
        Ok(Kind::Armut) if rules.is_none_or(|it| it.armut.mode == ArmutMode::Exchange) => {
            let other = seat(*acceptor).filter(|it| re.contains(it) && seat(*by) != Some(*it));
            if *acceptor != 0 && !re.is_empty() && other.is_none() {
                let problem = "must be the other seat of the Re party";
                problems.contradiction("settlement.contract.acceptor", problem);
            }
            false
        }
        Ok(Kind::Armut) => {
            let problem = "must be a contract of the rule set (THROW-4)";
            return problems.contradiction("settlement.contract.kind", problem);
        }
        Ok(Kind::Unspecified) => return problems.missing_field("settlement.contract.kind"),
        Err(_) => {
            let path = "settlement.contract.kind";
            return problems.unknown_number(path, |it| Kind::try_from(it).is_ok());
        }
    };
    if !re.is_empty() && re.len() != if alone { 1 } else { 2 } {
        let problem = "must be as many as the contract has in the Re party";
        problems.contradiction("settlement.re_seats", problem);
    }
    check_player(problems, *by, number != Ok(Kind::Normalspiel), re);
    check_solo(problems, rules, number == Ok(Kind::Solo), *which);
}

/// The seat of the contract: none in a Normalspiel, otherwise one of the Re party.
fn check_player(problems: &mut Problems, by: i32, is_expected: bool, re: &[Seat]) {
    match seat(by) {
        Some(_) if !is_expected => {
            let problem = "must be unset in a Normalspiel";
            problems.contradiction("settlement.contract.seat", problem);
        }
        Some(by) if !re.is_empty() && !re.contains(&by) => {
            problems.contradiction("settlement.contract.seat", "must be of the Re party");
        }
        None if by != 0 => {
            let path = "settlement.contract.seat";
            problems.unknown_number(path, |it| seat(it).is_some());
        }
        None if is_expected => problems.missing_field("settlement.contract.seat"),
        Some(_) | None => (),
    }
}

/// The solo: one of the rule set if a solo was played, otherwise none.
fn check_solo(problems: &mut Problems, rules: Option<&RuleSet>, is_solo: bool, which: i32) {
    let path = "settlement.contract.solo";
    if !is_solo {
        if which != 0 {
            let problem = "must not be set unless a solo was played";
            problems.contradiction(path, problem);
        }
        return;
    }
    let read = problems.required(path, which, Solo::of_number);
    let solos = rules.map(|it| it.solos).zip(read);
    if solos.is_some_and(|(solos, it)| !solos.contains(it)) {
        let problem = "must be a solo of the rule set (TRUMP-7)";
        problems.contradiction(path, problem);
    }
}
