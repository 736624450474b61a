/** The scenes: short situations, each with what the service says to it and a link to the table. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import { linkTo, useAddress } from "../address";
import { useAnswer } from "../ask";
import { useWords } from "../words";
import { SCENES } from "./all";
import { GAMES } from "./games";
import { PLAY } from "./play";
import { said } from "./said";
import type { SceneAnswer } from "./said";
import { askedBy, ruleSetOf } from "./scene";
import type { Scene } from "./scene";
import "./scenes.css";
import { WORDS } from "./words";

interface Batch {
  readonly answers: readonly Readonly<Record<string, SceneAnswer | string>>[];
}

export default function Scenes() {
  const [{ lang }] = useAddress();
  const t = useWords();
  const question = useMemo(
    () => ({
      questions: SCENES.map((it) => ({ id: it.id, [it.question.method]: askedBy(it, lang) })),
    }),
    [lang],
  );
  const { answer, error } = useAnswer<Batch>("/v1/games:evaluateBatch", question);
  const answers = new Map(answer?.answers.map((it) => [it.id, it]));
  const answerTo = (scene: Scene) => {
    const found = answers.get(scene.id);
    return found && ((found[scene.question.method] ?? found) as SceneAnswer);
  };
  const groups = [
    { title: t("Karten", "Cards"), scenes: PLAY },
    { title: t("Vorbehalte und Ansagen", "Words and announcements"), scenes: WORDS },
    { title: t("Ganze Spiele", "Whole games"), scenes: GAMES },
  ];
  return (
    <div class="scenes">
      <h1>{t("Szenen", "Scenes")}</h1>
      <p class="scenes-intro">
        {t(
          "Jede Szene ist ein Link: Sie liegt als Spiel auf dem Tisch, und du probierst weiter. Unter jeder steht, was der Server gerade dazu sagt.",
          "Each scene is a link: it lies on the table as a game, and you go on from there. Below each one stands what the service says to it now.",
        )}
      </p>
      {error && <p class="notice">{error.message}</p>}
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul class="scenes-list">
            {group.scenes.map((scene) => (
              <SceneCard key={scene.id} scene={scene} answer={answerTo(scene)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SceneCard({ scene, answer }: { scene: Scene; answer: SceneAnswer | undefined }) {
  const [{ lang, scene: current }] = useAddress();
  const t = useWords();
  const card = useRef<HTMLLIElement>(null);
  const isCurrent = current === scene.id;
  useEffect(() => {
    if (isCurrent) {
      card.current?.scrollIntoView({ block: "center" });
    }
  }, [isCurrent, answer === undefined]);
  const { id, line, view } = scene;
  return (
    <li
      class="scene panel"
      data-scene={id}
      aria-current={isCurrent ? "true" : undefined}
      ref={card}
    >
      <h3>{scene.title[lang]}</h3>
      <p>{scene.story[lang]}</p>
      <Verdict answer={answer} />
      <p class="scene-attempt">
        <strong>{t("Probier:", "Try:")}</strong> {scene.attempt[lang]}
      </p>
      <p class="scene-rules soft">
        {scene.rules.map((rule) => (
          <a key={rule} href={linkTo({ tab: "book", q: rule, lang })}>
            {rule}
          </a>
        ))}
        <a href={linkTo({ tab: "rules", rules: ruleSetOf(line), lang })}>{shortName(line)}</a>
      </p>
      <a class="button primary" href={linkTo({ tab: "table", line, view, scene: id, lang })}>
        {t("Auf den Tisch", "Open at the table")}
        <span class="only-heard">: {scene.title[lang]}</span>
      </a>
    </li>
  );
}

/** The name of the rule set; options in braces stand for themselves. */
function shortName(line: string): string {
  const name = ruleSetOf(line);
  return name.includes("{") ? `${name.slice(0, name.indexOf("{"))} …` : name;
}

function Verdict({ answer }: { answer: SceneAnswer | undefined }) {
  const t = useWords();
  if (!answer) {
    return <p class="scene-said scene-said--open">{t("Der Server antwortet …", "Asking …")}</p>;
  }
  const { kind, text, rule } = said(answer, t);
  return (
    <p class={`scene-said scene-said--${kind}`}>
      {text}
      {rule && (
        <span class="scene-source">
          {rule.ruleId}
          {rule.source && ` · ${rule.source}`}
        </span>
      )}
    </p>
  );
}
