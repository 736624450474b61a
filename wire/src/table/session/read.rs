//! What a session consists of.

mod broken_off;
mod game;
mod record;
mod settled;

use doko_engine::{
    ArmutMode, ByPlace, ListLength, Place, Players, RedealReason, RuleSet, Stated, TableSeating,
};
use doko_proto::v1;
use doko_proto::v1::session_entry::Entry as Message;

use crate::Failure;
use crate::book;
use crate::decode::{self, MAX_ENTRIES, Problems};
use crate::encode::Scribe;
use crate::published::Published;
use crate::texts::Voice;

pub(super) use broken_off::BrokenOff;
pub(super) use game::{Game, Source};
pub(super) use settled::Settled;

const MAX_NOTE: usize = 200;

/// The sum of all entries stays far from any limit.
pub(super) const MAX_POINTS: i32 = 1_000_000;

/// An entry that can be read.
pub(super) enum Entry {
    Game(Box<Game>),
    BrokenOff(Box<BrokenOff>),
    /// A deal that was not played, what is said of it, and why.
    Redeal(Stated, RedealReason),
    /// A deal that was none (PEN-14), and what is said of it.
    WrongDeal(Stated),
    Penalty(ByPlace<i32>),
    Correction {
        /// The entry that is corrected.
        of: u32,
        what: Corrected,
        points: ByPlace<i32>,
    },
    TimeOver,
    SoloRound,
}

/// What a correction corrects.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Corrected {
    Game,
    Penalty,
}

/// The table that a session is read for.
#[derive(Clone, Copy)]
struct Table<'a> {
    /// The rule set, unless it cannot be read.
    published: Option<&'a Published>,
    players: Players,
}

impl Table<'_> {
    /// Whether each game names its places (`table.seating`).
    fn names_places(self) -> bool {
        let rules = self.published.map(|it| &it.rules);
        rules.is_some_and(|it| it.list.seating == TableSeating::Free)
    }
}

/// Reads a request.
pub(super) fn read(
    request: v1::ScoreSessionRequest,
) -> Result<(Scribe, Players, Vec<Entry>), Failure> {
    let v1::ScoreSessionRequest {
        rule_set,
        players,
        entries,
        language,
    } = request;
    let mut problems = Problems::default();
    let published = decode::rule_set(&mut problems, "rule_set", rule_set.as_ref());
    let players = self::players(&mut problems, published.as_deref(), players);
    let table = Table {
        published: published.as_deref(),
        players,
    };
    decode::limit(&mut problems, "entries", entries.len(), MAX_ENTRIES);
    let messages = entries.iter().enumerate().take(MAX_ENTRIES);
    let read: Vec<Option<Entry>> = messages
        .map(|(i, message)| {
            let prefix = format!("entries[{i}].");
            let earlier = entries.get(..i).unwrap_or_default();
            problems.inside(&prefix, |problems| entry(problems, table, earlier, message))
        })
        .collect();
    let language = decode::language(&mut problems, language);
    let read: Option<Vec<Entry>> = read.into_iter().collect();
    let scribe = published.map(|published| Scribe {
        published,
        voice: language.map(Voice::from),
    });
    let read = scribe.zip(read);
    problems.finish(read.map(|(scribe, entries)| (scribe, players, entries)))
}

/// How many sit at the table.
fn players(
    problems: &mut Problems,
    published: Option<&Published>,
    players: Option<u32>,
) -> Players {
    match players {
        None => Players::of(published.map_or(4, |it| it.rules.list.players)),
        Some(number @ 4..=8) => Players::of(u8::try_from(number).unwrap_or(4)),
        Some(0..=3 | 9..) => {
            let problem = "must be 4 to 8";
            problems.malformed("players", problem);
            Players::Four
        }
    }
}

