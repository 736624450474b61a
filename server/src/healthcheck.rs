//! Asks a running service for its health, as a container engine would.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::time::timeout;
use tonic::transport::Endpoint;
use tonic_health::pb::health_check_response::ServingStatus;
use tonic_health::pb::health_client::HealthClient;
use tonic_health::pb::{HealthCheckRequest, HealthCheckResponse};

use crate::config::Healthcheck;

/// Why a service does not count as healthy.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Unhealthy {
    /// It cannot be reached.
    #[error("no service at {0}")]
    Unreachable(SocketAddr),
    /// It did not answer in time.
    #[error("no answer from {0} in time")]
    Late(SocketAddr),
    /// It refused to answer.
    #[error("{0} answers: {1}")]
    Refused(SocketAddr, String),
    /// It answers that it does not serve.
    #[error("{0} does not serve")]
    NotServing(SocketAddr),
}

/// Asks for the health of what runs at the address.
///
/// # Errors
///
/// If it does not serve.
pub async fn check_health(question: &Healthcheck) -> Result<(), Unhealthy> {
    let address = reachable(question.health_address.unwrap_or(question.address));
    match timeout(question.timeout.duration(), ask(address, &question.service)).await {
        Ok(Ok(answer)) if answer.status() == ServingStatus::Serving => Ok(()),
        Ok(Ok(_)) => Err(Unhealthy::NotServing(address)),
        Ok(Err(error)) => Err(error),
        Err(_) => Err(Unhealthy::Late(address)),
    }
}

async fn ask(address: SocketAddr, service: &str) -> Result<HealthCheckResponse, Unhealthy> {
    let unreachable = |_| Unhealthy::Unreachable(address);
    let endpoint = Endpoint::from_shared(format!("http://{address}")).map_err(unreachable)?;
    let mut client = HealthClient::new(endpoint.connect().await.map_err(unreachable)?);
    let question = HealthCheckRequest {
        service: service.to_owned(),
    };
    match client.check(question).await {
        Ok(answer) => Ok(answer.into_inner()),
        Err(status) => Err(Unhealthy::Refused(
            address,
            status.code().description().to_owned(),
        )),
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
