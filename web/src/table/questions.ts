/** The questions of the table: one action is one question. */

import type { Kind } from "../cards";
import type { Words } from "../words";
import type { Ask, SeatName } from "./answers";
import { announcementLabel, bidLabel, extraLabel, saidLabel, seatLabel } from "./labels";
import { cardSign } from "../cards";

/** What somebody wants to do. */
export interface Action {
  readonly path: string;
  readonly seat: SeatName;
  readonly question: object;
  /** What it is called when it is told. */
  readonly name: (t: Words) => string;
  /** The card, if it is one. */
  readonly card?: Kind;
}

export function layCard(seat: SeatName, card: Kind): Action {
  return {
    path: "/v1/games:validateMove",
    seat,
    card,
    question: { card: `CARD_${card}` },
    name: (t) => cardSign(card, t("de", "en") === "de" ? "de" : "en"),
  };
}

export function sayWord(seat: SeatName, said: string): Action {
  return {
    path: "/v1/games:checkWord",
    seat,
    question: { said },
    name: (t) => saidLabel(said, t),
  };
}

export function bid(seat: SeatName, height: number): Action {
  return {
    path: "/v1/games:checkWord",
    seat,
    question: { said: "SAID_WORD_BID", bid: height },
    name: (t) => bidLabel(height, t),
  };
}

/** Cards of an Armut: pushed, or given back. */
export function exchange({ seat, question }: Ask, cards: readonly Kind[]): Action {
  const said =
    question === "ASK_KIND_ARMUT_PUSH" ? "SAID_WORD_ARMUT_PUSH" : "SAID_WORD_ARMUT_RETURN";
  return {
    path: "/v1/games:checkWord",
    seat,
    question: { said, cards: cards.map((it) => `CARD_${it}`) },
    name: (t) => saidLabel(said, t),
  };
}

/** Schweine before the contract stands, or in play. A rank names a pair above the aces. */
export function schweine(seat: SeatName, rank: string, isInPlay: boolean): Action {
  const word = isInPlay ? { extra: "EXTRA_WORD_SCHWEINE" } : { said: "SAID_WORD_SCHWEINE" };
  return {
    path: "/v1/games:checkWord",
    seat,
    question: { ...word, ...(rank === "RANK_ACE" ? {} : { rank }) },
    name: () => "Schweine",
  };
}

export function genscher(seat: SeatName, partner: SeatName): Action {
  return {
    path: "/v1/games:checkWord",
    seat,
    question: { extra: "EXTRA_WORD_GENSCHER", partner },
    name: (t) => `Genscher: ${seatLabel(partner, t)}`,
  };
}

export function announce(seat: SeatName, announcement: string): Action {
  return {
    path: "/v1/games:checkAnnouncement",
    seat,
    question: { announcement },
    name: (t) => announcementLabel(announcement, t),
  };
}

/** `REST` or `SURRENDER`, the first with the order in which the cards will be played. */
export function claim(seat: SeatName, kind: "REST" | "SURRENDER", order: readonly Kind[]): Action {
  return {
    path: "/v1/games:checkClaim",
    seat,
    question: { kind: `CLAIM_KIND_${kind}`, order: order.map((it) => `CARD_${it}`) },
    name: (t) => extraLabel(kind, t),
  };
}
