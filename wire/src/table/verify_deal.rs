//! Do these hands come from that draw?

use doko_deal::{ALGORITHM, Broken, FairDraw, Finding, Packets};
use doko_engine::Deal;
use doko_proto::v1;

use super::draw::draw;
use super::hands::hands;
use super::{algorithm, packets};
use crate::decode::{self, Problems};
use crate::encode;
use crate::published::{Served, stamp};
use crate::{Failure, Question};

/// A request that can be read.
struct Claim {
    published: Served,
    packets: Packets,
    draw: FairDraw,
    deal: Deal,
}

impl Question for v1::VerifyDealRequest {
    type Response = v1::VerifyDealResponse;

    fn answer(self) -> Result<v1::VerifyDealResponse, Failure> {
        let claim = read(&self)?;
        let found = claim.draw.findings(claim.packets, claim.deal.hands());
        let mut response = v1::VerifyDealResponse {
            answered_by: Some(stamp(&claim.published)),
            algorithm: ALGORITHM.to_owned(),
            ..v1::VerifyDealResponse::default()
        };
        for finding in found {
            let kind = match finding {
                Finding::Promise(Broken::Commitment) => v1::DealFinding::CommitmentBroken,
                Finding::Promise(Broken::Contribution(index)) => {
                    response.broken_contributions.push(index as u32); // one of five
                    v1::DealFinding::ContributionBroken
                }
                Finding::HandDiffers(seat) => {
                    response.differing_hands.push(encode::seat(seat));
                    v1::DealFinding::HandsDiffer
                }
            };
            response.findings.push(kind.into());
        }
        response.findings.dedup(); // equal ones stand together
        if response.findings.is_empty() {
            response.findings.push(v1::DealFinding::Matches.into());
        }
        Ok(response)
    }
}

fn read(request: &v1::VerifyDealRequest) -> Result<Claim, Failure> {
    let v1::VerifyDealRequest {
        rule_set,
        draw: message,
        algorithm: name,
        hand_1,
        hand_2,
        hand_3,
        hand_4,
    } = request;
    let mut problems = Problems::default();
    let published = decode::rule_set(&mut problems, "rule_set", rule_set.as_ref());
    let packets = published.as_ref().and_then(|it| packets(&mut problems, it));
    let draw = match message {
        None => {
            problems.missing_field("draw");
            None
        }
        Some(message) => draw(&mut problems, message),
    };
    algorithm(&mut problems, name);
    let deck = published.as_ref().map(|it| it.rules.deck);
    let deal = hands(&mut problems, deck, [hand_1, hand_2, hand_3, hand_4]);
    let read = published.zip(packets).zip(draw).zip(deal);
    problems.finish(read.map(|(((published, packets), draw), deal)| Claim {
        published,
        packets,
        draw,
        deal,
    }))
}
