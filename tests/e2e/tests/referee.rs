//! The golden games, refereed over real gRPC through the SDK: how the contract
//! is found, every card, every announcement, every trick, and the settlement.

mod referee {
    pub(crate) mod table;
}

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail, ensure};
use doko_e2e::golden::{self, Expected, KREUZ_SOLO, KREUZ_SOLO_PFLICHTSOLO, LEGAL, NORMALSPIEL};
use doko_e2e::served::{Program, Service};
use doko_e2e::{PATIENCE, RecordExt as _};
use doko_sdk::{
    Announcement, AnnouncementMode, Answer, AskKind, Card, CheckAnnouncement, Client, Include,
    Inspection, Options, Party, Phase, Reason, Record, ScoreOutcome, Seat, Settlement, Solo,
    SoloDuty, Threshold, ValidateMove, Verdict, VorbehaltOutcome, WindowClosing, WindowOpening,
    Word,
};
use referee::table::Table;

const ANNOUNCEMENTS: &[Announcement] = Announcement::ALL;

#[test]
fn the_golden_files_are_canonical() -> Result<()> {
    for game in LEGAL.into_iter().chain([KREUZ_SOLO_PFLICHTSOLO]) {
        let text = golden::text(&format!("{game}.json"))?;
        let written: serde_json::Value = serde_json::from_str(&text)?;
        let read: serde_json::Value = serde_json::from_str(&record(game)?.to_json())?;
        assert_eq!(written, read, "{game}");
    }
    Ok(())
}

/// The expected results are right in themselves: cards, winners and sums.
#[test]
fn the_expected_results_add_up() -> Result<()> {
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        let cards: Vec<String> = record
            .plays
            .iter()
            .map(|play| play.card.to_string())
            .collect();
        let tricks: Vec<&str> = expected
            .tricks
            .iter()
            .flat_map(|trick| trick.cards.split(' '))
            .collect();
        assert_eq!(cards, tricks, "{game}");
        for (before, after) in expected.tricks.iter().zip(expected.tricks.iter().skip(1)) {
            assert_eq!(before.winner, after.lead, "{game}: the winner leads");
        }
        for side in [&expected.re, &expected.kontra] {
            let won = expected
                .tricks
                .iter()
                .filter(|trick| side.seats.contains(&trick.winner));
            let augen: u32 = won.clone().map(|trick| trick.augen).sum();
            assert_eq!(
                (augen, won.count()),
                (side.augen, side.tricks as usize),
                "{game}"
            );
        }
        let sum = |party: &str| -> i32 {
            expected
                .items
                .iter()
                .filter(|it| it.party == party)
                .map(|it| it.points)
                .sum()
        };
        let winner = expected.winner.as_str();
        let loser = if winner == "re" { "kontra" } else { "re" };
        assert_eq!(sum(winner) - sum(loser), expected.value, "{game}");
        if !expected.official.is_empty() {
            assert_eq!(official(&expected)?, expected.official, "{game}");
        }
    }
    Ok(())
}

#[tokio::test]
async fn the_vorbehalte_lead_to_the_contract() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        let settled = settled(client.resolve_vorbehalte(&record).await?)?;
        assert_eq!(contract(&settled.contract), expected.contract, "{game}");
        // The parties of a Hochzeit are found in play.
        if expected.hochzeit.is_none() {
            let re = seats(&settled.parties, Party::Re);
            assert_eq!(re, expected.re.seats, "{game}");
            assert_eq!(
                seats(&settled.parties, Party::Kontra),
                expected.kontra.seats,
                "{game}"
            );
        }
        // Word by word: whoever speaks is asked first, and may say what was said.
        let mut is_settled = false;
        for (index, said) in record.said.iter().enumerate() {
            match client
                .resolve_vorbehalte(&record.before_said(index))
                .await?
            {
                VorbehaltOutcome::NeedsInput(asks) => {
                    ensure!(!is_settled, "{game}: open again before word {index}");
                    let first = asks.first().context("nobody is asked")?;
                    assert_eq!(first.seat, said.seat, "{game}: word {index}");
                    assert!(
                        first.options.contains(&said.word),
                        "{game}: {:?}",
                        first.options
                    );
                }
                outcome @ (VorbehaltOutcome::Settled(_)
                | VorbehaltOutcome::Redeal(_)
                | VorbehaltOutcome::RecordFaulty(_)) => {
                    let early = self::settled(outcome)?;
                    assert_eq!(early.contract, settled.contract, "{game}: word {index}");
                    is_settled = true;
                }
            }
        }
    }
    service.stop().await
}

