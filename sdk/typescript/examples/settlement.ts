/**
 * Settles a stored game, point by point.
 *
 *     node build/examples/settlement.js GAME.json [http://host:port]
 */

import { readFile } from "node:fs/promises";

import { connect, explain, GameRecord, InvalidRequestError, nameOf, v1 } from "doko-sdk";

import { sayWhatToDo } from "./no-server.js";

process.on("uncaughtException", sayWhatToDo);

const [, , file = "game.json", address = "http://127.0.0.1:50051"] = process.argv;
const client = connect(address, { language: "en", view: "everything" });
const record = GameRecord.fromJson(await readFile(file, "utf8"));

try {
  const { outcome, answeredBy } = await client.scoreGame(record);
  switch (outcome.kind) {
    case "settlement": {
      const result = nameOf(v1.GameResult, outcome.result) ?? "unknown";
      console.log(`${answeredBy?.name ?? ""}: ${result}, worth ${outcome.value}`);
      for (const { points, rule } of outcome.items) {
        console.log(
          `  ${points > 0 ? "+" : ""}${points} ${rule?.text ?? ""} (${rule?.source ?? ""})`,
        );
      }
      console.log(`points of the seats 1 to 4: ${outcome.points.join(" ")}`);
      break;
    }
    case "refused":
      console.log(explain(outcome));
      break;
    case "recordFaulty":
      console.log(outcome.violations.map(explain).join("\n"));
      break;
    case "needsInput":
      console.log(`more has to be known: ${nameOf(v1.MissingInput, outcome.missing) ?? ""}`);
      break;
  }
} catch (error) {
  if (!(error instanceof InvalidRequestError)) {
    throw error;
  }
  for (const { path, description } of error.fields) {
    console.log(`${path}: ${description}`);
  }
  process.exitCode = 2;
} finally {
  client.close();
}
