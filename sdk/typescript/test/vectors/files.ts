/** The vectors of `tests/vectors`, as they are written. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { inRepository } from "../server.js";
import type { OptionTexts } from "./options.js";

/** Anything that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
/** An object of JSON. */
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** A record, as `tests/vectors/README.md` explains it. */
export interface RecordText {
  readonly ruleSet?: string;
  readonly options?: OptionTexts;
  readonly view?: 1 | 2 | 3 | 4;
  readonly bockFactor?: number;
  readonly openPflichtsolo?: readonly (1 | 2 | 3 | 4)[];
  readonly slots?: readonly ("free" | "color" | "picture")[];
  readonly vorfuehrung?: 1 | 2 | 3 | 4;
  readonly hands?: readonly string[];
  readonly said?: readonly string[];
  readonly plays?: string;
  readonly extras?: readonly string[];
  readonly claimOrder?: string;
  readonly schweineParty?: "re" | "kontra";
  /** Stated by a game of a list, as the places, which are indices. */
  readonly gamesLeft?: number;
  readonly places?: readonly number[];
}

/** A vector that holds under several rule sets is one for each. */
export interface Vector {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly question: JsonObject;
  readonly answers: readonly JsonObject[];
  readonly comparesAll: boolean;
}

interface Written {
  readonly id: string;
  readonly ruleSets?: readonly string[];
  readonly question: Readonly<Record<string, JsonObject>>;
  readonly answer: JsonObject;
  readonly alsoAllowed?: readonly JsonObject[];
  readonly firstReason?: string;
}

/** All vectors. */
export function vectors(): Vector[] {
  const folder = inRepository("tests/vectors");
  // A folder with a schema of its own holds something else than vectors.
  const topics = readdirSync(folder, { withFileTypes: true }).filter(
    (it) => it.isDirectory() && !existsSync(join(folder, it.name, "schema.json")),
  );
  return topics.flatMap((topic) =>
    readdirSync(join(folder, topic.name)).flatMap((file) => {
      const text = readFileSync(join(folder, topic.name, file), "utf8");
      return (JSON.parse(text) as { vectors: Written[] }).vectors.flatMap(read);
    }),
  );
}

/** The cases that have vectors, as the manifest says. */
export function coveredCases(): Set<string> {
  const text = readFileSync(inRepository("tests/vectors/manifest.json"), "utf8");
  const { cases, ownCases } = JSON.parse(text) as Record<"cases" | "ownCases", Case[]>;
  const covered = [...cases, ...ownCases].filter((it) => it.state === "covered");
  return new Set(covered.map((it) => it.id));
}

interface Case {
  readonly id: string;
  readonly state: string;
}

function read(written: Written): Vector[] {
  const [entry] = Object.entries(written.question);
  if (entry === undefined) {
    throw new Error(`${written.id} asks nothing`);
  }
  const [kind, question] = entry;
  return (written.ruleSets ?? [undefined]).map((ruleSet) => ({
    id: written.id,
    label: ruleSet === undefined ? written.id : `${written.id} ${ruleSet}`,
    kind,
    question: ruleSet === undefined ? question : under(ruleSet, question),
    answers: [written.answer, ...(written.alsoAllowed ?? [])],
    comparesAll: written.firstReason === undefined,
  }));
}

/** The question with this rule set wherever one belongs. */
function under(ruleSet: string, question: JsonObject): JsonObject {
  const filled: Record<string, Json | undefined> = { ...question };
  const record = question.record;
  if (record === undefined) {
    filled.ruleSet = ruleSet;
  } else {
    filled.record = { ruleSet, ...(record as JsonObject) };
  }
  const entries = question.entries;
  if (Array.isArray(entries)) {
    filled.entries = entries.map((it) => underEntry(ruleSet, it as Json));
  }
  return filled;
}

/** An entry of a session with this rule set in its record or its counts. */
function underEntry(ruleSet: string, entry: Json): Json {
  if (typeof entry === "string") {
    return entry;
  }
  const [kind, inner] = Object.entries(entry as JsonObject)[0] ?? ["", {}];
  const game: Record<string, Json | undefined> = { ...(inner as JsonObject) };
  for (const part of ["record", "counts"]) {
    if (game[part] !== undefined) {
      game[part] = { ruleSet, ...(game[part] as JsonObject) };
    }
  }
  return Array.isArray(inner) ? entry : { [kind]: game };
}