/// As people speak it at a table: "Vorbehalt", then the query, then the name.
#[tokio::test]
async fn the_solo_is_found_in_the_spoken_dialogue() -> Result<()> {
    use AskKind::{CategoryLustsolo, CategoryPflichtsolo, Declaration, Name};
    use Seat::{S1, S2, S3, S4};

    let (service, client) = start().await?;
    let start = record(KREUZ_SOLO)?.before_said(0);
    let all = [
        (S1, Declaration),
        (S2, Declaration),
        (S3, Declaration),
        (S4, Declaration),
    ];
    assert_eq!(asks(client.resolve_vorbehalte(&start).await?)?, all);
    let mut record = start.clone();
    for (seat, word, then) in [
        (S1, Word::Gesund, &all[1..]),
        (S2, Word::Vorbehalt, &all[2..]),
        (S3, Word::Vorbehalt, &all[3..]),
        (
            S4,
            Word::Gesund,
            &[(S2, CategoryLustsolo), (S3, CategoryLustsolo)],
        ),
        (S2, Word::Yes, &[(S2, Name)]),
    ] {
        record = record.say(seat, word);
        let outcome = client.resolve_vorbehalte(&record).await?;
        assert_eq!(asks(outcome)?, then, "after {word} of seat {seat}");
    }
    let record = record.say(S2, Word::Solo(Solo::Kreuz));
    let contract = settled(client.resolve_vorbehalte(&record).await?)?.contract;
    assert_eq!(
        (contract.seat, contract.solo),
        (Some(S2), Some(Solo::Kreuz))
    );
    assert_eq!(
        (contract.duty, contract.lead),
        (Some(SoloDuty::Lustsolo), S1)
    );

    // With an open Pflichtsolo seat 2 alone is asked for it, and then leads.
    let mut record = start.clone().open_pflichtsolo(S2);
    for (seat, word) in [
        (S1, Word::Gesund),
        (S2, Word::Vorbehalt),
        (S3, Word::Vorbehalt),
        (S4, Word::Gesund),
    ] {
        record = record.say(seat, word);
    }
    let first = asks(client.resolve_vorbehalte(&record).await?)?;
    assert_eq!(first.first(), Some(&(S2, CategoryPflichtsolo)));
    let record = record.say(S2, Word::Yes).say(S2, Word::Solo(Solo::Kreuz));
    let contract = settled(client.resolve_vorbehalte(&record).await?)?.contract;
    assert_eq!(
        (contract.duty, contract.lead),
        (Some(SoloDuty::Pflichtsolo), S2)
    );

    // If seat 2 says no, seat 3 is asked, and has the solo.
    let mut record = start;
    for (seat, word) in [
        (S1, Word::Gesund),
        (S2, Word::Vorbehalt),
        (S3, Word::Vorbehalt),
        (S4, Word::Gesund),
        (S2, Word::No),
        (S3, Word::Yes),
        (S3, Word::Solo(Solo::Karo)),
    ] {
        let asked = asks(client.resolve_vorbehalte(&record).await?)?;
        assert_eq!(
            asked.first().map(|(seat, _)| *seat),
            Some(seat),
            "before {word}"
        );
        record = record.say(seat, word);
    }
    let contract = settled(client.resolve_vorbehalte(&record).await?)?.contract;
    assert_eq!((contract.seat, contract.solo), (Some(S3), Some(Solo::Karo)));
    service.stop().await
}

