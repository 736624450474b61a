"""Words of the API as the vectors write them."""

from doko_sdk import Rank
from doko_sdk._base import ProtoEnum


def low(word: ProtoEnum | None) -> str | None:
    """A word in small letters."""
    return None if word is None else word.name.lower()


def pair(rank: Rank) -> str:
    """A pair of diamonds."""
    return {Rank.ACE: "A", Rank.TEN: "10", Rank.KING: "K", Rank.NINE: "9"}[rank]
