"""The Python of docs/examples, against a running service.

Run from the root of the repository with the stubs on PYTHONPATH; `cargo xtask test --only python` does.
"""

import glob
import sys

import grpc
from google.protobuf import json_format

sys.path.insert(0, "docs/examples")

import evening
import game
import perft
from doppelkopf.rules.v1 import card_pb2, record_pb2, seat_pb2
from doppelkopf.rules.v1 import rules_service_pb2 as rules
from doppelkopf.rules.v1 import rules_service_pb2_grpc as stubs


def error_of(call):
    try:
        call()
    except grpc.RpcError as error:
        return error
    raise AssertionError("no error")


def games():
    """Games with every column and field that may be left out."""
    for path in sorted(glob.glob("tests/golden/random/vln-*.json")):
        if path.endswith(".expected.json"):
            continue
        record = game.read(path)
        for column in (record.extra_ranks, record.extra_partners, record.extra_parties):
            if not column:
                column.extend(0 for _ in record.extra_at)
        if record_pb2.EXTRA_WORD_CLAIM_REST in record.extra_words:
            record.claim_order.append(card_pb2.CARD_DT)
        if path.endswith("re-schweine.json"):
            record.schweine_party = seat_pb2.PARTY_RE
        if path.endswith("kontra-schweine.json"):
            record.schweine_party = seat_pb2.PARTY_KONTRA
        yield record


def cut_everywhere(service, record):
    """A record can be read wherever it is cut, whatever happened in it."""
    for cards in range(len(record.plays) + 1):
        shorter = game.up_to(record, cards)
        assert len(shorter.plays) == cards
        assert all(at <= cards for at in shorter.extra_at)
        service.AuditGame(rules.AuditGameRequest(record=shorter, view=6))
    assert shorter == record


def settled(service, record, path):
    """What a record of the vectors, in which all are gesund, comes to after these cards."""
    words = [said.split() for said in record["said"]]
    extras = [extra.replace(":", "").split() for extra in record.get("extras", [])]
    message = {
        "ruleSet": {"name": record["ruleSet"]},
        **{f"hand_{seat}": codes("CARD_", hand.split()) for seat, hand in enumerate(record["hands"], 1)},
        "saidSeats": codes("SEAT_", (seat for seat, _ in words)),
        "saidWords": codes("SAID_WORD_", (word for _, word in words)),
        "plays": codes("CARD_", [*record["plays"].split(), *path]),
        "extraAt": [int(at) for at, _, _ in extras],
        "extraSeats": codes("SEAT_", (seat for _, seat, _ in extras)),
        "extraWords": codes("EXTRA_WORD_", (word for _, _, word in extras)),
    }
    request = rules.ScoreGameRequest(record=json_format.ParseDict(message, record_pb2.GameRecord()))
    return service.ScoreGame(request).settlement.points


def codes(prefix, words):
    return [prefix + word.upper() for word in words]


def counted_positions(service):
    """Counted by the rules of the example; the service says what the lines come to."""
    perft.main()
    endings = {position["name"]: position for position in perft.positions("endings.json")}
    for name in ("end-two-tricks", "end-re-keine-90", "end-late-reply", "end-both-absagen"):
        found = perft.settlements(endings[name], lambda *line: settled(service, *line))
        assert found == endings[name]["settlements"]["sha256"], name


def bad_fields(service):
    unreadable = error_of(lambda: service.ScoreGame(rules.ScoreGameRequest()))
    assert [field.field for field in game.bad_fields(unreadable)] == ["source"], unreadable
    with grpc.insecure_channel("127.0.0.1:1") as nowhere:
        lost = error_of(lambda: stubs.RulesServiceStub(nowhere).ScoreGame(rules.ScoreGameRequest()))
    assert lost.code() == grpc.StatusCode.UNAVAILABLE
    assert game.bad_fields(lost) == []


def list_of_an_evening(address):
    session = evening.main(address)
    assert [len(line.points) for line in session.lines] == [4, 4, 4], session
    assert not session.failed_checks, session
    assert all(sum(line.totals) == 0 for line in session.lines), session
    # After the redeal the same place deals.
    assert session.next_dealer == seat_pb2.PLACE_3 == session.lines[-1].dealer, session


def main(address):
    game.main(address)
    list_of_an_evening(address)
    with grpc.insecure_channel(address) as channel:
        service = stubs.RulesServiceStub(channel)
        counted_positions(service)
        records = list(games())
        assert any(record.claim_order for record in records)
        assert any(record.schweine_party for record in records)
        for record in records:
            cut_everywhere(service, record)
        bad_fields(service)


main(*sys.argv[1:])
