from doko_sdk.proto import announcement_pb2 as _announcement_pb2
from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import contract_pb2 as _contract_pb2
from doko_sdk.proto import question_pb2 as _question_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from doko_sdk.proto import verdict_pb2 as _verdict_pb2
from doko_sdk.proto import vorbehalt_pb2 as _vorbehalt_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_VORBEHALTE: _ClassVar[Phase]
    PHASE_ARMUT: _ClassVar[Phase]
    PHASE_PLAY: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]
    PHASE_REDEAL: _ClassVar[Phase]

class PartyProof(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PARTY_PROOF_UNSPECIFIED: _ClassVar[PartyProof]
    PARTY_PROOF_OWN_HAND: _ClassVar[PartyProof]
    PARTY_PROOF_CLUB_QUEEN: _ClassVar[PartyProof]
    PARTY_PROOF_SOLO: _ClassVar[PartyProof]
    PARTY_PROOF_HOCHZEIT: _ClassVar[PartyProof]
    PARTY_PROOF_KLAERUNGSSTICH: _ClassVar[PartyProof]
    PARTY_PROOF_ARMUT: _ClassVar[PartyProof]
    PARTY_PROOF_ANNOUNCEMENT: _ClassVar[PartyProof]
    PARTY_PROOF_SCHWEINE: _ClassVar[PartyProof]
    PARTY_PROOF_FEHL_ON_TRUMP: _ClassVar[PartyProof]
    PARTY_PROOF_ELIMINATION: _ClassVar[PartyProof]
    PARTY_PROOF_GENSCHER: _ClassVar[PartyProof]
PHASE_UNSPECIFIED: Phase
PHASE_VORBEHALTE: Phase
PHASE_ARMUT: Phase
PHASE_PLAY: Phase
PHASE_OVER: Phase
PHASE_REDEAL: Phase
PARTY_PROOF_UNSPECIFIED: PartyProof
PARTY_PROOF_OWN_HAND: PartyProof
PARTY_PROOF_CLUB_QUEEN: PartyProof
PARTY_PROOF_SOLO: PartyProof
PARTY_PROOF_HOCHZEIT: PartyProof
PARTY_PROOF_KLAERUNGSSTICH: PartyProof
PARTY_PROOF_ARMUT: PartyProof
PARTY_PROOF_ANNOUNCEMENT: PartyProof
PARTY_PROOF_SCHWEINE: PartyProof
PARTY_PROOF_FEHL_ON_TRUMP: PartyProof
PARTY_PROOF_ELIMINATION: PartyProof
PARTY_PROOF_GENSCHER: PartyProof

class CompletedTrick(_message.Message):
    __slots__ = ("number", "leader", "cards", "winner", "augen", "decided_by")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    LEADER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    AUGEN_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    number: int
    leader: _seat_pb2.Seat
    cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    winner: _seat_pb2.Seat
    augen: int
    decided_by: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.RuleCitation]
    def __init__(self, number: _Optional[int] = ..., leader: _Optional[_Union[_seat_pb2.Seat, str]] = ..., cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., winner: _Optional[_Union[_seat_pb2.Seat, str]] = ..., augen: _Optional[int] = ..., decided_by: _Optional[_Iterable[_Union[_verdict_pb2.RuleCitation, _Mapping]]] = ...) -> None: ...

class RunningTrick(_message.Message):
    __slots__ = ("number", "leader", "cards", "demanded", "best_seat", "augen")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    LEADER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    DEMANDED_FIELD_NUMBER: _ClassVar[int]
    BEST_SEAT_FIELD_NUMBER: _ClassVar[int]
    AUGEN_FIELD_NUMBER: _ClassVar[int]
    number: int
    leader: _seat_pb2.Seat
    cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    demanded: _card_pb2.CardClass
    best_seat: _seat_pb2.Seat
    augen: int
    def __init__(self, number: _Optional[int] = ..., leader: _Optional[_Union[_seat_pb2.Seat, str]] = ..., cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., demanded: _Optional[_Union[_card_pb2.CardClass, str]] = ..., best_seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., augen: _Optional[int] = ...) -> None: ...

