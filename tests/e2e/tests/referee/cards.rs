//! Every card of every game.

use anyhow::{Context as _, Result, bail, ensure};
use doko_e2e::golden::{self, LEGAL};
use doko_sdk::{Answer, Card, Include, Options, Phase, Reason, ValidateMove, Verdict, View};

use super::client::{number, record, start, text};
use super::table::Table;

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
                .view(View::Everything)
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