/// At every card of every game, all 24 kinds are asked: the played one is among
/// the legal ones, those are accepted, and every other one is refused.
#[tokio::test]
async fn every_card_is_validated_with_its_alternatives() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        let mut table = Table::new(&record, &expected)?;
        for (index, play) in record.plays.iter().enumerate() {
            let before = record.before_play(index);
            let seat = table.to_play();
            let options = Options::new()
                .include(Include::LegalCards)
                .include(Include::Effects);
            let ask = |&card: &Card| ValidateMove::new(&before, seat, card).with(options.clone());
            let questions = Card::ALL.iter().map(|card| ask(card).into());
            let answers = client.evaluate_batch(questions).await;
            ensure!(
                answers.len() == Card::ALL.len(),
                "{game}: an answer is missing"
            );

            let legal = table.legal_kinds();
            ensure!(
                legal.contains(&play.card),
                "{game}: card {index} is not legal"
            );
            for (&card, answer) in Card::ALL.iter().zip(answers) {
                let Answer::ValidateMove(answer) = answer? else {
                    bail!("an answer of another kind")
                };
                let place = format!("{game}: card {index}, {card}");
                let mut listed = answer.legal_cards.clone();
                listed.dedup();
                assert_eq!(listed, legal, "{place}");
                match answer.verdict {
                    Verdict::Accepted(_) => assert!(legal.contains(&card), "{place}"),
                    Verdict::Refused(refusal) => {
                        let reasons: Vec<Reason> = refusal.reasons().collect();
                        assert_eq!(reasons, table.objections(card), "{place}");
                        let mut alternatives = refusal.legal_cards().to_vec();
                        alternatives.dedup();
                        assert_eq!(alternatives, legal, "{place}");
                    }
                    ruling @ (Verdict::Undecided(_) | Verdict::RecordFaulty(_)) => {
                        bail!("{place}: {ruling:?}")
                    }
                }
                if card == play.card {
                    let effects = answer
                        .effects
                        .with_context(|| format!("{place}: no effects"))?;
                    let table = table.after(card)?;
                    let won = effects.trick_won.map(|trick| golden::Trick {
                        lead: number(trick.leader),
                        cards: text(&trick.cards),
                        winner: number(trick.winner),
                        augen: trick.augen,
                    });
                    let trick = expected.tricks.get(index / 4).filter(|_| index % 4 == 3);
                    assert_eq!(won.as_ref(), trick, "{place}");
                    let over = index == 47;
                    let next = (!over).then(|| table.to_play());
                    assert_eq!(effects.next_seat, next, "{place}");
                    assert_eq!(effects.phase == Phase::Over, over, "{place}");
                }
            }
            table = table.after(play.card)?;
        }
    }
    service.stop().await
}

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
            let question = question.with(Options::new().include(Include::Position));
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
                (Some(extra.seat), what, None),
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
            let windows = CheckAnnouncement::windows(moment, None).into();
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
    let answer = client.ask(CheckAnnouncement::windows(&fresh, None)).await?;
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
    let answer = client.ask(CheckAnnouncement::windows(&late, None)).await?;
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
                    argument: 0,
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

#[tokio::test]
async fn a_hochzeit_finds_its_partner_or_none() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let Some(expected) = golden::expected(game)?.hochzeit else {
            continue;
        };
        let record = record(game)?;
        let last = expected.klaerungsstich as usize * 4;
        for index in 0..=48 {
            let position = position(client.inspect(&record.before_play(index)).await?)?;
            let hochzeit = position.hochzeit.context("no Hochzeit")?;
            let found = golden::Hochzeit {
                hochzeiter: number(hochzeit.hochzeiter),
                partner: hochzeit.partner.map_or(0, number),
                klaerungsstich: hochzeit.klaerungsstich,
                shift: hochzeit.shift,
            };
            let open = golden::Hochzeit {
                hochzeiter: expected.hochzeiter,
                partner: 0,
                klaerungsstich: 0,
                shift: 0,
            };
            let now = if index < last { &open } else { &expected };
            assert_eq!(&found, now, "{game}: before card {index}");
        }
    }
    service.stop().await
}

