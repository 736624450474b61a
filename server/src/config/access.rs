//! Who may call, and how that is shown.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::bad_config::BadConfig;
use super::secrets::without_secrets;
use super::values::{self, Switch, write_name};

/// Who may call.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Access")]
pub struct Access {
    /// TOML file with the keys of callers
    ///
    /// Each key has a name and its SHA-256; new-api-key makes an entry. A caller sends
    /// `authorization: Bearer KEY`. As soon as one of --api-keys, --jwt-keys and --tls-client-
    /// ca is given, a call without any of these credentials is refused with UNAUTHENTICATED.
    #[arg(long, value_name = "FILE")]
    pub api_keys: Option<PathBuf>,
    /// JSON Web Key Set with the public keys of who issues tokens
    ///
    /// RSA for RS256, P-256 for ES256, Ed25519 for EdDSA. A caller sends `authorization: Bearer
    /// TOKEN`. The token has to name --jwt-issuer, --jwt-audience, a subject and when it
    /// expires.
    #[arg(long, value_name = "FILE")]
    pub jwt_keys: Option<PathBuf>,
    /// Who issues tokens, as their claim iss has it
    #[arg(
        long,
        value_name = "NAME",
        value_parser = name
    )]
    pub jwt_issuer: Option<String>,
    /// Whom tokens are for, as their claim aud has it
    #[arg(
        long,
        value_name = "NAME",
        value_parser = name
    )]
    pub jwt_audience: Option<String>,
    /// Wrong credentials per second from one address; 0 for no limit
    ///
    /// Ten seconds' worth may come at once. Beyond it such a call is refused with
    /// RESOURCE_EXHAUSTED and the reason RATE_LIMITED, as are tokens that were not verified
    /// before: signatures are no longer looked at. Right keys, and tokens that were verified,
    /// are let in.
    #[arg(
        long,
        value_name = "CREDENTIALS",
        value_parser = values::whole(0, u32::MAX),
        default_value = "10"
    )]
    pub guess_rate: u32,
    /// Services that need no credential, comma separated: health, reflection; empty means none
    ///
    /// Probes can also ask at --health-address. This is of no use where each connection needs a
    /// certificate, which is a credential already.
    #[arg(long, value_name = "SERVICES", default_value = "")]
    pub open_services: OpenServices,
    /// Whether other machines may reach a service that asks for no credential
    #[arg(
        long,
        value_name = "ON|OFF",
        hide_possible_values = true,
        default_value = "off"
    )]
    pub allow_anonymous: Switch,
    /// IP address and port of a second listener, for probes
    ///
    /// It has no TLS, asks for no credential, and serves health alone.
    #[arg(
        long,
        value_name = "IP:PORT",
        value_parser = values::address
    )]
    pub health_address: Option<SocketAddr>,
    /// Time between two looks at the files of keys and certificates
    ///
    /// What is new counts for new calls and connections, open ones go on. A file that cannot be
    /// read changes nothing and is logged.
    #[arg(
        long,
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "10s"
    )]
    pub reload_interval: Duration,
}

/// A name as tokens have it. One with a password in it would be printed with the settings.
fn name(text: &str) -> Result<String, String> {
    let name = values::some_text(text)?;
    match without_secrets(&name) == name {
        true => Ok(name),
        false => Err("must name neither a user nor a password: settings are no secrets".to_owned()),
    }
}

/// Connections that nobody else can read.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "TLS")]
pub struct Tls {
    /// PEM file with the certificate of the service and those that lead to its issuer
    ///
    /// With it all connections need TLS 1.2 or 1.3.
    #[arg(long, value_name = "FILE")]
    pub tls_certificate: Option<PathBuf>,
    /// PEM file with the private key of --tls-certificate
    #[arg(long, value_name = "FILE")]
    pub tls_key: Option<PathBuf>,
    /// PEM file with the certificates of who issues those of callers
    ///
    /// A certificate from there is a credential.
    #[arg(long, value_name = "FILE")]
    pub tls_client_ca: Option<PathBuf>,
    /// Whether a connection needs a certificate of the caller, if --tls-client-ca is given
    ///
    /// optional: it may show a key or a token instead.
    #[arg(long, value_name = "NEED", default_value = "required")]
    pub tls_client_certificate: Need,
}

/// Whether something has to be there.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, ValueEnum)]
pub enum Need {
    /// Nothing goes without it.
    #[default]
    Required,
    /// It may be absent.
    Optional,
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self, f)
    }
}

/// Which services need no credential.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct OpenServices {
    /// `grpc.health.v1`.
    pub health: bool,
    /// Reflection, v1 and v1alpha.
    pub reflection: bool,
}

impl FromStr for OpenServices {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut open = Self::default();
        for name in text.split(',').map(str::trim) {
            match name {
                "health" => open.health = true,
                "reflection" => open.reflection = true,
                "" => {}
                _ => return Err(format!("`{name}` is neither health nor reflection")),
            }
        }
        Ok(open)
    }
}

impl fmt::Display for OpenServices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.health, self.reflection) {
            (false, false) => "",
            (true, false) => "health",
            (false, true) => "reflection",
            (true, true) => "health,reflection",
        })
    }
}

