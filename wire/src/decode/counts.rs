//! A finished game given by counts.

use doko_engine::{BockFactor, ByParty, CountsAs, Deck, Parties, Party, Seat, Solo, Taken, Tally};
use doko_proto::v1;

use super::counted::{self, standing};
use super::lists::seats_of_party;
use super::special_points::is_two_against_two;
use super::{Problems, context, rule_set_ref};
use crate::published::{Published, Served};
use crate::values::Value as _;

/// Counts that can be read.
#[derive(Debug)]
pub(crate) struct Counts {
    pub(crate) published: Served,
    pub(crate) tally: Tally,
    /// What the value is multiplied by for Bock.
    pub(crate) bock: BockFactor,
}

/// Reads counts.
pub(crate) fn counts(problems: &mut Problems, message: &v1::GameCounts) -> Option<Counts> {
    let v1::GameCounts {
        rule_set,
        kind,
        solo,
        re_seats,
        re_augen,
        re_tricks,
        kontra_tricks,
        announcements,
        specials,
        bock_factor,
    } = message;
    let published = rule_set_ref::rule_set(problems, "counts.rule_set", rule_set.as_ref());
    let kind = problems.required("counts.kind", *kind, |number| {
        v1::CountedGame::try_from(number)
            .ok()
            .filter(|it| *it != v1::CountedGame::Unspecified)
    });
    let served = published.as_deref();
    let solo = solo_of(problems, served, kind, *solo);
    let (parties, alone) = parties(problems, kind, re_seats);
    let re_augen = problems.number("counts.re_augen", *re_augen);
    let re_tricks = problems.number("counts.re_tricks", *re_tricks);
    let kontra_tricks = problems.number("counts.kontra_tricks", *kontra_tricks);
    let tricks = ByParty {
        re: re_tricks,
        kontra: kontra_tricks,
    };
    let taken = taken(problems, served, re_augen, tricks);
    let (standing, last_ansage) = standing(problems, served, announcements);
    let specials = counted::specials(problems, served, kind, specials, taken);
    let bock = context::bock_factor(problems, "counts.bock_factor", *bock_factor);
    let (augen, tricks) = taken?;
    let taken = Taken {
        augen,
        tricks,
        standing,
        last_ansage,
    };
    Some(Counts {
        published: published?,
        tally: Tally {
            parties,
            counts_as: counts_as(kind?, solo, alone)?,
            taken,
            specials,
        },
        bock: bock?,
    })
}

/// What the game counts as; `None` if a part of it was noted.
fn counts_as(kind: v1::CountedGame, solo: Option<Solo>, alone: Option<Seat>) -> Option<CountsAs> {
    Some(match kind {
        v1::CountedGame::TwoAgainstTwo => CountsAs::TwoAgainstTwo,
        v1::CountedGame::Armut => CountsAs::Armut,
        v1::CountedGame::Solo => CountsAs::Solo {
            seat: alone?,
            solo: solo?,
        },
        v1::CountedGame::StilleHochzeit => CountsAs::StilleHochzeit { seat: alone? },
        v1::CountedGame::FailedHochzeit => CountsAs::FailedHochzeit { seat: alone? },
        v1::CountedGame::Unspecified => return None,
    })
}

/// Which solo was played, if one was.
fn solo_of(
    problems: &mut Problems,
    published: Option<&Published>,
    kind: Option<v1::CountedGame>,
    number: i32,
) -> Option<Solo> {
    let path = "counts.solo";
    let named = problems.optional(path, number, Solo::of_number);
    let alone = kind == Some(v1::CountedGame::Solo);
    let contradiction = match (named, published) {
        (Some(_), _) if kind.is_some() && !alone => "must not be set unless a solo was played",
        (Some(named), Some(published)) if !published.rules.solos.contains(named) => {
            "is no solo of this rule set"
        }
        (None, _) if alone && number == 0 => {
            problems.missing_field(path);
            return None;
        }
        (Some(_) | None, _) => return named,
    };
    problems.contradiction(path, contradiction);
    None
}

/// The parties, and who plays alone.
fn parties(
    problems: &mut Problems,
    kind: Option<v1::CountedGame>,
    numbers: &[i32],
) -> (Parties, Option<Seat>) {
    let path = "counts.re_seats";
    let expected = if kind.is_some_and(is_two_against_two) {
        2
    } else {
        1
    };
    if kind.is_some() && numbers.len() != expected {
        let problem = format_args!("must name {expected} of the seats");
        problems.note(path, v1::ErrorReason::ColumnLengthMismatch, problem);
    }
    let seats = seats_of_party(problems, path, numbers);
    let party = |it| {
        Some(if seats.contains(&it) {
            Party::Re
        } else {
            Party::Kontra
        })
    };
    (
        Parties::from_fn(party),
        seats.first().copied().filter(|_| expected == 1),
    )
}

/// The Augen and tricks of both parties, if they can be. What is given is checked, also
/// where something else is missing.
fn taken(
    problems: &mut Problems,
    published: Option<&Published>,
    re_augen: Option<u32>,
    given: ByParty<Option<u32>>,
) -> Option<(ByParty<u8>, ByParty<u8>)> {
    let re = up_to(problems, "counts.re_augen", re_augen, 240);
    let all = published?.rules.deck.hand_size();
    let tricks = ByParty {
        re: up_to(problems, "counts.re_tricks", given.re, all),
        kontra: up_to(problems, "counts.kontra_tricks", given.kontra, all),
    };
    let together = tricks.re.zip(tricks.kontra);
    if together.is_some_and(|(re, kontra)| re + kontra != all) {
        let problem = format_args!("must be {all} together with `counts.re_tricks`");
        let path = "counts.kontra_tricks";
        problems.contradiction(path, problem);
        return None;
    }
    let augen = ByParty {
        re: re?,
        kontra: 240 - re?,
    };
    let (least, most) = augen_of_a_trick(published?.rules.deck);
    for (party, name) in [(Party::Re, "Re"), (Party::Kontra, "Kontra")] {
        let (augen, tricks) = (*augen.get(party), *tricks.get(party));
        let augen = u16::from(augen);
        let problem = match tricks.map(u16::from) {
            Some(tricks) if augen > most * tricks => {
                format_args!("gives {name} more Augen than its tricks can hold")
            }
            Some(tricks) if augen < least * tricks => {
                format_args!("gives {name} fewer Augen than its tricks have")
            }
            Some(_) | None => continue,
        };
        let path = "counts.re_augen";
        problems.contradiction(path, problem);
    }
    let (re, kontra) = together?;
    Some((augen, ByParty { re, kontra }))
}

/// The Augen that a trick has at least and at most: four times the lowest card, and four aces.
/// That not all tricks can be the poorest or richest ones is left aside.
const fn augen_of_a_trick(deck: Deck) -> (u16, u16) {
    match deck {
        Deck::WithNines => (0, 44),
        Deck::WithoutNines => (8, 44),
    }
}

/// A count of at most `most`, if it is given.
fn up_to(problems: &mut Problems, path: &str, given: Option<u32>, most: u8) -> Option<u8> {
    let number = given?;
    let read = u8::try_from(number).ok().filter(|&it| it <= most);
    if read.is_none() {
        let problem = format_args!("must be 0 to {most}");
        problems.malformed(path, problem);
    }
    read
}
