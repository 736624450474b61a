"""What is a game worth? From the counts of a scorekeeper, and from a stored game.

Run with a server: `python examples/settle_game.py [host:port [game.json]]`. Games are stored as
`tests/golden/recorded-normalspiel.json` is.
"""

import sys
from pathlib import Path
from typing import assert_never

from doko_sdk import (
    Announcement,
    CountedAnnouncement,
    CountedGame,
    CountedSpecial,
    DokoClient,
    GameCounts,
    Language,
    NeedsInput,
    Party,
    Preset,
    Record,
    RecordFaulty,
    Refusal,
    Seat,
    Settings,
    Settlement,
    SpecialPoint,
    Unavailable,
    View,
)

COUNTS = GameCounts(
    Preset.DDV_TSR,
    CountedGame.TWO_AGAINST_TWO,
    re_seats=[Seat.S1, Seat.S3],
    re_augen=155,
    re_tricks=8,
    kontra_tricks=4,
    announcements=[CountedAnnouncement(Party.RE, Announcement.RE)],
    specials=[CountedSpecial(SpecialPoint.FUCHS, Party.KONTRA)],
)


def settle(client: DokoClient, game: Record | GameCounts) -> None:
    """Prints the settlement, or why there is none yet."""
    outcome = client.score_game(game).outcome
    match outcome:
        case Settlement(result=result, points=points, items=items):
            print(f"{result}: the seats 1 to 4 get", *points)
            for item in items:
                print(f"  {item.points:+} for {item.party}: {item.rule.text} ({item.rule.source})")
        case Refusal() as refusal:
            print(f"not over: {refusal}")
        case RecordFaulty(violations=violations):
            print(f"against the rules: {violations[0]}")
        case NeedsInput(missing=needed):
            print(f"has to be known first: {needed}")
        case _:
            assert_never(outcome)


def main(address: str = "127.0.0.1:50051", path: str | None = None) -> None:
    """Settles the counts above and the stored game, if one is named."""
    with DokoClient(address, Settings(language=Language.EN, view=View.EVERYTHING)) as client:
        settle(client, COUNTS)
        if path is not None:
            settle(client, Record.from_json(Path(path).read_text("utf-8")))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Unavailable as error:
        sys.exit(f"{error}\nStart the service first, in another terminal: cargo run --release")
