# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""The methods of the clients, one for each method of the services."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from doko_sdk._base import Request
from doko_sdk.api.announcement import Announcement
from doko_sdk.api.card import Rank
from doko_sdk.api.offence import Complaint, Offence
from doko_sdk.api.question import Include, Language, View
from doko_sdk.api.record import ExtraWord, SaidWord
from doko_sdk.api.rule_set_service import (
    CheckRuleSet,
    CheckRuleSetAnswer,
    GetRuleSet,
    GetRuleSetAnswer,
    ListRules,
    ListRulesAnswer,
    ListRuleSets,
    ListRuleSetsAnswer,
    RuleKind,
)
from doko_sdk.api.rules_service import (
    AssessOffence,
    AssessOffenceAnswer,
    AuditGame,
    AuditGameAnswer,
    CheckAnnouncement,
    CheckAnnouncementAnswer,
    CheckClaim,
    CheckClaimAnswer,
    CheckWord,
    CheckWordAnswer,
    ClaimKind,
    InspectGame,
    InspectGameAnswer,
    ResolveVorbehalte,
    ResolveVorbehalteAnswer,
    ScoreGame,
    ScoreGameAnswer,
    ValidateMove,
    ValidateMoveAnswer,
)
from doko_sdk.api.seat import Party, Seat
from doko_sdk.api.settlement import GameCounts
from doko_sdk.api.table_service import (
    DealCards,
    DealCardsAnswer,
    FairDraw,
    ScoreSession,
    ScoreSessionAnswer,
    SessionEntry,
    VerifyDeal,
    VerifyDealAnswer,
)
from doko_sdk.cards import CardLike
from doko_sdk.record import Record, RuleSetLike

A = TypeVar("A")


