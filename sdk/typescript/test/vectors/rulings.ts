/** Cards, words, announcements, claims, offences and audits of vectors. */

import assert from "node:assert/strict";

import { cardNames, nameOf, v1 } from "doko-sdk";
import type { AnnouncementName, Client, Verdict } from "doko-sdk";

import type { Json, JsonObject, RecordText } from "./files.js";
import { extraText, readRecord, saidTexts } from "./record.js";

/** A question of a vector. Which fields it has depends on its kind. */
export interface Asked {
  readonly record: RecordText;
  readonly seat: 1 | 2 | 3 | 4;
  readonly card: "HT";
  readonly say: string;
  readonly party?: "re" | "kontra";
  readonly inPlay?: boolean;
  readonly claim: "rest" | "surrender";
  readonly order?: string;
  readonly trick: number;
  readonly offender: 1 | 2 | 3 | 4;
  readonly kind: "revoke";
  readonly class?: "grave";
  readonly harmsSoloist?: "yes" | "no";
  readonly at: number;
  readonly namedOrder?: string;
  readonly namedBy?: 1 | 2 | 3 | 4;
  readonly complainant: 1 | 2 | 3 | 4;
  readonly complainedAt: number;
}

/** The names of reasons, as vectors write them. */
export function reasons(citations: readonly v1.RuleCitation[]): string[] {
  return citations.map((it) => v1.Reason[it.reason]);
}

/** What a refusal says. */
export function refused(refusal: v1.Refusal): JsonObject {
  return { reasons: reasons(refusal.violations), rule: refusal.violations[0]?.ruleId };
}

function verdictName(verdict: Verdict): string {
  return verdict.kind === "recordFaulty" ? "record_faulty" : verdict.kind;
}

export async function play(client: Client, question: Asked): Promise<JsonObject> {
  const { record, view } = readRecord(question.record);
  const { seat, card } = question;
  const answer = await client.validateMove(record, seat, card, {
    include: ["legal_cards"],
    view,
  });
  const { verdict } = answer;
  const broken = verdict.kind === "refused" || verdict.kind === "undecided";
  return {
    verdict: verdictName(verdict),
    reasons: broken ? reasons(verdict.violations) : [],
    rule: broken ? verdict.violations[0]?.ruleId : undefined,
    legal: cardNames(answer.legalCards).join(" "),
  };
}

export async function announce(client: Client, question: Asked): Promise<JsonObject> {
  const { record, view } = readRecord(question.record);
  const { seat, say, party } = question;
  const announcement = say as AnnouncementName;
  const told = { ...(party && { party }), view };
  const { verdict } = await client.checkAnnouncement(record, seat, announcement, told);
  assert(verdict);
  switch (verdict.kind) {
    case "accepted":
      return {
        verdict: "accepted",
        asReply: verdict.mode === v1.AnnouncementMode.REPLY,
        includes: verdict.includes.map((it) => nameOf(v1.Announcement, it)) as Json[],
      };
    case "refused":
      return { verdict: "refused", ...refused(verdict) };
    case "undecided":
    case "recordFaulty":
      return { verdict: verdictName(verdict) };
  }
}

export async function claim(client: Client, question: Asked): Promise<JsonObject> {
  const { record, view } = readRecord(question.record);
  const { seat, claim: kind, order = "" } = question;
  const answer = await client.checkClaim(record, seat, kind, { order, view });
  const { verdict, settlement } = answer;
  switch (verdict.kind) {
    case "accepted":
      return {
        verdict: "accepted",
        points: settlement?.points,
        reAugen: settlement?.re?.augen,
        reTricks: settlement?.re?.tricks,
      };
    case "refused": {
      const evidence = verdict.evidence?.evidence;
      assert(evidence?.case === "claim");
      assert.equal(evidence.value.line.length, evidence.value.lineSeats.length);
      const lostTrick = evidence.value.lostTrick ?? 0;
      return { verdict: "refused", ...refused(verdict), lostTrick };
    }
    case "undecided":
    case "recordFaulty":
      return { verdict: verdictName(verdict) };
  }
}

export async function offence(client: Client, question: Asked): Promise<JsonObject> {
  const { record, view } = readRecord(question.record);
  const { offender, kind, class: classOfEffect, harmsSoloist, at, namedOrder, namedBy } = question;
  const offended = {
    offender,
    kind,
    cardsPlayed: at,
    ...(classOfEffect && { classOfEffect }),
    ...(harmsSoloist && { harmsSoloist }),
    ...(namedOrder && { namedOrder }),
    ...(namedBy && { namedBy }),
  };
  const complaint = { seat: question.complainant, cardsPlayed: question.complainedAt };
  const answer = await client.assessOffence(record, offended, complaint, {
    view,
  });
  const { outcome, settlement } = answer;
  switch (outcome.kind) {
    case "penalty":
      return {
        outcome: "penalty",
        class: nameOf(v1.OffenceClass, outcome.classOfEffect),
        effect: nameOf(v1.PenaltyEffect, outcome.effect),
        points: outcome.points,
        rule: outcome.decidedBy[0]?.ruleId,
        settled: settlement?.points,
      };
    case "needsInput":
      return { outcome: "needs_input", input: nameOf(v1.MissingInput, outcome.missing) };
    case "refused":
      return { outcome: "refused", ...refused(outcome) };
    case "recordFaulty":
      return { outcome: "record_faulty" };
  }
}

export async function audit(client: Client, question: Asked): Promise<JsonObject> {
  const { record, view, origins } = readRecord(question.record);
  const found = await client.auditGame(record, { view });
  const place = (action: v1.ActionRef | undefined): string => {
    assert(action?.index !== undefined);
    const isSaid = action.section === v1.ActionSection.SAID;
    const index = isSaid ? origins[action.index] : action.index;
    return `${nameOf(v1.ActionSection, action.section) ?? ""} ${index ?? ""}`;
  };
  return {
    violations: found.violations.map(
      (it) => `${place(it.action)} ${reasons(it.violations)[0] ?? ""}`,
    ),
    rule: found.violations[0]?.violations[0]?.ruleId,
    revokes: found.violations
      .filter((it) => it.action?.section === v1.ActionSection.PLAYS)
      .flatMap((it) => (it.provedBy ? [`${place(it.action)} by ${it.provedBy.index ?? ""}`] : [])),
    points: found.settlement?.points,
  };
}

/** The position after the record of a question. */
export async function position(
  client: Client,
  question: Pick<Asked, "record">,
): Promise<v1.Position> {
  const { record, view } = readRecord(question.record);
  const { outcome } = await client.inspectGame(record, { view });
  assert(outcome.kind === "position", outcome.kind);
  return outcome;
}

/** Asks what a vector of the kind `word` asks. */
export async function askWord(client: Client, question: Asked) {
  const { record, view, origins } = readRecord(question.record);
  const { seat, say } = question;
  const viewed = { view };
  if (question.inPlay) {
    const { word, beside } = extraText(say);
    const extra = word as "genscher";
    return {
      ...(await client.checkWord(record, seat, { extra }, { ...viewed, ...beside })),
      origins,
    };
  }
  const [said, ...more] = saidTexts(say);
  assert(said && more.length === 0, `\`${say}\` is not one word`);
  const { word, bid, rank, cards = "" } = said;
  const answer = await client.checkWord(record, seat, word, { ...viewed, bid, rank, cards });
  return { ...answer, origins };
}