class SeatState(_message.Message):
    __slots__ = ("seat", "party", "party_known_to", "party_proof", "party_proof_action", "cards_in_hand", "cards_played", "augen", "tricks", "hand", "legal_cards", "announcements", "other_rights")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    PARTY_KNOWN_TO_FIELD_NUMBER: _ClassVar[int]
    PARTY_PROOF_FIELD_NUMBER: _ClassVar[int]
    PARTY_PROOF_ACTION_FIELD_NUMBER: _ClassVar[int]
    CARDS_IN_HAND_FIELD_NUMBER: _ClassVar[int]
    CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    AUGEN_FIELD_NUMBER: _ClassVar[int]
    TRICKS_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    LEGAL_CARDS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENTS_FIELD_NUMBER: _ClassVar[int]
    OTHER_RIGHTS_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    party: _seat_pb2.Party
    party_known_to: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    party_proof: PartyProof
    party_proof_action: _verdict_pb2.ActionRef
    cards_in_hand: int
    cards_played: int
    augen: int
    tricks: int
    hand: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    legal_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    announcements: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.AnnouncementWindow]
    other_rights: _containers.RepeatedScalarFieldContainer[_record_pb2.ExtraWord]
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., party_known_to: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., party_proof: _Optional[_Union[PartyProof, str]] = ..., party_proof_action: _Optional[_Union[_verdict_pb2.ActionRef, _Mapping]] = ..., cards_in_hand: _Optional[int] = ..., cards_played: _Optional[int] = ..., augen: _Optional[int] = ..., tricks: _Optional[int] = ..., hand: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., legal_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., announcements: _Optional[_Iterable[_Union[_announcement_pb2.AnnouncementWindow, _Mapping]]] = ..., other_rights: _Optional[_Iterable[_Union[_record_pb2.ExtraWord, str]]] = ...) -> None: ...

class HochzeitState(_message.Message):
    __slots__ = ("hochzeiter", "selector", "partner", "klaerungsstich", "shift")
    HOCHZEITER_FIELD_NUMBER: _ClassVar[int]
    SELECTOR_FIELD_NUMBER: _ClassVar[int]
    PARTNER_FIELD_NUMBER: _ClassVar[int]
    KLAERUNGSSTICH_FIELD_NUMBER: _ClassVar[int]
    SHIFT_FIELD_NUMBER: _ClassVar[int]
    hochzeiter: _seat_pb2.Seat
    selector: _contract_pb2.HochzeitSelector
    partner: _seat_pb2.Seat
    klaerungsstich: int
    shift: int
    def __init__(self, hochzeiter: _Optional[_Union[_seat_pb2.Seat, str]] = ..., selector: _Optional[_Union[_contract_pb2.HochzeitSelector, str]] = ..., partner: _Optional[_Union[_seat_pb2.Seat, str]] = ..., klaerungsstich: _Optional[int] = ..., shift: _Optional[int] = ...) -> None: ...

class ArmutState(_message.Message):
    __slots__ = ("poor_player", "acceptor", "pushed_count", "pushed_cards", "returned_count", "returned_cards", "returned_trumps")
    POOR_PLAYER_FIELD_NUMBER: _ClassVar[int]
    ACCEPTOR_FIELD_NUMBER: _ClassVar[int]
    PUSHED_COUNT_FIELD_NUMBER: _ClassVar[int]
    PUSHED_CARDS_FIELD_NUMBER: _ClassVar[int]
    RETURNED_COUNT_FIELD_NUMBER: _ClassVar[int]
    RETURNED_CARDS_FIELD_NUMBER: _ClassVar[int]
    RETURNED_TRUMPS_FIELD_NUMBER: _ClassVar[int]
    poor_player: _seat_pb2.Seat
    acceptor: _seat_pb2.Seat
    pushed_count: int
    pushed_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    returned_count: int
    returned_cards: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    returned_trumps: int
    def __init__(self, poor_player: _Optional[_Union[_seat_pb2.Seat, str]] = ..., acceptor: _Optional[_Union[_seat_pb2.Seat, str]] = ..., pushed_count: _Optional[int] = ..., pushed_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., returned_count: _Optional[int] = ..., returned_cards: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., returned_trumps: _Optional[int] = ...) -> None: ...

class UnseenCard(_message.Message):
    __slots__ = ("card", "copies", "possible_holders")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    POSSIBLE_HOLDERS_FIELD_NUMBER: _ClassVar[int]
    card: _card_pb2.Card
    copies: int
    possible_holders: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    def __init__(self, card: _Optional[_Union[_card_pb2.Card, str]] = ..., copies: _Optional[int] = ..., possible_holders: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ...) -> None: ...

