//! SCORE-24 to SCORE-31, `score.sonder`: Sonderpunkte of the Stiche.

use crate::cards::{Card, card, hand_size};
use crate::contract::Party;
use crate::game::{Game, Shortened};
use crate::options::{KarlchenOnlyBy, Options, PairsLast, PerCard, Solo, Sonder, SonderInSolo};
use crate::trick::{Laid, trick_augen};
use crate::trumps::{Class, class, trumps};

/// One Sonderpunkt.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Special {
    /// Which.
    pub what: Sonder,
    /// Who gets it.
    pub party: Party,
    /// The Stich, from 1, and who won it; unknown if it was given by counts.
    pub trick: Option<(usize, usize)>,
}

/// A Stich as Sonderpunkte see it.
struct Seen<'a> {
    game: &'a Game,
    table: &'a [Laid],
    won: Party,
    winning: Laid,
    number: usize,
    is_last: bool,
}

/// SCORE-24 to SCORE-31: every Sonderpunkt that happened in the Stiche played, whether it counts
/// under these options or not ([`counts`], [`is_single`]). Parties are the final ones (WED-9).
#[must_use]
pub fn specials(game: &Game) -> Vec<Special> {
    let stop = match game.shortened {
        Some(Shortened::StoppedAt(trick, _)) => trick,
        None | Some(Shortened::Rest | Shortened::Surrender) => game.completed(),
    };
    let mut specials = Vec::new();
    for number in 0..stop {
        let table = &game.tricks[number];
        let seat = game.winners[number];
        let winning = table.iter().find(|laid| laid.seat == seat);
        if let (Some(won), Some(winning)) = (game.party(seat), winning) {
            let seen = Seen {
                game,
                table,
                won,
                winning: *winning,
                number,
                is_last: number + 1 == hand_size(&game.options),
            };
            let here = |what| Special {
                what,
                party: won,
                trick: Some((number + 1, seat)),
            };
            let found = [seen.all(), seen.others()].concat();
            specials.extend(found.into_iter().map(here));
        }
    }
    specials.extend(gegen_die_schweine(game));
    specials
}

/// `score.sonder`: Schweine stood; the party against their holder has a point if it wins.
fn gegen_die_schweine(game: &Game) -> Option<Special> {
    let schweine = game.pigs.iter().find(|pig| pig.level == 1)?;
    Some(Special {
        what: Sonder::GegenDieSchweine,
        party: game.party(schweine.seat)?.other(),
        trick: None,
    })
}

