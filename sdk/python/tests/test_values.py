"""Values that need no server."""

import copy
import pickle
import re
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any, cast

import pytest
from google.protobuf import json_format

from doko_sdk import (
    Acceptance,
    Announcement,
    ArmutExchange,
    Ask,
    AskKind,
    AsyncDokoClient,
    Card,
    CheckRuleSet,
    CheckWord,
    CountedGame,
    DealCards,
    DokoClient,
    ExtraWord,
    GameContext,
    GameCounts,
    GetRuleSet,
    InspectGame,
    ListRules,
    Malformed,
    Party,
    PartyResult,
    Place,
    Position,
    Preset,
    ProtocolError,
    Rank,
    Reason,
    Record,
    RetryPolicy,
    RuleSet,
    RuleSetRef,
    RuleSetStamp,
    SaidWord,
    ScoreGame,
    ScoreSession,
    Seat,
    Seating,
    SeatState,
    SessionEntry,
    SessionGame,
    SessionPenalty,
    SessionRedeal,
    SessionSoloRound,
    Settings,
    Solo,
    ThrowCondition,
    ThrowKind,
    ThrowSecond,
    ValidateMove,
    ValidateMoveAnswer,
    View,
    from_message,
    parse_cards,
    printed,
    to_message,
)
from doko_sdk._base import ENUMS, MESSAGES
from doko_sdk._many import MOST
from doko_sdk.proto import (
    record_pb2,
    rule_set_service_pb2,
    rules_service_pb2,
    settlement_pb2,
    table_service_pb2,
    verdict_pb2,
)

LANGUAGES = Path(__file__).parents[3] / "docs" / "LANGUAGES.md"
GOLDEN = Path(__file__).parents[3] / "tests" / "golden"


def stored_games() -> list[Path]:
    paths = sorted([*GOLDEN.glob("*.json"), *GOLDEN.glob("random/*.json")])
    return [path for path in paths if not path.name.endswith(".expected.json")]


def test_stored_games_are_read_and_written_as_they_are() -> None:
    games = stored_games()
    assert len(games) > 10
    for path in games:
        text = path.read_text("utf-8")
        record = Record.from_json(text)
        assert Record.from_json(record.to_json()) == record
        as_it_is = json_format.Parse(text, record_pb2.GameRecord())
        written = to_message(record)
        for column in ("said_bids", "said_ranks", "extra_ranks", "extra_partners", "extra_parties"):
            # A column in which nothing stands may be left out.
            if not any(getattr(as_it_is, column)) and not getattr(written, column):
                as_it_is.ClearField(column)
        assert written == as_it_is, path


def test_what_is_no_stored_game_is_refused() -> None:
    for text in ('{"plays": ["CARD_XX"]}', '{"unknown": 1}', "{"):
        with pytest.raises(ValueError, match=r"."):
            Record.from_json(text)
    for text in ("", "[]", "ddv-tsr@2026-02-21; s=1g 2g; p=HT"):
        with pytest.raises(ValueError, match="no JSON object; `doko show --format json`"):
            Record.from_json(text)
    uneven = '{"ruleSet": {"name": "vln"}, "saidSeats": ["SEAT_1"], "saidWords": []}'
    with pytest.raises(ValueError, match="differ in length"):
        Record.from_json(uneven)


def test_a_game_may_be_one_line() -> None:
    record = Record.from_line("vln; p=SJ")
    assert to_message(record) == record_pb2.GameRecord(line="vln; p=SJ")
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    ("count", "must", "wanted", "chosen"),
    [
        (3, "", "", "DT DT C9"),
        (3, "", "S9 S9 CA DT", "S9 DT DT"),
        (3, "DT DT", "S9", "DT DT S9"),
        (1, "S9", "C9 DT", "S9"),
        (0, "", "S9", ""),
    ],
)
def test_cards_of_an_armut_are_what_must_be_and_then_what_is_wanted(
    count: int, must: str, wanted: str, chosen: str
) -> None:
    may = parse_cards("DT DT C9 S9")
    ask = Ask(Seat.S1, AskKind.ARMUT_PUSH, card_count=count, must_contain=parse_cards(must), may_contain=may)
    assert ask.cards(*parse_cards(wanted)) == parse_cards(chosen)


