//! Which hands does this seed, or this fair draw, give?

use doko_deal::{ALGORITHM, Broken, FairDraw, Packets, Seed, deal};
use doko_engine::Seat;
use doko_proto::v1;
use doko_proto::v1::deal_cards_request::Randomness;

use super::draw::draw;
use super::{algorithm, bytes_32, packets};
use crate::decode::{self, Problems};
use crate::encode;
use crate::published::{Served, stamp};
use crate::{Failure, Question};

impl Question for v1::DealCardsRequest {
    type Response = v1::DealCardsResponse;

    fn answer(self) -> Result<v1::DealCardsResponse, Failure> {
        let (published, packets, seed) = read(&self)?;
        let dealt = deal(&seed, packets);
        let hand = |seat| {
            dealt
                .hand(seat)
                .iter()
                .map(|&it| encode::card(it))
                .collect()
        };
        Ok(v1::DealCardsResponse {
            answered_by: Some(stamp(&published)),
            algorithm: ALGORITHM.to_owned(),
            hand_1: hand(Seat::First),
            hand_2: hand(Seat::Second),
            hand_3: hand(Seat::Third),
            hand_4: hand(Seat::Fourth),
            seed: seed.as_bytes().to_vec(),
        })
    }
}

fn read(request: &v1::DealCardsRequest) -> Result<(Served, Packets, Seed), Failure> {
    let v1::DealCardsRequest {
        rule_set,
        randomness,
        algorithm: name,
    } = request;
    let mut problems = Problems::default();
    let published = decode::rule_set(&mut problems, "rule_set", rule_set.as_ref());
    let packets = published.as_ref().and_then(|it| packets(&mut problems, it));
    let seed = match randomness {
        None => {
            let problem = "is required: one of `seed`, `draw`; nothing is drawn at random here";
            problems.note("randomness", v1::ErrorReason::MissingField, problem);
            None
        }
        Some(Randomness::Seed(seed)) => bytes_32(&mut problems, "seed", seed).map(Seed::new),
        Some(Randomness::Draw(message)) => {
            draw(&mut problems, message).and_then(|draw| kept(&mut problems, &draw))
        }
    };
    algorithm(&mut problems, name);
    let read = published.zip(packets).zip(seed);
    problems.finish(read.map(|((published, packets), seed)| (published, packets, seed)))
}

/// The seed of a draw in which everyone kept their word: no cards are dealt
/// from another one.
fn kept(problems: &mut Problems, draw: &FairDraw) -> Option<Seed> {
    let mut broken = draw.broken_promises().peekable();
    let kept = broken.peek().is_none();
    for promise in broken {
        let (path, problem) = match promise {
            Broken::Commitment => (
                "draw.commitment".to_owned(),
                "is not the commitment to the secret revealed",
            ),
            Broken::Contribution(index) => (
                format!("draw.contribution_commitments[{index}]"),
                "is not the commitment to the contribution with this index",
            ),
        };
        problems.contradiction(path, problem);
    }
    kept.then(|| draw.seed())
}
