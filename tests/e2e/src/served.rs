//! The service, started for a test, and clients of it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result, bail, ensure};
use doko_conformance::road::Unread;
use doko_proto::v1::rule_set_service_client::RuleSetServiceClient;
use doko_proto::v1::rules_service_client::RulesServiceClient;
use doko_proto::v1::table_service_client::TableServiceClient;
use doko_server::{Config, Running, Server};
use http::uri::PathAndQuery;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;
use tonic::client::Grpc;
use tonic::transport::{Channel, Endpoint};
use tonic::{Request, Status};

use crate::PATIENCE;

/// A service in this process, on a port of its own.
#[derive(Debug)]
pub struct Service {
    running: Running,
}

impl Service {
    /// Starts it.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start() -> Result<Service> {
        Service::run(Config::on_a_free_port())
    }

    /// No answer is late before the test is.
    fn run(mut config: Config) -> Result<Service> {
        config.limits.request_timeout = PATIENCE;
        let running = Server::start(&config)?;
        Ok(Service { running })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.running.address()
    }

    /// The address in the form that clients take.
    pub fn url(&self) -> String {
        format!("http://{}", self.address())
    }

    /// A connection to it.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub async fn connect(&self) -> Result<Clients> {
        Clients::connect(self.url()).await
    }

    /// Stops it and waits until it has ended.
    ///
    /// # Errors
    ///
    /// If it does not end in time.
    pub async fn stop(self) -> Result<()> {
        timeout(PATIENCE, self.running.stop())
            .await
            .context("the service does not end")
    }
}

/// Clients of all services of the API over one connection.
#[derive(Clone, Debug)]
pub struct Clients {
    /// The rulings.
    pub rules: RulesServiceClient<Channel>,
    /// The book of rules.
    pub book: RuleSetServiceClient<Channel>,
    /// What happens around games.
    pub table: TableServiceClient<Channel>,
}

impl Clients {
    /// Connects to the service at `url`. No call takes longer than
    /// [`PATIENCE`].
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub async fn connect(url: String) -> Result<Clients> {
        let endpoint = Endpoint::from_shared(url)?
            .connect_timeout(PATIENCE)
            .timeout(PATIENCE);
        let channel = endpoint.connect().await?;
        Ok(Clients {
            rules: RulesServiceClient::new(channel.clone()),
            book: RuleSetServiceClient::new(channel.clone()),
            table: TableServiceClient::new(channel),
        })
    }
}

/// A connection that carries bytes and knows no message.
#[derive(Clone, Debug)]
pub struct Wire {
    grpc: Grpc<Channel>,
}

impl Wire {
    /// Connects to the service at `url`.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub async fn connect(url: String) -> Result<Wire> {
        let endpoint = Endpoint::from_shared(url)?
            .connect_timeout(PATIENCE)
            .timeout(PATIENCE);
        Ok(Wire {
            grpc: Grpc::new(endpoint.connect().await?),
        })
    }

    /// The bytes that answer the bytes of a request to a method, such as
    /// `/doppelkopf.rules.v1.RulesService/AuditGame`.
    ///
    /// # Errors
    ///
    /// The status, if the call fails.
    pub async fn call(
        &mut self,
        method: &'static str,
        request: Vec<u8>,
    ) -> Result<Vec<u8>, Status> {
        let gone = |error: tonic::transport::Error| Status::unavailable(error.to_string());
        self.grpc.ready().await.map_err(gone)?;
        let path = PathAndQuery::from_static(method);
        let response = self.grpc.unary(Request::new(request), path, Unread).await?;
        Ok(response.into_inner())
    }
}

/// The program `doko-server`, running.
#[derive(Debug)]
pub struct Program {
    child: Child,
    url: String,
}

