use doko_deal::{Contribution, FairDraw, Secret};
use doko_proto::v1::deal_cards_request::Randomness;
use doko_proto::v1::{DealFinding, ErrorReason};

use super::*;
use crate::{Failure, answer};

const SECRET: [u8; 32] = [0xc7; 32];

fn rule_set(name: &str) -> Option<v1::RuleSetRef> {
    Some(v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    })
}

/// A draw of four players who had committed to their contributions.
fn fair_draw() -> v1::FairDraw {
    let contributions = ["anna", "ben", "cem", "dora"].map(|it| it.as_bytes().to_vec());
    let commitments = contributions.iter().map(|it| {
        let commitment = Contribution::new(it).unwrap().commitment();
        commitment.as_bytes().to_vec()
    });
    v1::FairDraw {
        commitment: Secret::new(SECRET).commitment().as_bytes().to_vec(),
        contribution_commitments: commitments.collect(),
        contributions: contributions.to_vec(),
        reveal: SECRET.to_vec(),
    }
}

fn deal_from(randomness: Randomness) -> v1::DealCardsRequest {
    v1::DealCardsRequest {
        rule_set: rule_set("ddv-tsr"),
        randomness: Some(randomness),
        algorithm: String::new(),
    }
}

/// The hands of the draw, said to come from it.
fn verify(draw: v1::FairDraw) -> v1::VerifyDealRequest {
    let dealt = answer(deal_from(Randomness::Draw(fair_draw()))).unwrap();
    v1::VerifyDealRequest {
        rule_set: rule_set("ddv-tsr"),
        draw: Some(draw),
        algorithm: dealt.algorithm,
        hand_1: dealt.hand_1,
        hand_2: dealt.hand_2,
        hand_3: dealt.hand_3,
        hand_4: dealt.hand_4,
    }
}

/// The fields that are refused, with their reasons; their problems hold no value.
fn refused<Q: crate::Question>(request: Q) -> Vec<(String, ErrorReason)>
where
    Q::Response: std::fmt::Debug,
{
    let failure = answer(request).unwrap_err();
    let words = format!("{failure} {failure:?}");
    for value in ["anna", "dora", "199", "c7c7", "\\xc7"] {
        assert!(!words.contains(value), "{value}: {words}");
    }
    let Failure { fields, .. } = failure;
    fields.into_iter().map(|it| (it.path, it.reason)).collect()
}

fn field(path: &str, reason: ErrorReason) -> (String, ErrorReason) {
    (path.to_owned(), reason)
}

#[test]
fn a_seed_gives_the_hands_of_the_document() {
    for name in ["ddv-tsr", "dokoland-liga"] {
        let mut request = deal_from(Randomness::Seed(vec![0; 32]));
        request.rule_set = rule_set(name);
        let dealt = answer(request.clone()).unwrap();
        assert_eq!(dealt.answered_by.as_ref().unwrap().name, name);
        assert_eq!(
            (dealt.algorithm.as_str(), &dealt.seed),
            (ALGORITHM, &vec![0; 32])
        );
        let first: Vec<&str> = dealt.hand_1().map(|card| card.as_str_name()).collect();
        assert_eq!(
            first.join(" ").replace("CARD_", ""),
            "CT CQ H9 ST C9 HA CK HJ HT DJ CQ D9"
        );
        request.algorithm = ALGORITHM.to_owned();
        assert_eq!(answer(request).unwrap(), dealt);
    }
}

#[test]
fn a_draw_deals_as_its_seed_does() {
    let drawn = answer(deal_from(Randomness::Draw(fair_draw()))).unwrap();
    let seeded = answer(deal_from(Randomness::Seed(drawn.seed.clone()))).unwrap();
    assert_eq!(drawn, seeded);
    let mut without = fair_draw();
    without.contribution_commitments.clear();
    assert_eq!(answer(deal_from(Randomness::Draw(without))).unwrap(), drawn);
}

