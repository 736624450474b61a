import assert from "node:assert/strict";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { it } from "node:test";

import { inFolder, PACKAGE, run } from "./run.js";
import { inRepository, startServer } from "./server.js";

/** The versions that everything else is tested with, of all that the package needs at run time. */
async function pinned(): Promise<Record<string, string>> {
  const lock = JSON.parse(await readFile(join(PACKAGE, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const needed = Object.entries(lock.packages).filter(([path, it]) => path !== "" && !it.dev);
  return Object.fromEntries(
    needed.map(([path, it]) => [path.replace(/^.*node_modules\//, ""), it.version]),
  );
}

it("the package installs into a project of its own", async (test) => {
  const server = await startServer();
  test.after(() => server.stop());
  await inFolder(async (folder) => {
    await run("npm", ["pack", "--silent", "--pack-destination", folder]);
    const [tarball = ""] = await readdir(folder);
    const dependencies = { "doko-sdk": `file:./${tarball}` };
    const manifest = { type: "module", dependencies, overrides: await pinned() };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    await run("npm", ["install", "--silent", "--no-audit", "--no-fund"], folder);

    const installed = join(folder, "node_modules/doko-sdk");
    const found = (await readdir(installed)).sort();
    assert.deepEqual(found, ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "dist", "package.json"]);
    const leftOut = (await readdir(join(installed, "dist"))).filter((it) =>
      /tsbuildinfo|test/.test(it),
    );
    assert.deepEqual(leftOut, []);

    // What the READMEs of the package and of the project show is JavaScript, too.
    for (const [name, page] of [
      ["readme", join(installed, "README.md")],
      ["project", inRepository("README.md")],
    ] as const) {
      const shown = /^```ts\n(.*?)^```$/ms.exec(await readFile(page, "utf8"))?.[1] ?? "";
      await writeFile(join(folder, `${name}.ts`), shown);
      const script = join(folder, `${name}.js`);
      await writeFile(script, shown.replace("http://127.0.0.1:50051", server.address));
      const printed = await run(process.execPath, [script], folder);
      assert.match(printed, /FOLLOW-2 REVOKE \(TSR 5\.2\.2\)/);
    }

    // It brings what tells of a server that is not there.
    for (const name of ["refusal", "no-server"]) {
      const built = join(PACKAGE, `build/examples/${name}.js`);
      await copyFile(built, join(folder, `${name}.js`));
      await copyFile(join(PACKAGE, `examples/${name}.ts`), join(folder, `${name}.ts`));
    }
    const example = join(folder, "refusal.js");
    assert.match(await run(process.execPath, [example, server.address], folder), /FOLLOW-2/);

    // The types hold for Node.js and for bundlers of pages.
    await copyFile(join(PACKAGE, "test/browser/page.ts"), join(folder, "page.ts"));
    const typeRoots = [join(PACKAGE, "node_modules/@types")];
    const strict = { noEmit: true, strict: true, skipLibCheck: true, target: "es2022" };
    const bundled = { moduleResolution: "bundler", customConditions: ["browser"], types: [] };
    for (const [file, options] of [
      ["readme.ts", { module: "nodenext", typeRoots, types: ["node"] }],
      ["project.ts", { module: "nodenext", typeRoots, types: ["node"] }],
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
