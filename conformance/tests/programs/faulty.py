"""The example normalspiel.py, which goes wrong when seat 3 wants to play a card."""

import json
import pathlib
import runpy
import socket
import sys
import time

FAULT = sys.argv[1]
INPUT = sys.stdin


def go_wrong(ask):
    if FAULT == "crash" or FAULT.startswith("once:"):
        sys.exit("seat 3 is too much for me")
    if FAULT == "hang":
        time.sleep(600)
    if FAULT.startswith("hold:"):
        connection = socket.create_connection(("127.0.0.1", int(FAULT.removeprefix("hold:"))))
        connection.recv(1)
    if FAULT == "text":
        print("<html>502</html>", flush=True)
    if FAULT == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()
    if FAULT == "id":
        print(json.dumps({"id": ask["id"] + 1, "unsupported": "not mine"}), flush=True)
    if FAULT == "field":
        print(json.dumps({"id": ask["id"], "response": {"veredict": {}}}), flush=True)
    if FAULT == "both":
        reply = {"id": ask["id"], "response": {}, "unsupported": "both"}
        print(json.dumps(reply), flush=True)
    if FAULT == "half":
        sys.stdout.write('{"id":')
        sys.stdout.flush()
        sys.exit(0)


class Troubled:
    def readline(self):
        return INPUT.readline()

    def __iter__(self):
        earlier = None
        for line in INPUT:
            ask = json.loads(line)
            if FAULT == "late" and earlier is not None:
                print(json.dumps({"id": earlier, "response": {"veredict": {}}}), flush=True)
            earlier = ask["id"]
            if FAULT != "none" and ask["request"].get("seat") == "SEAT_3":
                go_wrong(ask)
                continue
            yield line
            if FAULT == "twice":
                print(json.dumps({"id": ask["id"], "unsupported": "twice"}), flush=True)


if FAULT == "rude":
    print("hello?", flush=True)
if FAULT == "old":
    print('{"hello":{"protocol":0,"encoding":"json","name":"old"}}', flush=True)
if FAULT == "slow":
    time.sleep(1)
if FAULT.startswith("once:"):
    begun = pathlib.Path(FAULT.removeprefix("once:"))
    if begun.exists():
        sys.exit("I start once only")
    begun.touch()
if FAULT == "gone":
    sys.exit("I do not start at all")
sys.stdin = Troubled()
runpy.run_path(str(pathlib.Path(__file__).parents[2] / "executors" / "normalspiel.py"))
