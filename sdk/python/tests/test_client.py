"""What a client does with answers, errors, batches and streams of a real server."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from threading import Event

import grpc
import pytest

from doko_sdk import (
    Acceptance,
    Announcement,
    AsyncDokoClient,
    AuditGame,
    AuditGameAnswer,
    Card,
    CheckAnnouncementAnswer,
    DeadlineExceeded,
    DealFinding,
    DokoClient,
    DokoError,
    ErrorReason,
    FairDraw,
    Include,
    InspectGame,
    InvalidRequest,
    Language,
    Party,
    Position,
    Preset,
    ProtocolError,
    Question,
    Reason,
    Record,
    Refusal,
    RuleKind,
    RuleSet,
    RuleSetRef,
    SaidWord,
    ScoreSession,
    Seat,
    Settings,
    Solo,
    SoloLead,
    Undecided,
    ValidateMove,
    View,
    parse_cards,
)


def test_a_refusal_says_everything(client: DokoClient, record: Record) -> None:
    answer = client.validate_move(
        record, Seat.S2, Card.CA, view=View.EVERYTHING, language=Language.EN, include=[Include.POSITION]
    )
    refusal = answer.verdict
    assert isinstance(refusal, Refusal)
    assert refusal.reasons == (refusal.reason,) == (Reason.REVOKE,)
    assert refusal.rule_ids == ("FOLLOW-2",)
    assert refusal.legal_cards == parse_cards("SQ SJ SJ HJ DQ DJ")
    assert refusal.available_announcements == ()
    assert refusal.accepted_words == ()
    assert str(refusal) == refusal.text != ""
    assert answer.answered_by.name == "ddv-tsr"
    assert answer.position is not None
    assert answer.position.turn == Seat.S2
    assert answer.effects is None


def test_language_and_view_are_those_of_the_client_unless_named(address: str, record: Record) -> None:
    with DokoClient(address, Settings(language=Language.DE, view=View.SEAT_2)) as client:
        german = client.validate_move(record, None, Card.CA).verdict
        english = client.validate_move(record, None, Card.CA, language=Language.EN).verdict
        position = client.inspect_game(record, view=View.SEAT_2).outcome
        everything = client.inspect_game(record, view=View.EVERYTHING).outcome
    assert isinstance(german, Refusal)
    assert isinstance(english, Refusal)
    assert german.text != english.text
    assert isinstance(position, Position)
    assert isinstance(everything, Position)
    assert [bool(it.hand) for it in position.seats] == [False, True, False, False]
    assert all(it.hand for it in everything.seats)


def test_an_absage_is_asked_about_with_its_party(client: DokoClient) -> None:
    record = Record.new("ddv-tsr").say_all(SaidWord.GESUND).announce(Seat.S4, Announcement.RE)

    def asked(party: Party | None) -> CheckAnnouncementAnswer:
        absage = Announcement.KEINE_90
        return client.check_announcement(record, Seat.S1, absage, party=party)

    assert isinstance(asked(None).verdict, Undecided)
    assert isinstance(asked(Party.RE).verdict, Acceptance)
    refusal = asked(Party.KONTRA).verdict
    assert isinstance(refusal, Refusal)
    assert Reason.WRONG_PARTY in refusal.reasons
    longer = record.announce(Seat.S1, Announcement.KEINE_90, Party.RE)
    assert longer.extras[-1].party == Party.RE
    position = client.inspect_game(longer, view=View.EVERYTHING).outcome
    assert isinstance(position, Position)
    assert position.seat(Seat.S1).party == Party.RE


def test_every_bad_field_is_named(client: DokoClient, record: Record) -> None:
    unreadable = replace(record, rule_set=RuleSetRef("skat"), plays=(Card(99),))
    with pytest.raises(InvalidRequest) as caught:
        client.validate_move(unreadable, None, Card.CA)
    error = caught.value
    assert error.code == grpc.StatusCode.INVALID_ARGUMENT
    assert error.reason == ErrorReason.UNKNOWN_RULE_SET
    assert not error.is_transient
    reasons = {it.path: it.reason for it in error.fields}
    assert reasons == {
        "record.rule_set.name": ErrorReason.UNKNOWN_RULE_SET,
        "record.plays[0]": ErrorReason.UNKNOWN_ENUM_VALUE,
    }
    assert all(it.problem for it in error.fields)
    assert str(error) == error.message
    assert all(str(error).count(it.path) == 1 for it in error.fields)


def test_bad_fields_that_the_message_leaves_out_are_told_after_it(client: DokoClient) -> None:
    with pytest.raises(InvalidRequest) as caught:
        client.get_rule_set(RuleSet(solos=()))
    error = caught.value
    assert len(error.fields) > 16
    assert all(str(error).count(f"`{it.path}`") == 1 for it in error.fields)


def test_what_is_required_is_asked_for_by_the_service(client: DokoClient) -> None:
    with pytest.raises(InvalidRequest) as caught:
        client.inspect_game(Record(None), view=View.PUBLIC)
    assert [str(it.reason) for it in caught.value.fields] == ["MISSING_FIELD"]


def test_rule_sets_are_a_preset_and_what_differs(client: DokoClient) -> None:
    house = RuleSetRef(Preset.DDV_TSR, overrides=RuleSet(solo_lead=SoloLead.ALWAYS_SOLOIST, solos=(Solo.KARO,)))
    found = client.check_rule_set(house, language=Language.EN)
    assert found.problems == ()
    assert [it.option_path for it in found.differences] == ["solos", "solo.lead"]
    custom = client.check_rule_set(found.rule_set)
    assert custom.answered_by.options_hash == found.answered_by.options_hash
    names = [it.name for it in client.list_rule_sets().rule_sets]
    assert names == sorted(Preset)
    rules = client.list_rules(rule_set=house, kind=RuleKind.REFUSES, language=Language.EN).rules
    assert {it.kind for it in rules} == {RuleKind.REFUSES}


def test_a_stale_hash_is_refused(client: DokoClient) -> None:
    stale = RuleSetRef("vln", expected_options_hash="0" * 64)
    with pytest.raises(InvalidRequest) as caught:
        client.get_rule_set(stale)
    assert caught.value.reason == ErrorReason.RULE_SET_CHANGED


def test_deals_are_the_same_and_can_be_checked(client: DokoClient) -> None:
    rules = Preset.DDV_TSR
    deal = client.deal_cards(rules, bytes(32))
    assert deal == client.deal_cards(rules, bytes(32))
    assert [len(hand) for hand in deal.hands] == [12] * 4
    draw = FairDraw(bytes(32), [b"a", b"b", b"c", b"d"], bytes(32))
    found = client.verify_deal(rules, draw, *deal.hands).findings
    assert DealFinding.COMMITMENT_BROKEN in found


def test_texts_call_the_players_by_their_names(client: DokoClient, record: Record) -> None:
    answer = client.validate_move(
        record,
        Seat.S3,
        Card.CA,
        view=View.EVERYTHING,
        language=Language.EN,
        seat_names=["Anna", "Bernd", "Carla", "Detlef"],
    )
    refusal = answer.verdict
    assert isinstance(refusal, Refusal)
    (cited,) = (it for it in refusal.violations if it.reason == Reason.OUT_OF_TURN)
    assert cited.text == "It is the turn of Bernd, not of Carla."
    assert [(it.name, it.seats) for it in cited.arguments] == [("seat_to_play", (Seat.S2,)), ("seat", (Seat.S3,))]


def test_answers_with_texts_can_be_printed(client: DokoClient, record: Record) -> None:
    answer = client.validate_move(record, Seat.S2, Card.DJ, view=View.EVERYTHING, language=Language.EN)
    assert "DJ" in repr(answer)
    answer = client.validate_move(record, Seat.S2, Card.CA, view=View.EVERYTHING, language=Language.EN)
    assert "held_of_demanded" in repr(answer)


def test_a_question_that_asks_for_texts_needs_a_view(client: DokoClient, record: Record) -> None:
    with pytest.raises(InvalidRequest) as caught:
        client.validate_move(record, Seat.S2, Card.CA, language=Language.EN)
    assert [it.path for it in caught.value.fields] == ["view"]


def test_a_line_is_not_cut() -> None:
    with pytest.raises(ValueError, match="line"):
        Record.from_line("vln; s=1g 2g 3g 4g; p=HT").before_play(0)


def test_a_list_stands_among_other_questions(client: DokoClient, record: Record) -> None:
    session = ScoreSession(Preset.DDV_TSR)
    first, second = client.evaluate_batch([session, AuditGame(record, view=View.EVERYTHING)])
    assert first == client.ask(session)
    assert isinstance(second, AuditGameAnswer)


def questions(record: Record) -> list[Question[object]]:
    return [
        ValidateMove(record, None, Card.DJ),
        InspectGame(replace(record, rule_set=RuleSetRef("skat")), view=View.PUBLIC),
        AuditGame(record, view=View.EVERYTHING),
    ]


def is_as_asked(answers: list[object]) -> None:
    move, error, audit = answers
    assert isinstance(getattr(move, "verdict", None), Acceptance)
    assert isinstance(error, InvalidRequest)
    assert [it.path for it in error.fields] == ["record.rule_set.name"]
    assert isinstance(audit, AuditGameAnswer)


def test_one_bad_question_of_a_batch_fails_alone(client: DokoClient, record: Record) -> None:
    is_as_asked([*client.evaluate_batch(questions(record))])
    assert client.evaluate_batch([]) == []


def test_a_batch_may_be_of_any_length(client: DokoClient, record: Record) -> None:
    asked = [ValidateMove(record, Seat.S2, card) for card in list(Card) * 10]
    answers = client.evaluate_batch(asked)
    legal = {
        question.card
        for question, answer in zip(asked, answers, strict=True)
        if not isinstance(answer, DokoError) and isinstance(answer.verdict, Acceptance)
    }
    assert legal == set(parse_cards("SQ SJ HJ DQ DJ"))


def test_a_message_that_fails_fails_for_its_questions(address: str, record: Record) -> None:
    with DokoClient(address, Settings(largest_answer=100)) as client:
        answers = client.evaluate_batch(questions(record))
        assert [type(it) for it in answers] == [ProtocolError] * 3
        with pytest.raises(ProtocolError):
            client.inspect_game(record, view=View.PUBLIC)


def test_a_stream_answers_in_order(client: DokoClient, record: Record) -> None:
    is_as_asked([*client.evaluate(questions(record), per_message=2)])
    with pytest.raises(ValueError, match="1 to 200"):
        next(client.evaluate([], per_message=0))


def test_a_stream_can_be_left_early(client: DokoClient, record: Record) -> None:
    def endless() -> Iterator[ValidateMove]:
        while True:
            yield ValidateMove(record, None, Card.DJ)

    stream = client.evaluate(endless(), per_message=1)
    assert not isinstance(next(stream), DokoError)
    stream.close()
    assert [*stream] == []


def test_a_stream_has_a_deadline(client: DokoClient, record: Record) -> None:
    over = Event()

    def slow() -> Iterator[ValidateMove]:
        yield ValidateMove(record, None, Card.DJ)
        assert over.wait(60)

    stream = client.evaluate(slow(), per_message=1, timeout=2)
    assert not isinstance(next(stream), DokoError)
    with pytest.raises(DeadlineExceeded):
        next(stream)
    over.set()


def test_what_questions_raise_reaches_who_asks_as_it_is(client: DokoClient, record: Record) -> None:
    fault = KeyError("no such game")

    def faulty() -> Iterator[ValidateMove]:
        yield ValidateMove(record, None, Card.DJ)
        yield ValidateMove(record, None, Card.CA)
        raise fault

    stream = client.evaluate(faulty(), per_message=1)
    assert not isinstance(next(stream), DokoError)
    assert not isinstance(next(stream), DokoError)
    with pytest.raises(KeyError) as caught:
        next(stream)
    assert caught.value is fault


async def test_an_asynchronous_stream_raises_it_as_well(address: str, record: Record) -> None:
    fault = KeyError("no such game")

    async def faulty() -> AsyncIterator[ValidateMove]:
        yield ValidateMove(record, None, Card.DJ)
        raise fault

    async with AsyncDokoClient(address) as client:
        stream = client.evaluate(faulty(), per_message=1)
        assert not isinstance(await anext(stream), DokoError)
        with pytest.raises(KeyError) as caught:
            await anext(stream)
        assert caught.value is fault
        left = client.evaluate([ValidateMove(record, None, Card.DJ)] * 9, per_message=1)
        assert not isinstance(await anext(left), DokoError)
        await left.aclose()


async def test_what_is_cancelled_elsewhere_does_not_say_that_the_client_was_closed(
    address: str, record: Record
) -> None:
    async def cancelled() -> AsyncIterator[ValidateMove]:
        other = asyncio.create_task(asyncio.sleep(60))
        other.cancel()
        await other
        yield ValidateMove(record, None, Card.DJ)

    async with AsyncDokoClient(address) as client:
        with pytest.raises(asyncio.CancelledError):
            await anext(client.evaluate(cancelled()))
        assert (await client.list_rule_sets()).rule_sets != ()


async def test_the_asynchronous_client_answers_alike(address: str, client: DokoClient, record: Record) -> None:
    async def asked() -> AsyncIterator[Question[object]]:
        for question in questions(record):
            yield question

    async with AsyncDokoClient(address) as other:
        move = await other.validate_move(record, Seat.S2, Card.CA, view=View.EVERYTHING, language=Language.DE)
        assert move == client.validate_move(record, Seat.S2, Card.CA, view=View.EVERYTHING, language=Language.DE)
        assert await other.list_rules() == client.list_rules()
        is_as_asked([*await other.evaluate_batch(questions(record))])
        is_as_asked([it async for it in other.evaluate(questions(record), per_message=1)])
        is_as_asked([it async for it in other.evaluate(asked(), per_message=2)])
        with pytest.raises(InvalidRequest) as caught:
            await other.inspect_game(Record(None), view=View.PUBLIC)
        assert [it.path for it in caught.value.fields] == ["record.rule_set"]
        with pytest.raises(DeadlineExceeded):
            await other.list_rules(timeout=1e-9)


async def test_an_asynchronous_stream_has_a_deadline(address: str, record: Record) -> None:
    async def slow() -> AsyncIterator[ValidateMove]:
        yield ValidateMove(record, None, Card.DJ)
        await asyncio.Event().wait()

    async with AsyncDokoClient(address) as client:
        stream = client.evaluate(slow(), per_message=1, timeout=2)
        assert not isinstance(await anext(stream), DokoError)
        with pytest.raises(DeadlineExceeded):
            await anext(stream)
