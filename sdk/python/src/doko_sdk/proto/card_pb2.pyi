from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class Card(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CARD_UNSPECIFIED: _ClassVar[Card]
    CARD_CA: _ClassVar[Card]
    CARD_CT: _ClassVar[Card]
    CARD_CK: _ClassVar[Card]
    CARD_CQ: _ClassVar[Card]
    CARD_CJ: _ClassVar[Card]
    CARD_C9: _ClassVar[Card]
    CARD_SA: _ClassVar[Card]
    CARD_ST: _ClassVar[Card]
    CARD_SK: _ClassVar[Card]
    CARD_SQ: _ClassVar[Card]
    CARD_SJ: _ClassVar[Card]
    CARD_S9: _ClassVar[Card]
    CARD_HA: _ClassVar[Card]
    CARD_HT: _ClassVar[Card]
    CARD_HK: _ClassVar[Card]
    CARD_HQ: _ClassVar[Card]
    CARD_HJ: _ClassVar[Card]
    CARD_H9: _ClassVar[Card]
    CARD_DA: _ClassVar[Card]
    CARD_DT: _ClassVar[Card]
    CARD_DK: _ClassVar[Card]
    CARD_DQ: _ClassVar[Card]
    CARD_DJ: _ClassVar[Card]
    CARD_D9: _ClassVar[Card]

class Suit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SUIT_UNSPECIFIED: _ClassVar[Suit]
    SUIT_CLUBS: _ClassVar[Suit]
    SUIT_SPADES: _ClassVar[Suit]
    SUIT_HEARTS: _ClassVar[Suit]
    SUIT_DIAMONDS: _ClassVar[Suit]

class Rank(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RANK_UNSPECIFIED: _ClassVar[Rank]
    RANK_ACE: _ClassVar[Rank]
    RANK_TEN: _ClassVar[Rank]
    RANK_KING: _ClassVar[Rank]
    RANK_QUEEN: _ClassVar[Rank]
    RANK_JACK: _ClassVar[Rank]
    RANK_NINE: _ClassVar[Rank]

class CardClass(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CARD_CLASS_UNSPECIFIED: _ClassVar[CardClass]
    CARD_CLASS_TRUMP: _ClassVar[CardClass]
    CARD_CLASS_CLUBS: _ClassVar[CardClass]
    CARD_CLASS_SPADES: _ClassVar[CardClass]
    CARD_CLASS_HEARTS: _ClassVar[CardClass]
    CARD_CLASS_DIAMONDS: _ClassVar[CardClass]
CARD_UNSPECIFIED: Card
CARD_CA: Card
CARD_CT: Card
CARD_CK: Card
CARD_CQ: Card
CARD_CJ: Card
CARD_C9: Card
CARD_SA: Card
CARD_ST: Card
CARD_SK: Card
CARD_SQ: Card
CARD_SJ: Card
CARD_S9: Card
CARD_HA: Card
CARD_HT: Card
CARD_HK: Card
CARD_HQ: Card
CARD_HJ: Card
CARD_H9: Card
CARD_DA: Card
CARD_DT: Card
CARD_DK: Card
CARD_DQ: Card
CARD_DJ: Card
CARD_D9: Card
SUIT_UNSPECIFIED: Suit
SUIT_CLUBS: Suit
SUIT_SPADES: Suit
SUIT_HEARTS: Suit
SUIT_DIAMONDS: Suit
RANK_UNSPECIFIED: Rank
RANK_ACE: Rank
RANK_TEN: Rank
RANK_KING: Rank
RANK_QUEEN: Rank
RANK_JACK: Rank
RANK_NINE: Rank
CARD_CLASS_UNSPECIFIED: CardClass
CARD_CLASS_TRUMP: CardClass
CARD_CLASS_CLUBS: CardClass
CARD_CLASS_SPADES: CardClass
CARD_CLASS_HEARTS: CardClass
CARD_CLASS_DIAMONDS: CardClass
