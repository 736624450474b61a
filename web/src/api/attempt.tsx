/** Ask a method with the present game filled in, and take the question along as code. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { ask, AskError } from "../ask";
import { useWords } from "../words";
import { Copied } from "./copied";
import { snippets } from "./snippets";

interface Props {
  readonly method: string;
  /** Where it is asked as JSON. A stream has no such place. */
  readonly path: string | undefined;
  readonly filled: object;
}

interface Outcome {
  readonly text: string;
  readonly isError: boolean;
}

export function Attempt({ method, path, filled }: Props) {
  const t = useWords();
  const first = JSON.stringify(filled, null, 2);
  const [text, setText] = useState(first);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    setText(first);
    setOutcome(null);
  }, [first, method]);
  const question = useMemo(() => parsed(text), [text]);
  if (path === undefined) {
    return (
      <p class="soft">
        {t(
          "Ein Strom von Fragen geht nur über gRPC. Als JSON nimmt EvaluateBatch dieselben Fragen.",
          "A stream of questions needs gRPC. As JSON, EvaluateBatch takes the same questions.",
        )}
      </p>
    );
  }
  const send = async () => {
    if (question === undefined) {
      setOutcome({ text: t("Das ist kein JSON.", "This is no JSON."), isError: true });
      return;
    }
    try {
      const answer = await ask<unknown>(path, question);
      setOutcome({ text: JSON.stringify(answer, null, 2), isError: false });
    } catch (error) {
      const message = error instanceof AskError ? error.message : String(error);
      setOutcome({ text: message, isError: true });
    }
  };
  return (
    <div class="attempt">
      <label>
        <span>
          <code>POST {path}</code>
        </span>
        <textarea
          class="mono"
          rows={Math.min(24, text.split("\n").length + 1)}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p>
        <button type="button" class="primary" onClick={send}>
          {t("Fragen", "Ask")}
        </button>
      </p>
      <div aria-live="polite">
        {outcome?.isError && <p class="finding-error">{outcome.text}</p>}
        {outcome && !outcome.isError && (
          <Copied title={t("Antwort", "Answer")} text={outcome.text} />
        )}
      </div>
      {question && <Code method={method} path={path} question={question} />}
    </div>
  );
}

interface CodeProps {
  readonly method: string;
  readonly path: string;
  readonly question: Readonly<Record<string, unknown>>;
}

function Code({ method, path, question }: CodeProps) {
  const t = useWords();
  const [chosen, setChosen] = useState("curl");
  const all = snippets({ method, origin: location.origin, path, question });
  const shown = all.find((it) => it.title === chosen);
  return (
    <div>
      <div class="attempt-languages" role="group" aria-label={t("Als Code", "As code")}>
        {all.map(({ title }) => (
          <button
            key={title}
            type="button"
            aria-pressed={title === chosen}
            onClick={() => setChosen(title)}
          >
            {title}
          </button>
        ))}
      </div>
      {shown && (
        <Copied
          title={t(`Als Code: ${shown.title}`, `As code: ${shown.title}`)}
          text={shown.code}
        />
      )}
    </div>
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
