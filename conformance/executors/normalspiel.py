"""Which cards may be played in a Normalspiel: an example of a program under test.

doko-conformance --program "python3 normalspiel.py"
"""

import json
import sys

TRUMPS = "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9".split()
GESUND = ["SAID_WORD_GESUND"] * 4


def suit(card):
    return "trump" if card in TRUMPS else card[0]


def strength(card, led):
    if card in TRUMPS:
        return 100 - TRUMPS.index(card)
    return 50 - "ATK9".index(card[1]) if suit(card) == led else 0


def validate(request):
    record = request["record"]
    if record["ruleSet"] != {"name": "ddv-tsr"} or record.get("saidWords") != GESUND:
        raise NotImplementedError("only a Normalspiel by ddv-tsr")
    names = lambda field: [card.removeprefix("CARD_") for card in record.get(field, [])]
    hands = [names(f"hand_{seat}") for seat in range(1, 5)]
    if not all(hands) or "view" in request or "extraWords" in record:
        raise NotImplementedError("only whole hands, and no announcements")
    turn, trick = 0, []
    for card in names("plays"):
        hands[turn].remove(card)
        trick.append((turn, card))
        turn = (turn + 1) % 4
        if len(trick) == 4:
            led = suit(trick[0][1])
            turn, trick = max(trick, key=lambda play: strength(play[1], led))[0], []
    seat, card = int(request["seat"][-1]) - 1, request["card"].removeprefix("CARD_")
    following = [it for it in hands[seat] if trick and suit(it) == suit(trick[0][1])]
    legal = (following or hands[seat]) if seat == turn else []
    broken = []
    if seat != turn:
        start = "TRICK-2" if names("plays") else "LEAD-1"
        broken.append(("OUT_OF_TURN", "MOD-1" if trick else start))
    if card not in hands[seat]:
        broken.append(("CARD_NOT_HELD", "FOLLOW-1"))
    if following and suit(card) != suit(trick[0][1]) and seat not in dict(trick):
        broken.append(("REVOKE", "FOLLOW-2"))
    if len(names("plays")) == 48:
        broken = [("GAME_OVER", "MOD-4"), ("CARD_NOT_HELD", "FOLLOW-1")]
    violations = [{"reason": "REASON_" + it, "ruleId": rule} for it, rule in broken]
    verdict = {"refused": {"violations": violations}} if broken else {"accepted": {}}
    return {"verdict": verdict, "legalCards": ["CARD_" + it for it in legal]}


json.loads(sys.stdin.readline())
print('{"hello":{"protocol":1,"encoding":"json","name":"normalspiel.py"}}', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    try:
        if ask["method"] != "ValidateMove":
            raise NotImplementedError(ask["method"] + " is not there yet")
        reply = {"response": validate(ask["request"])}
    except NotImplementedError as why:
        reply = {"unsupported": str(why)}
    print(json.dumps({"id": ask["id"], **reply}), flush=True)