/// What contradicts itself between the flags on access.
pub(super) fn check(address: SocketAddr, access: &Access, tls: &Tls) -> Result<(), BadConfig> {
    let needed = |flag, given: bool, by, other: bool| match other && !given {
        true => Err(BadConfig::new(format!("{by} needs {flag} beside it"))),
        false => Ok(()),
    };
    let (certificate, key) = (tls.tls_certificate.is_some(), tls.tls_key.is_some());
    let (client_ca, keys) = (tls.tls_client_ca.is_some(), access.jwt_keys.is_some());
    let (issuer, audience) = (access.jwt_issuer.is_some(), access.jwt_audience.is_some());
    needed("--tls-key", key, "--tls-certificate", certificate)?;
    needed("--tls-certificate", certificate, "--tls-key", key)?;
    needed(
        "--tls-certificate",
        certificate,
        "--tls-client-ca",
        client_ca,
    )?;
    needed("--jwt-issuer", issuer, "--jwt-keys", keys)?;
    needed("--jwt-audience", audience, "--jwt-keys", keys)?;
    needed("--jwt-keys", keys, "--jwt-issuer", issuer)?;
    needed("--jwt-keys", keys, "--jwt-audience", audience)?;
    let anonymous = access.api_keys.is_none() && !keys && !client_ca;
    is_of_use(access, tls, anonymous)?;
    if access.health_address == Some(address) && address.port() != 0 {
        return Err(BadConfig::new(format!(
            "--health-address {address} is that of --address; it needs one of its own"
        )));
    }
    let allowed = address.ip().is_loopback() || access.allow_anonymous == Switch::On;
    if anonymous && !allowed {
        return Err(BadConfig::new(format!(
            "--address {address} can be reached by other machines, and callers need no \
             credential: give --api-keys, --jwt-keys or --tls-client-ca, or an address such \
             as 127.0.0.1:50051, or say --allow-anonymous on (DOKO_ALLOW_ANONYMOUS=on)"
        )));
    }
    Ok(())
}

/// Whether all that is said has an effect: what has none was meant to have one.
fn is_of_use(access: &Access, tls: &Tls, anonymous: bool) -> Result<(), BadConfig> {
    let usual = Access::default();
    let reads_files = !anonymous || tls.tls_certificate.is_some();
    let certified = tls.tls_client_ca.is_some() && tls.tls_client_certificate == Need::Required;
    let others = access.api_keys.is_some() || access.jwt_keys.is_some();
    let open = access.open_services;
    let useless = if tls.tls_client_certificate == Need::Optional && tls.tls_client_ca.is_none() {
        "--tls-client-certificate optional is of no use without --tls-client-ca".to_owned()
    } else if anonymous && open != usual.open_services {
        format!(
            "--open-services {open} is of no use while callers need no credential; leave it empty \
             or give --api-keys, --jwt-keys or --tls-client-ca"
        )
    } else if certified && !others && open != usual.open_services {
        format!(
            "--open-services {open} is of no use while each connection needs a certificate, which \
             is a credential; leave it empty or say --tls-client-certificate optional"
        )
    } else if anonymous && access.guess_rate != usual.guess_rate {
        format!(
            "--guess-rate {} is of no use while callers need no credential; give --api-keys, \
             --jwt-keys or --tls-client-ca",
            access.guess_rate
        )
    } else if !reads_files && access.reload_interval != usual.reload_interval {
        format!(
            "--reload-interval {} is of no use without a file that could change; give --api-keys, \
             --jwt-keys or --tls-certificate",
            humantime::format_duration(access.reload_interval)
        )
    } else if !anonymous && access.allow_anonymous == Switch::On {
        "--allow-anonymous on contradicts --api-keys, --jwt-keys and --tls-client-ca, with which \
         every call needs a credential; say off"
            .to_owned()
    } else {
        return Ok(());
    };
    Err(BadConfig::new(useless))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tokens_are_no_secrets() {
        for good in ["https://id.example/realm", "me@example.com", "doko"] {
            assert_eq!(name(good).unwrap(), good);
        }
        for bad in ["https://u:secret@h", "https://u:sec/ret@h/realm", " "] {
            assert!(!name(bad).unwrap_err().contains("secret@"), "{bad}");
        }
    }

    #[test]
    fn open_services_read_what_they_print() {
        for text in ["", "health", "reflection", "health,reflection"] {
            assert_eq!(text.parse::<OpenServices>().unwrap().to_string(), text);
        }
        assert!("all".parse::<OpenServices>().is_err());
    }

    #[test]
    fn nobody_listens_to_everybody_by_accident() {
        let check = |address: &str, access: &Access, tls: &Tls| {
            check(address.parse().unwrap(), access, tls)
        };
        let tls = Tls::default();
        for address in ["127.0.0.1:1", "127.8.8.8:1", "[::1]:1"] {
            check(address, &Access::default(), &tls).unwrap();
        }
        let allowed = Access {
            allow_anonymous: Switch::On,
            ..Access::default()
        };
        let keys = Access {
            api_keys: Some("keys.toml".into()),
            ..Access::default()
        };
        for address in ["0.0.0.0:1", "192.0.2.1:1", "[::]:1"] {
            let error = check(address, &Access::default(), &tls).unwrap_err();
            let named = error.to_string().contains("--allow-anonymous on");
            assert!(named && error.to_string().contains(address), "{error}");
            check(address, &allowed, &tls).unwrap();
            check(address, &keys, &tls).unwrap();
        }
    }
}
