//! The deck, and the order of the cards in each contract.

use doko_engine::{
    ArmutMode, Card, CardOrder, Class, Contract, Duty, Rank, RuleSet, Seat, SilentHochzeit, Suit,
};
use doko_proto::v1;

use crate::encode;
use crate::values::Value as _;

/// The deck, by card number.
pub(super) fn deck(rules: &RuleSet) -> Vec<v1::DeckRow> {
    let deck = rules.deck.cards();
    let kinds = deck.kinds();
    kinds
        .map(|card| v1::DeckRow {
            card: encode::card(card),
            suit: card.suit().number(),
            rank: card.rank().number(),
            augen: u32::from(card.augen()),
            copies: deck.count(card),
        })
        .collect()
}

/// The orders of all contracts that the rule set knows, before Schweine are
/// declared and with them. Who plays a contract does not change its order.
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
        let number = solo.number();
        let contract = Contract::Solo { seat, solo, duty };
        (v1::ContractKind::Solo, number, contract)
    }));
    let orders = contracts.into_iter().map(|(kind, solo, contract)| {
        let table = order(rules, CardOrder::played(contract, rules.dullen));
        v1::OrderTable {
            kind: kind.into(),
            solo,
            trumps_with_schweine: with_schweine(rules, contract, &table.trumps),
            ..table
        }
    });
    orders.collect()
}

/// These trumps with those above them that are Schweine; none if there are no
/// Schweine in `contract`.
fn with_schweine(rules: &RuleSet, contract: Contract, trumps: &[i32]) -> Vec<i32> {
    let deck = rules.deck.cards();
    let on_top = rules.schweine.on_top(contract, rules.dullen);
    let on_top: Vec<Card> = on_top.filter(|&card| deck.contains(card)).collect();
    if on_top.is_empty() {
        return Vec::new();
    }
    let stays = |card: &Card| rules.schweine.is_one_ace() && card.rank() == Rank::Ace;
    let raised: Vec<i32> = on_top.iter().copied().map(encode::card).collect();
    let gone: Vec<i32> = on_top
        .into_iter()
        .filter(|card| !stays(card))
        .map(encode::card)
        .collect();
    let rest = trumps.iter().copied().filter(|card| !gone.contains(card));
    raised.iter().copied().chain(rest).collect()
}

fn order(rules: &RuleSet, order: &CardOrder) -> v1::OrderTable {
    let deck = rules.deck.cards();
    let descending = |class| {
        let kinds = order.descending(class).filter(|&card| deck.contains(card));
        kinds.map(encode::card).collect::<Vec<i32>>()
    };
    let fehl = Suit::ALL.into_iter().map(|printed| v1::FehlOrder {
        suit: printed.number(),
        cards: descending(Class::Plain(printed)),
    });
    let trumps = order.trumps().intersect(deck);
    v1::OrderTable {
        trumps: descending(Class::Trump),
        fehl: fehl.filter(|it| !it.cards.is_empty()).collect(),
        trump_count: trumps.len(),
        trump_augen: u32::from(trumps.augen()),
        ..v1::OrderTable::default()
    }
}
