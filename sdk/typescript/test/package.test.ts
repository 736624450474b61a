import assert from "node:assert/strict";
import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { it } from "node:test";

import { inFolder, PACKAGE, run } from "./run.js";
import { startServer } from "./server.js";

it("the package installs into a project of its own", async (test) => {
  const server = await startServer();
  test.after(() => server.stop());
  await inFolder(async (folder) => {
    await run("npm", ["pack", "--silent", "--pack-destination", folder]);
    const [tarball = ""] = await readdir(folder);
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await run("npm", ["install", "--silent", "--no-save", `./${tarball}`], folder);

    const installed = join(folder, "node_modules/doko-sdk");
    const found = (await readdir(installed)).sort();
    assert.deepEqual(found, ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "dist", "package.json"]);
    const leftOut = (await readdir(join(installed, "dist"))).filter((it) =>
      /tsbuildinfo|test/.test(it),
    );
    assert.deepEqual(leftOut, []);

    const example = join(folder, "refusal.js");
    await copyFile(join(PACKAGE, "build/examples/refusal.js"), example);
    assert.match(await run(process.execPath, [example, server.address], folder), /FOLLOW-2/);

    // The types hold for Node.js and for bundlers of pages.
    await copyFile(join(PACKAGE, "examples/refusal.ts"), join(folder, "refusal.ts"));
    await copyFile(join(PACKAGE, "test/browser/page.ts"), join(folder, "page.ts"));
    const typeRoots = [join(PACKAGE, "node_modules/@types")];
    const strict = { noEmit: true, strict: true, skipLibCheck: true, target: "es2022" };
    const bundled = { moduleResolution: "bundler", customConditions: ["browser"], types: [] };
    for (const [file, options] of [
      ["refusal.ts", { module: "nodenext", typeRoots, types: ["node"] }],
      ["page.ts", { module: "esnext", ...bundled }],
    ] as const) {
      const compilerOptions = { ...strict, ...options };
      const config = JSON.stringify({ compilerOptions, files: [file] });
      await writeFile(join(folder, "tsconfig.json"), config);
      await run(process.execPath, [join(PACKAGE, "node_modules/typescript/bin/tsc")], folder);
    }
  });
});
