/// <reference lib="dom" preserve="true" />
/// <reference lib="esnext.disposable" preserve="true" />

/** {@link Client}: asks questions. */

import type {
  DescMessage,
  DescMethodUnary,
  MessageInitShape,
  MessageShape,
} from "@bufbuild/protobuf";
import type { Transport } from "@connectrpc/connect";

import type {
  AnnouncementAnswer,
  Audit,
  ClaimAnswer,
  InspectAnswer,
  MoveAnswer,
  OffenceAnswer,
  ScoreAnswer,
  VorbehaltAnswer,
  WordAnswer,
} from "./answers.js";
import { failedReplies, MOST_QUESTIONS, questionMessage, repliesFrom, RULINGS } from "./batch.js";
import type { Question, Reply } from "./batch.js";
import { checkRuleSetRequest, inLanguage, rulesRequest, ruleSetRequest } from "./book.js";
import type { BookQuestion, CheckRuleSetQuestion, RuleSetQuestion, RulesQuestion } from "./book.js";
import type { CardLike } from "./cards.js";
import { DEFAULTS } from "./defaults.js";
import { errorFrom } from "./errors.js";
import { Lifetime } from "./lifetime.js";
import type { ValueLike } from "./names.js";
import type {
  AnnouncementQuestion,
  Asked,
  ClaimQuestion,
  Counts,
  MoveQuestion,
  Offence,
  OffenceQuestion,
  InspectQuestion,
  RecordQuestion,
  WordQuestion,
} from "./questions.js";
import { GameRecord } from "./record.js";
import { Retrier } from "./retry.js";
import type { RetryPolicy } from "./retry.js";
import { dealAnswer, dealRequest, sessionRequest, verifyRequest } from "./table.js";
import type { Deal, DealQuestion, SessionQuestion, VerifyDealQuestion } from "./table.js";
import type * as v1 from "./v1.js";
import { RuleSetService, RulesService, TableService } from "./v1.js";
import type { AnnouncementLike, SeatLike } from "./words.js";

/** Settings of a client, each with a default. */
export interface ClientOptions extends Asked {
  /** How long a call may take with all its retries, 1000 ms by default. */
  readonly deadlineMs?: number;
  /** How often and how soon a question is asked again. */
  readonly retries?: RetryPolicy;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Settings of one call. */
export interface CallOptions {
  /** How long it may take with all its retries. */
  readonly deadlineMs?: number;
  /** Cancels the call, which then fails with a {@link CancelledError}. */
  readonly signal?: AbortSignal;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What a question about a record may say besides the record and what is named with it, and settings of its
 * call.
 */
export type More<Q, Named extends string = never> = Omit<Q, "record" | Named> & CallOptions;

/**
 * A client of the rules service, over any transport. `connect` makes one for Node.js and one for
 * browsers.
 *
 * Every method answers, or throws a {@link RulesError}. That something is not legal is an answer.
 *
 * ```ts
 * const { verdict } = await client.validateMove(record, 2, "CA", { view: "seat_2", language: "en" });
 * switch (verdict.kind) {
 *   case "accepted":
 *     return "played";
 *   case "refused":
 *     return verdict.violations.map((it) => it.text).join(" ");
 *   case "undecided":
 *     return "not known yet";
 *   case "recordFaulty":
 *     return "something before was wrong";
 * }
 * ```
 */
export class Client {
  protected readonly transport: Transport;
  protected readonly options: ClientOptions;
  protected readonly lifetime = new Lifetime();
  readonly #retrier: Retrier;

  constructor(transport: Transport, options: ClientOptions = {}) {
    this.transport = transport;
    this.options = options;
    this.#retrier = new Retrier(options.retries);
  }

