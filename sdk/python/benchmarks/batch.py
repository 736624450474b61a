"""What `evaluate_batch` costs beside the bare stubs: `python sdk/python/benchmarks/batch.py 127.0.0.1:50051`.

A batch has 100 questions whether a card may be played, each on a record of 40 cards. The stub sends a message that is
ready, and reads each verdict. The client makes the message of values and reads the verdicts of its answers: once where
all questions are about one record, and once where each has a record that nobody asked about before. They take turns;
the result is the median of the ratios, with the smallest and the largest beside it.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import median
from typing import Any

import grpc

from doko_sdk import Acceptance, DokoClient, DokoError, Include, Record, SaidWord, Settings, ValidateMove, to_message
from doko_sdk.proto.rules_service_pb2 import EvaluateBatchRequest
from doko_sdk.proto.rules_service_pb2_grpc import RulesServiceStub

HANDS = [
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
]
CARDS, QUESTIONS, ROUNDS = 40, 100, 200


def game(client: DokoClient) -> list[ValidateMove]:
    """The questions: whether the first legal card may be played after so many first legal cards."""
    record = Record.new("ddv-tsr", HANDS).say_all(SaidWord.GESUND)
    while True:
        card = client.validate_move(record, None, "CQ", include=[Include.LEGAL_CARDS]).legal_cards[0]
        if len(record.plays) == CARDS:
            return [ValidateMove(record, None, card)] * QUESTIONS
        record = record.play(card)


def seconds(ask: Callable[[], int]) -> float:
    """How long it takes to ask all, each of which is legal."""
    begin = time.perf_counter()
    legal = ask()
    passed = time.perf_counter() - begin
    assert legal == QUESTIONS, legal
    return passed


def main(address: str = "127.0.0.1:50051") -> None:
    """Measures, and prints what came of it."""
    with DokoClient(address, Settings(timeout=30)) as client, grpc.insecure_channel(address) as channel:
        known = game(client)
        stub: Any = RulesServiceStub(channel)  # type: ignore[no-untyped-call]
        request = EvaluateBatchRequest()
        for question in known:
            request.questions.add().validate_move.CopyFrom(to_message(question))

        def bare() -> int:
            answers = stub.EvaluateBatch(request).answers
            return sum(it.validate_move.verdict.WhichOneof("outcome") == "accepted" for it in answers)

        def asked(questions: list[ValidateMove]) -> int:
            answers = client.evaluate_batch(questions)
            return sum(not isinstance(it, DokoError) and isinstance(it.verdict, Acceptance) for it in answers)

        rounds = []
        for _ in range(ROUNDS):
            new = [replace(it, record=replace(it.record)) for it in known]
            rounds.append((seconds(bare), seconds(partial(asked, known)), seconds(partial(asked, new))))
    print(f"the stub: {median(it[0] for it in rounds) * 1000:.2f} ms")
    for number, name in ((1, "one record"), (2, "a new record each")):
        ratios = sorted(it[number] / it[0] for it in rounds)
        took = median(it[number] for it in rounds) * 1000
        print(f"{name}: {took:.2f} ms, ratio {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