/// The same cards, had the Pflichtsolo of seat 2 been open.
#[tokio::test]
async fn in_a_pflichtsolo_the_solist_leads() -> Result<()> {
    let (service, client) = start().await?;
    let record = record(KREUZ_SOLO_PFLICHTSOLO)?;
    let expected = golden::expected_faulty(KREUZ_SOLO_PFLICHTSOLO)?;
    let settled = settled(client.resolve_vorbehalte(&record).await?)?;
    assert_eq!(contract(&settled.contract), expected.contract);

    let audit = client.audit(&record).await?;
    assert!(!audit.is_clean());
    let violations: Vec<golden::Violation> = audit
        .violations
        .iter()
        .map(|refusal| {
            let action = refusal.action.context("a violation without an action")?;
            Ok(golden::Violation {
                section: action.section.to_string(),
                index: u32::try_from(action.index.context("no index")?)?,
                cards_played: action.cards_played,
                seat: action.seat.map_or(0, number),
                reasons: refusal.reasons().map(|reason| reason.to_string()).collect(),
                rules: refusal.rule_ids().map(str::to_owned).collect(),
            })
        })
        .collect::<Result<_>>()?;
    assert_eq!(violations, expected.violations);
    assert_eq!((audit.tricks.len(), audit.settlement), (0, None));
    let mut unjudged = BTreeMap::<String, Vec<usize>>::new();
    for action in audit.not_judged.iter().filter_map(|it| it.action) {
        unjudged
            .entry(action.section.to_string())
            .or_default()
            .extend(action.index);
    }
    let from = expected.not_judged_from;
    let rest = |first: u32, count: usize| (first as usize..count).collect::<Vec<usize>>();
    assert_eq!(
        unjudged.get("plays"),
        Some(&rest(from.plays, record.plays.len()))
    );
    assert_eq!(
        unjudged.get("extras"),
        Some(&rest(from.extras, record.extras.len()))
    );

    // Whoever asks about the first card is told who leads.
    let before = record.before_play(0);
    let ruling = client.validate_move(&before, Seat::S1, Card::SA).await?;
    let refusal = ruling.refusal().context("seat 1 leads")?;
    assert_eq!(
        (refusal.reason(), refusal.legal_cards()),
        (Some(Reason::OutOfTurn), [].as_slice())
    );
    assert!(
        client
            .validate_move(&before, Seat::S2, Card::CQ)
            .await?
            .is_accepted()
    );
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
    let audit = client.audit(record).await?;
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
            it.announcement.name(),
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

/// The expected lines under the names of the platform.
fn official(expected: &Expected) -> Result<BTreeMap<String, i32>> {
    let line = |item: &golden::Item| {
        let by = item.announced_by.as_str();
        let name = match item.kind.as_str() {
            "won" => "winning_points".to_owned(),
            "under_90" | "under_60" | "under_30" => format!("winning_{}", item.kind),
            "re_announced" => "re_announcement".to_owned(),
            "kontra_announced" => "kontra_announcement".to_owned(),
            "keine_90_announced" => format!("{by}_under_90_announcement"),
            "keine_60_announced" => format!("{by}_under_60_announcement"),
            "keine_30_announced" => format!("{by}_under_30_announcement"),
            other => bail!("the platform has no name for {other}"),
        };
        Ok((name, item.points))
    };
    expected.items.iter().map(line).collect()
}

async fn start() -> Result<(Service, Client)> {
    let service = Service::start()?;
    let client = connect(&service.url()).await?;
    Ok((service, client))
}

async fn connect(url: &str) -> Result<Client> {
    Ok(Client::builder()
        .endpoint(url)
        .deadline(PATIENCE)
        .connect()
        .await?)
}

fn record(game: &str) -> Result<Record> {
    Ok(Record::from_json(&golden::text(&format!("{game}.json"))?)?)
}

fn settled(outcome: VorbehaltOutcome) -> Result<doko_sdk::ContractSettled> {
    let VorbehaltOutcome::Settled(settled) = outcome else {
        bail!("not settled: {outcome:?}")
    };
    Ok(settled)
}

fn asks(outcome: VorbehaltOutcome) -> Result<Vec<(Seat, AskKind)>> {
    let VorbehaltOutcome::NeedsInput(asks) = outcome else {
        bail!("nobody is asked: {outcome:?}")
    };
    Ok(asks.iter().map(|ask| (ask.seat, ask.question)).collect())
}

fn position(inspection: Inspection) -> Result<doko_sdk::Position> {
    match inspection {
        Inspection::Position(position) => Ok(*position),
        Inspection::RecordFaulty(faulty) => bail!("faulty: {:?}", faulty.violations),
    }
}

fn settlement(outcome: ScoreOutcome) -> Result<Settlement> {
    let ScoreOutcome::Settled(settlement) = outcome else {
        bail!("not settled: {outcome:?}")
    };
    Ok(*settlement)
}

fn contract(contract: &doko_sdk::Contract) -> golden::Contract {
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

fn item(item: &doko_sdk::ScoreItem) -> golden::Item {
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

fn seats(parties: &[Option<Party>; 4], party: Party) -> Vec<i32> {
    let of = (1..).zip(parties).filter(|(_, it)| **it == Some(party));
    of.map(|(seat, _)| seat).collect()
}

fn text(cards: &[Card]) -> String {
    cards
        .iter()
        .map(|card| card.name())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A seat as a number, 1 to 4.
fn number(seat: Seat) -> i32 {
    seat as i32 + 1
}

fn seat(number: i32) -> Result<Seat> {
    Ok(number.to_string().parse()?)
}

fn announcement(extra: i32) -> Result<Announcement> {
    let word = doko_proto::v1::ExtraWord::try_from(extra)?.as_str_name();
    Ok(word
        .trim_start_matches("EXTRA_WORD_")
        .to_lowercase()
        .parse()?)
}
