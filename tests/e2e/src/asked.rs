//! [`Asked`]: a road to a service that keeps what was asked, as fuzz targets read it.

use std::cell::RefCell;

use anyhow::Result;
use doko_conformance::Method;
use doko_conformance::road::{Fault, Grpc, Reply, Road};
use doko_laws::fuzzed::Seed;
use doko_proto::v1;

use crate::PATIENCE;

/// A road to a running service that keeps what was asked.
#[derive(Debug)]
pub struct Asked {
    road: Grpc,
    asked: RefCell<Vec<Vec<u8>>>,
}

impl Asked {
    /// The road to the service at `url`.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub fn connect(url: String) -> Result<Asked> {
        Ok(Asked {
            road: Grpc::connect(url, PATIENCE)?,
            asked: RefCell::default(),
        })
    }

    /// All that was asked so far, each request once, as the fuzz targets read them.
    pub fn seeds(&self) -> Vec<Vec<u8>> {
        let mut asked = self.asked.borrow().clone();
        asked.sort();
        asked.dedup();
        asked
    }
}

impl Road for Asked {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let seed = [number(method), request.to_vec()].concat();
        self.asked.borrow_mut().push(seed);
        self.road.call(method, request)
    }

    fn name(&self) -> String {
        self.road.name()
    }
}

/// The method and the bytes of a request that a fuzz target reads; `None` of what is sent on
/// a stream.
pub fn read(seed: &[u8]) -> Option<(Method, Vec<u8>)> {
    Method::ALL.into_iter().find_map(|method| {
        let request = seed.strip_prefix(number(method).as_slice())?;
        Some((method, request.to_vec()))
    })
}

/// The number that a fuzz target knows a method by, which is the seed of an empty request.
fn number(method: Method) -> Vec<u8> {
    match method {
        Method::ResolveVorbehalte => v1::ResolveVorbehalteRequest::default().seed(),
        Method::CheckWord => v1::CheckWordRequest::default().seed(),
        Method::ValidateMove => v1::ValidateMoveRequest::default().seed(),
        Method::CheckAnnouncement => v1::CheckAnnouncementRequest::default().seed(),
        Method::ScoreGame => v1::ScoreGameRequest::default().seed(),
        Method::InspectGame => v1::InspectGameRequest::default().seed(),
        Method::AuditGame => v1::AuditGameRequest::default().seed(),
        Method::CheckClaim => v1::CheckClaimRequest::default().seed(),
        Method::AssessOffence => v1::AssessOffenceRequest::default().seed(),
        Method::EvaluateBatch => v1::EvaluateBatchRequest::default().seed(),
        Method::CheckRuleSet => v1::CheckRuleSetRequest::default().seed(),
        Method::GetRuleSet => v1::GetRuleSetRequest::default().seed(),
        Method::ListRuleSets => v1::ListRuleSetsRequest::default().seed(),
        Method::ListRules => v1::ListRulesRequest::default().seed(),
        Method::DealCards => v1::DealCardsRequest::default().seed(),
        Method::VerifyDeal => v1::VerifyDealRequest::default().seed(),
        Method::ScoreSession => v1::ScoreSessionRequest::default().seed(),
    }
}
