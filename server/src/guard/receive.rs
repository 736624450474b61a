//! Requests as they arrive: whoever sends in pieces may do so for a limited
//! time and with a limited amount of memory, over all connections.
//!
//! Nothing behind this module sees a part of a message. A call whose message is
//! there at once, which is the rule for all but large batches, is not counted
//! at all.

use std::future::{Future as _, poll_fn};
use std::iter;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::{Buf as _, Bytes, BytesMut};
use hyper::body::Frame;
use tokio::time::{Sleep, sleep};
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};
use tonic::Status;

use super::arriving::Arriving;
use super::reflection::{self, REFLECTION};
use super::share::Memory;
use super::turn::Turn;
use crate::status;
use crate::weight::Scale;

/// What an incomplete call costs beside its bytes: its metadata, its task and
/// the buffers of the layers around it.
const COST_OF_A_CALL: usize = 16 * 1024;

/// Before each message: whether it is compressed, and its length in four bytes.
pub(super) const PREFIX: usize = 5;

/// Bytes that wait for the rest of their message.
#[derive(Debug)]
pub(super) struct Room {
    memory: Memory,
    held: BytesMut,
    max_message_size: usize,
}

impl Room {
    pub(super) fn new(memory: Memory, max_message_size: u32) -> Self {
        Self {
            memory,
            held: BytesMut::new(),
            max_message_size: usize::try_from(max_message_size).unwrap_or(usize::MAX),
        }
    }

    /// Accounts for what is held, because more has to be waited for.
    fn charge(&mut self) -> Result<(), Status> {
        let amount = COST_OF_A_CALL.saturating_add(self.held.capacity());
        self.memory.hold(amount)
    }

    /// Where the last complete message of `bytes` ends. A message that is too
    /// long counts as complete: it is refused without the rest of it.
    fn complete(&self, bytes: &[u8]) -> usize {
        let mut end = 0;
        while let Some((prefix, _)) = bytes.get(end..).and_then(<[u8]>::split_first_chunk) {
            let [_, length @ ..]: &[u8; PREFIX] = prefix;
            let length = usize::try_from(u32::from_be_bytes(*length)).unwrap_or(usize::MAX);
            if length > self.max_message_size {
                return bytes.len();
            }
            match end.checked_add(PREFIX + length) {
                Some(next) if next <= bytes.len() => end = next,
                _ => break,
            }
        }
        end
    }
}

/// What complete messages are framed in, without that.
pub(super) fn unframed(mut messages: &[u8]) -> impl Iterator<Item = &[u8]> {
    iter::from_fn(move || {
        let (prefix, rest) = messages.split_first_chunk()?;
        let [_, length @ ..]: &[u8; PREFIX] = prefix;
        let length = usize::try_from(u32::from_be_bytes(*length)).unwrap_or(usize::MAX);
        let (message, rest) = rest.split_at_checked(length)?;
        messages = rest;
        Some(message)
    })
}

/// The whole of `body`, which has one message. It does not count in `turn` while more of it
/// is to come.
///
/// # Errors
///
/// If the body cannot be read, is too long, has more than that message, or waits while too
/// many others do.
pub(super) async fn whole(
    mut body: Arriving,
    mut room: Room,
    turn: &mut Turn,
) -> Result<Bytes, Status> {
    loop {
        let frame = poll_fn(|context| {
            let frame = turn.poll(context, |context| body.poll_frame(context))??;
            if frame.is_pending() {
                room.charge()?;
            }
            frame.map(Ok::<_, Status>)
        });
        let Some(data) = frame.await?.and_then(|frame| frame.into_data().ok()) else {
            return alone(room.held.freeze());
        };
        let longest = room.max_message_size.saturating_add(PREFIX);
        if room.held.len().saturating_add(data.len()) > longest {
            let limit = u32::try_from(room.max_message_size).unwrap_or(u32::MAX);
            return Err(status::too_large(limit));
        }
        if room.held.is_empty() && body.is_over() {
            return alone(data);
        }
        room.held.extend_from_slice(&data);
    }
}

/// `framed`, unless something follows its first message: whatever that is would be decoded as
/// well, and nobody has weighed it. What is cut short is for the decoder to refuse.
fn alone(framed: Bytes) -> Result<Bytes, Status> {
    let first = unframed(&framed).next().map(<[u8]>::len);
    match first {
        Some(length) if framed.len() > PREFIX.saturating_add(length) => Err(status::undecodable()),
        Some(_) | None => Ok(framed),
    }
}

/// A body of many messages, which comes out in whole messages only.
#[derive(Debug)]
pub(super) struct Messages {
    body: Arriving,
    room: Room,
    scale: Option<Scale>,
    /// How long a message may stay incomplete.
    patience: Duration,
    /// While one is.
    late: Option<Pin<Box<Sleep>>>,
    /// Ready when nobody reads it any more.
    over: Pin<Box<WaitForCancellationFutureOwned>>,
    /// Where it is noted why there are no more.
    fault: Fault,
    /// Whoever reads them does not say whether they can be read.
    is_reflection: bool,
}

/// Why there are no more messages on a stream. Not all who read them pass it on.
#[derive(Clone, Debug, Default)]
pub(super) struct Fault(Arc<OnceLock<Status>>);

impl Fault {
    pub(super) fn noted(&self) -> Option<&Status> {
        self.0.get()
    }
}

impl Messages {
    /// Messages of `body` until it ends or `over` is cancelled.
    pub(super) fn new(
        body: Arriving,
        room: Room,
        scale: Option<Scale>,
        patience: Duration,
        over: CancellationToken,
    ) -> Self {
        Self {
            body,
            room,
            scale,
            patience,
            late: None,
            over: Box::pin(over.cancelled_owned()),
            fault: Fault::default(),
            is_reflection: false,
        }
    }

