import { GAMES } from "./games";
import { PLAY } from "./play";
import type { Scene } from "./scene";
import { WORDS } from "./words";

/** All scenes, in the order in which the page shows them. */
export const SCENES: readonly Scene[] = [...PLAY, ...WORDS, ...GAMES];

export function sceneOf(id: string): Scene | undefined {
  return SCENES.find((scene) => scene.id === id);
}

/** The scenes that show a rule. */
export function scenesOfRule(rule: string): readonly Scene[] {
  return SCENES.filter((scene) => scene.rules.includes(rule));
}
