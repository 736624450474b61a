import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";

import { build } from "esbuild";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

import { PACKAGE } from "./run.js";
import { startServer } from "./server.js";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const skip = !existsSync(CHROMIUM) && `no Chromium at ${CHROMIUM}; CHROMIUM names another one`;

describe("a page", () => {
  const pages = createServer();
  let origin: string;
  let browser: Browser | undefined;

  before(async () => {
    if (skip) {
      return;
    }
    const { outputFiles } = await build({
      entryPoints: [join(PACKAGE, "test/browser/page.ts")],
      bundle: true,
      format: "esm",
      platform: "browser",
      write: false,
    });
    const script = outputFiles[0]?.text ?? "";
    assert(!script.includes("node:"), "what is of Node.js only is not for pages");
    pages.on("request", (request, response) => {
      const isScript = request.url === "/page.js";
      response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
      response.end(
        isScript ? script : '<body><script type="module" src="/page.js"></script></body>',
      );
    });
    pages.listen(0, "127.0.0.1");
    await once(pages, "listening");
    origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  });

  after(async () => {
    await browser?.close();
    pages.close();
  });

  /** What the page shows when it has asked this server. */
  async function shown(...more: readonly string[]): Promise<string[]> {
    const server = await startServer(...more);
    assert(browser);
    const page = await browser.newPage();
    await page.goto(`${origin}/?server=${encodeURIComponent(server.address)}`);
    await page.waitForFunction('document.body.textContent !== ""');
    const text = (await page.textContent("body")) ?? "";
    await page.close();
    await server.stop();
    return text.split("\n");
  }

  it("asks a server that knows its origin", { skip }, async () => {
    assert.deepEqual(await shown("--cors-origin", origin), [
      "refused",
      "SQ SJ SJ HJ DQ DJ",
      "inspectGame",
      "record.rule_set.name",
      "closed",
    ]);
  });

  it("is not answered by a server that does not", { skip }, async () => {
    const [error = ""] = await shown("--cors-origin", "http://localhost:1");
    assert.match(error, /^UnavailableError/);
  });
});
