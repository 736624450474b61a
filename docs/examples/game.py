"""A whole game: settled, asked about a card that breaks the rules, and made unreadable.

Run from the root of the repository, with a server and the stubs that docs/LANGUAGES.md makes:

    PYTHONPATH=stubs python docs/examples/game.py [host:port]
"""

import sys

import grpc
from google.protobuf import json_format
from google.rpc import error_details_pb2
from grpc_status import rpc_status

from doppelkopf.rules.v1 import card_pb2, question_pb2, record_pb2, seat_pb2
from doppelkopf.rules.v1 import rules_service_pb2 as rules
from doppelkopf.rules.v1 import rules_service_pb2_grpc as stubs


def read(path):
    with open(path, encoding="utf-8") as file:
        return json_format.Parse(file.read(), record_pb2.GameRecord())


def up_to(record, cards):
    """The record when so many cards lay on the table."""
    shorter = record_pb2.GameRecord()
    shorter.CopyFrom(record)
    for column in (shorter.plays, shorter.play_seats):
        del column[cards:]
    extras = sum(at <= cards for at in record.extra_at)
    for name in ("at", "seats", "words", "ranks", "partners", "parties"):
        del getattr(shorter, "extra_" + name)[extras:]
    # What belongs to a word goes with it.
    if record_pb2.EXTRA_WORD_CLAIM_REST not in shorter.extra_words:
        shorter.ClearField("claim_order")
    schweine = record_pb2.SAID_WORD_SCHWEINE in shorter.said_words
    if not schweine and record_pb2.EXTRA_WORD_SCHWEINE not in shorter.extra_words:
        shorter.ClearField("schweine_party")
    return shorter


def settle(service, record):
    answer = service.ScoreGame(rules.ScoreGameRequest(record=record, view=question_pb2.VIEW_EVERYTHING, language=question_pb2.LANGUAGE_EN))
    settlement = answer.settlement
    print("points of the seats 1 to 4:", *settlement.points)
    for item in settlement.items:
        print(f"  {item.points:+} {item.rule.text}")


def ask(service, record, seat, card):
    question = rules.ValidateMoveRequest(record=record, seat=seat, card=card, view=question_pb2.VIEW_EVERYTHING, language=question_pb2.LANGUAGE_EN)
    verdict = service.ValidateMove(question).verdict
    print(f"{card_pb2.Card.Name(card)}: {verdict.WhichOneof('outcome')}")
    for violation in verdict.refused.violations:
        print(f"  {violation.rule_id} ({violation.source}): {violation.text}")
    legal = verdict.refused.evidence.card.legal_cards
    print("  legal:", *map(card_pb2.Card.Name, legal))


def bad_fields(error):
    """The fields at fault; none if the error has no details, as that of a lost connection."""
    status = rpc_status.from_call(error)
    details = status.details if status else []
    bad = error_details_pb2.BadRequest()
    return [field for it in details if it.Unpack(bad) for field in bad.field_violations]


def explain_error(service, record):
    """A "no" is an answer, but what cannot be a game is an error that names the bad fields."""
    try:
        service.ScoreGame(rules.ScoreGameRequest(record=record))
    except grpc.RpcError as error:
        print(error.code().name)
        for field in bad_fields(error):
            print(f"  {field.field}: {field.description}")


def main(address="127.0.0.1:50051"):
    record = read("tests/golden/recorded-normalspiel.json")
    with grpc.insecure_channel(address) as channel:
        service = stubs.RulesServiceStub(channel)
        settle(service, record)
        ask(service, up_to(record, 1), seat_pb2.SEAT_2, card_pb2.CARD_HK)
        record.hand_1[0] = card_pb2.CARD_DA
        explain_error(service, record)


if __name__ == "__main__":
    main(*sys.argv[1:])
