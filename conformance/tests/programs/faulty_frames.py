"""The kit as a program that speaks protobuf, which goes wrong when seat 3 wants to play a card."""

import subprocess
import sys
import time

FAULT, KIT = sys.argv[1:]
INPUT, OUTPUT = sys.stdin.buffer, sys.stdout.buffer


def varint(read):
    number = shift = 0
    while True:
        byte = read(1)
        if not byte:
            sys.exit(0)
        number |= (byte[0] & 0x7F) << shift
        shift += 7
        if byte[0] < 0x80:
            return number


def written(number):
    low = number & 0x7F
    return bytes([low]) if number < 0x80 else bytes([low | 0x80]) + written(number >> 7)


def framed(message):
    return written(len(message)) + message


def fields(message):
    """The numbers and the strings of a message by their field numbers; it has no others."""
    found, at = {}, 0

    def read(count):
        nonlocal at
        at += count
        return message[at - count : at]

    while at < len(message):
        key = varint(read)
        number = varint(read)
        found[key >> 3] = number if key & 7 == 0 else read(number)
    return found


def wrong(ask):
    reply = b"\x08" + written(ask[1])
    if FAULT == "crash":
        sys.exit("seat 3 is too much for me")
    if FAULT == "hang":
        time.sleep(600)
    if FAULT == "bytes":
        return framed(b"\xff\xfe\x00")
    if FAULT == "endless":
        return b"\xff" * 12
    if FAULT == "huge":
        return written(1 << 30)
    if FAULT == "id":
        return framed(b"\x08" + written(ask[1] + 1) + b"\x22\x00")
    if FAULT == "response":
        return framed(reply + b"\x12\x01\xff")
    if FAULT == "none":
        return None
    if FAULT == "nothing":
        return framed(reply)
    if FAULT == "half":
        OUTPUT.write(written(100) + reply)
        OUTPUT.flush()
        sys.exit(0)


kit = subprocess.Popen([KIT, "--act-as-program", "protobuf"], stdin=-1, stdout=-1)
kit.stdin.write(INPUT.readline())
kit.stdin.flush()
OUTPUT.write(kit.stdout.readline())
OUTPUT.flush()
while True:
    message = INPUT.read(varint(INPUT.read))
    ask = fields(message)
    is_of_seat_3 = ask[2] == b"ValidateMove" and fields(ask[3]).get(7) == 3
    reply = wrong(ask) if is_of_seat_3 else None
    if reply is None:
        kit.stdin.write(framed(message))
        kit.stdin.flush()
        reply = framed(kit.stdout.read(varint(kit.stdout.read)))
    OUTPUT.write(reply)
    OUTPUT.flush()
