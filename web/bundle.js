/** Bundles the page: all its files by name. */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { described } from "./describe/index.js";

const WEB = fileURLToPath(new URL(".", import.meta.url));

/** What both bundles and the tests have in common. */
export const SHARED = {
  absWorkingDir: WEB,
  alias: { "doko-sdk": "../sdk/typescript/src/web.ts" },
  bundle: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  // The sources of the SDK find their libraries here.
  nodePaths: [`${WEB}node_modules`],
  plugins: [described],
};

/** The files of the page by name, in the order of their names. */
export async function bundled({ minify }) {
  const scripts = await build({
    ...SHARED,
    chunkNames: "part-[hash]",
    entryNames: "[name]-[hash]",
    entryPoints: ["src/main.tsx"],
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    // All styles are one file, so that no part of the page shows without its style.
    loader: { ".css": "empty", ".md": "text" },
    metafile: true,
    minify,
    outdir: "page",
    splitting: true,
    target: ["chrome111", "firefox115", "safari16.4"],
    write: false,
  });
  const styles = await build({
    ...SHARED,
    entryNames: "style-[hash]",
    minify,
    outdir: "page",
    stdin: { contents: imports(scripts.metafile), loader: "css", resolveDir: WEB },
    target: ["chrome111", "firefox115", "safari16.4"],
    write: false,
  });
  const assets = [...scripts.outputFiles, ...styles.outputFiles].map((it) => [
    basename(it.path),
    it.contents,
  ]);
  const page = Buffer.from(indexPage(assets.map(([name]) => name)));
  const files = [...assets, ["index.html", page]];
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The styles that the scripts import: those of the whole page come first. */
function imports(metafile) {
  const own = "src/style.css";
  const others = Object.keys(metafile.inputs).filter((it) => it.endsWith(".css") && it !== own);
  return [own, ...others.sort()].map((it) => `@import "./${it}";`).join("\n");
}

function indexPage(names) {
  const named = (pattern) => names.find((it) => pattern.test(it));
  return readFileSync(`${WEB}src/index.html`, "utf8")
    .replace("/page/style.css", `/page/${named(/^style-.*\.css$/)}`)
    .replace("/page/main.js", `/page/${named(/^main-.*\.js$/)}`);
}
