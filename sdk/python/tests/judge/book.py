"""Questions about rule sets."""

from collections import Counter
from typing import Any

from doko_sdk import DokoClient, InvalidRequest, format_cards
from judge.options import rule_set
from judge.words import low

Question = dict[str, Any]
Answer = dict[str, Any]


def deck(client: DokoClient, question: Question) -> Answer:
    book = client.get_rule_set(rule_set(question["ruleSet"], question.get("options", {})))
    wanted = (question["contract"], question.get("solo"))
    order = next(it for it in book.orders if (low(it.kind), low(it.solo)) == wanted)
    augen, fehl = Counter[str](), Counter[str]()
    for row in book.deck:
        augen[row.suit.name[0]] += row.copies * row.augen
        fehl[row.suit.name[0]] += 0 if row.card in order.trumps else row.copies
    cards = sum(row.copies for row in book.deck)
    return {
        "cards": cards,
        "augen": augen.total(),
        "augenPerSuit": dict(augen),
        "trumps": order.trump_count,
        "fehl": cards - order.trump_count,
        "fehlPerSuit": {suit: count for suit, count in fehl.items() if count},
        "augenInTrumps": order.trump_augen,
        "trumpOrder": format_cards(order.trumps),
        "fehlOrder": {it.suit.name[0]: format_cards(it.cards) for it in order.fehl},
    }


def packets(client: DokoClient, question: Question) -> Answer:
    checked = client.check_rule_set(rule_set(question["ruleSet"], question.get("options", {})))
    return {"packets": list(checked.rule_set.deal_packets or ())}


def check(client: DokoClient, question: Question) -> Answer:
    """What contradicts itself is answered; a value that no rule set can have is not read at all."""
    try:
        found = client.check_rule_set(rule_set(question["ruleSet"], question.get("options", {}))).problems
        problems = sorted({path for it in found for path in (it.option_path, *it.conflicts_with)})
    except InvalidRequest as error:
        problems = [option_of(it.path.removeprefix("rule_set.overrides.")) for it in error.fields]
    return {"verdict": "refused", "problems": problems} if problems else {"verdict": "accepted"}


def option_of(path: str) -> str:
    """The option of a field."""
    field = path.split(".")[0]
    if field == "throw_conditions":
        return "throw"
    if field in ("dulle_tie", "dulle_tie_with_schweine", "throw_rank"):
        return field
    return field.replace("_", ".", 1)