def test_a_question_without_cards_has_none() -> None:
    assert Ask(Seat.S1, AskKind.DECLARATION).cards(Card.DT) == ()


def test_who_played_is_said_of_all_cards_or_of_none() -> None:
    said = Record.new("ddv-tsr").play_by(Seat.S1, "HT").play_by(Seat.S2, Card.DJ)
    assert (said.plays, said.play_seats) == ((Card.HT, Card.DJ), (Seat.S1, Seat.S2))
    with pytest.raises(ValueError, match="`play_by` says it of the next one"):
        said.play("CJ")
    with pytest.raises(ValueError, match="all of them say it, or none"):
        Record.new("ddv-tsr").play("HT").play_by(Seat.S2, "DJ")


def test_what_is_no_word_of_the_api_is_named_with_those_that_are() -> None:
    def refused(error: type[Exception], card: Any) -> str:
        with pytest.raises(error) as caught:
            to_message(ValidateMove(Record.new("ddv-tsr"), None, card))
        return str(caught.value)

    assert re.fullmatch("`XX` as card is no Card; there are CA, CT, .*, D9", refused(ValueError, "XX"))
    with pytest.raises(ValueError, match=r"^seat takes Seat\.S1, and not `S1` as a text$"):
        to_message(ValidateMove(Record.new("ddv-tsr"), cast(Any, "S1"), Card.HT))
    assert refused(TypeError, Seat.S1) == "card takes no Seat"
    assert refused(TypeError, 1.5) == "card takes no float"
    newer = to_message(ValidateMove(Record.new("ddv-tsr"), None, Card(99)))
    assert newer.card == 99


def test_a_card_may_be_its_name_wherever_one_is_asked_about() -> None:
    record = Record.new("vln", [["HT", Card.DA], "CQ DJ"]).play("HT").play(["DA", Card.CQ]).claim_rest(Seat.S1, ["DJ"])
    assert record.hands[:2] == ((Card.HT, Card.DA), (Card.CQ, Card.DJ))
    assert (record.plays, record.claim_order) == ((Card.HT, Card.DA, Card.CQ), (Card.DJ,))
    assert to_message(replace(record, plays=cast(Any, ("HT", "DA", "CQ")))) == to_message(record)
    assert to_message(ValidateMove(record, None, "DJ")) == to_message(ValidateMove(record, None, Card.DJ))
    handed = to_message(CheckWord(record, Seat.S1, SaidWord.ARMUT_PUSH, cards=[Card.HT, Card.DA]))
    for cards in ("HT DA", ["HT", "DA"]):
        assert to_message(CheckWord(record, Seat.S1, SaidWord.ARMUT_PUSH, cards=cards)) == handed
    assert to_message(ArmutExchange(pushed_cards="HT DA")).pushed_cards == [Card.HT, Card.DA]
    assert str(from_message(to_message(record)).plays[0]) == "HT"


def test_each_seat_has_a_view_and_a_state() -> None:
    position = Position(seats=tuple(SeatState(seat) for seat in Seat))
    for seat in Seat:
        assert View.of(seat) == View[f"SEAT_{int(seat)}"]
        assert position.seat(seat).seat == seat


def test_what_nobody_has_read_yet_is_there() -> None:
    def answer() -> Any:
        legal = verdict_pb2.Verdict(accepted=verdict_pb2.Acceptance())
        message = rules_service_pb2.ValidateMoveResponse(answered_by={"name": "vln"}, verdict=legal, line="vln")
        value = from_message(message)
        message.line = "later"
        return value

    known = ValidateMoveAnswer(RuleSetStamp(name="vln"), Acceptance(), line="vln")
    assert answer() == known
    assert hash(answer()) == hash(known)
    assert repr(answer()) == repr(known)
    assert pickle.loads(pickle.dumps(answer())) == copy.deepcopy(answer()) == replace(answer()) == known
    with pytest.raises(FrozenInstanceError):
        answer().line = ""


