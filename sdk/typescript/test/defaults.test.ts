import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { it } from "node:test";

import { DEFAULTS } from "doko-sdk";

import { inRepository } from "./server.js";

it("the defaults are those that are the same in every language", async () => {
  const page = await readFile(inRepository("docs/LANGUAGES.md"), "utf8");
  const [, section = ""] = page.split("\n## Defaults\n");
  const rows = section.split("\n").filter((line) => /^\| .* \| [\d,.]+/.test(line));
  const documented = rows.map((row) => Number(row.split(" | ")[1]?.replace(/[^\d.]/g, "")));
  assert.deepEqual(Object.values(DEFAULTS), documented);
});
