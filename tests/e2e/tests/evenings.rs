//! The two evenings of the SDK's example, over real gRPC: what happened, whether it
//! was right, and whether the document that explains it quotes the code.

#[path = "../../../sdk/rust/examples/evening/evenings.rs"]
mod evenings;
#[path = "../../../sdk/rust/examples/evening/events.rs"]
mod events;
#[path = "../../../sdk/rust/examples/evening/host.rs"]
mod host;
#[path = "../../../sdk/rust/examples/evening/players.rs"]
mod players;
#[path = "../../../sdk/rust/examples/evening/print.rs"]
#[expect(dead_code, reason = "only the lines of games are asked for")]
mod print;
#[path = "../../../sdk/rust/examples/evening/spoken.rs"]
mod spoken;
#[path = "../../../sdk/rust/examples/evening/table.rs"]
mod table;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use doko_e2e::PATIENCE;
use doko_e2e::served::Service;
use doko_sdk::{
    Announcement, Answer, AuditGame, Client, GameResult, HochzeitSelector, InspectGame, Inspection,
    Language, Options, PartyResult, Place, Record, Seat, View,
};

use crate::evenings::{CLUB, Evening, TOURNAMENT};
use crate::events::Event;
use crate::host::{Played, Report};

/// What has to happen in the tournament.
const OF_THE_TOURNAMENT: [Event; 10] = [
    Event::Pflichtsolo,
    Event::DealsAgain,
    Event::Vorfuehrung,
    Event::Lustsolo,
    Event::Hochzeit(HochzeitSelector::Any),
    Event::Ansage,
    Event::Absage,
    Event::Reply,
    Event::Claim,
    Event::NobodyWon,
];

/// What has to happen in the club.
const OF_THE_CLUB: [Event; 9] = [
    Event::Auction,
    Event::ArmutAccepted,
    Event::ArmutRefused,
    Event::SchweineAtPickUp,
    Event::Hochzeit(HochzeitSelector::Any),
    Event::Hochzeit(HochzeitSelector::Fehl),
    Event::Hochzeit(HochzeitSelector::Trumpf),
    Event::Bound,
    Event::Ansage,
];

#[tokio::test]
async fn a_tournament() -> Result<()> {
    let (service, client) = connect().await?;
    let report = play(&client, &TOURNAMENT, &OF_THE_TOURNAMENT).await?;
    assert_eq!(report.games.len(), 24);
    assert_eq!(report.session.next, None, "the list is finished");

    let mut open: BTreeSet<usize> = (0..4).collect();
    for (number, game) in report.games.iter().enumerate() {
        let context = &game.record.context;
        let left = 24 - number;
        assert_eq!(context.games_left, u32::try_from(left).ok());
        let places = places_of(&game.record)?;
        let with_duty: Vec<Seat> = Seat::ALL
            .iter()
            .copied()
            .filter(|seat| open.contains(&place(places, *seat)))
            .collect();
        let stated = context.open_pflichtsoli.iter().map(|(seat, _)| *seat);
        assert_eq!(stated.collect::<Vec<_>>(), with_duty, "game {number}");
        let forced = with_duty.first().copied().filter(|_| open.len() == left);
        assert_eq!(context.vorfuehrung, forced, "game {number}");

        let soloist = game.end.contract.and_then(|contract| contract.seat);
        let is_duty = has(game, Event::Pflichtsolo) || has(game, Event::Vorfuehrung);
        assert_eq!(has(game, Event::Vorfuehrung), forced.is_some());
        if is_duty {
            let soloist = soloist.context("a solo has a player")?;
            assert!(forced.is_none_or(|forced| forced == soloist));
            assert!(open.remove(&place(places, soloist)), "game {number}");
        }
    }
    assert!(open.is_empty());
    service.stop().await
}

