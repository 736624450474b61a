from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import contract_pb2 as _contract_pb2
from doko_sdk.proto import offence_pb2 as _offence_pb2
from doko_sdk.proto import question_pb2 as _question_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import rule_set_stamp_pb2 as _rule_set_stamp_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from doko_sdk.proto import settlement_pb2 as _settlement_pb2
from doko_sdk.proto import verdict_pb2 as _verdict_pb2
from google.api import annotations_pb2 as _annotations_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class DealFinding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DEAL_FINDING_UNSPECIFIED: _ClassVar[DealFinding]
    DEAL_FINDING_MATCHES: _ClassVar[DealFinding]
    DEAL_FINDING_COMMITMENT_BROKEN: _ClassVar[DealFinding]
    DEAL_FINDING_HANDS_DIFFER: _ClassVar[DealFinding]
    DEAL_FINDING_CONTRIBUTION_BROKEN: _ClassVar[DealFinding]

class SessionCheckKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SESSION_CHECK_KIND_UNSPECIFIED: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_SUM_ZERO: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_EQUAL_PARITY: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_DEALER: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_GAMES_LEFT: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_PFLICHTSOLO: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_VORFUEHRUNG: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_BOCK_FACTOR: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_LIST_LENGTH: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_RECORD: _ClassVar[SessionCheckKind]
    SESSION_CHECK_KIND_SOLO_ROUND_OPEN: _ClassVar[SessionCheckKind]
DEAL_FINDING_UNSPECIFIED: DealFinding
DEAL_FINDING_MATCHES: DealFinding
DEAL_FINDING_COMMITMENT_BROKEN: DealFinding
DEAL_FINDING_HANDS_DIFFER: DealFinding
DEAL_FINDING_CONTRIBUTION_BROKEN: DealFinding
SESSION_CHECK_KIND_UNSPECIFIED: SessionCheckKind
SESSION_CHECK_KIND_SUM_ZERO: SessionCheckKind
SESSION_CHECK_KIND_EQUAL_PARITY: SessionCheckKind
SESSION_CHECK_KIND_DEALER: SessionCheckKind
SESSION_CHECK_KIND_GAMES_LEFT: SessionCheckKind
SESSION_CHECK_KIND_PFLICHTSOLO: SessionCheckKind
SESSION_CHECK_KIND_VORFUEHRUNG: SessionCheckKind
SESSION_CHECK_KIND_BOCK_FACTOR: SessionCheckKind
SESSION_CHECK_KIND_LIST_LENGTH: SessionCheckKind
SESSION_CHECK_KIND_RECORD: SessionCheckKind
SESSION_CHECK_KIND_SOLO_ROUND_OPEN: SessionCheckKind

class FairDraw(_message.Message):
    __slots__ = ("commitment", "contributions", "reveal", "contribution_commitments")
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    CONTRIBUTIONS_FIELD_NUMBER: _ClassVar[int]
    REVEAL_FIELD_NUMBER: _ClassVar[int]
    CONTRIBUTION_COMMITMENTS_FIELD_NUMBER: _ClassVar[int]
    commitment: bytes
    contributions: _containers.RepeatedScalarFieldContainer[bytes]
    reveal: bytes
    contribution_commitments: _containers.RepeatedScalarFieldContainer[bytes]
    def __init__(self, commitment: _Optional[bytes] = ..., contributions: _Optional[_Iterable[bytes]] = ..., reveal: _Optional[bytes] = ..., contribution_commitments: _Optional[_Iterable[bytes]] = ...) -> None: ...

class DealCardsRequest(_message.Message):
    __slots__ = ("rule_set", "seed", "draw", "algorithm")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    ALGORITHM_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    seed: bytes
    draw: FairDraw
    algorithm: str
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., seed: _Optional[bytes] = ..., draw: _Optional[_Union[FairDraw, _Mapping]] = ..., algorithm: _Optional[str] = ...) -> None: ...

