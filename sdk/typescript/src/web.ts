/**
 * The client for browsers, over gRPC-Web. The server has to know the origin of the page:
 * `doko-server --cors-origin https://example.com`.
 *
 * @module
 */

import { Code, ConnectError } from "@connectrpc/connect";
import type { Interceptor } from "@connectrpc/connect";

import { addressOf, keyHeader } from "./api-key.js";
import { Client } from "./client.js";
import type { ClientOptions } from "./client.js";
import { grpcWeb } from "./grpc-web.js";

export * from "./index.js";

/** Settings of a client for browsers, each with a default. */
export interface ConnectOptions extends ClientOptions {
  /** An API key, sent as `authorization: Bearer <key>`. Whoever has the page has the key. */
  readonly apiKey?: string;
  /** What makes the requests, in place of `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Interceptors around every call, such as for tracing. */
  readonly interceptors?: readonly Interceptor[];
}

/**
 * A client of the service at this address. It has every method but the stream `evaluate`, which
 * browsers cannot send; `evaluateBatch` takes as many questions.
 *
 * ```ts
 * const client = connect("https://rules.example.com", { view: "public" });
 * ```
 *
 * @throws SettingsError if the settings make no sense.
 */
export function connect(address: string, options: ConnectOptions = {}): Client {
  const url = addressOf(address);
  const headers = { ...keyHeader(url, options.apiKey), ...options.headers };
  const request = reaching(options.fetch ?? fetch);
  const transport = grpcWeb(url.href, request, [...(options.interceptors ?? [])]);
  return new Client(transport, { ...options, headers });
}

/**
 * What browsers say of a server that cannot be reached, or that does not know the origin of the
 * page, is a `TypeError` with words of their own.
 */
function reaching(request: typeof fetch): typeof fetch {
  return (input, init) =>
    request(input, init).catch((error: unknown) => {
      if (error instanceof TypeError) {
        throw new ConnectError(error.message, Code.Unavailable, undefined, undefined, error);
      }
      throw error;
    });
}
