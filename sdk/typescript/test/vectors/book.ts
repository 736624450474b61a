/** Decks, packets, deals and rule sets of vectors. */

import assert from "node:assert/strict";

import { cardNames, InvalidRequestError, nameOf, v1 } from "doko-sdk";
import type { Client } from "doko-sdk";

import type { JsonObject } from "./files.js";
import { optionOf, ruleSetOf } from "./options.js";
import type { OptionTexts } from "./options.js";
import { readRecord } from "./record.js";
import type { Asked } from "./rulings.js";

/** A question about a rule set. */
interface BookText {
  readonly ruleSet: string;
  readonly options?: OptionTexts;
  readonly contract?: string;
  readonly solo?: string;
}

export async function deck(client: Client, question: BookText): Promise<JsonObject> {
  const book = await client.getRuleSet({ ruleSet: ruleSetOf(question.ruleSet, question.options) });
  const order = book.orders.find(
    (it) =>
      nameOf(v1.ContractKind, it.kind) === question.contract &&
      nameOf(v1.Solo, it.solo) === question.solo,
  );
  assert(order);
  const augenPerSuit: Record<string, number> = {};
  const fehlPerSuit: Record<string, number> = {};
  let [cards, augen] = [0, 0];
  for (const row of book.deck) {
    const suit = suitLetter(row.suit);
    cards += row.copies;
    augen += row.copies * row.augen;
    augenPerSuit[suit] = (augenPerSuit[suit] ?? 0) + row.copies * row.augen;
    if (!order.trumps.includes(row.card)) {
      fehlPerSuit[suit] = (fehlPerSuit[suit] ?? 0) + row.copies;
    }
  }
  const fehlOrder = order.fehl.map((it) => [suitLetter(it.suit), cardNames(it.cards).join(" ")]);
  return {
    cards,
    augen,
    augenPerSuit,
    trumps: order.trumpCount,
    fehl: cards - order.trumpCount,
    fehlPerSuit,
    augenInTrumps: order.trumpAugen,
    trumpOrder: cardNames(order.trumps).join(" "),
    fehlOrder: Object.fromEntries(fehlOrder) as JsonObject,
  };
}

export async function deal(client: Client, question: Asked): Promise<JsonObject> {
  try {
    await client.inspectGame(readRecord(question.record).record, { view: "everything" });
    return { outcome: "valid" };
  } catch (error) {
    assert(error instanceof InvalidRequestError);
    const seat = /^record\.hand_([1-4])/.exec(error.fields[0]?.path ?? "")?.[1];
    return { outcome: "impossible", reason: error.reason, seat: Number(seat) };
  }
}

export async function packets(client: Client, question: BookText): Promise<JsonObject> {
  const ruleSet = ruleSetOf(question.ruleSet, question.options);
  const found = await client.checkRuleSet({ ruleSet });
  return { packets: found.ruleSet?.dealPackets?.values };
}

/** What contradicts itself is answered; a value that no rule set can have is not read at all. */
export async function ruleSetQuestion(client: Client, question: BookText): Promise<JsonObject> {
  const ruleSet = ruleSetOf(question.ruleSet, question.options);
  const problems = await client.checkRuleSet({ ruleSet }).then(
    ({ problems: found }) => [
      ...new Set(found.flatMap((it) => [it.optionPath, ...it.conflictsWith])),
    ],
    (error: unknown) => {
      assert(error instanceof InvalidRequestError);
      return error.fields.map((it) => optionOf(it.path.replace("rule_set.overrides.", "")));
    },
  );
  return problems.length > 0 ? { verdict: "refused", problems } : { verdict: "accepted" };
}

function suitLetter(suit: v1.Suit): string {
  return v1.Suit[suit].charAt(0);
}
