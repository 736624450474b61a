/** A short situation of the game, as data: what happened, what to ask, and what the service says to it. */

import type { Language, View } from "../address";
import type { Text } from "../words";

/** What can be asked, by its name in a batch, with its path. */
const PATHS = {
  validateMove: "/v1/games:validateMove",
  checkWord: "/v1/games:checkWord",
  checkAnnouncement: "/v1/games:checkAnnouncement",
  checkClaim: "/v1/games:checkClaim",
  resolveVorbehalte: "/v1/games:resolveVorbehalte",
  scoreGame: "/v1/games:score",
  auditGame: "/v1/games:audit",
} as const;

/** What a scene asks the service, without record, view and language. */
export interface SceneQuestion {
  readonly method: keyof typeof PATHS;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface Scene {
  readonly id: string;
  readonly title: Text;
  /** What has happened, in a sentence or two. */
  readonly story: Text;
  /** What to try at the table. */
  readonly attempt: Text;
  /** The game in the notation; its beginning names the rule set. */
  readonly line: string;
  readonly view: View;
  readonly question: SceneQuestion;
  /** Parts of the answer, by their path, that a test holds. */
  readonly expected: Readonly<Record<string, string | number | boolean>>;
  /** The rules that the scene shows. */
  readonly rules: readonly string[];
}

/** Where to ask what a scene asks. */
export function pathOf(scene: Scene): string {
  return PATHS[scene.question.method];
}

/** The question of a scene. */
export function askedBy(scene: Scene, language: Language): object {
  return {
    record: { line: scene.line },
    view: scene.view.toUpperCase(),
    language: language.toUpperCase(),
    ...scene.question.fields,
  };
}

/** What stands in an answer at a path such as `verdict.refused.violations.0.ruleId`. */
export function partOf(answer: unknown, path: string): unknown {
  let part = answer;
  for (const key of path.split(".")) {
    part = (part as Record<string, unknown> | undefined)?.[key];
  }
  return part;
}

/** The rule set at the beginning of a line. */
export function ruleSetOf(line: string): string {
  return line.slice(0, line.indexOf("; ")).trim();
}
