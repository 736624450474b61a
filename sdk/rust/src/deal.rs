//! Questions about deals: [`DealCards`], [`VerifyDeal`].

use std::fmt;

use doko_proto::v1;

use crate::answer::{DealAnswer, VerifyAnswer};
use crate::call::{Askable, Call};
use crate::card::Hand;
use crate::named::Numbered as _;
use crate::options::Options;
use crate::read::{FromMessage as _, Malformed};
use crate::record::RuleSet;

/// A draw in which nobody can choose the outcome, after its end.
///
/// The platform publishes a commitment to a secret, the players contribute, and
/// secret and contributions together make the deal.
#[derive(Clone, Eq, PartialEq)]
#[non_exhaustive]
pub struct FairDraw {
    /// What the platform published before anybody contributed.
    pub commitment: [u8; 32],
    /// What the players contributed, 1 to 64 bytes each, in the order of the seats;
    /// at a table of five the dealer, who sits out, comes last.
    pub contributions: Vec<Vec<u8>>,
    /// The secret.
    pub reveal: [u8; 32],
    /// What the players published before anybody showed a contribution; empty at
    /// tables that do without.
    pub contribution_commitments: Vec<[u8; 32]>,
}

impl FairDraw {
    /// A draw at a table where players do not commit to their contributions.
    pub fn new<C: Into<Vec<u8>>>(
        commitment: [u8; 32],
        contributions: impl IntoIterator<Item = C>,
        reveal: [u8; 32],
    ) -> FairDraw {
        FairDraw {
            commitment,
            contributions: contributions.into_iter().map(Into::into).collect(),
            reveal,
            contribution_commitments: Vec::new(),
        }
    }

    /// What the players published before anybody showed a contribution, one entry
    /// for each contribution.
    #[must_use]
    pub fn contribution_commitments(
        mut self,
        commitments: impl IntoIterator<Item = [u8; 32]>,
    ) -> FairDraw {
        self.contribution_commitments = commitments.into_iter().collect();
        self
    }

    fn to_message(&self) -> v1::FairDraw {
        let commitments = self.contribution_commitments.iter();
        v1::FairDraw {
            commitment: self.commitment.to_vec(),
            contributions: self.contributions.clone(),
            reveal: self.reveal.to_vec(),
            contribution_commitments: commitments.map(|it| it.to_vec()).collect(),
        }
    }
}

/// Without the secret.
impl fmt::Debug for FairDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairDraw")
            .field("commitment", &self.commitment)
            .finish_non_exhaustive()
    }
}

/// What decides a deal.
#[derive(Clone, Eq, PartialEq)]
#[non_exhaustive]
pub enum Randomness {
    /// A seed. Whoever sees it knows all hands.
    Seed([u8; 32]),
    /// A fair draw, revealed. Its promises must hold.
    Draw(FairDraw),
}

/// Without the seed.
impl fmt::Debug for Randomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Randomness::Seed(_) => f.write_str("Seed(..)"),
            Randomness::Draw(draw) => draw.fmt(f),
        }
    }
}

impl From<[u8; 32]> for Randomness {
    fn from(seed: [u8; 32]) -> Randomness {
        Randomness::Seed(seed)
    }
}

impl From<FairDraw> for Randomness {
    fn from(draw: FairDraw) -> Randomness {
        Randomness::Draw(draw)
    }
}

/// Which hands does this seed, or this fair draw, give?
#[derive(Clone, Debug, PartialEq)]
pub struct DealCards {
    rule_set: RuleSet,
    randomness: Randomness,
    algorithm: String,
}

impl DealCards {
    /// Asks for the hands of a game by these rules.
    pub fn new(rule_set: impl Into<RuleSet>, randomness: impl Into<Randomness>) -> DealCards {
        DealCards {
            rule_set: rule_set.into(),
            randomness: randomness.into(),
            algorithm: String::new(),
        }
    }

    /// By the algorithm of this name in place of the newest.
    #[must_use]
    pub fn algorithm(mut self, name: impl Into<String>) -> DealCards {
        self.algorithm = name.into();
        self
    }
}

impl Call for DealCards {
    type Request = v1::DealCardsRequest;
    type Read = DealAnswer;

    fn into_request(self, _: &Options) -> v1::DealCardsRequest {
        use v1::deal_cards_request::Randomness as Source;

        v1::DealCardsRequest {
            rule_set: Some(self.rule_set.to_message()),
            randomness: Some(match self.randomness {
                Randomness::Seed(seed) => Source::Seed(seed.to_vec()),
                Randomness::Draw(draw) => Source::Draw(draw.to_message()),
            }),
            algorithm: self.algorithm,
        }
    }

    fn read(response: v1::DealCardsResponse) -> Result<DealAnswer, Malformed> {
        DealAnswer::from_message(response)
    }
}

impl Askable for DealCards {
    type Answer = DealAnswer;
}

/// Do these hands come from that draw?
#[derive(Clone, Debug, PartialEq)]
pub struct VerifyDeal {
    rule_set: RuleSet,
    draw: FairDraw,
    hands: [Hand; 4],
    algorithm: String,
}

impl VerifyDeal {
    /// Asks about the hands that were dealt, seat 1 first, in any order of their
    /// cards.
    pub fn new(rule_set: impl Into<RuleSet>, draw: &FairDraw, hands: &[Hand; 4]) -> VerifyDeal {
        VerifyDeal {
            rule_set: rule_set.into(),
            draw: draw.clone(),
            hands: hands.clone(),
            algorithm: String::new(),
        }
    }

    /// By the algorithm of this name in place of the newest.
    #[must_use]
    pub fn algorithm(mut self, name: impl Into<String>) -> VerifyDeal {
        self.algorithm = name.into();
        self
    }
}

impl Call for VerifyDeal {
    type Request = v1::VerifyDealRequest;
    type Read = VerifyAnswer;

    fn into_request(self, _: &Options) -> v1::VerifyDealRequest {
        let [hand_1, hand_2, hand_3, hand_4] = self
            .hands
            .map(|hand| hand.iter().map(|card| card.number()).collect());
        v1::VerifyDealRequest {
            rule_set: Some(self.rule_set.to_message()),
            draw: Some(self.draw.to_message()),
            algorithm: self.algorithm,
            hand_1,
            hand_2,
            hand_3,
            hand_4,
        }
    }

    fn read(response: v1::VerifyDealResponse) -> Result<VerifyAnswer, Malformed> {
        VerifyAnswer::from_message(response)
    }
}

impl Askable for VerifyDeal {
    type Answer = VerifyAnswer;
}
