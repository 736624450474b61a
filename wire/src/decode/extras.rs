//! What happened in a game besides cards.

use doko_engine::{Announcement, ClaimKind, Extra, ExtraWord, Party, Rank, Seat};
use doko_proto::v1;

use super::columns::{announcement, seat};
use super::{Problems, limit, same_length};
use crate::values::Value as _;

const MAX_EXTRAS: usize = 64;
/// A claim is proved against every play, which costs far more than any other action.
const MAX_CLAIMS: usize = 2;

/// Reads the `extra_*` columns of a record with so many `plays`.
pub(super) fn extras(
    problems: &mut Problems,
    plays: usize,
    at: &[u32],
    seats: &[i32],
    words: &[i32],
    arguments: &[u32],
) -> Vec<Extra> {
    limit(problems, "record.extra_at", at.len(), MAX_EXTRAS);
    same_length(problems, "record.extra_seats", seats.len(), at.len());
    same_length(problems, "record.extra_words", words.len(), at.len());
    let path = "record.extra_arguments";
    if !arguments.is_empty() {
        same_length(problems, path, arguments.len(), at.len());
    } else if words.contains(&i32::from(v1::ExtraWord::Genscher)) {
        problems.missing_field(path);
    }
    let claims = |&&it: &&i32| {
        let word = v1::ExtraWord::try_from(it);
        matches!(
            word,
            Ok(v1::ExtraWord::ClaimRest | v1::ExtraWord::Surrender)
        )
    };
    if words.iter().filter(claims).count() > MAX_CLAIMS {
        let problem = format_args!("must not hold more than {MAX_CLAIMS} claims");
        let path = "record.extra_words";
        problems.note(path, v1::ErrorReason::LimitExceeded, problem);
    }
    let mut extras = Vec::with_capacity(at.len().min(MAX_EXTRAS));
    let mut earliest = 0;
    for (i, ((&at, &who), &what)) in at.iter().zip(seats).zip(words).enumerate().take(MAX_EXTRAS) {
        if usize::try_from(at).map_or(true, |at| at > plays) || at < earliest {
            let problem = "must not decrease and must not exceed the number of plays";
            let path = format_args!("record.extra_at[{i}]");
            problems.note(path, v1::ErrorReason::OutOfOrder, problem);
        }
        earliest = at.max(earliest);
        let seat = seat(who);
        if seat.is_none() {
            let path = format_args!("record.extra_seats[{i}]");
            problems.unknown_number(path, |it| self::seat(it).is_some());
        }
        let argument = arguments.get(i).copied();
        let paths = || {
            let paths = ["extra_words", "extra_arguments"];
            paths.map(|column| format!("record.{column}[{i}]"))
        };
        let word = word(problems, what, argument, seat, paths);
        extras.extend(extra(at, seat, word, argument));
    }
    extras
}

fn extra(
    at: u32,
    seat: Option<Seat>,
    word: Option<ExtraWord>,
    argument: Option<u32>,
) -> Option<Extra> {
    let word = word?;
    Some(Extra {
        at: u8::try_from(at).ok()?,
        seat: seat?,
        word,
        party: named_party(word, argument),
    })
}

/// For which party an Absage was made, if that is said.
fn named_party(word: ExtraWord, argument: Option<u32>) -> Option<Party> {
    match word {
        ExtraWord::Announcement(Announcement::Absage(_)) => {
            i32::try_from(argument?).ok().and_then(Party::of_number)
        }
        ExtraWord::Announcement(Announcement::Ansage(_))
        | ExtraWord::Claim(_)
        | ExtraWord::Schweine(_)
        | ExtraWord::Genscher(_) => None,
    }
}

