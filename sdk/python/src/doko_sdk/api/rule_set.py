# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""A rule set as data: one field per option, named like the option with underscores for dots (`solo.lead` is
`solo_lead`).

Two fields are not: `throw_conditions` is the option `throw`, and `list_games_fixed` is the number of the option
`list.games`.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.card import Card, Rank
from doko_sdk.api.contract import HochzeitSelector, Solo


class DeckNines(ProtoEnum, message="doppelkopf.rules.v1.DeckNines"):
    """Option `deck.nines`."""

    WITH = 1
    """48 cards, 12 in each hand."""

    WITHOUT = 2
    """40 cards, no nines, 10 in each hand."""


class DulleTie(ProtoEnum, message="doppelkopf.rules.v1.DulleTie"):
    """Option `dulle_tie`: which of two tens of hearts in one trick ranks higher when they are trumps."""

    FIRST = 1
    """The first."""

    SECOND = 2
    """The second."""

    SECOND_EXCEPT_LAST = 3
    """The second, but the first in the last trick of the game."""

    FIRST_EXCEPT_LAST = 4
    """The first, but the second in the last trick of the game."""


class SoloLead(ProtoEnum, message="doppelkopf.rules.v1.SoloLead"):
    """Option `solo.lead`: who leads the first trick of an announced solo."""

    ELDEST = 1
    """Seat 1, always."""

    PFLICHT_ONLY = 2
    """The soloist in a Pflichtsolo, seat 1 otherwise."""

    ALWAYS_SOLOIST = 3
    """The soloist."""


class SoloConflict(ProtoEnum, message="doppelkopf.rules.v1.SoloConflict"):
    """Option `solo.conflict`: who plays when several want a solo."""

    SEAT = 1
    """The earliest seat within the rank of the solo."""

    AUCTION = 2
    """The highest bid, then the earliest seat."""


class VorbehaltRank(ProtoEnum, message="doppelkopf.rules.v1.VorbehaltRank"):
    """An entry of option `vorbehalt.order`."""

    PFLICHTSOLO = 1
    """Pflichtsolo."""

    LUSTSOLO = 2
    """Lustsolo."""

    SOLO = 3
    """Every solo not covered by an earlier entry."""

    ARMUT = 4
    """Armut."""

    HOCHZEIT = 5
    """Hochzeit."""

    THROW = 6
    """Throwing in, with a rank of its own.

    Otherwise it goes with the Armut.
    """


class HochzeitOwnTrick(ProtoEnum, message="doppelkopf.rules.v1.HochzeitOwnTrick"):
    """Option `hochzeit.own_trick`: what a matching trick of the Hochzeiter's own does."""

    GOES_ON = 1
    """The search goes on."""

    DECIDES = 2
    """The search ends and the Hochzeiter plays alone."""


class HochzeitSilent(ProtoEnum, message="doppelkopf.rules.v1.HochzeitSilent"):
    """Option `hochzeit.silent`: whether a stille Hochzeit exists."""

    ALLOWED = 1
    """Gesund with both queens of clubs gives a stille Hochzeit."""

    FORBIDDEN = 2
    """Gesund with both queens of clubs is not legal unless another Vorbehalt prevails."""


class SchweineMode(ProtoEnum, message="doppelkopf.rules.v1.SchweineMode"):
    """Option `schweine.mode`: when Schweine are declared."""

    OFF = 1
    """There are no Schweine."""

    VORBEHALT = 2
    """Before the first card."""

    AT_FIRST_FOX = 3
    """With the first ace of diamonds that the holder plays."""

    SECOND_ONLY = 4
    """With the second ace of diamonds, if the own party won the trick with the first and all know it."""

    AUTOMATIC = 5
    """Without a word: who holds both aces of diamonds when play begins has them."""


class SchweineAnsage(ProtoEnum, message="doppelkopf.rules.v1.SchweineAnsage"):
    """Option `schweine.ansage`: whether declaring Schweine is an Ansage too."""

    NONE = 1
    """It changes the trump order only."""

    IMPLIED = 2
    """It is the Ansage of the holder's party.

    Has an effect with `SCHWEINE_MODE_VORBEHALT` only.
    """


class SchweineContract(ProtoEnum, message="doppelkopf.rules.v1.SchweineContract"):
    """An entry of option `schweine.contracts`: where Schweine exist."""

    NORMAL = 1
    """In a Normalspiel."""

    HOCHZEIT_OWN = 2
    """In a Hochzeit, for the Hochzeiter."""

    HOCHZEIT_ANY = 3
    """In a Hochzeit, for everyone."""

    ARMUT = 4
    """In an Armut."""

    TRUMPFSOLO = 5
    """In a Karo-Solo."""

    FARBSOLO = 6
    """In every Farbsolo, for the aces of its suit."""

    STILLE = 7
    """In a stille Hochzeit."""


class SchweineCount(ProtoEnum, message="doppelkopf.rules.v1.SchweineCount"):
    """Option `schweine.count`: how many of the declared Schweine rank on top."""

    BOTH = 1
    """Both."""

    FIRST_ONLY = 2
    """The one that is played first."""


class ArmutMode(ProtoEnum, message="doppelkopf.rules.v1.ArmutMode"):
    """Option `armut`."""

    OFF = 1
    """There is no Armut."""

    REDEAL = 2
    """An Armut without a solo is dealt again."""

    EXCHANGE = 3
    """Cards are pushed to an acceptor."""


class ArmutPush(ProtoEnum, message="doppelkopf.rules.v1.ArmutPush"):
    """Option `armut.push`: what the poor player pushes."""

    EXACTLY_THREE = 1
    """Three cards, all trumps among them."""

    TRUMPS_ONLY = 2
    """All trumps and nothing else."""

    TRUMPS_OR_THREE = 3
    """All trumps and nothing else; without a trump any three cards."""

    THREE_AND_FOXES = 4
    """As many as with three cards, and one more for each ace of diamonds that does not count."""


