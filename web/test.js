/** Bundles the tests in `test/` and runs them: `npm test`, or `npm test -- scenes` for some. */

import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";

import { build } from "esbuild";

import { SHARED } from "./bundle.js";

const [only = ""] = process.argv.slice(2);
const tests = readdirSync("test").filter((it) => it.endsWith(".test.ts") && it.includes(only));
rmSync("build/test", { force: true, recursive: true });
await build({
  ...SHARED,
  entryPoints: tests.map((it) => `test/${it}`),
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".css": "empty", ".md": "text" },
  outdir: "build/test",
  packages: "external",
  platform: "node",
});
const files = tests.map((it) => `build/test/${it.replace(/\.ts$/, ".js")}`);
const options = ["--test", "--test-reporter=tap", "--test-timeout=900000"];
const { status } = spawnSync(process.execPath, [...options, ...files], { stdio: "inherit" });
process.exit(status ?? 1);
