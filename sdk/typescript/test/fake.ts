/** A server that does what a test wants. */

import { once } from "node:events";
import { createServer } from "node:http2";
import type { AddressInfo, Socket } from "node:net";

import { toBinary } from "@bufbuild/protobuf";
import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import { DurationSchema } from "@bufbuild/protobuf/wkt";
import { ConnectError } from "@connectrpc/connect";
import type { HandlerContext, Code, ServiceImpl } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { v1 } from "doko-sdk";

import type { Server } from "./server.js";

/** A server, and a way to lose its connections. */
export interface Fake extends Server {
  cut(): void;
}

/** Starts a server that answers the question for the rule sets like this, and others as told. */
export async function startFake(
  listRuleSets: (context: HandlerContext) => object | Promise<object>,
  rules: Partial<ServiceImpl<typeof v1.RulesService>> = {},
): Promise<Fake> {
  const handler = connectNodeAdapter({
    routes: (router) =>
      router
        .service(v1.RuleSetService, { listRuleSets: (_, context) => listRuleSets(context) })
        .service(v1.RulesService, rules),
  });
  const sockets = new Set<Socket>();
  const server = createServer(handler).listen(0, "127.0.0.1");
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    cut: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
    },
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

/** An error that asks for a pause, as the service sends it. */
export function busy(code: Code, pauseMs?: number): ConnectError {
  const error = new ConnectError("busy", code);
  if (pauseMs !== undefined) {
    const delay = { seconds: BigInt(Math.floor(pauseMs / 1000)), nanos: (pauseMs % 1000) * 1e6 };
    const duration = toBinary(DurationSchema, {
      $typeName: "google.protobuf.Duration",
      ...delay,
    });
    const value = new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(duration).finish();
    error.details.push({ type: "google.rpc.RetryInfo", value });
  }
  return error;
}
