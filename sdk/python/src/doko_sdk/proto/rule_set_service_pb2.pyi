from doko_sdk.proto import announcement_pb2 as _announcement_pb2
from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import contract_pb2 as _contract_pb2
from doko_sdk.proto import offence_pb2 as _offence_pb2
from doko_sdk.proto import question_pb2 as _question_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import rule_set_pb2 as _rule_set_pb2
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

class OffenderRole(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OFFENDER_ROLE_UNSPECIFIED: _ClassVar[OffenderRole]
    OFFENDER_ROLE_ANYONE: _ClassVar[OffenderRole]
    OFFENDER_ROLE_NOT_AGAINST_SOLOIST: _ClassVar[OffenderRole]
    OFFENDER_ROLE_AGAINST_SOLOIST: _ClassVar[OffenderRole]

class PenaltyReceiver(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PENALTY_RECEIVER_UNSPECIFIED: _ClassVar[PenaltyReceiver]
    PENALTY_RECEIVER_NOBODY: _ClassVar[PenaltyReceiver]
    PENALTY_RECEIVER_OTHERS: _ClassVar[PenaltyReceiver]
    PENALTY_RECEIVER_SOLOIST: _ClassVar[PenaltyReceiver]

class RuleKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RULE_KIND_UNSPECIFIED: _ClassVar[RuleKind]
    RULE_KIND_REFUSES: _ClassVar[RuleKind]
    RULE_KIND_DETERMINES: _ClassVar[RuleKind]
    RULE_KIND_PROCEDURAL: _ClassVar[RuleKind]

class PlaceholderKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PLACEHOLDER_KIND_UNSPECIFIED: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_CARD: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_CARDS: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_SEAT: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_PARTY: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_CARD_CLASS: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_ANNOUNCEMENT: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_WORD: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_NUMBER: _ClassVar[PlaceholderKind]
    PLACEHOLDER_KIND_CONTRACT: _ClassVar[PlaceholderKind]
OFFENDER_ROLE_UNSPECIFIED: OffenderRole
OFFENDER_ROLE_ANYONE: OffenderRole
OFFENDER_ROLE_NOT_AGAINST_SOLOIST: OffenderRole
OFFENDER_ROLE_AGAINST_SOLOIST: OffenderRole
PENALTY_RECEIVER_UNSPECIFIED: PenaltyReceiver
PENALTY_RECEIVER_NOBODY: PenaltyReceiver
PENALTY_RECEIVER_OTHERS: PenaltyReceiver
PENALTY_RECEIVER_SOLOIST: PenaltyReceiver
RULE_KIND_UNSPECIFIED: RuleKind
RULE_KIND_REFUSES: RuleKind
RULE_KIND_DETERMINES: RuleKind
RULE_KIND_PROCEDURAL: RuleKind
PLACEHOLDER_KIND_UNSPECIFIED: PlaceholderKind
PLACEHOLDER_KIND_CARD: PlaceholderKind
PLACEHOLDER_KIND_CARDS: PlaceholderKind
PLACEHOLDER_KIND_SEAT: PlaceholderKind
PLACEHOLDER_KIND_PARTY: PlaceholderKind
PLACEHOLDER_KIND_CARD_CLASS: PlaceholderKind
PLACEHOLDER_KIND_ANNOUNCEMENT: PlaceholderKind
PLACEHOLDER_KIND_WORD: PlaceholderKind
PLACEHOLDER_KIND_NUMBER: PlaceholderKind
PLACEHOLDER_KIND_CONTRACT: PlaceholderKind

class ListRuleSetsRequest(_message.Message):
    __slots__ = ("language",)
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    language: _question_pb2.Language
    def __init__(self, language: _Optional[_Union[_question_pb2.Language, str]] = ...) -> None: ...

class RuleSetEdition(_message.Message):
    __slots__ = ("edition", "source", "options_hash")
    EDITION_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_HASH_FIELD_NUMBER: _ClassVar[int]
    edition: str
    source: str
    options_hash: str
    def __init__(self, edition: _Optional[str] = ..., source: _Optional[str] = ..., options_hash: _Optional[str] = ...) -> None: ...

class RuleSetSummary(_message.Message):
    __slots__ = ("name", "title", "editions")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    EDITIONS_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    editions: _containers.RepeatedCompositeFieldContainer[RuleSetEdition]
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., editions: _Optional[_Iterable[_Union[RuleSetEdition, _Mapping]]] = ...) -> None: ...

class ListRuleSetsResponse(_message.Message):
    __slots__ = ("answered_by", "rule_sets")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    RULE_SETS_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    rule_sets: _containers.RepeatedCompositeFieldContainer[RuleSetSummary]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., rule_sets: _Optional[_Iterable[_Union[RuleSetSummary, _Mapping]]] = ...) -> None: ...

