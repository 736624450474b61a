//! The ways to an implementation: where questions go and answers come from.

mod credentials;
mod embedded;
mod exchange;
mod frame;
mod grpc;
mod json;
mod program;
mod reply;
mod way;

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result};

pub use credentials::Credentials;
pub use embedded::Embedded;
pub use exchange::{Encoding, Greeting, PROTOCOL, serve};
pub use grpc::{Grpc, Unread};
pub use program::{Program, end_with_programs};
pub use reply::{Fault, Reply};
pub use way::Road;

use crate::Method;

/// A request of `method` as proto3 JSON, for people to read.
pub(crate) fn request_as_json(method: Method, bytes: &[u8]) -> String {
    as_json(json::written(method, json::Side::Request, bytes))
}

/// A response of `method` as proto3 JSON, for people to read.
pub(crate) fn response_as_json(method: Method, bytes: &[u8]) -> String {
    as_json(response_json(method, bytes))
}

/// A response of `method` as proto3 JSON.
pub(crate) fn response_json(method: Method, bytes: &[u8]) -> Result<serde_json::Value, String> {
    json::written(method, json::Side::Response, bytes)
}

fn as_json(written: Result<serde_json::Value, String>) -> String {
    match written {
        Ok(value) => serde_json::to_string(&value).unwrap_or_default(),
        Err(why) => format!("(unreadable: {why})"),
    }
}

/// Where an implementation is.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Target {
    /// At an address that serves gRPC.
    Server(String),
    /// In a program, with its arguments.
    Program(Vec<String>),
    /// Nowhere but here: the engine inside this program.
    Embedded,
}

impl Target {
    /// Reads a target: an address with `http://` or `https://`, the word `embedded`, or
    /// the command of a program.
    ///
    /// # Errors
    ///
    /// If it is a command with an open quotation mark, an address with neither, or nothing.
    pub fn read(text: &str) -> Result<Target> {
        if text == "embedded" {
            return Ok(Target::Embedded);
        }
        let is_address = ["http://", "https://", "localhost:"]
            .iter()
            .any(|it| text.starts_with(it));
        // No program is called like a bare address either, which is told how to be written.
        if is_address || text.parse::<SocketAddr>().is_ok() {
            return Target::server(text);
        }
        Target::command(text)
    }

    /// Reads the address of a server.
    ///
    /// # Errors
    ///
    /// If it is none with `http://` or `https://`.
    pub fn server(text: &str) -> Result<Target> {
        grpc::endpoint(text)?;
        Ok(Target::Server(text.to_owned()))
    }

    /// Reads the command of a program.
    ///
    /// # Errors
    ///
    /// If it has an open quotation mark, or is nothing.
    pub fn command(text: &str) -> Result<Target> {
        let words = shlex::split(text).filter(|it| !it.is_empty());
        let words = words.with_context(|| format!("`{text}` is no command"))?;
        Ok(Target::Program(words))
    }

    /// The road to it. Nobody waits longer than `patience` for anything, and only a server is
    /// shown credentials.
    ///
    /// # Errors
    ///
    /// If nobody is there.
    pub fn open(&self, patience: Duration, credentials: &Credentials) -> Result<Box<dyn Road>> {
        Ok(match self {
            Target::Server(url) => Box::new(Grpc::open(url.clone(), patience, credentials)?),
            Target::Program(command) => Box::new(Program::start(command.clone(), patience)?),
            Target::Embedded => Box::new(Embedded),
        })
    }
}
