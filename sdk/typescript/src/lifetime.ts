/** {@link Lifetime}: the calls of a client, until it is closed. */

import { Closing } from "./errors.js";

/** Which calls run, so that closing the client ends them. */
export class Lifetime {
  readonly #running = new Set<AbortController>();
  #isClosed = false;

  /**
   * Runs with a signal that the caller gives, if there is one, and that is used when the client is
   * closed. A signal for each call, since listeners of one for all would add up.
   */
  async run<T>(
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const call = this.begin();
    try {
      return await work(either(signal, call.signal));
    } finally {
      this.end(call);
    }
  }

  /** A call begins, which has to be ended. */
  begin(): AbortController {
    const call = new AbortController();
    if (this.#isClosed) {
      call.abort(new Closing());
    } else {
      this.#running.add(call);
    }
    return call;
  }

  /** A call is over. */
  end(call: AbortController): void {
    this.#running.delete(call);
  }

  /** Ends all calls, and every one that begins later. */
  close(): void {
    this.#isClosed = true;
    for (const call of this.#running) {
      call.abort(new Closing());
    }
    this.#running.clear();
  }
}

/** What is used when one of the two is. */
export function either(signal: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, other]) : other;
}
