"""What a class says beside the fields of its message, or the words of its enumeration."""

HANDS = '''
    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands of seats 1 to 4, as `Record.new` takes them."""
        return (self.hand_1, self.hand_2, self.hand_3, self.hand_4)
'''

REASONS = '''
    @property
    def reason(self) -> Reason | None:
        """The primary reason."""
        return next(iter(self.reasons), None)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """All reasons, the primary one first."""
        return tuple(it.reason for it in self.violations if it.reason is not None)

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the broken rules, in the order of the reasons."""
        return tuple(it.rule_id for it in self.violations)

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that would have been legal, where a card is refused."""
        return self.evidence.legal_cards if isinstance(self.evidence, CardEvidence) else ()

    @property
    def available_announcements(self) -> tuple[Announcement, ...]:
        """The announcements that would have been legal, where one is refused."""
        return self.evidence.available if isinstance(self.evidence, AnnouncementEvidence) else ()

    @property
    def accepted_words(self) -> tuple[SaidWord, ...]:
        """The words that would have been legal, where one is refused."""
        return self.evidence.accepted_words if isinstance(self.evidence, VorbehaltEvidence) else ()

    def __str__(self) -> str:
        return self.text or ", ".join(f"{it.rule_id} {it.reason}" for it in self.violations)
'''

SEAT_STATE = '''
    def seat(self, seat: Seat) -> SeatState:
        """What is known of this seat."""
        return self.seats[seat - 1]
'''

CARDS = '''
    def cards(self, *wanted: Card) -> tuple[Card, ...]:
        """Legal cards to push, or to give back: what must be among them, then wanted ones, then others that may be.

        >>> hand = parse_cards("HT D9 C9 S9")
        >>> ask = Ask(Seat.S2, AskKind.ARMUT_PUSH, card_count=3, must_contain=parse_cards("HT D9"), may_contain=hand)
        >>> format_cards(ask.cards(Card.S9, Card.CA))
        'HT D9 S9'

        Empty for every other question, and if the view may not know the hand.
        """
        left, chosen = list(self.may_contain), []
        for card in (*self.must_contain, *wanted, *self.may_contain):
            if card in left:
                left.remove(card)
                chosen.append(card)
        return tuple(chosen[: self.card_count])
'''

VIEW_OF = '''
    @classmethod
    def of(cls, seat: Seat) -> View:
        """The view of this seat.

        >>> View.of(Seat.S2)
        View.SEAT_2
        """
        return cls(int(seat))
'''

BESIDE = {
    "Ask": CARDS,
    "DealCardsResponse": HANDS,
    "Position": SEAT_STATE,
    "Refusal": REASONS,
    "View": VIEW_OF,
    "Witness": HANDS,
}
"""The members in Python, by the name of the message or enumeration."""
