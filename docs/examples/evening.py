"""An evening: an Armut with its exchange, a solo that is bid for, a redeal, and the list of them.

Run from the root of the repository, with a server and the stubs that docs/LANGUAGES.md makes:

    PYTHONPATH=stubs python docs/examples/evening.py [host:port]
"""

import sys

import grpc
from game import read

from doppelkopf.rules.v1 import contract_pb2, question_pb2, record_pb2, seat_pb2, vorbehalt_pb2
from doppelkopf.rules.v1 import rules_service_pb2 as rules
from doppelkopf.rules.v1 import rules_service_pb2_grpc, table_service_pb2_grpc
from doppelkopf.rules.v1 import table_service_pb2 as table

EN = question_pb2.LANGUAGE_EN
EVERYTHING = question_pb2.VIEW_EVERYTHING
PLAY = ("plays", "extra_at", "extra_seats", "extra_words", "extra_ranks", "extra_partners", "extra_parties")


class Plans:
    """What the players mean to say: a Vorbehalt for each seat that has one, a bid, cards of an Armut."""

    def __init__(self, vorbehalte, bids=None, taken_by=None):
        self.vorbehalte, self.bids, self.taken_by = vorbehalte, bids, taken_by
        self.pushed = self.returned = ()

    def answer(self, ask):
        """Word, bid and cards with which the seat answers."""
        kind = vorbehalt_pb2.AskKind.Name(ask.question).removeprefix("ASK_KIND_")
        vorbehalt = self.vorbehalte.get(ask.seat)
        if kind == "DECLARATION":
            return "VORBEHALT" if vorbehalt else "GESUND", 0, ()
        if kind.startswith("CATEGORY_"):
            asked_for = vorbehalt and vorbehalt.startswith(kind.removeprefix("CATEGORY_"))
            return "YES" if asked_for else "NO", 0, ()
        if kind == "BID":
            bid = self.bids[ask.seat]
            return ("BID", bid, ()) if bid >= ask.least_bid else ("PASS", 0, ())
        if kind == "ARMUT_PUSH":
            return "ARMUT_PUSH", 0, self.pushed
        if kind == "ARMUT_ANSWER":
            return "ARMUT_ACCEPT" if ask.seat == self.taken_by else "ARMUT_REFUSE", 0, ()
        if kind == "ARMUT_RETURN":
            return "ARMUT_RETURN", 0, self.returned
        return vorbehalt, 0, ()  # NAME


def may_say(service, record, seat, word, bid, cards):
    said = record_pb2.SaidWord.Value("SAID_WORD_" + word)
    question = rules.CheckWordRequest(record=record, seat=seat, said=said, cards=cards, language=EN, view=EVERYTHING)
    if word == "BID":
        question.bid = bid
    verdict = service.CheckWord(question).verdict
    if verdict.HasField("refused"):
        print(f"  {word} of {seat_pb2.Seat.Name(seat)} is refused: {verdict.refused.text}")
    return verdict.HasField("accepted")


def enter(record, seat, word, bid, cards):
    """What is said stands in three columns, and cards of an Armut in its exchange."""
    record.said_seats.append(seat)
    record.said_words.append(record_pb2.SaidWord.Value("SAID_WORD_" + word))
    record.said_bids.append(bid)  # 0 for a word that is no bid
    if word == "ARMUT_PUSH":
        record.armut_exchanges.add(pushed_cards=cards)
    if word == "ARMUT_RETURN":
        record.armut_exchanges[-1].returned_cards.extend(cards)


def find_contract(service, record, plans):
    """Asks who is asked what, until the contract stands or the cards are dealt again."""
    while True:
        found = service.ResolveVorbehalte(rules.ResolveVorbehalteRequest(record=record, language=EN, view=EVERYTHING))
        if not found.HasField("needs_input"):
            return found
        ask = found.needs_input.asks[0]
        word, bid, cards = plans.answer(ask)
        if word == "ARMUT_PUSH":  # A trump too few is not pushed.
            assert not may_say(service, record, ask.seat, word, bid, cards[1:])
        assert may_say(service, record, ask.seat, word, bid, cards)
        print(f"  {seat_pb2.Seat.Name(ask.seat)}: {word}", bid or "")
        enter(record, ask.seat, word, bid, cards)


def game(service, name, plans):
    """A stored game of which the words are said anew: its entry in the list."""
    print(name)
    record = read(f"tests/golden/random/{name}.json")
    played = {column: list(getattr(record, column)) for column in PLAY}
    if record.armut_exchanges:
        plans.pushed = list(record.armut_exchanges[0].pushed_cards)
        plans.returned = list(record.armut_exchanges[0].returned_cards)
    for column in ("said_seats", "said_words", "said_bids", "armut_exchanges", *PLAY):
        record.ClearField(column)
    found = find_contract(service, record, plans)
    if found.HasField("redeal"):
        print("  dealt again:", contract_pb2.RedealReason.Name(found.redeal.reason))
        return table.SessionEntry(redeal=table.SessionRedeal(reason=found.redeal.reason))
    print("  contract:", contract_pb2.ContractKind.Name(found.settled.contract.kind))
    for column in PLAY:
        getattr(record, column).extend(played[column])
    return table.SessionEntry(game=table.SessionGame(record=record))


def main(address="127.0.0.1:50051"):
    soli = Plans({1: "SOLO_KOENIGE", 2: "SOLO_BUBEN", 3: "SOLO_KARO"}, bids={1: 0, 2: 0, 3: 4})
    with grpc.insecure_channel(address) as channel:
        service = rules_service_pb2_grpc.RulesServiceStub(channel)
        entries = [
            game(service, "vln-armut", Plans({2: "ARMUT"}, taken_by=3)),
            game(service, "vln-auction", soli),
            game(service, "vln-armut-refused", Plans({2: "ARMUT"})),
        ]
        request = table.ScoreSessionRequest(rule_set=entries[0].game.record.rule_set, entries=entries, language=EN)
        session = table_service_pb2_grpc.TableServiceStub(channel).ScoreSession(request)
    for line in session.lines:
        print(seat_pb2.Place.Name(line.dealer), "deals; points", *line.points, "totals", *line.totals)
    print("next:", seat_pb2.Place.Name(session.next_dealer), "failed checks:", len(session.failed_checks))
    return session


if __name__ == "__main__":
    main(*sys.argv[1:])
