/** What `connect` makes of its settings for the connection, and that its defaults hold. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectTo, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, it, mock } from "node:test";
import { setImmediate as turn } from "node:timers/promises";

import { connect, DEFAULTS, ProtocolError, UnavailableError } from "doko-sdk";
import type { ConnectOptions, NodeClient } from "doko-sdk";

import { startFake } from "./fake.js";
import type { Fake } from "./fake.js";

const MIB = 1024 * 1024;

describe("a connection", () => {
  let server: Fake;
  let client: NodeClient;
  const ends: (() => void)[] = [];

  afterEach(async () => {
    mock.timers.reset();
    client.close();
    for (const end of ends.splice(0)) {
      end();
    }
    await server.stop();
  });

  /** A client of a server whose answer has so many bytes and a few more. */
  async function told(bytes: number, options: ConnectOptions = {}) {
    const ruleSets = [{ name: "x", title: "x".repeat(bytes) }];
    server = await startFake(() => ({ ruleSets }));
    client = connect(server.address, { deadlineMs: 5000, ...options });
  }

  for (const [what, bytes, options] of [
    ["more than it may have", 0, { maxResponseBytes: 1 }],
    ["more than any may have", DEFAULTS.maxResponseBytes, {}],
  ] as const) {
    it(`takes no answer that has ${what}`, async () => {
      await told(bytes, options);
      await assert.rejects(client.listRuleSets(), ProtocolError);
    });
  }

  it("takes an answer that is as large as it may be", async () => {
    await told(DEFAULTS.maxResponseBytes - MIB);
    assert.equal((await client.listRuleSets()).ruleSets.length, 1);
    client.close();
    await server.stop();
    await told(DEFAULTS.maxResponseBytes, { maxResponseBytes: DEFAULTS.maxResponseBytes + MIB });
    assert.equal((await client.listRuleSets()).ruleSets.length, 1);
  });

  /**
   * A question by way of a proxy that passes on nothing any more once it was asked: no answer, no
   * end of the connection. Only what it waits for can tell.
   */
  async function askedInVain(options: ConnectOptions) {
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const never = new Promise<object>((resolve) => {
      ends.push(() => {
        resolve({});
      });
    });
    server = await startFake(() => {
      isAsked();
      return never;
    });
    const proxy = createServer((socket) => {
      const { port, hostname } = new URL(server.address);
      const onward = connectTo(Number(port), hostname);
      const sockets: Socket[] = [socket, onward];
      ends.push(() => {
        sockets.forEach((it) => it.destroy());
      });
      sockets.forEach((it) => it.on("error", () => undefined));
      socket.pipe(onward).pipe(socket);
      void asked.then(() => {
        onward.unpipe(socket);
        onward.resume();
      });
    }).listen(0, "127.0.0.1");
    ends.push(() => proxy.close());
    await once(proxy, "listening");
    const { port } = proxy.address() as AddressInfo;
    client = connect(`http://127.0.0.1:${port}`, {
      deadlineMs: 3_600_000,
      retries: { attempts: 1 },
      ...options,
    });
    let error: unknown;
    const failed = client.listRuleSets().catch((thrown: unknown) => {
      error = thrown;
    });
    await asked;
    await turn();
    return { failed, error: () => error };
  }

  it("is given up where nothing is heard any more", { timeout: 20_000 }, async () => {
    const { failed, error } = await askedInVain({ keepAlive: { intervalMs: 50, timeoutMs: 50 } });
    await failed;
    assert(error() instanceof UnavailableError, String(error()));
  });

  it("is given up after as long as it says where nobody says otherwise", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const { failed, error } = await askedInVain({});
    const passes = async (ms: number) => {
      mock.timers.tick(ms);
      await turn();
      await turn();
    };
    await passes(DEFAULTS.keepAliveMs - 1);
    await passes(DEFAULTS.keepAliveTimeoutMs);
    assert.equal(error(), undefined);
    // A ping was sent a millisecond after the first of these, and is given the whole time.
    await passes(1);
    await passes(DEFAULTS.keepAliveTimeoutMs);
    await failed;
    assert(error() instanceof UnavailableError, String(error()));
  });
});
