//! Where the cards are, as far as it is known.

use doko_engine::{ArmutExchange, BySeat, Card, CardSet, Position, RuleSet, Seat};
use doko_harness::{ArmutState, PositionAnswer, PositionQuestion, Record};
use doko_worlds::{Case, Hidden};

use super::Fault;
use super::known::{known, seen, worlds};
use super::record::{card, is_hidden};
use super::replay::{Replayed, replay};

pub(crate) fn position(
    rules: &RuleSet,
    question: &PositionQuestion,
) -> Result<PositionAnswer, Fault> {
    let asked = question.card.as_deref().map(card).transpose()?;
    if is_hidden(&question.record) {
        return position_hidden(rules, &question.record, asked);
    }
    let Replayed::Legal(position) = replay(rules, &question.record)? else {
        return Err("the record is refused".to_owned());
    };
    let hands = hands(&position).map(|_, hand| Some(*hand));
    Ok(PositionAnswer {
        copies: asked.map(|_| 0),
        holders: asked.map(|_| Vec::new()),
        hands: Some(texts(&hands)),
        armuten: Some(armuten(&position, [None; 2])),
    })
}

/// Where the cards are if not every hand is known.
fn position_hidden(
    rules: &RuleSet,
    record: &Record,
    asked: Option<Card>,
) -> Result<PositionAnswer, Fault> {
    let seen = seen(rules, record)?;
    let known = known(rules, record, &seen)?;
    let worlds = worlds(known).map_err(|_| "the record is faulty")?;
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let sight = worlds.sight();
    let hands = BySeat::from_fn(|seat| sight.hand(seat));
    let holders = |card| sight.possible_holders(card).map(Seat::number).collect();
    Ok(PositionAnswer {
        copies: asked.map(|card| sight.unseen().count(card)),
        holders: asked.map(holders),
        hands: Some(texts(&hands)),
        armuten: Some(armuten(&worlds.position(world), known.hidden)),
    })
}

/// The hands of the moment.
fn hands(position: &Position<'_>) -> BySeat<CardSet> {
    let before = position.round().hands(position.rules());
    BySeat::from_fn(|seat| match position.game() {
        Some(game) => game.hand(seat),
        None => before.get(seat).unwrap_or_default(),
    })
}

/// Hands as text, empty if not known.
pub(crate) fn texts(hands: &BySeat<Option<CardSet>>) -> [String; 4] {
    Seat::ALL.map(|seat| hands.get(seat).unwrap_or_default().to_string())
}

/// The Armuten in `position`, where some cards are not named.
pub(crate) fn armuten(position: &Position<'_>, hidden: [Option<Hidden>; 2]) -> Vec<ArmutState> {
    let trumps = position.rules().normal_trumps();
    let all = position.round().handled_armuten(position.rules());
    let state = |(exchange, hidden): (ArmutExchange, Option<Hidden>)| {
        let hidden = hidden.unwrap_or_default();
        let count = |cards: Option<CardSet>, number: Option<u8>| {
            let cards = cards?;
            Some(number.map_or(cards.cards().count() as u32, u32::from))
        };
        let named = |cards: Option<CardSet>, number: Option<u8>| cards.filter(|_| number.is_none());
        let text = |cards: CardSet| cards.to_string();
        let returned = named(exchange.returned, hidden.returned);
        let told = exchange.returned.and(hidden.trumps).map(u32::from);
        ArmutState {
            poor: exchange.poor.number(),
            acceptor: exchange.acceptor.map(Seat::number),
            pushed: count(exchange.pushed, hidden.pushed),
            pushed_cards: named(exchange.pushed, hidden.pushed)
                .or(hidden.shown)
                .map(text),
            returned: count(exchange.returned, hidden.returned),
            returned_cards: returned.map(text),
            returned_trumps: returned.map(|it| it.intersect(trumps).len()).or(told),
        }
    };
    all.zip(hidden).map(state).collect()
}
