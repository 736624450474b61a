//! The announcements and special points of a game given by counts.

use doko_engine::{
    Announcement, BockTrigger, ByParty, Objection, PairLast, PairsLast, Party, RuleSet,
    SchweineAnsage, SchweineMode, SkippedAbsagen, SoloConflict, Special, SpecialPoint, Specials,
    Standing, no_specials,
};
use doko_proto::v1::{self, AnnouncementMode as Mode};

use super::columns::announcement;
use super::special_points::Played;
use super::{Problems, limit};
use crate::published::Published;
use crate::values::Value;

/// What stands, and whose Ansage came last.
pub(super) fn standing(
    problems: &mut Problems,
    published: Option<&Published>,
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
        let whose = problems.required(format_args!("{path}[{i}].party"), *whose, Party::of_number);
        let what = problems.required(
            format_args!("{path}[{i}].announcement"),
            *what,
            announcement,
        );
        let mode = problems.optional(format_args!("{path}[{i}].mode"), *mode, |it| {
            let mode = Mode::try_from(it).ok()?;
            Some(if it == 0 { Mode::Ordinary } else { mode })
        });
        let (Some(whose), Some(what), Some(mode)) = (whose, what, mode) else {
            continue;
        };
        let made = Made { whose, what, mode };
        let rules = published.map(|it| &it.rules);
        let problem = rules.and_then(|rules| made.contradiction(rules, &standing));
        if let Some(problem) = problem {
            problems.contradiction(format_args!("{path}[{i}]"), problem);
            continue;
        }
        let brings_ansage = rules.is_some_and(|rules| made.brings_ansage(rules, &standing));
        let own = standing.get_mut(whose);
        if brings_ansage && !own.ansage {
            own.ansage = true;
            last_ansage = Some(whose);
        }
        let alone =
            rules.is_some_and(|it| it.announcement.skipped_absagen == SkippedAbsagen::DoNotCount);
        *own = if alone && mode != Mode::Forced {
            own.with_only(what)
        } else {
            own.with(what)
        };
        own.late_reply |= mode == Mode::Reply;
    }
    (standing, last_ansage)
}

/// An announcement that was made.
struct Made {
    whose: Party,
    what: Announcement,
    mode: Mode,
}

impl Made {
    /// Whether the Ansage of the party stands with it: because it is one, or because it counts
    /// as announced (ANN-9), also where the rules enter an Absage (AUC-3). One that leans on an
    /// Ansage of the other party announces none (ANN-7).
    fn brings_ansage(&self, rules: &RuleSet, standing: &ByParty<Standing>) -> bool {
        let own = standing.get(self.whose);
        self.mode == Mode::Forced || rules.announcement.lowest(own, self.what) == 1
    }

    /// What is impossible about it, whatever the time it was made.
    fn contradiction(&self, rules: &RuleSet, standing: &ByParty<Standing>) -> Option<&'static str> {
        let &Made { whose, what, mode } = self;
        let found = rules.announcement.objections(standing, whose, what);
        found.iter().find_map(|&it| self.objection(it)).or_else(|| {
            let answered = standing.get(whose.opponent()).level();
            let ansage = matches!(what, Announcement::Ansage(_));
            match mode {
                Mode::Reply if !ansage => Some("is no Erwiderung: only Re and Kontra are"),
                Mode::Reply if answered == 0 => Some("answers nothing"),
                Mode::Suspended if !ansage => Some("cannot be suspended: only Re and Kontra are"),
                Mode::Forced if !forces(rules) => {
                    Some("is not forced: no rule of this rule set enters announcements")
                }
                Mode::Unspecified
                | Mode::Ordinary
                | Mode::Reply
                | Mode::Forced
                | Mode::Suspended => None,
            }
        })
    }

    /// What an objection says about it. What the rules enter needs nothing that was
    /// announced before.
    fn objection(&self, objection: Objection) -> Option<&'static str> {
        let made = self.mode != Mode::Forced;
        match objection {
            Objection::WrongParty => Some("is the Ansage of the other party"),
            Objection::Already => Some("was announced before"),
            Objection::NeedsAnsage => made.then_some("needs an Ansage of its party before it"),
            Objection::BlockedByLateReply => made.then_some("cannot follow a late Erwiderung"),
            Objection::NeedsPrevious => {
                made.then_some("needs all below it before it: this rule set skips nothing")
            }
        }
    }
}

/// Whether announcements can be entered by the rules: with a bid, with Schweine, or
/// after a rich trick (ANN-21).
fn forces(rules: &RuleSet) -> bool {
    let schweine = matches!(
        rules.schweine.mode,
        SchweineMode::Vorbehalt | SchweineMode::Automatic
    );
    rules.solo_conflict == SoloConflict::Auction
        || (schweine && rules.schweine.ansage == SchweineAnsage::Implied)
        || !rules.announcement.implied.is_empty()
        || rules.announcement.pflicht.is_some()
}

