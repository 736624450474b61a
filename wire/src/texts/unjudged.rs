//! Why something is not judged, in words.

use super::{Language, phrases as say};

/// Why an action of a hand that is not known is not judged.
pub(crate) fn in_doubt(language: Language, is_card: bool) -> String {
    let template = if is_card {
        &say::CARD_IN_DOUBT
    } else {
        &say::ACTION_IN_DOUBT
    };
    template.fill(language, &[])
}

/// Why something is not judged that is wrong with all hands, which leave open who did it.
pub(crate) fn whose_in_doubt(language: Language) -> String {
    say::WHOSE_IN_DOUBT.fill(language, &[])
}

/// With what ends what can be judged.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EndedBy {
    /// A claim that may hold.
    Claim,
    /// A word before the first card that may be wrong, as something that follows may be.
    Word,
    /// A card that shows that something was wrong that had been said.
    Card,
    /// Something that nobody was allowed to do, where hands leave open who did it.
    Whose,
}

/// Why nothing is judged any more.
pub(crate) fn ended(language: Language, by: EndedBy) -> String {
    let template = match by {
        EndedBy::Claim => &say::ENDED_BY_CLAIM,
        EndedBy::Word => &say::ENDED_BY_WORD,
        EndedBy::Card => &say::ENDED_BY_CARD,
        EndedBy::Whose => &say::ENDED_BY_WHOSE,
    };
    template.fill(language, &[])
}

/// Why an action is not judged, although it could be if all deals were looked at.
pub(crate) fn too_many_deals(language: Language) -> String {
    say::TOO_MANY_DEALS.fill(language, &[])
}
