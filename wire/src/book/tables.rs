//! The deck, and the order of the cards in each contract.

use doko_engine::{
    ArmutMode, CardOrder, Class, Contract, Duty, RuleSet, Seat, SilentHochzeit, Suit,
};
use doko_proto::v1;

use crate::encode;
use crate::rule_set::Value;

/// The deck, by card number.
pub(super) fn deck(rules: &RuleSet) -> Vec<v1::DeckRow> {
    let deck = rules.deck.cards();
    let kinds = deck.kinds();
    kinds
        .map(|card| v1::DeckRow {
            card: encode::card(card),
            suit: suit(card.suit()),
            rank: Value::<v1::Rank>::number(card.rank()),
            augen: u32::from(card.augen()),
            copies: deck.count(card),
        })
        .collect()
}

/// The orders of all contracts that the rule set knows, before Schweine are
/// declared. Who plays a contract does not change its order.
pub(super) fn orders(rules: &RuleSet) -> Vec<v1::OrderTable> {
    let seat = Seat::First;
    let mut contracts = vec![(v1::ContractKind::Normalspiel, 0, Contract::Normalspiel)];
    if rules.hochzeit.silent == SilentHochzeit::Allowed {
        let silent = Contract::StilleHochzeit { seat };
        contracts.push((v1::ContractKind::StilleHochzeit, 0, silent));
    }
    if let Some(selector) = rules.hochzeit.selectors.iter().next() {
        let hochzeit = Contract::Hochzeit { seat, selector };
        contracts.push((v1::ContractKind::Hochzeit, 0, hochzeit));
    }
    if rules.armut.mode == ArmutMode::Exchange {
        let acceptor = seat.next();
        let armut = Contract::Armut { seat, acceptor };
        contracts.push((v1::ContractKind::Armut, 0, armut));
    }
    contracts.extend(rules.solos.iter().map(|solo| {
        let duty = Duty::Lustsolo;
        let number = encode::solo(solo);
        let contract = Contract::Solo { seat, solo, duty };
        (v1::ContractKind::Solo, number, contract)
    }));
    let orders = contracts.into_iter().map(|(kind, solo, contract)| {
        let played = CardOrder::played(contract, rules.dullen);
        order(rules, kind, solo, played)
    });
    orders.collect()
}

fn order(rules: &RuleSet, kind: v1::ContractKind, solo: i32, order: &CardOrder) -> v1::OrderTable {
    let deck = rules.deck.cards();
    let descending = |class| {
        let kinds = order.descending(class).filter(|&card| deck.contains(card));
        kinds.map(encode::card).collect::<Vec<i32>>()
    };
    let fehl = Suit::ALL.into_iter().map(|printed| v1::FehlOrder {
        suit: suit(printed),
        cards: descending(Class::Plain(printed)),
    });
    let trumps = order.trumps().intersect(deck);
    v1::OrderTable {
        kind: kind.into(),
        solo,
        trumps: descending(Class::Trump),
        fehl: fehl.filter(|it| !it.cards.is_empty()).collect(),
        trump_count: trumps.len(),
        trump_augen: u32::from(trumps.augen()),
    }
}

fn suit(suit: Suit) -> i32 {
    match suit {
        Suit::Clubs => v1::Suit::Clubs,
        Suit::Spades => v1::Suit::Spades,
        Suit::Hearts => v1::Suit::Hearts,
        Suit::Diamonds => v1::Suit::Diamonds,
    }
    .into()
}
