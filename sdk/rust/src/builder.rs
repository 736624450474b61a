//! [`ClientBuilder`]: where to connect, and how patient to be.

use std::net::IpAddr;
use std::time::Duration;

use tonic::codegen::http::Uri;
use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue};
use tonic::transport::Endpoint;

use crate::client::Client;
use crate::connection::{CONNECT, Connections};
use crate::defaults::{DEADLINE, KEEP_ALIVE, KEEP_ALIVE_TIMEOUT};
use crate::error::Error;
use crate::options::Options;
use crate::retry::{Retrier, RetryPolicy};
#[cfg(feature = "tls")]
use crate::tls::Tls;
use crate::transport::Transport;

impl Client {
    /// Connects to a server, such as `http://127.0.0.1:50051`, with the default
    /// settings.
    ///
    /// # Errors
    ///
    /// [`Error::Transport`] if it cannot be reached, [`Error::Settings`] if the
    /// address is none.
    pub async fn connect(address: impl Into<String>) -> Result<Client, Error> {
        Client::builder().endpoint(address).connect().await
    }

    /// All settings.
    pub fn builder() -> ClientBuilder {
        ClientBuilder::default()
    }
}

/// Settings of a [`Client`], each with a default.
///
/// ```no_run
/// use std::time::Duration;
/// use doko_sdk::{Client, Language, Options, RetryPolicy, View};
///
/// # async fn run() -> Result<(), doko_sdk::Error> {
/// let client = Client::builder()
///     .endpoint("http://rules-1:50051")
///     .endpoint("http://rules-2:50051")
///     .connections(2)
///     .deadline(Duration::from_millis(500))
///     .retries(RetryPolicy::new().attempts(2))
///     .options(Options::new().language(Language::De).view(View::Everything))
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
    #[cfg(feature = "tls")]
    tls: Tls,
}

impl Default for ClientBuilder {
    fn default() -> ClientBuilder {
        ClientBuilder {
            endpoints: Vec::new(),
            connections: 2,
            deadline: DEADLINE,
            retries: RetryPolicy::default(),
            options: Options::default(),
            api_key: None,
            #[cfg(feature = "tls")]
            tls: Tls::default(),
        }
    }
}

impl ClientBuilder {
    /// What begins the address of a file.
    const UNIX: &str = "unix:";
    /// The longest deadline.
    const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

    /// A server, such as `http://127.0.0.1:50051`, or `unix:/run/doko/socket` for one on this
    /// machine that listens on a file. With several, calls go to all
    /// of them in turn; one that does not answer is left out for some seconds.
    /// Addresses with `https` need the feature `tls`.
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
    ///
    /// A question waits a third of it, at most 2 s, for a connection to be made and to show
    /// that its server answers; then the next server has its turn. What was begun goes on
    /// for 2 s, so that a later question finds a server that is far away.
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

    /// An API key or a token, sent with every call as `authorization: Bearer <key>`.
    ///
    /// The service knows it by `--api-keys`, or a proxy in front of it does. It
    /// travels by https, by http inside this machine, or by a file; any other address is refused
    /// when the client is made.
    pub fn api_key(mut self, key: impl Into<String>) -> ClientBuilder {
        self.api_key = Some(key.into());
        self
    }

    /// The certificates of addresses with `https`; by default the system says whom to
    /// trust.
    #[cfg(feature = "tls")]
    pub fn tls(mut self, tls: Tls) -> ClientBuilder {
        self.tls = tls;
        self
    }

    /// Connects to every server, and fails if none answers within 2 s. Those that do not
    /// answer yet, and connections that break, are tried again when they are needed.
    ///
    /// # Errors
    ///
    /// [`Error::Settings`], or [`Error::Transport`] if no server can be reached.
    pub async fn connect(self) -> Result<Client, Error> {
        let servers = self.endpoints.len();
        let connections = self.build()?;
        connections.connect(servers).await?;
        Ok(self.client(connections))
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
        let connections = self.build()?;
        Ok(self.client(connections))
    }

    fn client(self, connections: Connections) -> Client {
        let transport = Transport::Grpc(connections);
        let retrier = Retrier::new(self.retries);
        Client::new(transport, retrier, self.deadline, self.options)
    }

    /// A connection to each server, then the second to each, and so on.
    fn build(&self) -> Result<Connections, Error> {
        let mut channels = Vec::new();
        for _ in 0..self.connections {
            for address in &self.endpoints {
                let endpoint = self.to_endpoint(address)?;
                channels.push((address.clone(), endpoint.connect_lazy()));
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
        Connections::new(channels, headers, self.patience())
    }

    /// How long a question waits for a connection, until its server answers.
    fn patience(&self) -> Duration {
        CONNECT.min(self.deadline / 3)
    }

    fn to_endpoint(&self, address: &str) -> Result<Endpoint, Error> {
        let endpoint = Endpoint::from_shared(address.to_owned())
            .map_err(|_| Error::settings(format!("`{address}` is no address")))?;
        if address.starts_with(ClientBuilder::UNIX) {
            // The name of a host that calls are for, which a file has not.
            let endpoint = endpoint.origin(Uri::from_static("http://localhost"));
            return self.with_settings(endpoint);
        }
        match endpoint.uri().scheme_str() {
            Some("http") if self.api_key.is_some() && !is_here(endpoint.uri()) => {
                let problem = format!("an API key travels by https only, and `{address}` is http");
                return Err(Error::settings(problem));
            }
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
        let endpoint = self.with_settings(endpoint)?;
        #[cfg(feature = "tls")]
        let endpoint = endpoint
            .tls_config(self.tls.config()?)
            .map_err(|error| Error::settings(error.to_string()))?;
        Ok(endpoint)
    }

    fn with_settings(&self, endpoint: Endpoint) -> Result<Endpoint, Error> {
        let endpoint = endpoint
            .user_agent(concat!("doko-sdk/", env!("CARGO_PKG_VERSION")))
            .map_err(|_| Error::settings("the name of this library cannot be sent"))?
            .connect_timeout(CONNECT)
            .tcp_nodelay(true)
            .http2_keep_alive_interval(KEEP_ALIVE)
            .keep_alive_timeout(KEEP_ALIVE_TIMEOUT)
            .keep_alive_while_idle(true);
        Ok(endpoint)
    }
}

/// Whether this address is on this machine, whoever resolves it.
fn is_here(uri: &Uri) -> bool {
    let host = uri.host().unwrap_or_default();
    let host = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost"
        || host
            .parse::<IpAddr>()
            .is_ok_and(|address| address.is_loopback())
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
    async fn an_api_key_never_travels_in_the_clear() {
        let with_key = |address: &str| ClientBuilder::default().endpoint(address).api_key("secret");
        for address in ["http://rules-1:50051", "http://192.0.2.7", "http://[::2]:1"] {
            let problem = problem(with_key(address));
            let expected = format!("an API key travels by https only, and `{address}` is http");
            assert_eq!(problem, expected);
            let keyless = ClientBuilder::default().endpoint(address);
            assert!(keyless.connect_lazily().is_ok());
        }
        for address in [
            "http://localhost:1",
            "http://127.0.0.2:1",
            "http://[::1]:1",
            "unix:/run/doko/socket",
            #[cfg(feature = "tls")]
            "https://rules-1",
        ] {
            assert!(with_key(address).connect_lazily().is_ok(), "{address}");
        }
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
