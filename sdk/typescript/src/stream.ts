/** A stream of questions, over a transport that can send and receive at the same time. */

import { questionMessage, repliesFrom } from "./batch.js";
import type { Question, Reply } from "./batch.js";
import { Client } from "./client.js";
import type { CallOptions } from "./client.js";
import { errorFrom, UnavailableError } from "./errors.js";
import { either } from "./lifetime.js";
import { wholeMs } from "./retry.js";
import { RulesService } from "./v1.js";

/** A client over a transport with streams in both directions, which browsers do not have. */
export class StreamingClient extends Client {
  /**
   * Many questions in one stream, several per message, 50 to 200 for speed. Each list of questions
   * is answered by one list of replies, in order, as soon as they are there.
   *
   * A stream has no deadline unless `options` have one, and is not made anew if it breaks. Whoever
   * leaves the loop ends the stream. What the questions throw is thrown here as it is, after the
   * replies to all lists before.
   *
   * ```ts
   * for await (const replies of client.evaluate([[first, second], [third]])) {
   *   console.log(replies.length);
   * }
   * ```
   */
  async *evaluate(
    questions: AsyncIterable<readonly Question[]> | Iterable<readonly Question[]>,
    options: CallOptions = {},
  ): AsyncGenerator<Reply[], void, undefined> {
    const deadlineMs = options.deadlineMs && wholeMs(options.deadlineMs);
    const call = this.lifetime.begin();
    const signal = either(options.signal, call.signal);
    const headers = { ...this.options.headers, ...options.headers };
    const sent = new Sent((question) => questionMessage(question, this.options));
    try {
      const { message: responses } = await this.transport.stream(
        RulesService.method.evaluate,
        signal,
        deadlineMs,
        headers,
        sent.messages(questions),
      );
      for await (const { answers } of responses) {
        yield repliesFrom(answers, sent.answered());
      }
      sent.end();
    } catch (thrown) {
      throw sent.fault ? sent.fault.thrown : errorFrom(thrown, signal);
    } finally {
      this.lifetime.end(call);
      call.abort();
    }
  }
}

/** What was sent on a stream and is not answered yet. */
class Sent {
  /** What the questions threw instead of going on: for who asks, not for the server. */
  fault: { readonly thrown: unknown } | undefined;
  readonly #message: (question: Question) => ReturnType<typeof questionMessage>;
  readonly #counts: number[] = [];

  constructor(message: (question: Question) => ReturnType<typeof questionMessage>) {
    this.#message = message;
  }

  /** The messages to send, until there are no more questions or there is a fault. */
  async *messages(lists: AsyncIterable<readonly Question[]> | Iterable<readonly Question[]>) {
    let isSending = false;
    try {
      for await (const list of lists) {
        const questions = list.map(this.#message);
        this.#counts.push(questions.length);
        isSending = true;
        yield { questions };
        isSending = false;
      }
    } catch (thrown) {
      // The transport throws in here what ended the stream, which is no fault of the questions.
      if (!isSending) {
        this.fault = { thrown };
      }
    }
  }

  /** How many questions the earliest message had that has no answers yet. */
  answered(): number {
    return this.#counts.shift() ?? 0;
  }

  /** The stream is over. */
  end(): void {
    if (this.fault) {
      throw this.fault.thrown;
    }
    const left = this.#counts.reduce((sum, count) => sum + count, 0);
    if (this.#counts.length > 0) {
      throw new UnavailableError(`the stream ended before ${left} questions were answered`);
    }
  }
}
