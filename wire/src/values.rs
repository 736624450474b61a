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

/// Pairs the values that have the same names on either side.
macro_rules! same {
    ($($engine:ident <-> $message:ident { $($value:ident),+ $(,)? })+) => {
        pairs! { $($engine <-> $message { $($value = $value),+ })+ }
    };
}

pairs! {
    Deck <-> DeckNines { WithNines = With, WithoutNines = Without }
    Skip <-> AnnSkipAbsagen { Allow = Allowed, Forbid = Forbidden }
    Skip <-> AnnSkipAnsage { Allow = Allowed, Forbid = Forbidden }
    PflichtansageOnly <-> PflichtansageCondition {
        ReKontra = NoAnsageOfParty, LowestMissing = Always,
    }
    Tie120 <-> Tie120 {
        OnlyKontra = OnlyKontra, LastKontra = LastKontra, KontraAlways = KontraAlways120,
    }
    AgainstPoints <-> AgainstPoints { Off = Off, Count = On }
    Harm <-> HarmsSoloist { Possible = Yes, Impossible = No }
}

same! {
    Rank <-> Rank { Ace, Ten, King, Queen, Jack, Nine }
    Dullen <-> Dullen { On, Off }
    DulleTie <-> DulleTie { First, Second, SecondExceptLast, FirstExceptLast }
    DulleTieWithSchweine <-> DulleTieWithSchweine { Same, First }
    Solo <-> Solo {
        Karo, Kreuz, Pik, Herz, Damen, Buben, Koenige, Fleischlos, DamenBuben, KoenigeBuben,
        KoenigeDamen, Koehler,
    }
    SoloLead <-> SoloLead { Eldest, PflichtOnly, AlwaysSoloist }
    SoloConflict <-> SoloConflict { Seat, Auction }
    PflichtsoloOffer <-> PflichtsoloOffer { Off, On }
    Category <-> VorbehaltRank { Pflichtsolo, Lustsolo, Solo, Armut, Hochzeit }
    Selector <-> HochzeitSelector { Any, Fehl, Trumpf, Kreuz, Pik, Herz }
    OwnTrick <-> HochzeitOwnTrick { GoesOn, Decides }
    SilentHochzeit <-> HochzeitSilent { Allowed, Forbidden }
    SchweineMode <-> SchweineMode { Off, Vorbehalt, AtFirstFox, SecondOnly }
    SchweineAnsage <-> SchweineAnsage { None, Implied }
    SchweineContract <-> SchweineContract {
        Normal, HochzeitOwn, HochzeitAny, Armut, Trumpfsolo, Farbsolo, Stille,
    }
    SchweineCount <-> SchweineCount { Both, FirstOnly }
    ArmutMode <-> ArmutMode { Off, Redeal, Exchange }
    ArmutPush <-> ArmutPush { ExactlyThree, TrumpsOnly }
    SecondArmut <-> SecondArmut { Redeal, FirstSeat, Both }
    ArmutFox <-> ArmutFox { Counts, DoesNotCount }
    ArmutReturn <-> ArmutReturn { Free, FehlOnly }
    ArmutReport <-> ArmutReport { Told, Secret }
    ThrowRank <-> ThrowRank { AfterSolo, BeforeSolo }
    Genscher <-> Genscher { Off, On }
    Counter <-> AnnCounter { OwnCardsPlayed, TricksStarted }
    Earliest <-> AnnEarliest { ContractFixed, AfterFirstTrick }
    AbsageRequires <-> AbsageRequires { Own, Any }
    PflichtansageSilence <-> PflichtansageSilence { Any, OnlyIfNone }
    PflichtansageHochzeit <-> PflichtansageHochzeit { None, Klaerungsstich }
    SchwarzBy <-> SchwarzBy { Tricks, Augen }
    StrictAnsage <-> StrictAnsage { Off, On }
    ScoreAnsage <-> ScoreAnsage { PlusTwo, PlusTwoOnce, DoubleEach, DoubleOnce }
    SpecialPointsDoubled <-> SonderDoubled { NotDoubled, Doubled }
    GegenDieAlten <-> GegenDieAlten { Off, Plain, Doubled }
    SpecialPoint <-> SpecialPoint {
        Fuchs, Doppelkopf, Karlchen, KarlchenCaught, FuchsLast, FuchsCaughtLast, Dulle, Herzstich,
    }
    SpecialPointsInSolo <-> SonderInSolo { None, Trumpfsolo, All }
    SoloPointIn <-> SoloPointIn { SoloScored, Announced }
    Counting <-> ScoreCounting { PlusMinus, Plus, Minus }
    FailedAbsage <-> FailedAbsage { WinnerOnly, Mirror }
    BasePoint120 <-> BasePoint120 { Given, NotGiven }
    ScoreFloor <-> ScoreFloor { Negative, Zero }
    PerCard <-> PerCard { Each, Once }
    KarlchenCaughtBy <-> KarlchenCaughtBy { Any, DiamondQueen }
    Claims <-> ClaimMode { Off, Soloist }
    Penalties <-> PenaltyMode { Off, Tsr }
    DealAgain <-> RedealAfter { Pflichtsolo, SoloistLed }
    BockTrigger <-> BockTrigger {
        Tie120, SoloLost, ReOrKontraLost, ReAndKontra, Herzstich, Schwarz, ZeroGame,
    }
    BockAppend <-> BockAppend { Append, Overlap }
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
        GenscherNotAvailable, GenscherNeedsBothDiamondKings, NoDealFits,
    }
}
