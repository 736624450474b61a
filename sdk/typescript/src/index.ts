/** What the clients for Node.js and for browsers have in common. */

export type * from "./answers.js";
export { explain } from "./answers.js";
export { MOST_QUESTIONS } from "./batch.js";
export type { Question, Reply, Ruling } from "./batch.js";
export type { BookQuestion, CheckRuleSetQuestion, RuleSetQuestion, RulesQuestion } from "./book.js";
export * from "./cards.js";
export { Client } from "./client.js";
export type { CallOptions, ClientOptions, More } from "./client.js";
export { DEFAULTS } from "./defaults.js";
export {
  CancelledError,
  DeadlineError,
  DeniedError,
  InvalidRequestError,
  OverloadedError,
  ProtocolError,
  RulesError,
  ServerError,
  SettingsError,
  UnavailableError,
} from "./errors.js";
export type { BadField, ErrorReasonName } from "./errors.js";
export { nameOf, UnknownNameError } from "./names.js";
export type { NameOf, ValueLike } from "./names.js";
export type {
  AnnouncementQuestion,
  Asked,
  ClaimQuestion,
  Counts,
  InspectQuestion,
  MoveQuestion,
  Offence,
  OffenceQuestion,
  RecordQuestion,
  ScoreQuestion,
  WordQuestion,
} from "./questions.js";
export * from "./record.js";
export type { RetryPolicy } from "./retry.js";
export { customRuleSet, ruleSet, ruleSetFromJson } from "./rule-sets.js";
export type { NamedRuleSet, RuleSetLike, RuleSetOptions } from "./rule-sets.js";
export { cardsFor, seatOf, Seating, viewOf } from "./seating.js";
export { StreamingClient } from "./stream.js";
export type {
  Deal,
  DealQuestion,
  FairDraw,
  Hands,
  SessionEntry,
  SessionQuestion,
  VerifyDealQuestion,
} from "./table.js";
export * as v1 from "./v1.js";
export type * from "./words.js";
