"""Questions about one game."""

from collections.abc import Sequence
from typing import Any, assert_never

from doko_sdk import (
    Acceptance,
    ActionSection,
    Announcement,
    AnnouncementMode,
    ArmutState,
    AskKind,
    Card,
    CardLike,
    ClaimEvidence,
    ClaimKind,
    Complaint,
    ContractSettled,
    DokoClient,
    ExtraWord,
    HarmsSoloist,
    Include,
    InvalidRequest,
    MissingInput,
    NeedsInput,
    Offence,
    OffenceClass,
    OffenceKind,
    Party,
    Penalty,
    Position,
    RecordFaulty,
    Redeal,
    Refusal,
    SaidWord,
    Seat,
    Undecided,
    Verdict,
    format_cards,
    parse_cards,
)
from judge.records import extra_of, record_of, view_of, word_asked
from judge.words import low, pair

Question = dict[str, Any]
Answer = dict[str, Any]


def reasons_of(refusal: Refusal) -> Answer:
    return {"reasons": list(map(str, refusal.reasons)), "rule": refusal.rule_ids[0]}


def verdict_of(verdict: Verdict) -> Answer:
    """What every verdict says, in the words of the vectors."""
    match verdict:
        case Acceptance():
            return {"verdict": "accepted"}
        case Refusal() as refusal:
            return {"verdict": "refused", **reasons_of(refusal)}
        case Undecided(violations=violations):
            reasons = [str(it.reason) for it in violations]
            return {"verdict": "undecided", "reasons": reasons, "rule": violations[0].rule_id if violations else None}
        case RecordFaulty():
            return {"verdict": "record_faulty"}
        case _:
            assert_never(verdict)


def play(client: DokoClient, question: Question) -> Answer:
    record, _ = record_of(question["record"])
    answer = client.validate_move(
        record,
        Seat(question["seat"]),
        question["card"],
        view=view_of(question["record"]),
        include=[Include.LEGAL_CARDS],
    )
    return {**verdict_of(answer.verdict), "legal": format_cards(answer.legal_cards)}


def position_of(client: DokoClient, question: Question) -> Position:
    record, _ = record_of(question["record"])
    outcome = client.inspect_game(record, view=view_of(question["record"])).outcome
    assert isinstance(outcome, Position), outcome
    return outcome


def legal_cards(client: DokoClient, question: Question) -> Answer:
    return {"cards": format_cards(position_of(client, question).seat(Seat(question["seat"])).legal_cards)}


def position(client: DokoClient, question: Question) -> Answer:
    """Where the cards are, and who may hold an unseen copy of one."""
    found = position_of(client, question)
    told: Answer = {
        "hands": [format_cards(it.hand) for it in found.seats],
        "armuten": list(map(armut_of, found.armuten)),
    }
    if "card" in question:
        asked = Card[question["card"]]
        unseen = next((it for it in found.unseen if it.card == asked), None)
        told["copies"] = unseen.copies if unseen else 0
        told["holders"] = list(unseen.possible_holders) if unseen else []
    return told


def armut_of(state: ArmutState) -> Answer:
    """What there is not, or is not known, is left out."""
    told = {
        "poor": state.poor_player,
        "acceptor": state.acceptor,
        "pushed": state.pushed_count,
        "pushedCards": format_cards(state.pushed_cards) or None,
        "returned": state.returned_count,
        "returnedCards": format_cards(state.returned_cards) or None,
        "returnedTrumps": state.returned_trumps,
    }
    return {name: it for name, it in told.items() if it is not None}


def trick(client: DokoClient, question: Question) -> Answer:
    trick = position_of(client, question).tricks[question["trick"] - 1]
    return {"winner": trick.winner, "augen": trick.augen}


def hochzeit(client: DokoClient, question: Question) -> Answer:
    hochzeit = position_of(client, question).hochzeit
    assert hochzeit is not None
    if hochzeit.klaerungsstich is None:
        return {"state": "pending"}
    if hochzeit.partner is None:
        return {"state": "alone", "trick": hochzeit.klaerungsstich}
    return {"state": "partner", "partner": hochzeit.partner, "trick": hochzeit.klaerungsstich}


