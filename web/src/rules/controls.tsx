/** What changes the value of one option. */

import type { Option } from "described:options";
import { useEffect, useState } from "preact/hooks";

import { useAddress } from "../address";
import { useWords } from "../words";
import { nameOf } from "./values";

interface Props {
  readonly option: Option;
  readonly value: string;
  readonly labelledBy: string;
  readonly onChange: (value: string) => void;
}

export function Control(props: Props) {
  const { option } = props;
  const { kind, isOrdered, least, most } = option;
  if (kind === "enum" && option.path !== "list.games") {
    return <Choice {...props} names={(option.values ?? []).map((it) => it.name)} />;
  }
  if (kind === "enums") {
    return isOrdered ? <Ranking {...props} /> : <Checkboxes {...props} />;
  }
  if (kind === "number" && least !== undefined && most !== undefined && most - least <= 12) {
    const numbers = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
    return <Choice {...props} names={numbers} />;
  }
  return <Written {...props} />;
}

function Choice({ option, value, labelledBy, onChange, names }: Props & { names: string[] }) {
  const [{ lang }] = useAddress();
  return (
    <select
      aria-labelledby={labelledBy}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {nameOf(option, name, lang)}
        </option>
      ))}
    </select>
  );
}

function listed(value: string): string[] {
  return value.split(",").filter((it) => it !== "");
}

/** The names that can stand in a list; ranks have words only where they can. */
function offered(option: Option): string[] {
  const withWords = (option.values ?? []).filter(
    ({ name, de }) => de !== undefined || option.words?.some((it) => it.name === name),
  );
  return withWords.map((it) => it.name);
}

function Checkboxes({ option, value, labelledBy, onChange }: Props) {
  const [{ lang }] = useAddress();
  const chosen = listed(value);
  const toggled = (name: string) =>
    offered(option)
      .filter((it) => chosen.includes(it) !== (it === name))
      .join(",");
  return (
    <div class="option-boxes" role="group" aria-labelledby={labelledBy}>
      {offered(option).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={() => onChange(toggled(name))}
          />
          {nameOf(option, name, lang)}
        </label>
      ))}
    </div>
  );
}

/** A list whose order counts: the first ranks highest. */
function Ranking({ option, value, labelledBy, onChange }: Props) {
  const [{ lang }] = useAddress();
  const t = useWords();
  const chosen = listed(value);
  const left = offered(option).filter((it) => !chosen.includes(it));
  const raised = (index: number) =>
    chosen.map((it, at) => chosen[at === index ? at - 1 : at === index - 1 ? at + 1 : at] ?? it);
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <ol class="option-ranking">
        {chosen.map((name, index) => {
          const words = nameOf(option, name, lang);
          return (
            <li key={name}>
              <span>{words}</span>
              <button
                type="button"
                disabled={index === 0}
                aria-label={t(`${words}: höher`, `${words}: higher`)}
                onClick={() => onChange(raised(index).join(","))}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={t(`${words}: weg`, `${words}: remove`)}
                onClick={() => onChange(chosen.filter((it) => it !== name).join(","))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      {left.length > 0 && (
        <select
          aria-label={t("Dazu nehmen", "Add")}
          value=""
          onChange={(event) => onChange([...chosen, event.currentTarget.value].join(","))}
        >
          <option value="">{t("Dazu nehmen …", "Add …")}</option>
          {left.map((name) => (
            <option key={name} value={name}>
              {nameOf(option, name, lang)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** A value in the notation, taken when the field is left. */
function Written({ option, value, labelledBy, onChange }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const take = () => {
    const written = text.replace(/\s+/g, "") || (option.absent ?? "");
    if (written !== value) {
      onChange(written);
    }
  };
  return (
    <input
      class="option-written"
      aria-labelledby={labelledBy}
      value={text}
      spellcheck={false}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          take();
        }
      }}
    />
  );
}
