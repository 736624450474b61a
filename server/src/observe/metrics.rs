//! What is counted, by the names that OpenTelemetry gives to calls (`rpc.server.*`, written
//! as Prometheus does) and by names of its own for what only this service has.
//!
//! No label has a value that callers make up: methods are those that are served, rule sets
//! those that are published, rules those of the catalogue.

use std::fmt;
use std::fs;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use http::StatusCode;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use tokio::runtime::RuntimeMetrics;
use tonic::Code;

use super::codes;
use super::connections::{Connections, Open};
use super::rulings::{Ruling, Rulings, Tally};
use crate::logs;
use crate::methods::{self, Method};

/// Bounds of the durations, in seconds: most calls take less than a millisecond.
const DURATIONS: [f64; 16] = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    5.0, 10.0,
];

/// There are so many codes.
const CODES: usize = 17;

/// What a path that is no method is called, as OpenTelemetry has it.
pub(super) const OTHER: &str = "_OTHER";

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct CallLabels {
    rpc_system_name: &'static str,
    rpc_method: &'static str,
    rpc_response_status_code: &'static str,
    /// The same if it is a fault of the service, as OpenTelemetry has it.
    error_type: Option<&'static str>,
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct RulingLabels {
    method: &'static str,
    rule_set: String,
    outcome: &'static str,
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct RefusalLabels {
    method: &'static str,
    rule: String,
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct FileLabels {
    what: &'static str,
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct HttpLabels {
    status: u16,
}

type Durations = Family<CallLabels, Histogram, fn() -> Histogram>;

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    durations: Durations,
    open: Gauge,
    connections: Arc<Connections>,
    rulings: Family<RulingLabels, Counter>,
    refusals: Family<RefusalLabels, Counter>,
    refused_by_http: Family<HttpLabels, Counter>,
    unreadable: Family<FileLabels, Gauge>,
    /// By the numbers of methods.
    methods: Vec<ByCode>,
    other: ByCode,
    workers: Arc<Workers>,
}

/// The runtimes of workers, by their names.
type Workers = Mutex<Vec<(String, RuntimeMetrics)>>;

/// The durations of a method by code, each made when it is first needed.
#[derive(Default)]
struct ByCode {
    name: &'static str,
    histograms: [OnceLock<Histogram>; CODES],
}

impl ByCode {
    fn of(name: &'static str) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }
}

fn histogram() -> Histogram {
    Histogram::new(DURATIONS)
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let durations = Durations::new_with_constructor(histogram);
        let open = Gauge::default();
        let (rulings, refusals, unreadable) = Default::default();
        let mut registry = Registry::default();
        registry.register_with_unit(
            "rpc_server_call_duration",
            "Time from the head of a call to the end of its answer",
            Unit::Seconds,
            durations.clone(),
        );
        registry.register(
            "doko_open_calls",
            "Calls and streams that are open",
            open.clone(),
        );
        let connections = Connections::told_by(&mut registry);
        registry.register(
            "doko_rulings",
            "Questions that were answered, by what the answer says",
            Family::clone(&rulings),
        );
        registry.register(
            "doko_refusals",
            "Answers that name a rule that was broken, by the first one",
            Family::clone(&refusals),
        );
        let refused_by_http = refused_by_http(&mut registry);
        registry.register(
            "doko_files_unreadable",
            "1 while files of keys or certificates have changed and cannot be used",
            Family::clone(&unreadable),
        );
        let workers = Process::told_by(&mut registry);
        let methods = by_method(&durations);
        Self {
            registry,
            durations,
            open,
            connections,
            rulings,
            refusals,
            refused_by_http,
            unreadable,
            methods,
            other: ByCode::of(OTHER),
            workers,
        }
    }

    /// A worker of this name begins.
    pub(crate) fn worker(&self, name: &str, runtime: RuntimeMetrics) {
        let mut workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        workers.push((name.to_owned(), runtime));
    }

    /// A connection is closed because there are too many from its address.
    pub(crate) fn crowded(&self) {
        self.connections.crowded();
    }

    /// A connection begins.
    pub(crate) fn connection(&self) -> Open {
        self.connections.begun()
    }

    /// A call begins, now.
    pub(super) fn begun(&self) -> Instant {
        self.open.inc();
        Instant::now()
    }

    /// A call of `method` has ended like this.
    pub(super) fn ended(&self, method: Option<&Method>, code: Code, time: Duration) {
        self.open.dec();
        let method = method.and_then(|method| self.methods.get(method.number));
        let method = method.unwrap_or(&self.other);
        let index = usize::try_from(i32::from(code)).unwrap_or_default();
        let Some(histogram) = method.histograms.get(index) else {
            return;
        };
        let made = histogram.get_or_init(|| made(&self.durations, method.name, code));
        made.observe(time.as_secs_f64());
    }

    /// A question, or many, were answered with this.
    pub(crate) fn said(&self, response: &impl Rulings) {
        let mut tally = Tally::default();
        response.tally(&mut tally);
        for (ruling, count) in &tally.0 {
            self.ruled(ruling, *count);
        }
    }

    /// So many questions were answered like this.
    fn ruled(&self, ruling: &Ruling<'_>, count: u64) {
        let labels = RulingLabels {
            method: ruling.method,
            rule_set: ruling.rule_set.to_owned(),
            outcome: ruling.outcome,
        };
        self.rulings.get_or_create(&labels).inc_by(count);
        if let Some(rule) = ruling.rule {
            let labels = RefusalLabels {
                method: ruling.method,
                rule: rule.to_owned(),
            };
            self.refusals.get_or_create(&labels).inc_by(count);
        }
    }

    /// HTTP has refused something that is no call.
    pub(super) fn refused_by_http(&self, status: StatusCode) {
        let status = status.as_u16();
        self.refused_by_http
            .get_or_create(&HttpLabels { status })
            .inc();
    }

    /// Whether these files cannot be used as they are now.
    pub(crate) fn files(&self, what: &'static str, unreadable: bool) {
        let gauge = self.unreadable.get_or_create_owned(&FileLabels { what });
        gauge.set(i64::from(unreadable));
    }

    /// Everything as a page of OpenMetrics.
    pub(super) fn page(&self) -> String {
        let mut page = String::new();
        // A `String` takes all that is written to it.
        let _ = encode(&mut page, &self.registry);
        page
    }
}

/// The durations of every method, those of faults from none on: else the first fault would be
/// no increase of anything.
fn by_method(durations: &Durations) -> Vec<ByCode> {
    let of_method = |method: &'static Method| {
        for code in codes::OF_THE_SERVICE {
            drop(made(durations, method.name(), code));
        }
        ByCode::of(method.name())
    };
    methods::all().into_iter().map(of_method).collect()
}

/// The durations of calls of `method` that ended like this.
fn made(durations: &Durations, method: &'static str, code: Code) -> Histogram {
    let name = codes::name(code);
    durations.get_or_create_owned(&CallLabels {
        rpc_system_name: "grpc",
        rpc_method: method,
        rpc_response_status_code: name,
        error_type: codes::is_fault(code).then_some(name),
    })
}

/// Counters that are there before anything is refused.
fn refused_by_http(registry: &mut Registry) -> Family<HttpLabels, Counter> {
    let family: Family<HttpLabels, Counter> = Family::default();
    for status in [400, 403, 404, 405, 415] {
        drop(family.get_or_create(&HttpLabels { status }));
    }
    registry.register(
        "doko_http_refusals",
        "What HTTP has refused before it was a call",
        Family::clone(&family),
    );
    family
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// What is looked up when somebody asks.
#[derive(Debug)]
struct Process {
    /// In seconds since 1970.
    started: f64,
    workers: Arc<Workers>,
}

impl Process {
    /// Tells of itself and of its workers, which are still to begin.
    fn told_by(registry: &mut Registry) -> Arc<Workers> {
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("doko_build", "The version that runs", version);
        let workers = Arc::new(Workers::default());
        registry.register_collector(Box::new(Self::new(Arc::clone(&workers))));
        workers
    }

    fn new(workers: Arc<Workers>) -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            started: now.unwrap_or_default().as_secs_f64(),
            workers,
        }
    }

    /// How many tasks each worker has.
    fn tell_tasks(&self, encoder: &mut DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let help =
            "Tasks of a worker: one for each connection, and for each call while it is answered.";
        let mut tasks = encoder.encode_descriptor("doko_tasks", help, None, MetricType::Gauge)?;
        let workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, runtime) in workers.iter() {
            let label = [("worker", name.as_str())];
            let count = u64::try_from(runtime.num_alive_tasks()).unwrap_or(u64::MAX);
            ConstGauge::new(count).encode(tasks.encode_family(&label)?)?;
        }
        Ok(())
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let (help, seconds) = (
            "When the service was started, since 1970.",
            Some(&Unit::Seconds),
        );
        let value = ConstGauge::new(self.started);
        let metric =
            encoder.encode_descriptor("process_start_time", help, seconds, MetricType::Gauge)?;
        value.encode(metric)?;
        if let Some(bytes) = resident_memory() {
            let (name, help) = ("process_resident_memory", "Memory in use.");
            let metric =
                encoder.encode_descriptor(name, help, Some(&Unit::Bytes), MetricType::Gauge)?;
            ConstGauge::new(bytes).encode(metric)?;
        }
        self.tell_tasks(&mut encoder)?;
        let help = "Log lines that do not appear, because nobody reads or because of --log-rate.";
        let mut lines =
            encoder.encode_descriptor("doko_log_lines_missing", help, None, MetricType::Counter)?;
        let missing = logs::missing();
        for (why, count) in [("lost", missing.lost), ("left_out", missing.left_out)] {
            let label = [("why", why)];
            let metric = lines.encode_family(&label)?;
            ConstCounter::new(count).encode(metric)?;
        }
        Ok(())
    }
}

