//! Decks, packets and deals over a road.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use doko_harness::{
    Answer, Deal, DealAnswer, DealOutcome, Deck, DeckAnswer, Packets, PacketsAnswer,
};
use doko_proto::v1;

use super::RoadJudge;
use super::message::{message, rule_set};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn deck(&self, question: &Deck) -> Result<Answer> {
        let book = self.book(&question.rule_set, &question.options)?;
        let solo = question.solo.as_deref().unwrap_or_default();
        let order = book.orders.iter().find(|it| {
            name::of_contract(it.kind) == question.contract && name::of_solo(it.solo) == solo
        });
        deck_answer(&book.deck, order.context("no order for this contract")?).map(Answer::Deck)
    }

    pub(super) fn deal(&self, question: &Deal) -> Result<Answer> {
        let record = Some(message(&question.record)?.0);
        let request = v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record,
            ..Default::default()
        };
        let mut answer = DealAnswer {
            outcome: DealOutcome::Valid,
            reason: None,
            seat: None,
        };
        if let Err(failed) = self.send(request)? {
            let field = failed
                .fields
                .first()
                .with_context(|| format!("{failed:?}"))?;
            let hand = field
                .path
                .strip_prefix("record.hand_")
                .context("no hand is at fault")?;
            answer.outcome = DealOutcome::Impossible;
            answer.reason = Some(failed.reason);
            answer.seat = hand.get(..1).and_then(|seat| seat.parse().ok());
        }
        Ok(Answer::Deal(answer))
    }

    pub(super) fn packets(&self, question: &Packets) -> Result<Answer> {
        let request = v1::CheckRuleSetRequest {
            rule_set: Some(rule_set(&question.rule_set, &question.options)?),
            ..Default::default()
        };
        let response = self.ask(request)?;
        let rules = response.rule_set.context("no options")?;
        let packets = rules.deal_packets.context("no packets")?.values;
        let packets = packets
            .into_iter()
            .map(u8::try_from)
            .collect::<Result<_, _>>()?;
        Ok(Answer::Packets(PacketsAnswer { packets }))
    }
}

fn deck_answer(deck: &[v1::DeckRow], order: &v1::OrderTable) -> Result<DeckAnswer> {
    let mut augen_per_suit = BTreeMap::new();
    let mut fehl_per_suit = BTreeMap::new();
    let (mut cards, mut augen) = (0, 0);
    for row in deck {
        let (copies, suit) = (u16::try_from(row.copies)?, suit(row.suit));
        cards += copies;
        let worth = copies * u16::try_from(row.augen)?;
        augen += worth;
        *augen_per_suit.entry(suit.clone()).or_default() += worth;
        if !order.trumps.contains(&row.card) {
            *fehl_per_suit.entry(suit).or_default() += copies;
        }
    }
    let trumps = u16::try_from(order.trump_count)?;
    let fehl_order = order
        .fehl
        .iter()
        .map(|it| (suit(it.suit), name::of_cards(&it.cards)));
    Ok(DeckAnswer {
        cards: Some(cards),
        augen: Some(augen),
        augen_per_suit: Some(augen_per_suit),
        trumps: Some(trumps),
        fehl: Some(cards - trumps),
        fehl_per_suit: Some(fehl_per_suit),
        augen_in_trumps: Some(u16::try_from(order.trump_augen)?),
        trump_order: Some(name::of_cards(&order.trumps)),
        fehl_order: Some(fehl_order.collect()),
    })
}

/// The letter of a suit.
fn suit(number: i32) -> String {
    let name = v1::Suit::try_from(number).map_or("", |it| it.as_str_name());
    name.strip_prefix("SUIT_")
        .unwrap_or_default()
        .chars()
        .take(1)
        .collect()
}
