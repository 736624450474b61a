//! The methods of the API, by name.

use anyhow::bail;
use doko_notation::json::{self, Layout};
use doko_proto::{google_rpc, v1};
use doko_wire::{Question, answer};
use prost::Message;

/// A method of the API.
pub(crate) struct Method {
    service: &'static str,
    name: &'static str,
    /// Answers a question in JSON.
    pub(crate) answer: fn(&str, Layout) -> Result<String, google_rpc::Status>,
}

macro_rules! methods {
    ($($service:ident { $($name:ident($Request:ident) -> $Response:ident,)* })*) => {
        &[$($(Method {
            service: stringify!($service),
            name: stringify!($name),
            answer: |question, layout| {
                let response = answered::<v1::$Request>(stringify!($Request), question)?;
                Ok(json::text(stringify!($Response), &response, layout))
            },
        },)*)*]
    };
}

const METHODS: &[Method] = methods! {
    RulesService {
        ResolveVorbehalte(ResolveVorbehalteRequest) -> ResolveVorbehalteResponse,
        CheckWord(CheckWordRequest) -> CheckWordResponse,
        ValidateMove(ValidateMoveRequest) -> ValidateMoveResponse,
        CheckAnnouncement(CheckAnnouncementRequest) -> CheckAnnouncementResponse,
        ScoreGame(ScoreGameRequest) -> ScoreGameResponse,
        InspectGame(InspectGameRequest) -> InspectGameResponse,
        AuditGame(AuditGameRequest) -> AuditGameResponse,
        CheckClaim(CheckClaimRequest) -> CheckClaimResponse,
        AssessOffence(AssessOffenceRequest) -> AssessOffenceResponse,
        EvaluateBatch(EvaluateBatchRequest) -> EvaluateBatchResponse,
        Evaluate(EvaluateRequest) -> EvaluateResponse,
    }
    RuleSetService {
        ListRuleSets(ListRuleSetsRequest) -> ListRuleSetsResponse,
        GetRuleSet(GetRuleSetRequest) -> GetRuleSetResponse,
        CheckRuleSet(CheckRuleSetRequest) -> CheckRuleSetResponse,
        ListRules(ListRulesRequest) -> ListRulesResponse,
    }
    TableService {
        DealCards(DealCardsRequest) -> DealCardsResponse,
        VerifyDeal(VerifyDealRequest) -> VerifyDealResponse,
        ScoreSession(ScoreSessionRequest) -> ScoreSessionResponse,
    }
};

/// `INVALID_ARGUMENT` of gRPC.
const INVALID_ARGUMENT: i32 = 3;

/// How alike a word is to the one that was probably meant.
const ALIKE: f64 = 0.8;

/// All methods, as the help lists them.
pub(crate) fn help() -> String {
    let names = METHODS.iter().map(|it| format!("  {}", it.name));
    format!("Methods:\n{}", names.collect::<Vec<_>>().join("\n"))
}

fn answered<Q>(request: &str, question: &str) -> Result<Q::Response, google_rpc::Status>
where
    Q: Question + Message + Default,
{
    let question: Q = json::message(request, question).map_err(|error| google_rpc::Status {
        code: INVALID_ARGUMENT,
        message: format!("the question is no JSON of {request}: {error}"),
        ..google_rpc::Status::default()
    })?;
    answer(question).map_err(|failure| failure.to_status())
}

/// The method with this name, in full or without its package and service.
pub(crate) fn named(name: &str) -> anyhow::Result<&'static Method> {
    let wanted = format!("/{}", name.trim_start_matches('/').replace('.', "/"));
    let is_named = |it: &&Method| {
        let full = format!("/doppelkopf/rules/v1/{}/{}", it.service, it.name);
        full.ends_with(&wanted)
    };
    if let Some(method) = METHODS.iter().find(is_named) {
        return Ok(method);
    }
    let alike = |it: &&Method| strsim::jaro_winkler(&it.name.to_lowercase(), &name.to_lowercase());
    let near = METHODS.iter().max_by(|a, b| alike(a).total_cmp(&alike(b)));
    if let Some(near) = near.filter(|it| alike(it) > ALIKE) {
        bail!("there is no method `{name}`; did you mean `{}`?", near.name);
    }
    let known: Vec<&str> = METHODS.iter().map(|it| it.name).collect();
    bail!(
        "there is no method `{name}`; there are {}",
        known.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_methods_of_the_api_can_be_asked() {
        let pool = prost_reflect::DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
        let mut described: Vec<_> = pool
            .services()
            .flat_map(|service| service.methods().collect::<Vec<_>>())
            .map(|it| format!("{}/{}", it.parent_service().name(), it.name()))
            .collect();
        let methods = METHODS.iter();
        let mut known: Vec<_> = methods
            .map(|it| format!("{}/{}", it.service, it.name))
            .collect();
        described.sort();
        known.sort();
        assert_eq!(known, described);
    }

    #[test]
    fn a_method_has_a_short_and_a_full_name() {
        for name in [
            "ValidateMove",
            "RulesService/ValidateMove",
            "RulesService.ValidateMove",
            "/doppelkopf.rules.v1.RulesService/ValidateMove",
            "doppelkopf.rules.v1.RulesService.ValidateMove",
        ] {
            assert_eq!(named(name).ok().map(|it| it.name), Some("ValidateMove"));
        }
        for name in ["Move", "TableService/ValidateMove", ""] {
            assert!(named(name).is_err(), "{name}");
        }
    }
}
