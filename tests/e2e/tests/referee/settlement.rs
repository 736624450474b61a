//! The tricks and the settlement of every game, as it was played and with other
//! announcements.

use anyhow::{Context as _, Result, bail, ensure};
use doko_e2e::RecordExt as _;
use doko_e2e::golden::{self, Expected, KREUZ_SOLO, LEGAL, NORMALSPIEL};
use doko_e2e::served::Program;
use doko_sdk::{Announcement, Client, Party, Record, Threshold, View};

use super::client::{connect, contract, item, number, record, seat, settlement, start, text};

#[tokio::test]
async fn tricks_and_settlement_are_those_on_record() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        check_whole_game(&client, game, &record, &expected).await?;
    }
    service.stop().await
}

#[tokio::test]
async fn other_announcements_give_other_points() -> Result<()> {
    let (service, client) = start().await?;
    let mut count = 0;
    for game in LEGAL {
        for variant in golden::expected(game)?.variants {
            let message = golden::record(game)?.with_extras(&variant.extras)?;
            let mut record = record(game)?;
            for (index, &at) in message.extra_at.iter().enumerate() {
                let (seat, word) = (
                    message.extra_seats.get(index),
                    message.extra_words.get(index),
                );
                let (seat, word) = seat.zip(word).context("columns of different length")?;
                let extra = doko_sdk::Extra::Announce(announcement(*word)?);
                record.extras.push(doko_sdk::ExtraAt {
                    at,
                    seat: self::seat(*seat)?,
                    extra,
                    rank: None,
                    partner: None,
                    party: None,
                });
            }
            let settlement = settlement(client.score_game(&record).await?)?;
            assert_eq!(settlement.value, variant.value, "{game}: {}", variant.why);
            assert_eq!(
                settlement.points.to_vec(),
                variant.points,
                "{game}: {}",
                variant.why
            );
            count += 1;
        }
    }
    assert!(count >= 4);
    service.stop().await
}

/// The program itself, as it is run in production.
#[tokio::test]
async fn the_program_referees_both_recorded_games() -> Result<()> {
    let program = Program::start().await?;
    let client = connect(program.url()).await?;
    for game in [NORMALSPIEL, KREUZ_SOLO] {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        check_whole_game(&client, game, &record, &expected).await?;
    }
    drop(client);
    assert_eq!(program.stop().await?, Some(0));
    Ok(())
}

/// Audits and settles a whole game, and compares everything.
async fn check_whole_game(
    client: &Client,
    game: &str,
    record: &Record,
    expected: &Expected,
) -> Result<()> {
    let audit = client.audit(record, View::Everything).await?;
    ensure!(audit.is_clean(), "{game}: {:?}", audit.violations);
    ensure!(audit.answered_by.name == "ddv-tsr" && audit.answered_by.edition == "2026-02-21");
    let tricks = audit.tricks.iter().map(|trick| golden::Trick {
        lead: number(trick.leader),
        cards: text(&trick.cards),
        winner: number(trick.winner),
        augen: trick.augen,
    });
    let tricks: Vec<golden::Trick> = tricks.collect();
    ensure!(tricks == expected.tricks, "{game}: {tricks:?}");

    let settlement = settlement(client.score_game(record).await?)?;
    ensure!(
        audit.settlement.as_ref() == Some(&settlement),
        "{game}: audit and settlement differ"
    );
    let winner = settlement.winner().map(Party::name);
    ensure!(
        winner == Some(expected.winner.as_str()),
        "{game}: {winner:?} won"
    );
    let items: Vec<golden::Item> = settlement.items.iter().map(item).collect();
    ensure!(items == expected.items, "{game}: {items:?}");
    ensure!(
        settlement.value == expected.value,
        "{game}: value {}",
        settlement.value
    );
    ensure!(
        settlement.points.to_vec() == expected.points,
        "{game}: {:?}",
        settlement.points
    );
    let played = settlement.contract.as_ref().map(contract);
    ensure!(
        played.as_ref() == Some(&expected.contract),
        "{game}: {played:?}"
    );
    let re: Vec<i32> = settlement.re_seats.iter().copied().map(number).collect();
    for (side, seats, result) in [
        (&expected.re, re.clone(), settlement.re.as_ref()),
        (
            &expected.kontra,
            (1..=4).filter(|it| !re.contains(it)).collect(),
            settlement.kontra.as_ref(),
        ),
    ] {
        let result = result.with_context(|| format!("{game}: a party is missing"))?;
        let Threshold::Augen(needed) = result.threshold else {
            bail!("{game}: a game for tricks")
        };
        let found = golden::Side {
            seats,
            augen: result.augen,
            tricks: result.tricks,
            needed,
        };
        ensure!(&found == side, "{game}: {found:?}");
    }
    let announced = [settlement.re.as_ref(), settlement.kontra.as_ref()];
    let mut announced: Vec<_> = announced
        .into_iter()
        .flatten()
        .flat_map(|it| &it.announcements)
        .collect();
    announced.sort_by_key(|it| it.index);
    let announced = announced.into_iter().map(|it| {
        (
            it.cards_played,
            it.seat.map_or(0, number),
            it.announcement.map_or("", Announcement::name),
            it.mode.name(),
        )
    });
    let on_record = expected
        .announcements
        .iter()
        .map(|it| (it.at, it.seat, it.say.as_str(), it.mode.as_str()));
    ensure!(announced.eq(on_record), "{game}: the announcements differ");
    Ok(())
}

fn announcement(extra: i32) -> Result<Announcement> {
    let word = doko_proto::v1::ExtraWord::try_from(extra)?.as_str_name();
    Ok(word
        .trim_start_matches("EXTRA_WORD_")
        .to_lowercase()
        .parse()?)
}
