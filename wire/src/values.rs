//! The values of enums, in the engine and in messages.

use doko_engine as engine;
use doko_proto::v1;

/// A value of the engine that the message enum `M` has a number for.
pub(crate) trait Value<M>: Copy + Sized {
    /// The number.
    fn number(self) -> i32;

    /// The value with this number.
    fn of_number(number: i32) -> Option<Self>;
}

/// Pairs the values of an enum of the engine with those of a message enum. Both
/// matches are exhaustive, so a new value on either side does not build until it
/// is paired.
macro_rules! pairs {
    ($($engine:ident <-> $message:ident { $($here:ident = $there:ident),+ $(,)? })+) => {$(
        impl Value<v1::$message> for engine::$engine {
            fn number(self) -> i32 {
                match self {
                    $(engine::$engine::$here => v1::$message::$there,)+
                }
                .into()
            }

            fn of_number(number: i32) -> Option<Self> {
                match v1::$message::try_from(number).ok()? {
                    v1::$message::Unspecified => None,
                    $(v1::$message::$there => Some(engine::$engine::$here),)+
                }
            }
        }
    )+};
}

pub(crate) use pairs;

/// Pairs the values that have the same names on either side.
macro_rules! same {
    ($($engine:ident <-> $message:ident { $($value:ident),+ $(,)? })+) => {
        pairs! { $($engine <-> $message { $($value = $value),+ })+ }
    };
}

pairs! {
    Harm <-> HarmsSoloist { Possible = Yes, Impossible = No }
}

same! {
    Suit <-> Suit { Clubs, Spades, Hearts, Diamonds }
    Party <-> Party { Re, Kontra }
    Duty <-> SoloDuty { Lustsolo, Pflichtsolo }
    AnnouncementMode <-> AnnouncementMode { Ordinary, Reply, Forced, Suspended }
    RedealReason <-> RedealReason { TwoArmuten, Thrown, ArmutRefused, Armut }
    ClaimKind <-> ClaimKind { Rest, Surrender }
    OffenceKind <-> OffenceKind { Revoke, OutOfTurn, Announcement, Vorbehalt, Claim, Other }
    OffenceClass <-> OffenceClass { Irrelevant, Minor, Grave, Unsporting }
    Offender <-> OffenderRole { Anyone, NotAgainstSoloist, AgainstSoloist }
    Receiver <-> PenaltyReceiver { Nobody, Others, Soloist }
    Effect <-> PenaltyEffect { GoesOn, EndsNotPlayed, EndsAsPlayed, EndsSettled }
    Kind <-> RuleKind { Refuses, Determines, Procedural }
    Reason <-> Reason {
        UnknownVorbehalt, BadBid, TooManyTrumps, ThrowConditionNotMet, SchweineNeedBothDiamondAces,
        PoorPlayerMayNotDeclareSchweine, HochzeitMustBeDeclared, PushCardNotHeld, PushWrongCount,
        PushLeavesTrump, AnswerOutOfOrder, ReturnCardNotHeld, ReturnWrongCount, ReturnNeedsFehl,
        SchweineTooLate, SoloNotAvailable, BidNotAvailable, HochzeitNeedsBothClubQueens,
        SelectorNotAvailable, ArmutNotAvailable, ThrowNotAvailable, SchweineNotAvailable,
        VorfuehrungNeedsSolo, VorfuehrungNoVorbehalt, AlreadySpoken, NotAsked, WithdrawalTooLate,
        PlayBeforeContract, GameOver, OutOfTurn, CardNotHeld, Revoke, Incomplete, ContractNotFixed,
        HochzeitPending, TooEarly, WrongParty, NoCardLeft, Already, NeedsAnsage, BlockedByLateReply,
        NeedsPrevious, TooLate, ClaimNotAvailable, ClaimNotEntitled, ClaimOrderNotHeld,
        ClaimNotProven, PenaltiesNotAvailable, ComplaintNotEntitled, ComplaintTooLate,
        GenscherNotAvailable, GenscherNeedsBothDiamondKings, NoDealFits, AnnLevelNotAvailable,
        ReturnKeepsSchweine,
    }
}
