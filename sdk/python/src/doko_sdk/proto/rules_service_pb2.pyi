from doko_sdk.proto import announcement_pb2 as _announcement_pb2
from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import offence_pb2 as _offence_pb2
from doko_sdk.proto import position_pb2 as _position_pb2
from doko_sdk.proto import question_pb2 as _question_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import rule_set_stamp_pb2 as _rule_set_stamp_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from doko_sdk.proto import settlement_pb2 as _settlement_pb2
from doko_sdk.proto import table_service_pb2 as _table_service_pb2
from doko_sdk.proto import verdict_pb2 as _verdict_pb2
from doko_sdk.proto import vorbehalt_pb2 as _vorbehalt_pb2
from google.api import annotations_pb2 as _annotations_pb2
from google.rpc import status_pb2 as _status_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class NotJudgedReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NOT_JUDGED_REASON_UNSPECIFIED: _ClassVar[NotJudgedReason]
    NOT_JUDGED_REASON_HAND_UNKNOWN: _ClassVar[NotJudgedReason]
    NOT_JUDGED_REASON_AFTER_VIOLATION: _ClassVar[NotJudgedReason]
    NOT_JUDGED_REASON_TOO_MANY_DEALS: _ClassVar[NotJudgedReason]

class ClaimKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLAIM_KIND_UNSPECIFIED: _ClassVar[ClaimKind]
    CLAIM_KIND_REST: _ClassVar[ClaimKind]
    CLAIM_KIND_SURRENDER: _ClassVar[ClaimKind]
NOT_JUDGED_REASON_UNSPECIFIED: NotJudgedReason
NOT_JUDGED_REASON_HAND_UNKNOWN: NotJudgedReason
NOT_JUDGED_REASON_AFTER_VIOLATION: NotJudgedReason
NOT_JUDGED_REASON_TOO_MANY_DEALS: NotJudgedReason
CLAIM_KIND_UNSPECIFIED: ClaimKind
CLAIM_KIND_REST: ClaimKind
CLAIM_KIND_SURRENDER: ClaimKind

class ResolveVorbehalteRequest(_message.Message):
    __slots__ = ("record", "view", "language", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    view: _question_pb2.View
    language: _question_pb2.Language
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class ResolveVorbehalteResponse(_message.Message):
    __slots__ = ("answered_by", "settled", "redeal", "needs_input", "record_faulty", "open_rights")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    SETTLED_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    NEEDS_INPUT_FIELD_NUMBER: _ClassVar[int]
    RECORD_FAULTY_FIELD_NUMBER: _ClassVar[int]
    OPEN_RIGHTS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    settled: _vorbehalt_pb2.ContractSettled
    redeal: _vorbehalt_pb2.Redeal
    needs_input: _vorbehalt_pb2.NeedsInput
    record_faulty: _verdict_pb2.RecordFaulty
    open_rights: _containers.RepeatedCompositeFieldContainer[_vorbehalt_pb2.OpenRight]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., settled: _Optional[_Union[_vorbehalt_pb2.ContractSettled, _Mapping]] = ..., redeal: _Optional[_Union[_vorbehalt_pb2.Redeal, _Mapping]] = ..., needs_input: _Optional[_Union[_vorbehalt_pb2.NeedsInput, _Mapping]] = ..., record_faulty: _Optional[_Union[_verdict_pb2.RecordFaulty, _Mapping]] = ..., open_rights: _Optional[_Iterable[_Union[_vorbehalt_pb2.OpenRight, _Mapping]]] = ...) -> None: ...

