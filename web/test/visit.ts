/** Visits of the page with Chromium. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";

import { linkTo } from "../src/address";
import type { Address } from "../src/address";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Why tests of the page are left out, if they are. */
export const skip = !existsSync(CHROMIUM) && `no Chromium at ${CHROMIUM}; CHROMIUM names another`;

export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
}

/** How a visitor looks at the page. */
export interface Visitor {
  readonly width?: number;
  readonly isDark?: boolean;
}

/** A visit of the page, and what the browser complained about. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
  /** Goes to an address of the page. */
  readonly open: (address: Partial<Address>) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function visit(
  browser: Browser,
  origin: string,
  { width = 1440, isDark = false }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({
    colorScheme: isDark ? "dark" : "light",
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (it) => {
    if (it.type() === "error" || it.type() === "warning") {
      complaints.push(it.text());
    }
  });
  page.on("pageerror", (it) => complaints.push(it.message));
  page.on("request", (it) => {
    const isOwn = it.url().startsWith(origin) || it.url().startsWith("data:");
    if (!isOwn) {
      complaints.push(`a request to ${it.url()}`);
    }
  });
  return {
    page,
    complaints,
    open: async (address) => {
      await page.goto(`${origin}/${linkTo(address)}`);
      await settled(page);
    },
    close: () => context.close(),
  };
}

/** Waits until nothing loads any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector("main:not(:has(.loading)) > *");
  await page.waitForLoadState("networkidle");
}

/** No part of the page lies beside the screen. */
export async function assertFits(page: Page, where = "the page"): Promise<void> {
  const [wide, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  assert(wide <= room, `${where} is ${wide} pixels wide in ${room}`);
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everybody can use what is shown, as far as axe-core can tell. */
export async function assertAccessible(page: Page, where = "the page"): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResult>("axe.run()");
  const found = violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${where}: ${id}: ${help}; ${nodes.length} times, as in ${first?.html ?? ""}`;
  });
  assert.deepEqual(found, []);
}
