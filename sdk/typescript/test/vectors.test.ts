import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { connect } from "doko-sdk";
import type { NodeClient } from "doko-sdk";

import { startServer } from "./server.js";
import type { Server } from "./server.js";
import { differences } from "./vectors/compare.js";
import { coveredCases, vectors } from "./vectors/files.js";
import { answer } from "./vectors/judge.js";

describe("the vectors", () => {
  let server: Server;
  let client: NodeClient;

  before(async () => {
    server = await startServer();
    client = connect(server.address, { deadlineMs: 30_000 });
  });

  after(async () => {
    client.close();
    await server.stop();
  });

  const all = vectors();

  it("are there for every case that has some", () => {
    const cases = new Set(all.map((vector) => vector.id.replace(/\/.*/, "")));
    assert.deepEqual(cases, coveredCases());
  });

  for (const kind of new Set(all.map((vector) => vector.kind))) {
    it(`hold for ${kind}`, async () => {
      const ofKind = all.filter((vector) => vector.kind === kind);
      for (const { label, question, answers, comparesAll } of ofKind) {
        const got = await answer(client, kind, question);
        const [first = [], ...others] = answers.map((it) => differences(it, got, comparesAll));
        const agrees = first.length === 0 || others.some((it) => it.length === 0);
        assert(agrees, `${label}: ${first.join("; ")}`);
      }
    });
  }
});