#[test]
fn every_published_rule_set_can_be_dealt() {
    for published in crate::published::all() {
        let mut problems = Problems::default();
        assert!(
            packets(&mut problems, published).is_some(),
            "{}",
            published.name
        );
    }
}

#[test]
fn nothing_is_drawn_at_random() {
    let mut request = deal_from(Randomness::Seed(vec![0; 32]));
    request.randomness = None;
    let missing = field("randomness", ErrorReason::MissingField);
    assert_eq!(refused(request), [missing]);
}

#[test]
fn seeds_have_32_bytes() {
    for (bytes, reason) in [
        (0, ErrorReason::MissingField),
        (31, ErrorReason::MalformedField),
        (33, ErrorReason::MalformedField),
    ] {
        let request = deal_from(Randomness::Seed(vec![0xc7; bytes]));
        assert_eq!(refused(request), [field("seed", reason)]);
    }
}

#[test]
fn all_bad_fields_of_a_deal_are_named_in_order() {
    let request = v1::DealCardsRequest {
        rule_set: None,
        randomness: Some(Randomness::Draw(v1::FairDraw {
            commitment: vec![0xc7; 20],
            contributions: vec![
                vec![],
                b"ben".to_vec(),
                vec![0xc7; 65],
                vec![1; 64],
                vec![1],
                vec![2],
            ],
            reveal: vec![],
            contribution_commitments: vec![vec![], vec![0xc7; 33]],
        })),
        algorithm: "dice".to_owned(),
    };
    assert_eq!(
        refused(request),
        [
            field("rule_set", ErrorReason::MissingField),
            field("draw.commitment", ErrorReason::MalformedField),
            field("draw.contributions", ErrorReason::LimitExceeded),
            field("draw.contributions[0]", ErrorReason::MalformedField),
            field("draw.contributions[2]", ErrorReason::LimitExceeded),
            field("draw.reveal", ErrorReason::MissingField),
            field(
                "draw.contribution_commitments",
                ErrorReason::ColumnLengthMismatch
            ),
            field(
                "draw.contribution_commitments[0]",
                ErrorReason::MissingField
            ),
            field(
                "draw.contribution_commitments[1]",
                ErrorReason::MalformedField
            ),
            field("algorithm", ErrorReason::MalformedField),
        ]
    );
}

#[test]
fn an_empty_draw_lacks_everything() {
    let request = deal_from(Randomness::Draw(v1::FairDraw::default()));
    assert_eq!(
        refused(request),
        [
            field("draw.commitment", ErrorReason::MissingField),
            field("draw.contributions", ErrorReason::MissingField),
            field("draw.reveal", ErrorReason::MissingField),
        ]
    );
}

#[test]
fn no_cards_are_dealt_from_a_broken_draw() {
    let mut draw = fair_draw();
    draw.reveal[31] ^= 1;
    draw.contributions[1].push(b'!');
    draw.contributions[3].push(b'!');
    assert_eq!(
        refused(deal_from(Randomness::Draw(draw))),
        [
            field("draw.commitment", ErrorReason::ContradictoryFields),
            field(
                "draw.contribution_commitments[1]",
                ErrorReason::ContradictoryFields
            ),
            field(
                "draw.contribution_commitments[3]",
                ErrorReason::ContradictoryFields
            ),
        ]
    );
}

#[test]
fn a_rule_set_of_ones_own_is_dealt_in_its_packets() {
    let mut request = deal_from(Randomness::Seed(vec![0; 32]));
    let mut own = v1::RuleSet::default();
    own.set_deck_nines(v1::DeckNines::Without);
    request.rule_set = Some(v1::RuleSetRef {
        overrides: Some(Box::new(own)),
        ..rule_set("ddv-tsr").unwrap()
    });
    let own = answer(request.clone()).unwrap();
    request.rule_set = rule_set("vln");
    let vln = answer(request).unwrap();
    assert_eq!(own.hand_1, vln.hand_1);
    assert_eq!(own.hand_1.len(), 10);
}

