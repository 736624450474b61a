//! What the kit and a program say to each other, see `conformance/PROTOCOL.md`.

use std::io::{self, BufRead, Write};

use anyhow::{Context as _, Result, bail, ensure};
use prost::Message as _;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::frame::{self, read_framed, read_line};
use super::json::{Side, check, read, written};
use super::{Reply, Road};
use crate::Method;
use crate::failed::{BadField, Failed, code_named, name_of};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How messages are written.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// A JSON object on each line, messages of the API as proto3 JSON.
    Json,
    /// Binary messages, each behind its length as a varint.
    Protobuf,
}

/// How a program answers the first line.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Greeting {
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// How it reads and writes from here on.
    pub encoding: Encoding,
    /// What it calls itself.
    pub name: String,
}

#[derive(Deserialize, Serialize)]
struct Hello<T> {
    hello: T,
}

/// Which version of the protocol a greeting names.
#[derive(Deserialize)]
struct Spoken {
    protocol: u32,
}

#[derive(Deserialize, Serialize)]
struct Offer {
    protocol: u32,
    encodings: Vec<Encoding>,
}

/// A question in JSON.
#[derive(Deserialize)]
struct WrittenAsk {
    id: u64,
    method: String,
    request: Value,
}

/// Which question a reply names, in JSON.
#[derive(Deserialize)]
struct Named {
    id: u64,
}

/// A reply in JSON.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct WrittenReply {
    id: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    response: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    failure: Option<WrittenFailure>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unsupported: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct WrittenFailure {
    code: String,
    #[serde(default)]
    message: String,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    fields: Vec<BadField>,
}

/// The line with which the kit begins.
pub(super) fn offer() -> Vec<u8> {
    let hello = json!({
        "hello": { "protocol": PROTOCOL, "encodings": [Encoding::Json, Encoding::Protobuf] }
    });
    format!("{hello}\n").into_bytes()
}

/// A greeting as an example.
const GREETING: &str = r#"{"hello":{"protocol":1,"encoding":"json","name":"my engine"}}"#;

/// Reads how a program answers it.
pub(super) fn greeting(line: &[u8]) -> Result<Greeting, String> {
    // What else a later version says is not known here.
    if let Ok(Hello { hello }) = serde_json::from_slice::<Hello<Spoken>>(line)
        && hello.protocol != PROTOCOL
    {
        return Err(format!(
            "it speaks version {} of the protocol, not {PROTOCOL}",
            hello.protocol
        ));
    }
    let read: Result<Hello<Greeting>, _> = serde_json::from_slice(line);
    let Hello { mut hello } = read.map_err(|error| {
        let line = String::from_utf8_lossy(line);
        format!(
            "its first line is not how an executor greets the kit ({error}): `{}`. A greeting \
             is such as `{GREETING}`",
            short(&line)
        )
    })?;
    hello.name = readable(&hello.name);
    Ok(hello)
}

impl Encoding {
    /// The next message, or `None` if there is no more.
    pub(super) fn next(self, input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
        match self {
            Encoding::Json => read_line(input),
            Encoding::Protobuf => read_framed(input),
        }
    }

    /// A question, as it is sent.
    pub(super) fn ask(self, id: u64, method: Method, request: &[u8]) -> Result<Vec<u8>, String> {
        Ok(match self {
            Encoding::Json => {
                let request = written(method, Side::Request, request)?;
                let ask = json!({ "id": id, "method": method.name(), "request": request });
                format!("{ask}\n").into_bytes()
            }
            Encoding::Protobuf => frame::Ask {
                id,
                method: method.name().to_owned(),
                request: request.to_vec(),
            }
            .encode_length_delimited_to_vec(),
        })
    }

    /// Reads which question a reply names. What else it says is not looked at: it may be about
    /// another method.
    pub(super) fn named(self, unit: &[u8]) -> Result<u64, String> {
        match self {
            Encoding::Json => json_unit::<Named>(unit).map(|it| it.id),
            Encoding::Protobuf => frame::Named::decode(unit)
                .map(|it| it.id)
                .map_err(|error| error.to_string()),
        }
    }

    /// Reads a reply to a question to `method`.
    pub(super) fn reply(self, method: Method, unit: &[u8]) -> Result<Reply, String> {
        match self {
            Encoding::Json => json_reply(method, unit),
            Encoding::Protobuf => framed_reply(method, unit),
        }
    }

    fn read_ask(self, unit: &[u8]) -> Result<(u64, Method, Vec<u8>)> {
        let method = |name: &str| {
            Method::named(name).with_context(|| format!("there is no method `{name}`"))
        };
        match self {
            Encoding::Json => {
                let ask: WrittenAsk = serde_json::from_slice(unit)?;
                let method = method(&ask.method)?;
                let request = read(method, Side::Request, &ask.request);
                let request = request.map_err(|why| anyhow::anyhow!(why))?;
                Ok((ask.id, method, request))
            }
            Encoding::Protobuf => {
                let ask = frame::Ask::decode(unit)?;
                Ok((ask.id, method(&ask.method)?, ask.request))
            }
        }
    }