impl Program {
    /// Builds the program if that is needed, starts it on a free port, and waits
    /// for its ready line. It is killed when this value is dropped.
    ///
    /// # Errors
    ///
    /// If it cannot be built, does not start, or does not say that it is ready.
    pub async fn start() -> Result<Program> {
        Program::run(Program::command().await?).await
    }

    /// The same with the rule sets of a directory.
    ///
    /// # Errors
    ///
    /// As for [`Program::start`].
    pub async fn start_with(rule_sets: &Path) -> Result<Program> {
        let mut command = Program::command().await?;
        command.arg("--rule-sets").arg(rule_sets);
        Program::run(command).await
    }

    /// The same with other settings, as flags and their values.
    ///
    /// # Errors
    ///
    /// As for [`Program::start`].
    pub async fn start_set(settings: &[&str]) -> Result<Program> {
        let mut command = Program::command().await?;
        command.args(settings);
        Program::run(command).await
    }

    /// The number of its process; `None` once it has ended.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Exit code and complaints of the program where it must not serve the rule sets
    /// of a directory.
    ///
    /// # Errors
    ///
    /// If it cannot be built, says that it is ready, or does not end in time.
    pub async fn refused(rule_sets: &Path) -> Result<(Option<i32>, String)> {
        let mut command = Program::command().await?;
        command.arg("--rule-sets").arg(rule_sets);
        let output = timeout(PATIENCE, command.stderr(Stdio::piped()).output());
        let output = output.await.context("it does not end")??;
        ensure!(output.stdout.is_empty(), "it was ready");
        Ok((output.status.code(), String::from_utf8(output.stderr)?))
    }

    /// The program, to serve on a free port.
    async fn command() -> Result<Command> {
        let mut command = Command::new(executable().await?);
        command
            .args(["--address", "127.0.0.1:0", "--drain-delay", "0s"])
            .args(["--request-timeout", &format!("{}s", PATIENCE.as_secs())])
            .env_clear()
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true);
        Ok(command)
    }

    async fn run(mut command: Command) -> Result<Program> {
        let mut child = command.spawn()?;
        let output = child.stdout.take().context("the program has no output")?;
        let mut lines = BufReader::new(output).lines();
        let line = timeout(PATIENCE, lines.next_line())
            .await
            .context("no ready line")??;
        let line = line.context("the program ended before it was ready")?;
        let (_, url) = line
            .split_once(" ready on ")
            .with_context(|| format!("it says `{line}`"))?;
        Ok(Program {
            child,
            url: url.to_owned(),
        })
    }

    /// The address it listens on, in the form that clients take.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Asks it to stop as a service manager does, with SIGTERM, and waits for
    /// its exit code.
    ///
    /// # Errors
    ///
    /// If it does not end in time.
    pub async fn stop(mut self) -> Result<Option<i32>> {
        let id = self.child.id().context("the program has ended already")?;
        let kill = Command::new("kill")
            .args(["-TERM", &id.to_string()])
            .status()
            .await?;
        ensure!(kill.success(), "the program cannot be signalled");
        let status = timeout(PATIENCE, self.child.wait())
            .await
            .context("it does not end")??;
        Ok(status.code())
    }
}

/// The path of the program: that which the environment names, or else built in the profile
/// of this test.
async fn executable() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("DOKO_E2E_PROGRAM") {
        return Ok(path.into());
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([
        "build",
        "--quiet",
        "--offline",
        "--package",
        "doko-server",
        "--bin",
        "doko-server",
    ]);
    cargo.args(["--message-format", "json"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let built = cargo
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .kill_on_drop(true)
        .output();
    let built = timeout(10 * PATIENCE, built)
        .await
        .context("cargo does not end")??;
    for line in String::from_utf8_lossy(&built.stdout).lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        if let Some(path) = message
            .get("executable")
            .and_then(serde_json::Value::as_str)
        {
            return Ok(path.into());
        }
    }
    bail!(
        "the program was not built: {}",
        String::from_utf8_lossy(&built.stderr)
    )
}
