//! [`DealAnswer`]: a deal. [`VerifyAnswer`]: whether it was fair.

use doko_proto::v1;

use crate::answer::verdict::RuleSetStamp;
use crate::card::Hand;
use crate::read::{FromMessage, Malformed, list};
use crate::words::Seat;

/// The answer to [`DealCards`](crate::DealCards).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DealAnswer {
    /// The hands, seat 1 first, in the order in which they were dealt.
    pub hands: [Hand; 4],
    /// The seed: the one that was given, or the one that the draw leads to.
    pub seed: [u8; 32],
    /// The name of the documented algorithm.
    pub algorithm: String,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for DealAnswer {
    type Message = v1::DealCardsResponse;

    fn from_message(message: v1::DealCardsResponse) -> Result<DealAnswer, Malformed> {
        let length = message.seed.len();
        let seed = <[u8; 32]>::try_from(message.seed).map_err(|_| {
            Malformed(format!(
                "`DealCardsResponse.seed` has {length} bytes in place of 32"
            ))
        })?;
        Ok(DealAnswer {
            hands: [
                list(&message.hand_1, "DealCardsResponse.hand_1")?.into(),
                list(&message.hand_2, "DealCardsResponse.hand_2")?.into(),
                list(&message.hand_3, "DealCardsResponse.hand_3")?.into(),
                list(&message.hand_4, "DealCardsResponse.hand_4")?.into(),
            ],
            seed,
            algorithm: message.algorithm,
            answered_by: message.answered_by.into(),
        })
    }
}

/// Something wrong with a deal.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum DealFinding {
    /// The secret is not the one that was committed to.
    CommitmentBroken,
    /// The contributions of these indices are not the ones that their players
    /// committed to.
    ContributionBroken(Vec<usize>),
    /// The draw gives other hands to these seats.
    HandsDiffer(Vec<Seat>),
    /// A finding of a newer server, by its number.
    Unknown(i32),
}

/// Whether hands come from a draw.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum VerifyOutcome {
    /// The promises were kept, and the hands come from the draw.
    Matches,
    /// Everything that is wrong, each once.
    Wrong(Vec<DealFinding>),
}

/// The answer to [`VerifyDeal`](crate::VerifyDeal).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct VerifyAnswer {
    /// Whether the hands come from the draw.
    pub outcome: VerifyOutcome,
    /// The name of the documented algorithm.
    pub algorithm: String,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for VerifyAnswer {
    type Message = v1::VerifyDealResponse;

    fn from_message(message: v1::VerifyDealResponse) -> Result<VerifyAnswer, Malformed> {
        use v1::DealFinding as Finding;

        let contributions = message.broken_contributions.iter();
        let contributions: Vec<usize> = contributions.map(|&index| index as usize).collect();
        let seats = list(
            &message.differing_hands,
            "VerifyDealResponse.differing_hands",
        )?;
        let mut does_match = false;
        let mut wrong = Vec::new();
        for &finding in &message.findings {
            match Finding::try_from(finding) {
                Ok(Finding::Matches) => does_match = true,
                Ok(Finding::CommitmentBroken) => wrong.push(DealFinding::CommitmentBroken),
                Ok(Finding::ContributionBroken) => {
                    wrong.push(DealFinding::ContributionBroken(contributions.clone()));
                }
                Ok(Finding::HandsDiffer) => wrong.push(DealFinding::HandsDiffer(seats.clone())),
                Ok(Finding::Unspecified) | Err(_) => wrong.push(DealFinding::Unknown(finding)),
            }
        }
        // Fair is only what the service says is fair.
        if does_match != wrong.is_empty() {
            let problem = format!("`VerifyDealResponse.findings` is {:?}", message.findings);
            return Err(Malformed(problem));
        }
        Ok(VerifyAnswer {
            outcome: if does_match {
                VerifyOutcome::Matches
            } else {
                VerifyOutcome::Wrong(wrong)
            },
            algorithm: message.algorithm,
            answered_by: message.answered_by.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(findings: &[i32]) -> Result<VerifyOutcome, Malformed> {
        let answer = VerifyAnswer::from_message(v1::VerifyDealResponse {
            findings: findings.to_vec(),
            broken_contributions: vec![2],
            differing_hands: vec![4],
            ..Default::default()
        });
        answer.map(|answer| answer.outcome)
    }

    #[test]
    fn a_deal_is_fair_only_if_nothing_is_wrong() {
        assert_eq!(outcome(&[1]), Ok(VerifyOutcome::Matches));
        let wrong = vec![
            DealFinding::CommitmentBroken,
            DealFinding::ContributionBroken(vec![2]),
            DealFinding::HandsDiffer(vec![Seat::S4]),
            DealFinding::Unknown(9),
        ];
        assert_eq!(outcome(&[2, 4, 3, 9]), Ok(VerifyOutcome::Wrong(wrong)));
        for contradiction in [&[] as &[i32], &[1, 3]] {
            assert!(outcome(contradiction).is_err(), "{contradiction:?}");
        }
    }
}
