/** Deadlines, retries and streams where every answer takes its time to come back. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";

import { Code } from "@connectrpc/connect";
import { connect, DeadlineError, GameRecord } from "doko-sdk";
import type { ConnectOptions, NodeClient, RulesError } from "doko-sdk";

import { busy, startFake } from "./fake.js";
import { FAR_MS, farAway, THERE_AND_BACK_MS } from "./far-away.js";
import type { Line } from "./far-away.js";
import { startServer } from "./server.js";
import type { Server } from "./server.js";

/** A deadline that is over before the question has arrived. */
const SHORT_MS = FAR_MS / 2;

const QUESTION = { ask: "scoreGame", record: GameRecord.of("ddv-tsr") } as const;

const MESSAGES = Array.from({ length: 100 }, () => [QUESTION]);

const isLate = (error: unknown) => error instanceof DeadlineError && error.isTransient;

describe("a server that is far away", () => {
  let server: Server;
  let line: Line;
  let client: NodeClient;

  /** A client whose every byte takes its time. */
  async function away(started: Promise<Server>, options: ConnectOptions) {
    server = await started;
    line = await farAway(server.address);
    client = connect(line.address, options);
  }

  afterEach(async () => {
    client.close();
    await line.stop();
    await server.stop();
  });

  describe("that answers", () => {
    beforeEach(async () => {
      await away(startServer(), { deadlineMs: 30_000, retries: { attempts: 1 } });
    });

    it("is connected to", async () => {
      assert((await client.listRuleSets()).ruleSets.length > 0);
      assert.equal(line.connections(), 1);
    });

    it("has a connection for the next question", async () => {
      await assert.rejects(client.listRuleSets({}, { deadlineMs: SHORT_MS }), isLate);
      assert((await client.listRuleSets()).ruleSets.length > 0);
      assert.equal(line.connections(), 1);
    });

    it("costs no connection where a deadline is shorter than the way", async () => {
      assert((await client.listRuleSets()).ruleSets.length > 0);
      await assert.rejects(client.listRuleSets({}, { deadlineMs: SHORT_MS }), isLate);
      await assert.rejects(client.evaluate(MESSAGES, { deadlineMs: SHORT_MS }).next(), isLate);
      assert((await client.listRuleSets()).ruleSets.length > 0);
      assert.equal(line.connections(), 1);
    });

    it("is sent the messages of a stream before it has answered others", async () => {
      await client.listRuleSets();
      const start = performance.now();
      let answered = 0;
      for await (const replies of client.evaluate(MESSAGES)) {
        answered += replies.length;
      }
      const taken = performance.now() - start;
      assert.equal(answered, MESSAGES.length);
      assert(taken < 5 * THERE_AND_BACK_MS, `${taken} ms`);
    });
  });

  it("is asked again within one deadline", async () => {
    const deadlineMs = 4 * THERE_AND_BACK_MS;
    const told: number[] = [];
    const turnedAway = startFake((context) => {
      told.push(context.timeoutMs() ?? Infinity);
      throw busy(Code.Unavailable);
    });
    // Attempts for twenty ways there and back.
    await away(turnedAway, { deadlineMs, retries: { attempts: 20 } });
    const start = performance.now();
    // Late, or turned away so shortly before that nothing is left for a pause.
    await assert.rejects(client.listRuleSets(), (error: RulesError) => error.isTransient);
    const taken = performance.now() - start;
    assert(taken < 2 * deadlineMs, `${taken} ms`);
    assert(told.length > 1, `${told.length} attempts`);
    told.forEach((left, index) => {
      assert(left < (told[index - 1] ?? deadlineMs + THERE_AND_BACK_MS) - FAR_MS, told.join(" "));
    });
  });
});
