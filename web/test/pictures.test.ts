import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Browser, Page } from "playwright-core";

import type { Address } from "../src/address";
import { startServer } from "./server";
import type { Server } from "./server";
import { skip, startBrowser, visit } from "./visit";

/** Where the pictures of the documentation lie; `UPDATE=1` makes them anew. */
const FOLDER = process.env.UPDATE === "1" ? "../docs/pictures" : "build/pictures";

const LED =
  "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=HT";

interface Picture {
  readonly name: string;
  readonly address: Partial<Address>;
  readonly height: number;
  readonly isDark?: boolean;
  readonly ready: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    name: "table",
    address: { tab: "table", line: LED },
    height: 1130,
    ready: async (page) => {
      await page.locator(".seat--left").getByRole("button", { name: "ace of spades" }).click();
      await page.locator(".told--refused").waitFor();
    },
  },
  {
    name: "rules",
    address: { tab: "rules" },
    height: 900,
    isDark: true,
    ready: async (page) => {
      await page.locator("#rules-options").waitFor();
    },
  },
];

describe("the pictures of the documentation", { skip }, () => {
  let server: Server;
  let browser: Browser;

  before(async () => {
    server = await startServer();
    browser = await startBrowser();
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  for (const { name, address, height, isDark = false, ready } of PICTURES) {
    it(`show ${name}`, async () => {
      const visitor = { width: 1280, isDark };
      const { page, complaints, open, close } = await visit(browser, server.address, visitor);
      await page.setViewportSize({ width: 1280, height });
      await open({ lang: "en", ...address });
      await ready(page);
      await page.screenshot({ path: `${FOLDER}/${name}.jpg`, quality: 85 });
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});
