"""Questions about what games are worth."""

from dataclasses import replace
from typing import Any, assert_never

from doko_sdk import (
    Announcement,
    AnnouncementMode,
    Contract,
    ContractKind,
    CountedAnnouncement,
    CountedGame,
    CountedSpecial,
    DokoClient,
    GameCounts,
    GameResult,
    HarmsSoloist,
    NeedsInput,
    Offence,
    OffenceClass,
    OffenceKind,
    Party,
    Place,
    Record,
    RecordFaulty,
    RedealReason,
    Refusal,
    ScoreGameAnswer,
    Seat,
    SessionBrokenOff,
    SessionCorrection,
    SessionEntry,
    SessionGame,
    SessionPenalty,
    SessionRedeal,
    SessionSoloRound,
    SessionTimeOver,
    Settlement,
    Solo,
    SoloDuty,
    SpecialPoint,
)
from judge.games import reasons_of
from judge.options import rule_set
from judge.records import record_of, view_of
from judge.words import low

Question = dict[str, Any]
Answer = dict[str, Any]

KINDS = {
    "normal": CountedGame.TWO_AGAINST_TWO,
    "armut": CountedGame.ARMUT,
    "solo": CountedGame.SOLO,
    "stille_hochzeit": CountedGame.STILLE_HOCHZEIT,
    "failed_hochzeit": CountedGame.FAILED_HOCHZEIT,
}
RESULTS = {"re": GameResult.RE_WON, "kontra": GameResult.KONTRA_WON, "nobody": GameResult.NOBODY_WON}


def counts_of(question: Question) -> GameCounts:
    kind, solo = KINDS[question["kind"]], question.get("solo")
    if kind == CountedGame.SOLO:
        # Which one it was makes no difference to its points.
        solo = solo or "damen"
    return GameCounts(
        rule_set(question["ruleSet"], question.get("options", {})),
        kind,
        [Seat(it) for it in question["re"]],
        question["reAugen"],
        question["reTricks"],
        question["kontraTricks"],
        solo=Solo[solo.upper()] if solo else None,
        announcements=[counted(it) for it in question.get("announcements", ())],
        specials=[
            CountedSpecial(SpecialPoint[what.upper()], Party[party.upper()])
            for what, party in question.get("special", ())
        ],
        bock_factor=question.get("bockFactor"),
    )


def counted(text: str) -> CountedAnnouncement:
    party, _, what = text.partition(" ")
    is_reply = what == "as_reply"
    level = party if is_reply or not what else what
    mode = AnnouncementMode.REPLY if is_reply else AnnouncementMode.ORDINARY
    return CountedAnnouncement(Party[party.upper()], Announcement[level.upper()], mode=mode)


def score_counts(client: DokoClient, question: Question) -> Answer:
    return score_of(client.score_game(counts_of(question)))


def score_game(client: DokoClient, question: Question) -> Answer:
    record, _ = record_of(question["record"])
    view = view_of(question["record"])
    ended = offence_of(question["endedBy"], record) if "endedBy" in question else None
    told = score_of(client.score_game(record, offence=ended, view=view))
    tricks = client.audit_game(record, view=view).tricks
    return {**told, "tricks": [[it.winner, it.augen] for it in tricks]}


def offence_of(question: Question, record: Record) -> Offence:
    harms = question.get("harmsSoloist")
    return Offence(
        Seat(question["offender"]),
        OffenceKind.OTHER,
        len(record.plays),
        class_of_effect=OffenceClass.GRAVE,
        harms_soloist=HarmsSoloist[harms.upper()] if harms else None,
    )


def score_of(answer: ScoreGameAnswer) -> Answer:
    match answer.outcome:
        case Settlement() as settlement:
            return settlement_of(settlement)
        case Refusal() as refusal:
            return reasons_of(refusal)
        case RecordFaulty(violations=violations):
            return reasons_of(violations[0])
        case NeedsInput(missing=needed):
            return {"needsInput": low(needed)}
        case _:
            assert_never(answer.outcome)


def settlement_of(settlement: Settlement) -> Answer:
    points = list(settlement.points)
    if settlement.result == GameResult.BROKEN_OFF:
        return {"points": points}
    assert settlement.re is not None
    assert settlement.kontra is not None
    return {
        "winner": next(name for name, result in RESULTS.items() if result == settlement.result),
        "value": settlement.value,
        "points": points,
        "items": [[it.rule.rule_id, low(it.party), it.points] for it in settlement.items],
        "reAugen": settlement.re.augen,
        "kontraAugen": settlement.kontra.augen,
        "reSeats": list(settlement.re_seats),
    }


