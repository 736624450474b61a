"""Strangers at the front: none of them takes what all have in common, and none can have an instance left out."""

import asyncio
import json
import socket
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import grpc
from google.protobuf import json_format

from asking import Answer, ask
from doko_sdk.proto import rules_service_pb2 as rules
from programs import Front, Instance, wait_until

EVALUATE = "/doppelkopf.rules.v1.RulesService/Evaluate"

OTHERS = "127.0.0.2"
"""An address of this machine that nobody else here asks from."""

BATCH = "/doppelkopf.rules.v1.RulesService/EvaluateBatch"

LONG = 2.5
"""Seconds that a question is to take that takes long. An instance gives up after ten."""

ONE = rules.EvaluateRequest(questions=[rules.Question()]).SerializeToString()
"""A message with one question, whose answer is that it is none."""

STREAMS_OF_ONE = 32
"""Half of the streams that may be open at one instance."""


@dataclass
class Greedy:
    """Somebody who opens streams, over as many connections as that takes, and keeps them open."""

    front: Front

    def __post_init__(self) -> None:
        trusted = grpc.ssl_channel_credentials(self.front.certificate.read_bytes())
        own = [("grpc.use_local_subchannel_pool", 1)]
        self._channels = [
            grpc.aio.secure_channel(f"localhost:{self.front.port}", trusted, options=own) for _ in range(5)
        ]
        self._open: list[Any] = []

    async def opens(self, count: int) -> int:
        """How many of so many streams are answered."""
        return sum(await asyncio.gather(*(self._opens(number) for number in range(count))))

    async def _opens(self, number: int) -> bool:
        call: Any = self._channels[number % len(self._channels)].stream_stream(EVALUATE)()
        try:
            await call.write(ONE)
            answered = await call.read() is not grpc.aio.EOF
        except grpc.aio.AioRpcError:
            answered = False
        if answered:
            self._open.append(call)
        return answered

    async def goes(self) -> None:
        """Ends all of it."""
        for channel in self._channels:
            await channel.close()


def stream_from(front: Front, address: str) -> Answer:
    """One stream with one question, asked from this address."""
    framed = bytes([0]) + len(ONE).to_bytes(4, "big") + ONE
    headers = ("--header", "content-type: application/grpc", "--header", "te: trailers")
    return ask(front, EVALUATE, "--http2", "--interface", address, *headers, body=framed)


async def test_one_caller_leaves_room_for_others(front: Front, instances: list[Instance]) -> None:
    greedy = Greedy(front)
    try:
        taken = await greedy.opens(400)
        assert 1 <= taken <= STREAMS_OF_ONE * len(instances), taken
        for _ in range(20):
            answer = await asyncio.to_thread(stream_from, front, OTHERS)
            assert answer.status == 200
            length = int.from_bytes(answer.body[1:5], "big")
            assert len(rules.EvaluateResponse.FromString(answer.body[5 : 5 + length]).answers) == 1
            single = await asyncio.to_thread(ask, front, "/v1/rule-sets", "--interface", OTHERS)
            assert single.status == 200
        # Nor does it help to say that one is somebody else.
        lie = ("--header", "x-forwarded-for: 192.0.2.1")
        assert (await asyncio.to_thread(ask, front, "/v1/rule-sets", *lie)).status == 200
        assert await greedy.opens(100) <= STREAMS_OF_ONE * len(instances) - taken
    finally:
        await greedy.goes()


def batch_of(count: int) -> rules.EvaluateBatchRequest:
    """As many claims, each of which takes as long as one question may. The claimant has all clubs and nothing else."""
    record = {
        "ruleSet": {"name": "ddv-tsr"},
        "saidSeats": ["SEAT_1", "SEAT_2", "SEAT_3", "SEAT_4"],
        "saidWords": ["SAID_WORD_SOLO_FLEISCHLOS", *["SAID_WORD_GESUND"] * 3],
        "hand_1": [f"CARD_C{rank}" for rank in "ATKQJ9" for _ in range(2)],
        "plays": ["CARD_CA"],
    }
    claim = {"checkClaim": {"record": record, "seat": "SEAT_1", "kind": "CLAIM_KIND_REST"}}
    return json_format.ParseDict({"questions": [claim] * count}, rules.EvaluateBatchRequest())


def asked(channel: grpc.Channel, batch: rules.EvaluateBatchRequest) -> float:
    """How long the answer took."""
    call = channel.unary_unary(
        BATCH, rules.EvaluateBatchRequest.SerializeToString, rules.EvaluateBatchResponse.FromString
    )
    begin = time.monotonic()
    response = call(batch, timeout=30)
    assert len(response.answers) == len(batch.questions)
    assert all(it.HasField("check_claim") for it in response.answers)
    return time.monotonic() - begin


def test_a_question_that_takes_long_is_asked_once(front: Front, instances: list[Instance]) -> None:
    count = 1
    with grpc.insecure_channel(f"127.0.0.1:{instances[0].port}") as direct:
        while (took := asked(direct, batch_of(count))) < LONG:
            count = max(count + 1, int(count * min(4.0, LONG / took)))
    figures = ("upstream_rq_retry", "upstream_rq_timeout", "outlier_detection.ejections_active")
    before = [front.figure(f"cluster.doko.{it}") for it in figures]
    trusted = grpc.ssl_channel_credentials(front.certificate.read_bytes())
    with grpc.secure_channel(f"localhost:{front.port}", trusted) as channel:
        asked(channel, batch_of(count))
    assert [front.figure(f"cluster.doko.{it}") for it in figures] == before


MOST_CONNECTIONS = 20
"""Of a front that is to be flooded."""


def test_who_takes_all_connections_does_not_make_a_front_ill(instances: list[Instance], tmp_path: Path) -> None:
    """Kubernetes would take it out of its service, and those who are connected with it, too."""

    def narrow(settings: dict[str, Any]) -> None:
        [connections] = [
            it["typed_config"]
            for it in settings["overload_manager"]["resource_monitors"]
            if "max_active_downstream_connections" in it["typed_config"]
        ]
        connections["max_active_downstream_connections"] = MOST_CONNECTIONS

    with Front(tmp_path, instances, narrow) as front, ExitStack() as flood:
        for _ in range(2 * MOST_CONNECTIONS):
            flood.enter_context(socket.create_connection(("127.0.0.1", front.port), timeout=5))
        refused = f"listener.127.0.0.1_{front.port}.downstream_global_cx_overflow"
        wait_until(lambda: front.figure(refused) >= MOST_CONNECTIONS, "there is no room for all of them")
        for _ in range(5):
            assert front.is_ready()
            assert "envoy_listener_downstream_global_cx_overflow" in front.figures()


BURST_OF_LINES = 1_000
"""Of the access log, of which there are a tenth as many each second."""


def test_who_is_refused_does_not_fill_the_log(instances: list[Instance], tmp_path: Path) -> None:
    asked = 4 * BURST_OF_LINES
    with Front(tmp_path, instances) as front:
        begin = time.monotonic()
        # One curl asks all of them, over one connection.
        ask(front, f"/none-[1-{asked}]", "--http2")
        took = time.monotonic() - begin
        wait_until(lambda: front.figure("http.public.downstream_rq_4xx") >= asked, "all are refused")
        lines = [json.loads(line) for line in front.log().splitlines() if line.startswith('{"')]
        refused = [it for it in lines if it.get("status") == 404]
        assert BURST_OF_LINES // 2 < len(refused) < BURST_OF_LINES + 100 * (took + 5), len(refused)