def test_a_part_without_what_it_must_have_is_told_when_it_is_read() -> None:
    answer = from_message(rules_service_pb2.ValidateMoveResponse(answered_by={}, verdict={}))
    with pytest.raises(ProtocolError, match="verdict is missing"):
        _ = answer.verdict


def test_a_record_that_was_asked_about_is_the_same_record() -> None:
    record = Record.new("vln").play("HT")
    to_message(record).plays.append(Card.DA)
    assert list(to_message(record).plays) == [Card.HT]
    assert list(to_message(record.play("DJ")).plays) == [Card.HT, Card.DJ]
    assert pickle.loads(pickle.dumps(record)) == record == Record.new("vln").play("HT")


def test_a_number_of_a_newer_server_stands_in_every_column() -> None:
    newer = (Card(200), Card(300))
    record = replace(Record.new("vln", [newer]).play(newer), play_seats=(Seat(7), Seat(8)))
    assert from_message(to_message(record)) == record


def test_what_is_nothing_in_a_record_is_named_with_what_there_is() -> None:
    record = Record.new("ddv-tsr")
    none: Any = "XX"
    for name, kind, wrong in (
        ("card", "Card; there are CA, CT, .*, D9", lambda: record.play([none])),
        ("hand", "Card; there are CA, CT, .*, D9", lambda: Record.new("vln", [[none]])),
        ("order", "Card; there are CA, CT, .*, D9", lambda: record.claim_rest(Seat.S1, [none])),
        ("seat", "Seat; there are S1, S2, S3, S4", lambda: record.say(none, SaidWord.GESUND)),
        ("word", "SaidWord; there are .*GESUND.*", lambda: record.say(Seat.S1, none)),
        ("word", "SaidWord; there are .*GESUND.*", lambda: record.say_all(none)),
        ("seat", "Seat; there are S1, S2, S3, S4", lambda: record.announce(none, Announcement.RE)),
        ("announcement", "Announcement; there are RE, .*", lambda: record.announce(Seat.S1, none)),
        ("party", "Party; there are RE, KONTRA", lambda: record.announce(Seat.S1, Announcement.KEINE_90, none)),
        ("word", "ExtraWord; there are RE, .*", lambda: record.extra(Seat.S1, none)),
        ("card", "Card; there are CA, CT, .*, D9", lambda: to_message(replace(record, plays=(none,)))),
        ("party", "Party; there are RE, KONTRA", lambda: to_message(replace(record, schweine_party=none))),
    ):
        with pytest.raises(ValueError, match=f"`XX` as {name} is no {kind}$"):
            wrong()
    with pytest.raises(TypeError, match="card takes no Seat"):
        record.play([cast(Any, Seat.S1)])
    assert record.play([Card(99)]).plays == (Card(99),)


def test_a_record_is_built_step_by_step() -> None:
    record = (
        Record.new(Preset.VLN)
        .say(Seat.S1, SaidWord.ARMUT)
        .say(Seat.S1, SaidWord.ARMUT_PUSH)
        .exchange(ArmutExchange(pushed_count=3))
        .say(Seat.S2, SaidWord.BID, bid=0)
        .say(Seat.S3, SaidWord.SCHWEINE, rank=Rank.KING)
        .play([Card.HT, Card.DA])
        .extra(Seat.S3, ExtraWord.GENSCHER, partner=Seat.S4)
        .play(Card.DK)
        .claim_rest(Seat.S1, "CQ SQ")
    )
    message = to_message(record)
    assert list(message.said_bids) == [0, 0, 0, 0]
    assert list(message.said_ranks) == [0, 0, 0, Rank.KING]
    assert (list(message.extra_at), list(message.extra_partners)) == ([2, 3], [4, 0])
    assert (list(message.extra_ranks), list(message.extra_parties)) == ([], [])
    assert from_message(message) == record
    assert record.before_play(2).extras == record.extras[:1]
    assert record.before_play(2).claim_order == ()
    assert record.before_play(3) == record
    assert to_message(record.say(Seat.S3, SaidWord.BID)).said_bids == [], "a bid without its height is none"
    bare = Record.new("vln").say(Seat.S1, SaidWord.BID)
    assert from_message(to_message(bare)) == bare
    with pytest.raises(ValueError, match="4 hands"):
        Record.new("vln", [""] * 5)


