//! Why something is not judged, in words.

use super::{Language, phrases as say};

/// Why an action of a hand that is not known is not judged.
pub(crate) fn in_doubt(language: Language, is_card: bool) -> String {
    let template = if is_card {
        &say::CARD_IN_DOUBT
    } else {
        &say::ACTION_IN_DOUBT
    };
    template.words(language).to_owned()
}

/// Why an action is not judged, although it could be if all deals were looked at.
pub(crate) fn too_many_deals(language: Language) -> String {
    say::TOO_MANY_DEALS.words(language).to_owned()
}

/// Why an action is not judged that follows a violation.
pub(crate) fn after_violation(language: Language) -> String {
    say::AFTER_VIOLATION.words(language).to_owned()
}
