/** Cards by their names of two characters, and what is printed on them. */

import { UnknownNameError } from "./names.js";
import { Card, Rank, Suit } from "./v1.js";

/**
 * The name of one of the 24 kinds of card: the suit (`C`, `S`, `H`, `D`) and the rank (`A`, `T`,
 * `K`, `Q`, `J`, `9`). The ten of hearts is `"HT"`.
 */
export type CardName = Exclude<keyof typeof Card, "UNSPECIFIED">;

/** A card, by its name or as generated code has it. */
export type CardLike = CardName | Card;

/** Cards as a list, or in one text with or without white space between them: `"CQ HT"`. */
export type CardsLike = string | readonly CardLike[];

const SYMBOLS: Readonly<Record<string, string>> = { C: "♣", S: "♠", H: "♥", D: "♦" };

/** All kinds of card, by number. */
export const CARDS: readonly Card[] = Object.values(Card).filter(
  (it): it is Card => typeof it === "number" && it !== Card.UNSPECIFIED,
);

const RANKS: Readonly<Record<string, readonly [Rank, number]>> = {
  A: [Rank.ACE, 11],
  T: [Rank.TEN, 10],
  K: [Rank.KING, 4],
  Q: [Rank.QUEEN, 3],
  J: [Rank.JACK, 2],
  "9": [Rank.NINE, 0],
};

const SUITS: Readonly<Record<string, Suit>> = {
  C: Suit.CLUBS,
  S: Suit.SPADES,
  H: Suit.HEARTS,
  D: Suit.DIAMONDS,
};

/**
 * The card of this name.
 *
 * ```ts
 * card("HT") === v1.Card.HT;
 * ```
 *
 * @throws {@link UnknownNameError} if there is no such card.
 */
export function card(name: string): Card {
  const found = CARDS.find((it) => Card[it] === name);
  if (found === undefined) {
    throw new UnknownNameError("card", name, cardNames(CARDS));
  }
  return found;
}

/**
 * The cards of a list or a text, in its order.
 *
 * ```ts
 * cards("CQ HTD9"); // [Card.CQ, Card.HT, Card.D9]
 * ```
 *
 * @throws {@link UnknownNameError} with the first two characters that are no card.
 */
export function cards(cards: CardsLike): Card[] {
  if (typeof cards === "string") {
    return (cards.replace(/\s+/g, "").match(/.{1,2}/gsu) ?? []).map(card);
  }
  return cards.map((it) => (typeof it === "string" ? card(it) : it));
}

/** The name of a card. */
export function cardName(card: Card): CardName {
  return Card[card] as CardName;
}

/** The names of cards, such as `["CQ", "HT"]`. */
export function cardNames(cards: readonly Card[]): CardName[] {
  return cards.map(cardName);
}

/**
 * What players see on the card: the symbol of its suit and its rank, in a text for them.
 *
 * ```ts
 * printed(v1.Card.HT) === "♥10";
 * ```
 */
export function printed(card: Card): string {
  const [suit = "", rank = ""] = cardName(card);
  return `${SYMBOLS[suit] ?? suit}${rank === "T" ? "10" : rank}`;
}

/** The suit printed on the card. Whether it counts as this suit is up to the contract. */
export function suitOf(card: Card): Suit {
  return SUITS[cardName(card).charAt(0)] ?? Suit.UNSPECIFIED;
}

/** The rank printed on the card. */
export function rankOf(card: Card): Rank {
  return RANKS[cardName(card).charAt(1)]?.[0] ?? Rank.UNSPECIFIED;
}

/** What the card counts. */
export function augenOf(card: Card): number {
  return RANKS[cardName(card).charAt(1)]?.[1] ?? 0;
}
