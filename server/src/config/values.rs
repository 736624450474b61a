//! Values of flags: each reads itself from text and prints itself the same way.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::time::Duration;

use bytesize::ByteSize;
use clap::ValueEnum;
use http::{HeaderValue, Uri};
use tracing_subscriber::EnvFilter;

/// Whether something is there.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Switch {
    /// It is there.
    On,
    /// It is not there.
    Off,
}

/// Whether people see a page.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Page {
    /// Whoever is on this machine sees it.
    Auto,
    /// Whoever may connect sees it.
    On,
    /// Nobody sees it.
    Off,
}

/// The form of log lines.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum LogFormat {
    /// For people: one line of text for each event.
    Pretty,
    /// For machines: one JSON object for each event.
    Json,
}

/// Prints a value as its flag takes it.
pub(super) fn write_name(value: &impl ValueEnum, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match value.to_possible_value() {
        Some(name) => f.write_str(name.get_name()),
        None => Ok(()),
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self, f)
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self, f)
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self, f)
    }
}

/// Nothing here is meant to take longer than a day.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// A span of time in whole milliseconds.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let time = humantime::parse_duration(text)
        .map_err(|_| "write a whole number and a unit, such as 250ms, 10s or 5m".to_owned())?;
    match time <= LONGEST && time.subsec_nanos().is_multiple_of(1_000_000) {
        true => Ok(time),
        false => Err("write whole milliseconds or more, and at most one day in all".to_owned()),
    }
}

/// A span of time that is not over at once.
pub(super) fn some_time(text: &str) -> Result<Duration, String> {
    let time = time(text)?;
    match time.is_zero() {
        true => Err("must be longer than 0s".to_owned()),
        false => Ok(time),
    }
}

/// A number of bytes, and no fewer than `least`.
pub(super) fn size(
    least: u32,
) -> impl Fn(&str) -> Result<u32, String> + Clone + Send + Sync + 'static {
    move |text| {
        let size = text.parse().ok().map(|size: ByteSize| size.as_u64());
        let size = size.and_then(|size| u32::try_from(size).ok());
        size.filter(|size| *size >= least).ok_or_else(|| {
            let most = u32::MAX;
            format!("write a whole number from {least} to {most}, or a size such as 256KiB")
        })
    }
}

/// A whole number in a range.
pub(super) fn whole<T>(
    least: T,
    most: T,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: Copy + fmt::Display + FromStr + PartialOrd + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("write a whole number from {least} to {most}"))
    }
}

/// An address without a name to look up.
pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "write an IP address and a port, such as 127.0.0.1:50051".to_owned())
}

/// Origins of web pages, each a scheme, a host and perhaps a port.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Origins {
    // INVARIANT: each is what a browser would send as `Origin`: lower case,
    // without path, without trailing slash and without the port of its scheme.
    list: Vec<HeaderValue>,
}

impl Origins {
    /// Whether no page at all may call.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether pages from `origin` may call.
    #[must_use]
    pub fn contains(&self, origin: &HeaderValue) -> bool {
        self.list.contains(origin)
    }

    /// All of them, in the order given.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &HeaderValue> {
        self.list.iter()
    }
}

impl FromStr for Origins {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = text
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty());
        Ok(Self {
            list: names.map(origin).collect::<Result<_, _>>()?,
        })
    }
}

impl fmt::Display for Origins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self
            .list
            .iter()
            .filter_map(|name| name.to_str().ok())
            .collect();
        f.write_str(&names.join(","))
    }
}

/// An origin as a browser would write it.
fn origin(name: &str) -> Result<HeaderValue, String> {
    let bad =
        || format!("`{name}` is no origin; write scheme, host and port, as in https://example.com");
    let name = name.to_ascii_lowercase();
    let uri: Uri = name.parse().map_err(|_| bad())?;
    let authority = uri.authority().ok_or_else(bad)?;
    let (scheme, usual_port) = match uri.scheme_str() {
        Some("http") => ("http", 80),
        Some("https") => ("https", 443),
        Some(_) | None => return Err(bad()),
    };
    let begin = format!("{scheme}://{}", authority.host());
    // Nothing but a port may follow: neither a path nor a user stood there.
    let port = name.strip_prefix(&begin).ok_or_else(bad)?;
    let port: Option<u16> = match port.strip_prefix(':') {
        Some(port) => Some(port.parse().map_err(|_| bad())?),
        None if port.is_empty() => None,
        None => return Err(bad()),
    };
    let name = match port.filter(|port| *port != usual_port) {
        Some(port) => format!("{begin}:{port}"),
        None => begin,
    };
    HeaderValue::from_str(&name).map_err(|_| bad())
}

