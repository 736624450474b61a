"""Four bots play a whole game. Each is shown what its seat may know, asks which cards are legal, and picks one of them.

Run with a server: `python examples/bots.py [host:port [seed]]`.
"""

import asyncio
import random
import sys

from doko_sdk import (
    AsyncDokoClient,
    Card,
    Phase,
    Position,
    Preset,
    Record,
    SaidWord,
    Seat,
    Settlement,
    Unavailable,
    View,
    format_cards,
)


async def pick(client: AsyncDokoClient, seat: Seat, known: Record, dice: random.Random) -> Card:
    """The card that a bot plays: any that is legal, as its own view says."""
    position = (await client.inspect_game(known, view=View.of(seat))).outcome
    if not isinstance(position, Position):
        raise ValueError(f"no position: {position}")
    return dice.choice(position.seat(seat).legal_cards)


async def play(client: AsyncDokoClient, record: Record, dice: random.Random) -> Record:
    """The game when all cards lie. The table knows all hands; it tells the bots whose turn it is."""
    while True:
        position = (await client.inspect_game(record, view=View.EVERYTHING)).outcome
        if not isinstance(position, Position):
            raise ValueError(f"no position: {position}")
        if position.phase == Phase.OVER or position.turn is None:
            return record
        record = record.play(await pick(client, position.turn, record, dice))


async def main(address: str = "127.0.0.1:50051", seed: str = "7") -> None:
    """Deals, plays and settles."""
    dice = random.Random(int(seed))
    async with AsyncDokoClient(address) as client:
        deal = await client.deal_cards(Preset.DDV_TSR, dice.randbytes(32))
        record = await play(client, Record.new(Preset.DDV_TSR, deal.hands).say_all(SaidWord.GESUND), dice)
        tricks = (await client.audit_game(record, view=View.EVERYTHING)).tricks
        outcome = (await client.score_game(record)).outcome
    for trick in tricks:
        print(f"{trick.number:2} {trick.leader} leads {format_cards(trick.cards)}, {trick.winner} wins {trick.augen}")
    if isinstance(outcome, Settlement):
        print(f"{outcome.result}:", *outcome.points)


if __name__ == "__main__":
    try:
        asyncio.run(main(*sys.argv[1:]))
    except Unavailable as error:
        sys.exit(f"{error}\nStart the service first, in another terminal: cargo run --release")
