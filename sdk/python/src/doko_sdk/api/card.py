# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""The 24 kinds of card, their suits and ranks, and the classes that players have to follow."""

from __future__ import annotations

from doko_sdk._base import ProtoEnum


class Card(ProtoEnum, message="doppelkopf.rules.v1.Card"):
    """One of the 24 kinds of card.

    A deck holds two copies of each kind, and the copies are never told apart. A deck without nines has twenty
    kinds. The name is suit and rank: suits `C` clubs, `S` spades, `H` hearts, `D` diamonds; ranks `A`, `T` ten,
    `K`, `Q` queen (Dame), `J` jack (Bube), `9`.
    """

    CA = 1
    """Ace of clubs (Kreuz-Ass), 11 Augen."""

    CT = 2
    """Ten of clubs (Kreuz-Zehn), 10 Augen."""

    CK = 3
    """King of clubs (Kreuz-König), 4 Augen."""

    CQ = 4
    """Queen of clubs (Kreuz-Dame), 3 Augen.

    Its holders are the Re party of a Normalspiel; both in one hand make a Hochzeit.
    """

    CJ = 5
    """Jack of clubs (Kreuz-Bube), 2 Augen.

    The Karlchen.
    """

    C9 = 6
    """Nine of clubs (Kreuz-Neun), 0 Augen."""

    SA = 7
    """Ace of spades (Pik-Ass), 11 Augen."""

    ST = 8
    """Ten of spades (Pik-Zehn), 10 Augen."""

    SK = 9
    """King of spades (Pik-König), 4 Augen."""

    SQ = 10
    """Queen of spades (Pik-Dame), 3 Augen."""

    SJ = 11
    """Jack of spades (Pik-Bube), 2 Augen."""

    S9 = 12
    """Nine of spades (Pik-Neun), 0 Augen."""

    HA = 13
    """Ace of hearts (Herz-Ass), 11 Augen."""

    HT = 14
    """Ten of hearts (Herz-Zehn), 10 Augen.

    The Dulle in the contracts that know it.
    """

    HK = 15
    """King of hearts (Herz-König), 4 Augen."""

    HQ = 16
    """Queen of hearts (Herz-Dame), 3 Augen."""

    HJ = 17
    """Jack of hearts (Herz-Bube), 2 Augen."""

    H9 = 18
    """Nine of hearts (Herz-Neun), 0 Augen."""

    DA = 19
    """Ace of diamonds (Karo-Ass), 11 Augen.

    The Fuchs where diamonds are trump.
    """

    DT = 20
    """Ten of diamonds (Karo-Zehn), 10 Augen."""

    DK = 21
    """King of diamonds (Karo-König), 4 Augen."""

    DQ = 22
    """Queen of diamonds (Karo-Dame), 3 Augen."""

    DJ = 23
    """Jack of diamonds (Karo-Bube), 2 Augen."""

    D9 = 24
    """Nine of diamonds (Karo-Neun), 0 Augen."""


class Suit(ProtoEnum, message="doppelkopf.rules.v1.Suit"):
    """A printed suit.

    Whether a card belongs to it in play depends on the contract: see `CardClass`.
    """

    CLUBS = 1
    """Clubs (Kreuz)."""

    SPADES = 2
    """Spades (Pik)."""

    HEARTS = 3
    """Hearts (Herz)."""

    DIAMONDS = 4
    """Diamonds (Karo)."""


class Rank(ProtoEnum, message="doppelkopf.rules.v1.Rank"):
    """A printed rank."""

    ACE = 1
    """Ace (Ass), 11 Augen."""

    TEN = 2
    """Ten (Zehn), 10 Augen."""

    KING = 3
    """King (König), 4 Augen."""

    QUEEN = 4
    """Queen (Dame), 3 Augen."""

    JACK = 5
    """Jack (Bube), 2 Augen."""

    NINE = 6
    """Nine (Neun), 0 Augen."""


class CardClass(ProtoEnum, message="doppelkopf.rules.v1.CardClass"):
    """What a trick demands: the class of its first card under the contract that is played.

    A card is of class trump if the contract makes it a trump, otherwise of its printed suit.
    """

    TRUMP = 1
    """A trump of the contract."""

    CLUBS = 2
    """Fehl of clubs (Kreuz)."""

    SPADES = 3
    """Fehl of spades (Pik)."""

    HEARTS = 4
    """Fehl of hearts (Herz)."""

    DIAMONDS = 5
    """Fehl of diamonds (Karo)."""
