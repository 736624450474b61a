//! What the service tells to whom: golden games through the eyes of each seat and
//! of all.

use anyhow::{Context as _, Result, ensure};
use doko_e2e::golden::{self, KREUZ_SOLO, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;
use doko_proto::v1::inspect_game_response::Outcome;

/// The record up to a number of cards, with the announcements by then.
fn up_to(record: &v1::GameRecord, cards: usize) -> v1::GameRecord {
    let mut prefix = record.clone();
    prefix.plays.truncate(cards);
    prefix.play_seats.truncate(cards);
    let extras = prefix
        .extra_at
        .iter()
        .filter(|&&at| usize::try_from(at).is_ok_and(|at| at <= cards))
        .count();
    prefix.extra_at.truncate(extras);
    prefix.extra_seats.truncate(extras);
    prefix.extra_words.truncate(extras);
    prefix.extra_ranks.truncate(extras);
    prefix.extra_partners.truncate(extras);
    prefix.extra_parties.truncate(extras);
    prefix
}

fn without_hands(record: &v1::GameRecord) -> v1::GameRecord {
    let mut stripped = record.clone();
    stripped.hand_1.clear();
    stripped.hand_2.clear();
    stripped.hand_3.clear();
    stripped.hand_4.clear();
    stripped
}

#[tokio::test]
async fn a_view_sees_its_own_hand_and_what_lies_on_the_table() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    for game in [NORMALSPIEL, KREUZ_SOLO] {
        let whole = golden::record(game)?;
        for cards in [0, 5, 18, 31] {
            let record = up_to(&whole, cards);
            for view in 1..=5 {
                let request = v1::InspectGameRequest {
                    record: Some(record.clone()),
                    view,
                    ..Default::default()
                };
                let answer = rules.inspect_game(request).await?.into_inner();
                let Some(Outcome::Position(position)) = answer.outcome else {
                    anyhow::bail!("{cards} {view}: {:?}", answer.outcome);
                };
                let mut hidden = 0;
                for state in &position.seats {
                    let own = state.seat == view;
                    let seen = state.hand.len() == state.cards_in_hand as usize;
                    // Late in a game the voids of the others may tell a hand.
                    ensure!(if own {
                        seen
                    } else {
                        state.hand.is_empty() || cards > 18
                    });
                    hidden += if own { 0 } else { state.cards_in_hand };
                }
                let unseen: u32 = position.unseen.iter().map(|it| it.copies).sum();
                ensure!(unseen == hidden, "{cards} {view}: {unseen} of {hidden}");
            }
        }
    }
    service.stop().await
}

/// Once all cards lie, the hands have shown themselves.
#[tokio::test]
async fn a_whole_game_is_audited_without_its_hands() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    for game in [NORMALSPIEL, KREUZ_SOLO] {
        let record = golden::record(game)?;
        let mut audits = Vec::new();
        for record in [without_hands(&record), record] {
            let request = v1::AuditGameRequest {
                view: v1::View::Everything.into(),
                record: Some(record),
                language: v1::Language::De.into(),
                ..v1::AuditGameRequest::default()
            };
            audits.push(rules.audit_game(request).await?.into_inner());
        }
        let [without, with] = audits.as_slice() else {
            anyhow::bail!("two audits");
        };
        ensure!(without == with, "{without:?}");
        ensure!(with.settlement.is_some());
    }
    service.stop().await
}

/// Nobody can say whether the next player follows until he has shown his hand; the
/// answer names a deal for each side.
#[tokio::test]
async fn what_depends_on_the_hands_is_undecided() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let record = without_hands(&up_to(&golden::record(NORMALSPIEL)?, 1));
    let next = *golden::record(NORMALSPIEL)?.plays.get(1).context("cards")?;
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        card: next,
        language: v1::Language::En.into(),
        ..Default::default()
    };
    let answer = rules.validate_move(request).await?.into_inner();
    let verdict = answer.verdict.and_then(|it| it.outcome);
    let Some(v1::verdict::Outcome::Undecided(undecided)) = verdict else {
        anyhow::bail!("{verdict:?}");
    };
    ensure!(undecided.deals_tried.is_none());
    ensure!(!undecided.violations.is_empty());
    for witness in [undecided.accepted_with, undecided.refused_with] {
        let witness = witness.context("a deal for each side")?;
        ensure!(witness.hand_1.len() == 12 && witness.hand_4.len() == 12);
    }
    service.stop().await
}