class SecondArmut(ProtoEnum, message="doppelkopf.rules.v1.SecondArmut"):
    """Option `armut.second_armut`: what several Armuten lead to."""

    REDEAL = 1
    """The cards are dealt again."""

    FIRST_SEAT = 2
    """The earliest seat is served, the others lapse."""

    BOTH = 3
    """Both are served."""


class ArmutFox(ProtoEnum, message="doppelkopf.rules.v1.ArmutFox"):
    """Option `armut.fox`: whether the ace of diamonds counts as a trump for the Armut right."""

    COUNTS = 1
    """It counts."""

    DOES_NOT_COUNT = 2
    """It does not count."""

    SINGLE_FREE = 3
    """A single one does not.

    Both do.
    """


class ArmutReturn(ProtoEnum, message="doppelkopf.rules.v1.ArmutReturn"):
    """Option `armut.return`: what the acceptor gives back."""

    FREE = 1
    """Any cards."""

    FEHL_ONLY = 2
    """Fehl, as far as there is enough."""


class ArmutReport(ProtoEnum, message="doppelkopf.rules.v1.ArmutReport"):
    """Option `armut.report_trumps`: whether the number of returned trumps is told."""

    TOLD = 1
    """It is told to all."""

    SECRET = 2
    """It is not told."""


class ThrowRank(ProtoEnum, message="doppelkopf.rules.v1.ThrowRank"):
    """Option `throw_rank`: how a throw ranks against a solo."""

    AFTER_SOLO = 1
    """Below a solo."""

    BEFORE_SOLO = 2
    """Above every other Vorbehalt."""


class AnnCounter(ProtoEnum, message="doppelkopf.rules.v1.AnnCounter"):
    """Option `ann.counter`: what the time limits of announcements count."""

    OWN_CARDS_PLAYED = 1
    """The announcer's own cards on the table."""

    TRICKS_STARTED = 2
    """The tricks of which at least one card lies."""

    CARDS_ON_TABLE = 3
    """The cards that all four have played."""


class AnnEarliest(ProtoEnum, message="doppelkopf.rules.v1.AnnEarliest"):
    """Option `ann.earliest`: from when on announcements may be made."""

    CONTRACT_FIXED = 1
    """From the fixed contract on."""

    AFTER_FIRST_TRICK = 2
    """From the complete first trick on."""


class AnnReply(ProtoEnum, message="doppelkopf.rules.v1.AnnReply"):
    """Option `ann.reply_extra`: how long an Erwiderung is in time."""

    NONE = 1
    """There is no Erwiderung beyond the ordinary time."""

    ONE_MORE = 2
    """One step longer than the announcement it answers."""


class AnnSkipAbsagen(ProtoEnum, message="doppelkopf.rules.v1.AnnSkipAbsagen"):
    """Option `ann.skip_absagen`."""

    ALLOWED = 1
    """Absagen may be skipped while still in time; they count as announced."""

    FORBIDDEN = 2
    """Only the lowest missing level may be announced."""


class AnnSkipAnsage(ProtoEnum, message="doppelkopf.rules.v1.AnnSkipAnsage"):
    """Option `ann.skip_ansage`."""

    FORBIDDEN = 1
    """Re or Kontra has to be said."""

    ALLOWED = 2
    """Re or Kontra may be skipped while still in time; it counts as announced."""


class AbsageRequires(ProtoEnum, message="doppelkopf.rules.v1.AbsageRequires"):
    """Option `ann.absage_requires`: which Ansage an Absage needs."""

    OWN = 1
    """One of the own party."""

    ANY = 2
    """One of either party."""

    NONE = 3
    """None.

    An Absage brings no Ansage along.
    """


class Tie120(ProtoEnum, message="doppelkopf.rules.v1.Tie120"):
    """Option `win.tie_120`: when Kontra needs 121 Augen."""

    ONLY_KONTRA = 1
    """If Kontra is the only Ansage."""

    LAST_KONTRA = 2
    """If Kontra is the last Ansage."""

    KONTRA_ALWAYS_120 = 3
    """Never."""

    NOBODY = 4
    """Always, and Re needs them as well: at 120 to 120 nobody wins."""


class SchwarzBy(ProtoEnum, message="doppelkopf.rules.v1.SchwarzBy"):
    """Option `win.schwarz_by`: what schwarz is measured by when the winner is found."""

    TRICKS = 1
    """Tricks."""

    AUGEN = 2
    """Augen."""


class StrictAnsage(ProtoEnum, message="doppelkopf.rules.v1.StrictAnsage"):
    """Option `win.strict_ansage`: whether an own Ansage obliges to 121 Augen."""

    OFF = 1
    """`win.tie_120` applies."""

    ON = 2
    """It does; at 120 to 120 with both Ansagen nobody wins."""


class ScoreAnsage(ProtoEnum, message="doppelkopf.rules.v1.ScoreAnsage"):
    """Option `score.ansage`: what an Ansage is worth."""

    PLUS_TWO = 1
    """Two points each."""

    PLUS_TWO_ONCE = 2
    """Two points in all."""

    DOUBLE_EACH = 3
    """Each doubles."""

    DOUBLE_ONCE = 4
    """Doubled once if at least one stands."""

    PLUS_ONE = 5
    """One point each."""


class SonderDoubling(ProtoEnum, message="doppelkopf.rules.v1.SonderDoubling"):
    """Option `score.sonder_doubling`: whether special points are doubled."""

    NOT_DOUBLED = 1
    """They are added after doubling."""

    DOUBLED = 2
    """They are added before doubling."""


class AgainstPoints(ProtoEnum, message="doppelkopf.rules.v1.AgainstPoints"):
    """Option `score.against_points`: points for 120 against keine 90 and so on."""

    OFF = 1
    """There are none."""

    ON = 2
    """One for each level."""


class GegenDieAlten(ProtoEnum, message="doppelkopf.rules.v1.GegenDieAlten"):
    """Option `score.gegen_die_alten`: the point for a win of Kontra."""

    OFF = 1
    """There is none."""

    PLAIN = 2
    """A special point."""

    DOUBLED = 3
    """Part of what is doubled."""