class CheckWordRequest(_message.Message):
    __slots__ = ("record", "seat", "said", "extra", "bid", "rank", "partner", "cards", "card_count", "view", "language", "include", "also_views", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SAID_FIELD_NUMBER: _ClassVar[int]
    EXTRA_FIELD_NUMBER: _ClassVar[int]
    BID_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    PARTNER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    CARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_FIELD_NUMBER: _ClassVar[int]
    ALSO_VIEWS_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    seat: _seat_pb2.Seat
    said: _record_pb2.SaidWord
    extra: _record_pb2.ExtraWord
    bid: int
    rank: _card_pb2.Rank
    partner: _seat_pb2.Seat
    cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    card_count: int
    view: _question_pb2.View
    language: _question_pb2.Language
    include: _containers.RepeatedScalarFieldContainer[_question_pb2.Include]
    also_views: _containers.RepeatedScalarFieldContainer[_question_pb2.View]
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., said: _Optional[_Union[_record_pb2.SaidWord, str]] = ..., extra: _Optional[_Union[_record_pb2.ExtraWord, str]] = ..., bid: _Optional[int] = ..., rank: _Optional[_Union[_card_pb2.Rank, str]] = ..., partner: _Optional[_Union[_seat_pb2.Seat, str]] = ..., cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., card_count: _Optional[int] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., include: _Optional[_Iterable[_Union[_question_pb2.Include, str]]] = ..., also_views: _Optional[_Iterable[_Union[_question_pb2.View, str]]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class CheckWordResponse(_message.Message):
    __slots__ = ("answered_by", "verdict", "settled", "redeal", "needs_input", "open_rights", "position", "effects", "line", "also_positions")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    SETTLED_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    NEEDS_INPUT_FIELD_NUMBER: _ClassVar[int]
    OPEN_RIGHTS_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    EFFECTS_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    ALSO_POSITIONS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    verdict: _verdict_pb2.Verdict
    settled: _vorbehalt_pb2.ContractSettled
    redeal: _vorbehalt_pb2.Redeal
    needs_input: _vorbehalt_pb2.NeedsInput
    open_rights: _containers.RepeatedCompositeFieldContainer[_vorbehalt_pb2.OpenRight]
    position: _position_pb2.Position
    effects: _position_pb2.Effects
    line: str
    also_positions: _containers.RepeatedCompositeFieldContainer[_position_pb2.ViewedPosition]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., verdict: _Optional[_Union[_verdict_pb2.Verdict, _Mapping]] = ..., settled: _Optional[_Union[_vorbehalt_pb2.ContractSettled, _Mapping]] = ..., redeal: _Optional[_Union[_vorbehalt_pb2.Redeal, _Mapping]] = ..., needs_input: _Optional[_Union[_vorbehalt_pb2.NeedsInput, _Mapping]] = ..., open_rights: _Optional[_Iterable[_Union[_vorbehalt_pb2.OpenRight, _Mapping]]] = ..., position: _Optional[_Union[_position_pb2.Position, _Mapping]] = ..., effects: _Optional[_Union[_position_pb2.Effects, _Mapping]] = ..., line: _Optional[str] = ..., also_positions: _Optional[_Iterable[_Union[_position_pb2.ViewedPosition, _Mapping]]] = ...) -> None: ...

class ValidateMoveRequest(_message.Message):
    __slots__ = ("record", "seat", "card", "view", "language", "include", "also_views", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_FIELD_NUMBER: _ClassVar[int]
    ALSO_VIEWS_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    seat: _seat_pb2.Seat
    card: _card_pb2.Card
    view: _question_pb2.View
    language: _question_pb2.Language
    include: _containers.RepeatedScalarFieldContainer[_question_pb2.Include]
    also_views: _containers.RepeatedScalarFieldContainer[_question_pb2.View]
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., card: _Optional[_Union[_card_pb2.Card, str]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., include: _Optional[_Iterable[_Union[_question_pb2.Include, str]]] = ..., also_views: _Optional[_Iterable[_Union[_question_pb2.View, str]]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class ValidateMoveResponse(_message.Message):
    __slots__ = ("answered_by", "verdict", "legal_cards", "position", "effects", "announcement_windows", "line", "also_positions")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    LEGAL_CARDS_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    EFFECTS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_WINDOWS_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    ALSO_POSITIONS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    verdict: _verdict_pb2.Verdict
    legal_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    position: _position_pb2.Position
    effects: _position_pb2.Effects
    announcement_windows: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.AnnouncementWindow]
    line: str
    also_positions: _containers.RepeatedCompositeFieldContainer[_position_pb2.ViewedPosition]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., verdict: _Optional[_Union[_verdict_pb2.Verdict, _Mapping]] = ..., legal_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., position: _Optional[_Union[_position_pb2.Position, _Mapping]] = ..., effects: _Optional[_Union[_position_pb2.Effects, _Mapping]] = ..., announcement_windows: _Optional[_Iterable[_Union[_announcement_pb2.AnnouncementWindow, _Mapping]]] = ..., line: _Optional[str] = ..., also_positions: _Optional[_Iterable[_Union[_position_pb2.ViewedPosition, _Mapping]]] = ...) -> None: ...

class CheckAnnouncementRequest(_message.Message):
    __slots__ = ("record", "seat", "announcement", "view", "language", "include", "party", "also_views", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    ALSO_VIEWS_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    seat: _seat_pb2.Seat
    announcement: _announcement_pb2.Announcement
    view: _question_pb2.View
    language: _question_pb2.Language
    include: _containers.RepeatedScalarFieldContainer[_question_pb2.Include]
    party: _seat_pb2.Party
    also_views: _containers.RepeatedScalarFieldContainer[_question_pb2.View]
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., announcement: _Optional[_Union[_announcement_pb2.Announcement, str]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., include: _Optional[_Iterable[_Union[_question_pb2.Include, str]]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., also_views: _Optional[_Iterable[_Union[_question_pb2.View, str]]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class CheckAnnouncementResponse(_message.Message):
    __slots__ = ("answered_by", "verdict", "windows", "position", "effects", "line", "also_positions")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    EFFECTS_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    ALSO_POSITIONS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    verdict: _verdict_pb2.Verdict
    windows: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.AnnouncementWindow]
    position: _position_pb2.Position
    effects: _position_pb2.Effects
    line: str
    also_positions: _containers.RepeatedCompositeFieldContainer[_position_pb2.ViewedPosition]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., verdict: _Optional[_Union[_verdict_pb2.Verdict, _Mapping]] = ..., windows: _Optional[_Iterable[_Union[_announcement_pb2.AnnouncementWindow, _Mapping]]] = ..., position: _Optional[_Union[_position_pb2.Position, _Mapping]] = ..., effects: _Optional[_Union[_position_pb2.Effects, _Mapping]] = ..., line: _Optional[str] = ..., also_positions: _Optional[_Iterable[_Union[_position_pb2.ViewedPosition, _Mapping]]] = ...) -> None: ...

class ScoreGameRequest(_message.Message):
    __slots__ = ("record", "counts", "offence", "view", "language", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    OFFENCE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    counts: _settlement_pb2.GameCounts
    offence: _offence_pb2.Offence
    view: _question_pb2.View
    language: _question_pb2.Language
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., counts: _Optional[_Union[_settlement_pb2.GameCounts, _Mapping]] = ..., offence: _Optional[_Union[_offence_pb2.Offence, _Mapping]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class ScoreGameResponse(_message.Message):
    __slots__ = ("answered_by", "settlement", "refused", "record_faulty", "needs_input")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    RECORD_FAULTY_FIELD_NUMBER: _ClassVar[int]
    NEEDS_INPUT_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    settlement: _settlement_pb2.Settlement
    refused: _verdict_pb2.Refusal
    record_faulty: _verdict_pb2.RecordFaulty
    needs_input: _vorbehalt_pb2.NeedsInput
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., settlement: _Optional[_Union[_settlement_pb2.Settlement, _Mapping]] = ..., refused: _Optional[_Union[_verdict_pb2.Refusal, _Mapping]] = ..., record_faulty: _Optional[_Union[_verdict_pb2.RecordFaulty, _Mapping]] = ..., needs_input: _Optional[_Union[_vorbehalt_pb2.NeedsInput, _Mapping]] = ...) -> None: ...

class InspectGameRequest(_message.Message):
    __slots__ = ("record", "view", "language", "also_views", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    ALSO_VIEWS_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    view: _question_pb2.View
    language: _question_pb2.Language
    also_views: _containers.RepeatedScalarFieldContainer[_question_pb2.View]
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., also_views: _Optional[_Iterable[_Union[_question_pb2.View, str]]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class InspectGameResponse(_message.Message):
    __slots__ = ("answered_by", "position", "record_faulty", "needs_input", "also_positions")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    RECORD_FAULTY_FIELD_NUMBER: _ClassVar[int]
    NEEDS_INPUT_FIELD_NUMBER: _ClassVar[int]
    ALSO_POSITIONS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    position: _position_pb2.Position
    record_faulty: _verdict_pb2.RecordFaulty
    needs_input: _vorbehalt_pb2.NeedsInput
    also_positions: _containers.RepeatedCompositeFieldContainer[_position_pb2.ViewedPosition]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., position: _Optional[_Union[_position_pb2.Position, _Mapping]] = ..., record_faulty: _Optional[_Union[_verdict_pb2.RecordFaulty, _Mapping]] = ..., needs_input: _Optional[_Union[_vorbehalt_pb2.NeedsInput, _Mapping]] = ..., also_positions: _Optional[_Iterable[_Union[_position_pb2.ViewedPosition, _Mapping]]] = ...) -> None: ...

class AuditGameRequest(_message.Message):
    __slots__ = ("record", "view", "language", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    view: _question_pb2.View
    language: _question_pb2.Language
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class NotJudged(_message.Message):
    __slots__ = ("action", "reason", "text")
    ACTION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    action: _verdict_pb2.ActionRef
    reason: NotJudgedReason
    text: str
    def __init__(self, action: _Optional[_Union[_verdict_pb2.ActionRef, _Mapping]] = ..., reason: _Optional[_Union[NotJudgedReason, str]] = ..., text: _Optional[str] = ...) -> None: ...

class AuditGameResponse(_message.Message):
    __slots__ = ("answered_by", "violations", "tricks", "not_judged", "settlement")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    TRICKS_FIELD_NUMBER: _ClassVar[int]
    NOT_JUDGED_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    violations: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.Refusal]
    tricks: _containers.RepeatedCompositeFieldContainer[_position_pb2.CompletedTrick]
    not_judged: _containers.RepeatedCompositeFieldContainer[NotJudged]
    settlement: _settlement_pb2.Settlement
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., violations: _Optional[_Iterable[_Union[_verdict_pb2.Refusal, _Mapping]]] = ..., tricks: _Optional[_Iterable[_Union[_position_pb2.CompletedTrick, _Mapping]]] = ..., not_judged: _Optional[_Iterable[_Union[NotJudged, _Mapping]]] = ..., settlement: _Optional[_Union[_settlement_pb2.Settlement, _Mapping]] = ...) -> None: ...

class CheckClaimRequest(_message.Message):
    __slots__ = ("record", "seat", "kind", "order", "view", "language", "include", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    seat: _seat_pb2.Seat
    kind: ClaimKind
    order: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    view: _question_pb2.View
    language: _question_pb2.Language
    include: _containers.RepeatedScalarFieldContainer[_question_pb2.Include]
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., kind: _Optional[_Union[ClaimKind, str]] = ..., order: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., include: _Optional[_Iterable[_Union[_question_pb2.Include, str]]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class CheckClaimResponse(_message.Message):
    __slots__ = ("answered_by", "verdict", "settlement", "windows", "line")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    verdict: _verdict_pb2.Verdict
    settlement: _settlement_pb2.Settlement
    windows: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.AnnouncementWindow]
    line: str
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., verdict: _Optional[_Union[_verdict_pb2.Verdict, _Mapping]] = ..., settlement: _Optional[_Union[_settlement_pb2.Settlement, _Mapping]] = ..., windows: _Optional[_Iterable[_Union[_announcement_pb2.AnnouncementWindow, _Mapping]]] = ..., line: _Optional[str] = ...) -> None: ...

class AssessOffenceRequest(_message.Message):
    __slots__ = ("record", "offence", "complaint", "view", "language", "seat_names")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    OFFENCE_FIELD_NUMBER: _ClassVar[int]
    COMPLAINT_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    record: _record_pb2.GameRecord
    offence: _offence_pb2.Offence
    complaint: _offence_pb2.Complaint
    view: _question_pb2.View
    language: _question_pb2.Language
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, record: _Optional[_Union[_record_pb2.GameRecord, _Mapping]] = ..., offence: _Optional[_Union[_offence_pb2.Offence, _Mapping]] = ..., complaint: _Optional[_Union[_offence_pb2.Complaint, _Mapping]] = ..., view: _Optional[_Union[_question_pb2.View, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ..., seat_names: _Optional[_Iterable[str]] = ...) -> None: ...

class AssessOffenceResponse(_message.Message):
    __slots__ = ("answered_by", "penalty", "refused", "needs_input", "record_faulty", "settlement")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    NEEDS_INPUT_FIELD_NUMBER: _ClassVar[int]
    RECORD_FAULTY_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    penalty: _offence_pb2.Penalty
    refused: _verdict_pb2.Refusal
    needs_input: _vorbehalt_pb2.NeedsInput
    record_faulty: _verdict_pb2.RecordFaulty
    settlement: _settlement_pb2.Settlement
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., penalty: _Optional[_Union[_offence_pb2.Penalty, _Mapping]] = ..., refused: _Optional[_Union[_verdict_pb2.Refusal, _Mapping]] = ..., needs_input: _Optional[_Union[_vorbehalt_pb2.NeedsInput, _Mapping]] = ..., record_faulty: _Optional[_Union[_verdict_pb2.RecordFaulty, _Mapping]] = ..., settlement: _Optional[_Union[_settlement_pb2.Settlement, _Mapping]] = ...) -> None: ...

class Question(_message.Message):
    __slots__ = ("id", "resolve_vorbehalte", "validate_move", "check_announcement", "score_game", "inspect_game", "audit_game", "check_claim", "assess_offence", "check_word", "score_session")
    ID_FIELD_NUMBER: _ClassVar[int]
    RESOLVE_VORBEHALTE_FIELD_NUMBER: _ClassVar[int]
    VALIDATE_MOVE_FIELD_NUMBER: _ClassVar[int]
    CHECK_ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    SCORE_GAME_FIELD_NUMBER: _ClassVar[int]
    INSPECT_GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIT_GAME_FIELD_NUMBER: _ClassVar[int]
    CHECK_CLAIM_FIELD_NUMBER: _ClassVar[int]
    ASSESS_OFFENCE_FIELD_NUMBER: _ClassVar[int]
    CHECK_WORD_FIELD_NUMBER: _ClassVar[int]
    SCORE_SESSION_FIELD_NUMBER: _ClassVar[int]
    id: str
    resolve_vorbehalte: ResolveVorbehalteRequest
    validate_move: ValidateMoveRequest
    check_announcement: CheckAnnouncementRequest
    score_game: ScoreGameRequest
    inspect_game: InspectGameRequest
    audit_game: AuditGameRequest
    check_claim: CheckClaimRequest
    assess_offence: AssessOffenceRequest
    check_word: CheckWordRequest
    score_session: _table_service_pb2.ScoreSessionRequest
    def __init__(self, id: _Optional[str] = ..., resolve_vorbehalte: _Optional[_Union[ResolveVorbehalteRequest, _Mapping]] = ..., validate_move: _Optional[_Union[ValidateMoveRequest, _Mapping]] = ..., check_announcement: _Optional[_Union[CheckAnnouncementRequest, _Mapping]] = ..., score_game: _Optional[_Union[ScoreGameRequest, _Mapping]] = ..., inspect_game: _Optional[_Union[InspectGameRequest, _Mapping]] = ..., audit_game: _Optional[_Union[AuditGameRequest, _Mapping]] = ..., check_claim: _Optional[_Union[CheckClaimRequest, _Mapping]] = ..., assess_offence: _Optional[_Union[AssessOffenceRequest, _Mapping]] = ..., check_word: _Optional[_Union[CheckWordRequest, _Mapping]] = ..., score_session: _Optional[_Union[_table_service_pb2.ScoreSessionRequest, _Mapping]] = ...) -> None: ...

class Answer(_message.Message):
    __slots__ = ("id", "resolve_vorbehalte", "validate_move", "check_announcement", "score_game", "inspect_game", "audit_game", "check_claim", "assess_offence", "check_word", "score_session", "error")
    ID_FIELD_NUMBER: _ClassVar[int]
    RESOLVE_VORBEHALTE_FIELD_NUMBER: _ClassVar[int]
    VALIDATE_MOVE_FIELD_NUMBER: _ClassVar[int]
    CHECK_ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    SCORE_GAME_FIELD_NUMBER: _ClassVar[int]
    INSPECT_GAME_FIELD_NUMBER: _ClassVar[int]
    AUDIT_GAME_FIELD_NUMBER: _ClassVar[int]
    CHECK_CLAIM_FIELD_NUMBER: _ClassVar[int]
    ASSESS_OFFENCE_FIELD_NUMBER: _ClassVar[int]
    CHECK_WORD_FIELD_NUMBER: _ClassVar[int]
    SCORE_SESSION_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    id: str
    resolve_vorbehalte: ResolveVorbehalteResponse
    validate_move: ValidateMoveResponse
    check_announcement: CheckAnnouncementResponse
    score_game: ScoreGameResponse
    inspect_game: InspectGameResponse
    audit_game: AuditGameResponse
    check_claim: CheckClaimResponse
    assess_offence: AssessOffenceResponse
    check_word: CheckWordResponse
    score_session: _table_service_pb2.ScoreSessionResponse
    error: _status_pb2.Status
    def __init__(self, id: _Optional[str] = ..., resolve_vorbehalte: _Optional[_Union[ResolveVorbehalteResponse, _Mapping]] = ..., validate_move: _Optional[_Union[ValidateMoveResponse, _Mapping]] = ..., check_announcement: _Optional[_Union[CheckAnnouncementResponse, _Mapping]] = ..., score_game: _Optional[_Union[ScoreGameResponse, _Mapping]] = ..., inspect_game: _Optional[_Union[InspectGameResponse, _Mapping]] = ..., audit_game: _Optional[_Union[AuditGameResponse, _Mapping]] = ..., check_claim: _Optional[_Union[CheckClaimResponse, _Mapping]] = ..., assess_offence: _Optional[_Union[AssessOffenceResponse, _Mapping]] = ..., check_word: _Optional[_Union[CheckWordResponse, _Mapping]] = ..., score_session: _Optional[_Union[_table_service_pb2.ScoreSessionResponse, _Mapping]] = ..., error: _Optional[_Union[_status_pb2.Status, _Mapping]] = ...) -> None: ...

class EvaluateBatchRequest(_message.Message):
    __slots__ = ("questions",)
    QUESTIONS_FIELD_NUMBER: _ClassVar[int]
    questions: _containers.RepeatedCompositeFieldContainer[Question]
    def __init__(self, questions: _Optional[_Iterable[_Union[Question, _Mapping]]] = ...) -> None: ...

class EvaluateBatchResponse(_message.Message):
    __slots__ = ("answered_by", "answers")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    ANSWERS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    answers: _containers.RepeatedCompositeFieldContainer[Answer]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., answers: _Optional[_Iterable[_Union[Answer, _Mapping]]] = ...) -> None: ...

class EvaluateRequest(_message.Message):
    __slots__ = ("questions",)
    QUESTIONS_FIELD_NUMBER: _ClassVar[int]
    questions: _containers.RepeatedCompositeFieldContainer[Question]
    def __init__(self, questions: _Optional[_Iterable[_Union[Question, _Mapping]]] = ...) -> None: ...

class EvaluateResponse(_message.Message):
    __slots__ = ("answered_by", "answers")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    ANSWERS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    answers: _containers.RepeatedCompositeFieldContainer[Answer]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., answers: _Optional[_Iterable[_Union[Answer, _Mapping]]] = ...) -> None: ...
