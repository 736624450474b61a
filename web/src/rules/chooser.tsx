/** Which rule set is shown, and with which it is compared. */

import { useState } from "preact/hooks";

import { useAddress } from "../address";
import { useWords } from "../words";
import type { Published } from "./answers";
import { parseChosen, writeChosen } from "./chosen";
import { GALLERY, writtenOut } from "./gallery";

interface Props {
  readonly published: Published | undefined;
}

export function Chooser({ published }: Props) {
  const [{ rules, compare }, change] = useAddress();
  const t = useWords();
  const chosen = parseChosen(rules);
  return (
    <div class="chooser">
      <Pick
        label={t("Regelwerk", "Rule set")}
        value={writeChosen(chosen)}
        published={published}
        onPick={(picked) => change({ rules: picked })}
      />
      <Pick
        label={t("Vergleichen mit", "Compare with")}
        value={compare && writeChosen(parseChosen(compare))}
        published={published}
        empty={t("seiner Vorlage", "what it starts from")}
        onPick={(picked) => change({ compare: picked })}
      />
      {chosen.changed.size > 0 && (
        <button type="button" onClick={() => change({ rules: chosen.name })}>
          {t("Alle Änderungen zurück", "Take all changes back")}
        </button>
      )}
    </div>
  );
}

interface PickProps extends Props {
  readonly label: string;
  readonly value: string;
  readonly empty?: string;
  readonly onPick: (notation: string) => void;
}

/** A rule set of the gallery is written out when it is picked. */
function Pick({ label, value, published, empty, onPick }: PickProps) {
  const t = useWords();
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const names = published?.ruleSets ?? [];
  const ofGallery = [...written].find(([, notation]) => notation === value)?.[0];
  const named = names.find(({ name, editions = [] }) =>
    [name, ...editions.map(({ edition }) => `${name}@${edition}`)].includes(value),
  );
  const isNamed = value === "" || named !== undefined;
  const pick = async (key: string) => {
    const entry = GALLERY[key];
    if (entry === undefined) {
      onPick(key);
      return;
    }
    const notation = await writtenOut(entry);
    setWritten((others) => new Map([...others, [key, notation]]));
    onPick(notation);
  };
  return (
    <label>
      {label}
      <select
        value={isNamed ? value : (ofGallery ?? value)}
        onChange={(event) => void pick(event.currentTarget.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        <optgroup label={t("Veröffentlicht", "Published")}>
          {names.map((it) => {
            const shown = it === named ? value : it.name;
            return (
              <option key={it.name} value={shown}>
                {shown} – {it.title}
              </option>
            );
          })}
        </optgroup>
        <optgroup label={t("Aus der Sammlung", "From the gallery")}>
          {Object.keys(GALLERY).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
        {!isNamed && ofGallery === undefined && (
          <option value={value}>
            {t("eigenes", "your own")}: {value}
          </option>
        )}
      </select>
    </label>
  );
}