/// Whether a flag without a value is meant, as its variable has it.
pub(super) fn on_or_off(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "on" | "true" | "yes" | "1" => Ok(true),
        "off" | "false" | "no" | "0" => Ok(false),
        _ => Err("write on or off".to_owned()),
    }
}

/// A text that says something.
pub(super) fn some_text(text: &str) -> Result<String, String> {
    match text.trim().is_empty() {
        true => Err("must not be empty".to_owned()),
        false => Ok(text.to_owned()),
    }
}

/// A name of a key.
pub(crate) fn key_name(text: &str) -> Result<String, String> {
    let good = |c: char| c.is_ascii_alphanumeric() || ['.', '-', '_'].contains(&c);
    match (1..=64).contains(&text.len()) && text.chars().all(good) {
        true => Ok(text.to_owned()),
        false => Err("write 1 to 64 letters, digits, dots, dashes or underscores".to_owned()),
    }
}

/// A filter for log lines, as it was written, if it can be read.
pub(super) fn log_filter(text: &str) -> Result<String, String> {
    some_text(text)?;
    match EnvFilter::builder().parse(text) {
        Ok(_) => Ok(text.to_owned()),
        Err(error) => Err(format!(
            "{error}; write a level (error, warn, info, debug, trace) or directives such as \
             warn,doko_server=info"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_need_a_unit_and_an_end() {
        for (text, milliseconds) in [
            ("0s", 0),
            ("250ms", 250),
            ("5m", 300_000),
            ("24h", 86_400_000),
        ] {
            assert_eq!(
                time(text),
                Ok(Duration::from_millis(milliseconds)),
                "{text}"
            );
        }
        for text in [
            "",
            "10",
            "s",
            "-1s",
            "25h",
            "99999999999999999999s",
            "1ns",
            "2d",
        ] {
            assert!(time(text).is_err(), "{text}");
        }
        assert!(some_time("0s").is_err());
    }

    #[test]
    fn sizes_may_have_a_unit() {
        for (text, bytes) in [("1024", 1024), ("256KiB", 262_144), ("16MiB", 16_777_216)] {
            assert_eq!(size(1024)(text), Ok(bytes), "{text}");
        }
        for text in ["", "1023", "-1", "5GiB", "KiB", "much"] {
            assert!(size(1024)(text).is_err(), "{text}");
        }
    }

    #[test]
    fn origins_are_what_browsers_send() {
        let origins: Origins = "https://Example.com, http://localhost:5173,"
            .parse()
            .unwrap();
        assert_eq!(
            origins.to_string(),
            "https://example.com,http://localhost:5173"
        );
        assert!(origins.contains(&HeaderValue::from_static("https://example.com")));
        assert!(!origins.contains(&HeaderValue::from_static("http://example.com")));
        for (written, sent) in [
            ("https://b.example:443", "https://b.example"),
            ("http://b.example:80", "http://b.example"),
            ("http://b.example:443", "http://b.example:443"),
            ("https://b.example:0444", "https://b.example:444"),
            ("https://[::1]:443", "https://[::1]"),
        ] {
            let origins: Origins = written.parse().unwrap();
            assert_eq!(origins.to_string(), sent);
        }
        assert_eq!("".parse::<Origins>().unwrap(), Origins::default());
        for text in [
            "*",
            "null",
            "example.com",
            "https://a/",
            "https://a/b",
            "ftp://a",
            "https://u@a",
            "https://a:",
            "https://a:99999",
            "https://a:443/",
        ] {
            assert!(text.parse::<Origins>().is_err(), "{text}");
        }
    }

    #[test]
    fn log_filters_are_read_before_they_are_needed() {
        assert_eq!(
            log_filter("warn,doko_server=info"),
            Ok("warn,doko_server=info".to_owned())
        );
        for text in ["loud=very", "", " "] {
            assert!(log_filter(text).is_err(), "{text}");
        }
    }
}
