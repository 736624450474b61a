/** Answers the questions of vectors through a client. */

import assert from "node:assert/strict";

import { cardName, cardNames, v1 } from "doko-sdk";
import type { Client } from "doko-sdk";

import { deal, deck, packets, ruleSetQuestion } from "./book.js";
import { vorbehalte, word } from "./contracts.js";
import type { JsonObject } from "./files.js";
import { announce, audit, claim, offence, play, position } from "./rulings.js";
import type { Asked } from "./rulings.js";
import { scoreCounts, scoreGame, session } from "./scores.js";

/** How a question of each kind is answered; its fields are what the schema of vectors says. */
const KINDS: Readonly<Record<string, (client: Client, question: never) => Promise<JsonObject>>> = {
  play,
  legal_cards: legalCards,
  position: cardsOf,
  trick,
  hochzeit,
  vorbehalte,
  word,
  announce,
  score_counts: scoreCounts,
  score_game: scoreGame,
  deck,
  deal,
  packets,
  claim,
  offence,
  session,
  rule_set: ruleSetQuestion,
  audit,
};

/** The answer to a question of this kind. */
export async function answer(
  client: Client,
  kind: string,
  question: JsonObject,
): Promise<JsonObject> {
  const judge = KINDS[kind];
  assert(judge, `nobody answers ${kind}`);
  return judge(client, question as never);
}

async function legalCards(client: Client, question: Asked): Promise<JsonObject> {
  const { seats } = await position(client, question);
  const state = seats.find((it) => it.seat === (question.seat as v1.Seat));
  assert(state);
  return { cards: cardNames(state.legalCards).join(" ") };
}

/** Where the cards are, and who may hold an unseen copy of one. */
async function cardsOf(
  client: Client,
  question: Pick<Asked, "record"> & Partial<Pick<Asked, "card">>,
): Promise<JsonObject> {
  const { seats, unseen, armuten } = await position(client, question);
  const found = unseen.find((it) => cardName(it.card) === question.card);
  return {
    hands: seats.map((it) => cardNames(it.hand).join(" ")),
    armuten: armuten.map(armutState),
    ...(question.card !== undefined && {
      copies: found?.copies ?? 0,
      holders: found?.possibleHolders ?? [],
    }),
  };
}

/** What has become of the cards of an Armut; what there is not, or is not known, is left out. */
function armutState(state: v1.ArmutState): JsonObject {
  const { pushedCount, pushedCards, returnedCount, returnedCards, returnedTrumps } = state;
  return {
    poor: state.poorPlayer,
    acceptor: state.acceptor || undefined,
    pushed: pushedCount,
    pushedCards: cardNames(pushedCards).join(" ") || undefined,
    returned: returnedCount,
    returnedCards: cardNames(returnedCards).join(" ") || undefined,
    returnedTrumps,
  };
}

async function trick(client: Client, question: Asked): Promise<JsonObject> {
  const { tricks } = await position(client, question);
  const found = tricks.find((it) => it.number === question.trick);
  assert(found);
  return { winner: found.winner, augen: found.augen };
}

async function hochzeit(client: Client, question: Asked): Promise<JsonObject> {
  const { hochzeit: found } = await position(client, question);
  assert(found);
  const { klaerungsstich, partner } = found;
  const alone = partner === v1.Seat.SEAT_UNSPECIFIED;
  const clarified = alone ? "alone" : "partner";
  return {
    state: klaerungsstich === undefined ? "pending" : clarified,
    partner: alone ? undefined : partner,
    trick: klaerungsstich,
  };
}
