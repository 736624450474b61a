//! [`Method`]: the calls of the API.

use doko_proto::v1;

#[cfg(feature = "embedded")]
use crate::error::Error;

/// A unary method of the API, by its request. Nobody outside this crate can name it.
pub trait Method: prost::Message + Clone + Default + 'static {
    /// What it answers.
    type Response: prost::Message + Default + 'static;

    /// Where it is served.
    const PATH: &'static str;

    /// Answers inside the process.
    #[cfg(feature = "embedded")]
    fn answer_here(self) -> Result<Self::Response, Error>;
}

macro_rules! methods {
    ($( $service:literal / $method:literal: $Request:ident -> $Response:ident, )+) => { $(
        impl Method for v1::$Request {
            type Response = v1::$Response;

            const PATH: &'static str = concat!("/doppelkopf.rules.v1.", $service, "/", $method);

            #[cfg(feature = "embedded")]
            fn answer_here(self) -> Result<v1::$Response, Error> {
                doko_wire::answer(self).map_err(|failure| Error::from_message(failure.to_status()))
            }
        }
    )+ };
}

methods! {
    "RulesService" / "ResolveVorbehalte": ResolveVorbehalteRequest -> ResolveVorbehalteResponse,
    "RulesService" / "CheckWord": CheckWordRequest -> CheckWordResponse,
    "RulesService" / "ValidateMove": ValidateMoveRequest -> ValidateMoveResponse,
    "RulesService" / "CheckAnnouncement": CheckAnnouncementRequest -> CheckAnnouncementResponse,
    "RulesService" / "ScoreGame": ScoreGameRequest -> ScoreGameResponse,
    "RulesService" / "InspectGame": InspectGameRequest -> InspectGameResponse,
    "RulesService" / "AuditGame": AuditGameRequest -> AuditGameResponse,
    "RulesService" / "CheckClaim": CheckClaimRequest -> CheckClaimResponse,
    "RulesService" / "AssessOffence": AssessOffenceRequest -> AssessOffenceResponse,
    "RulesService" / "EvaluateBatch": EvaluateBatchRequest -> EvaluateBatchResponse,
    "RuleSetService" / "ListRuleSets": ListRuleSetsRequest -> ListRuleSetsResponse,
    "RuleSetService" / "GetRuleSet": GetRuleSetRequest -> GetRuleSetResponse,
    "RuleSetService" / "CheckRuleSet": CheckRuleSetRequest -> CheckRuleSetResponse,
    "RuleSetService" / "ListRules": ListRulesRequest -> ListRulesResponse,
    "TableService" / "DealCards": DealCardsRequest -> DealCardsResponse,
    "TableService" / "VerifyDeal": VerifyDealRequest -> VerifyDealResponse,
    "TableService" / "ScoreSession": ScoreSessionRequest -> ScoreSessionResponse,
}