#[tokio::test]
async fn an_evening_of_a_club() -> Result<()> {
    let (service, client) = connect().await?;
    let report = play(&client, &CLUB, &OF_THE_CLUB).await?;
    let is_redeal = |game: &&Played| game.settlement.redeal_reason.is_some();
    let redeals = report.games.iter().filter(is_redeal).count();
    assert_eq!(report.games.len() - redeals, 12);
    assert!(report.session.next.is_some(), "such a list has no end");
    service.stop().await
}

/// Every line of a game names the Augen of the winner first.
fn printed(game: &Played) -> Result<()> {
    let mut line = Vec::new();
    print::game(&mut line, game, Language::De)?;
    let line = String::from_utf8(line)?;
    let augen = |of: &Option<PartyResult>| of.as_ref().map_or(0, |it| it.augen);
    let settlement = &game.settlement;
    let (re, kontra) = (augen(&settlement.re), augen(&settlement.kontra));
    let ends = if settlement.redeal_reason.is_some() {
        ": neu gegeben (".to_owned()
    } else if settlement.result == GameResult::KontraWon {
        format!(": Kontra gewinnt {kontra}:{re}, ")
    } else if settlement.result == GameResult::ReWon {
        format!(": Re gewinnt {re}:{kontra}, ")
    } else {
        format!(": niemand gewinnt {re}:{kontra}, ")
    };
    assert!(line.contains(&ends), "{line}");
    Ok(())
}

/// Plays an evening, and computes by hand who deals, who sits where, and who has
/// how many points.
async fn play(client: &Client, evening: &Evening, expected: &[Event]) -> Result<Report> {
    let report = host::play(client, evening, |_| Ok(())).await?;
    for event in expected {
        assert!(report.events.contains(event), "{event} never happened");
    }
    assert_eq!(report.session.failed_checks, []);

    let mut dealer = 0;
    let mut totals = [0; 4];
    for game in &report.games {
        printed(game)?;
        assert_eq!(index(game.dealer)?, dealer, "{}", game.record.to_line()?);
        let places = [1, 2, 3, 4].map(|seat| (dealer + seat) % 4);
        assert_eq!(places_of(&game.record)?, places);
        let points = game.settlement.points;
        assert_eq!(points.iter().sum::<i32>(), 0);
        for (place, points) in places.into_iter().zip(points) {
            if let Some(total) = totals.get_mut(place) {
                *total += points;
            }
        }
        let line = game.session.lines.last().context("an entry has a line")?;
        assert_eq!(line.totals, totals);
        let again = game.settlement.redeal_reason.is_some() || has(game, Event::Pflichtsolo);
        assert_eq!(has(game, Event::DealsAgain), has(game, Event::Pflichtsolo));
        dealer = if again { dealer } else { (dealer + 1) % 4 };
    }
    let standings = report.session.standings.iter();
    assert_eq!(standings.map(|it| it.points).collect::<Vec<_>>(), totals);

    clean(client, &report).await?;
    private(client, &report).await?;
    Ok(report)
}

/// Every record is played by the rules.
async fn clean(client: &Client, report: &Report) -> Result<()> {
    let records = report.games.iter().map(|game| &game.record);
    let audits = records.map(|record| AuditGame::new(record, View::Everything).into());
    for (answer, game) in client
        .evaluate_batch(audits)
        .await
        .into_iter()
        .zip(&report.games)
    {
        let Answer::AuditGame(audit) = answer? else {
            anyhow::bail!("an audit is answered by an audit");
        };
        assert!(audit.is_clean(), "{}: {audit:?}", game.record.to_line()?);
        let redealt = game.settlement.redeal_reason.is_some();
        let settled = audit.settlement.filter(|_| !redealt);
        let settlement = Some(&game.settlement).filter(|_| !redealt).cloned();
        assert_eq!(settled, settlement);
    }
    Ok(())
}

