//! A finished game given by counts.

use doko_engine::{
    Announcement, ByParty, Parties, Party, Seat, Special, SpecialPoint, Standing, Taken, Tally,
    no_specials,
};
use doko_proto::v1;

use super::columns::{announcement, party, seat};
use super::{Problems, limit, rule_set_ref};
use crate::published::Published;

/// Counts that can be read.
#[derive(Debug)]
pub(crate) struct Counts {
    pub(crate) published: &'static Published,
    pub(crate) tally: Tally,
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
    check_solo(problems, kind, *solo);
    let (parties, soloist) = parties(problems, kind, re_seats);
    let taken = taken(problems, published, *re_augen, *re_tricks, *kontra_tricks);
    let (standing, last_ansage) = standing(problems, announcements);
    let specials = self::specials(problems, specials);
    if bock_factor.is_some_and(|factor| !(1..=1024).contains(&factor)) {
        let problem = "must be 1 to 1024";
        problems.note(
            "counts.bock_factor".to_owned(),
            v1::ErrorReason::MalformedField,
            problem,
        );
    } else if bock_factor.is_some_and(|factor| factor != 1) {
        problems.not_yet("Bock");
    }
    let (augen, tricks) = taken;
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
            soloist,
            taken,
            specials,
        },
    })
}

