/** Which rules apply. */

import { create, isMessage } from "@bufbuild/protobuf";
import type { JsonValue, MessageInitShape } from "@bufbuild/protobuf";

import { fromJson } from "./json.js";
import { RuleSetRefSchema, RuleSetSchema } from "./v1.js";
import type { RuleSet, RuleSetRef } from "./v1.js";

/** Options of a rule set: those that are set replace something. */
export type RuleSetOptions = Omit<MessageInitShape<typeof RuleSetSchema>, "$typeName" | "$unknown">;

/**
 * A rule set: the name of a published one in its newest edition, one of one's own with every option,
 * or a reference.
 */
export type RuleSetLike = string | RuleSet | RuleSetRef;

/** What more can be said about a published rule set than its name. */
export interface NamedRuleSet {
  /** The edition, such as `2026-02-21`. The newest if it is left out. */
  readonly edition?: string;
  /** Options that differ from it. */
  readonly overrides?: RuleSetOptions;
  /**
   * What `RuleSetStamp.optionsHash` must be. If it differs, the question fails with the reason
   * `RULE_SET_CHANGED`.
   */
  readonly expectedOptionsHash?: string;
}

/**
 * A published rule set, in another edition or with options that differ.
 *
 * ```ts
 * const house = ruleSet("ddv-tsr", {
 *   edition: "2026-02-21",
 *   overrides: { dulleTie: v1.DulleTie.SECOND, pflichtsolo: 0 },
 * });
 * ```
 *
 * Whether the options contradict each other is for the service to say: `Client.checkRuleSet`.
 */
export function ruleSet(name: string, more: NamedRuleSet = {}): RuleSetRef {
  return create(RuleSetRefSchema, {
    source: { case: "name", value: name },
    edition: more.edition ?? "",
    expectedOptionsHash: more.expectedOptionsHash ?? "",
    ...(more.overrides && { overrides: more.overrides }),
  });
}

/** A rule set of one's own, with every option. */
export function customRuleSet(options: RuleSetOptions): RuleSetRef {
  return create(RuleSetRefSchema, { source: { case: "custom", value: options } });
}

/**
 * Reads the canonical JSON of `RuleSetRef`, as in the files that `doko-server --rule-sets`
 * publishes.
 *
 * @throws `Error` that says which field cannot be read.
 */
export function ruleSetFromJson(json: string | JsonValue): RuleSetRef {
  const value = typeof json === "string" ? (JSON.parse(json) as JsonValue) : json;
  return fromJson(RuleSetRefSchema, value);
}

/** The reference to a rule set. */
export function ruleSetRef(rules: RuleSetLike): RuleSetRef {
  if (typeof rules === "string") {
    return ruleSet(rules);
  }
  return isMessage(rules, RuleSetSchema) ? customRuleSet(rules) : rules;
}
