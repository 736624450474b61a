/** The answers of the referee: responses whose outcome is one of a few kinds. */

import { ProtocolError } from "./errors.js";
import { nameOf } from "./names.js";
import * as v1 from "./v1.js";

/** A choice of one, as generated code has it. */
type Oneof = { case: string; value: object } | { case: undefined; value?: undefined };

/**
 * One of several outcomes: `kind` tells them apart, and the rest is the message of that kind. A
 * `switch` over `kind` is exhaustive.
 */
export type Outcome<O extends Oneof> = O extends { case: infer C extends string; value: infer V }
  ? V & { readonly kind: C }
  : never;

/** A response in which an outcome stands in place of a field. */
type With<R, F extends string, O> = Omit<R, F> & Readonly<Record<F, O>>;

/**
 * May this happen? `"accepted"`, `"refused"` with every rule that is broken, `"undecided"` if what
 * is known does not suffice, or `"recordFaulty"` if the record breaks the rules before.
 */
export type Verdict = Outcome<v1.Verdict["outcome"]>;

/** What was said leads to: `"settled"`, `"redeal"`, `"needsInput"`, or there is no answer. */
export type VorbehaltOutcome = Outcome<v1.ResolveVorbehalteResponse["outcome"]>;

/** What an accepted word leads to: `"settled"`, `"redeal"` or `"needsInput"`. */
export type WordOutcome = Outcome<v1.CheckWordResponse["outcome"]>;

/** A `"settlement"`, or why there is none: `"refused"`, `"recordFaulty"` or `"needsInput"`. */
export type ScoreOutcome = Outcome<v1.ScoreGameResponse["outcome"]>;

/** A `"position"`, or why there is none: `"recordFaulty"` or `"needsInput"`. */
export type Inspection = Outcome<v1.InspectGameResponse["outcome"]>;

/** A `"penalty"`, or why there is none: `"refused"`, `"needsInput"` or `"recordFaulty"`. */
export type OffenceOutcome = Outcome<v1.AssessOffenceResponse["outcome"]>;

/** The answer to {@link RecordQuestion} about Vorbehalte. */
export type VorbehaltAnswer = With<v1.ResolveVorbehalteResponse, "outcome", VorbehaltOutcome>;

/** The answer to {@link WordQuestion}; without an outcome if the word is not accepted. */
export type WordAnswer = With<
  With<v1.CheckWordResponse, "outcome", WordOutcome | undefined>,
  "verdict",
  Verdict
>;

/** The answer to {@link MoveQuestion}. */
export type MoveAnswer = With<v1.ValidateMoveResponse, "verdict", Verdict>;

/** The answer to {@link AnnouncementQuestion}; a question without an announcement may have no verdict. */
export type AnnouncementAnswer = With<v1.CheckAnnouncementResponse, "verdict", Verdict | undefined>;

/** The answer to {@link ScoreQuestion}. */
export type ScoreAnswer = With<v1.ScoreGameResponse, "outcome", ScoreOutcome>;

/** The answer to a {@link RecordQuestion} about the position. */
export type InspectAnswer = With<v1.InspectGameResponse, "outcome", Inspection>;

/** The judgement of a whole record. */
export type Audit = v1.AuditGameResponse;

/** The answer to {@link ClaimQuestion}. */
export type ClaimAnswer = With<v1.CheckClaimResponse, "verdict", Verdict>;

/** The answer to {@link OffenceQuestion}. */
export type OffenceAnswer = With<v1.AssessOffenceResponse, "outcome", OffenceOutcome>;

/** Reads a response with an outcome that is always there. */
export function withOutcome<R extends { outcome: Oneof; $typeName: string }>(
  response: R,
): With<R, "outcome", Outcome<R["outcome"]>> {
  const reached: Outcome<R["outcome"]> = outcome(
    response.outcome as R["outcome"],
    `${response.$typeName}.outcome`,
  );
  return { ...response, outcome: reached };
}

/** Reads a response with a verdict that is always there. */
export function withVerdict<R extends { verdict?: v1.Verdict | undefined; $typeName: string }>(
  response: R,
): With<R, "verdict", Verdict> {
  const path = `${response.$typeName}.verdict`;
  return { ...response, verdict: outcome(present(response.verdict, path).outcome, path) };
}

export function announcementAnswer(response: v1.CheckAnnouncementResponse): AnnouncementAnswer {
  return response.verdict ? withVerdict(response) : { ...response, verdict: undefined };
}

export function wordAnswer(response: v1.CheckWordResponse): WordAnswer {
  const path = `${response.$typeName}.outcome`;
  const reached = response.outcome.case && outcome(response.outcome, path);
  return { ...withVerdict(response), outcome: reached };
}

/** The rules that a refusal cites, by id and reason, such as `FOLLOW-2 REVOKE`. */
export function explain(refusal: v1.Refusal): string {
  const cited = refusal.violations.map((it) => {
    const reason = nameOf(v1.Reason, it.reason)?.toUpperCase() ?? "";
    return `${it.ruleId} ${reason} (${it.source})${it.text && `: ${it.text}`}`;
  });
  return cited.join("; ");
}

function outcome<O extends Oneof>(oneof: O, path: string): Outcome<O> {
  if (oneof.case === undefined) {
    throw new ProtocolError(`\`${path}\` is not set`);
  }
  return { ...oneof.value, kind: oneof.case } as Outcome<O>;
}

function present<T>(value: T | undefined, path: string): T {
  if (value === undefined) {
    throw new ProtocolError(`\`${path}\` is missing`);
  }
  return value;
}
