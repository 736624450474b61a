//! The seam between the guard and who answers.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use bytes::Bytes;
use tokio_stream::Stream;
use tonic::Status;

use super::Deadline;
use super::receive::Messages;
use crate::caller::{Caller, Toll};
use crate::methods::{Method, Single, Streamed};

/// Who answers what the guard lets pass.
pub(crate) trait Handlers: fmt::Debug + Send + Sync {
    /// Whether `method` is served here.
    fn serve(&self, method: &Method) -> bool;

    /// The framed answer to `message`.
    fn answer(&self, task: Single, asked: Asked, message: &[u8]) -> Begun<Bytes>;

    /// The framed answers to `questions`, as they come.
    fn stream(&self, task: Streamed, asked: Asked, questions: Questions) -> Pending<Answers>;
}

/// Who asks, and until when.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) caller: Caller,
    /// What many questions cost.
    pub(crate) toll: Option<Toll>,
    /// Of many answers those that come after it are of no use.
    pub(crate) deadline: Option<Deadline>,
}

/// What a stream of answers is asked.
#[derive(Debug)]
pub(crate) enum Questions {
    One(Bytes),
    Many(Messages),
}

/// Many answers, each in its frame.
pub(crate) type Answers = Pin<Box<dyn Stream<Item = Result<Bytes, Status>> + Send>>;

/// An answer that is worked on elsewhere.
pub(crate) type Pending<R> = Pin<Box<dyn Future<Output = Result<R, Status>> + Send>>;

/// An answer, or the wait for one.
pub(crate) enum Begun<R> {
    Done(Result<R, Status>),
    Pending(Pending<R>),
}
