//! Instructions per piece of work, which are the same on a busy machine.
//!
//! Valgrind runs this program twice, with little and with much of the work; the
//! difference leaves out everything that happens once. Budgets are what was
//! counted plus about a fifth, for the next compiler: whoever exceeds one finds out
//! why, and raises it only knowingly.

use std::hint::black_box;

use anyhow::Context as _;
use clap::ValueEnum;
use fastrand::Rng;
use serde::Serialize;

#[cfg(feature = "service")]
use crate::service::alone::{self, Who};
#[cfg(feature = "service")]
use crate::service::exchange::{Task, decode_and_encode, decode_answer_and_encode};
use crate::{games, valgrind, walk};

/// What is counted.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Work {
    Walk,
    Games,
    #[cfg(feature = "service")]
    Codec,
    #[cfg(feature = "service")]
    Ruling,
    #[cfg(feature = "service")]
    AuditCodec,
    #[cfg(feature = "service")]
    Audit,
}

#[derive(Debug, Serialize)]
pub(crate) struct Count {
    pub(crate) what: &'static str,
    pub(crate) instructions: u64,
    /// The most that may be; `None` for a baseline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) budget: Option<u64>,
}

impl Count {
    pub(crate) fn is_good(&self) -> bool {
        self.budget.is_none_or(|budget| self.instructions <= budget)
    }
}

impl Work {
    fn what(self) -> &'static str {
        match self {
            Work::Walk => "a game of the bare walk",
            Work::Games => "a random complete game",
            #[cfg(feature = "service")]
            Work::Codec => "ValidateMove decoded, its answer encoded",
            #[cfg(feature = "service")]
            Work::Ruling => "the same and answered in between",
            #[cfg(feature = "service")]
            Work::AuditCodec => "an audit of a game decoded, its answer encoded",
            #[cfg(feature = "service")]
            Work::Audit => "the same and answered in between",
        }
    }

    fn budget(self) -> Option<u64> {
        match self {
            Work::Walk => None,
            Work::Games => Some(BUDGET_GAME),
            #[cfg(feature = "service")]
            Work::Codec | Work::AuditCodec => None,
            #[cfg(feature = "service")]
            Work::Ruling => Some(BUDGET_RULING),
            #[cfg(feature = "service")]
            Work::Audit => Some(BUDGET_AUDIT),
        }
    }

    /// Does the work this often.
    ///
    /// # Errors
    ///
    /// The work fails.
    pub(crate) fn repeat(self, times: u32) -> anyhow::Result<()> {
        match self {
            Work::Walk => {
                let mut rng = Rng::with_seed(1);
                for _ in 0..times {
                    black_box(walk::play(&mut rng));
                }
            }
            Work::Games => {
                let mut rng = Rng::with_seed(1);
                for _ in 0..times {
                    black_box(games::play(&mut rng)?);
                }
            }
            #[cfg(feature = "service")]
            Work::Codec | Work::Ruling | Work::AuditCodec | Work::Audit => self.wire(times)?,
        }
        Ok(())
    }

    #[cfg(feature = "service")]
    fn wire(self, times: u32) -> anyhow::Result<()> {
        let (task, is_answered) = match self {
            Work::Codec => (Task::Ruling, false),
            Work::Ruling => (Task::Ruling, true),
            Work::AuditCodec => (Task::Audits, false),
            Work::Audit => (Task::Audits, true),
            Work::Walk | Work::Games => return Ok(()),
        };
        let exchange = task.exchange()?;
        for _ in 0..times {
            black_box(match is_answered {
                false => decode_and_encode(&exchange)?,
                true => decode_answer_and_encode(&exchange)?,
            });
        }
        Ok(())
    }
}

const BUDGET_GAME: u64 = 14_100;
#[cfg(feature = "service")]
const BUDGET_RULING: u64 = 38_300;
#[cfg(feature = "service")]
const BUDGET_AUDIT: u64 = 86_700;
#[cfg(feature = "service")]
const BUDGET_CALL: u64 = 85_100;
/// JSON costs no more than three times as much.
#[cfg(feature = "service")]
const BUDGET_JSON: u64 = 3 * BUDGET_CALL;
#[cfg(feature = "service")]
const BUDGET_MESSAGE: u64 = 52_900;
#[cfg(feature = "service")]
const BUDGET_AUDIT_MESSAGE: u64 = 98_200;

const LITTLE: u32 = 1_000;
const MUCH: u32 = 5_000;

/// Counts everything; nothing if there is no valgrind.
///
/// # Errors
///
/// Valgrind or the work fails.
pub(crate) fn count() -> anyhow::Result<Vec<Count>> {
    if !valgrind::is_installed() {
        eprintln!("valgrind is not installed: instructions are not counted");
        return Ok(Vec::new());
    }
    let count = |&work: &Work| {
        let difference = total(work, MUCH)?.saturating_sub(total(work, LITTLE)?);
        Ok(Count {
            what: work.what(),
            instructions: difference / u64::from(MUCH - LITTLE),
            budget: work.budget(),
        })
    };
    let counts: anyhow::Result<Vec<Count>> = Work::value_variants().iter().map(count).collect();
    #[cfg(feature = "service")]
    let counts = counts.and_then(|mut counts| {
        counts.extend(calls()?);
        Ok(counts)
    });
    counts
}

/// What a message costs the process that serves, the kernel left out.
#[cfg(feature = "service")]
fn calls() -> anyhow::Result<Vec<Count>> {
    let count = |what, who, task, budget| {
        let total = |messages| alone::total(who, task, messages);
        let difference = total(MUCH)?.saturating_sub(total(LITTLE)?);
        anyhow::Ok(Count {
            what,
            instructions: difference / u64::from(MUCH - LITTLE),
            budget,
        })
    };
    let mut counts = Vec::new();
    for (task, names, budget) in [
        (
            Task::Ruling,
            [
                "a call that is decoded and encoded",
                "a call of ValidateMove",
            ],
            BUDGET_CALL,
        ),
        (
            Task::Stream,
            [
                "a message of a stream that is decoded and encoded",
                "a ruling on a stream",
            ],
            BUDGET_MESSAGE,
        ),
        (
            Task::Audits,
            ["the same with an audit", "an audit on a stream"],
            BUDGET_AUDIT_MESSAGE,
        ),
    ] {
        let [baseline, server] = names;
        counts.push(count(baseline, Who::Baseline, task, None)?);
        counts.push(count(server, Who::Server, task, Some(budget))?);
    }
    counts.push(count(
        "a call of ValidateMove as JSON",
        Who::Server,
        Task::Json,
        Some(BUDGET_JSON),
    )?);
    Ok(counts)
}

/// All instructions of a run with this much work.
fn total(work: Work, times: u32) -> anyhow::Result<u64> {
    let name = work.to_possible_value().context("a work without name")?;
    let output = valgrind::this_program()?
        .args(["repeat", name.get_name(), &times.to_string()])
        .output()?;
    valgrind::collected(&output)
}
