//! The client, and its answers in the form that the golden files have.

use anyhow::{Result, bail};
use doko_e2e::PATIENCE;
use doko_e2e::golden;
use doko_e2e::served::Service;
use doko_sdk::{
    AskKind, Card, Client, Inspection, Party, Record, ScoreOutcome, Seat, Settlement,
    VorbehaltOutcome,
};

pub(crate) async fn start() -> Result<(Service, Client)> {
    let service = Service::start()?;
    let client = connect(&service.url()).await?;
    Ok((service, client))
}

pub(crate) async fn connect(url: &str) -> Result<Client> {
    Ok(Client::builder()
        .endpoint(url)
        .deadline(PATIENCE)
        .connect()
        .await?)
}

pub(crate) fn record(game: &str) -> Result<Record> {
    Ok(Record::from_json(&golden::text(&format!("{game}.json"))?)?)
}

pub(crate) fn settled(outcome: VorbehaltOutcome) -> Result<doko_sdk::ContractSettled> {
    let VorbehaltOutcome::Settled(settled) = outcome else {
        bail!("not settled: {outcome:?}")
    };
    Ok(settled)
}

pub(crate) fn asks(outcome: VorbehaltOutcome) -> Result<Vec<(Seat, AskKind)>> {
    let VorbehaltOutcome::NeedsInput(asks) = outcome else {
        bail!("nobody is asked: {outcome:?}")
    };
    Ok(asks.iter().map(|ask| (ask.seat, ask.question)).collect())
}

pub(crate) fn position(inspection: Inspection) -> Result<doko_sdk::Position> {
    match inspection {
        Inspection::Position(position) => Ok(*position),
        Inspection::RecordFaulty(faulty) => bail!("faulty: {:?}", faulty.violations),
        Inspection::NeedsInput(input) => bail!("no position without {input}"),
    }
}

pub(crate) fn settlement(outcome: ScoreOutcome) -> Result<Settlement> {
    let ScoreOutcome::Settled(settlement) = outcome else {
        bail!("not settled: {outcome:?}")
    };
    Ok(*settlement)
}

pub(crate) fn contract(contract: &doko_sdk::Contract) -> golden::Contract {
    golden::Contract {
        kind: contract.kind.to_string(),
        seat: contract.seat.map_or(0, number),
        solo: contract
            .solo
            .map(|solo| solo.to_string())
            .unwrap_or_default(),
        duty: contract
            .duty
            .map(|duty| duty.to_string())
            .unwrap_or_default(),
        lead: number(contract.lead),
    }
}

pub(crate) fn item(item: &doko_sdk::ScoreItem) -> golden::Item {
    golden::Item {
        kind: item.kind.to_string(),
        party: item.party.to_string(),
        points: item.points,
        announced_by: item
            .announced_by
            .map(|party| party.to_string())
            .unwrap_or_default(),
        trick: item.trick,
        seat: item.seat.map_or(0, number),
    }
}

pub(crate) fn seats(parties: &[Option<Party>; 4], party: Party) -> Vec<i32> {
    let of = (1..).zip(parties).filter(|(_, it)| **it == Some(party));
    of.map(|(seat, _)| seat).collect()
}

pub(crate) fn text(cards: &[Card]) -> String {
    cards
        .iter()
        .map(|card| card.name())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A seat as a number, 1 to 4.
pub(crate) fn number(seat: Seat) -> i32 {
    seat as i32 + 1
}

pub(crate) fn seat(number: i32) -> Result<Seat> {
    Ok(number.to_string().parse()?)
}
