//! [`MissingInput`]: what has to be known before there is an answer.

use doko_proto::v1;

use crate::named::named;
use crate::read::{Malformed, required};

named! {
    /// What has to be judged, or known, first.
    open MissingInput of MissingInput {
        /// How grave the offence is.
        OffenceClass = OffenceClass "offence_class",
        /// Whether it can harm the soloist.
        HarmsSoloist = HarmsSoloist "harms_soloist",
        /// The hands that are not known: the answer depends on them, or too many deals
        /// fit the record.
        Hands = Hands "hands",
    }
}

/// What has to be known before there is an answer.
pub(crate) fn input(message: &v1::NeedsInput) -> Result<MissingInput, Malformed> {
    required(message.missing, "NeedsInput.missing")
}