fn entry(
    problems: &mut Problems,
    table: Table<'_>,
    earlier: &[v1::SessionEntry],
    message: &v1::SessionEntry,
) -> Option<Entry> {
    let v1::SessionEntry { entry } = message;
    let Some(entry) = entry else {
        let fields = [
            "game",
            "redeal",
            "broken_off",
            "penalty",
            "correction",
            "time_over",
            "solo_round",
        ];
        problems.missing_choice("entry", &fields);
        return None;
    };
    match entry {
        Message::Game(message) => {
            let game = problems.inside("game.", |it| game::game(it, table, message));
            game.map(|it| Entry::Game(Box::new(it)))
        }
        Message::Redeal(message) => Some(redeal(problems, table, message)),
        Message::BrokenOff(message) => {
            let read = problems.inside("broken_off.", |it| {
                broken_off::broken_off(it, table, message)
            });
            read.map(|it| Entry::BrokenOff(Box::new(it)))
        }
        Message::Penalty(v1::SessionPenalty {
            points: given,
            note,
        }) => {
            check_note(problems, "penalty.note", note);
            by_place(problems, table, "penalty.points", given).map(Entry::Penalty)
        }
        Message::Correction(message) => correction(problems, table, earlier, message),
        Message::TimeOver(v1::SessionTimeOver {}) => {
            time_over(problems, table.published);
            Some(Entry::TimeOver)
        }
        Message::SoloRound(v1::SessionSoloRound {}) => Some(Entry::SoloRound),
    }
}

fn redeal(problems: &mut Problems, table: Table<'_>, message: &v1::SessionRedeal) -> Entry {
    let v1::SessionRedeal { dealer, reason } = message;
    let path = "redeal.reason";
    let reason = problems.optional(path, *reason, |it| {
        match v1::RedealReason::try_from(it).ok()? {
            v1::RedealReason::Unspecified => None,
            v1::RedealReason::TwoArmuten => Some(RedealReason::TwoArmuten),
            v1::RedealReason::Thrown => Some(RedealReason::Thrown),
            v1::RedealReason::ArmutRefused => Some(RedealReason::ArmutRefused),
            v1::RedealReason::Armut => Some(RedealReason::Armut),
        }
    });
    let rules = table.published.map(|it| &it.rules);
    if let Some((reason, rules)) = reason.zip(rules)
        && !deals_again(rules, reason)
    {
        let none = [
            RedealReason::TwoArmuten,
            RedealReason::Thrown,
            RedealReason::ArmutRefused,
            RedealReason::Armut,
        ];
        let problem = if none.into_iter().any(|it| deals_again(rules, it)) {
            "must be a reason for which this rule set deals again"
        } else {
            "must be unset: this rule set deals again after a wrong deal only (CARD-8)"
        };
        problems.contradiction(path, problem);
    }
    let stated = Stated {
        dealer: place(problems, table.players, "redeal.dealer", *dealer),
        ..Stated::default()
    };
    match reason {
        Some(reason) => Entry::Redeal(stated, reason),
        None => Entry::WrongDeal(stated),
    }
}

/// Whether the cards can be dealt again for this reason.
fn deals_again(rules: &RuleSet, reason: RedealReason) -> bool {
    let throws = !rules.throwing.conditions.is_empty();
    match reason {
        RedealReason::TwoArmuten => throws || rules.armut.mode != ArmutMode::Off,
        RedealReason::Thrown => throws,
        RedealReason::ArmutRefused => rules.armut.mode == ArmutMode::Exchange,
        RedealReason::Armut => rules.armut.mode == ArmutMode::Redeal,
    }
}

fn correction(
    problems: &mut Problems,
    table: Table<'_>,
    earlier: &[v1::SessionEntry],
    message: &v1::SessionCorrection,
) -> Option<Entry> {
    let v1::SessionCorrection {
        entry: of,
        points: given,
        note,
    } = message;
    let of = problems.number("correction.entry", *of);
    let what = of.and_then(|of| corrected(problems, earlier, of));
    let points = by_place(problems, table, "correction.points", given);
    check_note(problems, "correction.note", note);
    Some(Entry::Correction {
        of: of?,
        what: what?,
        points: points?,
    })
}

