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

pairs! {
    Deck <-> DeckNines { WithNines = With, WithoutNines = Without }
    Rank <-> Rank { Ace = Ace, Ten = Ten, King = King, Queen = Queen, Jack = Jack, Nine = Nine }
    Dullen <-> Dullen { On = On, Off = Off }
    DulleTie <-> DulleTie {
        First = First,
        Second = Second,
        SecondExceptLast = SecondExceptLast,
        FirstExceptLast = FirstExceptLast,
    }
    DulleTieWithSchweine <-> DulleTieWithSchweine { Same = Same, First = First }
    Solo <-> Solo {
        Karo = Karo,
        Kreuz = Kreuz,
        Pik = Pik,
        Herz = Herz,
        Damen = Damen,
        Buben = Buben,
        Koenige = Koenige,
        Fleischlos = Fleischlos,
        DamenBuben = DamenBuben,
        KoenigeBuben = KoenigeBuben,
        KoenigeDamen = KoenigeDamen,
        Koehler = Koehler,
    }
    SoloLead <-> SoloLead {
        Eldest = Eldest,
        PflichtOnly = PflichtOnly,
        AlwaysSoloist = AlwaysSoloist,
    }
    SoloConflict <-> SoloConflict { Seat = Seat, Auction = Auction }
    PflichtsoloOffer <-> PflichtsoloOffer { Off = Off, On = On }
    Category <-> VorbehaltRank {
        Pflichtsolo = Pflichtsolo,
        Lustsolo = Lustsolo,
        Solo = Solo,
        Armut = Armut,
        Hochzeit = Hochzeit,
    }
    Selector <-> HochzeitSelector {
        Any = Any,
        Fehl = Fehl,
        Trumpf = Trumpf,
        Kreuz = Kreuz,
        Pik = Pik,
        Herz = Herz,
    }
    OwnTrick <-> HochzeitOwnTrick { GoesOn = GoesOn, Decides = Decides }
    SilentHochzeit <-> HochzeitSilent { Allowed = Allowed, Forbidden = Forbidden }
    SchweineMode <-> SchweineMode {
        Off = Off,
        Vorbehalt = Vorbehalt,
        AtFirstFox = AtFirstFox,
        SecondOnly = SecondOnly,
    }
    SchweineAnsage <-> SchweineAnsage { None = None, Implied = Implied }
    SchweineContract <-> SchweineContract {
        Normal = Normal,
        HochzeitOwn = HochzeitOwn,
        HochzeitAny = HochzeitAny,
        Armut = Armut,
        Trumpfsolo = Trumpfsolo,
        Farbsolo = Farbsolo,
        Stille = Stille,
    }
    SchweineCount <-> SchweineCount { Both = Both, FirstOnly = FirstOnly }
    ArmutMode <-> ArmutMode { Off = Off, Redeal = Redeal, Exchange = Exchange }
    ArmutPush <-> ArmutPush { ExactlyThree = ExactlyThree, TrumpsOnly = TrumpsOnly }
    SecondArmut <-> SecondArmut { Redeal = Redeal, FirstSeat = FirstSeat, Both = Both }
    ArmutFox <-> ArmutFox { Counts = Counts, DoesNotCount = DoesNotCount }
    ArmutReturn <-> ArmutReturn { Free = Free, FehlOnly = FehlOnly }
    ArmutReport <-> ArmutReport { Told = Told, Secret = Secret }
    ThrowRank <-> ThrowRank { AfterSolo = AfterSolo, BeforeSolo = BeforeSolo }
    Genscher <-> Genscher { Off = Off, On = On }
    Counter <-> AnnCounter { OwnCardsPlayed = OwnCardsPlayed, TricksStarted = TricksStarted }
    Earliest <-> AnnEarliest { ContractFixed = ContractFixed, AfterFirstTrick = AfterFirstTrick }
    Skip <-> AnnSkipAbsagen { Allow = Allowed, Forbid = Forbidden }
    Skip <-> AnnSkipAnsage { Allow = Allowed, Forbid = Forbidden }
    AbsageRequires <-> AbsageRequires { Own = Own, Any = Any }
    PflichtansageSilence <-> PflichtansageSilence { Any = Any, OnlyIfNone = OnlyIfNone }
    PflichtansageOnly <-> PflichtansageCondition {
        ReKontra = NoAnsageOfParty,
        LowestMissing = Always,
    }
    PflichtansageHochzeit <-> PflichtansageHochzeit { None = None, Klaerungsstich = Klaerungsstich }
    Tie120 <-> Tie120 {
        OnlyKontra = OnlyKontra,
        LastKontra = LastKontra,
        KontraAlways = KontraAlways120,
    }
    SchwarzBy <-> SchwarzBy { Tricks = Tricks, Augen = Augen }
    StrictAnsage <-> StrictAnsage { Off = Off, On = On }
    ScoreAnsage <-> ScoreAnsage {
        PlusTwo = PlusTwo,
        PlusTwoOnce = PlusTwoOnce,
        DoubleEach = DoubleEach,
        DoubleOnce = DoubleOnce,
    }
    SpecialPointsDoubled <-> SonderDoubled { NotDoubled = NotDoubled, Doubled = Doubled }
    AgainstPoints <-> AgainstPoints { Off = Off, Count = On }
    GegenDieAlten <-> GegenDieAlten { Off = Off, Plain = Plain, Doubled = Doubled }
    SpecialPoint <-> SpecialPoint {
        Fuchs = Fuchs,
        Doppelkopf = Doppelkopf,
        Karlchen = Karlchen,
        KarlchenCaught = KarlchenCaught,
        FuchsLast = FuchsLast,
        FuchsCaughtLast = FuchsCaughtLast,
        Dulle = Dulle,
        Herzstich = Herzstich,
    }
    SpecialPointsInSolo <-> SonderInSolo { None = None, Trumpfsolo = Trumpfsolo, All = All }
    SoloPointIn <-> SoloPointIn { SoloScored = SoloScored, Announced = Announced }
    Counting <-> ScoreCounting { PlusMinus = PlusMinus, Plus = Plus, Minus = Minus }
    FailedAbsage <-> FailedAbsage { WinnerOnly = WinnerOnly, Mirror = Mirror }
    BasePoint120 <-> BasePoint120 { Given = Given, NotGiven = NotGiven }
    ScoreFloor <-> ScoreFloor { Negative = Negative, Zero = Zero }
    PerCard <-> PerCard { Each = Each, Once = Once }
    KarlchenCaughtBy <-> KarlchenCaughtBy { Any = Any, DiamondQueen = DiamondQueen }
    Claims <-> ClaimMode { Off = Off, Soloist = Soloist }
    Penalties <-> PenaltyMode { Off = Off, Tsr = Tsr }
    DealAgain <-> RedealAfter { Pflichtsolo = Pflichtsolo, SoloistLed = SoloistLed }
    BockTrigger <-> BockTrigger {
        Tie120 = Tie120,
        SoloLost = SoloLost,
        ReOrKontraLost = ReOrKontraLost,
        ReAndKontra = ReAndKontra,
        Herzstich = Herzstich,
        Schwarz = Schwarz,
        ZeroGame = ZeroGame,
    }
    BockAppend <-> BockAppend { Append = Append, Overlap = Overlap }
    Suit <-> Suit { Clubs = Clubs, Spades = Spades, Hearts = Hearts, Diamonds = Diamonds }
    Party <-> Party { Re = Re, Kontra = Kontra }
    Duty <-> SoloDuty { Lustsolo = Lustsolo, Pflichtsolo = Pflichtsolo }
    AnnouncementMode <-> AnnouncementMode {
        Ordinary = Ordinary,
        Reply = Reply,
        Forced = Forced,
        Suspended = Suspended,
    }
    RedealReason <-> RedealReason {
        TwoArmuten = TwoArmuten,
        Thrown = Thrown,
        ArmutRefused = ArmutRefused,
        Armut = Armut,
    }
    ClaimKind <-> ClaimKind { Rest = Rest, Surrender = Surrender }
    OffenceKind <-> OffenceKind {
        Revoke = Revoke,
        OutOfTurn = OutOfTurn,
        Announcement = Announcement,
        Vorbehalt = Vorbehalt,
        Claim = Claim,
        Other = Other,
    }
    OffenceClass <-> OffenceClass {
        Irrelevant = Irrelevant,
        Minor = Minor,
        Grave = Grave,
        Unsporting = Unsporting,
    }
    Harm <-> HarmsSoloist { Possible = Yes, Impossible = No }
    Offender <-> OffenderRole {
        Anyone = Anyone,
        NotAgainstSoloist = NotAgainstSoloist,
        AgainstSoloist = AgainstSoloist,
    }
    Receiver <-> PenaltyReceiver { Nobody = Nobody, Others = Others, Soloist = Soloist }
    Effect <-> PenaltyEffect {
        GoesOn = GoesOn,
        EndsNotPlayed = EndsNotPlayed,
        EndsAsPlayed = EndsAsPlayed,
        EndsSettled = EndsSettled,
    }
    Kind <-> RuleKind { Refuses = Refuses, Determines = Determines, Procedural = Procedural }
    Reason <-> Reason {
        UnknownVorbehalt = UnknownVorbehalt,
        BadBid = BadBid,
        TooManyTrumps = TooManyTrumps,
        ThrowConditionNotMet = ThrowConditionNotMet,
        SchweineNeedBothDiamondAces = SchweineNeedBothDiamondAces,
        PoorPlayerMayNotDeclareSchweine = PoorPlayerMayNotDeclareSchweine,
        HochzeitMustBeDeclared = HochzeitMustBeDeclared,
        PushCardNotHeld = PushCardNotHeld,
        PushWrongCount = PushWrongCount,
        PushLeavesTrump = PushLeavesTrump,
        AnswerOutOfOrder = AnswerOutOfOrder,
        ReturnCardNotHeld = ReturnCardNotHeld,
        ReturnWrongCount = ReturnWrongCount,
        ReturnNeedsFehl = ReturnNeedsFehl,
        SchweineTooLate = SchweineTooLate,
        SoloNotAvailable = SoloNotAvailable,
        BidNotAvailable = BidNotAvailable,
        HochzeitNeedsBothClubQueens = HochzeitNeedsBothClubQueens,
        SelectorNotAvailable = SelectorNotAvailable,
        ArmutNotAvailable = ArmutNotAvailable,
        ThrowNotAvailable = ThrowNotAvailable,
        SchweineNotAvailable = SchweineNotAvailable,
        VorfuehrungNeedsSolo = VorfuehrungNeedsSolo,
        VorfuehrungNoVorbehalt = VorfuehrungNoVorbehalt,
        AlreadySpoken = AlreadySpoken,
        NotAsked = NotAsked,
        WithdrawalTooLate = WithdrawalTooLate,
        PlayBeforeContract = PlayBeforeContract,
        GameOver = GameOver,
        OutOfTurn = OutOfTurn,
        CardNotHeld = CardNotHeld,
        Revoke = Revoke,
        Incomplete = Incomplete,
        ContractNotFixed = ContractNotFixed,
        HochzeitPending = HochzeitPending,
        TooEarly = TooEarly,
        WrongParty = WrongParty,
        NoCardLeft = NoCardLeft,
        Already = Already,
        NeedsAnsage = NeedsAnsage,
        BlockedByLateReply = BlockedByLateReply,
        NeedsPrevious = NeedsPrevious,
        TooLate = TooLate,
        ClaimNotAvailable = ClaimNotAvailable,
        ClaimNotEntitled = ClaimNotEntitled,
        ClaimOrderNotHeld = ClaimOrderNotHeld,
        ClaimNotProven = ClaimNotProven,
        PenaltiesNotAvailable = PenaltiesNotAvailable,
        ComplaintNotEntitled = ComplaintNotEntitled,
        ComplaintTooLate = ComplaintTooLate,
        GenscherNotAvailable = GenscherNotAvailable,
        GenscherNeedsBothDiamondKings = GenscherNeedsBothDiamondKings,
        NoDealFits = NoDealFits,
    }
}
