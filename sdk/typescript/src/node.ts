/**
 * The client for Node.js, over gRPC.
 *
 * @module
 */

import type { SecureClientSessionOptions } from "node:http2";

import type { Interceptor } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";

import { addressOf, keyHeader } from "./api-key.js";
import type { ClientOptions } from "./client.js";
import { DEFAULTS } from "./defaults.js";
import { Sessions } from "./sessions.js";
import { StreamingClient } from "./stream.js";

export * from "./index.js";

/** Certificates or keys: the text of a PEM file, its bytes, or several. */
export type Pem = string | Uint8Array | readonly (string | Uint8Array)[];

/** Whom a client trusts, and how it proves who it is. */
export interface TlsOptions {
  /** The certificates that are trusted, in place of those of Node.js. */
  readonly ca?: Pem;
  /** The certificate of the client. */
  readonly cert?: Pem;
  /** Its private key. */
  readonly key?: Pem;
  /** What decrypts the key or the archive. */
  readonly passphrase?: string;
  /** Certificate and key in one PKCS#12 archive. */
  readonly pfx?: Pem;
  /** The name that the certificate of the server must have, if it is not that of the address. */
  readonly servername?: string;
}

/** Settings of a client for Node.js, each with a default. */
export interface ConnectOptions extends ClientOptions {
  /**
   * An API key or a token, sent as `authorization: Bearer <key>`, for a service that asks who
   * calls, or for a proxy in front of it. It travels by https, or inside this machine.
   */
  readonly apiKey?: string;
  /** Certificates and keys for addresses with `https`, as `node:tls` takes them. */
  readonly tls?: TlsOptions;
  /** When a connection is asked whether it still lives. */
  readonly keepAlive?: {
    /** After so long without a word from the server, 30,000 ms by default. */
    readonly intervalMs?: number;
    /** How long the server has to answer, 10,000 ms by default. */
    readonly timeoutMs?: number;
  };
  /** The largest response in bytes, 16 MiB by default. */
  readonly maxResponseBytes?: number;
  /** Interceptors around every call, such as for tracing. */
  readonly interceptors?: readonly Interceptor[];
}

/**
 * A client of the service at this address, such as `http://127.0.0.1:50051`. It connects when the
 * first question is asked, and again if the connection broke.
 *
 * ```ts
 * const client = connect("http://127.0.0.1:50051", { language: "de", deadlineMs: 500 });
 * ```
 *
 * @throws SettingsError if the settings make no sense.
 */
export function connect(address: string, options: ConnectOptions = {}): NodeClient {
  return new NodeClient(address, options);
}

/** A client over one HTTP/2 connection, made by {@link connect}. */
export class NodeClient extends StreamingClient {
  readonly #sessions: Sessions;

  constructor(address: string, options: ConnectOptions) {
    const url = addressOf(address);
    const headers = { ...keyHeader(url, options.apiKey), ...options.headers };
    const { keepAliveMs, keepAliveTimeoutMs } = DEFAULTS;
    const { intervalMs = keepAliveMs, timeoutMs = keepAliveTimeoutMs } = options.keepAlive ?? {};
    const pings = { pingIntervalMs: intervalMs, pingTimeoutMs: timeoutMs };
    // What is no type of Node.js compiles in projects without these types, too.
    const tls = { ...options.tls } as SecureClientSessionOptions;
    const sessions = new Sessions(url, pings, tls);
    const transport = createGrpcTransport({
      baseUrl: url.href,
      sessionManager: sessions,
      readMaxBytes: options.maxResponseBytes ?? DEFAULTS.maxResponseBytes,
      acceptCompression: [],
      interceptors: [...(options.interceptors ?? [])],
    });
    super(transport, { ...options, headers });
    this.#sessions = sessions;
  }

  /** Closes the connection, too. */
  override close(): void {
    super.close();
    this.#sessions.abort();
  }
}
