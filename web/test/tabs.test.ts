import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import api from "described:api";
import type { Browser, Page } from "playwright-core";

import type { Address } from "../src/address";
import { parseChosen, refOf, writeChosen } from "../src/rules/chosen";
import { SCENES } from "../src/scenes/all";
import { askedBy, partOf, pathOf } from "../src/scenes/scene";
import type { Scene } from "../src/scenes/scene";
import { startServer } from "./server";
import type { Server } from "./server";
import { assertAccessible, assertFits, skip, startBrowser, visit } from "./visit";

let server: Server;

before(async () => {
  server = await startServer();
});

after(() => server.stop());

async function asked<Answer>(path: string, question: object): Promise<Answer> {
  const response = await fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  return (await response.json()) as Answer;
}

describe("scenes", () => {
  it("has at least fifteen, each with an id of its own", () => {
    assert(SCENES.length >= 15);
    assert.equal(new Set(SCENES.map((scene) => scene.id)).size, SCENES.length);
  });

  for (const scene of SCENES) {
    it(`is what it says: ${scene.id}`, async () => {
      const answer = await asked(pathOf(scene), askedBy(scene, "en"));
      for (const [path, expected] of Object.entries(scene.expected)) {
        assert.equal(partOf(answer, path), expected, `${path} in ${JSON.stringify(answer)}`);
      }
    });
  }

  it("shows rules that there are", async () => {
    const { rules } = await asked<{ rules: { id: string }[] }>("/v1/rules:list", {});
    const known = new Set(rules.map((rule) => rule.id));
    const shown = SCENES.flatMap((scene) => scene.rules);
    assert.deepEqual(
      shown.filter((rule) => !known.has(rule)),
      [],
    );
  });
});

describe("rule sets in the notation", () => {
  /** Every rule set with options of its own that a vector asks about. */
  function ofVectors(): string[] {
    const folder = "../tests/vectors";
    const found = new Set<string>();
    const look = (value: unknown, names: readonly string[]) => {
      if (typeof value !== "object" || value === null) {
        return;
      }
      const { options, ruleSet } = value as { options?: object; ruleSet?: string };
      if (options && !Array.isArray(options)) {
        const braces = Object.entries(options).map(([path, it]) => `${path}=${String(it)}`);
        for (const name of ruleSet === undefined ? names : [ruleSet]) {
          found.add(`${name}{${braces.join(" ")}}`);
        }
      }
      Object.values(value).forEach((it) => look(it, names));
    };
    for (const topic of readdirSync(folder, { withFileTypes: true })) {
      const files = topic.isDirectory() ? readdirSync(`${folder}/${topic.name}`) : [];
      for (const file of files.filter((it) => it.endsWith(".json"))) {
        const text = readFileSync(`${folder}/${topic.name}/${file}`, "utf8");
        const { vectors = [] } = JSON.parse(text) as {
          vectors?: { question?: unknown; ruleSets?: string[] }[];
        };
        vectors.forEach((it) => look(it.question, it.ruleSets ?? []));
      }
    }
    return [...found];
  }

  interface Stamped {
    readonly answeredBy?: { readonly optionsHash: string };
    readonly problems?: object;
  }

  it("are the messages that the service reads", async () => {
    let compared = 0;
    for (const text of ofVectors()) {
      const chosen = parseChosen(text);
      assert.deepEqual(parseChosen(writeChosen(chosen)).changed.size, chosen.changed.size, text);
      const message = await asked<Stamped>("/v1/rule-sets:check", { ruleSet: refOf(chosen) });
      if (message.problems === undefined) {
        const record = { line: writeChosen(chosen) };
        const line = await asked<Stamped>("/v1/games:inspect", { record, view: "EVERYTHING" });
        assert.equal(message.answeredBy?.optionsHash, line.answeredBy?.optionsHash, text);
        compared += 1;
      }
    }
    assert(compared > 300, `only ${compared} rule sets were compared`);
  });
});

