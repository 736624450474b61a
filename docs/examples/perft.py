"""Counts continuations as tests/vectors/perft/README.md defines them, by rules that fit on a page.

Run from the root of the repository:

    python docs/examples/perft.py [depth]

What is not here: Vorbehalte (the files say how a game began), options, Schweine, and what a game is worth.
"""

import hashlib
import json
import sys

FOLDER = "tests/vectors/perft/"
SUITS, RANKS = "CSHD", "ATKQJ9"
PICTURES = {"fleischlos": "", "damen": "Q", "buben": "J", "koenige": "K", "damen_buben": "QJ",
            "koenige_buben": "KJ", "koenige_damen": "KQ", "koehler": "KQJ"}
FARBSOLI = {"kreuz": "C", "pik": "S", "herz": "H"}


def trumps(solo):
    """The trumps, the highest first."""
    if solo in PICTURES:
        return [suit + rank for rank in PICTURES[solo] for suit in SUITS]
    long = [FARBSOLI.get(solo, "D") + rank for rank in "ATK9"]
    return ["HT"] + [suit + rank for rank in "QJ" for suit in SUITS] + [card for card in long if card != "HT"]


class Rules:
    def __init__(self, position):
        self.trumps = trumps(position["start"].get("solo"))
        self.second_wins = position["record"]["ruleSet"] == "vln"

    def kind(self, card):
        return "trump" if card in self.trumps else card[0]

    def legal(self, hand, table):
        following = [card for card in hand if table and self.kind(card) == self.kind(table[0])]
        return sorted(set(following or hand))

    def strength(self, card, led):
        if card in self.trumps:
            return 100 - self.trumps.index(card)
        return 10 - RANKS.index(card[1]) if card[0] == self.kind(led) else 0

    def winner(self, table):
        best = 0
        for at, card in enumerate(table):
            higher = self.strength(card, table[0]) > self.strength(table[best], table[0])
            if higher or (self.second_wins and at and card == table[best] == "HT" in self.trumps):
                best = at
        return best


def play(rules, state, card):
    hands, lead, table = state
    seat = (lead + len(table)) % 4
    hand = list(hands[seat])
    hand.remove(card)
    hands, table = hands[:seat] + [hand] + hands[seat + 1:], table + [card]
    return (hands, lead, table) if len(table) < 4 else (hands, (lead + rules.winner(table)) % 4, [])


def moves(rules, state):
    hands, lead, table = state
    return rules.legal(hands[(lead + len(table)) % 4], table)


def count(rules, state, depth):
    if depth == 1:
        return len(moves(rules, state))
    return sum(count(rules, play(rules, state, card), depth - 1) for card in moves(rules, state))


def paths(rules, state, path=()):
    """Every way to the end of the game."""
    if not moves(rules, state):
        yield path
    for card in moves(rules, state):
        yield from paths(rules, play(rules, state, card), path + (card,))


def reached(rules, position):
    """Hands, who led to the running trick, and its cards."""
    start, record = position["start"], position["record"]
    hands = start.get("hands") or record["hands"]
    state = [hand.split() for hand in hands], start["lead"] - 1, []
    for card in record.get("plays", "").split():
        state = play(rules, state, card)
    return state


def digest(lines):
    return hashlib.sha256("".join(line + "\n" for line in sorted(lines)).encode()).hexdigest()


def settlements(position, points):
    """The hash of a position; `points(record, path)` is what the game comes to, as four numbers."""
    rules = Rules(position)
    found = paths(rules, reached(rules, position))
    return digest(" ".join([*path, *map(str, points(position["record"], path))]) for path in found)


def positions(name):
    """Those positions of a file that need no more than the rules above."""
    with open(FOLDER + name, encoding="utf-8") as file:
        every = json.load(file)["positions"]
    plain = [{}, {"deck.nines": "without", "deal.packets": "3,4,3"}]
    return [it for it in every if "schweine" not in it["start"]
            and ("solos" in it["record"].get("options", {}) or it["record"].get("options", {}) in plain)]


def main(depth=5):
    number = 0
    for name in ("openings.json", "endings.json"):
        for position in positions(name):
            rules = Rules(position)
            state, expected = reached(rules, position), position["counts"][:depth]
            counted = [count(rules, state, cards + 1) for cards in range(len(expected))]
            assert counted == expected, (position["name"], counted, expected)
            number += 1
    print(f"{number} positions agree to depth {depth}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