/// The special points, for which a party needs the cards, the tricks and the Augen. In a
/// solo they may be stated even if they do not count (SCORE-34).
pub(super) fn specials(
    problems: &mut Problems,
    published: Option<&Published>,
    kind: Option<v1::CountedGame>,
    messages: &[v1::CountedSpecial],
    taken: Option<(ByParty<u8>, ByParty<u8>)>,
) -> Specials {
    let path = "counts.specials";
    limit(problems, path, messages.len(), 32);
    let mut specials = no_specials();
    let pairs = published.map_or_else(PairsLast::default, |it| it.rules.score.pairs_last);
    for (i, message) in messages.iter().enumerate().take(32) {
        let at = format!("{path}[{i}]");
        let party = problems.required(format_args!("{at}.party"), message.party, Party::of_number);
        let point = point(problems, published, &at, message.kind);
        let count = message.count.unwrap_or(1);
        if !(1..=12).contains(&count) {
            let problem = "must be 1 to 12";
            problems.malformed(format_args!("{at}.count"), problem);
        }
        let (Some(party), Some(point)) = (party, point) else {
            continue;
        };
        let most = most(pairs, point, kind);
        for _ in 0..count.min(12) {
            let special = Special {
                point,
                party,
                trick: None,
                seat: None,
                lost_by: None,
            };
            if specials.iter().filter(|it| it.point == point).count() == most {
                let problem = format_args!("is more than the {most} a game can have");
                problems.malformed(format_args!("{at}.count"), problem);
                break;
            }
            specials.push(special);
        }
    }
    if let Some(published) = published {
        let played = Played {
            rules: &published.rules,
            kind,
        };
        for problem in played.contradictions(&specials, taken) {
            problems.contradiction(path, problem);
        }
    }
    specials
}

/// Which special point this number names.
fn point(
    problems: &mut Problems,
    published: Option<&Published>,
    at: &str,
    number: i32,
) -> Option<SpecialPoint> {
    let path = format!("{at}.kind");
    let point = problems.required(&path, number, Value::<v1::SpecialPoint>::of_number)?;
    let rules = published.map(|it| &it.rules);
    let known = |point: SpecialPoint| rules.is_none_or(|rules| is_known(rules, point));
    if !known(point) {
        let all = SpecialPoint::ALL.into_iter().filter(|&it| known(it));
        let names: Vec<&str> = all.map(name).collect();
        let problem = match names.split_last() {
            Some((last, [])) => format!("must be the special point of this rule set: {last}"),
            Some((last, first)) => format!(
                "must be a special point of this rule set: {} or {last}",
                first.join(", ")
            ),
            None => "must not be there: this rule set has no special points".to_owned(),
        };
        problems.malformed(path, problem);
        return None;
    }
    Some(point)
}

/// Whether the rule set asks for it: as a point, or as what starts Bock games.
fn is_known(rules: &RuleSet, point: SpecialPoint) -> bool {
    let starts_bock =
        point == SpecialPoint::Herzstich && rules.bock.triggers.contains(BockTrigger::Herzstich);
    starts_bock || rules.score.special_points.contains(point)
}

/// The name of a special point without what is common to all.
fn name(point: SpecialPoint) -> &'static str {
    let message = v1::SpecialPoint::try_from(Value::<v1::SpecialPoint>::number(point));
    let name = message.unwrap_or_default().as_str_name();
    name.strip_prefix("SPECIAL_POINT_").unwrap_or(name)
}

/// How many a game can have: two Füchse, four tricks of 40 Augen or more (each
/// takes four of the 16 aces and tens, SCORE-38), one last trick, one trick of
/// plain hearts (SCORE-37) or up to three where no hearts are trumps.
const fn most(pairs: PairsLast, point: SpecialPoint, kind: Option<v1::CountedGame>) -> usize {
    match point {
        SpecialPoint::Fuchs
        | SpecialPoint::KarlchenCaught
        | SpecialPoint::FuchsCaughtLast
        | SpecialPoint::Klabautermann
        | SpecialPoint::Fischauge
        | SpecialPoint::Gans
        | SpecialPoint::Kaffeekraenzchen => 2,
        SpecialPoint::FuchsLast if pairs.contains(PairLast::Fuchs) => 2,
        SpecialPoint::Karlchen if pairs.contains(PairLast::Karlchen) => 2,
        SpecialPoint::Doppelkopf => 4,
        SpecialPoint::Herzstich if matches!(kind, Some(v1::CountedGame::Solo)) => 3,
        SpecialPoint::Karlchen
        | SpecialPoint::FuchsLast
        | SpecialPoint::Dulle
        | SpecialPoint::GegenDieSchweine
        | SpecialPoint::Herzstich => 1,
    }
}