/// Schweine or a Genscher that are asked about: its number, its argument, and whose
/// word it is.
pub(crate) fn asked_extra(
    problems: &mut Problems,
    number: i32,
    argument: u32,
    by: Option<Seat>,
) -> Option<ExtraWord> {
    let others = match v1::ExtraWord::try_from(number) {
        Ok(
            v1::ExtraWord::Re
            | v1::ExtraWord::Kontra
            | v1::ExtraWord::Keine90
            | v1::ExtraWord::Keine60
            | v1::ExtraWord::Keine30
            | v1::ExtraWord::Schwarz,
        ) => "CheckAnnouncement",
        Ok(v1::ExtraWord::ClaimRest | v1::ExtraWord::Surrender) => "CheckClaim",
        Ok(v1::ExtraWord::Schweine | v1::ExtraWord::Genscher | v1::ExtraWord::Unspecified)
        | Err(_) => {
            return word(problems, number, Some(argument), by, || {
                ["extra", "argument"].map(str::to_owned)
            });
        }
    };
    let problem = format_args!("must be Schweine or a Genscher; this word is asked with {others}");
    problems.malformed("extra", problem);
    None
}

/// The word with this number and argument, said by `by`. Where the argument of a Genscher
/// is left out, that was noted.
fn word(
    problems: &mut Problems,
    number: i32,
    argument: Option<u32>,
    by: Option<Seat>,
    paths: impl Fn() -> [String; 2],
) -> Option<ExtraWord> {
    let mut note = |reason, problem: &'static str| {
        let [_, path] = paths();
        problems.note(path, reason, problem);
    };
    let word = match v1::ExtraWord::try_from(number) {
        Ok(v1::ExtraWord::Schweine) => {
            let pair = match argument.unwrap_or_default() {
                0 => Some(Rank::Ace),
                argument => i32::try_from(argument).ok().and_then(Rank::of_number),
            };
            if pair.is_none() {
                let problem = "must be 0 or the number of a rank";
                note(v1::ErrorReason::MalformedField, problem);
            }
            return pair.map(ExtraWord::Schweine);
        }
        Ok(v1::ExtraWord::Genscher) => {
            return partner(argument?, by, note).map(ExtraWord::Genscher);
        }
        Ok(v1::ExtraWord::ClaimRest) => Some(ExtraWord::Claim(ClaimKind::Rest)),
        Ok(v1::ExtraWord::Surrender) => Some(ExtraWord::Claim(ClaimKind::Surrender)),
        // Announcements have the numbers of their words.
        Ok(v1::ExtraWord::Re | v1::ExtraWord::Kontra) => {
            announcement(number).map(ExtraWord::Announcement)
        }
        Ok(
            v1::ExtraWord::Keine90
            | v1::ExtraWord::Keine60
            | v1::ExtraWord::Keine30
            | v1::ExtraWord::Schwarz,
        ) => {
            if !argument.is_none_or(is_party_or_zero) {
                let problem = "must be 0 or the number of the party that was named";
                note(v1::ErrorReason::MalformedField, problem);
            }
            return announcement(number).map(ExtraWord::Announcement);
        }
        Ok(v1::ExtraWord::Unspecified) | Err(_) => {
            let [path, _] = paths();
            problems.unknown_number(path, |it| v1::ExtraWord::try_from(it).is_ok());
            return None;
        }
    };
    if argument.is_some_and(|it| it != 0) {
        let problem = "must be 0, because the word takes no argument";
        note(v1::ErrorReason::MalformedField, problem);
    }
    word
}

/// Whom a Genscher of `by` names.
fn partner(
    argument: u32,
    by: Option<Seat>,
    mut note: impl FnMut(v1::ErrorReason, &'static str),
) -> Option<Seat> {
    let partner = i32::try_from(argument).ok().and_then(seat);
    if partner.is_none() {
        let problem = "must be the number of the seat that is named";
        note(v1::ErrorReason::MalformedField, problem);
    } else if partner == by {
        let problem = "must name another seat";
        note(v1::ErrorReason::ContradictoryFields, problem);
    }
    partner
}

fn is_party_or_zero(argument: u32) -> bool {
    argument == 0
        || i32::try_from(argument)
            .ok()
            .and_then(Party::of_number)
            .is_some()
}