def test_what_is_said_of_schweine_goes_with_them() -> None:
    later = replace(Record.new("vln").play("DA").extra(Seat.S1, ExtraWord.SCHWEINE), schweine_party=Party.RE)
    assert later.before_play(0).schweine_party is None
    assert later.before_play(1).schweine_party == Party.RE
    first = replace(Record.new("vln").say(Seat.S1, SaidWord.SCHWEINE), schweine_party=Party.RE)
    assert first.before_play(0) == first


def test_announcements_are_extras_of_the_same_name() -> None:
    for announcement in Announcement:
        assert Record.new("vln").announce(Seat.S1, announcement).extras[0].word.name == announcement.name


def test_a_type_says_which_member_of_a_oneof_is_meant() -> None:
    record = Record.new("vln")
    assert to_message(CheckWord(record, Seat.S1, SaidWord.GESUND)).WhichOneof("word") == "said"
    assert to_message(CheckWord(record, Seat.S1, ExtraWord.SCHWEINE)).WhichOneof("word") == "extra"
    assert to_message(RuleSetRef(RuleSet())).WhichOneof("source") == "custom"
    assert to_message(RuleSetRef("vln")).WhichOneof("source") == "name"
    entries: list[SessionEntry] = [SessionRedeal(), SessionPenalty([1, 2, 3, -6]), SessionSoloRound()]
    session = to_message(ScoreSession(RuleSetRef("vln"), entries=entries))
    assert [it.WhichOneof("entry") for it in session.entries] == ["redeal", "penalty", "solo_round"]
    with pytest.raises(TypeError, match="source takes no str"):
        to_message(ScoreGame("vln"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="record takes no str"):
        to_message(InspectGame("vln; p=HT", view=View.PUBLIC))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a str stands for no message"):
        to_message(Record("vln"))  # type: ignore[arg-type]


def test_a_rule_set_is_named_in_any_way() -> None:
    custom = RuleSet(solos=())
    for named, reference in (
        (Preset.VLN, RuleSetRef("vln")),
        ("vln", RuleSetRef("vln")),
        (custom, RuleSetRef(custom)),
        (RuleSetRef("vln", edition="1"), RuleSetRef("vln", edition="1")),
    ):
        expected = to_message(reference)
        assert to_message(Record.new(named)).rule_set == expected
        asked = to_message(CheckRuleSet(named, compare_with=named))
        assert (asked.rule_set, asked.compare_with) == (expected, expected)
        assert to_message(ListRules(rule_set=named)).rule_set == expected
        assert to_message(DealCards(named, bytes(32))).rule_set == expected
        counts = GameCounts(named, CountedGame.TWO_AGAINST_TWO, [Seat.S1, Seat.S2], 120, 6, 6)
        assert to_message(ScoreGame(counts)).counts.rule_set == expected
        session = to_message(ScoreSession(named, entries=[SessionGame(counts)]))
        assert (session.rule_set, session.entries[0].game.counts.rule_set) == (expected, expected)
    with pytest.raises(TypeError, match="source takes no int"):
        to_message(GetRuleSet(7))  # type: ignore[arg-type]


def test_hands_that_are_not_known_are_none_or_empty() -> None:
    own = parse_cards("HT DA")
    for hands in ([own, None, None, None], [own, "", (), None], [own]):
        assert Record.new("vln", hands).hands == (own, (), (), ())
    assert Record.new("vln", (None, own)).hands == ((), own, (), ())


def test_absent_and_empty_differ() -> None:
    absent, empty = to_message(RuleSet()), to_message(RuleSet(solos=()))
    assert not absent.HasField("solos")
    assert empty.HasField("solos")
    assert from_message(absent).solos is None
    assert from_message(empty).solos == ()
    assert to_message(Record(None, GameContext())).HasField("context")
    assert not to_message(Record(None)).HasField("context")


def test_a_condition_has_another_that_must_hold_too() -> None:
    nines = ThrowSecond(ThrowKind.NINES, number=4)
    kings = ThrowCondition(ThrowKind.KINGS, number=4, also=nines)
    highest = ThrowCondition(ThrowKind.HIGHEST, card=Card.DJ)
    rules = RuleSet(throw_conditions=(kings, highest))
    assert from_message(to_message(rules)) == rules


def test_members_of_one_type_are_attributes_of_their_own() -> None:
    result = from_message(settlement_pb2.PartyResult(augen=121, tricks=7, tricks_needed=1))
    assert result == PartyResult(augen=121, tricks=7, tricks_needed=1)
    assert result.augen_needed is None


def test_a_word_of_a_newer_server_has_a_number() -> None:
    citation = from_message(verdict_pb2.RuleCitation(rule_id="NEW-1", reason=999))  # type: ignore[arg-type]
    assert (str(citation.reason), citation.reason) == ("UNRECOGNIZED_999", 999)
    assert citation.reason not in list(Reason)
    assert to_message(citation).reason == 999
    with pytest.raises(ValueError, match="0 is not a valid Reason"):
        Reason(0)


def test_an_answer_of_a_newer_kind_is_malformed() -> None:
    with pytest.raises(Malformed, match="outcome is missing"):
        from_message(rules_service_pb2.InspectGameResponse(answered_by={}))


def test_words_print_as_they_are_named() -> None:
    assert f"{Card.HT} {Solo.DAMEN!r} {Seat.S1:>4}" == "HT Solo.DAMEN   S1"


def test_everything_has_a_message_and_says_what_it_is() -> None:
    for cls in (*MESSAGES.values(), *ENUMS.values()):
        assert cls.__doc__, cls
    assert Rank["TEN"] == Rank.TEN
    assert GameCounts.message_name == "doppelkopf.rules.v1.GameCounts"


@pytest.mark.parametrize("client", [DokoClient, AsyncDokoClient])
def test_every_method_of_every_service_is_there(client: type[object]) -> None:
    services = [
        service
        for file in (rules_service_pb2, rule_set_service_pb2, table_service_pb2)
        for service in file.DESCRIPTOR.services_by_name.values()
    ]
    methods = [method.name for service in services for method in service.methods]
    assert len(methods) == 18
    for name in methods:
        assert callable(getattr(client, re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()))


def test_at_a_table_of_five_the_dealer_sits_out() -> None:
    seating = Seating("ABCDE", Place.P5)
    assert [seating.player(seat) for seat in Seat] == list("ABCD")
    assert seating.seat_of("E") is None
    assert seating.by_player([1, 2, 3, -6]) == [("A", 1), ("B", 2), ("C", 3), ("D", -6), ("E", 0)]
    assert seating.next_deal().dealer == Place.P1
    for players, dealer in (("ABC", Place.P1), ("ABCD", Place.P5)):
        with pytest.raises(ValueError, match=r"dealer|players"):
            Seating(players, dealer)


def test_the_defaults_are_those_that_are_the_same_in_every_language() -> None:
    _, _, section = LANGUAGES.read_text("utf-8").partition("\n## Defaults\n")
    documented = [float(it.replace(",", "")) for it in re.findall(r"^\| [^|]* \| ([\d,.]+)", section, re.MULTILINE)]
    settings, retries = Settings(), RetryPolicy()
    assert documented == [
        settings.timeout * 1000,
        retries.attempts,
        retries.first_delay * 1000,
        retries.longest_delay * 1000,
        retries.share,
        retries.burst,
        settings.keepalive * 1000,
        settings.keepalive_timeout * 1000,
        settings.largest_answer,
        MOST,
    ]


def test_cards_look_as_they_are_printed() -> None:
    assert [printed(card) for card in parse_cards("CA ST HT DQ C9")] == ["♣A", "♠10", "♥10", "♦Q", "♣9"]
    assert len({printed(card) for card in Card}) == 24


def test_cards_that_are_none() -> None:
    for text in ("ht", "H10", "??", "HT,DA"):
        with pytest.raises(ValueError, match="is no card"):
            parse_cards(text)