/// As the system says it; none where it does not.
fn resident_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes.saturating_mul(1024))
}

#[cfg(test)]
mod tests {
    use tokio::runtime::Builder;

    use super::*;

    /// Who watches for an increase sees the first one.
    #[test]
    fn faults_are_counted_from_none_on() {
        let page = Metrics::new().page();
        for code in ["INTERNAL", "UNKNOWN", "DATA_LOSS"] {
            let labels = format!(
                "rpc_method=\"doppelkopf.rules.v1.RulesService/ValidateMove\",\
                 rpc_response_status_code=\"{code}\",error_type=\"{code}\"}} 0"
            );
            assert!(page.contains(&labels), "{labels}: {page}");
        }
    }

    #[test]
    fn a_path_that_callers_make_up_is_no_label() {
        let metrics = Metrics::new();
        for path in [
            "/secret.Service/Secret",
            "/doppelkopf.rules.v1.RulesService/Evaluate",
        ] {
            metrics.begun();
            metrics.ended(
                methods::find(path),
                Code::Internal,
                Duration::from_micros(300),
            );
        }
        let page = metrics.page();
        assert!(!page.contains("ecret"), "{page}");
        for part in [
            r#"rpc_method="_OTHER",rpc_response_status_code="INTERNAL",error_type="INTERNAL"} 1"#,
            r#"rpc_method="doppelkopf.rules.v1.RulesService/Evaluate","#,
            "doko_open_calls 0",
            r#"doko_build_info{version=""#,
            r#"doko_log_lines_missing_total{why="lost"}"#,
            "# EOF",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }

    #[test]
    fn tasks_of_each_worker_are_told() {
        let metrics = Metrics::new();
        let runtimes = [(); 2].map(|()| Builder::new_current_thread().build().unwrap());
        for (number, runtime) in runtimes.iter().enumerate() {
            metrics.worker(&format!("worker-{number}"), runtime.handle().metrics());
        }
        let [first, second] = &runtimes;
        let task = first.spawn(std::future::pending::<()>());
        second.spawn(std::future::pending::<()>());
        let told = |count: u8| {
            let page = metrics.page();
            page.contains(&format!("doko_tasks{{worker=\"worker-0\"}} {count}\n"))
                && page.contains("doko_tasks{worker=\"worker-1\"} 1\n")
        };
        assert!(told(1), "{}", metrics.page());
        task.abort();
        first.block_on(task).unwrap_err();
        assert!(told(0), "{}", metrics.page());
    }

    #[test]
    fn every_code_has_its_place() {
        let metrics = Metrics::new();
        for code in (0..).map(Code::from_i32).take(CODES) {
            metrics.begun();
            metrics.ended(None, code, Duration::ZERO);
            let label = format!("rpc_response_status_code=\"{}\"", codes::name(code));
            assert!(metrics.page().contains(&label), "{label}");
        }
    }
}
