//! gRPC reflection. A library answers, which speaks HTTP, and ends a stream as if all were well
//! when it cannot read a question.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use futures_util::StreamExt as _;
use http::Request;
use http_body_util::{BodyStream, StreamBody};
use hyper::body::Frame;
use tokio_stream::Stream;
use tokio_util::sync::CancellationToken;
use tonic::body::Body;
use tonic::{Code, Status};
use tonic_reflection::pb::v1::ServerReflectionRequest;
use tonic_reflection::server::{Builder, Error};
use tower::ServiceExt as _;
use tower::util::BoxCloneSyncService;

use crate::frame;
use crate::guard::{Answers, Pending};
use crate::status;

type Library = BoxCloneSyncService<Request<Body>, http::Response<Body>, std::convert::Infallible>;

/// Who answers questions of reflection.
#[derive(Clone, Debug)]
pub(crate) struct Reflection {
    v1: Library,
    v1alpha: Library,
}

/// Which of its versions, whose messages are the same.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Version {
    V1,
    V1Alpha,
}

impl Reflection {
    /// For messages of so many bytes.
    ///
    /// # Errors
    ///
    /// If the descriptors of the API cannot be read.
    pub(crate) fn new(max_message_size: u32) -> Result<Self, Error> {
        let limit = usize::try_from(max_message_size).unwrap_or(usize::MAX);
        let v1 = descriptors().build_v1()?.max_decoding_message_size(limit);
        let v1alpha = descriptors().build_v1alpha()?;
        Ok(Self {
            v1: Library::new(v1),
            v1alpha: Library::new(v1alpha.max_decoding_message_size(limit)),
        })
    }

    /// The answers to `questions`.
    pub(crate) fn answers<S>(&self, version: Version, questions: S) -> Pending<Answers>
    where
        S: Stream<Item = Result<Bytes, Status>> + Send + 'static,
    {
        let (library, path) = match version {
            Version::V1 => (
                &self.v1,
                "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
            ),
            Version::V1Alpha => (
                &self.v1alpha,
                "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo",
            ),
        };
        // Of the library nobody hears why there are no more questions.
        let fault = Arc::new(OnceLock::new());
        let noted = Arc::clone(&fault);
        // It reads on while nobody waits for answers any more.
        let over = CancellationToken::new();
        let questions = questions.take_until(over.clone().cancelled_owned());
        let frames = questions.map(move |question| {
            let question = question.and_then(checked);
            if let Err(status) = &question {
                // The first one counts.
                let _ = noted.set(status.clone());
            }
            question.map(Frame::data)
        });
        let mut request = Request::new(Body::new(StreamBody::new(frames)));
        *request.uri_mut() = http::Uri::from_static(path);
        let (library, over) = (library.clone(), over.drop_guard());
        Box::pin(async move {
            let Ok(response) = library.oneshot(request).await;
            if let Some(status) = Status::from_header_map(response.headers()) {
                return Err(status);
            }
            let frames = BodyStream::new(response.into_body());
            let answers = frames.filter_map(move |frame| {
                let _over = &over;
                std::future::ready(answer(frame, &fault))
            });
            let answers: Answers = Box::pin(answers);
            Ok(answers)
        })
    }
}

/// `question`, if there is one in that frame.
fn checked(question: Bytes) -> Result<Bytes, Status> {
    let message: ServerReflectionRequest = frame::read(frame::unframed(&question))?;
    match message.message_request {
        Some(_) => Ok(question),
        None => Err(status::undecodable()),
    }
}

/// What a frame of a response says. At the end that is nothing, unless something was wrong.
fn answer(
    frame: Result<Frame<Bytes>, Status>,
    fault: &OnceLock<Status>,
) -> Option<Result<Bytes, Status>> {
    match frame.map(Frame::into_data) {
        Ok(Ok(answers)) => Some(Ok(answers)),
        Ok(Err(end)) => {
            let status = end.trailers_ref().and_then(Status::from_header_map);
            let status = status.filter(|status| status.code() != Code::Ok);
            status.or_else(|| fault.get().cloned()).map(Err)
        }
        Err(status) => Some(Err(status)),
    }
}

fn descriptors() -> Builder<'static> {
    Builder::configure()
        .register_encoded_file_descriptor_set(doko_proto::FILE_DESCRIPTOR_SET)
        .register_encoded_file_descriptor_set(tonic_health::pb::FILE_DESCRIPTOR_SET)
}
