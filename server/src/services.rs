//! The handlers: convert, call, convert. Nothing else happens here.

use doko_proto::v1;
use doko_proto::v1::rule_set_service_server::RuleSetService;
use doko_proto::v1::rules_service_server::RulesService;
use doko_proto::v1::table_service_server::TableService;
use doko_wire::Question;
use tonic::{Request, Response, Status, Streaming};

use crate::stream::Answers;
use crate::work::{Begun, begin};

/// All services of the API; they have no state.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    pub(crate) max_message_size: u32,
}

async fn answer<Q>(request: Request<Q>) -> Result<Response<Q::Response>, Status>
where
    Q: Question + Send + 'static,
    Q::Response: Send + 'static,
{
    let answered = match begin(request.into_inner()) {
        Begun::Done(answered) => answered,
        Begun::Pending(answer) => answer.await,
    };
    answered.map(Response::new)
}

/// Implements a service: the stream, where there is one, and every unary
/// method as one call of [`answer`].
macro_rules! serve {
    ($service:ident { $($stream:tt)* } $($method:ident: $request:ident => $response:ident;)*) => {
        #[tonic::async_trait]
        impl $service for Services {
            $($stream)*
            $(
                async fn $method(
                    &self,
                    request: Request<v1::$request>,
                ) -> Result<Response<v1::$response>, Status> {
                    answer(request).await
                }
            )*
        }
    };
}

serve! {
    RulesService {
        type EvaluateStream = Answers<Streaming<v1::EvaluateRequest>, v1::EvaluateResponse>;

        async fn evaluate(
            &self,
            request: Request<Streaming<v1::EvaluateRequest>>,
        ) -> Result<Response<Self::EvaluateStream>, Status> {
            Ok(Response::new(Answers::new(request.into_inner(), self.max_message_size)))
        }
    }
    resolve_vorbehalte: ResolveVorbehalteRequest => ResolveVorbehalteResponse;
    check_word: CheckWordRequest => CheckWordResponse;
    validate_move: ValidateMoveRequest => ValidateMoveResponse;
    check_announcement: CheckAnnouncementRequest => CheckAnnouncementResponse;
    score_game: ScoreGameRequest => ScoreGameResponse;
    inspect_game: InspectGameRequest => InspectGameResponse;
    audit_game: AuditGameRequest => AuditGameResponse;
    check_claim: CheckClaimRequest => CheckClaimResponse;
    assess_offence: AssessOffenceRequest => AssessOffenceResponse;
    evaluate_batch: EvaluateBatchRequest => EvaluateBatchResponse;
}

serve! {
    RuleSetService {}
    list_rule_sets: ListRuleSetsRequest => ListRuleSetsResponse;
    get_rule_set: GetRuleSetRequest => GetRuleSetResponse;
    check_rule_set: CheckRuleSetRequest => CheckRuleSetResponse;
    list_rules: ListRulesRequest => ListRulesResponse;
}

serve! {
    TableService {}
    deal_cards: DealCardsRequest => DealCardsResponse;
    verify_deal: VerifyDealRequest => VerifyDealResponse;
    score_session: ScoreSessionRequest => ScoreSessionResponse;
}
