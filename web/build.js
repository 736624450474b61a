/**
 * Builds the page into `server/page`, and the list of its files, with which the server embeds
 * them. Each file is compressed, and each but `index.html` has the hash of its content in its name.
 *
 * `node build.js --check` writes nothing: it fails if `server/page` is not what the sources make.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

import { bundled } from "./bundle.js";

const TARGET = new URL("../server/page/", import.meta.url);
const LIST = new URL("../server/src/page/files.rs", import.meta.url);

/** The most that the page may weigh, compressed, in bytes. */
const BUDGET = 250_000;

const files = await bundled({ minify: true });
const listed = list([...files.keys()]);
const stale = [...difference(files, checkedIn())].sort();
if (listed !== textOf(LIST)) {
  stale.push("server/src/page/files.rs");
}

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
  writeFileSync(LIST, listed);
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

function textOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function names() {
  return existsSync(TARGET) ? readdirSync(TARGET) : [];
}

/** The files as the server embeds them. */
function list(names) {
  return `//! The files of the page. \`npm run build\` in \`web/\` writes this list.

macro_rules! packed {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../page/", $name, ".gz")))),*]
    };
}

/// The name of each file, and its content, compressed.
pub(super) const FILES: &[(&str, &[u8])] = packed! {
${names.map((name) => `    "${name}"\n`).join("")}};
`;
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
