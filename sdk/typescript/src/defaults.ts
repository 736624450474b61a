/** What holds unless a client or a call says otherwise. */
export const DEFAULTS = {
  /** How long a call may take with all its retries. */
  deadlineMs: 1000,
  /** Attempts in all. */
  attempts: 3,
  /** The longest pause before the second attempt. */
  firstDelayMs: 20,
  /** The longest pause before any attempt. */
  longestDelayMs: 250,
  /** Retries as a share of all calls. */
  share: 0.2,
  /** Retries beyond that share, and the most that are saved up. */
  burst: 10,
  /** How long a connection may be silent before it is asked whether it still lives. */
  keepAliveMs: 30_000,
  /** How long the server has to answer that. */
  keepAliveTimeoutMs: 10_000,
  /** The largest response in bytes. */
  maxResponseBytes: 16 * 1024 * 1024,
  /** The questions that fit into one message. */
  questionsPerMessage: 200,
} as const;