class SpecialPoint(ProtoEnum, message="doppelkopf.rules.v1.SpecialPoint"):
    """An entry of option `score.sonder`: a special point of tricks."""

    FUCHS = 1
    """Fuchs caught: an ace of diamonds won by the other party."""

    DOPPELKOPF = 2
    """A trick of 40 Augen or more."""

    KARLCHEN = 3
    """The jack of clubs wins the last trick."""

    KARLCHEN_CAUGHT = 4
    """A jack of clubs in the last trick, won by the other party."""

    FUCHS_LAST = 5
    """The ace of diamonds wins the last trick."""

    FUCHS_CAUGHT_LAST = 6
    """An ace of diamonds in the last trick, won by the other party; besides `FUCHS`."""

    DULLE = 7
    """A ten of hearts beats the other party's ten of hearts."""

    HERZSTICH = 8
    """A trick of four hearts that are Fehl."""

    GEGEN_DIE_SCHWEINE = 9
    """For beating the holder of Schweine."""

    KLABAUTERMANN = 10
    """A queen of spades takes a king of spades from the other party."""

    FISCHAUGE = 11
    """A nine of diamonds wins a trick after the first trump of the game."""

    GANS = 12
    """An ace of diamonds takes a nine of diamonds from the other party."""

    KAFFEEKRAENZCHEN = 13
    """A trick of four queens."""


class SonderInSolo(ProtoEnum, message="doppelkopf.rules.v1.SonderInSolo"):
    """Option `score.sonder_in_solo`: in which soli special points of tricks count."""

    NONE = 1
    """In none."""

    TRUMPFSOLO = 2
    """In those with the trump order of the Normalspiel."""

    ALL = 3
    """In all."""


class SoloPointIn(ProtoEnum, message="doppelkopf.rules.v1.SoloPointIn"):
    """Option `score.solo_point_in`: which games earn the solo point."""

    SOLO_SCORED = 1
    """All that are scored as a solo."""

    ANNOUNCED = 2
    """Announced soli."""


class SoloPointDoubling(ProtoEnum, message="doppelkopf.rules.v1.SoloPointDoubling"):
    """Option `score.solo_point_doubling`: whether the solo point is doubled."""

    NOT_DOUBLED = 1
    """It is added after doubling."""

    DOUBLED = 2
    """It is added before doubling."""


class NobodyWins(ProtoEnum, message="doppelkopf.rules.v1.NobodyWins"):
    """Option `score.nobody_wins`: what a game counts that nobody has won."""

    POINTS = 1
    """The points of both parties, without those for winning."""

    ZERO = 2
    """Nothing, special points included."""


class ScoreCounting(ProtoEnum, message="doppelkopf.rules.v1.ScoreCounting"):
    """Option `score.counting`: what is written down."""

    PLUS_MINUS = 1
    """Gains and losses."""

    PLUS = 2
    """Gains only."""

    MINUS = 3
    """Losses only."""


class FailedAbsage(ProtoEnum, message="doppelkopf.rules.v1.FailedAbsage"):
    """Option `score.failed_absage`: what a failed Absage earns the winner."""

    WINNER_ONLY = 1
    """Nothing besides the announcement points."""

    MIRROR = 2
    """One point for each level announced, as if the loser had been held below it."""

    BOTH = 3
    """One point for each level announced, besides the points for the Augen of the loser.

    Points against the Absage are not given.
    """


class BasePoint120(ProtoEnum, message="doppelkopf.rules.v1.BasePoint120"):
    """Option `score.base_at_120_120`: the point for winning at 120 to 120."""

    GIVEN = 1
    """It is given."""

    NOT_GIVEN = 2
    """It is not given."""


class ScoreFloor(ProtoEnum, message="doppelkopf.rules.v1.ScoreFloor"):
    """Option `score.floor`: whether a win can be worth less than nothing."""

    NEGATIVE = 1
    """It can."""

    ZERO = 2
    """It is worth nothing then."""


class PerCard(ProtoEnum, message="doppelkopf.rules.v1.PerCard"):
    """Option `score.per_card`: how Fuchs and Karlchen caught in the last trick count."""

    EACH = 1
    """Each card."""

    ONCE = 2
    """One point at most."""

    KARLCHEN_ONCE = 3
    """Each Fuchs, but one point at most for Karlchen."""


class KarlchenCaughtBy(ProtoEnum, message="doppelkopf.rules.v1.KarlchenCaughtBy"):
    """Option `score.karlchen_only_by`: what may catch a Karlchen."""

    ANY = 1
    """Every winning card."""

    DIAMOND_QUEEN = 2
    """The queen of diamonds."""


class ClaimMode(ProtoEnum, message="doppelkopf.rules.v1.ClaimMode"):
    """Option `claim`: who may shorten a game."""

    OFF = 1
    """Nobody."""

    SOLOIST = 2
    """The soloist."""


class PenaltyMode(ProtoEnum, message="doppelkopf.rules.v1.PenaltyMode"):
    """Option `penalties`."""

    OFF = 1
    """The rule set knows no penalties."""

    TSR = 2
    """Those of the Turnier-Spielregeln."""


class ListLength(ProtoEnum, message="doppelkopf.rules.v1.ListLength"):
    """Option `list.games` where it is no number."""

    OPEN = 1
    """As many games as are played."""

    MULTIPLE_OF_PLAYERS = 2
    """One, or a multiple of the number of players."""

    FIXED = 3
    """The number in `list_games_fixed`."""


class RedealAfter(ProtoEnum, message="doppelkopf.rules.v1.RedealAfter"):
    """An entry of option `list.redeal_after`: after which game the same seat deals again."""

    PFLICHTSOLO = 1
    """After a Pflichtsolo of the player's own accord."""

    SOLOIST_LED = 2
    """After every announced solo that the soloist led."""


