//! What is asked: may the forty-first card of a recorded game be played?

use std::hint::black_box;

use anyhow::Context as _;
use doko_proto::v1;
use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage};

const RECORD: &str = include_str!("../../../golden/recorded-normalspiel.json");

/// Cards on the table when it is asked.
const CARDS: usize = 40;

/// A question and its answer.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) request: Vec<u8>,
    pub(crate) response: v1::ValidateMoveResponse,
}

impl Question {
    /// # Errors
    ///
    /// The record cannot be read, or the service would refuse the card.
    pub(crate) fn new() -> anyhow::Result<Question> {
        let mut record = record()?;
        let card = *record.plays.get(CARDS).context("the game is too short")?;
        record.plays.truncate(CARDS);
        record.play_seats.truncate(CARDS);
        let mut request = v1::ValidateMoveRequest {
            record: Some(record),
            card,
            ..Default::default()
        };
        request.push_include(v1::Include::LegalCards);
        let bytes = request.encode_to_vec();
        let response = doko_wire::answer(request)
            .map_err(|failure| anyhow::anyhow!("not answered: {failure:?}"))?;
        let outcome = response.verdict.as_ref().and_then(|it| it.outcome.as_ref());
        anyhow::ensure!(
            matches!(outcome, Some(v1::verdict::Outcome::Accepted(_))),
            "refused: {response:?}"
        );
        Ok(Question {
            request: bytes,
            response,
        })
    }

    /// What the wire costs without the rules: as the baseline of the service.
    ///
    /// # Errors
    ///
    /// Never, as the request was encoded here.
    pub(crate) fn decode_and_encode(&self) -> anyhow::Result<Vec<u8>> {
        black_box(v1::ValidateMoveRequest::decode(self.request.as_slice())?);
        Ok(self.response.clone().encode_to_vec())
    }

    /// # Errors
    ///
    /// Never, as it was answered before.
    pub(crate) fn decode_answer_and_encode(&self) -> anyhow::Result<Vec<u8>> {
        let request = v1::ValidateMoveRequest::decode(self.request.as_slice())?;
        let response = doko_wire::answer(request)
            .map_err(|failure| anyhow::anyhow!("not answered: {failure:?}"))?;
        Ok(response.encode_to_vec())
    }
}

fn record() -> anyhow::Result<v1::GameRecord> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
    let name = "doppelkopf.rules.v1.GameRecord";
    let descriptor = pool.get_message_by_name(name).context(name)?;
    let mut json = serde_json::Deserializer::from_str(RECORD);
    let message = DynamicMessage::deserialize(descriptor, &mut json)?;
    Ok(message.transcode_to()?)
}