    /// The same, of a call to `path`; if it cannot be read, that is noted in `fault`.
    pub(super) fn of(self, path: &str, fault: Fault) -> Self {
        Self {
            fault,
            is_reflection: path.starts_with(REFLECTION),
            ..self
        }
    }

    /// The complete messages among what is held and `data`.
    fn take(&mut self, mut data: Bytes) -> Option<Bytes> {
        let messages = if self.room.held.is_empty() {
            let messages = data.split_to(self.room.complete(&data));
            self.room.held.extend_from_slice(&data);
            messages
        } else {
            self.room.held.extend_from_slice(&data);
            let end = self.room.complete(&self.room.held);
            self.room.held.split_to(end).freeze()
        };
        if !messages.has_remaining() {
            return None;
        }
        self.late = None;
        self.room.memory.release();
        Some(messages)
    }

    /// Accounts for what the heaviest of `messages` becomes, until the next ones are read: one
    /// is answered at a time.
    fn weigh(&mut self, messages: &[u8]) -> Result<(), Status> {
        let Some(scale) = &self.scale else {
            return Ok(());
        };
        let weights = unframed(messages).map(|message| scale.weigh(message));
        let heaviest = weights.max().unwrap_or_default();
        if heaviest > scale.most() {
            return Err(status::too_heavy(scale.most()));
        }
        // They may wait for their turn.
        self.room.memory.hold(heaviest.max(messages.len()))
    }

    /// Ready when nobody reads it any more.
    pub(super) fn poll_over(&mut self, context: &mut Context<'_>) -> Poll<()> {
        self.over.as_mut().poll(context)
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

impl Messages {
    fn poll_messages(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        if self.poll_over(context).is_ready() {
            return Poll::Ready(None);
        }
        if self.room.held.is_empty() {
            self.room.memory.release();
        }
        loop {
            let Poll::Ready(frame) = self.body.poll_frame(context)? else {
                return self.poll_late(context).map(|status| Some(Err(status)));
            };
            let messages = match frame.map(Frame::into_data) {
                Some(Ok(data)) => self.take(data),
                // Cut short: what is there is for the decoder to refuse.
                None if !self.room.held.is_empty() => Some(self.room.held.split().freeze()),
                Some(Err(trailers)) => return Poll::Ready(Some(Ok(trailers))),
                None => return Poll::Ready(None),
            };
            if let Some(messages) = messages {
                self.weigh(&messages)?;
                if self.is_reflection {
                    reflection::read(&messages, self.room.max_message_size)?;
                }
                return Poll::Ready(Some(Ok(Frame::data(messages))));
            }
        }
    }
}

impl hyper::body::Body for Messages {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let frame = self.poll_messages(context);
        if let Poll::Ready(Some(Err(status))) = &frame {
            // The first one counts.
            let _ = self.fault.0.set(status.clone());
        }
        frame
    }
}

#[cfg(test)]
pub(super) mod tests {
    use tonic::body::Body;

    use super::*;
    use crate::config::Limits;
    use crate::guard::Rests;
    use crate::guard::load::{Account, Load, Own, Resource};

    /// Messages of up to `limit` bytes in `body`.
    pub(in crate::guard) fn messages_of(
        body: Body,
        limit: u32,
        over: CancellationToken,
    ) -> Messages {
        let load = Load::new(&Limits::default(), 1);
        let account = Account::new(Own::default(), Arc::clone(&load), None);
        let room = Room::new(account.memory(Resource::Receiving), limit);
        let (longest, stopping) = (Duration::from_secs(1), over.clone());
        let rests = Arc::new(Rests {
            longest,
            most: 0,
            load,
            stopping,
        });
        let body = Arriving::new(body, None, rests);
        Messages::new(body, room, None, longest, over)
    }

    fn messages(limit: u32) -> Messages {
        messages_of(Body::empty(), limit, CancellationToken::new())
    }

    #[test]
    fn one_message_stands_alone() {
        for framed in ["", "\0", "\0\0\0\0\x01", "\0\0\0\0\x01a", "\0\0\0\0\0"] {
            let framed = Bytes::from_static(framed.as_bytes());
            assert_eq!(alone(framed.clone()).unwrap(), framed);
        }
        for framed in ["\0\0\0\0\0\0", "\0\0\0\0\x01ab", "\0\0\0\0\0\0\0\0\0\x01a"] {
            let status = alone(Bytes::from_static(framed.as_bytes())).unwrap_err();
            assert_eq!(status.code(), tonic::Code::InvalidArgument);
        }
    }

    #[test]
    fn messages_come_whole() {
        let bytes = Bytes::from_static(b"\0\0\0\0\x01a\0\0\0\0\0\0\0\0\0\x02bc");
        for size in 1..=bytes.len() {
            let mut messages = messages(2);
            let mut given = Vec::new();
            for piece in bytes.chunks(size) {
                if let Some(whole) = messages.take(Bytes::copy_from_slice(piece)) {
                    given.extend_from_slice(&whole);
                    assert!([6, 11, 18].contains(&given.len()), "{size}: {given:?}");
                }
            }
            assert_eq!(given, bytes);
            assert!(messages.room.held.is_empty());
        }
    }

    #[test]
    fn nothing_is_kept_of_what_is_too_long() {
        let mut messages = messages(2);
        let prefix = Bytes::from_static(b"\0\0\0\0\x03");
        assert_eq!(messages.take(prefix.clone()), Some(prefix));
        assert!(messages.room.held.is_empty());
    }
}