class Dullen(ProtoEnum, message="doppelkopf.rules.v1.Dullen"):
    """Option `dullen`: whether the tens of hearts are the highest trumps."""

    ON = 1
    """They are."""

    OFF = 2
    """They are ordinary hearts."""


class DulleTieWithSchweine(ProtoEnum, message="doppelkopf.rules.v1.DulleTieWithSchweine"):
    """Option `dulle_tie_with_schweine`."""

    SAME = 1
    """`dulle_tie` applies."""

    FIRST = 2
    """The first of two tens of hearts wins while Schweine stand declared."""


class Genscher(ProtoEnum, message="doppelkopf.rules.v1.Genscher"):
    """Option `genscher`."""

    OFF = 1
    """There is no Genscher."""

    ON = 2
    """Both kings of diamonds allow naming a new partner."""


class PflichtansageStep(ProtoEnum, message="doppelkopf.rules.v1.PflichtansageStep"):
    """When a Pflichtansage is due."""

    ANSAGE = 1
    """Only if the party has no Ansage."""

    NEXT_LEVEL = 2
    """Also if it has one; then the next level is announced."""


class PflichtansageExcuse(ProtoEnum, message="doppelkopf.rules.v1.PflichtansageExcuse"):
    """Whether announcements of anybody cancel a Pflichtansage."""

    NOBODY = 1
    """Announcements do not matter."""

    ANYBODY = 2
    """It is due only if nobody has announced anything."""


class PflichtansageHochzeit(ProtoEnum, message="doppelkopf.rules.v1.PflichtansageHochzeit"):
    """What becomes of a Pflichtansage in a Hochzeit."""

    NONE = 1
    """There is none."""

    KLAERUNGSSTICH = 2
    """The Klärungsstich takes the place of the first trick."""


class BockTrigger(ProtoEnum, message="doppelkopf.rules.v1.BockTrigger"):
    """A game after which Bock games follow."""

    TIE_120 = 1
    """120 Augen each."""

    SOLO_LOST = 2
    """An announced solo that was not won."""

    RE_OR_KONTRA_LOST = 3
    """A party with an own Ansage did not win."""

    RE_AND_KONTRA = 4
    """Both Ansagen stand."""

    HERZSTICH = 5
    """A trick of four hearts that are Fehl, two against two."""

    SCHWARZ = 6
    """A party without a trick."""

    ZERO_GAME = 7
    """Nobody gets points."""

    RE_LOST = 8
    """Re said its Ansage and did not win."""

    KONTRA_LOST = 9
    """Kontra said its Ansage and did not win."""

    ANY_SOLO = 10
    """An announced solo."""

    BOTH_FAILED = 11
    """Nobody won."""

    THROWN = 12
    """A hand was thrown in.

    The block begins with the next game that is played.
    """

    ARMUT_REFUSED = 13
    """Nobody took an Armut.

    The block begins with the next game that is played.
    """


class BockAppend(ProtoEnum, message="doppelkopf.rules.v1.BockAppend"):
    """Where a new block of Bock games starts."""

    APPEND = 1
    """After the blocks already open."""

    OVERLAP = 2
    """With the next game; factors multiply."""

    OVERLAP_ADD = 3
    """It starts with the next game, and the blocks add up."""

    IGNORE = 4
    """No block starts while one is open."""

    RESTART = 5
    """The open blocks end, and a whole one starts."""


class PflichtsoloOffer(ProtoEnum, message="doppelkopf.rules.v1.PflichtsoloOffer"):
    """Option `pflichtsolo.offer`."""

    OFF = 1
    """A Vorführung is not offered to others."""

    ON = 2
    """It is offered round first."""


class SkippedAbsagen(ProtoEnum, message="doppelkopf.rules.v1.SkippedAbsagen"):
    """Option `ann.skipped_absagen`: whether Absagen count that were skipped."""

    COUNT = 1
    """They do."""

    DO_NOT_COUNT = 2
    """Only the Absage that was said counts."""


class ImpliedAnsage(ProtoEnum, message="doppelkopf.rules.v1.ImpliedAnsage"):
    """An entry of option `ann.implied`: what is an Ansage too."""

    SOLO = 1
    """An announced solo is Re."""

    HOCHZEIT = 2
    """A Hochzeit is Re."""

    ARMUT = 3
    """Taking an Armut is the Ansage of that party."""

    SCHWEINE_ABOVE = 4
    """A pair above the Schweine is an Ansage of the party of its holder."""


class ImpliedStep(ProtoEnum, message="doppelkopf.rules.v1.ImpliedStep"):
    """Option `ann.implied_step`: what an implied Ansage enters."""

    ANSAGE = 1
    """The Ansage, if the party has none yet."""

    NEXT_LEVEL = 2
    """The lowest announcement that the party has not made."""


class PflichtTricks(ProtoEnum, message="doppelkopf.rules.v1.PflichtTricks"):
    """Option `ann.pflicht_tricks`: which tricks oblige to an announcement."""

    FIRST = 1
    """The first."""

    CHAIN = 2
    """The first, and the second if the first led to an announcement."""

    FIRST_TWO = 3
    """The first and the second, each for itself."""


class PflichtGame(ProtoEnum, message="doppelkopf.rules.v1.PflichtGame"):
    """An entry of option `ann.pflicht_games`: where else a rich trick obliges."""

    ARMUT = 1
    """In an Armut that was taken."""

    SOLO = 2
    """In an announced solo."""


class ArmutNine(ProtoEnum, message="doppelkopf.rules.v1.ArmutNine"):
    """Option `armut.nine`: whether all nines of diamonds count for the Armut right."""

    COUNTS = 1
    """They do."""

    ONE_FREE = 2
    """One of them does not."""


class ArmutShown(ProtoEnum, message="doppelkopf.rules.v1.ArmutShown"):
    """Option `armut.shown`: which of the pushed cards all see."""

    HIDDEN = 1
    """None."""

    FOXES = 2
    """The aces of diamonds."""

    ALL = 3
    """All."""


