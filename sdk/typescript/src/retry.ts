/** Retries: few, with jitter, within the deadline and within a budget. */

import { DEFAULTS } from "./defaults.js";
import { errorFrom, OverloadedError, UnavailableError } from "./errors.js";
import type { RulesError } from "./errors.js";

/**
 * How often and how soon a question is asked again.
 *
 * It is asked again only if no server is available, or if one that is overloaded says how long to
 * wait; every question is pure, so this is safe. Over all calls retries are limited to a share of
 * the calls, so that a server in trouble is not drowned.
 */
export interface RetryPolicy {
  /** Attempts in all, 3 by default; 1 never asks again. */
  readonly attempts?: number;
  /**
   * How long the pause before the second attempt can be, 20 ms by default; it doubles with each
   * further one. Each pause is random, from nothing to this; one that the server asks for comes on
   * top.
   */
  readonly firstDelayMs?: number;
  /** The longest such pause, 250 ms by default. */
  readonly longestDelayMs?: number;
  /** Retries as a share of all calls, 0.2 by default, beyond the first ten. */
  readonly share?: number;
}

/** The longest deadline, a day: `grpc-timeout` has eight digits. */
const LONGEST = 24 * 60 * 60 * 1000;

/** A policy at work: it remembers the budget. */
export class Retrier {
  readonly #policy: Required<RetryPolicy>;
  #budget: number = DEFAULTS.burst;

  constructor(policy: RetryPolicy = {}) {
    this.#policy = {
      attempts: policy.attempts ?? DEFAULTS.attempts,
      firstDelayMs: policy.firstDelayMs ?? DEFAULTS.firstDelayMs,
      longestDelayMs: policy.longestDelayMs ?? DEFAULTS.longestDelayMs,
      share: policy.share ?? DEFAULTS.share,
    };
  }

  /**
   * Makes attempts until one succeeds or there is no point in another one. Each is told how many
   * milliseconds are left.
   *
   * @throws RulesError
   */
  async run<T>(
    limitMs: number,
    signal: AbortSignal,
    attempt: (leftMs: number) => Promise<T>,
  ): Promise<T> {
    const deadline = performance.now() + wholeMs(limitMs);
    this.#budget = Math.min(DEFAULTS.burst, this.#budget + this.#policy.share);
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(wholeMs(deadline - performance.now()));
      } catch (thrown) {
        const error = errorFrom(thrown, signal);
        const pause = pauseAfter(error);
        if (pause === undefined || attempts >= this.#policy.attempts || this.#budget < 1) {
          throw error;
        }
        const delay = pause + this.#jitter(attempts);
        if (delay >= deadline - performance.now()) {
          throw error;
        }
        this.#budget -= 1;
        await sleep(delay, signal).catch((reason: unknown) => {
          throw errorFrom(reason, signal);
        });
      }
    }
  }

  /** A random pause after so many attempts. */
  #jitter(attempts: number): number {
    const { firstDelayMs, longestDelayMs } = this.#policy;
    return Math.random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
  }
}

/** A time limit as it can be sent: whole milliseconds, at most a day. */
export function wholeMs(limitMs: number): number {
  return Math.min(LONGEST, Math.max(1, Math.ceil(limitMs)));
}

/** The shortest pause before another attempt; `undefined` if there is no point in one. */
function pauseAfter(error: RulesError): number | undefined {
  if (error instanceof UnavailableError) {
    return error.retryAfterMs ?? 0;
  }
  return error instanceof OverloadedError ? error.retryAfterMs : undefined;
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", wake, { once: true });
  });
  signal.throwIfAborted();
}
