import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { DeniedError, GameRecord, ServerError, UnavailableError } from "doko-sdk";
import { connect } from "doko-sdk/web";

import { startServer } from "./server.js";
import type { Server } from "./server.js";

const record = GameRecord.of("vln");

/** The error of a question that is answered so. */
async function errorAt(body: Uint8Array | null, init: ResponseInit): Promise<unknown> {
  const fetch = () => Promise.resolve(new Response(body as BodyInit | null, init));
  const client = connect("http://localhost", { fetch, retries: { attempts: 1 } });
  return client.inspectGame(record, { view: "public" }).catch((error: unknown) => error);
}

/** A part of a body: its flags, its length, and what it holds. */
const part = (flags: number, held = "") => [flags, 0, 0, 0, held.length, ...Buffer.from(held)];

describe("the client for pages", () => {
  let server: Server;

  before(async () => {
    server = await startServer();
  });

  after(() => server.stop());

  it("asks through interceptors", async () => {
    const asked: string[] = [];
    const client = connect(server.address, {
      deadlineMs: 10_000,
      interceptors: [
        (next) => (request) => {
          asked.push(request.method.name);
          return next(request);
        },
      ],
    });
    assert.equal((await client.inspectGame(record, { view: "public" })).outcome.kind, "position");
    assert.deepEqual(asked, ["InspectGame"]);
  });

  it("tells what a proxy says", async () => {
    assert((await errorAt(null, { status: 503 })) instanceof UnavailableError);
    const status = { "grpc-status": "7", "grpc-message": "no%20key" };
    const denied = await errorAt(null, { headers: status });
    assert(denied instanceof DeniedError);
    assert.match(denied.message, /no key/);
  });

  it("takes one whole message and no less", async () => {
    const good = await errorAt(Uint8Array.from([...part(0), ...part(128, "grpc-status: 0")]), {});
    assert(!(good instanceof ServerError));
    for (const body of [
      null,
      Uint8Array.from(part(0)),
      Uint8Array.from([...part(0), ...part(0), ...part(128, "grpc-status: 0")]),
      Uint8Array.from([...part(1), ...part(128, "grpc-status: 0")]),
    ]) {
      assert((await errorAt(body, {})) instanceof ServerError, String(body));
    }
  });
});
