/**
 * Builds the page into `server/page`, which the server embeds. Each file is compressed, and each
 * file but `index.html` has the hash of its content in its name.
 *
 * `node build.js --check` writes nothing: it fails if `server/page` is not what the sources make.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

import { bundled } from "./bundle.js";

const TARGET = new URL("../server/page/", import.meta.url);

/** The most that the page may weigh, compressed, in bytes. */
const BUDGET = 250_000;

const files = await bundled({ minify: true });
const stale = [...difference(files, checkedIn())].sort();

if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    console.error(`server/page is not built from web/src; run "npm run build" in web/:`);
    console.error(stale.map((it) => `  ${it}`).join("\n"));
    process.exit(1);
  }
} else if (stale.length > 0) {
  rmSync(TARGET, { force: true, recursive: true });
  mkdirSync(TARGET);
  for (const [name, content] of files) {
    writeFileSync(new URL(`${name}.gz`, TARGET), gzipSync(content, { level: 9 }));
  }
}

const sizes = [...files].map(([name, content]) => [name, gzipSync(content, { level: 9 }).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes) {
  console.log(`${String(size).padStart(8)}  ${name}`);
}
console.log(`${String(total).padStart(8)}  of ${BUDGET} bytes`);
if (total > BUDGET) {
  console.error("the page weighs too much");
  process.exit(1);
}

/**
 * What the server embeds now, unpacked: how a file is packed differs between versions of Node.js.
 */
function checkedIn() {
  const found = new Map();
  for (const name of names()) {
    found.set(name.replace(/\.gz$/, ""), gunzipSync(readFileSync(new URL(name, TARGET))));
  }
  return found;
}

function names() {
  try {
    return readdirSync(TARGET);
  } catch {
    return [];
  }
}

/** The names of the files that only one side has, or that differ. */
function* difference(left, right) {
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    const [one, other] = [left.get(name), right.get(name)];
    if (one === undefined || other === undefined || !Buffer.from(one).equals(other)) {
      yield name;
    }
  }
}
