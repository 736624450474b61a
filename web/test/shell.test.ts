import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Browser, Page } from "playwright-core";

import { linkTo, TABS } from "../src/address";
import { startServer } from "./server";
import type { Server } from "./server";
import { assertAccessible, assertFits, skip, startBrowser, visit } from "./visit";

/** A heart is led: the next seat may lay its trumps. */
const LED =
  "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=HT";

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
    await isTitled(page, "Rule sets · Doko Rules");
    await page.getByRole("button", { name: "Deutsch" }).click();
    await isTitled(page, "Regelwerke · Doko Rules");
    assert.equal(await page.getAttribute("html", "lang"), "de");
    await page.reload();
    await isTitled(page, "Regelwerke · Doko Rules");
    await close();
  });

  it("goes on when the server was away", async () => {
    const port = Number(new URL(server.address).port);
    const { page, open, close } = await visit(browser, server.address);
    await open({ tab: "table", line: LED });
    const legal = page.locator(".seat--next .card--legal");
    await legal.first().waitFor();
    await server.stop();
    await legal.first().click();
    await page.getByText("The server is away").waitFor();
    server = await startServer(port);
    await page.waitForURL(/p=HT..$/);
    await page.getByText("The server is away").waitFor({ state: "detached" });
    await close();
  });

  it("asks again where there is room later, and tells every other refusal", async () => {
    const { page, open, close } = await visit(browser, server.address);
    const reasons = ["RATE_LIMITED", "LIMIT_EXCEEDED"];
    await page.route("**/v1/games:inspect", (route) => {
      const details = [{ type: "google.rpc.ErrorInfo", debug: { reason: reasons.shift() } }];
      const body = JSON.stringify({ code: "resource_exhausted", message: "too much", details });
      return route.fulfill({ status: 429, contentType: "application/json", body });
    });
    await open({ tab: "table", line: LED });
    await page.locator(".told-error", { hasText: "too much" }).waitFor();
    assert.deepEqual(reasons, []);
    await page.getByText("No game on the table.").waitFor();
    await close();
  });

  it("shows the first card soon, and answers a click at once", async (test) => {
    const { page, close } = await visit(browser, server.address);
    const begin = Date.now();
    await page.goto(`${server.address}/${linkTo({ tab: "table", line: LED })}`);
    await page.waitForSelector(".seat--next .card--legal");
    const shown = Date.now() - begin;
    const answered = await page.evaluate(timesOfClicks);
    await close();
    const figures = `the first card after ${shown} ms, clicks after ${answered.join()} ms`;
    test.diagnostic(figures);
    // A quiet machine needs a tenth of this; the figures tell how much it was.
    assert(shown < 5000 && Math.min(...answered) < 1000, figures);
  });
});

/** Waits until the page has this title. */
async function isTitled(page: Page, title: string): Promise<void> {
  const end = Date.now() + 10_000;
  while ((await page.title()) !== title && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.equal(await page.title(), title);
}

/** In the page: lays cards, and tells after how many milliseconds the table has changed. */
async function timesOfClicks(): Promise<number[]> {
  const times = [];
  for (let card = 0; card < 8; card += 1) {
    const before = location.hash;
    const begin = performance.now();
    document.querySelector<HTMLElement>(".seat--next .card--legal")?.click();
    while (location.hash === before && performance.now() - begin < 1000) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    times.push(Math.round(performance.now() - begin));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}
