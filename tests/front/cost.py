"""What a call costs a front, and its instance through the front and without one: time of a core.

No test, since a busy machine tells what it wants. `docs/OPERATIONS.md` has what was measured; h2load asks, of the
Debian package nghttp2-client:

    cd tests/front && DOKO_SERVER=../../target/dist/doko-server PYTHONPATH=../../sdk/python/src \
        ../../target/tools/front/bin/python cost.py
"""

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from google.protobuf import json_format

from doko_sdk.proto import rules_service_pb2 as rules
from programs import ROOT, Front, Instance

ROUNDS = 5
CALLS = 20_000
CARDS = 40
"""On the table when it is asked whether the next one may be played."""

METHOD = "/doppelkopf.rules.v1.RulesService/ValidateMove"
MANY = {"max_tokens": 1_000_000, "tokens_per_fill": 1_000_000, "fill_interval": "1s"}
"""More than is asked here: what is shipped would refuse one caller who asks so much."""


def question() -> bytes:
    """Whether the forty-first card of a recorded game may be played, with what else may be; as a message of gRPC."""
    record = json.loads((ROOT / "tests/golden/recorded-normalspiel.json").read_text(encoding="utf-8"))
    card = record["plays"][CARDS]
    for name in ("plays", "playSeats"):
        record[name] = record[name][:CARDS]
    asked = {"record": record, "card": card, "view": "VIEW_EVERYTHING", "include": ["INCLUDE_LEGAL_CARDS"]}
    message = json_format.ParseDict(asked, rules.ValidateMoveRequest()).SerializeToString()
    return bytes([0]) + len(message).to_bytes(4, "big") + message


def unhindered(settings: dict[str, Any]) -> None:
    """Rates of callers that nobody here reaches."""
    [chain] = settings["static_resources"]["listeners"][0]["filter_chains"]
    [host] = chain["filters"][0]["typed_config"]["route_config"]["virtual_hosts"]
    limits = host["typed_per_filter_config"]["envoy.filters.http.local_ratelimit"]
    limits["token_bucket"] = MANY
    for descriptor in limits["descriptors"]:
        descriptor["token_bucket"] = MANY


def core_time(process: subprocess.Popen[Any]) -> float:
    """Seconds that all threads of it have had a core."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def load(url: str, body: Path) -> None:
    """As many calls, over four connections with 32 open ones each; all of them are answered."""
    command = ["h2load", "--threads", "1", "--clients", "4", "--max-concurrent-streams", "32"]
    command += ["--requests", str(CALLS), "--data", str(body)]
    command += ["--header", "content-type: application/grpc", "--header", "te: trailers", url + METHOD]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert f" {CALLS} succeeded" in told, told
    # An answer has so many bytes; a refusal has none.
    [data] = re.findall(r"\((\d+)\) data", told)
    assert int(data) > 100 * CALLS, told


def microseconds(process: subprocess.Popen[Any], url: str, body: Path, *others: subprocess.Popen[Any]) -> list[float]:
    """Time of a core for each call, of this process and of others, while the load goes to `url`."""
    watched = [process, *others]
    before = [core_time(it) for it in watched]
    load(url, body)
    return [(core_time(it) - begin) / CALLS * 1e6 for it, begin in zip(watched, before, strict=True)]


def main() -> None:
    """Measures, and tells medians with the least and the most."""
    with tempfile.TemporaryDirectory() as folder:
        body = Path(folder) / "body"
        body.write_bytes(question())
        rates = {"DOKO_CALLER_RATE": "1000000", "DOKO_CALLER_BURST": "1000000"}
        with (
            Instance(**rates) as instance,
            Front(Path(folder) / "front", [instance], unhindered) as front,
        ):
            direct = f"http://127.0.0.1:{instance.port}"
            load(front.address, body)
            rounds = [
                (
                    microseconds(front.process, front.address, body, instance.process),
                    microseconds(instance.process, direct, body),
                )
                for _ in range(ROUNDS)
            ]
    columns = {
        "front": [through[0] for through, _ in rounds],
        "instance, through the front": [through[1] for through, _ in rounds],
        "instance, directly": [alone[0] for _, alone in rounds],
    }
    for name, times in columns.items():
        sys.stdout.write(f"{name}: {statistics.median(times):.1f} µs ({min(times):.1f} to {max(times):.1f})\n")


if __name__ == "__main__":
    main()
