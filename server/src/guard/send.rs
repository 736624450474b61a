//! Answers on their way out: what a client has asked for and does not read is kept for a
//! limited time and in a limited amount of memory.
//!
//! Whatever is handed to HTTP takes its share of the memory along, and gives it back when
//! its last byte is written to the connection.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use http::{HeaderMap, HeaderValue};
use http_body_util::StreamBody;
use hyper::body::{Frame, SizeHint};
use tokio_stream::{Stream, StreamExt as _, once};
use tonic::Status;
use tonic::body::Body;

use super::account::Account;
use super::load::Resource;
use super::share::{Memory, Share};
use super::torn::Torn;
use crate::form::Form;
use crate::peer::{Call, Peer};
use crate::unread::Since;

/// What an answer that is not read costs beside its bytes: its call in the layers around
/// it and in HTTP/2.
const COST_OF_AN_ANSWER: usize = 6 * 1024;

/// Of a long answer no more is handed over at once: a client who reads so much from time to
/// time is there.
const PIECE: usize = 64 * 1024;

/// The body of a response.
pub(crate) struct Sending {
    /// Where more comes from.
    more: Option<Body>,
    /// What is to be handed over.
    rest: Bytes,
    /// What ends it.
    trailers: Option<HeaderMap>,
    memory: Memory,
    limit: Limit,
    outlet: Outlet,
    _open: Call,
}

/// What to do with an answer for which there is no memory.
#[derive(Clone, Copy, Debug)]
enum Limit {
    /// It ends.
    Strict,
    /// It counts all the same.
    Counted,
}

/// Where answers of a call go.
#[derive(Clone, Debug)]
pub(crate) struct Outlet {
    pub(super) account: Account,
    pub(super) peer: Arc<Peer>,
}

/// Asks for the [`Outlet`] of a response, among the extensions of a request: bodies will be
/// written anew,
/// and that of the request was.
#[derive(Clone, Debug)]
pub(crate) struct Rewritten {
    /// Knows of the request as it came.
    pub(crate) torn: Torn,
    /// How its message is written.
    pub(crate) form: Form,
}

impl Outlet {
    /// One answer in its frame.
    ///
    /// # Errors
    ///
    /// OVERLOADED if too much is not read.
    pub(super) fn whole(self, answer: Bytes, open: Call) -> Result<Sending, Status> {
        let mut sending = self.sending(None, Limit::Strict, open);
        let amount = COST_OF_AN_ANSWER.saturating_add(answer.len());
        sending.memory.hold(amount)?;
        sending.rest = answer;
        sending.trailers = Some(well());
        Ok(sending)
    }

    /// Answers that come one after the other, each in its frame.
    pub(super) fn stream<S>(self, answers: S, open: Call) -> Sending
    where
        S: Stream<Item = Result<Bytes, Status>> + Send + 'static,
    {
        let frames = answers.map(|answer| answer.map(Frame::data));
        let frames = frames.chain(once(Ok(Frame::trailers(well()))));
        let body = Body::new(StreamBody::new(frames));
        self.sending(Some(body), Limit::Strict, open)
    }

    /// What became of an answer for which there was memory. It may be somewhat longer.
    pub(crate) fn rewritten(self, body: Body) -> Sending {
        let open = self.peer.call();
        self.sending(Some(body), Limit::Counted, open)
    }

    fn sending(self, more: Option<Body>, limit: Limit, open: Call) -> Sending {
        Sending {
            more,
            rest: Bytes::new(),
            trailers: None,
            memory: self.account.memory(Resource::Sending),
            limit,
            outlet: self,
            _open: open,
        }
    }
}

/// How an answer ends that nothing is wrong with.
fn well() -> HeaderMap {
    HeaderMap::from_iter([(Status::GRPC_STATUS, HeaderValue::from_static("0"))])
}

impl Sending {
    /// Where it goes.
    pub(crate) fn outlet(&self) -> &Outlet {
        &self.outlet
    }

    /// The data of a frame for which there is memory, or a frame that needs none.
    fn counted(&mut self, frame: Frame<Bytes>) -> Result<Result<Bytes, Frame<Bytes>>, Status> {
        let data = frame.into_data();
        if let Ok(data) = &data {
            match self.limit {
                Limit::Strict => self.memory.hold(data.len())?,
                Limit::Counted => self.memory.hold_anyway(data.len()),
            }
        }
        Ok(data)
    }

    /// The next piece, which is counted until it is sent.
    fn piece(&mut self) -> Bytes {
        let piece = self.rest.split_to(self.rest.len().min(PIECE));
        let amount = match self.rest.is_empty() {
            // And what the answer costs beside its bytes.
            true => usize::MAX,
            false => piece.len(),
        };
        Bytes::from_owner(Piece {
            bytes: piece,
            _share: self.memory.split(amount),
            _since: self.outlet.peer.unread.begin(),
            _open: self.outlet.peer.call(),
        })
    }
}

/// A part of an answer, for as long as it is not sent.
struct Piece {
    bytes: Bytes,
    _share: Option<Share>,
    _since: Since,
    _open: Call,
}

