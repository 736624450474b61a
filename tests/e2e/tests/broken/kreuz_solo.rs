//! The Kreuz-Solo of seat 2, whose twelve cards are all trumps.
//!
//! ```text
//! seat 1  CT CK SA SQ S9 HA HK DT DK DJ D9 D9
//! seat 2  CK CQ CQ C9 SQ SJ HT HT HQ HJ DQ DJ
//! seat 3  CA CT CJ CJ SA ST ST SJ HQ HJ DA DA
//! seat 4  CA C9 SK SK S9 HA HK H9 H9 DT DK DQ
//!
//! trick 1  1: SA CK ST S9
//! trick 2  2: SQ HJ CA CK      4: seat 2 Re
//! trick 3  2: CQ SJ C9 CT      8: seat 2 keine 90
//! trick 4  2: CQ CJ DQ DJ     12: seat 2 keine 60
//! trick 5  2: HT CT H9 SQ     16: seat 2 keine 30, 17: seat 3 Kontra
//! trick 6  2: HQ CJ H9 D9
//! trick 7  2: HT CA DK D9
//! trick 8  2: DQ HQ DT DT
//! trick 9  3: DA SK DK C9
//! ```

mod announcements;
mod cards;
mod leads;
mod vorbehalte;
mod whole_games;

use anyhow::Result;
use doko_e2e::RecordExt as _;
use doko_proto::v1;

pub(crate) use self::whole_games::whole;
use super::case::Case;

const EDITION: &str = "2026-02-21";

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = leads::cases();
    cases.extend(cards::cases());
    cases.extend(announcements::cases());
    cases.extend(vorbehalte::cases());
    cases
}

/// Two Vorbehalte, of which nobody knows what they are.
fn two_vorbehalte(game: v1::GameRecord) -> Result<v1::GameRecord> {
    let game = game.before_word(1).say(2, "vorbehalt")?;
    game.say(3, "vorbehalt")?.say(4, "gesund")
}
