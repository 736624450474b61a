//! [`ClientBuilder`]: where to connect, and how patient to be.

use std::time::Duration;

use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue};
use tonic::transport::{Channel, Endpoint};

use crate::client::Client;
use crate::error::Error;
use crate::options::Options;
use crate::retry::{Retrier, RetryPolicy};
use crate::transport::{Connections, Transport};

/// Settings of a [`Client`], each with a default.
///
/// ```no_run
/// use std::time::Duration;
/// use doko_sdk::{Client, Language, Options, RetryPolicy};
///
/// # async fn run() -> Result<(), doko_sdk::Error> {
/// let client = Client::builder()
///     .endpoint("http://rules-1:50051")
///     .endpoint("http://rules-2:50051")
///     .connections(2)
///     .deadline(Duration::from_millis(500))
///     .retries(RetryPolicy::new().attempts(2))
///     .options(Options::new().language(Language::De))
///     .connect()
///     .await?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct ClientBuilder {
    endpoints: Vec<String>,
    connections: usize,
    deadline: Duration,
    retries: RetryPolicy,
    options: Options,
    api_key: Option<String>,
}

impl Default for ClientBuilder {
    fn default() -> ClientBuilder {
        ClientBuilder {
            endpoints: Vec::new(),
            connections: 2,
            deadline: Duration::from_secs(1),
            retries: RetryPolicy::default(),
            options: Options::default(),
            api_key: None,
        }
    }
}

impl ClientBuilder {
    /// The longest deadline.
    const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);
    /// How long a connection may take to be made.
    const CONNECT: Duration = Duration::from_secs(2);
    /// How long a connection is idle before it is asked whether it still lives,
    /// well below what load balancers allow.
    const KEEP_ALIVE: Duration = Duration::from_secs(30);

    /// A server, such as `http://127.0.0.1:50051`. With several, calls go to all
    /// of them in turn. Addresses with `https` need the feature `tls`.
    pub fn endpoint(mut self, address: impl Into<String>) -> ClientBuilder {
        self.endpoints.push(address.into());
        self
    }

    /// How many connections to each server, 2 by default. One connection keeps
    /// one core of a server busy; more than it has cores are of no use.
    pub fn connections(mut self, connections: usize) -> ClientBuilder {
        self.connections = connections.max(1);
        self
    }

    /// How long a call may take with all its retries, 1 s by default; on a stream,
    /// how long to wait for the answers to one message. At most a day.
    pub fn deadline(mut self, deadline: Duration) -> ClientBuilder {
        self.deadline = deadline.min(ClientBuilder::LONGEST);
        self
    }

    /// How often and how soon a question is sent again.
    pub fn retries(mut self, retries: RetryPolicy) -> ClientBuilder {
        self.retries = retries;
        self
    }

    /// The options of all questions that have none of their own.
    pub fn options(mut self, options: Options) -> ClientBuilder {
        self.options = options;
        self
    }

    /// An API key, sent with every call as `authorization: Bearer <key>`.
    pub fn api_key(mut self, key: impl Into<String>) -> ClientBuilder {
        self.api_key = Some(key.into());
        self
    }

    /// Connects to every server, and fails if none can be reached. Those that
    /// cannot be reached yet, and connections that break, are tried again when
    /// they are needed.
    ///
    /// # Errors
    ///
    /// [`Error::Settings`], or [`Error::Transport`] if no server can be reached.
    pub async fn connect(self) -> Result<Client, Error> {
        let mut channels = Vec::new();
        let mut unreachable = None;
        let mut reached = 0;
        for address in &self.endpoints {
            let endpoint = endpoint(address)?;
            match endpoint.connect().await {
                Ok(channel) => {
                    channels.push(channel);
                    reached += 1;
                }
                Err(error) => {
                    channels.push(endpoint.connect_lazy());
                    unreachable = Some(Error::Transport {
                        message: format!("cannot reach {address}"),
                        source: Some(error.into()),
                    });
                }
            }
        }
        match unreachable {
            Some(error) if reached == 0 => Err(error),
            Some(_) | None => self.build(channels),
        }
    }

    /// Makes a client that connects when the first question is asked.
    ///
    /// # Errors
    ///
    /// [`Error::Settings`].
    ///
    /// # Panics
    ///
    /// Outside a Tokio runtime, which the connections need.
    pub fn connect_lazily(self) -> Result<Client, Error> {
        let mut channels = Vec::new();
        for address in &self.endpoints {
            channels.push(endpoint(address)?.connect_lazy());
        }
        self.build(channels)
    }

    /// A client with one connection to each server, and as many more as are
    /// wanted.
    fn build(self, mut channels: Vec<Channel>) -> Result<Client, Error> {
        for _ in 1..self.connections {
            for address in &self.endpoints {
                channels.push(endpoint(address)?.connect_lazy());
            }
        }
        let mut headers = Vec::new();
        if let Some(key) = &self.api_key {
            let mut value: AsciiMetadataValue = format!("Bearer {key}")
                .parse()
                .map_err(|_| Error::settings("the API key has characters that cannot be sent"))?;
            value.set_sensitive(true);
            headers.push((AsciiMetadataKey::from_static("authorization"), value));
        }
        let transport = Transport::Grpc(Connections::new(channels, headers)?);
        Ok(Client::new(
            transport,
            Retrier::new(self.retries),
            self.deadline,
            self.options,
        ))
    }
}

