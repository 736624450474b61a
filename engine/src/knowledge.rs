//! [`known_parties`]: who can know which party a seat belongs to, and by what.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::game::{Game, Hochzeit};
use crate::order::Class;
use crate::party::Party;
use crate::seat::{BySeat, Seat};

/// Who looks at the game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Observer {
    /// Somebody who sees no hand.
    Public,
    /// A player, who knows the hand dealt to him.
    Seat(Seat),
}

/// What tells an observer the party of a seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Disclosure {
    /// The contract: a solo, or the Hochzeiter.
    Contract,
    /// The Klärungsstich of a Hochzeit.
    Klaerungsstich,
    /// A ♣Q on the table.
    ClubQueen,
    /// An announcement of the seat.
    Announcement,
    /// A plain card thrown on a trump lead: no trump, hence no ♣Q.
    Discard,
    /// The observer's own hand.
    OwnHand,
    /// The parties of the others leave no choice.
    Elimination,
}

/// What `observer` can know for certain about the party of each seat.
///
/// Nothing is guessed: two seats that are shown to be Kontra say nothing about
/// the third, because one player may hold both ♣Q (STILL-1).
pub fn known_parties(
    game: &Game,
    dealt: &BySeat<CardSet>,
    observer: Observer,
) -> BySeat<Option<(Party, Disclosure)>> {
    match (game.contract(), game.hochzeit()) {
        (Contract::Solo { .. }, _) => all_parties(game, Disclosure::Contract),
        (Contract::Hochzeit { .. }, Hochzeit::Clarified { .. }) => {
            let mut known = all_parties(game, Disclosure::Klaerungsstich);
            if let Contract::Hochzeit { seat, .. } = game.contract() {
                *known.get_mut(seat) = Some((Party::Re, Disclosure::Contract));
            }
            known
        }
        (Contract::Hochzeit { seat, .. }, _) => {
            BySeat::from_fn(|other| (other == seat).then_some((Party::Re, Disclosure::Contract)))
        }
        (Contract::Normalspiel | Contract::StilleHochzeit { .. }, _) => {
            undisclosed(game, dealt, observer)
        }
    }
}

fn all_parties(game: &Game, by: Disclosure) -> BySeat<Option<(Party, Disclosure)>> {
    BySeat::from_fn(|seat| game.parties().of(seat).map(|party| (party, by)))
}

/// The parties in a game in which the ♣Q decide and nobody has said who holds
/// them.
fn undisclosed(
    game: &Game,
    dealt: &BySeat<CardSet>,
    observer: Observer,
) -> BySeat<Option<(Party, Disclosure)>> {
    let own = |seat| observer == Observer::Seat(seat);
    let mut queens = 0;
    let mut known = BySeat::from_fn(|seat| {
        let shown = played(game)
            .filter(|&(by, card)| by == seat && card == Card::CQ)
            .count();
        queens += if own(seat) {
            dealt.get(seat).count(Card::CQ) as usize
        } else {
            shown
        };
        if shown > 0 {
            Some((Party::Re, Disclosure::ClubQueen))
        } else if let Some(made) = game.announced().iter().find(|it| it.seat == seat) {
            Some((made.party, Disclosure::Announcement))
        } else if has_discarded(game, seat) {
            Some((Party::Kontra, Disclosure::Discard))
        } else {
            game.parties()
                .of(seat)
                .filter(|_| own(seat))
                .map(|party| (party, Disclosure::OwnHand))
        }
    });
    let count = |party| {
        known
            .iter()
            .filter(|(_, it)| it.is_some_and(|(of, _)| of == party))
            .count()
    };
    let rest = match (count(Party::Re), count(Party::Kontra)) {
        (2, _) => Some(Party::Kontra),
        _ if queens == 2 => Some(Party::Kontra),
        (_, 3) => Some(Party::Re),
        _ => None,
    };
    for seat in Seat::ALL {
        let entry = known.get_mut(seat);
        *entry = entry.or(rest.map(|party| (party, Disclosure::Elimination)));
    }
    known
}

/// Whether `seat` has shown that it held no trump, and no ♣Q therefore.
fn has_discarded(game: &Game, seat: Seat) -> bool {
    let order = game.order();
    let finished = game.tricks().iter().filter_map(|trick| {
        let [led, ..] = trick.cards;
        trick
            .plays()
            .find(|&(by, _)| by == seat)
            .map(|(_, card)| (led, card))
    });
    let running = game.trick().led().and_then(|led| {
        let place = seat.distance_from(game.trick().leader());
        game.trick().cards().get(place).map(|&card| (led, card))
    });
    finished
        .chain(running)
        .any(|(led, card)| order.class(led) == Class::Trump && order.class(card) != Class::Trump)
}

/// All cards on the table with the seats that played them, in playing order.
fn played(game: &Game) -> impl Iterator<Item = (Seat, Card)> {
    let leader = game.trick().leader();
    let running = game.trick().cards().iter().enumerate();
    let running = running.map(move |(i, &card)| (leader.after(i), card));
    game.tricks()
        .iter()
        .flat_map(|trick| trick.plays())
        .chain(running)
}
