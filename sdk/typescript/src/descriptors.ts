/** Reads the descriptors of generated code, which `protoc-gen-compact.js` writes as short text. */

import { createFileRegistry } from "@bufbuild/protobuf";
import type { DescFile } from "@bufbuild/protobuf";
import type { FileDescriptorProto } from "@bufbuild/protobuf/wkt";

/** A part of a descriptor while it is put together. */
type Part = Record<string, unknown> & { name: string };

/** A message while it is put together. */
interface MessagePart extends Part {
  readonly field: Part[];
  readonly oneofDecl: Part[];
  readonly nestedType: MessagePart[];
  readonly enumType: Part[];
}

const [PROTO3, OPTIONAL, REPEATED, MESSAGE, ENUM] = ["proto3", 1, 3, 11, 14] as const;

/**
 * The descriptor of a file. Its first line has the names of file and package. Each line after it has
 *
 * - an enum: `e Name VALUE VALUE=7`, where a value without a number has the next one;
 * - a message: `m Outer.Name oneof`, or `p` for the entry of a map, and its fields below it:
 *   `name=number:jsonName type`, where `*` is a list, `?` optional, and `~0` the first oneof;
 * - a service: `s Name`, and its methods below it: `Name Request Response streams`.
 */
export function fileDesc(text: string, imports: readonly DescFile[] = []): DescFile {
  const [head = "", ...lines] = text.split("\n");
  const [name = "", scope = ""] = head.split(" ");
  const whole = (type: string) => (type.startsWith(".") ? type : `.${scope}.${type}`);
  const file = {
    $typeName: "google.protobuf.FileDescriptorProto",
    name,
    package: scope,
    syntax: PROTO3,
    edition: 0,
    dependency: imports.map((it) => it.proto.name),
    messageType: [] as MessagePart[],
    enumType: [] as Part[],
    service: [] as (Part & { method: Part[] })[],
    extension: [],
  };
  const messages = new Map<string, MessagePart>();
  let last = 0;
  let below: (line: string) => void = () => undefined;
  /** The last name of a path, and the message around it. */
  const placed = (path: string) => {
    const dot = path.lastIndexOf(".");
    return { name: path.slice(dot + 1), outer: messages.get(path.slice(0, Math.max(dot, 0))) };
  };
  const numbered = (given: string) => {
    const [name = "", number] = given.split("=");
    last = number === undefined ? last + 1 : Number(number);
    return { name, number: last };
  };
  for (const line of lines) {
    const [kind = "", path = "", ...more] = line.split(" ");
    last = -1;
    if (kind === "e") {
      const { name, outer } = placed(path);
      (outer ?? file).enumType.push({ name, value: more.map(numbered) });
    } else if (kind === "m" || kind === "p") {
      const { name, outer } = placed(path);
      const message: MessagePart = {
        name,
        field: [],
        oneofDecl: more.map((name) => ({ name })),
        nestedType: [],
        enumType: [],
        extension: [],
        ...(kind === "p" && { options: { mapEntry: true } }),
      };
      messages.set(path, message);
      (outer?.nestedType ?? file.messageType).push(message);
      let number = -1;
      below = (line) => {
        last = number;
        message.field.push(field(line, message));
        number = last;
      };
    } else if (kind === "s") {
      const method: Part[] = [];
      file.service.push({ name: path, method });
      below = (line) => {
        const [name = "", input = "", output = "", streams = ""] = line.split(" ");
        method.push({
          name,
          inputType: whole(input),
          outputType: whole(output),
          clientStreaming: streams.includes("c"),
          serverStreaming: streams.includes("s"),
        });
      };
    } else {
      below(line);
    }
  }
  function field(line: string, { oneofDecl }: MessagePart): Part {
    const [, given = "", json, type = "", list, optional, oneof] =
      /^([^: ]+)(?::(\S+))? ([^*?~]+)(\*)?(\?)?(?:~(\d+))?$/.exec(line) ?? [];
    const { name, number } = numbered(given);
    const kind = { m: MESSAGE, e: ENUM }[type.charAt(0)];
    const index = optional ? oneofDecl.push({ name: `_${name}` }) - 1 : oneof;
    return {
      name,
      number,
      label: list ? REPEATED : OPTIONAL,
      type: kind ?? Number(type),
      typeName: kind ? whole(type.slice(1)) : "",
      jsonName: json ?? name.replace(/_+(.)/g, (_, next: string) => next.toUpperCase()),
      proto3Optional: Boolean(optional),
      ...(index !== undefined && { oneofIndex: Number(index) }),
    };
  }
  const known = (wanted: string) => imports.find((it) => it.proto.name === wanted);
  const registry = createFileRegistry(file as unknown as FileDescriptorProto, known);
  const found = registry.getFile(name);
  if (found === undefined) {
    throw new Error(`no descriptor of ${name}`);
  }
  return found;
}
