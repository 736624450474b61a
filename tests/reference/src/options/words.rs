//! Options whose values are words.

use super::Text;

words! {
    /// Which of two ♥10 ranks higher.
    DulleTie { First = "first", Second = "second", SecondExceptLast = "second_except_last",
        FirstExceptLast = "first_except_last" }
}
words! {
    /// Whether declared Schweine turn the order of two ♥10.
    DulleTieWithSchweine { Same = "same", First = "first" }
}
words! {
    /// TRUMP-2 to TRUMP-6, TRUMP-14: the soli.
    Solo { Karo = "karo", Kreuz = "kreuz", Pik = "pik", Herz = "herz", Damen = "damen",
        Buben = "buben", Koenige = "koenige", Fleischlos = "fleischlos",
        DamenBuben = "damen_buben", KoenigeBuben = "koenige_buben",
        KoenigeDamen = "koenige_damen", Koehler = "koehler" }
}
words! {
    /// LEAD-2: who leads an announced solo.
    SoloLead { Eldest = "eldest", PflichtOnly = "pflicht_only", AlwaysSoloist = "always_soloist" }
}
words! {
    /// Who plays if several want a solo.
    SoloConflict { Seat = "seat", Auction = "auction" }
}
words! {
    /// An entry of `vorbehalt.order`.
    Rank { Pflichtsolo = "pflichtsolo", Lustsolo = "lustsolo", Solo = "solo", Armut = "armut",
        Hochzeit = "hochzeit", Throw = "throw" }
}
words! {
    /// WED-3: which Stich finds the partner.
    Selector { Any = "any", Fehl = "fehl", Trumpf = "trumpf", Kreuz = "kreuz", Pik = "pik",
        Herz = "herz" }
}
words! {
    /// When Schweine are declared.
    SchweineMode { Off = "off", Vorbehalt = "vorbehalt", AtFirstFox = "at_first_fox",
        SecondOnly = "second_only", Automatic = "automatic" }
}
words! {
    /// SCHW-12: where Schweine exist.
    SchweineContract { Normal = "normal", HochzeitOwn = "hochzeit_own",
        HochzeitAny = "hochzeit_any", Armut = "armut", Trumpfsolo = "trumpfsolo",
        Farbsolo = "farbsolo", Stille = "stille" }
}
words! {
    /// How many of the declared Schweine rank on top.
    SchweineCount { Both = "both", FirstOnly = "first_only" }
}
words! {
    /// SCHW-10: when the second ♦A may be declared.
    SecondIf { KnownToAll = "known_to_all", PartyWon = "party_won", Always = "always",
        Announced = "announced" }
}
words! {
    /// SCHW-12: which aces are Schweine in a Farbsolo other than ♦.
    FarbsoloCard { TrumpAce = "trump_ace", DiamondAce = "diamond_ace" }
}
words! {
    /// When the pairs of `schweine.above` are declared.
    AboveMode { Same = "same", Vorbehalt = "vorbehalt", AtFirstCard = "at_first_card" }
}
words! {
    /// Who may have a pair of `schweine.above`.
    AboveHolder { Anyone = "anyone", NotTheSame = "not_the_same", TheSame = "the_same" }
}
words! {
    /// What an Armut leads to.
    ArmutMode { Off = "off", Redeal = "redeal", Exchange = "exchange" }
}
words! {
    /// ARM-4: what is pushed.
    ArmutPush { ExactlyThree = "exactly_three", TrumpsOnly = "trumps_only",
        TrumpsOrThree = "trumps_or_three", ThreeAndFoxes = "three_and_foxes" }
}
words! {
    /// ARM-1: whether ♦A is counted as a trump of an Armut.
    ArmutFox { Counts = "counts", DoesNotCount = "does_not_count", SingleFree = "single_free" }
}
words! {
    /// ARM-5: which of the pushed cards all see.
    ArmutShown { Hidden = "hidden", Foxes = "foxes", All = "all" }
}
words! {
    /// ARM-3: what several Armuten lead to.
    SecondArmut { Redeal = "redeal", FirstSeat = "first_seat", Both = "both" }
}
words! {
    /// What the acceptor may return.
    ArmutReturn { Free = "free", FehlOnly = "fehl_only" }
}
words! {
    /// ANN-11, ANN-12: what the limits count.
    AnnCounter { OwnCardsPlayed = "own_cards_played", TricksStarted = "tricks_started",
        CardsOnTable = "cards_on_table" }
}
words! {
    /// AMB-V1: from when on announcements may be made.
    AnnEarliest { ContractFixed = "contract_fixed", AfterFirstTrick = "after_first_trick" }
}
words! {
    /// ANN-7: which Ansage an Absage needs.
    AbsageRequires { Own = "own", Any = "any", None = "none" }
}
words! {
    /// ANN-21: what implies an Ansage.
    Implied { Solo = "solo", Hochzeit = "hochzeit", Armut = "armut",
        SchweineAbove = "schweine_above" }
}
words! {
    /// ANN-21: which Stiche oblige to an announcement.
    PflichtTricks { First = "first", Chain = "chain", FirstTwo = "first_two" }
}
words! {
    /// ANN-21: contracts with a Pflichtansage that is not there otherwise.
    PflichtGame { Armut = "armut", Solo = "solo" }
}
words! {
    /// WIN-3, WIN-4, WIN-6: when Kontra needs 121, or that both do.
    Tie120 { OnlyKontra = "only_kontra", LastKontra = "last_kontra",
        KontraAlways120 = "kontra_always_120", Nobody = "nobody" }
}
words! {
    /// WIN-5: what schwarz is measured by.
    SchwarzBy { Tricks = "tricks", Augen = "augen" }
}
words! {
    /// SCORE-44: what an Ansage is worth.
    ScoreAnsage { PlusTwo = "plus_two", PlusTwoOnce = "plus_two_once", PlusOne = "plus_one",
        DoubleEach = "double_each", DoubleOnce = "double_once" }
}
words! {
    /// SCORE-32: what a win of Kontra is worth.
    GegenDieAlten { Off = "off", Plain = "plain", Doubled = "doubled" }
}
words! {
    /// SCORE-24 to SCORE-31, and the others of `score.sonder`.
    Sonder { Fuchs = "fuchs", Doppelkopf = "doppelkopf", Karlchen = "karlchen",
        KarlchenCaught = "karlchen_caught", FuchsLast = "fuchs_last",
        FuchsCaughtLast = "fuchs_caught_last", Dulle = "dulle", Herzstich = "herzstich",
        GegenDieSchweine = "gegen_die_schweine", Klabautermann = "klabautermann",
        Fischauge = "fischauge", Gans = "gans", Kaffeekraenzchen = "kaffeekraenzchen" }
}
words! {
    /// SCORE-26, SCORE-28: which cards count twice as a pair in the last Stich.
    PairsLast { Fuchs = "fuchs", Karlchen = "karlchen" }
}
words! {
    /// SCORE-39: in which games `feigheit` is punished.
    FeigheitScope { Normal = "normal", Solo = "solo", Both = "both" }
}
words! {
    /// SCORE-39: what `feigheit` does to the value.
    FeigheitEffect { Turned = "turned", Nobody = "nobody", Penalty = "penalty" }
}
words! {
    /// SCORE-44: in which soli Sonderpunkte count.
    SonderInSolo { None = "none", Trumpfsolo = "trumpfsolo", All = "all" }
}
words! {
    /// SCORE-33: which games give the solo point.
    SoloPointIn { SoloScored = "solo_scored", Announced = "announced" }
}
words! {
    /// What is written down.
    Counting { PlusMinus = "plus_minus", Plus = "plus", Minus = "minus" }
}
words! {
    /// What a failed Absage gives the winner.
    FailedAbsage { WinnerOnly = "winner_only", Mirror = "mirror", Both = "both" }
}
words! {
    /// SCORE-27, SCORE-29: whether each card caught in the last Stich gives a point.
    PerCard { Each = "each", Once = "once", KarlchenOnce = "karlchen_once" }
}
words! {
    /// Which card may catch a Karlchen.
    KarlchenOnlyBy { Any = "any", DiamondQueen = "diamond_queen" }
}
words! {
    /// SCORE-16, SCORE-22: what a game without a winner counts.
    NobodyWins { Points = "points", Zero = "zero" }
}
words! {
    /// CLAIM-1: who may claim.
    ClaimMode { Off = "off", Soloist = "soloist" }
}
words! {
    /// PEN-9: which penalties there are.
    Penalties { Off = "off", Tsr = "tsr" }
}
words! {
    /// After which games the same dealer deals again.
    RedealAfter { Pflichtsolo = "pflichtsolo", SoloistLed = "soloist_led" }
}
words! {
    /// What starts a block of Bock games.
    BockTrigger { Tie120 = "tie_120", SoloLost = "solo_lost", ReOrKontraLost = "re_or_kontra_lost",
        ReAndKontra = "re_and_kontra", Herzstich = "herzstich", Schwarz = "schwarz",
        ZeroGame = "zero_game", ReLost = "re_lost", KontraLost = "kontra_lost",
        AnySolo = "any_solo", BothFailed = "both_failed", Thrown = "thrown",
        ArmutRefused = "armut_refused" }
}
words! {
    /// SCORE-42: what a new block does beside open ones.
    BockAppend { Overlap = "overlap", Append = "append", OverlapAdd = "overlap_add",
        Ignore = "ignore", Restart = "restart" }
}
words! {
    /// SCORE-42: what starts a block of its own.
    BockPer { Game = "game", Trigger = "trigger", Event = "event" }
}
words! {
    /// SCORE-42: what a Bock game does to the value.
    BockEffect { Factor = "factor", FactorBase = "factor_base", Plus = "plus" }
}
words! {
    /// CARD-9: how the four who play are found.
    Seating { DealerOut = "dealer_out", Free = "free" }
}
words! {
    /// THROW-5: what a condition looks at.
    ThrowWhat { Kings = "kings>=", Nines = "nines>=", NinesKings = "nines_kings>=",
        Augen = "augen>=", Trumps = "trumps<=", FoxHighestInArmut = "fox_highest_in_armut",
        MaxOneTrump = "max_one_trump", FoxHighest = "fox_highest", Full = "full>=",
        LittleAugen = "augen<=", Highest = "highest<=", NineOfEach = "nine_of_each",
        KingOfEach = "king_of_each" }
}
