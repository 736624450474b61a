"""Which cards may be played in a Normalspiel: doko-conformance --program "python3 normalspiel.py"."""

import json
import sys

TRUMPS = "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9".split()


def suit(card):
    return "trump" if card in TRUMPS else card[0]


def winner(trick):
    order = TRUMPS + [suit(trick[0][1]) + rank for rank in "ATK9"]
    return min(trick, key=lambda play: (order + [play[1]]).index(play[1]))[0]


def validate(request):
    record = request["record"]
    names = lambda field: [card.removeprefix("CARD_") for card in record.get(field, [])]
    hands, plays, turn, trick = [names(f"hand_{it}") for it in range(1, 5)], names("plays"), 0, []
    if record["ruleSet"] != {"name": "ddv-tsr"} or record.get("saidWords") != ["SAID_WORD_GESUND"] * 4:
        return {"unsupported": "only a Normalspiel by ddv-tsr"}
    if not all(hands) or request["view"] != "VIEW_EVERYTHING" or "extraWords" in record or len(plays) == 48:
        return {"unsupported": "only whole hands, no announcements, and no game that is over"}
    for card in plays:
        hands[turn].remove(card)
        trick.append((turn, card))
        turn, trick = ((turn + 1) % 4, trick) if len(trick) < 4 else (winner(trick), [])
    seat, card = int(request["seat"][-1]) - 1, request["card"].removeprefix("CARD_")
    following = [it for it in hands[seat] if trick and suit(it) == suit(trick[0][1])]
    legal = (following or hands[seat]) if seat == turn else []
    unasked = ("OUT_OF_TURN", "MOD-1" if trick else "TRICK-2" if plays else "LEAD-1")
    broken = [] if seat == turn else [unasked]
    if card not in hands[seat]:
        broken.append(("CARD_NOT_HELD", "FOLLOW-1"))
    if following and suit(card) != suit(trick[0][1]) and seat not in dict(trick):
        broken.append(("REVOKE", "FOLLOW-2"))
    violations = [{"reason": "REASON_" + it, "ruleId": rule} for it, rule in broken]
    verdict = {"refused": {"violations": violations}} if broken else {"accepted": {}}
    return {"response": {"verdict": verdict, "legalCards": ["CARD_" + it for it in legal]}}


sys.stdin.readline()
print('{"hello":{"protocol":1,"encoding":"json","name":"normalspiel.py"}}', flush=True)
for ask in map(json.loads, sys.stdin):
    reply = {"unsupported": ask["method"] + " is not there yet"}
    if ask["method"] == "ValidateMove":
        reply = validate(ask["request"])
    print(json.dumps({"id": ask["id"], **reply}), flush=True)
