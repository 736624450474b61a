//! The course of an evening: deals, asks whose turn it is, enters what the players
//! do, and closes each game.

use std::collections::BTreeSet;

use anyhow::{Context as _, bail};
use doko_sdk::{
    Client, ListAnswer, Phase, Place, Position, Record, Seat, Settlement, View, WindowOpening,
};

use crate::evenings::{Deal, Evening};
use crate::events::{self, Event};
use crate::players;
use crate::table::{Action, Response, Table};

/// An evening that is over.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) games: Vec<Played>,
    /// How the session stands at its end.
    pub(crate) session: ListAnswer,
    /// All that happened.
    pub(crate) events: BTreeSet<Event>,
}

/// A deal that is over.
#[derive(Debug)]
pub(crate) struct Played {
    /// Who dealt.
    pub(crate) dealer: Place,
    /// The record.
    pub(crate) record: Record,
    /// The end of the game as everybody sees it.
    pub(crate) end: Position,
    pub(crate) settlement: Settlement,
    pub(crate) events: Vec<Event>,
    /// How the session stands after it.
    pub(crate) session: ListAnswer,
}

/// Plays an evening; every game that is over is handed to `watch`.
pub(crate) async fn play(
    client: &Client,
    evening: &Evening,
    mut watch: impl FnMut(&Played) -> anyhow::Result<()>,
) -> anyhow::Result<Report> {
    let mut table = Table::open(evening.rule_set);
    let mut games = Vec::new();
    for deal in evening.deals {
        let played = play_deal(client, &mut table, deal).await?;
        watch(&played)?;
        games.push(played);
    }
    let session = table.session(client).await?;
    let events = games.iter().flat_map(|game| game.events.iter().copied());
    Ok(Report {
        events: events.collect(),
        games,
        session,
    })
}

/// Plays a deal to its end.
pub(crate) async fn play_deal(
    client: &Client,
    table: &mut Table,
    deal: &Deal,
) -> anyhow::Result<Played> {
    let dealer = table.session(client).await?.next_dealer;
    let dealer = dealer.context("the list is finished")?;
    table.deal(client, deal.seed()).await?;
    let mut is_opened = false;
    loop {
        let seen = table.seen_by(client, View::Everything).await?;
        let Some(seat) = next(&seen) else { break };
        if seen.phase == Phase::Play && !is_opened {
            is_opened = true;
            open(client, table, deal, &seen).await?;
            continue;
        }
        act(client, table, deal, seat).await?;
    }
    let record = table.running()?;
    // Nothing is hidden any more; whether a claim held can depend on all hands.
    let end = table.seen_by(client, View::Everything).await?;
    let settlement = table.close(client).await?;
    let session = table.session(client).await?;
    let mut events = events::of_game(&record, &end, &settlement);
    if settlement.redeal_reason.is_none() && session.next_dealer == Some(dealer) {
        events.push(Event::DealsAgain);
    }
    Ok(Played {
        dealer,
        record,
        end,
        settlement,
        events,
        session,
    })
}

/// Whose turn it is to speak or to play; `None` if the game is over.
fn next(seen: &Position) -> Option<Seat> {
    let asked = seen.needs_input.first().map(|ask| ask.seat);
    asked.or(seen.turn)
}

/// Whether a seat may declare or announce something now, without being asked.
fn has_rights(seen: &Position, seat: Seat) -> bool {
    let state = seen.seat(seat);
    let mut windows = state.announcements.iter();
    !state.other_rights.is_empty() || windows.any(|it| it.opens == WindowOpening::Now)
}

/// Before the first card those who may declare or announce something do so, if they
/// want to.
async fn open(
    client: &Client,
    table: &mut Table,
    deal: &Deal,
    seen: &Position,
) -> anyhow::Result<()> {
    let with_rights = Seat::ALL.iter().filter(|&&seat| has_rights(seen, seat));
    for &seat in with_rights {
        let wishes = deal.wishes_of(seat);
        loop {
            let own = table.seen_by(client, View::Seat(seat)).await?;
            let Some(action) = players::unasked(&own, seat, &wishes) else {
                break;
            };
            entered(table.enter(client, seat, &action).await?, &action)?;
        }
    }
    Ok(())
}

/// The player of this seat sees its own hand and acts.
async fn act(client: &Client, table: &mut Table, deal: &Deal, seat: Seat) -> anyhow::Result<()> {
    let own = table.seen_by(client, View::Seat(seat)).await?;
    let wishes = deal.wishes_of(seat);
    if let Some(claim) = players::claim(&own, seat, &wishes) {
        // It is made once it is asked about: one that did not hold would be an offence, and
        // a referee would have to assess it.
        return entered(table.enter(client, seat, &claim).await?, &claim);
    }
    let action = players::act(&own, seat, &wishes).context("nothing can be done")?;
    entered(table.enter(client, seat, &action).await?, &action)
}

fn entered(response: Response, action: &Action) -> anyhow::Result<()> {
    match response {
        Response::Entered => Ok(()),
        Response::Refused(why) => bail!("{action:?} is refused: {why:?}"),
    }
}
