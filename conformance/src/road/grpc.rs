//! A server that is asked over gRPC.

use std::error::Error as _;
use std::fmt;
use std::time::Duration;

use anyhow::{Context as _, Result};
use bytes::{Buf as _, BufMut as _};
use http::uri::PathAndQuery;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tonic::client;
use tonic::codec::{Codec, DecodeBuf, Decoder, EncodeBuf, Encoder};
use tonic::transport::{Channel, Endpoint};
use tonic::{Code, Request, Status};

use super::{Fault, LARGEST, Reply, Road};
use crate::{Failed, Method};

/// A server that is asked over gRPC. A connection that is gone is made anew for the next
/// question.
pub struct Grpc {
    runtime: Runtime,
    url: String,
    channel: Channel,
    patience: Duration,
}

impl fmt::Debug for Grpc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grpc")
            .field("url", &self.url)
            .finish_non_exhaustive()
    }
}

impl Grpc {
    /// Connects to the service at `url`. No call takes longer than `patience`.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub fn connect(url: String, patience: Duration) -> Result<Grpc> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let endpoint = Endpoint::from_shared(url.clone())
            .with_context(|| format!("`{url}` is no address"))?
            .connect_timeout(patience);
        #[cfg(feature = "tls")]
        let endpoint = endpoint
            .tls_config(tonic::transport::ClientTlsConfig::new().with_native_roots())
            .context("no certificates of this system")?;
        let channel = runtime
            .block_on(endpoint.connect())
            .with_context(|| format!("nobody serves at {url}"))?;
        Ok(Grpc {
            runtime,
            url,
            channel,
            patience,
        })
    }

    async fn ask(&self, method: Method, request: Vec<u8>) -> Result<Vec<u8>, Status> {
        let mut grpc = client::Grpc::new(self.channel.clone()).max_decoding_message_size(LARGEST);
        let gone = |error: tonic::transport::Error| Status::unavailable(error.to_string());
        grpc.ready().await.map_err(gone)?;
        let path = PathAndQuery::from_static(method.path());
        let response = grpc.unary(Request::new(request), path, Unread).await?;
        Ok(response.into_inner())
    }
}

impl Road for Grpc {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let call = self.ask(method, request.to_vec());
        let reply = self
            .runtime
            .block_on(async { timeout(self.patience, call).await });
        match reply.map_err(|_| Fault::Hang(self.patience))? {
            Ok(response) => Ok(Reply::Response(response)),
            Err(status) if status.code() == Code::Unimplemented => Ok(Reply::Unsupported(format!(
                "{method} is not implemented: {}",
                status.message()
            ))),
            // What has a source comes from the connection and not from the server.
            Err(status) if status.code() == Code::Unavailable || status.source().is_some() => {
                Err(Fault::Crash(status.message().to_owned()))
            }
            Err(status) => Ok(Reply::Failed(Failed::of(&status))),
        }
    }

    fn name(&self) -> String {
        self.url.clone()
    }
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