  /** Which contract does what was said lead to, or who has to speak next? */
  async resolveVorbehalte(
    record: GameRecord,
    options: More<RecordQuestion>,
  ): Promise<VorbehaltAnswer> {
    const { request, answer } = RULINGS.resolveVorbehalte;
    const asked = request({ ...options, record }, this.options);
    return answer(await this.#call(RulesService.method.resolveVorbehalte, asked, options));
  }

  /**
   * May this seat say this word now, and what does it lead to? Schweine and a Genscher after the contract
   * are `{ extra: "schweine" }` and `{ extra: "genscher" }`.
   */
  async checkWord(
    record: GameRecord,
    seat: SeatLike,
    word: ValueLike<typeof v1.SaidWord> | { readonly extra: "schweine" | "genscher" },
    options: More<WordQuestion, "seat" | "word" | "extra"> = {},
  ): Promise<WordAnswer> {
    const { request, answer } = RULINGS.checkWord;
    const said = typeof word === "object" ? word : { word };
    const asked = request({ ...options, record, seat, ...said }, this.options);
    return answer(await this.#call(RulesService.method.checkWord, asked, options));
  }

  /** May this seat play this card now? Without a seat, the one whose turn it is. */
  async validateMove(
    record: GameRecord,
    seat: SeatLike | undefined,
    card: CardLike,
    options: More<MoveQuestion, "seat" | "card"> = {},
  ): Promise<MoveAnswer> {
    const { request, answer } = RULINGS.validateMove;
    const asked = request({ ...options, record, seat, card }, this.options);
    return answer(await this.#call(RulesService.method.validateMove, asked, options));
  }

  /**
   * May this seat make this announcement now, and what may be announced until when? Without an
   * announcement only the latter, and without a seat of all seats.
   */
  async checkAnnouncement(
    record: GameRecord,
    seat?: SeatLike,
    announcement?: AnnouncementLike,
    options: More<AnnouncementQuestion, "seat" | "announcement"> = {},
  ): Promise<AnnouncementAnswer> {
    const { request, answer } = RULINGS.checkAnnouncement;
    const asked = request({ ...options, record, seat, announcement }, this.options);
    return answer(await this.#call(RulesService.method.checkAnnouncement, asked, options));
  }

  /**
   * What is a finished game worth, and what does everyone get? From its record, which an offence may have
   * ended, or, for scorekeepers, from counts.
   */
  async scoreGame(
    source: GameRecord | Counts,
    options: Asked & CallOptions & { readonly offence?: Offence } = {},
  ): Promise<ScoreAnswer> {
    const { request, answer } = RULINGS.scoreGame;
    const given = source instanceof GameRecord ? { record: source } : { counts: source };
    const asked = request({ ...options, ...given }, this.options);
    return answer(await this.#call(RulesService.method.scoreGame, asked, options));
  }

  /** What is the case after this record? */
  async inspectGame(
    record: GameRecord,
    options: More<InspectQuestion>,
  ): Promise<InspectAnswer> {
    const { request, answer } = RULINGS.inspectGame;
    const asked = request({ ...options, record }, this.options);
    return answer(await this.#call(RulesService.method.inspectGame, asked, options));
  }

  /** Was this whole game played by the rules? */
  async auditGame(record: GameRecord, options: More<RecordQuestion>): Promise<Audit> {
    const asked = RULINGS.auditGame.request({ ...options, record }, this.options);
    return this.#call(RulesService.method.auditGame, asked, options);
  }

  /** May this seat shorten the game, and does the claim hold? */
  async checkClaim(
    record: GameRecord,
    seat: SeatLike,
    kind: ClaimQuestion["kind"],
    options: More<ClaimQuestion, "seat" | "kind"> = {},
  ): Promise<ClaimAnswer> {
    const { request, answer } = RULINGS.checkClaim;
    const asked = request({ ...options, record, seat, kind }, this.options);
    return answer(await this.#call(RulesService.method.checkClaim, asked, options));
  }

  /** Which penalty follows from an offence of which this seat complained? */
  async assessOffence(
    record: GameRecord,
    offence: Offence,
    complaint: OffenceQuestion["complaint"],
    options: More<OffenceQuestion, "offence" | "complaint">,
  ): Promise<OffenceAnswer> {
    const { request, answer } = RULINGS.assessOffence;
    const asked = request({ ...options, record, offence, complaint }, this.options);
    return answer(await this.#call(RulesService.method.assessOffence, asked, options));
  }

  /**
   * Many questions at once, in messages of 200. The answers stand in the order of the questions;
   * one question that cannot be read fails alone, as a reply of the kind `"error"`. If a message
   * fails, its questions do, in the same way, and no others. The deadline is that of each message.
   *
   * @throws CancelledError if the signal of this call was used.
   */
  async evaluateBatch(questions: readonly Question[], options?: CallOptions): Promise<Reply[]> {
    const messages = questions.map((it) => questionMessage(it, this.options));
    const replies: Reply[] = [];
    for (let start = 0; start < messages.length; start += MOST_QUESTIONS) {
      const request = { questions: messages.slice(start, start + MOST_QUESTIONS) };
      try {
        const { answers } = await this.#call(RulesService.method.evaluateBatch, request, options);
        replies.push(...repliesFrom(answers, request.questions.length));
      } catch (thrown) {
        const error = errorFrom(thrown);
        if (options?.signal?.aborted) {
          throw error;
        }
        replies.push(...failedReplies(request.questions, error));
      }
    }
    return replies;
  }

  /** Which rule sets are published, in which editions? */
  async listRuleSets(
    q: BookQuestion = {},
    options?: CallOptions,
  ): Promise<v1.ListRuleSetsResponse> {
    return this.#call(RuleSetService.method.listRuleSets, inLanguage(q, this.options), options);
  }

  /** What does a rule set say: options, orders, limits, points? */
  async getRuleSet(q: RuleSetQuestion, options?: CallOptions): Promise<v1.GetRuleSetResponse> {
    return this.#call(RuleSetService.method.getRuleSet, ruleSetRequest(q, this.options), options);
  }

  /** Does a rule set contradict itself, and how does it differ from another one? */
  async checkRuleSet(
    q: CheckRuleSetQuestion,
    options?: CallOptions,
  ): Promise<v1.CheckRuleSetResponse> {
    const request = checkRuleSetRequest(q, this.options);
    return this.#call(RuleSetService.method.checkRuleSet, request, options);
  }

  /** Which rules are there, where are they written down, and which reasons do they have? */
  async listRules(q: RulesQuestion = {}, options?: CallOptions): Promise<v1.ListRulesResponse> {
    return this.#call(RuleSetService.method.listRules, rulesRequest(q, this.options), options);
  }

  /** Which hands does this seed, or this fair draw, give? */
  async dealCards(q: DealQuestion, options?: CallOptions): Promise<Deal> {
    return dealAnswer(await this.#call(TableService.method.dealCards, dealRequest(q), options));
  }

  /** Do these hands come from that draw? */
  async verifyDeal(q: VerifyDealQuestion, options?: CallOptions): Promise<v1.VerifyDealResponse> {
    return this.#call(TableService.method.verifyDeal, verifyRequest(q), options);
  }

  /** How does a list of games stand, and what does the next game inherit? */
  async scoreSession(q: SessionQuestion, options?: CallOptions): Promise<v1.ScoreSessionResponse> {
    return this.#call(TableService.method.scoreSession, sessionRequest(q, this.options), options);
  }

  /**
   * Ends whatever is still asked, and lets nothing be asked any more: both fail with a
   * {@link CancelledError}.
   */
  close(): void {
    this.lifetime.close();
  }

  /** As {@link close}, for `using`. */
  [Symbol.dispose](): void {
    this.close();
  }

  #call<I extends DescMessage, O extends DescMessage>(
    method: DescMethodUnary<I, O>,
    request: MessageInitShape<I>,
    options: CallOptions = {},
  ): Promise<MessageShape<O>> {
    const { deadlineMs = this.options.deadlineMs ?? DEFAULTS.deadlineMs } = options;
    const headers = { ...this.options.headers, ...options.headers };
    return this.lifetime.run(options.signal, (signal) =>
      this.#retrier.run(deadlineMs, signal, async (leftMs) => {
        const response = await this.transport.unary(method, signal, leftMs, headers, request);
        return response.message;
      }),
    );
  }
}