class GetRuleSetRequest(_message.Message):
    __slots__ = ("rule_set", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    language: _question_pb2.Language
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ...) -> None: ...

class OptionDescription(_message.Message):
    __slots__ = ("option_path", "value", "meaning", "source", "rule_ids")
    OPTION_PATH_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    MEANING_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    RULE_IDS_FIELD_NUMBER: _ClassVar[int]
    option_path: str
    value: str
    meaning: str
    source: str
    rule_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, option_path: _Optional[str] = ..., value: _Optional[str] = ..., meaning: _Optional[str] = ..., source: _Optional[str] = ..., rule_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class FehlOrder(_message.Message):
    __slots__ = ("suit", "cards")
    SUIT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    suit: _card_pb2.Suit
    cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    def __init__(self, suit: _Optional[_Union[_card_pb2.Suit, str]] = ..., cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ...) -> None: ...

class OrderTable(_message.Message):
    __slots__ = ("kind", "solo", "trumps", "fehl", "trump_count", "trump_augen", "trumps_with_schweine")
    KIND_FIELD_NUMBER: _ClassVar[int]
    SOLO_FIELD_NUMBER: _ClassVar[int]
    TRUMPS_FIELD_NUMBER: _ClassVar[int]
    FEHL_FIELD_NUMBER: _ClassVar[int]
    TRUMP_COUNT_FIELD_NUMBER: _ClassVar[int]
    TRUMP_AUGEN_FIELD_NUMBER: _ClassVar[int]
    TRUMPS_WITH_SCHWEINE_FIELD_NUMBER: _ClassVar[int]
    kind: _contract_pb2.ContractKind
    solo: _contract_pb2.Solo
    trumps: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    fehl: _containers.RepeatedCompositeFieldContainer[FehlOrder]
    trump_count: int
    trump_augen: int
    trumps_with_schweine: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    def __init__(self, kind: _Optional[_Union[_contract_pb2.ContractKind, str]] = ..., solo: _Optional[_Union[_contract_pb2.Solo, str]] = ..., trumps: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., fehl: _Optional[_Iterable[_Union[FehlOrder, _Mapping]]] = ..., trump_count: _Optional[int] = ..., trump_augen: _Optional[int] = ..., trumps_with_schweine: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ...) -> None: ...

class AnnouncementLimit(_message.Message):
    __slots__ = ("announcement", "mode", "klaerungsstich", "counter_kind", "counter_limit", "cards_in_hand_needed", "party")
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    KLAERUNGSSTICH_FIELD_NUMBER: _ClassVar[int]
    COUNTER_KIND_FIELD_NUMBER: _ClassVar[int]
    COUNTER_LIMIT_FIELD_NUMBER: _ClassVar[int]
    CARDS_IN_HAND_NEEDED_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    announcement: _announcement_pb2.Announcement
    mode: _announcement_pb2.AnnouncementMode
    klaerungsstich: int
    counter_kind: _rule_set_pb2.AnnCounter
    counter_limit: int
    cards_in_hand_needed: int
    party: _seat_pb2.Party
    def __init__(self, announcement: _Optional[_Union[_announcement_pb2.Announcement, str]] = ..., mode: _Optional[_Union[_announcement_pb2.AnnouncementMode, str]] = ..., klaerungsstich: _Optional[int] = ..., counter_kind: _Optional[_Union[_rule_set_pb2.AnnCounter, str]] = ..., counter_limit: _Optional[int] = ..., cards_in_hand_needed: _Optional[int] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ...) -> None: ...

class ScoringRow(_message.Message):
    __slots__ = ("kind", "points", "text", "rule")
    KIND_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    kind: _settlement_pb2.ScoreItemKind
    points: int
    text: str
    rule: _verdict_pb2.RuleCitation
    def __init__(self, kind: _Optional[_Union[_settlement_pb2.ScoreItemKind, str]] = ..., points: _Optional[int] = ..., text: _Optional[str] = ..., rule: _Optional[_Union[_verdict_pb2.RuleCitation, _Mapping]] = ...) -> None: ...

