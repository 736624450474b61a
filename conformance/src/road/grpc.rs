//! A server that is asked over gRPC.

use std::cell::RefCell;
use std::error::Error as _;
use std::fmt;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use bytes::{Buf as _, BufMut as _};
use http::uri::PathAndQuery;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tonic::client;
use tonic::codec::{Codec, DecodeBuf, Decoder, EncodeBuf, Encoder};
use tonic::metadata::AsciiMetadataValue;
#[cfg(feature = "tls")]
use tonic::transport::{Certificate, ClientTlsConfig};
use tonic::transport::{Channel, Endpoint};
use tonic::{Code, Request, Status};

use super::exchange::readable;
use super::reply::LARGEST;
use super::{Credentials, Fault, Reply, Road};
use crate::failed::name_of;
use crate::{Failed, Method};

/// A server that is asked over gRPC. A connection that is gone is made anew for the next
/// question.
pub struct Grpc {
    runtime: Runtime,
    url: String,
    channel: Channel,
    patience: Duration,
    header: Option<AsciiMetadataValue>,
    heard: RefCell<Heard>,
}

/// What a server has answered so far.
#[derive(Debug, Default)]
enum Heard {
    /// Nothing.
    #[default]
    Nothing,
    /// That it does not answer whoever asks; what it said.
    TurnedAway(String),
    /// Something else, too.
    Answers,
}

impl Heard {
    fn note<T>(&mut self, reply: &Result<T, Status>) {
        let is_turned_away =
            |it: &Status| matches!(it.code(), Code::Unauthenticated | Code::PermissionDenied);
        // Whoever shows a wrong key again and again is heard no more.
        let is_limited = |it: &Status| it.code() == Code::ResourceExhausted;
        match (&*self, reply) {
            (Heard::Answers, _) => (),
            (Heard::Nothing, Err(status)) if is_turned_away(status) => {
                let code = name_of(status.code());
                *self = Heard::TurnedAway(format!("{code}: {}", status.message()));
            }
            (Heard::TurnedAway(_), Err(status)) if is_turned_away(status) || is_limited(status) => {
            }
            (Heard::Nothing | Heard::TurnedAway(_), _) => *self = Heard::Answers,
        }
    }
}

impl fmt::Debug for Grpc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grpc")
            .field("url", &self.url)
            .finish_non_exhaustive()
    }
}

/// Reads an address.
pub(super) fn endpoint(url: &str) -> Result<Endpoint> {
    let endpoint =
        Endpoint::from_shared(url.to_owned()).with_context(|| format!("`{url}` is no address"))?;
    match endpoint.uri().scheme_str() {
        Some("http" | "https") => Ok(endpoint),
        Some(_) => bail!("`{url}` is no address with http:// or https://"),
        None => bail!("`{url}` is no address: write `http://{url}`, or https:// where it is so"),
    }
}

impl Grpc {
    /// Connects to the service at `url`. No call takes longer than `patience`.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub fn connect(url: String, patience: Duration) -> Result<Grpc> {
        Grpc::open(url, patience, &Credentials::default())
    }

    /// Connects with credentials.
    ///
    /// # Errors
    ///
    /// If nobody answers, or if they cannot be sent there.
    pub fn open(url: String, patience: Duration, credentials: &Credentials) -> Result<Grpc> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let endpoint = endpoint(&url)?.connect_timeout(patience);
        let header = credentials.header(endpoint.uri())?;
        let endpoint = secured(endpoint, credentials)?;
        let channel = runtime
            .block_on(endpoint.connect())
            .with_context(|| format!("nobody serves at {url}"))?;
        Ok(Grpc {
            runtime,
            url,
            channel,
            patience,
            header,
            heard: RefCell::default(),
        })
    }

    async fn ask(&self, method: Method, request: Vec<u8>) -> Result<Vec<u8>, Status> {
        let mut grpc = client::Grpc::new(self.channel.clone()).max_decoding_message_size(LARGEST);
        let gone = |error: tonic::transport::Error| Status::unavailable(error.to_string());
        grpc.ready().await.map_err(gone)?;
        let path = PathAndQuery::from_static(method.path());
        let mut request = Request::new(request);
        if let Some(header) = &self.header {
            request
                .metadata_mut()
                .insert("authorization", header.clone());
        }
        let response = grpc.unary(request, path, Unread).await?;
        Ok(response.into_inner())
    }
}

impl Road for Grpc {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let call = self.ask(method, request.to_vec());
        let reply = self
            .runtime
            .block_on(async { timeout(self.patience, call).await });
        let reply = reply.map_err(|_| Fault::Hang(self.patience))?;
        self.heard.borrow_mut().note(&reply);
        match reply {
            Ok(response) => Ok(Reply::Response(response)),
            Err(status) if status.code() == Code::Unimplemented => Ok(Reply::Unsupported(format!(
                "{method} is not implemented: {}",
                readable(status.message())
            ))),
            // What has a source comes from the connection and not from the server.
            Err(status) if status.code() == Code::Unavailable || status.source().is_some() => {
                Err(Fault::Crash(status.message().to_owned()))
            }
            Err(status) => {
                let mut failed = Failed::of(&status);
                failed.message = readable(&failed.message);
                Ok(Reply::Failed(failed))
            }
        }
    }

    fn name(&self) -> String {
        self.url.clone()
    }

    fn turned_away(&self) -> Option<String> {
        match &*self.heard.borrow() {
            Heard::TurnedAway(why) => Some(why.clone()),
            Heard::Nothing | Heard::Answers => None,
        }
    }
}

/// The endpoint, believing the roots of the system and the one that is named.
#[cfg(feature = "tls")]
fn secured(endpoint: Endpoint, credentials: &Credentials) -> Result<Endpoint> {
    let mut config = ClientTlsConfig::new().with_native_roots();
    if let Some(ca) = &credentials.ca {
        config = config.ca_certificate(Certificate::from_pem(ca));
    }
    let endpoint = endpoint.tls_config(config);
    endpoint.context("the certificates cannot be used")
}

/// Without TLS there is nobody to believe.
#[cfg(not(feature = "tls"))]
fn secured(endpoint: Endpoint, credentials: &Credentials) -> Result<Endpoint> {
    anyhow::ensure!(
        credentials.ca.is_none(),
        "this program was built without TLS"
    );
    Ok(endpoint)
}

/// The codec of messages that are bytes, which nobody reads on their way.
#[derive(Clone, Copy, Debug)]
pub struct Unread;

impl Codec for Unread {
    type Encode = Vec<u8>;
    type Decode = Vec<u8>;
    type Encoder = Unread;
    type Decoder = Unread;

    fn encoder(&mut self) -> Unread {
        Unread
    }

    fn decoder(&mut self) -> Unread {
        Unread
    }
}

impl Encoder for Unread {
    type Item = Vec<u8>;
    type Error = Status;

    fn encode(&mut self, item: Vec<u8>, out: &mut EncodeBuf<'_>) -> Result<(), Status> {
        out.put_slice(&item);
        Ok(())
    }
}

impl Decoder for Unread {
    type Item = Vec<u8>;
    type Error = Status;

    fn decode(&mut self, bytes: &mut DecodeBuf<'_>) -> Result<Option<Vec<u8>>, Status> {
        let mut item = vec![0; bytes.remaining()];
        bytes.copy_to_slice(&mut item);
        Ok(Some(item))
    }
}
