/** Where a game comes from: chance, a seed, cards set by hand, a text, a file. */

import { useState } from "preact/hooks";

import { useAnswer } from "../ask";
import { useWords } from "../words";
import { dealtLine, randomSeed } from "./deals";
import { errorTold } from "./game";
import type { Game } from "./game";
import { HandEditor } from "./HandEditor";
import { lineOf } from "./record";
import { headOf } from "./steps";

interface RuleSets {
  readonly ruleSets?: readonly { readonly name: string; readonly title?: string }[];
}

export const USUAL_RULES = "ddv-tsr";

/** Deals, and opens the game. */
async function deal(game: Game, rules: string, seed: string): Promise<void> {
  try {
    game.open(await dealtLine(rules, seed));
  } catch (error) {
    game.tell(errorTold(error));
  }
}

/** Opens the first game of a text. */
export async function openText(game: Game, text: string): Promise<void> {
  try {
    const line = await lineOf(text);
    if (line !== "") {
      game.open(line);
    }
  } catch (error) {
    game.tell(errorTold(error));
  }
}

export function NewGame({ game }: { readonly game: Game }) {
  const t = useWords();
  const [seed, setSeed] = useState("");
  const [isEditing, setIsEditing] = useState(false);
  const rules = game.line ? headOf(game.line) : game.address.rules || USUAL_RULES;
  const dealRandom = () => {
    const drawn = randomSeed();
    setSeed(drawn);
    void deal(game, rules, drawn);
  };
  return (
    <section class="panel new-game" aria-label={t("Neues Spiel", "New game")}>
      <h2>{t("Neues Spiel", "New game")}</h2>
      <RulesChoice
        game={game}
        rules={rules}
        onChoose={(chosen) => void deal(game, chosen, seed || randomSeed())}
      />
      <div class="row">
        <button type="button" class="primary" onClick={dealRandom}>
          {t("Mischen und geben", "Shuffle and deal")}
        </button>
        <button type="button" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
          {t("Karten selbst verteilen", "Set the hands")}
        </button>
      </div>
      {isEditing && <HandEditor game={game} rules={rules} onDone={() => setIsEditing(false)} />}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void deal(game, rules, seed);
        }}
      >
        <label>
          {t("Aus einem Startwert", "From a seed")}
          <input
            value={seed}
            placeholder={t("Wort oder 64 Hex-Ziffern", "a word, or 64 hex digits")}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("Geben", "Deal")}</button>
      </form>
      <Paste game={game} />
    </section>
  );
}

function RulesChoice({
  game,
  rules,
  onChoose,
}: {
  readonly game: Game;
  readonly rules: string;
  readonly onChoose: (rules: string) => void;
}) {
  const t = useWords();
  const language = `LANGUAGE_${game.address.lang.toUpperCase()}`;
  const { answer } = useAnswer<RuleSets>("/doppelkopf.rules.v1.RuleSetService/ListRuleSets", {
    language,
  });
  const named = (answer?.ruleSets ?? []).map((it) => ({
    value: it.name,
    label: it.title ?? it.name,
  }));
  const others = [rules, game.address.rules]
    .filter(
      (it, index, all) =>
        it !== "" && all.indexOf(it) === index && !named.some(({ value }) => value === it),
    )
    .map((it) => ({ value: it, label: it.length > 60 ? `${it.slice(0, 57)}…` : it }));
  return (
    <label>
      {t("Regeln", "Rules")}
      <select value={rules} onChange={(event) => onChoose(event.currentTarget.value)}>
        {[...named, ...others].map(({ value, label }) => (
          <option key={value} value={value} selected={value === rules}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Paste({ game }: { readonly game: Game }) {
  const t = useWords();
  const [text, setText] = useState("");
  const [copied, setCopied] = useState("");
  // Only pages of a safe origin may copy.
  const canCopy = "clipboard" in navigator;
  const copy = async () => {
    await navigator.clipboard.writeText(game.line);
    setCopied(game.line);
  };
  return (
    <div class="paste">
      <label>
        {t(
          "Zeile oder JSON einfügen, oder eine Datei auf die Seite ziehen",
          "Paste a line or JSON, or drop a file on the page",
        )}
        <textarea
          class="mono"
          rows={3}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button
          type="button"
          disabled={text.trim() === ""}
          onClick={() => void openText(game, text)}
        >
          {t("Spiel öffnen", "Open the game")}
        </button>
        <label class="button">
          {t("Datei wählen", "Choose a file")}
          <input
            class="only-heard"
            type="file"
            accept=".json,.txt,.doko"
            onChange={(event) => void openFile(game, event.currentTarget.files?.[0])}
          />
        </label>
        {canCopy && (
          <button type="button" disabled={game.line === ""} onClick={() => void copy()}>
            {copied === game.line && copied !== ""
              ? t("Kopiert", "Copied")
              : t("Diese Zeile kopieren", "Copy this line")}
          </button>
        )}
      </div>
    </div>
  );
}

export async function openFile(game: Game, file: File | undefined): Promise<void> {
  if (file) {
    await openText(game, await file.text());
  }
}