class DealCardsResponse(_message.Message):
    __slots__ = ("answered_by", "algorithm", "hand_1", "hand_2", "hand_3", "hand_4", "seed")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    ALGORITHM_FIELD_NUMBER: _ClassVar[int]
    HAND_1_FIELD_NUMBER: _ClassVar[int]
    HAND_2_FIELD_NUMBER: _ClassVar[int]
    HAND_3_FIELD_NUMBER: _ClassVar[int]
    HAND_4_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    algorithm: str
    hand_1: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_2: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_3: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_4: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    seed: bytes
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., algorithm: _Optional[str] = ..., hand_1: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_2: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_3: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_4: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., seed: _Optional[bytes] = ...) -> None: ...

class VerifyDealRequest(_message.Message):
    __slots__ = ("rule_set", "draw", "algorithm", "hand_1", "hand_2", "hand_3", "hand_4")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    ALGORITHM_FIELD_NUMBER: _ClassVar[int]
    HAND_1_FIELD_NUMBER: _ClassVar[int]
    HAND_2_FIELD_NUMBER: _ClassVar[int]
    HAND_3_FIELD_NUMBER: _ClassVar[int]
    HAND_4_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    draw: FairDraw
    algorithm: str
    hand_1: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_2: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_3: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_4: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., draw: _Optional[_Union[FairDraw, _Mapping]] = ..., algorithm: _Optional[str] = ..., hand_1: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_2: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_3: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_4: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ...) -> None: ...

class VerifyDealResponse(_message.Message):
    __slots__ = ("answered_by", "findings", "algorithm", "broken_contributions", "differing_hands")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    FINDINGS_FIELD_NUMBER: _ClassVar[int]
    ALGORITHM_FIELD_NUMBER: _ClassVar[int]
    BROKEN_CONTRIBUTIONS_FIELD_NUMBER: _ClassVar[int]
    DIFFERING_HANDS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    findings: _containers.RepeatedScalarFieldContainer[DealFinding]
    algorithm: str
    broken_contributions: _containers.RepeatedScalarFieldContainer[int]
    differing_hands: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., findings: _Optional[_Iterable[_Union[DealFinding, str]]] = ..., algorithm: _Optional[str] = ..., broken_contributions: _Optional[_Iterable[int]] = ..., differing_hands: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ...) -> None: ...

class SessionGame(_message.Message):
    __slots__ = ("dealer", "record", "settlement", "counts", "duty", "places")
    DEALER_FIELD_NUMBER: _ClassVar[int]
    RECORD_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    DUTY_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    dealer: _seat_pb2.Place
    record: _record_pb2.GameRecord
    settlement: _settlement_pb2.Settlement
    counts: _settlement_pb2.GameCounts
    duty: _contract_pb2.SoloDuty
    places: _containers.RepeatedScalarFieldContainer[_seat_pb2.Place]
    def __init__(self, dealer: _Optional[_Union[_seat_pb2.Place, str]] = ..., record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., settlement: _Optional[_Union[_settlement_pb2.Settlement, _Mapping]] = ..., counts: _Optional[_Union[_settlement_pb2.GameCounts, _Mapping]] = ..., duty: _Optional[_Union[_contract_pb2.SoloDuty, str]] = ..., places: _Optional[_Iterable[_Union[_seat_pb2.Place, str]]] = ...) -> None: ...

class SessionRedeal(_message.Message):
    __slots__ = ("dealer", "reason")
    DEALER_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    dealer: _seat_pb2.Place
    reason: _contract_pb2.RedealReason
    def __init__(self, dealer: _Optional[_Union[_seat_pb2.Place, str]] = ..., reason: _Optional[_Union[_contract_pb2.RedealReason, str]] = ...) -> None: ...

class SessionBrokenOff(_message.Message):
    __slots__ = ("record", "offence")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    OFFENCE_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    offence: _offence_pb2.Offence
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., offence: _Optional[_Union[_offence_pb2.Offence, _Mapping]] = ...) -> None: ...

