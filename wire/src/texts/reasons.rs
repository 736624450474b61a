//! Which sentences there are for which reason.

use doko_engine::{Ground, Reason, Rule};

use super::phrases as say;
use super::template::Template;

/// The sentences that can tell this reason by this rule; a case has the one that
/// fits best.
pub(crate) fn templates(ground: &Ground) -> &'static [&'static Template] {
    let Ground { reason, rule } = *ground;
    match reason {
        Reason::SoloNotAvailable => &[&say::SOLO_NOT_AVAILABLE],
        Reason::BidNotAvailable => &[&say::BID_NOT_AVAILABLE],
        Reason::HochzeitNeedsBothClubQueens => &[&say::HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS],
        Reason::SelectorNotAvailable => &[&say::SELECTOR_NOT_AVAILABLE],
        Reason::ArmutNotAvailable => &[&say::ARMUT_NOT_AVAILABLE],
        Reason::ThrowNotAvailable => &[&say::THROW_NOT_AVAILABLE],
        Reason::SchweineNotAvailable => &[&say::SCHWEINE_NOT_AVAILABLE],
        Reason::VorfuehrungNeedsSolo => &[&say::VORFUEHRUNG_NEEDS_SOLO],
        Reason::VorfuehrungNoVorbehalt => &[&say::VORFUEHRUNG_NO_VORBEHALT],
        Reason::AlreadySpoken => &[&say::ALREADY_SPOKEN, &say::ALREADY_SPOKEN_OTHERWISE],
        Reason::NotAsked => &[&say::NOT_ASKED],
        Reason::WithdrawalTooLate => &[&say::WITHDRAWAL_TOO_LATE, &say::WITHDRAWAL_TOO_LATE_BY_NO],
        Reason::PlayBeforeContract => &[&say::PLAY_BEFORE_CONTRACT],
        Reason::GameOver if rule == Rule::Claim7 => &[&say::GAME_SHORTENED],
        Reason::GameOver if rule == Rule::Claim8 => &[&say::GAME_GIVEN_UP],
        Reason::GameOver => &[&say::GAME_OVER, &say::GAME_OVER_FOR_CLAIM],
        Reason::OutOfTurn if rule == Rule::Trick2 => &[&say::OUT_OF_TURN_AFTER_TRICK],
        Reason::OutOfTurn if rule == Rule::Lead1 => &[&say::OUT_OF_TURN_FIRST_LEAD],
        Reason::OutOfTurn if rule == Rule::Lead2 => &[&say::OUT_OF_TURN_SOLO_LEAD],
        Reason::OutOfTurn => &[&say::OUT_OF_TURN],
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
        Reason::ContractNotFixed => &[&say::CONTRACT_NOT_FIXED],
        Reason::HochzeitPending => &[&say::HOCHZEIT_PENDING],
        Reason::TooEarly => &[&say::TOO_EARLY],
        Reason::WrongParty => &[&say::WRONG_PARTY],
        Reason::NoCardLeft => &[&say::NO_CARD_LEFT],
        Reason::Already => &[&say::ALREADY_ANSAGE, &say::ALREADY_ABSAGE],
        Reason::NeedsAnsage if rule == Rule::Ann9 => &[&say::NEEDS_ANSAGE_SKIPPED],
        Reason::NeedsAnsage => &[&say::NEEDS_ANSAGE_MISSING],
        Reason::BlockedByLateReply => &[&say::BLOCKED_BY_LATE_REPLY],
        Reason::NeedsPrevious => &[&say::NEEDS_PREVIOUS],
        Reason::TooLate if rule == Rule::Ann8 => {
            &[&say::TOO_LATE_SKIPPED, &say::TOO_LATE_SKIPPED_SHIFTED]
        }
        Reason::TooLate if rule == Rule::Ann15 => {
            &[&say::TOO_LATE_REPLY, &say::TOO_LATE_REPLY_SHIFTED]
        }
        Reason::TooLate => &[&say::TOO_LATE, &say::TOO_LATE_SHIFTED],
        Reason::ClaimNotAvailable => &[&say::CLAIM_NOT_AVAILABLE],
        Reason::ClaimNotEntitled if rule == Rule::Claim3 => &[&say::CLAIM_WITHOUT_CARDS],
        Reason::ClaimNotEntitled => &[&say::CLAIM_NOT_ENTITLED],
        Reason::ClaimOrderNotHeld => &[&say::CLAIM_ORDER_NOT_HELD],
        Reason::ClaimNotProven => &[
            &say::CLAIM_NOT_PROVEN,
            &say::CLAIM_NOT_PROVEN_UNSEEN,
            &say::CLAIM_NOT_PLAYABLE,
        ],
        Reason::NotAvailable => &[&say::NOT_AVAILABLE],
        Reason::ComplaintNotEntitled => &[&say::COMPLAINT_NOT_ENTITLED],
        Reason::ComplaintTooLate if rule == Rule::Claim9 => &[&say::COMPLAINT_AFTER_CLAIM],
        Reason::ComplaintTooLate => &[&say::COMPLAINT_TOO_LATE],
    }
}
