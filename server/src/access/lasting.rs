//! How long a credential counts: streams last no longer than the one they were opened with.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;
use tonic::Status;

use super::{Access, Standing, tokens};
use crate::status;

/// After so long the clock is asked again what time it is: it may have been put right.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

impl Access {
    /// Until a credential no longer counts, and what its streams end with then. Whoever
    /// needed none may go on.
    pub(crate) async fn ended(self: Arc<Self>, standing: Option<Standing>) -> Status {
        let Some(standing) = standing else {
            return pending().await;
        };
        // Before it is asked whether the credential counts, so that no change is missed.
        let mut changes = self.changes.subscribe();
        while self.stands(&standing) {
            let changed = async {
                if changes.changed().await.is_err() {
                    // Nothing changes any more.
                    pending().await
                }
            };
            tokio::select! {
                () = changed => {}
                () = time_left(&standing) => {}
            }
        }
        status::unauthenticated()
    }

    /// Whether a credential that was known still is. A key with another quota is another one:
    /// what was opened with it has the bucket of before.
    fn stands(&self, standing: &Standing) -> bool {
        match standing {
            Standing::ApiKey { hash, quota } => {
                let caller = self.keys.as_ref().and_then(|keys| keys.load().caller(hash));
                caller.is_some_and(|caller| caller.quota() == *quota)
            }
            Standing::Token { expires, signed_by } => {
                let tokens = self.tokens.as_ref();
                tokens::now() < *expires
                    && tokens.is_some_and(|tokens| tokens.load().has(signed_by))
            }
            Standing::Certificate => true,
        }
    }
}

/// Until it is time to look at the clock again, if that matters.
async fn time_left(standing: &Standing) {
    match standing {
        Standing::Token { expires, .. } => {
            let left = Duration::from_secs(expires.saturating_sub(tokens::now()));
            sleep(left.min(LONGEST_WAIT)).await;
        }
        Standing::ApiKey { .. } | Standing::Certificate => pending().await,
    }
}
