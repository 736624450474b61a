//! Requests as they arrive: whoever sends in pieces may do so for a limited
//! time and with a limited amount of memory, over all connections.
//!
//! Nothing behind this module sees a part of a message. A call whose message is
//! there at once, which is the rule for all but large batches, is not counted
//! at all.

use std::future::{Future as _, poll_fn};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use hyper::body::Frame;
use tokio::time::{Sleep, sleep};
use tokio_stream::Stream;
use tonic::Status;

use super::arriving::Arriving;
use super::share::Memory;
use super::turn::Turn;
use crate::frame::{self, PREFIX};
use crate::methods::Method;
use crate::status;
use crate::weight::{Weights, weigh};

/// What an incomplete call costs beside its bytes: its metadata, its task and
/// the buffers of the layers around it.
const COST_OF_A_CALL: usize = 16 * 1024;

/// Bytes that wait for the rest of their message.
#[derive(Debug)]
pub(super) struct Room {
    memory: Memory,
    held: BytesMut,
    max_message_size: u32,
}

impl Room {
    pub(super) fn new(memory: Memory, max_message_size: u32) -> Self {
        Self {
            memory,
            held: BytesMut::new(),
            max_message_size,
        }
    }

    /// Accounts for what is held, because more has to be waited for.
    fn charge(&mut self) -> Result<(), Status> {
        let amount = COST_OF_A_CALL.saturating_add(self.held.capacity());
        self.memory.hold(amount)
    }

    /// The first message that is held, in its frame.
    fn take(&mut self) -> Result<Option<Bytes>, Status> {
        let end = frame::end(&self.held, self.max_message_size)?;
        let end = end.filter(|end| *end <= self.held.len());
        Ok(end.map(|end| self.held.split_to(end).freeze()))
    }
}

/// All of `body`, which has one message. It does not count in `turn` while more of it is to
/// come.
///
/// # Errors
///
/// If the body cannot be read, is too long, or waits while too many others do.
pub(super) async fn whole(
    mut body: Arriving,
    mut room: Room,
    turn: &mut Turn,
) -> Result<Bytes, Status> {
    let most = room.max_message_size;
    let longest = usize::try_from(most).map_or(usize::MAX, |most| most.saturating_add(PREFIX));
    loop {
        let frame = poll_fn(|context| {
            let frame = turn.poll(context, |context| body.poll_frame(context))??;
            if frame.is_pending() {
                room.charge()?;
            }
            frame.map(Ok::<_, Status>)
        });
        let Some(data) = frame.await?.and_then(|frame| frame.into_data().ok()) else {
            return Ok(room.held.freeze());
        };
        if room.held.len().saturating_add(data.len()) > longest {
            return Err(status::too_large(most));
        }
        if room.held.is_empty() && body.is_over() {
            return Ok(data);
        }
        room.held.extend_from_slice(&data);
    }
}

/// The messages of a body, each in its frame.
#[derive(Debug)]
pub(crate) struct Messages {
    body: Arriving,
    room: Room,
    method: &'static Method,
    weights: Weights,
    /// How long a message may stay incomplete.
    patience: Duration,
    /// While one is.
    late: Option<Pin<Box<Sleep>>>,
}

impl Messages {
    /// Messages of `body`, which are requests of `method`.
    pub(super) fn new(
        body: Arriving,
        room: Room,
        (method, weights): (&'static Method, Weights),
        patience: Duration,
    ) -> Self {
        Self {
            body,
            room,
            method,
            weights,
            patience,
            late: None,
        }
    }

    /// The next message if it is whole. It counts with what it becomes, and with what waits
    /// behind it, until the next one is asked for.
    fn take(&mut self) -> Result<Option<Bytes>, Status> {
        let Some(message) = self.room.take()? else {
            return Ok(None);
        };
        self.late = None;
        let weight = weigh(self.method, frame::unframed(&message));
        if weight > self.weights.most() {
            return Err(status::too_heavy(self.weights.most()));
        }
        self.room.memory.release();
        let waiting = self.room.held.len();
        self.room.memory.hold(weight.saturating_add(waiting))?;
        Ok(Some(message))
    }

    /// Waits for the rest of a message, but not for ever.
    fn poll_late(&mut self, context: &mut Context<'_>) -> Poll<Status> {
        if self.room.held.is_empty() {
            return Poll::Pending;
        }
        if let Err(status) = self.room.charge() {
            return Poll::Ready(status);
        }
        let patience = self.patience;
        let late = self.late.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(late.as_mut().poll(context));
        Poll::Ready(status::deadline_exceeded())
    }
}

impl Stream for Messages {
    type Item = Result<Bytes, Status>;

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Status>>> {
        let messages = &mut *self;
        if messages.room.held.is_empty() {
            messages.room.memory.release();
        }
        loop {
            if let Some(message) = messages.take()? {
                return Poll::Ready(Some(Ok(message)));
            }
            let Poll::Ready(frame) = messages.body.poll_frame(context)? else {
                return messages.poll_late(context).map(|status| Some(Err(status)));
            };
            match frame.map(Frame::into_data) {
                Some(Ok(data)) => messages.room.held.extend_from_slice(&data),
                // Trailers say nothing.
                Some(Err(_)) => {}
                None if messages.room.held.is_empty() => return Poll::Ready(None),
                // It was cut short.
                None => return Poll::Ready(Some(Err(status::undecodable()))),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;
    use crate::guard::account::Account;
    use crate::guard::load::{Load, Own, Resource};

    /// Room for messages of two bytes.
    fn room() -> Room {
        let account = Account::new(Own::default(), Load::new(&Limits::default()), None);
        Room::new(account.memory(Resource::Receiving), 2)
    }

    #[test]
    fn messages_come_whole() {
        let bytes = b"\0\0\0\0\x01a\0\0\0\0\0\0\0\0\0\x02bc";
        for size in 1..=bytes.len() {
            let mut room = room();
            let mut lengths = Vec::new();
            for piece in bytes.chunks(size) {
                room.held.extend_from_slice(piece);
                while let Some(message) = room.take().unwrap() {
                    lengths.push(message.len());
                }
            }
            assert_eq!(lengths, [6, 5, 7], "{size}");
            assert!(room.held.is_empty());
        }
    }

    #[test]
    fn what_is_too_long_is_refused_before_it_is_there() {
        let mut room = room();
        room.held.extend_from_slice(b"\0\0\0\0\x03");
        let status = room.take().unwrap_err();
        assert_eq!(status.code(), tonic::Code::ResourceExhausted);
    }
}
