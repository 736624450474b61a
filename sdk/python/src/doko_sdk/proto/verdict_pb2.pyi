from doko_sdk.proto import announcement_pb2 as _announcement_pb2
from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import rule_set_pb2 as _rule_set_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_UNKNOWN_VORBEHALT: _ClassVar[Reason]
    REASON_SOLO_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_BAD_BID: _ClassVar[Reason]
    REASON_BID_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS: _ClassVar[Reason]
    REASON_SELECTOR_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_ARMUT_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_TOO_MANY_TRUMPS: _ClassVar[Reason]
    REASON_THROW_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_THROW_CONDITION_NOT_MET: _ClassVar[Reason]
    REASON_SCHWEINE_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_SCHWEINE_NEED_BOTH_DIAMOND_ACES: _ClassVar[Reason]
    REASON_POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE: _ClassVar[Reason]
    REASON_VORFUEHRUNG_NEEDS_SOLO: _ClassVar[Reason]
    REASON_VORFUEHRUNG_NO_VORBEHALT: _ClassVar[Reason]
    REASON_HOCHZEIT_MUST_BE_DECLARED: _ClassVar[Reason]
    REASON_ALREADY_SPOKEN: _ClassVar[Reason]
    REASON_NOT_ASKED: _ClassVar[Reason]
    REASON_WITHDRAWAL_TOO_LATE: _ClassVar[Reason]
    REASON_PUSH_CARD_NOT_HELD: _ClassVar[Reason]
    REASON_PUSH_WRONG_COUNT: _ClassVar[Reason]
    REASON_PUSH_LEAVES_TRUMP: _ClassVar[Reason]
    REASON_ANSWER_OUT_OF_ORDER: _ClassVar[Reason]
    REASON_RETURN_CARD_NOT_HELD: _ClassVar[Reason]
    REASON_RETURN_WRONG_COUNT: _ClassVar[Reason]
    REASON_RETURN_NEEDS_FEHL: _ClassVar[Reason]
    REASON_PLAY_BEFORE_CONTRACT: _ClassVar[Reason]
    REASON_GAME_OVER: _ClassVar[Reason]
    REASON_OUT_OF_TURN: _ClassVar[Reason]
    REASON_CARD_NOT_HELD: _ClassVar[Reason]
    REASON_REVOKE: _ClassVar[Reason]
    REASON_INCOMPLETE: _ClassVar[Reason]
    REASON_SCHWEINE_TOO_LATE: _ClassVar[Reason]
    REASON_CONTRACT_NOT_FIXED: _ClassVar[Reason]
    REASON_HOCHZEIT_PENDING: _ClassVar[Reason]
    REASON_TOO_EARLY: _ClassVar[Reason]
    REASON_WRONG_PARTY: _ClassVar[Reason]
    REASON_NO_CARD_LEFT: _ClassVar[Reason]
    REASON_ALREADY: _ClassVar[Reason]
    REASON_NEEDS_ANSAGE: _ClassVar[Reason]
    REASON_BLOCKED_BY_LATE_REPLY: _ClassVar[Reason]
    REASON_NEEDS_PREVIOUS: _ClassVar[Reason]
    REASON_TOO_LATE: _ClassVar[Reason]
    REASON_CLAIM_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_CLAIM_NOT_ENTITLED: _ClassVar[Reason]
    REASON_CLAIM_ORDER_NOT_HELD: _ClassVar[Reason]
    REASON_CLAIM_NOT_PROVEN: _ClassVar[Reason]
    REASON_PENALTIES_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_COMPLAINT_NOT_ENTITLED: _ClassVar[Reason]
    REASON_COMPLAINT_TOO_LATE: _ClassVar[Reason]
    REASON_GENSCHER_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_GENSCHER_NEEDS_BOTH_DIAMOND_KINGS: _ClassVar[Reason]
    REASON_NO_DEAL_FITS: _ClassVar[Reason]
    REASON_ANN_LEVEL_NOT_AVAILABLE: _ClassVar[Reason]
    REASON_RETURN_KEEPS_SCHWEINE: _ClassVar[Reason]

