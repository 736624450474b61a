//! Who asks, and how much that caller may ask.

use std::sync::Arc;

use http::Extensions;
use tonic::Status;

use crate::bucket::Bucket;
use crate::neighbours::Neighbour;
use crate::status;

/// Who asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    /// Absent if there is no limit to what may be asked.
    pub(crate) bucket: Option<Arc<Bucket>>,
}

impl Caller {
    /// Somebody without a name.
    pub(crate) fn at(neighbour: &Neighbour) -> Self {
        Self {
            bucket: neighbour.bucket.clone(),
        }
    }

    /// Who asks, as the guard has noted it for the handlers.
    pub(crate) fn noted(extensions: &Extensions) -> Self {
        extensions.get().cloned().unwrap_or_default()
    }

    /// Notes for the handlers who asks, if that is of any use to them.
    pub(crate) fn note(self, extensions: &mut Extensions) {
        if self.bucket.is_some() {
            extensions.insert(self);
        }
    }

    /// Accounts for `count` questions.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED with the reason RATE_LIMITED if these are too many now.
    pub(crate) fn ask(&self, count: usize) -> Result<(), Status> {
        let Some(bucket) = &self.bucket else {
            return Ok(());
        };
        bucket
            .take(count)
            .map_err(|empty| status::rate_limited(empty.wait, empty.rate))
    }
}
