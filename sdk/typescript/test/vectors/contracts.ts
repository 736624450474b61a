/** Vorbehalte and words of vectors. */

import assert from "node:assert/strict";

import { nameOf, v1 } from "doko-sdk";
import type { Client } from "doko-sdk";

import type { JsonObject, RecordText } from "./files.js";
import { readRecord } from "./record.js";
import { askWord, reasons, refused } from "./rulings.js";
import type { Asked } from "./rulings.js";

export async function vorbehalte(client: Client, question: Asked): Promise<JsonObject> {
  const { record, view, origins } = readRecord(question.record);
  const { outcome } = await client.resolveVorbehalte(record, { view });
  switch (outcome.kind) {
    case "settled":
      return contract(outcome);
    case "redeal":
      return {
        outcome: "redeal",
        redeal: nameOf(v1.RedealReason, outcome.reason),
        seat: outcome.seat || undefined,
      };
    case "needsInput":
      return outcome.missing
        ? { outcome: "needs_hands" }
        : { outcome: "needs_input", asks: asks(outcome) };
    case "recordFaulty": {
      const [refusal] = outcome.violations;
      assert(refusal?.action);
      const at = place(question.record, origins, refusal.action, reasons(refusal.violations));
      return { outcome: "refused", ...refused(refusal), at };
    }
  }
}

export async function word(client: Client, question: Asked): Promise<JsonObject> {
  const { verdict, outcome, origins } = await askWord(client, question);
  const name = verdict.kind === "recordFaulty" ? "record_faulty" : verdict.kind;
  if (verdict.kind === "refused") {
    const { action } = verdict;
    const isEarlier = action?.section === v1.ActionSection.SAID;
    const at = isEarlier ? origins[action.index ?? -1] : undefined;
    return { verdict: name, ...refused(verdict), at };
  }
  switch (outcome?.kind) {
    case undefined:
      return { verdict: name };
    case "settled":
      return { verdict: name, outcome: "contract", contract: contract(outcome).contract };
    case "redeal":
      return { verdict: name, outcome: "redeal" };
    case "needsInput":
      return { verdict: name, outcome: "needs_input", asks: asks(outcome) };
  }
}

function contract(settled: v1.ContractSettled): JsonObject {
  const it = settled.contract;
  assert(it);
  const pairs: Readonly<Record<number, string>> = {
    [v1.Rank.ACE]: "A",
    [v1.Rank.TEN]: "10",
    [v1.Rank.KING]: "K",
    [v1.Rank.NINE]: "9",
  };
  return {
    outcome: "contract",
    contract: nameOf(v1.ContractKind, it.kind),
    seat: it.seat || undefined,
    solo: nameOf(v1.Solo, it.solo),
    duty: nameOf(v1.SoloDuty, it.duty),
    lead: it.lead || undefined,
    selector: nameOf(v1.HochzeitSelector, it.selector),
    acceptor: it.acceptor || undefined,
    parties: settled.parties.map((party) => nameOf(v1.Party, party) ?? "open"),
    forced: settled.forced.flatMap((standing) =>
      [...standing.includes, standing.announcement].map(
        (level) => `${standing.seat} ${nameOf(v1.Announcement, level) ?? ""}`,
      ),
    ),
    schweine: settled.schweine[0]?.seat ?? 0,
    pairs: settled.schweine.map((pair) => pairs[pair.rank] ?? ""),
  };
}

/** Who has to speak. Vectors do not tell a Vorführung apart. */
function asks(needs: v1.NeedsInput): JsonObject[] {
  return needs.asks.map(({ seat, question }) => ({
    seat,
    question: question === v1.AskKind.VORFUEHRUNG_SOLO ? "name" : nameOf(v1.AskKind, question),
  }));
}

/** Where in `said` the refused action stands. Cards that are refused stand in an exchange. */
function place(
  record: RecordText,
  origins: readonly number[],
  action: v1.ActionRef,
  found: readonly string[],
): number | undefined {
  const index = action.index ?? -1;
  if (action.section !== v1.ActionSection.ARMUT) {
    return origins[index];
  }
  const word = found.some((it) => it.startsWith("RETURN_")) ? "return" : "push";
  const handed = [...(record.said ?? []).entries()].filter(
    ([, said]) => said.split(" ")[1] === word,
  );
  return handed[index]?.[0];
}
