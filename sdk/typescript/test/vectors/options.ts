/** Options of vectors as overrides of a rule set. */

import type { DescEnum, DescField, DescMessage } from "@bufbuild/protobuf";
import { card, ruleSet, v1 } from "doko-sdk";

/** Options by name, as text. */
export type OptionTexts = Readonly<Record<string, string>>;

/** A rule set with what differs from it. */
export function ruleSetOf(name: string, options: OptionTexts = {}): v1.RuleSetRef {
  const overrides: Record<string, unknown> = {};
  for (const [option, text] of Object.entries(options)) {
    if (option === "list.games" && /^[0-9]+$/.test(text)) {
      overrides.listGames = v1.ListLength.FIXED;
      overrides.listGamesFixed = Number(text);
    } else {
      const field = fieldOf(v1.RuleSetSchema, fieldName(option));
      overrides[field.localName] = read(field, text);
    }
  }
  return ruleSet(name, Object.keys(options).length > 0 ? { overrides } : {});
}

/** The option of a path of the message, such as `ann_max.values[1]`. */
export function optionOf(path: string): string {
  const field = path.split(".")[0] ?? path;
  const plain = ["dulle_tie", "dulle_tie_with_schweine", "throw_rank"];
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

function read(field: DescField, text: string): unknown {
  switch (field.fieldKind) {
    case "scalar":
      return Number(text);
    case "enum":
      return valueIn(field.enum, text);
    case "message":
      return readMessage(field.message, text);
    case "list":
      return text.split(",").flatMap((it) => (it === "" ? [] : [readEntry(field, it)]));
    case "map":
      throw new Error(`${field.name} is a map`);
  }
}

function readEntry(list: DescField & { fieldKind: "list" }, text: string): unknown {
  switch (list.listKind) {
    case "scalar":
      return Number(text);
    case "enum":
      return valueIn(list.enum, text);
    case "message":
      return condition(text);
  }
}

/** A list stands in a message of its own; a message in which nothing is set is none. */
function readMessage(message: DescMessage, text: string): unknown {
  const [inner] = message.fields;
  if (inner?.name === "values") {
    return { values: read(inner, text) };
  }
  const parts = text.split(";").flatMap((part) => {
    const [name = "", value] = part.split(":");
    if (value === undefined || value === "players") {
      return [];
    }
    const field = fieldOf(message, name);
    return [[field.localName, read(field, value)]];
  });
  return Object.fromEntries(parts) as unknown;
}

function valueIn(values: DescEnum, text: string): number {
  const found = values.values.find((it) => it.localName === text.toUpperCase());
  if (found === undefined) {
    throw new Error(`${values.name} has no ${text}`);
  }
  return found.number;
}

/**
 * A condition for throwing a hand in, such as `kings>=5` or `highest<=DJ`, or two that must hold
 * together (`kings>=4&nines>=4`).
 */
function condition(text: string): object {
  const [first = "", also] = text.split("&");
  const [name = "", limit] = first.replace("augen<=", "few_augen<=").split(/[<>]=/);
  const isCard = name === "highest";
  return {
    kind: valueIn(v1.ThrowKindSchema, name),
    ...(limit !== undefined && (isCard ? { card: card(limit) } : { number: Number(limit) })),
    ...(also !== undefined && { also: condition(also) }),
  };
}
