//! The deck, the orders of the cards, and whether hands are a deal.

use std::collections::BTreeMap;

use doko_engine::{
    BySeat, CardOrder, CardSet, Class, Contract, Deal as Dealt, Duty, RuleSet, Seat, Selector, Suit,
};
use doko_harness::{Deal, DealAnswer, DealOutcome, Deck, DeckAnswer, cards};

use super::record::card;
use super::{Fault, text};

pub(crate) fn deck(rules: &RuleSet, question: &Deck) -> Result<DeckAnswer, Fault> {
    let all = rules.deck.cards();
    let order = CardOrder::played(contract(question)?, rules.dullen);
    let trumps = order.trumps().intersect(all);
    let plain = |suit| order.members(Class::Plain(suit)).intersect(all);
    let by_suit = |count: &dyn Fn(Suit) -> u16| -> BTreeMap<String, u16> {
        Suit::ALL
            .into_iter()
            .map(|suit| (suit.letter().to_string(), count(suit)))
            .collect()
    };
    let kinds = |class| {
        let kinds = order.descending(class).filter(|&card| all.contains(card));
        kinds
            .map(|card| card.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let suits = Suit::ALL
        .into_iter()
        .filter(|&suit| !plain(suit).is_empty());
    let mut fehl_per_suit = by_suit(&|suit| number(plain(suit)));
    fehl_per_suit.retain(|_, count| *count > 0);
    Ok(DeckAnswer {
        cards: Some(number(all)),
        augen: Some(all.augen()),
        augen_per_suit: Some(by_suit(&|suit| {
            CardSet::of_suit(suit).intersect(all).augen()
        })),
        trumps: Some(number(trumps)),
        fehl: Some(number(all.without(trumps))),
        fehl_per_suit: Some(fehl_per_suit),
        augen_in_trumps: Some(trumps.augen()),
        trump_order: Some(kinds(Class::Trump)),
        fehl_order: Some(
            suits
                .map(|suit| (suit.letter().to_string(), kinds(Class::Plain(suit))))
                .collect(),
        ),
    })
}

pub(crate) fn deal(rules: &RuleSet, question: &Deal) -> Result<DealAnswer, Fault> {
    let record = &question.record;
    let hands = record
        .hands
        .iter()
        .map(|hand| cards(hand).map(card).collect::<Result<Vec<_>, _>>())
        .collect::<Result<Vec<_>, _>>()?;
    let dealt = <[Vec<doko_engine::Card>; 4]>::try_from(hands.clone())
        .ok()
        .map(|hands| hands.map(|hand| hand.into_iter().collect::<CardSet>()))
        .and_then(|hands| Dealt::new(rules.deck, BySeat::new(hands)));
    let fault = fault(rules, &hands);
    match (dealt, fault) {
        (Some(_), None) => Ok(DealAnswer {
            outcome: DealOutcome::Valid,
            reason: None,
            seat: None,
        }),
        (None, Some((reason, seat))) => Ok(DealAnswer {
            outcome: DealOutcome::Impossible,
            reason: Some(reason.to_owned()),
            seat: seat.map(Seat::number),
        }),
        (dealt, fault) => Err(format!("{dealt:?} in spite of {fault:?}")),
    }
}

/// What is wrong first of all with these hands. The engine only says whether
/// they are a deal; who reads them from a request says what is wrong.
fn fault(
    rules: &RuleSet,
    hands: &[Vec<doko_engine::Card>],
) -> Option<(&'static str, Option<Seat>)> {
    if hands.len() != Seat::ALL.len() {
        return Some(("WRONG_NUMBER_OF_HANDS", None));
    }
    let seated = || Seat::ALL.into_iter().zip(hands);
    for (seat, hand) in seated() {
        if hand.iter().any(|&card| !rules.deck.contains(card)) {
            return Some(("CARD_NOT_IN_DECK", Some(seat)));
        }
    }
    for (seat, hand) in seated() {
        if hand.len() != usize::from(rules.deck.hand_size()) {
            return Some(("WRONG_HAND_SIZE", Some(seat)));
        }
    }
    let mut all = CardSet::EMPTY;
    for (seat, hand) in seated() {
        if hand.iter().any(|&card| !all.insert(card)) {
            return Some(("TOO_MANY_COPIES", Some(seat)));
        }
    }
    None
}

fn contract(question: &Deck) -> Result<Contract, Fault> {
    let seat = Seat::First;
    Ok(
        match (question.contract.as_str(), question.solo.as_deref()) {
            ("normalspiel", None) => Contract::Normalspiel,
            ("stille_hochzeit", None) => Contract::StilleHochzeit { seat },
            ("hochzeit", None) => Contract::Hochzeit {
                seat,
                selector: Selector::Any,
            },
            ("armut", None) => Contract::Armut {
                seat,
                acceptor: Seat::Second,
            },
            ("solo", Some(solo)) => Contract::Solo {
                seat,
                solo: text::solo(solo)?,
                duty: Duty::Lustsolo,
            },
            (contract, solo) => return Err(format!("no contract `{contract}` with {solo:?}")),
        },
    )
}

fn number(cards: CardSet) -> u16 {
    cards.cards().map(|_| 1).sum()
}