class PflichtsoloStille(ProtoEnum, message="doppelkopf.rules.v1.PflichtsoloStille"):
    """Option `pflichtsolo.stille`: whether a stille Hochzeit is a Pflichtsolo."""

    STAYS_OPEN = 1
    """It is none."""

    FULFILS = 2
    """It fulfils a Pflichtsolo that is open."""


class SchweineSecondIf(ProtoEnum, message="doppelkopf.rules.v1.SchweineSecondIf"):
    """Option `schweine.second_if`: when the second ace of diamonds may become a Schwein."""

    KNOWN_TO_ALL = 1
    """The own party won the trick with the first, and all know it."""

    PARTY_WON = 2
    """The own party won the trick with the first, known or not."""

    ALWAYS = 3
    """Always."""

    ANNOUNCED = 4
    """An Ansage of either party stands."""


class SchweineFarbsoloCard(ProtoEnum, message="doppelkopf.rules.v1.SchweineFarbsoloCard"):
    """Option `schweine.farbsolo_card`: which aces are Schweine in a Farbsolo of another suit."""

    TRUMP_ACE = 1
    """Those of its suit."""

    DIAMOND_ACE = 2
    """Those of diamonds, as two more trumps."""


class SchweineAboveMode(ProtoEnum, message="doppelkopf.rules.v1.SchweineAboveMode"):
    """Option `schweine.above_mode`: when pairs above the Schweine are declared."""

    SAME = 1
    """When Schweine are."""

    VORBEHALT = 2
    """Before the first card."""

    AT_FIRST_CARD = 3
    """With the first card of the pair."""


class SchweineAboveHolder(ProtoEnum, message="doppelkopf.rules.v1.SchweineAboveHolder"):
    """Option `schweine.above_holder`: who may hold a pair above another."""

    ANYONE = 1
    """Anyone."""

    NOT_THE_SAME = 2
    """Not the holder of a lower pair."""

    THE_SAME = 3
    """Only the holder of the lower pairs."""


class SchweineThroughArmut(ProtoEnum, message="doppelkopf.rules.v1.SchweineThroughArmut"):
    """Option `schweine.through_armut`: Schweine in the hand of a poor player."""

    JUDGED_AFTER = 1
    """Only hands after the exchange count."""

    KEPT = 2
    """Declared with the Armut they go to the acceptor, who keeps them."""


class GegenInArmut(ProtoEnum, message="doppelkopf.rules.v1.GegenInArmut"):
    """Option `score.gegen_in_armut`: whether the point of `score.gegen_die_alten` exists in an Armut."""

    GIVEN = 1
    """It does."""

    NOT_GIVEN = 2
    """It does not."""


class PairLast(ProtoEnum, message="doppelkopf.rules.v1.PairLast"):
    """An entry of option `score.pairs_last`: what counts twice with both cards in the last trick."""

    FUCHS = 1
    """The Fuchs that wins the last trick."""

    KARLCHEN = 2
    """Karlchen."""


class FeigheitScope(ProtoEnum, message="doppelkopf.rules.v1.FeigheitScope"):
    """Option `feigheit.scope`: in which games Feigheit is punished."""

    NORMAL = 1
    """With two against two."""

    SOLO = 2
    """In games that count as a solo."""

    BOTH = 3
    """In all."""


class FeigheitSpecials(ProtoEnum, message="doppelkopf.rules.v1.FeigheitSpecials"):
    """Option `feigheit.specials`: what becomes of special points."""

    TURN = 1
    """They are turned round too."""

    STAY = 2
    """They stay with who made them."""


class FeigheitEffect(ProtoEnum, message="doppelkopf.rules.v1.FeigheitEffect"):
    """Option `feigheit.effect`: what Feigheit does."""

    TURNED = 1
    """The game counts against the winner."""

    NOBODY = 2
    """The game counts nothing."""

    PENALTY = 3
    """The winner pays for each level too many."""


class BockPer(ProtoEnum, message="doppelkopf.rules.v1.BockPer"):
    """Option `bock.per`: for what a block starts."""

    GAME = 1
    """One for a game."""

    TRIGGER = 2
    """One for each trigger."""

    EVENT = 3
    """One for each event, such as each Herzstich."""


class BockOverflow(ProtoEnum, message="doppelkopf.rules.v1.BockOverflow"):
    """Option `bock.overflow`: a block beyond `bock.max_open`."""

    LATER = 1
    """It takes its games later."""

    LOST = 2
    """It is lost."""


class BockInSolo(ProtoEnum, message="doppelkopf.rules.v1.BockInSolo"):
    """Option `bock.in_solo`: whether an announced solo is a Bock game."""

    COUNTS = 1
    """It is."""

    NOT_COUNTS = 2
    """It is not, and uses none up."""


class BockEffect(ProtoEnum, message="doppelkopf.rules.v1.BockEffect"):
    """Option `bock.effect`: what a Bock game does."""

    FACTOR = 1
    """The value is multiplied."""

    FACTOR_BASE = 2
    """The value without special points is multiplied."""

    PLUS = 3
    """The winner gets points for each open block."""


class SoloRounds(ProtoEnum, message="doppelkopf.rules.v1.SoloRounds"):
    """Option `list.solo_rounds`: whether players can call a round of soli."""

    NONE = 1
    """They cannot."""

    CALLED = 2
    """They can."""


class TableSeating(ProtoEnum, message="doppelkopf.rules.v1.TableSeating"):
    """Option `table.seating`: who plays at a table of more than four."""

    DEALER_OUT = 1
    """The dealer and the places of `table.offsets` sit out."""

    FREE = 2
    """Each game names its places."""


