//! What the process of the service has, read from outside.

use std::fs;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};

/// How often somebody looks.
pub(crate) const EVERY: Duration = Duration::from_secs(1);

/// What the process had at one moment.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Sample {
    /// Memory that is not swapped out, in KiB.
    pub memory: u64,
    /// Threads.
    pub threads: u64,
    /// Open files, of which connections are most.
    pub files: u64,
}

impl Sample {
    /// Of the process with this number, now.
    pub(crate) fn of(id: u32) -> Result<Sample> {
        let status = fs::read_to_string(format!("/proc/{id}/status"))
            .context("this needs the /proc of Linux")?;
        let number = |field: &str| -> Result<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(field));
            let line = line.with_context(|| format!("no {field}"))?;
            let value = line.trim_start_matches(':').split_whitespace().next();
            Ok(value.context("no number")?.parse()?)
        };
        Ok(Sample {
            memory: number("VmRSS")?,
            threads: number("Threads")?,
            files: u64::try_from(fs::read_dir(format!("/proc/{id}/fd"))?.count())?,
        })
    }
}

/// The median memory of some samples in KiB.
pub(crate) fn memory(samples: &[Sample]) -> u64 {
    let mut memory: Vec<u64> = samples.iter().map(|sample| sample.memory).collect();
    memory.sort_unstable();
    memory.get(memory.len() / 2).copied().unwrap_or_default()
}

/// What the process has when it has no more than so many `files` open, or at the latest
/// after some time.
pub(crate) async fn at_rest(id: u32, files: u64, latest: Duration) -> Result<Sample> {
    let end = Instant::now() + latest;
    loop {
        let sample = Sample::of(id)?;
        if sample.files <= files || Instant::now() > end {
            return Ok(sample);
        }
        sleep(EVERY).await;
    }
}

/// What the service itself says that is open.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Open {
    /// Connections.
    pub connections: u64,
    /// Calls and streams.
    pub calls: u64,
    /// Tasks of all workers: what is open, and whatever else was begun for it.
    pub tasks: u64,
}

impl Open {
    /// As its metrics have it.
    pub(crate) async fn told_at(address: SocketAddr) -> Result<Open> {
        let mut stream = TcpStream::connect(address).await?;
        let question = b"GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n";
        stream.write_all(question).await?;
        let mut page = String::new();
        stream.read_to_string(&mut page).await?;
        let value = |name: &str| -> Result<u64> {
            let mut lines = page.lines();
            let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            Ok(line.with_context(|| format!("no {name}"))?.trim().parse()?)
        };
        Ok(Open {
            connections: value("doko_open_connections")?,
            calls: value("doko_open_calls")?,
            tasks: sum(&page, "doko_tasks")?,
        })
    }
}

/// The sum of a metric over its labels.
fn sum(page: &str, name: &str) -> Result<u64> {
    let lines = page.lines().filter_map(|line| {
        line.strip_prefix(name)?
            .strip_prefix('{')?
            .rsplit(' ')
            .next()
    });
    let mut values = lines.peekable();
    values.peek().with_context(|| format!("no {name}"))?;
    values.map(|value| Ok(value.parse::<u64>()?)).sum()
}

/// An address where nobody listens.
pub(crate) async fn free_address() -> Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    Ok(listener.local_addr()?)
}
