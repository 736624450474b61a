"""Records in the words of the vectors."""

from dataclasses import replace
from typing import Any

from doko_sdk import (
    ArmutExchange,
    ExtraWord,
    GameContext,
    Party,
    PflichtsoloSlot,
    Rank,
    Record,
    Said,
    SaidWord,
    Seat,
    View,
    parse_cards,
)
from doko_sdk.record import Extra
from judge.options import rule_set

PAIRS = {"10": Rank.TEN, "9": Rank.NINE, "K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.JACK}


def record_of(vector: dict[str, Any]) -> tuple[Record, list[int]]:
    """The record, and for each of its words the index of that in the vector."""
    record = Record.new(rule_set(vector["ruleSet"], vector.get("options", {})), vector.get("hands", ()))
    record = replace(record, context=context_of(vector))
    origins: list[int] = []
    for index, text in enumerate(vector.get("said", ())):
        record, words = with_word(record, text)
        origins += [index] * words
    extras = tuple(map(extra_of, vector.get("extras", ())))
    party = vector.get("schweineParty")
    return replace(
        record.play(vector.get("plays", "")),
        extras=extras,
        claim_order=parse_cards(vector.get("claimOrder", "")),
        schweine_party=Party[party.upper()] if party else None,
    ), origins


def context_of(vector: dict[str, Any]) -> GameContext:
    """What the game inherits from its session."""
    seat = vector.get("vorfuehrung")
    return GameContext(
        pflichtsolo_seats=tuple(map(Seat, vector.get("openPflichtsolo", ()))),
        pflichtsolo_slots=tuple(PflichtsoloSlot[it.upper()] for it in vector.get("slots", ())),
        vorfuehrung_seat=Seat(seat) if seat else None,
        bock_factor=vector.get("bockFactor"),
    )


def view_of(vector: dict[str, Any]) -> View:
    """Through whose eyes the question looks."""
    return View.of(Seat(vector["view"])) if "view" in vector else View.EVERYTHING


def with_word(record: Record, text: str) -> tuple[Record, int]:
    """The record when this was said, too, and how many words that are."""
    seat_text, word, *rest = text.split(" ", 2)
    seat, argument = Seat(int(seat_text)), rest[0] if rest else None
    match word, argument:
        case "push", _:
            cards = parse_cards(argument or "")
            exchange = ArmutExchange(pushed_cards=cards, pushed_count=len(cards))
            return record.exchange(exchange).say(seat, SaidWord.ARMUT_PUSH), 1
        case "return", _:
            cards = parse_cards(argument or "")
            last = replace(record.armut_exchanges[-1], returned_cards=cards, returned_count=len(cards))
            record = replace(record, armut_exchanges=(*record.armut_exchanges[:-1], last))
            return record.say(seat, SaidWord.ARMUT_RETURN), 1
        case (("accept" | "refuse"), None):
            return record.say(seat, SaidWord[f"ARMUT_{word.upper()}"]), 1
        case "hochzeit", str(selector) if selector != "any":
            return record.say(seat, SaidWord[f"HOCHZEIT_{selector.upper()}"]), 1
        case "schweine", str(pair):
            return record.say(seat, SaidWord.SCHWEINE, rank=PAIRS[pair]), 1
        case "bid", str(bid):
            return record.say(seat, SaidWord.BID, bid=int(bid)), 1
        case _, str(bid) if word.startswith("solo_"):
            return record.say(seat, SaidWord[word.upper()]).say(seat, SaidWord.BID, bid=int(bid)), 2
        case _:
            return record.say(seat, SaidWord[word.upper()]), 1


def extra_of(text: str) -> Extra:
    """What happened besides cards, such as `9: 1 keine_90`."""
    at, seat, word, *rest = text.replace(":", "").split()
    extra = Extra(int(at), Seat(int(seat)), ExtraWord[word.upper()])
    match word, rest:
        case _, []:
            return extra
        case "schweine", [pair]:
            return replace(extra, rank=PAIRS[pair])
        case "genscher", [partner]:
            return replace(extra, partner=Seat(int(partner)))
        case _, [party]:
            return replace(extra, party=Party[party.upper()])
    raise ValueError(text)


def word_asked(record: Record, seat: Seat, say: str) -> tuple[Said, ArmutExchange]:
    """The word that a question is about, with the exchange that it belongs to."""
    longer, words = with_word(record, f"{int(seat)} {say}")
    assert words == 1, say
    return longer.said[-1], longer.armut_exchanges[-1] if longer.armut_exchanges else ArmutExchange()