fn endpoint(address: &str) -> Result<Endpoint, Error> {
    let endpoint = Endpoint::from_shared(address.to_owned())
        .map_err(|_| Error::settings(format!("`{address}` is no address")))?;
    match endpoint.uri().scheme_str() {
        Some("http") => {}
        Some("https") if cfg!(feature = "tls") => {}
        Some("https") => {
            let problem = format!("`{address}` needs the feature `tls` of this library");
            return Err(Error::settings(problem));
        }
        Some(_) | None => {
            let problem = format!("`{address}` is no address such as http://127.0.0.1:50051");
            return Err(Error::settings(problem));
        }
    }
    let endpoint = endpoint
        .user_agent(concat!("doko-sdk/", env!("CARGO_PKG_VERSION")))
        .map_err(|_| Error::settings("the name of this library cannot be sent"))?
        .connect_timeout(ClientBuilder::CONNECT)
        .tcp_nodelay(true)
        .http2_keep_alive_interval(ClientBuilder::KEEP_ALIVE)
        .keep_alive_timeout(Duration::from_secs(10))
        .keep_alive_while_idle(true);
    #[cfg(feature = "tls")]
    let endpoint = endpoint
        .tls_config(tonic::transport::ClientTlsConfig::new().with_native_roots())
        .map_err(|error| Error::settings(error.to_string()))?;
    Ok(endpoint)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(builder: ClientBuilder) -> String {
        builder.connect_lazily().unwrap_err().to_string()
    }

    #[tokio::test]
    async fn settings_that_make_no_sense_are_named() {
        let builder = ClientBuilder::default;
        assert_eq!(problem(builder()), "there is no address to connect to");
        assert!(problem(builder().endpoint("no address")).contains("`no address` is no address"));
        assert!(problem(builder().endpoint("127.0.0.1:50051")).contains("is no address such as"));
        let key = builder()
            .endpoint("http://localhost:1")
            .api_key("line\nbreak");
        assert!(problem(key).contains("API key"));
    }

    #[tokio::test]
    async fn a_server_that_is_not_there_is_no_connection() {
        let error = ClientBuilder::default()
            .endpoint("http://127.0.0.1:1")
            .connect()
            .await;
        let error = error.unwrap_err();
        assert_eq!(
            error.to_string(),
            "no connection to the server: cannot reach http://127.0.0.1:1"
        );
        assert!(error.is_transient());
    }
}