class Methods(ABC):
    """What a client can be asked."""

    @abstractmethod
    def ask(self, request: Request[A], *, timeout: float | None = None) -> A:
        """Asks, and gives the answer.

        A refusal is an answer.
        """

    def list_rule_sets(self, *, language: Language | None = None, timeout: float | None = None) -> ListRuleSetsAnswer:
        """Which rule sets are published, in which editions?

        As `ListRuleSets`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(ListRuleSets(language=language), timeout=timeout)

    def get_rule_set(
        self, rule_set: RuleSetLike, *, language: Language | None = None, timeout: float | None = None
    ) -> GetRuleSetAnswer:
        """What does a rule set, published or of one's own, say: options, orders, limits, points?

        As `GetRuleSet`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(GetRuleSet(rule_set, language=language), timeout=timeout)

    def check_rule_set(
        self,
        rule_set: RuleSetLike,
        *,
        compare_with: RuleSetLike | None = None,
        language: Language | None = None,
        timeout: float | None = None,
    ) -> CheckRuleSetAnswer:
        """Does a rule set of one's own contradict itself, and how does it differ from another one?

        As `CheckRuleSet`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(CheckRuleSet(rule_set, compare_with=compare_with, language=language), timeout=timeout)

    def list_rules(
        self,
        *,
        rule_set: RuleSetLike | None = None,
        kind: RuleKind | None = None,
        language: Language | None = None,
        timeout: float | None = None,
    ) -> ListRulesAnswer:
        """Which rules are there, where are they written down, and which reasons and texts do they have?

        As `ListRules`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(ListRules(rule_set=rule_set, kind=kind, language=language), timeout=timeout)

    def deal_cards(
        self, rule_set: RuleSetLike, randomness: bytes | FairDraw, *, algorithm: str = "", timeout: float | None = None
    ) -> DealCardsAnswer:
        """Which hands does this seed, or this fair draw, give?

        As `DealCards`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(DealCards(rule_set, randomness, algorithm=algorithm), timeout=timeout)

    def verify_deal(
        self,
        rule_set: RuleSetLike,
        draw: FairDraw,
        hand_1: Sequence[CardLike],
        hand_2: Sequence[CardLike],
        hand_3: Sequence[CardLike],
        hand_4: Sequence[CardLike],
        *,
        algorithm: str = "",
        timeout: float | None = None,
    ) -> VerifyDealAnswer:
        """Do these hands come from that draw?

        As `VerifyDeal`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            VerifyDeal(rule_set, draw, hand_1, hand_2, hand_3, hand_4, algorithm=algorithm), timeout=timeout
        )

    def score_session(
        self,
        rule_set: RuleSetLike,
        *,
        players: int | None = None,
        entries: Sequence[SessionEntry] = (),
        language: Language | None = None,
        timeout: float | None = None,
    ) -> ScoreSessionAnswer:
        """How does a session stand, and what does the next game inherit?

        As `ScoreSession`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(ScoreSession(rule_set, players=players, entries=entries, language=language), timeout=timeout)

    def resolve_vorbehalte(
        self,
        record: Record,
        *,
        view: View,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> ResolveVorbehalteAnswer:
        """Which contract does what was said lead to, or who has to speak next?

        The contract is settled when no further word can change it. As `ResolveVorbehalte`; `timeout` in
        seconds, if not that of the client.
        """
        return self.ask(ResolveVorbehalte(record, view=view, language=language, seat_names=seat_names), timeout=timeout)

    def check_word(
        self,
        record: Record,
        seat: Seat,
        word: SaidWord | ExtraWord,
        *,
        bid: int | None = None,
        rank: Rank | None = None,
        partner: Seat | None = None,
        cards: Sequence[CardLike] = (),
        card_count: int | None = None,
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> CheckWordAnswer:
        """May this seat say this word now: a Vorbehalt, an answer, a bid, cards of an Armut, Schweine, a Genscher?

        And what does it lead to? As `CheckWord`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            CheckWord(
                record,
                seat,
                word,
                bid=bid,
                rank=rank,
                partner=partner,
                cards=cards,
                card_count=card_count,
                view=view,
                language=language,
                include=include,
                also_views=also_views,
                seat_names=seat_names,
            ),
            timeout=timeout,
        )

    def validate_move(
        self,
        record: Record,
        seat: Seat | None,
        card: CardLike,
        *,
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> ValidateMoveAnswer:
        """May this seat play this card now?

        As `ValidateMove`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            ValidateMove(
                record,
                seat,
                card,
                view=view,
                language=language,
                include=include,
                also_views=also_views,
                seat_names=seat_names,
            ),
            timeout=timeout,
        )

    def check_announcement(
        self,
        record: Record,
        seat: Seat | None = None,
        announcement: Announcement | None = None,
        *,
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        party: Party | None = None,
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> CheckAnnouncementAnswer:
        """May this seat make this announcement now, and what may be announced until when?

        As `CheckAnnouncement`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            CheckAnnouncement(
                record,
                seat,
                announcement,
                view=view,
                language=language,
                include=include,
                party=party,
                also_views=also_views,
                seat_names=seat_names,
            ),
            timeout=timeout,
        )

    def score_game(
        self,
        source: Record | GameCounts,
        *,
        offence: Offence | None = None,
        view: View | None = None,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> ScoreGameAnswer:
        """What is a finished game worth, and what does everyone get?

        As `ScoreGame`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            ScoreGame(source, offence=offence, view=view, language=language, seat_names=seat_names), timeout=timeout
        )

    def inspect_game(
        self,
        record: Record,
        *,
        view: View,
        language: Language | None = None,
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> InspectGameAnswer:
        """What is the position after this record?

        As `InspectGame`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            InspectGame(record, view=view, language=language, also_views=also_views, seat_names=seat_names),
            timeout=timeout,
        )

    def audit_game(
        self,
        record: Record,
        *,
        view: View,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> AuditGameAnswer:
        """Was this whole game played by the rules?

        As `AuditGame`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(AuditGame(record, view=view, language=language, seat_names=seat_names), timeout=timeout)

    def check_claim(
        self,
        record: Record,
        seat: Seat,
        kind: ClaimKind,
        *,
        order: Sequence[CardLike] = (),
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> CheckClaimAnswer:
        """May this seat shorten the game, and does the claim hold?

        The question has no consequence: only a claim in a record was made. As `CheckClaim`; `timeout` in
        seconds, if not that of the client.
        """
        return self.ask(
            CheckClaim(
                record, seat, kind, order=order, view=view, language=language, include=include, seat_names=seat_names
            ),
            timeout=timeout,
        )

    def assess_offence(
        self,
        record: Record,
        offence: Offence,
        complaint: Complaint,
        *,
        view: View,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> AssessOffenceAnswer:
        """Which penalty follows from an offence?

        As `AssessOffence`; `timeout` in seconds, if not that of the client.
        """
        return self.ask(
            AssessOffence(record, offence, complaint, view=view, language=language, seat_names=seat_names),
            timeout=timeout,
        )


class AsyncMethods(ABC):
    """What an asynchronous client can be asked."""

    @abstractmethod
    async def ask(self, request: Request[A], *, timeout: float | None = None) -> A:
        """Asks, and gives the answer.

        A refusal is an answer.
        """

    async def list_rule_sets(
        self, *, language: Language | None = None, timeout: float | None = None
    ) -> ListRuleSetsAnswer:
        """Which rule sets are published, in which editions?

        As `ListRuleSets`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(ListRuleSets(language=language), timeout=timeout)

    async def get_rule_set(
        self, rule_set: RuleSetLike, *, language: Language | None = None, timeout: float | None = None
    ) -> GetRuleSetAnswer:
        """What does a rule set, published or of one's own, say: options, orders, limits, points?

        As `GetRuleSet`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(GetRuleSet(rule_set, language=language), timeout=timeout)

    async def check_rule_set(
        self,
        rule_set: RuleSetLike,
        *,
        compare_with: RuleSetLike | None = None,
        language: Language | None = None,
        timeout: float | None = None,
    ) -> CheckRuleSetAnswer:
        """Does a rule set of one's own contradict itself, and how does it differ from another one?

        As `CheckRuleSet`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(CheckRuleSet(rule_set, compare_with=compare_with, language=language), timeout=timeout)

    async def list_rules(
        self,
        *,
        rule_set: RuleSetLike | None = None,
        kind: RuleKind | None = None,
        language: Language | None = None,
        timeout: float | None = None,
    ) -> ListRulesAnswer:
        """Which rules are there, where are they written down, and which reasons and texts do they have?

        As `ListRules`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(ListRules(rule_set=rule_set, kind=kind, language=language), timeout=timeout)

    async def deal_cards(
        self, rule_set: RuleSetLike, randomness: bytes | FairDraw, *, algorithm: str = "", timeout: float | None = None
    ) -> DealCardsAnswer:
        """Which hands does this seed, or this fair draw, give?

        As `DealCards`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(DealCards(rule_set, randomness, algorithm=algorithm), timeout=timeout)

    async def verify_deal(
        self,
        rule_set: RuleSetLike,
        draw: FairDraw,
        hand_1: Sequence[CardLike],
        hand_2: Sequence[CardLike],
        hand_3: Sequence[CardLike],
        hand_4: Sequence[CardLike],
        *,
        algorithm: str = "",
        timeout: float | None = None,
    ) -> VerifyDealAnswer:
        """Do these hands come from that draw?

        As `VerifyDeal`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            VerifyDeal(rule_set, draw, hand_1, hand_2, hand_3, hand_4, algorithm=algorithm), timeout=timeout
        )

    async def score_session(
        self,
        rule_set: RuleSetLike,
        *,
        players: int | None = None,
        entries: Sequence[SessionEntry] = (),
        language: Language | None = None,
        timeout: float | None = None,
    ) -> ScoreSessionAnswer:
        """How does a session stand, and what does the next game inherit?

        As `ScoreSession`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            ScoreSession(rule_set, players=players, entries=entries, language=language), timeout=timeout
        )

    async def resolve_vorbehalte(
        self,
        record: Record,
        *,
        view: View,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> ResolveVorbehalteAnswer:
        """Which contract does what was said lead to, or who has to speak next?

        The contract is settled when no further word can change it. As `ResolveVorbehalte`; `timeout` in
        seconds, if not that of the client.
        """
        return await self.ask(
            ResolveVorbehalte(record, view=view, language=language, seat_names=seat_names), timeout=timeout
        )

    async def check_word(
        self,
        record: Record,
        seat: Seat,
        word: SaidWord | ExtraWord,
        *,
        bid: int | None = None,
        rank: Rank | None = None,
        partner: Seat | None = None,
        cards: Sequence[CardLike] = (),
        card_count: int | None = None,
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> CheckWordAnswer:
        """May this seat say this word now: a Vorbehalt, an answer, a bid, cards of an Armut, Schweine, a Genscher?

        And what does it lead to? As `CheckWord`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            CheckWord(
                record,
                seat,
                word,
                bid=bid,
                rank=rank,
                partner=partner,
                cards=cards,
                card_count=card_count,
                view=view,
                language=language,
                include=include,
                also_views=also_views,
                seat_names=seat_names,
            ),
            timeout=timeout,
        )

    async def validate_move(
        self,
        record: Record,
        seat: Seat | None,
        card: CardLike,
        *,
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> ValidateMoveAnswer:
        """May this seat play this card now?

        As `ValidateMove`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            ValidateMove(
                record,
                seat,
                card,
                view=view,
                language=language,
                include=include,
                also_views=also_views,
                seat_names=seat_names,
            ),
            timeout=timeout,
        )

    async def check_announcement(
        self,
        record: Record,
        seat: Seat | None = None,
        announcement: Announcement | None = None,
        *,
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        party: Party | None = None,
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> CheckAnnouncementAnswer:
        """May this seat make this announcement now, and what may be announced until when?

        As `CheckAnnouncement`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            CheckAnnouncement(
                record,
                seat,
                announcement,
                view=view,
                language=language,
                include=include,
                party=party,
                also_views=also_views,
                seat_names=seat_names,
            ),
            timeout=timeout,
        )

    async def score_game(
        self,
        source: Record | GameCounts,
        *,
        offence: Offence | None = None,
        view: View | None = None,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> ScoreGameAnswer:
        """What is a finished game worth, and what does everyone get?

        As `ScoreGame`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            ScoreGame(source, offence=offence, view=view, language=language, seat_names=seat_names), timeout=timeout
        )

    async def inspect_game(
        self,
        record: Record,
        *,
        view: View,
        language: Language | None = None,
        also_views: Sequence[View] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> InspectGameAnswer:
        """What is the position after this record?

        As `InspectGame`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            InspectGame(record, view=view, language=language, also_views=also_views, seat_names=seat_names),
            timeout=timeout,
        )

    async def audit_game(
        self,
        record: Record,
        *,
        view: View,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> AuditGameAnswer:
        """Was this whole game played by the rules?

        As `AuditGame`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(AuditGame(record, view=view, language=language, seat_names=seat_names), timeout=timeout)

    async def check_claim(
        self,
        record: Record,
        seat: Seat,
        kind: ClaimKind,
        *,
        order: Sequence[CardLike] = (),
        view: View | None = None,
        language: Language | None = None,
        include: Sequence[Include] = (),
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> CheckClaimAnswer:
        """May this seat shorten the game, and does the claim hold?

        The question has no consequence: only a claim in a record was made. As `CheckClaim`; `timeout` in
        seconds, if not that of the client.
        """
        return await self.ask(
            CheckClaim(
                record, seat, kind, order=order, view=view, language=language, include=include, seat_names=seat_names
            ),
            timeout=timeout,
        )

    async def assess_offence(
        self,
        record: Record,
        offence: Offence,
        complaint: Complaint,
        *,
        view: View,
        language: Language | None = None,
        seat_names: Sequence[str] = (),
        timeout: float | None = None,
    ) -> AssessOffenceAnswer:
        """Which penalty follows from an offence?

        As `AssessOffence`; `timeout` in seconds, if not that of the client.
        """
        return await self.ask(
            AssessOffence(record, offence, complaint, view=view, language=language, seat_names=seat_names),
            timeout=timeout,
        )
