"""How a client connects with options of its caller."""

from pathlib import Path

import pytest

from doko_sdk import DokoClient, DokoError, Settings
from doko_sdk.settings import Endpoint


def test_an_option_of_the_caller_stands_in_place_of_the_clients() -> None:
    given = (("grpc.keepalive_time_ms", 1), ("grpc.lb_policy_name", "pick_first"), ("grpc.primary_user_agent", "me"))
    options = Endpoint.of("127.0.0.1:1", Settings(channel_options=given)).options
    names = [name for name, _ in options]
    assert len(names) == len(set(names)), "gRPC would take the first"
    assert dict(options).items() >= dict(given).items()
    assert dict(options)["grpc.max_receive_message_length"] == Settings().largest_answer


@pytest.mark.usefixtures("address")
def test_a_socket_of_this_machine_is_an_address(socket: Path) -> None:
    with DokoClient(f"unix:{socket}", Settings(timeout=30, api_key="travels nowhere")) as client:
        assert client.list_rule_sets().rule_sets


def test_grpc_does_as_the_caller_says(address: str) -> None:
    with DokoClient(address, Settings(timeout=30)) as client:
        assert client.list_rule_sets().rule_sets
    narrow = Settings(timeout=30, channel_options=(("grpc.max_receive_message_length", 1),))
    with DokoClient(address, narrow) as client, pytest.raises(DokoError, match="larger"):
        client.list_rule_sets()
