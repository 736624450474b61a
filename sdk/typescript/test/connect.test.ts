import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { create, fromJsonString, toBinary } from "@bufbuild/protobuf";
import { Code, ConnectError, createClient } from "@connectrpc/connect";
import type { Transport } from "@connectrpc/connect";
import * as node from "@connectrpc/connect-node";
import * as web from "@connectrpc/connect-web";

import {
  RuleSetService,
  RulesService,
  ValidateMoveRequestSchema,
  ValidateMoveResponseSchema,
} from "doko-sdk/v1";

import { inRepository, startServer } from "./server.js";
import type { Server } from "./server.js";

/** The transports of Connect itself, without the SDK around them. */
function transports(baseUrl: string): ReadonlyMap<string, Transport> {
  const one = { baseUrl, httpVersion: "1.1" } as const;
  const two = { baseUrl, httpVersion: "2" } as const;
  const get = { useHttpGet: true };
  return new Map([
    ["gRPC", node.createGrpcTransport({ baseUrl })],
    ["gRPC-Web over HTTP/1.1", node.createGrpcWebTransport(one)],
    ["gRPC-Web of pages", web.createGrpcWebTransport({ baseUrl })],
    [
      "Connect, JSON over HTTP/1.1",
      node.createConnectTransport({ ...one, useBinaryFormat: false }),
    ],
    ["Connect, JSON over HTTP/2", node.createConnectTransport({ ...two, useBinaryFormat: false })],
    ["Connect, binary", node.createConnectTransport({ ...one, useBinaryFormat: true })],
    ["Connect, GET", node.createConnectTransport({ ...one, ...get, useBinaryFormat: false })],
    ["Connect, binary GET", node.createConnectTransport({ ...one, ...get, useBinaryFormat: true })],
    ["Connect of pages", web.createConnectTransport({ baseUrl })],
    ["Connect of pages, GET", web.createConnectTransport({ baseUrl, ...get })],
  ]);
}

describe("a client of Connect", () => {
  let server: Server;

  before(async () => {
    server = await startServer();
  });

  after(async () => {
    await server.stop();
  });

  it("hears the same by every transport", async () => {
    const file = readFileSync(inRepository("docs/examples/revoke.json"), "utf8");
    const question = fromJsonString(ValidateMoveRequestSchema, file);
    const answers = new Set<string>();
    for (const [name, transport] of transports(server.address)) {
      const rules = createClient(RulesService, transport);
      const answer = await rules.validateMove(question, { timeoutMs: 60_000 });
      assert.equal(answer.verdict?.outcome.case, "refused", name);
      answers.add(Buffer.from(toBinary(ValidateMoveResponseSchema, answer)).toString("hex"));
      const book = createClient(RuleSetService, transport);
      assert.equal((await book.listRuleSets({})).ruleSets[0]?.name, "ddv-tsr", name);
    }
    assert.equal(answers.size, 1);
  });

  it("hears why a question cannot be read", async () => {
    for (const [name, transport] of transports(server.address)) {
      const rules = createClient(RulesService, transport);
      const asked = rules.validateMove(create(ValidateMoveRequestSchema));
      const error = await asked.then(
        () => assert.fail(name),
        (reason: unknown) => ConnectError.from(reason),
      );
      assert.equal(error.code, Code.InvalidArgument, name);
      const details = error.details.map((it) => ("type" in it ? it.type : ""));
      assert.deepEqual(details, ["google.rpc.ErrorInfo", "google.rpc.BadRequest"], name);
    }
  });

  it("hears that its deadline has passed", async () => {
    const options = { baseUrl: server.address, httpVersion: "1.1" } as const;
    const rules = createClient(RulesService, node.createConnectTransport(options));
    const late = rules.inspectGame({}, { timeoutMs: 0.001 });
    await assert.rejects(late, (error) => ConnectError.from(error).code === Code.DeadlineExceeded);
  });
});
