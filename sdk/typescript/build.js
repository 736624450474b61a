/** Builds what `tsc` left out of `dist`: JavaScript as ES modules and as CommonJS, and the types of the latter. */

import { cp, writeFile } from "node:fs/promises";
import { extname } from "node:path";

import { build } from "esbuild";

for (const format of ["esm", "cjs"]) {
  await build({
    entryPoints: ["src/**/*.ts"],
    outdir: `dist/${format}`,
    format,
    target: "es2022",
    logLevel: "warning",
  });
}
await cp("dist/esm", "dist/cjs", {
  recursive: true,
  filter: (path) => extname(path) === "" || path.endsWith(".d.ts"),
});
const manifest = { type: "commonjs", sideEffects: false };
await writeFile("dist/cjs/package.json", JSON.stringify(manifest));