def asks_of(needs: NeedsInput) -> list[Answer]:
    return [
        {"seat": it.seat, "question": "name" if it.question == AskKind.VORFUEHRUNG_SOLO else low(it.question)}
        for it in needs.asks
    ]


def contract_of(settled: ContractSettled) -> Answer:
    contract = settled.contract
    levels = [(it.seat, level) for it in settled.forced for level in (*it.includes, it.announcement)]
    return {
        "outcome": "contract",
        "contract": low(contract.kind),
        "seat": contract.seat,
        "solo": low(contract.solo),
        "duty": low(contract.duty),
        "lead": contract.lead,
        "selector": low(contract.selector),
        "acceptor": contract.acceptor,
        "parties": [low(it) or "open" for it in settled.parties],
        "forced": [f"{int(seat or 0)} {low(level)}" for seat, level in levels],
        "schweine": settled.schweine[0].seat if settled.schweine else 0,
        "pairs": [pair(it.rank) for it in settled.schweine],
    }


def vorbehalte(client: DokoClient, question: Question) -> Answer:
    record, origins = record_of(question["record"])
    outcome = client.resolve_vorbehalte(record, view=view_of(question["record"])).outcome
    match outcome:
        case ContractSettled() as settled:
            return contract_of(settled)
        case Redeal() as redeal:
            return {"outcome": "redeal", "redeal": low(redeal.reason), "seat": redeal.seat}
        case NeedsInput(missing=MissingInput()):
            raise AssertionError(outcome)
        case NeedsInput() as needs:
            return {"outcome": "needs_input", "asks": asks_of(needs)}
        case RecordFaulty(violations=violations):
            first = violations[0]
            return {"outcome": "refused", **reasons_of(first), "at": place(question["record"], origins, first)}
        case _:
            assert_never(outcome)


def place(record: Question, origins: list[int], refusal: Refusal) -> int:
    """The index in `said` of the word at fault; that of an exchange is the word that handed cards over."""
    action = refusal.action
    assert action.index is not None
    if action.section != ActionSection.ARMUT:
        return origins[action.index]
    word = "return" if any(it.name.startswith("RETURN_") for it in refusal.reasons) else "push"
    handed = [at for at, text in enumerate(record["said"]) if text.split()[1] == word]
    return handed[action.index]


def word(client: DokoClient, question: Question) -> Answer:
    record, origins = record_of(question["record"])
    seat = Seat(question["seat"])
    asked: SaidWord | ExtraWord
    cards: Sequence[CardLike] = ()
    if question.get("inPlay"):
        extra = extra_of(f"0: {int(seat)} {question['say']}")
        asked, bid, rank, partner = extra.word, None, extra.rank, extra.partner
    else:
        said, exchange = word_asked(record, seat, question["say"])
        asked, bid, rank, partner = said.word, said.bid, said.rank, None
        handed = {SaidWord.ARMUT_PUSH: exchange.pushed_cards, SaidWord.ARMUT_RETURN: exchange.returned_cards}
        cards = handed.get(said.word, ())
    view = view_of(question["record"])
    answer = client.check_word(record, seat, asked, bid=bid, rank=rank, partner=partner, cards=cards, view=view)
    told = verdict_of(answer.verdict)
    if isinstance(answer.verdict, Refusal):
        action = answer.verdict.action
        if action.section == ActionSection.SAID and action.index is not None:
            told["at"] = origins[action.index]
    match answer.outcome:
        case ContractSettled() as settled:
            told |= {"outcome": "contract", "contract": low(settled.contract.kind)}
        case Redeal():
            told |= {"outcome": "redeal"}
        case NeedsInput() as needs:
            told |= {"outcome": "needs_input", "asks": asks_of(needs)}
        case None:
            pass
        case _:
            assert_never(answer.outcome)
    return told


