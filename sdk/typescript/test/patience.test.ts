import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";

import { Code } from "@connectrpc/connect";
import type { HandlerContext } from "@connectrpc/connect";
import {
  CancelledError,
  connect,
  DeadlineError,
  DeniedError,
  OverloadedError,
  ServerError,
  UnavailableError,
} from "doko-sdk";
import type { ConnectOptions, NodeClient } from "doko-sdk";

import { busy, startFake } from "./fake.js";
import type { Fake } from "./fake.js";

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
        await new Promise((resolve) => {
          context.signal.addEventListener("abort", resolve);
        });
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
    await asking(async (context) => {
      told = context.timeoutMs();
      await new Promise((resolve) => {
        context.signal.addEventListener("abort", resolve);
      });
      return {};
    });
    const start = performance.now();
    const asked = client.listRuleSets({}, { deadlineMs: 150 });
    await assert.rejects(asked, (error) => error instanceof DeadlineError && error.isTransient);
    const took = performance.now() - start;
    assert(took >= 140 && took < 2000, `${took} ms`);
    assert(told !== undefined && told <= 150);
  });

  it("can be told to stop, while it waits for an answer or for the next attempt", async () => {
    const reason = new Error("the window was closed");
    await failing(9, () => busy(Code.Unavailable, 3000));
    const stop = new AbortController();
    const asked = client.listRuleSets({}, { signal: stop.signal });
    setTimeout(() => {
      stop.abort(reason);
    }, 100);
    await assert.rejects(
      asked,
      (error) => error instanceof CancelledError && error.cause === reason,
    );
    const late = client.listRuleSets({}, { signal: AbortSignal.abort(reason) });
    await assert.rejects(late, CancelledError);
    assert.equal(attempts, 1);
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
