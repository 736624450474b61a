/**
 * Serves the page while it is written, bundled anew for each visit. Everything else goes to a running service:
 *
 *     node dev.js 8080 http://127.0.0.1:50051
 */

import { createServer, request as ask } from "node:http";

import { bundled } from "./bundle.js";

const [port = "8080", service = "http://127.0.0.1:50051"] = process.argv.slice(2);
const TYPES = { css: "text/css", html: "text/html; charset=utf-8", js: "text/javascript" };

let files = new Map();

createServer(async (request, response) => {
  const path = new URL(request.url, "http://page").pathname;
  if (path === "/") {
    try {
      files = await bundled({ minify: false });
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
      return;
    }
  }
  const name = path === "/" ? "index.html" : path.replace(/^\/page\//, "");
  const file = files.get(name);
  if (file === undefined) {
    pass(request, response);
    return;
  }
  response.writeHead(200, {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "content-type": TYPES[name.split(".").pop()],
  });
  response.end(file);
}).listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`));

function pass(request, response) {
  const { host, origin, ...headers } = request.headers;
  const passed = ask(
    new URL(request.url, service),
    { headers, method: request.method },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  passed.on("error", () => response.writeHead(502).end());
  request.pipe(passed);
}
