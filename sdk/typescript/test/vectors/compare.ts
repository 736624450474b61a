/** When an answer agrees with an expected one. */

import type { Json, JsonObject } from "./files.js";

/**
 * What is different in `got`; nothing if it agrees. Only fields that `expected` has are compared.
 * Sets may come in any order, and of the asks of a dialogue only the first is compared.
 */
export function differences(expected: JsonObject, got: JsonObject, comparesAll: boolean): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const wanted = text(name, value, comparesAll);
    const found = text(name, got[name], comparesAll);
    return wanted === found ? [] : [`${name}: expected ${wanted}, got ${found}`];
  });
}

function text(name: string, value: Json | undefined, comparesAll: boolean): string {
  return value === undefined
    ? "nothing"
    : JSON.stringify(sorted(comparable(name, value, comparesAll)));
}

function comparable(name: string, value: Json, comparesAll: boolean): Json {
  if (typeof value === "string") {
    const isSet = name === "legal" || name === "cards";
    return isSet ? [...new Set(value.split(" "))].sort().join(" ").trim() : value;
  }
  if (!Array.isArray(value)) {
    return value;
  }
  const list = value as readonly Json[];
  switch (name) {
    case "reSeats":
    case "includes":
    case "problems":
      return list.map((it) => JSON.stringify(it)).sort();
    case "asks":
      return isDeclaration(list) ? list : list.slice(0, 1);
    case "items":
      return addedUp(list as readonly (readonly [string, string, number])[]);
    case "reasons":
    case "violations":
      return comparesAll ? list : list.slice(0, 1);
    default:
      return list;
  }
}

function isDeclaration([first]: readonly Json[]): boolean {
  return (first as JsonObject | undefined)?.question === "declaration";
}

/** The points of each rule and party. */
function addedUp(items: readonly (readonly [string, string, number])[]): JsonObject {
  const sums: Record<string, number> = {};
  for (const [rule, party, points] of items) {
    const line = `${rule} ${party}`;
    sums[line] = (sums[line] ?? 0) + points;
  }
  return sums;
}

/** Fields of objects in a fixed order; an empty list is as good as none. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map(sorted);
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  const fields = Object.entries(value as JsonObject)
    .flatMap(([name, it]): [string, Json][] => (it === undefined ? [] : [[name, sorted(it)]]))
    .filter(([, it]) => !Array.isArray(it) || it.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields);
}
