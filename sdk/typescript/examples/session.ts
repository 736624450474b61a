/**
 * Keeps a list of games: who deals, who leads, what is still open.
 *
 *     node build/examples/session.js [http://host:port]
 */

import { connect, Seating } from "doko-sdk";
import type { PlaceNumber, SessionEntry } from "doko-sdk";

import { sayWhatToDo } from "./no-server.js";

process.on("uncaughtException", sayWhatToDo);

const PLAYERS = ["Anna", "Ben", "Cleo", "Dora"];

const client = connect(process.argv[2] ?? "http://127.0.0.1:50051");

// Three deals as scorekeepers write them down. Seats are counted from the dealer's left.
const entries: SessionEntry[] = [
  {
    kind: "counts",
    counts: {
      ruleSet: "ddv-tsr",
      kind: "two_against_two",
      reSeats: [1, 3],
      reAugen: 155,
      reTricks: 8,
      kontraTricks: 4,
      announcements: [{ party: "re", announcement: "re" }],
      specials: [{ kind: "fuchs", party: "re" }],
    },
  },
  { kind: "redeal" },
  {
    kind: "counts",
    duty: "pflichtsolo",
    counts: {
      ruleSet: "ddv-tsr",
      kind: "solo",
      solo: "damen",
      reSeats: [2],
      reAugen: 118,
      reTricks: 6,
      kontraTricks: 6,
    },
  },
];

const { lines, standings, nextContext, nextDealer, failedChecks } = await client.scoreSession({
  ruleSet: "ddv-tsr",
  entries,
});

for (const { gameNumber, dealer, points } of lines) {
  const what = gameNumber === undefined ? "redeal" : `game ${gameNumber}`;
  console.log(`${what}, dealt by ${PLAYERS[dealer - 1] ?? ""}: ${points.join(" ")}`);
}
for (const { place, points, rank, pflichtsoliOpen } of standings) {
  const owes = pflichtsoliOpen > 0 ? ", Pflichtsolo open" : "";
  console.log(`${rank}. ${PLAYERS[place - 1] ?? ""}: ${points}${owes}`);
}
for (const { entry, rule } of failedChecks) {
  console.log(`entry ${entry} cannot be right: ${rule?.ruleId ?? ""}`);
}
if (nextContext) {
  const seating = new Seating(nextDealer as PlaceNumber, PLAYERS);
  console.log(`${PLAYERS[nextDealer - 1] ?? ""} deals next, ${seating.player(1)} speaks first`);
}
client.close();
