from doko_sdk.proto import announcement_pb2 as _announcement_pb2
from doko_sdk.proto import contract_pb2 as _contract_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import rule_set_pb2 as _rule_set_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from doko_sdk.proto import verdict_pb2 as _verdict_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class GameResult(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_RESULT_UNSPECIFIED: _ClassVar[GameResult]
    GAME_RESULT_RE_WON: _ClassVar[GameResult]
    GAME_RESULT_KONTRA_WON: _ClassVar[GameResult]
    GAME_RESULT_NOBODY_WON: _ClassVar[GameResult]
    GAME_RESULT_REDEAL: _ClassVar[GameResult]
    GAME_RESULT_BROKEN_OFF: _ClassVar[GameResult]

class ScoredAs(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORED_AS_UNSPECIFIED: _ClassVar[ScoredAs]
    SCORED_AS_TWO_AGAINST_TWO: _ClassVar[ScoredAs]
    SCORED_AS_SOLO: _ClassVar[ScoredAs]

class ScoreItemKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORE_ITEM_KIND_UNSPECIFIED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_WON: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_UNDER_90: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_UNDER_60: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_UNDER_30: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_SCHWARZ: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_RE_ANNOUNCED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KONTRA_ANNOUNCED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KEINE_90_ANNOUNCED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KEINE_60_ANNOUNCED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KEINE_30_ANNOUNCED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_SCHWARZ_ANNOUNCED: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_AGAINST_KEINE_90: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_AGAINST_KEINE_60: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_AGAINST_KEINE_30: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_AGAINST_SCHWARZ: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_MIRRORED_ABSAGE: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_FUCHS: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_DOPPELKOPF: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KARLCHEN: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KARLCHEN_CAUGHT: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_FUCHS_LAST: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_FUCHS_CAUGHT_LAST: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_DULLE: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_HERZSTICH: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_GEGEN_DIE_ALTEN: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_SOLO_POINT: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_GEGEN_DIE_SCHWEINE: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KLABAUTERMANN: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_FISCHAUGE: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_GANS: _ClassVar[ScoreItemKind]
    SCORE_ITEM_KIND_KAFFEEKRAENZCHEN: _ClassVar[ScoreItemKind]

class CountedGame(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COUNTED_GAME_UNSPECIFIED: _ClassVar[CountedGame]
    COUNTED_GAME_TWO_AGAINST_TWO: _ClassVar[CountedGame]
    COUNTED_GAME_SOLO: _ClassVar[CountedGame]
    COUNTED_GAME_STILLE_HOCHZEIT: _ClassVar[CountedGame]
    COUNTED_GAME_FAILED_HOCHZEIT: _ClassVar[CountedGame]
    COUNTED_GAME_ARMUT: _ClassVar[CountedGame]
GAME_RESULT_UNSPECIFIED: GameResult
GAME_RESULT_RE_WON: GameResult
GAME_RESULT_KONTRA_WON: GameResult
GAME_RESULT_NOBODY_WON: GameResult
GAME_RESULT_REDEAL: GameResult
GAME_RESULT_BROKEN_OFF: GameResult
SCORED_AS_UNSPECIFIED: ScoredAs
SCORED_AS_TWO_AGAINST_TWO: ScoredAs
SCORED_AS_SOLO: ScoredAs
SCORE_ITEM_KIND_UNSPECIFIED: ScoreItemKind
SCORE_ITEM_KIND_WON: ScoreItemKind
SCORE_ITEM_KIND_UNDER_90: ScoreItemKind
SCORE_ITEM_KIND_UNDER_60: ScoreItemKind
SCORE_ITEM_KIND_UNDER_30: ScoreItemKind
SCORE_ITEM_KIND_SCHWARZ: ScoreItemKind
SCORE_ITEM_KIND_RE_ANNOUNCED: ScoreItemKind
SCORE_ITEM_KIND_KONTRA_ANNOUNCED: ScoreItemKind
SCORE_ITEM_KIND_KEINE_90_ANNOUNCED: ScoreItemKind
SCORE_ITEM_KIND_KEINE_60_ANNOUNCED: ScoreItemKind
SCORE_ITEM_KIND_KEINE_30_ANNOUNCED: ScoreItemKind
SCORE_ITEM_KIND_SCHWARZ_ANNOUNCED: ScoreItemKind
SCORE_ITEM_KIND_AGAINST_KEINE_90: ScoreItemKind
SCORE_ITEM_KIND_AGAINST_KEINE_60: ScoreItemKind
SCORE_ITEM_KIND_AGAINST_KEINE_30: ScoreItemKind
SCORE_ITEM_KIND_AGAINST_SCHWARZ: ScoreItemKind
SCORE_ITEM_KIND_MIRRORED_ABSAGE: ScoreItemKind
SCORE_ITEM_KIND_FUCHS: ScoreItemKind
SCORE_ITEM_KIND_DOPPELKOPF: ScoreItemKind
SCORE_ITEM_KIND_KARLCHEN: ScoreItemKind
SCORE_ITEM_KIND_KARLCHEN_CAUGHT: ScoreItemKind
SCORE_ITEM_KIND_FUCHS_LAST: ScoreItemKind
SCORE_ITEM_KIND_FUCHS_CAUGHT_LAST: ScoreItemKind
SCORE_ITEM_KIND_DULLE: ScoreItemKind
SCORE_ITEM_KIND_HERZSTICH: ScoreItemKind
SCORE_ITEM_KIND_GEGEN_DIE_ALTEN: ScoreItemKind
SCORE_ITEM_KIND_SOLO_POINT: ScoreItemKind
SCORE_ITEM_KIND_GEGEN_DIE_SCHWEINE: ScoreItemKind
SCORE_ITEM_KIND_KLABAUTERMANN: ScoreItemKind
SCORE_ITEM_KIND_FISCHAUGE: ScoreItemKind
SCORE_ITEM_KIND_GANS: ScoreItemKind
SCORE_ITEM_KIND_KAFFEEKRAENZCHEN: ScoreItemKind
COUNTED_GAME_UNSPECIFIED: CountedGame
COUNTED_GAME_TWO_AGAINST_TWO: CountedGame
COUNTED_GAME_SOLO: CountedGame
COUNTED_GAME_STILLE_HOCHZEIT: CountedGame
COUNTED_GAME_FAILED_HOCHZEIT: CountedGame
COUNTED_GAME_ARMUT: CountedGame

class ScoreItem(_message.Message):
    __slots__ = ("kind", "party", "points", "announced_by", "trick", "seat", "rule", "lost_by")
    KIND_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCED_BY_FIELD_NUMBER: _ClassVar[int]
    TRICK_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    LOST_BY_FIELD_NUMBER: _ClassVar[int]
    kind: ScoreItemKind
    party: _seat_pb2.Party
    points: int
    announced_by: _seat_pb2.Party
    trick: int
    seat: _seat_pb2.Seat
    rule: _verdict_pb2.RuleCitation
    lost_by: _seat_pb2.Seat
    def __init__(self, kind: _Optional[_Union[ScoreItemKind, str]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., points: _Optional[int] = ..., announced_by: _Optional[_Union[_seat_pb2.Party, str]] = ..., trick: _Optional[int] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., rule: _Optional[_Union[_verdict_pb2.RuleCitation, _Mapping]] = ..., lost_by: _Optional[_Union[_seat_pb2.Seat, str]] = ...) -> None: ...

class PartyResult(_message.Message):
    __slots__ = ("augen", "tricks", "augen_needed", "tricks_needed", "announcements")
    AUGEN_FIELD_NUMBER: _ClassVar[int]
    TRICKS_FIELD_NUMBER: _ClassVar[int]
    AUGEN_NEEDED_FIELD_NUMBER: _ClassVar[int]
    TRICKS_NEEDED_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENTS_FIELD_NUMBER: _ClassVar[int]
    augen: int
    tricks: int
    augen_needed: int
    tricks_needed: int
    announcements: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.StandingAnnouncement]
    def __init__(self, augen: _Optional[int] = ..., tricks: _Optional[int] = ..., augen_needed: _Optional[int] = ..., tricks_needed: _Optional[int] = ..., announcements: _Optional[_Iterable[_Union[_announcement_pb2.StandingAnnouncement, _Mapping]]] = ...) -> None: ...

class Settlement(_message.Message):
    __slots__ = ("result", "contract", "redeal_reason", "scored_as", "re_seats", "re", "kontra", "items", "base", "doubling", "special", "bock_factor", "value", "points", "decided_by")
    RESULT_FIELD_NUMBER: _ClassVar[int]
    CONTRACT_FIELD_NUMBER: _ClassVar[int]
    REDEAL_REASON_FIELD_NUMBER: _ClassVar[int]
    SCORED_AS_FIELD_NUMBER: _ClassVar[int]
    RE_SEATS_FIELD_NUMBER: _ClassVar[int]
    RE_FIELD_NUMBER: _ClassVar[int]
    KONTRA_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    BASE_FIELD_NUMBER: _ClassVar[int]
    DOUBLING_FIELD_NUMBER: _ClassVar[int]
    SPECIAL_FIELD_NUMBER: _ClassVar[int]
    BOCK_FACTOR_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    result: GameResult
    contract: _contract_pb2.Contract
    redeal_reason: _contract_pb2.RedealReason
    scored_as: ScoredAs
    re_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    re: PartyResult
    kontra: PartyResult
    items: _containers.RepeatedCompositeFieldContainer[ScoreItem]
    base: int
    doubling: int
    special: int
    bock_factor: int
    value: int
    points: _containers.RepeatedScalarFieldContainer[int]
    decided_by: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.RuleCitation]
    def __init__(self, result: _Optional[_Union[GameResult, str]] = ..., contract: _Optional[_Union[_contract_pb2.Contract, _Mapping]] = ..., redeal_reason: _Optional[_Union[_contract_pb2.RedealReason, str]] = ..., scored_as: _Optional[_Union[ScoredAs, str]] = ..., re_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., re: _Optional[_Union[PartyResult, _Mapping]] = ..., kontra: _Optional[_Union[PartyResult, _Mapping]] = ..., items: _Optional[_Iterable[_Union[ScoreItem, _Mapping]]] = ..., base: _Optional[int] = ..., doubling: _Optional[int] = ..., special: _Optional[int] = ..., bock_factor: _Optional[int] = ..., value: _Optional[int] = ..., points: _Optional[_Iterable[int]] = ..., decided_by: _Optional[_Iterable[_Union[_verdict_pb2.RuleCitation, _Mapping]]] = ...) -> None: ...

class CountedAnnouncement(_message.Message):
    __slots__ = ("party", "announcement", "mode")
    PARTY_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    party: _seat_pb2.Party
    announcement: _announcement_pb2.Announcement
    mode: _announcement_pb2.AnnouncementMode
    def __init__(self, party: _Optional[_Union[_seat_pb2.Party, str]] = ..., announcement: _Optional[_Union[_announcement_pb2.Announcement, str]] = ..., mode: _Optional[_Union[_announcement_pb2.AnnouncementMode, str]] = ...) -> None: ...

class CountedSpecial(_message.Message):
    __slots__ = ("kind", "party", "count")
    KIND_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    kind: _rule_set_pb2.SpecialPoint
    party: _seat_pb2.Party
    count: int
    def __init__(self, kind: _Optional[_Union[_rule_set_pb2.SpecialPoint, str]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., count: _Optional[int] = ...) -> None: ...

class GameCounts(_message.Message):
    __slots__ = ("rule_set", "kind", "solo", "re_seats", "re_augen", "re_tricks", "kontra_tricks", "announcements", "specials", "bock_factor")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    SOLO_FIELD_NUMBER: _ClassVar[int]
    RE_SEATS_FIELD_NUMBER: _ClassVar[int]
    RE_AUGEN_FIELD_NUMBER: _ClassVar[int]
    RE_TRICKS_FIELD_NUMBER: _ClassVar[int]
    KONTRA_TRICKS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENTS_FIELD_NUMBER: _ClassVar[int]
    SPECIALS_FIELD_NUMBER: _ClassVar[int]
    BOCK_FACTOR_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    kind: CountedGame
    solo: _contract_pb2.Solo
    re_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    re_augen: int
    re_tricks: int
    kontra_tricks: int
    announcements: _containers.RepeatedCompositeFieldContainer[CountedAnnouncement]
    specials: _containers.RepeatedCompositeFieldContainer[CountedSpecial]
    bock_factor: int
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., kind: _Optional[_Union[CountedGame, str]] = ..., solo: _Optional[_Union[_contract_pb2.Solo, str]] = ..., re_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., re_augen: _Optional[int] = ..., re_tricks: _Optional[int] = ..., kontra_tricks: _Optional[int] = ..., announcements: _Optional[_Iterable[_Union[CountedAnnouncement, _Mapping]]] = ..., specials: _Optional[_Iterable[_Union[CountedSpecial, _Mapping]]] = ..., bock_factor: _Optional[int] = ...) -> None: ...
