/**
 * May this card be played, why not, and what is a game worth?
 *
 *     node build/examples/first-questions.js [http://host:port [GAME.json]]
 */

import { readFile } from "node:fs/promises";

import { cardNames, connect, GameRecord, nameOf, v1 } from "doko-sdk";
import type { CardName, Client } from "doko-sdk";

import { sayWhatToDo } from "./no-server.js";

process.on("uncaughtException", sayWhatToDo);

// A game of the repository that this program was built in.
const GAME = new URL("../../../../tests/golden/recorded-normalspiel.json", import.meta.url);
const [, , address = "http://127.0.0.1:50051", file = GAME] = process.argv;

// All said gesund; seat 1 leads the ten of hearts, a trump.
const led = GameRecord.of("ddv-tsr")
  .hands([
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
  ])
  .sayAll("gesund")
  .play("HT");

/** Asks whether seat 2 may play a card, and prints why not. */
async function explain(client: Client, card: CardName): Promise<void> {
  const { verdict } = await client.validateMove(led, 2, card);
  switch (verdict.kind) {
    case "accepted":
      console.log(`${card} is legal`);
      break;
    case "refused": {
      console.log(`${card} is refused`);
      for (const { ruleId, source, text } of verdict.violations) {
        console.log(`  ${ruleId} (${source}): ${text}`);
      }
      const evidence = verdict.evidence?.evidence;
      const legal = evidence?.case === "card" ? evidence.value.legalCards : [];
      console.log(`  legal: ${cardNames(legal).join(" ")}`);
      break;
    }
    case "undecided":
      console.log(`${card} depends on hands that are not known`);
      break;
    case "recordFaulty":
      console.log("the game broke the rules before");
      break;
  }
}

/** Asks what a stored game is worth, and prints point by point why. */
async function settle(client: Client, stored: string): Promise<void> {
  const { outcome } = await client.scoreGame(GameRecord.fromJson(stored));
  switch (outcome.kind) {
    case "settlement":
      console.log(`the seats 1 to 4 get ${outcome.points.join(" ")}`);
      for (const { points, rule } of outcome.items) {
        console.log(
          `  ${points > 0 ? "+" : ""}${points} ${rule?.text ?? ""} (${rule?.source ?? ""})`,
        );
      }
      break;
    case "refused":
      console.log(`not over: ${outcome.text}`);
      break;
    case "recordFaulty":
      console.log("the game broke the rules");
      break;
    case "needsInput":
      console.log(`has to be known first: ${nameOf(v1.MissingInput, outcome.missing) ?? ""}`);
      break;
  }
}

const client = connect(address, { language: "en", view: "everything" });
try {
  await explain(client, "CA");
  await explain(client, "DJ");
  await settle(client, await readFile(file, "utf8"));
} finally {
  client.close();
}
