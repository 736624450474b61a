//! How a list of games stands.

use doko_proto::v1;

use crate::answer::settlement::Settlement;
use crate::answer::verdict::{RecordFaulty, RuleCitation, RuleSetStamp};
use crate::named::named;
use crate::read::{FromMessage, Malformed, all, list, maybe, optional, required};
use crate::record::Context;
use crate::words::{PflichtsoloSlot, Place, Seat};

/// What one entry of a list came to. Points are by place, one for each player.
#[derive(Clone, Debug, PartialEq)]
pub struct ListLine {
    /// The index of the entry.
    pub entry: u32,
    /// The number of the game in the list, from 1; `None` if the entry is no game.
    pub game_number: Option<u32>,
    /// The place that dealt; `None` if the entry is no deal.
    pub dealer: Option<Place>,
    /// The places of seats 1 to 4; empty if the entry is no deal.
    pub places: Vec<Place>,
    /// What it gave.
    pub points: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
    /// What a game was multiplied by for Bock.
    pub bock_factor: u32,
    /// The settlement, if the service made it.
    pub settlement: Option<Box<Settlement>>,
    /// What is wrong with the record of a game, which then gives no points.
    pub record_faulty: Option<RecordFaulty>,
}

impl FromMessage for ListLine {
    type Message = v1::SessionLine;

    fn from_message(message: v1::SessionLine) -> Result<ListLine, Malformed> {
        Ok(ListLine {
            entry: message.entry,
            game_number: message.game_number,
            dealer: optional(message.dealer, "SessionLine.dealer")?,
            places: list(&message.places, "SessionLine.places")?,
            points: message.points,
            totals: message.totals,
            bock_factor: message.bock_factor,
            settlement: maybe(message.settlement)?.map(Box::new),
            record_faulty: maybe(message.record_faulty)?,
        })
    }
}

/// How one player stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Standing {
    /// The place.
    pub place: Place,
    /// The total.
    pub points: i32,
    /// The rank, from 1; equal totals have equal ranks.
    pub rank: u32,
    /// The games played, without sitting out.
    pub games: u32,
    /// The games won.
    pub won: u32,
    /// The announced soli played.
    pub soli: u32,
    /// The announced soli won.
    pub soli_won: u32,
    /// The Pflichtsoli still open.
    pub pflichtsoli_open: u32,
    /// The penalty points contained in the total.
    pub penalty_points: i32,
}

impl FromMessage for Standing {
    type Message = v1::Standing;

    fn from_message(message: v1::Standing) -> Result<Standing, Malformed> {
        Ok(Standing {
            place: required(message.place, "Standing.place")?,
            points: message.points,
            rank: message.rank,
            games: message.games,
            won: message.won,
            soli: message.soli,
            soli_won: message.soli_won,
            pflichtsoli_open: message.pflichtsoli_open,
            penalty_points: message.penalty_points,
        })
    }
}

named! {
    /// What is checked in a list.
    open ListCheckKind of SessionCheckKind {
        /// The points of a game with its corrections sum to zero.
        SumZero = SumZero "sum_zero",
        /// They are all even or all odd.
        EqualParity = EqualParity "equal_parity",
        /// The right place dealt.
        Dealer = Dealer "dealer",
        /// The stated number of games left is right.
        GamesLeft = GamesLeft "games_left",
        /// The stated Pflichtsoli are right.
        Pflichtsolo = Pflichtsolo "pflichtsolo",
        /// A Vorführung was due, and the right seat played it.
        Vorfuehrung = Vorfuehrung "vorfuehrung",
        /// The stated Bock factor is right.
        BockFactor = BockFactor "bock_factor",
        /// The list is not longer than the rules say.
        ListLength = ListLength "list_length",
        /// The record of a game is legal and complete.
        Record = Record "record",
        /// While a round of soli runs, no other begins, and the same four play.
        SoloRoundOpen = SoloRoundOpen "solo_round_open",
    }
}

/// A check that failed.
#[derive(Clone, Debug, PartialEq)]
pub struct ListCheck {
    /// Which one.
    pub kind: ListCheckKind,
    /// The index of the entry.
    pub entry: u32,
    /// The rule behind it.
    pub rule: Option<RuleCitation>,
    /// What was stated, or came out, if that is a number: points, a place, a seat (0 for none),
    /// games or a factor.
    pub stated: Option<i32>,
    /// What is right instead, in the same terms.
    pub expected: Option<i32>,
    /// The open Pflichtsoli that were stated, if those are wrong.
    pub stated_pflichtsoli: Vec<(Seat, PflichtsoloSlot)>,
    /// The open Pflichtsoli that are right instead.
    pub expected_pflichtsoli: Vec<(Seat, PflichtsoloSlot)>,
    /// What is wrong and what would be right, in the language asked for.
    pub text: String,
}

impl FromMessage for ListCheck {
    type Message = v1::SessionCheck;

    fn from_message(message: v1::SessionCheck) -> Result<ListCheck, Malformed> {
        Ok(ListCheck {
            kind: required(message.kind, "SessionCheck.kind")?,
            entry: message.entry,
            rule: maybe(message.rule)?,
            stated: message.stated,
            expected: message.expected,
            stated_pflichtsoli: pflichtsoli(message.stated_seats, message.stated_slots)?,
            expected_pflichtsoli: pflichtsoli(message.expected_seats, message.expected_slots)?,
            text: message.text,
        })
    }
}

/// Open Pflichtsoli, as a context has them.
fn pflichtsoli(
    seats: Vec<i32>,
    slots: Vec<i32>,
) -> Result<Vec<(Seat, PflichtsoloSlot)>, Malformed> {
    let context = Context::from_message(v1::GameContext {
        pflichtsolo_seats: seats,
        pflichtsolo_slots: slots,
        ..v1::GameContext::default()
    });
    let context = context.map_err(|error| Malformed(error.to_string()))?;
    Ok(context.open_pflichtsoli)
}

/// The answer to [`ScoreSession`](crate::ScoreSession).
#[derive(Clone, Debug, PartialEq)]
pub struct ListAnswer {
    /// The entries one by one.
    pub lines: Vec<ListLine>,
    /// The players, by place.
    pub standings: Vec<Standing>,
    /// The checks that failed, in order; none if everything is right.
    pub failed_checks: Vec<ListCheck>,
    /// What the next game inherits, as its record takes it; `None` if the list is
    /// finished.
    pub next: Option<Context>,
    /// Who deals next; `None` if the list is finished.
    pub next_dealer: Option<Place>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for ListAnswer {
    type Message = v1::ScoreSessionResponse;

    fn from_message(message: v1::ScoreSessionResponse) -> Result<ListAnswer, Malformed> {
        let next = message.next_context.map(Context::from_message).transpose();
        Ok(ListAnswer {
            lines: all(message.lines)?,
            standings: all(message.standings)?,
            failed_checks: all(message.failed_checks)?,
            next: next.map_err(|error| Malformed(error.to_string()))?,
            next_dealer: optional(message.next_dealer, "ScoreSessionResponse.next_dealer")?,
            answered_by: message.answered_by.into(),
        })
    }
}
