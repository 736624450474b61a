/** Contradictions, and what differs, in words. */

import options from "described:options";

import { useAddress } from "../address";
import { useWords } from "../words";
import type { Checked, Described } from "./answers";
import { valueInWords } from "./values";

export function Problems({ checked, message }: { checked: Checked | undefined; message?: string }) {
  const t = useWords();
  const problems = checked?.problems ?? [];
  if (message !== undefined) {
    return (
      <div class="finding finding--bad">
        <h2>{t("So nicht lesbar", "This cannot be read")}</h2>
        <p>{message}</p>
      </div>
    );
  }
  if (problems.length === 0) {
    return <p class="finding finding--good">{t("Kein Widerspruch.", "No contradiction.")}</p>;
  }
  return (
    <div class="finding finding--bad">
      <h2>{t("Das passt nicht zusammen", "This does not fit together")}</h2>
      <ul>
        {problems.map(({ optionPath, conflictsWith = [], text }) => (
          <li key={`${optionPath} ${text}`}>
            {text} <code>{[optionPath, ...conflictsWith].join(", ")}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What differs from the rule set that this one starts from; each can be taken back. */
export function Differences({
  checked,
  onUndo,
}: {
  checked: Checked;
  onUndo: (path: string) => void;
}) {
  const t = useWords();
  const { differences = [] } = checked;
  if (differences.length === 0) {
    return null;
  }
  return (
    <section class="panel" aria-labelledby="rules-differences">
      <h2 id="rules-differences">{t("Was anders ist", "What differs")}</h2>
      <ul class="differences">
        {differences.map(({ optionPath, text }) => (
          <li key={optionPath}>
            <span>{text}</span>
            <button
              type="button"
              aria-label={t(`Zurück: ${optionPath}`, `Take back: ${optionPath}`)}
              onClick={() => onUndo(optionPath)}
            >
              {t("Zurück", "Take back")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Sides {
  readonly checked: Checked;
  readonly here: Described | undefined;
  readonly there: Described | undefined;
  readonly names: readonly [string, string];
}

/** Two rule sets side by side, as far as they differ. */
export function SideBySide({ checked, here, there, names }: Sides) {
  const [{ lang }] = useAddress();
  const t = useWords();
  const { differences = [] } = checked;
  const inWords = (described: Described | undefined, path: string, value = "") => {
    const decides = options.find((it) => it.path === path)?.decides[lang] ?? path;
    const meaning = described?.options.find((it) => it.optionPath === path)?.meaning;
    return meaning === undefined ? value : valueInWords(meaning, decides);
  };
  return (
    <section class="panel" aria-labelledby="rules-sides">
      <h2 id="rules-sides">{t("Nebeneinander", "Side by side")}</h2>
      {differences.length === 0 ? (
        <p>{t("Beide sagen dasselbe.", "Both say the same.")}</p>
      ) : (
        <table class="sides">
          <thead>
            <tr>
              <th scope="col">
                {t(`${differences.length} Unterschiede`, `${differences.length} differences`)}
              </th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ optionPath, value, comparedValue }) => (
              <tr key={optionPath}>
                <th scope="row">
                  {options.find((it) => it.path === optionPath)?.decides[lang] ?? optionPath}
                </th>
                <td data-side={names[0]}>{inWords(here, optionPath, value)}</td>
                <td data-side={names[1]}>{inWords(there, optionPath, comparedValue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
