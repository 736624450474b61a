import assert from "node:assert/strict";
import { once } from "node:events";
import { afterEach, describe, it } from "node:test";

import { Code, ConnectError } from "@connectrpc/connect";
import type { HandlerContext, Interceptor, Transport } from "@connectrpc/connect";
import {
  CancelledError,
  connect,
  DeadlineError,
  DeniedError,
  GameRecord,
  OverloadedError,
  ServerError,
  StreamingClient,
  UnavailableError,
} from "doko-sdk";
import type { ConnectOptions, NodeClient } from "doko-sdk";

import { busy, startFake } from "./fake.js";
import type { Fake } from "./fake.js";

const REASON = new Error("the window was closed");

const wasStopped = (error: unknown) => error instanceof CancelledError && error.cause === REASON;

const wasClosed = (error: unknown) =>
  error instanceof CancelledError && error.message === "the client is closed";

/** Waits for the end of a call. */
async function ended(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) {
    await once(signal, "abort");
  }
}

describe("a client that is not answered", () => {
  let server: Fake;
  let client: NodeClient;
  let attempts: number;

  /** A client of a server that fails so many times, with this error. */
  async function failing(times: number, error: () => Error, options: ConnectOptions = {}) {
    attempts = 0;
    await asking(() => {
      attempts += 1;
      if (attempts <= times) {
        throw error();
      }
      return {};
    }, options);
  }

  async function asking(
    answer: (context: HandlerContext) => object | Promise<object>,
    options: ConnectOptions = {},
  ) {
    server = await startFake(answer);
    client = connect(server.address, { deadlineMs: 5000, ...options });
  }

  afterEach(async () => {
    client.close();
    await server.stop();
  });

  it("asks again where no server is available", async () => {
    await failing(2, () => busy(Code.Unavailable));
    await client.listRuleSets();
    assert.equal(attempts, 3);
  });

  it("asks again where the connection breaks", async () => {
    attempts = 0;
    await asking(async (context) => {
      attempts += 1;
      if (attempts === 1) {
        server.cut();
        await ended(context.signal);
      }
      return {};
    });
    await client.listRuleSets();
    assert.equal(attempts, 2);
  });

  it("asks again as often as it may", async () => {
    await failing(9, () => busy(Code.Unavailable), { retries: { attempts: 2 } });
    await assert.rejects(client.listRuleSets(), UnavailableError);
    assert.equal(attempts, 2);
  });

  it("waits as long as an overloaded server asks for", async () => {
    await failing(1, () => busy(Code.ResourceExhausted, 120));
    const start = performance.now();
    await client.listRuleSets();
    assert.equal(attempts, 2);
    assert(performance.now() - start >= 119);
  });

  for (const [what, delayMs] of [
    ["no time", undefined],
    ["a time that is none", -1000],
  ] as const) {
    it(`does not ask an overloaded server again that names ${what}`, async () => {
      await failing(1, () => busy(Code.ResourceExhausted, delayMs));
      await assert.rejects(
        client.listRuleSets(),
        (error) => error instanceof OverloadedError && error.retryAfterMs === undefined,
      );
      assert.equal(attempts, 1);
    });
  }

  it("does not wait beyond the deadline", async () => {
    await failing(1, () => busy(Code.ResourceExhausted, 60_500));
    const start = performance.now();
    await assert.rejects(
      client.listRuleSets(),
      (error) => error instanceof OverloadedError && error.retryAfterMs === 60_500,
    );
    assert(performance.now() - start < 4000);
  });

  it("does not ask again what failed for another reason", async () => {
    for (const [code, kind] of [
      [Code.Internal, ServerError],
      [Code.PermissionDenied, DeniedError],
      [Code.DeadlineExceeded, DeadlineError],
    ] as const) {
      await failing(9, () => busy(code, 1));
      await assert.rejects(client.listRuleSets(), kind);
      assert.equal(attempts, 1);
      client.close();
      await server.stop();
    }
    await failing(0, () => busy(Code.Unknown));
  });

  it("makes few retries for many calls", async () => {
    const retries = { attempts: 4, firstDelayMs: 0, longestDelayMs: 0 };
    await failing(Infinity, () => busy(Code.Unavailable), { retries });
    for (let call = 0; call < 100; call += 1) {
      await assert.rejects(client.listRuleSets(), UnavailableError);
    }
    assert(attempts >= 125 && attempts <= 131, `${attempts} attempts for 100 calls`);
  });

  it("gives up at the deadline, and tells the server of it", async () => {
    let told: number | undefined;
    let isTold: Promise<void> | undefined;
    await asking(async (context) => {
      told = context.timeoutMs();
      isTold = ended(context.signal);
      await isTold;
      return {};
    });
    const asked = client.listRuleSets({}, { deadlineMs: 1500 });
    await assert.rejects(asked, (error) => error instanceof DeadlineError && error.isTransient);
    await isTold;
    assert(told !== undefined && told > 0 && told <= 1500, `${told} ms`);
  });

  it("can be told to stop while it waits for an answer, and before it asks", async () => {
    const stop = new AbortController();
    await asking(async (context) => {
      stop.abort(REASON);
      await ended(context.signal);
      return {};
    });
    await assert.rejects(client.listRuleSets({}, { signal: stop.signal }), wasStopped);
    await assert.rejects(client.listRuleSets({}, { signal: stop.signal }), wasStopped);
    const questions = [{ ask: "scoreGame", record: GameRecord.of("ddv-tsr") }] as const;
    await assert.rejects(client.evaluateBatch(questions, { signal: stop.signal }), wasStopped);
  });

  it("takes one of its own errors for a reason like any other", async () => {
    const reason = new UnavailableError("the game was called off");
    const isOfIt = (error: unknown) => error instanceof CancelledError && error.cause === reason;
    const stop = new AbortController();
    await asking(async (context) => {
      stop.abort(reason);
      await ended(context.signal);
      return {};
    });
    await assert.rejects(client.listRuleSets({}, { signal: stop.signal }), isOfIt);
    await assert.rejects(client.listRuleSets({}, { signal: stop.signal }), isOfIt);
    const stream = client.evaluate([[]], { signal: stop.signal });
    await assert.rejects(stream.next(), isOfIt);
  });

  it("can be told to stop while it waits for the next attempt", async () => {
    const stop = new AbortController();
    // What failed is known here before the client begins to wait.
    const stopping: Interceptor = (next) => (request) =>
      next(request).catch((error: unknown) => {
        setImmediate(() => {
          stop.abort(REASON);
        });
        throw error;
      });
    const options = { deadlineMs: 120_000, interceptors: [stopping] };
    await failing(9, () => busy(Code.Unavailable, 60_000), options);
    await assert.rejects(client.listRuleSets({}, { signal: stop.signal }), wasStopped);
    assert.equal(attempts, 1);
  });

  it("says that it was closed to who waits and to who asks later", async () => {
    await asking(async (context) => {
      client.close();
      await ended(context.signal);
      return {};
    });
    const stream = client.evaluate([[]]);
    await assert.rejects(client.listRuleSets(), wasClosed);
    await assert.rejects(client.listRuleSets(), wasClosed);
    await assert.rejects(stream.next(), wasClosed);
  });

  it("says of a stream that ends while a message is sent why it ended", async () => {
    const late = new ConnectError("the operation timed out", Code.DeadlineExceeded);
    const transport: Transport = {
      unary: () => Promise.reject(late),
      async stream(_method, _signal, _timeoutMs, _header, input) {
        const messages = input[Symbol.asyncIterator]();
        await messages.next();
        await messages.throw?.(late);
        throw late;
      },
    };
    const stream = new StreamingClient(transport).evaluate([[], []]);
    await assert.rejects(stream.next(), DeadlineError);
  });

  it("sends its headers and its key", async () => {
    const seen: (string | null)[] = [];
    const headers = { "x-request-id": "client" };
    await asking(
      ({ requestHeader }) => {
        seen.push(requestHeader.get("authorization"), requestHeader.get("x-request-id"));
        return {};
      },
      { apiKey: "secret", headers },
    );
    await client.listRuleSets();
    await client.listRuleSets({}, { headers: { "x-request-id": "call" } });
    assert.deepEqual(seen, ["Bearer secret", "client", "Bearer secret", "call"]);
  });
});
