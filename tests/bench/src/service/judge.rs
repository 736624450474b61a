//! The outside judge: h2load of nghttp2, which knows nothing of this project.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::Context as _;

use super::exchange::Exchange;
use super::load::{CALLS, CONNECTIONS, framed};

/// What h2load sends.
#[derive(Debug)]
pub(crate) struct Judge {
    path: &'static str,
    body: PathBuf,
    /// Bytes of one answer.
    answer: u64,
}

impl Judge {
    /// `None` where there is no h2load.
    ///
    /// # Errors
    ///
    /// The body of the request cannot be written to a file.
    pub(crate) fn new(exchange: &Exchange) -> anyhow::Result<Option<Judge>> {
        if Command::new("h2load").arg("--version").output().is_err() {
            return Ok(None);
        }
        let name = format!("doko-bench-{}-body", std::process::id());
        let body = std::env::temp_dir().join(name);
        fs::write(&body, framed(&exchange.request))?;
        Ok(Some(Judge {
            path: exchange.path,
            body,
            answer: framed(&exchange.response).len() as u64,
        }))
    }

    /// Lets it make `calls` calls, and says how long that took by its own clock.
    ///
    /// # Errors
    ///
    /// A call fails. It does not read what is answered, but it counts the bytes, of which
    /// a refusal has none.
    pub(crate) fn ask(&self, address: SocketAddr, calls: u32) -> anyhow::Result<Duration> {
        let output = Command::new("h2load")
            .args(["--threads", "1"])
            .args(["--clients", &CONNECTIONS.to_string()])
            .args(["--max-concurrent-streams", &CALLS.to_string()])
            .args(["--requests", &calls.to_string()])
            .args(["--header", "content-type: application/grpc"])
            .args(["--header", "te: trailers"])
            .arg("--data")
            .arg(&self.body)
            .arg(format!("http://{address}{}", self.path))
            .output()?;
        let said = String::from_utf8_lossy(&output.stdout);
        let heard = heard(&said).with_context(|| format!("h2load says:\n{said}"))?;
        anyhow::ensure!(
            heard.succeeded == u64::from(calls) && heard.bytes == u64::from(calls) * self.answer,
            "not every call was answered as expected:\n{said}"
        );
        Ok(heard.time)
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.body);
    }
}

/// What it reports.
#[derive(Debug, PartialEq)]
struct Heard {
    time: Duration,
    succeeded: u64,
    /// Of answers, without heads.
    bytes: u64,
}

fn heard(said: &str) -> Option<Heard> {
    let line = |start: &str| said.lines().find_map(|line| line.strip_prefix(start));
    let time = line("finished in ")?.split(',').next()?;
    let succeeded = line("requests: ")?
        .split(", ")
        .find_map(|part| part.strip_suffix(" succeeded"))?;
    let bytes = line("traffic: ")?.rsplit_once('(')?.1.split(')').next()?;
    Some(Heard {
        time: period(time)?,
        succeeded: succeeded.parse().ok()?,
        bytes: bytes.parse().ok()?,
    })
}

/// A time such as `1.25s` or `130.71ms`.
fn period(text: &str) -> Option<Duration> {
    let (number, unit) = text.split_at(text.find(|it: char| it.is_ascii_alphabetic())?);
    let seconds = match unit {
        "s" => 1.0,
        "ms" => 1e-3,
        "us" => 1e-6,
        _ => return None,
    };
    Duration::try_from_secs_f64(number.parse::<f64>().ok()? * seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_report_is_understood() {
        let said = "finished in 130.50ms, 76628.35 req/s, 5.65MB/s\n\
            requests: 10000 total, 10000 started, 10000 done, 9999 succeeded, 1 failed, 0 errored, 0 timeout\n\
            status codes: 9999 2xx, 0 3xx, 0 4xx, 1 5xx\n\
            traffic: 737.50KB (755200) total, 215.00KB (220160) headers (space savings 95.42%), 322.27KB (330000) data\n";
        let expected = Heard {
            time: Duration::from_micros(130_500),
            succeeded: 9_999,
            bytes: 330_000,
        };
        assert_eq!(heard(said), Some(expected));
        assert_eq!(heard("connection refused"), None);
    }
}
