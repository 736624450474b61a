/** Options of vectors as overrides of a rule set. */

import { readFileSync } from "node:fs";

import type { DescEnum, DescField, DescMessage } from "@bufbuild/protobuf";
import { ruleSet, v1 } from "doko-sdk";

import { inRepository } from "../server.js";
import type { Json, JsonObject } from "./files.js";

/** How values are spelled that vectors and the service spell differently, by option. */
const SPELLINGS = spellings();

/** A rule set with what differs from it. */
export function ruleSetOf(name: string, options: JsonObject = {}): v1.RuleSetRef {
  const overrides: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(options)) {
    if (option === "list.games" && typeof value === "number" && value > 0) {
      overrides.listGames = v1.ListLength.FIXED;
      overrides.listGamesFixed = value;
    } else {
      const field = fieldOf(v1.RuleSetSchema, fieldName(option));
      overrides[field.localName] = read(field, option, value ?? null);
    }
  }
  return ruleSet(name, Object.keys(options).length > 0 ? { overrides } : {});
}

/** The option of a path of the message, such as `ann_max.values[1]`. */
export function optionOf(path: string): string {
  const field = path.split(".")[0] ?? path;
  const plain = ["dulle_tie", "dulle_tie_with_schweine", "throw_before_solo"];
  if (field === "throw_conditions") {
    return "throw";
  }
  return plain.includes(field) ? field : field.replace("_", ".");
}

function fieldName(option: string): string {
  return option === "throw" ? "throw_conditions" : option.replaceAll(".", "_");
}

function fieldOf(message: DescMessage, name: string): DescField {
  const field = message.fields.find((it) => it.name === name);
  if (field === undefined) {
    throw new Error(`${message.name} has no ${name}`);
  }
  return field;
}

function read(field: DescField, option: string, value: Json): unknown {
  switch (field.fieldKind) {
    case "scalar":
      return value;
    case "enum":
      return valueIn(field.enum, option, value);
    case "message":
      return readMessage(field.message, option, value);
    case "list": {
      const list = value as readonly Json[];
      if (field.listKind === "enum") {
        return list.map((it) => valueIn(field.enum, option, it));
      }
      return field.listKind === "message" ? (list as readonly string[]).map(condition) : list;
    }
    case "map":
      throw new Error(`${field.name} is a map`);
  }
}

/** A list stands in a message of its own, and so does a value that may be none. */
function readMessage(message: DescMessage, option: string, value: Json): unknown {
  const [inner] = message.fields;
  if (inner?.name === "values" || inner?.name === "value") {
    return { [inner.localName]: read(inner, option, value) };
  }
  const fields = Object.entries(value as JsonObject).flatMap(([name, it]) => {
    const field = fieldOf(message, name);
    const isNone = name === "games" && it === 0;
    return isNone ? [] : [[field.localName, read(field, `${option}.${name}`, it ?? null)]];
  });
  return Object.fromEntries(fields) as unknown;
}

function valueIn(values: DescEnum, option: string, value: Json): number {
  const written = typeof value === "string" ? value : JSON.stringify(value);
  const text = SPELLINGS.get(option)?.get(written) ?? written;
  const found = values.values.find((it) => it.localName === text.toUpperCase());
  if (found === undefined) {
    throw new Error(`${option} cannot be ${text}`);
  }
  return found.number;
}

/** A condition for throwing a hand in, such as `kings>=5`. */
function condition(text: string): unknown {
  const [name = "", number] = text.split(/[<>]=/);
  const kind = valueIn(v1.ThrowKindSchema, "throw", name);
  return number === undefined ? { kind } : { kind, number: Number(number) };
}

/** The table of spellings in the README of the vectors. */
function spellings(): Map<string, Map<string, string>> {
  const readme = readFileSync(inRepository("tests/vectors/README.md"), "utf8");
  const rows = readme.matchAll(/^\| `([a-z0-9._]+)` \| (`[^|]*`: `[^|]*`) \|$/gm);
  return new Map(
    [...rows].map(([, option = "", pairs = ""]) => {
      const read = [...pairs.matchAll(/`([^`]+)`: `([^`]+)`/g)];
      return [option, new Map(read.map(([, from = "", to = ""]) => [from, to]))];
    }),
  );
}