fn check_solo(problems: &mut Problems, kind: Option<v1::CountedGame>, number: i32) {
    let path = "counts.solo";
    let named = v1::Solo::try_from(number);
    match (kind, named) {
        (_, Err(_)) => problems.unknown_number(path.to_owned()),
        (Some(v1::CountedGame::Solo), Ok(v1::Solo::Unspecified)) => problems.missing_field(path),
        (Some(kind), Ok(solo))
            if kind != v1::CountedGame::Solo && solo != v1::Solo::Unspecified =>
        {
            let problem = "must not be set unless a solo was played";
            problems.note(
                path.to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
        _ => (),
    }
}

/// The parties, and who plays alone.
fn parties(
    problems: &mut Problems,
    kind: Option<v1::CountedGame>,
    numbers: &[i32],
) -> (Parties, Option<Seat>) {
    let path = "counts.re_seats";
    let expected = if kind == Some(v1::CountedGame::TwoAgainstTwo) {
        2
    } else {
        1
    };
    if kind.is_some() && numbers.len() != expected {
        let problem = format!("must name {expected} of the seats");
        problems.note(
            path.to_owned(),
            v1::ErrorReason::ColumnLengthMismatch,
            problem,
        );
    }
    let mut seats = Vec::new();
    for (i, &number) in numbers.iter().enumerate().take(2) {
        match seat(number) {
            Some(seat) if seats.contains(&seat) => {
                let problem = "names the same seat again";
                problems.note(
                    format!("{path}[{i}]"),
                    v1::ErrorReason::ContradictoryFields,
                    problem,
                );
            }
            Some(seat) => seats.push(seat),
            None => problems.unknown_number(format!("{path}[{i}]")),
        }
    }
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

/// The Augen and tricks of both parties.
fn taken(
    problems: &mut Problems,
    published: Option<&Published>,
    re_augen: u32,
    re_tricks: u32,
    kontra_tricks: u32,
) -> (ByParty<u8>, ByParty<u8>) {
    let re = u8::try_from(re_augen).ok().filter(|&augen| augen <= 240);
    if re.is_none() {
        let problem = "must be 0 to 240";
        problems.note(
            "counts.re_augen".to_owned(),
            v1::ErrorReason::MalformedField,
            problem,
        );
    }
    let re = re.unwrap_or(0);
    let all = published.map_or(0, |it| u32::from(it.rules.deck.hand_size()));
    if published.is_some() && re_tricks.checked_add(kontra_tricks) != Some(all) {
        let problem = format!("must be {all} together with `counts.re_tricks`");
        problems.note(
            "counts.kontra_tricks".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    let tricks = |tricks| u8::try_from(tricks).unwrap_or(0);
    let tricks = ByParty {
        re: tricks(re_tricks),
        kontra: tricks(kontra_tricks),
    };
    let augen = ByParty {
        re,
        kontra: 240 - re,
    };
    for (party, name) in [(Party::Re, "Re"), (Party::Kontra, "Kontra")] {
        if *tricks.get(party) == 0 && *augen.get(party) > 0 {
            let problem = format!("gives {name} Augen without a trick");
            problems.note(
                "counts.re_augen".to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
    }
    (augen, tricks)
}

/// What stands, and whose Ansage came last.
fn standing(
    problems: &mut Problems,
    messages: &[v1::CountedAnnouncement],
) -> (ByParty<Standing>, Option<Party>) {
    let path = "counts.announcements";
    limit(problems, path, messages.len(), 12);
    let mut standing = ByParty::<Standing>::default();
    let mut last_ansage = None;
    for (i, message) in messages.iter().enumerate().take(12) {
        let v1::CountedAnnouncement {
            party: whose,
            announcement: what,
            mode,
        } = message;
        let whose = problems.required(&format!("{path}[{i}].party"), *whose, party);
        let what = problems.required(&format!("{path}[{i}].announcement"), *what, announcement);
        let reply = match v1::AnnouncementMode::try_from(*mode) {
            Ok(v1::AnnouncementMode::Reply) => true,
            Ok(v1::AnnouncementMode::Unspecified | v1::AnnouncementMode::Ordinary) => false,
            Ok(v1::AnnouncementMode::Forced | v1::AnnouncementMode::Suspended) => {
                problems.not_yet("announcements that the rules enter");
                false
            }
            Err(_) => {
                problems.unknown_number(format!("{path}[{i}].mode"));
                false
            }
        };
        let (Some(whose), Some(what)) = (whose, what) else {
            continue;
        };
        let problem = contradiction(standing.get(whose), whose, what, reply);
        if let Some(problem) = problem {
            problems.note(
                format!("{path}[{i}]"),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
            continue;
        }
        let own = standing.get_mut(whose);
        own.ansage |= what.level() == 1;
        own.level = own.level.max(what.level());
        own.late_reply |= reply;
        if what.level() == 1 {
            last_ansage = Some(whose);
        }
    }
    (standing, last_ansage)
}

/// What is impossible about an announcement, whatever the time it was made.
fn contradiction(
    own: &Standing,
    whose: Party,
    what: Announcement,
    reply: bool,
) -> Option<&'static str> {
    match what {
        Announcement::Ansage(party) if party != whose => Some("is the Ansage of the other party"),
        _ if what.level() <= own.level => Some("was announced before"),
        Announcement::Absage(_) if !own.ansage => Some("needs an Ansage of its party before it"),
        Announcement::Absage(_) if own.late_reply => Some("cannot follow a late Erwiderung"),
        Announcement::Absage(_) if reply => Some("is no Erwiderung: only Re and Kontra are"),
        Announcement::Ansage(_) | Announcement::Absage(_) => None,
    }
}

fn specials(problems: &mut Problems, messages: &[v1::CountedSpecial]) -> doko_engine::Specials {
    let path = "counts.specials";
    limit(problems, path, messages.len(), 32);
    let mut specials = no_specials();
    for (i, message) in messages.iter().enumerate().take(32) {
        let v1::CountedSpecial {
            kind,
            party: whose,
            count,
        } = message;
        let whose = problems.required(&format!("{path}[{i}].party"), *whose, party);
        let point = match v1::ScoreItemKind::try_from(*kind) {
            Ok(v1::ScoreItemKind::Fuchs) => Some(SpecialPoint::Fuchs),
            Ok(v1::ScoreItemKind::Doppelkopf) => Some(SpecialPoint::Doppelkopf),
            Ok(v1::ScoreItemKind::Karlchen) => Some(SpecialPoint::Karlchen),
            Ok(v1::ScoreItemKind::Unspecified) => {
                problems.missing_field(&format!("{path}[{i}].kind"));
                None
            }
            Ok(_) => {
                let problem =
                    "must be a special point of this rule set: FUCHS, DOPPELKOPF or KARLCHEN";
                problems.note(
                    format!("{path}[{i}].kind"),
                    v1::ErrorReason::MalformedField,
                    problem,
                );
                None
            }
            Err(_) => {
                problems.unknown_number(format!("{path}[{i}].kind"));
                None
            }
        };
        if *count > 12 {
            let problem = "must be 0 to 12";
            problems.note(
                format!("{path}[{i}].count"),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
        let (Some(party), Some(point)) = (whose, point) else {
            continue;
        };
        for _ in 0..(*count).clamp(1, 12) {
            let made = specials.iter().filter(|it| it.point == point).count();
            let fits = made < most(point);
            if !fits
                || !specials.push(Special {
                    point,
                    party,
                    trick: None,
                    seat: None,
                })
            {
                let problem = format!("is more than the {} a game can have", most(point));
                problems.note(
                    format!("{path}[{i}].count"),
                    v1::ErrorReason::MalformedField,
                    problem,
                );
                break;
            }
        }
    }
    specials
}

/// How many a game can have: two Füchse, four tricks of 40 Augen or more (each
/// takes four of the 16 aces and tens, SCORE-38), one last trick.
const fn most(point: SpecialPoint) -> usize {
    match point {
        SpecialPoint::Fuchs => 2,
        SpecialPoint::Doppelkopf => 4,
        SpecialPoint::Karlchen => 1,
    }
}