impl Seen<'_> {
    /// SCORE-24 to SCORE-31, SCORE-35: all of them are points of the party that won the Stich.
    ///
    /// A declared Schwein is no Fuchs (SCHW-8). Only aces and tens come to 40 Augen (SCORE-38).
    fn all(&self) -> Vec<Sonder> {
        let foxes = self.lost(|laid| laid.card == card('D', 'A') && laid.top == 0);
        let jacks = self.lost(|laid| laid.card == card('C', 'J'));
        let winner = self.winning;
        let mut list = vec![Sonder::Fuchs; foxes];
        if trick_augen(self.table) >= 40 {
            list.push(Sonder::Doppelkopf);
        }
        if self.is_last {
            if winner.card == card('D', 'A') && winner.top == 0 {
                let times = self.times(PairsLast::Fuchs);
                list.extend(vec![Sonder::FuchsLast; times]);
            }
            list.extend(vec![Sonder::FuchsCaughtLast; foxes]);
            if winner.card == card('C', 'J') {
                let times = self.times(PairsLast::Karlchen);
                list.extend(vec![Sonder::Karlchen; times]);
            }
            if self.may_catch_karlchen() {
                list.extend(vec![Sonder::KarlchenCaught; jacks]);
            }
        }
        if self.is_dulle_caught() {
            list.push(Sonder::Dulle);
        }
        if self.is_herzstich() {
            list.push(Sonder::Herzstich);
        }
        list
    }

    /// `score.sonder`: the others, in the place of SCORE-24, points of the party that won the Stich
    /// too. A declared Schwein makes no Gans.
    fn others(&self) -> Vec<Sonder> {
        let winner = self.winning;
        let mut list = Vec::new();
        if winner.card == card('S', 'Q') {
            let kings = self.lost(|laid| laid.card == card('S', 'K'));
            list.extend(vec![Sonder::Klabautermann; kings]);
        }
        if winner.card == card('D', '9') && self.was_trump_played() {
            list.push(Sonder::Fischauge);
        }
        if winner.card == card('D', 'A') && winner.top == 0 {
            let nines = self.lost(|laid| laid.card == card('D', '9'));
            list.extend(vec![Sonder::Gans; nines]);
        }
        if self.table.iter().all(|laid| laid.card.rank == 'Q') {
            list.push(Sonder::Kaffeekraenzchen);
        }
        list
    }

    /// `score.sonder`, fischauge: an earlier Stich contained a trump.
    fn was_trump_played(&self) -> bool {
        let earlier = self.game.tricks[..self.number].iter().flatten();
        let class = |card| class(&self.game.options, self.game.contract.solo, card);
        earlier
            .into_iter()
            .any(|laid| class(laid.card) == Class::Trump)
    }

    /// SCORE-26, SCORE-28, `score.pairs_last`: how often the card counts that wins the last Stich:
    /// twice if both lie in it, both of the party that wins it.
    fn times(&self, what: PairsLast) -> usize {
        let winner = self.winning.card;
        let own = self
            .table
            .iter()
            .filter(|laid| laid.card == winner && self.game.party(laid.seat) == Some(self.won));
        if self.game.options.score_pairs_last.contains(&what) {
            own.count()
        } else {
            1
        }
    }

    /// SCORE-36: how many such cards the other party lost.
    fn lost(&self, wanted: impl Fn(&Laid) -> bool) -> usize {
        let by_others = |laid: &&Laid| self.game.party(laid.seat) != Some(self.won);
        let mut lost: Vec<&Laid> = self.table.iter().filter(by_others).collect();
        lost.retain(|laid| wanted(laid));
        lost.len()
    }

    /// SCORE-29, `score.karlchen_only_by`: whether the winning card may catch a Karlchen.
    fn may_catch_karlchen(&self) -> bool {
        match self.game.options.score_karlchen_only_by {
            KarlchenOnlyBy::Any => true,
            KarlchenOnlyBy::DiamondQueen => self.winning.card == card('D', 'Q'),
        }
    }

    /// SCORE-30: both ♥10, of opposing parties, and the later one wins.
    fn is_dulle_caught(&self) -> bool {
        let dulle = card('H', 'T');
        let both: Vec<&Laid> = self
            .table
            .iter()
            .filter(|laid| laid.card == dulle)
            .collect();
        match both.as_slice() {
            [first, second] => {
                self.game.options.dullen
                    && self.winning.seat == second.seat
                    && self.game.party(first.seat) != self.game.party(second.seat)
            }
            _ => false,
        }
    }

    /// SCORE-31, SCORE-37: ♥ led as Fehl, and all four cards are ♥ Fehl.
    fn is_herzstich(&self) -> bool {
        let class = |card| class(&self.game.options, self.game.contract.solo, card);
        self.table
            .iter()
            .all(|laid| class(laid.card) == Class::Fehl('H'))
    }
}

/// SCORE-34, SCORE-44, `score.sonder`: whether a Sonderpunkt counts.
///
/// `solo` is the announced solo; `None` in a game scored as a solo is a stille or a failed
/// Hochzeit, with the normal order.
#[must_use]
pub fn counts(options: &Options, as_solo: bool, solo: Option<Solo>, what: Sonder) -> bool {
    let needed: Option<Card> = match what {
        Sonder::Fuchs | Sonder::FuchsLast | Sonder::FuchsCaughtLast => Some(card('D', 'A')),
        Sonder::Karlchen | Sonder::KarlchenCaught => Some(card('C', 'J')),
        Sonder::Dulle => Some(card('H', 'T')),
        Sonder::Klabautermann => Some(card('S', 'Q')),
        Sonder::Fischauge => Some(card('D', '9')),
        Sonder::Gans => Some(card('D', 'A')),
        Sonder::Doppelkopf
        | Sonder::Herzstich
        | Sonder::GegenDieSchweine
        | Sonder::Kaffeekraenzchen => None,
    };
    let trumps = trumps(options, solo);
    let is_trump = needed.is_none_or(|card| trumps.contains(&card));
    let has_normal_order = solo.is_none_or(|solo| solo == Solo::Karo);
    let here = match options.score_sonder_in_solo {
        _ if !as_solo => true,
        SonderInSolo::None => false,
        SonderInSolo::Trumpfsolo => has_normal_order,
        SonderInSolo::All => is_trump,
    };
    here && options.score_sonder.contains(&what)
}

/// SCORE-27, SCORE-29, SCORE-35, `score.per_card`: whether all cards caught in the last Stich give
/// one point together.
#[must_use]
pub fn is_single(options: &Options, what: Sonder) -> bool {
    match options.score_per_card {
        PerCard::Each => false,
        PerCard::Once => [Sonder::FuchsCaughtLast, Sonder::KarlchenCaught].contains(&what),
        PerCard::KarlchenOnce => what == Sonder::KarlchenCaught,
    }
}
