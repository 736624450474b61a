/**
 * What the page knows from the `.proto` files, as modules for the bundler: `described:options` is the table of
 * options of a rule set, `described:api` are the methods and messages of the service.
 */

import { readdirSync, readFileSync } from "node:fs";

import { readProto } from "./proto.js";

const FOLDER = new URL("../../proto/doppelkopf/rules/v1/", import.meta.url);

/** The plugin for esbuild. */
export const described = {
  name: "described",
  setup(build) {
    build.onResolve({ filter: /^described:/ }, ({ path }) => ({ path, namespace: "described" }));
    build.onLoad({ filter: /.*/, namespace: "described" }, ({ path }) => {
      const made = path === "described:options" ? options(files()) : api(files());
      return { contents: JSON.stringify(made), loader: "json" };
    });
  },
};

function files() {
  const names = readdirSync(FOLDER).filter((it) => it.endsWith(".proto"));
  const all = names.sort().map((it) => readProto(readFileSync(new URL(it, FOLDER), "utf8")));
  return {
    messages: new Map(all.flatMap((it) => it.messages).map((it) => [it.name, it])),
    enums: new Map(all.flatMap((it) => it.enums).map((it) => [it.name, it])),
    services: all.flatMap((it) => it.services),
  };
}

/** The options of a rule set in the order of `RuleSet`. */
function options({ messages, enums }) {
  const { fields } = messages.get("RuleSet");
  return fields
    .filter((it) => it.options.option?.path)
    .map((field) => option(field, { messages, enums }));
}

function option(field, { messages, enums }) {
  const { path, decides, needs, least, most, ordered, absent, words } = field.options.option;
  const inner = messages.get(field.type)?.fields;
  const items = inner?.length === 1 && inner[0].isRepeated ? inner[0].type : undefined;
  const named = enums.get(items ?? field.type);
  return {
    path,
    field: field.name,
    decides,
    needs,
    least,
    most,
    absent,
    isOrdered: ordered === "true",
    kind: kindOf(field.type, items, named),
    prefix: named && prefixOf(named),
    values: named && valuesOf(named),
    words: words && [words].flat(),
  };
}

function kindOf(type, items, named) {
  if (named) {
    return items ? "enums" : "enum";
  }
  if (items === "uint32") {
    return "numbers";
  }
  return type === "uint32" ? "number" : "message";
}

function prefixOf({ values }) {
  return values[0].name.replace(/UNSPECIFIED$/, "");
}

function valuesOf(named) {
  const prefix = prefixOf(named);
  return named.values.slice(1).map(({ name, options }) => ({
    name: name.slice(prefix.length).toLowerCase(),
    ...options.value,
  }));
}

const SERVICES = ["RulesService", "TableService", "RuleSetService"];

/** Services with their methods, and every message and enum that they reach. */
function api({ messages, enums, services }) {
  return {
    services: SERVICES.map((name) => services.find((it) => it.name === name)),
    messages: Object.fromEntries(
      [...messages].map(([name, { about, fields }]) => [
        name,
        { about, fields: fields.map(shown) },
      ]),
    ),
    enums: Object.fromEntries(
      [...enums].map(([name, { about, values }]) => [
        name,
        { about, values: values.slice(1).map(named) },
      ]),
    ),
  };
}

/** The words of options stand in the table of options. */
function named({ name, about, options }) {
  return options.value ? { name } : { name, about };
}

function shown({ name, type, about, isRepeated, oneof }) {
  return { name, type, about, isRepeated: isRepeated || undefined, oneof };
}
