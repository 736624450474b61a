import assert from "node:assert/strict";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { PACKAGE, run } from "./run.js";
import { inRepository, startServer } from "./server.js";
import type { Server } from "./server.js";

/** The compilers that the types are for: the oldest, and the newest. */
const COMPILERS = { oldest: "npm:typescript@5.4.5", newest: "npm:typescript@7.0.2" };

/** The most bytes that a page loads for three methods, compressed. */
const MOST_BYTES = 40_000;

/** What a clean clone does not have. */
const MADE = ["node_modules", "build", "dist", "LICENSE-APACHE", "LICENSE-MIT"];

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

describe("the package of a clean clone, installed into a project of its own", () => {
  let server: Server;
  let home: string;
  let folder: string;
  let tarball: string;

  before(async () => {
    server = await startServer();
    home = await mkdtemp(join(tmpdir(), "doko-sdk-"));
    const clone = join(home, "clone/sdk/typescript");
    await cp(PACKAGE, clone, {
      recursive: true,
      filter: (path) => !MADE.includes(basename(path)),
    });
    for (const licence of ["LICENSE-APACHE", "LICENSE-MIT"]) {
      await copyFile(inRepository(licence), join(home, "clone", licence));
    }
    await run("npm", ["pack", "--silent", "--pack-destination", home], clone);
    const [packed = ""] = (await readdir(home)).filter((it) => it.endsWith(".tgz"));
    tarball = join(home, packed);

    folder = join(home, "project");
    await mkdir(folder);
    const dependencies = { "doko-sdk": `file:${tarball}`, ...COMPILERS };
    const manifest = { type: "module", dependencies, overrides: await pinned() };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    await run(
      "npm",
      ["install", "--silent", "--no-audit", "--no-fund", "--prefer-offline"],
      folder,
    );
  });

  after(async () => {
    await server.stop();
    await rm(home, { recursive: true });
  });

  it("has what it should", async () => {
    const installed = join(folder, "node_modules/doko-sdk");
    const found = (await readdir(installed)).sort();
    assert.deepEqual(found, ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "dist", "package.json"]);
    assert.deepEqual((await readdir(join(installed, "dist"))).sort(), ["cjs", "esm"]);
    const publint = join(PACKAGE, "node_modules/.bin/publint");
    assert.match(await run(publint, ["run", "--strict", tarball]), /All good/);
  });

  it("runs what the pages show", async () => {
    // What the READMEs of the package and of the project show is JavaScript, too.
    for (const [name, page] of [
      ["readme", join(folder, "node_modules/doko-sdk/README.md")],
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
  });

  it("answers CommonJS", async () => {
    await writeFile(
      join(folder, "asks.cts"),
      `import { connect, GameRecord } from "doko-sdk";
       import web = require("doko-sdk/web");
       import v1 = require("doko-sdk/v1");
       const client = connect(process.argv[2] ?? "", { deadlineMs: 10_000 });
       const record = GameRecord.of("ddv-tsr").sayAll("gesund");
       void client.validateMove(record, undefined, v1.Card.HT).then(({ verdict }) => {
         console.log(verdict.kind, typeof web.connect);
         client.close();
       });`,
    );
    await writeFile(
      join(folder, "asks.cjs"),
      `const { connect, GameRecord } = require("doko-sdk");
       const client = connect(process.argv[2], { deadlineMs: 10_000 });
       const record = GameRecord.of("ddv-tsr").sayAll("gesund");
       const card = require("doko-sdk/v1").Card.HT;
       client.validateMove(record, undefined, card).then(({ verdict }) => {
         console.log(verdict.kind, typeof require("doko-sdk/web").connect);
         client.close();
       });`,
    );
    const printed = await run(process.execPath, ["asks.cjs", server.address], folder);
    assert.equal(printed, "undecided function\n");
  });

  it("has types for Node.js and for bundlers of pages, whatever the compiler", async () => {
    await copyFile(join(PACKAGE, "test/browser/page.ts"), join(folder, "page.ts"));
    await cp(join(PACKAGE, "node_modules/@types/node"), join(folder, "types/node"), {
      recursive: true,
    });
    await cp(
      join(PACKAGE, "node_modules/undici-types"),
      join(folder, "node_modules/undici-types"),
      {
        recursive: true,
      },
    );
    const node = { module: "nodenext", typeRoots: ["types"], types: ["node"], lib: ["es2022"] };
    const bundled = { moduleResolution: "bundler", customConditions: ["browser"], types: [] };
    const page = { module: "esnext", ...bundled, lib: ["es2022", "dom", "dom.iterable"] };
    const runs = Object.entries({
      node: { files: ["readme.ts", "project.ts", "refusal.ts", "asks.cts"], options: node },
      page: { files: ["page.ts"], options: page },
    }).map(async ([name, { files, options }]) => {
      const compilerOptions = { noEmit: true, strict: true, target: "es2022", ...options };
      const config = join(folder, `tsconfig.${name}.json`);
      await writeFile(config, JSON.stringify({ compilerOptions, files }));
      for (const compiler of Object.keys(COMPILERS)) {
        const tsc = join(folder, "node_modules", compiler, "bin/tsc");
        await run(process.execPath, [tsc, "--project", config], folder);
      }
    });
    await Promise.all(runs);
  });

  it("adds little to a page", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { connect, GameRecord } from "doko-sdk";
          const client = connect(location.origin);
          const record = GameRecord.of("ddv-tsr");
          console.log(
            await client.validateMove(record, 1, "CA"),
            await client.inspectGame(record, { view: "public" }),
            await client.scoreGame(record),
          );`,
        resolveDir: folder,
      },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      write: false,
    });
    const bytes = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
    assert(bytes < MOST_BYTES, `${bytes} bytes`);
  });
});
