"""What `import *` brings, for programs and for type checkers, which check this file as it is."""

import doko_sdk
from doko_sdk import *
from doko_sdk import api


def test_all_names_of_the_api_come_with_a_star() -> None:
    card: Card = parse_card("HT")
    assert card is doko_sdk.Card.HT
    missing = set(api.__all__) - set(doko_sdk.__all__)
    assert not missing, "to be added to `__all__` in src/doko_sdk/__init__.py"
