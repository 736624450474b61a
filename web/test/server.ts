/** The service, started for a test. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A running service. */
export interface Server {
  /** Its address, such as `http://127.0.0.1:41234`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the service on a port, or on a free one. */
export async function startServer(port = 0): Promise<Server> {
  const program = process.env.DOKO_SERVER ?? "../target/debug/doko-server";
  const args = ["--address", `127.0.0.1:${port}`, "--drain-delay", "0s"];
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(server, "exit");
  const ready = once(createInterface(server.stdout), "line");
  const first = await Promise.race([ready, ended]);
  const address = /http:\/\/\S+/.exec(String(first[0]))?.[0];
  if (address === undefined) {
    throw new Error("the server ended before it was ready");
  }
  return {
    address,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
