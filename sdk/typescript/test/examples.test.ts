import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, it } from "node:test";

import { PACKAGE, run } from "./run.js";
import { inRepository, startServer } from "./server.js";
import type { Server } from "./server.js";

describe("the examples", () => {
  let server: Server;

  before(async () => {
    server = await startServer();
  });

  after(() => server.stop());

  const example = (name: string, ...args: string[]) =>
    run(process.execPath, [`${PACKAGE}/build/examples/${name}.js`, ...args]);

  it("explain why a card may not be played", async () => {
    const printed = await example("refusal", server.address);
    assert.match(
      printed,
      /^CA may not be played: FOLLOW-2 REVOKE \(TSR 5\.2\.2\): A trump is demanded/m,
    );
    assert.match(printed, /seat 2 may play: SQ SJ SJ HJ DQ DJ/);
    assert.match(printed, /^DJ may be played$/m);
  });

  it("answer the first questions as in every language", async () => {
    const game = inRepository("tests/golden/recorded-normalspiel.json");
    const expected = await readFile(inRepository("docs/examples/first_questions.txt"), "utf8");
    assert.equal(await example("first-questions", server.address, game), expected);
    assert.equal(await example("first-questions", server.address), expected);
  });

  it("settle a game", async () => {
    const game = inRepository("tests/golden/recorded-normalspiel.json");
    const printed = await example("settlement", game, server.address);
    assert.match(printed, /^ddv-tsr: re_won, worth \d+$/m);
    assert.match(printed, /^ {2}\+1 Won \(TSR 7\.2\.2 a\)$/m);
    assert.match(printed, /^points of the seats 1 to 4: -?\d+( -?\d+){3}$/m);
  });

  it("say what to do where there is no server", async () => {
    const nobody = "http://127.0.0.1:1";
    const game = inRepository("tests/golden/recorded-normalspiel.json");
    for (const [name, ...args] of [
      ["refusal", nobody],
      ["session", nobody],
      ["table", nobody],
      ["first-questions", nobody, game],
      ["settlement", game, nobody],
    ] as const) {
      await assert.rejects(example(name, ...args), (error: { code: number; stderr: string }) => {
        assert.equal(error.code, 1);
        assert.match(error.stderr, /^no connection .*\nStart the service first.*\n$/);
        return true;
      });
    }
  });

  it("play at a table with at most 60 calls a game", async () => {
    for (const [rules, said] of [
      ["vln", /armut_return; .*\n52 calls; .*\n.*armut_refuse; a=\S+\n12 calls; /],
      ["ddv-tsr", /; p=/],
    ] as const) {
      const printed = await example("table", server.address, rules);
      assert.match(printed, said);
      const calls = [...printed.matchAll(/^(\d+) calls; /gm)].map(([, count]) => Number(count));
      assert.equal(calls.length, 4);
      assert.ok(Math.max(...calls) <= 60, printed);
      const totals = [...printed.matchAll(/^\d\. place \d: (-?\d+)$/gm)].map(([, it]) =>
        Number(it),
      );
      assert.equal(totals.length, 4);
      assert.equal(
        totals.reduce((sum, it) => sum + it),
        0,
      );
    }
  });

  it("keep a list", async () => {
    const printed = await example("session", server.address);
    assert.deepEqual(printed.trimEnd().split("\n"), [
      "game 1, dealt by Anna: -5 5 -5 5",
      "redeal, dealt by Ben: 0 0 0 0",
      "game 2, dealt by Ben: 1 1 1 -3",
      "3. Anna: -4, Pflichtsolo open",
      "1. Ben: 6, Pflichtsolo open",
      "3. Cleo: -4, Pflichtsolo open",
      "2. Dora: 2",
      "Ben deals next, Cleo speaks first",
    ]);
  });
});