def session(client: DokoClient, question: Question) -> Answer:
    entries = [entry_of(entry) for entry in map(with_rules(question), question["entries"]) for _ in range(times(entry))]
    answer = client.score_session(rule_set(question["ruleSet"], question.get("options", {})), entries=entries)
    lines, standings, following = answer.lines, answer.standings, answer.next_context
    told: Answer = {
        "games": max((it.game_number or 0 for it in lines), default=0),
        "lines": [list(it.points) for it in lines],
        "dealers": [it.dealer - 1 for it in lines if it.dealer],
        "faulty": [it.entry for it in lines if it.record_faulty],
        "failed": [f"{it.entry} {it.kind} {it.rule.rule_id if it.rule else ''}" for it in answer.failed_checks],
        "totals": [it.points for it in standings],
        "penaltyPoints": [it.penalty_points for it in standings],
        "bockFactors": [max(it.bock_factor, 1) for it in lines],
        "ranks": [it.rank for it in standings],
        "won": [it.won for it in standings],
        "soli": [it.soli for it in standings],
        "soliWon": [it.soli_won for it in standings],
        "pflichtsoliOpen": [it.pflichtsoli_open for it in standings],
        "finished": following is None,
    }
    if following is not None and answer.next_dealer is not None:
        slots = list(map(low, following.pflichtsolo_slots))
        told["next"] = {
            "dealer": answer.next_dealer - 1,
            "places": [it - 1 for it in following.places],
            "openPflichtsolo": list(following.pflichtsolo_seats),
            "slots": [] if set(slots) <= {"free"} else slots,
            "bockFactor": following.bock_factor if following.bock_factor != 1 else None,
            "vorfuehrung": following.vorfuehrung_seat,
            "gamesLeft": following.games_left,
        }
    return told


def with_rules(question: Question) -> Any:
    """Games have the rule set and the options of their list."""
    rules = {"ruleSet": question["ruleSet"], "options": question.get("options", {})}

    def filled(entry: Any) -> Any:
        if not isinstance(entry, dict):
            return entry
        ((kind, value),) = entry.items()
        if kind in ("record", "broken_off", "brokenOff"):
            value = {**value, "record": {**value["record"], **rules}}
        if kind == "counts":
            value = {**value, "counts": {**value["counts"], **rules}}
        return {kind: value}

    return filled


def times(entry: Any) -> int:
    if isinstance(entry, dict) and "settled" in entry:
        return int(entry["settled"].get("times", 1))
    return 1


def entry_of(entry: Any) -> SessionEntry:
    if entry == "time_over":
        return SessionTimeOver()
    ((kind, value),) = entry.items()
    stated = value if isinstance(value, dict) else {}
    dealer = Place(stated["dealer"] + 1) if "dealer" in stated else None
    match kind:
        case "settled":
            return SessionGame(settled_of(value), dealer=dealer, places=places_of(value))
        case "record":
            return SessionGame(recorded_of(value), dealer=dealer)
        case "counts":
            duty = value.get("duty")
            return SessionGame(
                counts_of(value["counts"]),
                dealer=dealer,
                duty=SoloDuty[duty.upper()] if duty else None,
                places=places_of(value),
            )
        case "redeal":
            reason = value.get("reason")
            return SessionRedeal(dealer=dealer, reason=RedealReason[reason.upper()] if reason else None)
        case "solo_round":
            return SessionSoloRound()
        case "penalty":
            return SessionPenalty(value)
        case "correction":
            return SessionCorrection(value["entry"], value["points"])
        case "broken_off":
            record = replace(record_of(value["record"])[0], context=None)
            return SessionBrokenOff(record, offence_of(value, record))
        case _:
            raise AssertionError(kind)


def places_of(value: Question) -> tuple[Place, ...]:
    """The places of seats 1 to 4, where each game names them."""
    return tuple(Place(it + 1) for it in value.get("places", ()))


def recorded_of(value: Question) -> Record:
    """A record states its context only if the vector does."""
    record, _ = record_of(value["record"])
    stated = ("openPflichtsolo", "vorfuehrung", "bockFactor")
    if not (any(it in value["record"] for it in stated) or "gamesLeft" in value or "places" in value):
        return replace(record, context=None)
    assert record.context is not None
    context = replace(record.context, games_left=value.get("gamesLeft"), places=places_of(value))
    return replace(record, context=context)


def settled_of(value: Question) -> Settlement:
    kind, solo, duty = ContractKind[value["contract"].upper()], value.get("solo"), value.get("duty")
    if kind == ContractKind.SOLO:
        # Which one it was makes no difference to a list.
        solo = solo or "damen"
    re_seats = tuple(map(Seat, value["re"]))
    contract = Contract(
        kind,
        # Who led makes none, either.
        Seat.S1,
        seat=None if kind == ContractKind.NORMALSPIEL else re_seats[0],
        solo=Solo[solo.upper()] if solo else None,
        duty=SoloDuty[duty.upper()] if duty else None,
    )
    result, points = RESULTS[value["winner"]], tuple(value["points"])
    return Settlement(result, contract=contract, re_seats=re_seats, points=points)
