//! Fair draws.

use doko_deal::{Commitment, Contributed, Contribution, FairDraw, MAX_CONTRIBUTIONS, Secret};
use doko_proto::v1;

use super::bytes_32;
use crate::decode::{self, Problems};

/// Reads a draw. Whether its promises were kept is not asked here.
pub(super) fn draw(problems: &mut Problems, message: &v1::FairDraw) -> Option<FairDraw> {
    let v1::FairDraw {
        commitment,
        contributions,
        reveal,
        contribution_commitments,
    } = message;
    let commitment = bytes_32(problems, "draw.commitment", commitment);
    let contributions = self::contributions(problems, contributions);
    let reveal = bytes_32(problems, "draw.reveal", reveal);
    let expected = message.contributions.len();
    let commitments = commitments(problems, contribution_commitments, expected);
    let mut commitments = commitments?.into_iter();
    let contributed = contributions?.into_iter().map(|contribution| Contributed {
        contribution,
        commitment: commitments.next(),
    });
    let (commitment, reveal) = (Commitment::new(commitment?), Secret::new(reveal?));
    FairDraw::new(commitment, contributed.collect(), reveal)
}

fn contributions(problems: &mut Problems, messages: &[Vec<u8>]) -> Option<Vec<Contribution>> {
    let path = "draw.contributions";
    if messages.is_empty() {
        problems.missing_field(path);
        return None;
    }
    decode::limit(problems, path, messages.len(), MAX_CONTRIBUTIONS);
    let messages = messages.iter().enumerate().take(MAX_CONTRIBUTIONS);
    let read: Vec<Option<Contribution>> = messages
        .map(|(i, bytes)| {
            let contribution = Contribution::new(bytes);
            if contribution.is_none() {
                let reason = if bytes.is_empty() {
                    v1::ErrorReason::MalformedField
                } else {
                    v1::ErrorReason::LimitExceeded
                };
                let problem = format_args!("must have 1 to {} bytes", Contribution::MAX_LEN);
                problems.note(format_args!("{path}[{i}]"), reason, problem);
            }
            contribution
        })
        .collect();
    read.into_iter().collect()
}

/// The commitments to contributions: none, or one for each of `expected`.
fn commitments(
    problems: &mut Problems,
    messages: &[Vec<u8>],
    expected: usize,
) -> Option<Vec<Commitment>> {
    let path = "draw.contribution_commitments";
    if !messages.is_empty() && messages.len() != expected {
        let problem = "must be empty or have as many entries as there are contributions";
        problems.note(path, v1::ErrorReason::ColumnLengthMismatch, problem);
    }
    let messages = messages.iter().enumerate().take(MAX_CONTRIBUTIONS);
    let read: Vec<Option<Commitment>> = messages
        .map(|(i, bytes)| bytes_32(problems, &format!("{path}[{i}]"), bytes).map(Commitment::new))
        .collect();
    read.into_iter().collect()
}
