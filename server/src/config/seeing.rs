//! What an operator can see beside the log.

use std::net::SocketAddr;

use clap::Args;
use http::Uri;

use super::bad_config::BadConfig;
use super::values::{self, Switch};

/// What an operator can see beside the log.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Seeing")]
pub struct Seeing {
    /// IP address and port of a listener for Prometheus, which asks GET /metrics
    ///
    /// It has no TLS and asks for no credential. Nothing is counted if it is absent.
    #[arg(
        long,
        value_name = "IP:PORT",
        value_parser = values::address
    )]
    pub metrics_address: Option<SocketAddr>,
    /// Whether other machines may reach --metrics-address, which asks for no credential
    #[arg(
        long,
        value_name = "ON|OFF",
        hide_possible_values = true,
        default_value = "off"
    )]
    pub allow_anonymous_metrics: Switch,
    /// Collector that traces of calls are sent to, by OTLP over gRPC
    ///
    /// Such as `http://127.0.0.1:4317`. With `https` it needs TLS and a certificate from
    /// somebody whom the system trusts, or the file in the variable SSL_CERT_FILE. Nothing is
    /// traced if it is absent.
    #[arg(
        long,
        value_name = "URL",
        value_parser = collector
    )]
    pub otlp_endpoint: Option<String>,
    /// Of so many calls one is traced; 1 for all, 0 for none
    ///
    /// The caller of a call may have decided that already (traceparent, of W3C Trace Context).
    #[arg(
        long,
        value_name = "CALLS",
        value_parser = values::whole(0, u32::MAX),
        default_value = "100"
    )]
    pub trace_one_in: u32,
}

/// A URL of a collector, as it was written.
fn collector(text: &str) -> Result<String, String> {
    let url: Option<Uri> = text.parse().ok();
    let authority = url.as_ref().and_then(Uri::authority);
    let url_has_user = authority.is_some_and(|it| it.as_str().contains('@'));
    let fits = |url: &Uri| {
        matches!(url.scheme_str(), Some("http" | "https"))
            && url.authority().is_some()
            && !url_has_user
            && url.path() == "/"
    };
    match url.filter(fits) {
        Some(_) => Ok(text.to_owned()),
        None if url_has_user => Err("must name neither a user nor a password; a collector that \
                                     asks for a credential is none for this program"
            .to_owned()),
        None => Err("write a URL without a path, such as http://127.0.0.1:4317".to_owned()),
    }
}

/// Whether the listener for metrics has an address of its own, `address` and `health` being
/// those of the others, and is as open as it was meant to be; and whether anybody is told of
/// the traces that are asked for.
pub(super) fn check(
    seeing: &Seeing,
    address: SocketAddr,
    health: Option<SocketAddr>,
) -> Result<(), BadConfig> {
    let one_in = seeing.trace_one_in;
    if seeing.otlp_endpoint.is_none() && one_in != Seeing::default().trace_one_in {
        return Err(BadConfig::new(format!(
            "--trace-one-in {one_in} is of no use without --otlp-endpoint"
        )));
    }
    let allowed = seeing.allow_anonymous_metrics == Switch::On;
    let Some(metrics) = seeing.metrics_address else {
        return match allowed {
            true => Err(BadConfig::new(
                "--allow-anonymous-metrics on is of no use without --metrics-address",
            )),
            false => Ok(()),
        };
    };
    if !metrics.ip().is_loopback() && !allowed {
        return Err(BadConfig::new(format!(
            "--metrics-address {metrics} can be reached by other machines and asks for no \
             credential: give an address such as 127.0.0.1:9464, or say \
             --allow-anonymous-metrics on (DOKO_ALLOW_ANONYMOUS_METRICS=on)"
        )));
    }
    if metrics.port() == 0 {
        return Ok(());
    }
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
    fn nobody_tells_metrics_to_everybody_by_accident() {
        let first = SocketAddr::from(([127, 0, 0, 1], 1));
        let check = |address: Option<&str>, allow_anonymous_metrics| {
            let seeing = Seeing {
                metrics_address: address.map(|it| it.parse().unwrap()),
                allow_anonymous_metrics,
                ..Seeing::default()
            };
            check(&seeing, first, None)
        };
        for address in ["127.0.0.1:2", "127.8.8.8:2", "[::1]:2"] {
            check(Some(address), Switch::Off).unwrap();
        }
        for address in ["0.0.0.0:2", "0.0.0.0:0", "192.0.2.1:2", "[::]:2"] {
            let error = check(Some(address), Switch::Off).unwrap_err().to_string();
            assert!(
                error.contains(address) && error.contains("metrics on"),
                "{error}"
            );
            check(Some(address), Switch::On).unwrap();
        }
        assert!(check(None, Switch::On).is_err());
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
