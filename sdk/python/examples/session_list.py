"""A list of games: how does it stand, who deals next, and what does the next game inherit?

Run with a server: `python examples/session_list.py [host:port]`.
"""

import sys
from dataclasses import replace

from doko_sdk import (
    CountedGame,
    DokoClient,
    GameCounts,
    Language,
    Place,
    Preset,
    Record,
    Seat,
    Seating,
    SessionEntry,
    SessionGame,
    SessionPenalty,
    SessionRedeal,
    Settings,
    Solo,
    SoloDuty,
    Unavailable,
)

PLAYERS = ["Anna", "Ben", "Cleo", "Dora"]
RULES = Preset.DDV_TSR

NORMAL = GameCounts(
    RULES, CountedGame.TWO_AGAINST_TWO, re_seats=[Seat.S1, Seat.S4], re_augen=131, re_tricks=7, kontra_tricks=5
)
SOLO = GameCounts(
    RULES, CountedGame.SOLO, re_seats=[Seat.S2], re_augen=98, re_tricks=5, kontra_tricks=7, solo=Solo.DAMEN
)

ENTRIES: list[SessionEntry] = [
    SessionGame(NORMAL),
    SessionRedeal(),
    SessionGame(SOLO, duty=SoloDuty.PFLICHTSOLO),
    SessionPenalty([0, 0, 0, -2], note="late"),
]


def main(address: str = "127.0.0.1:50051") -> None:
    """Prints the standings and how the next game begins."""
    with DokoClient(address, Settings(language=Language.EN)) as client:
        list_of_games = client.score_session(RULES, entries=ENTRIES)
    for line in list_of_games.lines:
        print(f"entry {line.entry}:", *line.points)
    for standing in list_of_games.standings:
        name = PLAYERS[standing.place - 1]
        print(f"{standing.rank}. {name} {standing.points:+}, open Pflichtsoli: {standing.pflichtsoli_open}")
    for check in list_of_games.failed_checks:
        print(f"entry {check.entry}: {check.kind} ({check.rule.rule_id if check.rule else 'not certain where'})")

    seating = Seating(PLAYERS, list_of_games.next_dealer or Place.P1)
    record = replace(Record.new(RULES), context=list_of_games.next_context)
    print(f"{seating.player(Seat.S1)} leads the next game; {len(record.plays)} cards lie")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Unavailable as error:
        sys.exit(f"{error}\nStart the service first, in another terminal: cargo run --release")
