"""May this card be played, and if not, why?

Run with a server: `python examples/explain_move.py [host:port]`.
"""

import sys
from typing import assert_never

from doko_sdk import (
    Acceptance,
    Card,
    DokoClient,
    Include,
    Language,
    Preset,
    Record,
    RecordFaulty,
    Refusal,
    SaidWord,
    Seat,
    Settings,
    Unavailable,
    Undecided,
    View,
    format_cards,
)

HANDS = [
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
]


def explain(client: DokoClient, record: Record, seat: Seat, card: Card) -> None:
    """Prints what the service says of this card."""
    answer = client.validate_move(record, seat, card, include=[Include.EFFECTS])
    match answer.verdict:
        case Acceptance():
            print(f"{card} is legal; next plays {answer.effects and answer.effects.next_seat}")
        case Refusal(violations=violations) as refusal:
            print(f"{card} is refused: {refusal}")
            for rule in violations:
                print(f"  {rule.rule_id} ({rule.source}, {rule.edition}): {rule.text}")
            print(f"  legal: {format_cards(refusal.legal_cards)}")
        case Undecided():
            print(f"{card}: that depends on hands that are not known")
        case RecordFaulty(violations=violations):
            print(f"before that: {violations[0]}")
        case _:
            assert_never(answer.verdict)


def main(address: str = "127.0.0.1:50051") -> None:
    """Asks about two cards of seat 2 after the ten of hearts, and about one when no hand is known."""
    record = Record.new(Preset.DDV_TSR, HANDS).say_all(SaidWord.GESUND).play("HT")
    unknown = Record.new(Preset.DDV_TSR).say_all(SaidWord.GESUND).play("HT")
    with DokoClient(address, Settings(language=Language.EN, view=View.EVERYTHING)) as client:
        explain(client, record, Seat.S2, Card.CA)
        explain(client, record, Seat.S2, Card.DJ)
        explain(client, unknown, Seat.S2, Card.CA)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Unavailable as error:
        sys.exit(f"{error}\nStart the service first, in another terminal: cargo run --release")
