//! The handlers: convert, call, convert. Nothing else happens here.

use std::sync::Arc;

use doko_proto::v1;
use doko_proto::v1::rule_set_service_server::RuleSetService;
use doko_proto::v1::rules_service_server::RulesService;
use doko_proto::v1::table_service_server::TableService;
use doko_wire::Question;
use tonic::{Request, Response, Status, Streaming};

use crate::caller::{Caller, Toll};
use crate::guard::Load;
use crate::observe::{Counted, Metrics, Rulings, count};
use crate::pace::{self, Paced};
use crate::stream::Answers;
use crate::work::{Begun, Turns, begin};

/// All services of the API; they have no state.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    pub(crate) max_message_size: u32,
    pub(crate) max_questions: u32,
    pub(crate) load: Arc<Load>,
    /// Absent if nothing is counted.
    pub(crate) metrics: Option<Arc<Metrics>>,
}

impl Services {
    async fn answer<Q>(&self, request: Request<Q>) -> Result<Response<Q::Response>, Status>
    where
        Q: Question + Send + 'static,
        Q::Response: Rulings + Send + 'static,
    {
        let (_, extensions, question) = request.into_parts();
        let turns = || Turns::of(&self.load, Caller::noted(&extensions));
        let deadline = extensions.get().copied();
        let response = match begin(question, deadline, turns) {
            Begun::Done(answered) => answered?,
            Begun::Pending(answer) => answer.await?,
        };
        if let Some(metrics) = &self.metrics {
            count(metrics, &response);
        }
        Ok(Response::new(response))
    }
}

/// Implements a service: what asks many questions, where there is such, and every other
/// method as one call of [`Services::answer`].
macro_rules! serve {
    ($service:ident { $($many:tt)* } $($method:ident: $request:ident => $response:ident;)*) => {
        #[tonic::async_trait]
        impl $service for Services {
            $($many)*
            $(
                async fn $method(
                    &self,
                    request: Request<v1::$request>,
                ) -> Result<Response<v1::$response>, Status> {
                    self.answer(request).await
                }
            )*
        }
    };
}

serve! {
    RulesService {
        type EvaluateStream =
            Counted<Answers<Paced<Streaming<v1::EvaluateRequest>>, v1::EvaluateResponse>>;

        async fn evaluate(
            &self,
            request: Request<Streaming<v1::EvaluateRequest>>,
        ) -> Result<Response<Self::EvaluateStream>, Status> {
            let deadline = request.extensions().get().copied();
            let caller = Caller::noted(request.extensions());
            let bucket = caller.bucket.clone();
            let questions = Paced::new(request.into_inner(), bucket, self.max_questions);
            let turns = Turns::of(&self.load, caller);
            let answers = Answers::new(questions, turns, self.max_message_size).until(deadline);
            Ok(Response::new(Counted::new(answers, self.metrics.clone())))
        }

        async fn evaluate_batch(
            &self,
            request: Request<v1::EvaluateBatchRequest>,
        ) -> Result<Response<v1::EvaluateBatchResponse>, Status> {
            let count = request.get_ref().questions.len();
            pace::are_not_too_many(count, self.max_questions)?;
            Toll::pay(request.extensions(), count)?;
            self.answer(request).await
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
