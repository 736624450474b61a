/** Many questions at once: each says which one it is, and so does each answer. */

import { create } from "@bufbuild/protobuf";

import { announcementAnswer, withOutcome, withVerdict, wordAnswer } from "./answers.js";
import { DEFAULTS } from "./defaults.js";
import { errorFrom, errorFromStatus, ProtocolError } from "./errors.js";
import type { RulesError } from "./errors.js";
import {
  announcementRequest,
  claimRequest,
  inspectRequest,
  moveRequest,
  offenceRequest,
  recordRequest,
  scoreRequest,
  wordRequest,
} from "./questions.js";
import type { Asked } from "./questions.js";
import { sessionRequest } from "./table.js";
import * as v1 from "./v1.js";

/** The questions that fit into one message. */
export const MOST_QUESTIONS = DEFAULTS.questionsPerMessage;

/** How each question becomes a request, and how its response is read. */
export const RULINGS = {
  resolveVorbehalte: {
    request: recordRequest,
    answer: withOutcome<v1.ResolveVorbehalteResponse>,
  },
  checkWord: { request: wordRequest, answer: wordAnswer },
  validateMove: { request: moveRequest, answer: withVerdict<v1.ValidateMoveResponse> },
  checkAnnouncement: { request: announcementRequest, answer: announcementAnswer },
  scoreGame: { request: scoreRequest, answer: withOutcome<v1.ScoreGameResponse> },
  inspectGame: { request: inspectRequest, answer: withOutcome<v1.InspectGameResponse> },
  auditGame: { request: recordRequest, answer: (response: v1.AuditGameResponse) => response },
  checkClaim: { request: claimRequest, answer: withVerdict<v1.CheckClaimResponse> },
  assessOffence: { request: offenceRequest, answer: withOutcome<v1.AssessOffenceResponse> },
  scoreSession: {
    request: sessionRequest,
    answer: (response: v1.ScoreSessionResponse) => response,
  },
} as const;

type Rulings = typeof RULINGS;

/** The name of a question, which is that of the method of the client. */
export type Ruling = keyof Rulings;

/**
 * One question of many: which one in `ask`, an own `id` if wanted (at most 64 bytes, echoed in the
 * answer), and by name all that the method of that name takes.
 *
 * ```ts
 * const question: Question = { ask: "validateMove", id: "game 7", record, seat: 2, card: "CA" };
 * ```
 */
export type Question = {
  [R in Ruling]: { readonly ask: R; readonly id?: string } & Parameters<Rulings[R]["request"]>[0];
}[Ruling];

/**
 * The answer to one question of many. `kind` is its name, or `"error"` if this question could not
 * be read or answered.
 */
export type Reply =
  | {
      [R in Ruling]: {
        readonly kind: R;
        readonly id: string;
        readonly answer: ReturnType<Rulings[R]["answer"]>;
      };
    }[Ruling]
  | { readonly kind: "error"; readonly id: string; readonly error: RulesError };

/** A question as it travels with others. */
export function questionMessage(question: Question, defaults: Asked): v1.Question {
  // The compiler does not see that a question and its name belong together.
  const request = RULINGS[question.ask].request as (question: Question, defaults: Asked) => object;
  return create(v1.QuestionSchema, {
    id: question.id ?? "",
    question: { case: question.ask, value: request(question, defaults) },
  });
}

/**
 * Reads the answers to so many questions.
 *
 * @throws ProtocolError if they are more or fewer.
 */
export function repliesFrom(answers: readonly v1.Answer[], questions: number): Reply[] {
  if (answers.length !== questions) {
    throw new ProtocolError(`${answers.length} answers to ${questions} questions`);
  }
  return answers.map(replyFrom);
}

/** The replies to questions whose message failed. */
export function failedReplies(questions: readonly v1.Question[], error: RulesError): Reply[] {
  return questions.map(({ id }) => ({ kind: "error", id, error }));
}

/** Reads the answer to one question of many. */
function replyFrom(answer: v1.Answer): Reply {
  const { id, answer: given } = answer;
  switch (given.case) {
    case undefined:
      return { kind: "error", id, error: new ProtocolError("`Answer.answer` is not set") };
    case "error":
      return { kind: "error", id, error: errorFromStatus(given.value) };
    default: {
      const read = RULINGS[given.case].answer as (response: object) => object;
      try {
        return { kind: given.case, id, answer: read(given.value) } as Reply;
      } catch (thrown) {
        return { kind: "error", id, error: errorFrom(thrown) };
      }
    }
  }
}