describe("the tabs", { skip }, () => {
  let browser: Browser;

  before(async () => {
    browser = await startBrowser();
  });

  after(() => browser.close());

  /** What stands in the address of the page. */
  function stated(page: Page, key: string): string {
    return new URLSearchParams(new URL(page.url()).hash.slice(1)).get(key) ?? "";
  }

  /** Opens an address, looks around, and finds no complaint of the browser. */
  async function at(
    address: Partial<Address>,
    look: (seen: Awaited<ReturnType<typeof visit>>) => Promise<void>,
  ): Promise<void> {
    const seen = await visit(browser, server.address);
    await seen.open({ lang: "en", ...address });
    await look(seen);
    assert.deepEqual(seen.complaints, []);
    await seen.close();
  }

  it("show what the service says to each scene, and lay it on the table", async () => {
    await at({ tab: "scenes" }, async ({ page }) => {
      for (const { id, title } of SCENES) {
        const said = await page.locator(`[data-scene="${id}"] .scene-said`).innerText();
        assert.doesNotMatch(said, /^(Asking|)$/, title.en);
      }
      const revoke = page.locator('[data-scene="revoke"]');
      assert.match(await revoke.innerText(), /♥Q is trump and does not follow ♥/);
      await revoke.getByRole("link", { name: "Open at the table" }).click();
      await page.locator(".scene-hint").waitFor();
      assert.equal(stated(page, "tab"), "table");
      assert.equal(stated(page, "scene"), "revoke");
      assert.equal(stated(page, "line"), SCENES[0]?.line);
    });
  });

  it("lay every scene on the table", async () => {
    await at({ tab: "scenes" }, async ({ page, open }) => {
      for (const { id, title, line, view } of SCENES) {
        await open({ tab: "table", scene: id, line, view, lang: "en" });
        await page.locator(".scene-hint").filter({ hasText: title.en }).waitFor();
      }
    });
  });

  interface Answered {
    readonly verdict?: {
      readonly refused?: { readonly violations: readonly { readonly text: string }[] };
      readonly undecided?: { readonly text: string };
    };
    readonly settlement?: { readonly points: readonly number[] };
    readonly violations?: readonly { readonly violations: readonly { readonly text: string }[] }[];
    readonly redeal?: object;
  }

  /** What a scene asks, tried at the table. */
  async function tried(page: Page, { question: { method, fields = {} } }: Scene): Promise<void> {
    const { seat, said, bid, card, announcement, kind, cards } = fields as Record<string, string>;
    if (cards !== undefined) {
      for (const chosen of await page.locator(".card--chosen").all()) {
        const name = (await chosen.getAttribute("data-card")) ?? "";
        assert(["SQ", "DT"].includes(name), name);
      }
      await page.locator('.seat--next [data-card="DT"]').click();
      for (const other of ["CK", "SK"]) {
        await page.locator(`.seat--next [data-card="${other}"]`).first().click();
      }
      await page.getByRole("button", { name: "Push", exact: true }).click();
      return;
    }
    const what: Record<string, string> = {
      validateMove: `card ${card}`,
      checkWord: said === "BID" ? `bid ${bid}` : `say ${said}`,
      checkAnnouncement: `announce ${announcement}`,
      checkClaim: `claim ${kind}`,
    };
    await page.getByLabel("Who", { exact: true }).selectOption(`SEAT_${seat}`);
    await page.getByLabel("What", { exact: true }).selectOption(what[method] ?? "");
    await page.getByRole("button", { name: "Is it possible?" }).click();
  }

  it("say at the table what the service says to each scene", async () => {
    await at({ tab: "scenes" }, async ({ page, open }) => {
      for (const scene of SCENES) {
        const { id, line, view } = scene;
        await open({ tab: "table", scene: id, line, view, lang: "en" });
        await page.locator(".felt .card").first().waitFor();
        const answer = await asked<Answered>(pathOf(scene), askedBy(scene, "en"));
        const { verdict, settlement, violations, redeal } = answer;
        const holds = (selector: string, text: string) =>
          page
            .locator(selector)
            .filter({ hasText: text })
            .first()
            .waitFor({ timeout: 10_000 })
            .catch(() => assert.fail(`${id} does not say: ${text}`));
        if (verdict === undefined) {
          for (const text of violations?.[0]?.violations.map((it) => it.text) ?? []) {
            await holds(".told--refused", text);
          }
          const points = settlement?.points.map((it) => String(it).replace("-", "−")) ?? [];
          for (const [index, text] of points.entries()) {
            await holds(".settlement-points div", `seat ${index + 1}`);
            const shown = page.locator(".settlement-points dd").nth(index);
            assert.equal((await shown.innerText()).replace("+", ""), text, id);
          }
          if (redeal) {
            await holds(".redeal", "deal again");
          }
          continue;
        }
        await tried(page, scene);
        if (verdict.undecided) {
          await holds(".told--undecided", verdict.undecided.text);
        } else if (verdict.refused) {
          for (const { text } of verdict.refused.violations) {
            await holds(".told--refused", text);
          }
        } else {
          await holds("[role=status]", "✓");
        }
      }
    });
  });

  it("show at once that an option contradicts another, and take it back", async () => {
    await at({ tab: "rules", rules: "ddv-tsr", q: "armut" }, async ({ page }) => {
      await page.getByText("No contradiction.").waitFor();
      await page.locator('[data-option="armut"] select').selectOption("exchange");
      await page.getByText("The order of the Vorbehalte lacks the Armut.").waitFor();
      assert.equal(stated(page, "rules"), "ddv-tsr{armut=exchange}");
      await page.getByText("Armut – here: yes, cards are pushed; in ddv-tsr: no.").waitFor();
      await page.getByRole("button", { name: "Take back: armut" }).click();
      await page.getByText("No contradiction.").waitFor();
      assert.equal(stated(page, "rules"), "ddv-tsr");
    });
  });

  it("name an option that there is not", async () => {
    await at({ tab: "rules", rules: "vln{luck=on}" }, async ({ page }) => {
      await page.getByText("There are no such options: luck").waitFor();
      await page.getByText("No contradiction.").waitFor();
    });
  });

  it("show orders, limits, points and the hash of a rule set", async () => {
    await at({ tab: "rules", rules: "vln{dulle_tie=first}" }, async ({ page }) => {
      await page.getByText("24 trumps, 110 Augen").first().waitFor();
      assert.equal(await page.locator(".order-cards").first().locator("li").count(), 12);
      await page.getByText("until just before trick 2").first().waitFor();
      await page.getByText("The game won: 1 point for the winners.").waitFor();
      const { answeredBy } = await asked<{ answeredBy: { optionsHash: string } }>(
        "/v1/rule-sets:check",
        { ruleSet: { name: "vln", overrides: { dulleTie: "FIRST" } } },
      );
      await page.getByText(answeredBy.optionsHash).waitFor();
    });
  });

  it("write out a rule set of the gallery, and lay two side by side", async () => {
    await at({ tab: "rules" }, async ({ page }) => {
      await page.getByLabel("Rule set").selectOption("e-doko");
      await page.waitForURL(/dulle_tie/);
      const rules = stated(page, "rules");
      assert.equal(parseChosen(rules).changed.get("throw"), "nines>=5");
      await page.getByLabel("Compare with").selectOption("vln");
      await page.getByRole("heading", { name: "Side by side" }).waitFor();
      await page.getByRole("row", { name: /^Nines in the deck yes no$/ }).waitFor();
    });
  });

  it("find rules, reasons and words in the book", async () => {
    await at({ tab: "book" }, async ({ page }) => {
      const count = page.getByRole("status").filter({ hasText: "Rules: " });
      assert.match(await count.innerText(), /^Rules: 2\d\d,/);
      await page.getByLabel("Search").fill("revoke");
      await page.locator("#rule-FOLLOW-2").waitFor();
      await page.getByRole("heading", { name: "REVOKE", exact: true }).waitFor();
      await page.getByRole("heading", { name: "nicht bedienen" }).waitFor();
      await page.getByLabel("Search").fill("FOLLOW-2");
      const rule = page.locator("#rule-FOLLOW-2");
      await page.getByText(/^Rules: 1, /).waitFor();
      await rule.getByRole("link", { name: "The revoke" }).waitFor();
      assert.match(await rule.innerText(), /TSR 5\.2\.2/);
    });
  });

  it("answer every method with the present game filled in", async () => {
    const methods = api.services.flatMap((service) => service.methods);
    await at({ tab: "api", line: SCENES[0]?.line ?? "" }, async ({ page }) => {
      for (const { name, isStream } of methods) {
        await page.getByRole("link", { name, exact: true }).first().click();
        await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
        if (!isStream) {
          await page.getByRole("button", { name: "Ask", exact: true }).click();
          const answer = page.getByRole("heading", { name: "Answer", exact: true });
          await answer.waitFor({ timeout: 5000 }).catch(() => assert.fail(`${name} has no answer`));
        }
      }
    });
  });

  it("write a question as code", async () => {
    await at({ tab: "api", q: "ValidateMove" }, async ({ page }) => {
      const code = page.locator(".attempt pre").last();
      for (const [language, part] of [
        ["curl", "/v1/games:validateMove"],
        ["Python", 'client.validate_move(record, Seat.S3, "HK", view=View.EVERYTHING)'],
        ["TypeScript", 'client.validateMove(record, 3, "HK", { view: "everything" })'],
        ["Rust", "client.validate_move(&record, Seat::S3, Card::HK)"],
      ] as const) {
        await page.getByRole("button", { name: language, exact: true }).click();
        assert((await code.innerText()).includes(part), language);
      }
    });
  });

  const FULL: readonly Partial<Address>[] = [
    { tab: "scenes", scene: "revoke" },
    { tab: "rules", rules: "ddv-tsr{armut=exchange genscher=on}" },
    { tab: "rules", rules: "vln", compare: "ddv-tsr", q: "a" },
    { tab: "book", q: "armut" },
    { tab: "api", q: "EvaluateBatch" },
    { tab: "api", q: "GameRecord" },
  ];

  for (const [width, lang] of [
    [320, "de"],
    [768, "en"],
    [1440, "de"],
  ] as const) {
    it(`fit ${width} pixels, in ${lang}`, async () => {
      const seen = await visit(browser, server.address, { width, isDark: lang === "de" });
      for (const address of FULL) {
        await seen.open({ ...address, lang });
        await assertFits(seen.page, JSON.stringify(address));
        await assertAccessible(seen.page, JSON.stringify(address));
      }
      assert.deepEqual(seen.complaints, []);
      await seen.close();
    });
  }
});