class PenaltyRow(_message.Message):
    __slots__ = ("class_of_effect", "offender", "harms_soloist", "decided_before", "points", "points_per_absage", "receiver", "effect", "decided_by")
    CLASS_OF_EFFECT_FIELD_NUMBER: _ClassVar[int]
    OFFENDER_FIELD_NUMBER: _ClassVar[int]
    HARMS_SOLOIST_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BEFORE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    POINTS_PER_ABSAGE_FIELD_NUMBER: _ClassVar[int]
    RECEIVER_FIELD_NUMBER: _ClassVar[int]
    EFFECT_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    class_of_effect: _offence_pb2.OffenceClass
    offender: OffenderRole
    harms_soloist: _offence_pb2.HarmsSoloist
    decided_before: bool
    points: int
    points_per_absage: int
    receiver: PenaltyReceiver
    effect: _offence_pb2.PenaltyEffect
    decided_by: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.RuleCitation]
    def __init__(self, class_of_effect: _Optional[_Union[_offence_pb2.OffenceClass, str]] = ..., offender: _Optional[_Union[OffenderRole, str]] = ..., harms_soloist: _Optional[_Union[_offence_pb2.HarmsSoloist, str]] = ..., decided_before: _Optional[bool] = ..., points: _Optional[int] = ..., points_per_absage: _Optional[int] = ..., receiver: _Optional[_Union[PenaltyReceiver, str]] = ..., effect: _Optional[_Union[_offence_pb2.PenaltyEffect, str]] = ..., decided_by: _Optional[_Iterable[_Union[_verdict_pb2.RuleCitation, _Mapping]]] = ...) -> None: ...

class DeckRow(_message.Message):
    __slots__ = ("card", "suit", "rank", "augen", "copies")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SUIT_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    AUGEN_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    card: _card_pb2.Card
    suit: _card_pb2.Suit
    rank: _card_pb2.Rank
    augen: int
    copies: int
    def __init__(self, card: _Optional[_Union[_card_pb2.Card, str]] = ..., suit: _Optional[_Union[_card_pb2.Suit, str]] = ..., rank: _Optional[_Union[_card_pb2.Rank, str]] = ..., augen: _Optional[int] = ..., copies: _Optional[int] = ...) -> None: ...

class GetRuleSetResponse(_message.Message):
    __slots__ = ("answered_by", "title", "rule_set", "options", "hand_size", "deck", "orders", "announcement_limits", "scoring", "canonical_text", "penalties")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    ORDERS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_LIMITS_FIELD_NUMBER: _ClassVar[int]
    SCORING_FIELD_NUMBER: _ClassVar[int]
    CANONICAL_TEXT_FIELD_NUMBER: _ClassVar[int]
    PENALTIES_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    title: str
    rule_set: _rule_set_pb2.RuleSet
    options: _containers.RepeatedCompositeFieldContainer[OptionDescription]
    hand_size: int
    deck: _containers.RepeatedCompositeFieldContainer[DeckRow]
    orders: _containers.RepeatedCompositeFieldContainer[OrderTable]
    announcement_limits: _containers.RepeatedCompositeFieldContainer[AnnouncementLimit]
    scoring: _containers.RepeatedCompositeFieldContainer[ScoringRow]
    canonical_text: str
    penalties: _containers.RepeatedCompositeFieldContainer[PenaltyRow]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., title: _Optional[str] = ..., rule_set: _Optional[_Union[_rule_set_pb2.RuleSet, _Mapping]] = ..., options: _Optional[_Iterable[_Union[OptionDescription, _Mapping]]] = ..., hand_size: _Optional[int] = ..., deck: _Optional[_Iterable[_Union[DeckRow, _Mapping]]] = ..., orders: _Optional[_Iterable[_Union[OrderTable, _Mapping]]] = ..., announcement_limits: _Optional[_Iterable[_Union[AnnouncementLimit, _Mapping]]] = ..., scoring: _Optional[_Iterable[_Union[ScoringRow, _Mapping]]] = ..., canonical_text: _Optional[str] = ..., penalties: _Optional[_Iterable[_Union[PenaltyRow, _Mapping]]] = ...) -> None: ...

class CheckRuleSetRequest(_message.Message):
    __slots__ = ("rule_set", "compare_with", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    COMPARE_WITH_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    compare_with: _record_pb2.RuleSetRef
    language: _question_pb2.Language
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., compare_with: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ...) -> None: ...

class RuleSetProblem(_message.Message):
    __slots__ = ("option_path", "conflicts_with", "text")
    OPTION_PATH_FIELD_NUMBER: _ClassVar[int]
    CONFLICTS_WITH_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    option_path: str
    conflicts_with: _containers.RepeatedScalarFieldContainer[str]
    text: str
    def __init__(self, option_path: _Optional[str] = ..., conflicts_with: _Optional[_Iterable[str]] = ..., text: _Optional[str] = ...) -> None: ...

