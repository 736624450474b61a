//! How much memory a request takes once it is decoded.
//!
//! An element of a list takes two bytes on the wire if it is empty, and in memory all that
//! it could hold. So a request is weighed before it is decoded: its bytes are gone through,
//! and elements of lists are counted, however deep they are, and messages that do not lie in
//! the one that has them.

use crate::kinds::{GROWTH, Kind};
use crate::methods::{self, Method};

/// What a byte becomes that is no element of such a list: a number of a packed list takes four.
const OF_A_BYTE: usize = 4 * GROWTH;

/// A request may take so many times as much memory as its largest size is in bytes. One of
/// that size with 200 questions or 1000 entries takes less.
const MOST_OF_A_BYTE: usize = 24;

/// Or so much, if that is more.
const LEAST: usize = 1024 * 1024;

/// How much memory requests may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    most: usize,
    /// No request that is as short is too heavy.
    surely_light: usize,
}

impl Weights {
    /// Where messages of `max_message_size` bytes are allowed.
    pub(crate) fn new(max_message_size: u32) -> Self {
        let size = usize::try_from(max_message_size).unwrap_or(usize::MAX);
        let most = size.saturating_mul(MOST_OF_A_BYTE).max(LEAST);
        let kinds = methods::all().into_iter().map(|it| &it.request);
        let largest = kinds.map(Kind::largest).max().unwrap_or_default();
        // Two bytes are an element, at least.
        let of_a_byte = (largest / 2).saturating_add(OF_A_BYTE);
        Self {
            most,
            surely_light: most / of_a_byte,
        }
    }

    /// As much may a request take.
    pub(crate) fn most(self) -> usize {
        self.most
    }

    /// Whether `message` may be decoded, which is a request of `method`.
    pub(crate) fn allow(self, method: &Method, message: &[u8]) -> bool {
        message.len() <= self.surely_light || weigh(method, message) <= self.most
    }
}

/// What `message` takes, which is a request of `method`.
pub(crate) fn weigh(method: &Method, message: &[u8]) -> usize {
    let bytes = message.len().saturating_mul(OF_A_BYTE);
    bytes.saturating_add(method.request.elements(message))
}

#[cfg(test)]
mod tests {
    use doko_proto::v1;
    use prost::Message as _;

    use super::*;

    const SCORE_SESSION: &str = "/doppelkopf.rules.v1.TableService/ScoreSession";
    const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";

    fn weigh(path: &str, message: &[u8]) -> usize {
        super::weigh(methods::find(path).unwrap(), message)
    }

    fn weights() -> Weights {
        Weights::new(256 * 1024)
    }

    #[test]
    fn what_is_legal_is_allowed_and_what_is_empty_is_not() {
        let weights = weights();
        let size = 256 * 1024;
        for (path, field, count) in [(SCORE_SESSION, 5, 1000), (BATCH, 1, 200)] {
            let element = |length: u8| {
                let mut element = vec![field << 3 | 2, length];
                element.extend(vec![0x08; length.into()]);
                element
            };
            let empty = element(0).repeat(size / 2);
            assert!(!weights.allow(methods::find(path).unwrap(), &empty));
            // As many as may be, in a message as long as may be.
            let mut full = element(100).repeat(count);
            let padding = size - full.len() - 4;
            full.extend([0x7A, 0x80 | (padding % 128) as u8]);
            full.extend([0x80 | (padding / 128 % 128) as u8, (padding / 16_384) as u8]);
            full.extend(vec![0; padding]);
            let weight = weigh(path, &full);
            assert!(weight < weights.most(), "{weight}");
            assert!(weights.allow(methods::find(path).unwrap(), &full));
        }
    }

    #[test]
    fn short_messages_are_light_whatever_they_hold() {
        let weights = weights();
        assert!(weights.surely_light > 2_000, "{}", weights.surely_light);
        for (path, key) in [(SCORE_SESSION, 0x2A), (BATCH, 0x0A)] {
            let elements = [key, 0].repeat(weights.surely_light / 2);
            assert!(weigh(path, &elements) <= weights.most());
        }
    }

    #[test]
    fn elements_count_as_they_are_in_memory() {
        let session = v1::ScoreSessionRequest {
            entries: vec![v1::SessionEntry::default(); 3],
            ..v1::ScoreSessionRequest::default()
        };
        let bytes = session.encode_to_vec();
        let weight = weigh(SCORE_SESSION, &bytes);
        let elements = GROWTH * 3 * size_of::<v1::SessionEntry>();
        assert_eq!(weight, elements + bytes.len() * OF_A_BYTE);
        let draw = v1::FairDraw {
            contributions: vec![Vec::new(); 5],
            ..v1::FairDraw::default()
        };
        let deal = v1::VerifyDealRequest {
            draw: Some(draw),
            ..v1::VerifyDealRequest::default()
        };
        let bytes = deal.encode_to_vec();
        let path = "/doppelkopf.rules.v1.TableService/VerifyDeal";
        let elements = GROWTH * 5 * size_of::<Vec<u8>>();
        assert!(weigh(path, &bytes) >= elements);
    }

    #[test]
    fn boxes_count_as_they_are_in_memory() {
        use v1::rule_set_ref::Source;

        let names = v1::RuleSetRef::default();
        let boxes = [
            v1::RuleSetRef {
                overrides: Some(Box::default()),
                ..names.clone()
            },
            v1::RuleSetRef {
                source: Some(Source::Custom(Box::default())),
                ..names.clone()
            },
        ];
        let path = "/doppelkopf.rules.v1.RulesService/ValidateMove";
        let weight = |rule_set: &v1::RuleSetRef| {
            let record = v1::GameRecord {
                rule_set: Some(rule_set.clone()),
                ..v1::GameRecord::default()
            };
            let request = v1::ValidateMoveRequest {
                view: v1::View::Everything.into(),
                record: Some(record),
                ..v1::ValidateMoveRequest::default()
            };
            let bytes = request.encode_to_vec();
            weigh(path, &bytes) - bytes.len() * OF_A_BYTE
        };
        assert_eq!(weight(&names), 0);
        assert_eq!(boxes.map(|it| weight(&it)), [size_of::<v1::RuleSet>(); 2]);
    }

    #[test]
    fn whatever_comes_is_weighed() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let length = rng.usize(..40);
            let bytes: Vec<u8> = (0..length).map(|_| rng.u8(..)).collect();
            for path in [SCORE_SESSION, BATCH] {
                assert!(weigh(path, &bytes) >= bytes.len());
            }
        }
    }
}
