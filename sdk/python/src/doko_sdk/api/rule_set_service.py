# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""The book: which rule sets there are, what they say, and all rules with their sources."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum, Request
from doko_sdk.api.announcement import Announcement, AnnouncementMode
from doko_sdk.api.card import Card, Rank, Suit
from doko_sdk.api.contract import ContractKind, Solo
from doko_sdk.api.offence import HarmsSoloist, OffenceClass, PenaltyEffect
from doko_sdk.api.question import Language
from doko_sdk.api.rule_set import AnnCounter, RuleSet
from doko_sdk.api.rule_set_stamp import RuleSetStamp
from doko_sdk.api.seat import Party
from doko_sdk.api.settlement import ScoreItemKind
from doko_sdk.api.verdict import Reason, RuleCitation
from doko_sdk.record import RuleSetLike


class OffenderRole(ProtoEnum, message="doppelkopf.rules.v1.OffenderRole"):
    """Whose offence it is."""

    ANYONE = 1
    """Anybody's."""

    NOT_AGAINST_SOLOIST = 2
    """That of the soloist, or of anybody while no solo is established."""

    AGAINST_SOLOIST = 3
    """That of an opponent of the soloist."""


class PenaltyReceiver(ProtoEnum, message="doppelkopf.rules.v1.PenaltyReceiver"):
    """Who gets the points that the offender loses."""

    NOBODY = 1
    """Nobody: there are none."""

    OTHERS = 2
    """Each of the three others a third."""

    SOLOIST = 3
    """The soloist all of them."""


class RuleKind(ProtoEnum, message="doppelkopf.rules.v1.RuleKind"):
    """What a rule does."""

    REFUSES = 1
    """It can refuse an action."""

    DETERMINES = 2
    """It determines a result."""

    PROCEDURAL = 3
    """It guides people at a table; no service can judge it."""


class PlaceholderKind(ProtoEnum, message="doppelkopf.rules.v1.PlaceholderKind"):
    """What fills a placeholder."""

    CARD = 1
    """A card."""

    CARDS = 2
    """A list of cards."""

    SEAT = 3
    """A seat."""

    PARTY = 4
    """A party."""

    CARD_CLASS = 5
    """A class of card."""

    ANNOUNCEMENT = 6
    """An announcement."""

    WORD = 7
    """A word of the Vorbehalte."""

    NUMBER = 8
    """A number."""

    CONTRACT = 9
    """A contract."""


@dataclass(frozen=True)
class ListRuleSets(
    Request["ListRuleSetsAnswer"],
    message="doppelkopf.rules.v1.ListRuleSetsRequest",
    path="/doppelkopf.rules.v1.RuleSetService/ListRuleSets",
):
    """Which rule sets are published, in which editions?

    Asks for the published rule sets.
    """

    _: KW_ONLY

    language: Language | None = None
    """The language of titles.

    Unset means no titles.
    """


@dataclass(frozen=True)
class RuleSetEdition(Message, message="doppelkopf.rules.v1.RuleSetEdition"):
    """One edition of a rule set."""

    _: KW_ONLY

    edition: str = ""
    """The edition, such as `2026-02-21`."""

    source: str = ""
    """Where it is written down."""

    options_hash: str = ""
    """SHA-256 of the canonical text of its options, 64 lower-case hexadecimal digits."""


@dataclass(frozen=True)
class RuleSetSummary(Message, message="doppelkopf.rules.v1.RuleSetSummary"):
    """One published rule set."""

    _: KW_ONLY

    name: str = ""
    """Its name, such as `ddv-tsr`."""

    title: str = ""
    """Its title in the language asked for.

    Empty without a language.
    """

    editions: tuple[RuleSetEdition, ...] = ()
    """Its editions, newest first."""


@dataclass(frozen=True)
class ListRuleSetsAnswer(Message, message="doppelkopf.rules.v1.ListRuleSetsResponse"):
    """The published rule sets."""

    answered_by: RuleSetStamp
    """The engine behind the answer."""

    _: KW_ONLY

    rule_sets: tuple[RuleSetSummary, ...] = ()
    """The rule sets, by name."""


