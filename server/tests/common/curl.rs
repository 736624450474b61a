//! HTTP/1.1 as `curl` speaks it.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::PATIENCE;

pub(crate) const JSON: &str = "content-type: application/json\r\n";
pub(crate) const PROTO: &str = "content-type: application/proto\r\n";

/// A response.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) status: u16,
    /// In lower case.
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Heard {
    pub(crate) fn json(&self) -> Value {
        let json = serde_json::from_slice(&self.body);
        json.unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of an error, and its message.
    pub(crate) fn error(&self) -> (String, String) {
        (self.said("/code"), self.said("/message"))
    }

    /// The reason of an error.
    pub(crate) fn reason(&self) -> String {
        self.said("/details/0/debug/reason")
    }

    fn said(&self, place: &str) -> String {
        let json = self.json();
        let text = json.pointer(place).and_then(Value::as_str);
        text.unwrap_or_else(|| panic!("{place}: {json}")).to_owned()
    }
}

/// Sends `body` with these lines of headers.
pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> Heard {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}\
         content-length: {}\r\n\r\n",
        body.len()
    );
    let talk = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body).await.unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).await.unwrap();
        response
    };
    let response = timeout(PATIENCE, talk).await.unwrap();
    let end = response
        .windows(4)
        .position(|it| it == b"\r\n\r\n")
        .unwrap();
    let (head, body) = response.split_at(end + 4);
    let head = String::from_utf8_lossy(head).to_lowercase();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let body = body.to_vec();
    Heard { status, head, body }
}

/// Posts JSON.
pub(crate) async fn post(address: SocketAddr, path: &str, json: &str) -> Heard {
    http(address, "POST", path, JSON, json.as_bytes()).await
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> Heard {
    http(address, "GET", path, "", b"").await
}
