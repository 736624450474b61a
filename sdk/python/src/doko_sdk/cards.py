"""Cards as text: suit `C S H D` and rank `A T K Q J 9`, so `CQ` is the queen of clubs."""

from collections.abc import Iterable
from typing import TypeAlias

from doko_sdk._base import TEXTS
from doko_sdk.api.card import Card, Rank, Suit

CardLike: TypeAlias = Card | str
"""A card, or its name: `Card.HT` or `"HT"`. A text of several names, as `parse_cards` reads it, is a list of cards."""

TEXTS.add(Card)

SUITS = {"C": Suit.CLUBS, "S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS}
RANKS = {"A": Rank.ACE, "T": Rank.TEN, "K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.JACK, "9": Rank.NINE}
SYMBOLS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
AUGEN = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.NINE: 0}


def parse_card(text: str) -> Card:
    """The card of this name.

    >>> parse_card("HT")
    Card.HT

    Raises `ValueError` if there is none:

    >>> parse_card("H10")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: `H10` is no card; there are CA, CT, ... HT, ... D9
    """
    card = Card.__members__.get(text)
    if card is None:
        raise ValueError(f"`{text}` is no card; there are {', '.join(Card.__members__)}")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of these names, with white space between them.

    >>> parse_cards("CQ HT DA")
    (Card.CQ, Card.HT, Card.DA)

    Raises `ValueError` if one of them is no card.
    """
    return tuple(map(parse_card, text.split()))


def format_cards(cards: Iterable[Card]) -> str:
    """The names of these cards, as `parse_cards` reads them.

    >>> format_cards([Card.CQ, Card.HT])
    'CQ HT'
    """
    return " ".join(map(str, cards))


def printed(card: Card) -> str:
    """What players see on the card: the symbol of its suit and its rank, in a text for them.

    >>> " ".join(map(printed, parse_cards("CQ HT D9")))
    '♣Q ♥10 ♦9'
    """
    rank = card.name[1]
    return SYMBOLS[card.name[0]] + ("10" if rank == "T" else rank)


def suit_of(card: Card) -> Suit:
    """The printed suit. Whether the card is a trump depends on the contract.

    >>> suit_of(Card.HT)
    Suit.HEARTS
    """
    return SUITS[card.name[0]]


def rank_of(card: Card) -> Rank:
    """The printed rank.

    >>> rank_of(Card.HT)
    Rank.TEN
    """
    return RANKS[card.name[1]]


def augen_of(card: Card) -> int:
    """What the card is worth in a trick, in Augen.

    >>> sum(2 * augen_of(card) for card in Card)
    240
    """
    return AUGEN[rank_of(card)]
