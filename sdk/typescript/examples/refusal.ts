/**
 * Asks whether a card may be played, and explains why not.
 *
 *     node build/examples/refusal.js [http://host:port]
 */

import { cardName, cardNames, connect, explain, GameRecord } from "doko-sdk";

import { sayWhatToDo } from "./no-server.js";

process.on("uncaughtException", sayWhatToDo);

const client = connect(process.argv[2] ?? "http://127.0.0.1:50051", { language: "en", view: "everything" });

// All said gesund; seat 1 leads the ten of hearts, a trump.
const record = GameRecord.of("ddv-tsr")
  .hands([
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
  ])
  .sayAll("gesund")
  .play("HT");

for (const card of ["CA", "DJ"] as const) {
  const { verdict } = await client.validateMove(record, 2, card);
  switch (verdict.kind) {
    case "accepted":
      console.log(`${card} may be played`);
      break;
    case "refused": {
      console.log(`${card} may not be played: ${explain(verdict)}`);
      const evidence = verdict.evidence?.evidence;
      if (evidence?.case === "card") {
        const { seat, trickCards, legalCards } = evidence.value;
        console.log(`  on the table: ${trickCards.map(cardName).join(" ")}`);
        console.log(`  seat ${seat} may play: ${cardNames(legalCards).join(" ")}`);
      }
      break;
    }
    case "undecided":
      console.log(`${card}: more would have to be known`);
      break;
    case "recordFaulty":
      console.log(`${card}: the game broke the rules before`);
      break;
  }
}
client.close();
