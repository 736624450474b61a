//! A game of a session that an offence ended.

use doko_engine::Stated;
use doko_proto::v1;

use super::Table;
use crate::decode::{Game, Problems};
use crate::rulings::{self, Ending};

/// A game broken off that can be read.
pub(in super::super) struct BrokenOff {
    pub(in super::super) stated: Stated,
    pub(in super::super) game: Game,
    pub(in super::super) ending: Ending,
}

/// Reads a game broken off at `table`.
pub(super) fn broken_off(
    problems: &mut Problems,
    table: Table<'_>,
    message: &v1::SessionBrokenOff,
) -> Option<BrokenOff> {
    let v1::SessionBrokenOff { record, offence } = message;
    let mut stated = Stated::default();
    let game = super::record::record(problems, table, record.as_ref(), &mut stated);
    let plays = game.as_ref().map(|it| it.record().plays.len());
    let ending = rulings::ending(problems, table.published, plays, offence.clone());
    Some(BrokenOff {
        stated,
        game: game?,
        ending: ending?,
    })
}
