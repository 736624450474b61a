"""What `evaluate_batch` costs beside the bare stubs: `python sdk/python/benchmarks/batch.py 127.0.0.1:50051`.

A batch has 100 questions whether a card may be played, each on a record of 40 cards. The stub sends a message that is
ready, and reads each verdict. The second one makes the message of plain numbers before. The client makes it of values
and reads the verdicts of its answers: where all questions are about one record, where each has a record of its own of
one game, and where each has a record of a game of its own; nobody asked about either before. They take turns; the
result is the median of the ratios, with the smallest and the largest beside it.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import median
from typing import Any

import grpc

from doko_sdk import (
    Acceptance,
    DokoClient,
    DokoError,
    Include,
    Record,
    SaidWord,
    Settings,
    ValidateMove,
    View,
    to_message,
)
from doko_sdk.proto.rules_service_pb2 import EvaluateBatchRequest
from doko_sdk.proto.rules_service_pb2_grpc import RulesServiceStub

HANDS = [
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
]
CARDS, QUESTIONS, ROUNDS = 40, 100, 200


def game(client: DokoClient) -> ValidateMove:
    """The question: whether the first legal card may be played after so many first legal cards."""
    record = Record.new("ddv-tsr", HANDS).say_all(SaidWord.GESUND)
    while True:
        answer = client.validate_move(record, None, "CQ", view=View.EVERYTHING, include=[Include.LEGAL_CARDS])
        card = answer.legal_cards[0]
        if len(record.plays) == CARDS:
            return ValidateMove(record, None, card)
        record = record.play(card)


def next_position(it: ValidateMove) -> ValidateMove:
    """The same question about another record of the same game."""
    return replace(it, record=replace(it.record))


def next_game(it: ValidateMove) -> ValidateMove:
    """The same question about a record of another game, which has nothing in common with the first."""
    hands = tuple((*hand,) for hand in it.record.hands)
    said = tuple(map(replace, it.record.said))
    rules = replace(it.record.rule_set) if it.record.rule_set else None
    return replace(it, record=replace(it.record, rule_set=rules, hands=hands, said=said))


def took(ask: Callable[[], int]) -> tuple[float, float]:
    """How long it takes to ask all, each of which is legal, and how long the process has worked for it."""
    begin, work = time.perf_counter(), time.process_time()
    legal = ask()
    passed, worked = time.perf_counter() - begin, time.process_time() - work
    assert legal == QUESTIONS, legal
    return passed, worked


def ready(question: ValidateMove) -> EvaluateBatchRequest:
    """The message of the stub."""
    message = EvaluateBatchRequest()
    for _ in range(QUESTIONS):
        message.questions.add().validate_move.CopyFrom(to_message(question))
    return message


def made(question: ValidateMove) -> Callable[[], EvaluateBatchRequest]:
    """What makes the same message of plain numbers."""
    columns = {it.name: list(value) for it, value in to_message(question.record).ListFields() if it.is_repeated}
    card = to_message(question).card

    def make() -> EvaluateBatchRequest:
        message = EvaluateBatchRequest()
        for _ in range(QUESTIONS):
            entry = message.questions.add().validate_move
            entry.record.rule_set.name = "ddv-tsr"
            for name, numbers in columns.items():
                getattr(entry.record, name).extend(numbers)
            entry.card = card
        return message

    return make


def main(address: str = "127.0.0.1:50051") -> None:
    """Measures, and prints what came of it."""
    with DokoClient(address, Settings(timeout=30)) as client, grpc.insecure_channel(address) as channel:
        stub: Any = RulesServiceStub(channel)  # type: ignore[no-untyped-call]
        question = game(client)
        request, make = ready(question), made(question)
        assert make() == request

        def bare(make: Callable[[], EvaluateBatchRequest]) -> int:
            answers = stub.EvaluateBatch(make()).answers
            return sum(it.validate_move.verdict.WhichOneof("outcome") == "accepted" for it in answers)

        def asked(questions: list[ValidateMove]) -> int:
            answers = client.evaluate_batch(questions)
            return sum(not isinstance(it, DokoError) and isinstance(it.verdict, Acceptance) for it in answers)

        rounds: dict[str, list[tuple[float, float]]] = {}
        for _ in range(ROUNDS):
            known = [question] * QUESTIONS
            ways = {
                "the stub": partial(bare, lambda: request),
                "the stub, with messages made of numbers": partial(bare, make),
                "one record": partial(asked, known),
                "a record each, of one game": partial(asked, [next_position(it) for it in known]),
                "a record each, of a game each": partial(asked, [next_game(it) for it in known]),
            }
            for name, ask in ways.items():
                rounds.setdefault(name, []).append(took(ask))
    for name, times in rounds.items():
        ratios = sorted(passed / stub for (passed, _), (stub, _) in zip(times, rounds["the stub"], strict=True))
        passed, worked = (median(column) * 1e6 / QUESTIONS for column in zip(*times, strict=True))
        print(
            f"{name}: {passed:.1f} µs a question, of which the process works {worked:.1f},"
            f" ratio {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
