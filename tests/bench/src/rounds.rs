//! Two sides take turns, and what their times tell.

use std::time::Duration;

use serde::Serialize;

/// One side against its baseline.
#[derive(Debug, Serialize)]
pub(crate) struct Comparison {
    /// What is measured.
    pub(crate) what: &'static str,
    pub(crate) baseline: &'static str,
    /// What is counted per second.
    pub(crate) unit: &'static str,
    pub(crate) rounds: Vec<Round>,
    /// The least that the median ratio must be, if that was said.
    pub(crate) floor: Option<f64>,
    /// What one core should do per second, on a machine that can.
    pub(crate) goal: Option<f64>,
}

/// Both sides in one round.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Round {
    pub(crate) per_second: f64,
    pub(crate) baseline_per_second: f64,
    /// How much of each side one second of its server thread would do, where
    /// the system says what threads consumed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) per_cpu_second: Option<[f64; 2]>,
}

impl Round {
    pub(crate) fn ratio(self) -> f64 {
        self.per_second / self.baseline_per_second
    }
}

/// The middle, the smallest and the largest of some values.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Spread {
    pub(crate) median: f64,
    pub(crate) min: f64,
    pub(crate) max: f64,
}

impl Spread {
    /// `None` of no values.
    pub(crate) fn of(values: impl Iterator<Item = f64>) -> Option<Spread> {
        let mut sorted: Vec<f64> = values.collect();
        sorted.sort_by(f64::total_cmp);
        let above = *sorted.get(sorted.len() / 2)?;
        let below = *sorted.get((sorted.len() - 1) / 2)?;
        Some(Spread {
            median: f64::midpoint(below, above),
            min: *sorted.first()?,
            max: *sorted.last()?,
        })
    }
}

impl Comparison {
    pub(crate) fn ratio(&self) -> Option<Spread> {
        Spread::of(self.rounds.iter().map(|round| round.ratio()))
    }

    /// The same ratio by consumed time instead of time that passed.
    pub(crate) fn cpu_ratio(&self) -> Option<Spread> {
        let both = self.rounds.iter().filter_map(|round| round.per_cpu_second);
        Spread::of(both.map(|[own, baseline]| own / baseline))
    }

    /// Judged by consumed time where it is known: when the other core is busy
    /// with something else, both sides wait for the load alike, and the ratio of
    /// the time that passed is too good.
    pub(crate) fn is_good(&self) -> bool {
        let ratio = self.cpu_ratio().or(self.ratio());
        self.floor
            .is_none_or(|floor| ratio.is_some_and(|ratio| ratio.median >= floor))
    }
}

/// A side of a comparison in one round.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Side {
    Subject,
    Baseline,
}

/// What one side took for one round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    pub(crate) passed: Duration,
    /// By the thread that serves, if that is known.
    pub(crate) consumed: Option<Duration>,
}

/// Lets both sides do `count` things in each round, in changing order, after a
/// round that does not count.
///
/// # Errors
///
/// The first error of `run`.
pub(crate) fn take_turns(
    rounds: u32,
    count: u32,
    mut run: impl FnMut(u32, Side) -> anyhow::Result<Time>,
) -> anyhow::Result<Vec<Round>> {
    let mut measured = Vec::new();
    for round in 0..=rounds {
        let (subject, baseline) = if round % 2 == 0 {
            let subject = run(round, Side::Subject)?;
            (subject, run(round, Side::Baseline)?)
        } else {
            let baseline = run(round, Side::Baseline)?;
            (run(round, Side::Subject)?, baseline)
        };
        let per = |time: Duration| f64::from(count) / time.as_secs_f64();
        let consumed = subject.consumed.zip(baseline.consumed);
        if round > 0 {
            measured.push(Round {
                per_second: per(subject.passed),
                baseline_per_second: per(baseline.passed),
                per_cpu_second: consumed.map(|(a, b)| [per(a), per(b)]),
            });
        }
    }
    Ok(measured)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let median = |values: &[f64]| Spread::of(values.iter().copied()).map(|it| it.median);
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), Some(2.5));
    }

    #[test]
    fn both_sides_run_in_every_round_and_the_first_does_not_count() {
        let mut runs = Vec::new();
        let rounds = take_turns(3, 10, |round, side| {
            runs.push((round, matches!(side, Side::Subject)));
            let passed = match side {
                Side::Subject => Duration::from_secs(2),
                Side::Baseline => Duration::from_secs(1),
            };
            let consumed = None;
            Ok(Time { passed, consumed })
        });
        let ratios: Vec<f64> = rounds.unwrap().iter().map(|it| it.ratio()).collect();
        assert_eq!(ratios, [0.5, 0.5, 0.5]);
        let order: Vec<bool> = runs.iter().map(|&(_, subject)| subject).collect();
        assert_eq!(order, [true, false, false, true, true, false, false, true]);
    }
}
