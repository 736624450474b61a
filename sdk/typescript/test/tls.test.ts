import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { once } from "node:events";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { it } from "node:test";

import { connectNodeAdapter } from "@connectrpc/connect-node";
import { connect, UnavailableError, v1 } from "doko-sdk";

import { inFolder, run } from "./run.js";

it("a client speaks TLS with servers that it trusts", async (test) => {
  await inFolder(async (folder) => {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const files = ["-keyout", key, "-out", cert];
    await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files]);
    const ca = await readFile(cert);
    const handler = connectNodeAdapter({
      routes: (router) => router.service(v1.RuleSetService, { listRuleSets: () => ({}) }),
    });
    const server = createSecureServer({ key: await readFile(key), cert: ca }, handler);
    test.after(() => server.close());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `https://localhost:${(server.address() as AddressInfo).port}`;

    const trusting = connect(address, { tls: { ca }, apiKey: "secret" });
    assert.deepEqual((await trusting.listRuleSets()).ruleSets, []);
    trusting.close();
    const strange = connect(address, { retries: { attempts: 1 } });
    await assert.rejects(strange.listRuleSets(), UnavailableError);
    strange.close();
  });
});
