//! What an operator can see beside the log.

use std::net::SocketAddr;

use clap::Args;
use http::Uri;

use super::{BadConfig, values};

/// What an operator can see beside the log.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Seeing")]
pub struct Seeing {
    /// IP address and port of a listener for Prometheus, which asks GET /metrics: without
    /// TLS and without credentials. Nothing is counted if it is absent
    #[arg(
        long,
        env = "DOKO_METRICS_ADDRESS",
        value_name = "IP:PORT",
        value_parser = values::address
    )]
    pub metrics_address: Option<SocketAddr>,
    /// Collector that traces of calls are sent to, by OTLP over gRPC, such as
    /// `http://127.0.0.1:4317`; with `https` over TLS, if its certificate is from somebody
    /// whom the system trusts, or the file in the variable SSL_CERT_FILE. Nothing is traced if
    /// it is absent
    #[arg(
        long,
        env = "DOKO_OTLP_ENDPOINT",
        value_name = "URL",
        value_parser = collector
    )]
    pub otlp_endpoint: Option<String>,
    /// Of so many calls one is traced, if its caller has not decided that (traceparent, of
    /// W3C Trace Context); 1 for all, 0 for none
    #[arg(
        long,
        env = "DOKO_TRACE_ONE_IN",
        value_name = "CALLS",
        value_parser = values::whole(0, u32::MAX),
        default_value_t = Seeing::default().trace_one_in
    )]
    pub trace_one_in: u32,
}

impl Default for Seeing {
    fn default() -> Self {
        Self {
            metrics_address: None,
            otlp_endpoint: None,
            trace_one_in: 100,
        }
    }
}

/// A URL of a collector, as it was written.
fn collector(text: &str) -> Result<String, String> {
    let url: Option<Uri> = text.parse().ok();
    let fits = |url: &Uri| {
        matches!(url.scheme_str(), Some("http" | "https"))
            && url.authority().is_some_and(|it| !it.as_str().contains('@'))
            && url.path() == "/"
    };
    match url.filter(fits) {
        Some(_) => Ok(text.to_owned()),
        None => Err("write a URL without a path, such as http://127.0.0.1:4317".to_owned()),
    }
}

/// Whether the listeners have addresses of their own: `address` and `health` are those of
/// the others.
pub(super) fn check(
    seeing: &Seeing,
    address: SocketAddr,
    health: Option<SocketAddr>,
) -> Result<(), BadConfig> {
    let Some(metrics) = seeing.metrics_address.filter(|it| it.port() != 0) else {
        return Ok(());
    };
    for (flag, other) in [("--address", Some(address)), ("--health-address", health)] {
        if other == Some(metrics) {
            return Err(BadConfig::new(format!(
                "--metrics-address {metrics} is that of {flag}; it needs one of its own"
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn collectors_are_urls() {
        for text in [
            "http://127.0.0.1:4317",
            "http://collector:4317/",
            "http://[::1]:1",
            "https://collector:4317",
        ] {
            assert_eq!(collector(text), Ok(text.to_owned()));
        }
        for text in [
            "",
            "127.0.0.1:4317",
            "ftp://collector:4317",
            "http://collector/v1/traces",
            "http://name:secret@collector",
            "http://",
        ] {
            assert!(collector(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_listener_has_an_address_of_its_own() {
        let [first, second, third] = [1, 2, 3].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let seeing = |address| Seeing {
            metrics_address: Some(address),
            ..Seeing::default()
        };
        check(&seeing(third), first, Some(second)).unwrap();
        for (taken, flag) in [(first, "--address"), (second, "--health-address")] {
            let error = check(&seeing(taken), first, Some(second)).unwrap_err();
            assert!(error.to_string().contains(flag), "{error}");
        }
    }
}