/// What the entry with this index is, which must be among the `earlier` ones.
fn corrected(
    problems: &mut Problems,
    earlier: &[v1::SessionEntry],
    index: u32,
) -> Option<Corrected> {
    let target = usize::try_from(index).ok().and_then(|it| earlier.get(it));
    let (reason, problem) = match target.map(|it| &it.entry) {
        Some(Some(Message::Game(_))) => return Some(Corrected::Game),
        Some(Some(Message::Penalty(_) | Message::BrokenOff(_))) => return Some(Corrected::Penalty),
        Some(
            Some(
                Message::Redeal(_)
                | Message::Correction(_)
                | Message::TimeOver(_)
                | Message::SoloRound(_),
            )
            | None,
        ) => (
            v1::ErrorReason::ContradictoryFields,
            "must be the index of a game or of penalty points",
        ),
        None => (
            v1::ErrorReason::OutOfOrder,
            "must be the index of an earlier entry",
        ),
    };
    problems.note("correction.entry", reason, problem);
    None
}

/// The time of a list can be over; where there are no lists, nothing is said
/// about time.
fn time_over(problems: &mut Problems, published: Option<&Published>) {
    let open = published.filter(|it| it.rules.list.games == ListLength::Open);
    let Some(published) = open else {
        return;
    };
    let rule = book::without_lists(published.cites);
    let cited = if book::has(published, rule) {
        format!(" ({rule})")
    } else {
        String::new() // Pflichtsoli without a number of games
    };
    problems.contradiction(
        "time_over",
        format_args!("must not be set: this rule set keeps no list that could end{cited}"),
    );
}

fn check_note(problems: &mut Problems, path: &str, note: &str) {
    if note.len() > MAX_NOTE {
        let problem = format!("must not be longer than {MAX_NOTE} bytes");
        problems.note(path, v1::ErrorReason::LimitExceeded, problem);
    }
}

/// The points of each place.
fn by_place(
    problems: &mut Problems,
    table: Table<'_>,
    path: &str,
    given: &[i32],
) -> Option<ByPlace<i32>> {
    let players = table.players.number();
    points(problems, path, "place", given, usize::from(players))?;
    let points = |place: Place| given.get(usize::from(place.number()));
    Some(ByPlace::from_fn(|place| {
        points(place).copied().unwrap_or(0)
    }))
}

/// Looks at the points of each `whom`, of which there are so many; `None` if they
/// are not as many.
fn points(
    problems: &mut Problems,
    path: &str,
    whom: &str,
    given: &[i32],
    number: usize,
) -> Option<()> {
    for (i, points) in given.iter().enumerate().take(number) {
        if is_beyond(*points) {
            let problem = format!("must be -{MAX_POINTS} to {MAX_POINTS}");
            problems.malformed(format!("{path}[{i}]"), problem);
        }
    }
    if given.len() == number {
        return Some(());
    }
    const WORDS: [&str; 9] = ["", "", "", "", "four", "five", "six", "seven", "eight"];
    let words = WORDS.get(number).copied().unwrap_or_default();
    let problem = format!("must have {words} entries, one for each {whom}");
    problems.note(path, v1::ErrorReason::ColumnLengthMismatch, problem);
    None
}

/// Whether these points are more than a list takes from one entry.
pub(super) fn is_too_much(points: ByPlace<i32>) -> bool {
    points.iter().any(|(_, &points)| is_beyond(points))
}

const fn is_beyond(points: i32) -> bool {
    points.unsigned_abs() > MAX_POINTS.unsigned_abs()
}

/// The place at the table that somebody names.
fn place(problems: &mut Problems, players: Players, path: &str, number: i32) -> Option<Place> {
    let place = problems.optional(path, number, |it| v1::Place::try_from(it).ok())?;
    let read = of_message(place);
    if read.is_some_and(|it| !players.places().contains(&it)) {
        let problem = "must be a place of this table";
        problems.contradiction(path, problem);
    }
    read
}

const fn of_message(place: v1::Place) -> Option<Place> {
    match place {
        v1::Place::Place1 => Some(Place::P0),
        v1::Place::Place2 => Some(Place::P1),
        v1::Place::Place3 => Some(Place::P2),
        v1::Place::Place4 => Some(Place::P3),
        v1::Place::Place5 => Some(Place::P4),
        v1::Place::Place6 => Some(Place::P5),
        v1::Place::Place7 => Some(Place::P6),
        v1::Place::Place8 => Some(Place::P7),
        v1::Place::Unspecified => None,
    }
}
