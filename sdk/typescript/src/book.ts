/** Questions to the book of rules. */

import type { MessageInitShape } from "@bufbuild/protobuf";

import { valueOf } from "./names.js";
import type { ValueLike } from "./names.js";
import type { Asked } from "./questions.js";
import { ruleSetRef } from "./rule-sets.js";
import type { RuleSetLike } from "./rule-sets.js";
import * as v1 from "./v1.js";

/** A question in a language. */
export type BookQuestion = Pick<Asked, "language">;

/** What does this rule set say? */
export interface RuleSetQuestion extends BookQuestion {
  /** A published rule set, one with options that differ, or one of one's own. */
  readonly ruleSet: RuleSetLike;
}

/** Does this rule set contradict itself, and how does it differ from another one? */
export interface CheckRuleSetQuestion extends RuleSetQuestion {
  /** What it is compared with; left out, the published one that it starts from. */
  readonly compareWith?: RuleSetLike;
}

/** Which rules are there? */
export interface RulesQuestion extends BookQuestion {
  /** Only the rules of this rule set. */
  readonly ruleSet?: RuleSetLike;
  /** Only the rules of this kind. */
  readonly kind?: ValueLike<typeof v1.RuleKind>;
}

/** The language of a question to the book. */
export function inLanguage(
  question: BookQuestion,
  defaults: BookQuestion,
): { language: v1.Language } {
  return { language: valueOf(v1.Language, "language", question.language ?? defaults.language) };
}

export function ruleSetRequest(question: RuleSetQuestion, defaults: BookQuestion) {
  return { ruleSet: ruleSetRef(question.ruleSet), ...inLanguage(question, defaults) };
}

export function checkRuleSetRequest(
  question: CheckRuleSetQuestion,
  defaults: BookQuestion,
): MessageInitShape<typeof v1.CheckRuleSetRequestSchema> {
  const { compareWith } = question;
  return {
    ...ruleSetRequest(question, defaults),
    ...(compareWith !== undefined && { compareWith: ruleSetRef(compareWith) }),
  };
}

export function rulesRequest(
  question: RulesQuestion,
  defaults: BookQuestion,
): MessageInitShape<typeof v1.ListRulesRequestSchema> {
  const { ruleSet, kind } = question;
  return {
    ...inLanguage(question, defaults),
    ...(ruleSet !== undefined && { ruleSet: ruleSetRef(ruleSet) }),
    kind: valueOf(v1.RuleKind, "kind of rule", kind),
  };
}