class SessionPenalty(_message.Message):
    __slots__ = ("points", "note")
    POINTS_FIELD_NUMBER: _ClassVar[int]
    NOTE_FIELD_NUMBER: _ClassVar[int]
    points: _containers.RepeatedScalarFieldContainer[int]
    note: str
    def __init__(self, points: _Optional[_Iterable[int]] = ..., note: _Optional[str] = ...) -> None: ...

class SessionCorrection(_message.Message):
    __slots__ = ("entry", "points", "note")
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    NOTE_FIELD_NUMBER: _ClassVar[int]
    entry: int
    points: _containers.RepeatedScalarFieldContainer[int]
    note: str
    def __init__(self, entry: _Optional[int] = ..., points: _Optional[_Iterable[int]] = ..., note: _Optional[str] = ...) -> None: ...

class SessionTimeOver(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SessionSoloRound(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SessionEntry(_message.Message):
    __slots__ = ("game", "redeal", "broken_off", "penalty", "correction", "time_over", "solo_round")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    BROKEN_OFF_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    CORRECTION_FIELD_NUMBER: _ClassVar[int]
    TIME_OVER_FIELD_NUMBER: _ClassVar[int]
    SOLO_ROUND_FIELD_NUMBER: _ClassVar[int]
    game: SessionGame
    redeal: SessionRedeal
    broken_off: SessionBrokenOff
    penalty: SessionPenalty
    correction: SessionCorrection
    time_over: SessionTimeOver
    solo_round: SessionSoloRound
    def __init__(self, game: _Optional[_Union[SessionGame, _Mapping]] = ..., redeal: _Optional[_Union[SessionRedeal, _Mapping]] = ..., broken_off: _Optional[_Union[SessionBrokenOff, _Mapping]] = ..., penalty: _Optional[_Union[SessionPenalty, _Mapping]] = ..., correction: _Optional[_Union[SessionCorrection, _Mapping]] = ..., time_over: _Optional[_Union[SessionTimeOver, _Mapping]] = ..., solo_round: _Optional[_Union[SessionSoloRound, _Mapping]] = ...) -> None: ...

class ScoreSessionRequest(_message.Message):
    __slots__ = ("rule_set", "players", "entries", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    players: int
    entries: _containers.RepeatedCompositeFieldContainer[SessionEntry]
    language: _question_pb2.Language
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., players: _Optional[int] = ..., entries: _Optional[_Iterable[_Union[SessionEntry, _Mapping]]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ...) -> None: ...

class SessionLine(_message.Message):
    __slots__ = ("entry", "game_number", "dealer", "places", "points", "totals", "bock_factor", "settlement", "record_faulty")
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    GAME_NUMBER_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    TOTALS_FIELD_NUMBER: _ClassVar[int]
    BOCK_FACTOR_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    RECORD_FAULTY_FIELD_NUMBER: _ClassVar[int]
    entry: int
    game_number: int
    dealer: _seat_pb2.Place
    places: _containers.RepeatedScalarFieldContainer[_seat_pb2.Place]
    points: _containers.RepeatedScalarFieldContainer[int]
    totals: _containers.RepeatedScalarFieldContainer[int]
    bock_factor: int
    settlement: _settlement_pb2.Settlement
    record_faulty: _verdict_pb2.RecordFaulty
    def __init__(self, entry: _Optional[int] = ..., game_number: _Optional[int] = ..., dealer: _Optional[_Union[_seat_pb2.Place, str]] = ..., places: _Optional[_Iterable[_Union[_seat_pb2.Place, str]]] = ..., points: _Optional[_Iterable[int]] = ..., totals: _Optional[_Iterable[int]] = ..., bock_factor: _Optional[int] = ..., settlement: _Optional[_Union[_settlement_pb2.Settlement, _Mapping]] = ..., record_faulty: _Optional[_Union[_verdict_pb2.RecordFaulty, _Mapping]] = ...) -> None: ...

class Standing(_message.Message):
    __slots__ = ("place", "points", "rank", "games", "won", "soli", "soli_won", "pflichtsoli_open", "penalty_points")
    PLACE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    GAMES_FIELD_NUMBER: _ClassVar[int]
    WON_FIELD_NUMBER: _ClassVar[int]
    SOLI_FIELD_NUMBER: _ClassVar[int]
    SOLI_WON_FIELD_NUMBER: _ClassVar[int]
    PFLICHTSOLI_OPEN_FIELD_NUMBER: _ClassVar[int]
    PENALTY_POINTS_FIELD_NUMBER: _ClassVar[int]
    place: _seat_pb2.Place
    points: int
    rank: int
    games: int
    won: int
    soli: int
    soli_won: int
    pflichtsoli_open: int
    penalty_points: int
    def __init__(self, place: _Optional[_Union[_seat_pb2.Place, str]] = ..., points: _Optional[int] = ..., rank: _Optional[int] = ..., games: _Optional[int] = ..., won: _Optional[int] = ..., soli: _Optional[int] = ..., soli_won: _Optional[int] = ..., pflichtsoli_open: _Optional[int] = ..., penalty_points: _Optional[int] = ...) -> None: ...

class SessionCheck(_message.Message):
    __slots__ = ("kind", "entry", "rule", "stated", "expected", "stated_seats", "stated_slots", "expected_seats", "expected_slots", "text")
    KIND_FIELD_NUMBER: _ClassVar[int]
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    STATED_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_FIELD_NUMBER: _ClassVar[int]
    STATED_SEATS_FIELD_NUMBER: _ClassVar[int]
    STATED_SLOTS_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_SEATS_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_SLOTS_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    kind: SessionCheckKind
    entry: int
    rule: _verdict_pb2.RuleCitation
    stated: int
    expected: int
    stated_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    stated_slots: _containers.RepeatedScalarFieldContainer[_record_pb2.PflichtsoloSlot]
    expected_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    expected_slots: _containers.RepeatedScalarFieldContainer[_record_pb2.PflichtsoloSlot]
    text: str
    def __init__(self, kind: _Optional[_Union[SessionCheckKind, str]] = ..., entry: _Optional[int] = ..., rule: _Optional[_Union[_verdict_pb2.RuleCitation, _Mapping]] = ..., stated: _Optional[int] = ..., expected: _Optional[int] = ..., stated_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., stated_slots: _Optional[_Iterable[_Union[_record_pb2.PflichtsoloSlot, str]]] = ..., expected_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., expected_slots: _Optional[_Iterable[_Union[_record_pb2.PflichtsoloSlot, str]]] = ..., text: _Optional[str] = ...) -> None: ...

class ScoreSessionResponse(_message.Message):
    __slots__ = ("answered_by", "lines", "standings", "failed_checks", "next_context", "next_dealer")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    LINES_FIELD_NUMBER: _ClassVar[int]
    STANDINGS_FIELD_NUMBER: _ClassVar[int]
    FAILED_CHECKS_FIELD_NUMBER: _ClassVar[int]
    NEXT_CONTEXT_FIELD_NUMBER: _ClassVar[int]
    NEXT_DEALER_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    lines: _containers.RepeatedCompositeFieldContainer[SessionLine]
    standings: _containers.RepeatedCompositeFieldContainer[Standing]
    failed_checks: _containers.RepeatedCompositeFieldContainer[SessionCheck]
    next_context: _record_pb2.GameContext
    next_dealer: _seat_pb2.Place
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., lines: _Optional[_Iterable[_Union[SessionLine, _Mapping]]] = ..., standings: _Optional[_Iterable[_Union[Standing, _Mapping]]] = ..., failed_checks: _Optional[_Iterable[_Union[SessionCheck, _Mapping]]] = ..., next_context: _Optional[_Union[_record_pb2.GameContext, _Mapping]] = ..., next_dealer: _Optional[_Union[_seat_pb2.Place, str]] = ...) -> None: ...