#[test]
fn a_fair_deal_matches_in_any_order() {
    let mut request = verify(fair_draw());
    request.hand_2.reverse();
    request.algorithm = String::new();
    let found = answer(request).unwrap();
    assert_eq!(found.findings, [i32::from(DealFinding::Matches)]);
    assert_eq!(
        (
            found.algorithm.as_str(),
            found.answered_by.unwrap().name.as_str()
        ),
        (ALGORITHM, "ddv-tsr")
    );
    assert_eq!(
        (
            found.broken_contributions.len(),
            found.differing_hands.len()
        ),
        (0, 0)
    );
}

#[test]
fn everything_that_is_wrong_is_found() {
    let mut draw = fair_draw();
    draw.commitment[0] ^= 1;
    draw.contribution_commitments.swap(0, 2);
    let mut request = verify(draw);
    std::mem::swap(&mut request.hand_2, &mut request.hand_4);
    let found = answer(request).unwrap();
    let findings: Vec<DealFinding> = found.findings().collect();
    assert_eq!(
        findings,
        [
            DealFinding::CommitmentBroken,
            DealFinding::ContributionBroken,
            DealFinding::HandsDiffer,
        ]
    );
    assert_eq!(found.broken_contributions, [0, 2]);
    let seats: Vec<v1::Seat> = found.differing_hands().collect();
    assert_eq!(seats, [v1::Seat::Seat2, v1::Seat::Seat4]);
}

#[test]
fn a_secret_chosen_late_is_found_although_its_hands_match() {
    let mut draw = fair_draw();
    draw.reveal = vec![1; 32];
    let late = read(&draw);
    let request = verify(draw);
    let dealt = answer(deal_from(Randomness::Seed(late.seed().as_bytes().to_vec()))).unwrap();
    let request = v1::VerifyDealRequest {
        hand_1: dealt.hand_1,
        hand_2: dealt.hand_2,
        hand_3: dealt.hand_3,
        hand_4: dealt.hand_4,
        ..request
    };
    let found = answer(request).unwrap();
    assert_eq!(found.findings, [i32::from(DealFinding::CommitmentBroken)]);
}

fn read(message: &v1::FairDraw) -> FairDraw {
    draw::draw(&mut Problems::default(), message).unwrap()
}

#[test]
fn hands_that_are_no_deal_cannot_be_verified() {
    let mut request = verify(fair_draw());
    request.hand_1.clear();
    request.hand_2.pop();
    request.hand_3[5] = 25;
    request.hand_4 = vec![request.hand_4[0]; 12];
    let named = refused(request);
    assert_eq!(named[0], field("hand_1", ErrorReason::WrongNumberOfHands));
    assert_eq!(named[1], field("hand_2", ErrorReason::WrongHandSize));
    assert_eq!(named[2], field("hand_3[5]", ErrorReason::UnknownEnumValue));
    let copies = &named[3..];
    assert!(copies.len() >= 10, "{copies:?}");
    for (path, reason) in copies {
        assert!(path.starts_with("hand_4["), "{path}");
        assert_eq!(*reason, ErrorReason::TooManyCopies);
    }
}

#[test]
fn all_bad_fields_of_a_verification_are_named_in_order() {
    let request = v1::VerifyDealRequest {
        rule_set: rule_set("skat"),
        algorithm: "dice".to_owned(),
        hand_1: vec![0],
        ..v1::VerifyDealRequest::default()
    };
    assert_eq!(
        refused(request),
        [
            field("rule_set.name", ErrorReason::UnknownRuleSet),
            field("draw", ErrorReason::MissingField),
            field("algorithm", ErrorReason::MalformedField),
            field("hand_1[0]", ErrorReason::UnknownEnumValue),
            field("hand_2", ErrorReason::WrongNumberOfHands),
            field("hand_3", ErrorReason::WrongNumberOfHands),
            field("hand_4", ErrorReason::WrongNumberOfHands),
        ]
    );
}
