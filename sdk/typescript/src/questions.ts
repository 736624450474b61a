/** The questions to the referee, and how they become requests. */

import type { MessageInitShape } from "@bufbuild/protobuf";

import { cards } from "./cards.js";
import type { CardLike, CardsLike } from "./cards.js";
import { valueOf } from "./names.js";
import type { ValueLike } from "./names.js";
import type { GameRecord } from "./record.js";
import { ruleSetRef } from "./rule-sets.js";
import type { RuleSetLike } from "./rule-sets.js";
import * as v1 from "./v1.js";
import type {
  AnnouncementLike,
  IncludeName,
  LanguageName,
  PartyLike,
  RankLike,
  SeatLike,
  ViewName,
} from "./words.js";

/** What every question may say; a client has its own values for questions that do not. */
export interface Asked {
  /**
   * Who may know the answer: `"seat_1"` to `"seat_4"`, `"public"`, or `"everything"` if the answer goes to
   * no player. A question about an action that has no view gets the verdict alone: reasons without
   * evidence and texts.
   */
  readonly view?: ViewName;
  /** The language of texts. Without one there are no texts. */
  readonly language?: LanguageName;
  /** The names of seats 1 to 4, which texts use in place of "seat 1"; each of 1 to 40 characters. */
  readonly seatNames?: readonly [string, string, string, string];
}

/** A question about a record. */
export interface RecordQuestion extends Asked {
  /** The game up to the question. */
  readonly record: GameRecord;
  /** Who may know the answer; `"everything"` if the answer goes to no player. */
  readonly view: ViewName;
}

/** A question about an action. */
export interface ActionQuestion extends Asked {
  /** The game up to the action. */
  readonly record: GameRecord;
}

/** What is the position after this record? */
export interface InspectQuestion extends RecordQuestion {
  /** Which views see the position besides; each has an entry in `alsoPositions`. */
  readonly alsoViews?: readonly ViewName[];
}

/** May this seat say this word now? */
export type WordQuestion = ActionQuestion & {
  /** Who wants to say it. */
  readonly seat: SeatLike;
  /** The height of a bid. */
  readonly bid?: number | undefined;
  /** The rank of a pair above the Schweine. */
  readonly rank?: RankLike | undefined;
  /** The partner of a Genscher. */
  readonly partner?: SeatLike | undefined;
  /** The cards of an Armut that are pushed or given back, or how many. */
  readonly cards?: CardsLike | number;
  /** What else to answer: `"position"`, `"effects"`, `"line"`. */
  readonly include?: readonly IncludeName[];
  /** Which views see the position besides; each has an entry in `alsoPositions`. */
  readonly alsoViews?: readonly ViewName[];
} & (
    | {
        /** A word up to the contract. */
        readonly word: ValueLike<typeof v1.SaidWord>;
      }
    | {
        /** Schweine or a Genscher, once the contract stands. */
        readonly extra: "schweine" | "genscher";
      }
  );

/** May this seat play this card now? */
export interface MoveQuestion extends ActionQuestion {
  /** Who wants to play; left out, the seat whose turn it is. */
  readonly seat?: SeatLike | undefined;
  /** The card. */
  readonly card: CardLike;
  /** What else to answer. */
  readonly include?: readonly IncludeName[];
  /** Which views see the position besides; each has an entry in `alsoPositions`. */
  readonly alsoViews?: readonly ViewName[];
}

/** May this seat make this announcement now? */
export interface AnnouncementQuestion extends ActionQuestion {
  /** Who wants to announce; left out, all seats, and then no announcement is named. */
  readonly seat?: SeatLike | undefined;
  /** The announcement; left out, only what may be announced is answered. */
  readonly announcement?: AnnouncementLike | undefined;
  /**
   * The party that makes the Absage. State it if you do not know the hand: everybody at the table knows it.
   */
  readonly party?: PartyLike;
  /** What else to answer: `"position"`, `"effects"`, `"line"`. */
  readonly include?: readonly IncludeName[];
  /** Which views see the position besides; each has an entry in `alsoPositions`. */
  readonly alsoViews?: readonly ViewName[];
}

/** What is a finished game worth? From its record, or, for scorekeepers, from counts. */
export type ScoreQuestion = Asked &
  (
    | {
        /** The whole record. */
        readonly record: GameRecord;
        /** An offence that ended the game. */
        readonly offence?: Offence;
      }
    | {
        /** The counts. */
        readonly counts: Counts;
      }
  );

