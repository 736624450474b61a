import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Browser, Page, Route } from "playwright-core";

import { startServer } from "./server";
import type { Server } from "./server";
import { assertAccessible, assertFits, skip, startBrowser, visit } from "./visit";

const DEALT =
  "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK";
const LED = `${DEALT}; s=1g 2g 3g 4g; p=HT`;
const ARMUT =
  "vln; h=HTCQSQHQSJHJDTCACTHK/HTCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK/DQDQCJCJHJDJDKCKSTHA";

describe("the table", { skip }, () => {
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

  /** A visit of the table that must end without a complaint of the browser. */
  async function atTable(
    address: { readonly line?: string; readonly view?: "seat_2" | "public" },
    play: (page: Page) => Promise<void>,
    width = 1440,
  ): Promise<void> {
    const { page, complaints, open, close } = await visit(browser, server.address, { width });
    await open({ tab: "table", ...address });
    await page.waitForSelector(".felt .card");
    await play(page);
    await assertFits(page);
    assert.deepEqual(complaints, []);
    await close();
  }

  for (const width of [320, 768, 1440]) {
    it(`plays a whole game by clicks on ${width} pixels, with one call for each action`, async () => {
      await atTable(
        { line: DEALT },
        async (page) => {
          const calls = callsOf(page);
          for (let word = 1; word <= 4; word += 1) {
            await page.getByRole("button", { name: "gesund", exact: true }).click();
            await stepsAre(page, word);
          }
          for (let card = 1; card <= 48; card += 1) {
            await page.locator(".seat--next .card--legal").first().click();
            await stepsAre(page, 4 + card);
          }
          await page.waitForSelector(".settlement-points");
          assert.equal(calls.filter((it) => !it.endsWith(":score")).length, 52);
          const points = await page.locator(".settlement-points dd").allTextContents();
          assert.equal(points.length, 4);
          assert.equal(sum(points), 0);
        },
        width,
      );
    });
  }

  it("plays a whole game by keyboard alone", async () => {
    await atTable({ line: DEALT }, async (page) => {
      await tabTo(page, "gesund");
      for (let word = 1; word <= 4; word += 1) {
        await page.keyboard.press("Enter");
        await stepsAre(page, word);
      }
      for (let card = 1; card <= 48; card += 1) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("Enter");
        await stepsAre(page, 4 + card);
      }
      await page.waitForSelector(".settlement-points");
    });
  });

  it("says why a card is not legal, and lights those that are", async () => {
    await atTable({ line: LED }, async (page) => {
      await page.locator(".seat--left").getByRole("button", { name: "ace of spades" }).click();
      const told = page.locator(".told--refused");
      await told.waitFor();
      const text = (await told.textContent()) ?? "";
      assert.match(text, /A trump is demanded, and ♠A is not one/);
      assert.match(text, /FOLLOW-2 · TSR 5.2.2/);
      const lit = await cardsIn(page, ".seat--left .card--legal");
      assert.deepEqual(lit, ["SQ", "DQ", "SJ", "SJ", "HJ", "DJ"]);
      assert.equal((await cardsIn(page, ".seat--left .card--dim")).length, 6);
      await assertAccessible(page);
    });
  });

  it("hides what a view may not know", async () => {
    await atTable({ line: LED, view: "seat_2" }, async (page) => {
      assert.equal(await page.locator(".felt .hand--hidden").count(), 3);
      assert.equal((await cardsIn(page, ".seat--bottom .hand .card")).length, 12);
      await page.getByText("Where the other cards may be").click();
      await page.locator(".unseen li", { hasText: "seat 1, 3, 4" }).first().waitFor();
      await page.getByRole("button", { name: "the public" }).click();
      await page.waitForFunction(() => document.querySelectorAll(".hand--hidden").length === 4);
      await assertAccessible(page);
    });
  });

  it("never shows another view what the last one knew", async () => {
    await atTable({ line: LED }, async (page) => {
      await page.locator(".seat--left").getByRole("button", { name: "ace of spades" }).click();
      await page.locator(".told--refused").waitFor();
      const held: Route[] = [];
      await page.route("**/v1/games:inspect", (route) => void held.push(route));
      await page.getByRole("button", { name: "Seat 1", exact: true }).click();
      await page.getByText("Loading …").waitFor();
      assert.equal(await page.locator(".told, .hand").count(), 0);
      await Promise.all(held.map((route) => route.continue()));
      await page.waitForSelector(".seat--bottom .hand [data-card]");
      assert.equal(await page.locator(".told").count(), 0);
      assert.equal(await page.locator(".felt .hand--hidden").count(), 3);
    });
  });

  it("says that the whole deal decides where a view cannot see why", async () => {
    await atTable({ line: `${DEALT}; s=1g 2g 3g 4g`, view: "public" }, async (page) => {
      await page.getByLabel("What").selectOption("announce KONTRA");
      await page.getByRole("button", { name: "Is it possible?" }).click();
      await page
        .getByText("This view cannot see why; the table knows all cards.")
        .first()
        .waitFor();
    });
  });

  it("makes announcements, and marks those that close with the next card", async () => {
    await atTable({ line: LED }, async (page) => {
      await page
        .locator(".seat--left")
        .getByRole("button", { name: /^Kontra/ })
        .click();
      await stepsAre(page, 6);
      assert.equal(await page.locator(".seat--left .standing").textContent(), "“Kontra”");
      const after = `${LED}DJCJDA`;
      await page.evaluate((line) => (location.hash = `#tab=table&line=${line}`), after);
      await page.waitForSelector(".window--closing");
    });
  });

  it("hands over the cards of an Armut", async () => {
    await atTable({ line: ARMUT }, async (page) => {
      const say = async (name: string, step: number) => {
        await page.locator(".asked").getByRole("button", { name, exact: true }).click();
        await stepsAre(page, step);
      };
      await say("gesund", 1);
      await say("gesund", 2);
      await say("Armut", 3);
      await say("gesund", 4);
      assert.deepEqual((await cardsIn(page, ".card--chosen")).sort(), ["DA", "DJ", "DK"]);
      await say("Push", 5);
      await say("refuse the Armut", 6);
      await say("take the Armut", 7);
    });
  });

  it("steps back, takes back and branches", async () => {
    await atTable({ line: LED }, async (page) => {
      const timeline = page.getByRole("region", { name: "Timeline" });
      await timeline.getByRole("button", { name: "One step back" }).click();
      await page.getByText("4 / 5").waitFor();
      await page.locator(".seat--bottom .card--legal").nth(1).click();
      await stepsAre(page, 5);
      await timeline.getByRole("button", { name: /^Branch 1/ }).click();
      await page.waitForFunction(() => location.hash.endsWith("p=HT"));
      await timeline.getByRole("button", { name: "Undo" }).click();
      await stepsAre(page, 4);
      await timeline.getByRole("button", { name: "One step back" }).click();
      await timeline.getByRole("button", { name: "Undo" }).click();
      await stepsAre(page, 2);
      await timeline.getByRole("button", { name: /^Branch 1/ }).click();
      await stepsAre(page, 4);
    });
  });

  it("opens a record in JSON", async () => {
    const record = {
      rule_set: { name: "vln", overrides: { dulle_tie: "DULLE_TIE_FIRST" } },
      saidSeats: [1, 2, 3, 4].map((it) => `SEAT_${it}`),
      saidWords: Array.from({ length: 4 }, () => "SAID_WORD_GESUND"),
      plays: ["CARD_HA"],
    };
    await atTable({}, async (page) => {
      await page.locator(".paste textarea").fill(JSON.stringify(record));
      await page.getByRole("button", { name: "Open the game" }).click();
      await page.waitForFunction(() => location.hash.includes("p=HA"));
      const line = await page.evaluate(() =>
        new URLSearchParams(location.hash.slice(1)).get("line"),
      );
      assert.equal(line, "vln{dulle_tie=first}; s=1g 2g 3g 4g; p=HA");
    });
  });

  it("deals the same cards from the same seed", async () => {
    await atTable({ line: DEALT }, async (page) => {
      await page.getByLabel("From a seed").fill("dusk");
      const deal = async () => {
        await page.getByRole("button", { name: "Deal", exact: true }).click();
        await page.waitForFunction((old) => !location.hash.includes(old), DEALT.slice(11));
        return page.evaluate(() => location.hash);
      };
      const first = await deal();
      await page.getByRole("button", { name: "Shuffle and deal" }).click();
      await page.waitForFunction((old) => location.hash !== old, first);
      await page.getByLabel("From a seed").fill("dusk");
      await page.getByRole("button", { name: "Deal", exact: true }).click();
      await page.waitForFunction((old) => location.hash === old, first);
    });
  });

  it("plays with hands set by hand", async () => {
    await atTable({ line: DEALT }, async (page) => {
      await page.getByRole("button", { name: "Set the hands" }).click();
      await page
        .locator(".editor-pool")
        .getByRole("button", { name: /ten of hearts/ })
        .click();
      await page
        .locator(".editor-pool")
        .getByRole("button", { name: /ten of hearts/ })
        .click();
      await assertAccessible(page);
      await page.getByRole("button", { name: "Deal the rest" }).click();
      await page.getByRole("button", { name: "Play these hands" }).click();
      await page.waitForFunction(() => /h=HTHT.{20}\//.test(location.hash));
      await page.locator(".seat--bottom [data-card=HT]").nth(1).waitFor();
    });
  });

  it("opens a dropped file", async () => {
    await atTable({ line: DEALT }, async (page) => {
      await page.evaluate((line) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([`# a game\n${line}\n`], "game.doko"));
        window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
      }, LED);
      await stepsAre(page, 5);
    });
  });

  it("settles a claim that holds, and shows how another one fails", async () => {
    const solo =
      "ddv-tsr; h=HTHTCQCQSQSQHQHQDQDQCJCJ/SJSJHJHJDJDJDADADTDTDKDK/D9D9CACACTCTCKCKC9C9SASA/STSTSKSKS9S9HAHAHKHKH9H9; s=1v 2g 3g 4g 1solo_karo";
    await atTable({ line: solo }, async (page) => {
      await page.getByRole("button", { name: "The rest is mine" }).click();
      await page.getByText("Re wins.").waitFor();
    });
    await atTable({ line: solo.replace("HTHT", "HTCA").replace("CACA", "CAHT") }, async (page) => {
      await page.getByRole("button", { name: "The rest is mine" }).click();
      await page.locator(".told--refused .evidence-card").first().waitFor();
    });
  });

  it("shows where a game breaks the rules", async () => {
    await atTable({ line: `${LED}SA` }, async (page) => {
      await page.getByRole("region", { name: "Violations" }).waitFor();
      await page.getByText("A trump is demanded, and ♠A is not one").first().waitFor();
    });
  });

  it("shows a view that hears of no fault all that it saw", async () => {
    await atTable({ line: `${LED}SA`, view: "public" }, async (page) => {
      assert.equal(await page.locator(".trick-card").count(), 2);
      assert.equal(await page.locator(".told").count(), 0);
    });
  });
});

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (it) => {
    if (it.method() === "POST") {
      calls.push(it.url());
    }
  });
  return calls;
}

/** Waits until the game has so many steps, all of them shown. */
async function stepsAre(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector(".timeline h2")?.textContent.endsWith(text),
    `${count} / ${count}`,
  );
}

async function cardsIn(page: Page, selector: string): Promise<string[]> {
  const cards = await page.locator(selector).all();
  return Promise.all(cards.map(async (it) => (await it.getAttribute("data-card")) ?? ""));
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => document.activeElement?.textContent);
    if (found === name) {
      return;
    }
  }
  throw new Error(`Tab does not reach ${name}`);
}

function sum(points: readonly string[]): number {
  return points.reduce((total, it) => total + Number(it.replace("−", "-")), 0);
}
