/** What a scene is about, while its game lies on the table. */

import { linkTo, useAddress } from "../address";
import { useWords } from "../words";
import { sceneOf } from "./all";
import "./hint.css";

/** The hands of a line tell whether it is still the game of a scene. */
function handsOf(line: string): string | undefined {
  return /;\s*h=([^;]*)/.exec(line)?.[1]?.trim();
}

export function SceneHint() {
  const [{ scene: id, line, lang }, change] = useAddress();
  const t = useWords();
  const scene = sceneOf(id);
  if (!scene || handsOf(scene.line) !== handsOf(line)) {
    return null;
  }
  return (
    <section class="scene-hint" aria-label={t("Szene", "Scene")}>
      <div>
        <strong>{scene.title[lang]}.</strong> {scene.story[lang]}
        <br />
        <strong>{t("Probier:", "Try:")}</strong> {scene.attempt[lang]}
      </div>
      <div class="scene-hint-ways">
        {line !== scene.line && (
          <button
            type="button"
            onClick={() => change({ line: scene.line, view: scene.view, at: null })}
          >
            {t("Von vorn", "Start again")}
          </button>
        )}
        <a class="button" href={linkTo({ tab: "scenes", scene: id, lang })}>
          {t("Alle Szenen", "All scenes")}
        </a>
      </div>
    </section>
  );
}
