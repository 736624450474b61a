/** A stream of questions, over a transport that can send and receive at the same time. */

import { questionMessage, replyFrom } from "./batch.js";
import type { Question, Reply } from "./batch.js";
import { Client } from "./client.js";
import type { CallOptions } from "./client.js";
import { errorFrom } from "./errors.js";
import { wholeMs } from "./retry.js";
import { RulesService } from "./v1.js";

/** A client over a transport with streams in both directions, which browsers do not have. */
export class StreamingClient extends Client {
  /**
   * Many questions in one stream, several per message, 50 to 200 for speed. Each list of questions
   * is answered by one list of replies, in order, as soon as they are there.
   *
   * A stream has no deadline unless `options` have one, and is not made anew if it breaks. Whoever
   * leaves the loop ends the stream.
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
    const left = new AbortController();
    const signal = options.signal ? AbortSignal.any([options.signal, left.signal]) : left.signal;
    const headers = { ...this.options.headers, ...options.headers };
    const defaults = this.options;
    async function* messages() {
      for await (const list of questions) {
        yield { questions: list.map((it) => questionMessage(it, defaults)) };
      }
    }
    try {
      const { message: responses } = await this.transport.stream(
        RulesService.method.evaluate,
        signal,
        deadlineMs,
        headers,
        messages(),
      );
      for await (const response of responses) {
        yield response.answers.map(replyFrom);
      }
    } catch (thrown) {
      throw errorFrom(thrown, options.signal);
    } finally {
      left.abort();
    }
  }
}
