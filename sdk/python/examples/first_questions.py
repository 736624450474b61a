"""May this card be played, why not, and what is a game worth?

Run with a server: `python examples/first_questions.py [host:port [game.json]]`. If no game is named, it is one of the
repository that this file stands in.
"""

import sys
from pathlib import Path
from typing import assert_never

from doko_sdk import (
    Acceptance,
    Card,
    DokoClient,
    Language,
    NeedsInput,
    Preset,
    Record,
    RecordFaulty,
    Refusal,
    SaidWord,
    Seat,
    Settings,
    Settlement,
    Unavailable,
    Undecided,
    View,
    format_cards,
)

GAME = Path(__file__).resolve().parent / "../../../tests/golden/recorded-normalspiel.json"

# All said gesund; seat 1 leads the ten of hearts, a trump.
LED = (
    Record.new(
        Preset.DDV_TSR,
        [
            "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
            "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
            "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
            "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
        ],
    )
    .say_all(SaidWord.GESUND)
    .play("HT")
)


def explain(client: DokoClient, card: Card) -> None:
    """Asks whether seat 2 may play a card, and prints why not."""
    verdict = client.validate_move(LED, Seat.S2, card).verdict
    match verdict:
        case Acceptance():
            print(f"{card} is legal")
        case Refusal(violations=violations, legal_cards=legal_cards):
            print(f"{card} is refused")
            for rule in violations:
                print(f"  {rule.rule_id} ({rule.source}): {rule.text}")
            print(f"  legal: {format_cards(legal_cards)}")
        case Undecided():
            print(f"{card} depends on hands that are not known")
        case RecordFaulty():
            print("the game broke the rules before")
        case _:
            assert_never(verdict)


def settle(client: DokoClient, stored: str) -> None:
    """Asks what a stored game is worth, and prints point by point why."""
    outcome = client.score_game(Record.from_json(stored)).outcome
    match outcome:
        case Settlement(points=points, items=items):
            print("the seats 1 to 4 get", *points)
            for item in items:
                print(f"  {item.points:+} {item.rule.text} ({item.rule.source})")
        case Refusal() as refusal:
            print(f"not over: {refusal}")
        case RecordFaulty():
            print("the game broke the rules")
        case NeedsInput(missing=needed):
            print(f"has to be known first: {needed}")
        case _:
            assert_never(outcome)


def main(address: str = "127.0.0.1:50051", game: str | Path = GAME) -> None:
    """Asks all three questions."""
    with DokoClient(address, Settings(language=Language.EN, view=View.EVERYTHING)) as client:
        for card in (Card.CA, Card.DJ):
            explain(client, card)
        settle(client, Path(game).read_text("utf-8"))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Unavailable as error:
        sys.exit(f"{error}\nStart the service first, in another terminal: cargo run --release")
    except FileNotFoundError as error:
        sys.exit(f"{error}\nName a stored game after the address: first_questions.py host:port game.json")
