from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import contract_pb2 as _contract_pb2
from doko_sdk.proto import option_pb2 as _option_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class DeckNines(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DECK_NINES_UNSPECIFIED: _ClassVar[DeckNines]
    DECK_NINES_WITH: _ClassVar[DeckNines]
    DECK_NINES_WITHOUT: _ClassVar[DeckNines]

class DulleTie(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DULLE_TIE_UNSPECIFIED: _ClassVar[DulleTie]
    DULLE_TIE_FIRST: _ClassVar[DulleTie]
    DULLE_TIE_SECOND: _ClassVar[DulleTie]
    DULLE_TIE_SECOND_EXCEPT_LAST: _ClassVar[DulleTie]
    DULLE_TIE_FIRST_EXCEPT_LAST: _ClassVar[DulleTie]

class SoloLead(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_LEAD_UNSPECIFIED: _ClassVar[SoloLead]
    SOLO_LEAD_ELDEST: _ClassVar[SoloLead]
    SOLO_LEAD_PFLICHT_ONLY: _ClassVar[SoloLead]
    SOLO_LEAD_ALWAYS_SOLOIST: _ClassVar[SoloLead]

class SoloConflict(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_CONFLICT_UNSPECIFIED: _ClassVar[SoloConflict]
    SOLO_CONFLICT_SEAT: _ClassVar[SoloConflict]
    SOLO_CONFLICT_AUCTION: _ClassVar[SoloConflict]

class VorbehaltRank(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    VORBEHALT_RANK_UNSPECIFIED: _ClassVar[VorbehaltRank]
    VORBEHALT_RANK_PFLICHTSOLO: _ClassVar[VorbehaltRank]
    VORBEHALT_RANK_LUSTSOLO: _ClassVar[VorbehaltRank]
    VORBEHALT_RANK_SOLO: _ClassVar[VorbehaltRank]
    VORBEHALT_RANK_ARMUT: _ClassVar[VorbehaltRank]
    VORBEHALT_RANK_HOCHZEIT: _ClassVar[VorbehaltRank]
    VORBEHALT_RANK_THROW: _ClassVar[VorbehaltRank]

class HochzeitOwnTrick(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HOCHZEIT_OWN_TRICK_UNSPECIFIED: _ClassVar[HochzeitOwnTrick]
    HOCHZEIT_OWN_TRICK_GOES_ON: _ClassVar[HochzeitOwnTrick]
    HOCHZEIT_OWN_TRICK_DECIDES: _ClassVar[HochzeitOwnTrick]

class HochzeitSilent(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HOCHZEIT_SILENT_UNSPECIFIED: _ClassVar[HochzeitSilent]
    HOCHZEIT_SILENT_ALLOWED: _ClassVar[HochzeitSilent]
    HOCHZEIT_SILENT_FORBIDDEN: _ClassVar[HochzeitSilent]

class SchweineMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_MODE_UNSPECIFIED: _ClassVar[SchweineMode]
    SCHWEINE_MODE_OFF: _ClassVar[SchweineMode]
    SCHWEINE_MODE_VORBEHALT: _ClassVar[SchweineMode]
    SCHWEINE_MODE_AT_FIRST_FOX: _ClassVar[SchweineMode]
    SCHWEINE_MODE_SECOND_ONLY: _ClassVar[SchweineMode]
    SCHWEINE_MODE_AUTOMATIC: _ClassVar[SchweineMode]

class SchweineAnsage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_ANSAGE_UNSPECIFIED: _ClassVar[SchweineAnsage]
    SCHWEINE_ANSAGE_NONE: _ClassVar[SchweineAnsage]
    SCHWEINE_ANSAGE_IMPLIED: _ClassVar[SchweineAnsage]

class SchweineContract(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_CONTRACT_UNSPECIFIED: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_NORMAL: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_HOCHZEIT_OWN: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_HOCHZEIT_ANY: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_ARMUT: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_TRUMPFSOLO: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_FARBSOLO: _ClassVar[SchweineContract]
    SCHWEINE_CONTRACT_STILLE: _ClassVar[SchweineContract]

class SchweineCount(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_COUNT_UNSPECIFIED: _ClassVar[SchweineCount]
    SCHWEINE_COUNT_BOTH: _ClassVar[SchweineCount]
    SCHWEINE_COUNT_FIRST_ONLY: _ClassVar[SchweineCount]

class ArmutMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_MODE_UNSPECIFIED: _ClassVar[ArmutMode]
    ARMUT_MODE_OFF: _ClassVar[ArmutMode]
    ARMUT_MODE_REDEAL: _ClassVar[ArmutMode]
    ARMUT_MODE_EXCHANGE: _ClassVar[ArmutMode]

class ArmutPush(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_PUSH_UNSPECIFIED: _ClassVar[ArmutPush]
    ARMUT_PUSH_EXACTLY_THREE: _ClassVar[ArmutPush]
    ARMUT_PUSH_TRUMPS_ONLY: _ClassVar[ArmutPush]
    ARMUT_PUSH_TRUMPS_OR_THREE: _ClassVar[ArmutPush]
    ARMUT_PUSH_THREE_AND_FOXES: _ClassVar[ArmutPush]

class SecondArmut(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SECOND_ARMUT_UNSPECIFIED: _ClassVar[SecondArmut]
    SECOND_ARMUT_REDEAL: _ClassVar[SecondArmut]
    SECOND_ARMUT_FIRST_SEAT: _ClassVar[SecondArmut]
    SECOND_ARMUT_BOTH: _ClassVar[SecondArmut]

class ArmutFox(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_FOX_UNSPECIFIED: _ClassVar[ArmutFox]
    ARMUT_FOX_COUNTS: _ClassVar[ArmutFox]
    ARMUT_FOX_DOES_NOT_COUNT: _ClassVar[ArmutFox]
    ARMUT_FOX_SINGLE_FREE: _ClassVar[ArmutFox]

class ArmutReturn(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_RETURN_UNSPECIFIED: _ClassVar[ArmutReturn]
    ARMUT_RETURN_FREE: _ClassVar[ArmutReturn]
    ARMUT_RETURN_FEHL_ONLY: _ClassVar[ArmutReturn]

class ArmutReport(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_REPORT_UNSPECIFIED: _ClassVar[ArmutReport]
    ARMUT_REPORT_TOLD: _ClassVar[ArmutReport]
    ARMUT_REPORT_SECRET: _ClassVar[ArmutReport]

class ThrowRank(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    THROW_RANK_UNSPECIFIED: _ClassVar[ThrowRank]
    THROW_RANK_AFTER_SOLO: _ClassVar[ThrowRank]
    THROW_RANK_BEFORE_SOLO: _ClassVar[ThrowRank]

class AnnCounter(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANN_COUNTER_UNSPECIFIED: _ClassVar[AnnCounter]
    ANN_COUNTER_OWN_CARDS_PLAYED: _ClassVar[AnnCounter]
    ANN_COUNTER_TRICKS_STARTED: _ClassVar[AnnCounter]
    ANN_COUNTER_CARDS_ON_TABLE: _ClassVar[AnnCounter]

class AnnEarliest(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANN_EARLIEST_UNSPECIFIED: _ClassVar[AnnEarliest]
    ANN_EARLIEST_CONTRACT_FIXED: _ClassVar[AnnEarliest]
    ANN_EARLIEST_AFTER_FIRST_TRICK: _ClassVar[AnnEarliest]

class AnnReply(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANN_REPLY_UNSPECIFIED: _ClassVar[AnnReply]
    ANN_REPLY_NONE: _ClassVar[AnnReply]
    ANN_REPLY_ONE_MORE: _ClassVar[AnnReply]

class AnnSkipAbsagen(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANN_SKIP_ABSAGEN_UNSPECIFIED: _ClassVar[AnnSkipAbsagen]
    ANN_SKIP_ABSAGEN_ALLOWED: _ClassVar[AnnSkipAbsagen]
    ANN_SKIP_ABSAGEN_FORBIDDEN: _ClassVar[AnnSkipAbsagen]

class AnnSkipAnsage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANN_SKIP_ANSAGE_UNSPECIFIED: _ClassVar[AnnSkipAnsage]
    ANN_SKIP_ANSAGE_FORBIDDEN: _ClassVar[AnnSkipAnsage]
    ANN_SKIP_ANSAGE_ALLOWED: _ClassVar[AnnSkipAnsage]

class AbsageRequires(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ABSAGE_REQUIRES_UNSPECIFIED: _ClassVar[AbsageRequires]
    ABSAGE_REQUIRES_OWN: _ClassVar[AbsageRequires]
    ABSAGE_REQUIRES_ANY: _ClassVar[AbsageRequires]
    ABSAGE_REQUIRES_NONE: _ClassVar[AbsageRequires]

class Tie120(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TIE120_UNSPECIFIED: _ClassVar[Tie120]
    TIE120_ONLY_KONTRA: _ClassVar[Tie120]
    TIE120_LAST_KONTRA: _ClassVar[Tie120]
    TIE120_KONTRA_ALWAYS_120: _ClassVar[Tie120]
    TIE120_NOBODY: _ClassVar[Tie120]

class SchwarzBy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWARZ_BY_UNSPECIFIED: _ClassVar[SchwarzBy]
    SCHWARZ_BY_TRICKS: _ClassVar[SchwarzBy]
    SCHWARZ_BY_AUGEN: _ClassVar[SchwarzBy]

class StrictAnsage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STRICT_ANSAGE_UNSPECIFIED: _ClassVar[StrictAnsage]
    STRICT_ANSAGE_OFF: _ClassVar[StrictAnsage]
    STRICT_ANSAGE_ON: _ClassVar[StrictAnsage]

class ScoreAnsage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORE_ANSAGE_UNSPECIFIED: _ClassVar[ScoreAnsage]
    SCORE_ANSAGE_PLUS_TWO: _ClassVar[ScoreAnsage]
    SCORE_ANSAGE_PLUS_TWO_ONCE: _ClassVar[ScoreAnsage]
    SCORE_ANSAGE_DOUBLE_EACH: _ClassVar[ScoreAnsage]
    SCORE_ANSAGE_DOUBLE_ONCE: _ClassVar[ScoreAnsage]
    SCORE_ANSAGE_PLUS_ONE: _ClassVar[ScoreAnsage]

class SonderDoubling(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SONDER_DOUBLING_UNSPECIFIED: _ClassVar[SonderDoubling]
    SONDER_DOUBLING_NOT_DOUBLED: _ClassVar[SonderDoubling]
    SONDER_DOUBLING_DOUBLED: _ClassVar[SonderDoubling]

class AgainstPoints(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AGAINST_POINTS_UNSPECIFIED: _ClassVar[AgainstPoints]
    AGAINST_POINTS_OFF: _ClassVar[AgainstPoints]
    AGAINST_POINTS_ON: _ClassVar[AgainstPoints]

class GegenDieAlten(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GEGEN_DIE_ALTEN_UNSPECIFIED: _ClassVar[GegenDieAlten]
    GEGEN_DIE_ALTEN_OFF: _ClassVar[GegenDieAlten]
    GEGEN_DIE_ALTEN_PLAIN: _ClassVar[GegenDieAlten]
    GEGEN_DIE_ALTEN_DOUBLED: _ClassVar[GegenDieAlten]

class SpecialPoint(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SPECIAL_POINT_UNSPECIFIED: _ClassVar[SpecialPoint]
    SPECIAL_POINT_FUCHS: _ClassVar[SpecialPoint]
    SPECIAL_POINT_DOPPELKOPF: _ClassVar[SpecialPoint]
    SPECIAL_POINT_KARLCHEN: _ClassVar[SpecialPoint]
    SPECIAL_POINT_KARLCHEN_CAUGHT: _ClassVar[SpecialPoint]
    SPECIAL_POINT_FUCHS_LAST: _ClassVar[SpecialPoint]
    SPECIAL_POINT_FUCHS_CAUGHT_LAST: _ClassVar[SpecialPoint]
    SPECIAL_POINT_DULLE: _ClassVar[SpecialPoint]
    SPECIAL_POINT_HERZSTICH: _ClassVar[SpecialPoint]
    SPECIAL_POINT_GEGEN_DIE_SCHWEINE: _ClassVar[SpecialPoint]
    SPECIAL_POINT_KLABAUTERMANN: _ClassVar[SpecialPoint]
    SPECIAL_POINT_FISCHAUGE: _ClassVar[SpecialPoint]
    SPECIAL_POINT_GANS: _ClassVar[SpecialPoint]
    SPECIAL_POINT_KAFFEEKRAENZCHEN: _ClassVar[SpecialPoint]

class SonderInSolo(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SONDER_IN_SOLO_UNSPECIFIED: _ClassVar[SonderInSolo]
    SONDER_IN_SOLO_NONE: _ClassVar[SonderInSolo]
    SONDER_IN_SOLO_TRUMPFSOLO: _ClassVar[SonderInSolo]
    SONDER_IN_SOLO_ALL: _ClassVar[SonderInSolo]

class SoloPointIn(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_POINT_IN_UNSPECIFIED: _ClassVar[SoloPointIn]
    SOLO_POINT_IN_SOLO_SCORED: _ClassVar[SoloPointIn]
    SOLO_POINT_IN_ANNOUNCED: _ClassVar[SoloPointIn]

class SoloPointDoubling(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_POINT_DOUBLING_UNSPECIFIED: _ClassVar[SoloPointDoubling]
    SOLO_POINT_DOUBLING_NOT_DOUBLED: _ClassVar[SoloPointDoubling]
    SOLO_POINT_DOUBLING_DOUBLED: _ClassVar[SoloPointDoubling]

class NobodyWins(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NOBODY_WINS_UNSPECIFIED: _ClassVar[NobodyWins]
    NOBODY_WINS_POINTS: _ClassVar[NobodyWins]
    NOBODY_WINS_ZERO: _ClassVar[NobodyWins]

class ScoreCounting(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORE_COUNTING_UNSPECIFIED: _ClassVar[ScoreCounting]
    SCORE_COUNTING_PLUS_MINUS: _ClassVar[ScoreCounting]
    SCORE_COUNTING_PLUS: _ClassVar[ScoreCounting]
    SCORE_COUNTING_MINUS: _ClassVar[ScoreCounting]

class FailedAbsage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FAILED_ABSAGE_UNSPECIFIED: _ClassVar[FailedAbsage]
    FAILED_ABSAGE_WINNER_ONLY: _ClassVar[FailedAbsage]
    FAILED_ABSAGE_MIRROR: _ClassVar[FailedAbsage]
    FAILED_ABSAGE_BOTH: _ClassVar[FailedAbsage]

class BasePoint120(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BASE_POINT120_UNSPECIFIED: _ClassVar[BasePoint120]
    BASE_POINT120_GIVEN: _ClassVar[BasePoint120]
    BASE_POINT120_NOT_GIVEN: _ClassVar[BasePoint120]

class ScoreFloor(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORE_FLOOR_UNSPECIFIED: _ClassVar[ScoreFloor]
    SCORE_FLOOR_NEGATIVE: _ClassVar[ScoreFloor]
    SCORE_FLOOR_ZERO: _ClassVar[ScoreFloor]

class PerCard(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PER_CARD_UNSPECIFIED: _ClassVar[PerCard]
    PER_CARD_EACH: _ClassVar[PerCard]
    PER_CARD_ONCE: _ClassVar[PerCard]
    PER_CARD_KARLCHEN_ONCE: _ClassVar[PerCard]

class KarlchenCaughtBy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    KARLCHEN_CAUGHT_BY_UNSPECIFIED: _ClassVar[KarlchenCaughtBy]
    KARLCHEN_CAUGHT_BY_ANY: _ClassVar[KarlchenCaughtBy]
    KARLCHEN_CAUGHT_BY_DIAMOND_QUEEN: _ClassVar[KarlchenCaughtBy]

class ClaimMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLAIM_MODE_UNSPECIFIED: _ClassVar[ClaimMode]
    CLAIM_MODE_OFF: _ClassVar[ClaimMode]
    CLAIM_MODE_SOLOIST: _ClassVar[ClaimMode]

class PenaltyMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PENALTY_MODE_UNSPECIFIED: _ClassVar[PenaltyMode]
    PENALTY_MODE_OFF: _ClassVar[PenaltyMode]
    PENALTY_MODE_TSR: _ClassVar[PenaltyMode]

class ListLength(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LIST_LENGTH_UNSPECIFIED: _ClassVar[ListLength]
    LIST_LENGTH_OPEN: _ClassVar[ListLength]
    LIST_LENGTH_MULTIPLE_OF_PLAYERS: _ClassVar[ListLength]
    LIST_LENGTH_FIXED: _ClassVar[ListLength]

class RedealAfter(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REDEAL_AFTER_UNSPECIFIED: _ClassVar[RedealAfter]
    REDEAL_AFTER_PFLICHTSOLO: _ClassVar[RedealAfter]
    REDEAL_AFTER_SOLOIST_LED: _ClassVar[RedealAfter]

class Dullen(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DULLEN_UNSPECIFIED: _ClassVar[Dullen]
    DULLEN_ON: _ClassVar[Dullen]
    DULLEN_OFF: _ClassVar[Dullen]

class DulleTieWithSchweine(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DULLE_TIE_WITH_SCHWEINE_UNSPECIFIED: _ClassVar[DulleTieWithSchweine]
    DULLE_TIE_WITH_SCHWEINE_SAME: _ClassVar[DulleTieWithSchweine]
    DULLE_TIE_WITH_SCHWEINE_FIRST: _ClassVar[DulleTieWithSchweine]

class Genscher(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GENSCHER_UNSPECIFIED: _ClassVar[Genscher]
    GENSCHER_OFF: _ClassVar[Genscher]
    GENSCHER_ON: _ClassVar[Genscher]

class PflichtansageStep(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHTANSAGE_STEP_UNSPECIFIED: _ClassVar[PflichtansageStep]
    PFLICHTANSAGE_STEP_ANSAGE: _ClassVar[PflichtansageStep]
    PFLICHTANSAGE_STEP_NEXT_LEVEL: _ClassVar[PflichtansageStep]

class PflichtansageExcuse(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHTANSAGE_EXCUSE_UNSPECIFIED: _ClassVar[PflichtansageExcuse]
    PFLICHTANSAGE_EXCUSE_NOBODY: _ClassVar[PflichtansageExcuse]
    PFLICHTANSAGE_EXCUSE_ANYBODY: _ClassVar[PflichtansageExcuse]

class PflichtansageHochzeit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHTANSAGE_HOCHZEIT_UNSPECIFIED: _ClassVar[PflichtansageHochzeit]
    PFLICHTANSAGE_HOCHZEIT_NONE: _ClassVar[PflichtansageHochzeit]
    PFLICHTANSAGE_HOCHZEIT_KLAERUNGSSTICH: _ClassVar[PflichtansageHochzeit]

class BockTrigger(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOCK_TRIGGER_UNSPECIFIED: _ClassVar[BockTrigger]
    BOCK_TRIGGER_TIE_120: _ClassVar[BockTrigger]
    BOCK_TRIGGER_SOLO_LOST: _ClassVar[BockTrigger]
    BOCK_TRIGGER_RE_OR_KONTRA_LOST: _ClassVar[BockTrigger]
    BOCK_TRIGGER_RE_AND_KONTRA: _ClassVar[BockTrigger]
    BOCK_TRIGGER_HERZSTICH: _ClassVar[BockTrigger]
    BOCK_TRIGGER_SCHWARZ: _ClassVar[BockTrigger]
    BOCK_TRIGGER_ZERO_GAME: _ClassVar[BockTrigger]
    BOCK_TRIGGER_RE_LOST: _ClassVar[BockTrigger]
    BOCK_TRIGGER_KONTRA_LOST: _ClassVar[BockTrigger]
    BOCK_TRIGGER_ANY_SOLO: _ClassVar[BockTrigger]
    BOCK_TRIGGER_BOTH_FAILED: _ClassVar[BockTrigger]
    BOCK_TRIGGER_THROWN: _ClassVar[BockTrigger]
    BOCK_TRIGGER_ARMUT_REFUSED: _ClassVar[BockTrigger]

class BockAppend(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOCK_APPEND_UNSPECIFIED: _ClassVar[BockAppend]
    BOCK_APPEND_APPEND: _ClassVar[BockAppend]
    BOCK_APPEND_OVERLAP: _ClassVar[BockAppend]
    BOCK_APPEND_OVERLAP_ADD: _ClassVar[BockAppend]
    BOCK_APPEND_IGNORE: _ClassVar[BockAppend]
    BOCK_APPEND_RESTART: _ClassVar[BockAppend]

class PflichtsoloOffer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHTSOLO_OFFER_UNSPECIFIED: _ClassVar[PflichtsoloOffer]
    PFLICHTSOLO_OFFER_OFF: _ClassVar[PflichtsoloOffer]
    PFLICHTSOLO_OFFER_ON: _ClassVar[PflichtsoloOffer]

class SkippedAbsagen(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SKIPPED_ABSAGEN_UNSPECIFIED: _ClassVar[SkippedAbsagen]
    SKIPPED_ABSAGEN_COUNT: _ClassVar[SkippedAbsagen]
    SKIPPED_ABSAGEN_DO_NOT_COUNT: _ClassVar[SkippedAbsagen]

class ImpliedAnsage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    IMPLIED_ANSAGE_UNSPECIFIED: _ClassVar[ImpliedAnsage]
    IMPLIED_ANSAGE_SOLO: _ClassVar[ImpliedAnsage]
    IMPLIED_ANSAGE_HOCHZEIT: _ClassVar[ImpliedAnsage]
    IMPLIED_ANSAGE_ARMUT: _ClassVar[ImpliedAnsage]
    IMPLIED_ANSAGE_SCHWEINE_ABOVE: _ClassVar[ImpliedAnsage]

class ImpliedStep(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    IMPLIED_STEP_UNSPECIFIED: _ClassVar[ImpliedStep]
    IMPLIED_STEP_ANSAGE: _ClassVar[ImpliedStep]
    IMPLIED_STEP_NEXT_LEVEL: _ClassVar[ImpliedStep]

class PflichtTricks(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHT_TRICKS_UNSPECIFIED: _ClassVar[PflichtTricks]
    PFLICHT_TRICKS_FIRST: _ClassVar[PflichtTricks]
    PFLICHT_TRICKS_CHAIN: _ClassVar[PflichtTricks]
    PFLICHT_TRICKS_FIRST_TWO: _ClassVar[PflichtTricks]

class PflichtGame(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHT_GAME_UNSPECIFIED: _ClassVar[PflichtGame]
    PFLICHT_GAME_ARMUT: _ClassVar[PflichtGame]
    PFLICHT_GAME_SOLO: _ClassVar[PflichtGame]

class ArmutNine(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_NINE_UNSPECIFIED: _ClassVar[ArmutNine]
    ARMUT_NINE_COUNTS: _ClassVar[ArmutNine]
    ARMUT_NINE_ONE_FREE: _ClassVar[ArmutNine]

class ArmutShown(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARMUT_SHOWN_UNSPECIFIED: _ClassVar[ArmutShown]
    ARMUT_SHOWN_HIDDEN: _ClassVar[ArmutShown]
    ARMUT_SHOWN_FOXES: _ClassVar[ArmutShown]
    ARMUT_SHOWN_ALL: _ClassVar[ArmutShown]

class PflichtsoloStille(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PFLICHTSOLO_STILLE_UNSPECIFIED: _ClassVar[PflichtsoloStille]
    PFLICHTSOLO_STILLE_STAYS_OPEN: _ClassVar[PflichtsoloStille]
    PFLICHTSOLO_STILLE_FULFILS: _ClassVar[PflichtsoloStille]

class SchweineSecondIf(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_SECOND_IF_UNSPECIFIED: _ClassVar[SchweineSecondIf]
    SCHWEINE_SECOND_IF_KNOWN_TO_ALL: _ClassVar[SchweineSecondIf]
    SCHWEINE_SECOND_IF_PARTY_WON: _ClassVar[SchweineSecondIf]
    SCHWEINE_SECOND_IF_ALWAYS: _ClassVar[SchweineSecondIf]
    SCHWEINE_SECOND_IF_ANNOUNCED: _ClassVar[SchweineSecondIf]

class SchweineFarbsoloCard(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_FARBSOLO_CARD_UNSPECIFIED: _ClassVar[SchweineFarbsoloCard]
    SCHWEINE_FARBSOLO_CARD_TRUMP_ACE: _ClassVar[SchweineFarbsoloCard]
    SCHWEINE_FARBSOLO_CARD_DIAMOND_ACE: _ClassVar[SchweineFarbsoloCard]

class SchweineAboveMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_ABOVE_MODE_UNSPECIFIED: _ClassVar[SchweineAboveMode]
    SCHWEINE_ABOVE_MODE_SAME: _ClassVar[SchweineAboveMode]
    SCHWEINE_ABOVE_MODE_VORBEHALT: _ClassVar[SchweineAboveMode]
    SCHWEINE_ABOVE_MODE_AT_FIRST_CARD: _ClassVar[SchweineAboveMode]

class SchweineAboveHolder(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_ABOVE_HOLDER_UNSPECIFIED: _ClassVar[SchweineAboveHolder]
    SCHWEINE_ABOVE_HOLDER_ANYONE: _ClassVar[SchweineAboveHolder]
    SCHWEINE_ABOVE_HOLDER_NOT_THE_SAME: _ClassVar[SchweineAboveHolder]
    SCHWEINE_ABOVE_HOLDER_THE_SAME: _ClassVar[SchweineAboveHolder]

class SchweineThroughArmut(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCHWEINE_THROUGH_ARMUT_UNSPECIFIED: _ClassVar[SchweineThroughArmut]
    SCHWEINE_THROUGH_ARMUT_JUDGED_AFTER: _ClassVar[SchweineThroughArmut]
    SCHWEINE_THROUGH_ARMUT_KEPT: _ClassVar[SchweineThroughArmut]

class GegenInArmut(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GEGEN_IN_ARMUT_UNSPECIFIED: _ClassVar[GegenInArmut]
    GEGEN_IN_ARMUT_GIVEN: _ClassVar[GegenInArmut]
    GEGEN_IN_ARMUT_NOT_GIVEN: _ClassVar[GegenInArmut]

class PairLast(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PAIR_LAST_UNSPECIFIED: _ClassVar[PairLast]
    PAIR_LAST_FUCHS: _ClassVar[PairLast]
    PAIR_LAST_KARLCHEN: _ClassVar[PairLast]

class FeigheitScope(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FEIGHEIT_SCOPE_UNSPECIFIED: _ClassVar[FeigheitScope]
    FEIGHEIT_SCOPE_NORMAL: _ClassVar[FeigheitScope]
    FEIGHEIT_SCOPE_SOLO: _ClassVar[FeigheitScope]
    FEIGHEIT_SCOPE_BOTH: _ClassVar[FeigheitScope]

class FeigheitSpecials(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FEIGHEIT_SPECIALS_UNSPECIFIED: _ClassVar[FeigheitSpecials]
    FEIGHEIT_SPECIALS_TURN: _ClassVar[FeigheitSpecials]
    FEIGHEIT_SPECIALS_STAY: _ClassVar[FeigheitSpecials]

class FeigheitEffect(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FEIGHEIT_EFFECT_UNSPECIFIED: _ClassVar[FeigheitEffect]
    FEIGHEIT_EFFECT_TURNED: _ClassVar[FeigheitEffect]
    FEIGHEIT_EFFECT_NOBODY: _ClassVar[FeigheitEffect]
    FEIGHEIT_EFFECT_PENALTY: _ClassVar[FeigheitEffect]

class BockPer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOCK_PER_UNSPECIFIED: _ClassVar[BockPer]
    BOCK_PER_GAME: _ClassVar[BockPer]
    BOCK_PER_TRIGGER: _ClassVar[BockPer]
    BOCK_PER_EVENT: _ClassVar[BockPer]

class BockOverflow(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOCK_OVERFLOW_UNSPECIFIED: _ClassVar[BockOverflow]
    BOCK_OVERFLOW_LATER: _ClassVar[BockOverflow]
    BOCK_OVERFLOW_LOST: _ClassVar[BockOverflow]

class BockInSolo(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOCK_IN_SOLO_UNSPECIFIED: _ClassVar[BockInSolo]
    BOCK_IN_SOLO_COUNTS: _ClassVar[BockInSolo]
    BOCK_IN_SOLO_NOT_COUNTS: _ClassVar[BockInSolo]

class BockEffect(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOCK_EFFECT_UNSPECIFIED: _ClassVar[BockEffect]
    BOCK_EFFECT_FACTOR: _ClassVar[BockEffect]
    BOCK_EFFECT_FACTOR_BASE: _ClassVar[BockEffect]
    BOCK_EFFECT_PLUS: _ClassVar[BockEffect]

class SoloRounds(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_ROUNDS_UNSPECIFIED: _ClassVar[SoloRounds]
    SOLO_ROUNDS_NONE: _ClassVar[SoloRounds]
    SOLO_ROUNDS_CALLED: _ClassVar[SoloRounds]

class TableSeating(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TABLE_SEATING_UNSPECIFIED: _ClassVar[TableSeating]
    TABLE_SEATING_DEALER_OUT: _ClassVar[TableSeating]
    TABLE_SEATING_FREE: _ClassVar[TableSeating]

class ThrowKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    THROW_KIND_UNSPECIFIED: _ClassVar[ThrowKind]
    THROW_KIND_KINGS: _ClassVar[ThrowKind]
    THROW_KIND_NINES: _ClassVar[ThrowKind]
    THROW_KIND_NINES_KINGS: _ClassVar[ThrowKind]
    THROW_KIND_AUGEN: _ClassVar[ThrowKind]
    THROW_KIND_TRUMPS: _ClassVar[ThrowKind]
    THROW_KIND_FOX_HIGHEST_IN_ARMUT: _ClassVar[ThrowKind]
    THROW_KIND_MAX_ONE_TRUMP: _ClassVar[ThrowKind]
    THROW_KIND_FOX_HIGHEST: _ClassVar[ThrowKind]
    THROW_KIND_FULL: _ClassVar[ThrowKind]
    THROW_KIND_FEW_AUGEN: _ClassVar[ThrowKind]
    THROW_KIND_HIGHEST: _ClassVar[ThrowKind]
    THROW_KIND_NINE_OF_EACH: _ClassVar[ThrowKind]
    THROW_KIND_KING_OF_EACH: _ClassVar[ThrowKind]
DECK_NINES_UNSPECIFIED: DeckNines
DECK_NINES_WITH: DeckNines
DECK_NINES_WITHOUT: DeckNines
DULLE_TIE_UNSPECIFIED: DulleTie
DULLE_TIE_FIRST: DulleTie
DULLE_TIE_SECOND: DulleTie
DULLE_TIE_SECOND_EXCEPT_LAST: DulleTie
DULLE_TIE_FIRST_EXCEPT_LAST: DulleTie
SOLO_LEAD_UNSPECIFIED: SoloLead
SOLO_LEAD_ELDEST: SoloLead
SOLO_LEAD_PFLICHT_ONLY: SoloLead
SOLO_LEAD_ALWAYS_SOLOIST: SoloLead
SOLO_CONFLICT_UNSPECIFIED: SoloConflict
SOLO_CONFLICT_SEAT: SoloConflict
SOLO_CONFLICT_AUCTION: SoloConflict
VORBEHALT_RANK_UNSPECIFIED: VorbehaltRank
VORBEHALT_RANK_PFLICHTSOLO: VorbehaltRank
VORBEHALT_RANK_LUSTSOLO: VorbehaltRank
VORBEHALT_RANK_SOLO: VorbehaltRank
VORBEHALT_RANK_ARMUT: VorbehaltRank
VORBEHALT_RANK_HOCHZEIT: VorbehaltRank
VORBEHALT_RANK_THROW: VorbehaltRank
HOCHZEIT_OWN_TRICK_UNSPECIFIED: HochzeitOwnTrick
HOCHZEIT_OWN_TRICK_GOES_ON: HochzeitOwnTrick
HOCHZEIT_OWN_TRICK_DECIDES: HochzeitOwnTrick
HOCHZEIT_SILENT_UNSPECIFIED: HochzeitSilent
HOCHZEIT_SILENT_ALLOWED: HochzeitSilent
HOCHZEIT_SILENT_FORBIDDEN: HochzeitSilent
SCHWEINE_MODE_UNSPECIFIED: SchweineMode
SCHWEINE_MODE_OFF: SchweineMode
SCHWEINE_MODE_VORBEHALT: SchweineMode
SCHWEINE_MODE_AT_FIRST_FOX: SchweineMode
SCHWEINE_MODE_SECOND_ONLY: SchweineMode
SCHWEINE_MODE_AUTOMATIC: SchweineMode
SCHWEINE_ANSAGE_UNSPECIFIED: SchweineAnsage
SCHWEINE_ANSAGE_NONE: SchweineAnsage
SCHWEINE_ANSAGE_IMPLIED: SchweineAnsage
SCHWEINE_CONTRACT_UNSPECIFIED: SchweineContract
SCHWEINE_CONTRACT_NORMAL: SchweineContract
SCHWEINE_CONTRACT_HOCHZEIT_OWN: SchweineContract
SCHWEINE_CONTRACT_HOCHZEIT_ANY: SchweineContract
SCHWEINE_CONTRACT_ARMUT: SchweineContract
SCHWEINE_CONTRACT_TRUMPFSOLO: SchweineContract
SCHWEINE_CONTRACT_FARBSOLO: SchweineContract
SCHWEINE_CONTRACT_STILLE: SchweineContract
SCHWEINE_COUNT_UNSPECIFIED: SchweineCount
SCHWEINE_COUNT_BOTH: SchweineCount
SCHWEINE_COUNT_FIRST_ONLY: SchweineCount
ARMUT_MODE_UNSPECIFIED: ArmutMode
ARMUT_MODE_OFF: ArmutMode
ARMUT_MODE_REDEAL: ArmutMode
ARMUT_MODE_EXCHANGE: ArmutMode
ARMUT_PUSH_UNSPECIFIED: ArmutPush
ARMUT_PUSH_EXACTLY_THREE: ArmutPush
ARMUT_PUSH_TRUMPS_ONLY: ArmutPush
ARMUT_PUSH_TRUMPS_OR_THREE: ArmutPush
ARMUT_PUSH_THREE_AND_FOXES: ArmutPush
SECOND_ARMUT_UNSPECIFIED: SecondArmut
SECOND_ARMUT_REDEAL: SecondArmut
SECOND_ARMUT_FIRST_SEAT: SecondArmut
SECOND_ARMUT_BOTH: SecondArmut
ARMUT_FOX_UNSPECIFIED: ArmutFox
ARMUT_FOX_COUNTS: ArmutFox
ARMUT_FOX_DOES_NOT_COUNT: ArmutFox
ARMUT_FOX_SINGLE_FREE: ArmutFox
ARMUT_RETURN_UNSPECIFIED: ArmutReturn
ARMUT_RETURN_FREE: ArmutReturn
ARMUT_RETURN_FEHL_ONLY: ArmutReturn
ARMUT_REPORT_UNSPECIFIED: ArmutReport
ARMUT_REPORT_TOLD: ArmutReport
ARMUT_REPORT_SECRET: ArmutReport
THROW_RANK_UNSPECIFIED: ThrowRank
THROW_RANK_AFTER_SOLO: ThrowRank
THROW_RANK_BEFORE_SOLO: ThrowRank
ANN_COUNTER_UNSPECIFIED: AnnCounter
ANN_COUNTER_OWN_CARDS_PLAYED: AnnCounter
ANN_COUNTER_TRICKS_STARTED: AnnCounter
ANN_COUNTER_CARDS_ON_TABLE: AnnCounter
ANN_EARLIEST_UNSPECIFIED: AnnEarliest
ANN_EARLIEST_CONTRACT_FIXED: AnnEarliest
ANN_EARLIEST_AFTER_FIRST_TRICK: AnnEarliest
ANN_REPLY_UNSPECIFIED: AnnReply
ANN_REPLY_NONE: AnnReply
ANN_REPLY_ONE_MORE: AnnReply
ANN_SKIP_ABSAGEN_UNSPECIFIED: AnnSkipAbsagen
ANN_SKIP_ABSAGEN_ALLOWED: AnnSkipAbsagen
ANN_SKIP_ABSAGEN_FORBIDDEN: AnnSkipAbsagen
ANN_SKIP_ANSAGE_UNSPECIFIED: AnnSkipAnsage
ANN_SKIP_ANSAGE_FORBIDDEN: AnnSkipAnsage
ANN_SKIP_ANSAGE_ALLOWED: AnnSkipAnsage
ABSAGE_REQUIRES_UNSPECIFIED: AbsageRequires
ABSAGE_REQUIRES_OWN: AbsageRequires
ABSAGE_REQUIRES_ANY: AbsageRequires
ABSAGE_REQUIRES_NONE: AbsageRequires
TIE120_UNSPECIFIED: Tie120
TIE120_ONLY_KONTRA: Tie120
TIE120_LAST_KONTRA: Tie120
TIE120_KONTRA_ALWAYS_120: Tie120
TIE120_NOBODY: Tie120
SCHWARZ_BY_UNSPECIFIED: SchwarzBy
SCHWARZ_BY_TRICKS: SchwarzBy
SCHWARZ_BY_AUGEN: SchwarzBy
STRICT_ANSAGE_UNSPECIFIED: StrictAnsage
STRICT_ANSAGE_OFF: StrictAnsage
STRICT_ANSAGE_ON: StrictAnsage
SCORE_ANSAGE_UNSPECIFIED: ScoreAnsage
SCORE_ANSAGE_PLUS_TWO: ScoreAnsage
SCORE_ANSAGE_PLUS_TWO_ONCE: ScoreAnsage
SCORE_ANSAGE_DOUBLE_EACH: ScoreAnsage
SCORE_ANSAGE_DOUBLE_ONCE: ScoreAnsage
SCORE_ANSAGE_PLUS_ONE: ScoreAnsage
SONDER_DOUBLING_UNSPECIFIED: SonderDoubling
SONDER_DOUBLING_NOT_DOUBLED: SonderDoubling
SONDER_DOUBLING_DOUBLED: SonderDoubling
AGAINST_POINTS_UNSPECIFIED: AgainstPoints
AGAINST_POINTS_OFF: AgainstPoints
AGAINST_POINTS_ON: AgainstPoints
GEGEN_DIE_ALTEN_UNSPECIFIED: GegenDieAlten
GEGEN_DIE_ALTEN_OFF: GegenDieAlten
GEGEN_DIE_ALTEN_PLAIN: GegenDieAlten
GEGEN_DIE_ALTEN_DOUBLED: GegenDieAlten
SPECIAL_POINT_UNSPECIFIED: SpecialPoint
SPECIAL_POINT_FUCHS: SpecialPoint
SPECIAL_POINT_DOPPELKOPF: SpecialPoint
SPECIAL_POINT_KARLCHEN: SpecialPoint
SPECIAL_POINT_KARLCHEN_CAUGHT: SpecialPoint
SPECIAL_POINT_FUCHS_LAST: SpecialPoint
SPECIAL_POINT_FUCHS_CAUGHT_LAST: SpecialPoint
SPECIAL_POINT_DULLE: SpecialPoint
SPECIAL_POINT_HERZSTICH: SpecialPoint
SPECIAL_POINT_GEGEN_DIE_SCHWEINE: SpecialPoint
SPECIAL_POINT_KLABAUTERMANN: SpecialPoint
SPECIAL_POINT_FISCHAUGE: SpecialPoint
SPECIAL_POINT_GANS: SpecialPoint
SPECIAL_POINT_KAFFEEKRAENZCHEN: SpecialPoint
SONDER_IN_SOLO_UNSPECIFIED: SonderInSolo
SONDER_IN_SOLO_NONE: SonderInSolo
SONDER_IN_SOLO_TRUMPFSOLO: SonderInSolo
SONDER_IN_SOLO_ALL: SonderInSolo
SOLO_POINT_IN_UNSPECIFIED: SoloPointIn
SOLO_POINT_IN_SOLO_SCORED: SoloPointIn
SOLO_POINT_IN_ANNOUNCED: SoloPointIn
SOLO_POINT_DOUBLING_UNSPECIFIED: SoloPointDoubling
SOLO_POINT_DOUBLING_NOT_DOUBLED: SoloPointDoubling
SOLO_POINT_DOUBLING_DOUBLED: SoloPointDoubling
NOBODY_WINS_UNSPECIFIED: NobodyWins
NOBODY_WINS_POINTS: NobodyWins
NOBODY_WINS_ZERO: NobodyWins
SCORE_COUNTING_UNSPECIFIED: ScoreCounting
SCORE_COUNTING_PLUS_MINUS: ScoreCounting
SCORE_COUNTING_PLUS: ScoreCounting
SCORE_COUNTING_MINUS: ScoreCounting
FAILED_ABSAGE_UNSPECIFIED: FailedAbsage
FAILED_ABSAGE_WINNER_ONLY: FailedAbsage
FAILED_ABSAGE_MIRROR: FailedAbsage
FAILED_ABSAGE_BOTH: FailedAbsage
BASE_POINT120_UNSPECIFIED: BasePoint120
BASE_POINT120_GIVEN: BasePoint120
BASE_POINT120_NOT_GIVEN: BasePoint120
SCORE_FLOOR_UNSPECIFIED: ScoreFloor
SCORE_FLOOR_NEGATIVE: ScoreFloor
SCORE_FLOOR_ZERO: ScoreFloor
PER_CARD_UNSPECIFIED: PerCard
PER_CARD_EACH: PerCard
PER_CARD_ONCE: PerCard
PER_CARD_KARLCHEN_ONCE: PerCard
KARLCHEN_CAUGHT_BY_UNSPECIFIED: KarlchenCaughtBy
KARLCHEN_CAUGHT_BY_ANY: KarlchenCaughtBy
KARLCHEN_CAUGHT_BY_DIAMOND_QUEEN: KarlchenCaughtBy
CLAIM_MODE_UNSPECIFIED: ClaimMode
CLAIM_MODE_OFF: ClaimMode
CLAIM_MODE_SOLOIST: ClaimMode
PENALTY_MODE_UNSPECIFIED: PenaltyMode
PENALTY_MODE_OFF: PenaltyMode
PENALTY_MODE_TSR: PenaltyMode
LIST_LENGTH_UNSPECIFIED: ListLength
LIST_LENGTH_OPEN: ListLength
LIST_LENGTH_MULTIPLE_OF_PLAYERS: ListLength
LIST_LENGTH_FIXED: ListLength
REDEAL_AFTER_UNSPECIFIED: RedealAfter
REDEAL_AFTER_PFLICHTSOLO: RedealAfter
REDEAL_AFTER_SOLOIST_LED: RedealAfter
DULLEN_UNSPECIFIED: Dullen
DULLEN_ON: Dullen
DULLEN_OFF: Dullen
DULLE_TIE_WITH_SCHWEINE_UNSPECIFIED: DulleTieWithSchweine
DULLE_TIE_WITH_SCHWEINE_SAME: DulleTieWithSchweine
DULLE_TIE_WITH_SCHWEINE_FIRST: DulleTieWithSchweine
GENSCHER_UNSPECIFIED: Genscher
GENSCHER_OFF: Genscher
GENSCHER_ON: Genscher
PFLICHTANSAGE_STEP_UNSPECIFIED: PflichtansageStep
PFLICHTANSAGE_STEP_ANSAGE: PflichtansageStep
PFLICHTANSAGE_STEP_NEXT_LEVEL: PflichtansageStep
PFLICHTANSAGE_EXCUSE_UNSPECIFIED: PflichtansageExcuse
PFLICHTANSAGE_EXCUSE_NOBODY: PflichtansageExcuse
PFLICHTANSAGE_EXCUSE_ANYBODY: PflichtansageExcuse
PFLICHTANSAGE_HOCHZEIT_UNSPECIFIED: PflichtansageHochzeit
PFLICHTANSAGE_HOCHZEIT_NONE: PflichtansageHochzeit
PFLICHTANSAGE_HOCHZEIT_KLAERUNGSSTICH: PflichtansageHochzeit
BOCK_TRIGGER_UNSPECIFIED: BockTrigger
BOCK_TRIGGER_TIE_120: BockTrigger
BOCK_TRIGGER_SOLO_LOST: BockTrigger
BOCK_TRIGGER_RE_OR_KONTRA_LOST: BockTrigger
BOCK_TRIGGER_RE_AND_KONTRA: BockTrigger
BOCK_TRIGGER_HERZSTICH: BockTrigger
BOCK_TRIGGER_SCHWARZ: BockTrigger
BOCK_TRIGGER_ZERO_GAME: BockTrigger
BOCK_TRIGGER_RE_LOST: BockTrigger
BOCK_TRIGGER_KONTRA_LOST: BockTrigger
BOCK_TRIGGER_ANY_SOLO: BockTrigger
BOCK_TRIGGER_BOTH_FAILED: BockTrigger
BOCK_TRIGGER_THROWN: BockTrigger
BOCK_TRIGGER_ARMUT_REFUSED: BockTrigger
BOCK_APPEND_UNSPECIFIED: BockAppend
BOCK_APPEND_APPEND: BockAppend
BOCK_APPEND_OVERLAP: BockAppend
BOCK_APPEND_OVERLAP_ADD: BockAppend
BOCK_APPEND_IGNORE: BockAppend
BOCK_APPEND_RESTART: BockAppend
PFLICHTSOLO_OFFER_UNSPECIFIED: PflichtsoloOffer
PFLICHTSOLO_OFFER_OFF: PflichtsoloOffer
PFLICHTSOLO_OFFER_ON: PflichtsoloOffer
SKIPPED_ABSAGEN_UNSPECIFIED: SkippedAbsagen
SKIPPED_ABSAGEN_COUNT: SkippedAbsagen
SKIPPED_ABSAGEN_DO_NOT_COUNT: SkippedAbsagen
IMPLIED_ANSAGE_UNSPECIFIED: ImpliedAnsage
IMPLIED_ANSAGE_SOLO: ImpliedAnsage
IMPLIED_ANSAGE_HOCHZEIT: ImpliedAnsage
IMPLIED_ANSAGE_ARMUT: ImpliedAnsage
IMPLIED_ANSAGE_SCHWEINE_ABOVE: ImpliedAnsage
IMPLIED_STEP_UNSPECIFIED: ImpliedStep
IMPLIED_STEP_ANSAGE: ImpliedStep
IMPLIED_STEP_NEXT_LEVEL: ImpliedStep
PFLICHT_TRICKS_UNSPECIFIED: PflichtTricks
PFLICHT_TRICKS_FIRST: PflichtTricks
PFLICHT_TRICKS_CHAIN: PflichtTricks
PFLICHT_TRICKS_FIRST_TWO: PflichtTricks
PFLICHT_GAME_UNSPECIFIED: PflichtGame
PFLICHT_GAME_ARMUT: PflichtGame
PFLICHT_GAME_SOLO: PflichtGame
ARMUT_NINE_UNSPECIFIED: ArmutNine
ARMUT_NINE_COUNTS: ArmutNine
ARMUT_NINE_ONE_FREE: ArmutNine
ARMUT_SHOWN_UNSPECIFIED: ArmutShown
ARMUT_SHOWN_HIDDEN: ArmutShown
ARMUT_SHOWN_FOXES: ArmutShown
ARMUT_SHOWN_ALL: ArmutShown
PFLICHTSOLO_STILLE_UNSPECIFIED: PflichtsoloStille
PFLICHTSOLO_STILLE_STAYS_OPEN: PflichtsoloStille
PFLICHTSOLO_STILLE_FULFILS: PflichtsoloStille
SCHWEINE_SECOND_IF_UNSPECIFIED: SchweineSecondIf
SCHWEINE_SECOND_IF_KNOWN_TO_ALL: SchweineSecondIf
SCHWEINE_SECOND_IF_PARTY_WON: SchweineSecondIf
SCHWEINE_SECOND_IF_ALWAYS: SchweineSecondIf
SCHWEINE_SECOND_IF_ANNOUNCED: SchweineSecondIf
SCHWEINE_FARBSOLO_CARD_UNSPECIFIED: SchweineFarbsoloCard
SCHWEINE_FARBSOLO_CARD_TRUMP_ACE: SchweineFarbsoloCard
SCHWEINE_FARBSOLO_CARD_DIAMOND_ACE: SchweineFarbsoloCard
SCHWEINE_ABOVE_MODE_UNSPECIFIED: SchweineAboveMode
SCHWEINE_ABOVE_MODE_SAME: SchweineAboveMode
SCHWEINE_ABOVE_MODE_VORBEHALT: SchweineAboveMode
SCHWEINE_ABOVE_MODE_AT_FIRST_CARD: SchweineAboveMode
SCHWEINE_ABOVE_HOLDER_UNSPECIFIED: SchweineAboveHolder
SCHWEINE_ABOVE_HOLDER_ANYONE: SchweineAboveHolder
SCHWEINE_ABOVE_HOLDER_NOT_THE_SAME: SchweineAboveHolder
SCHWEINE_ABOVE_HOLDER_THE_SAME: SchweineAboveHolder
SCHWEINE_THROUGH_ARMUT_UNSPECIFIED: SchweineThroughArmut
SCHWEINE_THROUGH_ARMUT_JUDGED_AFTER: SchweineThroughArmut
SCHWEINE_THROUGH_ARMUT_KEPT: SchweineThroughArmut
GEGEN_IN_ARMUT_UNSPECIFIED: GegenInArmut
GEGEN_IN_ARMUT_GIVEN: GegenInArmut
GEGEN_IN_ARMUT_NOT_GIVEN: GegenInArmut
PAIR_LAST_UNSPECIFIED: PairLast
PAIR_LAST_FUCHS: PairLast
PAIR_LAST_KARLCHEN: PairLast
FEIGHEIT_SCOPE_UNSPECIFIED: FeigheitScope
FEIGHEIT_SCOPE_NORMAL: FeigheitScope
FEIGHEIT_SCOPE_SOLO: FeigheitScope
FEIGHEIT_SCOPE_BOTH: FeigheitScope
FEIGHEIT_SPECIALS_UNSPECIFIED: FeigheitSpecials
FEIGHEIT_SPECIALS_TURN: FeigheitSpecials
FEIGHEIT_SPECIALS_STAY: FeigheitSpecials
FEIGHEIT_EFFECT_UNSPECIFIED: FeigheitEffect
FEIGHEIT_EFFECT_TURNED: FeigheitEffect
FEIGHEIT_EFFECT_NOBODY: FeigheitEffect
FEIGHEIT_EFFECT_PENALTY: FeigheitEffect
BOCK_PER_UNSPECIFIED: BockPer
BOCK_PER_GAME: BockPer
BOCK_PER_TRIGGER: BockPer
BOCK_PER_EVENT: BockPer
BOCK_OVERFLOW_UNSPECIFIED: BockOverflow
BOCK_OVERFLOW_LATER: BockOverflow
BOCK_OVERFLOW_LOST: BockOverflow
BOCK_IN_SOLO_UNSPECIFIED: BockInSolo
BOCK_IN_SOLO_COUNTS: BockInSolo
BOCK_IN_SOLO_NOT_COUNTS: BockInSolo
BOCK_EFFECT_UNSPECIFIED: BockEffect
BOCK_EFFECT_FACTOR: BockEffect
BOCK_EFFECT_FACTOR_BASE: BockEffect
BOCK_EFFECT_PLUS: BockEffect
SOLO_ROUNDS_UNSPECIFIED: SoloRounds
SOLO_ROUNDS_NONE: SoloRounds
SOLO_ROUNDS_CALLED: SoloRounds
TABLE_SEATING_UNSPECIFIED: TableSeating
TABLE_SEATING_DEALER_OUT: TableSeating
TABLE_SEATING_FREE: TableSeating
THROW_KIND_UNSPECIFIED: ThrowKind
THROW_KIND_KINGS: ThrowKind
THROW_KIND_NINES: ThrowKind
THROW_KIND_NINES_KINGS: ThrowKind
THROW_KIND_AUGEN: ThrowKind
THROW_KIND_TRUMPS: ThrowKind
THROW_KIND_FOX_HIGHEST_IN_ARMUT: ThrowKind
THROW_KIND_MAX_ONE_TRUMP: ThrowKind
THROW_KIND_FOX_HIGHEST: ThrowKind
THROW_KIND_FULL: ThrowKind
THROW_KIND_FEW_AUGEN: ThrowKind
THROW_KIND_HIGHEST: ThrowKind
THROW_KIND_NINE_OF_EACH: ThrowKind
THROW_KIND_KING_OF_EACH: ThrowKind

class SoloList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[_contract_pb2.Solo]
    def __init__(self, values: _Optional[_Iterable[_Union[_contract_pb2.Solo, str]]] = ...) -> None: ...

class PacketList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, values: _Optional[_Iterable[int]] = ...) -> None: ...

class VorbehaltRankList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[VorbehaltRank]
    def __init__(self, values: _Optional[_Iterable[_Union[VorbehaltRank, str]]] = ...) -> None: ...

class HochzeitSelectorList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[_contract_pb2.HochzeitSelector]
    def __init__(self, values: _Optional[_Iterable[_Union[_contract_pb2.HochzeitSelector, str]]] = ...) -> None: ...

class SchweineContractList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[SchweineContract]
    def __init__(self, values: _Optional[_Iterable[_Union[SchweineContract, str]]] = ...) -> None: ...

class RankList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[_card_pb2.Rank]
    def __init__(self, values: _Optional[_Iterable[_Union[_card_pb2.Rank, str]]] = ...) -> None: ...

class ThrowCondition(_message.Message):
    __slots__ = ("kind", "number", "card", "also")
    KIND_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    ALSO_FIELD_NUMBER: _ClassVar[int]
    kind: ThrowKind
    number: int
    card: _card_pb2.Card
    also: ThrowSecond
    def __init__(self, kind: _Optional[_Union[ThrowKind, str]] = ..., number: _Optional[int] = ..., card: _Optional[_Union[_card_pb2.Card, str]] = ..., also: _Optional[_Union[ThrowSecond, _Mapping]] = ...) -> None: ...

class ThrowSecond(_message.Message):
    __slots__ = ("kind", "number", "card")
    KIND_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    kind: ThrowKind
    number: int
    card: _card_pb2.Card
    def __init__(self, kind: _Optional[_Union[ThrowKind, str]] = ..., number: _Optional[int] = ..., card: _Optional[_Union[_card_pb2.Card, str]] = ...) -> None: ...

class ThrowConditionList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedCompositeFieldContainer[ThrowCondition]
    def __init__(self, values: _Optional[_Iterable[_Union[ThrowCondition, _Mapping]]] = ...) -> None: ...

class AnnLimits(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, values: _Optional[_Iterable[int]] = ...) -> None: ...

class AnnPerPartyMax(_message.Message):
    __slots__ = ("re", "kontra")
    RE_FIELD_NUMBER: _ClassVar[int]
    KONTRA_FIELD_NUMBER: _ClassVar[int]
    re: AnnLimits
    kontra: AnnLimits
    def __init__(self, re: _Optional[_Union[AnnLimits, _Mapping]] = ..., kontra: _Optional[_Union[AnnLimits, _Mapping]] = ...) -> None: ...

class SpecialPointList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[SpecialPoint]
    def __init__(self, values: _Optional[_Iterable[_Union[SpecialPoint, str]]] = ...) -> None: ...

class RedealAfterList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[RedealAfter]
    def __init__(self, values: _Optional[_Iterable[_Union[RedealAfter, str]]] = ...) -> None: ...

class Pflichtansage(_message.Message):
    __slots__ = ("augen", "excused_by", "step", "in_hochzeit")
    AUGEN_FIELD_NUMBER: _ClassVar[int]
    EXCUSED_BY_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    IN_HOCHZEIT_FIELD_NUMBER: _ClassVar[int]
    augen: int
    excused_by: PflichtansageExcuse
    step: PflichtansageStep
    in_hochzeit: PflichtansageHochzeit
    def __init__(self, augen: _Optional[int] = ..., excused_by: _Optional[_Union[PflichtansageExcuse, str]] = ..., step: _Optional[_Union[PflichtansageStep, str]] = ..., in_hochzeit: _Optional[_Union[PflichtansageHochzeit, str]] = ...) -> None: ...

class Bock(_message.Message):
    __slots__ = ("triggers", "factor", "games", "append")
    TRIGGERS_FIELD_NUMBER: _ClassVar[int]
    FACTOR_FIELD_NUMBER: _ClassVar[int]
    GAMES_FIELD_NUMBER: _ClassVar[int]
    APPEND_FIELD_NUMBER: _ClassVar[int]
    triggers: _containers.RepeatedScalarFieldContainer[BockTrigger]
    factor: int
    games: int
    append: BockAppend
    def __init__(self, triggers: _Optional[_Iterable[_Union[BockTrigger, str]]] = ..., factor: _Optional[int] = ..., games: _Optional[int] = ..., append: _Optional[_Union[BockAppend, str]] = ...) -> None: ...

class PflichtsoloKinds(_message.Message):
    __slots__ = ("color", "picture")
    COLOR_FIELD_NUMBER: _ClassVar[int]
    PICTURE_FIELD_NUMBER: _ClassVar[int]
    color: int
    picture: int
    def __init__(self, color: _Optional[int] = ..., picture: _Optional[int] = ...) -> None: ...

class ImpliedAnsageList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[ImpliedAnsage]
    def __init__(self, values: _Optional[_Iterable[_Union[ImpliedAnsage, str]]] = ...) -> None: ...

class PflichtGameList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[PflichtGame]
    def __init__(self, values: _Optional[_Iterable[_Union[PflichtGame, str]]] = ...) -> None: ...

class PairLastList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[PairLast]
    def __init__(self, values: _Optional[_Iterable[_Union[PairLast, str]]] = ...) -> None: ...

class FeigheitLevels(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, values: _Optional[_Iterable[int]] = ...) -> None: ...

class OffsetList(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, values: _Optional[_Iterable[int]] = ...) -> None: ...

class RuleSet(_message.Message):
    __slots__ = ("deck_nines", "deal_packets", "dulle_tie", "solos", "solo_lead", "solo_conflict", "pflichtsolo", "vorbehalt_order", "hochzeit_selectors", "hochzeit_limit", "hochzeit_own_trick", "hochzeit_silent", "schweine_mode", "schweine_ansage", "schweine_contracts", "armut", "armut_max_trumps", "armut_push", "armut_second_armut", "throw_conditions", "ann_counter", "ann_max", "ann_earliest", "ann_reply_extra", "ann_skip_absagen", "ann_skip_ansage", "ann_absage_requires", "win_tie_120", "win_schwarz_by", "score_ansage", "score_sonder_doubling", "score_against_points", "score_gegen_die_alten", "score_sonder", "score_sonder_in_solo", "score_solo_point", "score_solo_multiplier", "claim", "penalties", "list_games", "list_games_fixed", "list_redeal_after", "dullen", "dulle_tie_with_schweine", "schweine_above", "schweine_count", "armut_fox", "armut_return", "armut_report_trumps", "throw_rank", "genscher", "ann_pflicht", "ann_per_party_max", "win_strict_ansage", "feigheit", "score_failed_absage", "score_base_at_120_120", "score_floor", "score_per_card", "score_karlchen_only_by", "score_solo_point_in", "score_counting", "bock", "table_players", "pflichtsolo_kind", "pflichtsolo_offer", "score_solo_point_doubling", "score_nobody_wins", "score_solo_opponents_multiplier", "ann_levels", "ann_last_trick", "ann_skipped_absagen", "ann_implied", "ann_implied_step", "ann_pflicht_tricks", "ann_pflicht_games", "ann_pflicht_moral", "armut_nine", "armut_shown", "solo_rank", "pflichtsolo_stille", "schweine_second_if", "schweine_farbsolo_card", "schweine_above_mode", "schweine_above_contracts", "schweine_above_holder", "schweine_through_armut", "score_gegen_in_armut", "score_pairs_last", "feigheit_scope", "feigheit_specials", "feigheit_effect", "feigheit_levels", "bock_per", "bock_max_open", "bock_overflow", "bock_in_solo", "bock_effect", "bock_plus", "list_points", "list_solo_rounds", "table_seating", "table_offsets")
    DECK_NINES_FIELD_NUMBER: _ClassVar[int]
    DEAL_PACKETS_FIELD_NUMBER: _ClassVar[int]
    DULLE_TIE_FIELD_NUMBER: _ClassVar[int]
    SOLOS_FIELD_NUMBER: _ClassVar[int]
    SOLO_LEAD_FIELD_NUMBER: _ClassVar[int]
    SOLO_CONFLICT_FIELD_NUMBER: _ClassVar[int]
    PFLICHTSOLO_FIELD_NUMBER: _ClassVar[int]
    VORBEHALT_ORDER_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_SELECTORS_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_LIMIT_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_OWN_TRICK_FIELD_NUMBER: _ClassVar[int]
    HOCHZEIT_SILENT_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_MODE_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_ANSAGE_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_CONTRACTS_FIELD_NUMBER: _ClassVar[int]
    ARMUT_FIELD_NUMBER: _ClassVar[int]
    ARMUT_MAX_TRUMPS_FIELD_NUMBER: _ClassVar[int]
    ARMUT_PUSH_FIELD_NUMBER: _ClassVar[int]
    ARMUT_SECOND_ARMUT_FIELD_NUMBER: _ClassVar[int]
    THROW_CONDITIONS_FIELD_NUMBER: _ClassVar[int]
    ANN_COUNTER_FIELD_NUMBER: _ClassVar[int]
    ANN_MAX_FIELD_NUMBER: _ClassVar[int]
    ANN_EARLIEST_FIELD_NUMBER: _ClassVar[int]
    ANN_REPLY_EXTRA_FIELD_NUMBER: _ClassVar[int]
    ANN_SKIP_ABSAGEN_FIELD_NUMBER: _ClassVar[int]
    ANN_SKIP_ANSAGE_FIELD_NUMBER: _ClassVar[int]
    ANN_ABSAGE_REQUIRES_FIELD_NUMBER: _ClassVar[int]
    WIN_TIE_120_FIELD_NUMBER: _ClassVar[int]
    WIN_SCHWARZ_BY_FIELD_NUMBER: _ClassVar[int]
    SCORE_ANSAGE_FIELD_NUMBER: _ClassVar[int]
    SCORE_SONDER_DOUBLING_FIELD_NUMBER: _ClassVar[int]
    SCORE_AGAINST_POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_GEGEN_DIE_ALTEN_FIELD_NUMBER: _ClassVar[int]
    SCORE_SONDER_FIELD_NUMBER: _ClassVar[int]
    SCORE_SONDER_IN_SOLO_FIELD_NUMBER: _ClassVar[int]
    SCORE_SOLO_POINT_FIELD_NUMBER: _ClassVar[int]
    SCORE_SOLO_MULTIPLIER_FIELD_NUMBER: _ClassVar[int]
    CLAIM_FIELD_NUMBER: _ClassVar[int]
    PENALTIES_FIELD_NUMBER: _ClassVar[int]
    LIST_GAMES_FIELD_NUMBER: _ClassVar[int]
    LIST_GAMES_FIXED_FIELD_NUMBER: _ClassVar[int]
    LIST_REDEAL_AFTER_FIELD_NUMBER: _ClassVar[int]
    DULLEN_FIELD_NUMBER: _ClassVar[int]
    DULLE_TIE_WITH_SCHWEINE_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_ABOVE_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_COUNT_FIELD_NUMBER: _ClassVar[int]
    ARMUT_FOX_FIELD_NUMBER: _ClassVar[int]
    ARMUT_RETURN_FIELD_NUMBER: _ClassVar[int]
    ARMUT_REPORT_TRUMPS_FIELD_NUMBER: _ClassVar[int]
    THROW_RANK_FIELD_NUMBER: _ClassVar[int]
    GENSCHER_FIELD_NUMBER: _ClassVar[int]
    ANN_PFLICHT_FIELD_NUMBER: _ClassVar[int]
    ANN_PER_PARTY_MAX_FIELD_NUMBER: _ClassVar[int]
    WIN_STRICT_ANSAGE_FIELD_NUMBER: _ClassVar[int]
    FEIGHEIT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FAILED_ABSAGE_FIELD_NUMBER: _ClassVar[int]
    SCORE_BASE_AT_120_120_FIELD_NUMBER: _ClassVar[int]
    SCORE_FLOOR_FIELD_NUMBER: _ClassVar[int]
    SCORE_PER_CARD_FIELD_NUMBER: _ClassVar[int]
    SCORE_KARLCHEN_ONLY_BY_FIELD_NUMBER: _ClassVar[int]
    SCORE_SOLO_POINT_IN_FIELD_NUMBER: _ClassVar[int]
    SCORE_COUNTING_FIELD_NUMBER: _ClassVar[int]
    BOCK_FIELD_NUMBER: _ClassVar[int]
    TABLE_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    PFLICHTSOLO_KIND_FIELD_NUMBER: _ClassVar[int]
    PFLICHTSOLO_OFFER_FIELD_NUMBER: _ClassVar[int]
    SCORE_SOLO_POINT_DOUBLING_FIELD_NUMBER: _ClassVar[int]
    SCORE_NOBODY_WINS_FIELD_NUMBER: _ClassVar[int]
    SCORE_SOLO_OPPONENTS_MULTIPLIER_FIELD_NUMBER: _ClassVar[int]
    ANN_LEVELS_FIELD_NUMBER: _ClassVar[int]
    ANN_LAST_TRICK_FIELD_NUMBER: _ClassVar[int]
    ANN_SKIPPED_ABSAGEN_FIELD_NUMBER: _ClassVar[int]
    ANN_IMPLIED_FIELD_NUMBER: _ClassVar[int]
    ANN_IMPLIED_STEP_FIELD_NUMBER: _ClassVar[int]
    ANN_PFLICHT_TRICKS_FIELD_NUMBER: _ClassVar[int]
    ANN_PFLICHT_GAMES_FIELD_NUMBER: _ClassVar[int]
    ANN_PFLICHT_MORAL_FIELD_NUMBER: _ClassVar[int]
    ARMUT_NINE_FIELD_NUMBER: _ClassVar[int]
    ARMUT_SHOWN_FIELD_NUMBER: _ClassVar[int]
    SOLO_RANK_FIELD_NUMBER: _ClassVar[int]
    PFLICHTSOLO_STILLE_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_SECOND_IF_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_FARBSOLO_CARD_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_ABOVE_MODE_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_ABOVE_CONTRACTS_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_ABOVE_HOLDER_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_THROUGH_ARMUT_FIELD_NUMBER: _ClassVar[int]
    SCORE_GEGEN_IN_ARMUT_FIELD_NUMBER: _ClassVar[int]
    SCORE_PAIRS_LAST_FIELD_NUMBER: _ClassVar[int]
    FEIGHEIT_SCOPE_FIELD_NUMBER: _ClassVar[int]
    FEIGHEIT_SPECIALS_FIELD_NUMBER: _ClassVar[int]
    FEIGHEIT_EFFECT_FIELD_NUMBER: _ClassVar[int]
    FEIGHEIT_LEVELS_FIELD_NUMBER: _ClassVar[int]
    BOCK_PER_FIELD_NUMBER: _ClassVar[int]
    BOCK_MAX_OPEN_FIELD_NUMBER: _ClassVar[int]
    BOCK_OVERFLOW_FIELD_NUMBER: _ClassVar[int]
    BOCK_IN_SOLO_FIELD_NUMBER: _ClassVar[int]
    BOCK_EFFECT_FIELD_NUMBER: _ClassVar[int]
    BOCK_PLUS_FIELD_NUMBER: _ClassVar[int]
    LIST_POINTS_FIELD_NUMBER: _ClassVar[int]
    LIST_SOLO_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    TABLE_SEATING_FIELD_NUMBER: _ClassVar[int]
    TABLE_OFFSETS_FIELD_NUMBER: _ClassVar[int]
    deck_nines: DeckNines
    deal_packets: PacketList
    dulle_tie: DulleTie
    solos: SoloList
    solo_lead: SoloLead
    solo_conflict: SoloConflict
    pflichtsolo: int
    vorbehalt_order: VorbehaltRankList
    hochzeit_selectors: HochzeitSelectorList
    hochzeit_limit: int
    hochzeit_own_trick: HochzeitOwnTrick
    hochzeit_silent: HochzeitSilent
    schweine_mode: SchweineMode
    schweine_ansage: SchweineAnsage
    schweine_contracts: SchweineContractList
    armut: ArmutMode
    armut_max_trumps: int
    armut_push: ArmutPush
    armut_second_armut: SecondArmut
    throw_conditions: ThrowConditionList
    ann_counter: AnnCounter
    ann_max: AnnLimits
    ann_earliest: AnnEarliest
    ann_reply_extra: AnnReply
    ann_skip_absagen: AnnSkipAbsagen
    ann_skip_ansage: AnnSkipAnsage
    ann_absage_requires: AbsageRequires
    win_tie_120: Tie120
    win_schwarz_by: SchwarzBy
    score_ansage: ScoreAnsage
    score_sonder_doubling: SonderDoubling
    score_against_points: AgainstPoints
    score_gegen_die_alten: GegenDieAlten
    score_sonder: SpecialPointList
    score_sonder_in_solo: SonderInSolo
    score_solo_point: int
    score_solo_multiplier: int
    claim: ClaimMode
    penalties: PenaltyMode
    list_games: ListLength
    list_games_fixed: int
    list_redeal_after: RedealAfterList
    dullen: Dullen
    dulle_tie_with_schweine: DulleTieWithSchweine
    schweine_above: RankList
    schweine_count: SchweineCount
    armut_fox: ArmutFox
    armut_return: ArmutReturn
    armut_report_trumps: ArmutReport
    throw_rank: ThrowRank
    genscher: Genscher
    ann_pflicht: Pflichtansage
    ann_per_party_max: AnnPerPartyMax
    win_strict_ansage: StrictAnsage
    feigheit: int
    score_failed_absage: FailedAbsage
    score_base_at_120_120: BasePoint120
    score_floor: ScoreFloor
    score_per_card: PerCard
    score_karlchen_only_by: KarlchenCaughtBy
    score_solo_point_in: SoloPointIn
    score_counting: ScoreCounting
    bock: Bock
    table_players: int
    pflichtsolo_kind: PflichtsoloKinds
    pflichtsolo_offer: PflichtsoloOffer
    score_solo_point_doubling: SoloPointDoubling
    score_nobody_wins: NobodyWins
    score_solo_opponents_multiplier: int
    ann_levels: int
    ann_last_trick: int
    ann_skipped_absagen: SkippedAbsagen
    ann_implied: ImpliedAnsageList
    ann_implied_step: ImpliedStep
    ann_pflicht_tricks: PflichtTricks
    ann_pflicht_games: PflichtGameList
    ann_pflicht_moral: int
    armut_nine: ArmutNine
    armut_shown: ArmutShown
    solo_rank: SoloList
    pflichtsolo_stille: PflichtsoloStille
    schweine_second_if: SchweineSecondIf
    schweine_farbsolo_card: SchweineFarbsoloCard
    schweine_above_mode: SchweineAboveMode
    schweine_above_contracts: SchweineContractList
    schweine_above_holder: SchweineAboveHolder
    schweine_through_armut: SchweineThroughArmut
    score_gegen_in_armut: GegenInArmut
    score_pairs_last: PairLastList
    feigheit_scope: FeigheitScope
    feigheit_specials: FeigheitSpecials
    feigheit_effect: FeigheitEffect
    feigheit_levels: FeigheitLevels
    bock_per: BockPer
    bock_max_open: int
    bock_overflow: BockOverflow
    bock_in_solo: BockInSolo
    bock_effect: BockEffect
    bock_plus: int
    list_points: int
    list_solo_rounds: SoloRounds
    table_seating: TableSeating
    table_offsets: OffsetList
    def __init__(self, deck_nines: _Optional[_Union[DeckNines, str]] = ..., deal_packets: _Optional[_Union[PacketList, _Mapping]] = ..., dulle_tie: _Optional[_Union[DulleTie, str]] = ..., solos: _Optional[_Union[SoloList, _Mapping]] = ..., solo_lead: _Optional[_Union[SoloLead, str]] = ..., solo_conflict: _Optional[_Union[SoloConflict, str]] = ..., pflichtsolo: _Optional[int] = ..., vorbehalt_order: _Optional[_Union[VorbehaltRankList, _Mapping]] = ..., hochzeit_selectors: _Optional[_Union[HochzeitSelectorList, _Mapping]] = ..., hochzeit_limit: _Optional[int] = ..., hochzeit_own_trick: _Optional[_Union[HochzeitOwnTrick, str]] = ..., hochzeit_silent: _Optional[_Union[HochzeitSilent, str]] = ..., schweine_mode: _Optional[_Union[SchweineMode, str]] = ..., schweine_ansage: _Optional[_Union[SchweineAnsage, str]] = ..., schweine_contracts: _Optional[_Union[SchweineContractList, _Mapping]] = ..., armut: _Optional[_Union[ArmutMode, str]] = ..., armut_max_trumps: _Optional[int] = ..., armut_push: _Optional[_Union[ArmutPush, str]] = ..., armut_second_armut: _Optional[_Union[SecondArmut, str]] = ..., throw_conditions: _Optional[_Union[ThrowConditionList, _Mapping]] = ..., ann_counter: _Optional[_Union[AnnCounter, str]] = ..., ann_max: _Optional[_Union[AnnLimits, _Mapping]] = ..., ann_earliest: _Optional[_Union[AnnEarliest, str]] = ..., ann_reply_extra: _Optional[_Union[AnnReply, str]] = ..., ann_skip_absagen: _Optional[_Union[AnnSkipAbsagen, str]] = ..., ann_skip_ansage: _Optional[_Union[AnnSkipAnsage, str]] = ..., ann_absage_requires: _Optional[_Union[AbsageRequires, str]] = ..., win_tie_120: _Optional[_Union[Tie120, str]] = ..., win_schwarz_by: _Optional[_Union[SchwarzBy, str]] = ..., score_ansage: _Optional[_Union[ScoreAnsage, str]] = ..., score_sonder_doubling: _Optional[_Union[SonderDoubling, str]] = ..., score_against_points: _Optional[_Union[AgainstPoints, str]] = ..., score_gegen_die_alten: _Optional[_Union[GegenDieAlten, str]] = ..., score_sonder: _Optional[_Union[SpecialPointList, _Mapping]] = ..., score_sonder_in_solo: _Optional[_Union[SonderInSolo, str]] = ..., score_solo_point: _Optional[int] = ..., score_solo_multiplier: _Optional[int] = ..., claim: _Optional[_Union[ClaimMode, str]] = ..., penalties: _Optional[_Union[PenaltyMode, str]] = ..., list_games: _Optional[_Union[ListLength, str]] = ..., list_games_fixed: _Optional[int] = ..., list_redeal_after: _Optional[_Union[RedealAfterList, _Mapping]] = ..., dullen: _Optional[_Union[Dullen, str]] = ..., dulle_tie_with_schweine: _Optional[_Union[DulleTieWithSchweine, str]] = ..., schweine_above: _Optional[_Union[RankList, _Mapping]] = ..., schweine_count: _Optional[_Union[SchweineCount, str]] = ..., armut_fox: _Optional[_Union[ArmutFox, str]] = ..., armut_return: _Optional[_Union[ArmutReturn, str]] = ..., armut_report_trumps: _Optional[_Union[ArmutReport, str]] = ..., throw_rank: _Optional[_Union[ThrowRank, str]] = ..., genscher: _Optional[_Union[Genscher, str]] = ..., ann_pflicht: _Optional[_Union[Pflichtansage, _Mapping]] = ..., ann_per_party_max: _Optional[_Union[AnnPerPartyMax, _Mapping]] = ..., win_strict_ansage: _Optional[_Union[StrictAnsage, str]] = ..., feigheit: _Optional[int] = ..., score_failed_absage: _Optional[_Union[FailedAbsage, str]] = ..., score_base_at_120_120: _Optional[_Union[BasePoint120, str]] = ..., score_floor: _Optional[_Union[ScoreFloor, str]] = ..., score_per_card: _Optional[_Union[PerCard, str]] = ..., score_karlchen_only_by: _Optional[_Union[KarlchenCaughtBy, str]] = ..., score_solo_point_in: _Optional[_Union[SoloPointIn, str]] = ..., score_counting: _Optional[_Union[ScoreCounting, str]] = ..., bock: _Optional[_Union[Bock, _Mapping]] = ..., table_players: _Optional[int] = ..., pflichtsolo_kind: _Optional[_Union[PflichtsoloKinds, _Mapping]] = ..., pflichtsolo_offer: _Optional[_Union[PflichtsoloOffer, str]] = ..., score_solo_point_doubling: _Optional[_Union[SoloPointDoubling, str]] = ..., score_nobody_wins: _Optional[_Union[NobodyWins, str]] = ..., score_solo_opponents_multiplier: _Optional[int] = ..., ann_levels: _Optional[int] = ..., ann_last_trick: _Optional[int] = ..., ann_skipped_absagen: _Optional[_Union[SkippedAbsagen, str]] = ..., ann_implied: _Optional[_Union[ImpliedAnsageList, _Mapping]] = ..., ann_implied_step: _Optional[_Union[ImpliedStep, str]] = ..., ann_pflicht_tricks: _Optional[_Union[PflichtTricks, str]] = ..., ann_pflicht_games: _Optional[_Union[PflichtGameList, _Mapping]] = ..., ann_pflicht_moral: _Optional[int] = ..., armut_nine: _Optional[_Union[ArmutNine, str]] = ..., armut_shown: _Optional[_Union[ArmutShown, str]] = ..., solo_rank: _Optional[_Union[SoloList, _Mapping]] = ..., pflichtsolo_stille: _Optional[_Union[PflichtsoloStille, str]] = ..., schweine_second_if: _Optional[_Union[SchweineSecondIf, str]] = ..., schweine_farbsolo_card: _Optional[_Union[SchweineFarbsoloCard, str]] = ..., schweine_above_mode: _Optional[_Union[SchweineAboveMode, str]] = ..., schweine_above_contracts: _Optional[_Union[SchweineContractList, _Mapping]] = ..., schweine_above_holder: _Optional[_Union[SchweineAboveHolder, str]] = ..., schweine_through_armut: _Optional[_Union[SchweineThroughArmut, str]] = ..., score_gegen_in_armut: _Optional[_Union[GegenInArmut, str]] = ..., score_pairs_last: _Optional[_Union[PairLastList, _Mapping]] = ..., feigheit_scope: _Optional[_Union[FeigheitScope, str]] = ..., feigheit_specials: _Optional[_Union[FeigheitSpecials, str]] = ..., feigheit_effect: _Optional[_Union[FeigheitEffect, str]] = ..., feigheit_levels: _Optional[_Union[FeigheitLevels, _Mapping]] = ..., bock_per: _Optional[_Union[BockPer, str]] = ..., bock_max_open: _Optional[int] = ..., bock_overflow: _Optional[_Union[BockOverflow, str]] = ..., bock_in_solo: _Optional[_Union[BockInSolo, str]] = ..., bock_effect: _Optional[_Union[BockEffect, str]] = ..., bock_plus: _Optional[int] = ..., list_points: _Optional[int] = ..., list_solo_rounds: _Optional[_Union[SoloRounds, str]] = ..., table_seating: _Optional[_Union[TableSeating, str]] = ..., table_offsets: _Optional[_Union[OffsetList, _Mapping]] = ...) -> None: ...
