//! What happened in a game besides cards.

use doko_engine::{ClaimKind, Extra, ExtraWord, Party, Rank, Seat};
use doko_proto::v1;

use super::beside::{Beside, Given};
use super::columns::{announcement, seat};
use super::{Column, Problems, limit, same_length};
use crate::values::Value as _;

const MAX_EXTRAS: usize = 64;
/// A claim is proved against every play, which costs far more than any other action.
const MAX_CLAIMS: usize = 2;

/// The columns of what happened.
pub(super) struct Columns<'a> {
    pub(super) at: &'a [u32],
    pub(super) seats: &'a [i32],
    pub(super) words: &'a [i32],
    pub(super) ranks: &'a [i32],
    pub(super) partners: &'a [i32],
    pub(super) parties: &'a [i32],
}

/// Reads the `extra_*` columns of a record with so many `plays`.
pub(super) fn extras(problems: &mut Problems, plays: usize, columns: &Columns<'_>) -> Vec<Extra> {
    check(problems, columns);
    let Columns {
        at,
        seats,
        words,
        ranks,
        partners,
        parties,
    } = *columns;
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
        let given = Given {
            bid: None,
            rank: ranks.get(i).copied().unwrap_or_default(),
            partner: partners.get(i).copied(),
            party: parties.get(i).copied().unwrap_or_default(),
        };
        let path = |it: Option<Beside>| {
            let column = it.map_or("words", Beside::column);
            format!("record.extra_{column}[{i}]")
        };
        let word = word(problems, what, given, seat, path);
        extras.extend(extra(at, seat, word, given));
    }
    extras
}

/// Notes columns that are too long, or not as long as those beside them.
fn check(problems: &mut Problems, columns: &Columns<'_>) {
    let words = columns.words;
    limit(problems, "record.extra_at", columns.at.len(), MAX_EXTRAS);
    let has_genscher = words.contains(&v1::ExtraWord::Genscher.into());
    let aligned = [
        Column::whole("record.extra_at", columns.at),
        Column::whole("record.extra_seats", columns.seats),
        Column::whole("record.extra_words", words),
        Column::optional("record.extra_ranks", columns.ranks),
        Column::optional("record.extra_partners", columns.partners).required_if(has_genscher),
        Column::optional("record.extra_parties", columns.parties),
    ];
    same_length(problems, aligned);
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
}

fn extra(at: u32, seat: Option<Seat>, word: Option<ExtraWord>, given: Given) -> Option<Extra> {
    Some(Extra {
        at: u8::try_from(at).ok()?,
        seat: seat?,
        word: word?,
        // Only an Absage takes one.
        party: Party::of_number(given.party),
    })
}

/// Schweine or a Genscher that are asked about: its number, what stands beside it, and
/// whose word it is.
pub(crate) fn asked_extra(
    problems: &mut Problems,
    number: i32,
    given: Given,
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
            return word(problems, number, given, by, |it| {
                it.map_or("extra", Beside::field).to_owned()
            });
        }
    };
    let problem = format_args!("must be Schweine or a Genscher; this word is asked with {others}");
    problems.malformed("extra", problem);
    None
}

/// The word with this number and what stands beside it, said by `by`. The path is that of the word,
/// or of what stands beside it.
fn word(
    problems: &mut Problems,
    number: i32,
    given: Given,
    by: Option<Seat>,
    path: impl Fn(Option<Beside>) -> String,
) -> Option<ExtraWord> {
    let beside = |it| path(Some(it));
    given.check(problems, Beside::of_extra(number), beside);
    match v1::ExtraWord::try_from(number) {
        Ok(v1::ExtraWord::Schweine) => {
            let above = problems.optional(beside(Beside::Rank), given.rank, Rank::of_number);
            Some(ExtraWord::Schweine(above.unwrap_or(Rank::Ace)))
        }
        Ok(v1::ExtraWord::Genscher) => {
            // That it is left out was noted.
            let partner = given.partner?;
            self::partner(problems, partner, by, beside(Beside::Partner)).map(ExtraWord::Genscher)
        }
        Ok(v1::ExtraWord::ClaimRest) => Some(ExtraWord::Claim(ClaimKind::Rest)),
        Ok(v1::ExtraWord::Surrender) => Some(ExtraWord::Claim(ClaimKind::Surrender)),
        // Announcements have the numbers of their words.
        Ok(
            v1::ExtraWord::Re
            | v1::ExtraWord::Kontra
            | v1::ExtraWord::Keine90
            | v1::ExtraWord::Keine60
            | v1::ExtraWord::Keine30
            | v1::ExtraWord::Schwarz,
        ) => {
            if Beside::of_extra(number) == Some(Beside::Party) {
                problems.optional(beside(Beside::Party), given.party, Party::of_number);
            }
            announcement(number).map(ExtraWord::Announcement)
        }
        Ok(v1::ExtraWord::Unspecified) | Err(_) => {
            problems.unknown_number(path(None), |it| v1::ExtraWord::try_from(it).is_ok());
            None
        }
    }
}

/// Whom a Genscher of `by` names.
fn partner(problems: &mut Problems, number: i32, by: Option<Seat>, path: String) -> Option<Seat> {
    let partner = seat(number);
    if partner.is_none() {
        problems.unknown_number(path, |it| seat(it).is_some());
    } else if partner == by {
        problems.contradiction(path, "must name another seat");
    }
    partner
}