class ActionSection(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ACTION_SECTION_UNSPECIFIED: _ClassVar[ActionSection]
    ACTION_SECTION_ASKED: _ClassVar[ActionSection]
    ACTION_SECTION_SAID: _ClassVar[ActionSection]
    ACTION_SECTION_PLAYS: _ClassVar[ActionSection]
    ACTION_SECTION_EXTRAS: _ClassVar[ActionSection]
    ACTION_SECTION_ARMUT: _ClassVar[ActionSection]
REASON_UNSPECIFIED: Reason
REASON_UNKNOWN_VORBEHALT: Reason
REASON_SOLO_NOT_AVAILABLE: Reason
REASON_BAD_BID: Reason
REASON_BID_NOT_AVAILABLE: Reason
REASON_HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS: Reason
REASON_SELECTOR_NOT_AVAILABLE: Reason
REASON_ARMUT_NOT_AVAILABLE: Reason
REASON_TOO_MANY_TRUMPS: Reason
REASON_THROW_NOT_AVAILABLE: Reason
REASON_THROW_CONDITION_NOT_MET: Reason
REASON_SCHWEINE_NOT_AVAILABLE: Reason
REASON_SCHWEINE_NEED_BOTH_DIAMOND_ACES: Reason
REASON_POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE: Reason
REASON_VORFUEHRUNG_NEEDS_SOLO: Reason
REASON_VORFUEHRUNG_NO_VORBEHALT: Reason
REASON_HOCHZEIT_MUST_BE_DECLARED: Reason
REASON_ALREADY_SPOKEN: Reason
REASON_NOT_ASKED: Reason
REASON_WITHDRAWAL_TOO_LATE: Reason
REASON_PUSH_CARD_NOT_HELD: Reason
REASON_PUSH_WRONG_COUNT: Reason
REASON_PUSH_LEAVES_TRUMP: Reason
REASON_ANSWER_OUT_OF_ORDER: Reason
REASON_RETURN_CARD_NOT_HELD: Reason
REASON_RETURN_WRONG_COUNT: Reason
REASON_RETURN_NEEDS_FEHL: Reason
REASON_PLAY_BEFORE_CONTRACT: Reason
REASON_GAME_OVER: Reason
REASON_OUT_OF_TURN: Reason
REASON_CARD_NOT_HELD: Reason
REASON_REVOKE: Reason
REASON_INCOMPLETE: Reason
REASON_SCHWEINE_TOO_LATE: Reason
REASON_CONTRACT_NOT_FIXED: Reason
REASON_HOCHZEIT_PENDING: Reason
REASON_TOO_EARLY: Reason
REASON_WRONG_PARTY: Reason
REASON_NO_CARD_LEFT: Reason
REASON_ALREADY: Reason
REASON_NEEDS_ANSAGE: Reason
REASON_BLOCKED_BY_LATE_REPLY: Reason
REASON_NEEDS_PREVIOUS: Reason
REASON_TOO_LATE: Reason
REASON_CLAIM_NOT_AVAILABLE: Reason
REASON_CLAIM_NOT_ENTITLED: Reason
REASON_CLAIM_ORDER_NOT_HELD: Reason
REASON_CLAIM_NOT_PROVEN: Reason
REASON_PENALTIES_NOT_AVAILABLE: Reason
REASON_COMPLAINT_NOT_ENTITLED: Reason
REASON_COMPLAINT_TOO_LATE: Reason
REASON_GENSCHER_NOT_AVAILABLE: Reason
REASON_GENSCHER_NEEDS_BOTH_DIAMOND_KINGS: Reason
REASON_NO_DEAL_FITS: Reason
REASON_ANN_LEVEL_NOT_AVAILABLE: Reason
REASON_RETURN_KEEPS_SCHWEINE: Reason
ACTION_SECTION_UNSPECIFIED: ActionSection
ACTION_SECTION_ASKED: ActionSection
ACTION_SECTION_SAID: ActionSection
ACTION_SECTION_PLAYS: ActionSection
ACTION_SECTION_EXTRAS: ActionSection
ACTION_SECTION_ARMUT: ActionSection

class ActionRef(_message.Message):
    __slots__ = ("section", "index", "cards_played", "seat")
    SECTION_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    section: ActionSection
    index: int
    cards_played: int
    seat: _seat_pb2.Seat
    def __init__(self, section: _Optional[_Union[ActionSection, str]] = ..., index: _Optional[int] = ..., cards_played: _Optional[int] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ...) -> None: ...

class RuleCitation(_message.Message):
    __slots__ = ("rule_id", "reason", "source", "edition", "option_path", "text", "arguments")
    RULE_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    OPTION_PATH_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_FIELD_NUMBER: _ClassVar[int]
    rule_id: str
    reason: Reason
    source: str
    edition: str
    option_path: str
    text: str
    arguments: _containers.RepeatedCompositeFieldContainer[TextArgument]
    def __init__(self, rule_id: _Optional[str] = ..., reason: _Optional[_Union[Reason, str]] = ..., source: _Optional[str] = ..., edition: _Optional[str] = ..., option_path: _Optional[str] = ..., text: _Optional[str] = ..., arguments: _Optional[_Iterable[_Union[TextArgument, _Mapping]]] = ...) -> None: ...

class TextArgument(_message.Message):
    __slots__ = ("name", "seats", "cards", "party", "card_class", "announcements", "words", "number")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    CARD_CLASS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENTS_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    name: str
    seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    party: _seat_pb2.Party
    card_class: _card_pb2.CardClass
    announcements: _containers.RepeatedScalarFieldContainer[_announcement_pb2.Announcement]
    words: _containers.RepeatedScalarFieldContainer[_record_pb2.SaidWord]
    number: int
    def __init__(self, name: _Optional[str] = ..., seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., card_class: _Optional[_Union[_card_pb2.CardClass, str]] = ..., announcements: _Optional[_Iterable[_Union[_announcement_pb2.Announcement, str]]] = ..., words: _Optional[_Iterable[_Union[_record_pb2.SaidWord, str]]] = ..., number: _Optional[int] = ...) -> None: ...

class Refusal(_message.Message):
    __slots__ = ("violations", "action", "evidence", "text", "proved_by", "depends_on_hands")
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    EVIDENCE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    PROVED_BY_FIELD_NUMBER: _ClassVar[int]
    DEPENDS_ON_HANDS_FIELD_NUMBER: _ClassVar[int]
    violations: _containers.RepeatedCompositeFieldContainer[RuleCitation]
    action: ActionRef
    evidence: Evidence
    text: str
    proved_by: ActionRef
    depends_on_hands: bool
    def __init__(self, violations: _Optional[_Iterable[_Union[RuleCitation, _Mapping]]] = ..., action: _Optional[_Union[ActionRef, _Mapping]] = ..., evidence: _Optional[_Union[Evidence, _Mapping]] = ..., text: _Optional[str] = ..., proved_by: _Optional[_Union[ActionRef, _Mapping]] = ..., depends_on_hands: _Optional[bool] = ...) -> None: ...

class Evidence(_message.Message):
    __slots__ = ("card", "announcement", "vorbehalt", "claim", "penalty")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    VORBEHALT_FIELD_NUMBER: _ClassVar[int]
    CLAIM_FIELD_NUMBER: _ClassVar[int]
    PENALTY_FIELD_NUMBER: _ClassVar[int]
    card: CardEvidence
    announcement: AnnouncementEvidence
    vorbehalt: VorbehaltEvidence
    claim: ClaimEvidence
    penalty: PenaltyEvidence
    def __init__(self, card: _Optional[_Union[CardEvidence, _Mapping]] = ..., announcement: _Optional[_Union[AnnouncementEvidence, _Mapping]] = ..., vorbehalt: _Optional[_Union[VorbehaltEvidence, _Mapping]] = ..., claim: _Optional[_Union[ClaimEvidence, _Mapping]] = ..., penalty: _Optional[_Union[PenaltyEvidence, _Mapping]] = ...) -> None: ...

class CardEvidence(_message.Message):
    __slots__ = ("card", "seat", "seat_to_play", "trick", "trick_leader", "trick_cards", "demanded", "held_of_demanded", "hand", "legal_cards", "played_at", "cards_missing")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SEAT_TO_PLAY_FIELD_NUMBER: _ClassVar[int]
    TRICK_FIELD_NUMBER: _ClassVar[int]
    TRICK_LEADER_FIELD_NUMBER: _ClassVar[int]
    TRICK_CARDS_FIELD_NUMBER: _ClassVar[int]
    DEMANDED_FIELD_NUMBER: _ClassVar[int]
    HELD_OF_DEMANDED_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    LEGAL_CARDS_FIELD_NUMBER: _ClassVar[int]
    PLAYED_AT_FIELD_NUMBER: _ClassVar[int]
    CARDS_MISSING_FIELD_NUMBER: _ClassVar[int]
    card: _card_pb2.Card
    seat: _seat_pb2.Seat
    seat_to_play: _seat_pb2.Seat
    trick: int
    trick_leader: _seat_pb2.Seat
    trick_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    demanded: _card_pb2.CardClass
    held_of_demanded: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    legal_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    played_at: _containers.RepeatedScalarFieldContainer[int]
    cards_missing: int
    def __init__(self, card: _Optional[_Union[_card_pb2.Card, str]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., seat_to_play: _Optional[_Union[_seat_pb2.Seat, str]] = ..., trick: _Optional[int] = ..., trick_leader: _Optional[_Union[_seat_pb2.Seat, str]] = ..., trick_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., demanded: _Optional[_Union[_card_pb2.CardClass, str]] = ..., held_of_demanded: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., legal_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., played_at: _Optional[_Iterable[int]] = ..., cards_missing: _Optional[int] = ...) -> None: ...

class AnnouncementEvidence(_message.Message):
    __slots__ = ("announcement", "seat", "party", "cards_played", "cards_in_hand", "tricks_started", "counter_kind", "counter_limit", "cards_in_hand_needed", "lowest_missing", "hochzeit_shift", "klaerungsstich", "standing", "available", "cards_on_table")
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    CARDS_IN_HAND_FIELD_NUMBER: _ClassVar[int]
    TRICKS_STARTED_FIELD_NUMBER: _ClassVar[int]
    COUNTER_KIND_FIELD_NUMBER: _ClassVar[int]
    COUNTER_LIMIT_FIELD_NUMBER: _ClassVar[int]
    CARDS_IN_HAND_NEEDED_FIELD_NUMBER: _ClassVar[int]
    LOWEST_MISSING_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_SHIFT_FIELD_NUMBER: _ClassVar[int]
    KLAERUNGSSTICH_FIELD_NUMBER: _ClassVar[int]
    STANDING_FIELD_NUMBER: _ClassVar[int]
    AVAILABLE_FIELD_NUMBER: _ClassVar[int]
    CARDS_ON_TABLE_FIELD_NUMBER: _ClassVar[int]
    announcement: _announcement_pb2.Announcement
    seat: _seat_pb2.Seat
    party: _seat_pb2.Party
    cards_played: int
    cards_in_hand: int
    tricks_started: int
    counter_kind: _rule_set_pb2.AnnCounter
    counter_limit: int
    cards_in_hand_needed: int
    lowest_missing: _announcement_pb2.Announcement
    hochzeit_shift: int
    klaerungsstich: int
    standing: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.StandingAnnouncement]
    available: _containers.RepeatedScalarFieldContainer[_announcement_pb2.Announcement]
    cards_on_table: int
    def __init__(self, announcement: _Optional[_Union[_announcement_pb2.Announcement, str]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., cards_played: _Optional[int] = ..., cards_in_hand: _Optional[int] = ..., tricks_started: _Optional[int] = ..., counter_kind: _Optional[_Union[_rule_set_pb2.AnnCounter, str]] = ..., counter_limit: _Optional[int] = ..., cards_in_hand_needed: _Optional[int] = ..., lowest_missing: _Optional[_Union[_announcement_pb2.Announcement, str]] = ..., hochzeit_shift: _Optional[int] = ..., klaerungsstich: _Optional[int] = ..., standing: _Optional[_Iterable[_Union[_announcement_pb2.StandingAnnouncement, _Mapping]]] = ..., available: _Optional[_Iterable[_Union[_announcement_pb2.Announcement, str]]] = ..., cards_on_table: _Optional[int] = ...) -> None: ...

class VorbehaltEvidence(_message.Message):
    __slots__ = ("word", "seat", "bid", "accepted_words", "seat_to_speak", "cards", "counted", "limit", "not_held", "rank")
    WORD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BID_FIELD_NUMBER: _ClassVar[int]
    ACCEPTED_WORDS_FIELD_NUMBER: _ClassVar[int]
    SEAT_TO_SPEAK_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    COUNTED_FIELD_NUMBER: _ClassVar[int]
    LIMIT_FIELD_NUMBER: _ClassVar[int]
    NOT_HELD_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    word: _record_pb2.SaidWord
    seat: _seat_pb2.Seat
    bid: int
    accepted_words: _containers.RepeatedScalarFieldContainer[_record_pb2.SaidWord]
    seat_to_speak: _seat_pb2.Seat
    cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    counted: int
    limit: int
    not_held: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    rank: _card_pb2.Rank
    def __init__(self, word: _Optional[_Union[_record_pb2.SaidWord, str]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., bid: _Optional[int] = ..., accepted_words: _Optional[_Iterable[_Union[_record_pb2.SaidWord, str]]] = ..., seat_to_speak: _Optional[_Union[_seat_pb2.Seat, str]] = ..., cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., counted: _Optional[int] = ..., limit: _Optional[int] = ..., not_held: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., rank: _Optional[_Union[_card_pb2.Rank, str]] = ...) -> None: ...

class ClaimEvidence(_message.Message):
    __slots__ = ("seat", "line", "line_seats", "lost_trick", "not_held")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    LINE_SEATS_FIELD_NUMBER: _ClassVar[int]
    LOST_TRICK_FIELD_NUMBER: _ClassVar[int]
    NOT_HELD_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    line: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    line_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    lost_trick: int
    not_held: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., line: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., line_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., lost_trick: _Optional[int] = ..., not_held: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ...) -> None: ...

class PenaltyEvidence(_message.Message):
    __slots__ = ("offender", "complainant", "entitled", "last_cards_played")
    OFFENDER_FIELD_NUMBER: _ClassVar[int]
    COMPLAINANT_FIELD_NUMBER: _ClassVar[int]
    ENTITLED_FIELD_NUMBER: _ClassVar[int]
    LAST_CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    offender: _seat_pb2.Seat
    complainant: _seat_pb2.Seat
    entitled: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    last_cards_played: int
    def __init__(self, offender: _Optional[_Union[_seat_pb2.Seat, str]] = ..., complainant: _Optional[_Union[_seat_pb2.Seat, str]] = ..., entitled: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., last_cards_played: _Optional[int] = ...) -> None: ...

class Acceptance(_message.Message):
    __slots__ = ("includes", "mode", "decided_by")
    INCLUDES_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    includes: _containers.RepeatedScalarFieldContainer[_announcement_pb2.Announcement]
    mode: _announcement_pb2.AnnouncementMode
    decided_by: _containers.RepeatedCompositeFieldContainer[RuleCitation]
    def __init__(self, includes: _Optional[_Iterable[_Union[_announcement_pb2.Announcement, str]]] = ..., mode: _Optional[_Union[_announcement_pb2.AnnouncementMode, str]] = ..., decided_by: _Optional[_Iterable[_Union[RuleCitation, _Mapping]]] = ...) -> None: ...

class Witness(_message.Message):
    __slots__ = ("hand_1", "hand_2", "hand_3", "hand_4")
    HAND_1_FIELD_NUMBER: _ClassVar[int]
    HAND_2_FIELD_NUMBER: _ClassVar[int]
    HAND_3_FIELD_NUMBER: _ClassVar[int]
    HAND_4_FIELD_NUMBER: _ClassVar[int]
    hand_1: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_2: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_3: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    hand_4: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    def __init__(self, hand_1: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_2: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_3: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., hand_4: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ...) -> None: ...

class Undecided(_message.Message):
    __slots__ = ("accepted_with", "refused_with", "violations", "deals_tried", "text")
    ACCEPTED_WITH_FIELD_NUMBER: _ClassVar[int]
    REFUSED_WITH_FIELD_NUMBER: _ClassVar[int]
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    DEALS_TRIED_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    accepted_with: Witness
    refused_with: Witness
    violations: _containers.RepeatedCompositeFieldContainer[RuleCitation]
    deals_tried: int
    text: str
    def __init__(self, accepted_with: _Optional[_Union[Witness, _Mapping]] = ..., refused_with: _Optional[_Union[Witness, _Mapping]] = ..., violations: _Optional[_Iterable[_Union[RuleCitation, _Mapping]]] = ..., deals_tried: _Optional[int] = ..., text: _Optional[str] = ...) -> None: ...

class RecordFaulty(_message.Message):
    __slots__ = ("violations",)
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    violations: _containers.RepeatedCompositeFieldContainer[Refusal]
    def __init__(self, violations: _Optional[_Iterable[_Union[Refusal, _Mapping]]] = ...) -> None: ...

class Verdict(_message.Message):
    __slots__ = ("accepted", "refused", "undecided", "record_faulty")
    ACCEPTED_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    UNDECIDED_FIELD_NUMBER: _ClassVar[int]
    RECORD_FAULTY_FIELD_NUMBER: _ClassVar[int]
    accepted: Acceptance
    refused: Refusal
    undecided: Undecided
    record_faulty: RecordFaulty
    def __init__(self, accepted: _Optional[_Union[Acceptance, _Mapping]] = ..., refused: _Optional[_Union[Refusal, _Mapping]] = ..., undecided: _Optional[_Union[Undecided, _Mapping]] = ..., record_faulty: _Optional[_Union[RecordFaulty, _Mapping]] = ...) -> None: ...
