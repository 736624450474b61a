/** Asks the service that serves the page, as JSON: `ask("/v1/games:inspect", { record, view })`. */

import { useEffect, useState } from "preact/hooks";

/** A field of a question that the service cannot read. */
export interface BadField {
  readonly field: string;
  readonly description: string;
}

/** The service cannot read the question, or does not take it. */
export class AskError extends Error {
  /** The fields that cannot be read. */
  readonly fields: readonly BadField[];

  constructor(message: string, fields: readonly BadField[] = []) {
    super(message);
    this.name = "AskError";
    this.fields = fields;
  }
}

/** How long to wait before the same question is asked again, in milliseconds. */
const PAUSES = [150, 300, 600, 1200, 2000];

/** Statuses of a server that is about to be there again. */
const AWAY = [502, 503];

/** Why a server that is there takes a question later. */
const BUSY = ["OVERLOADED", "RATE_LIMITED"];

/** Posts a question. While the server is away, it waits and asks again. */
export async function ask<Answer>(
  path: string,
  question: object,
  signal?: AbortSignal,
): Promise<Answer> {
  return read(
    await reached(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal: signal ?? null,
    }),
  );
}

/** Gets what the service publishes: `get("/openapi.json")`. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return read(await reached(path, { signal: signal ?? null }));
}

async function reached(path: string, request: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(path, request).catch((error: unknown) => {
      if (request.signal?.aborted) {
        throw error;
      }
      return undefined;
    });
    if (response !== undefined && !(await isForLater(response))) {
      tell(false);
      return response;
    }
    tell(true);
    await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0);
    request.signal?.throwIfAborted();
  }
}

async function isForLater(response: Response): Promise<boolean> {
  if (response.status !== 429) {
    return AWAY.includes(response.status);
  }
  return reasonsIn(await response.clone().text()).some((it) => BUSY.includes(it));
}

function reasonsIn(text: string): string[] {
  try {
    const { details = [] } = JSON.parse(text) as ConnectError;
    return details.map((it) => it.debug?.reason ?? "");
  } catch {
    return [];
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (response.ok) {
    return JSON.parse(text) as Answer;
  }
  throw errorFrom(text, response);
}

interface ConnectError {
  message?: string;
  details?: { debug?: { fieldViolations?: BadField[]; reason?: string } }[];
}

function errorFrom(text: string, response: Response): AskError {
  try {
    const { message, details } = JSON.parse(text) as ConnectError;
    const fields = details?.flatMap((it) => it.debug?.fieldViolations ?? []);
    return new AskError(message ?? response.statusText, fields);
  } catch {
    return new AskError(`${response.status} ${response.statusText}`);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const listeners = new Set<(isAway: boolean) => void>();
let isAwayNow = false;

function tell(isAway: boolean): void {
  if (isAway !== isAwayNow) {
    isAwayNow = isAway;
    listeners.forEach((it) => it(isAway));
  }
}

/** Whether the server is away, so that questions wait. */
export function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(isAwayNow);
  useEffect(() => {
    listeners.add(setIsAway);
    return () => void listeners.delete(setIsAway);
  }, []);
  return isAway;
}

/** What is known of an answer. */
export interface Answered<Answer> {
  /** The last answer, also while the next one loads. */
  readonly answer: Answer | undefined;
  readonly error: AskError | undefined;
  readonly isLoading: boolean;
}

/** The answer to a question, asked again when the question changes. `null` asks nothing. */
export function useAnswer<Answer>(path: string, question: object | null): Answered<Answer> {
  const body = question === null ? null : JSON.stringify(question);
  return useLoaded(body === null ? null : `${path} ${body}`, (signal) =>
    ask<Answer>(path, JSON.parse(body ?? "{}") as object, signal),
  );
}

/** What the service publishes at a path. */
export function useGet<Answer>(path: string): Answered<Answer> {
  return useLoaded(path, (signal) => get<Answer>(path, signal));
}

function useLoaded<Answer>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Answer>,
): Answered<Answer> {
  const [known, setKnown] = useState<Answered<Answer> & { key: string | null }>({
    answer: undefined,
    error: undefined,
    isLoading: false,
    key: null,
  });
  useEffect(() => {
    if (key === null) {
      setKnown({ answer: undefined, error: undefined, isLoading: false, key });
      return;
    }
    const { signal, abort } = aborter();
    load(signal).then(
      (answer) => {
        if (!signal.aborted) {
          setKnown({ answer, error: undefined, isLoading: false, key });
        }
      },
      (error: unknown) => {
        if (!signal.aborted) {
          setKnown((last) => ({
            answer: last.answer,
            error: asAskError(error),
            isLoading: false,
            key,
          }));
        }
      },
    );
    return abort;
  }, [key]);
  return { ...known, isLoading: key !== null && known.key !== key };
}

function aborter(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function asAskError(error: unknown): AskError {
  return error instanceof AskError ? error : new AskError(String(error));
}
