#!/usr/bin/env node
/**
 * protoc-gen-es, whose descriptors are written as short text in place of base64, which hardly compresses.
 * `src/descriptors.ts` reads that text.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";

import { fromBinary, toBinary } from "@bufbuild/protobuf";
import * as wkt from "@bufbuild/protobuf/wkt";

const PLUGIN = new URL("node_modules/@bufbuild/protoc-gen-es/bin/protoc-gen-es", import.meta.url);

/** A file as short text. */
function compact(file) {
  const scope = `.${file.package}.`;
  const short = (type) => (type.startsWith(scope) ? type.slice(scope.length) : type);
  const lines = [`${file.name} ${file.package}`];
  const numbered = (values, more) => {
    let last = -1;
    return values.map((it) => {
      const number = it.number === last + 1 ? "" : `=${it.number}`;
      last = it.number;
      return `${it.name}${number}${more(it)}`;
    });
  };
  const enumeration = (outer) => (it) =>
    lines.push(`e ${outer}${it.name} ${numbered(it.value, () => "").join(" ")}`);
  const field = (oneofs) => (it) => {
    const { label, type, typeName, jsonName, proto3Optional, oneofIndex } = it;
    const known = !it.extendee && !it.defaultValue && it.options?.packed === undefined;
    if (!known || label === 2 || type === 10 || it.name.length < 2) {
      throw new Error(`${file.name}: ${it.name} is more than short text can say`);
    }
    const kind = { 11: `m${short(typeName)}`, 14: `e${short(typeName)}` }[type] ?? type;
    const name = jsonName ? `:${jsonName}` : "";
    const oneof = Object.hasOwn(it, "oneofIndex") ? oneofs[oneofIndex].name : undefined;
    const group = proto3Optional ? "?" : oneof === undefined ? "" : `~${oneofIndex}`;
    return `${name} ${kind}${label === 3 ? "*" : ""}${group}`;
  };
  const message = (outer) => (it) => {
    const oneofs = it.oneofDecl.filter((_, index) =>
      it.field.every((of) => !of.proto3Optional || of.oneofIndex !== index),
    );
    const names = oneofs.map(({ name }) => ` ${name}`).join("");
    lines.push(`${it.options?.mapEntry ? "p" : "m"} ${outer}${it.name}${names}`);
    lines.push(...numbered(it.field, field(it.oneofDecl)));
    it.enumType.forEach(enumeration(`${outer}${it.name}.`));
    it.nestedType.forEach(message(`${outer}${it.name}.`));
  };
  if (file.syntax !== "proto3" || file.extension.length > 0) {
    throw new Error(`${file.name} is more than short text can say`);
  }
  file.enumType.forEach(enumeration(""));
  file.messageType.forEach(message(""));
  for (const service of file.service) {
    lines.push(`s ${service.name}`);
    for (const it of service.method) {
      const streams = `${it.clientStreaming ? "c" : ""}${it.serverStreaming ? "s" : ""}`;
      lines.push(`${it.name} ${short(it.inputType)} ${short(it.outputType)} ${streams}`);
    }
  }
  return JSON.stringify(lines.join("\n"));
}

/** The code of one file, with short descriptors. */
function rewritten(name, code) {
  const up = posix.relative(posix.dirname(name), "../descriptors.js");
  return code
    .replace(
      /^import \{(.*)\bfileDesc,? ?(.*)\} from "@bufbuild\/protobuf\/codegenv2";$/m,
      (_, a, b) => {
        const others = `${a}${b}`.replace(/[ ,]*$/, "").trim();
        const rest = others && `import { ${others} } from "@bufbuild/protobuf/codegenv2";\n`;
        return `${rest}import { fileDesc } from "${up}";`;
      },
    )
    .replace(/^import \{ file_google_protobuf_.*\n/gm, "")
    .replace(/fileDesc\("(.*?)"/, (_, base64) => {
      const bytes = Buffer.from(base64, "base64");
      return `fileDesc(${compact(fromBinary(wkt.FileDescriptorProtoSchema, bytes))}`;
    })
    .replace(
      /\bfile_google_protobuf_\w+/g,
      (known) => `/*@__PURE__*/ fileDesc(${compact(wkt[known].proto)})`,
    );
}

const asked = readFileSync(0);
const made = execFileSync(process.execPath, [PLUGIN.pathname], {
  input: asked,
  maxBuffer: 2 ** 28,
});
const response = fromBinary(wkt.CodeGeneratorResponseSchema, made);
for (const file of response.file) {
  file.content = rewritten(file.name, file.content);
}
process.stdout.write(toBinary(wkt.CodeGeneratorResponseSchema, response));
