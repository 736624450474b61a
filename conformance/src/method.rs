//! The methods of the API that answer one request with one response.

use std::fmt;

use doko_proto::v1;
use prost::Message as _;
use tonic::Status;

use crate::Failed;
use crate::road::{Fault, Reply};

/// A request of the API.
pub trait Request: prost::Message + Default {
    /// What answers it.
    type Response: prost::Message + Default;

    /// Which method it is a request to.
    const METHOD: Method;
}

macro_rules! methods {
    ($( $service:literal / $name:literal: $Method:ident $Request:ident -> $Response:ident, )+) => {
        /// A method of the API.
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub enum Method {
            $(
                #[doc = concat!("`", $service, "/", $name, "`.")]
                $Method,
            )+
        }

        impl Method {
            /// All of them.
            pub const ALL: [Method; [$($name),+].len()] = [$(Method::$Method),+];

            /// The name, such as `ValidateMove`, unique over all services.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Method::$Method => $name,)+
                }
            }

            /// The name of its service, such as `RulesService`.
            pub const fn service(self) -> &'static str {
                match self {
                    $(Method::$Method => $service,)+
                }
            }

            /// Where it is served.
            pub const fn path(self) -> &'static str {
                match self {
                    $(Method::$Method => concat!("/doppelkopf.rules.v1.", $service, "/", $name),)+
                }
            }

            /// What the engine inside this program answers.
            pub(crate) fn answer_here(self, request: &[u8]) -> Result<Reply, Fault> {
                match self {
                    $(Method::$Method => here::<v1::$Request>(request),)+
                }
            }
        }

        $(
            impl Request for v1::$Request {
                type Response = v1::$Response;

                const METHOD: Method = Method::$Method;
            }
        )+
    };
}

methods! {
    "RulesService" / "ResolveVorbehalte":
        ResolveVorbehalte ResolveVorbehalteRequest -> ResolveVorbehalteResponse,
    "RulesService" / "CheckWord": CheckWord CheckWordRequest -> CheckWordResponse,
    "RulesService" / "ValidateMove": ValidateMove ValidateMoveRequest -> ValidateMoveResponse,
    "RulesService" / "CheckAnnouncement":
        CheckAnnouncement CheckAnnouncementRequest -> CheckAnnouncementResponse,
    "RulesService" / "ScoreGame": ScoreGame ScoreGameRequest -> ScoreGameResponse,
    "RulesService" / "InspectGame": InspectGame InspectGameRequest -> InspectGameResponse,
    "RulesService" / "AuditGame": AuditGame AuditGameRequest -> AuditGameResponse,
    "RulesService" / "CheckClaim": CheckClaim CheckClaimRequest -> CheckClaimResponse,
    "RulesService" / "AssessOffence": AssessOffence AssessOffenceRequest -> AssessOffenceResponse,
    "RulesService" / "EvaluateBatch": EvaluateBatch EvaluateBatchRequest -> EvaluateBatchResponse,
    "RuleSetService" / "CheckRuleSet": CheckRuleSet CheckRuleSetRequest -> CheckRuleSetResponse,
    "RuleSetService" / "GetRuleSet": GetRuleSet GetRuleSetRequest -> GetRuleSetResponse,
    "RuleSetService" / "ListRuleSets": ListRuleSets ListRuleSetsRequest -> ListRuleSetsResponse,
    "RuleSetService" / "ListRules": ListRules ListRulesRequest -> ListRulesResponse,
    "TableService" / "DealCards": DealCards DealCardsRequest -> DealCardsResponse,
    "TableService" / "VerifyDeal": VerifyDeal VerifyDealRequest -> VerifyDealResponse,
    "TableService" / "ScoreSession": ScoreSession ScoreSessionRequest -> ScoreSessionResponse,
}

impl Method {
    /// The method with this name.
    pub fn named(name: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn here<Q>(request: &[u8]) -> Result<Reply, Fault>
where
    Q: Request + doko_wire::Question<Response = <Q as Request>::Response>,
{
    let request = Q::decode(request).map_err(|error| Fault::Garbage(error.to_string()))?;
    Ok(match doko_wire::answer(request) {
        Ok(response) => Reply::Response(response.encode_to_vec()),
        Err(failure) => {
            let status = failure.to_status();
            Reply::Failed(Failed::of(&Status::with_details(
                status.code.into(),
                status.message.clone(),
                status.encode_to_vec().into(),
            )))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_methods_are_those_of_the_api_but_for_the_stream() {
        let pool = prost_reflect::DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
        let mut served = Vec::new();
        for service in pool.services() {
            for method in service.methods().filter(|it| !it.is_client_streaming()) {
                served.push(format!("/{}/{}", service.full_name(), method.name()));
            }
        }
        let mut known = Method::ALL.map(Method::path);
        served.sort_unstable();
        known.sort_unstable();
        assert_eq!(served, known);
        assert_eq!(Method::named("AuditGame"), Some(Method::AuditGame));
    }
}
