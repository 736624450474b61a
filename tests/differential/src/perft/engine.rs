//! Continuations by the engine.

use doko_engine::{BockFactor, Card, Contract, Position, RuleSet, Seat};
use doko_harness::{Record, Start};

use super::{Table, hand};
use doko_judge as judge;
use doko_judge::names::snake_case;

pub(super) fn rules(record: &Record) -> Result<RuleSet, String> {
    judge::rule_set(&record.rule_set, &record.options)
}

/// The position after `record`, and what its game is multiplied by.
pub(super) fn table<'r>(rules: &'r RuleSet, record: &Record) -> Result<Continued<'r>, String> {
    let position = judge::position_after(rules, record)?;
    if position.game().is_none() {
        return Err("no contract is settled".to_owned());
    }
    let bock = judge::bock(record.bock_factor)?;
    Ok(Continued { position, bock })
}

pub(super) struct Continued<'r> {
    position: Position<'r>,
    bock: BockFactor,
}

impl Table for Continued<'_> {
    type Card = Card;

    fn start(&self) -> Start {
        let Some(game) = self.position.game() else {
            return Start::default();
        };
        let contract = game.contract();
        let (round, rules) = (self.position.round(), self.position.rules());
        let declared = game.schweine().first().map(|it| it.seat);
        let mut start = Start {
            lead: game.first_leader().number(),
            solo: contract.solo().map(snake_case),
            schweine: declared.map(Seat::number),
            ..Start::default()
        };
        let (name, seat) = match contract {
            Contract::Normalspiel => ("normalspiel", None),
            Contract::StilleHochzeit { seat } => ("stille_hochzeit", Some(seat)),
            Contract::Hochzeit { seat, selector } => {
                start.selector = Some(snake_case(selector));
                ("hochzeit", Some(seat))
            }
            Contract::Armut { seat, acceptor, .. } => {
                start.acceptor = Some(acceptor.number());
                let hands = round.hands(rules);
                let hands = Seat::ALL.map(|seat| hands.get(seat).unwrap_or_default());
                start.hands = hands.map(|it| hand(it.cards())).to_vec();
                ("armut", Some(seat))
            }
            Contract::Solo { seat, .. } => ("solo", Some(seat)),
        };
        name.clone_into(&mut start.contract);
        start.seat = seat.map(Seat::number);
        start
    }

    fn legal(&self) -> impl Iterator<Item = Card> {
        let seat = self.position.to_play();
        let legal = seat.map(|seat| self.position.legal_cards(seat));
        legal.unwrap_or_default().kinds()
    }

    fn after(&self, card: Card) -> Result<Self, String> {
        let mut position = self.position.clone();
        position
            .play_in_turn(card)
            .map_err(|refusal| format!("{card}: {refusal:?}"))?;
        Ok(Continued {
            position,
            bock: self.bock,
        })
    }

    fn points(&self) -> Result<[i32; 4], String> {
        let settled = self.position.settle();
        let settled = settled.map_err(|refusal| format!("{refusal:?}"))?;
        let settled = settled.in_bock(self.position.rules(), self.bock);
        Ok(Seat::ALL.map(|seat| *settled.points.get(seat)))
    }
}