def announce(client: DokoClient, question: Question) -> Answer:
    record, _ = record_of(question["record"])
    answer = client.check_announcement(
        record,
        Seat(question["seat"]),
        Announcement[question["say"].upper()],
        party=Party[question["party"].upper()] if "party" in question else None,
        view=view_of(question["record"]),
    )
    assert answer.verdict is not None
    told = verdict_of(answer.verdict)
    if isinstance(answer.verdict, Acceptance):
        told["asReply"] = answer.verdict.mode == AnnouncementMode.REPLY
        told["includes"] = list(map(low, answer.verdict.includes))
    return told


def claim(client: DokoClient, question: Question) -> Answer:
    record, _ = record_of(question["record"])
    answer = client.check_claim(
        record,
        Seat(question["seat"]),
        ClaimKind[question["claim"].upper()],
        order=parse_cards(question.get("order", "")),
        view=view_of(question["record"]),
    )
    told = verdict_of(answer.verdict)
    if isinstance(answer.verdict, Acceptance):
        assert answer.settlement is not None
        assert answer.settlement.re is not None
        re = answer.settlement.re
        told |= {"points": list(answer.settlement.points), "reAugen": re.augen, "reTricks": re.tricks}
    if isinstance(answer.verdict, Refusal):
        assert isinstance(answer.verdict.evidence, ClaimEvidence)
        told["lostTrick"] = answer.verdict.evidence.lost_trick or 0
    return told


def offence(client: DokoClient, question: Question) -> Answer:
    record, _ = record_of(question["record"])
    effect, harms = question.get("class"), question.get("harmsSoloist")
    answer = client.assess_offence(
        record,
        Offence(
            Seat(question["offender"]),
            OffenceKind[question["kind"].upper()],
            question["at"],
            class_of_effect=OffenceClass[effect.upper()] if effect else None,
            harms_soloist=HarmsSoloist[harms.upper()] if harms else None,
            named_order=parse_cards(question.get("namedOrder", "")),
            named_by=Seat(question["namedBy"]) if "namedBy" in question else None,
        ),
        Complaint(Seat(question["complainant"]), question["complainedAt"]),
        view=view_of(question["record"]),
    )
    match answer.outcome:
        case Penalty() as penalty:
            return {
                "outcome": "penalty",
                "class": low(penalty.class_of_effect),
                "effect": low(penalty.effect),
                "points": list(penalty.points),
                "rule": penalty.decided_by[0].rule_id,
                "settled": list(answer.settlement.points) if answer.settlement else None,
            }
        case NeedsInput(missing=needed):
            return {"outcome": "needs_input", "input": low(needed)}
        case Refusal() as refusal:
            return {"outcome": "refused", **reasons_of(refusal)}
        case RecordFaulty():
            return {"outcome": "record_faulty"}
        case _:
            assert_never(answer.outcome)


def audit(client: DokoClient, question: Question) -> Answer:
    record, origins = record_of(question["record"])
    found = client.audit_game(record, view=view_of(question["record"]))

    def where(refusal: Refusal) -> str:
        action = refusal.action
        assert action.index is not None
        index = origins[action.index] if action.section == ActionSection.SAID else action.index
        return f"{low(action.section)} {index}"

    revokes = [
        f"{where(it)} by {it.proved_by.index}"
        for it in found.violations
        if it.proved_by and it.action.section == ActionSection.PLAYS
    ]
    return {
        "violations": [f"{where(it)} {it.reason}" for it in found.violations],
        "rule": found.violations[0].rule_ids[0] if found.violations else None,
        "revokes": revokes,
        "points": list(found.settlement.points) if found.settlement else None,
    }


def deal(client: DokoClient, question: Question) -> Answer:
    record, _ = record_of(question["record"])
    try:
        client.inspect_game(record, view=View.EVERYTHING)
    except InvalidRequest as error:
        seat = error.fields[0].path.removeprefix("record.hand_")[0]
        return {"outcome": "impossible", "reason": str(error.reason), "seat": int(seat)}
    return {"outcome": "valid"}
