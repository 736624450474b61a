/** {@link Sessions}: the connections of a client on Node.js. */

import type { ClientHttp2Session, ClientHttp2Stream } from "node:http2";

import { Http2SessionManager } from "@connectrpc/connect-node";

/**
 * One connection at a time, which may fail at any time. Its manager stops listening as soon as the
 * client is closed or connects again, while a fault that came before is told only afterwards. One
 * that nobody listens to would end the process, so somebody does.
 */
export class Sessions extends Http2SessionManager {
  readonly #heard = new WeakSet<ClientHttp2Session>();

  override async request(
    ...asked: Parameters<Http2SessionManager["request"]>
  ): Promise<ClientHttp2Stream> {
    const stream = await super.request(...asked);
    const session = stream.session as ClientHttp2Session | undefined;
    if (session && !this.#heard.has(session)) {
      this.#heard.add(session);
      session.on("error", () => undefined);
    }
    return stream;
  }
}
