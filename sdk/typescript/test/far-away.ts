/** A server that is far away: a line on which every byte takes its time, there and back. */

import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

import type { Server } from "./server.js";

/** Milliseconds that every byte is under way, in each direction. */
export const FAR_MS = 200;

export const THERE_AND_BACK_MS = 2 * FAR_MS;

/** The line to a server, and how often it was begun. */
export interface Line extends Server {
  connections(): number;
}

/** A line to the server at this address. */
export async function farAway(address: string): Promise<Line> {
  const { port, hostname } = new URL(address);
  const sockets = new Set<Socket>();
  let connections = 0;
  const line = createServer((near) => {
    connections += 1;
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
    sockets.add(near).add(far);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    connections: () => connections,
    stop: async () => {
      line.close();
      sockets.forEach((it) => it.destroy());
      await once(line, "close");
    },
  };
}

/** Carries bytes until one end is closed. */
function carry(from: Socket, to: Socket): void {
  from.setNoDelay(true);
  from.on("error", () => undefined);
  from.on("data", (bytes) => {
    setTimeout(() => to.destroyed || to.write(bytes), FAR_MS);
  });
  from.on("close", () => {
    setTimeout(() => to.destroy(), FAR_MS);
  });
}
