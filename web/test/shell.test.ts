import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Browser } from "playwright-core";

import { TABS } from "../src/address";
import { startServer } from "./server";
import type { Server } from "./server";
import { assertAccessible, assertFits, skip, startBrowser, visit } from "./visit";

describe("the page", { skip }, () => {
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

  for (const width of [320, 768, 1440]) {
    for (const isDark of [false, true]) {
      it(`fits ${width} pixels, ${isDark ? "dark" : "light"}`, async () => {
        const { page, complaints, open, close } = await visit(browser, server.address, {
          width,
          isDark,
        });
        for (const tab of TABS) {
          await open({ tab });
          await assertFits(page, tab);
          await assertAccessible(page, tab);
        }
        assert.deepEqual(complaints, []);
        await close();
      });
    }
  }

  it("speaks German and English", async () => {
    const { page, open, close } = await visit(browser, server.address);
    await open({ tab: "rules" });
    assert.equal(await page.title(), "Rule sets · Doko Rules");
    await page.getByRole("button", { name: "Deutsch" }).click();
    assert.equal(await page.title(), "Regelwerke · Doko Rules");
    assert.equal(await page.getAttribute("html", "lang"), "de");
    await page.reload();
    assert.equal(await page.title(), "Regelwerke · Doko Rules");
    await close();
  });
});
