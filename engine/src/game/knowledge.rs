//! [`known_parties`]: who can know which party a seat belongs to, and by what.

use super::Game;
use super::events::Hochzeit;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::options::SilentHochzeit;
use crate::party::Party;
use crate::ruleset::RuleSet;
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
    /// The contract: a solo, an Armut, or the Hochzeiter.
    Contract,
    /// The Klärungsstich of a Hochzeit.
    Klaerungsstich,
    /// A ♣Q on the table.
    ClubQueen,
    /// An announcement of the seat, made by itself or by the rules.
    Announcement,
    /// Schweine that were an Ansage.
    Schweine,
    /// A Genscher.
    Genscher,
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
/// the third where one player may hold both ♣Q and be silent (STILL-1). Nor are cards counted: a
/// party that follows from what a hand can still hold is not known here.
pub fn known_parties(
    rules: &RuleSet,
    game: &Game,
    dealt: &BySeat<CardSet>,
    observer: Observer,
) -> BySeat<Option<(Party, Disclosure)>> {
    if game.genscher().is_some() {
        return all_parties(game, Disclosure::Genscher);
    }
    match (game.contract(), game.hochzeit()) {
        (Contract::Solo { .. } | Contract::Armut { .. }, _) => {
            all_parties(game, Disclosure::Contract)
        }
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
            let seen = BySeat::from_fn(|seat| Seen::of(game, dealt, observer, seat));
            undisclosed(rules, game, &seen)
        }
    }
}

/// The party of each seat that is certain to all by what was named, laid and announced (PEN-10):
/// announcements show it in a Normalspiel, and in a stille Hochzeit they do not.
pub(crate) fn open_parties(rules: &RuleSet, game: &Game) -> BySeat<Option<Party>> {
    let is_stille = matches!(game.contract(), Contract::StilleHochzeit { .. });
    let known = if is_stille && game.genscher().is_none() {
        let seen = BySeat::from_fn(|seat| Seen::of_cards(game, seat));
        undisclosed(rules, game, &seen)
    } else {
        let no_hand = BySeat::new([CardSet::EMPTY; 4]);
        known_parties(rules, game, &no_hand, Observer::Public)
    };
    known.map(|_, known| known.map(|(party, _)| party))
}

fn all_parties(game: &Game, by: Disclosure) -> BySeat<Option<(Party, Disclosure)>> {
    BySeat::from_fn(|seat| game.parties().of(seat).map(|party| (party, by)))
}

/// The parties in a game in which the ♣Q decide and nobody has said who holds
/// them: what is the same in every deal of the ♣Q that fits what was seen.
fn undisclosed(
    rules: &RuleSet,
    game: &Game,
    seen: &BySeat<Seen>,
) -> BySeat<Option<(Party, Disclosure)>> {
    let is_stille = matches!(game.contract(), Contract::StilleHochzeit { .. });
    let may_be_one = is_stille || rules.hochzeit.silent == SilentHochzeit::Allowed;
    BySeat::from_fn(|seat| {
        let mut parties = Seat::ALL
            .into_iter()
            .flat_map(|one| Seat::ALL.into_iter().map(move |two| [one, two]))
            .filter(|[one, two]| may_be_one || one != two)
            .filter(|owners| {
                seen.iter()
                    .all(|(seat, seen)| seen.allows(queens(*owners, seat)))
            })
            .map(|owners| party_with(queens(owners, seat)));
        let party = parties.next()?;
        let by = seen.get(seat).by.unwrap_or(Disclosure::Elimination);
        parties.all(|other| other == party).then_some((party, by))
    })
}

/// How many ♣Q `seat` was dealt, if these are the owners of the two.
fn queens(owners: [Seat; 2], seat: Seat) -> usize {
    owners.into_iter().filter(|&owner| owner == seat).count()
}

const fn party_with(queens: usize) -> Party {
    if queens > 0 { Party::Re } else { Party::Kontra }
}

/// What an observer has seen of the ♣Q dealt to a seat.
struct Seen {
    least: usize,
    most: usize,
    /// What shows the party by itself.
    by: Option<Disclosure>,
}

impl Seen {
    /// What the cards on the table show to everybody.
    fn of_cards(game: &Game, seat: Seat) -> Seen {
        let order = game.order();
        let own = || game.plays().filter(move |&(_, by, _)| by == seat);
        let shown = own().filter(|&(_, _, card)| card == Card::CQ).count();
        // Whoever cannot follow a trump has no ♣Q left.
        let discarded = own().any(|(led, _, card)| order.shows_no_trump(led, card));
        Seen {
            least: shown,
            most: if discarded { shown } else { 2 },
            by: if shown > 0 {
                Some(Disclosure::ClubQueen)
            } else {
                discarded.then_some(Disclosure::Discard)
            },
        }
    }

    fn of(game: &Game, dealt: &BySeat<CardSet>, observer: Observer, seat: Seat) -> Seen {
        let cards = Seen::of_cards(game, seat);
        let announced = game.announced().iter().find(|it| it.seat == seat);
        let by_schweine = announced.is_some_and(|it| it.cards_played == 0 && !it.mode.is_own());
        let announced = announced.map(|it| it.party);
        let held = dealt.get(seat).count(Card::CQ) as usize;
        let is_own = observer == Observer::Seat(seat);
        let has_discarded = cards.least == cards.most;
        let (least, most) = match (is_own, has_discarded, announced) {
            (true, _, _) => (held, held),
            (false, false, Some(Party::Kontra)) => (0, 0),
            (false, false, Some(Party::Re)) => (cards.least.max(1), cards.most),
            (false, true, _) | (false, false, None) => (cards.least, cards.most),
        };
        let by = match cards.by {
            Some(Disclosure::ClubQueen) => cards.by,
            _ if by_schweine => Some(Disclosure::Schweine),
            _ if announced.is_some() => Some(Disclosure::Announcement),
            by => by.or_else(|| is_own.then_some(Disclosure::OwnHand)),
        };
        Seen { least, most, by }
    }

    const fn allows(&self, queens: usize) -> bool {
        self.least <= queens && queens <= self.most
    }
}