@dataclass(frozen=True)
class GetRuleSet(
    Request["GetRuleSetAnswer"],
    message="doppelkopf.rules.v1.GetRuleSetRequest",
    path="/doppelkopf.rules.v1.RuleSetService/GetRuleSet",
):
    """What does a rule set, published or of one's own, say: options, orders, limits, points?

    Asks what a rule set says.
    """

    rule_set: RuleSetLike
    """The rule set: a published one, one with overrides, or one of the caller's own.

    Required. One that contradicts itself is refused; `CheckRuleSet` says in what.
    """

    _: KW_ONLY

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """


@dataclass(frozen=True)
class OptionDescription(Message, message="doppelkopf.rules.v1.OptionDescription"):
    """One option as this rule set sets it."""

    _: KW_ONLY

    option_path: str = ""
    """The option, such as `solo.lead`."""

    value: str = ""
    """Its value as text, as in the canonical text of the options."""

    meaning: str = ""
    """What the option decides, and how it does here, in the language asked for.

    Empty without a language.
    """

    source: str = ""
    """Where this rule set says so; for one of the caller's own, where the one that it starts from speaks of the
    option.

    Empty if it is silent and the neutral value is used.
    """

    rule_ids: tuple[str, ...] = ()
    """The rules that the option touches."""


@dataclass(frozen=True)
class FehlOrder(Message, message="doppelkopf.rules.v1.FehlOrder"):
    """The order of one Fehl suit."""

    suit: Suit
    """The suit."""

    _: KW_ONLY

    cards: tuple[Card, ...] = ()
    """Its cards that are not trump, highest first, each kind once."""


@dataclass(frozen=True)
class OrderTable(Message, message="doppelkopf.rules.v1.OrderTable"):
    """The order of cards in one contract."""

    kind: ContractKind
    """The kind of contract."""

    _: KW_ONLY

    solo: Solo | None = None
    """The solo, if it is one."""

    trumps: tuple[Card, ...] = ()
    """The trumps, highest first, each kind once.

    Empty if there are none.
    """

    fehl: tuple[FehlOrder, ...] = ()
    """The Fehl suits, as printed."""

    trump_count: int = 0
    """How many trumps are in the deck."""

    trump_augen: int = 0
    """How many Augen are in them."""

    trumps_with_schweine: tuple[Card, ...] = ()
    """The trumps, highest first, when all Schweine of this contract and the pairs above them are declared.

    Each kind has one entry. A card of which only one copy is a Schwein has two entries: on top, and at its
    usual place. Empty if no Schweine count in this contract.
    """


@dataclass(frozen=True)
class AnnouncementLimit(Message, message="doppelkopf.rules.v1.AnnouncementLimit"):
    """One row of the table of limits."""

    announcement: Announcement
    """The announcement.

    `RE` stands for Re and Kontra, whatever `party` says.
    """

    mode: AnnouncementMode
    """`ORDINARY`, or `REPLY`: the answer to this announcement."""

    counter_kind: AnnCounter
    """What is counted."""

    _: KW_ONLY

    klaerungsstich: int | None = None
    """For a Hochzeit clarified by this trick (1 to 3).

    Absent for every other game.
    """

    counter_limit: int = 0
    """The largest value of the counter at which it is in time."""

    cards_in_hand_needed: int | None = None
    """The fewest cards in hand.

    Absent if tricks are counted.
    """

    party: Party | None = None
    """Whose announcement it is.

    Unset where both parties have the same limits.
    """


@dataclass(frozen=True)
class ScoringRow(Message, message="doppelkopf.rules.v1.ScoringRow"):
    """One row of the scoring table."""

    kind: ScoreItemKind
    """What is scored."""

    rule: RuleCitation
    """The rule that gives it."""

    _: KW_ONLY

    points: int = 0
    """How many points.

    0 for an Ansage that doubles the others.
    """

    text: str = ""
    """When and for whom, in the language asked for.

    Empty without a language.
    """


@dataclass(frozen=True)
class PenaltyRow(Message, message="doppelkopf.rules.v1.PenaltyRow"):
    """One row of the table of penalties."""

    class_of_effect: OffenceClass
    """How grave the offence is."""

    offender: OffenderRole
    """Whose it is."""

    receiver: PenaltyReceiver
    """Who gets them."""

    effect: PenaltyEffect
    """What becomes of the game."""

    _: KW_ONLY

    harms_soloist: HarmsSoloist | None = None
    """Whether it can harm the soloist.

    Unset where that does not matter.
    """

    decided_before: bool = False
    """Whether a party had won before, even if the other one got all that was left.

    Matters for a grave offence only, and is false for every other.
    """

    points: int = 0
    """How many points the offender loses."""

    points_per_absage: int = 0
    """How many besides for each Absage that the other party had made before."""

    decided_by: tuple[RuleCitation, ...] = ()
    """The rules that decide, the most important first, with texts in the language asked for."""


@dataclass(frozen=True)
class DeckRow(Message, message="doppelkopf.rules.v1.DeckRow"):
    """One kind of card in the deck."""

    card: Card
    """The card."""

    suit: Suit
    """Its printed suit."""

    rank: Rank
    """Its printed rank."""

    _: KW_ONLY

    augen: int = 0
    """Its Augen."""

    copies: int = 0
    """How many are in the deck."""


@dataclass(frozen=True)
class GetRuleSetAnswer(Message, message="doppelkopf.rules.v1.GetRuleSetResponse"):
    """What a rule set says."""

    answered_by: RuleSetStamp
    """The rule set and the engine."""

    rule_set: RuleSet
    """All its options."""

    _: KW_ONLY

    title: str = ""
    """Its title in the language asked for.

    Empty without a language.
    """

    options: tuple[OptionDescription, ...] = ()
    """The options one by one, in the order of `RuleSet`."""

    hand_size: int = 0
    """Cards in each hand, and tricks in a game."""

    deck: tuple[DeckRow, ...] = ()
    """The deck, by card number."""

    orders: tuple[OrderTable, ...] = ()
    """The orders of all contracts the rule set knows, before Schweine are declared and with them."""

    announcement_limits: tuple[AnnouncementLimit, ...] = ()
    """The limits of announcements."""

    scoring: tuple[ScoringRow, ...] = ()
    """The points, in the order of the scoring rules."""

    canonical_text: str = ""
    """The text whose SHA-256 is the options hash."""

    penalties: tuple[PenaltyRow, ...] = ()
    """What an offence costs, by its class.

    Empty if the rule set has no penalties.
    """


@dataclass(frozen=True)
class CheckRuleSet(
    Request["CheckRuleSetAnswer"],
    message="doppelkopf.rules.v1.CheckRuleSetRequest",
    path="/doppelkopf.rules.v1.RuleSetService/CheckRuleSet",
):
    """Does a rule set of one's own contradict itself, and how does it differ from another one?

    Asks for contradictions in a rule set, and for its differences.
    """

    rule_set: RuleSetLike
    """The rule set: a name with overrides, or one of the caller's own.

    Required.
    """

    _: KW_ONLY

    compare_with: RuleSetLike | None = None
    """The rule set to compare with, which must not contradict itself.

    Absent means the published one that `rule_set` starts from; `custom` starts from none and then has no
    differences.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """


@dataclass(frozen=True)
class RuleSetProblem(Message, message="doppelkopf.rules.v1.RuleSetProblem"):
    """One contradiction."""

    _: KW_ONLY

    option_path: str = ""
    """The option at fault."""

    conflicts_with: tuple[str, ...] = ()
    """The options it contradicts."""

    text: str = ""
    """What is wrong, in the language asked for.

    Empty without a language.
    """


@dataclass(frozen=True)
class OptionDifference(Message, message="doppelkopf.rules.v1.OptionDifference"):
    """One difference."""

    _: KW_ONLY

    option_path: str = ""
    """The option."""

    value: str = ""
    """Its value here, as text."""

    compared_value: str = ""
    """Its value in the rule set that it is compared with, as text."""

    text: str = ""
    """The difference in words, in the language asked for.

    Empty without a language.
    """


@dataclass(frozen=True)
class CheckRuleSetAnswer(Message, message="doppelkopf.rules.v1.CheckRuleSetResponse"):
    """What was found."""

    answered_by: RuleSetStamp
    """The rule set as it would be used, and the engine."""

    rule_set: RuleSet
    """All options after the overrides."""

    _: KW_ONLY

    problems: tuple[RuleSetProblem, ...] = ()
    """The contradictions.

    Empty if the rule set can be used.
    """

    differences: tuple[OptionDifference, ...] = ()
    """The differences, in the order of `RuleSet`."""

    canonical_text: str = ""
    """The text whose SHA-256 is the options hash."""


@dataclass(frozen=True)
class Placeholder(Message, message="doppelkopf.rules.v1.Placeholder"):
    """A gap in a text template, written there as its name in braces."""

    kind: PlaceholderKind
    """What fills it."""

    _: KW_ONLY

    name: str = ""
    """Its name."""


@dataclass(frozen=True)
class TextTemplate(Message, message="doppelkopf.rules.v1.TextTemplate"):
    """A text with gaps."""

    language: Language
    """Its language."""

    _: KW_ONLY

    reason: Reason | None = None
    """The reason it belongs to.

    Unset for the text of a point, or of something that is accepted.
    """

    text: str = ""
    """The text, with placeholders in braces."""

    placeholders: tuple[Placeholder, ...] = ()
    """Its placeholders, in the order of the text."""


@dataclass(frozen=True)
class RuleText(Message, message="doppelkopf.rules.v1.RuleText"):
    """A rule in one language."""

    language: Language
    """The language."""

    _: KW_ONLY

    title: str = ""
    """A title of a few words."""

    text: str = ""
    """The rule."""


@dataclass(frozen=True)
class RuleSource(Message, message="doppelkopf.rules.v1.RuleSource"):
    """Where a rule set has a rule from."""

    _: KW_ONLY

    rule_set: str = ""
    """The name of the rule set.

    Empty for a custom of many tables that no published rule set has, and that a rule set of one's own can
    switch on.
    """

    edition: str = ""
    """The edition of the source.

    Empty for a custom, also where a rule set goes by it.
    """

    source: str = ""
    """The place in it, such as `TSR 5.2.2`, or the custom."""


@dataclass(frozen=True)
class Rule(Message, message="doppelkopf.rules.v1.Rule"):
    """One rule."""

    kind: RuleKind
    """What it does."""

    _: KW_ONLY

    id: str = ""
    """Its id, such as `FOLLOW-2`."""

    texts: tuple[RuleText, ...] = ()
    """The rule in the language asked for; in every language if none was asked for."""

    sources: tuple[RuleSource, ...] = ()
    """Where it is written down: the source of the published rule set asked for, if that has the rule.

    Otherwise the sources of all texts that have it. `custom` is never named.
    """

    option_paths: tuple[str, ...] = ()
    """The options that touch it."""

    reasons: tuple[Reason, ...] = ()
    """The reasons for which it refuses."""

    templates: tuple[TextTemplate, ...] = ()
    """The texts of its refusals, of what it allows, and of its points, in the language asked for; in every
    language if none was asked for.
    """

    vector_ids: tuple[str, ...] = ()
    """The published test vectors that show it, such as `J-19` or `H-18/a`: questions with their answers in
    `tests/vectors`.

    Empty for a rule that no service can judge.
    """


@dataclass(frozen=True)
class ListRules(
    Request["ListRulesAnswer"],
    message="doppelkopf.rules.v1.ListRulesRequest",
    path="/doppelkopf.rules.v1.RuleSetService/ListRules",
):
    """Which rules are there, where are they written down, and which reasons and texts do they have?

    Asks for the rules.
    """

    _: KW_ONLY

    rule_set: RuleSetLike | None = None
    """Only the rules of this rule set.

    Absent means all. A rule set has the rules that its options need, and the rules without an option of the
    published rule set that it starts from. `custom` starts from none and has all rules. The text of a rule is
    true in every rule set that starts from a published one and has the rule.
    """

    kind: RuleKind | None = None
    """Only the rules of this kind.

    Unset means all.
    """

    language: Language | None = None
    """Only this language.

    Unset means every language.
    """


@dataclass(frozen=True)
class ListRulesAnswer(Message, message="doppelkopf.rules.v1.ListRulesResponse"):
    """The rules."""

    answered_by: RuleSetStamp
    """The rule set, if one was asked for, and the engine."""

    _: KW_ONLY

    rules: tuple[Rule, ...] = ()
    """The rules in the order of the book."""