class Position(_message.Message):
    __slots__ = ("phase", "contract", "redeal", "needs_input", "open_rights", "trump_order", "seats", "turn", "trick", "tricks", "announcements", "hochzeit", "schweine", "unseen", "re_augen", "kontra_augen", "armuten")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    CONTRACT_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    NEEDS_INPUT_FIELD_NUMBER: _ClassVar[int]
    OPEN_RIGHTS_FIELD_NUMBER: _ClassVar[int]
    TRUMP_ORDER_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TRICK_FIELD_NUMBER: _ClassVar[int]
    TRICKS_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENTS_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_FIELD_NUMBER: _ClassVar[int]
    UNSEEN_FIELD_NUMBER: _ClassVar[int]
    RE_AUGEN_FIELD_NUMBER: _ClassVar[int]
    KONTRA_AUGEN_FIELD_NUMBER: _ClassVar[int]
    ARMUTEN_FIELD_NUMBER: _ClassVar[int]
    phase: Phase
    contract: _contract_pb2.Contract
    redeal: _vorbehalt_pb2.Redeal
    needs_input: _vorbehalt_pb2.NeedsInput
    open_rights: _containers.RepeatedCompositeFieldContainer[_vorbehalt_pb2.OpenRight]
    trump_order: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    seats: _containers.RepeatedCompositeFieldContainer[SeatState]
    turn: _seat_pb2.Seat
    trick: RunningTrick
    tricks: _containers.RepeatedCompositeFieldContainer[CompletedTrick]
    announcements: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.StandingAnnouncement]
    hochzeit: HochzeitState
    schweine: _containers.RepeatedCompositeFieldContainer[_vorbehalt_pb2.DeclaredPair]
    unseen: _containers.RepeatedCompositeFieldContainer[UnseenCard]
    re_augen: int
    kontra_augen: int
    armuten: _containers.RepeatedCompositeFieldContainer[ArmutState]
    def __init__(self, phase: _Optional[_Union[Phase, str]] = ..., contract: _Optional[_Union[_contract_pb2.Contract, _Mapping]] = ..., redeal: _Optional[_Union[_vorbehalt_pb2.Redeal, _Mapping]] = ..., needs_input: _Optional[_Union[_vorbehalt_pb2.NeedsInput, _Mapping]] = ..., open_rights: _Optional[_Iterable[_Union[_vorbehalt_pb2.OpenRight, _Mapping]]] = ..., trump_order: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., seats: _Optional[_Iterable[_Union[SeatState, _Mapping]]] = ..., turn: _Optional[_Union[_seat_pb2.Seat, str]] = ..., trick: _Optional[_Union[RunningTrick, _Mapping]] = ..., tricks: _Optional[_Iterable[_Union[CompletedTrick, _Mapping]]] = ..., announcements: _Optional[_Iterable[_Union[_announcement_pb2.StandingAnnouncement, _Mapping]]] = ..., hochzeit: _Optional[_Union[HochzeitState, _Mapping]] = ..., schweine: _Optional[_Iterable[_Union[_vorbehalt_pb2.DeclaredPair, _Mapping]]] = ..., unseen: _Optional[_Iterable[_Union[UnseenCard, _Mapping]]] = ..., re_augen: _Optional[int] = ..., kontra_augen: _Optional[int] = ..., armuten: _Optional[_Iterable[_Union[ArmutState, _Mapping]]] = ...) -> None: ...

class ViewedPosition(_message.Message):
    __slots__ = ("view", "position")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    view: _question_pb2.View
    position: Position
    def __init__(self, view: _Optional[_Union[_question_pb2.View, str]] = ..., position: _Optional[_Union[Position, _Mapping]] = ...) -> None: ...

class PartyRevealed(_message.Message):
    __slots__ = ("seat", "party", "to_seats", "proof")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TO_SEATS_FIELD_NUMBER: _ClassVar[int]
    PROOF_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    party: _seat_pb2.Party
    to_seats: _containers.RepeatedScalarFieldContainer[_seat_pb2.Seat]
    proof: PartyProof
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., to_seats: _Optional[_Iterable[_Union[_seat_pb2.Seat, str]]] = ..., proof: _Optional[_Union[PartyProof, str]] = ...) -> None: ...

class Effects(_message.Message):
    __slots__ = ("trick_won", "revealed", "hochzeit_clarified", "closed", "opened", "entered", "phase", "next_seat")
    TRICK_WON_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_CLARIFIED_FIELD_NUMBER: _ClassVar[int]
    CLOSED_FIELD_NUMBER: _ClassVar[int]
    OPENED_FIELD_NUMBER: _ClassVar[int]
    ENTERED_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    NEXT_SEAT_FIELD_NUMBER: _ClassVar[int]
    trick_won: CompletedTrick
    revealed: _containers.RepeatedCompositeFieldContainer[PartyRevealed]
    hochzeit_clarified: HochzeitState
    closed: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.AnnouncementWindow]
    opened: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.AnnouncementWindow]
    entered: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.StandingAnnouncement]
    phase: Phase
    next_seat: _seat_pb2.Seat
    def __init__(self, trick_won: _Optional[_Union[CompletedTrick, _Mapping]] = ..., revealed: _Optional[_Iterable[_Union[PartyRevealed, _Mapping]]] = ..., hochzeit_clarified: _Optional[_Union[HochzeitState, _Mapping]] = ..., closed: _Optional[_Iterable[_Union[_announcement_pb2.AnnouncementWindow, _Mapping]]] = ..., opened: _Optional[_Iterable[_Union[_announcement_pb2.AnnouncementWindow, _Mapping]]] = ..., entered: _Optional[_Iterable[_Union[_announcement_pb2.StandingAnnouncement, _Mapping]]] = ..., phase: _Optional[_Union[Phase, str]] = ..., next_seat: _Optional[_Union[_seat_pb2.Seat, str]] = ...) -> None: ...
