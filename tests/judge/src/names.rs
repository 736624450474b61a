//! The engine's values by the names that the rules and the vectors have for them.

use std::fmt::Debug;

use doko_engine::Reason;

/// Names every reason once; a new one does not build without its name.
macro_rules! reasons {
    ($($reason:ident = $name:literal)+) => {
        /// All reasons.
        pub const REASONS: &[Reason] = &[$(Reason::$reason),+];

        /// The name of a reason as the rules write it.
        #[must_use]
        pub const fn reason_name(reason: Reason) -> &'static str {
            match reason {
                $(Reason::$reason => $name,)+
            }
        }
    };
}

reasons! {
    UnknownVorbehalt = "UNKNOWN_VORBEHALT"
    SoloNotAvailable = "SOLO_NOT_AVAILABLE"
    BadBid = "BAD_BID"
    BidNotAvailable = "BID_NOT_AVAILABLE"
    HochzeitNeedsBothClubQueens = "HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS"
    SelectorNotAvailable = "SELECTOR_NOT_AVAILABLE"
    ArmutNotAvailable = "ARMUT_NOT_AVAILABLE"
    TooManyTrumps = "TOO_MANY_TRUMPS"
    ThrowNotAvailable = "THROW_NOT_AVAILABLE"
    ThrowConditionNotMet = "THROW_CONDITION_NOT_MET"
    SchweineNotAvailable = "SCHWEINE_NOT_AVAILABLE"
    SchweineNeedBothDiamondAces = "SCHWEINE_NEED_BOTH_DIAMOND_ACES"
    PoorPlayerMayNotDeclareSchweine = "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE"
    VorfuehrungNeedsSolo = "VORFUEHRUNG_NEEDS_SOLO"
    VorfuehrungNoVorbehalt = "VORFUEHRUNG_NO_VORBEHALT"
    HochzeitMustBeDeclared = "HOCHZEIT_MUST_BE_DECLARED"
    AlreadySpoken = "ALREADY_SPOKEN"
    NotAsked = "NOT_ASKED"
    WithdrawalTooLate = "WITHDRAWAL_TOO_LATE"
    PushCardNotHeld = "PUSH_CARD_NOT_HELD"
    PushWrongCount = "PUSH_WRONG_COUNT"
    PushLeavesTrump = "PUSH_LEAVES_TRUMP"
    AnswerOutOfOrder = "ANSWER_OUT_OF_ORDER"
    ReturnCardNotHeld = "RETURN_CARD_NOT_HELD"
    ReturnWrongCount = "RETURN_WRONG_COUNT"
    ReturnNeedsFehl = "RETURN_NEEDS_FEHL"
    ReturnKeepsSchweine = "RETURN_KEEPS_SCHWEINE"
    PlayBeforeContract = "PLAY_BEFORE_CONTRACT"
    GameOver = "GAME_OVER"
    OutOfTurn = "OUT_OF_TURN"
    CardNotHeld = "CARD_NOT_HELD"
    Revoke = "REVOKE"
    Incomplete = "INCOMPLETE"
    SchweineTooLate = "SCHWEINE_TOO_LATE"
    AnnLevelNotAvailable = "ANN_LEVEL_NOT_AVAILABLE"
    ContractNotFixed = "CONTRACT_NOT_FIXED"
    HochzeitPending = "HOCHZEIT_PENDING"
    TooEarly = "TOO_EARLY"
    WrongParty = "WRONG_PARTY"
    NoCardLeft = "NO_CARD_LEFT"
    Already = "ALREADY"
    NeedsAnsage = "NEEDS_ANSAGE"
    BlockedByLateReply = "BLOCKED_BY_LATE_REPLY"
    NeedsPrevious = "NEEDS_PREVIOUS"
    TooLate = "TOO_LATE"
    ClaimNotAvailable = "CLAIM_NOT_AVAILABLE"
    ClaimNotEntitled = "CLAIM_NOT_ENTITLED"
    ClaimOrderNotHeld = "CLAIM_ORDER_NOT_HELD"
    ClaimNotProven = "CLAIM_NOT_PROVEN"
    PenaltiesNotAvailable = "PENALTIES_NOT_AVAILABLE"
    ComplaintNotEntitled = "COMPLAINT_NOT_ENTITLED"
    ComplaintTooLate = "COMPLAINT_TOO_LATE"
    GenscherNotAvailable = "GENSCHER_NOT_AVAILABLE"
    GenscherNeedsBothDiamondKings = "GENSCHER_NEEDS_BOTH_DIAMOND_KINGS"
    NoDealFits = "NO_DEAL_FITS"
}

/// The name of a plain variant in lower case, its words joined by `_`.
#[must_use]
pub fn snake_case(variant: impl Debug) -> String {
    let mut name = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}
