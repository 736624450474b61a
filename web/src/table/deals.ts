/** Deals: cards from a seed, by the service. */

import { KINDS, kindOf } from "../cards";
import type { Kind } from "../cards";
import { ask } from "../ask";
import { SEATS } from "./answers";

type Hands = readonly (readonly Kind[])[];

/** A seed that nobody knows, as 64 hexadecimal digits. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (it) => it.toString(16).padStart(2, "0")).join("");
}

/** The 32 bytes of a seed: 64 hexadecimal digits, or a text of up to 32 bytes, filled with zeros. */
function seedBytes(seed: string): Uint8Array {
  const bytes = new Uint8Array(32);
  if (/^[0-9a-f]{64}$/i.test(seed)) {
    bytes.set(seed.match(/../g)?.map((it) => parseInt(it, 16)) ?? []);
  } else {
    bytes.set(new TextEncoder().encode(seed).slice(0, 32));
  }
  return bytes;
}

interface Dealt {
  readonly hand_1: string[];
  readonly hand_2: string[];
  readonly hand_3: string[];
  readonly hand_4: string[];
}

/** A new game by these rules, as a line. */
export async function dealtLine(rules: string, seed: string): Promise<string> {
  const dealt = await ask<Dealt>("/v1/table:dealCards", {
    ruleSet: deckOf(rules),
    seed: btoa(String.fromCharCode(...seedBytes(seed))),
  });
  return lineOfHands(
    rules,
    [dealt.hand_1, dealt.hand_2, dealt.hand_3, dealt.hand_4].map((hand) => hand.map(kindOf)),
  );
}

/** A new game with these hands. A hand without cards is not known. */
export function lineOfHands(rules: string, hands: Hands): string {
  const written = hands.map((it) => it.join("") || "??").join("/");
  return `${rules}; h=${written}`;
}

/** What a deal depends on: the rule set, and of its own options the deck and the packets. */
function deckOf(rules: string): object {
  const [, name = "", edition] = /^([^@{#]*)(?:@([^{#]*))?/.exec(rules) ?? [];
  const option = (path: string) => new RegExp(`(?:[{\\s])${path}=([^\\s}]*)`).exec(rules)?.[1];
  const nines = option("deck\\.nines");
  const packets = option("deal\\.packets");
  const isCustom = name === "custom" || name === "";
  return {
    name: isCustom ? "ddv-tsr" : name,
    ...(edition && !isCustom ? { edition } : {}),
    overrides: {
      ...(nines ? { deckNines: nines.toUpperCase() } : {}),
      ...(packets ? { dealPackets: { values: packets.split(",").map(Number) } } : {}),
    },
  };
}

/** The kinds of a deck, and how many cards a hand has. */
export function deckOfKinds(hasNines: boolean): {
  readonly kinds: readonly Kind[];
  readonly handSize: number;
} {
  const kinds = hasNines ? KINDS : KINDS.filter((it) => !it.endsWith("9"));
  return { kinds, handSize: (kinds.length * 2) / SEATS.length };
}
