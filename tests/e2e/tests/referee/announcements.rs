//! Every announcement of every game, and how long there is time for one.

use anyhow::{Context as _, Result, bail, ensure};
use doko_e2e::golden::{self, KREUZ_SOLO, LEGAL, NORMALSPIEL};
use doko_sdk::{
    Announcement, AnnouncementMode, Answer, CheckAnnouncement, Include, Options, Record, Seat,
    Verdict, View, WindowClosing, WindowOpening,
};

use super::client::{number, record, start};

const ANNOUNCEMENTS: &[Announcement] = Announcement::ALL;

#[tokio::test]
async fn every_announcement_is_checked() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        ensure!(
            record.extras.len() == expected.announcements.len(),
            "{game}"
        );
        for (index, announced) in expected.announcements.iter().enumerate() {
            let place = format!("{game}: announcement {index}");
            let extra = record.extras.get(index).with_context(|| place.clone())?;
            assert_eq!(
                (extra.at, number(extra.seat)),
                (announced.at, announced.seat),
                "{place}"
            );
            let what: Announcement = announced.say.parse()?;
            let question = CheckAnnouncement::new(&record.before_extra(index), extra.seat, what);
            let question = question.with(
                Options::new()
                    .view(View::Everything)
                    .include(Include::Position),
            );
            let answer = client.ask(question).await?;
            let Some(Verdict::Accepted(accepted)) = answer.verdict else {
                bail!("{place}: {:?}", answer.verdict)
            };
            let mode = accepted.mode.map(AnnouncementMode::name);
            assert_eq!(mode, Some(announced.mode.as_str()), "{place}");
            assert_eq!(accepted.includes, [], "{place}");
            let window = answer
                .windows
                .iter()
                .find(|window| window.announcement == what);
            assert_eq!(
                window.map(|it| it.opens),
                Some(WindowOpening::Now),
                "{place}"
            );
            let position = answer.position.with_context(|| place.clone())?;
            let hand = position.seat(extra.seat).cards_in_hand;
            assert_eq!(hand, announced.cards_in_hand, "{place}");
            let stands = position
                .announcements
                .last()
                .with_context(|| place.clone())?;
            assert_eq!(
                (stands.seat, stands.announcement, stands.index),
                (Some(extra.seat), Some(what), None),
                "{place}: it is not part of the record yet"
            );
        }
    }
    service.stop().await
}

/// A window stands open exactly while the announcement is accepted, at every
/// moment of every game, for every seat and every word.
#[tokio::test]
async fn windows_say_the_same_as_verdicts() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let record = record(game)?;
        let mut session = client.evaluate().await?;
        let moments: Vec<Record> = (0..=48).map(|index| record.before_play(index)).collect();
        for moment in &moments {
            let windows = CheckAnnouncement::windows(moment, None, View::Everything).into();
            let all = Seat::ALL.iter().flat_map(|&seat| {
                ANNOUNCEMENTS
                    .iter()
                    .map(move |&what| CheckAnnouncement::new(moment, seat, what).into())
            });
            session.send(std::iter::once(windows).chain(all)).await?;
        }
        for index in 0..=48 {
            let answers = session.next().await?.context("an answer is missing")?;
            let mut answers = answers.into_iter();
            let Some(Answer::CheckAnnouncement(first)) = answers.next().transpose()? else {
                bail!("an answer of another kind")
            };
            assert_eq!(first.verdict, None);
            let open: Vec<(Seat, Announcement)> = first
                .windows
                .iter()
                .filter(|window| window.opens == WindowOpening::Now)
                .map(|window| (window.seat, window.announcement))
                .collect();
            let mut accepted = Vec::new();
            for &seat in Seat::ALL {
                for &what in ANNOUNCEMENTS {
                    let Some(Answer::CheckAnnouncement(answer)) = answers.next().transpose()?
                    else {
                        bail!("an answer of another kind")
                    };
                    if answer.verdict.is_some_and(|it| it.is_accepted()) {
                        accepted.push((seat, what));
                    }
                }
            }
            assert_eq!(open, accepted, "{game}: before card {index}");
        }
        assert!(session.next().await?.is_none());
    }
    service.stop().await
}

/// What a table shows as a countdown, counted by hand.
#[tokio::test]
async fn windows_say_when_they_close() -> Result<()> {
    use Announcement::{Keine30, Kontra, Re, Schwarz};
    use Seat::{S1, S2, S3, S4};

    let (service, client) = start().await?;
    // Before the first card everybody may make an Ansage, and loses the right
    // with the own second card: eleven cards are needed.
    let fresh = record(NORMALSPIEL)?.before_play(0);
    let answer = client
        .ask(CheckAnnouncement::windows(&fresh, None, View::Everything))
        .await?;
    let shown: Vec<_> = answer
        .windows
        .iter()
        .map(|it| {
            (
                it.seat,
                it.announcement,
                it.closes_with,
                it.closed_by_next_card,
            )
        })
        .collect();
    let second = WindowClosing::OwnCard(2);
    let expected = [
        (S1, Re, second, false),
        (S2, Kontra, second, false),
        (S3, Kontra, second, false),
        (S4, Re, second, false),
    ];
    assert_eq!(shown, expected);

    // In the fifth trick of the solo the soloist leads with eight cards, which
    // keine 30 needs; schwarz would skip it. The others may answer keine 60
    // with eight cards, and seat 2 plays first.
    let late = record(KREUZ_SOLO)?.before_extra(3);
    let answer = client
        .ask(CheckAnnouncement::windows(&late, None, View::Everything))
        .await?;
    let shown: Vec<_> = answer
        .windows
        .iter()
        .map(|it| {
            (
                it.seat,
                it.announcement,
                it.mode.name(),
                it.includes.as_slice(),
                it.closes_with,
                it.closed_by_next_card,
            )
        })
        .collect();
    let fifth = WindowClosing::OwnCard(5);
    let expected = [
        (S1, Kontra, "reply", [].as_slice(), fifth, false),
        (S2, Keine30, "ordinary", &[], fifth, true),
        (S2, Schwarz, "ordinary", &[Keine30], fifth, true),
        (S3, Kontra, "reply", &[], fifth, false),
        (S4, Kontra, "reply", &[], fifth, false),
    ];
    assert_eq!(shown, expected);
    service.stop().await
}
