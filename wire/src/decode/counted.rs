//! The announcements and special points of a game given by counts.

use doko_engine::{
    Announcement, ByParty, Party, Special, SpecialPoint, Specials, Standing, no_specials,
};
use doko_proto::v1;

use super::columns::{announcement, party};
use super::{Problems, limit};

/// What stands, and whose Ansage came last.
pub(super) fn standing(
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
        let answered = standing.get(whose.opponent()).level;
        let problem = contradiction(standing.get(whose), answered, whose, what, reply);
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
    answered: u8,
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
        Announcement::Ansage(_) if reply && answered == 0 => Some("answers nothing"),
        Announcement::Ansage(_) | Announcement::Absage(_) => None,
    }
}

/// The special points, for which a party needs the tricks and the Augen. In a
/// solo they may be stated and do not count (SCORE-34).
pub(super) fn specials(
    problems: &mut Problems,
    messages: &[v1::CountedSpecial],
    taken: Option<(ByParty<u8>, ByParty<u8>)>,
) -> Specials {
    let path = "counts.specials";
    limit(problems, path, messages.len(), 32);
    let mut specials = no_specials();
    for (i, message) in messages.iter().enumerate().take(32) {
        let at = format!("{path}[{i}]");
        let party = problems.required(&format!("{at}.party"), message.party, party);
        let point = point(problems, &at, message.kind);
        if message.count > 12 {
            let problem = "must be 0 to 12";
            problems.note(
                format!("{at}.count"),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
        let (Some(party), Some(point)) = (party, point) else {
            continue;
        };
        for _ in 0..message.count.clamp(1, 12) {
            let special = Special {
                point,
                party,
                trick: None,
                seat: None,
            };
            if specials.iter().filter(|it| it.point == point).count() == most(point) {
                let problem = format!("is more than the {} a game can have", most(point));
                problems.note(
                    format!("{at}.count"),
                    v1::ErrorReason::MalformedField,
                    problem,
                );
                break;
            }
            specials.push(special);
        }
    }
    if let Some((augen, tricks)) = taken {
        check_tricks(problems, &specials, &augen, &tricks);
    }
    specials
}

/// Which special point this number names.
fn point(problems: &mut Problems, at: &str, number: i32) -> Option<SpecialPoint> {
    match v1::ScoreItemKind::try_from(number) {
        Ok(v1::ScoreItemKind::Fuchs) => return Some(SpecialPoint::Fuchs),
        Ok(v1::ScoreItemKind::Doppelkopf) => return Some(SpecialPoint::Doppelkopf),
        Ok(v1::ScoreItemKind::Karlchen) => return Some(SpecialPoint::Karlchen),
        Ok(v1::ScoreItemKind::Unspecified) => problems.missing_field(&format!("{at}.kind")),
        Ok(_) => {
            let problem = "must be a special point of this rule set: FUCHS, DOPPELKOPF or KARLCHEN";
            problems.note(
                format!("{at}.kind"),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
        Err(_) => problems.unknown_number(format!("{at}.kind")),
    }
    None
}

/// Compares the special points of each party with the tricks that it needs for
/// them: one for each Doppelkopf, of 40 Augen, and one for anything else.
fn check_tricks(
    problems: &mut Problems,
    specials: &Specials,
    augen: &ByParty<u8>,
    tricks: &ByParty<u8>,
) {
    for (whose, name) in [(Party::Re, "Re"), (Party::Kontra, "Kontra")] {
        let own = || specials.iter().filter(|it| it.party == whose);
        let big = own()
            .filter(|it| it.point == SpecialPoint::Doppelkopf)
            .count();
        let needed = big.max(usize::from(own().next().is_some()));
        if needed > usize::from(*tricks.get(whose)) || 40 * big > usize::from(*augen.get(whose)) {
            let problem = format!("gives {name} special points that its tricks cannot hold");
            let path = "counts.specials".to_owned();
            problems.note(path, v1::ErrorReason::ContradictoryFields, problem);
        }
    }
}

/// How many a game can have: two Füchse, four tricks of 40 Augen or more (each
/// takes four of the 16 aces and tens, SCORE-38), one last trick.
const fn most(point: SpecialPoint) -> usize {
    match point {
        SpecialPoint::Fuchs | SpecialPoint::KarlchenCaught | SpecialPoint::FuchsCaughtLast => 2,
        SpecialPoint::Doppelkopf => 4,
        SpecialPoint::Karlchen
        | SpecialPoint::FuchsLast
        | SpecialPoint::Dulle
        | SpecialPoint::Herzstich => 1,
    }
}
