//! Continuations by the reference model.

use doko_harness::{Record, Start};
use doko_reference::cards::Card;
use doko_reference::contract::Kind;
use doko_reference::game::Game;
use doko_reference::presets::preset_with;
use doko_reference::record::Record as Recorded;

use super::{Table, hand};

/// How far claims in a record are searched.
const BOUND: u64 = 300_000;

pub(super) fn table(record: &Record) -> Result<Continued, String> {
    let recorded = recorded(record);
    let options = preset_with(&record.rule_set, &record.options)?;
    let played = recorded.replay(&options, BOUND);
    let played = played.map_err(|fault| format!("{fault:?}"))?;
    let game = played.game.ok_or("no contract is settled")?;
    let bock = recorded.bock;
    Ok(Continued { game, bock })
}

/// The record as the reference writes it.
fn recorded(record: &Record) -> Recorded {
    let slots = record.slots.iter().map(String::as_str);
    let slots = slots.chain(std::iter::repeat("free"));
    let open = record.open_pflichtsolo.iter().zip(slots);
    Recorded {
        open: open.map(|(seat, slot)| format!("{seat} {slot}")).collect(),
        vorfuehrung: record.vorfuehrung.map(|seat| usize::from(seat) - 1),
        bock: record.bock_factor.map_or(1, u32::cast_signed),
        bock_plus: 0,
        hands: record.hands.clone(),
        said: record.said.clone(),
        plays: doko_harness::cards(&record.plays)
            .map(str::to_owned)
            .collect(),
        extras: record.extras.clone(),
        claim_order: record.claim_order.clone(),
    }
}

pub(super) struct Continued {
    game: Game,
    bock: i32,
}

impl Table for Continued {
    type Card = Card;

    fn start(&self) -> Start {
        let contract = &self.game.contract;
        let number = |seat: usize| u8::try_from(seat + 1).unwrap_or_default();
        let contract_name = match contract.kind {
            Kind::Normalspiel => "normalspiel",
            Kind::StilleHochzeit => "stille_hochzeit",
            Kind::Hochzeit => "hochzeit",
            Kind::Armut => "armut",
            Kind::Solo => "solo",
        };
        let exchange = contract.exchanges.first();
        let hands = self.game.start.iter().filter(|_| exchange.is_some());
        Start {
            contract: contract_name.to_owned(),
            seat: contract.seat.map(number),
            solo: contract.solo.map(|it| it.text().to_owned()),
            selector: contract.selector.map(|it| it.text().to_owned()),
            acceptor: exchange.map(|it| number(it.acceptor)),
            lead: number(contract.lead),
            schweine: contract.schweine.first().map(|it| number(it.seat)),
            hands: hands.map(|cards| hand(cards.iter())).collect(),
        }
    }

    fn legal(&self) -> impl Iterator<Item = Card> {
        let legal = self.game.turn().map(|seat| self.game.legal_cards(seat));
        legal.unwrap_or_default().into_iter()
    }

    fn after(&self, card: Card) -> Result<Self, String> {
        let mut game = self.game.clone();
        let turn = game.turn().ok_or("nobody is on turn")?;
        game.play(turn, card)
            .map_err(|reasons| format!("{card}: {reasons:?}"))?;
        let bock = self.bock;
        Ok(Continued { game, bock })
    }

    fn points(&self) -> Result<[i32; 4], String> {
        Ok(self.game.settle(self.bock)?.points)
    }
}
