//! The way through the SDK, as bytes, and what is asked by it.

use anyhow::{Context as _, Result};
use doko_conformance::Method;
use doko_e2e::{asked, deals};
use doko_proto::v1;
use doko_sdk::{Client, Error};
use prost::Message as _;

use super::questions;

/// Methods by name, each of which the SDK asks by its request. One that is missing here does
/// not compile.
macro_rules! by_message {
    ($client:ident, $method:ident, $bytes:ident: $( $Method:ident $Request:ident, )+) => {
        match $method {
            $( Method::$Method => {
                let request = v1::$Request::decode($bytes)?;
                $client.call(request).await.map(|it| it.encode_to_vec())
            } )+
        }
    };
}

/// The bytes with which this client answers the bytes of a request to a method.
pub(crate) async fn call(
    client: &Client,
    method: Method,
    bytes: &[u8],
) -> Result<Result<Vec<u8>, Error>> {
    Ok(by_message! { client, method, bytes:
        ResolveVorbehalte ResolveVorbehalteRequest,
        CheckWord CheckWordRequest,
        ValidateMove ValidateMoveRequest,
        CheckAnnouncement CheckAnnouncementRequest,
        ScoreGame ScoreGameRequest,
        InspectGame InspectGameRequest,
        AuditGame AuditGameRequest,
        CheckClaim CheckClaimRequest,
        AssessOffence AssessOffenceRequest,
        EvaluateBatch EvaluateBatchRequest,
        CheckRuleSet CheckRuleSetRequest,
        GetRuleSet GetRuleSetRequest,
        ListRuleSets ListRuleSetsRequest,
        ListRules ListRulesRequest,
        DealCards DealCardsRequest,
        VerifyDeal VerifyDealRequest,
        ScoreSession ScoreSessionRequest,
    })
}

/// What is asked elsewhere in these tests, requests of all methods about generated games, by
/// every view and by many rules, the vectors of deals, and what no method can read.
pub(crate) fn requests() -> Result<Vec<(Method, Vec<u8>)>> {
    let mut requests = Vec::new();
    for asked in questions::all()? {
        let method = Method::ALL.into_iter().find(|it| it.path() == asked.method);
        requests.push((method.context(asked.method)?, asked.request));
    }
    let seeds = doko_laws::seeds::of("decode")?;
    // Each method is asked about other games than the next, so that not all have to be asked.
    let seeds = seeds.into_iter().step_by(5).chain(deals::requests()?);
    requests.extend(seeds.filter_map(|it| asked::read(&it)));
    let nothing = Method::ALL.into_iter().map(|method| (method, Vec::new()));
    requests.extend(nothing.chain(unreadable()));
    Ok(requests)
}

/// What is unreadable to methods that answer an empty request, or might.
fn unreadable() -> [(Method, Vec<u8>); 2] {
    let (language, kind) = (99, 99);
    let rules = v1::ListRulesRequest {
        kind,
        language,
        ..Default::default()
    };
    let rule_sets = v1::ListRuleSetsRequest { language };
    [
        (Method::ListRules, rules.encode_to_vec()),
        (Method::ListRuleSets, rule_sets.encode_to_vec()),
    ]
}
