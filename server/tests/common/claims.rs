//! Questions whose answers take long, alone or together.

use bytes::Bytes;
use doko_proto::v1;
use prost::Message as _;

use super::frame;

/// A claim whose answer takes as long as the bound allows.
pub(crate) fn claim() -> v1::CheckClaimRequest {
    let line = "ddv-tsr; h=CACACTCTCKCKCQCQCJCJC9C9/??/??/??; s=1solo_fleischlos 2g 3g 4g; p=CA";
    v1::CheckClaimRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        seat: v1::Seat::Seat1.into(),
        kind: v1::ClaimKind::Rest.into(),
        ..v1::CheckClaimRequest::default()
    }
}

/// A batch of so many of them.
pub(crate) fn batch_of(count: usize) -> Bytes {
    let question = v1::Question {
        question: Some(v1::question::Question::CheckClaim(claim())),
        ..v1::Question::default()
    };
    let batch = v1::EvaluateBatchRequest {
        questions: vec![question; count],
    };
    frame(&batch.encode_to_vec())
}

/// A batch of so many questions of which each is answered soon.
pub(crate) fn batch_of_short(count: usize) -> Bytes {
    let line = "ddv-tsr@2026-02-21; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; \
                p=HTDJCJDADASQDQHT; x=1:4re";
    let audit = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        ..v1::AuditGameRequest::default()
    };
    let question = v1::Question {
        question: Some(v1::question::Question::AuditGame(audit)),
        ..v1::Question::default()
    };
    let batch = v1::EvaluateBatchRequest {
        questions: vec![question; count],
    };
    frame(&batch.encode_to_vec())
}
