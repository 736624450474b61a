//! [`Reason`]: why something is not legal. [`ErrorReason`]: why a request was
//! not answered.

use crate::named::named;

named! {
    /// Why an action is not legal. Branch on this, never on texts.
    ///
    /// Where several apply they stand in this order, and the first is the primary
    /// one.
    open Reason of Reason {
        /// Rule VORB-12: no declaration that can be made here.
        UnknownVorbehalt = UnknownVorbehalt "UNKNOWN_VORBEHALT",
        /// Rule TRUMP-7: the rule set has no such solo.
        SoloNotAvailable = SoloNotAvailable "SOLO_NOT_AVAILABLE",
        /// Rule AUC-1: the bid is not 0 to 5.
        BadBid = BadBid "BAD_BID",
        /// Rule VORB-12: a bid although the rule set knows no auction.
        BidNotAvailable = BidNotAvailable "BID_NOT_AVAILABLE",
        /// Rule WED-1: Hochzeit without both queens of clubs.
        HochzeitNeedsBothClubQueens = HochzeitNeedsBothClubQueens "HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS",
        /// Rule VORB-12: the rule set has no such way to find the partner.
        SelectorNotAvailable = SelectorNotAvailable "SELECTOR_NOT_AVAILABLE",
        /// Rule THROW-4: the rule set has no Armut.
        ArmutNotAvailable = ArmutNotAvailable "ARMUT_NOT_AVAILABLE",
        /// Rule ARM-1: too many trumps for an Armut.
        TooManyTrumps = TooManyTrumps "TOO_MANY_TRUMPS",
        /// Rule THROW-4: the rule set has no throwing in.
        ThrowNotAvailable = ThrowNotAvailable "THROW_NOT_AVAILABLE",
        /// Rules THROW-2, THROW-3, THROW-5: the hand fulfils no condition for throwing it
        /// in.
        ThrowConditionNotMet = ThrowConditionNotMet "THROW_CONDITION_NOT_MET",
        /// Rule TRUMP-7 where the rule set has no Schweine; rules SCHW-2, SCHW-5, SCHW-12:
        /// none in this contract or at this time.
        SchweineNotAvailable = SchweineNotAvailable "SCHWEINE_NOT_AVAILABLE",
        /// Rule SCHW-1: Schweine without both aces.
        SchweineNeedBothDiamondAces = SchweineNeedBothDiamondAces "SCHWEINE_NEED_BOTH_DIAMOND_ACES",
        /// Rule ARM-10: Schweine by the poor player of an Armut.
        PoorPlayerMayNotDeclareSchweine = PoorPlayerMayNotDeclareSchweine "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE",
        /// Rule VORB-10: the seat of a Vorführung declares no solo.
        VorfuehrungNeedsSolo = VorfuehrungNeedsSolo "VORFUEHRUNG_NEEDS_SOLO",
        /// Rule VORB-10: another seat declares a Vorbehalt in a Vorführung.
        VorfuehrungNoVorbehalt = VorfuehrungNoVorbehalt "VORFUEHRUNG_NO_VORBEHALT",
        /// Rule STILL-1: gesund with both queens of clubs where no stille Hochzeit exists.
        HochzeitMustBeDeclared = HochzeitMustBeDeclared "HOCHZEIT_MUST_BE_DECLARED",
        /// Rules VORB-1, VORB-8: the seat has spoken in this round, and this is no timely
        /// withdrawal.
        AlreadySpoken = AlreadySpoken "ALREADY_SPOKEN",
        /// Rules VORB-3, VORB-5: the answer to a question that was not put to this seat.
        NotAsked = NotAsked "NOT_ASKED",
        /// Rule VORB-8: the Vorbehalt can no longer be taken back.
        WithdrawalTooLate = WithdrawalTooLate "WITHDRAWAL_TOO_LATE",
        /// Rule ARM-4: a pushed card that the poor player does not hold.
        PushCardNotHeld = PushCardNotHeld "PUSH_CARD_NOT_HELD",
        /// Rule ARM-4: the wrong number of cards pushed.
        PushWrongCount = PushWrongCount "PUSH_WRONG_COUNT",
        /// Rule ARM-4: a trump stayed in the poor player's hand.
        PushLeavesTrump = PushLeavesTrump "PUSH_LEAVES_TRUMP",
        /// Rule ARM-5: another seat is to answer, or somebody has accepted.
        AnswerOutOfOrder = AnswerOutOfOrder "ANSWER_OUT_OF_ORDER",
        /// Rule ARM-7: a returned card that the acceptor does not hold.
        ReturnCardNotHeld = ReturnCardNotHeld "RETURN_CARD_NOT_HELD",
        /// Rule ARM-7: not as many cards returned as pushed.
        ReturnWrongCount = ReturnWrongCount "RETURN_WRONG_COUNT",
        /// Rule ARM-7: a trump returned although the rule set demands Fehl and there was
        /// enough.
        ReturnNeedsFehl = ReturnNeedsFehl "RETURN_NEEDS_FEHL",
        /// Rule LEAD-3: a card while the contract is open.
        PlayBeforeContract = PlayBeforeContract "PLAY_BEFORE_CONTRACT",
        /// Rule MOD-4: the game is over.
        GameOver = GameOver "GAME_OVER",
        /// Rules MOD-1, TRICK-2: another seat is to play.
        OutOfTurn = OutOfTurn "OUT_OF_TURN",
        /// Rule FOLLOW-1: the seat does not hold the card, or holds it no longer.
        CardNotHeld = CardNotHeld "CARD_NOT_HELD",
        /// Rule FOLLOW-2: a card of the demanded class is held and was not played.
        Revoke = Revoke "REVOKE",
        /// Rules WIN-1 and on, CLAIM-7: a settlement before the last card without a valid
        /// claim.
        Incomplete = Incomplete "INCOMPLETE",
        /// Rules SCHW-2, SCHW-9, SCHW-10: the time to declare Schweine is over.
        SchweineTooLate = SchweineTooLate "SCHWEINE_TOO_LATE",
        /// Rule ANN-2: an announcement while the contract is open.
        ContractNotFixed = ContractNotFixed "CONTRACT_NOT_FIXED",
        /// Rule WED-10: an announcement before the Klärungsstich is complete.
        HochzeitPending = HochzeitPending "HOCHZEIT_PENDING",
        /// Rule ANN-20: an announcement before the first trick is complete, where the rule
        /// set demands it.
        TooEarly = TooEarly "TOO_EARLY",
        /// Rule ANN-1: Re by a Kontra player or Kontra by a Re player.
        WrongParty = WrongParty "WRONG_PARTY",
        /// Rule ANN-18: an announcement by a seat without cards.
        NoCardLeft = NoCardLeft "NO_CARD_LEFT",
        /// Rule ANN-5: the party has made or skipped this announcement already.
        Already = Already "ALREADY",
        /// Rules ANN-7, ANN-9: an Absage without the Ansage it requires.
        NeedsAnsage = NeedsAnsage "NEEDS_ANSAGE",
        /// Rule ANN-16: an Absage after a late Erwiderung of the own party.
        BlockedByLateReply = BlockedByLateReply "BLOCKED_BY_LATE_REPLY",
        /// Rule ANN-8: a level was skipped where the rule set does not allow it.
        NeedsPrevious = NeedsPrevious "NEEDS_PREVIOUS",
        /// Rules ANN-11, ANN-12, ANN-15: the time for the announcement is over.
        TooLate = TooLate "TOO_LATE",
        /// Rule CLAIM-1: the rule set knows no claims.
        ClaimNotAvailable = ClaimNotAvailable "CLAIM_NOT_AVAILABLE",
        /// Rule CLAIM-1: not the soloist of an established solo.
        ClaimNotEntitled = ClaimNotEntitled "CLAIM_NOT_ENTITLED",
        /// Rule CLAIM-4: the order names a card that the soloist does not hold.
        ClaimOrderNotHeld = ClaimOrderNotHeld "CLAIM_ORDER_NOT_HELD",
        /// Rules CLAIM-5, CLAIM-10: the claim does not hold against every play.
        ClaimNotProven = ClaimNotProven "CLAIM_NOT_PROVEN",
        /// Rule PEN-9: the rule set knows no penalties.
        PenaltiesNotAvailable = PenaltiesNotAvailable "PENALTIES_NOT_AVAILABLE",
        /// Rule PEN-10: this seat may not complain.
        ComplaintNotEntitled = ComplaintNotEntitled "COMPLAINT_NOT_ENTITLED",
        /// Rule PEN-11: the right to complain is lost.
        ComplaintTooLate = ComplaintTooLate "COMPLAINT_TOO_LATE",
        /// Rule MOD-6: no Genscher in this rule set or contract, or there was one.
        GenscherNotAvailable = GenscherNotAvailable "GENSCHER_NOT_AVAILABLE",
        /// Rule MOD-6: a Genscher without both kings of diamonds, or not with the first.
        GenscherNeedsBothDiamondKings = GenscherNeedsBothDiamondKings
            "GENSCHER_NEEDS_BOTH_DIAMOND_KINGS",
        /// Rule CARD-5: not every hand is known, and after this action no deal fits the
        /// record.
        NoDealFits = NoDealFits "NO_DEAL_FITS",
        /// An announcement above the highest that this rule set has.
        AnnLevelNotAvailable = AnnLevelNotAvailable "ANN_LEVEL_NOT_AVAILABLE",
        /// Schweine that the acceptor of an Armut must keep are given back.
        ReturnKeepsSchweine = ReturnKeepsSchweine "RETURN_KEEPS_SCHWEINE",
    }
}

