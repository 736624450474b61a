//! Where the cards are, over a road.

use anyhow::{Context as _, Result};
use doko_harness::{Answer, ArmutState, PositionAnswer, PositionQuestion};
use doko_proto::v1;

use super::{RoadJudge, set};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn position(&self, question: &PositionQuestion) -> Result<Answer> {
        let position = self.inspect(&question.record)?;
        let asked = question.card.as_deref().map(name::card).transpose()?;
        let unseen = position.unseen.iter().find(|it| Some(it.card) == asked);
        let holders = unseen.map(|it| it.possible_holders.iter().map(|&it| u8::try_from(it)));
        let holders = holders.map(Iterator::collect::<Result<Vec<u8>, _>>);
        let hands = position.seats.iter().map(|it| name::of_cards(&it.hand));
        let hands: Vec<String> = hands.collect();
        let armuten = position.armuten.iter().map(armut);
        Ok(Answer::Position(PositionAnswer {
            copies: asked.map(|_| unseen.map_or(0, |it| it.copies)),
            holders: asked
                .map(|_| holders.unwrap_or(Ok(Vec::new())))
                .transpose()?,
            hands: Some(hands.try_into().ok().context("not four seats")?),
            armuten: Some(armuten.collect::<Result<_>>()?),
        }))
    }
}

fn armut(state: &v1::ArmutState) -> Result<ArmutState> {
    let cards = |cards: &[i32]| Some(name::of_cards(cards)).filter(|it| !it.is_empty());
    Ok(ArmutState {
        poor: u8::try_from(state.poor_player)?,
        acceptor: set(state.acceptor)?,
        pushed: state.pushed_count,
        pushed_cards: cards(&state.pushed_cards),
        returned: state.returned_count,
        returned_cards: cards(&state.returned_cards),
        returned_trumps: state.returned_trumps,
    })
}
