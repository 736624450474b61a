//! Which sentences there are for which reason.

use doko_engine::{Ground, Reason, Rule};

use super::phrases as say;
use super::template::Template;

/// The sentences that can tell this reason by this rule; a case has the one that
/// fits best. The last one is true without any fact that a view may lack.
#[expect(clippy::too_many_lines, reason = "a table: one row for each reason")]
pub(crate) fn templates(ground: &Ground) -> &'static [&'static Template] {
    let Ground { reason, rule } = *ground;
    match reason {
        Reason::UnknownVorbehalt => &[&say::UNKNOWN_VORBEHALT],
        Reason::SoloNotAvailable => &[&say::SOLO_NOT_AVAILABLE],
        Reason::BadBid => &[&say::BAD_BID, &say::BAD_BID_TOO_LOW, &say::BAD_BID_UNSEEN],
        Reason::BidNotAvailable => &[&say::BID_NOT_AVAILABLE],
        Reason::HochzeitNeedsBothClubQueens => &[&say::HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS],
        Reason::SelectorNotAvailable => &[&say::SELECTOR_NOT_AVAILABLE],
        Reason::ArmutNotAvailable => &[&say::ARMUT_NOT_AVAILABLE],
        Reason::TooManyTrumps => &[&say::TOO_MANY_TRUMPS, &say::TOO_MANY_TRUMPS_UNSEEN],
        Reason::ThrowNotAvailable => &[&say::THROW_NOT_AVAILABLE],
        Reason::ThrowConditionNotMet => {
            &[&say::THROW_WITH_THESE_TRUMPS, &say::THROW_CONDITION_NOT_MET]
        }
        Reason::SchweineNotAvailable if rule == Rule::Schw1 => &[&say::SCHWEINE_DECLARED],
        Reason::SchweineNotAvailable if rule == Rule::Schw2 => {
            &[&say::SCHWEINE_DURING_PLAY, &say::SCHWEINE_BEFORE_CONTRACT]
        }
        Reason::SchweineNotAvailable if rule == Rule::Schw12 => {
            &[&say::SCHWEINE_NOT_IN_CONTRACT, &say::SCHWEINE_ONLY_ACES]
        }
        Reason::SchweineNotAvailable if rule == Rule::Trump7 => &[&say::SCHWEINE_NOT_AVAILABLE],
        Reason::SchweineNotAvailable => &[&say::SCHWEINE_NOT_IN_CONTRACT],
        Reason::SchweineNeedBothDiamondAces => &[
            &say::SCHWEINE_NEED_BOTH_OF_PAIR,
            &say::SCHWEINE_NEED_BOTH_ACES,
        ],
        Reason::PoorPlayerMayNotDeclareSchweine => &[&say::POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE],
        Reason::VorfuehrungNeedsSolo => {
            &[&say::VORFUEHRUNG_NEEDS_SOLO, &say::VORFUEHRUNG_NEEDS_KIND]
        }
        Reason::VorfuehrungNoVorbehalt => &[&say::VORFUEHRUNG_NO_VORBEHALT],
        Reason::HochzeitMustBeDeclared => &[&say::HOCHZEIT_MUST_BE_DECLARED],
        Reason::AlreadySpoken => &[
            &say::ALREADY_SPOKEN,
            &say::ALREADY_SPOKEN_OTHERWISE,
            &say::ALREADY_SPOKEN_UNSEEN,
        ],
        Reason::NotAsked => &[&say::NOT_ASKED],
        Reason::WithdrawalTooLate => &[&say::WITHDRAWAL_TOO_LATE, &say::WITHDRAWAL_TOO_LATE_BY_NO],
        Reason::PushCardNotHeld => &[&say::PUSH_CARD_NOT_HELD, &say::PUSH_CARD_NOT_HELD_UNSEEN],
        Reason::PushWrongCount => &[&say::PUSH_WRONG_COUNT, &say::PUSH_WRONG_COUNT_UNSEEN],
        Reason::PushLeavesTrump => &[&say::PUSH_LEAVES_TRUMP, &say::PUSH_LEAVES_TRUMP_UNSEEN],
        Reason::AnswerOutOfOrder => &[&say::ANSWER_OUT_OF_ORDER],
        Reason::ReturnCardNotHeld => &[
            &say::RETURN_CARD_NOT_HELD,
            &say::RETURN_CARD_NOT_HELD_UNSEEN,
        ],
        Reason::ReturnWrongCount => &[&say::RETURN_WRONG_COUNT, &say::RETURN_WRONG_COUNT_UNSEEN],
        Reason::ReturnNeedsFehl => &[&say::RETURN_NEEDS_FEHL, &say::RETURN_NEEDS_FEHL_UNSEEN],
        Reason::ReturnKeepsSchweine => &[
            &say::RETURN_KEEPS_SCHWEINE,
            &say::RETURN_KEEPS_SCHWEINE_UNSEEN,
        ],
        Reason::PlayBeforeContract => &[&say::PLAY_BEFORE_CONTRACT],
        Reason::GameOver if rule == Rule::Claim7 => &[&say::GAME_SHORTENED],
        Reason::GameOver if rule == Rule::Claim8 => {
            &[&say::GAME_GIVEN_UP, &say::GAME_GIVEN_UP_FOR_DECLARATION]
        }
        Reason::GameOver => &[
            &say::GAME_OVER,
            &say::GAME_OVER_FOR_CLAIM,
            &say::GAME_OVER_FOR_DECLARATION,
        ],
        Reason::OutOfTurn if rule == Rule::Trick2 => {
            &[&say::OUT_OF_TURN_AFTER_TRICK, &say::OUT_OF_TURN_UNSEEN]
        }
        Reason::OutOfTurn if rule == Rule::Lead1 => {
            &[&say::OUT_OF_TURN_FIRST_LEAD, &say::OUT_OF_TURN_UNSEEN]
        }
        Reason::OutOfTurn if rule == Rule::Lead2 => {
            &[&say::OUT_OF_TURN_SOLO_LEAD, &say::OUT_OF_TURN_UNSEEN]
        }
        Reason::OutOfTurn => &[&say::OUT_OF_TURN, &say::OUT_OF_TURN_UNSEEN],
        Reason::CardNotHeld => &[&say::CARD_NOT_HELD],
        Reason::Revoke => &[
            &say::REVOKE_ONE,
            &say::REVOKE_SOME,
            &say::REVOKE_BY_TRUMP_ONE,
            &say::REVOKE_BY_TRUMP_SOME,
            &say::REVOKE_ON_TRUMP_ONE,
            &say::REVOKE_ON_TRUMP_SOME,
            &say::REVOKE_UNSEEN,
        ],
        Reason::Incomplete => &[&say::INCOMPLETE_ONE, &say::INCOMPLETE_SOME],
        Reason::SchweineTooLate if rule == Rule::Schw9 => &[&say::SCHWEINE_WITH_FIRST],
        Reason::SchweineTooLate if rule == Rule::Schw10 => &[&say::SCHWEINE_WITH_SECOND],
        Reason::SchweineTooLate => &[&say::SCHWEINE_TOO_LATE],
        Reason::AnnLevelNotAvailable => &[&say::ANN_LEVEL_NOT_AVAILABLE],
        Reason::ContractNotFixed => &[&say::CONTRACT_NOT_FIXED],
        Reason::HochzeitPending => &[&say::HOCHZEIT_PENDING],
        Reason::TooEarly => &[&say::TOO_EARLY],
        Reason::WrongParty if rule == Rule::Schw3 => &[&say::SCHWEINE_OF_WRONG_PARTY],
        Reason::WrongParty => &[
            &say::WRONG_PARTY,
            &say::WRONG_PARTY_OF_SOME,
            &say::WRONG_PARTY_OF_ABSAGE,
        ],
        Reason::NoCardLeft => &[&say::NO_CARD_LEFT],
        Reason::Already => &[
            &say::ALREADY_ANSAGE,
            &say::ALREADY_ABSAGE,
            &say::ALREADY_BY_PARTY,
        ],
        Reason::NeedsAnsage if rule == Rule::Ann9 => &[
            &say::NEEDS_ANSAGE_SKIPPED,
            &say::NEEDS_ANSAGE_OF_PARTY_SKIPPED,
        ],
        Reason::NeedsAnsage => &[
            &say::NEEDS_ANSAGE_MISSING,
            &say::NEEDS_ANSAGE_OF_PARTY_MISSING,
        ],
        Reason::BlockedByLateReply => &[
            &say::BLOCKED_BY_LATE_REPLY,
            &say::BLOCKED_BY_LATE_REPLY_OF_PARTY,
        ],
        Reason::NeedsPrevious => &[&say::NEEDS_PREVIOUS, &say::NEEDS_ALL_BELOW],
        Reason::TooLate if rule == Rule::Ann8 => &[
            &say::TOO_LATE_SKIPPED,
            &say::TOO_LATE_SKIPPED_SHIFTED,
            &say::TOO_LATE_TRICKS_SKIPPED,
            &say::TOO_LATE_TRICKS_SKIPPED_SHIFTED,
            &say::TOO_LATE_WITH_CARDS,
            &say::TOO_LATE_WITH_ONE_CARD,
            &say::TOO_LATE_ANYWAY,
        ],
        Reason::TooLate if rule == Rule::Ann15 => &[
            &say::TOO_LATE_REPLY,
            &say::TOO_LATE_REPLY_SHIFTED,
            &say::TOO_LATE_TRICKS_REPLY,
            &say::TOO_LATE_TRICKS_REPLY_SHIFTED,
            &say::TOO_LATE_WITH_CARDS,
            &say::TOO_LATE_WITH_ONE_CARD,
            &say::TOO_LATE_ANYWAY,
        ],
        Reason::TooLate if rule == Rule::Ann12 => &[
            &say::TOO_LATE_TRICKS,
            &say::TOO_LATE_TRICKS_SHIFTED,
            &say::TOO_LATE_ANYWAY,
        ],
        Reason::TooLate => &[
            &say::TOO_LATE,
            &say::TOO_LATE_SHIFTED,
            &say::TOO_LATE_WITH_CARDS,
            &say::TOO_LATE_WITH_ONE_CARD,
            &say::TOO_LATE_ANYWAY,
        ],
        Reason::ClaimNotAvailable => &[&say::CLAIM_NOT_AVAILABLE],
        Reason::ClaimNotEntitled if rule == Rule::Claim3 => &[&say::CLAIM_WITHOUT_CARDS],
        Reason::ClaimNotEntitled => &[&say::CLAIM_NOT_ENTITLED],
        Reason::ClaimOrderNotHeld => &[
            &say::CLAIM_ORDER_NOT_HELD,
            &say::CLAIM_ORDER_NOT_HELD_UNSEEN,
        ],
        Reason::ClaimNotProven => &[
            &say::CLAIM_NOT_PROVEN,
            &say::CLAIM_NOT_PROVEN_UNSEEN,
            &say::CLAIM_NOT_PLAYABLE,
        ],
        Reason::PenaltiesNotAvailable => &[&say::PENALTIES_NOT_AVAILABLE],
        Reason::ComplaintNotEntitled => &[&say::COMPLAINT_NOT_ENTITLED],
        Reason::ComplaintTooLate if rule == Rule::Claim9 => &[&say::COMPLAINT_AFTER_CLAIM],
        Reason::ComplaintTooLate => &[&say::COMPLAINT_TOO_LATE],
        Reason::GenscherNotAvailable => &[&say::GENSCHER_NOT_AVAILABLE],
        Reason::GenscherNeedsBothDiamondKings => &[&say::GENSCHER_NEEDS_BOTH_DIAMOND_KINGS],
        Reason::NoDealFits => &[&say::NO_DEAL_FITS],
    }
}
