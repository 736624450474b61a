//! Asks a running service for its health, as a container engine would.

use std::error::Error as _;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use tokio::time::timeout;
use tonic::transport::Endpoint;
use tonic::{Code, Status};
use tonic_health::pb::health_check_response::ServingStatus;
use tonic_health::pb::health_client::HealthClient;
use tonic_health::pb::{HealthCheckRequest, HealthCheckResponse};

use crate::config::Healthcheck;

/// Why a service does not count as healthy.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Unhealthy {
    /// It cannot be reached.
    #[error("no service at {0}")]
    Unreachable(Asked),
    /// It did not answer in time.
    #[error("no answer from {0} in time")]
    Late(Asked),
    /// It answers nobody without a credential.
    #[error("{0} asks for a credential, which a health check has not: ask at --health-address")]
    NeedsCredential(Asked),
    /// It does not answer as a service without TLS does.
    #[error("{0} does not speak HTTP/2 without TLS: ask at --health-address")]
    NotPlain(Asked),
    /// It refused to answer.
    #[error("{0} answers: {1}")]
    Refused(Asked, String),
    /// It answers that it does not serve.
    #[error("{0} does not serve")]
    NotServing(Asked),
}

/// Where a service was asked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Asked {
    /// At an address.
    Address(SocketAddr),
    /// By a socket that is a file.
    Socket(PathBuf),
}

impl Asked {
    /// Where `question` wants to ask: by the listener for probes, which needs no
    /// credential, or else by the socket, which needs no TLS.
    fn of(question: &Healthcheck) -> Self {
        match (question.health_address, &question.unix_socket) {
            (Some(address), _) => Self::Address(reachable(address)),
            (None, Some(file)) => Self::Socket(file.clone()),
            (None, None) => Self::Address(reachable(question.address)),
        }
    }

    /// The same as a client of gRPC says it.
    fn uri(&self) -> String {
        match self {
            Self::Address(address) => format!("http://{address}"),
            Self::Socket(file) => format!("unix:{}", file.display()),
        }
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address) => write!(f, "{address}"),
            Self::Socket(file) => write!(f, "{}", file.display()),
        }
    }
}

/// Asks for the health of what runs at the address.
///
/// # Errors
///
/// If it does not serve.
pub async fn check_health(question: &Healthcheck) -> Result<(), Unhealthy> {
    let asked = Asked::of(question);
    match timeout(question.timeout, ask(&asked, &question.service)).await {
        Ok(Ok(answer)) if answer.status() == ServingStatus::Serving => Ok(()),
        Ok(Ok(_)) => Err(Unhealthy::NotServing(asked)),
        Ok(Err(error)) => Err(error),
        Err(_) => Err(Unhealthy::Late(asked)),
    }
}

async fn ask(asked: &Asked, service: &str) -> Result<HealthCheckResponse, Unhealthy> {
    let unreachable = |_| Unhealthy::Unreachable(asked.clone());
    let endpoint = Endpoint::from_shared(asked.uri()).map_err(unreachable)?;
    let mut client = HealthClient::new(endpoint.connect().await.map_err(unreachable)?);
    let question = HealthCheckRequest {
        service: service.to_owned(),
    };
    match client.check(question).await {
        Ok(answer) => Ok(answer.into_inner()),
        Err(status) => Err(Unhealthy::refused(asked.clone(), &status)),
    }
}

impl Unhealthy {
    fn refused(asked: Asked, status: &Status) -> Self {
        let code = status.code();
        if code == Code::Unauthenticated {
            Self::NeedsCredential(asked)
        } else if status.source().is_some() {
            // Made here, of a connection that broke; one that was sent has no source.
            Self::NotPlain(asked)
        } else {
            Self::Refused(asked, code.description().to_owned())
        }
    }
}

/// Where to reach a service that listens on `address`: on all interfaces means
/// on the loopback interface, too.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    address
}
