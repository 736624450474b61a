"""A table of four bots: one call for each action, and each bot sees what its seat may know.

Run with a server: `python examples/table.py [host:port [rule set [seed]]]`.
"""

import random
import sys
from dataclasses import dataclass, field, replace
from typing import TypeAlias, TypeVar

from doko_sdk import (
    Acceptance,
    Announcement,
    Ask,
    Card,
    CheckAnnouncement,
    CheckAnnouncementAnswer,
    CheckWord,
    CheckWordAnswer,
    DealCards,
    DokoClient,
    GameContext,
    Include,
    InspectGame,
    Phase,
    Position,
    Preset,
    Record,
    Request,
    SaidWord,
    ScoreGame,
    ScoreSession,
    Seat,
    SessionEntry,
    SessionGame,
    SessionRedeal,
    Settings,
    Settlement,
    Unavailable,
    ValidateMove,
    ValidateMoveAnswer,
    View,
    WindowOpening,
)

A = TypeVar("A")
GAMES = 4
KEPT = [Include.POSITION, Include.LINE]
VIEWS = [*map(View.of, Seat), View.PUBLIC]
CAREFUL = {SaidWord.GESUND, SaidWord.NO, SaidWord.PASS}


@dataclass(frozen=True)
class Word:
    """What a bot answers when it is asked."""

    word: SaidWord
    bid: int | None
    cards: tuple[Card, ...]


Action: TypeAlias = Word | Announcement | Card


def act(seat: Seat, seen: Position, dice: random.Random) -> Action:
    """What a bot does, by what its seat sees."""
    for ask in seen.needs_input.asks if seen.needs_input else ():
        if ask.seat == seat:
            return answer(ask, dice)
    own = seen.seat(seat)
    offered = [it.announcement for it in own.announcements if it.opens == WindowOpening.NOW]
    if offered and dice.random() < 0.05:
        return dice.choice(offered)
    return dice.choice(own.legal_cards)


def answer(ask: Ask, dice: random.Random) -> Word:
    """A word that the seat may say: Armut if it can, else a careful one, more often than not."""
    careful = [word for word in ask.options if word in CAREFUL]
    word = dice.choice(careful if careful and dice.random() < 0.8 else ask.options)
    if SaidWord.ARMUT in ask.options:
        word = SaidWord.ARMUT
    wanted = dice.sample(ask.may_contain, len(ask.may_contain))
    return Word(word, ask.least_bid if word == SaidWord.BID else None, ask.cards(*wanted))


@dataclass
class Table:
    """A platform: it keeps the list, and of the running game one line."""

    client: DokoClient
    rules: str
    dice: random.Random
    entries: list[SessionEntry] = field(default_factory=list)
    calls: int = 0

    def ask(self, request: Request[A]) -> A:
        """Counts the calls."""
        self.calls += 1
        return self.client.ask(request)

    def judge(
        self, record: Record, seat: Seat, action: Action
    ) -> CheckWordAnswer | CheckAnnouncementAnswer | ValidateMoveAnswer:
        """Whether the seat may do this; if so, the line and what everybody sees after it."""
        match action:
            case Word(word, bid, cards):
                question = CheckWord(record, seat, word, bid=bid, cards=cards, include=KEPT, also_views=VIEWS)
                return self.ask(question)
            case Announcement():
                return self.ask(CheckAnnouncement(record, seat, action, include=KEPT, also_views=VIEWS))
            case Card():
                return self.ask(ValidateMove(record, seat, action, include=KEPT, also_views=VIEWS))

    def play(self, context: GameContext | None) -> SessionEntry:
        """Deals and lets the bots play: the next entry of the list."""
        hands = self.ask(DealCards(self.rules, self.dice.randbytes(32))).hands
        record = replace(Record.new(self.rules, hands), context=context)
        begun = self.ask(InspectGame(record, also_views=VIEWS))
        position = begun.outcome if isinstance(begun.outcome, Position) else None
        shown = begun.also_positions
        while position and position.phase not in (Phase.OVER, Phase.REDEAL):
            seat = position.needs_input.asks[0].seat if position.needs_input else position.turn
            seen = shown[seat - 1].position if seat else None
            if seat is None or seen is None:
                raise ValueError(f"nobody is asked in {record.line}")
            judged = self.judge(record, seat, act(seat, seen, self.dice))
            if not isinstance(judged.verdict, Acceptance):
                raise ValueError(f"{seat} may not do this in {record.line}: {judged.verdict}")
            record, position, shown = Record.from_line(judged.line), judged.position, judged.also_positions
        outcome = self.ask(ScoreGame(record)).outcome
        if not isinstance(outcome, Settlement):
            raise ValueError(f"no settlement of {record.line}: {outcome}")
        print(record.line)
        return SessionRedeal(reason=outcome.redeal_reason) if outcome.redeal_reason else SessionGame(record)


def main(address: str = "127.0.0.1:50051", rules: str = Preset.VLN, seed: str = "7") -> None:
    """Plays a short list and prints it."""
    with DokoClient(address, Settings(view=View.EVERYTHING, timeout=10)) as client:
        table = Table(client, rules, random.Random(int(seed)))
        session = table.ask(ScoreSession(rules))
        for _ in range(GAMES):
            table.calls = 0
            table.entries.append(table.play(session.next_context))
            session = table.ask(ScoreSession(rules, entries=table.entries))
            print(f"{table.calls} calls; points by place:", *session.lines[-1].points)
    for standing in session.standings:
        print(f"{standing.rank}. {standing.place}: {standing.points:+}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Unavailable as error:
        sys.exit(f"{error}\nStart the service first, in another terminal: cargo run --release")
