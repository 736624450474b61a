//! Questions that are understood and not answered yet. Nothing is answered by halves.

use doko_proto::v1;

use crate::{Failure, Question};

macro_rules! not_yet {
    ($($request:ident -> $response:ident: $missing:literal;)+) => {$(
        impl Question for v1::$request {
            type Response = v1::$response;

            fn answer(self) -> Result<v1::$response, Failure> {
                Err(Failure::NotYetAvailable { missing: $missing })
            }
        }
    )+};
}

not_yet! {
    CheckClaimRequest -> CheckClaimResponse: "CheckClaim";
    AssessOffenceRequest -> AssessOffenceResponse: "AssessOffence";
    ScoreSessionRequest -> ScoreSessionResponse: "ScoreSession";
}
