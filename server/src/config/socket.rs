//! A second way in, for who is on this machine: a socket that is a file.

use std::fmt;
use std::os::unix::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::access::{Access, Tls};
use super::bad_config::BadConfig;

/// A socket that is a file, beside the address.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Unix socket")]
pub struct UnixSocket {
    /// File to listen on as well, for callers on this machine such as a sidecar
    ///
    /// It has no TLS, and needs the same credentials as --address. A file that a service left
    /// behind is replaced; if somebody listens on it, the service does not start. It is removed
    /// at the end.
    #[arg(
        long,
        value_name = "FILE",
        value_parser = file
    )]
    pub unix_socket: Option<PathBuf>,
    /// Who may open --unix-socket, as file modes say it
    ///
    /// 0600 is the user of the service, 0660 the group of the file, too, 0666 everybody on this
    /// machine.
    #[arg(long, value_name = "MODE", default_value = "0660")]
    pub unix_socket_mode: FileMode,
}

/// Who may open a file: four octal digits.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FileMode(u32);

impl FileMode {
    /// The bits, as the system takes them.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl Default for FileMode {
    fn default() -> Self {
        Self(0o660)
    }
}

impl FromStr for FileMode {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bits = match text.strip_prefix('0') {
            Some(digits) if digits.len() == 3 => u32::from_str_radix(digits, 8).ok(),
            Some(_) | None => None,
        };
        // Neither a sign nor a digit beyond 7 gets here.
        let is_plain = text.bytes().all(|digit| digit.is_ascii_digit());
        bits.filter(|_| is_plain)
            .map(Self)
            .ok_or_else(|| "write four octal digits that begin with 0, such as 0660".to_owned())
    }
}

impl fmt::Display for FileMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04o}", self.0)
    }
}

/// A file that can be a socket.
pub(super) fn file(text: &str) -> Result<PathBuf, String> {
    match (text, SocketAddr::from_pathname(text)) {
        ("", _) => Err("must not be empty".to_owned()),
        (_, Ok(_)) => Ok(text.into()),
        (_, Err(error)) => Err(format!("no socket can be called like this: {error}")),
    }
}

/// Whether callers can come in by the socket.
pub(super) fn check(socket: &UnixSocket, access: &Access, tls: &Tls) -> Result<(), BadConfig> {
    let certificates_only =
        tls.tls_client_ca.is_some() && access.api_keys.is_none() && access.jwt_keys.is_none();
    match &socket.unix_socket {
        None if socket.unix_socket_mode != FileMode::default() => Err(BadConfig::new(format!(
            "--unix-socket-mode {} is of no use without --unix-socket",
            socket.unix_socket_mode
        ))),
        Some(_) if certificates_only => Err(BadConfig::new(
            "nobody can show a certificate on --unix-socket, which is without TLS: give --api-keys \
             or --jwt-keys beside --tls-client-ca",
        )),
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modes_read_what_they_print() {
        for text in ["0600", "0660", "0666", "0000", "0777"] {
            assert_eq!(text.parse::<FileMode>().unwrap().to_string(), text);
        }
        // What TOML makes of 0o660 is 432, which must not be read as octal.
        for text in ["", "660", "432", "06660", "0o66", "0680", "0+66", "rw-"] {
            assert!(text.parse::<FileMode>().is_err(), "{text}");
        }
    }

    #[test]
    fn names_that_no_socket_can_have_are_refused_at_once() {
        assert_eq!(file("/run/doko/s"), Ok("/run/doko/s".into()));
        for text in ["", &"x".repeat(200)] {
            assert!(file(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_of_no_use_is_refused() {
        let socket = |path: Option<&str>, unix_socket_mode| UnixSocket {
            unix_socket: path.map(PathBuf::from),
            unix_socket_mode,
        };
        let (access, mut tls) = (Access::default(), Tls::default());
        let open = FileMode(0o666);
        let usual = FileMode::default();
        check(&socket(None, usual), &access, &tls).unwrap();
        check(&socket(Some("s"), open), &access, &tls).unwrap();
        let error = check(&socket(None, open), &access, &tls).unwrap_err();
        assert!(error.to_string().contains("--unix-socket-mode"), "{error}");
        tls.tls_client_ca = Some("ca.pem".into());
        let error = check(&socket(Some("s"), usual), &access, &tls).unwrap_err();
        assert!(error.to_string().contains("--api-keys"), "{error}");
        let keys = Access {
            api_keys: Some("keys.toml".into()),
            ..access
        };
        check(&socket(Some("s"), usual), &keys, &tls).unwrap();
    }
}