impl AsRef<[u8]> for Piece {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl hyper::body::Body for Sending {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let sending = &mut *self;
        if sending.rest.is_empty()
            && let Some(more) = sending.more.as_mut()
        {
            let frame = ready!(Pin::new(more).poll_frame(context));
            match frame.map(|frame| frame.and_then(|frame| sending.counted(frame))) {
                Some(Ok(Ok(data))) => {
                    sending.rest = data;
                    return Poll::Ready(Some(Ok(Frame::data(sending.piece()))));
                }
                Some(Ok(Err(frame))) => return Poll::Ready(Some(Ok(frame))),
                Some(Err(status)) => {
                    sending.more = None;
                    let mut trailers = HeaderMap::new();
                    status.add_header(&mut trailers)?;
                    return Poll::Ready(Some(Ok(Frame::trailers(trailers))));
                }
                None => sending.more = None,
            }
        }
        if !sending.rest.is_empty() {
            return Poll::Ready(Some(Ok(Frame::data(sending.piece()))));
        }
        let trailers = sending.trailers.take();
        Poll::Ready(trailers.map(|trailers| Ok(Frame::trailers(trailers))))
    }

    fn is_end_stream(&self) -> bool {
        let is_over = |more: &Body| more.is_end_stream();
        self.rest.is_empty() && self.trailers.is_none() && self.more.as_ref().is_none_or(is_over)
    }

    fn size_hint(&self) -> SizeHint {
        // Without a length: gRPC has trailers.
        SizeHint::default()
    }
}

impl fmt::Debug for Sending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sending").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use http_body_util::{BodyExt as _, Full};

    use super::*;
    use crate::config::Limits;
    use crate::guard::load::{Load, Own};

    /// Room for one answer of this size beside what a connection has to itself.
    fn outlet(size: u32) -> Outlet {
        let limits = Limits {
            send_buffer: size + 6 * 1_024,
            ..Limits::default()
        };
        let load = Load::new(&limits);
        Outlet {
            account: Account::new(Own::default(), load, None),
            peer: Arc::default(),
        }
    }

    fn body(size: usize) -> Body {
        Body::new(Full::new(Bytes::from(vec![7; size])))
    }

    fn whole(outlet: &Outlet, size: usize) -> Result<Sending, Status> {
        let open = outlet.peer.call();
        outlet.clone().whole(vec![7; size].into(), open)
    }

    async fn next(sending: &mut Sending) -> Option<Bytes> {
        let frame = sending.frame().await?;
        frame.unwrap().into_data().ok()
    }

    const LONG: usize = 150 * 1_024;

    #[tokio::test]
    async fn an_answer_counts_until_its_last_byte_is_sent() {
        let outlet = outlet(150 * 1_024);
        let mut sending = whole(&outlet, LONG).unwrap();
        assert!(whole(&outlet, LONG).is_err());
        let mut pieces = Vec::new();
        while let Some(piece) = next(&mut sending).await {
            assert!(piece.len() <= PIECE);
            pieces.push(piece);
        }
        drop(sending);
        assert_eq!(pieces.iter().map(Bytes::len).sum::<usize>(), LONG);
        while let Some(piece) = pieces.pop() {
            assert!(whole(&outlet, LONG).is_err());
            assert_eq!(outlet.peer.at_rest(), None);
            drop(piece);
        }
        assert!(outlet.peer.at_rest().is_some());
        assert!(whole(&outlet, LONG).is_ok());
    }

    #[tokio::test]
    async fn what_is_handed_over_and_not_sent_grows_old() {
        let outlet = outlet(150 * 1_024);
        let mut sending = whole(&outlet, LONG).unwrap();
        let turns = || (0..3).filter(|_| outlet.peer.unread.all_is_young()).count();
        assert_eq!(turns(), 3);
        let piece = next(&mut sending).await.unwrap();
        assert_eq!(turns(), 2);
        drop(piece);
        assert_eq!(turns(), 3);
    }

    #[tokio::test]
    async fn a_stream_ends_for_which_there_is_no_memory() {
        let outlet = outlet(150 * 1_024);
        let answers = || once(Ok(Bytes::from(vec![7; LONG])));
        let open = outlet.peer.call();
        let mut stream = outlet.clone().stream(answers(), open);
        let first = stream.frame().await.unwrap().unwrap();
        let open = outlet.peer.call();
        let mut second = outlet.clone().stream(answers(), open);
        let refused = second.frame().await.unwrap().unwrap();
        let refused = Status::from_header_map(refused.trailers_ref().unwrap()).unwrap();
        assert_eq!(refused.code(), tonic::Code::ResourceExhausted);
        assert!(second.frame().await.is_none());
        drop(first);
    }

    #[tokio::test]
    async fn what_was_written_anew_counts_too() {
        let outlet = outlet(150 * 1_024);
        let mut longer = outlet.clone().rewritten(body(2 * LONG));
        assert!(next(&mut longer).await.is_some());
        assert!(whole(&outlet, LONG).is_err());
        drop(longer);
        assert!(whole(&outlet, LONG).is_ok());
    }
}
