/** A rule set as the notation of games writes it, `vln@1{dulle_tie=first throw=}`, and as the service reads it. */

import options from "described:options";
import type { Option } from "described:options";

export interface Chosen {
  readonly name: string;
  readonly edition: string;
  /** The options that differ, by their path. */
  readonly changed: ReadonlyMap<string, string>;
}

const BY_PATH = new Map(options.map((it) => [it.path, it]));

/** Reads what stands before the first section of a line, or in the address. */
export function parseChosen(text: string): Chosen {
  const found = /^\s*([^\s@{}#;]*)(?:@([^\s@{}#;]+))?(?:\{([^}]*)\})?/.exec(text);
  const [, name = "", edition = "", braces = ""] = found ?? [];
  const entries = braces.split(/\s+/).filter((it) => it.includes("="));
  const changed = entries.map((it): [string, string] => {
    const end = it.indexOf("=");
    return [it.slice(0, end), it.slice(end + 1)];
  });
  return { name: name || "ddv-tsr", edition, changed: new Map(changed) };
}

/** The same in the notation, options in the order of the table. */
export function writeChosen({ name, edition, changed }: Chosen): string {
  const inOrder = options.filter((it) => changed.has(it.path));
  const braces = inOrder.map((it) => `${it.path}=${changed.get(it.path) ?? ""}`).join(" ");
  return `${name}${edition && `@${edition}`}${braces && `{${braces}}`}`;
}

/** The options that nobody knows, which stand in no message. */
export function unknownIn({ changed }: Chosen): string[] {
  return [...changed.keys()].filter((it) => !BY_PATH.has(it));
}

/** The same as the message `RuleSetRef`. */
export function refOf({ name, edition, changed }: Chosen): object {
  const overrides: Record<string, unknown> = {};
  for (const [path, value] of changed) {
    const option = BY_PATH.get(path);
    Object.assign(overrides, option && fieldsOf(option, value));
  }
  return {
    name,
    ...(edition && { edition }),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
}

/** The fields of `RuleSet` that say this value. */
function fieldsOf(option: Option, value: string): Record<string, unknown> {
  const { field, kind } = option;
  if (option.path === "list.games" && /^\d+$/.test(value)) {
    return { [field]: "FIXED", list_games_fixed: Number(value) };
  }
  switch (kind) {
    case "enum":
      return { [field]: value.toUpperCase() };
    case "enums":
      return { [field]: { values: listed(value).map((it) => it.toUpperCase()) } };
    case "number":
      return { [field]: Number(value) };
    case "numbers":
      return { [field]: { values: value === option.absent ? [] : listed(value).map(Number) } };
    case "message":
      return { [field]: value === option.absent ? {} : messageOf(option.path, value) };
  }
}

function listed(value: string): string[] {
  return value.split(",").filter((it) => it !== "");
}

function messageOf(path: string, value: string): object {
  if (path === "throw") {
    return { values: listed(value).map(throwCondition) };
  }
  const parts = Object.fromEntries(
    value.split(";").map((it) => {
      const end = it.indexOf(":");
      return [it.slice(0, end), it.slice(end + 1)];
    }),
  );
  switch (path) {
    case "ann.per_party_max":
      return { re: limits(parts.re), kontra: limits(parts.kontra) };
    case "bock":
      return bock(parts);
    default:
      return Object.fromEntries(Object.entries(parts).map(([key, it]) => [key, word(it)]));
  }
}

function limits(text = ""): object {
  return { values: listed(text).map(Number) };
}

function bock({ triggers = "", games = "", factor, append }: Record<string, string>): object {
  return {
    triggers: listed(triggers).map((it) => it.toUpperCase()),
    factor: Number(factor),
    ...(games !== "players" && { games: Number(games) }),
    append: append?.toUpperCase(),
  };
}

/** A number, or the name of a value. */
function word(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text.toUpperCase();
}

/** `kings>=5`, `highest<=DJ`, `kings>=4&nines>=4` */
function throwCondition(text: string): object {
  const [first = "", second] = text.split("&");
  return { ...singleCondition(first), ...(second && { also: singleCondition(second) }) };
}

function singleCondition(text: string): object {
  const [, kind = "", sign = "", limit] = /^(\w+?)(?:([<>]=)(\w+))?$/.exec(text) ?? [];
  const name = kind === "augen" && sign === "<=" ? "few_augen" : kind;
  if (limit === undefined) {
    return { kind: name.toUpperCase() };
  }
  const isNumber = /^\d+$/.test(limit);
  return { kind: name.toUpperCase(), ...(isNumber ? { number: Number(limit) } : { card: limit }) };
}
