from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import rule_set_pb2 as _rule_set_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PflichtsoloSlot(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHTSOLO_SLOT_UNSPECIFIED: _ClassVar[PflichtsoloSlot]
    PFLICHTSOLO_SLOT_FREE: _ClassVar[PflichtsoloSlot]
    PFLICHTSOLO_SLOT_COLOR: _ClassVar[PflichtsoloSlot]
    PFLICHTSOLO_SLOT_PICTURE: _ClassVar[PflichtsoloSlot]

class SaidWord(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SAID_WORD_UNSPECIFIED: _ClassVar[SaidWord]
    SAID_WORD_GESUND: _ClassVar[SaidWord]
    SAID_WORD_VORBEHALT: _ClassVar[SaidWord]
    SAID_WORD_YES: _ClassVar[SaidWord]
    SAID_WORD_NO: _ClassVar[SaidWord]
    SAID_WORD_HOCHZEIT: _ClassVar[SaidWord]
    SAID_WORD_HOCHZEIT_FEHL: _ClassVar[SaidWord]
    SAID_WORD_HOCHZEIT_TRUMPF: _ClassVar[SaidWord]
    SAID_WORD_HOCHZEIT_KREUZ: _ClassVar[SaidWord]
    SAID_WORD_HOCHZEIT_PIK: _ClassVar[SaidWord]
    SAID_WORD_HOCHZEIT_HERZ: _ClassVar[SaidWord]
    SAID_WORD_SOLO_KARO: _ClassVar[SaidWord]
    SAID_WORD_SOLO_KREUZ: _ClassVar[SaidWord]
    SAID_WORD_SOLO_PIK: _ClassVar[SaidWord]
    SAID_WORD_SOLO_HERZ: _ClassVar[SaidWord]
    SAID_WORD_SOLO_DAMEN: _ClassVar[SaidWord]
    SAID_WORD_SOLO_BUBEN: _ClassVar[SaidWord]
    SAID_WORD_SOLO_KOENIGE: _ClassVar[SaidWord]
    SAID_WORD_SOLO_FLEISCHLOS: _ClassVar[SaidWord]
    SAID_WORD_SOLO_DAMEN_BUBEN: _ClassVar[SaidWord]
    SAID_WORD_SOLO_KOENIGE_BUBEN: _ClassVar[SaidWord]
    SAID_WORD_SOLO_KOENIGE_DAMEN: _ClassVar[SaidWord]
    SAID_WORD_SOLO_KOEHLER: _ClassVar[SaidWord]
    SAID_WORD_ARMUT: _ClassVar[SaidWord]
    SAID_WORD_THROW: _ClassVar[SaidWord]
    SAID_WORD_SCHWEINE: _ClassVar[SaidWord]
    SAID_WORD_BID: _ClassVar[SaidWord]
    SAID_WORD_PASS: _ClassVar[SaidWord]
    SAID_WORD_ARMUT_PUSH: _ClassVar[SaidWord]
    SAID_WORD_ARMUT_ACCEPT: _ClassVar[SaidWord]
    SAID_WORD_ARMUT_REFUSE: _ClassVar[SaidWord]
    SAID_WORD_ARMUT_RETURN: _ClassVar[SaidWord]

class ExtraWord(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EXTRA_WORD_UNSPECIFIED: _ClassVar[ExtraWord]
    EXTRA_WORD_RE: _ClassVar[ExtraWord]
    EXTRA_WORD_KONTRA: _ClassVar[ExtraWord]
    EXTRA_WORD_KEINE_90: _ClassVar[ExtraWord]
    EXTRA_WORD_KEINE_60: _ClassVar[ExtraWord]
    EXTRA_WORD_KEINE_30: _ClassVar[ExtraWord]
    EXTRA_WORD_SCHWARZ: _ClassVar[ExtraWord]
    EXTRA_WORD_SCHWEINE: _ClassVar[ExtraWord]
    EXTRA_WORD_GENSCHER: _ClassVar[ExtraWord]
    EXTRA_WORD_CLAIM_REST: _ClassVar[ExtraWord]
    EXTRA_WORD_SURRENDER: _ClassVar[ExtraWord]
PFLICHTSOLO_SLOT_UNSPECIFIED: PflichtsoloSlot
PFLICHTSOLO_SLOT_FREE: PflichtsoloSlot
PFLICHTSOLO_SLOT_COLOR: PflichtsoloSlot
PFLICHTSOLO_SLOT_PICTURE: PflichtsoloSlot
SAID_WORD_UNSPECIFIED: SaidWord
SAID_WORD_GESUND: SaidWord
SAID_WORD_VORBEHALT: SaidWord
SAID_WORD_YES: SaidWord
SAID_WORD_NO: SaidWord
SAID_WORD_HOCHZEIT: SaidWord
SAID_WORD_HOCHZEIT_FEHL: SaidWord
SAID_WORD_HOCHZEIT_TRUMPF: SaidWord
SAID_WORD_HOCHZEIT_KREUZ: SaidWord
SAID_WORD_HOCHZEIT_PIK: SaidWord
SAID_WORD_HOCHZEIT_HERZ: SaidWord
SAID_WORD_SOLO_KARO: SaidWord
SAID_WORD_SOLO_KREUZ: SaidWord
SAID_WORD_SOLO_PIK: SaidWord
SAID_WORD_SOLO_HERZ: SaidWord
SAID_WORD_SOLO_DAMEN: SaidWord
SAID_WORD_SOLO_BUBEN: SaidWord
SAID_WORD_SOLO_KOENIGE: SaidWord
SAID_WORD_SOLO_FLEISCHLOS: SaidWord
SAID_WORD_SOLO_DAMEN_BUBEN: SaidWord
SAID_WORD_SOLO_KOENIGE_BUBEN: SaidWord
SAID_WORD_SOLO_KOENIGE_DAMEN: SaidWord
SAID_WORD_SOLO_KOEHLER: SaidWord
SAID_WORD_ARMUT: SaidWord
SAID_WORD_THROW: SaidWord
SAID_WORD_SCHWEINE: SaidWord
SAID_WORD_BID: SaidWord
SAID_WORD_PASS: SaidWord
SAID_WORD_ARMUT_PUSH: SaidWord
SAID_WORD_ARMUT_ACCEPT: SaidWord
SAID_WORD_ARMUT_REFUSE: SaidWord
SAID_WORD_ARMUT_RETURN: SaidWord
EXTRA_WORD_UNSPECIFIED: ExtraWord
EXTRA_WORD_RE: ExtraWord
EXTRA_WORD_KONTRA: ExtraWord
EXTRA_WORD_KEINE_90: ExtraWord
EXTRA_WORD_KEINE_60: ExtraWord
EXTRA_WORD_KEINE_30: ExtraWord
EXTRA_WORD_SCHWARZ: ExtraWord
EXTRA_WORD_SCHWEINE: ExtraWord
EXTRA_WORD_GENSCHER: ExtraWord
EXTRA_WORD_CLAIM_REST: ExtraWord
EXTRA_WORD_SURRENDER: ExtraWord

class RuleSetRef(_message.Message):
    __slots__ = ("name", "custom", "edition", "overrides", "expected_options_hash")
    NAME_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_OPTIONS_HASH_FIELD_NUMBER: _ClassVar[int]
    name: str
    custom: _rule_set_pb2.RuleSet
    edition: str
    overrides: _rule_set_pb2.RuleSet
    expected_options_hash: str
    def __init__(self, name: _Optional[str] = ..., custom: _Optional[_Union[_rule_set_pb2.RuleSet, _Mapping]] = ..., edition: _Optional[str] = ..., overrides: _Optional[_Union[_rule_set_pb2.RuleSet, _Mapping]] = ..., expected_options_hash: _Optional[str] = ...) -> None: ...

class GameContext(_message.Message):
    __slots__ = ("pflichtsolo_seats", "pflichtsolo_slots", "vorfuehrung_seat", "games_left", "bock_factor", "places")
    PFLICHTSOLO_SEATS_FIELD_NUMBER: _ClassVar[int]
    PFLICHTSOLO_SLOTS_FIELD_NUMBER: _ClassVar[int]
    VORFUEHRUNG_SEAT_FIELD_NUMBER: _ClassVar[int]
    GAMES_LEFT_FIELD_NUMBER: _ClassVar[int]
    BOCK_FACTOR_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    pflichtsolo_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    pflichtsolo_slots: _containers.RepeatedScalarFieldContainer[PflichtsoloSlot]
    vorfuehrung_seat: _seat_pb2.Seat
    games_left: int
    bock_factor: int
    places: _containers.RepeatedScalarFieldContainer[_seat_pb2.Place]
    def __init__(self, pflichtsolo_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., pflichtsolo_slots: _Optional[_Iterable[_Union[PflichtsoloSlot, str]]] = ..., vorfuehrung_seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., games_left: _Optional[int] = ..., bock_factor: _Optional[int] = ..., places: _Optional[_Iterable[_Union[_seat_pb2.Place, str]]] = ...) -> None: ...

class ArmutExchange(_message.Message):
    __slots__ = ("pushed_cards", "pushed_count", "returned_cards", "returned_count", "returned_trumps")
    PUSHED_CARDS_FIELD_NUMBER: _ClassVar[int]
    PUSHED_COUNT_FIELD_NUMBER: _ClassVar[int]
    RETURNED_CARDS_FIELD_NUMBER: _ClassVar[int]
    RETURNED_COUNT_FIELD_NUMBER: _ClassVar[int]
    RETURNED_TRUMPS_FIELD_NUMBER: _ClassVar[int]
    pushed_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    pushed_count: int
    returned_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    returned_count: int
    returned_trumps: int
    def __init__(self, pushed_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., pushed_count: _Optional[int] = ..., returned_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., returned_count: _Optional[int] = ..., returned_trumps: _Optional[int] = ...) -> None: ...

class GameRecord(_message.Message):
    __slots__ = ("rule_set", "context", "hand_1", "hand_2", "hand_3", "hand_4", "said_seats", "said_words", "said_bids", "armut_exchanges", "plays", "play_seats", "extra_at", "extra_seats", "extra_words", "extra_ranks", "claim_order", "schweine_party", "line", "said_ranks", "extra_partners", "extra_parties")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_FIELD_NUMBER: _ClassVar[int]
    HAND_1_FIELD_NUMBER: _ClassVar[int]
    HAND_2_FIELD_NUMBER: _ClassVar[int]
    HAND_3_FIELD_NUMBER: _ClassVar[int]
    HAND_4_FIELD_NUMBER: _ClassVar[int]
    SAID_SEATS_FIELD_NUMBER: _ClassVar[int]
    SAID_WORDS_FIELD_NUMBER: _ClassVar[int]
    SAID_BIDS_FIELD_NUMBER: _ClassVar[int]
    ARMUT_EXCHANGES_FIELD_NUMBER: _ClassVar[int]
    PLAYS_FIELD_NUMBER: _ClassVar[int]
    PLAY_SEATS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_AT_FIELD_NUMBER: _ClassVar[int]
    EXTRA_SEATS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_WORDS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_RANKS_FIELD_NUMBER: _ClassVar[int]
    CLAIM_ORDER_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_PARTY_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    SAID_RANKS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_PARTNERS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_PARTIES_FIELD_NUMBER: _ClassVar[int]
    rule_set: RuleSetRef
    context: GameContext
    hand_1: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_2: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_3: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_4: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    said_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    said_words: _containers.RepeatedScalarFieldContainer[SaidWord]
    said_bids: _containers.RepeatedScalarFieldContainer[int]
    armut_exchanges: _containers.RepeatedCompositeFieldContainer[ArmutExchange]
    plays: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    play_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    extra_at: _containers.RepeatedScalarFieldContainer[int]
    extra_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    extra_words: _containers.RepeatedScalarFieldContainer[ExtraWord]
    extra_ranks: _containers.RepeatedScalarFieldContainer[_card_pb2.Rank]
    claim_order: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    schweine_party: _seat_pb2.Party
    line: str
    said_ranks: _containers.RepeatedScalarFieldContainer[_card_pb2.Rank]
    extra_partners: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    extra_parties: _containers.RepeatedScalarFieldContainer[_seat_pb2.Party]
    def __init__(self, rule_set: _Optional[_Union[RuleSetRef, _Mapping]] = ..., context: _Optional[_Union[GameContext, _Mapping]] = ..., hand_1: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_2: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_3: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_4: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., said_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., said_words: _Optional[_Iterable[_Union[SaidWord, str]]] = ..., said_bids: _Optional[_Iterable[int]] = ..., armut_exchanges: _Optional[_Iterable[_Union[ArmutExchange, _Mapping]]] = ..., plays: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., play_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., extra_at: _Optional[_Iterable[int]] = ..., extra_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., extra_words: _Optional[_Iterable[_Union[ExtraWord, str]]] = ..., extra_ranks: _Optional[_Iterable[_Union[_card_pb2.Rank, str]]] = ..., claim_order: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., schweine_party: _Optional[_Union[_seat_pb2.Party, str]] = ..., line: _Optional[str] = ..., said_ranks: _Optional[_Iterable[_Union[_card_pb2.Rank, str]]] = ..., extra_partners: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., extra_parties: _Optional[_Iterable[_Union[_seat_pb2.Party, str]]] = ...) -> None: ...
