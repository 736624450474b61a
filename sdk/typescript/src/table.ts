/** Questions around the game: deals that everybody can check, and lists of games. */

import type { MessageInitShape } from "@bufbuild/protobuf";

import { cards } from "./cards.js";
import type { CardsLike } from "./cards.js";
import { valueOf } from "./names.js";
import { countsMessage, offenceMessage } from "./questions.js";
import type { Asked, Counts, Offence } from "./questions.js";
import type { GameRecord } from "./record.js";
import { ruleSetRef } from "./rule-sets.js";
import type { RuleSetLike } from "./rule-sets.js";
import * as v1 from "./v1.js";
import type { DutyName, PlaceLike, RedealName } from "./words.js";

/** A draw in which nobody can choose the outcome, after its end. */
export type FairDraw = MessageInitShape<typeof v1.FairDrawSchema>;

/** The hands of all four seats, seat 1 first. */
export type Hands = readonly [CardsLike, CardsLike, CardsLike, CardsLike];

/** Which hands does this seed, or this fair draw, give? */
export interface DealQuestion {
  /** The rules, for the deck and the packets. */
  readonly ruleSet: RuleSetLike;
  /** A seed of 32 bytes, or a fair draw. */
  readonly randomness: Uint8Array | FairDraw;
  /** The name of the algorithm; left out, the newest. */
  readonly algorithm?: string;
}

/** Do these hands come from that draw? */
export interface VerifyDealQuestion {
  /** The rules, for the deck and the packets. */
  readonly ruleSet: RuleSetLike;
  /** The draw. */
  readonly draw: FairDraw;
  /** The hands, seat 1 first. */
  readonly hands: Hands;
  /** The name of the algorithm; left out, the newest. */
  readonly algorithm?: string;
}

/** A deal, with the hands of seats 1 to 4 in one list. */
export type Deal = v1.DealCardsResponse & {
  readonly hands: readonly [v1.Card[], v1.Card[], v1.Card[], v1.Card[]];
};

/** How does a list of games stand? */
export interface SessionQuestion extends Pick<Asked, "language"> {
  /** The rules. */
  readonly ruleSet: RuleSetLike;
  /** Players at the table, 4 to 8; left out, as the rule set says. */
  readonly players?: number;
  /** What happened, in order. */
  readonly entries: readonly SessionEntry[];
}

/** A deal, and the place that dealt; left out, as the rules say. */
interface Dealt {
  readonly dealer?: PlaceLike;
}

/** A deal that was played. */
interface Played extends Dealt {
  /** The places of seats 1 to 4, where each game names them (`table.seating`). */
  readonly places?: readonly PlaceLike[];
}

/** One line of a list. Points are by place, one number for each player. */
export type SessionEntry =
  | ({ readonly kind: "record"; readonly record: GameRecord } & Played)
  | ({
      readonly kind: "settlement";
      readonly settlement: MessageInitShape<typeof v1.SettlementSchema>;
    } & Played)
  | ({ readonly kind: "counts"; readonly counts: Counts; readonly duty?: DutyName } & Played)
  | ({
      readonly kind: "redeal";
      /** Why; left out for a wrong deal. */
      readonly reason?: RedealName;
    } & Dealt)
  | { readonly kind: "brokenOff"; readonly record: GameRecord; readonly offence: Offence }
  | { readonly kind: "penalty"; readonly points: readonly number[]; readonly note?: string }
  | {
      readonly kind: "correction";
      /** The index of the entry that is corrected. */
      readonly entry: number;
      readonly points: readonly number[];
      readonly note?: string;
    }
  | { readonly kind: "timeOver" }
  | { readonly kind: "soloRound" };

export function dealRequest(
  question: DealQuestion,
): MessageInitShape<typeof v1.DealCardsRequestSchema> {
  const { ruleSet, randomness, algorithm = "" } = question;
  return {
    ruleSet: ruleSetRef(ruleSet),
    algorithm,
    randomness:
      randomness instanceof Uint8Array
        ? { case: "seed", value: randomness }
        : { case: "draw", value: randomness },
  };
}

export function dealAnswer(response: v1.DealCardsResponse): Deal {
  const { hand1, hand2, hand3, hand4 } = response;
  return { ...response, hands: [hand1, hand2, hand3, hand4] };
}

export function verifyRequest(
  question: VerifyDealQuestion,
): MessageInitShape<typeof v1.VerifyDealRequestSchema> {
  const { ruleSet, draw, hands, algorithm = "" } = question;
  return {
    ruleSet: ruleSetRef(ruleSet),
    draw,
    algorithm,
    hand1: cards(hands[0]),
    hand2: cards(hands[1]),
    hand3: cards(hands[2]),
    hand4: cards(hands[3]),
  };
}

export function sessionRequest(
  question: SessionQuestion,
  defaults: Asked,
): MessageInitShape<typeof v1.ScoreSessionRequestSchema> {
  const { ruleSet, players, entries, language = defaults.language } = question;
  return {
    ruleSet: ruleSetRef(ruleSet),
    ...(players !== undefined && { players }),
    entries: entries.map((it) => ({ entry: entryMessage(it) })),
    language: valueOf(v1.Language, "language", language),
  };
}

type EntryInit = NonNullable<MessageInitShape<typeof v1.SessionEntrySchema>["entry"]>;

function entryMessage(entry: SessionEntry): EntryInit {
  switch (entry.kind) {
    case "record":
      return game(entry, { case: "record", value: entry.record.message });
    case "settlement":
      return game(entry, { case: "settlement", value: entry.settlement });
    case "counts":
      return game(entry, { case: "counts", value: countsMessage(entry.counts) }, entry.duty);
    case "redeal":
      return {
        case: "redeal",
        value: {
          dealer: entry.dealer ?? 0,
          reason: valueOf(v1.RedealReason, "reason to deal again", entry.reason),
        },
      };
    case "brokenOff":
      return {
        case: "brokenOff",
        value: { record: entry.record.message, offence: offenceMessage(entry.offence) },
      };
    case "penalty":
      return { case: "penalty", value: { points: [...entry.points], note: entry.note ?? "" } };
    case "correction":
      return {
        case: "correction",
        value: { entry: entry.entry, points: [...entry.points], note: entry.note ?? "" },
      };
    case "timeOver":
      return { case: "timeOver", value: {} };
    case "soloRound":
      return { case: "soloRound", value: {} };
  }
}

function game(
  played: Played,
  game: NonNullable<MessageInitShape<typeof v1.SessionGameSchema>["game"]>,
  duty?: DutyName,
): EntryInit {
  const { dealer = 0, places = [] } = played;
  const value = { dealer, game, duty: valueOf(v1.SoloDuty, "duty", duty), places: [...places] };
  return { case: "game", value };
}
