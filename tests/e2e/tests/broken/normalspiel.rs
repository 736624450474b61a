//! The Normalspiel: Re are seats 1 and 4.
//!
//! ```text
//! seat 1  CQ CJ ST SQ S9 HT HQ HJ DA DK DK D9
//! seat 2  CA CT C9 SA SQ SJ SJ HK HJ H9 DQ DJ
//! seat 3  CA CK CJ C9 SA SK SK S9 HA HQ H9 DQ
//! seat 4  CT CK CQ ST HA HT HK DA DT DT DJ D9
//!
//! trick 1  1: HT DJ CJ DA      1: seat 4 Re
//! trick 2  1: DA SQ DQ HT
//! trick 3  4: HA ST H9 H9      9: seat 1 keine 90
//! trick 4  4: DT CQ HJ HQ     13: seat 1 keine 60
//! trick 5  1: D9 SJ S9 CQ
//! ```

mod announcements;
mod cards;
mod vorbehalte;
mod whole_games;

pub(crate) use self::whole_games::whole;
use super::case::Case;

const EDITION: &str = "2026-02-21";

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = cards::cases();
    cases.extend(announcements::cases());
    cases.extend(vorbehalte::cases());
    cases
}