    fn write_reply(self, id: u64, method: Method, reply: Reply) -> Result<Vec<u8>> {
        Ok(match self {
            Encoding::Json => {
                let reply = written_reply(id, method, reply).map_err(|why| anyhow::anyhow!(why))?;
                format!("{}\n", serde_json::to_string(&reply)?).into_bytes()
            }
            Encoding::Protobuf => {
                let outcome = match reply {
                    Reply::Response(bytes) => frame::Outcome::Response(bytes),
                    Reply::Failed(failed) => frame::Outcome::Failure(framed_failure(failed)),
                    Reply::Unsupported(why) => frame::Outcome::Unsupported(why),
                };
                let outcome = Some(outcome);
                frame::Reply { id, outcome }.encode_length_delimited_to_vec()
            }
        })
    }
}

/// A line of JSON.
fn json_unit<T: DeserializeOwned>(unit: &[u8]) -> Result<T, String> {
    serde_json::from_slice(unit).map_err(|error| {
        let line = String::from_utf8_lossy(unit);
        format!("{error}: `{}`", short(&line))
    })
}

fn json_reply(method: Method, unit: &[u8]) -> Result<Reply, String> {
    let reply: WrittenReply = json_unit(unit)?;
    Ok(match (reply.response, reply.failure, reply.unsupported) {
        (Some(response), None, None) => {
            let read = read(method, Side::Response, &response);
            Reply::Response(read.map_err(|why| format!("no response of {method}: {why}"))?)
        }
        (None, Some(failure), None) => Reply::Failed(failed(
            &failure.code,
            &failure.message,
            failure.reason,
            failure.fields,
        )?),
        (None, None, Some(why)) => Reply::Unsupported(readable(&why)),
        (_, _, _) => {
            return Err("not exactly one of `response`, `failure` and `unsupported`".to_owned());
        }
    })
}

fn framed_reply(method: Method, unit: &[u8]) -> Result<Reply, String> {
    let reply = frame::Reply::decode(unit).map_err(|error| error.to_string())?;
    Ok(match reply.outcome {
        Some(frame::Outcome::Response(bytes)) => {
            let read = check(method, Side::Response, &bytes);
            read.map_err(|why| format!("no response of {method}: {why}"))?;
            Reply::Response(bytes)
        }
        Some(frame::Outcome::Unsupported(why)) => Reply::Unsupported(readable(&why)),
        Some(frame::Outcome::Failure(failure)) => {
            let fields = failure.fields.into_iter().map(|it| BadField {
                path: it.path,
                reason: it.reason,
                description: it.description,
            });
            let fields = fields.collect();
            let failed = failed(&failure.code, &failure.message, failure.reason, fields);
            Reply::Failed(failed?)
        }
        None => return Err("no `response`, no `failure` and no `unsupported`".to_owned()),
    })
}

fn failed(
    code: &str,
    message: &str,
    reason: String,
    fields: Vec<BadField>,
) -> Result<Failed, String> {
    Ok(Failed {
        code: code_named(code).ok_or_else(|| format!("gRPC has no code `{code}`"))?,
        message: readable(message),
        reason,
        domain: String::new(),
        metadata: Default::default(),
        fields,
    })
}

fn written_reply(id: u64, method: Method, reply: Reply) -> Result<WrittenReply, String> {
    let mut line = WrittenReply {
        id,
        response: None,
        failure: None,
        unsupported: None,
    };
    match reply {
        Reply::Response(bytes) => line.response = Some(written(method, Side::Response, &bytes)?),
        Reply::Unsupported(why) => line.unsupported = Some(why),
        Reply::Failed(failed) => {
            line.failure = Some(WrittenFailure {
                code: name_of(failed.code).to_owned(),
                message: failed.message,
                reason: failed.reason,
                fields: failed.fields,
            });
        }
    }
    Ok(line)
}

fn framed_failure(failed: Failed) -> frame::Failure {
    let fields = failed.fields.into_iter().map(|it| frame::BadField {
        path: it.path,
        reason: it.reason,
        description: it.description,
    });
    frame::Failure {
        code: name_of(failed.code).to_owned(),
        message: failed.message,
        reason: failed.reason,
        fields: fields.collect(),
    }
}

/// A text without what would move the cursor of whoever reads it, or begin a new line in a
/// report.
pub(super) fn readable(text: &str) -> String {
    text.chars().filter(|it| !it.is_control()).collect()
}

/// The beginning of a text that may be long.
pub(super) fn short(text: &str) -> String {
    const MOST: usize = 200;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(MOST).collect();
    format!("{beginning} ...")
}

/// Answers as a program under test does, by a road of its own: the other side of the
/// protocol, for implementations in Rust.
///
/// # Errors
///
/// If what comes in is not of the protocol, or nobody listens any more.
pub fn serve(
    road: &dyn Road,
    encoding: Encoding,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<()> {
    let line = read_line(&mut input)?.context("nobody said hello")?;
    let Hello { hello }: Hello<Offer> = serde_json::from_slice(&line)?;
    ensure!(hello.protocol == PROTOCOL, "version {}", hello.protocol);
    if !hello.encodings.contains(&encoding) {
        bail!("{encoding:?} is not offered");
    }
    let hello = Greeting {
        protocol: PROTOCOL,
        encoding,
        name: road.name(),
    };
    writeln!(output, "{}", serde_json::to_string(&Hello { hello })?)?;
    output.flush()?;
    while let Some(unit) = encoding.next(&mut input)? {
        let (id, method, request) = encoding.read_ask(&unit)?;
        let reply = road.call(method, &request)?;
        output.write_all(&encoding.write_reply(id, method, reply)?)?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