named! {
    /// Why a request could not be read or answered. What is not legal in a game
    /// is never here: that is a [`Reason`].
    open ErrorReason of ErrorReason {
        /// A field has a value that it cannot have, such as a number out of its range or a
        /// string that is no edition.
        MalformedField = MalformedField "MALFORMED_FIELD",
        /// A required field is not set.
        MissingField = MissingField "MISSING_FIELD",
        /// An enum field has a number that this version does not know, or the unspecified
        /// value where a value is required.
        UnknownEnumValue = UnknownEnumValue "UNKNOWN_ENUM_VALUE",
        /// Columns that belong together differ in length.
        ColumnLengthMismatch = ColumnLengthMismatch "COLUMN_LENGTH_MISMATCH",
        /// Two fields contradict each other, or must not be set together.
        ContradictoryFields = ContradictoryFields "CONTRADICTORY_FIELDS",
        /// A column that must not decrease does, or counts beyond what there is.
        OutOfOrder = OutOfOrder "OUT_OF_ORDER",
        /// Some hands are given and others not where all are needed.
        WrongNumberOfHands = WrongNumberOfHands "WRONG_NUMBER_OF_HANDS",
        /// A card that the deck of the rule set does not have.
        CardNotInDeck = CardNotInDeck "CARD_NOT_IN_DECK",
        /// A hand with too many or too few cards.
        WrongHandSize = WrongHandSize "WRONG_HAND_SIZE",
        /// A card more than twice over all hands.
        TooManyCopies = TooManyCopies "TOO_MANY_COPIES",
        /// No rule set of this name is published.
        UnknownRuleSet = UnknownRuleSet "UNKNOWN_RULE_SET",
        /// The rule set has no such edition.
        UnknownEdition = UnknownEdition "UNKNOWN_EDITION",
        /// The options hash is not the one that was expected.
        RuleSetChanged = RuleSetChanged "RULE_SET_CHANGED",
        /// The options of a custom rule set contradict each other.
        RuleSetContradiction = RuleSetContradiction "RULE_SET_CONTRADICTION",
        /// A list or string is longer than its documented limit.
        LimitExceeded = LimitExceeded "LIMIT_EXCEEDED",
        /// The bytes are no message of the expected type.
        UndecodableMessage = UndecodableMessage "UNDECODABLE_MESSAGE",
        /// The message is larger than the server accepts.
        MessageTooLarge = MessageTooLarge "MESSAGE_TOO_LARGE",
        /// This server does not answer this question yet; nothing is answered by halves.
        /// There is no such service or method.
        UnknownMethod = UnknownMethod "UNKNOWN_METHOD",
        /// Too many requests at once; try again after the delay in `RetryInfo`.
        Overloaded = Overloaded "OVERLOADED",
        /// Too many requests of this caller; try again after the delay in `RetryInfo`.
        RateLimited = RateLimited "RATE_LIMITED",
        /// The server is stopping; try another one.
        ShuttingDown = ShuttingDown "SHUTTING_DOWN",
        /// The deadline passed before the answer was ready.
        Deadline = Deadline "DEADLINE",
        /// No credentials, or unknown ones.
        Unauthenticated = Unauthenticated "UNAUTHENTICATED",
        /// The credentials do not allow this method.
        PermissionDenied = PermissionDenied "PERMISSION_DENIED",
        /// A fault of the server itself; a fault in the rules never shows as one.
        Internal = Internal "INTERNAL",
    }
}

impl ErrorReason {
    /// The reason of this name; `None` if this version does not know it.
    pub(crate) fn from_name(name: &str) -> Option<ErrorReason> {
        ErrorReason::KNOWN
            .iter()
            .copied()
            .find(|reason| reason.name() == name)
    }
}