/** May this seat shorten the game, and does the claim hold? */
export interface ClaimQuestion extends ActionQuestion {
  /** Who claims. */
  readonly seat: SeatLike;
  /** All remaining tricks for the claimant (`"rest"`), or for the opponents. */
  readonly kind: ValueLike<typeof v1.ClaimKind>;
  /** The order of play named with the claim, complete or only the beginning. */
  readonly order?: CardsLike;
  /** What else to answer: `"line"`. */
  readonly include?: readonly IncludeName[];
}

/** Which penalty follows from an offence? */
export interface OffenceQuestion extends RecordQuestion {
  /** The offence. */
  readonly offence: Offence;
  /** Who complained, and how many cards lay on the table then. */
  readonly complaint: { readonly seat: SeatLike; readonly cardsPlayed?: number };
}

/** An offence against the rules. */
export interface Offence {
  /** Whose it is. */
  readonly offender: SeatLike;
  /** What it is. */
  readonly kind: ValueLike<typeof v1.OffenceKind>;
  /** How grave a referee found it. */
  readonly classOfEffect?: ValueLike<typeof v1.OffenceClass>;
  /** Whether it can harm the soloist, as a referee found. */
  readonly harmsSoloist?: ValueLike<typeof v1.HarmsSoloist>;
  /** The cards on the table before it. */
  readonly cardsPlayed?: number;
  /**
   * The order of play that `namedBy` had named before it, from its position on: cards of that seat,
   * complete or only the beginning.
   */
  readonly namedOrder?: CardsLike;
  /** Who had named an order. */
  readonly namedBy?: SeatLike;
}

/** A game of which only the counts are known. */
export interface Counts {
  /** The rules. */
  readonly ruleSet: RuleSetLike;
  /** What was played. */
  readonly kind: ValueLike<typeof v1.CountedGame>;
  /** The solo, if it was one. */
  readonly solo?: ValueLike<typeof v1.Solo>;
  /** The seats of Re. */
  readonly reSeats: readonly SeatLike[];
  /** The Augen of Re. */
  readonly reAugen?: number;
  /** The tricks of Re. */
  readonly reTricks?: number;
  /** The tricks of Kontra. */
  readonly kontraTricks?: number;
  /** What was announced; levels below one that is named are included. */
  readonly announcements?: readonly {
    readonly party: PartyLike;
    readonly announcement: AnnouncementLike;
    readonly mode?: ValueLike<typeof v1.AnnouncementMode>;
  }[];
  /** The special points, and who earned them. */
  readonly specials?: readonly {
    readonly kind: ValueLike<typeof v1.SpecialPoint>;
    readonly party: PartyLike;
    readonly count?: number;
  }[];
  /** What the value is multiplied by for Bock. */
  readonly bockFactor?: number;
}

/** What a client says for questions that do not say it themselves. */
export function asked(
  question: Asked,
  defaults: Asked,
): { view: v1.View; language: v1.Language; seatNames: string[] } {
  return {
    seatNames: [...(question.seatNames ?? defaults.seatNames ?? [])],
    view: valueOf(v1.View, "view", question.view ?? defaults.view),
    language: valueOf(v1.Language, "language", question.language ?? defaults.language),
  };
}

/** A question about nothing but a record. */
export function recordRequest(question: RecordQuestion, defaults: Asked) {
  return { record: question.record.message, ...asked(question, defaults) };
}

/** A question about an action. A verdict without a view has no texts, unless the question itself asks for them. */
function actionRequest(question: ActionQuestion, defaults: Asked) {
  const { view, language, seatNames } = asked(question, defaults);
  const isAlone = view === v1.View.UNSPECIFIED && question.language === undefined;
  const texts = isAlone ? v1.Language.UNSPECIFIED : language;
  return { record: question.record.message, view, language: texts, seatNames };
}

export function inspectRequest(question: InspectQuestion, defaults: Asked) {
  return { ...recordRequest(question, defaults), ...seenBy(question.alsoViews) };
}