class OptionDifference(_message.Message):
    __slots__ = ("option_path", "value", "compared_value", "text")
    OPTION_PATH_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    COMPARED_VALUE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    option_path: str
    value: str
    compared_value: str
    text: str
    def __init__(self, option_path: _Optional[str] = ..., value: _Optional[str] = ..., compared_value: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class CheckRuleSetResponse(_message.Message):
    __slots__ = ("answered_by", "rule_set", "problems", "differences", "canonical_text")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    PROBLEMS_FIELD_NUMBER: _ClassVar[int]
    DIFFERENCES_FIELD_NUMBER: _ClassVar[int]
    CANONICAL_TEXT_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    rule_set: _rule_set_pb2.RuleSet
    problems: _containers.RepeatedCompositeFieldContainer[RuleSetProblem]
    differences: _containers.RepeatedCompositeFieldContainer[OptionDifference]
    canonical_text: str
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., rule_set: _Optional[_Union[_rule_set_pb2.RuleSet, _Mapping]] = ..., problems: _Optional[_Iterable[_Union[RuleSetProblem, _Mapping]]] = ..., differences: _Optional[_Iterable[_Union[OptionDifference, _Mapping]]] = ..., canonical_text: _Optional[str] = ...) -> None: ...

class Placeholder(_message.Message):
    __slots__ = ("name", "kind")
    NAME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    name: str
    kind: PlaceholderKind
    def __init__(self, name: _Optional[str] = ..., kind: _Optional[_Union[PlaceholderKind, str]] = ...) -> None: ...

class TextTemplate(_message.Message):
    __slots__ = ("language", "reason", "text", "placeholders")
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    PLACEHOLDERS_FIELD_NUMBER: _ClassVar[int]
    language: _question_pb2.Language
    reason: _verdict_pb2.Reason
    text: str
    placeholders: _containers.RepeatedCompositeFieldContainer[Placeholder]
    def __init__(self, language: _Optional[_Union[_question_pb2.Language, str]] = ..., reason: _Optional[_Union[_verdict_pb2.Reason, str]] = ..., text: _Optional[str] = ..., placeholders: _Optional[_Iterable[_Union[Placeholder, _Mapping]]] = ...) -> None: ...

class RuleText(_message.Message):
    __slots__ = ("language", "title", "text")
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    language: _question_pb2.Language
    title: str
    text: str
    def __init__(self, language: _Optional[_Union[_question_pb2.Language, str]] = ..., title: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class RuleSource(_message.Message):
    __slots__ = ("rule_set", "edition", "source")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    edition: str
    source: str
    def __init__(self, rule_set: _Optional[str] = ..., edition: _Optional[str] = ..., source: _Optional[str] = ...) -> None: ...

class Rule(_message.Message):
    __slots__ = ("id", "kind", "texts", "sources", "option_paths", "reasons", "templates", "vector_ids")
    ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    TEXTS_FIELD_NUMBER: _ClassVar[int]
    SOURCES_FIELD_NUMBER: _ClassVar[int]
    OPTION_PATHS_FIELD_NUMBER: _ClassVar[int]
    REASONS_FIELD_NUMBER: _ClassVar[int]
    TEMPLATES_FIELD_NUMBER: _ClassVar[int]
    VECTOR_IDS_FIELD_NUMBER: _ClassVar[int]
    id: str
    kind: RuleKind
    texts: _containers.RepeatedCompositeFieldContainer[RuleText]
    sources: _containers.RepeatedCompositeFieldContainer[RuleSource]
    option_paths: _containers.RepeatedScalarFieldContainer[str]
    reasons: _containers.RepeatedScalarFieldContainer[_verdict_pb2.Reason]
    templates: _containers.RepeatedCompositeFieldContainer[TextTemplate]
    vector_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., kind: _Optional[_Union[RuleKind, str]] = ..., texts: _Optional[_Iterable[_Union[RuleText, _Mapping]]] = ..., sources: _Optional[_Iterable[_Union[RuleSource, _Mapping]]] = ..., option_paths: _Optional[_Iterable[str]] = ..., reasons: _Optional[_Iterable[_Union[_verdict_pb2.Reason, str]]] = ..., templates: _Optional[_Iterable[_Union[TextTemplate, _Mapping]]] = ..., vector_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class ListRulesRequest(_message.Message):
    __slots__ = ("rule_set", "kind", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: _record_pb2.RuleSetRef
    kind: RuleKind
    language: _question_pb2.Language
    def __init__(self, rule_set: _Optional[_Union[_record_pb2.RuleSetRef, _Mapping]] = ..., kind: _Optional[_Union[RuleKind, str]] = ..., language: _Optional[_Union[_question_pb2.Language, str]] = ...) -> None: ...

class ListRulesResponse(_message.Message):
    __slots__ = ("answered_by", "rules")
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    answered_by: _rule_set_stamp_pb2.RuleSetStamp
    rules: _containers.RepeatedCompositeFieldContainer[Rule]
    def __init__(self, answered_by: _Optional[_Union[_rule_set_stamp_pb2.RuleSetStamp, _Mapping]] = ..., rules: _Optional[_Iterable[_Union[Rule, _Mapping]]] = ...) -> None: ...
