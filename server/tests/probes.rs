//! Probes get through, whoever else is at their port.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::{PATIENCE, start, unhurried};
use doko_server::{Healthcheck, Period, check_health};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// The beginning of HTTP/2, after which nothing comes.
const HELLO: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";

#[tokio::test]
async fn idle_connections_do_not_keep_probes_out() {
    for hello in [HELLO, b""] {
        let mut config = unhurried();
        config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        let server = start(&config);
        let address = server.health_address().unwrap();
        let mut idle = Vec::new();
        for _ in 0..100 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            let _ = stream.write_all(hello).await;
            idle.push(stream);
        }
        let question = Healthcheck {
            config: None,
            address,
            health_address: None,
            service: String::new(),
            timeout: Period::from_secs(60),
        };
        let answered = async {
            while check_health(&question).await.is_err() {
                sleep(Duration::from_millis(100)).await;
            }
        };
        timeout(PATIENCE, answered).await.unwrap();
        drop(idle);
        server.stop().await;
    }
}
