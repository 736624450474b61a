//! Who watches calls.

use std::sync::Arc;

use opentelemetry_otlp::ExporterBuildError;

use super::Metrics;
use super::traces::Traces;
use crate::config::Seeing;

/// What logs call a method that there is not: they never repeat what a caller invented.
pub(super) const UNKNOWN: &str = "unknown";

/// Who watches calls.
#[derive(Debug)]
pub(crate) struct Watching {
    /// Absent if nothing is counted.
    pub(crate) metrics: Option<Arc<Metrics>>,
    /// Absent if nothing is traced.
    pub(super) traces: Option<Traces>,
}

impl Watching {
    /// Calls are watched as `seeing` has it. Needs the runtime that sends traces.
    ///
    /// # Errors
    ///
    /// If traces have nowhere to go.
    pub(crate) fn new(seeing: &Seeing) -> Result<Self, ExporterBuildError> {
        let metrics = seeing.metrics_address.map(|_| Arc::new(Metrics::new()));
        let traces = Traces::new(seeing)?;
        Ok(Self { metrics, traces })
    }

    /// Sends what was traced last. Blocks, but not for long.
    pub(crate) fn end(&self) {
        if let Some(traces) = &self.traces {
            traces.end();
        }
    }

    /// Calls have ids, but nothing is counted.
    pub(crate) fn of_nothing() -> Self {
        Self {
            metrics: None,
            traces: None,
        }
    }
}
