//! Sessions: what is asked of a list of games, and what is answered.

use serde::{Deserialize, Serialize};

use crate::{EndedBy, Options, Record, ScoreCounts};

/// See [`Question::Session`](crate::Question::Session).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Session {
    /// The rule set; filled in like [`Record::rule_set`].
    #[serde(default)]
    pub rule_set: String,
    /// What differs from it; nothing if absent.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// What happened, in order.
    pub entries: Vec<SessionEntry>,
}

/// One entry of a session. Places are 0 to 3, at a table of five 0 to 4, and so on up to 7.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SessionEntry {
    /// A game that was settled elsewhere.
    Settled(SettledGame),
    /// A game as a record.
    Record(RecordedGame),
    /// A game as counts.
    Counts(CountedGame),
    /// A game that a grave offence ended.
    BrokenOff(BrokenOffGame),
    /// A deal that was not played.
    Redeal(SessionRedeal),
    /// Penalty points by place.
    Penalty(Vec<i32>),
    /// A correction.
    Correction(SessionCorrection),
    /// The time is over.
    TimeOver,
    /// A round of soli is called.
    SoloRound {},
}

/// A game that was settled elsewhere.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SettledGame {
    /// The place that dealt; whoever had to if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// `normalspiel`, `stille_hochzeit`, `hochzeit`, `armut` or `solo`.
    pub contract: String,
    /// Which solo, if it makes a difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<String>,
    /// What the solo is said to have been, `pflichtsolo` or `lustsolo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<String>,
    /// The seats of the Re party; in all but a Normalspiel the first one is who
    /// plays the contract.
    pub re: Vec<u8>,
    /// `re`, `kontra` or `nobody`.
    pub winner: String,
    /// The points of the seats 1 to 4.
    pub points: [i32; 4],
    /// The places of the seats 1 to 4, where each game names them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// How many such games followed each other; one if absent.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: u8,
}

/// A game as a record. It states its context if any of `openPflichtsolo`,
/// `vorfuehrung`, `bockFactor`, `gamesLeft` and `places` is there.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RecordedGame {
    /// The place that dealt; whoever had to if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// The game.
    pub record: Record,
    /// The number of games left that the record states, this one included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_left: Option<u16>,
    /// The places of the seats 1 to 4 that the record states.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
}

impl RecordedGame {
    /// Whether the record says anything about what it inherits from its list.
    pub fn states_context(&self) -> bool {
        !self.record.open_pflichtsolo.is_empty()
            || self.record.vorfuehrung.is_some()
            || self.record.bock_factor.is_some()
            || self.games_left.is_some()
            || !self.places.is_empty()
    }
}

/// A game as counts.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CountedGame {
    /// The place that dealt; whoever had to if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// What the solo is said to have been, `pflichtsolo` or `lustsolo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<String>,
    /// The counts.
    pub counts: ScoreCounts,
    /// The places of the seats 1 to 4, where each game names them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
}

/// A game that a grave offence ended, played in the context that the list gives
/// it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct BrokenOffGame {
    /// The game up to the offence.
    pub record: Record,
    /// The seat that committed the offence.
    pub offender: u8,
    /// Whether it can harm the soloist, `yes` or `no`; not judged if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harms_soloist: Option<String>,
}

impl BrokenOffGame {
    /// The offence.
    pub fn ended_by(&self) -> EndedBy {
        EndedBy {
            offender: self.offender,
            harms_soloist: self.harms_soloist.clone(),
        }
    }
}

/// A deal that was not played.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SessionRedeal {
    /// The place that dealt; whoever had to if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// Why: `two_armuten`, `thrown`, `armut_refused` or `armut`; a wrong deal if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A correction.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SessionCorrection {
    /// The index of the entry that is corrected.
    pub entry: u32,
    /// What is added, by place.
    pub points: Vec<i32>,
}

impl Session {
    /// The entries, each as often as it says.
    pub fn expanded(&self) -> impl Iterator<Item = &SessionEntry> {
        self.entries.iter().flat_map(|entry| {
            let times = match entry {
                SessionEntry::Settled(it) => it.times,
                SessionEntry::Record(_)
                | SessionEntry::Counts(_)
                | SessionEntry::BrokenOff(_)
                | SessionEntry::Redeal(_)
                | SessionEntry::Penalty(_)
                | SessionEntry::Correction(_)
                | SessionEntry::TimeOver
                | SessionEntry::SoloRound {} => 1,
            };
            std::iter::repeat_n(entry, times.into())
        })
    }

    /// Asks under another rule set; the games of the list follow, options and
    /// all.
    pub(crate) fn set_rule_set(&mut self, rule_set: &str) {
        rule_set.clone_into(&mut self.rule_set);
        for entry in &mut self.entries {
            let (name, options) = match entry {
                SessionEntry::Record(it) => (&mut it.record.rule_set, &mut it.record.options),
                SessionEntry::Counts(it) => (&mut it.counts.rule_set, &mut it.counts.options),
                SessionEntry::BrokenOff(it) => (&mut it.record.rule_set, &mut it.record.options),
                SessionEntry::Settled(_)
                | SessionEntry::Redeal(_)
                | SessionEntry::Penalty(_)
                | SessionEntry::Correction(_)
                | SessionEntry::TimeOver
                | SessionEntry::SoloRound {} => continue,
            };
            rule_set.clone_into(name);
            self.options.clone_into(options);
        }
    }
}

const fn once() -> u8 {
    1
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
const fn is_once(times: &u8) -> bool {
    *times == 1
}

/// To [`Question::Session`](crate::Question::Session). Lists of numbers are
/// by place.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SessionAnswer {
    /// How many games were played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// What each entry gave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<Vec<i32>>>,
    /// What each entry was multiplied by for Bock; 1 for what is no game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bock_factors: Option<Vec<u32>>,
    /// Who dealt, deal by deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealers: Option<Vec<u8>>,
    /// The entries whose record is faulty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faulty: Option<Vec<u32>>,
    /// The checks that failed: `"3 DEALER LIST-2"`, entry, check and rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<Vec<String>>,
    /// The totals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub totals: Option<Vec<i32>>,
    /// The penalty points contained in the totals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty_points: Option<Vec<i32>>,
    /// The ranks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Vec<u32>>,
    /// The games won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Vec<u32>>,
    /// The announced soli played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soli: Option<Vec<u32>>,
    /// The announced soli won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soli_won: Option<Vec<u32>>,
    /// The Pflichtsoli still open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pflichtsoli_open: Option<Vec<u32>>,
    /// Whether the list is finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<bool>,
    /// What the next game inherits; compared as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<SessionNext>,
}

/// What the next game of a session inherits.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SessionNext {
    /// The place that deals.
    pub dealer: u8,
    /// The places of the seats 1 to 4.
    pub places: [u8; 4],
    /// The seats whose Pflichtsolo is open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open_pflichtsolo: Vec<u8>,
    /// The kind of each of these Pflichtsoli, if they are not all free.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<String>,
    /// What the next game is multiplied by for Bock, if not by 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bock_factor: Option<u32>,
    /// The seat that must play its Pflichtsolo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vorfuehrung: Option<u8>,
    /// The games left in the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_left: Option<u32>,
}