class ThrowKind(ProtoEnum, message="doppelkopf.rules.v1.ThrowKind"):
    """What a condition for throwing a hand in looks at."""

    KINGS = 1
    """Kings, at least the number."""

    NINES = 2
    """Nines, at least the number."""

    NINES_KINGS = 3
    """Nines and kings together, at least the number."""

    AUGEN = 4
    """Augen of the hand, at least the number."""

    TRUMPS = 5
    """Trumps, at most the number."""

    FOX_HIGHEST_IN_ARMUT = 6
    """An Armut hand whose highest trump is the ace of diamonds or lower.

    No number.
    """

    MAX_ONE_TRUMP = 7
    """At most one trump.

    No number.
    """

    FOX_HIGHEST = 8
    """No trump above the ace of diamonds.

    No number.
    """

    FULL = 9
    """At least so many aces and tens."""

    FEW_AUGEN = 10
    """At most so many Augen."""

    HIGHEST = 11
    """No trump above `card`."""

    NINE_OF_EACH = 12
    """The nine of every suit."""

    KING_OF_EACH = 13
    """The king of every suit."""


@dataclass(frozen=True)
class ThrowCondition(Message, message="doppelkopf.rules.v1.ThrowCondition"):
    """One condition for throwing a hand in.

    It is judged on the dealt hand.
    """

    kind: ThrowKind
    """What is looked at."""

    _: KW_ONLY

    number: int | None = None
    """The number, 0 to 240.

    Absent where the kind has none.
    """

    card: Card | None = None
    """The highest trump that the hand may have, with `THROW_KIND_HIGHEST` only."""

    also: ThrowSecond | None = None
    """A second condition that must hold too.

    Absent if there is none.
    """


@dataclass(frozen=True)
class ThrowSecond(Message, message="doppelkopf.rules.v1.ThrowSecond"):
    """The second of two conditions that must hold on the same hand."""

    kind: ThrowKind
    """What is looked at."""

    _: KW_ONLY

    number: int | None = None
    """As in `ThrowCondition`."""

    card: Card | None = None
    """The highest trump that the hand may have, with `THROW_KIND_HIGHEST` only."""


@dataclass(frozen=True)
class AnnPerPartyMax(Message, message="doppelkopf.rules.v1.AnnPerPartyMax"):
    """Option `ann.per_party_max`: limits of their own for each party."""

    _: KW_ONLY

    re: tuple[int, ...] | None = None
    """The limits for Re.

    Required, unless both are absent.
    """

    kontra: tuple[int, ...] | None = None
    """The limits for Kontra.

    Required, unless both are absent.
    """


@dataclass(frozen=True)
class Pflichtansage(Message, message="doppelkopf.rules.v1.Pflichtansage"):
    """Option `ann.pflicht`: the announcement that a rich first trick obliges to."""

    _: KW_ONLY

    augen: int = 0
    """The Augen of the trick from which on it is due, 1 to 44."""

    excused_by: PflichtansageExcuse | None = None
    """Whether announcements of anybody cancel it."""

    step: PflichtansageStep | None = None
    """Whether an Ansage of the party cancels it."""

    in_hochzeit: PflichtansageHochzeit | None = None
    """What becomes of it in a Hochzeit."""


@dataclass(frozen=True)
class Bock(Message, message="doppelkopf.rules.v1.Bock"):
    """Option `bock`: rounds of games that count more."""

    _: KW_ONLY

    triggers: tuple[BockTrigger, ...] = ()
    """What starts a block of Bock games.

    Empty: nothing does, and there are none.
    """

    factor: int = 0
    """What the value of a Bock game is multiplied by, 2 to 16."""

    games: int | None = None
    """The games in a block, 1 to 100.

    Absent means as many as there are players at the table.
    """

    append: BockAppend | None = None
    """Where a new block starts.

    The factors of blocks that overlap multiply, up to the 1000000 that `ScoreSessionRequest.entries` are about.
    """


@dataclass(frozen=True)
class PflichtsoloKinds(Message, message="doppelkopf.rules.v1.PflichtsoloKinds"):
    """Option `pflichtsolo.kind`: how many of the Pflichtsoli must be of a kind."""

    _: KW_ONLY

    color: int = 0
    """How many must be Farbsoli.

    0 with `picture` 0 means any solo will do.
    """

    picture: int = 0
    """How many must be picture soli."""


