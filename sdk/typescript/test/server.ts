/** The service, started for a test on a free port of this machine. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

/** A file of the repository. */
export function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

/** A running service. */
export interface Server {
  /** Its address, such as `http://127.0.0.1:41234`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the service with further arguments. */
export async function startServer(...more: readonly string[]): Promise<Server> {
  const program = process.env.DOKO_SERVER ?? inRepository("target/debug/doko-server");
  const server = spawn(program, ["--address", "127.0.0.1:0", "--drain-delay", "0s", ...more], {
    stdio: ["ignore", "pipe", "ignore"],
  });
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