/// Nobody is shown a hand of somebody else's, whenever it is asked.
async fn private(client: &Client, report: &Report) -> Result<()> {
    for game in report.games.iter().step_by(5) {
        let record = game.record.before_play(9);
        for &seat in Seat::ALL {
            let options = Options::new().view(View::Seat(seat));
            let answer = client
                .ask(InspectGame::new(&record, View::Everything).with(options))
                .await?;
            let Inspection::Position(seen) = answer.outcome else {
                anyhow::bail!("a sound record is no fault");
            };
            let shown = seen.seats.iter().filter(|state| !state.hand.is_empty());
            let shown: Vec<Seat> = shown.map(|state| state.seat).collect();
            assert!(shown.iter().all(|&shown| shown == seat), "{shown:?}");
        }
    }
    Ok(())
}

/// Schweine are declared for Re or for Kontra, and everybody hears for which.
#[tokio::test]
async fn everybody_hears_for_whom_schweine_are() -> Result<()> {
    let (service, client) = connect().await?;
    let lines = [
        (
            "vln; h=DQSKSJHJCJHKCJHQDADA/STHKCTCKSQSJHQCTHADT/HTDKSKHASTDTCASQCQHT/\
             DQDKCKCQHJCADJSADJSA; s=1g 2g 3g 4g 1schweine",
            Announcement::Kontra,
        ),
        (
            "vln; h=DQCQSJHJCJHKCJHQDADA/STHKCTCKSQSJHQCTHADT/HTDKSKHASTDTCASQCQHT/\
             DQDKCKSKHJCADJSADJSA; s=1g 2g 3g 4g 1schweine",
            Announcement::Re,
        ),
    ];
    for (line, expected) in lines {
        let record = Record::from_line(line)?;
        let seats = Seat::ALL.iter().map(|&seat| View::Seat(seat));
        for view in seats.chain([View::Public, View::Everything]) {
            let question =
                InspectGame::new(&record, View::Everything).with(Options::new().view(view));
            let Inspection::Position(seen) = client.ask(question).await?.outcome else {
                anyhow::bail!("a sound record is no fault");
            };
            let heard = seen.announcements.iter().map(|it| it.announcement);
            assert_eq!(heard.collect::<Vec<_>>(), [Some(expected)], "{view:?}");
        }
    }
    service.stop().await
}

/// Every piece of code in the document stands in the example, line for line.
#[test]
fn the_document_quotes_the_example() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut source = String::new();
    for file in ["table.rs", "host.rs"] {
        let path = root.join("sdk/rust/examples/evening").join(file);
        source.push_str(&unindented(&fs::read_to_string(path)?));
    }
    let document = fs::read_to_string(root.join("docs/PLATFORM.md"))?;
    let quotes: Vec<&str> = document.split("```rust\n").skip(1).collect();
    assert!(quotes.len() >= 5);
    for quote in quotes {
        let (quote, _) = quote.split_once("```").context("a quote has an end")?;
        assert!(source.contains(&unindented(quote)), "nowhere:\n{quote}");
    }
    Ok(())
}

fn unindented(text: &str) -> String {
    let lines = text.lines().map(|line| format!("{}\n", line.trim_start()));
    lines.collect()
}

async fn connect() -> Result<(Service, Client)> {
    let service = Service::start()?;
    let client = Client::builder().endpoint(service.url()).deadline(PATIENCE);
    Ok((service, client.connect().await?))
}

fn has(game: &Played, event: Event) -> bool {
    game.events.contains(&event)
}

fn places_of(record: &Record) -> Result<[usize; 4]> {
    let places = record
        .context
        .places
        .context("the session says the places")?;
    let mut indices = [0; 4];
    for (index_of_seat, place) in indices.iter_mut().zip(places) {
        *index_of_seat = index(place)?;
    }
    Ok(indices)
}

/// The place of a seat, from 0.
fn place(places: [usize; 4], seat: Seat) -> usize {
    places.get(seat.index()).copied().unwrap_or(places.len())
}

fn index(place: Place) -> Result<usize> {
    let index = Place::ALL.iter().position(|&it| it == place);
    index.context("a place is one of five")
}
