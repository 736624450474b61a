//! What both know of a list.

use doko_engine::{BockFactor, OpenPflichtsoli, Seat, Session, Stated};
use doko_reference::list::{List, Next as NextByTheBook};
use doko_reference::options::{BockEffect, Options};
use doko_reference::vorbehalt::round::Open;

/// How a list stands, and what its next game is played with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Stands {
    next: Option<Next>,
    players: Vec<Player>,
}

/// What the next game is played with, by seat.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Next {
    dealer: usize,
    places: Vec<usize>,
    open: Vec<Open>,
    vorfuehrung: Option<usize>,
    /// Nothing in a list without an end.
    games_left: Option<u32>,
    /// Nothing beyond the largest factor.
    bock: Option<u32>,
}

/// How somebody stands.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Player {
    points: i32,
    penalties: i32,
    rank: usize,
    games: u32,
    won: u32,
    soli: u32,
    soli_won: u32,
    open: Open,
}

impl Stands {
    /// As the engine has it.
    pub(super) fn in_engine(session: &Session) -> Stands {
        let places = session.at_table().places().iter();
        let players = places.map(|&place| {
            let player = session.player(place);
            Player {
                points: player.points,
                penalties: player.penalty_points,
                rank: session.rank(place).into(),
                games: player.games.into(),
                won: player.won.into(),
                soli: player.soli.into(),
                soli_won: player.soli_won.into(),
                open: open(player.pflichtsoli_open),
            }
        });
        let due = session.due(&Stated::default());
        let place_of = |seat| due.seating.place_of(seat).number().into();
        let next = Next {
            dealer: due.seating.dealer().number().into(),
            places: Seat::ALL.map(place_of).to_vec(),
            open: Seat::ALL
                .map(|it| open(*due.open_pflichtsoli.get(it)))
                .to_vec(),
            vorfuehrung: due.vorfuehrung.map(|it| it as usize),
            games_left: due.games_left.map(u32::from),
            bock: due.bock.map(BockFactor::get),
        };
        Stands {
            next: (!session.is_finished()).then_some(next),
            players: players.collect(),
        }
    }

    /// As the reference model has it.
    pub(super) fn in_reference(list: &List) -> Stands {
        let players = list.players.iter().zip(&list.totals).zip(&list.open);
        let players = players
            .enumerate()
            .map(|(place, ((player, points), open))| Player {
                points: *points,
                penalties: player.penalties,
                rank: list.rank(place),
                games: player.games,
                won: player.won,
                soli: player.soli,
                soli_won: player.soli_won,
                open: *open,
            });
        let next = list.next().map(|next| Next {
            bock: bock(&list.options, &next),
            dealer: next.dealer,
            places: next.places,
            open: next.open.to_vec(),
            vorfuehrung: next.vorfuehrung,
            games_left: Some(next.games_left).filter(|it| *it > 0),
        });
        Stands {
            next,
            players: players.collect(),
        }
    }
}

fn open(open: OpenPflichtsoli) -> Open {
    Open {
        free: open.free.into(),
        color: open.color.into(),
        picture: open.picture.into(),
    }
}

/// What the engine multiplies by: where Bock adds points, one more than the blocks.
pub(super) fn bock(options: &Options, next: &NextByTheBook) -> Option<u32> {
    let factor = match options.bock_effect {
        BockEffect::Plus => Some(next.bock_plus.unsigned_abs() / options.bock_plus + 1),
        BockEffect::Factor | BockEffect::FactorBase => next.bock.map(i32::unsigned_abs),
    };
    factor.filter(|it| *it <= BockFactor::MOST)
}