@dataclass(frozen=True)
class RuleSet(Message, message="doppelkopf.rules.v1.RuleSet"):
    """The options of a rule set.

    As a complete rule set every field is set. As overrides only the fields that are set replace something. An
    option without its trigger changes nothing; `CheckRuleSet` finds contradictions. An option that is added
    after v1 may be absent in a complete rule set. Its comment states its neutral value, which all earlier rule
    sets have. The canonical text contains the option only with another value. So stored rule sets stay
    complete, and their hashes stay the same.
    """

    _: KW_ONLY

    deck_nines: DeckNines | None = None
    """Option `deck.nines`: whether nines are in the deck."""

    deal_packets: tuple[int, ...] | None = None
    """Option `deal.packets`: the packets in which the cards are dealt."""

    dulle_tie: DulleTie | None = None
    """Option `dulle_tie`: which of two tens of hearts in one trick ranks higher."""

    solos: tuple[Solo, ...] | None = None
    """Option `solos`: the soli that exist."""

    solo_lead: SoloLead | None = None
    """Option `solo.lead`: who leads a solo."""

    solo_conflict: SoloConflict | None = None
    """Option `solo.conflict`: who plays when several want a solo."""

    pflichtsolo: int | None = None
    """Option `pflichtsolo`: Pflichtsoli per player and round, 0 to 4."""

    vorbehalt_order: tuple[VorbehaltRank, ...] | None = None
    """Option `vorbehalt.order`: the ranks of the Vorbehalte, highest first."""

    hochzeit_selectors: tuple[HochzeitSelector, ...] | None = None
    """Option `hochzeit.selectors`: the ways to find the partner of a Hochzeit."""

    hochzeit_limit: int | None = None
    """Option `hochzeit.limit`: the last trick that can decide a Hochzeit, 1 to 12."""

    hochzeit_own_trick: HochzeitOwnTrick | None = None
    """Option `hochzeit.own_trick`: what a matching trick of the Hochzeiter's own does."""

    hochzeit_silent: HochzeitSilent | None = None
    """Option `hochzeit.silent`: whether a stille Hochzeit exists."""

    schweine_mode: SchweineMode | None = None
    """Option `schweine.mode`: when Schweine are declared."""

    schweine_ansage: SchweineAnsage | None = None
    """Option `schweine.ansage`: whether declaring Schweine is an Ansage too."""

    schweine_contracts: tuple[SchweineContract, ...] | None = None
    """Option `schweine.contracts`: where Schweine exist."""

    armut: ArmutMode | None = None
    """Option `armut`: what an Armut leads to."""

    armut_max_trumps: int | None = None
    """Option `armut.max_trumps`: the most trumps of an Armut hand, 0 to 12."""

    armut_push: ArmutPush | None = None
    """Option `armut.push`: what the poor player pushes."""

    armut_second_armut: SecondArmut | None = None
    """Option `armut.second_armut`: what several Armuten lead to."""

    throw_conditions: tuple[ThrowCondition, ...] | None = None
    """Option `throw`: the conditions for throwing a hand in."""

    ann_counter: AnnCounter | None = None
    """Option `ann.counter`: what the time limits count."""

    ann_max: tuple[int, ...] | None = None
    """Option `ann.max`: the largest counter value for each level."""

    ann_earliest: AnnEarliest | None = None
    """Option `ann.earliest`: from when on announcements may be made."""

    ann_reply_extra: AnnReply | None = None
    """Option `ann.reply_extra`: how long an Erwiderung is in time."""

    ann_skip_absagen: AnnSkipAbsagen | None = None
    """Option `ann.skip_absagen`: whether Absagen may be skipped."""

    ann_skip_ansage: AnnSkipAnsage | None = None
    """Option `ann.skip_ansage`: whether the Ansage may be skipped."""

    ann_absage_requires: AbsageRequires | None = None
    """Option `ann.absage_requires`: which Ansage an Absage needs."""

    win_tie_120: Tie120 | None = None
    """Option `win.tie_120`: when Kontra needs 121 Augen."""

    win_schwarz_by: SchwarzBy | None = None
    """Option `win.schwarz_by`: what schwarz is measured by."""

    score_ansage: ScoreAnsage | None = None
    """Option `score.ansage`: what an Ansage is worth."""

    score_sonder_doubling: SonderDoubling | None = None
    """Option `score.sonder_doubling`: whether special points are doubled."""

    score_against_points: AgainstPoints | None = None
    """Option `score.against_points`: points for 120 against keine 90 and so on."""

    score_gegen_die_alten: GegenDieAlten | None = None
    """Option `score.gegen_die_alten`: the point for a win of Kontra."""

    score_sonder: tuple[SpecialPoint, ...] | None = None
    """Option `score.sonder`: the special points of tricks."""

    score_sonder_in_solo: SonderInSolo | None = None
    """Option `score.sonder_in_solo`: in which soli they count."""

    score_solo_point: int | None = None
    """Option `score.solo_point`: points for the winner of a game scored as a solo, 0 to 100."""

    score_solo_multiplier: int | None = None
    """Option `score.solo_multiplier`: what the soloist gets for each point, 1 to 3."""

    claim: ClaimMode | None = None
    """Option `claim`: who may shorten a game."""

    penalties: PenaltyMode | None = None
    """Option `penalties`: which penalties there are."""

    list_games: ListLength | None = None
    """Option `list.games`: how long a list is."""

    list_games_fixed: int | None = None
    """The number of games with `LIST_LENGTH_FIXED`, 1 to 1000.

    Belongs to option `list.games`.
    """

    list_redeal_after: tuple[RedealAfter, ...] | None = None
    """Option `list.redeal_after`: after which game the same seat deals again."""

    dullen: Dullen | None = None
    """Option `dullen`: whether the tens of hearts are the highest trumps."""

    dulle_tie_with_schweine: DulleTieWithSchweine | None = None
    """Option `dulle_tie_with_schweine`: which ten of hearts wins while Schweine stand declared."""

    schweine_above: tuple[Rank, ...] | None = None
    """Option `schweine.above`: Super- and Hyperschweine: the ranks of the pairs above the Schweine, out of ten,
    king and nine, lowest first.
    """

    schweine_count: SchweineCount | None = None
    """Option `schweine.count`: how many of the declared Schweine rank on top."""

    armut_fox: ArmutFox | None = None
    """Option `armut.fox`: whether the ace of diamonds counts for the Armut right."""

    armut_return: ArmutReturn | None = None
    """Option `armut.return`: what the acceptor gives back."""

    armut_report_trumps: ArmutReport | None = None
    """Option `armut.report_trumps`: whether the number of returned trumps is told."""

    throw_rank: ThrowRank | None = None
    """Option `throw_rank`: how a throw ranks against a solo."""

    genscher: Genscher | None = None
    """Option `genscher`: whether there is a Genscher."""

    ann_pflicht: Pflichtansage | None = None
    """Option `ann.pflicht`: the announcement that a rich first trick obliges to.

    `{}` is none.
    """

    ann_per_party_max: AnnPerPartyMax | None = None
    """Option `ann.per_party_max`: limits of their own for each party.

    `{}` is none: `ann.max` applies to both.
    """

    win_strict_ansage: StrictAnsage | None = None
    """Option `win.strict_ansage`: whether an own Ansage obliges to 121 Augen."""

    feigheit: int | None = None
    """Option `feigheit`: levels played beyond those announced from which on the game counts against the winner, 1
    to 5; 0 is off.
    """

    score_failed_absage: FailedAbsage | None = None
    """Option `score.failed_absage`: what a failed Absage earns the winner."""

    score_base_at_120_120: BasePoint120 | None = None
    """Option `score.base_at_120_120`: the point for winning at 120 to 120."""

    score_floor: ScoreFloor | None = None
    """Option `score.floor`: whether a win can be worth less than nothing."""

    score_per_card: PerCard | None = None
    """Option `score.per_card`: how Fuchs and Karlchen caught in the last trick count."""

    score_karlchen_only_by: KarlchenCaughtBy | None = None
    """Option `score.karlchen_only_by`: what may catch a Karlchen."""

    score_solo_point_in: SoloPointIn | None = None
    """Option `score.solo_point_in`: which games earn the solo point."""

    score_counting: ScoreCounting | None = None
    """Option `score.counting`: what is written down."""

    bock: Bock | None = None
    """Option `bock`: rounds of games that count more.

    `{}` is none.
    """

    table_players: int | None = None
    """Option `table.players`: players at the table, 4 to 8."""

    pflichtsolo_kind: PflichtsoloKinds | None = None
    """Option `pflichtsolo.kind`: how many of the Pflichtsoli must be of a kind."""

    pflichtsolo_offer: PflichtsoloOffer | None = None
    """Option `pflichtsolo.offer`: whether a Vorführung is offered round."""

    score_solo_point_doubling: SoloPointDoubling | None = None
    """Option `score.solo_point_doubling`: whether the solo point is doubled.

    Has an effect only where Ansagen double and special points are not doubled anyway.
    """

    score_nobody_wins: NobodyWins | None = None
    """Option `score.nobody_wins`: what a game counts that nobody has won."""

    score_solo_opponents_multiplier: int | None = None
    """Option `score.solo_opponents_multiplier`: what each opponent of a soloist gets for each point, 1 to 3."""

    ann_levels: int | None = None
    """Option `ann.levels`: the highest announcement that exists, 0 to 5."""

    ann_last_trick: int | None = None
    """Option `ann.last_trick`: the trick after which nothing can be announced, 1 to 12; 0 is none."""

    ann_skipped_absagen: SkippedAbsagen | None = None
    """Option `ann.skipped_absagen`: whether Absagen count that were skipped."""

    ann_implied: tuple[ImpliedAnsage, ...] | None = None
    """Option `ann.implied`: what is an Ansage too."""

    ann_implied_step: ImpliedStep | None = None
    """Option `ann.implied_step`: what an implied Ansage enters, that of Schweine too."""

    ann_pflicht_tricks: PflichtTricks | None = None
    """Option `ann.pflicht_tricks`: which tricks oblige to an announcement."""

    ann_pflicht_games: tuple[PflichtGame, ...] | None = None
    """Option `ann.pflicht_games`: where else a rich trick obliges to an announcement."""

    ann_pflicht_moral: int | None = None
    """Option `ann.pflicht_moral`: from how many Augen on the winner of a trick may announce what he need not, 1 to
    43; 0 is none.
    """

    armut_nine: ArmutNine | None = None
    """Option `armut.nine`: whether all nines of diamonds count for the Armut right."""

    armut_shown: ArmutShown | None = None
    """Option `armut.shown`: which of the pushed cards all see before they answer."""

    solo_rank: tuple[Solo, ...] | None = None
    """Option `solo.rank`: which solo goes before another of the same rank."""

    pflichtsolo_stille: PflichtsoloStille | None = None
    """Option `pflichtsolo.stille`: whether a stille Hochzeit is a Pflichtsolo."""

    schweine_second_if: SchweineSecondIf | None = None
    """Option `schweine.second_if`: when the second ace of diamonds may become a Schwein."""

    schweine_farbsolo_card: SchweineFarbsoloCard | None = None
    """Option `schweine.farbsolo_card`: which aces are Schweine in a Farbsolo of another suit."""

    schweine_above_mode: SchweineAboveMode | None = None
    """Option `schweine.above_mode`: when pairs above the Schweine are declared."""

    schweine_above_contracts: tuple[SchweineContract, ...] | None = None
    """Option `schweine.above_contracts`: where pairs above the Schweine exist.

    Empty: where Schweine do, of the Farbsoli in Karo only.
    """

    schweine_above_holder: SchweineAboveHolder | None = None
    """Option `schweine.above_holder`: who may hold a pair above another."""

    schweine_through_armut: SchweineThroughArmut | None = None
    """Option `schweine.through_armut`: Schweine in the hand of a poor player."""

    score_gegen_in_armut: GegenInArmut | None = None
    """Option `score.gegen_in_armut`: whether the point of `score.gegen_die_alten` exists in an Armut."""

    score_pairs_last: tuple[PairLast, ...] | None = None
    """Option `score.pairs_last`: what counts twice with both cards in the last trick."""

    feigheit_scope: FeigheitScope | None = None
    """Option `feigheit.scope`: in which games Feigheit is punished."""

    feigheit_specials: FeigheitSpecials | None = None
    """Option `feigheit.specials`: what becomes of special points."""

    feigheit_effect: FeigheitEffect | None = None
    """Option `feigheit.effect`: what Feigheit does."""

    feigheit_levels: tuple[int, ...] | None = None
    """Option `feigheit.levels`: the announcement demanded of the winner, instead of the number."""

    bock_per: BockPer | None = None
    """Option `bock.per`: for what a block starts."""

    bock_max_open: int | None = None
    """Option `bock.max_open`: how many blocks count for a game at most, 1 to 8; 0 is any number."""

    bock_overflow: BockOverflow | None = None
    """Option `bock.overflow`: a block beyond `bock.max_open`."""

    bock_in_solo: BockInSolo | None = None
    """Option `bock.in_solo`: whether an announced solo is a Bock game."""

    bock_effect: BockEffect | None = None
    """Option `bock.effect`: what a Bock game does."""

    bock_plus: int | None = None
    """Option `bock.plus`: points for each open block, 1 to 100."""

    list_points: int | None = None
    """Option `list.points`: the sum of values that ends a list, 1 to 10000; 0 is none."""

    list_solo_rounds: SoloRounds | None = None
    """Option `list.solo_rounds`: whether players can call a round of soli."""

    table_seating: TableSeating | None = None
    """Option `table.seating`: who plays at a table of more than four."""

    table_offsets: tuple[int, ...] | None = None
    """Option `table.offsets`: who sits out beside the dealer."""
