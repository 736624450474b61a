/** The steps of the game: go to any of them, take one back, go another way. */

import { useEffect, useRef } from "preact/hooks";

import { useAddress } from "../address";
import { cardSign } from "../cards";
import type { Kind } from "../cards";
import { useWords } from "../words";
import type { Position } from "./answers";
import { playedBy } from "./Centre";
import type { Game } from "./game";
import { stepLabel } from "./labels";
import { stepsOf } from "./steps";
import type { Step } from "./steps";

export function Timeline({ game }: { readonly game: Game }) {
  const t = useWords();
  const { at, steps, stepTo } = game;
  const last = steps.length;
  return (
    <section class="panel timeline" aria-label={t("Verlauf", "Timeline")}>
      <h2>
        {t("Verlauf", "Timeline")} <span class="soft">{`${at} / ${last}`}</span>
      </h2>
      <div class="timeline-buttons">
        <StepButton
          label={t("Zum Anfang", "To the start")}
          sign="«"
          isOff={at === 0}
          onClick={() => stepTo(0)}
        />
        <StepButton
          label={t("Einen Schritt zurück", "One step back")}
          sign="‹"
          isOff={at === 0}
          onClick={() => stepTo(at - 1)}
        />
        <StepButton
          label={t("Einen Schritt vor", "One step on")}
          sign="›"
          isOff={at === last}
          onClick={() => stepTo(at + 1)}
        />
        <StepButton
          label={t("Zum Ende", "To the end")}
          sign="»"
          isOff={at === last}
          onClick={() => stepTo(last)}
        />
        <button type="button" disabled={at === 0} onClick={game.undo}>
          {t("Zurücknehmen", "Undo")}
        </button>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("Schritt", "Step")}
        onInput={(event) => stepTo(Number(event.currentTarget.value))}
      />
      <Steps game={game} />
      {at < last && (
        <p class="soft">
          {t(
            "Was du jetzt spielst, wird ein neuer Zweig.",
            "What you play now becomes a new branch.",
          )}
        </p>
      )}
      <Branches game={game} />
    </section>
  );
}

function StepButton({
  label,
  sign,
  isOff,
  onClick,
}: {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Steps({ game }: { readonly game: Game }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && list.current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
    }
  }, [game.at, game.line]);
  const seats = seatsOfPlays(game.whole);
  return (
    <ol class="steps" ref={list}>
      {rowsOf(game.steps).map((row) => (
        <li key={row[0]}>
          {row.map((index) => (
            <StepLink key={index} game={game} index={index} seats={seats} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The steps in rows: the words first, then trick by trick. What was said stands before the next card. */
function rowsOf(steps: readonly Step[]): number[][] {
  const rows: number[][] = [];
  steps.forEach((step, index) => {
    const isLead = step.section === "play" && step.index % 4 === 0;
    const row = rows.at(-1);
    if (row === undefined || isLead) {
      rows.push([index]);
    } else {
      row.push(index);
    }
  });
  return rows;
}

interface StepLinkProps {
  readonly game: Game;
  readonly index: number;
  readonly seats: readonly string[];
}

function StepLink({ game, index, seats }: StepLinkProps) {
  const t = useWords();
  const [{ lang }] = useAddress();
  const step = game.steps[index];
  if (step === undefined) {
    return null;
  }
  return (
    <button
      type="button"
      class={`step step--${step.section}${index >= game.at ? " step--later" : ""}`}
      aria-current={index === game.at - 1 ? "step" : undefined}
      onClick={() => game.stepTo(index + 1)}
    >
      {textOf(step, seats, lang, t)}
    </button>
  );
}

function textOf(
  step: Step,
  seats: readonly string[],
  lang: "de" | "en",
  t: (de: string, en: string) => string,
): string {
  if (step.section === "play") {
    const card = step.text.slice(-2) as Kind;
    return `${seats[step.index] ?? ""} ${cardSign(card, lang)}`.trim();
  }
  const { seat, word } = stepLabel(step.text, t);
  return `${seat} ${word}`;
}

/** Who played each card, as far as the position knows it. */
function seatsOfPlays(position: Position | undefined): string[] {
  const all = [...(position?.tricks ?? []), ...(position?.trick ? [position.trick] : [])];
  return all.flatMap(({ leader, cards = [] }) =>
    cards.map((_, index) => playedBy(leader, index).replace("SEAT_", "")),
  );
}

function Branches({ game }: { readonly game: Game }) {
  const t = useWords();
  const others = game.branches.filter((it) => it !== game.line);
  if (others.length === 0) {
    return null;
  }
  return (
    <div class="branches">
      <h3>{t("Andere Zweige", "Other branches")}</h3>
      <ul>
        {others.map((line, index) => (
          <li key={line}>
            <button type="button" onClick={() => game.open(line)}>
              {t(
                `Zweig ${index + 1}, ${stepsOf(line).length} Schritte`,
                `Branch ${index + 1}, ${stepsOf(line).length} steps`,
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