export function wordRequest(
  question: WordQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.CheckWordRequestSchema> {
  const { bid, rank, partner, cards: handed } = question;
  return {
    ...actionRequest(question, defaults),
    ...included(question.include),
    ...seenBy(question.alsoViews),
    seat: question.seat,
    word:
      "extra" in question
        ? { case: "extra", value: valueOf(v1.ExtraWord, "word in play", question.extra) }
        : { case: "said", value: valueOf(v1.SaidWord, "word", question.word) },
    ...(bid !== undefined && { bid }),
    rank: valueOf(v1.Rank, "rank", rank),
    partner: partner ?? 0,
    ...(typeof handed === "number" ? { cardCount: handed } : { cards: cards(handed ?? []) }),
  };
}

export function moveRequest(
  question: MoveQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.ValidateMoveRequestSchema> {
  const [card] = cards([question.card]);
  return {
    ...actionRequest(question, defaults),
    ...included(question.include),
    ...seenBy(question.alsoViews),
    seat: question.seat ?? 0,
    card: card ?? 0,
  };
}

export function announcementRequest(
  question: AnnouncementQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.CheckAnnouncementRequestSchema> {
  return {
    ...actionRequest(question, defaults),
    ...included(question.include),
    ...seenBy(question.alsoViews),
    seat: question.seat ?? 0,
    announcement: valueOf(v1.Announcement, "announcement", question.announcement),
    party: valueOf(v1.Party, "party", question.party),
  };
}

export function scoreRequest(
  question: ScoreQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.ScoreGameRequestSchema> {
  if ("counts" in question) {
    const counts = countsMessage(question.counts);
    return { ...asked(question, defaults), source: { case: "counts", value: counts } };
  }
  const { record, offence } = question;
  return {
    ...asked(question, defaults),
    source: { case: "record", value: record.message },
    ...(offence && { offence: offenceMessage(offence) }),
  };
}

export function claimRequest(
  question: ClaimQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.CheckClaimRequestSchema> {
  return {
    ...actionRequest(question, defaults),
    ...included(question.include),
    seat: question.seat,
    kind: valueOf(v1.ClaimKind, "claim", question.kind),
    order: cards(question.order ?? []),
  };
}

export function offenceRequest(
  question: OffenceQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.AssessOffenceRequestSchema> {
  return {
    ...recordRequest(question, defaults),
    offence: offenceMessage(question.offence),
    complaint: question.complaint,
  };
}

/** An offence as a message. */
export function offenceMessage(offence: Offence): MessageInitShape<typeof v1.OffenceSchema> {
  const { offender, kind, classOfEffect, harmsSoloist, cardsPlayed, namedOrder, namedBy } = offence;
  return {
    offender,
    kind: valueOf(v1.OffenceKind, "offence", kind),
    classOfEffect: valueOf(v1.OffenceClass, "class of offences", classOfEffect),
    harmsSoloist: valueOf(v1.HarmsSoloist, "yes or no", harmsSoloist),
    ...(cardsPlayed !== undefined && { cardsPlayed }),
    namedOrder: cards(namedOrder ?? []),
    ...(namedBy !== undefined && { namedBy }),
  };
}

/** Counts as a message. */
export function countsMessage(counts: Counts): MessageInitShape<typeof v1.GameCountsSchema> {
  const { ruleSet, kind, solo, announcements, specials, reSeats, ...numbers } = counts;
  return {
    ...numbers,
    ruleSet: ruleSetRef(ruleSet),
    kind: valueOf(v1.CountedGame, "kind of game", kind),
    solo: valueOf(v1.Solo, "solo", solo),
    reSeats: [...reSeats],
    announcements: (announcements ?? []).map(({ party, announcement, mode }) => ({
      party: valueOf(v1.Party, "party", party),
      announcement: valueOf(v1.Announcement, "announcement", announcement),
      mode: valueOf(v1.AnnouncementMode, "way to announce", mode ?? "ordinary"),
    })),
    specials: (specials ?? []).map(({ kind: special, party, count }) => ({
      kind: valueOf(v1.SpecialPoint, "special point", special),
      party: valueOf(v1.Party, "party", party),
      ...(count !== undefined && { count }),
    })),
  };
}

function seenBy(views: readonly ViewName[] = []): { alsoViews: v1.View[] } {
  return { alsoViews: views.map((it) => valueOf(v1.View, "view", it)) };
}

function included(include: readonly IncludeName[] = []): { include: v1.Include[] } {
  return { include: include.map((it) => valueOf(v1.Include, "part of an answer", it)) };
}
