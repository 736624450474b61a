/** API keys, which travel by https only. */

import { SettingsError } from "./errors.js";

/** The address as a URL. */
export function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new SettingsError(`\`${address}\` is no address such as http://127.0.0.1:50051`);
  }
  return url;
}

/**
 * The header with an API key, `authorization: Bearer <key>`.
 *
 * @throws SettingsError if it would travel in the clear to another machine.
 */
export function keyHeader(url: URL, apiKey: string | undefined): Record<string, string> {
  if (apiKey === undefined) {
    return {};
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new SettingsError("the API key has characters that cannot be sent");
  }
  if (url.protocol === "http:" && !isHere(url.hostname)) {
    throw new SettingsError(`an API key travels by https only, and \`${url.origin}\` is http`);
  }
  return { authorization: `Bearer ${apiKey}` };
}

/** Whether this host is on this machine, whoever resolves it. */
function isHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
